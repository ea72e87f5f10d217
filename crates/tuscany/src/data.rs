//! The components: `data/*.toml` as typed tables. The default set is built in; a host's own set is checked.

mod check;
mod files;

use crate::pieces::{FACES, Kind, Reward, Tile};
use alloc::string::String;
use alloc::vec::Vec;
use signoria_core::contract::Parts;
use signoria_core::data::Files;
use signoria_core::hex::Hex;
use signoria_core::{MAX_SEATS, SetupError, files};

/// Fields of an estate. T1.10
pub const FIELDS: usize = 30;
/// Fields of an estate tile. T1.6
pub const CELLS: usize = 10;
/// Estate tiles of one letter; the letters are three. T1.6
pub const TILES_PER_LETTER: usize = 4;
/// Tiles of the display. T2.8
pub const DISPLAY: usize = 8;
/// Own tiles of a player, the starting castle aside, and those of one of the three stacks. T2.4
pub const OWN_TILES: u8 = 21;
/// Tiles of one of a player's three stacks. T2.4
pub const STACK: u8 = 7;
/// The most storage spaces of a player: one printed, four bonus tiles. T14.3
pub const SPACES: usize = 5;
/// The most different yield cards that a set may have; the default set has 8.
pub const YIELDS: usize = 16;
/// The most players.
pub const SEATS: usize = 4;

/// A yield card. T1.23
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YieldCard {
    /// The identifier.
    pub id: String,
    /// What it gives.
    pub reward: Reward,
    /// How much of it.
    pub amount: u8,
    /// How many such cards there are.
    pub count: u8,
}

/// An estate tile: the kinds of its ten fields in reading order. T1.6
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EstateTile {
    /// The identifier.
    pub id: String,
    /// The kinds of the fields.
    pub cells: [Kind; CELLS],
}

/// A set of components, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// Cards that everybody draws at set-up. T2.9
    pub start_hand: u8,
    /// Cards of a draw action. T5.1.1
    pub draw_cards: u8,
    /// Cards of a monastery. T6.7
    pub monastery_cards: u8,
    /// Marble of a quarry. T6.5
    pub quarry_marble: u8,
    /// Workers of a village. T6.6
    pub village_workers: u8,
    /// Yield cards of a cart. T6.8
    pub cart_cards: u8,
    /// Green points for a good that is new in its region. T6.4
    pub good_points: u8,
    /// Green points for a hexagon on an agriculture field. T6.4
    pub hexagon_points: u8,
    /// Red points for a hexagon of a yield card without a space. T6.9
    pub no_space_points: u8,
    /// Green points of a completed region by its size. T5.3.4
    pub region_points: [u8; 4],
    /// So many display tiles of a kind are swept away. T5.4.1
    pub purge_at: u8,
    /// Printed storage spaces. T5.2.4
    pub storage_spaces: u8,
    /// Cards for one red point at the end. T8.2
    pub cards_per_point: u8,
    /// Red points at the end for a stored tile, a stored hexagon, a marble, a worker. T8.2
    pub points_kept: [u8; 4],
    /// Own tiles of a player by face.
    pub own: [u8; FACES],
    /// Neutral tiles by face.
    pub neutral: [u8; FACES],
    /// The goods of the agriculture tiles, a bit each: those of the players, the neutral ones.
    pub goods: [[u8; FACES]; 2],
    /// Bonus tiles of each kind.
    pub bonus_count: [u8; 5],
    /// What each kind adds.
    pub bonus_amount: [u8; 5],
    /// Green points at once of each kind.
    pub bonus_green: [u8; 5],
    /// Green points of the colour bonus tiles: side I, side II. T5.3.5
    pub colour_points: [[u8; 2]; 8],
    /// Region cards by kind.
    pub cards: [u8; 8],
    /// The yield cards, at most [`YIELDS`] different ones.
    pub yields: Vec<YieldCard>,
    /// The estate tiles by letter.
    pub estate: [[EstateTile; TILES_PER_LETTER]; 3],
    /// Where the fields of a tile lie.
    pub cells: [Hex; CELLS],
    /// How far the next tile lies from the one above: shifted right, shifted left.
    pub shifts: [(i8, i8); 2],
}

const _: () = assert!(SEATS <= MAX_SEATS);

impl Default for Components {
    fn default() -> Self {
        Self::built_in()
    }
}

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = files![
        "kinds.toml",
        "constants.toml",
        "components.toml",
        "player_board.toml",
        "bonus_tiles.toml",
        "color_bonus_tiles.toml",
        "region_cards.toml",
        "yield_cards.toml",
        "region_tiles.toml",
        "estate_tiles.toml",
        "estate_layout.toml"
    ];

    fn read(files: &Files<'_>) -> Result<Self, SetupError> {
        let tables = files::Tables::read(files)?;
        check::all(&tables, files)?;
        let components = tables.components();
        check::estates(&tables, &components)?;
        Ok(components)
    }
}

impl Components {
    /// The goods that a tile shows, a bit each.
    #[must_use]
    pub fn goods_of(&self, tile: Tile) -> u8 {
        self.goods[usize::from(tile.back().is_none())][tile.face().idx()]
    }

    /// The kinds of the ten fields of a tile as it lies: turned by 180 degrees it reads backwards. T2.10
    #[must_use]
    pub fn cell_kind(&self, letter: usize, number: u8, turned: bool, cell: usize) -> Kind {
        let cell = if turned { CELLS - 1 - cell } else { cell };
        self.estate[letter][usize::from(number)].cells[cell]
    }
}
