// What stands below the line of a replay: the phases and rounds of the game, as far as there is room for them.
import type { Message } from './types'

/** What a heading counts: its first number, or else what it is called, where that is a letter or two: "Phase B". */
export function labelOf(heading: Message, word: (key: string) => string): string {
  const args = heading.args.map(([, arg]) => arg)
  const number = args.find((arg) => arg.t === 'int')
  if (number) return String(number.v)
  const name = args.map((arg) => (arg.t === 'name' ? word(arg.v) : '')).find((text) => text.length > 0 && text.length <= 2)
  return name ?? ''
}

/** Numbers nearer than this many pixels run into one another. */
const NEAR = 12

/**
 * What is written of labels at their places: what has just been said is not said again; where numbers would run together
 * the letters stand alone, and where there are none, those that have room.
 */
export function legible(ticks: readonly { x: number; label: string }[]): string[] {
  const out = ticks.map(() => '')
  const said: { i: number; x: number; letter: boolean }[] = []
  let last = ''
  for (const [i, { x, label }] of ticks.entries()) {
    if (label === '' || label === last) continue
    last = label
    said.push({ i, x, letter: !/^\d/.test(label) })
  }
  const numbers = said.filter(({ letter }) => !letter)
  const crowded = numbers.some(({ x }, n) => n > 0 && x - numbers[n - 1]!.x < NEAR)
  const letters = said.some(({ letter }) => letter)
  let right = -Infinity
  for (const { i, x, letter } of said) {
    if ((crowded && letters && !letter) || x - right < NEAR) continue
    out[i] = ticks[i]!.label
    right = x
  }
  return out
}
