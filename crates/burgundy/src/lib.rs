//! The Castles of Burgundy, for 2 to 4 players, by the rules of 2011 (docs/rules/burgundy.md).
//!
//! [`Burgundy`] is the box. Each round the players use two dice each to take hex tiles, place them in their estates, sell
//! goods or take workers; `rules` has a file for each chapter of that. Every `B…` in this crate is a number of the rules.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
pub mod data;
mod event;
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
        rules: [include_str!("../../../docs/rules/burgundy.md"), include_str!("../../../docs/rules/pl/burgundy.md")],
        pictures: &[],
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
