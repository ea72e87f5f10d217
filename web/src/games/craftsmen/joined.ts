// A payment is asked colour by colour and paid at once: the sets of cards that pay, as options.
import type { Joined } from '../../lib/game'
import type { CraftsmenView } from '../../generated/craftsmen'

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
