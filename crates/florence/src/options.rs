//! What is agreed before a game. F2.11

use crate::state::State;
use crate::{Components, Florence, MAX_PLAYERS};
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use signoria_core::contract::Terms;
use signoria_core::data::{Checked, ensure};
use signoria_core::{Field, FieldKind, Seat, When};

/// What is agreed before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The Muse and the Princess. F8.3
    pub muse: bool,
    /// Cooperative building. F8.4
    pub coop: bool,
    /// With two players: one freedom less. F2.6
    pub hard: bool,
    /// The first start player; nothing: drawn. F2.9
    pub first: Option<u8>,
}

impl Terms for Options {
    type Components = Components;

    fn form() -> Vec<Field> {
        vec![
            Field::new("muse", FieldKind::Flag),
            Field::new("coop", FieldKind::Flag),
            Field::new("hard", FieldKind::Flag).when(When::Seats { min: 2, max: 2 }),
            Field::new("first", FieldKind::Number { min: 0, max: MAX_PLAYERS as i32 - 1 }),
        ]
    }

    fn first(&self) -> Option<(Seat, &'static str)> {
        self.first.map(|first| (Seat(first), "F2.9"))
    }

    fn check(&self, seats: u8, _: &Components) -> Checked {
        let problem = "only two players can leave out a freedom";
        ensure(!self.hard || seats == 2, "hard", problem, "false with more than two players", "F2.6")
    }
}

impl Florence {
    /// The money that everybody begins with, in hundreds. F2.5, F8.2.1
    pub(crate) fn starting_money(&self) -> u16 {
        if self.kit.seats == 2 { 25 } else { 35 }
    }

    /// The opening bid and the last player's price, in hundreds. F5.2.3, F5.2.8, F8.2.2
    #[must_use]
    pub fn opening_bid(&self) -> u16 {
        if self.kit.seats == 2 { 3 } else { 2 }
    }

    /// What a player can pay in all, prestige sold, in hundreds. F5.1.1
    pub(crate) fn credit(&self, s: &State, seat: Seat) -> u16 {
        let player = &s.players[seat];
        player.money + if self.sells() { player.pp } else { 0 }
    }

    /// What a player would have to sell for a price, in points. F5.1.3
    pub(crate) fn lacks(&self, s: &State, seat: Seat, price: u16) -> u16 {
        price.saturating_sub(s.players[seat].money)
    }

    /// Whether prestige may be sold at all. F8.3.20
    pub(crate) fn sells(&self) -> bool {
        !self.kit.options.muse
    }
}
