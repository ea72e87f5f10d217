//! Toy: bid cards for the prizes of a die. A small complete game, and the template of every new one.
//!
//! It has what makes games hard to carry: chance (a die, a bag), hands that others do not see, and a choice that all make
//! at the same time in secret. Rules: `rules.md`; every `X…` in this crate is a number of that book.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
mod data;
mod event;
mod features;
mod frame;
mod invariants;
mod options;
mod rules;
mod sample;
mod score;
mod state;
mod view;
mod words;

pub use action::Action;
pub use data::{Components, KINDS, MAX_HAND, MAX_PLAYERS};
pub use event::Event;
pub use frame::{Draw, Frame, Question};
pub use options::{Length, Options};
pub use state::{Player, State};
pub use view::{PlayerView, View};

use signoria_core::contract::{Parts, Setup};
use signoria_core::{Code, GameInfo, Kit};

/// The box.
#[derive(Clone, Debug)]
pub struct Toy {
    kit: Kit<Components, Options>,
}

impl Setup for Toy {
    type Components = Components;
    type Options = Options;

    const INFO: GameInfo = GameInfo {
        id: "toy",
        title: "Toy",
        designer: "Signoria",
        edition: "2026",
        seats: 2..=MAX_PLAYERS as u8,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: Action::COUNT,
        data: Components::FILES,
        rules: [include_str!("../rules.md"), include_str!("../rules.pl.md")],
        pictures: &[],
        texts: [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")],
    };

    fn new(kit: Kit<Components, Options>) -> Self {
        Toy { kit }
    }

    fn kit(&self) -> &Kit<Components, Options> {
        &self.kit
    }
}
