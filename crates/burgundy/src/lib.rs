//! The Castles of Burgundy, for 2 to 4 players, by the rules of 2011 (docs/rules/burgundy.md).
//!
//! [`Burgundy`] is the box. Each round the players use two dice each to take hex tiles, place them in their estates, sell
//! goods or take workers; `rules` has a file for each chapter of that. Every `B…` in this crate is a number of the rules.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
pub mod data;
mod event;
mod features;
mod frame;
mod invariants;
mod options;
pub mod pieces;
mod rules;
mod sample;
mod score;
pub mod state;
mod view;
mod words;

pub use action::Action;
pub use data::Components;
pub use event::Event;
pub use frame::{Draw, Frame, Frames, Question, Step};
pub use options::{Options, Variant};
pub use state::{Choice, Player, Points, State};
pub use view::{
    BoardView, BonusView, CellView, ChoiceView, DepotView, DieView, HexView, PlayerView, SpaceView, StackView, View,
};

use alloc::vec::Vec;
use pieces::Space;
use rules::Reach;
use signoria_core::contract::{Parts, Setup};
use signoria_core::{Code, GameInfo, Kit};

/// The box: components, options, and what follows from both.
#[derive(Clone, Debug)]
pub struct Burgundy {
    kit: Kit<Components, Options>,
    /// Place of the number of players in tables for 2, 3 and 4.
    by_players: usize,
    reach: Reach,
    /// The depot spaces in use.
    spaces: Vec<Space>,
}

impl Burgundy {
    /// The components.
    #[must_use]
    #[inline]
    pub fn parts(&self) -> &Components {
        &self.kit.components
    }

    /// The estate board of a player who has one.
    #[must_use]
    #[inline]
    pub fn board(&self, player: &Player) -> &data::Board {
        &self.kit.components.boards[usize::from(player.board) - 1]
    }

    /// The number of players, for arrays.
    #[inline]
    fn n(&self) -> usize {
        usize::from(self.kit.seats)
    }
}

impl Setup for Burgundy {
    type Components = Components;
    type Options = Options;

    const INFO: GameInfo = GameInfo {
        id: "burgundy",
        title: "The Castles of Burgundy",
        designer: "Stefan Feld",
        edition: "alea / Ravensburger, 2011",
        seats: 2..=state::PLAYERS as u8,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: Action::COUNT,
        data: Components::FILES,
        rules: [include_str!("../../../docs/books/burgundy.en.md"), include_str!("../../../docs/books/burgundy.pl.md")],
        pictures: PICTURES,
        texts: [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")],
    };

    fn new(kit: Kit<Components, Options>) -> Self {
        let in_use = |i: &usize| kit.components.spaces[*i].min_players <= kit.seats;
        let spaces = (0..Space::COUNT).filter(in_use).map(Space::at).collect();
        Burgundy { by_players: usize::from(kit.seats) - 2, reach: Reach::of(&kit.components), spaces, kit }
    }

    #[inline]
    fn kit(&self) -> &Kit<Components, Options> {
        &self.kit
    }
}

/// What rulebook and guide draw, by name: a chapter's own position, or the number of a worked example.
const PICTURES: &[(&str, &str)] = &[
    ("estate", include_str!("../pictures/estate.json")),
    ("start", include_str!("../pictures/start.json")),
    ("four", include_str!("../pictures/four.json")),
    ("boards-1", include_str!("../pictures/boards-1.json")),
    ("boards-5", include_str!("../pictures/boards-5.json")),
    ("boards-9", include_str!("../pictures/boards-9.json")),
    ("offer", include_str!("../pictures/offer.json")),
    ("first", include_str!("../pictures/first.json")),
    ("bv1", include_str!("../pictures/bv1.json")),
    ("bv3", include_str!("../pictures/bv3.json")),
    ("bv3-after", include_str!("../pictures/bv3-after.json")),
    ("bv5", include_str!("../pictures/bv5.json")),
    ("bv6", include_str!("../pictures/bv6.json")),
    ("bv12", include_str!("../pictures/bv12.json")),
    ("bv16", include_str!("../pictures/bv16.json")),
    ("bv18", include_str!("../pictures/bv18.json")),
    ("bv20", include_str!("../pictures/bv20.json")),
    ("bv21", include_str!("../pictures/bv21.json")),
    ("bv25", include_str!("../pictures/bv25.json")),
    ("bv28", include_str!("../pictures/bv28.json")),
    ("bv35", include_str!("../pictures/bv35.json")),
    ("bv36", include_str!("../pictures/bv36.json")),
    ("bv37", include_str!("../pictures/bv37.json")),
    ("bv39", include_str!("../pictures/bv39.json")),
    ("bv42", include_str!("../pictures/bv42.json")),
    ("bv42-after", include_str!("../pictures/bv42-after.json")),
    ("bv46", include_str!("../pictures/bv46.json")),
    ("bv47", include_str!("../pictures/bv47.json")),
];
