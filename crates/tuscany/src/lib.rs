//! The Castles of Tuscany, by Stefan Feld: three stacks of tiles, an estate of thirty fields, points that count three times.
//!
//! Rules: `docs/rules/tuscany.md`, whose numbers (`T5.3.2`) the comments, tests and messages carry.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
mod data;
mod estate;
mod event;
mod frame;
mod invariants;
mod rules;
mod sample;
mod score;
mod state;
mod view;
mod words;

pub use action::{Action, NO_SPACE, Unit};
pub use data::{
    Bonus, CELLS, Components, DISPLAY, EstateTile, FACES, FIELDS, FILES, Face, Good, Kind, OWN_TILES, Reward, SEATS,
    SPACES, STACK, TILES, TILES_PER_LETTER, Tile, YIELDS, YieldCard,
};
pub use estate::Layout;
pub use event::{Event, PieceView, Supply, TileView};
pub use frame::{Frame, Frames};
pub use state::{Cards, Estate, Piece, Player, Points, State};
pub use view::{
    ColourView, EstateTileView, FieldView, LayoutView, PaymentView, PlayerView, PointsView, SetupView, View,
};

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use signoria_core::hex::Hex;
use signoria_core::{
    Actor, Choice, Field, FieldKind, Game, GameInfo, Message, Outcome, Refusal, Rng, Seat, SetupError, Sink, ToAct,
    Viewer, pick_weighted,
};

/// The box: components, options, number of players, and what follows from the components.
#[derive(Clone, Debug)]
pub struct Tuscany {
    components: Components,
    options: Options,
    seats: u8,
    /// Where the fields of an estate lie, for each pair of shifts.
    positions: [[Hex; FIELDS]; 4],
    /// The fields beside each field, a bit each, for each pair of shifts.
    adjacencies: [[u32; FIELDS]; 4],
}

/// What is agreed before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The start player; nothing: drawn. T2.7, TA28
    pub first: Option<u8>,
}

impl Tuscany {
    /// The components of the box.
    #[must_use]
    pub fn parts(&self) -> &Components {
        &self.components
    }

    /// The fields beside each field of an estate with a pair of shifts, a bit each.
    #[must_use]
    #[inline]
    pub fn adjacent(&self, shifts: u8) -> &[u32; FIELDS] {
        &self.adjacencies[usize::from(shifts)]
    }

    /// The fields of the region of a field of an open estate, a bit each. T1.11
    #[must_use]
    #[inline]
    pub fn region_of(&self, player: &Player, kind: Kind, field: usize) -> u32 {
        estate::region(self.adjacent(player.shifts), player.kinds[kind.idx()], field)
    }

    /// The storage spaces of a player. T5.2.4, T6.10
    #[must_use]
    pub fn capacity_of(&self, player: &Player) -> u8 {
        let storage = Bonus::ExtraStorage;
        self.components.storage_spaces + self.components.bonus_amount[storage.idx()] * player.has(storage)
    }
}

impl Game for Tuscany {
    type Components = Components;
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "tuscany",
        title: "The Castles of Tuscany",
        designer: "Stefan Feld",
        edition: "2020",
        seats: 2..=SEATS as u8,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: Action::COUNT,
        data: &FILES,
        rules: [include_str!("../../../docs/rules/tuscany.md"), include_str!("../../../docs/rules/pl/tuscany.md")],
        texts: [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")],
    };

    fn form() -> Vec<Field> {
        vec![Field { key: "first", kind: FieldKind::Number { min: 0, max: SEATS as i32 - 1 } }]
    }

    fn components(files: &[(&str, &str)]) -> Result<Components, SetupError> {
        Components::from_files(files)
    }

    fn new(components: Components, seats: u8, options: Options) -> Result<Self, SetupError> {
        if !Self::INFO.seats.contains(&seats) {
            return Err(SetupError::seats(seats, &Self::INFO.seats, Some("T2.14")));
        }
        if let Some(first) = options.first.filter(|first| *first >= seats) {
            return Err(SetupError {
                at: "first".into(),
                problem: format!("there is no seat {first}"),
                allowed: format!("0 to {}, or nothing", seats - 1),
                rule: Some("TA28"),
            });
        }
        let (positions, adjacencies) = (estate::positions(&components), estate::adjacencies(&components));
        Ok(Tuscany { components, options, seats, positions, adjacencies })
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
        self.who(state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.legal_of(state, seat, out);
    }

    fn chance(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        self.chance_of(state, out);
    }

    #[inline]
    fn roll(&self, state: &State, scratch: &mut Vec<(Action, u32)>, rng: &mut impl Rng) -> Action {
        self.roll_of(state, rng).unwrap_or_else(|| {
            scratch.clear();
            self.chance_of(state, scratch);
            pick_weighted(scratch, rng)
        })
    }

    fn apply(&self, state: &mut State, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        let seat = match actor {
            Actor::Seat(seat) => seat,
            Actor::Chance => state.turn,
        };
        self.carry_out(state, seat, action, sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
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
        words::message(event)
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        Refusal(self.why_not(state, seat, action))
    }

    fn invariants(&self, state: &State) -> Vec<&'static str> {
        self.broken(state)
    }
}
