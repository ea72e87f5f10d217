/** Whether the deck of a year has a military card: where more than the round that ends the year follows the year before. */
export const callsMilitary = (yearEnds: readonly number[], year: number): boolean => (yearEnds[year - 1] ?? 0) - (yearEnds[year - 2] ?? 0) > 1
