// Drawing in steps: one piece a frame, so that a slow phone answers a touch between any two.
const waiting: (() => void)[] = []
let running = false

/** After the next frame is painted; in a hidden window, which paints none, at once. */
const painted = (then: () => void): void => {
  if (document.hidden) setTimeout(then)
  else requestAnimationFrame(() => setTimeout(then))
}

function next(): void {
  waiting.shift()?.()
  if (waiting.length > 0) painted(next)
  else running = false
}

/** Does something when its turn comes, after what waits already; the answer takes it back. */
export function inTurn(task: () => void): () => void {
  waiting.push(task)
  if (!running) {
    running = true
    painted(next)
  }
  return () => {
    const at = waiting.indexOf(task)
    if (at >= 0) waiting.splice(at, 1)
  }
}

/** Lets the browser answer before what comes next. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done))
