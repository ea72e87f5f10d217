//! What can have one value only, by the rulebook and by the faces of the pieces. The files `knowledge.toml`, `buildings.toml`,
//! `goods.toml`, `scoring.toml` and `setup.toml` say the same for readers, and tests hold the two together.

use crate::pieces::{Building, Kind, KindSet};

/// The phases, A to E (B4.10).
pub const PHASES: u8 = 5;
/// The rounds of a phase (B4.10), and its goods: one for each round (B2.2).
pub const ROUNDS: u8 = 5;
/// The types of goods that a player can store (B1.11).
pub const GOODS_TYPES: usize = 3;
/// Goods tiles of each type (B1.4).
pub const GOODS_TILES: u8 = 7;
/// Silverlings at the start (B2.7).
pub const START_SILVERLINGS: u8 = 1;
/// Goods tiles at the start (B2.6).
pub const START_GOODS: u8 = 3;
/// Workers for the action "take worker tiles" (B5.13).
pub const TAKE_WORKERS: u8 = 2;
/// Silverlings for a purchase (B5.20).
pub const PURCHASE_COST: u8 = 2;
/// Silverlings for a sale (B5.11).
pub const SALE_SILVERLINGS: u8 = 1;
/// Points for a region by its size, `0..=8` (B8.1).
pub const REGION_VP: [u8; 9] = [0, 1, 3, 6, 10, 15, 21, 28, 36];
/// Points on top by phase (B8.1).
pub const PHASE_BONUS: [u8; PHASES as usize] = [10, 8, 6, 4, 2];
/// Points of a large bonus tile with 2, 3 and 4 players (B8.4).
pub const LARGE_BONUS: [u8; 3] = [5, 6, 7];
/// Points of a small bonus tile with 2, 3 and 4 players (B8.4).
pub const SMALL_BONUS: [u8; 3] = [2, 3, 4];
/// Points for each goods tile sold with 2, 3 and 4 players (B5.11).
pub const GOODS_VP: [u8; 3] = [2, 3, 4];
/// Points for stored goods, silverlings, workers at the end (B8.10).
pub const LEFTOVERS: [Leftover; 3] =
    [Leftover { units: 1, vp: 1 }, Leftover { units: 1, vp: 1 }, Leftover { units: 2, vp: 1 }];

/// What the buildings do, in the order of [`Building::ALL`] (B6.10 to B6.17).
pub const EFFECTS: [Effect; 8] = [
    Effect::Sell,
    Effect::Fetch(KindSet::NONE.with(Kind::Building)),
    Effect::Fetch(KindSet::NONE.with(Kind::Mine).with(Kind::Knowledge).with(Kind::Castle)),
    Effect::Fetch(KindSet::NONE.with(Kind::Ship).with(Kind::Animal)),
    Effect::Workers(4),
    Effect::Silverlings(2),
    Effect::Place,
    Effect::Points(4),
];

/// The numbers on the knowledge tiles that act during play (B6.21 to B6.39).
pub const KNOWLEDGE: Knowledge = Knowledge {
    mine_workers: 1,
    sale_silverlings: 2,
    sale_workers: 1,
    animal_vp: 1,
    worker_steps: 2,
    free_steps: 1,
    free_for: [11, 11, 10, 11, 10, 9],
    workers_silverlings: 1,
    workers: 4,
};

/// Knowledge 15 to 26 (B6.40 to B6.51).
pub const END_SCORES: [EndScore; 12] = [
    EndScore { number: 15, vp: 3, per: Counted::SoldTypes },
    EndScore { number: 16, vp: 4, per: Counted::Buildings(Building::Warehouse) },
    EndScore { number: 17, vp: 4, per: Counted::Buildings(Building::Watchtower) },
    EndScore { number: 18, vp: 4, per: Counted::Buildings(Building::CarpenterWorkshop) },
    EndScore { number: 19, vp: 4, per: Counted::Buildings(Building::Church) },
    EndScore { number: 20, vp: 4, per: Counted::Buildings(Building::Market) },
    EndScore { number: 21, vp: 4, per: Counted::Buildings(Building::BoardingHouse) },
    EndScore { number: 22, vp: 4, per: Counted::Buildings(Building::Bank) },
    EndScore { number: 23, vp: 4, per: Counted::Buildings(Building::CityHall) },
    EndScore { number: 24, vp: 4, per: Counted::Species },
    EndScore { number: 25, vp: 1, per: Counted::SoldGoods },
    EndScore { number: 26, vp: 2, per: Counted::BonusTiles },
];

/// The number that is printed on each knowledge tile, by its own number from 1; none on those that only allow something.
#[must_use]
pub fn knowledge_numbers() -> [Option<u8>; 26] {
    core::array::from_fn(|i| match i as u8 + 1 {
        1 | 5 | 6 => None,
        2 => Some(KNOWLEDGE.mine_workers),
        3 => Some(KNOWLEDGE.sale_silverlings),
        4 => Some(KNOWLEDGE.sale_workers),
        7 => Some(KNOWLEDGE.animal_vp),
        8 => Some(KNOWLEDGE.worker_steps),
        9..=12 => Some(KNOWLEDGE.free_steps),
        13 => Some(KNOWLEDGE.workers_silverlings),
        14 => Some(KNOWLEDGE.workers),
        number => END_SCORES.iter().find(|score| score.number == number).map(|score| score.vp),
    })
}

/// The cheapest number of workers that turns `from` into `to` (B5.2); `strong` by knowledge 8, `free` by 9 to 12.
#[must_use]
pub const fn cost(from: u8, to: u8, strong: bool, free: bool) -> u8 {
    let there = (to + 6 - from) % 6;
    let back = (6 - there) % 6;
    let distance = if there < back { there } else { back };
    let paid = distance.saturating_sub(if free { KNOWLEDGE.free_steps } else { 0 });
    paid.div_ceil(if strong { KNOWLEDGE.worker_steps } else { 1 })
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
