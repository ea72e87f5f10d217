import { describe, expect, test } from 'vitest'
import { Problem } from '../src/lib/api'
import { passes, wait } from '../src/lib/retry'

describe('what is tried again', () => {
  test('no answer, too many requests, faults on the way', () => {
    for (const status of [0, 429, 500, 502, 503, 504]) expect(passes(new Problem(status, '', '')), String(status)).toBe(true)
  })
  test('not what stays: missing, forbidden, malformed; not faults of the page', () => {
    for (const status of [400, 401, 403, 404, 409, 422]) expect(passes(new Problem(status, '', '')), String(status)).toBe(false)
    expect(passes(new TypeError('of the page'))).toBe(false)
  })
  test('waits grow to a bound', () => {
    expect([0, 1, 2, 3, 4, 9].map((n) => wait(n, 0.5))).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
    expect(wait(0, 0)).toBe(750)
    expect(wait(9, 1)).toBe(18_750)
  })
})
