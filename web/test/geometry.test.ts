import { expect, test } from 'vitest'
import { bounds, center, corners, edges, nearest, pips, STEPS } from '../src/lib/board/geometry'

// The 37 cells of an estate: a hexagon of side 4.
const cells = Array.from({ length: 7 }, (_, i) => i - 3).flatMap((r) =>
  Array.from({ length: 7 }, (_, i) => i - 3)
    .filter((q) => Math.abs(q + r) <= 3)
    .map((q) => ({ q, r })),
)

test('neighbours share the edge that their step crosses', () => {
  const R = 10
  for (const [i, [dq, dr]] of STEPS.entries()) {
    const own = corners(center(0, 0, R), R)
    const other = corners(center(dq, dr, R), R).map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`)
    for (const p of [own[i]!, own[(i + 1) % 6]!]) expect(other).toContain(`${p.x.toFixed(1)},${p.y.toFixed(1)}`)
  }
})

test('every edge is drawn once', () => {
  const count = (path: string) => path.split('M').length - 1
  const all = edges(cells, 10, () => true)
  // 37 hexagons: 6 * 37 = 222 sides, 42 of them outside, the others shared by two.
  expect(count(all.thick)).toBe(42)
  expect(count(all.thin)).toBe((222 - 42) / 2)
  expect(count(edges(cells, 10, () => false).thick)).toBe(42 + 90)
})

test('the box holds every corner', () => {
  const box = bounds(cells, 10, 2)
  for (const cell of cells) {
    for (const p of corners(center(cell.q, cell.r, 10), 10)) {
      expect(p.x).toBeGreaterThanOrEqual(box.x)
      expect(p.x).toBeLessThanOrEqual(box.x + box.w)
      expect(p.y).toBeGreaterThanOrEqual(box.y)
      expect(p.y).toBeLessThanOrEqual(box.y + box.h)
    }
  }
})

test('arrow keys go to the nearest thing ahead', () => {
  const from = { x: 0, y: 0 }
  const right = { x: 20, y: 0 }
  const lower = { x: 10, y: 17 }
  expect(nearest(from, [right, lower], 'right')).toBe(right)
  expect(nearest(from, [right, lower], 'down')).toBe(lower)
  expect(nearest(from, [right, lower], 'left')).toBeNull()
})

test('a die shows as many pips as its number', () => {
  for (let n = 1; n <= 6; n += 1) expect(pips(n)).toHaveLength(n)
  expect(pips(0)).toHaveLength(0)
})
