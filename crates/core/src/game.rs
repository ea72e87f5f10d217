//! The contract that every game fulfils, and what follows from it for all games alike.

use crate::{Arg, Choice, Collect, Message, ParseActionError, Refusal, Rng, Seat, SeatSet, Silent, Sink, below};
use crate::{MAX_SEATS, pick_weighted};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Debug, Display};
use core::hash::Hash;
use core::str::FromStr;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What is fixed about a game, whatever the options.
#[derive(Debug)]
pub struct GameInfo {
    /// The game's id: `burgundy`.
    pub id: &'static str,
    /// Its English title; the translations have it under `<id>-title`.
    pub title: &'static str,
    /// Who designed it.
    pub designer: &'static str,
    /// The year and edition that the rules follow.
    pub edition: &'static str,
    /// The fewest and the most players.
    pub seats: core::ops::RangeInclusive<u8>,
    /// Raised when the meaning of a record changes.
    pub rules_rev: u32,
    /// Raised when the meaning of an action's index changes.
    pub actions_rev: u32,
    /// Indices of actions and chance outcomes lie in `0..n_actions`.
    pub n_actions: u32,
    /// The files of the built-in components: name (`boards.toml`) and text.
    pub data: &'static [(&'static str, &'static str)],
    /// The numbered rules in Markdown: English, Polish.
    pub rules: [&'static str; 2],
    /// Messages in Fluent's form: English, Polish.
    pub texts: [&'static str; 2],
}

/// Whose answer the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToAct {
    /// A decision of these seats, in any order. Nearly always one.
    Seats(SeatSet),
    /// A die or a draw.
    Chance,
    /// Nobody's: the game is over.
    Over,
}

impl ToAct {
    /// One seat's decision.
    #[must_use]
    pub const fn seat(seat: Seat) -> Self {
        ToAct::Seats(SeatSet::only(seat))
    }

    /// Whether `seat` owes a decision.
    #[must_use]
    pub fn includes(self, seat: Seat) -> bool {
        matches!(self, ToAct::Seats(seats) if seats.contains(seat))
    }
}

/// Who gave an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The dice and the draws.
    Chance,
}

/// Through whose eyes a view looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who looks on and knows what everybody knows.
    Watcher,
    /// Everything; only after the end of a game.
    Open,
}

/// The result of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Points per seat.
    pub scores: Vec<i32>,
    /// Rank per seat, 1 for the winner, tie-breaks applied; equal only where the rules leave a tie.
    pub ranks: Vec<u8>,
}

impl Outcome {
    /// The seats that share the first rank.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        (0..).zip(&self.ranks).filter(|(_, rank)| **rank == 1).map(|(i, _)| Seat(i)).collect()
    }

    /// Ranks from keys, the highest first: score and then the tie-breaks.
    pub fn ranked<K: Ord>(scores: Vec<i32>, keys: &[K]) -> Self {
        let ranks = keys.iter().map(|key| 1 + keys.iter().filter(|k| *k > key).count() as u8).collect();
        Outcome { scores, ranks }
    }
}

/// One thing that may be chosen before a game, for the form of a table.
/// Its label is the message `<game>-option-<key>`, a value's `<game>-option-<key>-<value>`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    /// The name of the field in the options.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: &'static str,
    /// What values it takes.
    pub kind: FieldKind,
}

/// The values that a [`Field`] takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FieldKind {
    /// Yes or no; no by default.
    Flag,
    /// One of these words; the first by default.
    Word(#[cfg_attr(feature = "ts", ts(type = "string[]"))] Vec<&'static str>),
    /// A number in a range, or nothing, which is the default: then chance decides.
    Number {
        /// The least value.
        min: i32,
        /// The greatest value.
        max: i32,
    },
    /// One number for each seat, or nothing, which is the default.
    NumberPerSeat {
        /// The least value.
        min: i32,
        /// The greatest value.
        max: i32,
    },
}

/// Options or components that make no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// Which field of the options or which file and entry of the components.
    pub at: Cow<'static, str>,
    /// What is wrong with it.
    pub problem: String,
    /// What would be right.
    pub allowed: String,
    /// The rule behind it, if there is one.
    pub rule: Option<&'static str>,
}

impl Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}; allowed: {}", self.at, self.problem, self.allowed)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl core::error::Error for SetupError {}

impl SetupError {
    /// A number of players that the game does not take.
    #[must_use]
    pub fn seats(seats: u8, allowed: &core::ops::RangeInclusive<u8>, rule: Option<&'static str>) -> Self {
        SetupError {
            at: Cow::Borrowed("seats"),
            problem: format!("{seats} player{}", if seats == 1 { "" } else { "s" }),
            allowed: format!("{} to {}", allowed.start(), allowed.end()),
            rule,
        }
    }

    /// The error of a rule that no rulebook gives and that only keeps our own reconstruction in balance: it is asked of a
    /// file while that says so, and this is told.
    #[must_use]
    pub fn of_balance(mut self, file: &str) -> Self {
        self.allowed = format!(
            "{}. This is asked only while {file} calls itself `reconstructed`; with printed values write `public` or \
             `rulebook` as its status",
            self.allowed
        );
        self
    }
}

/// A game. The value itself is the box: components and options, checked, never changing during a match.
///
/// `apply` trusts its caller, as searches must; [`play`] is the checked door.
pub trait Game: Sized + Debug + Send + Sync + 'static {
    /// The validated components.
    type Components: Clone + Send + Sync + Default;
    /// What is agreed before a game. Unknown fields are errors.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A game in progress: small, flat, plain.
    type State: Clone + Debug + Eq + Hash + Send + Sync + 'static;
    /// A decision or a chance outcome. Its order is the order of its indices; its text form round-trips.
    type Action: Copy + Debug + Ord + Hash + Display + FromStr<Err = ParseActionError> + Send + Sync + 'static;
    /// What one viewer sees: public data, nothing else.
    type View: Clone + Debug + PartialEq + Serialize + Send;
    /// Something that happened, as its audience may know it.
    type Event: Clone + Debug + PartialEq + Serialize + Send;

    /// What is fixed about the game.
    const INFO: GameInfo;

    /// The fields of the options.
    fn form() -> Vec<Field>;
    /// Components from files of the form of the game's `data/*.toml`, given as name (`boards.toml`) and text. A file
    /// that is not given is the built-in one.
    ///
    /// # Errors
    /// Names the file, the entry and the rule that it breaks.
    fn components(files: &[(&str, &str)]) -> Result<Self::Components, SetupError>;
    /// Puts the box together.
    ///
    /// # Errors
    /// Names the option or the entry that makes no game.
    fn new(components: Self::Components, seats: u8, options: Self::Options) -> Result<Self, SetupError>;
    /// The number of players.
    fn seats(&self) -> u8;
    /// The options that the box was made with.
    fn options(&self) -> &Self::Options;
    /// The position before anything has happened, chance included.
    fn start(&self) -> Self::State;
    /// Whose answer is awaited.
    fn to_act(&self, state: &Self::State) -> ToAct;
    /// Adds the legal actions of a seat that owes a decision, ascending. Nothing is added for any other seat.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Adds the outcomes of the chance that is due with their weights, ascending.
    fn chance(&self, state: &Self::State, out: &mut Vec<(Self::Action, u32)>);
    /// One outcome of the chance that is due, as likely as its weight. A game may answer without making the list.
    fn roll(&self, state: &Self::State, scratch: &mut Vec<(Self::Action, u32)>, rng: &mut impl Rng) -> Self::Action {
        scratch.clear();
        self.chance(state, scratch);
        pick_weighted(scratch, rng)
    }
    /// Carries out a legal action or a possible outcome. Cannot fail; for anything else the result is unspecified.
    fn apply(&self, state: &mut Self::State, actor: Actor, action: Self::Action, sink: &mut impl Sink<Self::Event>);
    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// What `viewer` sees.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// A state that `seat` cannot tell from this one, each as likely as the seat must believe it to be.
    fn sample(&self, state: &Self::State, seat: Seat, rng: &mut impl Rng) -> Self::State;
    /// The index of an action in `0..INFO.n_actions`.
    fn index(action: Self::Action) -> u32;
    /// The action with an index.
    fn action(index: u32) -> Option<Self::Action>;
    /// An option as a person sees it: words, elements, price. `action` is legal for `seat`.
    fn describe(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Choice;
    /// The line of the log for an event, if it is worth one.
    fn message(&self, event: &Self::Event) -> Option<Message>;
    /// Why an action that is not legal is not. Called only for such actions.
    fn refusal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Refusal;
    /// The checks of everything that always holds, by name; the names of those that fail.
    fn invariants(&self, state: &Self::State) -> Vec<&'static str>;
}

/// Why an action was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game is over.
    Over,
    /// The seat owes no decision now.
    NotYourTurn,
    /// The chance outcome is impossible now.
    Impossible,
    /// The rules forbid it.
    Refused(Refusal),
}

impl Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Over => f.write_str("the game is over"),
            PlayError::NotYourTurn => f.write_str("it is not this seat's decision"),
            PlayError::Impossible => f.write_str("this outcome of chance cannot happen here"),
            PlayError::Refused(Refusal(message)) => {
                write!(f, "not allowed: {}", message.key)?;
                for (name, arg) in &message.args {
                    match arg {
                        Arg::Int(n) => write!(f, ", {name} {n}")?,
                        Arg::Name(key) => write!(f, ", {name} {key}")?,
                        Arg::Seat(seat) => write!(f, ", {name} {seat}")?,
                        Arg::List(_) => {}
                    }
                }
                message.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
            }
        }
    }
}

impl core::error::Error for PlayError {}

/// Whether `seat` may do `action` now.
pub fn is_legal<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> bool {
    let mut legal = Vec::new();
    if game.to_act(state).includes(seat) {
        game.legal(state, seat, &mut legal);
    }
    legal.binary_search(&action).is_ok()
}

/// Checks an answer and carries it out: the door for everything that comes from outside.
///
/// # Errors
/// Says why the answer is not possible; the state is as it was.
pub fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    actor: Actor,
    action: G::Action,
    sink: &mut impl Sink<G::Event>,
) -> Result<(), PlayError> {
    match (game.to_act(state), actor) {
        (ToAct::Over, _) => return Err(PlayError::Over),
        (ToAct::Chance, Actor::Chance) => {
            let mut outcomes = Vec::new();
            game.chance(state, &mut outcomes);
            if !outcomes.iter().any(|(outcome, _)| *outcome == action) {
                return Err(PlayError::Impossible);
            }
        }
        (ToAct::Seats(seats), Actor::Seat(seat)) if seats.contains(seat) => {
            if !is_legal(game, state, seat, action) {
                return Err(PlayError::Refused(game.refusal(state, seat, action)));
            }
        }
        (_, Actor::Seat(_)) => return Err(PlayError::NotYourTurn),
        (ToAct::Seats(_), Actor::Chance) => return Err(PlayError::Impossible),
    }
    game.apply(state, actor, action, sink);
    Ok(())
}

/// Plays at random to the end, every decision uniform over the legal actions. Returns the decisions and the chance
/// outcomes that were taken. Seats that decide at the same time answer in seat order.
pub fn playout<G: Game>(game: &G, state: &mut G::State, rng: &mut impl Rng) -> (u32, u32) {
    let (mut legal, mut outcomes) = (Vec::with_capacity(64), Vec::with_capacity(64));
    let (mut decisions, mut chances) = (0, 0);
    loop {
        match game.to_act(state) {
            ToAct::Over => return (decisions, chances),
            ToAct::Chance => {
                let outcome = game.roll(state, &mut outcomes, rng);
                game.apply(state, Actor::Chance, outcome, &mut Silent);
                chances += 1;
            }
            ToAct::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                legal.clear();
                game.legal(state, seat, &mut legal);
                let action = legal[below(rng, legal.len() as u32) as usize];
                game.apply(state, Actor::Seat(seat), action, &mut Silent);
                decisions += 1;
            }
        }
    }
}

/// The number of sequences of `depth` answers from here, decisions and chance outcomes alike.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut answers = Vec::new();
    match game.to_act(state) {
        ToAct::Over => return 0,
        ToAct::Chance => {
            let mut outcomes = Vec::new();
            game.chance(state, &mut outcomes);
            answers.extend(outcomes.into_iter().map(|(outcome, _)| (Actor::Chance, outcome)));
        }
        ToAct::Seats(seats) => {
            let seat = seats.first().expect("somebody decides");
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            answers.extend(legal.into_iter().map(|action| (Actor::Seat(seat), action)));
        }
    }
    if depth == 1 {
        return answers.len() as u64;
    }
    let mut nodes = 0;
    for (actor, action) in answers {
        let mut next = state.clone();
        game.apply(&mut next, actor, action, &mut Silent);
        nodes += perft(game, &next, depth - 1);
    }
    nodes
}

/// What an option would give: the events of doing it on a copy, up to the first chance, reveal or other seat's decision.
pub fn preview<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> (G::State, Collect<G::Event>) {
    let mut copy = state.clone();
    let mut seen = Collect::default();
    game.apply(&mut copy, Actor::Seat(seat), action, &mut seen);
    (copy, seen)
}

const _: () = assert!(MAX_SEATS <= 8, "a SeatSet has eight bits");
