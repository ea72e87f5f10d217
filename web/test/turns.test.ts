import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn } from '../src/lib/turns'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('pieces come one by one, in their order, and none that was taken back', () => {
  const done: string[] = []
  inTurn(() => done.push('one'))
  const two = inTurn(() => done.push('two'))
  inTurn(() => done.push('three'))
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['one'])
  two()
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['one', 'three'])
  expect(vi.getTimerCount()).toBe(0)
  inTurn(() => done.push('four'))
  vi.runAllTimers()
  expect(done).toEqual(['one', 'three', 'four'])
})
