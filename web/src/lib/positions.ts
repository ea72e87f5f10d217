// Positions that the engines drew up, for the pictures of the set-up: the first of a game for each number of players, and others by name.
import type { PictureView } from '../generated/routes'

/** A position that is drawn, for the set-up or in the rules. */
export type Position = PictureView
export type Positions = Readonly<Record<string, Position>>

const files = import.meta.glob<Positions>('../generated/positions/*.json', { import: 'default' })

/** The positions of a game; none for a game without pictures. */
export async function loadPositions(game: string): Promise<Positions> {
  const path = Object.keys(files).find((path) => path.endsWith(`/${game}.json`))
  return path ? files[path]!() : {}
}
