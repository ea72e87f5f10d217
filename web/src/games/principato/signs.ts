// Signs and tinctures of Principato's things, and their names.
import * as icons from '../../icons/principato'
import { t } from '../../lib/i18n.svelte'
import type { Face, AlternativeView, FaceView } from '../../generated/principato'

export const FACE: Record<Face, { d: string; k: string }> = {
  cropland: { d: icons.action_card_cropland, k: 'grass' },
  build_farm: { d: icons.token_farm, k: 'grass' },
  build_palazzo: { d: icons.token_palazzo, k: 'or' },
  build_bank: { d: icons.token_bank, k: 'or' },
  harvest: { d: icons.action_card_harvest, k: 'sand' },
  market: { d: icons.action_card_market, k: 'sand' },
  tax_collector_any: { d: icons.action_card_tax_collector_any, k: 'sand' },
  tax_collector_money: { d: icons.action_card_tax_collector_money, k: 'sand' },
  tax_collector_food: { d: icons.action_card_tax_collector_food, k: 'sand' },
  build_catapult: { d: icons.token_catapult, k: 'gules' },
  build_catapult_year3: { d: icons.token_catapult, k: 'gules' },
  hire_condottieri: { d: icons.action_card_hire_condottieri, k: 'gules' },
  recruit_militia: { d: icons.action_card_recruit_militia, k: 'gules' },
  sculptor: { d: icons.action_card_sculptor, k: 'azure' },
  scribe: { d: icons.action_card_scribe, k: 'azure' },
  painter: { d: icons.action_card_painter, k: 'azure' },
}

export const GOAL: Record<string, string> = {
  chapel: icons.goal_chapel,
  town_hall: icons.goal_town_hall,
  palace: icons.goal_palace_goal,
  villa: icons.goal_villa,
  armourer: icons.goal_armourer,
  fertile_land: icons.goal_fertile_land,
  prosperous_city: icons.goal_prosperous_city,
  bastion: icons.goal_bastion,
}

export { CUBE, TOKEN } from './pieces'

/** Cards whose alternatives say what tells them apart. */
const FAMILY: Partial<Record<Face, string>> = {
  tax_collector_any: 'tax_collector',
  tax_collector_money: 'tax_collector',
  tax_collector_food: 'tax_collector',
  build_catapult_year3: 'build_catapult',
}

/** The name of a thing of the rules: card, goal, token, cube. */
export const nameOf = (word: string): string => t(`principato-${word}`)

/** The title on a card. */
export const titleOf = (face: Face): string => nameOf(FAMILY[face] ?? face)

/** An alternative in words: "3 money, 2 × farm". */
export function alternativeName(a: AlternativeView): string {
  const parts: string[] = []
  const cubes = (key: string, food: number, money: number): void => {
    if (food > 0) parts.push(t(key, { n: food, cube: nameOf('food') }))
    if (money > 0) parts.push(t(key, { n: money, cube: nameOf('money') }))
  }
  cubes('principato-card-pay', a.cost_food, a.cost_money)
  cubes('principato-card-gain', a.gain_food, a.gain_money)
  if (a.per_token && a.per_cube) parts.push(t('principato-card-per', { cube: nameOf(a.per_cube), token: nameOf(a.per_token) }))
  if (a.gain_token) {
    parts.push(a.gain_count === 0 ? t('principato-card-any', { token: nameOf(a.gain_token) }) : t('principato-card-token', { n: a.gain_count, token: nameOf(a.gain_token) }))
  }
  return parts.join(', ')
}

/** A card in words. */
export function cardName(face: FaceView): string {
  const all = face.alternatives.map(alternativeName).join(t('principato-card-or'))
  return t(face.exchange ? 'principato-card-symbol' : 'principato-card-plain', { card: nameOf(face.face), all })
}
