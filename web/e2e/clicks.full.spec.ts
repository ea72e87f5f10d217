// What is clicked is what is played: random options of every game by clicks alone. Whatever is lit looks lit, and keeps
// its name while a preview is shown.
import type { Page } from '@playwright/test'
import { GAMES } from './games'
import { expect, open, person, test } from './host'
import { answered, confirmReady, moved, state, turn } from './play'

interface Option {
  index: number
  action: string
  touches: string[]
}

/** A payment of Craftsmen, asked colour by colour and given as one. */
interface Paid {
  seat: number
  sets: { cards: string[]; answers: string[] }[]
}

/** What is left of some elements without others, each as often as it stands there. */
function without(elements: readonly string[], others: readonly string[]): string[] {
  const left = [...elements]
  for (const other of others) if (left.includes(other)) left.splice(left.indexOf(other), 1)
  return left
}

/** Elements that can be picked and do not look like it: without gilt in their edges, grounds and rings. */
const dull = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const colour = (name: string): string => ((probe.style.color = `var(${name})`), getComputedStyle(probe).color)
    const gilt = [colour('--gilt'), colour('--gilt-ink')]
    const shows = (el: Element): boolean => {
      const style = getComputedStyle(el)
      const drawn = [style.boxShadow, style.backgroundColor, style.outlineStyle === 'none' ? '' : style.outlineColor, style.borderColor, style.stroke]
      return drawn.some((text) => gilt.some((one) => text.includes(one)))
    }
    const rings = [...document.querySelectorAll('.ring.lit, .ring.picked')].map((ring) => ring.getBoundingClientRect())
    const around = (el: Element): boolean => {
      const box = el.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      return rings.some((ring) => Math.abs(ring.left + ring.width / 2 - x) < 8 && Math.abs(ring.top + ring.height / 2 - y) < 8)
    }
    const lit = [...document.querySelectorAll('[data-el].lit')].filter((el) => el.getBoundingClientRect().width > 0)
    const found = lit.filter((el) => !shows(el) && ![...el.querySelectorAll('*')].some(shows) && !around(el))
    probe.remove()
    return found.map((el) => el.getAttribute('data-el')!)
  })

/** The names of what can be picked in the place of what is. */
const names = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries([...document.querySelectorAll('[data-el].lit[data-tip]')].map((el) => [el.getAttribute('data-el')!, el.getAttribute('data-tip')!])))

for (const game of GAMES) {
  test(`${game.title}: clicks alone play what was meant`, async ({ browser, host }) => {
    const page = await person(browser, host, 'Ania')
    const id = await open(page, ['me', { bot: 'page' }, { bot: 'page' }, { bot: 'page' }], game)
    await page.goto(`/t/${id}`)
    let sent: number | null = null as number | null
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/act')) sent ??= (request.postDataJSON() as { index: number }).index
    })
    let n = 11
    for (let answers = 0; answers < 60 && (await turn(page)) === 'turn'; answers += 1) {
      const before = await state(page)
      const { options, view } = (await (await page.request.get(`/api/tables/${id}`)).json()) as { options: Option[]; view: { payment?: Paid } }
      // All of an action is answered: it is confirmed.
      if (options.length === 0) {
        await page.getByRole('button', { name: 'Confirm' }).click()
        await answered(page, before)
        continue
      }
      n = (n * 48_271) % 2_147_483_647
      // The estate that is laid out has buttons of its own, and a test of its own.
      const sets = view.payment?.seat === 0 ? view.payment.sets.map(({ cards, answers }) => ({ touches: cards.map((kind) => `p0/capital:${kind}`), action: answers[0]! })) : options
      const meant = sets[n % sets.length]!
      // The usual payment is picked; another one begins anew.
      if (before.picks !== '') await page.locator('.btn.undo').click()
      if (meant.touches.some((el) => el.includes('/slot:'))) {
        await page.getByRole('button', { name: 'Confirm' }).click()
        await answered(page, before)
        continue
      }
      const called = await names(page)
      sent = null
      for (let clicks = 0; clicks < 14; clicks += 1) {
        const now = await state(page)
        expect(await dull(page), `lit at ${now.version} after ${now.picks}`).toEqual([])
        for (const [el, name] of Object.entries(await names(page))) expect(name, `${el} at ${now.version} after ${now.picks}`).toBe(called[el] ?? name)
        const picked = now.picks.split(' ').filter((el) => el !== '')
        const left = without(meant.touches, picked)
        const wrong = without(picked, meant.touches)
        if (wrong.length === 0 && (await confirmReady(page)) && (left.length === 0 || (await litOf(page, left)).length === 0)) break
        const [el] = await litOf(page, left)
        if (!el && (await step(page, left))) continue
        expect(el, `at ${now.version}: ${meant.touches.join(' ')} after ${now.picks}`).toBeDefined()
        await page.locator(`[data-el="${el}"]`).filter({ visible: true }).first().click()
        await moved(page, now)
        // Some answers are given as soon as they are picked.
        if (sent !== null) break
      }
      if (sent === null) await page.getByRole('button', { name: 'Confirm' }).click()
      await answered(page, before)
      const played = options.find((option) => option.index === sent)
      // The second of two equal dice is the first.
      const alike = (touches: string[]): string => touches.map((el) => el.replace('die:1', 'die:0')).toSorted().join(' ')
      if (sets === options) expect(alike(played?.touches ?? []), `at ${before.version}`).toBe(alike(meant.touches))
      else expect(played?.action, `at ${before.version}`).toBe(meant.action)
    }
  })
}

/** Sets a number by its buttons; whether there was one to set. */
async function step(page: Page, elements: string[]): Promise<boolean> {
  for (const [kind, n] of elements.map((el) => el.split(':') as [string, string])) {
    const stepper = page.locator(`.stepper[data-kind="${kind}"]`).filter({ visible: true }).first()
    if ((await stepper.count()) === 0) continue
    const output = stepper.locator('output')
    const number = (n: string): number => n.split('.').reduce((sum, part) => 256 * sum + Number(part), 0)
    for (let clicks = 0; clicks < 40; clicks += 1) {
      const now = (await output.getAttribute('data-step'))?.split(':')[1] ?? (await output.innerText())
      if (now === n) return true
      await stepper.locator('button').nth(number(now) > number(n) ? 0 : 1).click()
    }
  }
  return false
}

/** Of some elements, those that are lit and in sight. */
const litOf = (page: Page, elements: string[]): Promise<string[]> =>
  page.evaluate(
    (elements) => elements.filter((el) => [...document.querySelectorAll(`[data-el="${CSS.escape(el)}"].lit`)].some((found) => found.getBoundingClientRect().width > 0)),
    elements,
  )
