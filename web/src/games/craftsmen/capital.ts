// Capital cards: their colours and values.
import type { CraftsmenCapital, CraftsmenColor } from '../../generated/craftsmen'

export const COLORS: readonly CraftsmenColor[] = ['purple', 'green', 'blue', 'red']

export interface Money {
  color: CraftsmenColor
  value: number
}
export function moneyOf(kind: CraftsmenCapital): Money {
  const [color, value] = kind.split('_') as [CraftsmenColor, string]
  return { color, value: Number(value) }
}
