//! Toy: bid cards for the prizes of a die. A small complete game, and the template of every new one.
//!
//! It has what makes games hard to carry: chance (a die, a bag), hands that one player knows, and a choice that all
//! make at the same time in secret. Rules: `rules.md`.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
mod data;
mod frame;
mod rules;
mod score;
mod state;
mod view;

pub use action::Action;
pub use data::{Components, KINDS};
pub use frame::Frame;
pub use state::{Hand, Player, State};
pub use view::{Event, PlayerView, Points, View};

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use signoria_core::{
    Actor, Choice, Field, FieldKind, Game, GameInfo, Message, Outcome, Refusal, Rng, Seat, SetupError, Sink, ToAct,
    Viewer,
};

/// The most players.
pub const MAX_PLAYERS: usize = 4;

/// The box: components, options, number of players.
#[derive(Clone, Debug)]
pub struct Toy {
    components: Components,
    options: Options,
    seats: u8,
}

/// How long the game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// Three rounds.
    #[default]
    Short,
    /// Four rounds.
    Long,
}

/// What is agreed before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How long the game is. X2.3
    pub length: Length,
    /// The prize of the last round counts twice. X3.4
    pub double: bool,
    /// The first player; nothing: drawn. X2.1
    pub first: Option<u8>,
}

impl Toy {
    /// The number of rounds. X2.3
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.components.rounds[self.options.length as usize]
    }
}

impl Game for Toy {
    type Components = Components;
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "toy",
        title: "Toy",
        designer: "Signoria",
        edition: "2026",
        seats: 2..=MAX_PLAYERS as u8,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: action::N_ACTIONS,
        data: &[("cards.toml", include_str!("../data/cards.toml"))],
        rules: [include_str!("../rules.md"), include_str!("../rules.pl.md")],
        texts: [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")],
    };

    fn form() -> Vec<Field> {
        vec![
            Field { key: "length", kind: FieldKind::Word(vec!["short", "long"]) },
            Field { key: "double", kind: FieldKind::Flag },
            Field { key: "first", kind: FieldKind::Number { min: 0, max: MAX_PLAYERS as i32 - 1 } },
        ]
    }

    fn components(files: &[(&str, &str)]) -> Result<Components, SetupError> {
        Components::from_files(files)
    }

    fn new(components: Components, seats: u8, options: Options) -> Result<Self, SetupError> {
        if !Self::INFO.seats.contains(&seats) {
            return Err(SetupError::seats(seats, &Self::INFO.seats, None));
        }
        if let Some(first) = options.first.filter(|first| *first >= seats) {
            return Err(SetupError {
                at: "first".into(),
                problem: format!("there is no seat {first}"),
                allowed: format!("0 to {}, or nothing", seats - 1),
                rule: Some("X2.1"),
            });
        }
        Ok(Toy { components, options, seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        self.set_up()
    }

    fn to_act(&self, state: &State) -> ToAct {
        state.frame.to_act()
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.legal_of_frame(state, seat, out);
    }

    fn chance(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        self.chance_of_frame(state, out);
    }

    fn apply(&self, state: &mut State, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        self.apply_to_frame(state, actor, action, sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.final_outcome(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn sample(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        self.sample_of(state, seat, rng)
    }

    fn index(action: Action) -> u32 {
        action.index()
    }

    fn action(index: u32) -> Option<Action> {
        Action::at(index)
    }

    fn describe(&self, _: &State, _: Seat, action: Action) -> Choice {
        view::describe(action)
    }

    fn message(&self, event: &Event) -> Option<Message> {
        Some(view::message(event))
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        self.refusal_of_frame(state, seat, action)
    }

    fn invariants(&self, state: &State) -> Vec<&'static str> {
        self.broken(state)
    }
}
