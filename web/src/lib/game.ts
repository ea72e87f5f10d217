// What a game's folder gives to the page. Nothing outside src/games lists the games: folders are found by their names.
import type { Component } from 'svelte'
import { useGame } from './i18n.svelte'
import type { Positions } from './positions'
import { insist } from './retry'
import type { GameEvent, Message, Order, Standing } from './types'

/** What the parts of a board may ask about the table. */
export interface Seating {
  /** The players' names by seat. */
  names: readonly string[]
  /** The viewer's seat; null for those who look on. */
  me: number | null
  /** Seats that owe a decision. */
  toAct: readonly number[]
  /** How each seat stands, as far as the viewer knows. */
  standings: readonly Standing[]
  /** What has happened so far, as far as the viewer knows. */
  events: readonly GameEvent[]
  /** Standing orders of the viewer; none for those who look on. */
  orders?: Orders
}

/** Standing orders: what may be ordered, what is, and giving one or, with null, taking it back. */
export interface Orders {
  offered: readonly Order[]
  given: number | null
  ready: boolean
  give(order: number | null): void
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
  /** Whether all is answered, and only to be confirmed: what the position asks now is somebody else's. */
  confirms: boolean
}

/** Several answers that a person gives as one: what it is called, what it touches, the answers' text forms in order. */
export interface Joined {
  label: Message
  touches: string[]
  answers: readonly string[]
}

export interface ChoiceProps {
  /** The option, and the value that is pictured. */
  field: string
  value: unknown
  positions: Positions
}

export interface GameUi {
  /** The board that all share. */
  Shared: Component<BoardProps<never>>
  /** A seat's board, large. */
  Own: Component<SeatBoardProps<never>>
  /** A seat's board as the rules draw it, as high as it needs; without it the large one. */
  Drawn?: Component<SeatBoardProps<never>>
  /** A seat's board, small, with what belongs to it. */
  Other: Component<SeatBoardProps<never>>
  /** What the action bar shows before the prompt: dice, cards. */
  Hand?: Component<HandProps<never>>
  /** A narrow strip of the shared board for small screens. */
  Peek?: Component<BoardProps<never> & { open: () => void }>
  /** The calendar in the page's bar. */
  Calendar?: Component<BoardProps<never>>
  /** A thing drawn within a sentence, by its message key. */
  Chip?: Component<{ thing: string; large?: boolean }>
  /** Whether the drawing of a thing says all that its name does: the name is then only for those who do not see it. */
  speaks?(thing: string): boolean
  /** Whether the drawing of a thing shows the number that its name has in brackets: read as a sentence, it would be a count. */
  numbers?(thing: string): boolean
  /** Whether the small boards are so low that four of them leave room for the log. */
  lowOthers?: boolean
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
  /** How wide the shared board may be beside the own one in this position, in pixels; otherwise 460. */
  sharedWidth?(view: never): number
  /** Where a phone turns to while nothing on a board is lit: the board that shows what the answers mean. */
  asksOn?(view: never): 'own' | 'shared' | null
  /**
   * Answers that are given as soon as they are picked: those that only open the next question, and those that everybody waits
   * for. What is `kept` is one of several answers of an action that are confirmed together, and taken back one by one. An
   * answer is `whole` where no other one goes on from what is picked.
   */
  atOnce?(touches: readonly string[], view: never, whole: boolean): boolean | 'kept'
  /** The ways to answer at once what is asked part by part, the usual one first: it is picked until the player picks another. */
  joined?(view: never, seat: number): readonly Joined[] | null
  /** Where a phone turns to when kinds of elements are lit on both boards. */
  turnsTo?(kinds: readonly string[]): 'own' | 'shared' | null
  /** How high a shared board that is a row is, as a length of CSS. */
  sharedHeight?: string
  /** Keys of this game's board, with the keys of what they do. */
  keys?: readonly (readonly [string, string])[]
  /** Kinds of elements that lie on the shared board. */
  sharedKinds: readonly string[]
  /** The text key of what points are called, where it is not victory points. */
  scoreUnit?: string
  /** The pictogram of what wins, where it is not simply points. */
  scoreSign?: string
  /** Elements that mean the same as another one, such as the second of two equal dice, and that one; labels tell them apart by `which`. */
  twins?(view: never, seat: number): ReadonlyMap<string, string> | null
  /** What answers the question that stands in a position, unless the player wants to choose: the usual payment. */
  along?(view: never): readonly string[] | null
  /** Pictures of what can be agreed before a game, and the options that have one for each of their values. */
  choices?: { Picture: () => Promise<Component<ChoiceProps>>; fields: readonly string[] }
  /** The thing that is drawn beside a source of points, by the key of the source. */
  chips?(source: string): string | undefined
}

const folders = import.meta.glob<{ ui: GameUi }>('../games/*/index.ts')

/** The board of a game with its texts; null if it has no folder yet. */
export async function loadGame(game: string): Promise<GameUi | null> {
  const path = Object.keys(folders).find((path) => path.split('/').at(-2) === game)
  const [folder] = await Promise.all([path ? insist(folders[path]!) : null, useGame(game)])
  return folder?.ui ?? null
}
