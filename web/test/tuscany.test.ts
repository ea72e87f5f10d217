import { describe, expect, test } from 'vitest'
import { elements, factsOf, fieldsOf, layoutOf, moved, shiftedAt, turnedAt, type Arrangement } from '../src/games/tuscany/layout'
import type { TuscanyKind, TuscanySetup } from '../src/generated/tuscany'

const CELLS: [number, number][] = [[1, 0], [2, 0], [3, 0], [0, 1], [1, 1], [2, 1], [3, 1], [0, 2], [1, 2], [2, 2]]
const tile = (letter: string, first: TuscanyKind): TuscanySetup['tiles'][number] => {
  const rest = Array<TuscanyKind>(9).fill('village')
  return { letter, kinds: [[first, ...rest], [...rest, first]] }
}
const START: Arrangement = { letters: [0, 1, 2], turned: [false, false, false], left: [false, false] }
const setup: TuscanySetup = {
  tiles: [tile('A', 'castle'), tile('B', 'city'), tile('C', 'inn')],
  cells: CELLS,
  shifts: [[-1, 3], [-2, 3]],
  chosen: null,
  layouts: [{ letters: [1, 0, 2], turned: [false, true, false], left: [true, false], regions: [1, 1, 9], points: 58 }],
  fields: [],
}

describe('an estate is laid out', () => {
  test('a tile moves with its turn, and not beyond the ends', () => {
    const turned = turnedAt(START, 0)
    expect(moved(turned, 0, 1)).toEqual({ letters: [1, 0, 2], turned: [false, true, false], left: [false, false] })
    expect(moved(turned, 0, -1)).toBe(turned)
    expect(moved(turned, 2, 1)).toBe(turned)
  })

  test('the elements of an arrangement name each slot, turn and shift once', () => {
    const arrangement = shiftedAt(turnedAt(START, 2), 0, true)
    const named = elements(arrangement, 1)
    expect(named).toEqual([
      'p1/slot:0.0', 'p1/slot:1.1', 'p1/slot:2.2', 'p1/turn:0.0', 'p1/turn:1.0', 'p1/turn:2.1', 'p1/shift:0.1', 'p1/shift:1.0',
    ])
    const layouts = [START, arrangement].map((one) => ({ ...one, regions: setup.layouts[0]!.regions, points: 0 }))
    const laid = (seat: number) => layoutOf({ ...setup, layouts }, seat, (element) => named.includes(element))
    expect(laid(1)).toBe(layouts[1])
    expect(laid(0)).toBeUndefined()
  })

  test('thirty different fields; a turned tile is as the server says; a shift is half a hexagon', () => {
    const fields = fieldsOf(setup, turnedAt(START, 0))
    expect(new Set(fields.map(({ q, r }) => `${q},${r}`)).size).toBe(30)
    expect(fields[9]).toEqual({ q: 2, r: 2, kind: 'castle', slot: 0 })
    expect(fields[10]).toEqual({ q: 0, r: 3, kind: 'city', slot: 1 })
    expect(fieldsOf(setup, shiftedAt(START, 0, true))[10]).toMatchObject({ q: -1, r: 3 })
  })

  test('what an arrangement is worth is found among the layouts of the view', () => {
    expect(factsOf(setup, START)).toBeUndefined()
    expect(factsOf(setup, shiftedAt(moved(turnedAt(START, 0), 0, 1), 0, true))?.points).toBe(58)
  })
})
