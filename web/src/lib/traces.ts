// What the lines of a log did to the elements of the table, as the game's engine says: for motion, for marks, for gains.
import type { LogLine, Trace } from './types'

type Line = Pick<LogLine, 'marks'>

/** The elements that a line changed. */
export const touched = (line: Line): string[] =>
  line.marks.flatMap((trace) => (trace.mark === 'move' ? [trace.from, trace.to] : trace.mark === 'points' ? [] : [trace.at]))

/** The points that a line brought its seat; a line about all of them has no sum. */
export const points = (line: Line & Pick<LogLine, 'seat'>): number =>
  line.seat === null ? 0 : line.marks.reduce((sum, trace) => sum + (trace.mark === 'points' ? trace.points : 0), 0)

/** What of a line can be seen to move: all but mere touches. */
export const motions = (line: Line): Trace[] => line.marks.filter((trace) => trace.mark !== 'touch')

/** Points with their sign: what a player gets, and what is paid. */
export const signed = (points: number): string => (points < 0 ? counted(points) : `+${points}`)

/** A number with the minus of the type. */
export const counted = (n: number): string => (n < 0 ? `−${-n}` : String(n))
