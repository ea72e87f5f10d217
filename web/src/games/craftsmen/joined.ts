// A payment is asked colour by colour and paid at once: the sets of cards that pay, as options. Of an investment, as of them,
// the best one comes first.
import type { Joined } from '../../lib/game'
import { COLORS, moneyOf } from './capital'
import type { CraftsmenCapital, CraftsmenView } from '../../generated/craftsmen'

/** The sets that pay what `seat` is asked to pay, the best one first. */
export function payments({ payment }: CraftsmenView, seat: number): Joined[] | null {
  if (!payment || payment.seat !== seat || payment.sets.length === 0) return null
  return payment.sets.map((set) => ({
    label: {
      // What a set is worth beyond its numbers is said where there is one.
      key: set.value === set.sum ? 'craftsmen-pay' : 'craftsmen-pay-set',
      args: [
        ['price', { t: 'int', v: payment.price }],
        ['cards', { t: 'list', v: set.cards.map((kind) => ({ t: 'name' as const, v: `craftsmen-capital-${kind}` })) }],
        ['value', { t: 'int', v: set.value }],
        ['sum', { t: 'int', v: set.sum }],
      ],
      rule: 'C5.2.4',
    },
    touches: set.cards.map((kind) => `p${seat}/capital:${kind}`),
    answers: set.answers,
  }))
}

/** What `seat` may invest, a card of each colour, the most points first; and not to. */
export function investments(view: CraftsmenView, seat: number): Joined[] | null {
  if (view.asked !== 'invest') return null
  const kinds = [...new Set(view.players[seat]!.hand)]
  const sets = COLORS.reduce<CraftsmenCapital[][]>((sets, color) => sets.flatMap((set) => kinds.filter((kind) => moneyOf(kind).color === color).map((kind) => [...set, kind])), [[]])
  if (sets.length === 0) return null
  const sum = (set: readonly CraftsmenCapital[]): number => set.reduce((sum, kind) => sum + moneyOf(kind).value, 0)
  return [
    ...sets.toSorted((a, b) => sum(b) - sum(a)).map((set): Joined => ({
      label: { key: 'craftsmen-do-invest', args: [['cards', { t: 'list', v: set.map((kind) => ({ t: 'name', v: `craftsmen-capital-${kind}` })) }], ['points', { t: 'int', v: sum(set) }]], rule: 'C8.1.4' },
      touches: set.map((kind) => `p${seat}/capital:${kind}`),
      answers: [`invest ${set.map((kind) => moneyOf(kind).value).join(' ')}`],
    })),
    { label: { key: 'craftsmen-do-no-investment', args: [], rule: 'C8.1.4' }, touches: ['do:pass'], answers: ['pass'] },
  ]
}
