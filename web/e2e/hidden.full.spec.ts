// What a seat must not know is neither on its page nor in anything that the server sends to it.
import type { Page } from '@playwright/test'
import { expect, joined, open, person, test } from './host'
import { CRAFTSMEN, FLORENCE, PRINCIPATO, TUSCANY } from './games'
import { acting, heard, list, reach, told, touch, turn } from './play'

/** Everything that a page has been told about tables up to a version that it shows, as text. */
function overheard(page: Page): (version: number) => Promise<string[]> {
  const all: string[] = []
  const coming: Promise<void>[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void all.push(String(payload))))
  page.on('response', (answer) => {
    // What is no answer about a table is a part of the page, the same for everybody.
    if (!answer.url().includes('/api/')) return
    // What the page left behind when it went elsewhere has no text any more; it was not told either.
    coming.push(answer.text().then((text) => void all.push(text), () => undefined))
  })
  return async (version) => {
    await heard(page, version)
    await Promise.all(coming)
    return all
  }
}

/** The views among what was told. */
const views = <V>(told: string[]): V[] => told.flatMap((text) => (text.startsWith('{') ? [JSON.parse(text)] : [])).filter((said) => said.view)

test('goals of Principato are known to their owner alone', async ({ browser, host }) => {
  const ania = await person(browser, host, 'Ania')
  const marek = await person(browser, host, 'Marek')
  const ears = overheard(marek)
  const id = await open(ania, ['me', 'open'], PRINCIPATO)
  await joined(ania, marek, id)
  const goals = async (page: Page, seat: number): Promise<string[]> => (await told(page, id)).view.players[seat].goals.map((goal: { goal: string }) => goal.goal)
  const hers = await goals(ania, 0)
  expect(hers).toHaveLength(2)
  // A few turns, seen by Marek from his seat.
  for (let n = 0; n < 16; n += 1) await list(await acting([ania, marek], id), (count) => (n * 5) % count)
  await expect(marek.locator('.opp .goals .back')).toHaveCount(2)
  await marek.getByRole('button', { name: 'Show the board of Ania' }).click()
  const all = await ears((await told(ania, id)).version)
  expect(all.length).toBeGreaterThan(3)
  for (const goal of hers) {
    const about = all.filter((text) => text.includes(`"${goal}"`) || text.includes(`principato-${goal}"`))
    expect(about.length, `${goal} was told to Marek`).toBe(0)
  }
  // The only goals that his page turns up are his own.
  await expect(marek.getByRole('dialog').locator('.goals .back')).toHaveCount(2)
  await expect(marek.locator('.goals .goal')).toHaveCount(2)
  await expect(marek.locator('main .own .goals .goal')).toHaveCount(2)
  // He does know his own.
  for (const goal of await goals(marek, 1)) expect(all.some((text) => text.includes(`"${goal}"`))).toBe(true)
})

test('hands of Tuscany and what others lay out are known to their owner alone', async ({ browser, host }) => {
  const ania = await person(browser, host, 'Ania')
  const marek = await person(browser, host, 'Marek')
  const ears = overheard(marek)
  const id = await open(ania, ['me', 'open'], TUSCANY)
  await joined(ania, marek, id)
  // Ania seals her estate first; Marek learns that she has, and no more.
  for (let n = 0; n < 2; n += 1) {
    await turn(ania)
    await list(ania, (count) => count - 1)
  }
  await expect(marek.locator('.opp')).toContainText('Estate sealed')
  const laid = (await told(ania, id)).view.setup
  expect(laid.fields).toHaveLength(30)
  const mine = (await told(marek, id)).view.setup.tiles
  for (const { view } of views<{ view: { players: { fields: unknown[]; hand: unknown }[]; setup: { tiles: unknown } } }>(await ears(0))) {
    expect(view.players[0]!.fields).toEqual([])
    expect(view.players[0]!.hand).toBeNull()
    if (JSON.stringify(view.setup.tiles).length > 2) expect(view.setup.tiles).toEqual(mine)
  }
  for (let n = 0; n < 2; n += 1) {
    await turn(marek)
    await list(marek, () => 0)
  }
  // Both estates open at once; hands stay closed while cards are drawn and spent.
  await expect(marek.locator('.opp .estate')).toBeVisible()
  for (let n = 0; n < 20; n += 1) await touch(await acting([ania, marek], id), n < 14 ? ['do:draw'] : ['do:place', 'do:draw'])
  const held = (await told(ania, id)).view.players[0]
  expect(held.hand.reduce((a: number, b: number) => a + b, 0)).toBe(held.held)
  await expect(marek.locator('.opp .mini [data-el="p0/cards"]')).toContainText(String(held.held))
  await expect(marek.locator('[data-el^="p0/hand:"]')).toHaveCount(0)
  let drawn = 0
  const all = views<{ view: { players: { hand: unknown }[] }; log: { event: { event: string; seat: number; card?: unknown; kind?: unknown } }[] }>(await ears((await told(ania, id)).version))
  for (const said of all) {
    expect(said.view.players[0]!.hand).toBeNull()
    for (const { event } of said.log.filter((line) => line.event.event === 'drew' && line.event.seat === 0)) {
      drawn += 1
      expect(event).toEqual({ event: 'drew', seat: 0, kind: null })
    }
  }
  expect(drawn).toBeGreaterThan(5)
})

test('hands of Florence, and what somebody looks at, are known to their owner alone', async ({ browser, host }) => {
  const ania = await person(browser, host, 'Ania')
  const marek = await person(browser, host, 'Marek')
  const ears = overheard(marek)
  const id = await open(ania, ['me', 'open'], { ...FLORENCE, options: { first: 0, muse: true } })
  await joined(ania, marek, id)
  const held = async (): Promise<string[]> => {
    const { players, looked } = (await told(ania, id)).view
    const own = players[0]
    return [...own.works.map((work: any) => work.profession), ...own.bonus.map((card: any) => card.card), ...own.prestige.map((card: any) => card.card), ...looked.map((card: any) => card.card), own.returned].filter(Boolean)
  }
  const secrets = new Set(await held())
  // Ania returns a profession and wins what lets her look at cards; nothing lies on a table yet.
  await reach([ania, marek], id, (now, seat) => seat === 0 && now.view.looked.length > 0, ['name prestige_card', 'raise', 'bonus', 'profession', 'return', 'pass', 'end'])
  for (const card of await held()) secrets.add(card)
  await ania.reload()
  await expect(ania.locator('.looked .look')).toHaveCount((await told(ania, id)).view.looked.length)
  for (let n = 0; n < 6; n += 1) await list(await acting([ania, marek], id), () => 0)
  for (const card of await held()) secrets.add(card)
  expect(secrets.size).toBeGreaterThan(7)
  const all = await ears((await told(ania, id)).version)
  const shown = new Set<string>((await told(marek, id)).view.players.flatMap((player: any) => player.table))
  for (const card of secrets) {
    if (shown.has(card)) continue
    expect(all.filter((text) => text.includes(`"${card}"`) || text.includes(`florence-card-${card}"`)).length, `${card} was told to Marek`).toBe(0)
  }
  for (const { view } of views<{ view: { players: { works: unknown[]; bonus: unknown[]; prestige: unknown[]; returned: unknown }[] } }>(all)) {
    expect(view.players[0]).toMatchObject({ bonus: [], prestige: [], returned: null })
  }
  // Backs with counts are all that his page shows of it.
  await expect(marek.locator('.opp [data-el="p0/held:profession"]')).toBeVisible()
  await expect(marek.locator('[data-el^="p0/hand:"]')).toHaveCount(0)
})

test('hands of Craftsmen, and what somebody looks at, are known to their owner alone', async ({ browser, host }) => {
  const ania = await person(browser, host, 'Ania')
  const marek = await person(browser, host, 'Marek')
  const ears = overheard(marek)
  const id = await open(ania, ['me', 'open'], CRAFTSMEN)
  await joined(ania, marek, id)
  // Helpers are sent, cards drawn, prices paid, until Ania looks at five buildings.
  await reach([ania, marek], id, (now, seat) => seat === 0 && now.view.asked === 'show', ['look', 'helper notary', 'helper', 'build', 'auction', 'buy', 'bid', 'pay'])
  const looked = (await told(ania, id)).view.looked
  expect(looked.filter(Boolean)).toHaveLength(5)
  await expect(ania.locator('.shared .laid button')).toHaveCount(5)
  for (let n = 0; n < 8; n += 1) await list(await acting([ania, marek], id), () => 0)
  const held = (await told(ania, id)).view.players[0]
  expect(held.hand.length).toBe(held.capital)
  // He knows what he has seen her take or get, and nothing else.
  const all = views<any>(await ears((await told(ania, id)).version))
  const lines = all.flatMap(({ log }) => log.map((line: any) => line.event))
  const seen = new Set(lines.filter((event: any) => (event.seat === 0 && ['took_open', 'got'].includes(event.event)) || (event.event === 'gave' && event.to === 0)).map((event: any) => event.card))
  for (const { view } of all) {
    const { hand, buildings } = view.players[0]
    expect([...hand, ...buildings.map((card: any) => card.card)].filter((card) => !seen.has(card))).toEqual([])
    if (view.payment?.seat === 0) expect(view.payment).toMatchObject({ laid: [], sets: [] })
  }
  const secret = lines.filter((event: any) => event.seat === 0 && ['drew', 'dealt_building', 'exchanged'].includes(event.event))
  expect(secret.length).toBeGreaterThan(5)
  expect(secret.filter((event: any) => event.card !== null)).toEqual([])
  expect(lines.filter((event: any) => event.seat === 0 && event.event === 'sees')).toEqual([])
  // Backs with counts are all that his page shows of it.
  await expect(marek.locator('.opp [data-el="p0/held:capital"]')).toContainText(String(held.capital))
  await expect(marek.locator('[data-el^="p0/capital:"], [data-el^="p0/building:"]')).toHaveCount(0)
})
