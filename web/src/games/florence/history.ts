// What the log says of the auction that is going on: the bids on the lot, and what was sold in this phase.
import type { FlorenceEvent, FlorenceLot } from '../../generated/florence'

export interface Bid {
  seat: number
  bid: number
}

/** The bids on the lot that is auctioned, in order. */
export function bidsOf(events: readonly FlorenceEvent[]): Bid[] {
  const begin = events.findLastIndex((event) => event.event === 'named')
  const over = events.findLastIndex((event) => event.event === 'won')
  if (begin < 0 || over > begin) return []
  return events.slice(begin).flatMap((event) => (event.event === 'named' || event.event === 'raised' ? [{ seat: event.seat, bid: event.bid }] : []))
}

export interface Sale {
  seat: number
  lot: FlorenceLot
  price: number
}

/** What was sold in the newest auction, by whom and for how much. */
export function salesOf(events: readonly FlorenceEvent[]): Sale[] {
  const begin = events.findLastIndex((event) => event.event === 'round')
  return events.slice(begin + 1).flatMap((event) => (event.event === 'won' ? [{ seat: event.seat, lot: event.lot, price: event.price }] : []))
}
