// Florence's board for the page.
import type { GameUi } from '../../lib/game'
import { part } from '../../lib/parts.svelte'
import * as icons from '../../icons/florence'
import Calendar from './Calendar.svelte'
import Chip from './Chip.svelte'
import Facts from './Facts.svelte'
import Hand from './Hand.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import Peek from './Peek.svelte'
import Shared from './Shared.svelte'
import type { FlorenceView as View } from '../../generated/florence'

/** Answers that only open the next question, which undo takes back with it, and those of an auction, which all wait for. */
const AT_ONCE = ['do:work', 'do:play', 'do:done', 'do:build', 'do:offer', 'do:sell', 'do:landscape', 'do:raise', 'do:pass']

export const ui: GameUi = {
  Shared,
  Own,
  Other,
  Hand,
  Peek,
  Calendar,
  Chip,
  Facts,
  actions: {
    name: icons.piece_auctioneer,
    raise: icons.action_bid,
    pass: icons.action_pass,
    withdraw: icons.action_withdraw,
    return: icons.action_return,
    keep: icons.action_keep,
    landscape: icons.term_landscape_any,
    work: icons.action_complete_work,
    play: icons.object_bonus_card,
    done: icons.action_complete_work,
    build: icons.action_build,
    offer: icons.piece_coop,
    introduce: icons.term_freedom_any,
    profession: icons.action_buy_profession,
    bonus: icons.action_buy_bonus,
    recruit: icons.object_recruiting_card,
    merchant: icons.character_merchant,
    professor: icons.character_professor,
    free: icons.character_merchant,
    pay: icons.money_florin,
    cash: icons.character_banker,
    accept: icons.action_complete_work,
    sell: icons.action_sell,
    hold: icons.action_keep,
    lapse: icons.action_end,
    decline: icons.action_withdraw,
    end: icons.action_end,
  },
  tabs: { own: 'florence-tab-own', shared: 'florence-tab-shared' },
  scoreUnit: 'florence-pp',
  choices: { Picture: part(() => import('./Choice.svelte')), fields: ['muse', 'coop', 'hard'] },
  sharedKinds: ['lot', 'building', 'freedom', 'deck', 'space', 'character', 'look', 'step'],
  sharedWidth: (view: View) => (view.phase === 'characters' && !view.making && !view.offer && view.looked.length === 0 ? 620 : 404),
  asksOn: (view: View) => (view.auction || view.offer || view.making ? 'shared' : null),
  atOnce: (touches) => touches.some((element) => AT_ONCE.includes(element)) || (touches.includes('do:return') && touches.some((element) => element.startsWith('look:'))),
  keys: [
    ['r', 'florence-key-r'],
    ['p', 'florence-key-p'],
    ['f', 'florence-key-f'],
  ],
}
