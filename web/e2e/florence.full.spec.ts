// What only Florence has: tiles in hand, an auction with orders, works with switches and a slider, characters, joint
// buildings.
import type { Page } from '@playwright/test'
import { faults } from './faults'
import { expect, joined, open, person, sit, test } from './host'
import { FLORENCE } from './games'
import { acting, answered, moved, reach, state, told, touch, turn, type State } from './play'

/** Two people at a table, and its id. */
async function two(browser: Parameters<typeof person>[0], host: string, options: object = {}): Promise<{ pages: Page[]; id: string }> {
  const pages = [await person(browser, host, 'Ania'), await person(browser, host, 'Marek')]
  const id = await open(pages[0]!, ['me', 'open'], { ...FLORENCE, options: { first: 0, ...options } })
  await joined(pages[0]!, pages[1]!, id)
  return { pages, id }
}

const BUSY = ['work', 'done', 'exchange', 'build', 'place', 'accept', 'name', 'raise', 'bonus', 'keep', 'return', 'profession']

test('a tile turns by button, key, wheel and touch; what is refused says why', async ({ browser, host }) => {
  const { pages, id } = await two(browser, host)
  const seat = await reach(pages, id, (now) => now.view.placing?.price > 0 && now.view.placing.forms.length === 8 && now.view.placing.forms.some((form: any) => form.touching.length > 0), ['build studio', 'build hospital', 'build workshop', 'place', 'keep', 'return', 'withdraw', 'decline'])
  const page = pages[seat]!
  await page.goto(`/t/${id}`)
  await turn(page)
  const now = page.locator('.held .form.now')
  const form = (): Promise<string> => now.getAttribute('data-el').then((el) => el!)
  const first = await form()
  await page.getByRole('button', { name: 'Turn right' }).click()
  expect(await form()).not.toBe(first)
  await page.keyboard.press('Shift+R')
  expect(await form()).toBe(first)
  await page.keyboard.press('r')
  await page.keyboard.press('f')
  expect(await form()).toMatch(/^form:1/)
  await page.locator('svg.duchy').first().hover()
  const before = await form()
  await page.mouse.wheel(0, 120)
  await expect.poll(form).not.toBe(before)
  // The place is picked with the form that is shown, and a touch on the tile turns it there.
  const cell = page.locator('.own [data-el*="/cell:"].lit:has(.wash)').first()
  const at = await state(page)
  await cell.click()
  expect((await moved(page, at)).picks.split(' ')).toHaveLength(2)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await expect(page.locator('.held')).toContainText('F left')
  // A cell beside the palace has no ring, and tells why.
  const refused = page.locator('.own rect.hit[data-tip*="fewer than two builders"]').first()
  await refused.click({ force: true })
  await expect(page.locator('.toast')).toContainText('fewer than two builders')
  const placed = await state(page)
  await page.keyboard.press('c')
  await answered(page, placed)
})

test('raising is one touch or one key, and an order bids by itself', async ({ browser, host }) => {
  const { pages, id } = await two(browser, host)
  const seat = await reach(pages, id, (now) => now.options.some(({ action }) => action === 'raise'), ['return', 'name jester'])
  const [page, other] = [pages[seat]!, pages[1 - seat]!]
  for (const one of pages) await one.goto(`/t/${id}`)
  await turn(page)
  await expect(page.locator('.twin')).toContainText('If you win')
  const { bid } = (await told(page, id)).view.auction
  await page.keyboard.press('r')
  await turn(other)
  expect((await told(page, id)).view.auction.bid).toBe(bid + 100)
  // Up to a limit, given while the other one thinks.
  const orders = page.locator('.floor .orders')
  const say = orders.getByRole('button', { name: /bid up to/ })
  while (!(await say.innerText()).includes(` ${bid + 300} F`)) await orders.getByRole('button', { name: 'Less' }).click()
  await say.click()
  await expect(say).toHaveAttribute('aria-pressed', 'true')
  await other.locator('.twin [data-el="do:raise"]').click()
  await expect.poll(async () => (await told(other, id)).view.auction.bid).toBe(bid + 300)
  await turn(other)
  await other.locator('.twin [data-el="do:raise"]').click()
  // At its limit the order has nothing left to bid.
  await expect.poll(async () => (await told(other, id)).view.players[1 - seat].jesters).toBe(1)
})

test('a work is prepared in one panel: cards go on and off, and the income becomes prestige', async ({ browser, host }) => {
  const { pages, id } = await two(browser, host)
  const seat = await reach(pages, id, (now, seat) => now.view.making !== null && now.view.players[seat].bonus.length > 0, (now, seat) => {
    const best = now.view.looked.toSorted((a: any, b: any) => b.value - a.value)[0]
    return [...(best ? [`keep ${best.card}`] : []), 'return', 'name jester', 'pass', 'work', ...(now.view.players[seat].bonus.length === 0 ? ['bonus'] : []), 'introduce', 'build', 'place', 'end']
  })
  const page = pages[seat]!
  await page.goto(`/t/${id}`)
  await turn(page)
  const value = page.locator('.desk .big')
  const start = Number(await value.innerText())
  const adds = (await page.locator('.desk .switchb .add').allInnerTexts()).map(Number)
  const on = page.locator('.desk [role="switch"][aria-checked="true"]')
  const off = page.locator('.desk .switchb:not([aria-checked="true"])')
  let before: State
  for (const [n] of adds.entries()) {
    before = await state(page)
    await off.first().click()
    await moved(page, before)
    await expect(on).toHaveCount(n + 1)
  }
  const whole = start + adds.reduce((a, b) => a + b, 0)
  await expect(value).toHaveText(String(whole))
  // A card comes back, and goes on again.
  await on.first().click()
  await expect(on).toHaveCount(adds.length - 1)
  await off.first().click()
  await expect(on).toHaveCount(adds.length)
  await expect(value).toHaveText(String(whole))
  await turn(page)
  before = await state(page)
  await page.locator('.desk input[type="range"]').fill('2')
  await moved(page, before)
  await expect(page.locator('.desk output')).toContainText('2')
  await expect(page.locator('.desk dl')).toContainText('400')
  before = await state(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await answered(page, before)
  const { log } = await told(page, id)
  expect(log.map(({ event }) => event)).toContainEqual({ event: 'exchanged', seat, points: 2, price: 400 })
})

test('a marker is laid on a space, and a joint building goes across the border with a sum', async ({ browser, host }) => {
  const { pages, id } = await two(browser, host, { muse: true, coop: true })
  const bidder = await reach(pages, id, (now) => now.options.some(({ action }) => action.startsWith('bid muse')), ['return', 'withdraw', 'decline'])
  const page = pages[bidder]!
  await page.goto(`/t/${id}`)
  await turn(page)
  await page.locator('.chg [data-el="space:0.4"]').click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  const before = await state(page)
  await page.keyboard.press('c')
  await answered(page, before)
  expect((await told(page, id)).view.characters[0]).toMatchObject({ marker: bidder, bid: 400 })

  const builder = await reach(pages, id, (now) => now.view.placing?.partner !== null && now.view.placing !== null, ['offer', ...BUSY, 'pass'])
  const one = pages[builder]!
  await one.goto(`/t/${id}`)
  await turn(one)
  await expect(one.locator('.own svg.duchy .plot')).toHaveCount(2)
  await one.locator('.own [data-el*="/cell:"].lit:has(.wash)').first().click()
  let at = await state(one)
  await one.keyboard.press('c')
  await answered(one, at)
  await expect(one.locator('.offer .say')).toContainText('the bank gets')
  await one.locator('.offer input[type="range"]').fill('3')
  await expect(one.locator('.offer .s')).toContainText('F')
  at = await state(one)
  await one.keyboard.press('c')
  await answered(one, at)
  // The neighbour reads the same sum, and what accepting leaves.
  const neighbour = pages[1 - builder]!
  await neighbour.goto(`/t/${id}`)
  await turn(neighbour)
  const offer = (await told(neighbour, id)).view.offer
  await expect(neighbour.locator('.offer .say')).toContainText(`pays ${offer.sum} F`)
  expect((await neighbour.locator('.offer .s').innerText()).replaceAll(',', '')).toContain(`${offer.left[1]} F`)
  await neighbour.locator('[data-el="do:accept"]').click()
  at = await state(neighbour)
  await neighbour.keyboard.press('c')
  await expect.poll(async () => (await told(neighbour, id)).view.players[1 - builder].tiles.some((tile: any) => tile.with === builder)).toBe(true)
})

test('five people on five phones play a whole game with both expansions by taps alone', async ({ browser, host }) => {
  const names = ['Wawrzyniec Niedźwiedzki', 'Ola', 'Konstantynopolitańczyk', 'Bo', 'Przemysława Szczęsna']
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const pages: Page[] = []
  for (const [n, name] of names.entries()) pages.push(await person(browser, host, name, { lang: n % 2 === 0 ? 'pl' : 'en' }, phone))
  const id = await open(pages[0]!, ['me', 'open', 'open', 'open', 'open'], { ...FLORENCE, options: { first: 0, muse: true, coop: true } })
  await sit(pages.slice(1), id)
  await pages[0]!.goto(`/t/${id}`)
  for (const page of pages) await page.locator('.tablepage').waitFor()
  const orders = [
    ['do:name', 'do:raise', 'do:bid', 'do:work', 'do:build', 'do:offer'],
    ['do:pass', 'do:bonus', 'do:accept', 'do:profession', 'do:end'],
    ['do:withdraw', 'do:introduce', 'do:work', 'do:decline', 'do:end'],
  ]
  for (let n = 0; (await told(pages[0]!, id)).status !== 'over'; n += 1) {
    const page = await acting(pages, id)
    expect.soft(await page.evaluate(faults), `decision ${n}`).toEqual([])
    // A tap that does something leaves no words over what comes next.
    await expect.soft(page.locator('.tip'), `decision ${n}`).toHaveCount(0)
    await touch(page, orders[n % orders.length]!, 'tap')
  }
  for (const page of pages) await expect(page.getByRole('dialog', { name: /Result|Wynik/ })).toBeVisible()
})

test('an auction of five lies in its frame, with what a bid means', async ({ browser, host }) => {
  const pages = await Promise.all(['Ania', 'Marek', 'Katarzyna', 'Bartłomiej', 'Zofia'].map((name) => person(browser, host, name, { lang: 'pl' })))
  const id = await open(pages[0]!, ['me', 'open', 'open', 'open', 'open'], FLORENCE)
  await sit(pages.slice(1), id)
  const seat = await reach(pages, id, (now) => now.options.some(({ action }) => action === 'raise'), ['return', 'name jester'])
  const page = pages[seat]!
  await page.goto(`/t/${id}`)
  await turn(page)
  for (const [width, height] of [[1024, 768], [1366, 768], [1440, 900], [390, 844]] as const) {
    await page.setViewportSize({ width, height })
    if (width === 390) await page.locator('nav.tabs button').nth(1).click()
    await expect(page.locator('.twin')).toBeVisible()
    // Boards learn their scale from the browser, a frame later.
    const board = page.locator('.floorbox')
    await expect.poll(() => board.evaluate((box) => box.scrollHeight - box.clientHeight), `${width}x${height}`).toBeLessThanOrEqual(0)
    await expect.poll(() => page.evaluate(faults), `${width}x${height}`).toEqual([])
  }
})
