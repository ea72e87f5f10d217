// Where the tiles of a depot lie, for two to four players: around the middle of a hexagonal depot, or in a row.
import { points, type Point } from '../../lib/board/geometry'

export interface Layout {
  R: number
  at: Point[]
}

/** Rows of tiles around the middle: how many in each, and the radius of a tile. */
function rows(counts: readonly number[], R: number, dx: number, dy: number): Layout {
  return {
    R,
    at: counts.flatMap((n, row) =>
      Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * dx, y: (row - (counts.length - 1) / 2) * dy })),
    ),
  }
}

/** The tiles of a numbered depot within a flat hexagon of radius 76. */
export function depotLayout(tiles: number): Layout {
  if (tiles <= 2) return rows([2], 33, 65, 0)
  if (tiles === 3) return rows([3], 25.5, 46, 0)
  // Four lie as a comb, so that rings and numbers of one row stay clear of the other.
  const { R, at } = rows([2, 2], 20.5, 41, 35.5)
  return { R, at: at.map(({ x, y }) => ({ x: x + Math.sign(y) * 10.25, y })) }
}

/** A little higher: below lies what belongs to the depot. */
const up = (layout: Layout): Layout => ({ R: layout.R, at: layout.at.map(({ x, y }) => ({ x, y: y - 8 })) })

/** The tiles of the black depot within the same. */
export function blackLayout(tiles: number): Layout {
  if (tiles <= 4) return up(rows([2, 2], 22, 42, 41))
  if (tiles <= 6) return up(rows([3, 3], 20.5, 39, 40))
  return up(rows([3, 2, 3], 19, 36, 34))
}

/** The tiles of a depot that lies open as a sheet of 244 by 176, with room for their rings. */
export const depotSheet = (tiles: number): Layout => up(tiles <= 3 ? rows([tiles], 36, 76, 0) : rows([2, 2], 32, 78, 73))

/** The same for the black depot. */
export const blackSheet = (tiles: number): Layout =>
  up(tiles <= 4 ? rows([2, 2], 32, 78, 73) : tiles <= 6 ? rows([3, 3], 32, 72, 73) : rows([3, 2, 3], 25, 58, 52))

/** The sides of a hexagon, and what lies around it. */
const SIDES = 6

/** Depot 1 is on top; the others follow clockwise. The steps fill a ring of flat hexagons with a small gap. */
export function ring(R: number, gap: number): Point[] {
  return Array.from({ length: SIDES }, (_, i) => {
    const angle = (2 * Math.PI * i) / SIDES - Math.PI / 2
    const d = R * Math.sqrt(3) + gap
    return { x: d * Math.cos(angle), y: d * Math.sin(angle) }
  })
}

/** A row of tiles for narrow pages. */
export function rowLayout(tiles: number, R: number): Layout {
  return { R, at: Array.from({ length: tiles }, (_, i) => ({ x: i * R * 1.92, y: 0 })) }
}

export const box = (x: number, y: number, w: number, h: number): string =>
  points([
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ])

