import { describe, expect, test } from 'vitest'
import { OneByOne } from '../src/lib/pace'

/** Shows numbers; each stands until it is let go, or its signal ends it. */
function shown() {
  const numbers: number[] = []
  const waiting: number[] = []
  let release = (): void => {}
  const one = new OneByOne<number>((next, left, signal) => {
    numbers.push(next)
    waiting.push(left)
    if (!signal || next < 0) return null
    return new Promise<void>((done) => {
      release = done
      signal.addEventListener('abort', () => done())
    })
  })
  const letGo = async (): Promise<void> => {
    release()
    await new Promise((done) => setTimeout(done))
  }
  return { one, numbers, waiting, letGo }
}

describe('what others do', () => {
  test('is shown one by one, also what comes while another one stands', async () => {
    const { one, numbers, waiting, letGo } = shown()
    one.push(1)
    one.push(2)
    one.push(3)
    expect(numbers).toEqual([1])
    expect(one.newest).toBe(3)
    await letGo()
    expect(numbers).toEqual([1, 2])
    one.push(4)
    expect(numbers).toEqual([1, 2])
    await letGo()
    await letGo()
    expect(numbers).toEqual([1, 2, 3, 4])
    expect(waiting).toEqual([0, 1, 1, 0])
    expect(one.newest).toBeNull()
  })

  test('is shown at once where nothing stands', () => {
    const { one, numbers } = shown()
    one.push(-1)
    one.push(-2)
    expect(numbers).toEqual([-1, -2])
  })

  test('is shown to the end by whoever does not want to wait', async () => {
    const { one, numbers, letGo } = shown()
    one.push(1)
    one.push(2)
    one.push(3)
    one.skip()
    expect(numbers).toEqual([1, 2, 3])
    await letGo()
    one.push(4)
    expect(numbers).toEqual([1, 2, 3, 4])
  })
})
