// The arrangement of estate tiles while a player tries it out: plain geometry, and the elements that name it.
import type { TuscanyKind, TuscanyLayout, TuscanySetup } from '../../generated/tuscany'

/** The letters from top to bottom, A as 0; which of them are turned; which of the lower ones lie half a hexagon to the left. */
export type Arrangement = Pick<TuscanyLayout, 'letters' | 'turned' | 'left'>

/** The tile of a slot goes one slot up or down; it keeps its turn. */
export function moved(a: Arrangement, slot: number, by: -1 | 1): Arrangement {
  const other = slot + by
  if (other < 0 || other >= a.letters.length) return a
  const letters: Arrangement['letters'] = [...a.letters]
  const turned: Arrangement['turned'] = [...a.turned]
  ;[letters[slot], letters[other]] = [letters[other]!, letters[slot]!]
  ;[turned[slot], turned[other]] = [turned[other]!, turned[slot]!]
  return { ...a, letters, turned }
}

export const turnedAt = (a: Arrangement, slot: number): Arrangement => ({
  ...a,
  turned: a.turned.map((turned, i) => (i === slot ? !turned : turned)) as Arrangement['turned'],
})

export const shiftedAt = (a: Arrangement, joint: number, left: boolean): Arrangement => ({
  ...a,
  left: a.left.map((old, i) => (i === joint ? left : old)) as Arrangement['left'],
})

/** The elements of the option that lays the tiles of a seat out like this. */
export const elements = (a: Arrangement, seat: number): string[] => [
  ...a.letters.map((letter, slot) => `p${seat}/slot:${slot}.${letter}`),
  ...a.turned.map((turned, slot) => `p${seat}/turn:${slot}.${Number(turned)}`),
  ...a.left.map((left, joint) => `p${seat}/shift:${joint}.${Number(left)}`),
]

/** The layout of a seat whose elements are all picked, if there is one. */
export const layoutOf = ({ layouts }: TuscanySetup, seat: number, picked: (element: string) => boolean): TuscanyLayout | undefined =>
  layouts.find((layout) => elements(layout, seat).every(picked))

export interface Placed {
  q: number
  r: number
  kind: TuscanyKind
  slot: number
}

/** The fields of an arrangement. */
export function fieldsOf(setup: TuscanySetup, a: Arrangement): Placed[] {
  let [q, r] = [0, 0]
  return a.letters.flatMap((letter, slot) => {
    if (slot > 0) {
      const shift = setup.shifts[a.left[slot - 1] ? 1 : 0]!
      q += shift[0]!
      r += shift[1]!
    }
    const kinds = setup.tiles[letter]!.kinds[a.turned[slot] ? 1 : 0]!
    return setup.cells.map((cell, i) => ({ q: cell[0]! + q, r: cell[1]! + r, kind: kinds[i]!, slot }))
  })
}

/** What the server says about this arrangement. */
export const factsOf = (setup: TuscanySetup, a: Arrangement): TuscanySetup['layouts'][number] | undefined =>
  setup.layouts.find(
    (layout) =>
      layout.letters.every((letter, i) => letter === a.letters[i]) &&
      layout.turned.every((turned, i) => turned === a.turned[i]) &&
      layout.left.every((left, i) => left === a.left[i]),
  )

