// Every page at every width: long names, every seat taken, all modules, full boards, clocks. Nothing sticks out, is cut off or too small to
// read, and what a player needs is in sight.
import type { Page } from '@playwright/test'
import { faults } from './faults'
import { GAMES } from './games'
import { expect, joined, open, person, test } from './host'
import { OURS, told, turn } from './play'

const SIZES = [[320, 568], [320, 640], [360, 740], [390, 844], [412, 915], [768, 1024], [820, 1180], [844, 390], [1024, 768], [1280, 720], [1366, 768], [1440, 900], [1920, 1080]] as const
const LONG = ['Wawrzyniec Niedźwiedzki', 'Konstantynopolitańczyk']

/** Boards learn their scale from the browser, a frame later. */
const drawn = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** A table at every size, on phones each of its views. */
async function fits(page: Page, when: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const tabs = page.locator('nav.tabs button')
    const views = (await tabs.first().isVisible()) ? [0, 1, 2, 3] : [null]
    for (const view of views) {
      if (view !== null) await tabs.nth(view).click()
      await drawn(page)
      expect.soft(await page.evaluate(faults), `${when} at ${width}x${height}, view ${view}`).toEqual([])
    }
    if (views.length > 1) await tabs.nth(0).click()
  }
}

for (const game of GAMES) {
  for (const lang of ['pl', 'en'] as const) {
    test(`${game.title} fits every window, ${lang}`, async ({ browser, host }) => {
      const one = await person(browser, host, LONG[0]!, { lang, theme: lang === 'pl' ? 'dark' : 'light' })
      const two = await person(browser, host, LONG[1]!)
      const bots = Array<unknown>(game.most.seats - 2).fill({ bot: 'page' })
      const id = await open(one, ['me', 'open', ...bots], { ...game, ...game.most }, { kind: 'live', initial: 1_200_000, increment: 30_000 })
      await joined(one, two, id)
      if ((await told(one, id)).to_act.includes(0)) await turn(one)
      await fits(one, 'as it begins')
      // Some turns, so that there is something on the boards.
      for (let n = 0, seed = 7; n < 60; n += 1) {
        for (const page of [one, two]) {
          const now = await told(page, id)
          if (now.options.length === 0) continue
          seed = (seed * 48_271) % 2_147_483_647
          const wanted = now.options.filter((option) => !JSON.stringify(option).match(/do:(end|workers)/))
          const from = wanted.length > 0 ? wanted : now.options
          const data = { version: now.version, tail: now.tail, index: from[seed % from.length]!.index, commit: true }
          await page.request.post(`/api/tables/${id}/act`, { data, headers: { ...OURS, 'idempotency-key': `${id}-${n}-${seed}` } })
        }
      }
      await one.goto(`/t/${id}`)
      if ((await told(one, id)).to_act.includes(0)) await turn(one)
      await fits(one, 'after some turns')
      // The replay of the same game: one large board, and all of them.
      await one.goto(`/t/${id}/replay`)
      await expect(one.locator('.rp .own svg, .rp .own .cards').first()).toBeVisible()
      const all = one.getByRole('button', { name: lang === 'pl' ? 'Wszystkie plansze' : 'All boards' })
      for (const boards of [false, true]) {
        if (boards) await all.click()
        await expect(one.locator('.rp .all')).toHaveCount(boards ? 1 : 0)
        for (const [width, height] of SIZES) {
          await one.setViewportSize({ width, height })
          await drawn(one)
          expect.soft(await one.evaluate(faults), `replay${boards ? ', all boards' : ''} at ${width}x${height}`).toEqual([])
        }
      }
    })
  }
}

// The note of a hint takes height from the boards, and the result has a column for each seat: both where there is little room.
for (const game of GAMES) {
  test(`${game.title}: a hint leaves the boards legible, and the result shows every seat`, async ({ browser, host }) => {
    const page = await person(browser, host, LONG[0]!, { lang: 'pl' })
    const id = await open(page, ['me', ...Array<unknown>(game.most.seats - 1).fill({ bot: 'page' })], { ...game, ...game.most })
    await page.goto(`/t/${id}`)
    await turn(page)
    // Bots take their time, and what they say is not what is looked at.
    const long = { key: 'table-confirm-turn', args: [] }
    const { options } = await told(page, id)
    const best = options.slice(-3).reverse().map(({ index }) => ({ index, label: long, price: [], brings: [long, long, long], leads: null, then: [] }))
    await page.route('**/hint', (route) => route.fulfill({ json: { best } }))
    await page.keyboard.press('h')
    await expect(page.locator('.hintnote')).toBeVisible()
    for (const [width, height] of [[320, 568], [390, 844], [768, 1024], [844, 390], [1366, 768]] as const) {
      await page.setViewportSize({ width, height })
      const tabs = page.locator('nav.tabs button')
      for (const view of (await tabs.first().isVisible()) ? [0, 1] : [null]) {
        if (view !== null) await tabs.nth(view).click()
        await drawn(page)
        expect.soft(await page.evaluate(faults), `${width}x${height}, view ${view}`).toEqual([])
      }
    }
    await page.setViewportSize({ width: 320, height: 568 })
    await page.locator('nav.tabs button').nth(2).click()
    await page.locator('.opp button.vp').first().click()
    const last = page.locator('dialog tfoot td').last()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await page.locator('dialog .scroll').evaluate((el) => el.scrollWidth - el.clientWidth)).toBeLessThanOrEqual(0)
  })
}

test('home, lists, set-up, lobby, account and rules fit every window', async ({ browser, host }) => {
  const page = await person(browser, host, LONG[0]!, { lang: 'pl' })
  const other = await person(browser, host, LONG[1]!)
  await open(page, ['me', { bot: 'prince' }, { bot: 'prince' }, { bot: 'prince' }])
  const listed = { game: 'principato', seats: ['me', 'open', 'open', 'open'], options: {}, private: false, clock: { kind: 'days', per_move: 172_800_000 } }
  await other.request.post('/api/tables', { data: listed, headers: OURS })
  const boards = { id: 'burgundy', options: { variant: 'open', boards: [1, 3, 8, 9], first: 2 } }
  const lobby = await open(page, ['me', 'open', { bot: 'prince' }, { bot: 'squire' }], boards, { kind: 'live', initial: 1_200_000, increment: 30_000 })
  const games = ((await (await page.request.get('/api/games')).json()) as { id: string }[]).map(({ id }) => id)
  const paths = ['/', '/mine', '/tables', `/t/${lobby}`, '/me', '/about', '/rules', ...games.flatMap((id) => [`/new/${id}`, `/guide/${id}`, `/rules/${id}`])]
  for (const path of paths) {
    await page.goto(path)
    await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' })
    if (/^.(guide|rules)./.test(path)) await page.locator('.prose h2').first().waitFor()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      expect.soft(await page.evaluate(faults), `${path} at ${width}x${height}`).toEqual([])
    }
  }
})
