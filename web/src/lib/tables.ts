// What lists of tables say.
import { has, t } from './i18n.svelte'
import type { SeatView, TableSummary } from './types'

export const gameTitle = (game: string, fallback = game): string => (has(`${game}-title`) ? t(`${game}-title`) : fallback)
export const levelName = (level: string | null): string => (level ? t(`level-${level}`) : '')
/** The name at a seat; a bot without one goes by its strength. */
export const seatName = (seat: SeatView, i: number): string =>
  seat.name || (seat.kind === 'bot' ? levelName(seat.level) : seat.kind === 'open' ? t('seat-free') : t('seat-name', { n: i + 1 }))

export type TableState = 'your-turn' | 'waiting' | 'thinking' | 'lobby' | 'over' | 'won'
export function stateOf(table: TableSummary): TableState {
  if (table.status === 'lobby') return 'lobby'
  if (table.status === 'over') return table.your_seat !== null && table.outcome?.ranks[table.your_seat] === 1 ? 'won' : 'over'
  if (table.your_turn) return 'your-turn'
  return table.to_act.length > 0 && table.to_act.every((seat) => table.seats[seat]?.kind === 'bot') ? 'thinking' : 'waiting'
}
