// Narrowing: from the options of a decision and the elements that a player has touched to what may be touched next.
// It knows no game. An option names the elements on the table that it touches; touching one of them keeps the options
// that touch it; when one is left, it can be played.

export interface Narrowable {
  touches: readonly string[]
  price?: readonly (readonly [string, number])[]
}

export interface Narrowed<O extends Narrowable> {
  /** What the player has touched, oldest first. */
  picks: readonly string[]
  /** The options that touch all of it. */
  remaining: readonly O[]
  /** Elements that every remaining option touches although nobody touched them: there is nothing to choose. */
  forced: ReadonlySet<string>
  /** Elements that narrow the remaining options further. */
  lit: ReadonlySet<string>
  /** Elements that would take the place of one of the same kind, and kinds of action: with these one begins anew. */
  swaps: ReadonlySet<string>
  /** The option that is meant: the only one that is left, or the one that touches nothing but what is picked or settled. */
  only: O | null
  /** Whether no other option is left. */
  sole: boolean
}

/** The kind of the elements that are kinds of action: `do:take`. */
const START = 'do'

/** The kind of an element: `cell` of `p1/cell:19`, `deck` of `deck`. */
export const kindOf = (element: string): string => element.slice(element.indexOf('/') + 1).split(':', 1)[0]!

/** How often an element stands in a list: an option that pays with two of the same names it twice. */
export const timesIn = (elements: readonly string[], element: string): number => elements.reduce((n, other) => (other === element ? n + 1 : n), 0)

const touchesAll = (option: Narrowable, picks: readonly string[]): boolean =>
  picks.every((pick) => timesIn(option.touches, pick) >= timesIn(picks, pick))

export function narrow<O extends Narrowable>(options: readonly O[], picks: readonly string[]): Narrowed<O> {
  const remaining = options.filter((option) => touchesAll(option, picks))
  // How many of the remaining options touch an element once more than it is picked.
  const more = new Map<string, number>()
  for (const option of remaining) {
    for (const element of new Set(option.touches)) {
      if (timesIn(option.touches, element) > timesIn(picks, element)) more.set(element, (more.get(element) ?? 0) + 1)
    }
  }
  const forced = new Set<string>()
  const lit = new Set<string>()
  for (const [element, n] of more) {
    if (n === remaining.length) forced.add(element)
    else lit.add(element)
  }
  const swaps = new Set<string>()
  const taken = new Set([...picks, ...forced].map(kindOf))
  for (const element of new Set(options.flatMap((option) => option.touches))) {
    if (lit.has(element) || forced.has(element) || picks.includes(element)) continue
    if (kindOf(element) === START || taken.has(kindOf(element))) swaps.add(element)
  }
  const sole = remaining.length === 1
  // What all that remain touch is as good as picked.
  const settled = (option: O): boolean => option.touches.every((element) => timesIn(option.touches, element) <= timesIn(picks, element) + (forced.has(element) ? 1 : 0))
  const whole = picks.length > 0 ? remaining.filter(settled) : []
  return { picks, remaining, forced, lit, swaps, only: sole ? remaining[0]! : whole.length === 1 ? whole[0]! : null, sole }
}

/**
 * The picks after `element` was touched: added if options remain that touch it (once more); released if it was picked as
 * often as they do; in the place of one of its kind, with what else was picked as far as it goes along. Null where it is
 * not offered: then nothing changes.
 */
export function pick(options: readonly Narrowable[], picks: readonly string[], element: string): string[] | null {
  const { lit, forced, swaps } = narrow(options, picks)
  if (picks.includes(element)) return lit.has(element) || forced.has(element) ? [...picks, element] : release(picks, element)
  if (!lit.has(element) && !forced.has(element) && !swaps.has(element)) return null
  const kept: string[] = []
  for (const older of picks) {
    if (options.some((option) => touchesAll(option, [...kept, older, element]))) kept.push(older)
  }
  return [...kept, element]
}

/** The picks without `element`, or without the newest one. */
export function release(picks: readonly string[], element?: string): string[] {
  return element === undefined ? picks.slice(0, -1) : picks.filter((pick) => pick !== element)
}

/** The picks that still make sense for new options: the longest beginning that some option touches. */
export function carry(options: readonly Narrowable[], picks: readonly string[]): string[] {
  let n = picks.length
  while (n > 0 && !options.some((option) => touchesAll(option, picks.slice(0, n)))) n -= 1
  return picks.slice(0, n)
}

/** The elements of an option that single it out: touching them one after the other leaves it alone, if anything does. */
export function path(options: readonly Narrowable[], option: Narrowable): string[] {
  const picks: string[] = []
  for (const element of option.touches) {
    const now = narrow(options, picks)
    if (now.only === option) break
    if (now.lit.has(element)) picks.push(element)
  }
  // One from which others go on is singled out by all that it touches.
  if (narrow(options, picks).only !== option && narrow(options, option.touches).only === option) return [...option.touches]
  return picks
}

/** The least price at which the remaining options touch an element; null if one of them does so for nothing. */
export function priceOf(options: readonly Narrowable[], element: string): [string, number] | null {
  let least: readonly [string, number] | null = null
  for (const option of options) {
    if (!option.touches.includes(element)) continue
    const price = option.price?.[0]
    if (!price || price[1] === 0) return null
    if (!least || price[1] < least[1]) least = price
  }
  return least ? [least[0], least[1]] : null
}
