// A program of our own for each worker: a free port, an empty database, no limits of rate.
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BURGUNDY, type Played } from './games'
import { turn } from './play'

const TARGET = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../target', import.meta.url))
const BINARY = process.env.E2E_BIN ?? join(TARGET, 'debug/signoria')

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

export const test = base.extend<object, { database: string; host: string }>({
  database: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'signoria-e2e-'))
      await use(join(folder, 'e2e.db'))
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ database }, use) => {
      const port = await freePort()
      const program = spawn(BINARY, ['serve'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          SIGNORIA_LISTEN: `127.0.0.1:${port}`,
          SIGNORIA_DATABASE__PATH: database,
          SIGNORIA_LIMITS__ENABLED: 'false',
          SIGNORIA_LOG__LEVEL: 'warn',
        },
      })
      const host = `http://127.0.0.1:${port}`
      await expect
        .poll(() => fetch(`${host}/health/ready`).then((answer) => answer.ok, () => false), { timeout: 60_000, intervals: [50] })
        .toBe(true)
      await use(host)
      const gone = new Promise((done) => program.once('exit', done))
      program.kill('SIGTERM')
      await gone
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
}

/** A browser of one more person, who prefers what `wishes` says. */
export async function person(browser: Browser, host: string, name: string, wishes: Wishes = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: host, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 }, ...options })
  const prefs = JSON.stringify({ lang: 'en', theme: 'light', confirm: true, ...wishes })
  await context.addInitScript((prefs) => localStorage.getItem('signoria.prefs') ?? localStorage.setItem('signoria.prefs', prefs), prefs)
  const made = await context.request.post('/api/guest', { data: { name }, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(made.ok()).toBe(true)
  await context.request.patch('/api/me', { data: { prefs: JSON.parse(prefs) }, headers: { 'sec-fetch-site': 'same-origin' } })
  context.setDefaultTimeout(20_000)
  return context.newPage()
}

/** Opens a table for a page's person through the interface; its id. */
export async function open(page: Page, seats: unknown[], { id: game, options }: Pick<Played, 'id' | 'options'> = BURGUNDY, clock: object = { kind: 'none' }): Promise<string> {
  const made = await page.context().request.post('/api/tables', {
    data: { game, seats, options, private: true, clock },
    headers: { 'sec-fetch-site': 'same-origin' },
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

/** The other person comes by the link, which starts the table. */
export async function joined(opener: Page, other: Page, id: string): Promise<void> {
  await other.goto(`/t/${id}`)
  await other.getByRole('button', { name: 'Take a seat' }).click()
  await opener.goto(`/t/${id}`)
  await opener.locator('.tablepage').waitFor()
  await other.locator('.tablepage').waitFor()
}
