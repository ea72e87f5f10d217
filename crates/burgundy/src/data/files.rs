//! The files as they are written.

use crate::pieces::{Building as BuildingKind, Kind, Species, Tile};
use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;
use signoria_core::data::Files;
use signoria_core::{SetupError, named};

/// The files that hold what may be read otherwise.
pub(super) struct Tables {
    pub(super) boards: BoardsFile,
    pub(super) board_sheets: SheetsFile,
    pub(super) depots: DepotsFile,
    pub(super) hex_tiles: TilesFile,
}

impl Tables {
    pub(super) fn read(files: &Files<'_>) -> Result<Self, SetupError> {
        Ok(Tables {
            boards: files.table("boards.toml")?,
            board_sheets: files.table("board_sheets.toml")?,
            depots: files.table("depots.toml")?,
            hex_tiles: files.table("hex_tiles.toml")?,
        })
    }
}

named! {
    /// A phase of the game.
    pub(super) enum PhaseLetter {
        A = "A",
        B = "B",
        C = "C",
        D = "D",
        E = "E",
    }
}

#[derive(Deserialize)]
pub(super) struct BoardsFile {
    pub(super) layout: Layout,
    pub(super) board: Vec<Board>,
    pub(super) space: Vec<Cell>,
}

#[derive(Deserialize)]
pub(super) struct Layout {
    pub(super) row_lengths: Vec<usize>,
    pub(super) neighbours: Vec<[i8; 2]>,
}

#[derive(Deserialize)]
pub(super) struct Board {
    pub(super) id: String,
    pub(super) number: u8,
    pub(super) copies: u8,
    pub(super) spaces: usize,
    pub(super) regions: usize,
    pub(super) city_sizes: Vec<u32>,
    pub(super) pasture_sizes: Vec<u32>,
    pub(super) river_sizes: Vec<u32>,
    pub(super) knowledge_sizes: Vec<u32>,
    pub(super) castle_sizes: Vec<u32>,
    pub(super) mine_sizes: Vec<u32>,
    pub(super) castle_spaces: Vec<String>,
    pub(super) default_castle_space: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Cell {
    pub(super) id: String,
    pub(super) board: u8,
    pub(super) index: usize,
    pub(super) row: i8,
    pub(super) col: i8,
    pub(super) q: i8,
    pub(super) r: i8,
    pub(super) color: String,
    pub(super) tile_type: Kind,
    pub(super) die: u8,
}

#[derive(Deserialize)]
pub(super) struct SheetsFile {
    pub(super) sheet: Vec<Sheet>,
}

#[derive(Deserialize)]
pub(super) struct Sheet {
    pub(super) id: String,
    pub(super) front: u8,
    pub(super) back: u8,
}

#[derive(Deserialize)]
pub(super) struct DepotsFile {
    pub(super) depot: Vec<Depot>,
    pub(super) depot_space: Vec<Space>,
    pub(super) black_depot: Vec<BlackDepot>,
}

#[derive(Deserialize)]
pub(super) struct Depot {
    pub(super) id: String,
    pub(super) number: u8,
    pub(super) neighbours: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct Space {
    pub(super) id: String,
    pub(super) depot: u8,
    pub(super) slot: u8,
    pub(super) color: String,
    pub(super) tile_type: Kind,
    pub(super) min_players: u8,
    pub(super) exception_players: Option<u8>,
    #[serde(default)]
    pub(super) exception_phases: Vec<PhaseLetter>,
    pub(super) exception_tile_type: Option<Kind>,
}

#[derive(Deserialize)]
pub(super) struct BlackDepot {
    pub(super) id: String,
    pub(super) players: u8,
    pub(super) spaces: u8,
}

#[derive(Deserialize)]
pub(super) struct TilesFile {
    pub(super) tile: Vec<TileEntry>,
}

#[derive(Deserialize)]
pub(super) struct TileEntry {
    pub(super) id: String,
    #[serde(rename = "type")]
    pub(super) kind: Kind,
    pub(super) color: String,
    pub(super) back: String,
    pub(super) building: Option<BuildingKind>,
    pub(super) animal: Option<Species>,
    pub(super) animals: Option<u8>,
    pub(super) knowledge: Option<u8>,
    pub(super) count: u8,
}

impl TileEntry {
    /// The face that the entry describes, if its fields fit together.
    pub(super) fn face(&self) -> Option<Tile> {
        match (self.kind, self.building, self.animal, self.animals, self.knowledge) {
            (Kind::Castle, None, None, None, None) => Some(Tile::CASTLE),
            (Kind::Mine, None, None, None, None) => Some(Tile::MINE),
            (Kind::Ship, None, None, None, None) => Some(Tile::SHIP),
            (Kind::Building, Some(building), None, None, None) => Some(Tile::building(building)),
            (Kind::Animal, None, Some(species), Some(n @ 2..=4), None) => Some(Tile::animal(species, n)),
            (Kind::Knowledge, None, None, None, Some(n @ 1..=26)) => Some(Tile::knowledge(n)),
            _ => None,
        }
    }
}
