// One table as the page knows it: the server's last update, the player's picks, what they leave to choose.
import { tick } from 'svelte'
import { api, freshKey, type Place, Problem } from './api'
import type { Mark, Marks } from './board/marks'
import { noteBuild } from './build.svelte'
import { tableNow } from './early'
import { Feed } from './feed.svelte'
import type { GameUi, Orders, Seating } from './game'
import { t } from './i18n.svelte'
import { plan, play } from './motion'
import { carry, narrow, path, pick, priceOf, release, timesIn } from './narrow'
import { OneByOne, PACE } from './pace'
import { isCalm, prefs } from './prefs.svelte'
import { explain } from './problems'
import { persist } from './retry'
import { sinceLast, told } from './since'
import { notify } from './toast.svelte'
import type { HintLine } from '../generated/routes'
import { motions, touched } from './traces'
import type { LogLine, Message, OptionView, Preview, Standing, Trace, Update } from './types'

/** An option of the server, or answers that a person gives as one. */
export type Offered = OptionView & { answers?: readonly string[] }

/** An option that a bot has something to say about. */
export interface Advised {
  line: HintLine
  option: Offered
}

export class Table implements Marks, Seating {
  readonly id: string
  /** The board of the game; null for a game without a folder, undefined until it is known. */
  ui = $state.raw<GameUi | null | undefined>(undefined)
  update = $state.raw<Update | null>(null)
  lines = $state.raw<readonly LogLine[]>([])
  picks = $state.raw<readonly string[]>([])
  preview = $state.raw<{ index: number; preview: Preview } | null>(null)
  /** Elements that a line of the log under the pointer touched. */
  pointed = $state.raw<ReadonlySet<string> | null>(null)
  /** The action that a bot would take, while it is picked. */
  hinted = $state<number | null>(null)
  /** What a bot thinks of this decision, until it is made or the player has read it. */
  advice = $state.raw<readonly Advised[] | null>(null)
  /** Where a bot has been asked what it thinks, until it says so. */
  private asks = $state<string | null>(null)
  busy = $state(false)
  /** Whether small answers are about to confirm themselves. */
  soon = $state(false)
  private due: ReturnType<typeof setTimeout> | undefined
  /** What small answers have led to, shown or still to be shown. */
  private small: Update | null = null
  /** A table that cannot be shown: missing, or not for this player. */
  missing = $state<Problem | null>(null)
  /** Why the table is not there yet: it is asked for again. */
  trouble = $state<Problem | null>(null)
  readonly feed: Feed
  private readonly queue = new OneByOne<Update>((next, waiting, signal) => this.stage(next, waiting, signal))
  /** What has happened before, told again: the line that stands, which one it is of how many. */
  told = $state.raw<{ line: LogLine; n: number; of: number } | null>(null)
  private telling: AbortController | null = null
  /** The preview that is on its way. */
  private asked: string | null = null
  private key: { for: string; key: string } | null = null
  private ownSince = 0
  private readonly gone = new AbortController()

  constructor(id: string, loaded: (game: string) => Promise<GameUi | null>) {
    this.id = id
    this.feed = new Feed(id, () => this.newest, (update) => this.receive(update, true))
    addEventListener('pagehide', this.keep)
    void this.load(loaded)
  }

  close(): void {
    this.gone.abort()
    this.feed.close()
    removeEventListener('pagehide', this.keep)
    this.skip()
    this.stay()
  }

  private async load(loaded: (game: string) => Promise<GameUi | null>): Promise<void> {
    try {
      const update = await persist(() => tableNow(this.id), this.gone.signal, (problem) => (this.trouble = problem))
      if (!update) return
      this.receive(update, true)
      this.trouble = null
      this.feed.start()
      this.ui = await loaded(update.game)
      // The board alone knows what belongs together, and what is usual.
      if (this.update && this.picks.length === 0) this.picks = this.kept(this.update)
      this.foresee()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.missing = problem
    }
  }

  /** The newest update, shown or still to be played. */
  private get newest(): Update | null {
    return this.queue.newest ?? this.update
  }

  // What the update says.

  get names(): readonly string[] {
    return this.update?.seats.map((seat) => seat.name) ?? []
  }
  get me(): number | null {
    const viewer = this.update?.viewer
    return typeof viewer === 'object' ? viewer.seat : null
  }
  get toAct(): readonly number[] {
    return this.update?.to_act ?? []
  }
  /** How the seats stand. */
  get standings(): readonly Standing[] {
    return this.update?.standings ?? []
  }
  /** Whether the viewer has answered all that is asked, and only confirms it now. */
  get confirms(): boolean {
    return this.update?.may.commit === true && this.update.options.length === 0
  }
  get myTurn(): boolean {
    return this.me !== null && this.toAct.includes(this.me) && this.update?.status === 'playing'
  }
  /** Elements that mean the same as another one, such as the second of two equal dice, and that one. */
  readonly twins = $derived.by((): ReadonlyMap<string, string> => {
    const view = this.update?.view
    return (this.me !== null && view ? this.ui?.twins?.(view as never, this.me) : null) ?? NO_TWINS
  })
  /** What may be chosen; of options that mean the same, one, which need not say which of them it is. */
  readonly options = $derived.by((): readonly Offered[] => {
    const all = this.update?.options ?? []
    const joined = this.update && this.me !== null && all.length > 0 ? this.ui?.joined?.(this.update.view as never, this.me) : null
    if (joined) return joined.map((one, n) => ({ ...one, index: -1 - n, action: one.answers.join('; '), price: [] }))
    if (this.twins.size === 0) return all
    return all.filter((option) => !option.touches.some((element) => this.twins.has(element))).map((option) => ({ ...option, label: unnumbered(option.label) }))
  })
  /** The view to draw: that of the preview while one option is left. */
  get view(): unknown {
    return this.shownPreview?.view ?? this.update?.view
  }
  get live(): boolean {
    return this.feed.link === 'live'
  }
  readonly events = $derived.by(() => this.lines.map((line) => line.event))
  /** Standing orders that may be given. */
  get orders(): Orders {
    const { orders = [], order = null } = this.update ?? {}
    return { offered: orders, given: order, ready: this.live && !this.busy, give: (given) => void this.order(given) }
  }

  readonly narrowed = $derived.by(() => narrow(this.options, this.picks))
  /** The option that is left, or that a bot has named among those that no element tells apart. */
  readonly only = $derived(this.narrowed.only ?? (this.narrowed.lit.size === 0 ? (this.narrowed.remaining.find((option) => option.index === this.hinted) ?? null) : null))
  /** Options that no element tells apart: only the list does. */
  readonly alike = $derived(!this.only && this.narrowed.remaining.length > 1 && this.narrowed.lit.size === 0 ? this.narrowed.remaining : null)
  readonly shownPreview = $derived(this.only && this.preview?.index === this.only.index ? this.preview.preview : null)
  /** The answer to the question that the only option leads to, unless the player wants to choose it. */
  readonly along = $derived((this.shownPreview && this.ui?.along?.(this.shownPreview.view as never)) ?? null)
  /** Elements of the last moves of the others. */
  readonly last = $derived.by((): ReadonlySet<string> => {
    const marks = new Set<string>()
    const lines = this.lines
    const others = (line: LogLine): boolean => line.seat !== null && line.seat !== this.me && touched(line).length > 0
    const end = lines.findLastIndex(others)
    // Back to where that seat's turn begins; a round between belongs to nobody.
    const begun = lines.findLastIndex((line, i) => i <= end && line.heading && line.seat !== null)
    for (let i = end; i > begun; i -= 1) {
      // Where nobody's turn is announced, back to what the viewer did oneself; who looks on sees what is new under a heading.
      if (begun < 0 && (this.me === null ? lines[i]!.heading : lines[i]!.seat === this.me)) break
      if (lines[i]!.seat === lines[end]!.seat) touched(lines[i]!).forEach((element) => marks.add(element))
    }
    return marks
  })

  // Marks: what the board draws, and what touching does.

  of(element: string): Mark {
    const last = (this.pointed ?? this.last).has(element)
    return { ...this.offer(element), instead: this.narrowed.swaps.has(element), times: this.times(element), last }
  }

  /** How often an element is touched whatever is chosen next: picked, or by all that is left. */
  private times(element: string): number {
    const picked = timesIn(this.picks, element)
    if (this.picks.length === 0 || !this.narrowed.forced.has(element)) return picked
    return Math.min(...this.narrowed.remaining.map((option) => timesIn(option.touches, element)))
  }

  private offer(element: string): Pick<Mark, 'state' | 'price'> {
    const { lit, forced, swaps, remaining } = this.narrowed
    if (!this.myTurn || !this.live) return { state: 'none', price: null }
    if (this.picks.includes(element) || (this.picks.length > 0 && forced.has(element))) return { state: 'picked', price: null }
    if (lit.has(element) || (this.picks.length === 0 && forced.has(element))) return { state: 'lit', price: priceOf(remaining, element) }
    // Rivals of what is picked stay lit, so that one can pick again.
    if (swaps.has(element)) return { state: 'lit', price: priceOf(narrow(this.options, pick(this.options, this.picks, element) ?? []).remaining, element) }
    const twin = this.twins.get(element)
    const of = twin === undefined ? null : this.offer(twin)
    return of?.state === 'lit' ? of : { state: 'none', price: null }
  }

  known(element: string): boolean {
    return this.myTurn && this.live && this.options.some((option) => option.touches.includes(element))
  }

  get ready(): boolean {
    return this.myTurn && this.live && !this.busy
  }

  touch(element: string): void {
    this.skip()
    if (!this.myTurn || this.busy) return
    const next = pick(this.options, this.picks, this.twins.get(element) ?? element)
    if (next) this.pickAll(next)
  }

  /** Picks what singles out an option, as the list of options does. */
  choose(option: Offered): void {
    this.skip()
    const picks = path(this.options, option)
    this.pickAll(picks, option)
  }

  release(): void {
    this.pickAll(release(this.picks))
  }

  private pickAll(picks: readonly string[], chosen?: Offered): void {
    this.picks = picks
    this.hinted = null
    const { only: meant, sole } = narrow(this.options, picks)
    const only = meant ?? chosen ?? null
    if (!only) return
    const atOnce = this.ui?.atOnce?.(only.touches, this.update!.view as never, sole)
    // Where others go on from what is picked, it is confirmed, unless the game says otherwise.
    if (picks.length > 0 && (atOnce || (!prefs.confirm && (sole || chosen)))) void this.act(only, null, prefs.confirm ? atOnce : false)
    else if (chosen && !meant) void this.act(chosen)
    else void this.look(only)
  }

  /** Asks what the option that is left would give, if one is. */
  private foresee(): void {
    if (this.only && this.myTurn) void this.look(this.only)
  }

  /** Asks what an option would give. */
  private async look(option: Offered): Promise<void> {
    const at = this.update
    const asked = at && `${at.version}/${at.tail}/${option.index}`
    // What is answered already, or only played back, has nothing to be asked; picks that lead to the same option ask once.
    if (!at || this.busy || at !== this.newest || option.answers || this.preview?.index === option.index || this.asked === asked) return
    this.asked = asked
    try {
      const preview = await api.preview(this.id, place(at), option.index)
      if (this.update === at) this.preview = { index: option.index, preview }
    } catch {
      // Without a preview the sentence still says what the option does.
    }
    if (this.asked === asked) this.asked = null
  }

  // Commands.

  /**
   * Plays an option, and with it the answer to the question that it leads to, if `along` names one, and those that leave no
   * choice. What was given `atOnce`, without being confirmed, is never ended by them.
   */
  async act(option: Offered, along: readonly string[] | null = null, atOnce: boolean | 'kept' = false): Promise<void> {
    const at = this.update
    if (!at || this.busy) return
    await this.command(async () => {
      if (option.answers) return this.sendAll(at, at, option.answers.map((answer) => ({ action }) => action === answer))
      let update = await this.send(at, option, atOnce !== 'kept')
      for (let next = (along && narrow(update.options, along).only) ?? this.idle(update); next; next = this.idle(update)) {
        this.receive(update)
        update = await this.send(update, next, !atOnce)
      }
      return update
    })
    if (atOnce !== 'kept' || !prefs.soon) return
    this.small = this.newest
    this.count()
  }

  /** Small answers that are all that was asked confirm themselves in a while, unless the player does something else before. */
  private count(): void {
    const { small } = this
    const stands = (): boolean => this.confirms && this.update?.version === small?.version && this.update?.tail === small?.tail
    if (this.soon || !stands()) return
    this.soon = true
    // Who is short of time does not wait.
    const left = this.update?.clocks.left[this.me ?? -1] ?? Infinity
    this.due = setTimeout(() => {
      const still = stands() && this.live
      this.stay()
      if (still) void this.confirm()
    }, left < SHORT ? 0 : SOON)
  }

  /** Lets small answers wait until the player confirms them. */
  stay(): void {
    clearTimeout(this.due)
    this.soon = false
    this.small = null
  }

  /** The answer that leaves no choice in the middle of what the player does, and would be given as soon as it is picked. */
  private idle(update: Update): OptionView | null {
    const [only, another] = update.options
    return only && !another && update.may.undo && this.ui?.atOnce?.(only.touches, update.view as never, true) ? only : null
  }

  private send(at: Update, option: OptionView, commit = true): Promise<Update> {
    const name = `${at.version}.${at.tail}.${option.index}`
    if (this.key?.for !== name) this.key = { for: name, key: freshKey() }
    return api.act(this.id, place(at), option.index, commit, this.key.key)
  }

  /** Gives answers one after the other, each the option that is meant; the table stood `at` that update, and stands at `update`. */
  private async sendAll(at: Update, update: Update, answers: readonly ((option: OptionView) => boolean)[]): Promise<Update> {
    for (const isMeant of answers) {
      const option = update.options.find(isMeant)
      if (!option) break
      if (update !== at) this.receive(update)
      update = await this.send(update, option)
    }
    return update
  }

  /** Gives the decision that is under way anew: takes it back, and gives these answers, each by what it touches. */
  async anew(answers: readonly (readonly string[])[]): Promise<void> {
    const at = this.update
    if (!at || this.busy) return
    await this.command(async () => {
      const update = await api.step(this.id, 'undo', place(at))
      return this.sendAll(at, update, answers.map((touches) => (option) => touches.every((element) => option.touches.includes(element))))
    })
  }

  async confirm(): Promise<void> {
    this.skip()
    if (this.only && this.myTurn) await this.act(this.only, this.along)
    else if (this.update?.may.commit) await this.step('commit')
  }

  async undo(): Promise<void> {
    const at = this.update
    if (this.picks.length > 0) this.picks = []
    else if (at?.may.undo) {
      await this.command(async () => {
        let update = await api.step(this.id, 'undo', place(at))
        // What nobody chose is taken back with what led to it.
        while (this.idle(update)) update = await api.step(this.id, 'undo', place(update))
        return update
      })
    }
  }

  async redo(): Promise<void> {
    if (this.update?.may.redo) await this.step('redo')
  }

  /** Gives a standing order, or with null takes it back. */
  async order(order: number | null): Promise<void> {
    const at = this.update
    if (at) await this.command(() => api.order(this.id, at.version, order))
  }

  async step(step: 'undo' | 'redo' | 'reset' | 'commit'): Promise<void> {
    const at = this.update
    if (at) await this.command(() => api.step(this.id, step, place(at)))
  }

  /** Asks a bot, and picks what it would play: the prompt says what that is and what it costs, a note above it what it is worth. */
  async hint(): Promise<void> {
    const at = this.update
    // A bot that thinks already need not be asked once more.
    if (!at || this.asking) return
    const asks = where(at)
    this.asks = asks
    try {
      const { best } = await api.hint(this.id)
      if (!this.update || where(this.update) !== asks) return
      this.advice = best.flatMap((line) => {
        const option = this.offered(line.index)
        return option ? [{ line, option }] : []
      })
      const [first] = this.advice
      if (first) this.follow(first)
    } catch (problem) {
      this.refused(problem)
    } finally {
      if (this.asks === asks) this.asks = null
    }
  }

  /** Whether a bot thinks about this very decision because it was asked to. */
  get asking(): boolean {
    return this.asks !== null && this.update !== null && this.asks === where(this.update)
  }

  /** The option on offer that the server's option with this index is, or begins. */
  private offered(index: number): Offered | null {
    const named = this.update?.options.find((o) => o.index === index)
    if (!named) return null
    const touches = named.touches.map((element) => this.twins.get(element) ?? element)
    return this.options.find((o) => o.answers?.[0] === named.action) ?? this.options.find((o) => o.index === index) ?? this.options.find((o) => touches.every((element) => o.touches.includes(element))) ?? named
  }

  /** Picks what a bot has named, without playing it. */
  follow({ option }: Advised): void {
    this.skip()
    this.picks = path(this.options, option)
    this.hinted = option.index
    this.foresee()
  }

  /** Puts the bot's words away. */
  heard(): void {
    this.advice = null
  }

  async command(send: () => Promise<Update | undefined>): Promise<void> {
    if (this.busy) return
    this.stay()
    this.busy = true
    try {
      const update = await send()
      if (update) this.receive(update)
    } catch (problem) {
      this.refused(problem)
    } finally {
      this.busy = false
      this.foresee()
    }
  }

  private refused(problem: unknown): void {
    if (problem instanceof Problem && problem.status === 409 && problem.update) {
      this.receive(problem.update)
      notify(t('table-stale'))
      return
    }
    // What could not be sent or saved stays picked, and its key makes a second try harmless.
    notify(explain(problem, this.names), 'bad', problem instanceof Problem ? problem.rule : null)
  }

  // Updates.

  /** `whole`: if it is of another run of the server than the last one, its log is all there is. */
  receive(update: Update, whole = false): void {
    noteBuild(update.build)
    const newest = this.newest
    if (newest && newest.epoch !== update.epoch) {
      if (!whole) {
        void api.table(this.id).then((all) => this.receive(all, true), () => undefined)
        return
      }
      this.skip()
    } else if (newest && (update.version < newest.version || (update.version === newest.version && update.status === newest.status && older(update, newest)))) {
      return
    }
    this.queue.push(update)
    if (this.queue.left > FOLLOWED) this.skip()
  }

  /** Ends what is being played at once. */
  skip(): void {
    this.telling?.abort()
    this.queue.skip()
  }

  /** Shows an update; what it brings moves, and a move of somebody else stands for a while. Whoever moves next thinks meanwhile. */
  private stage(next: Update, waiting: number, signal: AbortSignal | null): Promise<unknown> | null {
    const fresh = this.fresh(next)
    const moving = signal && this.update !== null && this.ui && prefs.speed > 0 && !isCalm() && !document.hidden
    // What a preview has shown already does not fly in a second time.
    const seen = new Set((this.shownPreview?.log ?? []).map((line) => JSON.stringify(line.event)))
    const told = (line: LogLine): Trace[] => motions(line).filter((trace) => trace.mark === 'points' || !seen.has(JSON.stringify(line.event)))
    const planned = plan(moving ? fresh.flatMap(told).slice(0, 40) : [])
    const theirs = fresh.some((line) => line.message && line.seat !== null && line.seat !== this.me)
    this.show(next)
    if (!moving || (planned.length === 0 && !theirs)) return null
    // Whoever wants it slow gets all of it slowly; otherwise the first of many pass faster.
    const speed = prefs.speed > 1 && waiting > 3 ? 3 : prefs.speed
    return tick().then(() => Promise.all([play(planned, speed, signal), theirs ? pause(PACE[speed] ?? 0, signal) : null]))
  }

  private fresh(update: Update): LogLine[] {
    if (this.update && this.update.epoch !== update.epoch) return []
    const known = this.lines.at(-1)?.version ?? -1
    return update.log.filter((line) => line.version > known)
  }

  private show(update: Update): void {
    const before = this.update
    const anew = before !== null && before.epoch !== update.epoch
    if (anew) {
      this.lines = []
      if (update.version < before.version) notify(t('table-went-back'))
    }
    const settled = this.lines.filter((line) => !line.tentative && line.version <= update.version)
    const end = settled.at(-1)?.version ?? 0
    const wasMine = this.myTurn
    this.lines = [...settled, ...update.log.filter((line) => line.version > end)]
    this.update = update
    const same = before && before.version === update.version && before.tail === update.tail
    this.picks = same ? carry(this.options, this.picks) : this.ui === undefined ? [] : this.usual
    this.preview = null
    if (!same) this.hinted = this.advice = null
    if (!before || anew) this.ownSince = sinceLast(this.lines, this.me)
    if (wasMine && !this.myTurn) this.ownSince = update.version
    this.foresee()
    this.count()
  }

  /** What is picked when a question comes up: the usual way to answer what is asked part by part. */
  private get usual(): readonly string[] {
    return this.options[0]?.answers && this.myTurn ? this.options[0].touches : []
  }

  /** What is picked outlives the page's being loaded anew. */
  private readonly keep = (): void => {
    const { update, picks } = this
    if (update && picks.length > 0) sessionStorage.setItem(`picks ${this.id}`, JSON.stringify({ at: [update.version, update.tail], picks }))
  }

  private kept(update: Update): readonly string[] {
    const stored = sessionStorage.getItem(`picks ${this.id}`)
    sessionStorage.removeItem(`picks ${this.id}`)
    if (!stored) return this.usual
    const { at, picks } = JSON.parse(stored) as { at: number[]; picks: string[] }
    return at[0] === update.version && at[1] === update.tail ? carry(this.options, picks) : this.usual
  }

  /** The version after the viewer's last own turn, for "since your last turn". */
  get sinceMine(): number {
    return this.ownSince
  }

  /** Tells again, line by line at the pace that the player prefers, what the others did since the viewer's last own turn. */
  async replaySince(): Promise<void> {
    this.skip()
    const lines = told(this.lines, this.ownSince, this.me)
    if (lines.length === 0) notify(t('table-since-nothing'))
    const { signal } = (this.telling = new AbortController())
    for (const [n, line] of lines.entries()) {
      if (signal.aborted) break
      this.told = { line, n: n + 1, of: lines.length }
      this.pointed = new Set(touched(line))
      await tick()
      const speed = Math.max(1, prefs.speed)
      if (!isCalm()) void play(plan(motions(line).filter((trace) => trace.mark !== 'move')), speed, signal)
      await pause(PACE[speed]! + READ, signal)
    }
    if (this.telling?.signal !== signal) return
    this.told = null
    this.pointed = null
    this.telling = null
  }
}

/** How long small answers wait before they confirm themselves, in milliseconds. */
export const SOON = 3000

/** When there is so little time left, in milliseconds, nothing is waited for. */
const SHORT = 30_000

/** How many updates may wait to be shown. */
const FOLLOWED = 24

/** What a sentence that is told again stands longer than what is only seen to move. */
const READ = 500

/** Which decision of a table it is. */
const where = ({ version, tail }: Update): string => `${version}/${tail}`

const place = ({ version, tail, epoch }: Update): Place => ({ version, tail, epoch })

/** A label that does not say which of two that mean the same it is about. */
const unnumbered = (label: Message): Message => ({ ...label, args: label.args.map(([name, arg]) => [name, name === 'which' ? { t: 'int', v: 0 } : arg]) })

const NO_TWINS: ReadonlyMap<string, string> = new Map()

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) return done()
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), done()))
  })

/** Whether an update of the same version says nothing new: the same tail, the same people. */
function older(update: Update, shown: Update): boolean {
  return JSON.stringify({ ...update, log: 0 }) === JSON.stringify({ ...shown, log: 0 })
}
