import type { LogLine } from './types'

/** The version of a player's last line before what the others did last: where a page that comes anew begins to tell. */
export function sinceLast(lines: readonly LogLine[], me: number | null): number {
  const others = lines.findLastIndex((line) => line.seat !== null && line.seat !== me)
  return lines.slice(0, others + 1).findLast((line) => line.seat === me)?.version ?? 0
}

/** The lines from a version on that are told again: what others did, what happened to all, and the headings above them. */
export function told(lines: readonly LogLine[], from: number, me: number | null): LogLine[] {
  const worth = lines.filter((line) => line.version >= from && (line.seat === null || line.seat !== me) && (line.message || line.heading))
  return worth.filter((line, i) => line.message || worth[i + 1]?.message)
}
