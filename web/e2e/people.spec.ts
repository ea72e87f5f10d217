// People at a table: time that runs out, giving up and coming back, talk, what happened meanwhile, sound and speed.
import type { Page } from '@playwright/test'
import { BURGUNDY } from './games'
import { expect, open, person, seated, test } from './host'
import { OURS, acting, endTurn, state, table, turn } from './play'

/** A table of two people, the first of whom begins; both pages show it. */
async function two(ania: Page, marek: Page, clock: object): Promise<string> {
  const id = await open(ania, ['me', 'open'], BURGUNDY, clock)
  expect((await marek.context().request.post(`/api/tables/${id}/join`, { data: {}, headers: OURS })).ok()).toBe(true)
  for (const page of [ania, marek]) {
    await page.goto(`/t/${id}`)
    await expect(table(page)).toBeVisible()
  }
  return id
}

test('time is shown as it runs', async ({ browser, host }) => {
  const [ania, marek] = [await person(browser, host, 'Ania'), await person(browser, host, 'Marek')]
  await two(ania, marek, { kind: 'live', initial: 600_000, increment: 1000 })
  await expect(ania.locator('.own').getByRole('timer')).toHaveText(/^(10:00|9:[0-5]\d)$/)
  const shown = await marek.locator('.side').getByRole('timer').innerText()
  await expect(marek.locator('.side').getByRole('timer')).not.toHaveText(shown)
  // Nobody is hurried before the time is over.
  await expect(marek.locator('.notice')).toHaveCount(0)
})

test('a bot sits in for whose time has run out, and the person comes back', async ({ browser, host }) => {
  const [ania, marek] = [await person(browser, host, 'Ania'), await person(browser, host, 'Marek')]
  await two(ania, marek, { kind: 'live', initial: 1, increment: 1000 })
  await expect(marek.locator('.notice')).toContainText('Ania has run out of time')
  await expect(marek.locator('.side').getByRole('timer')).toHaveText('0:00')
  await marek.getByRole('button', { name: 'Let a bot sit in' }).click()
  await expect(marek.locator('.side').getByText('Bot, Squire')).toHaveCount(1)
  await expect(ania.locator('.notice')).toContainText('A bot plays for you')
  await expect(ania.locator('.btn.confirm')).toBeDisabled()
  await ania.getByRole('button', { name: 'Come back to your seat' }).click()
  await expect(ania.getByRole('button', { name: 'Come back to your seat' })).toHaveCount(0)
  await expect(marek.locator('.side').getByText('Bot, Squire')).toHaveCount(0)
})

test('whoever resigns is asked first, and may come back', async ({ browser, host }) => {
  const [ania, marek] = [await person(browser, host, 'Ania'), await person(browser, host, 'Marek')]
  const id = await two(ania, marek, { kind: 'none' })
  await turn(ania)
  const resign = async (): Promise<void> => {
    await ania.getByRole('button', { name: 'Menu' }).click()
    await ania.getByRole('button', { name: 'Resign' }).click()
  }
  await resign()
  await ania.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await ania.keyboard.press('Escape')
  await expect(ania.getByRole('dialog')).toHaveCount(0)
  expect((await state(ania)).turn).toBe(true)
  await resign()
  await ania.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(ania.locator('.notice')).toContainText('A bot plays for you')
  // The bot ends her turn.
  expect(await turn(marek)).toBe('turn')
  await ania.getByRole('button', { name: 'Come back to your seat' }).click()
  await expect(ania.locator('.notice')).toHaveCount(0)
  // She waits for Marek, and then plays herself again.
  while ((await acting([ania, marek], id)) === marek) await endTurn(marek)
  await endTurn(ania)
})

test('two people talk, and what was not read is counted', async ({ browser, host }) => {
  const [ania, marek] = [await person(browser, host, 'Ania'), await person(browser, host, 'Marek', { lang: 'pl' })]
  await two(ania, marek, { kind: 'none' })
  const chat = ania.getByRole('button', { name: 'Chat' })
  await chat.click()
  await ania.getByPlaceholder('Say something').fill('Good luck <b>!</b>')
  await ania.keyboard.press('Enter')
  const rozmowa = marek.getByRole('button', { name: /^Rozmowa/ })
  await expect(rozmowa).toContainText('1')
  await rozmowa.click()
  await expect(marek.locator('.chat li')).toHaveText('Ania Good luck <b>!</b>')
  await expect(rozmowa).toHaveText('Rozmowa')
  await marek.getByPlaceholder('Powiedz coś').fill('Wzajemnie')
  await marek.getByRole('button', { name: 'Wyślij' }).click()
  await expect(ania.locator('.chat li')).toHaveCount(2)
  await expect(ania.locator('.chat li').nth(1)).toHaveText('Marek Wzajemnie')
  // The keys of the table do not act while somebody writes.
  await expect(marek.getByPlaceholder('Powiedz coś')).toHaveValue('')
})

test('what the others did is marked, and told again to whoever comes back later', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  await seated(page, ['me', { bot: 'page' }])
  await endTurn(page)
  await turn(page)
  await expect(page.locator('.was, g.last').first()).toBeVisible()
  // The page comes anew: it still knows what has happened since the last own turn, and tells that alone.
  await page.reload()
  await turn(page)
  await expect(page.locator('.was, g.last').first()).toBeVisible()
  const count = (): Promise<number> => page.locator('.was, g.last').count()
  const all = await count()
  // Every number of marks that is shown from here on.
  await page.evaluate(() => {
    const marks: number[] = []
    Object.assign(window, { marks })
    const look = (): void => {
      const now = document.querySelectorAll('.was, g.last').length
      if (now !== marks.at(-1)) marks.push(now)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  })
  await page.getByRole('button', { name: 'Since your last turn' }).click()
  await expect.poll(() => page.evaluate(() => (window as unknown as { marks: number[] }).marks.length)).toBeGreaterThan(1)
  await expect.poll(count).toBe(all)
})

/** Counts what makes a noise and what moves. */
const watch = (): void => {
  const counted = { sounds: 0, moves: 0, moved: [] as string[], hidden: [] as string[] }
  Object.assign(window, { counted })
  const Real = window.AudioContext
  window.AudioContext = class extends Real {
    constructor() {
      super()
      counted.sounds += 1
    }
  }
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...args) {
    counted.moves += 1
    const el = this.getAttribute('data-el')
    if (el !== null) {
      counted.moved.push(el)
      if ((args[0] as Keyframe[]).some(({ opacity }) => Number(opacity ?? 1) < 1)) counted.hidden.push(el)
    }
    return animate.apply(this, args)
  }
}
interface Counted {
  sounds: number
  moves: number
  /** The elements that moved, and those of them that were out of sight meanwhile. */
  moved: string[]
  hidden: string[]
}
const counted = (page: Page): Promise<Counted> => page.evaluate(() => (window as unknown as { counted: Counted }).counted)

test('what was there stays in sight while goods come and dice are rolled', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania', {}, { reducedMotion: 'no-preference' })
  await page.addInitScript(watch)
  await page.goto(`/t/${await open(page, ['me', { bot: 'page' }])}`)
  await turn(page)
  await endTurn(page)
  await turn(page)
  await expect.poll(async () => (await counted(page)).moved.filter((el) => /^depot_goods:/.test(el)).length).toBeGreaterThan(0)
  const { moved, hidden } = await counted(page)
  expect(moved.filter((el) => /^p0\/die:/.test(el)).length).toBeGreaterThan(0)
  expect(hidden.filter((el) => /die:|^depot:\d$/.test(el))).toEqual([])
})

test('nothing sounds unless wanted, and at speed none nothing moves', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania', {}, { reducedMotion: 'no-preference' })
  await page.addInitScript(watch)
  const id = await open(page, ['me', { bot: 'page' }])
  await page.goto(`/t/${id}`)
  const sound = page.getByRole('button', { name: 'Sound' })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  const round = async (): Promise<void> => {
    await endTurn(page)
    await turn(page)
  }
  await turn(page)
  await round()
  expect((await counted(page)).sounds).toBe(0)
  await expect.poll(async () => (await counted(page)).moves).toBeGreaterThan(0)

  await sound.click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('input[name^="speed-"]').first().check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // What still moved when the speed was changed has come to rest before the next turn.
  await round()
  await expect.poll(async () => (await counted(page)).sounds).toBe(1)
  const { moves } = await counted(page)
  await round()
  expect((await counted(page)).sounds).toBe(1)
  expect((await counted(page)).moves).toBe(moves)
})
