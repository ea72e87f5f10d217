// Written by `cargo xtask codegen`. Do not edit.
import type { Field, Message, PreviewView, Seat, Standing, Summary, Update } from './table'

export type AccountBody = { name: string; password: string }

/** An answer, and what it stands on. */
export type ActBody = { action?: (string | null); commit?: boolean; epoch?: (string | null); index?: (number | null); tail: number; version: number }

/** What a command stands on. */
export type AtBody = { epoch?: (string | null); tail: number; version: number }

/** A text in the form for readers. */
export type Book = { headings: Heading[]; html: string; rules: Rule[] }

/** A step of a game that is over, to be gone on from. */
export type BranchBody = { at: number; level: string; seat: number }

export type ChatBody = { text: string }

/** How much time there is. Times are in milliseconds, more than none and at most a year. */
export type ClockBody = ({ kind: "none" } | { increment: number; initial: number; kind: "live" } | { kind: "days"; per_move: number })

export type DropBody = { seat: number }

/** A game on offer. */
export type GameView = { about: string; components: string; defaults: Record<string, unknown>; designer: string; edition: string; form: Field[]; id: string; levels: LevelView[]; seats: [number, number]; title: string }

export type GuestBody = { name?: (string | null) }

/** A heading. */
export type Heading = { id: string; level: number; text: string }

/** What the strongest bot would do. */
export type HintView = { best: HintLine[]; index: number; options: HintOption[] }

/** One of the best options, in words. */
export type HintLine = { brings: Message[]; index: number; label: Message; leads: (Message | null); price: [string, number][]; then: HintStep[] }

/** An option with what a bot thinks of it. */
export type HintOption = { index: number; points: (number | null); visits: number; win: (number | null) }

/** A decision that is likely to follow. */
export type HintStep = { label: Message; price: [string, number][]; share: number }

export type JoinBody = { seat?: (number | null) }

/** A session or a token, without its secret. */
export type KeyView = { created: number; current: boolean; id: string; label: string; scope: (TokenScope | null); used: number }

export type Lang = ("en" | "pl")

/** A level of bots. */
export type LevelView = { id: string }

/** A table in a list, with what it is to the caller. */
export type Listed = (Summary & { your_seat: (Seat | null); your_turn: boolean })

/** Somebody, as they see themselves. */
export type Me = { account: boolean; id: string; name: string; prefs: PrefsBody; program: boolean }

export type MeBody = { name?: (string | null); prefs?: (PrefsBody | null); program?: (boolean | null) }

/** A new token. */
export type NewToken = { id: string; token: string }

/** What a request without anything to say in its body sends. */
export type Nothing = Record<string, unknown>

/** A standing order. */
export type OrderBody = { order?: (number | null); version: number }

export type PasswordBody = { current: string; password: string }

/** A position that the rules or the guide draw, as one viewer sees it. */
export type PictureView = { standings: Standing[]; to_act: Seat[]; view: Record<string, unknown> }

/** What a person likes. */
export type PrefsBody = { confirm?: (boolean | null); lang?: (Lang | null); soon?: (boolean | null); sound?: (boolean | null); speed?: (Speed | null); theme?: (Theme | null) }

/** A rule with all that belongs to it. */
export type Rule = { chapter: string; html: string; id: string; text: string }

/** Who gets a seat. */
export type SeatChoice = ("me" | "open" | { bot: string })

/** An update as it is sent: the table's, and what the server knows besides. */
export type Sent = (Update & { build: string; epoch: string; rematch: (string | null) })

/** 0 to 3. */
export type Speed = number

/** A table to be opened. */
export type TableBody = { clock?: (ClockBody | null); game: string; options?: (Record<string, unknown> | null); private?: boolean; seats: SeatChoice[]; stand_in?: (string | null) }

export type Theme = ("auto" | "light" | "dark")

export type TokenBody = { label: string; scope?: TokenScope }

/** What a token lets do. None lets change name, password, sessions or tokens: only a browser's session does. */
export type TokenScope = ("read" | "play")

/** Requests by method and path. */
export interface Routes {
  'POST /api/accounts': { body: AccountBody; answer: Me }
  'GET /api/games': { answer: GameView[] }
  'GET /api/games/{game}/guide/{lang}': { path: { game: string; lang: string }; answer: Book }
  'GET /api/games/{game}/guide/{lang}/find': { path: { game: string; lang: string }; query: { words: string }; answer: string[] }
  'GET /api/games/{game}/pictures/{name}': { path: { game: string; name: string }; answer: PictureView }
  'GET /api/games/{game}/rules/{lang}': { path: { game: string; lang: string }; answer: Book }
  'GET /api/games/{game}/rules/{lang}/find': { path: { game: string; lang: string }; query: { words: string }; answer: string[] }
  'GET /api/games/{game}/texts/{lang}': { path: { game: string; lang: string }; answer: string }
  'POST /api/guest': { body: GuestBody; answer: Me }
  'POST /api/login': { body: AccountBody; answer: Me }
  'POST /api/logout': { body: Nothing; answer: void }
  'GET /api/me': { answer: (Me | null) }
  'PATCH /api/me': { body: MeBody; answer: Me }
  'POST /api/password': { body: PasswordBody; answer: void }
  'GET /api/sessions': { answer: KeyView[] }
  'DELETE /api/sessions/{id}': { path: { id: string }; answer: void }
  'GET /api/tables': { query: { filter: ("open" | "mine" | "watch") }; answer: Listed[] }
  'POST /api/tables': { headers?: { 'Idempotency-Key'?: (string | null) }; body: TableBody; answer: Listed }
  'GET /api/tables/{id}': { path: { id: string }; query?: { since?: number; epoch?: string }; answer: Sent }
  'POST /api/tables/{id}/act': { path: { id: string }; headers?: { 'Idempotency-Key'?: (string | null) }; body: ActBody; answer: Sent }
  'POST /api/tables/{id}/branch': { path: { id: string }; headers?: { 'Idempotency-Key'?: (string | null) }; body: BranchBody; answer: Listed }
  'POST /api/tables/{id}/chat': { path: { id: string }; body: ChatBody; answer: void }
  'POST /api/tables/{id}/commit': { path: { id: string }; body: AtBody; answer: Sent }
  'POST /api/tables/{id}/drop': { path: { id: string }; body: DropBody; answer: Sent }
  'POST /api/tables/{id}/end': { path: { id: string }; body: Nothing; answer: Sent }
  'POST /api/tables/{id}/go-on': { path: { id: string }; body: Nothing; answer: Listed }
  'GET /api/tables/{id}/hint': { path: { id: string }; answer: HintView }
  'POST /api/tables/{id}/join': { path: { id: string }; body: JoinBody; answer: Sent }
  'POST /api/tables/{id}/leave': { path: { id: string }; body: Nothing; answer: void }
  'POST /api/tables/{id}/order': { path: { id: string }; body: OrderBody; answer: Sent }
  'GET /api/tables/{id}/preview': { path: { id: string }; query: { index: number; version: number; tail: number; epoch?: string }; answer: PreviewView }
  'GET /api/tables/{id}/record': { path: { id: string }; answer: string }
  'POST /api/tables/{id}/redo': { path: { id: string }; body: AtBody; answer: Sent }
  'POST /api/tables/{id}/rematch': { path: { id: string }; body: Nothing; answer: Listed }
  'GET /api/tables/{id}/replay': { path: { id: string }; query: { at: number; seat: string }; answer: Sent }
  'POST /api/tables/{id}/reset': { path: { id: string }; body: AtBody; answer: Sent }
  'POST /api/tables/{id}/resign': { path: { id: string }; body: Nothing; answer: Sent }
  'POST /api/tables/{id}/return': { path: { id: string }; body: Nothing; answer: Sent }
  'POST /api/tables/{id}/start': { path: { id: string }; body: Nothing; answer: Sent }
  'POST /api/tables/{id}/undo': { path: { id: string }; body: AtBody; answer: Sent }
  'GET /api/texts/{lang}': { path: { lang: string }; answer: string }
  'GET /api/tokens': { answer: KeyView[] }
  'POST /api/tokens': { body: TokenBody; answer: NewToken }
  'DELETE /api/tokens/{id}': { path: { id: string }; answer: void }
}
