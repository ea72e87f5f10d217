//! The contract that every game fulfils, and what follows from it for all games alike.

use crate::contract::{Checks, Eyes, Features, Kit, Parts, Rules, Sampling, Scoring, Setup, Terms, Words};
use crate::data::{Files, ensure};
use crate::{
    Arg, Audience, Choice, Code, Eye, Frame, Layout, MAX_SEATS, Message, Notice, Observer, Order, Refusal, Rng, Seat,
    SeatSet, Silent, Sink, Standing, below, keys,
};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Debug, Display};
use core::hash::Hash;
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
    /// The numbered rules for those who play, in Markdown: English, Polish. Every number that is named to them is in it.
    pub rules: [&'static str; 2],
    /// Positions that the rules and the guide draw: name and view, as `signoria_testkit::book` wrote them.
    pub pictures: &'static [(&'static str, &'static str)],
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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

    /// The part of the win that a seat has: 1 for the only winner, less where several share the first rank, 0 for the others.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        let winners = self.winners();
        if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 }
    }

    /// The points of a seat beyond the best of the others; its own where it is alone.
    #[must_use]
    pub fn lead(&self, seat: Seat) -> i32 {
        let others = self.scores.iter().enumerate().filter(|(other, _)| *other != seat.idx());
        self.scores[seat.idx()] - others.map(|(_, score)| *score).max().unwrap_or(0)
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Field {
    /// The name of the field in the options.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: &'static str,
    /// What values it takes.
    pub kind: FieldKind,
    /// When it is asked: all of these must hold. Where they do not, it keeps its default.
    pub when: Vec<When>,
}

impl Field {
    /// A field that is always asked.
    #[must_use]
    pub fn new(key: &'static str, kind: FieldKind) -> Self {
        Field { key, kind, when: Vec::new() }
    }

    /// The field, asked only where this holds, too.
    #[must_use]
    pub fn when(mut self, when: When) -> Self {
        self.when.push(when);
        self
    }
}

/// A condition of a [`Field`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum When {
    /// With so many players.
    Seats {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// With this flag set.
    Set(#[cfg_attr(feature = "ts", ts(type = "string"))] &'static str),
    /// With another field at this word.
    Is {
        /// The other field.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        key: &'static str,
        /// The word.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        word: &'static str,
    },
}

/// The values that a [`Field`] takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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

/// A turn, as the rulebook means it: what a clock credits time for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Another number for each turn of a game.
    pub number: u32,
    /// Whose turn it is; several where all act at once.
    pub seats: SeatSet,
}

impl Turn {
    /// Everything before the first turn and after the last one.
    pub const NONE: Turn = Turn { number: 0, seats: SeatSet::EMPTY };
}

/// Steps that follow by themselves after one answer; more of them are a loop that never ends.
const MOST_STEPS: u32 = 10_000;

/// A game, for whoever plays it. The value itself is the box: components and options, checked, never changing during a match.
///
/// It follows from the traits of [`contract`](crate::contract), which a game's crate implements; nobody implements it by
/// hand. `apply` trusts its caller, as searches must; [`play`] is the checked door.
pub trait Game: Sized + Debug + Send + Sync + 'static {
    /// The validated components.
    type Components: Parts;
    /// What is agreed before a game. Unknown fields are errors.
    type Options: Terms<Components = Self::Components>;
    /// A game in progress: small, flat, plain.
    type State: Clone + Debug + Eq + Hash + Send + Sync + 'static;
    /// A decision or a chance outcome. Its order is the order of its indices; its text form round-trips.
    type Action: Code;
    /// What one viewer sees: public data, nothing else.
    type View: Clone + Debug + PartialEq + Serialize + Send;
    /// Something that happened, as its audience may know it.
    type Event: Clone + Debug + PartialEq + Serialize + Send;

    /// What is fixed about the game.
    const INFO: GameInfo;
    /// What the numbers of [`observe`](Game::observe) mean.
    const LAYOUT: Layout;

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
    /// The components that the box was made with.
    fn parts(&self) -> &Self::Components;
    /// The position before anything has happened, chance included.
    fn start(&self) -> Self::State;
    /// Whose answer is awaited.
    fn to_act(&self, state: &Self::State) -> ToAct;
    /// The turn that is going on, as the rulebook means it.
    fn turn(&self, state: &Self::State) -> Turn;
    /// Whether a seat is in the middle of one decision whose parts are asked one by one.
    fn midway(&self, state: &Self::State, seat: Seat) -> bool;
    /// Adds the legal actions of a seat that owes a decision, ascending. Nothing is added for any other seat.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Adds the outcomes of the chance that is due with their weights, ascending.
    fn chance(&self, state: &Self::State, out: &mut Vec<(Self::Action, u32)>);
    /// One outcome of the chance that is due, as likely as its weight.
    ///
    /// # Panics
    /// If no chance is due.
    fn roll(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Action;
    /// Carries out a legal action or a possible outcome, and what follows from it. Cannot fail; anything else is a bug and
    /// panics.
    fn apply(&self, state: &mut Self::State, actor: Actor, action: Self::Action, sink: &mut impl Sink<Self::Event>);
    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// How each player stands, as far as `viewer` knows, by seat.
    fn standings(&self, state: &Self::State, viewer: Viewer) -> Vec<Standing>;
    /// What `viewer` sees.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// A state that `seat` cannot tell from this one, each as likely as the seat must believe it to be.
    fn sample(&self, state: &Self::State, seat: Seat, rng: &mut impl Rng) -> Self::State;
    /// What a seat sees in numbers: indices of [`LAYOUT`](Game::LAYOUT) with their values, added to `out`. Several values of one
    /// index add up; what is not named is 0.
    fn observe(&self, state: &Self::State, seat: Seat, out: &mut Vec<(u16, f32)>);
    /// The points that a seat has before everybody's eyes.
    fn points_now(&self, state: &Self::State, seat: Seat) -> i32;
    /// Whether the set-up is over, so that the numbers tell how the game may go.
    fn in_play(&self, state: &Self::State) -> bool;
    /// The index of an action in `0..INFO.n_actions`.
    fn index(action: Self::Action) -> u32 {
        action.index()
    }
    /// The action with an index.
    fn action(index: u32) -> Option<Self::Action> {
        Self::Action::at(index)
    }
    /// An option as a person sees it: words, elements, price. `action` is legal for `seat`.
    fn describe(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Choice;
    /// What the seats that decide are asked, as `viewer` hears it; nothing while nobody decides.
    fn prompt(&self, state: &Self::State, viewer: Viewer) -> Option<Message>;
    /// How an event is told and shown.
    fn tell(&self, event: &Self::Event) -> Notice;
    /// Why an action that is not legal is not. Called only for such actions.
    fn refusal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Refusal;
    /// Standing orders that a seat may give now.
    fn orders(&self, state: &Self::State, seat: Seat) -> Vec<Order>;
    /// What a standing order answers for a seat that decides; nothing where the order says nothing legal.
    fn obey(&self, state: &Self::State, seat: Seat, order: u16) -> Option<Self::Action>;
    /// The checks of everything that always holds, by name; the names of those that fail.
    fn invariants(&self, state: &Self::State) -> Vec<&'static str>;
}

impl<G: Setup + Rules + Scoring + Eyes + Sampling + Features + Words + Checks> Game for G {
    type Components = <G as Setup>::Components;
    type Options = <G as Setup>::Options;
    type State = <G as Rules>::State;
    type Action = <G as Rules>::Action;
    type View = <G as Eyes>::View;
    type Event = <G as Rules>::Event;

    const INFO: GameInfo = <G as Setup>::INFO;
    const LAYOUT: Layout = <G as Features>::LAYOUT;

    fn form() -> Vec<Field> {
        <G as Setup>::Options::form()
    }

    fn components(files: &[(&str, &str)]) -> Result<Self::Components, SetupError> {
        Parts::read(&Files::new(<G as Setup>::Components::FILES, files)?)
    }

    fn new(components: Self::Components, seats: u8, options: Self::Options) -> Result<Self, SetupError> {
        if !Self::INFO.seats.contains(&seats) {
            return Err(SetupError::seats(seats, &Self::INFO.seats, G::SEATS_RULE));
        }
        if let Some((first, rule)) = options.first() {
            let allowed = format_args!("0 to {}, or nothing", seats - 1);
            ensure(first.0 < seats, "first", format_args!("there is no seat {first}"), allowed, rule)?;
        }
        options.check(seats, &components)?;
        Ok(Setup::new(Kit { components, options, seats }))
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.kit().seats
    }

    fn options(&self) -> &Self::Options {
        &self.kit().options
    }

    fn parts(&self) -> &Self::Components {
        &self.kit().components
    }

    fn start(&self) -> Self::State {
        let mut state = Rules::start(self);
        settle(self, &mut state, &mut Silent);
        state
    }

    #[inline]
    fn to_act(&self, state: &Self::State) -> ToAct {
        match self.top(state) {
            Frame::Ask(question) => ToAct::Seats(self.deciders(state, question)),
            Frame::Draw(_) => ToAct::Chance,
            Frame::Over => ToAct::Over,
            Frame::Step(step) => unreachable!("{step:?} follows by itself"),
        }
    }

    fn turn(&self, state: &Self::State) -> Turn {
        Rules::turn(self, state)
    }

    fn midway(&self, state: &Self::State, seat: Seat) -> bool {
        Rules::midway(self, state, seat, keys::referee())
    }

    #[inline]
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        if let Frame::Ask(question) = self.top(state)
            && self.deciders(state, question).contains(seat)
        {
            Rules::legal(self, state, question, seat, keys::referee(), out);
        }
    }

    fn chance(&self, state: &Self::State, out: &mut Vec<(Self::Action, u32)>) {
        if let Frame::Draw(draw) = self.top(state) {
            self.draws(state, draw, keys::referee()).list(out);
        }
    }

    #[inline]
    fn roll(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Action {
        let Frame::Draw(draw) = self.top(state) else { panic!("no chance is due") };
        self.draws(state, draw, keys::referee()).pick(rng)
    }

    #[inline]
    fn apply(&self, state: &mut Self::State, actor: Actor, action: Self::Action, sink: &mut impl Sink<Self::Event>) {
        match actor {
            Actor::Seat(seat) => {
                let Frame::Ask(question) = self.top(state) else { misplaced(self, state, actor, action) };
                self.answer(state, question, seat, action, keys::referee(), sink);
            }
            Actor::Chance => {
                let Frame::Draw(draw) = self.top(state) else { misplaced(self, state, actor, action) };
                self.drawn(state, draw, action, keys::referee(), sink);
            }
        }
        settle(self, state, sink);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        matches!(self.top(state), Frame::Over).then(|| Scoring::outcome(self, state, keys::referee()))
    }

    fn standings(&self, state: &Self::State, viewer: Viewer) -> Vec<Standing> {
        Scoring::standings(self, state, keys::eye(viewer))
    }

    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View {
        Eyes::view(self, state, keys::eye(viewer))
    }

    fn sample(&self, state: &Self::State, seat: Seat, rng: &mut impl Rng) -> Self::State {
        Sampling::sample(self, state, seat, keys::referee(), rng)
    }

    #[inline]
    fn observe(&self, state: &Self::State, seat: Seat, out: &mut Vec<(u16, f32)>) {
        let mut observer = Observer::new(&<G as Features>::LAYOUT, out);
        Features::observe(self, state, seat, keys::eye(Viewer::Seat(seat)), &mut observer);
        observer.finish();
    }

    #[inline]
    fn points_now(&self, state: &Self::State, seat: Seat) -> i32 {
        Features::points_now(self, state, seat)
    }

    #[inline]
    fn in_play(&self, state: &Self::State) -> bool {
        Features::in_play(self, state)
    }

    fn describe(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Choice {
        Words::describe(self, state, seat, action, keys::eye(Viewer::Seat(seat)))
    }

    fn prompt(&self, state: &Self::State, viewer: Viewer) -> Option<Message> {
        matches!(self.top(state), Frame::Ask(_)).then(|| Words::prompt(self, state, keys::eye(viewer)))
    }

    fn tell(&self, event: &Self::Event) -> Notice {
        Words::tell(self, event)
    }

    fn refusal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Refusal {
        Words::refusal(self, state, seat, action, keys::eye(Viewer::Seat(seat)))
    }

    fn orders(&self, state: &Self::State, seat: Seat) -> Vec<Order> {
        Words::orders(self, state, seat, keys::eye(Viewer::Seat(seat)))
    }

    fn obey(&self, state: &Self::State, seat: Seat, order: u16) -> Option<Self::Action> {
        let action = Words::obey(self, state, seat, order, keys::eye(Viewer::Seat(seat)))?;
        is_legal(self, state, seat, action).then_some(action)
    }

    fn invariants(&self, state: &Self::State) -> Vec<&'static str> {
        Checks::invariants(self, state, keys::referee())
    }
}

/// A bug: an answer to something else than what is going on.
#[cold]
fn misplaced<G: Rules>(game: &G, state: &G::State, actor: Actor, action: G::Action) -> ! {
    panic!("{action} of {actor:?} is no answer to {:?}", game.top(state))
}

/// Carries out what follows by itself, up to the next question, the next draw or the end.
#[inline]
fn settle<G: Rules>(game: &G, state: &mut G::State, sink: &mut impl Sink<G::Event>) {
    // Mostly nothing follows; then this is one look at the open frame.
    if let Frame::Step(step) = game.top(state) {
        game.step(state, step, keys::referee(), sink);
        if let Frame::Step(_) = game.top(state) {
            take_steps(game, state, sink);
        }
    }
}

fn take_steps<G: Rules>(game: &G, state: &mut G::State, sink: &mut impl Sink<G::Event>) {
    for _ in 0..MOST_STEPS {
        let Frame::Step(step) = game.top(state) else { return };
        game.step(state, step, keys::referee(), sink);
    }
    panic!("{:?} never comes to a question", game.top(state));
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
    let mut legal = Vec::with_capacity(64);
    let (mut decisions, mut chances) = (0, 0);
    loop {
        match game.to_act(state) {
            ToAct::Over => return (decisions, chances),
            ToAct::Chance => {
                let outcome = game.roll(state, rng);
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

/// What an option would give.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    /// The position after it. Where it would show the seat something, nothing of that is known yet: the position before it.
    pub state: G::State,
    /// What the seat would see happen, up to the first chance, another seat's decision, or what it would learn.
    pub events: Vec<G::Event>,
    /// Whether the seat would learn something.
    pub learns: bool,
}

/// What an option would give, as far as the seat can know before it does it.
pub fn preview<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> Preview<G> {
    let mut after = state.clone();
    let mut foreseen = Foreseen { seat, events: Vec::new(), learns: false };
    game.apply(&mut after, Actor::Seat(seat), action, &mut foreseen);
    let Foreseen { events, learns, .. } = foreseen;
    Preview { state: if learns { state.clone() } else { after }, events, learns }
}

/// Keeps what a seat would see, until it learns something.
struct Foreseen<E> {
    seat: Seat,
    events: Vec<E>,
    learns: bool,
}

impl<E> Sink<E> for Foreseen<E> {
    fn event(&mut self, to: Audience, event: impl FnOnce(Eye) -> E) {
        if !self.learns && to.includes(Viewer::Seat(self.seat)) {
            self.events.push(event(Eye::of_audience(to)));
        }
    }
    fn revealed(&mut self, to: SeatSet) {
        self.learns |= to.contains(self.seat);
    }
}

const _: () = assert!(MAX_SEATS <= 7, "a SeatSet has seven bits for seats and one for who looks on");
