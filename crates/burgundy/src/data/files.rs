//! The files as they are written.

use super::{BUILT_IN, Effect, wrong};
use crate::tile::{Building as BuildingKind, Kind, KindSet, Species, Tile};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use signoria_core::SetupError;

/// All nine files.
pub(super) struct Files {
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

impl Files {
    pub(super) fn read<'a>(text: impl Fn(&str) -> &'a str) -> Result<Self, SetupError> {
        fn file<T: DeserializeOwned>(name: &'static str, text: &str) -> Result<T, SetupError> {
            let form = "a file of the same form as the built-in one";
            toml::from_str(text).map_err(|error| wrong(name, error.to_string().trim_end(), form))
        }
        let [boards, sheets, depots, tiles, knowledge, buildings, goods, scoring, setup] =
            BUILT_IN.map(|(name, _)| name);
        Ok(Files {
            boards: file(boards, text(boards))?,
            board_sheets: file(sheets, text(sheets))?,
            depots: file(depots, text(depots))?,
            hex_tiles: file(tiles, text(tiles))?,
            knowledge: file(knowledge, text(knowledge))?,
            buildings: file(buildings, text(buildings))?,
            goods: file(goods, text(goods))?,
            scoring: file(scoring, text(scoring))?,
            setup: file(setup, text(setup))?,
        })
    }
}

/// The place of a phase by its letter.
pub(super) fn phase_of(letter: &str) -> u8 {
    letter.bytes().next().map_or(0, |b| b.wrapping_sub(b'A') % 8)
}

/// Where a file's facts come from.
#[derive(Deserialize)]
pub(super) struct Provenance {
    pub(super) status: String,
    pub(super) sources: Vec<String>,
    pub(super) checks: String,
}

#[derive(Deserialize)]
pub(super) struct BoardsFile {
    pub(super) provenance: Provenance,
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
    pub(super) provenance: Provenance,
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
    pub(super) provenance: Provenance,
    pub(super) depot: Vec<Depot>,
    pub(super) depot_space: Vec<Space>,
    pub(super) black_depot: Vec<BlackDepot>,
}

#[derive(Deserialize)]
pub(super) struct Depot {
    pub(super) id: String,
    pub(super) number: u8,
    pub(super) neighbours: Vec<u8>,
    pub(super) goods_spaces: u8,
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
    pub(super) exception_phases: Vec<String>,
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
    pub(super) provenance: Provenance,
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
    pub(super) status: String,
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
    pub(super) provenance: Provenance,
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
    pub(super) extra_depots: u8,
    #[serde(default)]
    pub(super) optional: bool,
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

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Per {
    SoldGoodsType,
    SoldGoodsTile,
    Building,
    AnimalType,
    BonusTile,
}

#[derive(Deserialize)]
pub(super) struct BuildingsFile {
    pub(super) provenance: Provenance,
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
            BuildingEffect::TakeFromNumberedDepot => {
                Effect::Fetch(self.tile_types.iter().fold(KindSet::default(), |set, kind| set.with(*kind)))
            }
            BuildingEffect::GainWorkers => Effect::Workers(self.workers),
            BuildingEffect::GainSilverlings => Effect::Silverlings(self.silverlings),
            BuildingEffect::PlaceStoredTile => Effect::Place,
            BuildingEffect::GainVp => Effect::Points(self.vp),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct GoodsFile {
    pub(super) provenance: Provenance,
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
    pub(super) provenance: Provenance,
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
    pub(super) letter: String,
    pub(super) order: u8,
    pub(super) region_bonus: u8,
    pub(super) rounds: u8,
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
    pub(super) provenance: Provenance,
    pub(super) constants: Constants,
    pub(super) player_count: Vec<PlayerCount>,
}

#[derive(Deserialize)]
pub(super) struct Constants {
    pub(super) phases: u8,
    pub(super) rounds_per_phase: u8,
    pub(super) dice_per_player: u8,
    pub(super) tile_storage_spaces: u8,
    pub(super) goods_storage_types: u8,
    pub(super) start_silverlings: u8,
    pub(super) start_goods: u8,
    pub(super) start_castles: u8,
    pub(super) goods_per_phase: u8,
    pub(super) goods_reserve: u8,
    pub(super) take_workers_action: u8,
    pub(super) purchase_cost_silverlings: u8,
    pub(super) purchases_per_turn: u8,
    pub(super) turn_order_track_spaces: u8,
    pub(super) vp_track_first: u8,
    pub(super) vp_track_last: u8,
    pub(super) silverling_tokens: u8,
    pub(super) worker_tokens: u8,
    pub(super) silverlings_unlimited: bool,
    pub(super) workers_unlimited: bool,
    pub(super) vp_tokens: u8,
    pub(super) player_markers: u8,
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
