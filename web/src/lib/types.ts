// The messages of the table, written by `cargo xtask codegen` into ../generated, and what the server says around them.
import type { LogLine as Line, Mark, OptionView as Option, PreviewView } from '../generated/table'
import type { GameView, Listed, PrefsBody, Sent } from '../generated/routes'

export type { KeyView, Me, PrefsBody } from '../generated/routes'
export type { Arg, ChatLine, Clock, ClocksView, Field, FieldKind, May, Message, Order, Origin, Outcome, SeatView, Standing, Status, StrandedView } from '../generated/table'

export type OptionView = Option
export type LogLine = Line
/** What an event does to the elements of the table. */
export type Trace = Mark
/** What the table says, and what the server knows besides: where its people play again, its run, its page. */
export type Update = Sent
export type Preview = PreviewView
/** An event of a game: its own type; the page outside the game's folder only passes it on. */
export type GameEvent = unknown

/** A table in a list, with what it is to whoever asks. */
export type TableSummary = Listed
export type GameSummary = GameView
/** What the player prefers, with something for whatever nobody has chosen. */
export type Prefs = { [K in keyof PrefsBody]-?: NonNullable<PrefsBody[K]> }
