import { expect, test } from 'vitest'
import { labelOf, legible } from '../src/lib/ticks'
import type { Message } from '../src/lib/types'

const heading = (...args: Message['args'][number][1][]): Message => ({ key: 'heading', args: args.map((arg, i) => [String(i), arg]), rule: null })
const word = (key: string): string => key.toUpperCase()

test('a heading is marked by what it counts, in every language alike', () => {
  expect(labelOf(heading({ t: 'int', v: 3 }, { t: 'int', v: 12 }), word), 'the round, not what it asks').toBe('3')
  expect(labelOf(heading({ t: 'name', v: 'b' }), word)).toBe('B')
  expect(labelOf(heading({ t: 'name', v: 'b' }, { t: 'int', v: 4 }), word), 'a round of a phase').toBe('4')
  expect(labelOf(heading({ t: 'name', v: 'brewers' }), word)).toBe('')
  expect(labelOf(heading(), word)).toBe('')
})

const at = (gap: number, labels: string): { x: number; label: string }[] => [...labels].map((label, i) => ({ x: i * gap, label: label.trim() }))

test('labels that would run together give way', () => {
  expect(legible(at(20, 'A12B12')).join('')).toBe('A12B12')
  expect(legible(at(8, 'A12B12')).join(''), 'letters alone').toBe('AB')
  expect(legible(at(8, '12345')).join(''), 'those that have room').toBe('135')
  expect(legible(at(20, '1 1122')).join(''), 'said once').toBe('12')
})
