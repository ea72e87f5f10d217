import { expect, test } from 'vitest'
import type { Event } from '../src/generated/burgundy'
import { turned } from '../src/games/burgundy/dice'

const rolled = (seat: number): Event => ({ event: 'rolled', seat, dice: [2, 5] })
const used = (seat: number, die: number, value: number): Event => ({ event: 'die_used', seat, die, rolled: [2, 5][die]!, value, workers: 1 })

test('a die that workers turned shows it until the dice are rolled anew', () => {
  const events = [rolled(0), rolled(1), used(0, 1, 6), used(1, 0, 3), used(0, 0, 2)]
  expect([...turned(events, 0)]).toEqual([[1, 6]])
  expect([...turned(events, 1)]).toEqual([[0, 3]])
  expect(turned([...events, rolled(0)], 0).size).toBe(0)
  expect(turned([], 0).size).toBe(0)
})
