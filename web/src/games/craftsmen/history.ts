// What the log says of the auction that is going on, and of the years that were counted up.
import type { CraftsmenEvent } from '../../generated/craftsmen'

export interface Bidder {
  /** The last bid; nothing before the first. */
  bid: number | null
  out: boolean
}

/** How each seat stands in the newest auction. */
export function biddersOf(events: readonly CraftsmenEvent[], seats: number): Bidder[] {
  const bidders: Bidder[] = Array.from({ length: seats }, () => ({ bid: null, out: false }))
  const begin = events.findLastIndex((event) => event.event === 'opened')
  if (begin < 0) return bidders
  for (const event of events.slice(begin)) {
    if (event.event === 'opened' || event.event === 'bid') bidders[event.seat]!.bid = event.bid
    if (event.event === 'no_bid') bidders[event.seat]!.out = true
  }
  return bidders
}

/** What a year brought a seat: a ship each (cargo and bonus; nothing without a marker), city, granary, investment. */
export interface Brought {
  ships: ({ cargo: number; bonus: number } | null)[]
  city: number
  granary: number
  /** Nothing until it is settled. */
  invested: number | null
}

export interface Counted {
  year: number
  seats: Brought[]
  /** Whether the year is over. */
  closed: boolean
}

export const sumOf = ({ ships, city, granary, invested }: Brought): number => ships.reduce((sum, ship) => sum + (ship ? ship.cargo + ship.bonus : 0), city + granary + (invested ?? 0))

/** The years that were counted up, the oldest first. */
export function yearsOf(events: readonly CraftsmenEvent[], seats: number, ships: number): Counted[] {
  const years: Counted[] = []
  for (const event of events) {
    if (event.event === 'year_ends') {
      years.push({ year: event.year, closed: false, seats: Array.from({ length: seats }, () => ({ ships: Array.from({ length: ships }, () => null), city: 0, granary: 0, invested: null })) })
      continue
    }
    const year = years.at(-1)
    if (!year || year.closed) continue
    if (event.event === 'sailed') year.seats[event.seat]!.ships[event.ship] = { cargo: event.cargo, bonus: event.bonus }
    else if (event.event === 'city') year.seats[event.seat]!.city = event.points
    else if (event.event === 'granary_points') year.seats[event.seat]!.granary = event.markers
    else if (event.event === 'invested') year.seats[event.seat]!.invested = event.points
    else if (event.event === 'declined') year.seats[event.seat]!.invested = 0
    else if (event.event === 'round' || event.event === 'ended') year.closed = true
  }
  return years
}

/** What was built in the action that is going on, with its price: the newest buildings that were not paid yet. */
export function unpaid(events: readonly CraftsmenEvent[]): { card: number; cost: number }[] {
  const paid = events.findLastIndex((event) => event.event === 'paid' || event.event === 'round' || event.event === 'stage' || event.event === 'declined')
  return events.slice(paid + 1).flatMap((event) => (event.event === 'built' ? [{ card: event.card, cost: event.cost }] : []))
}
