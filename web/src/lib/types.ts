// The messages of the table, as the server sends them. Written by `cargo xtask codegen` into ../generated; this file
// names those that the page uses and says what a game's own parts are to code that knows no game.
export type Arg =
  | { t: 'int'; v: number }
  | { t: 'name'; v: string }
  | { t: 'seat'; v: number }
  | { t: 'list'; v: Arg[] }

export interface Message {
  key: string
  args: [string, Arg][]
  rule: string | null
}

export interface OptionView {
  index: number
  action: string
  label: Message
  touches: string[]
  price: [string, number][]
}

/** An event of a game: its own type; the page outside the game's folder only passes it on. */
export type GameEvent = unknown

export interface LogLine {
  version: number
  seat: number | null
  tentative: boolean
  event: GameEvent
  message: Message | null
}

export type Away = string

export interface SeatView {
  kind: 'open' | 'bot' | 'person'
  name: string
  level: string | null
  connected: boolean
  stand_in: Away | null
}

export type ViewerName = { seat: number } | 'watcher' | 'open'

export interface Outcome {
  scores: number[]
  ranks: number[]
}

export interface ChatLine {
  at: number
  seat: number | null
  from: string
  text: string
}

export interface ClocksView {
  rule: unknown
  now: number
  left: (number | null)[]
  running: number[]
  deadline: number | null
}

export interface May {
  join: boolean
  leave: boolean
  start: boolean
  undo: boolean
  redo: boolean
  commit: boolean
  hint: boolean
  resign: boolean
  return: boolean
  drop: number[]
}

export type Status = 'lobby' | 'playing' | 'over'

export interface Update<View = unknown> {
  table: string
  game: string
  setup: Record<string, unknown>
  version: number
  tail: number
  viewer: ViewerName
  status: Status
  view: View
  to_act: number[]
  options: OptionView[]
  log: LogLine[]
  may: May
  clocks: ClocksView
  seats: SeatView[]
  outcome: Outcome | null
  chat: ChatLine[]
  commitment: string
  seed: string | null
}

export interface Preview {
  view: unknown
  log: LogLine[]
}

export interface TableSummary {
  id: string
  game: string
  options: Record<string, unknown>
  status: Status
  seats: SeatView[]
  to_act: number[]
  clock: unknown
  private: boolean
  created: number
  changed: number
  outcome: Outcome | null
  /** The seat of whoever asks. */
  your_seat: number | null
  your_turn: boolean
}

export type FieldKind =
  | 'flag'
  | { word: string[] }
  | { number: { min: number; max: number } }
  | { number_per_seat: { min: number; max: number } }

export interface Field {
  key: string
  kind: FieldKind
}

export interface GameSummary {
  id: string
  title: string
  designer: string
  edition: string
  seats: [number, number]
  form: Field[]
  defaults: Record<string, unknown>
  levels: { id: string }[]
}

export interface Me {
  id: string
  name: string
  account: boolean
  prefs: Partial<Prefs>
}

export interface Prefs {
  lang: 'en' | 'pl'
  theme: 'auto' | 'light' | 'dark'
  speed: 0 | 1 | 2 | 3
  confirm: boolean
  sound: boolean
}
