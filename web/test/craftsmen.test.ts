import { describe, expect, test } from 'vitest'
import { biddersOf, sumOf, unpaid, yearsOf } from '../src/games/craftsmen/history'
import { investments, payments } from '../src/games/craftsmen/joined'
import { joint, leastHeight, lines, productionLines } from '../src/games/craftsmen/row'
import { narrow, path, pick } from '../src/lib/narrow'
import type { CraftsmenCard, CraftsmenEvent, CraftsmenGood, CraftsmenKind, CraftsmenPlaced, CraftsmenTier, CraftsmenView } from '../src/generated/craftsmen'

const card = (card: number, good: CraftsmenGood, tier: CraftsmenTier, top: CraftsmenCard['top'] = 'red', bottom: CraftsmenCard['bottom'] = 'blue'): CraftsmenCard => ({ card, good, tier, top, bottom, house: false })
const placed = (of: CraftsmenCard, ...filled: boolean[]): CraftsmenPlaced => ({ card: of, filled, ready: filled.every(Boolean) })
const kind = (good: CraftsmenGood, ...inputs: CraftsmenGood[]): CraftsmenKind => ({ good, building: good, inputs, points: inputs.length })
/** The half-products of the granary. */
const GRANARY: { good: CraftsmenGood }[] = [{ good: 'barrel' }, { good: 'leather' }]
const KINDS = [kind('wood'), kind('wheat'), kind('cow'), kind('barrel', 'wood'), kind('meat', 'cow'), kind('leather', 'cow'), kind('beer', 'wheat', 'barrel')]

describe('a row of buildings', () => {
  test('it lies in one line as long as that makes the largest cards', () => {
    expect(lines(7, 1040, 150, 11)).toEqual({ columns: 7, card: 150 / (107 / 74) })
    // On a phone lines of a few are larger than one long line.
    const phone = lines(9, 374, 300, 11)
    expect(phone.columns).toBeLessThan(9)
    expect(phone.card).toBeGreaterThan(374 / 9)
    expect(lines(0, 374, 300, 11).columns).toBe(1)
  })

  test('it needs room for as many lines as legible cards of its width make', () => {
    expect(leastHeight(3, 304, 11)).toBe(58)
    expect(leastHeight(9, 304, 11)).toBe(127)
    // That is enough for cards of the least width.
    expect(lines(9, 304, 127, 11).card).toBeGreaterThanOrEqual(40)
  })

  test('neighbours join where their colours meet, on top, below or both', () => {
    const one = card(1, 'wood', 'sawmill', 'red', 'blue')
    expect(joint(one, card(2, 'cow', 'basic', 'red', 'green'))).toEqual({ top: true, bottom: false })
    expect(joint(one, card(2, 'cow', 'basic', 'red', 'blue'))).toEqual({ top: true, bottom: true })
    expect(joint(one, card(2, 'cow', 'basic', 'green', 'purple'))).toEqual({ top: false, bottom: false })
  })
})

describe('production lines', () => {
  test('what an advanced building takes is one line, with what is missing and what waits', () => {
    const row = [placed(card(64, 'wood', 'sawmill')), placed(card(50, 'beer', 'advanced'), true, false)]
    const [beer, ...rest] = productionLines(row, KINDS, GRANARY)
    expect(rest).toEqual([])
    expect(beer!.to).toBe('ship')
    expect(beer!.branches.map((branch) => branch.map((node) => node.good))).toEqual([['wheat'], ['wood', 'barrel']])
    expect(beer!.branches[0]).toEqual([{ good: 'wheat', owned: false, filled: true }])
    expect(beer!.branches[1]).toEqual([{ good: 'wood', owned: true, filled: false }, { good: 'barrel', owned: false, filled: false }])
  })

  test('a half-product that nothing takes goes to the granary, if that has a column for it', () => {
    const row = [placed(card(1, 'cow', 'basic')), placed(card(30, 'meat', 'extended'), true), placed(card(31, 'leather', 'extended'), false), placed(card(24, 'barrel', 'extended'), false), placed(card(50, 'beer', 'advanced'), false, false)]
    const all = productionLines(row, KINDS, GRANARY)
    expect(all.map((line) => [line.end.good, line.to])).toEqual([['beer', 'ship'], ['meat', 'ship'], ['leather', 'granary']])
    expect(all[1]!.branches[0]![0]).toEqual({ good: 'cow', owned: true, filled: true })
  })

  test('of two buildings of a kind the fuller one is shown', () => {
    const row = [placed(card(30, 'meat', 'extended'), false), placed(card(31, 'meat', 'extended'), true)]
    expect(productionLines(row, KINDS, GRANARY)[0]!.branches[0]![0]!.filled).toBe(true)
  })
})

describe('what the log tells', () => {
  test('bids of the newest auction, and who is out', () => {
    const events = [
      { event: 'opened', seat: 0, card: 3, bid: 9 },
      { event: 'opened', seat: 2, card: 4, bid: 1 },
      { event: 'bid', seat: 0, bid: 3 },
      { event: 'no_bid', seat: 1 },
      { event: 'bid', seat: 2, bid: 5 },
    ] as CraftsmenEvent[]
    expect(biddersOf(events, 3)).toEqual([{ bid: 3, out: false }, { bid: null, out: true }, { bid: 5, out: false }])
  })

  test('a year is counted up by ship, city, granary and investment, and closes with the next round', () => {
    const events = [
      { event: 'year_ends', year: 1 },
      { event: 'sailed', seat: 0, ship: 1, markers: 2, cargo: 12, bonus: 5 },
      { event: 'city', seat: 1, sets: 2, points: 6 },
      { event: 'granary_points', seat: 0, markers: 3 },
      { event: 'invested', seat: 1, cards: ['red_1', 'blue_3', 'green_2', 'purple_3'], points: 9 },
      { event: 'declined', seat: 0 },
      { event: 'round', year: 2, season: 'spring' },
      { event: 'declined', seat: 1 },
    ] as CraftsmenEvent[]
    const [year, ...rest] = yearsOf(events, 2, 4)
    expect(rest).toEqual([])
    expect(year!.closed).toBe(true)
    expect(year!.seats[0]).toEqual({ ships: [null, { cargo: 12, bonus: 5 }, null, null], city: 0, granary: 3, invested: 0 })
    expect(year!.seats.map(sumOf)).toEqual([20, 15])
    // Until it is settled an investment is open.
    expect(yearsOf(events.slice(0, 4), 2, 4)[0]!.seats[1]!.invested).toBeNull()
  })

  test('what is built and not paid yet stands in the till', () => {
    const events = [
      { event: 'built', seat: 0, card: 3, side: 'left', cost: 2 },
      { event: 'paid', seat: 0, price: 2, cards: [], value: 2 },
      { event: 'built', seat: 1, card: 30, side: 'left', cost: 3 },
      { event: 'built', seat: 1, card: 50, side: 'right', cost: 6 },
    ] as unknown as CraftsmenEvent[]
    expect(unpaid(events)).toEqual([{ card: 30, cost: 3 }, { card: 50, cost: 6 }])
    expect(unpaid(events.slice(0, 2))).toEqual([])
  })
})

describe('a payment is one decision', () => {
  const set = (value: number, cards: string[], answers: string[]) => ({ cards, sum: value, value, answers })
  const sets = [set(3, ['red_3'], ['pay red 0 0 1']), set(4, ['blue_1', 'red_3'], ['pay blue 1 0 0', 'pay red 0 0 1']), set(5, ['red_1', 'red_3'], ['pay red 1 0 1'])]
  const view = { payment: { seat: 1, price: 3, colors: ['blue', 'red'], laid: [], value: 0, sets } } as unknown as CraftsmenView

  test('every set that pays is an option for the payer, the best one first', () => {
    expect(payments(view, 0)).toBeNull()
    const options = payments(view, 1)!
    expect(options.map((option) => option.touches)).toEqual([['p1/capital:red_3'], ['p1/capital:blue_1', 'p1/capital:red_3'], ['p1/capital:red_1', 'p1/capital:red_3']])
    expect(options[1]!.answers).toEqual(['pay blue 1 0 0', 'pay red 0 0 1'])
    expect(options[0]!.label.args.find(([name]) => name === 'value')![1]).toEqual({ t: 'int', v: 3 })
  })

  test('what a set is worth beyond its numbers is said where there is one', () => {
    const worth = (value: number, sum: number) => payments({ payment: { ...view.payment!, sets: [{ ...sets[0]!, value, sum }] } } as unknown as CraftsmenView, 1)![0]!.label.key
    expect(worth(3, 3)).toBe('craftsmen-pay')
    expect(worth(5, 4)).toBe('craftsmen-pay-set')
  })

  test('cards that pay by themselves are meant although more could be laid down', () => {
    const options = payments(view, 1)!
    const best = narrow(options, options[0]!.touches)
    expect(best.only).toBe(options[0])
    expect(best.sole).toBe(false)
    expect([...best.lit]).toEqual(['p1/capital:blue_1', 'p1/capital:red_1'])
    const more = pick(options, options[0]!.touches, 'p1/capital:blue_1')!
    expect(narrow(options, more).only).toBe(options[1])
    // The list finds each of them.
    for (const option of options) expect(narrow(options, path(options, option)).only).toBe(option)
  })
})

describe('an investment is one decision', () => {
  const sets = [
    { cards: ['purple_3', 'green_2', 'blue_1', 'red_3'], sum: 9, value: 9, answers: ['invest 3 2 1 3'] },
    { cards: ['purple_1', 'green_2', 'blue_1', 'red_3'], sum: 7, value: 7, answers: ['invest 1 2 1 3'] },
  ]
  const view = (asked: string, investments: object[]) => ({ asked, investments }) as unknown as CraftsmenView

  test('the one that brings most is picked, every other one and none can be', () => {
    const options = investments(view('invest', sets), 1)!
    expect(options.map((option) => option.answers)).toEqual([['invest 3 2 1 3'], ['invest 1 2 1 3'], ['pass']])
    expect(options[0]!.touches).toEqual(['p1/capital:purple_3', 'p1/capital:green_2', 'p1/capital:blue_1', 'p1/capital:red_3'])
    expect(options[0]!.label.args.find(([name]) => name === 'points')![1]).toEqual({ t: 'int', v: 9 })
    const less = pick(options, options[0]!.touches, 'p1/capital:purple_1')!
    expect(narrow(options, less).only).toBe(options[1])
    expect(narrow(options, pick(options, options[0]!.touches, 'do:pass')!).only).toBe(options[2])
  })

  test('without a set of cards there is none, and only when it is asked for', () => {
    expect(investments(view('invest', []), 1)).toBeNull()
    expect(investments(view('build', []), 1)).toBeNull()
  })
})
