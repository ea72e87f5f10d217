import { describe, expect, test } from 'vitest'
import { row, sockets } from '../src/games/principato/places'

describe('rows of tokens', () => {
  test('free spaces are shown beside the tokens', () => {
    const five = row(2, 5, 44, 246)
    expect(five.map((p) => p.full)).toEqual([true, true, false, false, false])
    expect(five.every((p) => p.more === 0)).toBe(true)
  })

  test('more tokens than spaces close up, never below half a token, and stay within the row', () => {
    const nine = row(9, 5, 44, 246)
    expect(nine).toHaveLength(9)
    expect(nine.at(-1)!.at + 22).toBeLessThanOrEqual(246)
    expect(nine[1]!.at - nine[0]!.at).toBeGreaterThanOrEqual(22)
  })

  test('what does not fit is counted on the last token', () => {
    const many = row(37, 3, 38, 210)
    expect(many.length).toBeLessThan(37)
    expect(many.at(-1)!.more).toBe(37)
    expect(many.slice(0, -1).every((p) => p.more === 0)).toBe(true)
    expect(many.at(-1)!.at + 19).toBeLessThanOrEqual(210)
  })

  test('a row without tokens shows its spaces alone', () => {
    expect(row(0, 3, 40, 200).map((p) => p.full)).toEqual([false, false, false])
  })
})

test('cubes fill sockets from the first token', () => {
  expect(sockets(5, 4, 2)).toEqual([2, 2, 1, 0])
  expect(sockets(0, 2, 2)).toEqual([0, 0])
  expect(sockets(9, 2, 2)).toEqual([2, 2])
})
