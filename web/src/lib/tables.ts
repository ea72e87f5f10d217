// What lists of tables say.
import { has, t } from './i18n.svelte'
import type { Clock, Field, SeatView, TableSummary, Update } from './types'

export const gameTitle = (game: string, fallback = game): string => (has(`${game}-title`) ? t(`${game}-title`) : fallback)
export const levelName = (level: string | null): string => (level ? t(`level-${level}`) : '')
/** The name at a seat; a bot without one goes by its strength. */
export const seatName = (seat: SeatView, i: number): string =>
  seat.name || (seat.kind === 'bot' ? levelName(seat.level) : seat.kind === 'open' ? t('seat-free') : t('seat-name', { n: i + 1 }))

/** How much time there is, in words. */
export const clockWords = (clock: Clock): string =>
  clock.kind === 'live'
    ? t('setup-clock-live-about', { minutes: Math.round(clock.initial / 60_000), seconds: Math.round(clock.increment / 1000) })
    : clock.kind === 'days'
      ? t('setup-clock-days-about', { n: Math.round(clock.per_move / 86_400_000) })
      : t('clock-none')

/** The value of an option of a game. Seats are counted from one, as people do. */
export function optionWords(game: string, key: string, value: unknown): string {
  const word = `${game}-option-${key}-${String(value)}`
  if (has(word)) return t(word)
  if (key === 'first' && typeof value === 'number') return t('seat-name', { n: value + 1 })
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : Array.isArray(value) ? value.join(', ') : String(value)
}

/** The components in which the host has put other values than the built-in ones, in words where the game has some. */
export const replacedWords = ({ game, replaced }: Pick<Update, 'game' | 'replaced'>): string =>
  replaced.map((file) => (has(`${game}-reconstructed-${file}`) ? t(`${game}-reconstructed-${file}`) : file.replaceAll('_', ' '))).join(', ')

export type TableState = 'your-turn' | 'waiting' | 'thinking' | 'lobby' | 'over' | 'won'
export function stateOf(table: TableSummary): TableState {
  if (table.status === 'lobby') return 'lobby'
  if (table.status === 'over') return table.your_seat !== null && table.outcome?.ranks[table.your_seat] === 1 ? 'won' : 'over'
  if (table.your_turn) return 'your-turn'
  return table.to_act.length > 0 && table.to_act.every((seat) => table.seats[seat]?.kind === 'bot') ? 'thinking' : 'waiting'
}

/** Whether an option is asked in a game of so many players, given what is chosen otherwise. */
export const asked = (field: Field, players: number, options: Record<string, unknown>): boolean =>
  field.when.every((when) =>
    'seats' in when ? when.seats.min <= players && players <= when.seats.max : 'set' in when ? options[when.set] === true : options[when.is.key] === when.is.word,
  )
