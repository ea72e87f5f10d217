//! Craftsmen for 2 to 5 players.
//!
//! Helpers in queues, payments in sets of capital, an auction over hidden hands, production lines as sets of icons, decks of
//! which one player knows a part. Rules: `docs/rules/craftsmen.md`; every `C…` in this crate is a number of that book.
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

pub use action::Action;
pub use data::{
    BUILD_COST, BUY_COST, CardPart, Components, FAIR, HELPERS, Hold, MAX_PLAYERS, MAYOR, Recipe, SHIPS, TOKENS, WORK,
    YEARS,
};
pub use event::Event;
pub use frame::{Draw, Frame, Frames, Question, Step, Surplus};
pub use options::Options;
pub use pieces::{Capital, Card, Color, Favour, Good, Guild, Icon, Season, Side, Tier};
pub use rules::RIBBON;
pub use state::{Act, Auction, Cards, Disc, Marker, Payment, Player, Slot, Source, Stack, State, set_value, worth};
pub use view::{
    AuctionView, CapitalView, CardView, ColumnView, DeckView, DiscView, HoldView, KindView, PaymentView, Phase,
    PlacedView, PlayerView, QueueView, SetView, ShipView, View,
};

use data::Works;
use signoria_core::contract::{Parts, Setup};
use signoria_core::{Code, GameInfo, Kit};

/// The box: components, options, and what follows from them for production.
#[derive(Clone, Debug)]
pub struct Craftsmen {
    kit: Kit<Components, Options>,
    works: Works,
}

impl Setup for Craftsmen {
    type Components = Components;
    type Options = Options;

    const INFO: GameInfo = GameInfo {
        id: "craftsmen",
        title: "Craftsmen",
        designer: "Krzysztof Matusik",
        edition: "2013",
        seats: 2..=MAX_PLAYERS as u8,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: Action::COUNT,
        data: Components::FILES,
        rules: [
            include_str!("../../../docs/books/craftsmen.en.md"),
            include_str!("../../../docs/books/craftsmen.pl.md"),
        ],
        pictures: &[
            ("town", include_str!("../pictures/town.json")),
            ("row", include_str!("../pictures/row.json")),
            ("queue", include_str!("../pictures/queue.json")),
            ("ships", include_str!("../pictures/ships.json")),
            ("granary", include_str!("../pictures/granary.json")),
            ("clothes", include_str!("../pictures/clothes.json")),
            ("city", include_str!("../pictures/city.json")),
        ],
        texts: [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")],
    };

    fn new(kit: Kit<Components, Options>) -> Self {
        let works = Works::new(&kit.components);
        Craftsmen { kit, works }
    }

    fn kit(&self) -> &Kit<Components, Options> {
        &self.kit
    }
}
