// Tuscany's board for the page.
import type { GameUi } from '../../lib/game'
import * as icons from '../../icons/tuscany'
import Calendar from './Calendar.svelte'
import Chip from './Chip.svelte'
import Facts from './Facts.svelte'
import Hand from './Hand.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import Peek from './Peek.svelte'
import Shared from './Shared.svelte'
import type { TuscanyView as View } from '../../generated/tuscany'

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
  scoreSign: icons.resource_red_points,
  along: (view: View) => view.payment?.suggested ?? null,
}
