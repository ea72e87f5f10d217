// A tile in hand: which form is shown, how it turns, where that form may lie. What may lie where is the server's list.
import type { Marks } from '../../lib/board/marks'
import type { FlorenceForm, FlorencePlacing, FlorenceView } from '../../generated/florence'
import type { Cell } from './shapes'

/** A place of the handle: seat, column, row. */
export type Place = readonly [number, number, number]

export const formElement = (form: FlorenceForm): string => `form:${form.flip}.${form.turns}`
export const cellElement = ([seat, column, row]: Place): string => `p${seat}/cell:${column}.${row}`

const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2]

/** The forms of a tile in the order in which it turns: quarter turns, then those of the flipped one. */
export interface InHand {
  placing: FlorencePlacing
  forms: readonly FlorenceForm[]
}

export function inHand(view: FlorenceView): InHand | null {
  const { placing } = view
  const forms = placing && view.forms.find((tile) => tile.tile === placing.tile)?.forms
  return placing && forms ? { placing, forms } : null
}

export const fits = ({ placing }: InHand, form: number, at: Place): boolean => placing.forms[form]!.places.some((place) => same(place as unknown as Place, at))

/** Why the tile cannot lie there in this form: the key of the refusal and its rule. */
export function refusal({ placing }: InHand, form: number, at: Place): readonly [string, string] | null {
  const { touching, border } = placing.forms[form]!
  if (touching.some((place) => same(place as unknown as Place, at))) return ['florence-refusal-touches', 'F5.5.2']
  if (border.some((place) => same(place as unknown as Place, at))) return ['florence-refusal-border', 'F8.4.3']
  return null
}

/** The next form that can lie somewhere: a quarter turn on or back, or flipped. */
export function next({ placing, forms }: InHand, form: number, how: 'right' | 'left' | 'flip'): number {
  const open = (n: number): boolean => placing.forms[n]!.places.length > 0
  const now = forms[form]!
  const group = (flip: number): number[] => forms.flatMap((one, n) => (one.flip === flip ? [n] : []))
  if (how === 'flip') {
    const other = group(1 - now.flip)
    const [found] = other.filter(open).toSorted((a, b) => distance(forms[a]!.turns, now.turns) - distance(forms[b]!.turns, now.turns))
    return found ?? form
  }
  const round = group(now.flip)
  const step = how === 'right' ? 1 : -1
  for (let n = 1; n < round.length; n += 1) {
    const at = round[(round.indexOf(form) + step * n + n * round.length) % round.length]!
    if (open(at)) return at
  }
  return form
}

const distance = (a: number, b: number): number => Math.min(Math.abs(a - b), 4 - Math.abs(a - b))

/** The form that can lie at a place and is nearest to the one in hand: turned as little as may be, flipped only if it must. */
export function nearest(hand: InHand, form: number, at: Place): number | null {
  const now = hand.forms[form]!
  const cost = (n: number): number => distance(hand.forms[n]!.turns, now.turns) + 8 * Math.abs(hand.forms[n]!.flip - now.flip)
  const [found] = hand.forms.map((_, n) => n).filter((n) => fits(hand, n, at)).toSorted((a, b) => cost(a) - cost(b))
  return found ?? null
}

/** The cells of a form with its handle at a place, on the board of that place; they may reach beyond it. */
export const covered = (form: FlorenceForm, [, column, row]: Place): Cell[] => form.cells.map(([x, y]) => [x - form.handle[0] + column, y - form.handle[1] + row] as const)

/** The form that was turned to and not picked yet; of one tile at a time. */
let tried = $state.raw<{ tile: string; form: number } | null>(null)

/** The form in hand: what is picked, else what was turned to, else the first that can lie somewhere. */
export function formInHand(hand: InHand, marks: Marks): number {
  const picked = hand.forms.findIndex((form) => marks.of(formElement(form)).state === 'picked')
  if (picked >= 0) return picked
  if (tried?.tile === hand.placing.tile && hand.placing.forms[tried.form]?.places.length) return tried.form
  return Math.max(0, hand.placing.forms.findIndex((form) => form.places.length > 0))
}

/** Turns or flips the tile in hand; where it is picked already, so is what comes of it. */
export function turn(hand: InHand, marks: Marks, how: 'right' | 'left' | 'flip'): void {
  const now = formInHand(hand, marks)
  show(hand, marks, next(hand, now, how))
}

export function show(hand: InHand, marks: Marks, form: number): void {
  tried = { tile: hand.placing.tile, form }
  const element = formElement(hand.forms[form]!)
  const anyPicked = hand.forms.some((one) => marks.of(formElement(one)).state === 'picked')
  if (anyPicked && marks.of(element).state !== 'picked') marks.touch(element)
}

/** The place that is picked. */
export function placeInHand(hand: InHand, marks: Marks): Place | null {
  const all = hand.placing.forms.flatMap((form) => form.places as unknown as Place[])
  return all.find((place) => marks.of(cellElement(place)).state === 'picked') ?? null
}

/** Lays the tile at a place, turned if it must be; a touch where it lies turns it there, or takes it back. */
export function lay(hand: InHand, marks: Marks, at: Place): void {
  const now = formInHand(hand, marks)
  const cell = cellElement(at)
  if (marks.of(cell).state === 'picked') {
    const round = hand.forms.map((_, n) => (now + 1 + n) % hand.forms.length)
    const other = round.find((n) => n !== now && fits(hand, n, at))
    if (other === undefined) marks.touch(cell)
    else show(hand, marks, other)
    return
  }
  const form = nearest(hand, now, at)
  if (form === null) return
  tried = { tile: hand.placing.tile, form }
  const element = formElement(hand.forms[form]!)
  if (marks.of(element).state !== 'picked') marks.touch(element)
  if (marks.of(cell).state !== 'picked') marks.touch(cell)
}
