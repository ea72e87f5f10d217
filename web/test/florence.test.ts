import { describe, expect, test } from 'vitest'
import { bidsOf, salesOf } from '../src/games/florence/history'
import { cellElement, covered, fits, formElement, nearest, next, refusal, type InHand } from '../src/games/florence/placing.svelte'
import { extent, middle, outline, path, seams, type Cell } from '../src/games/florence/shapes'
import type { FlorenceEvent, FlorenceForm } from '../src/generated/florence'

const OPERA: Cell[] = [[0, 0], [1, 0], [2, 0], [1, 1], [1, 2]]

describe('outlines of tiles', () => {
  test('a square has four corners, a T has eight, clockwise', () => {
    expect(outline([[0, 0]])).toEqual([[1, 0], [1, 1], [0, 1], [0, 0]])
    expect(outline(OPERA)).toHaveLength(8)
  })

  test('an outline that is drawn in stays inside, whichever way the corner turns', () => {
    expect(path([[0, 0]], 10, 1)).toBe('M9 1L9 9L1 9L1 1Z')
    // The inner corner of an L moves away from the gap.
    expect(path([[0, 0], [0, 1], [1, 1]], 10, 1)).toContain('9 11')
  })

  test('cells that meet at a corner alone are walked around once', () => {
    const ring: Cell[] = [[0, 0], [1, 0], [2, 0], [0, 1], [0, 2], [1, 2], [2, 1]]
    expect(outline(ring).length % 2).toBe(0)
    expect(new Set(outline(ring).map(String)).size).toBeGreaterThan(7)
  })

  test('seams lie between the cells of a tile alone', () => {
    expect(seams([[0, 0]], 10)).toBe('')
    expect(seams([[0, 0], [1, 0]], 10)).toBe('M10 0v10')
  })

  test('the sign stands in the middle of a rectangle, otherwise on the cell nearest to the middle', () => {
    expect(middle([[2, 2], [3, 2], [2, 3], [3, 3]])).toEqual({ x: 3, y: 3, whole: true })
    expect(middle([[0, 0], [1, 0], [2, 0]])).toEqual({ x: 1.5, y: 0.5, whole: false })
    expect(middle(OPERA)).toEqual({ x: 1.5, y: 1.5, whole: false })
    expect(extent(OPERA)).toEqual({ x: 0, y: 0, w: 3, h: 3 })
  })
})

const form = (flip: number, turns: number): FlorenceForm => ({ flip, turns, cells: [[0, 0], [1, 0], [0, 1]], handle: [0, 0] })
const fitting = (...places: [number, number, number][]) => ({ places, touching: [] as [number, number, number][], border: [] as [number, number, number][] })

/** A tile of eight forms: the plain one fits at one cell, turned twice at another, flipped at a third. */
const hand: InHand = {
  forms: [0, 1].flatMap((flip) => [0, 1, 2, 3].map((turns) => form(flip, turns))),
  placing: {
    seat: 0,
    partner: null,
    tile: 'studio',
    price: 300,
    points: 3,
    clear: [],
    forms: [fitting([0, 1, 1], [0, 5, 5]), { ...fitting(), touching: [[0, 2, 2]] }, fitting([0, 3, 3], [0, 5, 5]), { ...fitting(), border: [[0, 6, 0]] }, fitting(), fitting([0, 4, 4]), fitting(), fitting()],
  },
}

describe('a tile in hand', () => {
  test('a place is named by form and handle, as options name it', () => {
    expect(formElement(hand.forms[6]!)).toBe('form:1.2')
    expect(cellElement([2, 4, 5])).toBe('p2/cell:4.5')
    expect(covered({ flip: 0, turns: 0, cells: [[0, 0], [1, 0], [2, 0]], handle: [1, 0] }, [0, 4, 5])).toEqual([[3, 5], [4, 5], [5, 5]])
  })

  test('turning skips what fits nowhere, and comes round', () => {
    expect(next(hand, 0, 'right')).toBe(2)
    expect(next(hand, 2, 'right')).toBe(0)
    expect(next(hand, 0, 'left')).toBe(2)
    expect(next(hand, 5, 'right')).toBe(5)
  })

  test('flipping takes the form that is turned most alike', () => {
    expect(next(hand, 0, 'flip')).toBe(5)
    expect(next(hand, 5, 'flip')).toBe(0)
  })

  test('a cell takes the tile as it is, turned if it must be, flipped last', () => {
    expect(fits(hand, 0, [0, 5, 5])).toBe(true)
    expect(nearest(hand, 0, [0, 5, 5])).toBe(0)
    expect(nearest(hand, 2, [0, 5, 5])).toBe(2)
    expect(nearest(hand, 0, [0, 3, 3])).toBe(2)
    expect(nearest(hand, 0, [0, 4, 4])).toBe(5)
    expect(nearest(hand, 0, [0, 0, 0])).toBeNull()
  })

  test('a refused place says why', () => {
    expect(refusal(hand, 1, [0, 2, 2])).toEqual(['florence-refusal-touches', 'F5.5.2'])
    expect(refusal(hand, 3, [0, 6, 0])).toEqual(['florence-refusal-border', 'F8.4.3'])
    expect(refusal(hand, 0, [0, 2, 2])).toBeNull()
  })
})

describe('an auction as the log tells it', () => {
  const events: FlorenceEvent[] = [
    { event: 'round', round: 2, minimum: 10, start: 0 },
    { event: 'named', seat: 0, lot: 'jester', bid: 200 },
    { event: 'raised', seat: 1, lot: 'jester', bid: 300 },
    { event: 'won', seat: 1, lot: 'jester', price: 300 },
    { event: 'named', seat: 2, lot: 'lake', bid: 200 },
    { event: 'passed', seat: 0, lot: 'lake', forced: false },
  ]

  test('the bids are those on the lot that is up', () => {
    expect(bidsOf(events.slice(0, 3))).toEqual([{ seat: 0, bid: 200 }, { seat: 1, bid: 300 }])
    expect(bidsOf(events.slice(0, 4))).toEqual([])
    expect(bidsOf(events)).toEqual([{ seat: 2, bid: 200 }])
  })

  test('sales are those of this round', () => {
    expect(salesOf(events)).toEqual([{ seat: 1, lot: 'jester', price: 300 }])
    expect(salesOf([...events, { event: 'round', round: 3, minimum: 12, start: 1 }])).toEqual([])
  })
})
