// Signs and tinctures of cubes and tokens: what the home page shows, too.
import * as icons from '../../icons/principato'
import type { Cube, Culture, Token } from '../../generated/principato'

export const CUBE: Record<Cube, string> = { food: icons.cube_food, money: icons.cube_money, favor: icons.cube_favor }

/** Sign and tincture of a token: its area's. */
export const TOKEN: Record<Token | Culture, { d: string; k: string }> = {
  field: { d: icons.token_field, k: 'grass' },
  farm: { d: icons.token_farm, k: 'grass' },
  palazzo: { d: icons.token_palazzo, k: 'or' },
  bank: { d: icons.token_bank, k: 'or' },
  catapult: { d: icons.token_catapult, k: 'gules' },
  condottiere: { d: icons.token_condottiere, k: 'gules' },
  militia: { d: icons.token_militia, k: 'gules' },
  monument: { d: icons.token_monument, k: 'azure' },
  book: { d: icons.token_book, k: 'azure' },
  painting: { d: icons.token_painting, k: 'azure' },
}
