//! The components: `data/*.toml` as typed tables. The set of the 2011 edition is built in; a host may give files of the same
//! form in their place (another reading of a board, say), and they are checked by the same rules.

mod boards;
mod check;
mod files;
mod fixed;

pub use fixed::*;

use crate::pieces::{Cell, Kind, Space, Tile};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Deref;
use once_cell::race::OnceBox;
use signoria_core::contract::Parts;
use signoria_core::data::Files;
use signoria_core::hex::{Hex, adjacency, regions};
use signoria_core::{SetupError, files};

/// The validated components, shared by all boxes that are made of them.
#[derive(Clone, Debug)]
pub struct Components(Arc<Tables>);

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = files![
        "boards.toml",
        "board_sheets.toml",
        "depots.toml",
        "hex_tiles.toml",
        // The rulebook leaves no choice about what follows: it stands in `fixed`, and here for readers.
        "knowledge.toml",
        "buildings.toml",
        "goods.toml",
        "scoring.toml",
        "setup.toml",
    ];

    fn read(files: &Files<'_>) -> Result<Self, SetupError> {
        let reconstructed = files.reconstructed()?;
        check::fixed(files)?;
        let tables = files::Tables::read(files)?;
        tables.check()?;
        Ok(Components(Arc::new(Tables::of(&tables, reconstructed))))
    }
}

impl Default for Components {
    /// The 2011 edition.
    fn default() -> Self {
        static SET: OnceBox<Components> = OnceBox::new();
        SET.get_or_init(|| Self::built_in().into()).clone()
    }
}

impl Deref for Components {
    type Target = Tables;

    #[inline]
    fn deref(&self) -> &Tables {
        &self.0
    }
}

/// All that the rules read from the data. Arrays by number of players hold the values for 2, 3 and 4.
#[derive(Clone, Debug)]
pub struct Tables {
    /// Boards 1 to 9.
    pub boards: [Board; 9],
    /// The die number of each hex, alike on all boards (B1.12).
    pub dice: [u8; Cell::COUNT],
    /// The neighbours of each hex, as bits.
    pub adjacent: [u64; Cell::COUNT],
    /// Column and row of each hex in axial coordinates.
    pub hexes: [Hex; Cell::COUNT],
    /// Front and back of the six sheets, by board number.
    pub sheets: [[u8; 2]; 6],
    /// The 24 hex spaces of the numbered depots.
    pub spaces: [DepotSpace; Space::COUNT],
    /// Spaces of the black depot.
    pub black_spaces: [u8; 3],
    /// Tiles with a coloured back, by face.
    pub coloured: [u8; Tile::FACES],
    /// Tiles with a black back, by face.
    pub black: [u8; Tile::FACES],
    /// The files that are open to a host's own values.
    pub reconstructed: Vec<&'static str>,
}

/// An estate board.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its number, 1 to 9.
    pub number: u8,
    /// The kind that each hex takes.
    pub kinds: [Kind; Cell::COUNT],
    /// The hexes of each kind, as bits.
    pub of_kind: [u64; 6],
    /// The regions, as bits, in the order of their first hexes.
    pub regions: Vec<u64>,
    /// The region of each hex.
    pub region_of: [u8; Cell::COUNT],
    /// The cities, as bits; places without a city are empty.
    pub cities: [u64; 6],
    /// The city of each hex; `NO_CITY` elsewhere.
    pub city_of: [u8; Cell::COUNT],
    /// The dark green hexes.
    pub castles: [Cell; 4],
    /// Where the starting castle stands without a choice (B2.5).
    pub default_castle: Option<Cell>,
}

/// The city of a hex that lies in none.
pub const NO_CITY: u8 = u8::MAX;

/// A hex space of a numbered depot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepotSpace {
    /// The kind that it takes.
    pub kind: Kind,
    /// With fewer players it is not in use.
    pub min_players: u8,
    /// The one exception (B4.3).
    pub exception: Option<Exception>,
}

/// Another kind with a number of players in some phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exception {
    /// With how many players.
    pub players: u8,
    /// In which phases, a bit each.
    pub phases: u8,
    /// Which kind instead.
    pub kind: Kind,
}

impl DepotSpace {
    /// The kind that lies here in a phase (`0..5`).
    #[must_use]
    pub fn kind_in(&self, phase: u8, players: u8) -> Kind {
        self.exception.filter(|e| e.players == players && e.phases >> phase & 1 == 1).map_or(self.kind, |e| e.kind)
    }
}

impl Tables {
    /// Of files that have been checked.
    fn of(files: &files::Tables, reconstructed: Vec<&'static str>) -> Self {
        let cells = &files.boards.space[..Cell::COUNT];
        let hexes = core::array::from_fn(|i| Hex { q: cells[i].q, r: cells[i].r });
        let adjacent: [u64; Cell::COUNT] = fixed(adjacency(&hexes));
        let faces = |black: bool| {
            let mut counts = [0; Tile::FACES];
            for tile in files.hex_tiles.tile.iter().filter(|tile| (tile.back == "black") == black) {
                counts[tile.face().expect("each entry describes a face").idx()] += tile.count;
            }
            counts
        };
        Tables {
            boards: core::array::from_fn(|i| Board::of(files, i, &adjacent)),
            dice: core::array::from_fn(|i| cells[i].die),
            adjacent,
            hexes,
            sheets: core::array::from_fn(|i| [files.board_sheets.sheet[i].front, files.board_sheets.sheet[i].back]),
            spaces: core::array::from_fn(|i| {
                let space = &files.depots.depot_space[i];
                DepotSpace {
                    kind: space.tile_type,
                    min_players: space.min_players,
                    exception: space.exception_players.map(|players| Exception {
                        players,
                        phases: space.exception_phases.iter().fold(0, |set, phase| set | 1 << phase.idx()),
                        kind: space.exception_tile_type.unwrap_or(space.tile_type),
                    }),
                }
            }),
            black_spaces: core::array::from_fn(|i| files.depots.black_depot[i].spaces),
            coloured: faces(false),
            black: faces(true),
            reconstructed,
        }
    }
}

impl Board {
    fn of(files: &files::Tables, i: usize, adjacent: &[u64]) -> Self {
        let cells = &files.boards.space[Cell::COUNT * i..][..Cell::COUNT];
        let kinds: [Kind; Cell::COUNT] = core::array::from_fn(|c| cells[c].tile_type);
        let regions = regions(adjacent, &kinds);
        let of_kind =
            Kind::ALL.map(|kind| (0..Cell::COUNT).filter(|c| kinds[*c] == kind).fold(0, |set, c| set | 1 << c));
        let mut cities = [0; 6];
        let buildings = of_kind[Kind::Building as usize];
        for (city, region) in cities.iter_mut().zip(regions.iter().filter(|region| *region & buildings != 0)) {
            *city = *region;
        }
        let holding = |sets: &[u64], c: usize| sets.iter().position(|set| set >> c & 1 == 1);
        let castles: Vec<Cell> = (0..Cell::COUNT).filter(|c| kinds[*c] == Kind::Castle).map(Cell::at).collect();
        let entry = &files.boards.board[i];
        let default = cells.iter().position(|cell| Some(&cell.id) == entry.default_castle_space.as_ref());
        Board {
            number: entry.number,
            kinds,
            of_kind,
            region_of: core::array::from_fn(|c| holding(&regions, c).unwrap_or(0) as u8),
            city_of: core::array::from_fn(|c| holding(&cities, c).map_or(NO_CITY, |city| city as u8)),
            regions,
            cities,
            castles: fixed(castles),
            default_castle: default.map(Cell::at),
        }
    }
}

/// A list whose length the checks have fixed.
fn fixed<T: Copy, const N: usize>(list: Vec<T>) -> [T; N] {
    core::array::from_fn(|i| list[i])
}
