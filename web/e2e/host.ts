// A server of our own for each worker: a free port, an empty database, no limits of rate, and dice and draws that are the
// same every time. With the same answers a test meets the same game.
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { BURGUNDY, type Played } from './games'
import { OURS, PATIENCE, turn } from './play'

const TARGET = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../target', import.meta.url))
const server = (name: string): string => join(TARGET, 'debug/examples', name)

interface Own {
  database: string
  /** What every die and every draw comes from. A test that needs another game than the others asks for it: `test.use({ seed })`. */
  seed: number
  /** The folder of the host that all addresses stand below: nothing, or `/signoria`. */
  folder: string
  host: string
}

export interface Server {
  host: string
  stop: () => Promise<void>
}

interface Where {
  /** What all chance comes from. Without it games are dealt as anywhere, and may be gone on with. */
  seed?: number
  folder?: string
  /** The address of a server that was there before. */
  host?: string
}

/** A server on a database. */
export async function serve(database: string, { seed, folder = '', host }: Where = {}): Promise<Server> {
  const [path, args] = seed === undefined ? [server('serve'), []] : [server('dictated'), [seed.toString(16).padStart(64, '0')]]
  const program = spawn(path, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SIGNORIA_LISTEN: host === undefined ? '127.0.0.1:0' : new URL(host).host,
      SIGNORIA_DATABASE__PATH: database,
      SIGNORIA_HTTP__BASE: folder,
      // A test that locks the database need not wait long for what it waits for.
      SIGNORIA_DATABASE__BUSY_MS: '200',
      SIGNORIA_LIMITS__ENABLED: 'false',
      SIGNORIA_LOG__LEVEL: 'error',
    },
  })
  const gone = new Promise<never>((_, failed) => {
    program.once('error', failed)
    program.once('exit', () => failed(new Error('the server is gone')))
  })
  const said = new Promise<string>((done) => createInterface(program.stdout).once('line', done))
  const stop = async (): Promise<void> => {
    program.kill('SIGTERM')
    await gone.catch(() => undefined)
  }
  const line = await Promise.race([said, gone])
  return { host: /http\S+/.exec(line)![0], stop }
}

export const test = base.extend<object, Own>({
  seed: [1, { option: true, scope: 'worker' }],
  folder: ['', { option: true, scope: 'worker' }],
  database: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'signoria-e2e-'))
      await use(join(folder, 'e2e.db'))
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ database, seed, folder }, use) => {
      const server = await serve(database, { seed, folder })
      await use(server.host)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ host }, use) => use(host),
})

export { expect }

export interface Wishes {
  lang?: 'en' | 'pl'
  theme?: 'light' | 'dark'
  confirm?: boolean
  soon?: boolean
}

/** A browser of one more person, who prefers what `wishes` says. */
export async function person(browser: Browser, host: string, name: string, wishes: Wishes = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: host, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 }, ...options })
  const prefs = JSON.stringify({ lang: 'en', theme: 'light', confirm: true, soon: false, ...wishes })
  await context.addInitScript((prefs) => localStorage.getItem('signoria.prefs') ?? localStorage.setItem('signoria.prefs', prefs), prefs)
  const made = await context.request.post('/api/guest', { data: { name }, headers: OURS })
  expect(made.ok()).toBe(true)
  await context.request.patch('/api/me', { data: { prefs: JSON.parse(prefs) }, headers: OURS })
  context.setDefaultTimeout(PATIENCE)
  return context.newPage()
}

/** Opens a table for a page's person through the interface; its id. */
export async function open(page: Page, seats: unknown[], { id: game, options }: Pick<Played, 'id' | 'options'> = BURGUNDY, clock: object = { kind: 'none' }): Promise<string> {
  const made = await page.context().request.post('/api/tables', {
    data: { game, seats, options, private: true, clock },
    headers: OURS,
  })
  expect(made.status(), await made.text()).toBe(201)
  return ((await made.json()) as { id: string }).id
}

/** Opens a table and waits there for the own first turn; the table's id. */
export async function seated(page: Page, seats: unknown[], game: Pick<Played, 'id' | 'options'> = BURGUNDY): Promise<string> {
  const id = await open(page, seats, game)
  await page.goto(`/t/${id}`)
  await turn(page)
  return id
}

/** Others come by the link, one after the other, and take a seat each; the last one starts the table. */
export async function sit(others: readonly Page[], id: string): Promise<void> {
  for (const page of others) {
    await page.goto(`/t/${id}`)
    const seated = page.waitForResponse((answer) => answer.url().endsWith('/join') && answer.ok())
    await page.getByRole('button', { name: /Take a seat|Zajmij miejsce/ }).first().click()
    await seated
  }
}

/** The other person comes by the link, which starts the table. */
export async function joined(opener: Page, other: Page, id: string): Promise<void> {
  await sit([other], id)
  await opener.goto(`/t/${id}`)
  await opener.locator('.tablepage').waitFor()
  await other.locator('.tablepage').waitFor()
}
