// Written by `cargo xtask codegen`. Do not edit.
import type { Seat } from './table'

/**
 * The auction that is going on. F3.1.3
 */
export type FlorenceAuction = { 
/**
 * Who has neither won nor withdrawn.
 */
active: Array<Seat>, 
/**
 * Who names the next lot.
 */
auctioneer: Seat, 
/**
 * The lot.
 */
lot: FlorenceLot | null, 
/**
 * The bid; with no lot the opening bid.
 */
bid: number, 
/**
 * The high bidder.
 */
high: Seat | null, 
/**
 * Who has passed on this lot.
 */
passed: Array<Seat>, 
/**
 * The bid that comes next.
 */
next: number, 
/**
 * What is left to the viewer who wins at that; none where the money does not suffice.
 */
left: number | null, };

/**
 * A bonus card: 20, all different. F6.1
 */
export type FlorenceBonus = "bonus_building" | "bonus_small_building_and_landscape" | "bonus_forest" | "bonus_freedom" | "bonus_builder" | "bonus_prestige_card_and_freedom" | "bonus_hand_card" | "bonus_large_building" | "bonus_building_size_group" | "bonus_lake" | "bonus_jester" | "bonus_builder_and_lake" | "bonus_landscape_type" | "bonus_table_card" | "bonus_medium_building_and_forest" | "bonus_landscape" | "bonus_park" | "bonus_jester_and_freedom" | "bonus_prestige_card" | "bonus_element_type";

/**
 * A type of building: three tiles each. F1.3
 */
export type FlorenceBuilding = "university" | "laboratory" | "workshop" | "library" | "opera" | "studio" | "hospital" | "theater" | "tower" | "chapel";

/**
 * A card with what it would be worth to the viewer's hand.
 */
export type FlorenceCard = { 
/**
 * Which one.
 */
card: string, 
/**
 * What a bonus card would add, or a prestige card bring, or a work with a profession be worth, as things stand.
 */
value: number, 
/**
 * What a bonus card counts.
 */
terms: string[], };

/**
 * A character of The Muse and the Princess. F8.3
 */
export type FlorenceCharacter = "muse" | "cardinal" | "princess" | "merchant" | "professor" | "banker";

/**
 * A character. F3.1.4
 */
export type FlorenceCharacterView = { 
/**
 * Which one.
 */
character: FlorenceCharacter, 
/**
 * The bidding spaces.
 */
spaces: Array<FlorenceSpace>, 
/**
 * Whose marker lies on it.
 */
marker: Seat | null, 
/**
 * On which space.
 */
bid: number | null, 
/**
 * Before whom it lies.
 */
owner: Seat | null, 
/**
 * Whether it was bought in this phase.
 */
bought: boolean, 
/**
 * The money on it.
 */
money: number, 
/**
 * What it would bring the viewer.
 */
brings: FlorenceGain | null, };

/**
 * A face-down deck.
 */
export type FlorenceDeck = "profession" | "bonus" | "prestige";

/**
 * A deck. F3.2.1, F3.2.2
 */
export type FlorenceDeckView = { 
/**
 * Which one.
 */
pile: FlorenceDeck, 
/**
 * Cards that nobody has looked at; they lie on top.
 */
unseen: number, 
/**
 * Cards that were put under it, the next one first.
 */
under: Array<FlorenceUnder>, };

/**
 * Something that happened. Cells are columns and rows. `forced`: nobody was asked.
 */
export type FlorenceEvent = { "event": "first", seat: Seat, } | { "event": "dealt", seat: Seat, card: FlorenceProfession, } | { "event": "returned", seat: Seat, card: FlorenceProfession | null, } | { "event": "tiles", freedom: FlorenceFreedom, hard: boolean, } | { "event": "round", round: number, minimum: number, start: Seat, } | { "event": "begins", phase: FlorencePhase, } | { "event": "named", seat: Seat, lot: FlorenceLot, bid: number, } | { "event": "raised", seat: Seat, lot: FlorenceLot, bid: number, } | { "event": "passed", seat: Seat, lot: FlorenceLot, forced: boolean, } | { "event": "withdrew", seat: Seat, forced: boolean, } | { "event": "bought_nothing", seat: Seat, forced: boolean, } | { "event": "won", seat: Seat, lot: FlorenceLot, price: number, } | { "event": "builder", seat: Seat, builders: number, points: number, } | { "event": "jester", seat: Seat, jesters: number, } | { "event": "landscape", seat: Seat, tile: FlorenceLandscape, cells: Array<[number, number]>, points: number, } | { "event": "looks", seat: Seat, pile: FlorenceDeck, count: number, price: number, } | { "event": "sees", seat: Seat, card: string, } | { "event": "keeps", seat: Seat, pile: FlorenceDeck, card: string | null, under: number, } | { "event": "under", seat: Seat, card: string, } | { "event": "recruited", seat: Seat, from: Seat, card: FlorenceProfession, } | { "event": "works", seat: Seat, card: FlorenceProfession | null, value: number, } | { "event": "played", seat: Seat, card: FlorenceBonus, value: number, } | { "event": "completed", seat: Seat, value: number, income: number, } | { "event": "exchanged", seat: Seat, points: number, price: number, } | { "event": "built", seat: Seat, building: FlorenceBuilding, cells: Array<[number, number]>, price: number, points: number, } | { "event": "introduced", seat: Seat, freedom: FlorenceFreedom, price: number, } | { "event": "sold", seat: Seat, points: number, money: number, } | { "event": "turn_over", seat: Seat, forced: boolean, } | { "event": "best_work", seat: Seat, value: number, points: number, } | { "event": "no_work" } | { "event": "marker", seat: Seat, character: FlorenceCharacter, bid: number, back: Seat | null, } | { "event": "passed_characters", seat: Seat, forced: boolean, } | { "event": "hired", seat: Seat, character: FlorenceCharacter, price: number, } | { "event": "banker_pays", seat: Seat, money: number, } | { "event": "banker_grows", money: number, } | { "event": "merchant", seat: Seat, position: number, forced: boolean, } | { "event": "merchant_free", seat: Seat, lot: FlorenceLot, } | { "event": "professor_lapses", seat: Seat, } | { "event": "cashed", seat: Seat, points: number, price: number, } | { "event": "offered", seat: Seat, partner: Seat, building: FlorenceBuilding, sum: number, } | { "event": "refused", seat: Seat, partner: Seat, } | { "event": "built_together", seat: Seat, partner: Seat, building: FlorenceBuilding, cells: Array<[number, number]>, beyond: Array<[number, number]>, price: number, sum: number, points: number, } | { "event": "scored", seat: Seat, card: FlorencePrestige, points: number, } | { "event": "ended", winners: Array<Seat>, };

/**
 * Where a form of a tile may lie, each place by seat, column and row of the handle: the cell nearest to its middle.
 */
export type FlorenceFitting = { 
/**
 * Legal places.
 */
places: Array<[number, number, number]>, 
/**
 * Refused because the building would touch another one or the palace. F5.5.2
 */
touching: Array<[number, number, number]>, 
/**
 * Refused because of the border. F8.4.3
 */
border: Array<[number, number, number]>, };

/**
 * A form of a tile.
 */
export type FlorenceForm = { 
/**
 * 1 where its columns are mirrored first.
 */
flip: number, 
/**
 * Quarter turns clockwise.
 */
turns: number, 
/**
 * Its cells.
 */
cells: Array<[number, number]>, 
/**
 * The one nearest to its middle, after which places are named.
 */
handle: [number, number], };

/**
 * A type of freedom. F1.5
 */
export type FlorenceFreedom = "religion" | "travel" | "opinion";

/**
 * A freedom in supply.
 */
export type FlorenceFreedoms = { 
/**
 * The type.
 */
freedom: FlorenceFreedom, 
/**
 * Tiles left.
 */
left: number, 
/**
 * Tiles that came into the game.
 */
of: number, };

/**
 * What an object or a character would bring the viewer.
 */
export type FlorenceGain = { 
/**
 * Whether the viewer could use it. F5.2.9
 */
usable: boolean, 
/**
 * Prestige points at once.
 */
points: number, 
/**
 * What works with the professions in hand would be worth, in the order of `works`.
 */
works: Array<number>, 
/**
 * What a building would cost.
 */
building: number, };

/**
 * A type of landscape: six tiles each. F1.4
 */
export type FlorenceLandscape = "forest" | "lake" | "park";

/**
 * What is auctioned. With two players the three landscapes are the last one together. F5.2.11, F8.2.3
 */
export type FlorenceLot = "forest" | "lake" | "park" | "jester" | "builder" | "prestige_card" | "recruiting_card" | "landscape";

/**
 * A stack of the auction, or with two players the three landscapes together.
 */
export type FlorenceLotView = { 
/**
 * Which one.
 */
lot: FlorenceLot, 
/**
 * Objects left.
 */
left: number, 
/**
 * Whether it was sold in this phase.
 */
sold: boolean, 
/**
 * What it would bring the viewer.
 */
brings: FlorenceGain | null, };

/**
 * A work that is being completed. F5.4.10 to F5.4.16
 */
export type FlorenceMaking = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * The profession with the parts of its value; none for a work of the Princess.
 */
work: FlorenceWork | null, 
/**
 * The bonus cards that were played for it, with what they added.
 */
played: Array<FlorenceCard>, 
/**
 * Its value so far.
 */
value: number, 
/**
 * The income at this value.
 */
income: number, 
/**
 * Whether it reaches the least value of the round.
 */
enough: boolean, };

/**
 * An offer to build together. F8.4.6
 */
export type FlorenceOffer = { 
/**
 * Who makes it.
 */
builder: Seat, 
/**
 * To whom.
 */
partner: Seat, 
/**
 * The building.
 */
building: FlorenceBuilding, 
/**
 * The cells on the builder's board, once they are chosen.
 */
cells: Array<[number, number]>, 
/**
 * The cells on the partner's board.
 */
beyond: Array<[number, number]>, 
/**
 * What the partner pays, once it is chosen.
 */
sum: number | null, 
/**
 * What the builder pays the bank.
 */
price: number, 
/**
 * What each of the two gets at once.
 */
points: number, 
/**
 * Actions that it takes of the builder and of the partner. F8.4.7
 */
actions: [number, number], 
/**
 * What is left to the builder and to the partner, once the sum is chosen.
 */
left: [number, number] | null, };

/**
 * A phase of a round. F4.1
 */
export type FlorencePhase = "set_up" | "auction" | "characters" | "actions" | "ending" | "over";

/**
 * A tile on a board.
 */
export type FlorencePlaced = { 
/**
 * Which one.
 */
tile: FlorenceBuilding | FlorenceLandscape, 
/**
 * Its cells on this board.
 */
cells: Array<[number, number]>, 
/**
 * With whom the building is shared.
 */
with: Seat | null, };

/**
 * A tile that is being placed. F5.5, F8.4.5
 */
export type FlorencePlacing = { 
/**
 * Who places it.
 */
seat: Seat, 
/**
 * With whom, for a joint building.
 */
partner: Seat | null, 
/**
 * The tile.
 */
tile: FlorenceBuilding | FlorenceLandscape, 
/**
 * What it costs whoever places it.
 */
price: number, 
/**
 * The prestige points that it brings at once.
 */
points: number, 
/**
 * Form by form, in the order of the tile's forms.
 */
forms: Array<FlorenceFitting>, 
/**
 * Empty cells where it would touch what stands, by seat, column and row. F5.5.2
 */
clear: Array<[number, number, number]>, };

/**
 * What a viewer sees of a player.
 */
export type FlorencePlayer = { 
/**
 * Money.
 */
money: number, 
/**
 * Prestige points on the track.
 */
pp: number, 
/**
 * The place on the track. F8.3.11
 */
position: number, 
/**
 * The tiles on the board.
 */
tiles: Array<FlorencePlaced>, 
/**
 * Empty cells of the board.
 */
empty: number, 
/**
 * Landscape tiles by type: forests, lakes, parks.
 */
landscapes: [number, number, number], 
/**
 * The freedoms.
 */
freedoms: Array<FlorenceFreedom>, 
/**
 * Builders.
 */
builders: number, 
/**
 * Jesters.
 */
jesters: number, 
/**
 * What a building costs now. F5.4.20
 */
building_price: number, 
/**
 * Cells beside buildings and the palace, where the next building may not lie. F5.5.2
 */
kept_clear: Array<[number, number]>, 
/**
 * Cells at a border on which the player may not build alone. F8.4.3
 */
border_closed: Array<[number, number]>, 
/**
 * The professions on the table.
 */
table: Array<FlorenceProfession>, 
/**
 * Recruiting cards that others left on the table.
 */
left: number, 
/**
 * Professions in hand.
 */
professions: number, 
/**
 * Those that the viewer knows, with what a work would be worth.
 */
works: Array<FlorenceWork>, 
/**
 * Bonus cards in hand.
 */
bonuses: number, 
/**
 * Those that the viewer knows, with what they would add to the next work.
 */
bonus: Array<FlorenceCard>, 
/**
 * Recruiting cards in hand.
 */
recruiting: number, 
/**
 * Prestige cards.
 */
prestiges: number, 
/**
 * Those that the viewer knows, with what they would bring now.
 */
prestige: Array<FlorencePrestigeView>, 
/**
 * Profession and recruiting cards, in hand and on the table: 1 to every work.
 */
cards: number, 
/**
 * What a Princess work would be worth, for whoever holds the Princess and may use her.
 */
princess: number | null, 
/**
 * The work value marker. F5.4.17
 */
best: number | null, 
/**
 * Actions left in this round.
 */
actions: number, 
/**
 * Whether a profession was taken in this round.
 */
took_profession: boolean, 
/**
 * Whether a freedom was introduced in this round.
 */
took_freedom: boolean, 
/**
 * Offers that were refused in this turn.
 */
refused: number, 
/**
 * The character before the player.
 */
character: FlorenceCharacter | null, 
/**
 * Whether the player has passed or bought in phase A2, or has returned a profession.
 */
done: boolean, 
/**
 * The profession that was returned, for those who know.
 */
returned: FlorenceProfession | null, };

/**
 * A prestige card: 14, all different. F6.2
 */
export type FlorencePrestige = "prestige_most_buildings" | "prestige_all_landscape_types" | "prestige_most_lakes" | "prestige_most_jesters" | "prestige_builder_jester_landscapes" | "prestige_two_large_buildings" | "prestige_most_landscapes" | "prestige_all_freedoms" | "prestige_most_builders" | "prestige_most_works" | "prestige_fewest_empty_spaces" | "prestige_most_forests" | "prestige_buildings_freedoms_works" | "prestige_most_parks";

/**
 * A prestige card, and how far it is.
 */
export type FlorencePrestigeView = { 
/**
 * Which one.
 */
card: FlorencePrestige, 
/**
 * What it would bring now.
 */
points: number, 
/**
 * What it brings at best.
 */
most: number, 
/**
 * What it brings where the lead is shared; 0 for cards that do not compare.
 */
tied: number, 
/**
 * What it counts: the term, what the player has, and what is needed: the best of the others, or the least number.
 */
counts: [string, number, number][], };

/**
 * Numbers of the rules that boards print.
 */
export type FlorencePrices = { 
/**
 * The bid that naming a stack is. F5.2.3
 */
opening: number, 
/**
 * What a building costs by the builders of its player, from none to three. F5.4.20
 */
buildings: Array<number>, 
/**
 * What a prestige point costs after a work. F5.4.16
 */
point: number, 
/**
 * Cards that are looked at to keep one. F5.6.1
 */
look: number, 
/**
 * Builders that let buildings touch. F5.5.2
 */
touch: number, 
/**
 * What a profession, a freedom and a bonus card cost each.
 */
card: number, 
/**
 * The prestige for a building, a further landscape of a type, the second and the third builder, the best work.
 */
award: number, 
/**
 * Parts of a work's value: building, landscape, freedom, each jester, each profession and recruiting card. F5.4.12
 */
work: Array<number>, };

/**
 * A profession: 21 cards, all different. F1.10
 */
export type FlorenceProfession = "mathematician" | "theologian" | "philosopher" | "botanist" | "alchemist" | "physicist" | "watchmaker" | "goldsmith" | "bell_maker" | "cartographer" | "lawyer" | "choreographer" | "composer" | "sculptor" | "painter" | "pharmacist" | "physician" | "dramatist" | "poet" | "astronomer" | "organ_builder";

/**
 * How large a building is. F1.3
 */
export type FlorenceSize = "large" | "medium" | "small";

/**
 * A bidding space.
 */
export type FlorenceSpace = { 
/**
 * Its element.
 */
element: string, 
/**
 * The bid.
 */
bid: number, 
/**
 * The viewer's money after buying on it; none where the money does not suffice.
 */
left: number | null, };

/**
 * One of the amounts that a question asks for.
 */
export type FlorenceStep = { 
/**
 * Its element.
 */
element: string, 
/**
 * Prestige points that are bought or sold.
 */
points: number, 
/**
 * Money that is paid for them, got for them, or asked for.
 */
florins: number, 
/**
 * The player's money afterwards.
 */
money: number, 
/**
 * The player's prestige points afterwards.
 */
pp: number, 
/**
 * The partner's money afterwards; below 0 where prestige must be sold first. F8.4.6
 */
partner: number | null, };

/**
 * A building in supply.
 */
export type FlorenceSupply = { 
/**
 * The type.
 */
building: FlorenceBuilding, 
/**
 * Its size.
 */
size: FlorenceSize, 
/**
 * Tiles left.
 */
left: number, };

/**
 * A tile with its forms. F5.5.6
 */
export type FlorenceTile = { 
/**
 * Which one.
 */
tile: FlorenceBuilding | FlorenceLandscape, 
/**
 * The forms, as placements name them.
 */
forms: Array<FlorenceForm>, };

/**
 * A card that was put under a deck.
 */
export type FlorenceUnder = { 
/**
 * By whom.
 */
by: Seat, 
/**
 * Which one, if the viewer knows it.
 */
card: string | null, };

/**
 * The table through one viewer's eyes.
 */
export type FlorenceView = { 
/**
 * The round, from 1; 0 during the set-up.
 */
round: number, 
/**
 * How many rounds there are.
 */
rounds: number, 
/**
 * The phase.
 */
phase: FlorencePhase, 
/**
 * The phases of a round, in their order.
 */
phases: Array<FlorencePhase>, 
/**
 * The least value of a work by round. F1.11
 */
minimum: Array<number>, 
/**
 * The start player, once he is known.
 */
start: Seat | null, 
/**
 * Whose turn it is; several in an auction.
 */
turn: Array<Seat>, 
/**
 * The buildings in supply.
 */
buildings: Array<FlorenceSupply>, 
/**
 * The freedoms in supply, and how many came into the game.
 */
freedoms: Array<FlorenceFreedoms>, 
/**
 * The three decks.
 */
decks: Array<FlorenceDeckView>, 
/**
 * What is auctioned, stack by stack.
 */
lots: Array<FlorenceLotView>, 
/**
 * The auction that is going on.
 */
auction: FlorenceAuction | null, 
/**
 * The characters; none without the expansion.
 */
characters: Array<FlorenceCharacterView>, 
/**
 * Bonus cards that were played, face up out of the game.
 */
out: Array<FlorenceBonus>, 
/**
 * The cards that the viewer looks at.
 */
looked: Array<FlorenceCard>, 
/**
 * The work that is being completed.
 */
making: FlorenceMaking | null, 
/**
 * What works with the professions on all tables would be worth to the viewer.
 */
open: Array<FlorenceWork>, 
/**
 * The tile that is being placed.
 */
placing: FlorencePlacing | null, 
/**
 * The amounts that the open question asks for, ascending.
 */
steps: Array<FlorenceStep>, 
/**
 * The offer that is being made.
 */
offer: FlorenceOffer | null, 
/**
 * Numbers of the rules that boards print.
 */
prices: FlorencePrices, 
/**
 * Columns and rows of a board.
 */
side: number, 
/**
 * The palace on every board.
 */
palace: Array<[number, number]>, 
/**
 * Where the corner of each board lies on the common grid; none without cooperative building.
 */
corners: Array<[number, number]>, 
/**
 * The forms of the tiles: buildings, then landscapes.
 */
forms: Array<FlorenceTile>, 
/**
 * The players by seat.
 */
players: Array<FlorencePlayer>, 
/**
 * The files of components that are reconstructed: the words of `florence-reconstructed-<file>`.
 */
reconstructed: string[], };

/**
 * A work that could be completed with a profession in hand. F5.4.12
 */
export type FlorenceWork = { 
/**
 * The profession.
 */
profession: FlorenceProfession, 
/**
 * The building that it wishes for.
 */
building: FlorenceBuilding, 
/**
 * The landscape.
 */
landscape: FlorenceLandscape, 
/**
 * The freedom.
 */
freedom: FlorenceFreedom, 
/**
 * The parts of its value: building, landscape, freedom, jesters, cards, Muse.
 */
parts: Array<number>, 
/**
 * Its value without bonus cards.
 */
value: number, 
/**
 * Its value with all bonus cards in hand, for those who know them.
 */
most: number | null, };
