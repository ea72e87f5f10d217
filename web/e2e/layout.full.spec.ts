// Every page at every width: long names, four players, full boards, clocks. Nothing sticks out, is cut off or too small to
// read, and what a player needs is in sight.
import { faults } from './faults'
import { GAMES } from './games'
import { expect, joined, open, person, test } from './host'
import { told, turn } from './play'

const SIZES = [[320, 640], [360, 740], [390, 844], [412, 915], [768, 1024], [820, 1180], [844, 390], [1024, 768], [1280, 720], [1366, 768], [1440, 900], [1920, 1080]] as const
const LONG = ['Wawrzyniec Niedźwiedzki', 'Konstantynopolitańczyk']

for (const game of GAMES) {
  for (const lang of ['pl', 'en'] as const) {
    test(`${game.title} fits every window, ${lang}`, async ({ browser, host }) => {
      const one = await person(browser, host, LONG[0]!, { lang, theme: lang === 'pl' ? 'dark' : 'light' })
      const two = await person(browser, host, LONG[1]!)
      const id = await open(one, ['me', 'open', { bot: 'page' }, { bot: 'page' }], game, { kind: 'live', initial: 1_200_000, increment: 30_000 })
      await joined(one, two, id)
      // Some turns, so that there is something on the boards.
      for (let n = 0, seed = 7; n < 40; n += 1) {
        for (const page of [one, two]) {
          const now = await told(page, id)
          if (now.options.length === 0) continue
          seed = (seed * 48_271) % 2_147_483_647
          const wanted = now.options.filter((option) => !JSON.stringify(option).match(/do:(end|workers)/))
          const from = wanted.length > 0 ? wanted : now.options
          const data = { version: now.version, tail: now.tail, index: from[seed % from.length]!.index, commit: true }
          await page.request.post(`/api/tables/${id}/act`, { data, headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': `${id}-${n}-${seed}` } })
        }
      }
      await one.goto(`/t/${id}`)
      if ((await told(one, id)).to_act.includes(0)) await turn(one)
      for (const [width, height] of SIZES) {
        await one.setViewportSize({ width, height })
        const tabs = one.locator('nav.tabs button')
        const views = (await tabs.first().isVisible()) ? [0, 1, 2, 3] : [null]
        for (const view of views) {
          if (view !== null) await tabs.nth(view).click()
          // Boards learn their scale from the browser, a frame later.
          await one.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
          expect.soft(await one.evaluate(faults), `${width}x${height}, view ${view}`).toEqual([])
        }
        if (views.length > 1) await tabs.nth(0).click()
      }
    })
  }
}

test('home, lists, set-up and account fit every window', async ({ browser, host }) => {
  const page = await person(browser, host, LONG[0]!, { lang: 'pl' })
  const other = await person(browser, host, LONG[1]!)
  await open(page, ['me', { bot: 'prince' }, { bot: 'prince' }, { bot: 'prince' }])
  const listed = { game: 'principato', seats: ['me', 'open', 'open', 'open'], options: {}, private: false, clock: { kind: 'days', per_move: 172_800_000 } }
  await other.request.post('/api/tables', { data: listed, headers: { 'sec-fetch-site': 'same-origin' } })
  for (const path of ['/', '/mine', '/tables', '/new/burgundy', '/me', '/about']) {
    await page.goto(path)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      expect.soft(await page.evaluate(faults), `${path} at ${width}x${height}`).toEqual([])
    }
  }
})
