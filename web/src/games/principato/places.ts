// Where things lie on a principality. Spaces are a suggestion: beyond them a row closes up, and then counts.

export interface Spot {
  x: number
  y: number
  /** Whether a token lies there, or only the printed space. */
  full: boolean
  /** How many tokens the last spot stands for, when they do not all fit. */
  more: number
}

/**
 * `n` tokens on `spaces` printed spaces along a line of `length`; tokens overlap down to half their size, beyond that
 * the last one carries a count.
 */
export function row(n: number, spaces: number, size: number, length: number): { at: number; full: boolean; more: number }[] {
  const fit = Math.max(spaces, Math.floor((length - size) / (size / 2)) + 1)
  const shown = Math.min(n, fit)
  const slots = Math.max(shown, spaces)
  const step = slots > 1 ? Math.min(size + 6, (length - size) / (slots - 1)) : 0
  return Array.from({ length: slots }, (_, i) => ({ at: size / 2 + i * step, full: i < shown, more: i === shown - 1 && n > shown ? n : 0 }))
}

/** Cubes in sockets: totals are enough, they fill from the first token (P3.3). */
export function sockets(cubes: number, tokens: number, each: number): number[] {
  return Array.from({ length: tokens }, (_, i) => Math.max(0, Math.min(each, cubes - i * each)))
}
