import { describe, expect, test } from 'vitest'
import { carry, kindOf, narrow, path, pick, priceOf, release } from '../src/lib/narrow'

const option = (touches: string, worker = 0) => ({
  touches: touches.split(' '),
  price: worker ? ([['worker', worker]] as [string, number][]) : [],
})
// Two dice; two tiles to take, two stored tiles to place, workers to take, the end of the turn.
const options = [
  option('do:take die:0 depot:1.0'),
  option('do:take die:0 depot:1.1'),
  option('do:take die:1 depot:1.0', 2),
  option('do:place die:0 storage:0 cell:4'),
  option('do:place die:0 storage:0 cell:9'),
  option('do:place die:1 storage:1 cell:9', 1),
  option('do:workers die:0'),
  option('do:workers die:1'),
  option('do:end'),
]
const sorted = (set: ReadonlySet<string>) => [...set].sort()

describe('narrow', () => {
  test('nothing touched: every option is left and every element is lit', () => {
    const all = narrow(options, [])
    expect(all.remaining).toHaveLength(options.length)
    expect(all.forced.size).toBe(0)
    expect(sorted(all.lit)).toContain('depot:1.1')
    expect(all.only).toBeNull()
  })

  test('touching keeps the options that touch it, and what all of them touch is forced', () => {
    const place = narrow(options, ['do:place', 'storage:0'])
    expect(place.remaining).toHaveLength(2)
    expect(sorted(place.forced)).toEqual(['die:0'])
    expect(sorted(place.lit)).toEqual(['cell:4', 'cell:9'])
  })

  test('one option left', () => {
    const one = narrow(options, ['storage:1'])
    expect(one.only).toBe(options[5])
    expect(sorted(one.forced)).toEqual(['cell:9', 'die:1', 'do:place'])
    expect(one.lit.size).toBe(0)
  })

  test('elements of the kind of a pick, or of what goes along with it, swap with it; so do kinds of action', () => {
    const one = narrow(options, ['do:place', 'storage:0', 'cell:4'])
    expect(sorted(one.swaps)).toEqual(['cell:9', 'die:1', 'do:end', 'do:take', 'do:workers', 'storage:1'])
    expect(sorted(narrow(options, ['do:workers', 'die:0']).swaps)).toEqual(['die:1', 'do:end', 'do:place', 'do:take'])
    expect(sorted(narrow(options, ['depot:1.1']).swaps)).toEqual(['depot:1.0', 'die:1', 'do:end', 'do:place', 'do:workers'])
  })

  test('what all that remain touch need not be touched to mean the option that touches nothing else', () => {
    const raw = { touches: ['source:wood', 'fair'] }
    const double = { touches: ['do:double', 'source:wood', 'fair'] }
    const trade = { touches: ['source:fair', 'icon:3'] }
    const all = [raw, double, trade]
    expect(narrow(all, []).only).toBeNull()
    const picked = narrow(all, ['source:wood'])
    expect(picked.only).toBe(raw)
    expect(picked.sole).toBe(false)
    expect(narrow(all, ['do:double']).only).toBe(double)
    expect(narrow(all, ['source:wood', 'do:double']).only).toBe(double)
    // What is touched twice is not settled by being touched once.
    const pays = [{ touches: ['card', 'card'] }, { touches: ['card', 'card', 'other'] }]
    expect(narrow(pays, ['card']).only).toBe(pays[0])
    expect(narrow([{ touches: ['card', 'card', 'card'] }, { touches: ['card', 'card', 'other'] }], ['card']).only).toBeNull()
  })

  test('a single option without elements is the only one', () => {
    const pass = { touches: [] }
    expect(narrow([pass], []).only).toBe(pass)
  })

  test('no option left, no element lit', () => {
    expect(narrow(options, ['do:end', 'die:0']).remaining).toEqual([])
    expect(narrow([], []).only).toBeNull()
  })
})

describe('an element that an option names twice', () => {
  const payments = [option('p0/hand:1 p0/hand:1'), option('p0/hand:1 p0/hand:2'), option('p0/worker p0/worker')]
  test('is lit once more after the first touch, and a second touch singles it out', () => {
    const once = narrow(payments, ['p0/hand:1'])
    expect(sorted(once.lit)).toEqual(['p0/hand:1', 'p0/hand:2'])
    const twice = pick(payments, ['p0/hand:1'], 'p0/hand:1')!
    expect(twice).toEqual(['p0/hand:1', 'p0/hand:1'])
    expect(narrow(payments, twice).only).toBe(payments[0])
  })
  test('is released altogether by one touch more', () => {
    expect(pick(payments, ['p0/hand:1', 'p0/hand:1'], 'p0/hand:1')).toEqual([])
  })
  test('is found by its path', () => {
    for (const payment of payments) expect(narrow(payments, path(payments, payment)).only).toBe(payment)
  })
  test('gives way to another one once', () => {
    expect(pick(payments, ['p0/hand:1', 'p0/hand:1'], 'p0/hand:2')).toEqual(['p0/hand:1', 'p0/hand:2'])
  })
})

test('the kind of an element stands between its seat and its number', () => {
  expect(['p1/cell:19', 'depot:3.2', 'p0/score', 'deck'].map(kindOf)).toEqual(['cell', 'depot', 'score', 'deck'])
})

describe('pick', () => {
  test('adds', () => expect(pick(options, ['do:take'], 'die:0')).toEqual(['do:take', 'die:0']))
  test('releases', () => expect(pick(options, ['do:take', 'die:0'], 'do:take')).toEqual(['die:0']))
  test('puts an element in the place of one of its kind and keeps what goes along, the oldest first', () => {
    expect(pick(options, ['die:0', 'do:place', 'storage:0', 'cell:9'], 'die:1')).toEqual(['do:place', 'cell:9', 'die:1'])
    expect(pick(options, ['die:0', 'do:place', 'storage:0'], 'do:take')).toEqual(['die:0', 'do:take'])
    expect(pick(options, ['die:0'], 'do:end')).toEqual(['do:end'])
    expect(pick(options, ['storage:1'], 'die:0')).toEqual(['die:0'])
  })
  test('of two picks of a kind the newer one gives way', () => {
    const payments = [option('hand:1 hand:2'), option('hand:1 hand:3'), option('hand:2 hand:3')]
    expect(pick(payments, ['hand:1', 'hand:2'], 'hand:3')).toEqual(['hand:1', 'hand:3'])
  })
  test('changes nothing where the element is not offered', () => {
    expect(pick(options, ['do:take', 'die:0'], 'storage:1')).toBeNull()
    expect(pick(options, ['depot:1.1'], 'cell:9')).toBeNull()
  })
  test('whatever is offered leaves options, and nothing else changes the picks', () => {
    for (const picks of [[], ['do:take'], ['die:0'], ['do:place', 'storage:0'], ['do:place', 'storage:1'], ['cell:9']]) {
      const { lit, forced, swaps } = narrow(options, picks)
      for (const element of new Set(options.flatMap((o) => o.touches))) {
        const next = pick(options, picks, element)
        const offered = lit.has(element) || forced.has(element) || swaps.has(element) || picks.includes(element)
        expect(next !== null, `${element} after ${picks.join(' ')}`).toBe(offered)
        if (next) expect(narrow(options, next).remaining.length).toBeGreaterThan(0)
      }
    }
  })
  test('refuses what no option touches', () => expect(pick(options, [], 'cell:1')).toBeNull())
})

test('release takes the newest pick by default', () => {
  expect(release(['a:1', 'b:2'])).toEqual(['a:1'])
  expect(release(['a:1', 'b:2'], 'a:1')).toEqual(['b:2'])
  expect(release([])).toEqual([])
})

test('carry keeps the longest beginning that new options know', () => {
  expect(carry(options, ['do:place', 'storage:0', 'cell:7'])).toEqual(['do:place', 'storage:0'])
  expect(carry(options, ['do:sell'])).toEqual([])
})

test('path singles out every option that can be singled out', () => {
  for (const o of options) {
    const only = narrow(options, path(options, o)).only
    expect(only).toBe(o)
  }
})

test('priceOf: the least price, or none if one option is free', () => {
  expect(priceOf(options, 'storage:1')).toEqual(['worker', 1])
  expect(priceOf(options, 'depot:1.0')).toBeNull()
  expect(priceOf(narrow(options, ['die:1']).remaining, 'depot:1.0')).toEqual(['worker', 2])
  expect(priceOf(options, 'do:end')).toBeNull()
})
