// What a moment later may work: a server that restarts, is busy, or cannot be reached.
import { Problem } from './api'

/** Whether to ask again makes sense: no answer, too many requests, a fault on the way or of the server. */
export const passes = (problem: unknown): problem is Problem =>
  problem instanceof Problem && (problem.status === 0 || problem.status === 429 || problem.status >= 500)

/** The wait before try number `n`, from 0: a second, doubling up to 15, spread so that a restarted server is not stormed. */
export const wait = (n: number, spread = Math.random()): number => Math.min(15_000, 1000 * 2 ** n) * (0.75 + spread / 2)

/** Asks until there is an answer or a refusal that stays; `told` hears of each failure. Ends without an answer by `signal`. */
export const persist = <T>(ask: () => Promise<T>, signal: AbortSignal, told: (problem: Problem) => void): Promise<T | undefined> =>
  again(ask, signal, (problem) => {
    if (!passes(problem)) throw problem
    told(problem)
  })

/** Loads until it succeeds, such as a file while the server starts anew; `told` hears of the first failure. */
export const insist = <T>(load: () => Promise<T>, told: () => void = () => undefined): Promise<T> =>
  again(load, new AbortController().signal, (_, n) => {
    if (n === 0) told()
  }) as Promise<T>

/** Asks until there is an answer; `failed` hears of each failure, and may end it by throwing. */
async function again<T>(ask: () => Promise<T>, signal: AbortSignal, failed: (problem: unknown, n: number) => void): Promise<T | undefined> {
  for (let n = 0; !signal.aborted; n += 1) {
    try {
      return await ask()
    } catch (problem) {
      failed(problem, n)
      await pause(wait(n), signal)
    }
  }
  return undefined
}

/** Waits; less if the browser comes online, the page comes into sight, or `signal` ends it. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const visible = (): void => void (document.visibilityState === 'visible' && end())
    const end = (): void => {
      clearTimeout(timer)
      removeEventListener('online', end)
      document.removeEventListener('visibilitychange', visible)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    document.addEventListener('visibilitychange', visible)
    signal.addEventListener('abort', end)
  })
}
