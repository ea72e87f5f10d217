// Burgundy's board for the page.
import type { GameUi } from '../../lib/game'
import { part } from '../../lib/parts.svelte'
import * as icons from '../../icons/burgundy'
import Calendar from './Calendar.svelte'
import Chip from './Chip.svelte'
import Facts from './Facts.svelte'
import Hand from './Hand.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import Peek from './Peek.svelte'
import Shared from './Shared.svelte'
import type { View } from '../../generated/burgundy'

export const ui: GameUi = {
  Shared,
  Own,
  Other,
  Hand,
  Peek,
  Calendar,
  Chip,
  numbers: (thing) => thing.startsWith('burgundy-goods-'),
  Facts,
  actions: {
    take: icons.action_take_tile,
    place: icons.action_place_tile,
    sell: icons.action_sell_goods,
    workers: icons.action_take_workers,
    buy: icons.action_buy,
    ship: icons.tile_type_ship,
    one_depot: icons.place_depot,
    two_depots: icons.place_black_depot,
    pick: icons.place_goods_storage,
    side: icons.place_storage,
    castle: icons.tile_type_castle,
    decline: icons.action_decline,
    end: icons.place_round,
  },
  tabs: { own: 'burgundy-tab-own', shared: 'burgundy-tab-shared' },
  choices: { Picture: part(() => import('./Choice.svelte')), fields: ['variant', 'boards'] },
  sharedKinds: ['depot', 'depot_goods', 'black'],
  twins: (view: View, seat) => {
    const { dice } = view.players[seat]!
    const equal = dice.map(({ value, used }) => (used ? -1 : dice.findIndex((other) => !other.used && other.value === value)))
    return new Map(equal.flatMap((first, i) => (first >= 0 && first < i ? [[`p${seat}/die:${i}`, `p${seat}/die:${first}`] as const] : [])))
  },
  chips: (source) => (/^burgundy-points-knowledge_/.test(source) ? source.replace('-points-', '-tile-') : undefined),
}
