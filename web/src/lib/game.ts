// What a game's folder gives to the page. Nothing outside src/games lists the games: folders are found by their names.
import type { Component } from 'svelte'
import { useGame } from './i18n.svelte'
import type { GameEvent, Message } from './types'

/** What the parts of a board may ask about the table. */
export interface Seating {
  /** The players' names by seat. */
  names: readonly string[]
  /** The viewer's seat; null for those who look on. */
  me: number | null
  /** Seats that owe a decision. */
  toAct: readonly number[]
}

export interface BoardProps<View> {
  view: View
  table: Seating
}

export interface SeatBoardProps<View> extends BoardProps<View> {
  seat: number
  /** The position that is decided in, where `view` shows what an option would bring: what is touched is drawn from it. */
  now?: View
}

/** What lies in the action bar also knows what has happened, and what the option that is looked at would bring. */
export interface HandProps<View> extends SeatBoardProps<View> {
  events: readonly GameEvent[]
  /** The position after the option that is looked at. */
  preview: View | null
}

/** A thing that goes from one element to another, or points that rise from an element. */
export type Motion =
  | { kind: 'move'; from: string; to: string }
  | { kind: 'points'; at: string; n: number }
  | { kind: 'show'; at: string }

/** The caption over a turn's lines in the log. */
export interface Caption {
  left: Message
  seat: number | null
}

export interface GameUi {
  /** The board that all share. */
  Shared: Component<BoardProps<never>>
  /** A seat's board, large. */
  Own: Component<SeatBoardProps<never>>
  /** A seat's board, small, with what belongs to it. */
  Other: Component<SeatBoardProps<never>>
  /** What the action bar shows before the prompt: dice, cards. */
  Hand?: Component<HandProps<never>>
  /** A narrow strip of the shared board for small screens. */
  Peek?: Component<BoardProps<never> & { open: () => void }>
  /** The calendar in the page's bar. */
  Calendar?: Component<BoardProps<never>>
  /** A thing drawn within a sentence, by its message key. */
  Chip?: Component<{ thing: string }>
  /** Small facts of a seat for the chips of the phone: what it holds. */
  Facts?: Component<SeatBoardProps<never>>
  /** Outlines of pictograms by the word of a `do` element, in the order of the buttons. */
  actions: Record<string, string>
  /** Text keys of the tabs for the own and the shared board. */
  tabs: { own: string; shared: string }
  /** Kinds of elements that are asked for one after the other, in this order; without it all at once. */
  asks?: readonly string[]
  /** Where the shared board lies beside the own one: a column at its left, or a row above it. */
  sharedAs?: 'column' | 'row'
  /** Kinds of elements that lie on the shared board. */
  sharedKinds: readonly string[]
  /** The pictogram of what wins, where it is not simply points. */
  scoreSign?: string
  scores(view: never): number[]
  prompt(view: never): Message | null
  /** Elements that mean the same as another one, such as the second of two equal dice, and that one. */
  twins?(view: never, seat: number): ReadonlyMap<string, string> | null
  /** What answers the question that stands in a position, unless the player wants to choose: the usual payment. */
  along?(view: never): readonly string[] | null
  /** Points by source; `thing` is drawn beside its name. */
  breakdown(view: never): { source: Message; points: number; thing?: string | undefined }[][] | null
  motions(event: GameEvent): Motion[]
  /** Elements that an event touched; those of a seat's board carry its seat, `p1/cell:10`. */
  touched(event: GameEvent): string[]
  points(event: GameEvent): number
  caption(event: GameEvent): Caption | null
}

const folders = import.meta.glob<{ ui: GameUi }>('../games/*/index.ts')

/** The board of a game with its texts; null if it has no folder yet. */
export async function loadGame(game: string): Promise<GameUi | null> {
  const path = Object.keys(folders).find((path) => path.split('/').at(-2) === game)
  const [folder] = await Promise.all([path ? folders[path]!() : null, useGame(game)])
  return folder?.ui ?? null
}
