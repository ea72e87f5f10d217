// Written by `cargo xtask codegen`. Do not edit.
import type { Seat } from './table'

/**
 * An alternative of a face.
 */
export type AlternativeView = { 
/**
 * Food to pay.
 */
cost_food: number, 
/**
 * Money to pay.
 */
cost_money: number, 
/**
 * Food to gain.
 */
gain_food: number, 
/**
 * Money to gain.
 */
gain_money: number, 
/**
 * The token to gain, a word of the rules.
 */
gain_token: string | null, 
/**
 * How many tokens; 0 for as many as the player wants.
 */
gain_count: number, 
/**
 * The token for each of which a cube is gained.
 */
per_token: Token | null, 
/**
 * The cube that is gained for each.
 */
per_cube: Cube | null, };

/**
 * Soldiers of one kind.
 */
export type ArmyView = { 
/**
 * How many.
 */
tokens: number, 
/**
 * Those with food (militia) or money (condottieri).
 */
own: number, 
/**
 * Those with favor.
 */
favor: number, };

/**
 * Cards with one face.
 */
export type CardCount = { 
/**
 * The face; nothing for the military scoring card.
 */
face: Face | null, 
/**
 * How many.
 */
count: number, };

/**
 * Cubes (P1.7).
 */
export type Cube = "food" | "money" | "favor";

/**
 * Tokens of the palace (P1.6).
 */
export type Culture = "monument" | "book" | "painting";

/**
 * Culture tokens of one kind and value.
 */
export type CultureView = { 
/**
 * The kind.
 */
kind: Culture, 
/**
 * The printed value.
 */
value: number, 
/**
 * How many.
 */
count: number, };

/**
 * A deck.
 */
export type DeckView = { 
/**
 * Its year.
 */
year: number, 
/**
 * Cards left, the military scoring card included.
 */
left: number, 
/**
 * Whether the year has a military scoring card.
 */
calls: boolean, 
/**
 * Whether that card is still inside.
 */
military: boolean, };

/**
 * Something that happened.
 */
export type Event = { "event": "first", 
/**
 * Who.
 */
seat: Seat, } | { "event": "start_card", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The card.
 */
card: Face, } | { "event": "turned_over", 
/**
 * The card.
 */
card: Face, 
/**
 * Its place, from the left.
 */
place: number, } | { "event": "goal_dealt", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The number on its back.
 */
back: number, 
/**
 * Which one, for the owner.
 */
goal: Goal | null, } | { "event": "turn", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * In which year.
 */
year: number, 
/**
 * The player's how-manieth of the year.
 */
turn: number, } | { "event": "activated", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which of the two cards.
 */
slot: number, 
/**
 * Its face.
 */
card: Face, 
/**
 * Which alternative.
 */
alternative: number, 
/**
 * What it cost.
 */
paid: Paid, 
/**
 * What it brought.
 */
gained: Gained, } | { "event": "exchanged", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which of the two cards.
 */
slot: number, 
/**
 * The place of the pool.
 */
place: number, 
/**
 * The card that lies there now.
 */
given: Face, 
/**
 * The card that the player has now.
 */
taken: Face, } | { "event": "swapped", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which of the two cards.
 */
slot: number, 
/**
 * The place of the pool.
 */
place: number, 
/**
 * The card that lies there now.
 */
given: Face, 
/**
 * The card that the player has now.
 */
taken: Face, } | { "event": "favor", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The soldier that it lies on; nothing: the church.
 */
soldier: Soldier | null, } | { "event": "moved", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The cube.
 */
cube: Cube, 
/**
 * The soldier.
 */
soldier: Soldier, } | { "event": "turn_ended", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many actions were forgone.
 */
forgone: number, } | { "event": "left", 
/**
 * The card.
 */
card: Face, } | { "event": "year_ended", 
/**
 * Which year.
 */
year: number, } | { "event": "year", 
/**
 * Which.
 */
year: number, } | { "event": "military_round", 
/**
 * The round at the end of a year, not an extra round.
 */
year_end: boolean, 
/**
 * Which of the five.
 */
number: number, 
/**
 * The order of decisions. P7.4
 */
order: Array<Seat>, } | { "event": "supplied", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which soldiers.
 */
soldier: Soldier, 
/**
 * With how much food (militia) or money (condottieri).
 */
own: number, 
/**
 * With how much favor.
 */
favor: number, 
/**
 * The player's strength then.
 */
strength: number, } | { "event": "awarded", 
/**
 * Whom.
 */
seat: Seat, 
/**
 * For which strength.
 */
strength: number, 
/**
 * How many points.
 */
points: number, } | { "event": "cleared", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How much food.
 */
food: number, 
/**
 * How much money.
 */
money: number, 
/**
 * How much favor.
 */
favor: number, } | { "event": "disbanded", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which soldiers.
 */
soldier: Soldier, 
/**
 * How many.
 */
count: number, } | { "event": "goal_shown", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
goal: Goal, 
/**
 * What it pays.
 */
points: number, } | { "event": "final", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * All points.
 */
points: number, };

/**
 * The sixteen faces of the action cards (chapter 6).
 */
export type Face = "cropland" | "build_farm" | "build_palazzo" | "build_bank" | "harvest" | "market" | "tax_collector_any" | "tax_collector_money" | "tax_collector_food" | "build_catapult" | "build_catapult_year3" | "hire_condottieri" | "recruit_militia" | "sculptor" | "scribe" | "painter";

/**
 * What a face does.
 */
export type FaceView = { 
/**
 * The face.
 */
face: Face, 
/**
 * The colour of its band: `supply`, `production`, `military`, `culture`.
 */
category: string, 
/**
 * Whether it must be exchanged after its effect.
 */
exchange: boolean, 
/**
 * Its alternatives.
 */
alternatives: Array<AlternativeView>, };

/**
 * What an activated card brought.
 */
export type Gained = { "t": "cubes", 
/**
 * Of food.
 */
food: Placed, 
/**
 * Of money.
 */
money: Placed, } | { "t": "tokens", 
/**
 * Which.
 */
token: Token, 
/**
 * How many.
 */
count: number, } | { "t": "culture", 
/**
 * Which.
 */
kind: Culture, 
/**
 * Its value.
 */
value: number, };

/**
 * The eight goal cards (chapter 9).
 */
export type Goal = "chapel" | "town_hall" | "palace" | "villa" | "armourer" | "fertile_land" | "prosperous_city" | "bastion";

/**
 * Something that a goal counts.
 */
export type GoalCount = { 
/**
 * A token, or `military_points`.
 */
what: string, 
/**
 * How many.
 */
count: number, };

/**
 * A goal card.
 */
export type GoalView = { 
/**
 * The number on its back.
 */
back: number, 
/**
 * Which it is, if the viewer knows.
 */
goal: Goal | null, 
/**
 * What it pays now, if the viewer knows.
 */
points: number | null, 
/**
 * The things that it counts and how many the player has; empty if the viewer does not know.
 */
counts: Array<GoalCount>, 
/**
 * Points for one, two, three sets; empty for the other goals.
 */
ladder: Array<number>, 
/**
 * Units that pay nothing.
 */
free: number, 
/**
 * Units for a point.
 */
step: number, };

/**
 * An own action card.
 */
export type HandCard = { 
/**
 * Its face; nothing before it is dealt.
 */
face: Face | null, 
/**
 * What its alternatives would do for the player now.
 */
outlook: Array<Outlook>, };

/**
 * A player in a military round.
 */
export type MilitaryRow = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The strength now.
 */
strength: number, 
/**
 * The strength after the best supply that is still open.
 */
reach: number, 
/**
 * `decided`, `deciding` or `waiting`.
 */
status: string, };

/**
 * A military round.
 */
export type MilitaryView = { 
/**
 * The round at the end of a year, not an extra round.
 */
year_end: boolean, 
/**
 * Which of the five rounds it is.
 */
number: number, 
/**
 * The players in the order of their decisions.
 */
order: Array<MilitaryRow>, 
/**
 * The players by strength, and what they would get now. Empty once the points are paid.
 */
ranks: Array<Rank>, };

/**
 * What an alternative would do for a player now.
 */
export type Outlook = { 
/**
 * Whether it can be paid and the stock has what it brings.
 */
possible: boolean, 
/**
 * How much of the cost must be paid by favor.
 */
by_favor: number, 
/**
 * Cubes that would be gained and have a place.
 */
gained: number, 
/**
 * Cubes that would be lost for lack of a place.
 */
lost: number, };

/**
 * What was paid.
 */
export type Paid = { 
/**
 * Food from farms.
 */
food: number, 
/**
 * Money from banks.
 */
money: number, 
/**
 * Favor from the church in the place of food. P5.3
 */
food_by_favor: number, 
/**
 * Favor from the church in the place of money. P5.3
 */
money_by_favor: number, };

/**
 * What is going on.
 */
export type Phase = "set_up" | "turn" | "supply" | "disband" | "over";

/**
 * Where gained cubes of a kind went. P5.11, P5.12
 */
export type Placed = { 
/**
 * Into storage.
 */
stored: number, 
/**
 * Onto empty soldiers.
 */
on_soldiers: number, 
/**
 * Nowhere.
 */
lost: number, };

/**
 * A player.
 */
export type PlayerView = { 
/**
 * The two action cards.
 */
hand: Array<HandCard>, 
/**
 * Fields.
 */
fields: number, 
/**
 * Farms.
 */
farms: number, 
/**
 * Palazzi.
 */
palazzi: number, 
/**
 * Banks.
 */
banks: number, 
/**
 * Catapults.
 */
catapults: number, 
/**
 * Food in farms.
 */
food: Store, 
/**
 * Money in banks.
 */
money: Store, 
/**
 * Favor in the church.
 */
favor: Store, 
/**
 * Militia.
 */
militia: ArmyView, 
/**
 * Condottieri.
 */
condottieri: ArmyView, 
/**
 * The strength now.
 */
strength: number, 
/**
 * The strength after the best supply from storage.
 */
reach: number, 
/**
 * Culture tokens, the highest value of each kind first.
 */
culture: Array<CultureView>, 
/**
 * What these score.
 */
culture_points: number, 
/**
 * Military points.
 */
military: number, 
/**
 * The two goals.
 */
goals: Array<GoalView>, };

/**
 * A card of the pool.
 */
export type PoolCard = { 
/**
 * Its face.
 */
face: Face, 
/**
 * The seat at the end of whose turn it leaves the game, if nobody takes it.
 */
leaves_after: Seat | null, };

/**
 * What a player would get if a military round ended now.
 */
export type Rank = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The strength now.
 */
strength: number, 
/**
 * The place, from 1; equal for ties.
 */
place: number, 
/**
 * The points.
 */
points: number, };

/**
 * The two kinds of army token, sides of one (P1.5).
 */
export type Soldier = "militia" | "condottiere";

/**
 * What lies in the middle.
 */
export type StockView = { 
/**
 * Tokens that are field on one side and farm on the other.
 */
field_farm: number, 
/**
 * Palazzo or bank.
 */
palazzo_bank: number, 
/**
 * Catapults.
 */
catapults: number, 
/**
 * Condottiere or militia.
 */
soldiers: number, 
/**
 * Food cubes.
 */
food: number, 
/**
 * Money cubes.
 */
money: number, 
/**
 * Favor cubes.
 */
favor: number, 
/**
 * Culture tokens, the highest value of each kind first.
 */
culture: Array<CultureView>, 
/**
 * Military bills: value and number in the box.
 */
bills: Array<[number, number]>, };

/**
 * A place for cubes.
 */
export type Store = { 
/**
 * Cubes in it.
 */
cubes: number, 
/**
 * Cubes that it can hold.
 */
capacity: number, };

/**
 * Tokens of the environs, the city center and the city wall (P1.14).
 */
export type Token = "field" | "farm" | "palazzo" | "bank" | "catapult" | "condottiere" | "militia";

/**
 * The table through one viewer's eyes.
 */
export type View = { 
/**
 * What is going on.
 */
phase: Phase, 
/**
 * The year, from 1.
 */
year: number, 
/**
 * The turn of the current player in the year, from 1.
 */
turn: number, 
/**
 * How many turns a player has in each year, by year. P4.9
 */
turns: Array<number>, 
/**
 * Whose turn it is or comes next; nobody before the starting player is known and after the end.
 */
current: Seat | null, 
/**
 * The starting player. P2.9
 */
first: Seat | null, 
/**
 * Actions that the current player may still take.
 */
actions: number, 
/**
 * Actions of a turn. P4.2
 */
actions_of_turn: number, 
/**
 * Military rounds that have been scored.
 */
rounds: number, 
/**
 * Which of the military rounds ends each year, by year: the last number is that of all rounds. P7.1
 */
year_ends: Array<number>, 
/**
 * The pool, leftmost card first.
 */
pool: Array<PoolCard>, 
/**
 * The three decks.
 */
decks: Array<DeckView>, 
/**
 * Cards out of the game, each face once.
 */
out: Array<CardCount>, 
/**
 * The stock.
 */
stock: StockView, 
/**
 * What the sixteen faces do.
 */
faces: Array<FaceView>, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * The military round that is going on.
 */
military: MilitaryView | null, 
/**
 * Printed spaces: environs, city wall, city center, palace, church. They limit nothing.
 */
spaces: Array<number>, 
/**
 * Cubes that a farm, a bank and a church hold.
 */
holds: [number, number, number], 
/**
 * The parts of the components that are reconstructed: the words of `principato-reconstructed-<part>`.
 */
reconstructed: Array<string>, };
