import { expect, test } from 'vitest'
import { sinceLast, told } from '../src/lib/since'
import type { LogLine } from '../src/lib/types'

const lines = (seats: (number | null)[]): LogLine[] =>
  seats.map((seat, i) => ({ version: i + 1, seat, tentative: false, event: null, message: null, heading: null, marks: [] }))

test('what the others did last begins after the own line before it', () => {
  expect(sinceLast(lines([0, 1, 0, 0, null, 1, 1]), 0)).toBe(4)
})

test('what has been done since in the own turn does not hide what the others did', () => {
  expect(sinceLast(lines([0, 1, 0, 1, null, 0, 0]), 0)).toBe(3)
})

test('before the first own turn it begins at the start', () => {
  expect(sinceLast(lines([null, 1, 1]), 0)).toBe(0)
  expect(sinceLast([], 0)).toBe(0)
  expect(sinceLast(lines([1, 0]), null)).toBe(0)
})

test('what is told again is what others did since, under its headings, in order', () => {
  const say = { key: 'x', args: [], rule: null }
  const all = lines([1, 0, null, 1, null, null, 2, 1]).map((line, i) => ({ ...line, message: [1, 2, 4, 7].includes(i + 1) ? say : null, heading: [3, 5, 6].includes(i + 1) ? say : null }))
  // Line 8 says nothing; the heading 5 has nothing below it.
  expect(told(all, 2, 0).map((line) => line.version)).toEqual([3, 4, 6, 7])
  expect(told(all, 0, null).map((line) => line.version)).toEqual([1, 2, 3, 4, 6, 7])
  expect(told(all, 8, 0)).toEqual([])
})
