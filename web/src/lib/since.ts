import type { LogLine } from './types'

/** The version of a player's last line before what the others did last: where a page that comes anew begins to tell. */
export function sinceLast(lines: readonly LogLine[], me: number | null): number {
  const others = lines.findLastIndex((line) => line.seat !== null && line.seat !== me)
  return lines.slice(0, others + 1).findLast((line) => line.seat === me)?.version ?? 0
}
