// The messages of the table, written by `cargo xtask codegen` into ../generated, and what the server says around them.
import type { Field, LogLine as Line, Mark, OptionView as Option, PreviewView, Summary, Update as AnyUpdate } from '../generated/table'

export type { Arg, ChatLine, Clock, ClocksView, Field, FieldKind, May, Message, Order, Origin, Outcome, SeatView, Standing, Status, StrandedView } from '../generated/table'

export type OptionView = Option
export type LogLine = Line
/** What an event does to the elements of the table. */
export type Trace = Mark
/** What the table says, and what the server knows besides: where its people play again, its run, its page. */
export type Update = AnyUpdate & { rematch: string | null; epoch: string; build: string }
export type Preview = PreviewView
/** An event of a game: its own type; the page outside the game's folder only passes it on. */
export type GameEvent = unknown

/** A table in a list, with what it is to whoever asks. */
export interface TableSummary extends Summary {
  your_seat: number | null
  your_turn: boolean
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

/** A session of a browser, or a token of a program. */
export interface KeyView {
  id: string
  label: string
  scope: 'play' | 'read' | null
  created: number
  used: number
  current: boolean
}

export interface Prefs {
  lang: 'en' | 'pl'
  theme: 'auto' | 'light' | 'dark'
  speed: 0 | 1 | 2 | 3
  confirm: boolean
  sound: boolean
}
