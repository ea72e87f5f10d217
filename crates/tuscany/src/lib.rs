//! The Castles of Tuscany, by Stefan Feld: three stacks of tiles, an estate of thirty fields, points that count three times.
//!
//! Rules: `docs/rules/tuscany.md`, whose numbers (`T5.3.2`) the comments, tests and messages carry.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
mod data;
mod event;
mod features;
mod frame;
mod invariants;
mod options;
mod pieces;
mod rules;
mod sample;
mod score;
mod state;
mod view;
mod words;

pub use action::{Action, NO_SPACE, Unit};
pub use data::{
    CELLS, Components, DISPLAY, EstateTile, FIELDS, OWN_TILES, SEATS, SPACES, STACK, TILES_PER_LETTER, YIELDS,
    YieldCard,
};
pub use event::{Event, PieceView, Supply, TileView};
pub use frame::{Draw, Frame, Frames, Question, Step};
pub use options::Options;
pub use pieces::{Bonus, FACES, Face, Good, Kind, Piece, Reward, TILES, Tile};
pub use state::estate::Layout;
pub use state::{Cards, Estate, Player, Points, State};
pub use view::{
    ClockView, ColourView, DisplayView, EstateTileView, FieldView, LayoutView, PaymentView, PlayerView, SetupView,
    TileCount, View, YieldView,
};

use signoria_core::contract::{Parts, Setup};
use signoria_core::hex::Hex;
use signoria_core::{Code, GameInfo, Kit};
use state::estate;

/// The box, and what follows from the components.
#[derive(Clone, Debug)]
pub struct Tuscany {
    kit: Kit<Components, Options>,
    /// Where the fields of an estate lie, for each pair of shifts.
    positions: [[Hex; FIELDS]; 4],
    /// The fields beside each field, a bit each, for each pair of shifts.
    adjacencies: [[u32; FIELDS]; 4],
}

impl Setup for Tuscany {
    type Components = Components;
    type Options = Options;

    const INFO: GameInfo = GameInfo {
        id: "tuscany",
        title: "The Castles of Tuscany",
        designer: "Stefan Feld",
        edition: "2020",
        seats: 2..=SEATS as u8,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: Action::COUNT,
        data: Components::FILES,
        rules: [include_str!("../../../docs/books/tuscany.en.md"), include_str!("../../../docs/books/tuscany.pl.md")],
        pictures: PICTURES,
        texts: [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")],
    };

    const SEATS_RULE: Option<&'static str> = Some("T2.14");

    fn new(kit: Kit<Components, Options>) -> Self {
        let (positions, adjacencies) = (estate::positions(&kit.components), estate::adjacencies(&kit.components));
        Tuscany { kit, positions, adjacencies }
    }

    fn kit(&self) -> &Kit<Components, Options> {
        &self.kit
    }
}

/// Positions that the book and the guide draw.
const PICTURES: &[(&str, &str)] = &[
    ("castle", include_str!("../pictures/castle.json")),
    ("castle-done", include_str!("../pictures/castle-done.json")),
    ("city", include_str!("../pictures/city.json")),
    ("estates-one", include_str!("../pictures/estates-one.json")),
    ("estates-two", include_str!("../pictures/estates-two.json")),
    ("full", include_str!("../pictures/full.json")),
    ("hexagon", include_str!("../pictures/hexagon.json")),
    ("hexagons", include_str!("../pictures/hexagons.json")),
    ("kept", include_str!("../pictures/kept.json")),
    ("last-round", include_str!("../pictures/last-round.json")),
    ("layouts", include_str!("../pictures/layouts.json")),
    ("middle", include_str!("../pictures/middle.json")),
    ("monasteries", include_str!("../pictures/monasteries.json")),
    ("monastery", include_str!("../pictures/monastery.json")),
    ("olives", include_str!("../pictures/olives.json")),
    ("pair-and-worker", include_str!("../pictures/pair-and-worker.json")),
    ("paying", include_str!("../pictures/paying.json")),
    ("phase-end", include_str!("../pictures/phase-end.json")),
    ("start", include_str!("../pictures/start.json")),
    ("swap", include_str!("../pictures/swap.json")),
    ("sweep", include_str!("../pictures/sweep.json")),
    ("tie", include_str!("../pictures/tie.json")),
];
