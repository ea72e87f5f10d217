// Written by `cargo xtask codegen`. Do not edit.
import type { Seat } from './table'

/**
 * The five kinds of bonus tiles. T1.4
 */
export type TuscanyBonus = "extra_region_card" | "extra_storage" | "extra_marble" | "extra_worker" | "extra_yield_card";

/**
 * How near the end of the phase is. T4.4
 */
export type TuscanyClock = { 
/**
 * Who is furthest; the lowest seat of those who are.
 */
seat: Seat, 
/**
 * Tiles of the stack of this phase that this player has turned up.
 */
shown: number, 
/**
 * Tiles of a stack.
 */
of: number, };

/**
 * A colour bonus tile. T5.3.5
 */
export type TuscanyColour = { 
/**
 * Its kind.
 */
kind: TuscanyKind, 
/**
 * Green points for the first and for the second player.
 */
points: [number, number], 
/**
 * How often it has been used.
 */
used: number, };

/**
 * A place of the display.
 */
export type TuscanyDisplay = { 
/**
 * The tile, if one lies there.
 */
tile: TuscanyTile | null, 
/**
 * Whether it fits the viewer's estate now; for a watcher that of the player to act. T5.2.1
 */
fits: boolean, };

/**
 * An estate tile.
 */
export type TuscanyEstateTile = { 
/**
 * Its letter.
 */
letter: string, 
/**
 * The kinds of its fields, as it lies and turned, by the cells of a tile.
 */
kinds: [Array<TuscanyKind>, Array<TuscanyKind>], };

/**
 * Something that happened. Fields are numbered from 0, places of the display and storage spaces, too.
 */
export type TuscanyEvent = { "event": "first_player", 
/**
 * Who.
 */
seat: Seat, } | { "event": "revealed", 
/**
 * The place in the display.
 */
slot: number, 
/**
 * The tile.
 */
tile: TuscanyTile, } | { "event": "draws", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "event": "drew", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Its kind, for the one who drew it.
 */
kind: TuscanyKind | null, } | { "event": "draw_lost", 
/**
 * Whose draw.
 */
seat: Seat, 
/**
 * How many cards.
 */
count: number, } | { "event": "dealt", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * Its letter, A as 0.
 */
letter: number, 
/**
 * Its fields in reading order.
 */
kinds: Array<TuscanyKind>, } | { "event": "sealed", 
/**
 * Who.
 */
seat: Seat, } | { "event": "estates_opened" } | { "event": "turn_started", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The phase, 1 to 3.
 */
phase: number, 
/**
 * The round, from 1.
 */
round: number, } | { "event": "turn_skipped", 
/**
 * Whose turn.
 */
seat: Seat, } | { "event": "marble_spent", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "bonus_taken", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Its kind.
 */
bonus: TuscanyBonus, 
/**
 * Green points at once.
 */
green: number, } | { "event": "swapped", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The kind.
 */
kind: TuscanyKind, 
/**
 * How many tiles.
 */
count: number, } | { "event": "removed", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The storage space.
 */
space: number, 
/**
 * The item.
 */
item: TuscanyPiece, } | { "event": "took", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The place in the display.
 */
slot: number, 
/**
 * The storage space.
 */
space: number, 
/**
 * The tile.
 */
tile: TuscanyTile, } | { "event": "refilled", 
/**
 * Whose stack.
 */
seat: Seat, 
/**
 * Which one, 1 to 3.
 */
stack: number, 
/**
 * How many tiles it still has.
 */
left: number, 
/**
 * The place in the display.
 */
slot: number, 
/**
 * The tile.
 */
tile: TuscanyTile, } | { "event": "stack_emptied", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which one, 1 to 3.
 */
stack: number, } | { "event": "end_triggered", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The phase, 1 to 3.
 */
phase: number, } | { "event": "purged", 
/**
 * The kind.
 */
kind: TuscanyKind, 
/**
 * How many.
 */
count: number, } | { "event": "shuffled", 
/**
 * Which.
 */
supply: TuscanySupply, 
/**
 * How many cards or tiles.
 */
count: number, } | { "event": "paid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The cards by kind.
 */
cards: Array<number>, 
/**
 * The workers.
 */
workers: number, } | { "event": "placed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From which storage space.
 */
space: number | null, 
/**
 * From which place in the display: by a castle.
 */
slot: number | null, 
/**
 * On which field.
 */
field: number, 
/**
 * The kind of the field.
 */
kind: TuscanyKind, 
/**
 * The piece.
 */
item: TuscanyPiece, } | { "event": "region_done", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Its fields.
 */
fields: Array<number>, 
/**
 * Green points.
 */
points: number, } | { "event": "colour_done", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The kind.
 */
kind: TuscanyKind, 
/**
 * Green points; none for the third player and later ones.
 */
points: number, } | { "event": "goods", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The field.
 */
field: number, 
/**
 * Green points.
 */
points: number, } | { "event": "marble", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "event": "workers", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "event": "hexagon", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The storage space.
 */
space: number, } | { "event": "no_space", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Red points instead.
 */
points: number, } | { "event": "yield_card", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * What it gives.
 */
reward: TuscanyReward, 
/**
 * How much of it.
 */
amount: number, } | { "event": "declined", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "no_target", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Castle or city.
 */
kind: TuscanyKind, } | { "event": "phase_scored", 
/**
 * The phase, 1 to 3.
 */
phase: number, 
/**
 * Green points by seat.
 */
green: Array<number>, 
/**
 * Red points by seat, afterwards.
 */
red: Array<number>, } | { "event": "final_round" } | { "event": "deadlocked" } | { "event": "final_scored", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Red points for cards, stored tiles, stored hexagons, marble, workers.
 */
kept: Array<number>, 
/**
 * Red points in the end.
 */
red: number, };

/**
 * A field of an open estate.
 */
export type TuscanyField = { 
/**
 * Column of the pointy-top hexagon, axial.
 */
q: number, 
/**
 * Row.
 */
r: number, 
/**
 * Its kind.
 */
kind: TuscanyKind, 
/**
 * The lowest field of its region.
 */
region: number, 
/**
 * Green points that covering it now would bring for region and colour.
 */
gain: number, 
/**
 * What lies there.
 */
piece: TuscanyPiece | null, };

/**
 * The four goods of agriculture tiles. T1.25
 */
export type TuscanyGood = "grapes" | "olives" | "grain" | "livestock";

/**
 * The eight kinds of fields, tiles and region cards, in the order used everywhere. T1.9
 */
export type TuscanyKind = "castle" | "city" | "inn" | "agriculture" | "quarry" | "village" | "monastery" | "cart";

/**
 * What a layout makes of the tiles.
 */
export type TuscanyLayout = { 
/**
 * The letters from top to bottom, A as 0.
 */
letters: [number, number, number], 
/**
 * Which of the tiles are turned.
 */
turned: [boolean, boolean, boolean], 
/**
 * Which of the two lower tiles are shifted left.
 */
left: [boolean, boolean], 
/**
 * Regions of 1, 2 and 3 fields.
 */
regions: [number, number, number], 
/**
 * Green points of all regions together.
 */
points: number, };

/**
 * A placement that is about to be paid.
 */
export type TuscanyPayment = { 
/**
 * The storage space.
 */
space: number, 
/**
 * The field.
 */
field: number, 
/**
 * The kind to be paid.
 */
kind: TuscanyKind, 
/**
 * How many units pay it. T5.3.2
 */
units: number, 
/**
 * How many cards of each kind are a unit.
 */
cards: Array<number>, 
/**
 * The elements of the cheapest way to pay: own cards, then the largest pile, a worker last.
 */
suggested: Array<string>, };

/**
 * What lies on a field or on a storage space.
 */
export type TuscanyPiece = { "piece": "tile", 
/**
 * The tile.
 */
tile: TuscanyTile, } | { "piece": "hexagon" } | { "piece": "starting_castle" };

/**
 * What a viewer sees of a player.
 */
export type TuscanyPlayer = { 
/**
 * Green points.
 */
green: number, 
/**
 * Red points if the phase were scored now. T8.1
 */
after: number, 
/**
 * Where the markers stand on their tracks, 1 to 50: red, green. T8.5
 */
markers: [number, number], 
/**
 * What the lap token shows: 0, 50 or 100. T8.5
 */
lap: number, 
/**
 * Cards in hand.
 */
held: number, 
/**
 * The hand by kind, if the viewer knows it.
 */
hand: Array<number> | null, 
/**
 * Workers.
 */
workers: number, 
/**
 * Marble.
 */
marble: number, 
/**
 * The storage spaces.
 */
storage: Array<TuscanyPiece | null>, 
/**
 * Tiles of the stacks 1 to 3.
 */
stacks: [number, number, number], 
/**
 * What the stacks still hold, in no order: it follows from what all have seen.
 */
to_come: Array<TuscanyTileCount>, 
/**
 * Bonus tiles by kind.
 */
bonus: Array<number>, 
/**
 * Whether the estate is sealed.
 */
sealed: boolean, 
/**
 * The fields of the open estate; none before.
 */
fields: Array<TuscanyField>, 
/**
 * Empty fields. T8.3
 */
empty: number, 
/**
 * The kinds of which all fields are covered.
 */
done: Array<TuscanyKind>, };

/**
 * What a yield card gives. T6.9
 */
export type TuscanyReward = "red_points" | "green_points" | "region_cards" | "workers" | "marble" | "hexagons";

/**
 * The viewer's estate while it is laid out.
 */
export type TuscanySetup = { 
/**
 * The tiles that have been dealt, by letter.
 */
tiles: Array<TuscanyEstateTile>, 
/**
 * Where the fields of a tile lie: column and row.
 */
cells: Array<[number, number]>, 
/**
 * How far the next tile lies from the one above, shifted right and left: column and row.
 */
shifts: [[number, number], [number, number]], 
/**
 * The number of the layout that is chosen, as in `layouts`.
 */
chosen: number | null, 
/**
 * All layouts, once the three tiles are there: order (6), turns (8), shifts (4) in this order, the last running fastest.
 */
layouts: Array<TuscanyLayout>, 
/**
 * The fields of the chosen layout, with the starting castle once that is chosen.
 */
fields: Array<TuscanyField>, };

/**
 * What is shuffled anew. T3.5
 */
export type TuscanySupply = "region_cards" | "yield_cards" | "neutral_tiles";

/**
 * A region tile as everybody sees it.
 */
export type TuscanyTile = { 
/**
 * Its kind.
 */
kind: TuscanyKind, 
/**
 * The goods that it shows; agriculture tiles only.
 */
goods: Array<TuscanyGood>, 
/**
 * Whose back it has; none for a neutral one. TA30
 */
back: Seat | null, };

/**
 * So many of a tile.
 */
export type TuscanyTileCount = { 
/**
 * The tile.
 */
tile: TuscanyTile, 
/**
 * How many.
 */
count: number, };

/**
 * The table through one viewer's eyes.
 */
export type TuscanyView = { 
/**
 * The phase, from 1.
 */
phase: number, 
/**
 * How many phases a game has.
 */
phases: number, 
/**
 * The round, from 1; 0 during the set-up.
 */
round: number, 
/**
 * Whether the end of the phase is triggered.
 */
triggered: boolean, 
/**
 * Whether this is the one more round of the third phase.
 */
final_round: boolean, 
/**
 * Who has the start player card; none before it is known.
 */
start: Seat | null, 
/**
 * Whose turn it is; none while all lay out their estates, and when the game is over.
 */
turn: Seat | null, 
/**
 * Who has turned up most own tiles, and how many of the stack that ends this phase.
 */
clock: TuscanyClock, 
/**
 * The display, place by place.
 */
display: Array<TuscanyDisplay>, 
/**
 * Tiles of the neutral pile.
 */
pile: number, 
/**
 * The open discards beside it.
 */
discards: Array<TuscanyTileCount>, 
/**
 * The tiles that have left the game.
 */
removed: Array<TuscanyTileCount>, 
/**
 * Cards of the region deck.
 */
deck: number, 
/**
 * The open discards of region cards by kind.
 */
spent: Array<number>, 
/**
 * Cards of the yield deck.
 */
yields: number, 
/**
 * The open discards of yield cards.
 */
spent_yields: Array<TuscanyYield>, 
/**
 * Bonus tiles in stock by kind.
 */
bonus: Array<number>, 
/**
 * The colour bonus tiles by kind.
 */
colours: Array<TuscanyColour>, 
/**
 * The players by seat.
 */
players: Array<TuscanyPlayer>, 
/**
 * The viewer's own estate tiles, while the estates are dealt and laid out.
 */
setup: TuscanySetup | null, 
/**
 * The placement that the viewer is about to pay.
 */
payment: TuscanyPayment | null, 
/**
 * Where the fields of an estate lie whose tiles are shifted alike: what is drawn of one that is not open yet. None once
 * all estates are.
 */
outline: Array<[number, number]>, };

/**
 * So many of a yield card.
 */
export type TuscanyYield = { 
/**
 * What it gives.
 */
reward: TuscanyReward, 
/**
 * How much of it.
 */
amount: number, 
/**
 * How many such cards.
 */
count: number, };
