// Burgundy's board for the page.
import type { Caption, GameUi, Motion } from '../../lib/game'
import type { Message } from '../../lib/types'
import * as icons from '../../icons/burgundy'
import Calendar from './Calendar.svelte'
import Chip from './Chip.svelte'
import Facts from './Facts.svelte'
import Hand from './Hand.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import Peek from './Peek.svelte'
import Shared from './Shared.svelte'
import { PHASES } from './tiles'
import type { Event, View } from '../../generated/burgundy'

const message = (key: string, args: Message['args'] = []): Message => ({ key, args, rule: null })

/** The element of a place as events name it: `3.2`, `black.1`. */
const place = (at: string): string => (at.startsWith('black.') ? `black:${at.slice(6)}` : `depot:${at}`)

function touched(e: Event): string[] {
  switch (e.event) {
    case 'castle_set':
      return [`p${e.seat}/cell:${e.cell}`]
    case 'tile_taken':
    case 'tile_bought':
      return [place(e.from), `p${e.seat}/storage:${e.slot}`]
    case 'tile_placed':
      return [`p${e.seat}/cell:${e.cell}`]
    case 'goods_sold':
      return [`p${e.seat}/goods:${e.goods}`]
    case 'goods_taken':
      return [`depot:${e.depot}`, `p${e.seat}/goods:${e.goods}`]
    case 'goods_moved':
      return [`depot:${e.depot}`]
    case 'region_scored':
    case 'animals_scored':
      return e.cells.map((cell) => `p${e.seat}/cell:${cell}`)
    case 'tile_discarded':
      return [`p${e.seat}/storage:${e.slot}`]
    case 'first_player':
    case 'goods_dealt':
    case 'sheet_dealt':
    case 'side_chosen':
    case 'chosen':
    case 'phase_started':
    case 'tile_laid':
    case 'goods_laid':
    case 'round_started':
    case 'rolled':
    case 'turn_started':
    case 'die_used':
    case 'colour_finished':
    case 'workers_taken':
    case 'building_gave':
    case 'marker_moved':
    case 'declined':
    case 'mines_paid':
    case 'final_scored':
    case 'game_over':
      return []
  }
}

function motions(e: Event): Motion[] {
  switch (e.event) {
    case 'tile_laid':
      return [{ kind: 'show', at: place(e.at) }]
    case 'goods_moved':
      return [{ kind: 'show', at: `depot_goods:${e.depot}.${e.goods}` }]
    case 'castle_set':
      return [{ kind: 'show', at: `p${e.seat}/cell:${e.cell}` }]
    case 'tile_taken':
    case 'tile_bought':
      return [{ kind: 'move', from: place(e.from), to: `p${e.seat}/storage:${e.slot}` }]
    case 'tile_placed':
      return [{ kind: 'move', from: `p${e.seat}/storage:${e.slot}`, to: `p${e.seat}/cell:${e.cell}` }]
    case 'goods_taken':
      return [{ kind: 'move', from: `depot_goods:${e.depot}.${e.goods}`, to: `p${e.seat}/goods:${e.goods}` }]
    case 'goods_sold':
      return [
        { kind: 'move', from: `p${e.seat}/goods:${e.goods}`, to: `p${e.seat}/sold` },
        { kind: 'points', at: `p${e.seat}/score`, n: e.vp },
      ]
    case 'region_scored':
    case 'animals_scored':
      return [{ kind: 'points', at: `p${e.seat}/cell:${e.cells.at(-1) ?? 19}`, n: e.vp }]
    case 'rolled':
      return [0, 1].map((die) => ({ kind: 'show', at: `p${e.seat}/die:${die}` }))
    case 'workers_taken':
      return [{ kind: 'show', at: `p${e.seat}/workers` }]
    case 'mines_paid':
      return [{ kind: 'show', at: `p${e.seat}/silverlings` }]
    case 'building_gave':
    case 'colour_finished':
      return e.vp > 0 ? [{ kind: 'points', at: `p${e.seat}/score`, n: e.vp }] : []
    case 'marker_moved':
      return [{ kind: 'show', at: `track:${e.space}` }]
    default:
      return []
  }
}

function caption(e: Event): Caption | null {
  switch (e.event) {
    case 'phase_started':
      return { left: message('burgundy-caption-phase', [['phase', { t: 'name', v: `burgundy-phase-${PHASES[e.phase]!.toLowerCase()}` }]]), seat: null }
    case 'turn_started':
      return {
        left: message('burgundy-caption-turn', [
          ['phase', { t: 'name', v: `burgundy-phase-${PHASES[e.phase]!.toLowerCase()}` }],
          ['round', { t: 'int', v: e.round }],
        ]),
        seat: e.seat,
      }
    default:
      return null
  }
}

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
  sharedKinds: ['depot', 'depot_goods', 'black'],
  scores: (view: View) => view.players.map((player) => player.score),
  prompt: (view: View) => view.prompt,
  twins: (view: View, seat) => {
    const [one, two] = view.players[seat]!.dice
    return one && two && one.value === two.value && !one.used && !two.used ? new Map([['die:1', 'die:0']]) : null
  },
  breakdown: (view: View) =>
    view.players.map((player) => player.breakdown.map(([source, points]) => ({ source: message(`burgundy-points-${source}`), points, thing: source.startsWith('knowledge') ? `burgundy-tile-${source}` : undefined }))),
  motions: (e) => motions(e as Event),
  touched: (e) => touched(e as Event),
  points: (e) => ('vp' in (e as Event) ? (e as { vp: number }).vp : 0),
  caption: (e) => caption(e as Event),
}
