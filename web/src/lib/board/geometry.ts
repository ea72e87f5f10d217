// Pointy-top hexagons in board units (crates/core/src/hex.rs: column q to the right, row r downwards).

export interface Point {
  x: number
  y: number
}

const SQRT3 = Math.sqrt(3)
const round = (n: number): number => Math.round(n * 100) / 100

/** The centre of the cell (q, r) on a grid whose hexagons have the radius `R`. */
export const center = (q: number, r: number, R: number): Point => ({ x: R * SQRT3 * (q + r / 2), y: R * 1.5 * r })

/** The six corners, clockwise from the upper right one; the flat form from the right one. */
export function corners(at: Point, R: number, flat = false): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - (flat ? 0 : Math.PI / 6)
    return { x: round(at.x + R * Math.cos(angle)), y: round(at.y + R * Math.sin(angle)) }
  })
}

export const points = (list: readonly Point[]): string => list.map((p) => `${p.x},${p.y}`).join(' ')

export const hexPoints = (at: Point, R: number, flat = false): string => points(corners(at, R, flat))

/** The step to the neighbour across the edge from corner i to corner i + 1 of a pointy hexagon. */
export const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

export interface Cell {
  q: number
  r: number
}

export interface Edges {
  /** Edges between cells of one region. */
  thin: string
  /** Edges between regions and around the board. */
  thick: string
}

/** The edges of a board as paths, each edge once. `same` says whether two cells belong to one region. */
export function edges<C extends Cell>(cells: readonly C[], R: number, same: (a: C, b: C) => boolean): Edges {
  const at = new Map(cells.map((cell) => [`${cell.q},${cell.r}`, cell]))
  let thin = ''
  let thick = ''
  for (const cell of cells) {
    const corner = corners(center(cell.q, cell.r, R), R)
    for (const [i, [dq, dr]] of STEPS.entries()) {
      const beside = at.get(`${cell.q + dq},${cell.r + dr}`)
      if (beside && i > 2) continue
      const a = corner[i]!
      const b = corner[(i + 1) % 6]!
      const line = `M${a.x} ${a.y}L${b.x} ${b.y}`
      if (beside && same(cell, beside)) thin += line
      else thick += line
    }
  }
  return { thin, thick }
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The box around a board's hexagons with a margin. */
export function bounds(cells: readonly Cell[], R: number, margin: number): Box {
  const centers = cells.map((cell) => center(cell.q, cell.r, R))
  const half = (R * SQRT3) / 2 + margin
  const xs = centers.map((c) => c.x)
  const ys = centers.map((c) => c.y)
  const x = Math.min(...xs) - half
  const y = Math.min(...ys) - R - margin
  return { x: round(x), y: round(y), w: round(Math.max(...xs) + half - x), h: round(Math.max(...ys) + R + margin - y) }
}

/** Of some boxes, the nearest one from `from` in a direction; a step aside counts twice. For arrow keys. */
export function nearest<T extends { x: number; y: number }>(
  from: Point,
  candidates: readonly T[],
  direction: 'left' | 'right' | 'up' | 'down',
): T | null {
  const sideways = direction === 'left' || direction === 'right'
  const sign = direction === 'right' || direction === 'down' ? 1 : -1
  let best: T | null = null
  let least = Infinity
  for (const candidate of candidates) {
    const dx = candidate.x - from.x
    const dy = candidate.y - from.y
    const ahead = sign * (sideways ? dx : dy)
    const aside = Math.abs(sideways ? dy : dx)
    if (ahead < 2) continue
    const cost = ahead + 2 * aside
    if (cost < least) [best, least] = [candidate, cost]
  }
  return best
}

/** Where the pips of a die lie, on a face of size 1. */
export function pips(n: number): Point[] {
  const [a, b, c] = [0.24, 0.5, 0.76]
  const faces: [number, number][][] = [
    [],
    [[b, b]],
    [[a, a], [c, c]],
    [[a, a], [b, b], [c, c]],
    [[a, a], [c, a], [a, c], [c, c]],
    [[a, a], [c, a], [b, b], [a, c], [c, c]],
    [[a, a], [c, a], [a, b], [c, b], [a, c], [c, c]],
  ]
  return (faces[n] ?? []).map(([x, y]) => ({ x, y }))
}
