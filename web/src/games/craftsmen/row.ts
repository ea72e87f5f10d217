// How a row of buildings lies: in one line as long as the cards stay legible, then in lines.
import type { CraftsmenCard, CraftsmenGood, CraftsmenKind, CraftsmenPlaced } from '../../generated/craftsmen'

/** Where two neighbours join: on top, below or both; a joint that neither makes was built with the privilege. */
export interface Joint {
  top: boolean
  bottom: boolean
}
export const joint = (left: CraftsmenCard, right: CraftsmenCard): Joint => ({ top: left.top === right.top, bottom: left.bottom === right.bottom })

const SHAPE = 107 / 74
/** The least width of a card that can be read. */
const LEAST = 40

/** The height that a row of a width needs at least, so that its cards can be read. */
export function leastHeight(n: number, width: number, gap: number): number {
  const columns = Math.max(1, Math.floor((width + gap) / (LEAST + gap)))
  const rows = Math.ceil(Math.max(1, n) / columns)
  return Math.ceil(rows * LEAST * SHAPE + (rows - 1) * gap)
}

/** The lines of a row for a width: how many cards a line, and how wide a card. */
export function lines(n: number, width: number, height: number, gap: number): { columns: number; card: number } {
  let best = { columns: Math.max(1, n), card: 0 }
  for (let rows = 1; rows <= Math.max(1, n); rows += 1) {
    const columns = Math.ceil(Math.max(1, n) / rows)
    const card = Math.min(104, (width - gap * columns) / columns, (height - gap * (rows - 1)) / rows / SHAPE)
    if (card > best.card + 0.5) best = { columns, card }
    if (columns === 1) break
  }
  return { columns: best.columns, card: Math.max(best.card, LEAST) }
}

/** A good of a production line: whether it is made in the row, and whether a marker of it waits for what comes next. */
export interface Node {
  good: CraftsmenGood
  owned: boolean
  filled: boolean
}
export interface Line {
  /** What flows together, a branch each, the first good first. */
  branches: Node[][]
  /** What comes of it. */
  end: Node
  /** Where it goes in the end. */
  to: 'ship' | 'granary'
}

/** The production lines of a row: of each advanced building, of each extended one that no advanced one takes from. */
export function productionLines(row: readonly CraftsmenPlaced[], kinds: readonly CraftsmenKind[], granary: readonly { good: CraftsmenGood }[]): Line[] {
  const kind = (good: CraftsmenGood): CraftsmenKind => kinds.find((kind) => kind.good === good)!
  const owned = new Set(row.map((placed) => placed.card.good))
  // Of several buildings of a kind the fullest is shown.
  const fullest = (good: CraftsmenGood): readonly boolean[] =>
    row.filter((placed) => placed.card.good === good).map((placed) => placed.filled).toSorted((a, b) => b.filter(Boolean).length - a.filter(Boolean).length)[0] ?? []
  const branch = (good: CraftsmenGood, filled: boolean): Node[] => {
    const before = kind(good).inputs
    return [...before.flatMap((input, i) => branch(input, fullest(good)[i] ?? false)), { good, owned: owned.has(good), filled }]
  }
  const line = (good: CraftsmenGood): Line => ({ branches: kind(good).inputs.map((input, i) => branch(input, fullest(good)[i] ?? false)), end: { good, owned: true, filled: false }, to: granary.some((column) => column.good === good) ? 'granary' : 'ship' })
  const made = [...owned]
  const advanced = made.filter((good) => kind(good).inputs.length > 0 && row.some((placed) => placed.card.good === good && placed.card.tier === 'advanced'))
  const taken = new Set(advanced.flatMap((good) => kind(good).inputs))
  const extended = made.filter((good) => row.some((placed) => placed.card.good === good && placed.card.tier === 'extended') && !taken.has(good))
  return [...advanced, ...extended].map(line)
}
