// Tuscany's board for the page.
import type { Caption, GameUi, Motion } from '../../lib/game'
import type { Message } from '../../lib/types'
import * as icons from '../../icons/tuscany'
import Calendar from './Calendar.svelte'
import Chip from './Chip.svelte'
import Facts from './Facts.svelte'
import Hand from './Hand.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import Peek from './Peek.svelte'
import Shared from './Shared.svelte'
import type { TuscanyEvent as Event, TuscanyView as View } from '../../generated/tuscany'

const message = (key: string, args: Message['args'] = []): Message => ({ key, args, rule: null })

function touched(e: Event): string[] {
  switch (e.event) {
    case 'took':
      return [`display:${e.slot}`, `p${e.seat}/storage:${e.space}`]
    case 'refilled':
      return [`display:${e.slot}`]
    case 'placed':
      return [`p${e.seat}/cell:${e.field}`, ...(e.slot === null ? [] : [`display:${e.slot}`])]
    case 'region_done':
      return e.fields.map((field) => `p${e.seat}/cell:${field}`)
    case 'bonus_taken':
      return [`p${e.seat}/score`]
    case 'removed':
    case 'hexagon':
      return [`p${e.seat}/storage:${e.space}`]
    case 'goods':
      return [`p${e.seat}/cell:${e.field}`]
    default:
      return []
  }
}

function motions(e: Event): Motion[] {
  switch (e.event) {
    case 'revealed':
      return [{ kind: 'show', at: `display:${e.slot}` }]
    case 'drew':
      return [{ kind: 'move', from: 'deck:0', to: `p${e.seat}/cards` }]
    case 'took':
      return [{ kind: 'move', from: `display:${e.slot}`, to: `p${e.seat}/storage:${e.space}` }]
    case 'refilled':
      return [{ kind: 'move', from: `p${e.seat}/stack:${e.stack - 1}`, to: `display:${e.slot}` }]
    case 'removed':
      return [{ kind: 'move', from: `p${e.seat}/storage:${e.space}`, to: 'trash' }]
    case 'placed':
      return [{ kind: 'move', from: e.slot === null ? `p${e.seat}/storage:${e.space ?? 0}` : `display:${e.slot}`, to: `p${e.seat}/cell:${e.field}` }]
    case 'region_done':
      return [{ kind: 'points', at: `p${e.seat}/cell:${e.fields.at(-1) ?? 0}`, n: e.points }]
    case 'goods':
      return e.points > 0 ? [{ kind: 'points', at: `p${e.seat}/cell:${e.field}`, n: e.points }] : []
    case 'colour_done':
      return e.points > 0 ? [{ kind: 'points', at: `p${e.seat}/score`, n: e.points }] : []
    case 'bonus_taken':
      return e.green > 0 ? [{ kind: 'points', at: `p${e.seat}/score`, n: e.green }] : []
    case 'no_space':
      return [{ kind: 'points', at: `p${e.seat}/score`, n: e.points }]
    case 'marble':
      return [{ kind: 'show', at: `p${e.seat}/marble` }]
    case 'workers':
      return [{ kind: 'show', at: `p${e.seat}/workers` }]
    case 'hexagon':
      return [{ kind: 'show', at: `p${e.seat}/storage:${e.space}` }]
    case 'yield_card':
      return [{ kind: 'show', at: 'yields' }]
    case 'phase_scored':
      return e.green.map((n, seat) => ({ kind: 'points', at: `p${seat}/score`, n }))
    case 'final_scored':
      return [{ kind: 'points', at: `p${e.seat}/score`, n: e.kept.reduce((a, b) => a + b, 0) }]
    default:
      return []
  }
}

const points = (e: Event): number =>
  e.event === 'region_done' || e.event === 'colour_done' || e.event === 'goods' || e.event === 'no_space' ? e.points : e.event === 'bonus_taken' ? e.green : 0

function caption(e: Event): Caption | null {
  if (e.event !== 'turn_started') return null
  return { left: message('tuscany-caption-turn', [['phase', { t: 'int', v: e.phase }], ['round', { t: 'int', v: e.round }]]), seat: e.seat }
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
    draw: icons.action_draw_cards,
    take: icons.action_take_tile,
    place: icons.action_place_tile,
    swap: icons.place_display,
    decline: icons.action_decline,
    end: icons.place_phase,
  },
  tabs: { own: 'tuscany-tab-own', shared: 'tuscany-tab-shared' },
  sharedKinds: ['display', 'deck', 'bonus'],
  scores: (view: View) => view.players.map((player) => player.score),
  scoreSign: icons.resource_red_points,
  prompt: (view: View) => view.prompt,
  along: (view: View) => view.payment?.suggested ?? null,
  // Green points are no part of the sum: they stand in the points of the phases.
  breakdown: (view: View) =>
    view.players.map((player) => player.breakdown.filter((row) => !row.green).map(({ source, points }) => ({ source: message(source), points }))),
  motions: (e) => motions(e as Event),
  touched: (e) => touched(e as Event),
  points: (e) => points(e as Event),
  caption: (e) => caption(e as Event),
}
