//! The components: `data/*.toml` as typed tables. The set of the 2011 edition is built in; a host may give files of the same
//! form in their place (another reading of a board, say), and they are checked by the same rules.

mod boards;
mod check;
mod files;

use crate::pieces::{Building, Cell, Kind, KindSet, Space, Tile};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Deref;
use files::Per;
use once_cell::race::OnceBox;
use signoria_core::SetupError;
use signoria_core::contract::Parts;
use signoria_core::data::Files;
use signoria_core::hex::{Hex, adjacency, regions};

/// The phases, A to E (B4.10).
pub const PHASES: u8 = 5;
/// The rounds of a phase (B4.10), and its goods: one for each round (B2.2).
pub const ROUNDS: u8 = 5;
/// The types of goods that a player can store (B1.11).
pub const GOODS_TYPES: usize = 3;

/// The validated components, shared by all boxes that are made of them.
#[derive(Clone, Debug)]
pub struct Components(Arc<Tables>);

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("boards.toml", include_str!("../data/boards.toml")),
        ("board_sheets.toml", include_str!("../data/board_sheets.toml")),
        ("depots.toml", include_str!("../data/depots.toml")),
        ("hex_tiles.toml", include_str!("../data/hex_tiles.toml")),
        ("knowledge.toml", include_str!("../data/knowledge.toml")),
        ("buildings.toml", include_str!("../data/buildings.toml")),
        ("goods.toml", include_str!("../data/goods.toml")),
        ("scoring.toml", include_str!("../data/scoring.toml")),
        ("setup.toml", include_str!("../data/setup.toml")),
    ];

    fn read(files: &Files<'_>) -> Result<Self, SetupError> {
        let reconstructed = files.reconstructed()?;
        let tables = files::Tables::read(files)?;
        tables.check()?;
        Ok(Components(Arc::new(Tables::of(&tables, reconstructed))))
    }
}

impl Default for Components {
    /// The 2011 edition.
    fn default() -> Self {
        static SET: OnceBox<Components> = OnceBox::new();
        let built_in = || Files::new(Self::FILES, &[]).and_then(|files| Self::read(&files));
        SET.get_or_init(|| built_in().expect("the built-in components are right").into()).clone()
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
    /// Goods tiles of each type.
    pub goods: [u8; 6],
    /// What each building does.
    pub buildings: [Effect; 8],
    /// The numbers on the knowledge tiles that act during play.
    pub knowledge: Knowledge,
    /// Knowledge 15 to 26.
    pub end_scores: Vec<EndScore>,
    /// Points for a region by its size, `0..=8` (B8.1).
    pub region_vp: [u8; 9],
    /// Points on top by phase.
    pub phase_bonus: [u8; 5],
    /// Points of a large bonus tile.
    pub large_bonus: [u8; 3],
    /// Points of a small bonus tile.
    pub small_bonus: [u8; 3],
    /// Points for each goods tile sold.
    pub goods_vp: [u8; 3],
    /// Silverlings for a sale.
    pub sale_silverlings: u8,
    /// Start workers by place in the first round order.
    pub start_workers: [[u8; 4]; 3],
    /// Silverlings at the start.
    pub start_silverlings: u8,
    /// Goods tiles at the start.
    pub start_goods: u8,
    /// Workers for the action "take worker tiles".
    pub take_workers: u8,
    /// Silverlings for a purchase.
    pub purchase_cost: u8,
    /// Points for stored goods, silverlings, workers at the end.
    pub leftovers: [Leftover; 3],
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

/// What a building does when it is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// May sell one type of goods.
    Sell,
    /// May take a tile of one of these kinds from a numbered depot.
    Fetch(KindSet),
    /// Gives workers.
    Workers(u8),
    /// Gives silverlings.
    Silverlings(u8),
    /// May place a further stored tile.
    Place,
    /// Gives points.
    Points(u8),
}

/// The numbers on the knowledge tiles that act during play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge {
    /// No. 2: workers per mine.
    pub mine_workers: u8,
    /// No. 3: silverlings for a sale.
    pub sale_silverlings: u8,
    /// No. 4: workers for a sale.
    pub sale_workers: u8,
    /// No. 7: points for each animal tile that scores.
    pub animal_vp: u8,
    /// No. 8: steps per worker.
    pub worker_steps: u8,
    /// No. 9 to 12: free steps.
    pub free_steps: u8,
    /// No. 9 to 11: the tile that covers each kind.
    pub free_for: [u8; 6],
    /// No. 13: silverlings with workers.
    pub workers_silverlings: u8,
    /// No. 14: workers taken at once.
    pub workers: u8,
}

/// A knowledge tile that scores at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndScore {
    /// Its number.
    pub number: u8,
    /// Points for each thing that it counts.
    pub vp: u8,
    /// What it counts.
    pub per: Counted,
}

/// What a knowledge tile counts at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Types of goods sold at least once.
    SoldTypes,
    /// Goods tiles sold.
    SoldGoods,
    /// Buildings of a kind in the estate.
    Buildings(Building),
    /// Species of animals in the estate.
    Species,
    /// Bonus tiles.
    BonusTiles,
}

/// Points for what is left at the end: `vp` for every full `units`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leftover {
    /// How many make one scoring unit.
    pub units: u8,
    /// Points for each.
    pub vp: u8,
}

impl Tables {
    /// Of files that have been checked.
    fn of(files: &files::Tables, reconstructed: Vec<&'static str>) -> Self {
        let cells = &files.boards.space[..Cell::COUNT];
        let hexes = core::array::from_fn(|i| Hex { q: cells[i].q, r: cells[i].r });
        let adjacent: [u64; Cell::COUNT] = fixed(adjacency(&hexes));
        let numbers = &files.setup.constants;
        let by_players =
            |value: &dyn Fn(&files::PlayerCount) -> u8| core::array::from_fn(|i| value(&files.setup.player_count[i]));
        let knowledge = |number: usize| &files.knowledge.knowledge[number - 1];
        let mut free_for = [0; 6];
        for number in 9..=11 {
            for kind in &knowledge(number).tile_types {
                free_for[*kind as usize] = number as u8;
            }
        }
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
            black_spaces: by_players(&|count| count.black_depot_spaces),
            coloured: faces(false),
            black: faces(true),
            goods: core::array::from_fn(|i| files.goods.good[i].count),
            buildings: Building::ALL.map(|building| {
                let entry = files.buildings.building.iter().find(|entry| entry.id == building.word());
                entry.expect("each building has an entry").effect()
            }),
            knowledge: Knowledge {
                mine_workers: knowledge(2).workers_per_mine,
                sale_silverlings: knowledge(3).silverlings_total,
                sale_workers: knowledge(4).workers,
                animal_vp: knowledge(7).vp_per_scored_tile,
                worker_steps: knowledge(8).max_step_per_worker,
                free_steps: knowledge(12).shift,
                free_for,
                workers_silverlings: knowledge(13).silverlings,
                workers: knowledge(14).workers_total,
            },
            end_scores: (15..=26)
                .map(|number| {
                    let entry = knowledge(number);
                    let per = match entry.per.expect("it counts something") {
                        Per::SoldGoodsType => Counted::SoldTypes,
                        Per::SoldGoodsTile => Counted::SoldGoods,
                        Per::AnimalType => Counted::Species,
                        Per::BonusTile => Counted::BonusTiles,
                        Per::Building => Counted::Buildings(entry.building.expect("it names a building")),
                    };
                    EndScore { number: number as u8, vp: entry.vp, per }
                })
                .collect(),
            region_vp: core::array::from_fn(|size| {
                let rows = &files.scoring.region_score;
                rows.iter().find(|row| usize::from(row.size) == size).map_or(0, |row| row.vp)
            }),
            phase_bonus: core::array::from_fn(|i| files.scoring.phase[i].region_bonus),
            large_bonus: by_players(&|count| count.large_bonus_vp),
            small_bonus: by_players(&|count| count.small_bonus_vp),
            goods_vp: by_players(&|count| count.goods_vp),
            sale_silverlings: files.scoring.goods_sale[0].silverlings_per_sale,
            start_workers: core::array::from_fn(|i| {
                let workers = &files.setup.player_count[i].start_workers;
                core::array::from_fn(|place| workers.get(place).copied().unwrap_or(0))
            }),
            start_silverlings: numbers.start_silverlings,
            start_goods: numbers.start_goods,
            take_workers: numbers.take_workers_action,
            purchase_cost: numbers.purchase_cost_silverlings,
            leftovers: ["final_unsold_goods", "final_silverlings", "final_workers"].map(|id| {
                let rows = &files.scoring.final_score;
                let row = rows.iter().find(|row| row.id == id).expect("each source has a row");
                Leftover { units: row.units, vp: row.vp }
            }),
            reconstructed,
        }
    }

    /// The cheapest number of workers that turns `from` into `to` (B5.2).
    #[must_use]
    pub fn cost(&self, from: u8, to: u8, strong: bool, free: bool) -> u8 {
        let there = (to + 6 - from) % 6;
        let distance = there.min((6 - there) % 6);
        let paid = distance.saturating_sub(if free { self.knowledge.free_steps } else { 0 });
        paid.div_ceil(if strong { self.knowledge.worker_steps } else { 1 })
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
