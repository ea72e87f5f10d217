// How Tuscany's things look: the tincture and the pictogram of each kind, the names of tiles and pieces.
import * as icons from '../../icons/tuscany'
import { t } from '../../lib/i18n.svelte'
import type { TuscanyBonus, TuscanyGood, TuscanyKind, TuscanyPiece, TuscanyTile } from '../../generated/tuscany'

export const KINDS: readonly TuscanyKind[] = ['castle', 'city', 'inn', 'agriculture', 'quarry', 'village', 'monastery', 'cart']

export const TINCTURE: Record<TuscanyKind, string> = {
  castle: 'vert',
  city: 'gules',
  inn: 'azure',
  agriculture: 'grass',
  quarry: 'grey',
  village: 'tenne',
  monastery: 'or',
  cart: 'sand',
}

export const KIND: Record<TuscanyKind, string> = {
  castle: icons.kind_castle,
  city: icons.kind_city,
  inn: icons.kind_inn,
  agriculture: icons.kind_agriculture,
  quarry: icons.kind_quarry,
  village: icons.kind_village,
  monastery: icons.kind_monastery,
  cart: icons.kind_cart,
}

export const GOOD: Record<TuscanyGood, string> = {
  grapes: icons.good_grapes,
  olives: icons.good_olives,
  grain: icons.good_grain,
  livestock: icons.good_livestock,
}

export interface BonusLook {
  id: TuscanyBonus
  word: string
  d: string
}

export const BONUS: readonly BonusLook[] = [
  { id: 'extra_region_card', word: 'card', d: icons.bonus_tile_extra_region_card },
  { id: 'extra_storage', word: 'storage', d: icons.bonus_tile_extra_storage },
  { id: 'extra_marble', word: 'marble', d: icons.bonus_tile_extra_marble },
  { id: 'extra_worker', word: 'worker', d: icons.bonus_tile_extra_worker },
  { id: 'extra_yield_card', word: 'yield', d: icons.bonus_tile_extra_yield_card },
]

export const kindName = (kind: TuscanyKind): string => t(`tuscany-kind-${kind}`)
export const bonusName = (word: string): string => t(`tuscany-bonus-${word}`)

/** The key of a tile's name: its kind, or its goods. */
export const tileKey = (tile: TuscanyTile): string => `tuscany-tile-${tile.goods.length > 0 ? tile.goods.join('-') : tile.kind}`
export const tileName = (tile: TuscanyTile): string => t(tileKey(tile))

export function pieceName(piece: TuscanyPiece): string {
  switch (piece.piece) {
    case 'tile':
      return tileName(piece.tile)
    case 'hexagon':
      return t('tuscany-hexagon')
    case 'starting_castle':
      return t('tuscany-starting-castle')
  }
}
