// Craftsmen's board for the page.
import type { GameUi } from '../../lib/game'
import * as icons from '../../icons/craftsmen'
import Calendar from './Calendar.svelte'
import Chip from './Chip.svelte'
import Facts from './Facts.svelte'
import Hand from './Hand.svelte'
import { investments, payments } from './joined'
import Other from './Other.svelte'
import Own from './Own.svelte'
import Peek from './Peek.svelte'
import Shared from './Shared.svelte'
import type { CraftsmenView as View } from '../../generated/craftsmen'

/** Questions whose answers only open the next one, or that all wait for. */
const OPENS = ['build', 'notary', 'merchant', 'delivery', 'space']
/** Questions about parts of an action: what a player answers in a row, without anything being drawn or said by others, is confirmed together. */
const PARTS = ['show', 'work', 'second', 'bribe', 'side', 'back', 'privilege', 'discard', 'hall', 'price', 'token', 'sawmill']

export const ui: GameUi = {
  Shared,
  Own,
  Other,
  Hand,
  Peek,
  Calendar,
  Chip,
  Facts,
  sharedAs: 'row',
  sharedHeight: 'max(min(50%, 28vw), 42%, min(64vh - 264px, 62vw))',
  actions: {
    buy: icons.guild_notary,
    auction: icons.piece_auction,
    bid: icons.action_bid,
    peek: icons.piece_set,
    privilege: icons.piece_privilege,
    points: icons.piece_points,
    double: icons.action_produce,
    take: icons.action_draw_capital,
    waste: icons.action_deliver,
    top: icons.piece_set,
    under: icons.piece_set,
    'favour-privilege': icons.piece_privilege,
    'favour-work': icons.piece_work,
    'favour-order': icons.place_order_change,
    'pay-nothing': icons.action_pass,
    stop: icons.action_pass,
    done: icons.action_build,
    pass: icons.action_pass,
  },
  speaks: (thing) => /^craftsmen-(capital|color)-/.test(thing),
  lowOthers: true,
  scoreUnit: 'craftsmen-pts',
  tabs: { own: 'craftsmen-tab-own', shared: 'craftsmen-tab-shared' },
  sharedKinds: ['guild', 'queue', 'capital', 'stack', 'offer', 'look', 'sawmill', 'step', 'granary', 'hold', 'privileges', 'work', 'change'],
  asks: ['source', 'row', 'building', 'offer', 'step', 'granary', 'end', 'icon', 'fair', 'hold', 'capital', 'look', 'stack'],
  asksOn: (view: View) => {
    if (view.auction || view.looked.length > 0 || view.phase === 'year') return 'shared'
    return ['build', 'work', 'second', 'token', 'discard', 'privilege'].includes(view.asked ?? '') ? 'own' : null
  },
  // What makes something lies on the own board, where it goes may lie in the harbour.
  turnsTo: (kinds) => (kinds.some((kind) => ['source', 'row', 'building'].includes(kind)) ? 'own' : null),
  joined: (view: View, seat) => payments(view, seat) ?? investments(view, seat),
  atOnce: (touches, view: View, whole) => {
    const asked = view.asked ?? ''
    const passes = ['do:pass', 'do:stop', 'do:done'].some((element) => touches.includes(element))
    if (touches.includes('do:waste')) return false
    // To stop confirms what was done before; to pass in an auction lets it go on.
    if (passes && asked !== 'privilege') return ['work', 'second', 'bid', 'token', 'build', 'look'].includes(asked)
    // Both cards of the bank, or none: there is nothing to add, as there is to one of them.
    if (asked === 'take') return whole
    // A disc upon another one may bring a card, which nobody puts back.
    if (asked === 'helper') return !passes && view.queues.some((queue) => touches.includes(`guild:${queue.guild}`) && queue.free !== null) && 'kept'
    return OPENS.includes(asked) || (PARTS.includes(asked) && 'kept')
  },
}
