//! The files as they are written.

use super::Effect;
use crate::pieces::{Building as BuildingKind, Kind, Species, Tile};
use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;
use signoria_core::data::Files;
use signoria_core::{SetupError, named};

/// All nine files.
pub(super) struct Tables {
    pub(super) boards: BoardsFile,
    pub(super) board_sheets: SheetsFile,
    pub(super) depots: DepotsFile,
    pub(super) hex_tiles: TilesFile,
    pub(super) knowledge: KnowledgeFile,
    pub(super) buildings: BuildingsFile,
    pub(super) goods: GoodsFile,
    pub(super) scoring: ScoringFile,
    pub(super) setup: SetupFile,
}

impl Tables {
    pub(super) fn read(files: &Files<'_>) -> Result<Self, SetupError> {
        Ok(Tables {
            boards: files.table("boards.toml")?,
            board_sheets: files.table("board_sheets.toml")?,
            depots: files.table("depots.toml")?,
            hex_tiles: files.table("hex_tiles.toml")?,
            knowledge: files.table("knowledge.toml")?,
            buildings: files.table("buildings.toml")?,
            goods: files.table("goods.toml")?,
            scoring: files.table("scoring.toml")?,
            setup: files.table("setup.toml")?,
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

#[derive(Deserialize)]
pub(super) struct KnowledgeFile {
    pub(super) knowledge: Vec<Knowledge>,
}

#[derive(Deserialize)]
pub(super) struct Knowledge {
    pub(super) id: String,
    pub(super) number: u8,
    pub(super) effect: String,
    pub(super) timing: String,
    pub(super) back: String,
    #[serde(default)]
    pub(super) workers_per_mine: u8,
    #[serde(default)]
    pub(super) silverlings_total: u8,
    #[serde(default)]
    pub(super) workers: u8,
    #[serde(default)]
    pub(super) vp_per_scored_tile: u8,
    #[serde(default)]
    pub(super) max_step_per_worker: u8,
    #[serde(default)]
    pub(super) shift: u8,
    #[serde(default)]
    pub(super) tile_types: Vec<Kind>,
    #[serde(default)]
    pub(super) silverlings: u8,
    #[serde(default)]
    pub(super) workers_total: u8,
    #[serde(default)]
    pub(super) vp: u8,
    pub(super) per: Option<Per>,
    pub(super) building: Option<BuildingKind>,
}

named! {
    /// What a knowledge tile counts at the end.
    pub(super) enum Per {
        SoldGoodsType = "sold_goods_type",
        SoldGoodsTile = "sold_goods_tile",
        Building = "building",
        AnimalType = "animal_type",
        BonusTile = "bonus_tile",
    }
}

#[derive(Deserialize)]
pub(super) struct BuildingsFile {
    pub(super) building: Vec<Building>,
}

#[derive(Deserialize)]
pub(super) struct Building {
    pub(super) id: String,
    pub(super) effect: BuildingEffect,
    pub(super) optional: bool,
    #[serde(default)]
    pub(super) tile_types: Vec<Kind>,
    #[serde(default)]
    pub(super) workers: u8,
    #[serde(default)]
    pub(super) silverlings: u8,
    #[serde(default)]
    pub(super) vp: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum BuildingEffect {
    SellOneGoodsType,
    TakeFromNumberedDepot,
    GainWorkers,
    GainSilverlings,
    PlaceStoredTile,
    GainVp,
}

impl Building {
    /// What it does.
    pub(super) fn effect(&self) -> Effect {
        match self.effect {
            BuildingEffect::SellOneGoodsType => Effect::Sell,
            BuildingEffect::TakeFromNumberedDepot => Effect::Fetch(self.tile_types.iter().copied().collect()),
            BuildingEffect::GainWorkers => Effect::Workers(self.workers),
            BuildingEffect::GainSilverlings => Effect::Silverlings(self.silverlings),
            BuildingEffect::PlaceStoredTile => Effect::Place,
            BuildingEffect::GainVp => Effect::Points(self.vp),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct GoodsFile {
    pub(super) good: Vec<Good>,
}

#[derive(Deserialize)]
pub(super) struct Good {
    pub(super) id: String,
    pub(super) die: u8,
    pub(super) color: String,
    pub(super) count: u8,
}

#[derive(Deserialize)]
pub(super) struct ScoringFile {
    pub(super) region_score: Vec<RegionScore>,
    pub(super) phase: Vec<Phase>,
    pub(super) bonus_tile: Vec<BonusTile>,
    pub(super) goods_sale: Vec<GoodsSale>,
    pub(super) final_score: Vec<FinalScore>,
}

#[derive(Deserialize)]
pub(super) struct RegionScore {
    pub(super) id: String,
    pub(super) size: u8,
    pub(super) vp: u8,
}

#[derive(Deserialize)]
pub(super) struct Phase {
    pub(super) id: String,
    pub(super) letter: PhaseLetter,
    pub(super) region_bonus: u8,
}

#[derive(Deserialize)]
pub(super) struct BonusTile {
    pub(super) id: String,
    pub(super) color: String,
    pub(super) tile_type: Kind,
    pub(super) size: String,
    pub(super) vp_2p: u8,
    pub(super) vp_3p: u8,
    pub(super) vp_4p: u8,
}

#[derive(Deserialize)]
pub(super) struct GoodsSale {
    pub(super) id: String,
    pub(super) players: u8,
    pub(super) vp_per_tile: u8,
    pub(super) silverlings_per_sale: u8,
}

#[derive(Deserialize)]
pub(super) struct FinalScore {
    pub(super) id: String,
    pub(super) units: u8,
    pub(super) vp: u8,
}

#[derive(Deserialize)]
pub(super) struct SetupFile {
    pub(super) constants: Constants,
    pub(super) player_count: Vec<PlayerCount>,
}

#[derive(Deserialize)]
pub(super) struct Constants {
    pub(super) start_silverlings: u8,
    pub(super) start_goods: u8,
    pub(super) take_workers_action: u8,
    pub(super) purchase_cost_silverlings: u8,
}

#[derive(Deserialize)]
pub(super) struct PlayerCount {
    pub(super) id: String,
    pub(super) players: u8,
    pub(super) depot_spaces: u8,
    pub(super) black_depot_spaces: u8,
    pub(super) start_workers: Vec<u8>,
    pub(super) goods_returned_to_box: u8,
    pub(super) goods_vp: u8,
    pub(super) large_bonus_vp: u8,
    pub(super) small_bonus_vp: u8,
}
