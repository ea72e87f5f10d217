// What the board draws around an element, and what happens when it is touched. The table fills this in from the
// options; the parts of a board only ask.
import { getContext, setContext } from 'svelte'
import { t } from '../i18n.svelte'

export interface Mark {
  state: 'none' | 'lit' | 'picked'
  /** Whether it would take the place of what is picked, rather than narrow further. */
  instead: boolean
  /** How often it is picked: paying with two of the same touches it twice. */
  times: number
  /** What it costs beyond the usual, by the name of the resource. */
  price: [string, number] | null
  /** Touched by the last move of another seat. */
  last: boolean
}

export interface Marks {
  of(element: string): Mark
  /** Whether a touch is taken now: not while an answer is on its way. */
  readonly ready: boolean
  /** Touches an element. */
  touch(element: string): void
  /** Whether an option touches the element at all, lit or not. */
  known(element: string): boolean
  /** Takes the decision that is under way back and gives these answers, each by what it touches. */
  anew(answers: readonly (readonly string[])[]): void
}

const KEY = Symbol('marks')
export const provideMarks = (marks: Marks): Marks => setContext(KEY, marks)
export const useMarks = (): Marks => getContext<Marks>(KEY)

export const NO_MARK: Mark = { state: 'none', instead: false, times: 0, price: null, last: false }

/** What readers are told of an element: its name, and what the mark on it says. A name that is a sentence goes on as one. */
export function spoken(name: string, { state, last, price }: Mark): string {
  if (state === 'none' && !last) return name
  const said = state === 'picked' ? t('board-picked') : state === 'none' ? t('board-last') : t('board-lit')
  return [name.replace(/\.$/, ''), said, ...(state === 'lit' && price ? [t(`board-price-${price[0]}`, { n: price[1] })] : [])].join(', ')
}

/** For a picture of a board: nothing to choose, nothing to touch. */
export const STILL: Marks = { of: () => NO_MARK, ready: false, touch: () => undefined, known: () => false, anew: () => undefined }
