//! Principato: two actions a turn, two open cards in hand, a principality of fields, banks and art, and neighbours
//! whose soldiers must be outnumbered five times.
//!
//! Rules: `docs/rules/principato.md`; every `P…` in this crate is a number of that book.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
mod data;
mod event;
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

pub use action::{Action, Activation, FavorPlace, Move};
pub use data::{
    Alternative, CardCounts, Components, CultureCounts, FaceData, Gain, GoalData, MAX_ALTERNATIVES, MAX_PLAYERS,
    MAX_POOL, MAX_VALUE, Pays,
};
pub use event::{Event, Gained, Paid, Placed};
pub use frame::{Draw, Frame, Frames, Muster, Question, Round, Step};
pub use options::Options;
pub use pieces::{Area, Card, Cube, Culture, Face, Goal, Pile, Soldier, Token};
pub use state::{Army, Player, Pool, State, Stock};
pub use view::{
    AlternativeView, ArmyView, CardCount, CultureView, DeckView, FaceView, GoalCount, GoalView, HandCard, MilitaryRow,
    MilitaryView, Outlook, Phase, PlayerView, PoolCard, Rank, StockView, Store, View,
};

use signoria_core::contract::{Parts, Setup};
use signoria_core::{Code, GameInfo, Kit};

/// Cubes on a farm or a bank. P1.16
pub(crate) const STORE: u8 = 2;
/// Favor cubes in a church. P1.16
pub(crate) const CHURCH: u8 = 3;

/// The box.
#[derive(Clone, Debug)]
pub struct Principato {
    kit: Kit<Components, Options>,
}

impl Setup for Principato {
    type Components = Components;
    type Options = Options;

    const INFO: GameInfo = GameInfo {
        id: "principato",
        title: "Principato",
        designer: "Touko Tahkokallio",
        edition: "2011, eggertspiele; Polish edition by G3",
        seats: data::PLAYERS,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: Action::COUNT,
        data: Components::FILES,
        rules: [
            include_str!("../../../docs/rules/principato.md"),
            include_str!("../../../docs/rules/pl/principato.md"),
        ],
        pictures: &[],
        texts: [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")],
    };

    fn new(kit: Kit<Components, Options>) -> Self {
        Principato { kit }
    }

    fn kit(&self) -> &Kit<Components, Options> {
        &self.kit
    }
}
