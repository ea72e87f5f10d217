// The picture and the sign of each game, by the folder's name: seen together, so loaded together.
import type { Component } from 'svelte'

/** A pictogram on a tile of a tincture. */
export interface GameSign {
  d: string
  tincture: string
}
const found = import.meta.glob<{ default: Component; sign: GameSign }>('../games/*/Vignette.svelte', { eager: true })
const of = (game: string) => found[`../games/${game}/Vignette.svelte`]

export const pictureOf = (game: string): Component | undefined => of(game)?.default
export const signOf = (game: string): GameSign | undefined => of(game)?.sign

const TINCTURES = ['azure', 'grass', 'or', 'gules', 'vert', 'purpure', 'tenne'] as const
/** The tincture of a game that has no sign of its own. */
export const tinctureOf = (game: string): string => TINCTURES[[...game].reduce((sum, c) => sum + c.charCodeAt(0), 0) % TINCTURES.length]!
/** The letter of a game that has no picture: the first of its title that tells it from its like. */
export const initialOf = (title: string): string => title.replace(/^(The )?(Castles|Princes|Zamki|Książęta) (of )?/, '').slice(0, 1)
