//! The components: `data/*.toml` as typed tables, checked, with errors that name file, entry and rule.
//!
//! What the rulebook says cannot be changed: it is compared with the built-in file, and numbers that can have one value
//! alone are constants. Colours, kinds and house symbols of cards, recipes, points, holds, bonus values, the third bonus of
//! ship 3, the split of the capital and the final phase of winter are open to a host.

mod check;
mod works;

pub(crate) use works::Works;

use crate::pieces::{CARDS, Capital, Card, Color, FINALS, Good};
use alloc::vec::Vec;
use serde::Deserialize;
use signoria_core::contract::Parts;
use signoria_core::data::Files;
use signoria_core::{SetupError, files};

/// The most players.
pub const MAX_PLAYERS: usize = 5;
/// C4.1
pub const YEARS: u8 = 3;
/// C2.1
pub const HELPERS: u8 = 5;
/// C4.6
pub(crate) const HAND: u8 = 10;
/// C4.5
pub(crate) const HAND_AT_END: u8 = 8;
/// The most cards of a hand at any time, inside a banker action. C13.3
pub(crate) const MOST_CARDS: usize = 14;
/// C2.2
pub(crate) const DEALT: u8 = 5;
/// Basic cards that are dealt to each player. C2.3
pub(crate) const DEALT_BASIC: u8 = 2;
/// Spaces of a display. C1.1.1
pub(crate) const SHOWN: usize = 2;
/// C3.1.2
pub const FAIR: u8 = 3;
/// The most privilege tokens and the most work tokens of a player. C5.8.1, C5.8.2
pub const TOKENS: u8 = 3;
/// C5.1.2
pub(crate) const OWN_HELPERS: u8 = 2;
/// Spaces of a queue. C5.1.3
pub(crate) const SPACES: usize = 3;
/// Spaces of the order-change track. C5.8.3
pub(crate) const CHANGES: usize = 3;
/// Buildings of an action. C5.4.1
pub(crate) const BUILDS: u8 = 2;
/// Cards that the bank gives. C5.3.1
pub(crate) const BANK: u8 = 4;
/// Cards that the bank asks back, and with the privilege. C5.3.2
pub(crate) const BANK_BACK: [u8; 2] = [2, 1];
/// C8.1.2
pub(crate) const CITY: i16 = 3;
/// Cards that the notary's privilege draws. C5.5.11
pub(crate) const PEEK: u8 = 3;
/// What a further card of a set is worth. C5.2.4
pub(crate) const SET: u8 = 5;
/// C5.4.1
pub const BUILD_COST: [u8; 3] = [2, 3, 6];
/// C5.5.1
pub const BUY_COST: [u8; 3] = [3, 5, 10];
/// C5.5.6
pub const MAYOR: [u8; 3] = [1, 2, 3];
/// Work points by year. C5.6.2
pub const WORK: [u8; 3] = [3, 4, 5];
/// The fee in points by year. C5.1.5
pub(crate) const FEE: [i16; 3] = [1, 2, 3];
/// Neutral markers. C1.1.7
pub(crate) const NEUTRAL: u8 = 14;
/// The most helpers of all in a guild, by number of players from 2. C5.1.2, C8.4.1
pub(crate) const MOST_IN_GUILD: [u8; 4] = [4, 4, 5, 6];
/// Points by place in the starting order. C2.9
pub(crate) const START: [i16; MAX_PLAYERS] = [0, 1, 1, 2, 2];
/// The most that a hand is worth: ten cards of one colour. C14.2
pub(crate) const MOST_BID: u32 = 45;
/// C1.1.1
pub const SHIPS: usize = 4;
/// The most capital cards of a kind that a set of components may have.
pub(crate) const MOST_OF_A_KIND: u32 = 6;
/// The most rows of holds that a set of components may have: nine goods on each ship.
pub(crate) const MOST_HOLDS: usize = 36;

/// The components, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// The building cards: basic, extended, advanced, sawmills.
    pub cards: [CardPart; CARDS],
    /// What each kind of building needs and scores, by what it yields. C1.3
    pub recipes: [Recipe; Good::COUNT],
    /// The rows of holds, ship by ship, from the top.
    pub holds: Vec<Hold>,
    /// The bonus points of each ship: as many as players get one. C8.1.1
    pub bonuses: [Vec<u8>; SHIPS],
    /// The value of each bonus token. C8.2.2
    pub tokens: [u8; FINALS],
    /// How many capital cards there are of each kind. C1.1.2
    pub capital: [u8; Capital::COUNT],
    /// Whether winter has a final phase. CA41
    pub winter_final: bool,
    /// The files that are open to a host's own values.
    pub reconstructed: Vec<&'static str>,
}

/// A building card. C1.2.1
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPart {
    /// What it yields.
    pub good: Good,
    /// The upper colour.
    pub top: Color,
    /// The lower colour.
    pub bottom: Color,
    /// Whether it bears a house. C2.4
    pub house: bool,
}

/// A kind of building. C1.3
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// What it needs, one icon each.
    pub inputs: Vec<Good>,
    /// Points for producing.
    pub points: u8,
}

/// A row of holds of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Hold {
    /// The ship, from 0.
    #[serde(skip)]
    pub ship: u8,
    /// The row, the highest is 1.
    pub row: u8,
    /// What it takes.
    pub good: Good,
    /// What a marker scores.
    pub points: u8,
}

impl Components {
    /// A building card.
    #[must_use]
    pub fn card(&self, card: Card) -> &CardPart {
        &self.cards[card.idx()]
    }

    /// What a kind of building needs and scores.
    #[must_use]
    pub fn recipe(&self, good: Good) -> &Recipe {
        &self.recipes[good.idx()]
    }
}

impl Default for Components {
    fn default() -> Self {
        Self::built_in()
    }
}

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = files![
        "board.toml",
        "bonus_tokens.toml",
        "building_types.toml",
        "cards_advanced.toml",
        "cards_basic.toml",
        "cards_capital.toml",
        "cards_extended.toml",
        "cards_sawmill.toml",
        "goods.toml",
        "granary.toml",
        "ship_holds.toml",
        "ships.toml"
    ];

    fn read(files: &Files<'_>) -> Result<Self, SetupError> {
        check::read(files)
    }
}
