// What happens is shown one by one: each stands for its time before the next one is shown.

/** How long a move of somebody else is shown, in milliseconds, by the pace that the player prefers. */
export const PACE: readonly number[] = [0, 1500, 700, 250]

/** Shows one thing of those that came; `waiting` more are to follow. With a signal it stands until the answer is done or the signal ends it. */
export type Show<T> = (next: T, waiting: number, signal: AbortSignal | null) => Promise<unknown> | null

export class OneByOne<T> {
  private readonly waiting: T[] = []
  private stands: AbortController | null = null

  constructor(private readonly show: Show<T>) {}

  /** The newest that is not shown yet. */
  get newest(): T | null {
    return this.waiting.at(-1) ?? null
  }

  get left(): number {
    return this.waiting.length
  }

  push(next: T): void {
    this.waiting.push(next)
    if (!this.stands) void this.run()
  }

  /** Ends what stands, and shows all that waits. */
  skip(): void {
    this.stands?.abort()
    for (const next of this.waiting.splice(0)) void this.show(next, 0, null)
  }

  private async run(): Promise<void> {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      this.stands = new AbortController()
      const standing = this.show(next, this.waiting.length, this.stands.signal)
      if (standing) await standing
      this.stands = null
    }
  }
}
