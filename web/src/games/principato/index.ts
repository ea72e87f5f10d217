// Principato's board for the page.
import type { Caption, GameUi, Motion } from '../../lib/game'
import type { Message } from '../../lib/types'
import * as icons from '../../icons/principato'
import Calendar from './Calendar.svelte'
import Chip from './Chip.svelte'
import Facts from './Facts.svelte'
import Hand from './Hand.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import Peek from './Peek.svelte'
import Shared from './Shared.svelte'
import type { Cube, Event, View, Token } from '../../generated/principato'

const message = (key: string, args: Message['args'] = []): Message => ({ key, args, rule: null })

/** Where tokens and cubes of a kind lie on a board. */
const home = (seat: number, token: Token): string => `p${seat}/${token === 'farm' ? 'cube:food' : token === 'bank' ? 'cube:money' : `token:${token}`}`
const store = (seat: number, cube: Cube): string => `p${seat}/cube:${cube}`

function touched(e: Event): string[] {
  switch (e.t) {
    case 'activated': {
      const brought = e.gained.t === 'tokens' ? [home(e.seat, e.gained.token)] : e.gained.t === 'culture' ? [`p${e.seat}/palace`] : []
      return [`p${e.seat}/hand:${e.slot}`, ...brought]
    }
    case 'exchanged':
    case 'swapped':
      return [`pool:${e.place}`, `p${e.seat}/hand:${e.slot}`]
    case 'favor':
      return [e.soldier ? `p${e.seat}/token:${e.soldier}` : store(e.seat, 'favor')]
    case 'moved':
    case 'supplied':
    case 'disbanded':
      return [`p${e.seat}/token:${e.soldier}`]
    case 'turned_over':
      return [`pool:${e.place}`]
    default:
      return []
  }
}

function motions(e: Event): Motion[] {
  switch (e.t) {
    case 'activated': {
      if (e.gained.t === 'tokens') return [{ kind: 'show', at: home(e.seat, e.gained.token) }]
      if (e.gained.t === 'culture') return [{ kind: 'points', at: `p${e.seat}/palace`, n: e.gained.value }]
      const { food, money } = e.gained
      const full: Cube[] = [...(food.stored > 0 ? (['food'] as const) : []), ...(money.stored > 0 ? (['money'] as const) : [])]
      return full.map((cube) => ({ kind: 'show', at: store(e.seat, cube) }))
    }
    case 'exchanged':
    case 'swapped':
      return [
        { kind: 'move', from: `p${e.seat}/hand:${e.slot}`, to: `pool:${e.place}` },
        { kind: 'show', at: `p${e.seat}/hand:${e.slot}` },
      ]
    case 'turned_over':
      return [{ kind: 'show', at: `pool:${e.place}` }]
    case 'favor':
      return [{ kind: 'show', at: e.soldier ? `p${e.seat}/token:${e.soldier}` : store(e.seat, 'favor') }]
    case 'moved':
      return [{ kind: 'move', from: store(e.seat, e.cube), to: `p${e.seat}/token:${e.soldier}` }]
    case 'supplied':
      return e.own + e.favor > 0 ? [{ kind: 'show', at: `p${e.seat}/token:${e.soldier}` }] : []
    case 'awarded':
      return e.points > 0 ? [{ kind: 'points', at: `p${e.seat}/score`, n: e.points }] : []
    case 'goal_shown':
      return e.points > 0 ? [{ kind: 'points', at: `p${e.seat}/score`, n: e.points }] : []
    default:
      return []
  }
}

function points(e: Event): number {
  if (e.t === 'awarded' || e.t === 'goal_shown') return e.points
  return e.t === 'activated' && e.gained.t === 'culture' ? e.gained.value : 0
}

function caption(e: Event): Caption | null {
  switch (e.t) {
    case 'turn':
      return { left: message('principato-caption-turn', [['year', { t: 'int', v: e.year }], ['turn', { t: 'int', v: e.turn }]]), seat: e.seat }
    case 'military_round':
      return { left: message(e.year_end ? 'principato-caption-year-end' : 'principato-caption-extra', [['n', { t: 'int', v: e.number }]]), seat: null }
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
  sharedAs: 'row',
  actions: {
    activate: icons.action_activate,
    swap: icons.action_swap,
    favor: icons.cube_favor,
    move: icons.action_supply_army,
    end: icons.action_decline,
    supply: icons.action_supply_army,
    disband: icons.action_disband,
  },
  tabs: { own: 'principato-tab-own', shared: 'principato-tab-shared' },
  sharedKinds: ['pool'],
  asks: ['option', 'hand', 'count', 'value', 'by_favor', 'pool', 'own', 'favor', 'cube', 'token'],
  scores: (view: View) => view.players.map((player) => player.score),
  prompt: (view: View) => view.prompt,
  breakdown: (view: View) => view.players.map((player) => player.breakdown.map(({ source, points }) => ({ source: message(source), points }))),
  motions: (e) => motions(e as Event),
  touched: (e) => touched(e as Event),
  points: (e) => points(e as Event),
  caption: (e) => caption(e as Event),
}
