// Written by `cargo xtask codegen`. Do not edit.

/**
 * An argument of a message.
 */
export type Arg = { "t": "int", "v": number } | { "t": "name", "v": string } | { "t": "seat", "v": Seat } | { "t": "list", "v": Array<Arg> };

/**
 * Why a bot sits in for a person. Either may be ended by the person's return.
 */
export type Away = "dropped" | "resigned";

/**
 * A line of the chat.
 */
export type ChatLine = { 
/**
 * When: milliseconds since 1970.
 */
at: number, 
/**
 * The seat of whoever said it, if they have one.
 */
seat: Seat | null, 
/**
 * Their name.
 */
from: string, 
/**
 * What they said. Plain text.
 */
text: string, };

/**
 * How much time there is. Whose time has run out may be dropped by an opponent; nothing else happens.
 */
export type Clock = { "kind": "none" } | { "kind": "live", 
/**
 * The stock, in milliseconds.
 */
initial: number, 
/**
 * What a finished turn adds, in milliseconds.
 */
increment: number, } | { "kind": "days", 
/**
 * Time for a move, in milliseconds.
 */
per_move: number, };

/**
 * The clocks as a client shows them.
 */
export type ClocksView = { 
/**
 * How much time there is.
 */
rule: Clock, 
/**
 * The time of the update: milliseconds since 1970.
 */
now: number, 
/**
 * The milliseconds that each seat has left; below 0 where time has run out.
 */
left: (number | null)[], 
/**
 * The seats whose clock runs.
 */
running: Array<Seat>, 
/**
 * When the next clock runs out: milliseconds since 1970.
 */
deadline: number | null, };

/**
 * One thing that may be chosen before a game, for the form of a table.
 * Its label is the message `<game>-option-<key>`, a value's `<game>-option-<key>-<value>`.
 */
export type Field = { 
/**
 * The name of the field in the options.
 */
key: string, 
/**
 * What values it takes.
 */
kind: FieldKind, 
/**
 * When it is asked: all of these must hold. Where they do not, it keeps its default.
 */
when: Array<When>, };

/**
 * The values that a [`Field`] takes.
 */
export type FieldKind = "flag" | { "word": string[] } | { "number": { 
/**
 * The least value.
 */
min: number, 
/**
 * The greatest value.
 */
max: number, } } | { "number_per_seat": { 
/**
 * The least value.
 */
min: number, 
/**
 * The greatest value.
 */
max: number, } };

/**
 * Something that happened.
 */
export type LogLine = { 
/**
 * The version after the answer that brought it. A line of a tail carries the number that it will have.
 */
version: number, 
/**
 * Whose doing it is, if it is somebody's.
 */
seat: Seat | null, 
/**
 * Whether it may still be taken back.
 */
tentative: boolean, 
/**
 * The game's event.
 */
event: unknown, 
/**
 * The words, if it is worth any.
 */
message: Message | null, 
/**
 * The heading, if it begins a new part of the game.
 */
heading: Message | null, 
/**
 * What it does to the elements of the table, in order.
 */
marks: Array<Mark>, };

/**
 * What an event does to the elements of the table: for motion, for marks of what has changed, for gains.
 */
export type Mark = { "mark": "move", 
/**
 * From where.
 */
from: string, 
/**
 * To where.
 */
to: string, } | { "mark": "show", 
/**
 * Where.
 */
at: string, } | { "mark": "touch", 
/**
 * Where.
 */
at: string, } | { "mark": "points", 
/**
 * Where.
 */
at: string, 
/**
 * How many.
 */
points: number, };

/**
 * What a viewer may do besides the game's own options.
 */
export type May = { 
/**
 * Take a seat.
 */
join: boolean, 
/**
 * Give the seat up.
 */
leave: boolean, 
/**
 * Start the game.
 */
start: boolean, 
/**
 * Take the last answer back.
 */
undo: boolean, 
/**
 * Give it again.
 */
redo: boolean, 
/**
 * Confirm the answers.
 */
commit: boolean, 
/**
 * Ask a bot.
 */
hint: boolean, 
/**
 * Give up.
 */
resign: boolean, 
/**
 * Come back.
 */
return: boolean, 
/**
 * Let bots sit in for these seats, whose time has run out.
 */
drop: Array<Seat>, 
/**
 * End a game that the rules do not fit any more, or play on from there at a new table.
 */
rescue: boolean, };

/**
 * A sentence: a key of the game's Fluent files, its arguments, and the rule that it rests on.
 */
export type Message = { 
/**
 * The message's key, `burgundy-log-take`.
 */
key: string, 
/**
 * Its arguments by name.
 */
args: Array<[string, Arg]>, 
/**
 * The number of the rule, `B5.4`, if one stands behind it.
 */
rule: string | null, };

/**
 * An option as a client gets it.
 */
export type OptionView = { 
/**
 * The index of the action; what a client sends back.
 */
index: number, 
/**
 * Its text form, as records have it.
 */
action: string, 
/**
 * What it does, for the list of options.
 */
label: Message, 
/**
 * The elements that it touches: clicking one of them narrows the options to those that touch it. An element that stands
 * here twice has to be clicked twice: paying with two of the same.
 */
touches: string[], 
/**
 * What it costs beyond the usual, by the name of the resource (`worker`, `silverling`).
 */
price: [string, number][], };

/**
 * A standing order that a seat may give: the table answers for it as long as the order says how. Undo clears it, and so does
 * whatever the seat learns.
 */
export type Order = { 
/**
 * The game's number of the order: what a client sends back.
 */
order: number, 
/**
 * What it says.
 */
label: Message, };

/**
 * Where a game begins that goes on from a step of another one.
 */
export type Origin = { 
/**
 * The id of the other game's table.
 */
table: string, 
/**
 * How many of the answers are from there: the first ones. Their dice and draws are the other game's.
 */
answers: number, };

/**
 * The result of a game that is over.
 */
export type Outcome = { 
/**
 * Points per seat.
 */
scores: Array<number>, 
/**
 * Rank per seat, 1 for the winner, tie-breaks applied; equal only where the rules leave a tie.
 */
ranks: Array<number>, };

/**
 * Points from one source.
 */
export type Points = { 
/**
 * The key of the source's name.
 */
source: string, 
/**
 * How many.
 */
points: number, 
/**
 * Whether they are part of the score, and not points of another track that it is made from.
 */
counts: boolean, };

/**
 * What an option would give.
 */
export type PreviewView = { 
/**
 * The view of the seat afterwards.
 */
view: unknown, 
/**
 * What it would see happen, up to the first chance or to what it would learn.
 */
log: Array<LogLine>, 
/**
 * Whether it would learn something: then the view is the one before.
 */
learns: boolean, };

/**
 * A place at the table, numbered clockwise from 0.
 */
export type Seat = number;

/**
 * What sits on a seat.
 */
export type SeatKind = "open" | "bot" | "person";

/**
 * A seat as everybody sees it.
 */
export type SeatView = { 
/**
 * What sits there.
 */
kind: SeatKind, 
/**
 * The name; empty where nobody sits.
 */
name: string, 
/**
 * The level of the bot that answers, a stand-in's too.
 */
level: string | null, 
/**
 * Whether the person's page is there.
 */
connected: boolean, 
/**
 * Why a bot sits in for the person, if one does.
 */
stand_in: Away | null, };

/**
 * How a player stands, as far as the viewer knows.
 */
export type Standing = { 
/**
 * The points that decide the game.
 */
score: number, 
/**
 * The points by source.
 */
points: Array<Points>, };

/**
 * How far a table is.
 */
export type Status = "lobby" | "playing" | "over";

/**
 * A game that the rules do not fit any more. The update shows the last position that stands.
 */
export type StrandedView = { 
/**
 * The answer that does not stand, its number from 1.
 */
answer: number, 
/**
 * How many answers there were.
 */
of: number, 
/**
 * Whose answer it is; nothing for chance.
 */
seat: Seat | null, 
/**
 * The answer as records have it. Only for its own player while the game is not over: it may be secret.
 */
action: string | null, 
/**
 * Why it does not stand.
 */
why: Message, 
/**
 * The options that cannot be read any more, if that is why: the position is that of a game without them.
 */
options: Array<string>, 
/**
 * The revision of the rules that the game was played under.
 */
from: number, 
/**
 * The revision of the rules of today.
 */
to: number, };

/**
 * A table in a list.
 */
export type Summary = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The options of the game.
 */
options: Record<string, unknown>, 
/**
 * How far it is.
 */
status: Status, 
/**
 * The seats.
 */
seats: Array<SeatView>, 
/**
 * The seats that have not confirmed an answer yet.
 */
to_act: Array<Seat>, 
/**
 * How much time there is.
 */
clock: Clock, 
/**
 * Whether it is reached by its link alone.
 */
private: boolean, 
/**
 * When it was opened: milliseconds since 1970.
 */
created: number, 
/**
 * When it was last changed: milliseconds since 1970.
 */
changed: number, 
/**
 * The result, once the game is over.
 */
outcome: Outcome | null, };

/**
 * Everything that one viewer may know of a table. Each update is whole; only the log begins where the viewer asked.
 */
export type Update = { 
/**
 * The table's id.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The options of the game.
 */
setup: Record<string, unknown>, 
/**
 * The files of components in which the host has put other values, without `.toml`.
 */
replaced: string[], 
/**
 * The number of committed answers, chance included.
 */
version: number, 
/**
 * The number of changes to the viewer's own tail since then. An answer names both.
 */
tail: number, 
/**
 * Whose update it is.
 */
viewer: ViewerName, 
/**
 * How far the table is.
 */
status: Status, 
/**
 * The game's view, the viewer's own tail included; nothing in the lobby.
 */
view: unknown, 
/**
 * How each player stands, as far as the viewer knows, by seat; nothing in the lobby.
 */
standings: Array<Standing>, 
/**
 * The seats that have not confirmed an answer yet.
 */
to_act: Array<Seat>, 
/**
 * What they are asked.
 */
prompt: Message | null, 
/**
 * What the viewer may do, if it decides.
 */
options: Array<OptionView>, 
/**
 * Standing orders that the viewer may give.
 */
orders: Array<Order>, 
/**
 * The one that it has given.
 */
order: number | null, 
/**
 * What happened since the version that the viewer asked for, and then in its own tail.
 */
log: Array<LogLine>, 
/**
 * What else the viewer may do.
 */
may: May, 
/**
 * The clocks.
 */
clocks: ClocksView, 
/**
 * The seats.
 */
seats: Array<SeatView>, 
/**
 * The result, once the game is over.
 */
outcome: Outcome | null, 
/**
 * The last lines of the chat.
 */
chat: Array<ChatLine>, 
/**
 * The hash of the dealer's seed.
 */
commitment: string, 
/**
 * The seed itself, once the game is over.
 */
seed: string | null, 
/**
 * The game that this one goes on from, if it does not begin at the start.
 */
from: Origin | null, 
/**
 * Why the game cannot go on, if its rules were changed and an answer does not stand any more.
 */
stranded: StrandedView | null, };

/**
 * Whose eyes an update is for.
 */
export type ViewerName = { "seat": Seat } | "watcher" | "open";

/**
 * A condition of a [`Field`].
 */
export type When = { "seats": { 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, } } | { "set": string } | { "is": { 
/**
 * The other field.
 */
key: string, 
/**
 * The word.
 */
word: string, } };
