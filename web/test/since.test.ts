import { expect, test } from 'vitest'
import { sinceLast } from '../src/lib/since'
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
