//! The components: `data/*.toml` as typed tables, checked, with errors that name file, entry and rule.
//!
//! What the rulebook or a public table says of each card stands here once and cannot be changed; outlines of tiles, the
//! cooperative boards and the least value of the fourth round are reconstructed and open to a host. Numbers that can have
//! one value alone are constants.

mod check;
mod grid;

pub use grid::{Border, Face, Form, Grids, Joint, around, bit, cells_of};
pub(crate) use grid::{CELLS, LEAST, MOST};

use crate::pieces::{Bonus, Building, Freedom, Landscape, Prestige, Profession, Size, Term};
use alloc::vec::Vec;
use serde::Deserialize;
use signoria_core::contract::Parts;
use signoria_core::data::Files;
use signoria_core::{SetupError, files};

/// The most players.
pub const MAX_PLAYERS: usize = 5;
/// Columns and rows of a board. F1.2
pub(crate) const SIDE: usize = 7;
/// Rounds of a game. F4.1
pub const ROUNDS: u8 = 7;
/// Forests, lakes and parks each. F1.4
pub(crate) const LANDSCAPES: u8 = 6;
/// Tiles of each type of building. F1.3
pub(crate) const BUILDINGS: u8 = 3;
/// F1.6
pub(crate) const BUILDERS: u8 = 6;
/// F1.6
pub(crate) const JESTERS: u8 = 7;
/// F1.7
pub(crate) const RECRUITING: u8 = 5;
/// The most builders of a player. F5.3.4
pub(crate) const MOST_BUILDERS: u8 = 3;
/// Cards that are looked at, of which one is kept. F5.6.1
pub(crate) const LOOK: u8 = 5;
/// Professions that are dealt to each player. F2.2
pub(crate) const DEALT: u8 = 4;
/// What a profession, a freedom and a bonus card cost each, in hundreds. F5.4.30, F5.4.40, F5.4.50
pub(crate) const PRICE: u16 = 3;
/// What a building costs by the builders of its player, in hundreds. F5.4.20
pub(crate) const BUILDING_PRICE: [u16; 4] = [7, 3, 3, 0];
/// Builders that let buildings touch. F5.5.2
pub(crate) const TOUCH: u8 = 2;
/// Prestige points for a building, a further landscape of a type, the second and the third builder, the best work.
/// F5.3.1, F5.3.4, F5.4.20, F5.4.60
pub(crate) const AWARD: i16 = 3;
/// What a prestige point costs out of an income, in hundreds. F5.4.16
pub(crate) const POINT_PRICE: u16 = 2;
/// Offers that may be refused in a turn. F8.4.6
pub(crate) const REFUSALS: u8 = 3;
/// The money on the Banker when the card is laid out and after each sale, in hundreds. F8.3.15
pub(crate) const BANKER_MONEY: u16 = 6;
/// Parts of a work's value: the building, a landscape, the freedom, each jester, each profession and recruiting card. F5.4.12
pub(crate) const WORK_VALUE: [u16; 5] = [4, 3, 3, 2, 1];
/// Parts of the value of a Princess work: each landscape tile, builder, building. F8.3.9
pub(crate) const PRINCESS_VALUE: [u16; 3] = [3, 2, 2];

/// The components, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// What the professions wish for. F1.10
    pub professions: [Wishes; Profession::COUNT],
    /// Sizes of the buildings. F1.3
    pub sizes: [Size; Building::COUNT],
    /// Outlines of the buildings and then of the landscapes: column and row of each cell. FA24
    pub outlines: Vec<Vec<[i8; 2]>>,
    /// What the bonus cards count. F6.1
    pub bonuses: [BonusPart; Bonus::COUNT],
    /// How the prestige cards score. F6.2
    pub prestiges: [PrestigePart; Prestige::COUNT],
    /// The cells of the palace on the base side and on the other one. F1.2
    pub palaces: [u64; 2],
    /// The least value of a work by round, from the first. F1.11
    pub minimum: [u8; ROUNDS as usize],
    /// Where the corner of each board lies, by number of players from 2. F8.4.1
    pub layouts: [Vec<[i8; 2]>; 4],
    /// The files that are open to a host's own values.
    pub reconstructed: Vec<&'static str>,
}

/// What a profession wishes for. F1.10
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Wishes {
    /// The profession.
    pub id: Profession,
    /// The building.
    pub building: Building,
    /// The landscape.
    pub landscape: Landscape,
    /// The freedom.
    pub freedom: Freedom,
}

/// What a bonus card counts. F6.1
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct BonusPart {
    /// The card.
    pub id: Bonus,
    /// Whether all are counted, or each kind once.
    pub mode: Mode,
    /// What is counted.
    pub terms: Vec<Term>,
    /// What each is worth.
    pub wv_each: u8,
    /// What the rulebook says for its sample duchy. FV10
    pub example_wv: u8,
}

/// How a bonus card counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Everything.
    Count,
    /// Each kind that is there once.
    Distinct,
}

/// How a prestige card scores. F6.2
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PrestigePart {
    /// The card.
    pub id: Prestige,
    /// Its points.
    pub pp: u8,
    /// Its points where the lead is shared.
    #[serde(default)]
    pub pp_tied: u8,
    /// What is compared, for cards that compare.
    pub metric: Option<Term>,
    /// Whether the fewest lead.
    #[serde(default)]
    pub direction: Direction,
    /// What there must be at least, for the other cards.
    #[serde(default)]
    pub requires: Vec<Requirement>,
    /// What the rulebook says for its sample duchy. FV11
    pub example_pp: u8,
}

/// Who leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Who has most.
    #[default]
    Most,
    /// Who has fewest.
    Fewest,
}

/// What a prestige card asks for. F6.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Requirement {
    /// Of what.
    pub term: Term,
    /// How much.
    pub at_least: u8,
}

impl Default for Components {
    fn default() -> Self {
        Self::built_in()
    }
}

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = files![
        "board_base.toml",
        "board_coop.toml",
        "bonus_cards.toml",
        "building_shapes.toml",
        "buildings.toml",
        "coop_layouts.toml",
        "landscape_shapes.toml",
        "landscapes.toml",
        "prestige_cards.toml",
        "professions.toml",
        "rounds.toml"
    ];

    fn read(files: &Files<'_>) -> Result<Self, SetupError> {
        check::read(files)
    }
}
