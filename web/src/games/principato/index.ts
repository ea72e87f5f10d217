// Principato's board for the page.
import type { GameUi } from '../../lib/game'
import * as icons from '../../icons/principato'
import Calendar from './Calendar.svelte'
import Chip from './Chip.svelte'
import Drawn from './Drawn.svelte'
import Facts from './Facts.svelte'
import Hand from './Hand.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import Peek from './Peek.svelte'
import Shared from './Shared.svelte'

export const ui: GameUi = {
  Shared,
  Own,
  Drawn,
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
}
