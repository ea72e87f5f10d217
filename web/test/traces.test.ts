import { expect, test } from 'vitest'
import { points } from '../src/lib/traces'
import type { Trace } from '../src/lib/types'

const scored = (seat: number, points: number): Trace => ({ mark: 'points', at: `p${seat}/score`, points })

test('a line says the points of its seat; one about everybody has no sum', () => {
  expect(points({ seat: 1, marks: [scored(1, 3), scored(1, 4)] })).toBe(7)
  expect(points({ seat: null, marks: [scored(0, 20), scored(1, 43)] })).toBe(0)
})
