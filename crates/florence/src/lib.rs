//! The Princes of Florence for 2 to 5 players, with The Muse and the Princess and with cooperative building.
//!
//! Auctions with passing, decks with cards put back that one player knows, boards with polyominoes as bit sets, offers
//! between two players. Rules: `docs/rules/florence.md`; every `F…` in this crate is a number of that book.
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
    BonusPart, Border, Components, Direction, Face, Form, Grids, Joint, MAX_PLAYERS, Mode, PrestigePart, ROUNDS,
    Requirement, Wishes, around, bit, cells_of,
};
pub use event::{Event, Phase};
pub use frame::{Draw, Frame, Frames, Offer, Question, Step};
pub use options::Options;
pub use pieces::{
    Bonus, Building, Card, Cards, Character, Freedom, Landscape, Lot, Pile, Prestige, Profession, Size, Term, Tile,
};
pub use score::Counts;
pub use state::{Auction, Court, Player, Secrets, Source, State, Under};
pub use view::{
    AuctionView, BuildingView, CardView, CharacterView, DeckView, FittingView, FormView, FreedomView, GainView,
    LotView, MakingView, OfferView, PlacedView, PlacingView, PlayerView, PrestigeView, PricesView, SpaceView, StepView,
    TileView, UnderView, View, WorkView,
};

use signoria_core::contract::{Parts, Setup};
use signoria_core::{Code, GameInfo, Kit};

/// The box: components, options, and every place of every tile.
#[derive(Clone, Debug)]
pub struct Florence {
    kit: Kit<Components, Options>,
    grids: Grids,
}

impl Florence {
    /// Where tiles fit.
    #[must_use]
    pub fn grids(&self) -> &Grids {
        &self.grids
    }
}

impl Setup for Florence {
    type Components = Components;
    type Options = Options;

    const INFO: GameInfo = GameInfo {
        id: "florence",
        title: "The Princes of Florence",
        designer: "Wolfgang Kramer, Richard Ulrich, Jens Christopher Ulrich",
        edition: "2000",
        seats: 2..=MAX_PLAYERS as u8,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: Action::COUNT,
        data: Components::FILES,
        rules: [include_str!("../../../docs/books/florence.en.md"), include_str!("../../../docs/books/florence.pl.md")],
        pictures: PICTURES,
        texts: [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")],
    };

    fn new(kit: Kit<Components, Options>) -> Self {
        let grids = Grids::new(&kit.components, kit.seats, kit.options.coop);
        Florence { kit, grids }
    }

    fn kit(&self) -> &Kit<Components, Options> {
        &self.kit
    }
}

/// Positions of the rules and the guide.
const PICTURES: &[(&str, &str)] = &[
    ("court", include_str!("../pictures/court.json")),
    ("market", include_str!("../pictures/market.json")),
    ("characters", include_str!("../pictures/characters.json")),
    ("joint", include_str!("../pictures/joint.json")),
    ("poet", include_str!("../pictures/poet.json")),
    ("bonus", include_str!("../pictures/bonus.json")),
];
