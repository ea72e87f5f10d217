//! Principato: two actions a turn, two open cards in hand, a principality of fields, banks and art, and neighbours
//! whose soldiers must be outnumbered five times.
//!
//! Rules: `docs/rules/principato.md`; every `P…` in this crate is a number of that book.
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
            include_str!("../../../docs/books/principato.en.md"),
            include_str!("../../../docs/books/principato.pl.md"),
        ],
        pictures: &[
            ("army", include_str!("../pictures/army.json")),
            ("army-after", include_str!("../pictures/army-after.json")),
            ("cards-build", include_str!("../pictures/cards-build.json")),
            ("cards-produce", include_str!("../pictures/cards-produce.json")),
            ("cards-war-art", include_str!("../pictures/cards-war-art.json")),
            ("church-full", include_str!("../pictures/church-full.json")),
            ("exchange", include_str!("../pictures/exchange.json")),
            ("farms", include_str!("../pictures/farms.json")),
            ("final", include_str!("../pictures/final.json")),
            ("first-action", include_str!("../pictures/first-action.json")),
            ("first-turn", include_str!("../pictures/first-turn.json")),
            ("harvest", include_str!("../pictures/harvest.json")),
            ("harvest-after", include_str!("../pictures/harvest-after.json")),
            ("moved", include_str!("../pictures/moved.json")),
            ("order", include_str!("../pictures/order.json")),
            ("ranking", include_str!("../pictures/ranking.json")),
            ("sculptor", include_str!("../pictures/sculptor.json")),
            ("start", include_str!("../pictures/start.json")),
            ("two-rounds", include_str!("../pictures/two-rounds.json")),
            ("year-three", include_str!("../pictures/year-three.json")),
        ],
        texts: [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")],
    };

    fn new(kit: Kit<Components, Options>) -> Self {
        Principato { kit }
    }

    fn kit(&self) -> &Kit<Components, Options> {
        &self.kit
    }
}
