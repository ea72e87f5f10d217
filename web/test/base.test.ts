import { expect, test } from 'vitest'
import { within } from '../src/lib/base'

test('addresses of a page in a folder are told from those beside it', () => {
  expect(within('/t/abc', '')).toBe('/t/abc')
  expect(within('/', '')).toBe('/')
  expect(within('/signoria', '/signoria')).toBe('/')
  expect(within('/signoria/', '/signoria')).toBe('/')
  expect(within('/signoria/t/abc', '/signoria')).toBe('/t/abc')
  expect(within('/signoria2/t/abc', '/signoria')).toBeNull()
  expect(within('/blog', '/signoria')).toBeNull()
})
