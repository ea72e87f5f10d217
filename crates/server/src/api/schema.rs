//! The form of what tables send, for the description of the interface. The table itself knows nothing of HTTP, so its
//! messages are described here; a test holds these against what is really sent.
#![expect(dead_code, reason = "these are described, not made")]

use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Everything that one viewer may know of a table. Each update is whole; only the log begins where the viewer asked.
#[derive(Serialize, ToSchema)]
pub(crate) struct Update {
    /// The table's id.
    table: String,
    /// The game's id.
    game: String,
    /// The options of the game.
    setup: BTreeMap<String, Value>,
    /// The number of committed answers, chance included.
    version: u32,
    /// The number of changes to the viewer's own answers since then. An answer names both.
    tail: u32,
    /// `{"seat": n}`, `"watcher"` or `"open"`.
    viewer: Viewer,
    /// How far the table is.
    status: Status,
    /// What the game shows this viewer; nothing in the lobby. Its form is the game's own.
    view: Option<BTreeMap<String, Value>>,
    /// How each player stands, as far as the viewer knows, by seat; nothing in the lobby.
    standings: Vec<Standing>,
    /// The seats that have not confirmed an answer yet.
    to_act: Vec<u8>,
    /// What they are asked.
    prompt: Option<GameMessage>,
    /// What the viewer may answer, if it decides.
    options: Vec<AnswerOption>,
    /// Standing orders that the viewer may give.
    orders: Vec<StandingOrder>,
    /// The one that it has given.
    order: Option<u16>,
    /// What happened since the version that was asked for, and then in the viewer's own answers.
    log: Vec<LogLine>,
    /// What else the viewer may do.
    may: May,
    /// The clocks.
    clocks: Clocks,
    /// The seats.
    seats: Vec<SeatView>,
    /// The result, once the game is over.
    outcome: Option<Outcome>,
    /// The last lines of the chat.
    chat: Vec<ChatLine>,
    /// The SHA-256 of the dealer's seed, in hexadecimal.
    commitment: String,
    /// The seed itself, once the game is over.
    seed: Option<String>,
    /// The game that it goes on from, if it does not begin at the start.
    from: Option<Origin>,
    /// Why the game cannot go on: its rules were changed, and an answer does not stand any more.
    stranded: Option<Stranded>,
    /// The table where its people play again, or play on.
    rematch: Option<String>,
    /// The run of the server. Where it is another one than before, versions before say nothing about this one.
    epoch: String,
    /// The page that belongs to this server; a page that is another one is told to load anew.
    build: String,
}

/// A game that the rules do not fit any more. The update shows the last position that stands.
#[derive(Serialize, ToSchema)]
pub(crate) struct Stranded {
    /// The answer that does not stand, its number from 1.
    answer: u32,
    /// How many answers there were.
    of: u32,
    /// Whose answer it is; nothing for chance.
    seat: Option<u8>,
    /// The answer as records have it; only for its own player while the game is not over.
    action: Option<String>,
    /// Why it does not stand.
    why: GameMessage,
    /// The options that cannot be read any more, if that is why: the position is that of a game without them.
    options: Vec<String>,
    /// The revision of the rules that the game was played under.
    from: u32,
    /// The revision of the rules of today.
    to: u32,
}

/// Where a game begins that goes on from a step of another one.
#[derive(Serialize, ToSchema)]
pub(crate) struct Origin {
    /// The id of the other game's table.
    table: String,
    /// How many of the answers are from there: the first ones.
    answers: u32,
}

/// Whose eyes an update is for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Viewer {
    /// A player.
    Seat(u8),
    /// Somebody who looks on.
    Watcher,
    /// Anybody, after the end.
    Open,
}

/// How far a table is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Status {
    /// It waits for players.
    Lobby,
    /// A game is on.
    Playing,
    /// The game is over.
    Over,
}

/// An answer that is possible.
#[derive(Serialize, ToSchema)]
pub(crate) struct AnswerOption {
    /// What a client sends back.
    index: u32,
    /// Its text form, as records have it; may be sent in the place of the index.
    action: String,
    /// What it does.
    label: GameMessage,
    /// The elements on the table that it touches: `p0/die:0`, `depot:3.2`. One that stands here twice is touched twice.
    touches: Vec<String>,
    /// What it costs beyond the usual: pairs of a resource and a number.
    price: Vec<Value>,
}

/// A standing order: the table answers for the seat as long as the order says how, until the seat learns something or
/// takes an answer back.
#[derive(Serialize, ToSchema)]
pub(crate) struct StandingOrder {
    /// What a client sends back.
    order: u16,
    /// What it says.
    label: GameMessage,
}

/// How a player stands.
#[derive(Serialize, ToSchema)]
pub(crate) struct Standing {
    /// The points that decide the game.
    score: i32,
    /// The points by source.
    points: Vec<Points>,
}

/// Points from one source.
#[derive(Serialize, ToSchema)]
pub(crate) struct Points {
    /// The key of the source's name.
    source: String,
    /// How many.
    points: i32,
    /// Whether they are part of the score, and not points of another track that it is made from.
    counts: bool,
}

/// A sentence without words: a key of the game's texts, and its arguments.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameMessage {
    /// `burgundy-log-take`.
    key: String,
    /// Pairs of a name and `{"t": "int" | "name" | "seat" | "list", "v": …}`.
    args: Vec<Value>,
    /// The number of the rule that it rests on.
    rule: Option<String>,
}

/// Something that happened.
#[derive(Serialize, ToSchema)]
pub(crate) struct LogLine {
    /// The version after the answer that brought it.
    version: u32,
    /// Whose it is.
    seat: Option<u8>,
    /// Whether it may still be taken back.
    tentative: bool,
    /// The game's event.
    event: BTreeMap<String, Value>,
    /// The words, if it is worth any.
    message: Option<GameMessage>,
    /// The heading, if it begins a new part of the game.
    heading: Option<GameMessage>,
    /// What it does to the elements of the table, in order: `{"mark": "move", "from": …, "to": …}`, `show`, `touch`, `points`.
    marks: Vec<BTreeMap<String, Value>>,
}

/// What a viewer may do besides the game's own options.
#[derive(Serialize, ToSchema)]
pub(crate) struct May {
    /// Take a seat.
    join: bool,
    /// Give the seat up.
    leave: bool,
    /// Start the game.
    start: bool,
    /// Take the last answer back.
    undo: bool,
    /// Give it again.
    redo: bool,
    /// Confirm the answers.
    commit: bool,
    /// Ask a bot.
    hint: bool,
    /// Give up.
    resign: bool,
    /// Come back.
    r#return: bool,
    /// Let bots sit in for these seats, whose time has run out.
    drop: Vec<u8>,
    /// End a game that the rules do not fit any more, or play on from there.
    rescue: bool,
}

/// The clocks. Times are milliseconds, moments milliseconds since 1970.
#[derive(Serialize, ToSchema)]
pub(crate) struct Clocks {
    /// How much time there is, as it was agreed.
    rule: BTreeMap<String, Value>,
    /// The moment of the update.
    now: u64,
    /// The time that each seat has left; below 0 where it has run out.
    left: Vec<Option<i64>>,
    /// The seats whose clock runs.
    running: Vec<u8>,
    /// When the next clock runs out.
    deadline: Option<u64>,
}

/// A seat as everybody sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatView {
    /// `open`, `bot` or `person`.
    kind: String,
    /// The name; empty where nobody sits.
    name: String,
    /// The level of the bot that answers, a stand-in's too.
    level: Option<String>,
    /// Whether the person's page is there.
    connected: bool,
    /// Why a bot sits in for the person: `dropped` or `resigned`.
    stand_in: Option<String>,
}

/// The result.
#[derive(Serialize, ToSchema)]
pub(crate) struct Outcome {
    /// Points per seat.
    scores: Vec<i32>,
    /// Rank per seat, 1 for the winner, tie-breaks applied.
    ranks: Vec<u8>,
}

/// A line of the chat.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChatLine {
    /// Milliseconds since 1970.
    at: u64,
    /// The seat of whoever said it, if they have one.
    seat: Option<u8>,
    /// Their name.
    from: String,
    /// Plain text.
    text: String,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct Summary {
    /// The table's id.
    id: String,
    /// The game's id.
    game: String,
    /// The options of the game.
    options: BTreeMap<String, Value>,
    /// How far it is.
    status: Status,
    /// The seats.
    seats: Vec<SeatView>,
    /// The seats that have not confirmed an answer yet.
    to_act: Vec<u8>,
    /// How much time there is, as it was agreed.
    clock: BTreeMap<String, Value>,
    /// Reached by its link alone.
    private: bool,
    /// Milliseconds since 1970.
    created: u64,
    /// Milliseconds since 1970.
    changed: u64,
    /// The result, once the game is over.
    outcome: Option<Outcome>,
    /// The seat of whoever asks.
    your_seat: Option<u8>,
    /// Whether that seat owes an answer.
    your_turn: bool,
}

/// What an option would give.
#[derive(Serialize, ToSchema)]
pub(crate) struct Preview {
    /// The view of the seat afterwards.
    view: BTreeMap<String, Value>,
    /// What it would see happen, up to the first chance or to what it would learn.
    log: Vec<LogLine>,
    /// Whether it would learn something: then the view is the one before.
    learns: bool,
}
