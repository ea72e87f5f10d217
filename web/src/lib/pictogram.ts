/** The side of the field that pictograms are drawn on; see scripts/icons.mjs. */
export const FIELD = 256
