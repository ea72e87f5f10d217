// How Florence's things look: tinctures, pictograms, names.
import * as icons from '../../icons/florence'
import { t } from '../../lib/i18n.svelte'
import type { FlorenceBonus, FlorenceBuilding, FlorenceCharacter, FlorenceDeck, FlorenceFreedom, FlorenceLandscape, FlorenceLot, FlorencePrestige, FlorenceProfession } from '../../generated/florence'

export type Tile = FlorenceBuilding | FlorenceLandscape

const all = import.meta.glob<string>('../../icons/florence/{building,character,freedom,landscape,profession}_*.ts', { eager: true, import: 'default' })
/** A pictogram by a name that is put together. */
const sign = (name: string): string => all[`../../icons/florence/${name}.ts`]!

export const LANDSCAPES: readonly FlorenceLandscape[] = ['forest', 'lake', 'park']
export const FREEDOMS: readonly FlorenceFreedom[] = ['religion', 'travel', 'opinion']

const GROUND: Record<FlorenceLandscape, string> = { forest: 'vert', lake: 'azure', park: 'grass' }
export const isLandscape = (tile: string): tile is FlorenceLandscape => tile in GROUND
export const tincture = (tile: Tile): string => (isLandscape(tile) ? GROUND[tile] : 'sand')
export const tileSign = (tile: Tile): string => sign(`${isLandscape(tile) ? 'landscape' : 'building'}_${tile}`)
export const tileName = (tile: Tile): string => t(`florence-tile-${tile}`)

export const freedomSign = (freedom: FlorenceFreedom): string => sign(`freedom_${freedom}`)
export const professionSign = (card: FlorenceProfession): string => sign(`profession_${card}`)
export const characterSign = (character: FlorenceCharacter): string => sign(`character_${character}`)
export const cardName = (card: string): string => t(`florence-card-${card}`)
export const cardEffect = (card: string): string => t(`florence-effect-${card}`)

/** Tincture and sign of a lot. The three landscapes of two players are one lot. */
export const LOT: Record<FlorenceLot, { k: string; d: string }> = {
  forest: { k: 'vert', d: icons.landscape_forest },
  lake: { k: 'azure', d: icons.landscape_lake },
  park: { k: 'grass', d: icons.landscape_park },
  landscape: { k: 'vert', d: icons.term_landscape_any },
  jester: { k: 'paper', d: icons.object_jester },
  builder: { k: 'paper', d: icons.object_builder },
  prestige_card: { k: 'purpure', d: icons.object_prestige_card },
  recruiting_card: { k: 'grey', d: icons.object_recruiting_card },
}

/** The families of cards: profession gules, bonus tenne, prestige purpure. */
export const PILE: Record<FlorenceDeck, { k: string; d: string }> = {
  profession: { k: 'gules', d: icons.object_profession_card },
  bonus: { k: 'tenne', d: icons.object_bonus_card },
  prestige: { k: 'purpure', d: icons.object_prestige_card },
}

const TERM: Record<string, string> = {
  building: icons.term_building_any,
  building_large: icons.size_building_large,
  building_medium: icons.size_building_medium,
  building_small: icons.size_building_small,
  landscape: icons.term_landscape_any,
  forest: icons.landscape_forest,
  lake: icons.landscape_lake,
  park: icons.landscape_park,
  freedom: icons.term_freedom_any,
  builder: icons.object_builder,
  jester: icons.object_jester,
  prestige_card: icons.object_prestige_card,
  hand_card: icons.term_hand_card,
  table_card: icons.term_table_card,
  empty_space: icons.term_empty_space,
}
export const termSign = (term: string): string => TERM[term]!

/** What a card counts, as signs. */
export const signsOf = (terms: readonly string[]): string[] => (terms.length > 3 ? [icons.term_element_type] : terms.map(termSign))
export const isBonus = (card: string): card is FlorenceBonus => card.startsWith('bonus_')
export const isPrestige = (card: string): card is FlorencePrestige => card.startsWith('prestige_')
/** Which deck a card belongs to. */
export const pileOf = (card: string): FlorenceDeck => (isBonus(card) ? 'bonus' : isPrestige(card) ? 'prestige' : 'profession')

/** The signs of the parts of a work's value: building, landscape, freedom, jesters, cards, Muse. */
export const PARTS = [icons.term_building_any, icons.term_landscape_any, icons.term_freedom_any, icons.object_jester, icons.term_hand_card, icons.character_muse] as const

export const money = (florins: number): string => t('florence-money', { n: florins })
