// Polyominoes: outlines of sets of cells, and which cell carries the sign. Plain geometry in cells; a board scales it.

export type Cell = readonly [number, number]

const key = ([x, y]: Cell): string => `${x},${y}`

/** The corners of the outline of a connected set of cells without holes, clockwise, only where it turns. */
export function outline(cells: readonly Cell[]): [number, number][] {
  const has = new Set(cells.map(key))
  // Edges with the inside at their right hand, by where they begin.
  const from = new Map<string, [Cell, Cell][]>()
  for (const [x, y] of cells) {
    const sides: [Cell, Cell, Cell][] = [
      [[x, y], [x + 1, y], [x, y - 1]],
      [[x + 1, y], [x + 1, y + 1], [x + 1, y]],
      [[x + 1, y + 1], [x, y + 1], [x, y + 1]],
      [[x, y + 1], [x, y], [x - 1, y]],
    ]
    for (const [a, b, beyond] of sides) if (!has.has(key(beyond))) from.set(key(a), [...(from.get(key(a)) ?? []), [a, b]])
  }
  const first = [...from.values()][0]?.[0]
  if (!first) return []
  const corners: [number, number][] = []
  let [a, b] = first
  do {
    const way: Cell = [b[0] - a[0], b[1] - a[1]]
    const next = from.get(key(b)) ?? []
    // Where two cells meet at a corner alone, the outline stays with its own one: it turns to the right.
    const right: Cell = [-way[1], way[0]]
    const on = next.find(([, to]) => to[0] - b[0] === right[0] && to[1] - b[1] === right[1]) ?? next[0]
    if (!on) break
    const turn: Cell = [on[1][0] - b[0], on[1][1] - b[1]]
    if (turn[0] !== way[0] || turn[1] !== way[1]) corners.push([b[0], b[1]])
    ;[a, b] = on
  } while (a[0] !== first[0][0] || a[1] !== first[0][1] || b[0] !== first[1][0] || b[1] !== first[1][1])
  return corners
}

/** The outline as a path, `size` board units a cell, drawn in by `inset` units. */
export function path(cells: readonly Cell[], size: number, inset = 0): string {
  const corners = outline(cells)
  const moved = corners.map(([x, y], i) => {
    const [px, py] = corners.at(i - 1)!
    const [nx, ny] = corners[(i + 1) % corners.length]!
    const into = (dx: number, dy: number): [number, number] => [-Math.sign(dy), Math.sign(dx)]
    const one = into(x - px, y - py)
    const two = into(nx - x, ny - y)
    return [x * size + inset * (one[0] + two[0]), y * size + inset * (one[1] + two[1])] as const
  })
  return moved.length === 0 ? '' : `M${moved.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

const round = (n: number): number => Math.round(n * 100) / 100

/** The lines between the cells of a tile. */
export function seams(cells: readonly Cell[], size: number): string {
  const has = new Set(cells.map(key))
  return cells
    .map(([x, y]) => {
      const right = has.has(key([x + 1, y])) ? `M${(x + 1) * size} ${y * size}v${size}` : ''
      const below = has.has(key([x, y + 1])) ? `M${x * size} ${(y + 1) * size}h${size}` : ''
      return right + below
    })
    .join('')
}

export interface Middle {
  /** In cells. */
  x: number
  y: number
  /** Whether the tile is a rectangle, whose middle has room for a larger sign. */
  whole: boolean
}

/** Where the sign of a tile stands: the middle of a rectangle, otherwise the cell nearest to the middle. */
export function middle(cells: readonly Cell[]): Middle {
  const { w, h, x, y } = extent(cells)
  if (w * h === cells.length) return { x: x + w / 2, y: y + h / 2, whole: Math.min(w, h) > 1 }
  const mean = (axis: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length
  const at = [mean(0), mean(1)] as const
  const far = (cell: Cell): number => (cell[0] - at[0]) ** 2 + (cell[1] - at[1]) ** 2
  const [nearest] = cells.toSorted((a, b) => far(a) - far(b) || a[0] - b[0] || a[1] - b[1])
  return { x: nearest![0] + 0.5, y: nearest![1] + 0.5, whole: false }
}

/** The box around cells. */
export function extent(cells: readonly Cell[]): { x: number; y: number; w: number; h: number } {
  const xs = cells.map(([x]) => x)
  const ys = cells.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 }
}
