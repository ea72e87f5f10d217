//! What a game's crate implements, a trait a file. [`Game`](crate::Game) follows from them.
//!
//! | file | trait | what it says |
//! |---|---|---|
//! | `data.rs` | [`Parts`] | the components, read and checked |
//! | `options.rs` | [`Terms`] | what is agreed before a game |
//! | `lib.rs` | [`Setup`] | the box that both make |
//! | `action.rs` | [`Code`], by [`actions!`](crate::actions) | decisions and outcomes as indices and texts |
//! | `rules/` | [`Rules`] | who is asked, what is legal, what an answer does |
//! | `score.rs` | [`Scoring`] | points by source, the result |
//! | `view.rs` | [`Eyes`] | what a viewer sees |
//! | `sample.rs` | [`Sampling`] | worlds that a seat cannot tell apart |
//! | `features.rs` | [`Features`] | a position in numbers, as one seat sees it |
//! | `words.rs` | [`Words`] | options, refusals, prompts and events in words and elements |
//! | `invariants.rs` | [`Checks`] | what always holds |
//!
//! Keys ([`Referee`], [`Eye`]) come with the calls: the rules read everything, what is shown reads what its viewer knows.

use crate::data::{Checked, Files};
use crate::{
    Choice, Code, Draws, Eye, Field, Frame, GameInfo, Layout, Message, Notice, Observer, Order, Outcome, Referee,
    Refusal, Rng, Seat, SeatSet, SetupError, Sink, Standing, Turn,
};
use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The components of a game. `Default` gives the built-in ones.
pub trait Parts: Clone + Debug + Default + Send + Sync + 'static {
    /// The built-in files: name (`boards.toml`) and text.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads and checks the files.
    ///
    /// # Errors
    /// Names the file, the entry and the rule that it breaks.
    fn read(files: &Files<'_>) -> Result<Self, SetupError>;

    /// The components of the built-in files.
    ///
    /// # Panics
    /// Where these are wrong.
    #[must_use]
    fn built_in() -> Self {
        Files::new(Self::FILES, &[]).and_then(|files| Self::read(&files)).expect("the built-in components are right")
    }
}

/// A game without components.
impl Parts for () {
    const FILES: &'static [(&'static str, &'static str)] = &[];

    fn read(_: &Files<'_>) -> Result<Self, SetupError> {
        Ok(())
    }
}

/// What is agreed before a game. Unknown fields are errors; `Default` is what nobody chose otherwise.
pub trait Terms: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The components that the options are checked against.
    type Components;

    /// The fields, for the form of a table.
    fn form() -> Vec<Field>;

    /// The first player, if the options name one, and the rule about it.
    fn first(&self) -> Option<(Seat, &'static str)> {
        None
    }

    /// What else the options must fulfil. The number of players and the first player have been checked.
    ///
    /// # Errors
    /// Names the option.
    fn check(&self, _seats: u8, _components: &Self::Components) -> Checked {
        Ok(())
    }
}

/// A game without options.
impl Terms for () {
    type Components = ();

    fn form() -> Vec<Field> {
        Vec::new()
    }
}

/// What every box is made of.
#[derive(Clone, Debug)]
pub struct Kit<C, O> {
    /// The components.
    pub components: C,
    /// The options.
    pub options: O,
    /// The number of players.
    pub seats: u8,
}

/// The box: components and options, checked, never changing during a match, with what follows from both.
pub trait Setup: Sized + Debug + Send + Sync + 'static {
    /// The components.
    type Components: Parts;
    /// What is agreed before a game.
    type Options: Terms<Components = Self::Components>;

    /// What is fixed about the game.
    const INFO: GameInfo;
    /// The rule about the number of players.
    const SEATS_RULE: Option<&'static str> = None;

    /// Puts the box together. Number of players, first player and [`Terms::check`] have been checked.
    fn new(kit: Kit<Self::Components, Self::Options>) -> Self;

    /// What the box is made of.
    fn kit(&self) -> &Kit<Self::Components, Self::Options>;
}

/// The rules. A game in progress is one plain state with a stack of frames; the top one alone says what comes next.
pub trait Rules: Setup {
    /// A game in progress: small, flat, plain.
    type State: Clone + Debug + Eq + Hash + Send + Sync + 'static;
    /// A decision or a chance outcome.
    type Action: Code;
    /// Something that happened, as its audience may know it.
    type Event: Clone + Debug + PartialEq + Serialize + Send;
    /// What somebody is asked.
    type Question: Copy + Debug;
    /// What is rolled or drawn.
    type Draw: Copy + Debug;
    /// What follows by itself.
    type Step: Copy + Debug;

    /// The position before anything has happened, chance included.
    fn start(&self) -> Self::State;

    /// What is going on.
    fn top(&self, state: &Self::State) -> Frame<Self::Question, Self::Draw, Self::Step>;

    /// The turn that is going on, as the rulebook means it.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Who is asked; nearly always one seat. Several answer in any order.
    fn deciders(&self, state: &Self::State, question: Self::Question) -> SeatSet;

    /// Adds the legal answers of a seat that is asked, ascending; at least one.
    fn legal(
        &self,
        state: &Self::State,
        question: Self::Question,
        seat: Seat,
        referee: Referee,
        out: &mut Vec<Self::Action>,
    );

    /// Carries out a legal answer. Cannot fail; anything else is a bug and panics.
    fn answer(
        &self,
        state: &mut Self::State,
        question: Self::Question,
        seat: Seat,
        action: Self::Action,
        referee: Referee,
        sink: &mut impl Sink<Self::Event>,
    );

    /// What a draw may bring.
    fn draws<'a>(&'a self, state: &'a Self::State, draw: Self::Draw, referee: Referee) -> Draws<'a, Self::Action>;

    /// Carries out an outcome.
    fn drawn(
        &self,
        state: &mut Self::State,
        draw: Self::Draw,
        action: Self::Action,
        referee: Referee,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Carries out what follows by itself: it closes or replaces its frame.
    fn step(&self, state: &mut Self::State, step: Self::Step, referee: Referee, sink: &mut impl Sink<Self::Event>);

    /// Whether a seat is in the middle of one decision of the rulebook whose parts are asked one by one. They are taken back
    /// and committed together.
    fn midway(&self, _state: &Self::State, _seat: Seat, _referee: Referee) -> bool {
        false
    }
}

/// Points and the result.
pub trait Scoring: Rules {
    /// How each player stands, as far as a viewer knows, by seat.
    fn standings(&self, state: &Self::State, eye: Eye) -> Vec<Standing>;

    /// The result of a game that is over.
    fn outcome(&self, state: &Self::State, referee: Referee) -> Outcome;
}

/// What a viewer sees.
pub trait Eyes: Rules {
    /// What one viewer sees: public data, nothing else.
    type View: Clone + Debug + PartialEq + Serialize + Send;

    /// The table through a viewer's eyes, built by adding what may be seen.
    fn view(&self, state: &Self::State, eye: Eye) -> Self::View;
}

/// Worlds.
pub trait Sampling: Rules {
    /// A state that `seat` cannot tell from this one, each as likely as the seat must believe it to be.
    fn sample(&self, state: &Self::State, seat: Seat, referee: Referee, rng: &mut impl Rng) -> Self::State;
}

/// A position in numbers, for nets and for programs that learn.
pub trait Features: Rules {
    /// What the numbers mean.
    const LAYOUT: Layout;

    /// Writes what a seat sees, itself first and the others clockwise from it, block by block. `eye` is that seat's. Nothing is
    /// allocated: it is done for every position that a bot looks at.
    fn observe(&self, state: &Self::State, seat: Seat, eye: Eye, observer: &mut Observer<'_>);

    /// The points that a seat has before everybody's eyes. A net says how many are to come.
    fn points_now(&self, state: &Self::State, seat: Seat) -> i32;

    /// Whether the set-up is over, so that the numbers tell how the game may go. What comes before it is another game.
    fn in_play(&self, state: &Self::State) -> bool;
}

/// What is said to people: keys of messages, elements of the table.
pub trait Words: Rules {
    /// An option as a person sees it: words, elements, price. `action` is legal for `seat`, and `eye` is that seat's.
    fn describe(&self, state: &Self::State, seat: Seat, action: Self::Action, eye: Eye) -> Choice;

    /// Why an action that is not legal is not. Called only for such actions of a seat that is asked.
    fn refusal(&self, state: &Self::State, seat: Seat, action: Self::Action, eye: Eye) -> Refusal;

    /// What the seats that are asked are asked, as a viewer hears it. Called only while somebody is asked.
    fn prompt(&self, state: &Self::State, eye: Eye) -> Message;

    /// How an event is told and shown.
    fn tell(&self, event: &Self::Event) -> Notice;

    /// Standing orders that a seat may give now, whether it is asked or not.
    fn orders(&self, _state: &Self::State, _seat: Seat, _eye: Eye) -> Vec<Order> {
        Vec::new()
    }

    /// What a standing order answers here for a seat that is asked; nothing where it does not say, and then the order ends. Only
    /// legal answers count.
    fn obey(&self, _state: &Self::State, _seat: Seat, _order: u16, _eye: Eye) -> Option<Self::Action> {
        None
    }
}

/// What always holds.
pub trait Checks: Rules {
    /// The names of the invariants that fail.
    fn invariants(&self, state: &Self::State, referee: Referee) -> Vec<&'static str>;
}
