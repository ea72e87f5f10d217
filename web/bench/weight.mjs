// What the page weighs and how long it takes, in a real Chromium: home and a table of each game, in both languages, with
// nothing in the cache; the longest task with the processor four times slower, as time on the processor, so that other
// programs on the machine do not count; the time to a playable table over 1.6 Mbit/s.
// Prints a table for docs/performance.md.
//
//   node bench/weight.mjs [path of the program, or the address of a host that runs]
import { chromium } from 'playwright-core'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const program = process.argv[2] ?? new URL('../../target/release/signoria', import.meta.url).pathname
const running = /^https?:/.test(program)
const port = 20_000 + (process.pid % 20_000)
const host = running ? program : `http://127.0.0.1:${port}`
const same = { 'sec-fetch-site': 'same-origin' }
let browser

/** A server of our own on an empty database; what it says before it is ready is told if it ends. */
async function serve(folder) {
  const env = { ...process.env, SIGNORIA_LISTEN: `127.0.0.1:${port}`, SIGNORIA_DATABASE__PATH: join(folder, 'weight.db'), SIGNORIA_LIMITS__ENABLED: 'false', SIGNORIA_LOG__LEVEL: 'warn' }
  const server = spawn(program, ['serve'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  let over = null
  server.once('error', (error) => (over = `${program} does not start: ${error.message}`))
  server.once('exit', (code, signal) => (over ??= `${program} ended with ${signal ?? code}`))
  const stop = () => new Promise((done) => (over ? done() : server.once('exit', done).kill('SIGTERM')))
  const ready = () => fetch(`${host}/health/ready`).then((answer) => answer.ok, () => false)
  while (!(await ready())) {
    if (over) throw new Error(over)
    await new Promise((done) => setTimeout(done, 50))
  }
  return stop
}

/** Loads an address in a fresh browser; `warm` is loaded before, so that only what comes on top counts. */
async function measure(path, { lang, warm, shows, slow }) {
  const context = await browser.newContext({ baseURL: host, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await context.addInitScript((lang) => localStorage.setItem('signoria.prefs', JSON.stringify({ lang })), lang)
  await context.request.post('/api/guest', { data: { name: 'Bench' }, headers: same })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (warm) await page.goto(warm, { waitUntil: 'networkidle' })
  if (slow) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 })
  }
  const target = typeof path === 'string' ? path : await path(context)
  let bytes = 0
  let requests = 0
  devtools.on('Network.requestWillBeSent', ({ request }) => void (requests += request.url.startsWith('http') ? 1 : 0))
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  const begin = performance.now()
  await page.goto(target)
  await page.locator(shows).first().waitFor()
  const shown = performance.now() - begin
  await page.waitForLoadState('networkidle')
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  // Other windows of the browser have threads of the same name; all of them are idle.
  const mains = new Set(traceEvents.filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`))
  const longest = Math.max(0, ...traceEvents.filter((event) => /RunTask$/.test(event.name) && mains.has(`${event.pid} ${event.tid}`)).map((event) => (event.tdur ?? 0) / 1000))
  await context.close()
  return { kB: Math.round(bytes / 1000), requests, shown: Math.round(shown), longest: Math.round(longest) }
}

const table = (game) => async (context) => {
  const seats = ['me', { bot: 'page' }, { bot: 'page' }, { bot: 'page' }]
  const made = await context.request.post('/api/tables', { data: { game, seats, private: true, clock: { kind: 'none' } }, headers: same })
  if (!made.ok()) throw new Error(`no table of ${game}: ${await made.text()}`)
  return `/t/${(await made.json()).id}`
}
async function run() {
  console.log('| page | language | kB | requests | shown, ms | longest task, ms | slow: shown, ms | slow: longest task, ms |')
  console.log('|---|---|---:|---:|---:|---:|---:|---:|')
  const games = (await (await fetch(`${host}/api/games`)).json()).map((game) => game.id)
  for (const lang of ['en', 'pl']) {
    for (const [name, path, warm, shows] of [['home', '/', null, '.gc'], ...games.map((game) => [`table: ${game}`, table(game), '/', '.tablepage[data-settled="true"]'])]) {
      const fast = await measure(path, { lang, warm, shows })
      const slow = await measure(path, { lang, warm, shows, slow: true })
      console.log(`| ${name} | ${lang} | ${fast.kB} | ${fast.requests} | ${fast.shown} | ${fast.longest} | ${slow.shown} | ${slow.longest} |`)
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'signoria-weight-'))
let stop = async () => {}
const end = async () => {
  await browser?.close()
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
// Whoever reads the first lines only, or stops it, leaves nothing running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end().finally(() => process.exit(1)))
process.stdout.on('error', () => void end().finally(() => process.exit(1)))
try {
  if (!running) stop = await serve(folder)
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args })
  await run()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await end()
}
