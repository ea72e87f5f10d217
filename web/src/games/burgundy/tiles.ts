// How Burgundy's things look: the tincture and the pictogram of each.
import * as icons from '../../icons/burgundy'
import { t } from '../../lib/i18n.svelte'
import { KNOWLEDGE_NUMBERS, type Kind } from '../../generated/burgundy'

export const TINCTURE: Record<Kind, string> = {
  castle: 'vert',
  mine: 'grey',
  ship: 'azure',
  knowledge: 'or',
  animal: 'grass',
  building: 'sand',
}

export const KIND: Record<Kind, string> = {
  castle: icons.tile_type_castle,
  mine: icons.tile_type_mine,
  ship: icons.tile_type_ship,
  knowledge: icons.tile_type_knowledge,
  animal: icons.tile_type_animal,
  building: icons.tile_type_building,
}

export const GOODS = [icons.good_goods_1, icons.good_goods_2, icons.good_goods_3, icons.good_goods_4, icons.good_goods_5, icons.good_goods_6]

export interface Look {
  tincture: string
  /** One pictogram or two beside one another. */
  d: string | readonly string[]
  pips: number
  number: string | null
}

/** What each knowledge tile is about, as signs. */
const KNOWLEDGE: readonly (readonly string[])[] = [
  [icons.tile_type_building, icons.tile_type_building],
  [KIND.mine, icons.resource_worker],
  [icons.resource_sold_goods, icons.resource_silverling],
  [icons.resource_sold_goods, icons.resource_worker],
  [KIND.ship, icons.place_depot],
  [icons.resource_silverling, icons.place_depot],
  [KIND.animal],
  [icons.resource_worker, icons.dice_die],
  [KIND.building, icons.dice_die],
  [KIND.ship, KIND.animal],
  [KIND.castle, KIND.mine],
  [icons.place_depot, icons.dice_die],
  [icons.resource_worker, icons.resource_silverling],
  [icons.resource_worker],
  [icons.resource_sold_goods_type],
  [icons.building_warehouse],
  [icons.building_watchtower],
  [icons.building_carpenter_workshop],
  [icons.building_church],
  [icons.building_market],
  [icons.building_boarding_house],
  [icons.building_bank],
  [icons.building_city_hall],
  [icons.animal_cow, icons.animal_hen],
  [icons.resource_sold_goods],
  [icons.resource_bonus_large, icons.resource_bonus_small],
]

const outline = (key: string): string => (icons as unknown as Record<string, string>)[key] ?? icons.tile_type_building

/** The look of a face by its id: `castle`, `cow_3`, `knowledge_05`, `city_hall`. */
export function look(tile: string): Look {
  const end = tile.lastIndexOf('_')
  const [word, n] = [tile.slice(0, end), Number(tile.slice(end + 1))]
  if (tile in KIND) return { tincture: TINCTURE[tile as Kind], d: KIND[tile as Kind], pips: 0, number: null }
  if (word === 'knowledge') {
    return { tincture: 'or', d: KNOWLEDGE[n - 1] ?? KIND.knowledge, pips: 0, number: KNOWLEDGE_NUMBERS[n - 1]?.toString() ?? null }
  }
  if (n > 0) return { tincture: 'grass', d: outline(`animal_${word}`), pips: n, number: null }
  return { tincture: 'sand', d: outline(`building_${tile}`), pips: 0, number: null }
}

export const tileName = (tile: string): string => t(`burgundy-tile-${tile}`)
export const kindName = (kind: string): string => t(`burgundy-space-${kind}`)
export const goodsName = (n: number): string => t(`burgundy-goods-${n}`)

/** What a tile does, for its tooltip. */
export const tileTip = (tile: string): string => {
  const about = `burgundy-about-${tile}`
  const words = t(about)
  return words === about ? tileName(tile) : `${tileName(tile)}: ${words}`
}
