// A payment is asked colour by colour and paid at once: the sets of cards that pay, as options. Of an investment, as of them,
// the best one comes first.
import type { Joined } from '../../lib/game'
import type { CraftsmenSet, CraftsmenView } from '../../generated/craftsmen'

/** The sets that pay what `seat` is asked to pay, the best one first. */
export function payments({ payment }: CraftsmenView, seat: number): Joined[] | null {
  if (!payment || payment.seat !== seat || payment.sets.length === 0) return null
  return payment.sets.map((set) => ({
    label: {
      // What a set is worth beyond its numbers is said where there is one.
      key: set.value === set.sum ? 'craftsmen-pay' : 'craftsmen-pay-set',
      args: [
        ['price', { t: 'int', v: payment.price }],
        ['cards', named(set.cards)],
        ['value', { t: 'int', v: set.value }],
        ['sum', { t: 'int', v: set.sum }],
      ],
      rule: 'C5.2.4',
    },
    ...laid(set, seat),
  }))
}

const named = (cards: CraftsmenSet['cards']): Joined['label']['args'][number][1] => ({ t: 'list', v: cards.map((kind) => ({ t: 'name', v: `craftsmen-capital-${kind}` })) })
const laid = ({ cards, answers }: CraftsmenSet, seat: number): Omit<Joined, 'label'> => ({ touches: cards.map((kind) => `p${seat}/capital:${kind}`), answers })

/** What `seat` may invest, the most points first; and not to. */
export function investments({ asked, investments }: CraftsmenView, seat: number): Joined[] | null {
  if (asked !== 'invest' || investments.length === 0) return null
  return [
    ...investments.map((set) => ({ label: { key: 'craftsmen-do-invest', args: [['cards', named(set.cards)], ['points', { t: 'int', v: set.sum }]] satisfies Joined['label']['args'], rule: 'C8.1.4' }, ...laid(set, seat) })),
    { label: { key: 'craftsmen-do-no-investment', args: [], rule: 'C8.1.4' }, touches: ['do:pass'], answers: ['pass'] },
  ]
}
