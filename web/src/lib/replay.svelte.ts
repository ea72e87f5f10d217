// A game played back: the position after any number of answers, through any eyes that the server allows.
import { tick } from 'svelte'
import { api, Problem } from './api'
import type { Mark, Marks } from './board/marks'
import { NO_MARK } from './board/marks'
import type { GameUi, Seating } from './game'
import { plan, play } from './motion'
import { isCalm } from './prefs.svelte'
import { explain } from './problems'
import { passes, persist } from './retry'
import { notify } from './toast.svelte'
import { motions, touched } from './traces'
import type { LogLine, Standing, Update } from './types'

export class Replay implements Marks, Seating {
  readonly id: string
  ui = $state.raw<GameUi | null | undefined>(undefined)
  /** How the table stands now, with the whole log. */
  whole = $state.raw<Update | null>(null)
  shown = $state.raw<Update | null>(null)
  at = $state(0)
  /** A seat's number, `watcher` or `open`. */
  eyes = $state('open')
  playing = $state(false)
  speed = $state<1 | 2 | 4>(1)
  problem = $state<Problem | null>(null)
  /** Why the game is not there yet: it is asked for again. */
  trouble = $state<Problem | null>(null)
  private readonly gone = new AbortController()
  private readonly cache = new Map<string, Promise<Update>>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.id = id
  }

  async load(loaded: (game: string) => Promise<GameUi | null>, at: number | null, eyes: string | null): Promise<void> {
    try {
      const whole = await persist(() => api.table(this.id), this.gone.signal, (problem) => (this.trouble = problem))
      if (!whole) return
      this.trouble = null
      this.ui = await loaded(whole.game)
      this.whole = whole
      const own = typeof whole.viewer === 'object' ? String(whole.viewer.seat) : 'watcher'
      this.eyes = eyes ?? (whole.status === 'over' ? 'open' : own)
      await this.go(at ?? this.steps[0] ?? 0)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      this.problem = error
    }
  }

  /** The versions at which something happened that is worth a line. */
  readonly steps = $derived.by((): number[] => {
    const versions = (this.whole?.log ?? []).flatMap((line) => (line.message && !line.tentative ? [line.version] : []))
    return [...new Set(versions)].toSorted((a, b) => a - b)
  })
  readonly index = $derived(this.steps.findLastIndex((version) => version <= this.at))
  /** The log up to the position. */
  readonly lines = $derived((this.whole?.log ?? []).filter((line): line is LogLine => line.version <= this.at))

  get names(): readonly string[] {
    return this.whole?.seats.map((seat) => seat.name) ?? []
  }
  get me(): number | null {
    return null
  }
  get toAct(): readonly number[] {
    return this.shown?.to_act ?? []
  }
  get standings(): readonly Standing[] {
    return this.shown?.standings ?? []
  }
  private readonly touched = $derived(new Set(this.lines.filter((line) => line.version === this.at).flatMap(touched)))
  of(element: string): Mark {
    return this.touched.has(element) ? { ...NO_MARK, last: true } : NO_MARK
  }
  readonly ready = false
  readonly events = $derived.by(() => this.lines.map((line) => line.event))
  touch(): void {}
  anew(): void {}
  known(): boolean {
    return false
  }

  private fetch(at: number): Promise<Update> {
    const key = `${at}/${this.eyes}`
    let found = this.cache.get(key)
    if (!found) {
      found = api.replay(this.id, at, this.eyes)
      found.catch(() => this.cache.delete(key))
      this.cache.set(key, found)
    }
    return found
  }

  async go(at: number, moving = false): Promise<void> {
    try {
      const next = await this.fetch(at)
      const planned = plan(moving && !isCalm() ? next.log.flatMap(motions) : [])
      this.at = at
      this.shown = next
      if (planned.length > 0) {
        await tick()
        await play(planned, this.speed === 1 ? 2 : 3, new AbortController().signal)
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      this.pause()
      if (passes(error) && this.shown) notify(explain(error))
      else this.problem = error
    }
  }

  async step(by: 1 | -1): Promise<void> {
    const next = this.steps[this.index + by]
    if (next === undefined) return this.pause()
    await this.go(next, by === 1)
    const after = this.steps[this.index + 1]
    if (after !== undefined) void this.fetch(after).catch(() => {})
  }

  play(): void {
    this.playing = true
    const run = async (): Promise<void> => {
      await this.step(1)
      if (this.playing) this.timer = setTimeout(() => void run(), 900 / this.speed)
    }
    void run()
  }

  close(): void {
    this.gone.abort()
    this.pause()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  see(eyes: string): void {
    this.eyes = eyes
    void this.go(this.at)
  }
}
