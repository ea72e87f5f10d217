// What workers did to a seat's dice.
import type { Event } from '../../generated/burgundy'

/** The faces that workers turned dice to since they were rolled, by die. */
export function turned(events: readonly Event[], seat: number): Map<number, number> {
  const faces = new Map<number, number>()
  const rolled = events.findLastIndex((e) => e.event === 'rolled' && e.seat === seat)
  for (const e of events.slice(rolled + 1)) {
    if (e.event === 'die_used' && e.seat === seat && e.value !== e.rolled) faces.set(e.die, e.value)
  }
  return faces
}
