// How the tests play: by touching what is lit, with the mouse, a finger, the keyboard, or by the list. They look at a page
// only when it is settled (no answer of its own is on its way, its feed is live), and wait for versions, never for moments.
import { expect, type Page } from '@playwright/test'

export const table = (page: Page) => page.locator('.tablepage')

/** What a page shows of its table. */
export interface State {
  /** The number of answers that are settled. */
  version: number
  /** The same, and after a point the number of those that can still be taken back. */
  at: string
  status: string
  /** Whether its person has to decide. */
  turn: boolean
  picks: string
}

/** What a browser says of itself when a page of ours asks. */
export const OURS = { 'sec-fetch-site': 'same-origin' }

/** Long enough for the busiest machine: it tells what hangs, not what is slow. */
export const PATIENCE = 120_000

/** What is waited for; all that is named must hold. */
interface Wanted {
  /** The page's person has to decide, or the game is over. */
  due?: boolean
  /** At least this version. */
  version?: number
  /** An answer has been given since then, here or elsewhere; or, with `picks`, something was picked or let go. */
  since?: State
  picks?: boolean
}

/** The first state of a settled page that is as wanted. */
async function until(page: Page, wanted: Wanted): Promise<State> {
  const found = await page.waitForFunction(
    ({ due, version: least, since, picks: orPicks }) => {
      const data = document.querySelector<HTMLElement>('.tablepage')?.dataset
      if (data?.settled !== 'true') return null
      const { version, tail, status = '', picks = '' } = data
      const now = { version: Number(version), at: `${version}.${tail}`, status, turn: data.turn === 'true', picks }
      if (due && !now.turn && status !== 'over') return null
      if (least !== undefined && now.version < least) return null
      if (since && now.at === since.at && status === since.status && !(orPicks && picks !== since.picks)) return null
      return now
    },
    wanted,
    { timeout: PATIENCE },
  )
  return (await found.jsonValue())!
}

/** What the page shows, once it is settled. */
export const state = (page: Page): Promise<State> => until(page, {})

/** Waits until it is this page's turn or the game is over, and puts away what is told before; which of them. */
export async function turn(page: Page): Promise<'turn' | 'over'> {
  const { status } = await until(page, { due: true })
  await putAway(page)
  return status === 'over' ? 'over' : 'turn'
}

/** Goes on from what a game tells in a dialog of its own: how a year was counted up. */
async function putAway(page: Page): Promise<void> {
  const on = page.locator('dialog[open] .onward')
  if ((await on.count()) === 0) return
  await on.press('Enter')
  await expect(on).toHaveCount(0)
}

/** Waits until something has been answered, picked or let go since `before`. */
export const moved = (page: Page, before: State): Promise<State> => until(page, { since: before, picks: true })

/** Waits until something has been answered since `before`, here or elsewhere. */
export const answered = (page: Page, before: State): Promise<State> => until(page, { since: before })

const same = (one: State, two: State): boolean => one.at === two.at && one.status === two.status

/** Waits until the page has heard of a version. */
export const heard = (page: Page, version: number): Promise<State> => until(page, { version })

/** A table as the server tells it. */
export interface Told {
  version: number
  tail: number
  status: string
  to_act: number[]
  options: { index: number; action: string; touches: string[] }[]
  log: { event: { event: string } }[]
  view: any
}

/** A table as the server tells it to a page's person at this moment. */
export async function told(page: Page, id: string): Promise<Told> {
  const answer = await page.context().request.get(`/api/tables/${id}`)
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Told
}

/** The page of whoever has to decide, once it knows, of pages in the order of the seats: all of them people. */
export async function acting(pages: Page[], id: string): Promise<Page> {
  const { version, to_act } = await told(pages[0]!, id)
  const page = pages[to_act[0]!]!
  await until(page, { due: true, version })
  return page
}

/** Plays a table of people to its end past their pages, which follow: of the options the one that `which` says. */
export async function ahead(pages: Page[], id: string, which: (n: number, count: number) => number): Promise<void> {
  let now = await told(pages[0]!, id)
  for (let n = 0, seat = 0; now.status !== 'over'; n += 1) {
    if (!now.to_act.includes(seat)) now = await told(pages[(seat = now.to_act[0]!)]!, id)
    const { version, tail, options } = now
    const data = { version, tail, index: options[which(n, options.length)]!.index, commit: true }
    const answer = await pages[seat]!.context().request.post(`/api/tables/${id}/act`, { data, headers: OURS })
    expect(answer.ok(), await answer.text()).toBe(true)
    now = (await answer.json()) as Told
  }
}

/**
 * Plays a table of people past their pages until whoever has to decide is told what is `wanted`; the seat. Of the options
 * that begin with the first of the words that any begins with, one that a number chooses.
 */
export async function reach(pages: Page[], id: string, wanted: (now: Told, seat: number) => boolean, words: readonly string[] | ((now: Told, seat: number) => readonly string[]) = []): Promise<number> {
  let now = await told(pages[0]!, id)
  for (let n = 1, seat = 0; now.status !== 'over'; n = (n * 48_271) % 2_147_483_647) {
    if (!now.to_act.includes(seat)) now = await told(pages[(seat = now.to_act[0]!)]!, id)
    if (wanted(now, seat)) return seat
    const { version, tail, options } = now
    const preferred = typeof words === 'function' ? words(now, seat) : words
    const word = preferred.find((word) => options.some(({ action }) => action.startsWith(word)))
    const from = word === undefined ? options : options.filter(({ action }) => action.startsWith(word))
    const data = { version, tail, index: from[n % from.length]!.index, commit: true }
    const answer = await pages[seat]!.context().request.post(`/api/tables/${id}/act`, { data, headers: OURS })
    expect(answer.ok(), await answer.text()).toBe(true)
    now = (await answer.json()) as Told
  }
  throw new Error('the game is over before what is wanted')
}

const mine = async (page: Page): Promise<State> => {
  await putAway(page)
  const now = await state(page)
  expect(now.turn, `it is the turn of whoever touches, at ${JSON.stringify(now)}`).toBe(true)
  return now
}

export const confirmReady = (page: Page): Promise<boolean> => page.locator('.btn.confirm').isEnabled()

/** What is lit, in sight and leads onward: what would only take the place of a pick does not, unless nothing else is left. */
const onward = (page: Page, done: string[]): Promise<string[]> =>
  page.evaluate((done) => {
    const seen = (el: Element): boolean => {
      const box = el.getBoundingClientRect()
      if (box.width === 0) return false
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return top !== null && el.contains(top)
    }
    const names = (all: Iterable<Element>): string[] => [...all].map((el) => el.getAttribute('data-el')!)
    const kind = (el: string): string => el.slice(el.indexOf('/') + 1).split(':', 1)[0]!
    const picks = document.querySelector<HTMLElement>('.tablepage')?.dataset.picks ?? ''
    const taken = new Set([...picks.split(' '), ...names(document.querySelectorAll('[data-el].picked'))].map(kind))
    if (picks !== '') taken.add('do')
    const lit = names([...document.querySelectorAll('[data-el].lit')].filter(seen))
    const fresh = lit.filter((el) => !done.includes(el))
    const on = fresh.filter((el) => picks === '' || !taken.has(kind(el)))
    // Paying two of the same is touching it twice.
    const again = names([...document.querySelectorAll('[data-el].picked')].filter(seen))
    return on.length > 0 ? on : ([fresh, lit, again].map((some) => some.filter((el) => kind(el) !== 'do')).find((some) => some.length > 0) ?? [])
  }, done)

/** The thing to touch next: things on boards before kinds of action, or the other way. */
async function toTouch(page: Page, done: string[], kinds: 'first' | 'last', how: 'click' | 'tap'): Promise<string> {
  for (let n = 0; ; n += 1) {
    const all = await onward(page, done)
    const found = all.find((el) => el.startsWith('do:') === (kinds === 'first')) ?? all[0]
    if (found) return found
    expect(n, `something is lit at ${JSON.stringify(await state(page))}`).toBeLessThan(40)
    // It may lie in another view of the phone, or a toast over it.
    if (how === 'tap') await page.locator('nav.tabs button').nth(n % 2).tap()
    else await page.locator('[data-el].lit').first().click({ trial: true })
  }
}

const of = (page: Page, el: string) => page.locator(`[data-el="${el}"]`).filter({ visible: true }).first()

/** The kinds of action that can be picked. */
const kindsOffered = (page: Page): Promise<string[]> =>
  page.locator('.act:enabled').evaluateAll((all) => all.map((el) => el.getAttribute('data-el')!))

/** Makes one decision by touching lit things until one option is left, and confirms it. */
export async function touch(page: Page, order: string[], how: 'click' | 'tap' = 'click'): Promise<void> {
  const start = await mine(page)
  const done: string[] = []
  let now = start
  for (let n = 0; n < 12 && same(now, start); n += 1) {
    if (await confirmReady(page)) {
      await page.locator('.btn.confirm')[how]()
      return void (await answered(page, start))
    }
    const offered = now.picks === '' ? await kindsOffered(page) : []
    const el = order.find((kind) => offered.includes(kind)) ?? (await toTouch(page, done, now.picks.includes('do:') ? 'last' : 'first', how))
    done.push(el)
    await of(page, el)[how]()
    now = await moved(page, now)
  }
  expect(same(now, start), 'a decision takes at most twelve touches').toBe(false)
}

/** Gives answers until they are settled: until the end of the own turn. */
export async function endTurn(page: Page): Promise<void> {
  const start = await mine(page)
  while ((await state(page)).version === start.version) {
    expect(await turn(page)).toBe('turn')
    await touch(page, ['do:workers', 'do:end'])
  }
}

/** Makes one decision with keys alone: Tab to a zone, arrows and Tab to something lit, Enter, and `c` at the end. */
export async function keys(page: Page, prefer: string): Promise<void> {
  const start = await mine(page)
  const done: string[] = []
  let now = start
  for (let n = 0; n < 12 && same(now, start); n += 1) {
    if (await confirmReady(page)) {
      await page.keyboard.press('c')
      return void (await answered(page, start))
    }
    done.push(await focusLit(page, done, now.picks === '' ? prefer : ''))
    await page.keyboard.press('Enter')
    now = await moved(page, now)
  }
  expect(same(now, start), 'a decision takes at most twelve keys').toBe(false)
}

/** What has the focus, if it leads onward. */
async function focused(page: Page, done: string[]): Promise<string | null> {
  const el = await page.evaluate(() => document.activeElement?.getAttribute('data-el') ?? '')
  return (await onward(page, done)).includes(el) ? el : null
}

/** The arrow that leads from what has the focus to the nearest of some elements; none from outside of the boards. */
const towards = (page: Page, elements: string[]): Promise<string | null> =>
  page.evaluate((elements) => {
    const middle = (el: Element): [number, number] => {
      const box = el.getBoundingClientRect()
      return [box.left + box.width / 2, box.top + box.height / 2]
    }
    const from = document.activeElement
    if (!from?.matches('[data-el]')) return null
    const [x, y] = middle(from)
    const ways = elements.flatMap((el) => [...document.querySelectorAll(`[data-el="${CSS.escape(el)}"].lit`)].map(middle)).map(([a, b]) => [a - x, b - y] as const)
    const [way] = ways.toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))
    if (!way) return null
    if (Math.abs(way[0]) > Math.abs(way[1])) return way[0] < 0 ? 'ArrowLeft' : 'ArrowRight'
    return way[1] < 0 ? 'ArrowUp' : 'ArrowDown'
  }, elements)

/** Tab goes from zone to zone; each has one stop. Within the zone of the kinds of action the arrows go on. */
async function focusLit(page: Page, done: string[], wanted: string): Promise<string> {
  // What is not there is not looked for.
  const prefer = (await onward(page, done)).some((el) => el.startsWith(wanted)) ? wanted : ''
  for (let n = 0; n < 50; n += 1) {
    let now = await focused(page, done)
    for (let k = 0; now && /^(do|.*\bdie):/.test(now) && prefer !== '' && !now.startsWith(prefer) && k < 6; k += 1) {
      await page.keyboard.press('ArrowRight')
      now = await focused(page, done)
    }
    // A zone is entered at its last stop; the arrows go on to what leads onward.
    for (let k = 0; !now && k < 8; k += 1) {
      const arrow = await towards(page, await onward(page, done))
      if (!arrow) break
      await page.keyboard.press(arrow)
      now = await focused(page, done)
    }
    if (now && (prefer === '' || now.startsWith(prefer) || n > 20)) return now
    await page.keyboard.press('Tab')
  }
  const where = await page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-el].lit, [data-el].picked')]
    const stops = all.map((el) => `${el.getAttribute('data-el')} ${el.getAttribute('class')} ${el.getAttribute('tabindex')}`)
    return `${document.activeElement?.getAttribute('class')} of ${JSON.stringify(document.querySelector<HTMLElement>('.tablepage')?.dataset)}: ${stops.join('; ')}`
  })
  throw new Error(`nothing that leads onward gets the focus, which is at ${where}`)
}

/** Makes one decision by the list of options: `l`, to an option, Enter, and `c`. */
export async function list(page: Page, which: (count: number) => number): Promise<void> {
  const before = await mine(page)
  if (!(await confirmReady(page))) {
    await page.keyboard.press('l')
    const options = page.getByRole('dialog').getByRole('listitem').getByRole('button')
    await expect(options.first()).toBeVisible()
    const option = options.nth(which(await options.count()))
    await option.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // An option that its elements cannot tell from another is played at once.
    const picked = await moved(page, before)
    if (!same(picked, before)) return
  }
  await page.keyboard.press('c')
  await answered(page, before)
}
