// What a player sees of the server's troubles, and how the page's files come.
import { expect, person, seated, test } from './host'
import { answered, state } from './play'
import { spawn } from 'node:child_process'
import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Another program takes the database for itself; what lets go of it. */
async function lock(database: string): Promise<() => Promise<unknown>> {
  const code = 'import sqlite3, sys; db = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=30); db.execute("BEGIN IMMEDIATE"); print("locked", flush=True); sys.stdin.read()'
  const other = spawn('python3', ['-c', code, database], { stdio: ['pipe', 'pipe', 'inherit'] })
  await new Promise((done) => other.stdout.once('data', done))
  return () => {
    const gone = new Promise((done) => other.once('exit', done))
    other.stdin.end()
    return gone
  }
}

test('a move that could not be saved is told, stays picked, and goes through at the second try', async ({ browser, host, database }) => {
  const page = await person(browser, host, 'Ania', { lang: 'pl' })
  await seated(page, ['me', { bot: 'page' }])
  await page.locator('[data-el="do:workers"]').click()
  await page.locator('footer [data-el$="/die:0"]').click()
  const before = await state(page)
  const release = await lock(database)
  await page.locator('.btn.confirm').click()
  await expect(page.locator('.toasts')).toContainText('Nie zapisano, nic się nie zmieniło')
  await expect(page.locator('.btn.confirm')).toBeEnabled()
  expect(await state(page)).toEqual(before)
  await release()
  await page.locator('.btn.confirm').click()
  await answered(page, before)
  await expect(page.locator('.own [data-el$="/workers"]')).toContainText('3')
})

const fetched = (url: string, headers: Record<string, string>): Promise<{ answer: IncomingMessage; body: Buffer }> =>
  new Promise((done, failed) => {
    get(url, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => done({ answer, body: Buffer.concat(parts) }))
    }).on('error', failed)
  })

test('the files of the page come packed as they were built, and are kept where their names say what is in them', async ({ host }) => {
  const index = await fetched(`${host}/`, {})
  expect(index.answer.headers['cache-control']).toBe('no-cache')
  const files = [.../(?:src|href)="\.?(\/assets\/[^"]+\.(?:js|css))"/g[Symbol.matchAll](index.body.toString())].map(([, file]) => host + file!)
  let packed = 0
  for (const file of files) {
    const plain = await fetched(file, { 'accept-encoding': 'identity' })
    expect(plain.answer.headers['content-encoding']).toBeUndefined()
    // What fits into one packet is left as it is.
    if (plain.body.length < 1024) continue
    const br = await fetched(file, { 'accept-encoding': 'gzip, deflate, br' })
    const gz = await fetched(file, { 'accept-encoding': 'br;q=0, gzip' })
    packed += 1
    expect([br.answer.headers['content-encoding'], gz.answer.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body).equals(plain.body) && gunzipSync(gz.body).equals(plain.body)).toBe(true)
    // Packed once and well, not in a hurry at every request: the length is known before.
    expect(Number(br.answer.headers['content-length'])).toBe(br.body.length)
    expect(br.body.length).toBeLessThan(plain.body.length / 2)
    for (const { answer } of [plain, br, gz]) {
      expect(answer.headers['content-type']).toMatch(/^text\/(javascript|css); charset=utf-8$/)
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.vary).toContain('accept-encoding')
    }
    const again = await fetched(file, { 'accept-encoding': 'br', 'if-none-match': br.answer.headers.etag! })
    expect([again.answer.statusCode, again.body.length]).toEqual([304, 0])
  }
  expect(packed).toBeGreaterThan(1)
  // What is not there is no page in disguise.
  expect((await fetched(`${host}/assets/nothing-0000.js`, {})).answer.statusCode).toBe(404)
})
