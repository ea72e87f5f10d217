// Written by `cargo xtask codegen`. Do not edit.
import type { Seat } from './table'

/**
 * An estate board with what lies on it.
 */
export type BoardView = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its hexes, by number.
 */
cells: Array<CellView>, };

/**
 * The two bonus tiles of a colour.
 */
export type BonusView = { 
/**
 * The colour's kind.
 */
kind: Kind, 
/**
 * Points of the large tile.
 */
large: number, 
/**
 * Who has it.
 */
large_owner: Seat | null, 
/**
 * Points of the small tile.
 */
small: number, 
/**
 * Who has it.
 */
small_owner: Seat | null, };

/**
 * A hex of one estate.
 */
export type CellView = { 
/**
 * What it takes: its colour.
 */
kind: Kind, 
/**
 * Its region.
 */
region: number, 
/**
 * What lies there.
 */
tile: string | null, };

/**
 * A secret choice.
 */
export type ChoiceView = { 
/**
 * The board.
 */
board: number, 
/**
 * The hex of the starting castle.
 */
cell: number, };

/**
 * A numbered depot.
 */
export type DepotView = { 
/**
 * Its number.
 */
number: number, 
/**
 * The hex spaces in use.
 */
spaces: Array<SpaceView>, 
/**
 * How many goods of each type.
 */
goods: Array<number>, };

/**
 * A die of a player.
 */
export type DieView = { 
/**
 * What was rolled, once it was.
 */
value: number | null, 
/**
 * Whether it is set aside.
 */
used: boolean, };

/**
 * Something that happened. Places are named as elements are: spaces of depots `3.2` and `black.3`, hexes 1 to 37, goods and
 * depots 1 to 6, storage spaces and dice from 0.
 */
export type Event = { "event": "first_player", 
/**
 * Who.
 */
seat: Seat, } | { "event": "goods_dealt", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * Its type.
 */
goods: number, } | { "event": "sheet_dealt", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * The two board numbers.
 */
boards: [number, number], } | { "event": "side_chosen", 
/**
 * Who chose.
 */
seat: Seat, 
/**
 * The board number.
 */
board: number, } | { "event": "chosen", 
/**
 * Who.
 */
seat: Seat, } | { "event": "castle_set", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The board number.
 */
board: number, 
/**
 * The hex.
 */
cell: number, } | { "event": "phase_started", 
/**
 * The phase, 0 to 4.
 */
phase: number, 
/**
 * How many tiles left the game.
 */
removed: number, } | { "event": "tile_laid", 
/**
 * The tile.
 */
tile: string, 
/**
 * Where.
 */
at: string, } | { "event": "goods_laid", 
/**
 * Its type.
 */
goods: number, 
/**
 * The round that it belongs to, 1 to 5.
 */
round: number, } | { "event": "round_started", 
/**
 * The phase, 0 to 4.
 */
phase: number, 
/**
 * The round, 1 to 5.
 */
round: number, 
/**
 * The order of the round.
 */
order: Array<Seat>, } | { "event": "rolled", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The values.
 */
dice: [number, number], } | { "event": "goods_moved", 
/**
 * The type of the goods.
 */
goods: number, 
/**
 * The white die: the depot.
 */
depot: number, } | { "event": "turn_started", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The phase, 0 to 4.
 */
phase: number, 
/**
 * The round, 1 to 5.
 */
round: number, } | { "event": "die_used", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which die.
 */
die: number, 
/**
 * What was rolled.
 */
rolled: number, 
/**
 * What it was used as.
 */
value: number, 
/**
 * Workers paid (B5.2).
 */
workers: number, } | { "event": "tile_discarded", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: string, 
/**
 * The storage space.
 */
slot: number, } | { "event": "tile_taken", 
/**
 * Who took it.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: string, 
/**
 * Where it lay.
 */
from: string, 
/**
 * Its depot.
 */
depot: number, 
/**
 * The storage space.
 */
slot: number, } | { "event": "tile_bought", 
/**
 * Who bought it.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: string, 
/**
 * Where it lay.
 */
from: string, 
/**
 * Its depot; 0 for the black one.
 */
depot: number, 
/**
 * The storage space.
 */
slot: number, 
/**
 * Silverlings paid.
 */
silverlings: number, } | { "event": "tile_placed", 
/**
 * Who placed it.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: string, 
/**
 * The storage space that it left.
 */
slot: number, 
/**
 * The hex.
 */
cell: number, } | { "event": "region_scored", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Its kind.
 */
kind: Kind, 
/**
 * Its hexes.
 */
cells: Array<number>, 
/**
 * The phase, 0 to 4.
 */
phase: number, 
/**
 * Points, the phase's included.
 */
vp: number, } | { "event": "colour_finished", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The colour's kind.
 */
kind: Kind, 
/**
 * The large tile, or the small one.
 */
large: boolean, 
/**
 * Points.
 */
vp: number, } | { "event": "animals_scored", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The hexes of the tiles that scored.
 */
cells: Array<number>, 
/**
 * Points.
 */
vp: number, } | { "event": "goods_sold", 
/**
 * Who sold.
 */
seat: Seat, 
/**
 * The type.
 */
goods: number, 
/**
 * How many tiles.
 */
tiles: number, 
/**
 * Silverlings gained.
 */
silverlings: number, 
/**
 * Workers gained (B5.12).
 */
workers: number, 
/**
 * Points.
 */
vp: number, } | { "event": "workers_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Workers gained.
 */
workers: number, 
/**
 * Silverlings gained.
 */
silverlings: number, } | { "event": "building_gave", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The building.
 */
building: string, 
/**
 * Workers gained.
 */
workers: number, 
/**
 * Silverlings gained.
 */
silverlings: number, 
/**
 * Points.
 */
vp: number, } | { "event": "goods_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * From which depot.
 */
depot: number, 
/**
 * The type.
 */
goods: number, 
/**
 * How many tiles.
 */
tiles: number, } | { "event": "marker_moved", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The space, from 0.
 */
space: number, 
/**
 * Whether its owner is now first and holds the white die.
 */
first: boolean, } | { "event": "declined", 
/**
 * Who.
 */
seat: Seat, } | { "event": "mines_paid", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Silverlings gained.
 */
silverlings: number, 
/**
 * Workers gained (B6.22).
 */
workers: number, } | { "event": "final_scored", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The source: `unsold_goods`, `knowledge_15`.
 */
source: string, 
/**
 * Points.
 */
vp: number, } | { "event": "game_over", 
/**
 * Points per seat.
 */
scores: Array<number>, 
/**
 * Ranks per seat.
 */
ranks: Array<number>, };

/**
 * A hex of every estate.
 */
export type HexView = { 
/**
 * Column in axial coordinates, pointy top, the centre at 0.
 */
q: number, 
/**
 * Row.
 */
r: number, 
/**
 * Die number.
 */
die: number, };

/**
 * The six kinds of hex tiles, in the order of the bonus tiles; each has its own estate colour (B1.1).
 */
export type Kind = "castle" | "mine" | "ship" | "knowledge" | "animal" | "building";

/**
 * A player's side of the table.
 */
export type PlayerView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * What the final scoring would add if the game ended now, by the key of the source; empty once it has.
 */
at_end: [string, number][], 
/**
 * The estate, once its board is known.
 */
board: BoardView | null, 
/**
 * The boards of the dealt sheet, while one is to be chosen.
 */
offered: Array<BoardView>, 
/**
 * Whether a secret choice is made.
 */
chosen: boolean, 
/**
 * The secret choice, as far as the viewer may see it.
 */
choice: ChoiceView | null, 
/**
 * The stored tiles.
 */
storage: (string | null)[], 
/**
 * Stored goods by type.
 */
goods: Array<number>, 
/**
 * Sold goods by type.
 */
sold: Array<number>, 
/**
 * Silverlings.
 */
silverlings: number, 
/**
 * Worker tiles.
 */
workers: number, 
/**
 * The dice of this round.
 */
dice: Array<DieView>, 
/**
 * The space of the marker on the turn order track, from 0.
 */
marker: number, 
/**
 * Empty hexes.
 */
empty: number, };

/**
 * A hex space of a depot.
 */
export type SpaceView = { 
/**
 * Which space of the depot, 1 to 4.
 */
slot: number, 
/**
 * What it takes in this phase.
 */
kind: Kind, 
/**
 * What lies there.
 */
tile: string | null, };

/**
 * A face-down stack.
 */
export type StackView = { 
/**
 * The colour of the backs.
 */
back: string, 
/**
 * How many tiles.
 */
left: number, };

/**
 * The table as one viewer sees it. Numbers are those of the rulebook: depots, goods and hexes from 1, phases A to E as 0 to 4.
 */
export type View = { 
/**
 * The phase, 0 to 4.
 */
phase: number, 
/**
 * The round of the phase, 1 to 5; 0 while a phase is prepared.
 */
round: number, 
/**
 * How many rounds a phase has.
 */
rounds: number, 
/**
 * What the phases are called, in their order, as keys of texts.
 */
phases: string[], 
/**
 * What is going on: `setup`, `choice`, `phase`, `roll`, `turn`, `castle`, `warehouse`, `fetch`, `city_hall`, `ship`,
 * `goods`, `over`.
 */
step: string, 
/**
 * Whose turn it is.
 */
active: Seat | null, 
/**
 * Whether the purchase of this turn has been made; no while nobody's turn goes on.
 */
bought: boolean, 
/**
 * The depots that a ship has named, while its goods are picked.
 */
named: Array<number>, 
/**
 * The order of the round.
 */
order: Array<Seat>, 
/**
 * How many turns of the round are over; none while dice are rolled or a phase is prepared, all at the end.
 */
moved: number, 
/**
 * The spaces of the turn order track from its start, each with its stack from top to bottom.
 */
track: Array<Array<Seat>>, 
/**
 * The white die, once it is rolled.
 */
white: number | null, 
/**
 * Who holds the white die (rolls it in the next round).
 */
white_holder: Seat | null, 
/**
 * The six numbered depots.
 */
depots: Array<DepotView>, 
/**
 * The spaces of the black depot.
 */
black: (string | null)[], 
/**
 * The goods on the five round spaces.
 */
coming: Array<number | null>, 
/**
 * How many goods lie face down on each phase space.
 */
goods_stacks: Array<number>, 
/**
 * How many tiles are left in each face-down stack.
 */
stacks: Array<StackView>, 
/**
 * The tiles that left the game, by face.
 */
removed: [string, number][], 
/**
 * The bonus tiles.
 */
bonus: Array<BonusView>, 
/**
 * Points for a region of 1 to 8 hexes.
 */
region_vp: Array<number>, 
/**
 * Points on top in each phase.
 */
phase_bonus: Array<number>, 
/**
 * Points for each goods tile sold.
 */
goods_vp: number, 
/**
 * Silverlings for a purchase.
 */
purchase_cost: number, 
/**
 * How many types of goods a player can store.
 */
goods_types: number, 
/**
 * The hexes of every estate, by number.
 */
hexes: Array<HexView>, 
/**
 * The players, by seat.
 */
players: Array<PlayerView>, };

/** The number on each knowledge tile, by its own number from 1. */
export const KNOWLEDGE_NUMBERS: readonly (number | null)[] = [null,1,2,1,null,null,1,2,1,1,1,1,1,4,3,4,4,4,4,4,4,4,4,4,1,2]
