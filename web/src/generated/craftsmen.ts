// Written by `cargo xtask codegen`. Do not edit.
import type { Seat } from './table'

/**
 * An auction. C3.1.5
 */
export type CraftsmenAuction = { 
/**
 * The card.
 */
card: CraftsmenCard, 
/**
 * Who began it.
 */
initiator: Seat, 
/**
 * The bid, once there is one.
 */
bid: number | null, 
/**
 * Who leads.
 */
leader: Seat, 
/**
 * Who has passed.
 */
out: Array<Seat>, 
/**
 * Whether the first bid was raised: then the mayor stays out.
 */
raised: boolean, 
/**
 * The mayor's cards.
 */
mayor: Array<CraftsmenCapital>, 
/**
 * What they are worth.
 */
offer: number, };

/**
 * A kind of capital card: colour and value, values of a colour side by side. C1.1.2
 */
export type CraftsmenCapital = "purple_1" | "purple_2" | "purple_3" | "green_1" | "green_2" | "green_3" | "blue_1" | "blue_2" | "blue_3" | "red_1" | "red_2" | "red_3";

/**
 * The capital cards on the board.
 */
export type CraftsmenCapitalBoard = { 
/**
 * Cards in the stack.
 */
stack: number, 
/**
 * The discard pile, by kind.
 */
pile: Array<[CraftsmenCapital, number]>, 
/**
 * The face-up cards.
 */
display: Array<CraftsmenCapital | null>, };

/**
 * A building card.
 */
export type CraftsmenCard = { 
/**
 * Its number.
 */
card: number, 
/**
 * Its deck.
 */
tier: CraftsmenTier, 
/**
 * What it yields.
 */
good: CraftsmenGood, 
/**
 * The upper colour.
 */
top: CraftsmenColor, 
/**
 * The lower colour.
 */
bottom: CraftsmenColor, 
/**
 * Whether it bears a house.
 */
house: boolean, };

/**
 * A colour of capital and of halves of buildings. C1.1.2, C1.2.1
 */
export type CraftsmenColor = "purple" | "green" | "blue" | "red";

/**
 * A column of the granary.
 */
export type CraftsmenColumn = { 
/**
 * Of which half-product.
 */
good: CraftsmenGood, 
/**
 * How many markers it takes.
 */
spaces: number, 
/**
 * Its markers, the lower one first; a neutral one is nobody's.
 */
markers: Array<Seat | null>, };

/**
 * A deck of buildings.
 */
export type CraftsmenDeck = { 
/**
 * Which one.
 */
tier: CraftsmenTier, 
/**
 * Cards in the stack.
 */
stack: number, 
/**
 * Cards that were put on top, the next one first, those that the viewer knows.
 */
top: Array<CraftsmenCard | null>, 
/**
 * Cards that were put under it, the next one first, those that the viewer knows.
 */
under: Array<CraftsmenCard | null>, 
/**
 * The displayed cards.
 */
offers: Array<CraftsmenCard | null>, 
/**
 * What building one costs.
 */
build: number, 
/**
 * What buying one costs.
 */
buy: number, };

/**
 * A helper's disc.
 */
export type CraftsmenDisc = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * Whether it has used a privilege.
 */
used: boolean, };

/**
 * Something that happened. `forced`: nobody was asked. A card that is missing is one that the audience does not see.
 */
export type CraftsmenEvent = { "event": "dealt_building", seat: Seat, tier: CraftsmenTier, card: number | null, } | { "event": "sawmill", seat: Seat, card: number, back: number | null, } | { "event": "order", order: Array<Seat>, } | { "event": "exchanged", seat: Seat, tier: CraftsmenTier, card: number | null, } | { "event": "declined", seat: Seat, } | { "event": "round", year: number, season: CraftsmenSeason, } | { "event": "sent", seat: Seat, guild: CraftsmenGuild, space: number, } | { "event": "fee_points", seat: Seat, owner: Seat, points: number, } | { "event": "compensation", seat: Seat, } | { "event": "gave", seat: Seat, to: Seat, card: CraftsmenCapital | null, } | { "event": "passed", seat: Seat, forced: boolean, } | { "event": "unused", seat: Seat, } | { "event": "stage", guild: CraftsmenGuild, } | { "event": "used_privilege", seat: Seat, guild: CraftsmenGuild, token: boolean, } | { "event": "took_open", seat: Seat, card: CraftsmenCapital, slot: number, } | { "event": "drew", seat: Seat, card: CraftsmenCapital | null, } | { "event": "displayed", card: CraftsmenCapital, slot: number, } | { "event": "reshuffled" } | { "event": "discarded", seat: Seat, card: CraftsmenCapital, } | { "event": "built", seat: Seat, card: number, side: CraftsmenSide, cost: number, } | { "event": "paid", seat: Seat, price: number, cards: Array<CraftsmenCapital>, value: number, } | { "event": "token", seat: Seat, good: CraftsmenGood, points: number, } | { "event": "looks", seat: Seat, tier: CraftsmenTier, } | { "event": "sees", seat: Seat, card: number, tier: CraftsmenTier, } | { "event": "puts_back", seat: Seat, tier: CraftsmenTier, count: number, top: boolean, } | { "event": "offered", card: number, tier: CraftsmenTier, slot: number, } | { "event": "opened", seat: Seat, card: number, bid: number, } | { "event": "bid", seat: Seat, bid: number, } | { "event": "no_bid", seat: Seat, } | { "event": "mayor_card", card: CraftsmenCapital, } | { "event": "mayor_offer", offer: number, } | { "event": "lost_to_mayor", seat: Seat, card: number, } | { "event": "got", seat: Seat, card: number, slot: number, } | { "event": "stopped", seat: Seat, points: number, } | { "event": "used_work", seat: Seat, } | { "event": "raw", seat: Seat, good: CraftsmenGood, to: [number, number] | null, } | { "event": "traded", seat: Seat, to: [number, number], } | { "event": "semi", seat: Seat, card: number, points: number, to: [number, number] | null, } | { "event": "stored", seat: Seat, good: CraftsmenGood, out: Seat | null, } | { "event": "wasted", seat: Seat, card: number, } | { "event": "bribed", seat: Seat, card: CraftsmenCapital, hold: number, } | { "event": "loaded", seat: Seat, good: CraftsmenGood, hold: number, out: Seat | null, points: number, } | { "event": "purchased", seat: Seat, good: CraftsmenGood, owner: Seat | null, to: [number, number], } | { "event": "paid_from_fair", seat: Seat, owner: Seat | null, } | { "event": "favour", seat: Seat, favour: CraftsmenFavour, } | { "event": "final_phase" } | { "event": "fewest", seat: Seat, used: number, } | { "event": "year_ends", year: number, } | { "event": "sailed", seat: Seat, ship: number, markers: number, cargo: number, bonus: number, } | { "event": "city", seat: Seat, sets: number, points: number, } | { "event": "granary_points", seat: Seat, markers: number, } | { "event": "invested", seat: Seat, cards: Array<CraftsmenCapital>, points: number, } | { "event": "token_points", seat: Seat, points: number, } | { "event": "ended", winners: Array<Seat>, };

/**
 * What the Town Hall gives. C5.8.1 to C5.8.3
 */
export type CraftsmenFavour = "privilege" | "work" | "order_change";

/**
 * A good, and the only kind of building that yields it. C1.1.9, C1.3.1 to C1.3.23
 */
export type CraftsmenGood = "wood" | "iron_ore" | "flax" | "wheat" | "cow" | "wax" | "grapes" | "barrel" | "rope" | "leather" | "paper" | "iron" | "fabric" | "meat" | "flour" | "weapons" | "tools" | "clothes" | "books" | "candles" | "wine" | "beer" | "bread";

/**
 * A building of the town where helpers are sent, in the order of the stages. C1.1.1
 */
export type CraftsmenGuild = "bankers" | "builders" | "notary" | "craft" | "merchants" | "town_hall";

/**
 * A row of holds.
 */
export type CraftsmenHold = { 
/**
 * Its number on all ships.
 */
hold: number, 
/**
 * What it takes.
 */
good: CraftsmenGood, 
/**
 * What a marker scores.
 */
points: number, 
/**
 * How many markers it takes.
 */
spaces: number, 
/**
 * Its markers, the left one first.
 */
markers: Array<Seat>, };

/**
 * A kind of building, by what it yields.
 */
export type CraftsmenKind = { 
/**
 * What it yields.
 */
good: CraftsmenGood, 
/**
 * Its name, as the files of components have it.
 */
building: string, 
/**
 * What it needs, an icon each.
 */
inputs: Array<CraftsmenGood>, 
/**
 * Points for producing.
 */
points: number, };

/**
 * A payment. CD11
 */
export type CraftsmenPayment = { 
/**
 * Who pays.
 */
seat: Seat, 
/**
 * The price.
 */
price: number, 
/**
 * The colours that count.
 */
colors: Array<CraftsmenColor>, 
/**
 * What is laid down so far, for the payer.
 */
laid: Array<CraftsmenCapital>, 
/**
 * What it is worth.
 */
value: number, 
/**
 * Every set that pays, for the payer, the best one first: the least worth, then the fewest cards.
 */
sets: Array<CraftsmenSet>, };

/**
 * What is going on in a round. C4.4
 */
export type CraftsmenPhase = "set_up" | "helpers" | "stage" | "window" | "final" | "year" | "round_end" | "over";

/**
 * A building in a row.
 */
export type CraftsmenPlaced = { 
/**
 * The card.
 */
card: CraftsmenCard, 
/**
 * Its icons, filled or empty.
 */
filled: Array<boolean>, 
/**
 * Whether it can produce.
 */
ready: boolean, };

/**
 * What a viewer sees of a player.
 */
export type CraftsmenPlayer = { 
/**
 * Points on the track.
 */
score: number, 
/**
 * Capital cards in hand.
 */
capital: number, 
/**
 * Those that the viewer is sure of.
 */
hand: Array<CraftsmenCapital>, 
/**
 * What the hand is worth, for those who know all of it.
 */
worth: number | null, 
/**
 * Building cards in hand: basic, extended, advanced.
 */
held: [number, number, number], 
/**
 * Those that the viewer knows.
 */
buildings: Array<CraftsmenCard>, 
/**
 * The row from the left.
 */
row: Array<CraftsmenPlaced>, 
/**
 * Own markers on the fair.
 */
fair: number, 
/**
 * Free spaces of the fair.
 */
fair_free: number, 
/**
 * Privilege tokens.
 */
privileges: number, 
/**
 * Work tokens.
 */
work: number, 
/**
 * Bonus tokens.
 */
tokens: Array<CraftsmenGood>, 
/**
 * Free helpers.
 */
helpers: number, 
/**
 * Whether the player has passed in this helper phase.
 */
passed: boolean, 
/**
 * Privileges used in this round.
 */
used: number, 
/**
 * Halves of the row by colour: purple, green, blue, red.
 */
halves: [number, number, number, number], 
/**
 * Complete sets of colours among them.
 */
sets: number, 
/**
 * What these score when a year ends.
 */
city: number, 
/**
 * What is missing in the row for each final product whose token is left.
 */
lines: Array<[CraftsmenGood, Array<CraftsmenGood>]>, };

/**
 * A guild and its queue.
 */
export type CraftsmenQueue = { 
/**
 * Which one.
 */
guild: CraftsmenGuild, 
/**
 * Its spaces from the left, the lower disc first.
 */
spaces: Array<Array<CraftsmenDisc>>, 
/**
 * The space where the next helper goes; where none is free, the player chooses.
 */
free: number | null, 
/**
 * The most helpers of all.
 */
most: number, 
/**
 * Whose discs lie on the picture.
 */
picture: Array<Seat>, 
/**
 * The space and the place upon it of the disc that acts.
 */
acts: [number, number] | null, };

/**
 * A season: a round. C4.1
 */
export type CraftsmenSeason = "spring" | "summer" | "autumn" | "winter";

/**
 * A set of capital cards that pays a price, or is invested.
 */
export type CraftsmenSet = { 
/**
 * The cards.
 */
cards: Array<CraftsmenCapital>, 
/**
 * The sum of the printed values.
 */
sum: number, 
/**
 * What they are worth as sets.
 */
value: number, 
/**
 * The answers that lay it down. A price is paid by a colour each, from the one that is asked now; a colour without a
 * choice is not asked.
 */
answers: string[], };

/**
 * A ship.
 */
export type CraftsmenShip = { 
/**
 * Bonus points, for the most markers first.
 */
bonuses: Array<number>, 
/**
 * Its rows of holds, from the top.
 */
holds: Array<CraftsmenHold>, 
/**
 * Who would get what if it sailed now, the first first: markers, points for them, bonus.
 */
ranks: Array<[Seat, number, number, number]>, };

/**
 * An end of a row. C5.4.2
 */
export type CraftsmenSide = "left" | "right";

/**
 * A deck of buildings. The sawmills are none in play; they come last so that the others count from 0.
 */
export type CraftsmenTier = "basic" | "extended" | "advanced" | "sawmill";

/**
 * The table through one viewer's eyes.
 */
export type CraftsmenView = { 
/**
 * The year, from 1; 0 during the set-up.
 */
year: number, 
/**
 * How many years there are.
 */
years: number, 
/**
 * The season.
 */
season: CraftsmenSeason, 
/**
 * What is going on.
 */
phase: CraftsmenPhase, 
/**
 * The guild whose stage it is, or was last.
 */
guild: CraftsmenGuild | null, 
/**
 * What somebody is asked, by the word of its prompt.
 */
asked: string | null, 
/**
 * Whose turn it is.
 */
turn: Array<Seat>, 
/**
 * The turn order.
 */
order: Array<Seat>, 
/**
 * The spaces of the order-change track, from the left, with whose discs lie there; none where nobody changes the order.
 */
changes: Array<Seat | null>, 
/**
 * The guilds and their queues.
 */
queues: Array<CraftsmenQueue>, 
/**
 * Helpers of a player.
 */
helpers: number, 
/**
 * Work points of an action in this year.
 */
work_points: number, 
/**
 * The fee in points.
 */
fee: number, 
/**
 * Work points that are left of the action that is going on.
 */
points: number, 
/**
 * What its buildings cost so far.
 */
cost: number, 
/**
 * Whether who acts may use the privilege, and whether a token is needed for it.
 */
privilege: boolean | null, 
/**
 * The capital cards on the board.
 */
capital: CraftsmenCapitalBoard, 
/**
 * The decks of buildings.
 */
decks: Array<CraftsmenDeck>, 
/**
 * What each kind of building needs and scores.
 */
kinds: Array<CraftsmenKind>, 
/**
 * The bonus tokens that are left, with their values.
 */
tokens: Array<[CraftsmenGood, number]>, 
/**
 * The values of all bonus tokens.
 */
token_values: Array<[CraftsmenGood, number]>, 
/**
 * The sawmills in the box, while they can be exchanged.
 */
sawmills: Array<CraftsmenCard>, 
/**
 * Privilege tokens in the pool.
 */
privileges: number, 
/**
 * Work tokens in the pool.
 */
work: number, 
/**
 * The granary.
 */
granary: Array<CraftsmenColumn>, 
/**
 * The ships.
 */
ships: Array<CraftsmenShip>, 
/**
 * The auction that is going on.
 */
auction: CraftsmenAuction | null, 
/**
 * The payment that is going on.
 */
payment: CraftsmenPayment | null, 
/**
 * What may be invested, for who is asked, the most points first.
 */
investments: Array<CraftsmenSet>, 
/**
 * The cards that somebody looks at, those that the viewer knows.
 */
looked: Array<CraftsmenCard | null>, 
/**
 * The players by seat.
 */
players: Array<CraftsmenPlayer>, 
/**
 * The files of components that are reconstructed: the words of `craftsmen-reconstructed-<file>`.
 */
reconstructed: string[], };
