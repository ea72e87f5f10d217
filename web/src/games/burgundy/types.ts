// The view and the events of Burgundy, as crates/burgundy gives them.
import type { Message } from '../../lib/types'

export type Kind = 'castle' | 'mine' | 'ship' | 'knowledge' | 'animal' | 'building'

export interface SpaceView { slot: number; kind: Kind; tile: string | null }
export interface DepotView { number: number; spaces: SpaceView[]; goods: number[] }
export interface BonusView { kind: Kind; large: number; large_owner: number | null; small: number; small_owner: number | null }
export interface HexView { q: number; r: number; die: number }
export interface CellView { kind: Kind; region: number; tile: string | null }
export interface BoardView { number: number; cells: CellView[] }
export interface DieView { value: number | null; used: boolean }
export interface PlayerView {
  seat: number
  score: number
  breakdown: [string, number][]
  at_end: [string, number][]
  board: BoardView | null
  offered: BoardView[]
  chosen: boolean
  choice: { board: number; cell: number } | null
  storage: (string | null)[]
  goods: number[]
  sold: number[]
  silverlings: number
  workers: number
  dice: DieView[]
  marker: number
  empty: number
}
export interface View {
  phase: number
  round: number
  step: string
  active: number | null
  prompt: Message | null
  bought: boolean
  named: number[]
  order: number[]
  moved: number
  track: number[][]
  white: number | null
  white_holder: number | null
  depots: DepotView[]
  black: (string | null)[]
  coming: (number | null)[]
  goods_stacks: number[]
  stacks: { back: string; left: number }[]
  removed: [string, number][]
  bonus: BonusView[]
  region_vp: number[]
  phase_bonus: number[]
  goods_vp: number
  purchase_cost: number
  hexes: HexView[]
  players: PlayerView[]
}

export type Event =
  | { event: 'first_player'; seat: number }
  | { event: 'goods_dealt'; seat: number; goods: number }
  | { event: 'sheet_dealt'; seat: number; boards: [number, number] }
  | { event: 'side_chosen'; seat: number; board: number }
  | { event: 'chosen'; seat: number }
  | { event: 'castle_set'; seat: number; board: number; cell: number }
  | { event: 'phase_started'; phase: number; removed: number }
  | { event: 'tile_laid'; tile: string; at: string }
  | { event: 'goods_laid'; goods: number; round: number }
  | { event: 'round_started'; phase: number; round: number; order: number[] }
  | { event: 'rolled'; seat: number; dice: [number, number] }
  | { event: 'goods_moved'; goods: number; depot: number }
  | { event: 'turn_started'; seat: number; phase: number; round: number }
  | { event: 'die_used'; seat: number; die: number; rolled: number; value: number; workers: number }
  | { event: 'tile_discarded'; seat: number; tile: string; slot: number }
  | { event: 'tile_taken'; seat: number; tile: string; from: string; depot: number; slot: number }
  | { event: 'tile_bought'; seat: number; tile: string; from: string; depot: number; slot: number; silverlings: number }
  | { event: 'tile_placed'; seat: number; tile: string; slot: number; cell: number }
  | { event: 'region_scored'; seat: number; kind: Kind; cells: number[]; phase: number; vp: number }
  | { event: 'colour_finished'; seat: number; kind: Kind; large: boolean; vp: number }
  | { event: 'animals_scored'; seat: number; cells: number[]; vp: number }
  | { event: 'goods_sold'; seat: number; goods: number; tiles: number; silverlings: number; workers: number; vp: number }
  | { event: 'workers_taken'; seat: number; workers: number; silverlings: number }
  | { event: 'building_gave'; seat: number; building: string; workers: number; silverlings: number; vp: number }
  | { event: 'goods_taken'; seat: number; depot: number; goods: number; tiles: number }
  | { event: 'marker_moved'; seat: number; space: number; first: boolean }
  | { event: 'declined'; seat: number }
  | { event: 'mines_paid'; seat: number; silverlings: number; workers: number }
  | { event: 'final_scored'; seat: number; source: string; vp: number }
  | { event: 'game_over'; scores: number[]; ranks: number[] }
