//! Principato: two actions a turn, two open cards in hand, a principality of fields, banks and art, and neighbours
//! whose soldiers must be outnumbered five times.
//!
//! Rules: `docs/rules/principato.md`; every `P…` in this crate is a number of that book.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
mod data;
mod frame;
mod kinds;
mod rules;
mod score;
mod state;
mod view;

pub use action::{Action, Activation, FavorPlace, Move};
pub use data::{
    Alternative, CardCounts, Components, CultureCounts, FaceData, Gain, GoalData, MAX_ALTERNATIVES, MAX_PLAYERS,
    MAX_POOL, MAX_VALUE, Pays,
};
pub use frame::{Frame, Frames, Round};
pub use kinds::{Area, Card, Cube, Culture, Face, Goal, Pile, Soldier, Token};
pub use state::{Army, Player, Pool, State, Stock};
pub use view::{
    AlternativeView, ArmyView, CardCount, CultureView, DeckView, Event, FaceView, Gained, GoalCount, GoalView,
    HandCard, MilitaryRow, MilitaryView, Outlook, Paid, Phase, Placed, PlayerView, Points, PoolCard, Standing,
    StockView, Store, View,
};

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use signoria_core::{
    Actor, Choice, Field, FieldKind, Game, GameInfo, Message, Outcome, Refusal, Rng, Seat, SetupError, Sink, ToAct,
    Viewer, pick_weighted,
};

/// Cubes on a farm or a bank. P1.16
pub(crate) const STORE: u8 = 2;
/// Favor cubes in a church. P1.16
pub(crate) const CHURCH: u8 = 3;
/// Condottieri and militia in all. P1.5
pub(crate) const MAX_SOLDIERS: u8 = 37;

/// The box: components, options, number of players.
#[derive(Clone, Debug)]
pub struct Principato {
    components: Components,
    options: Options,
    seats: u8,
}

/// What is agreed before a game. There is no variant (P8.4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The starting player; nothing: drawn. P2.9
    pub first: Option<u8>,
}

impl Principato {
    /// The components that the game is played with.
    #[must_use]
    pub fn box_of(&self) -> &Components {
        &self.components
    }
}

impl Game for Principato {
    type Components = Components;
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "principato",
        title: "Principato",
        designer: "Touko Tahkokallio",
        edition: "2011, eggertspiele; Polish edition by G3",
        seats: data::PLAYERS,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: action::N_ACTIONS,
        data: &data::FILES,
        rules: [
            include_str!("../../../docs/rules/principato.md"),
            include_str!("../../../docs/rules/pl/principato.md"),
        ],
        texts: [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")],
    };

    fn form() -> Vec<Field> {
        vec![Field { key: "first", kind: FieldKind::Number { min: 0, max: MAX_PLAYERS as i32 - 1 } }]
    }

    fn components(files: &[(&str, &str)]) -> Result<Components, SetupError> {
        Components::read(files)
    }

    fn new(components: Components, seats: u8, options: Options) -> Result<Self, SetupError> {
        if !data::PLAYERS.contains(&seats) {
            return Err(SetupError::seats(seats, &Self::INFO.seats, None));
        }
        if let Some(first) = options.first.filter(|first| *first >= seats) {
            return Err(SetupError {
                at: "first".into(),
                problem: format!("there is no seat {first}"),
                allowed: format!("0 to {}, or nothing", seats - 1),
                rule: Some("P2.9"),
            });
        }
        Ok(Principato { components, options, seats })
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

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        self.decides(state)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.legal_of_frame(state, seat, out);
    }

    fn chance(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        self.chance_of_frame(state, out);
    }

    #[inline]
    fn roll(&self, state: &State, scratch: &mut Vec<(Action, u32)>, rng: &mut impl Rng) -> Action {
        self.roll_of_frame(state, rng).unwrap_or_else(|| {
            scratch.clear();
            self.chance(state, scratch);
            pick_weighted(scratch, rng)
        })
    }

    #[inline]
    fn apply(&self, state: &mut State, _: Actor, action: Action, sink: &mut impl Sink<Event>) {
        self.apply_to_frame(state, action, sink);
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

    fn describe(&self, state: &State, seat: Seat, action: Action) -> Choice {
        self.choice(state, seat, action)
    }

    fn message(&self, event: &Event) -> Option<Message> {
        view::message(event)
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        self.refuse(state, seat, action)
    }

    fn invariants(&self, state: &State) -> Vec<&'static str> {
        self.broken(state)
    }
}
