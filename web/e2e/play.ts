// How the tests play: by touching what is lit, with the mouse, a finger, the keyboard, or by the list.
import { expect, type Page } from '@playwright/test'

export const table = (page: Page) => page.locator('.tablepage')

export interface State {
  at: string
  status: string
  turn: boolean
  picks: string
}

const read = (page: Page): Promise<State> =>
  page.evaluate(() => {
    const { at = '', status = '', turn = '', picks = '' } = document.querySelector<HTMLElement>('.tablepage')?.dataset ?? {}
    return { at, status, turn: turn === 'true', picks }
  })
export const state = read

/** The number of answers at the table that are settled. */
export const version = async (page: Page): Promise<number> => Number((await read(page)).at.split('.')[0])

/** Waits until it is this page's turn or the game is over; which of them. */
export async function turn(page: Page): Promise<'turn' | 'over'> {
  await page.waitForFunction(
    () => {
      const data = document.querySelector<HTMLElement>('.tablepage')?.dataset
      return data?.turn === 'true' || data?.status === 'over'
    },
    undefined,
    { timeout: 60_000 },
  )
  return (await read(page)).status === 'over' ? 'over' : 'turn'
}

/** Waits until something has changed since `before`. */
export const moved = (page: Page, before: State): Promise<unknown> =>
  page.waitForFunction(
    (before) => {
      const data = document.querySelector<HTMLElement>('.tablepage')?.dataset
      return data !== undefined && (data.at !== before.at || data.picks !== before.picks || data.status !== before.status)
    },
    before,
    { timeout: 30_000 },
  )

export const confirmReady = (page: Page): Promise<boolean> => page.locator('.btn.confirm').isEnabled({ timeout: 5000 })

/** The first visible thing that is lit and not yet picked: things on boards before kinds of action, or the other way. */
export const lit = (page: Page, kinds: 'first' | 'last'): Promise<string | null> =>
  page.evaluate((kinds) => {
    const seen = (el: Element): boolean => {
      const box = el.getBoundingClientRect()
      if (box.width === 0) return false
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return top !== null && el.contains(top)
    }
    const all = [...document.querySelectorAll('[data-el].lit')].filter(seen)
    const picked = document.querySelector('.act.pick') !== null
    const buttons = all.filter((el) => el.getAttribute('data-el')!.startsWith('do:') && !picked)
    const things = all.filter((el) => !el.getAttribute('data-el')!.startsWith('do:'))
    const order = kinds === 'first' ? [...buttons, ...things] : [...things, ...buttons]
    return order[0]?.getAttribute('data-el') ?? null
  }, kinds)

const of = (page: Page, el: string) => page.locator(`[data-el="${el}"]`).filter({ visible: true }).first()

/** The kinds of action that can be picked. */
const kindsOffered = (page: Page): Promise<string[]> =>
  page.locator('.act:enabled').evaluateAll((all) => all.map((el) => el.getAttribute('data-el')!))

/** Makes one decision by touching lit things until one option is left, and confirms it. */
export async function touch(page: Page, order: string[], how: 'click' | 'tap' = 'click'): Promise<void> {
  for (let n = 0; n < 12; n += 1) {
    const before = await read(page)
    if (!before.turn) return
    if (await confirmReady(page)) {
      await page.locator('.btn.confirm')[how]()
      return void (await moved(page, before))
    }
    const offered = before.picks === '' ? await kindsOffered(page) : []
    let el = order.find((kind) => offered.includes(kind)) ?? (await lit(page, before.picks.includes('do:') ? 'last' : 'first'))
    // What is lit may lie in another view of the phone.
    for (const view of how === 'tap' && !el ? [0, 1] : []) {
      await page.locator('nav.tabs button').nth(view).tap()
      el ??= await lit(page, 'last')
      if (el) break
    }
    expect(el, `something is lit at ${before.at} with ${before.picks}`).not.toBeNull()
    await of(page, el!)[how]()
    await moved(page, before)
  }
  throw new Error('a decision of more than twelve touches')
}

/** Gives answers until they are settled: until the end of the own turn. */
export async function endTurn(page: Page): Promise<void> {
  const start = await version(page)
  while ((await version(page)) === start) {
    await turn(page)
    await touch(page, ['do:workers', 'do:end'])
  }
}

/** Makes one decision with keys alone: Tab to a zone, arrows and Tab to something lit, Enter, and `c` at the end. */
export async function keys(page: Page, prefer: string): Promise<void> {
  for (let n = 0; n < 12; n += 1) {
    const before = await read(page)
    if (!before.turn) return
    if (await confirmReady(page)) {
      await page.keyboard.press('c')
      return void (await moved(page, before))
    }
    await focusLit(page, before.picks === '' ? prefer : '')
    await page.keyboard.press('Enter')
    await moved(page, before)
  }
  throw new Error('a decision of more than twelve keys')
}

/** What has the focus, if it is lit. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const el = document.activeElement
    const kind = el?.matches('.act') === true
    return el?.matches('[data-el].lit') && !(kind && document.querySelector('.act.pick')) ? el.getAttribute('data-el') : null
  })

/** Tab goes from zone to zone; each has one stop. Within the zone of the kinds of action the arrows go on. */
async function focusLit(page: Page, prefer: string): Promise<void> {
  for (let n = 0; n < 50; n += 1) {
    let now = await focused(page)
    for (let k = 0; now && /^(do|die):/.test(now) && prefer !== '' && !now.startsWith(prefer) && k < 6; k += 1) {
      await page.keyboard.press('ArrowRight')
      now = await focused(page)
    }
    // A zone is entered at its last stop; the arrows go on to what is lit.
    for (let k = 0; !now && k < 8 && (await page.evaluate(() => document.activeElement?.matches('.act') === true)); k += 1) {
      await page.keyboard.press('ArrowLeft')
      now = await focused(page)
    }
    if (now && (prefer === '' || now.startsWith(prefer) || n > 20)) return
    await page.keyboard.press('Tab')
  }
  const where = await page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-el].lit, [data-el].picked')]
    const stops = all.map((el) => `${el.getAttribute('data-el')} ${el.getAttribute('class')} ${el.getAttribute('tabindex')}`)
    return `${document.activeElement?.getAttribute('class')} of ${JSON.stringify(document.querySelector<HTMLElement>('.tablepage')?.dataset)}: ${stops.join('; ')}`
  })
  expect(await focused(page), `something lit has the focus, which is at ${where}`).not.toBeNull()
}

/** Makes one decision by the list of options: `l`, to an option, Enter, and `c`. */
export async function list(page: Page, which: (count: number) => number): Promise<void> {
  const before = await read(page)
  if (!before.turn) return
  if (!(await confirmReady(page))) {
    await page.keyboard.press('l')
    const options = page.getByRole('dialog').getByRole('listitem').getByRole('button')
    await expect(options.first()).toBeVisible()
    const option = options.nth(which(await options.count()))
    await option.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // An option that its elements cannot tell from another is played at once.
    await page.waitForFunction(
      (before) => {
        const data = document.querySelector<HTMLElement>('.tablepage')?.dataset
        return data?.at !== before.at || document.querySelector('.btn.confirm:enabled') !== null
      },
      before,
    )
    if ((await read(page)).at !== before.at) return
  }
  await page.keyboard.press('c')
  await page.waitForFunction((at) => document.querySelector<HTMLElement>('.tablepage')?.dataset.at !== at, before.at)
}
