// How the things of Craftsmen look: pictograms and names.
import * as icons from '../../icons/craftsmen'
import { t } from '../../lib/i18n.svelte'
import type { CraftsmenCapital, CraftsmenCard, CraftsmenColor, CraftsmenGood, CraftsmenGuild, CraftsmenKind, CraftsmenSeason, CraftsmenTier, CraftsmenView } from '../../generated/craftsmen'

export const COLORS: readonly CraftsmenColor[] = ['purple', 'green', 'blue', 'red']

export interface Money {
  color: CraftsmenColor
  value: number
}
export function moneyOf(kind: CraftsmenCapital): Money {
  const [color, value] = kind.split('_') as [CraftsmenColor, string]
  return { color, value: Number(value) }
}

const all = import.meta.glob<string>('../../icons/craftsmen/*.ts', { eager: true, import: 'default' })
/** A pictogram by a name that is put together. */
const sign = (name: string): string => all[`../../icons/craftsmen/${name}.ts`]!

export const GUILDS: readonly CraftsmenGuild[] = ['bankers', 'builders', 'notary', 'craft', 'merchants', 'town_hall']
export const SEASONS: readonly CraftsmenSeason[] = ['spring', 'summer', 'autumn', 'winter']
/** Strokes of a card: how far its goods are made. */
export const STROKES: Record<CraftsmenTier, number> = { sawmill: 1, basic: 1, extended: 2, advanced: 3 }

export const goodSign = (good: CraftsmenGood): string => sign(`good_${good}`)
export const goodName = (good: CraftsmenGood): string => t(`craftsmen-good-${good}`)
export const colorSign = (color: CraftsmenColor): string => sign(`capital_color_${color}`)
export const colorName = (color: CraftsmenColor): string => t(`craftsmen-color-${color}`)
export const guildSign = (guild: CraftsmenGuild): string => sign(`guild_${guild}`)
export const guildName = (guild: CraftsmenGuild): string => t(`craftsmen-guild-${guild}`)
export const seasonSign = (season: CraftsmenSeason): string => sign(`season_${season}`)
export const buildingSign = (kind: CraftsmenKind): string => sign(`building_${kind.building}`)
export const signOf = (thing: string): string | undefined => all[`../../icons/craftsmen/${thing}.ts`]

export const kindOf = (view: CraftsmenView, good: CraftsmenGood): CraftsmenKind => view.kinds.find((kind) => kind.good === good)!
export const buildingName = (view: CraftsmenView, card: CraftsmenCard): string => t(`craftsmen-building-${kindOf(view, card.good).building}`)

/** A building card in words: name, colours, what it makes of what. */
export function cardName(view: CraftsmenView, card: CraftsmenCard): string {
  const { inputs, points } = kindOf(view, card.good)
  const of = { name: buildingName(view, card), top: colorName(card.top), bottom: colorName(card.bottom), good: goodName(card.good), points }
  return inputs.length === 0 ? t('craftsmen-card-raw', of) : t('craftsmen-card', { ...of, inputs: inputs.map(goodName).join(' + ') })
}

export const capitalName = (kind: CraftsmenCapital): string => t(`craftsmen-capital-${kind}`)

/** Where a card's icons lie on its face, in hundredths of its width and height. */
export function iconBoxes(n: number): { x: number; y: number; w: number; h: number }[] {
  const w = n === 1 ? 56 : 100 / n - 3
  return Array.from({ length: n }, (_, i) => ({ x: 50 + (i - (n - 1) / 2) * (w + 2) - w / 2, y: 19, w, h: 28 }))
}

/** The disc, lozenge, triangle, square and star of the seats, in a square of 24. */
export const SHAPES = [
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z',
  'M12 .8 23.2 12 12 23.2.8 12z',
  'M12 1.6 23 21.600H1z',
  'M2.4 2.400h19.200v19.200H2.400z',
  'm12 .9 3.300 7.400 8 .8-6 5.400 1.700 7.900-7-4.100-7 4.100 1.700-7.900-6-5.400 8-.8z',
] as const
export const HELPER = icons.piece_helper
