//! The files as they are written.

use super::{Components, EstateTile, TILES_PER_LETTER, YieldCard};
use crate::pieces::{Bonus, FACES, Face, Good, Kind, Reward};
use alloc::string::String;
use alloc::vec::Vec;
use core::array;
use serde::Deserialize;
use signoria_core::SetupError;
use signoria_core::data::{Files, Provenance};
use signoria_core::hex::Hex;

/// All files of a set.
pub(super) struct Tables {
    pub(super) kinds: Kinds,
    pub(super) constants: Constants,
    pub(super) components: Counts,
    pub(super) board: PlayerBoard,
    pub(super) bonus: BonusTiles,
    pub(super) colours: ColourTiles,
    pub(super) cards: RegionCards,
    pub(super) yields: YieldCards,
    pub(super) tiles: RegionTiles,
    pub(super) estate: EstateTiles,
    pub(super) layout: EstateLayout,
}

#[derive(Deserialize)]
pub(super) struct Kinds {
    pub(super) kind: Vec<KindRow>,
}

#[derive(Deserialize)]
pub(super) struct KindRow {
    pub(super) id: Kind,
    pub(super) order: u8,
    pub(super) color: String,
    pub(super) estate_fields: u8,
    pub(super) placeable_fields: u8,
    pub(super) player_tiles: u8,
    pub(super) neutral_tiles: u8,
    pub(super) effect: String,
    pub(super) effect_optional: bool,
}

#[derive(Deserialize)]
pub(super) struct Constants {
    pub(super) setup: Setup,
    pub(super) track: Track,
    pub(super) action: Actions,
    pub(super) market: Market,
    pub(super) effect: Effects,
    pub(super) phase: Phases,
    #[serde(rename = "final")]
    pub(super) end: Final,
    pub(super) region_points: Vec<RegionPoints>,
    pub(super) tie_break: Vec<TieBreak>,
}

#[derive(Deserialize)]
pub(super) struct Setup {
    pub(super) min_players: u8,
    pub(super) max_players: u8,
    pub(super) start_hand_cards: u8,
    pub(super) display_size: u8,
    pub(super) stacks_per_player: u8,
    pub(super) tiles_per_stack: u8,
    pub(super) estate_tiles_per_player: u8,
    pub(super) start_bonus_tiles_per_player: u8,
    pub(super) track_start_red: u8,
    pub(super) track_start_green: u8,
}

#[derive(Deserialize)]
pub(super) struct Track {
    pub(super) fields_per_lap_red: u8,
    pub(super) fields_per_lap_green: u8,
    pub(super) marker_start_field: u8,
    pub(super) lap_token_values: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct Actions {
    pub(super) draw_cards: u8,
    pub(super) cards_per_placement: u8,
    pub(super) pair_size_as_joker: u8,
    pub(super) workers_max_per_placement: u8,
    pub(super) marble_actions_max_per_turn: u8,
}

#[derive(Deserialize)]
pub(super) struct Market {
    pub(super) same_color_limit: u8,
    pub(super) purge_at: u8,
}

#[derive(Deserialize)]
pub(super) struct Effects {
    pub(super) monastery_cards: u8,
    pub(super) quarry_marble: u8,
    pub(super) village_workers: u8,
    pub(super) cart_yield_cards: u8,
    pub(super) inn_hexagons: u8,
    pub(super) agriculture_points_per_new_kind: u8,
    pub(super) agriculture_hexagon_points: u8,
    pub(super) storage_bonus_green_points: u8,
    pub(super) yield_hexagon_without_space_red_points: u8,
}

#[derive(Deserialize)]
pub(super) struct Phases {
    pub(super) count: u8,
    pub(super) extra_rounds_after_last_trigger: u8,
}

#[derive(Deserialize)]
pub(super) struct Final {
    pub(super) cards_per_point: u8,
    pub(super) points_per_stored_tile: u8,
    pub(super) points_per_hexagon: u8,
    pub(super) points_per_marble: u8,
    pub(super) points_per_worker: u8,
}

#[derive(Deserialize)]
pub(super) struct RegionPoints {
    pub(super) size: u8,
    pub(super) points: u8,
}

#[derive(Deserialize)]
pub(super) struct TieBreak {
    pub(super) order: u8,
    pub(super) criterion: String,
    pub(super) prefer: String,
}

#[derive(Deserialize)]
pub(super) struct Counts {
    pub(super) component: Vec<Count>,
    pub(super) player_color: Vec<PlayerColour>,
}

#[derive(Deserialize)]
pub(super) struct Count {
    pub(super) id: String,
    pub(super) count: u16,
}

#[derive(Deserialize)]
pub(super) struct PlayerColour {
    pub(super) id: String,
}

#[derive(Deserialize)]
pub(super) struct PlayerBoard {
    pub(super) board: Board,
}

#[derive(Deserialize)]
pub(super) struct Board {
    pub(super) storage_spaces: u8,
    pub(super) stack_spaces: Vec<String>,
    pub(super) marble_limit: u8,
    pub(super) worker_limit: u8,
    pub(super) bonus_tile_limit: u8,
    pub(super) hand_limit: u8,
}

#[derive(Deserialize)]
pub(super) struct BonusTiles {
    pub(super) bonus_tile: Vec<BonusRow>,
}

#[derive(Deserialize)]
pub(super) struct BonusRow {
    pub(super) id: Bonus,
    pub(super) count: u8,
    pub(super) applies_to: String,
    pub(super) amount: u8,
    pub(super) green_points_on_take: u8,
}

#[derive(Deserialize)]
pub(super) struct ColourTiles {
    #[serde(default)]
    pub(super) provenance: Provenance,
    pub(super) color_bonus_tile: Vec<ColourRow>,
}

#[derive(Deserialize)]
pub(super) struct ColourRow {
    pub(super) id: String,
    pub(super) kind: Kind,
    pub(super) side_1: u8,
    pub(super) side_2: u8,
}

#[derive(Deserialize)]
pub(super) struct RegionCards {
    #[serde(default)]
    pub(super) provenance: Provenance,
    pub(super) region_card: Vec<CardRow>,
}

#[derive(Deserialize)]
pub(super) struct CardRow {
    pub(super) id: String,
    pub(super) kind: Kind,
    pub(super) count: u8,
}

#[derive(Deserialize)]
pub(super) struct YieldCards {
    #[serde(default)]
    pub(super) provenance: Provenance,
    pub(super) yield_card: Vec<YieldRow>,
}

#[derive(Deserialize)]
pub(super) struct YieldRow {
    pub(super) id: String,
    pub(super) reward: Reward,
    pub(super) amount: u8,
    pub(super) count: u8,
}

#[derive(Deserialize)]
pub(super) struct RegionTiles {
    #[serde(default)]
    pub(super) provenance: Provenance,
    pub(super) good: Vec<GoodRow>,
    pub(super) region_tile: Vec<TileRow>,
}

#[derive(Deserialize)]
pub(super) struct GoodRow {
    pub(super) id: Good,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Set {
    Player,
    Neutral,
}

#[derive(Deserialize)]
pub(super) struct TileRow {
    pub(super) id: String,
    pub(super) set: Set,
    pub(super) kind: Kind,
    pub(super) count: u8,
    pub(super) goods: Vec<Good>,
    pub(super) is_starting_castle: bool,
}

#[derive(Deserialize)]
pub(super) struct EstateTiles {
    #[serde(default)]
    pub(super) provenance: Provenance,
    pub(super) shape: Shape,
    pub(super) cell: Vec<Cell>,
    pub(super) estate_tile: Vec<EstateRow>,
}

#[derive(Deserialize)]
pub(super) struct Shape {
    pub(super) hexes: u8,
    pub(super) row_lengths: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct Cell {
    pub(super) index: u8,
    pub(super) q: i8,
    pub(super) r: i8,
}

#[derive(Deserialize)]
pub(super) struct EstateRow {
    pub(super) id: String,
    pub(super) letter: String,
    pub(super) cells: Vec<Kind>,
}

#[derive(Deserialize)]
pub(super) struct EstateLayout {
    pub(super) geometry: Geometry,
    pub(super) turn: Vec<Turn>,
    pub(super) shift: Vec<Shift>,
    pub(super) neighbor: Vec<Step>,
}

#[derive(Deserialize)]
pub(super) struct Geometry {
    pub(super) slots: u8,
    pub(super) turn_q: i8,
    pub(super) turn_r: i8,
    pub(super) mirror_allowed: bool,
    pub(super) orders: u8,
    pub(super) layouts: u8,
}

#[derive(Deserialize)]
pub(super) struct Turn {
    pub(super) id: String,
    pub(super) degrees: u16,
}

#[derive(Deserialize)]
pub(super) struct Shift {
    pub(super) id: String,
    pub(super) dq: i8,
    pub(super) dr: i8,
}

#[derive(Deserialize)]
pub(super) struct Step {
    pub(super) dq: i8,
    pub(super) dr: i8,
}

impl Tables {
    /// The tables of the files; nothing but their form is checked.
    pub(super) fn read(files: &Files<'_>) -> Result<Tables, SetupError> {
        Ok(Tables {
            kinds: files.table("kinds.toml")?,
            constants: files.table("constants.toml")?,
            components: files.table("components.toml")?,
            board: files.table("player_board.toml")?,
            bonus: files.table("bonus_tiles.toml")?,
            colours: files.table("color_bonus_tiles.toml")?,
            cards: files.table("region_cards.toml")?,
            yields: files.table("yield_cards.toml")?,
            tiles: files.table("region_tiles.toml")?,
            estate: files.table("estate_tiles.toml")?,
            layout: files.table("estate_layout.toml")?,
        })
    }

    /// The faces of a set: how many there are of each, and their goods.
    fn faces(&self, set: Set) -> ([u8; FACES], [u8; FACES]) {
        let (mut counts, mut goods) = ([0; FACES], [0; FACES]);
        for row in self.tiles.region_tile.iter().filter(|row| row.set == set && !row.is_starting_castle) {
            let mut face = Face::first(row.kind).idx();
            while counts[face] > 0 {
                face += 1;
            }
            counts[face] = row.count;
            goods[face] = goods_bits(&row.goods);
        }
        (counts, goods)
    }

    /// The components of files whose tables are in order.
    pub(super) fn components(&self) -> Components {
        let (constants, board) = (&self.constants, &self.board.board);
        let (own, own_goods) = self.faces(Set::Player);
        let (neutral, neutral_goods) = self.faces(Set::Neutral);
        let mut region_points = [0; 4];
        for row in &constants.region_points {
            region_points[usize::from(row.size)] = row.points;
        }
        let letters = ["A", "B", "C"].map(|letter| {
            let mut tiles = self.estate.estate_tile.iter().filter(|tile| tile.letter == letter);
            array::from_fn::<_, TILES_PER_LETTER, _>(|_| {
                let tile = tiles.next().expect("four tiles of each letter");
                EstateTile { id: tile.id.clone(), cells: array::from_fn(|i| tile.cells[i]) }
            })
        });
        Components {
            start_hand: constants.setup.start_hand_cards,
            draw_cards: constants.action.draw_cards,
            monastery_cards: constants.effect.monastery_cards,
            quarry_marble: constants.effect.quarry_marble,
            village_workers: constants.effect.village_workers,
            cart_cards: constants.effect.cart_yield_cards,
            good_points: constants.effect.agriculture_points_per_new_kind,
            hexagon_points: constants.effect.agriculture_hexagon_points,
            no_space_points: constants.effect.yield_hexagon_without_space_red_points,
            region_points,
            purge_at: constants.market.purge_at,
            storage_spaces: board.storage_spaces,
            cards_per_point: constants.end.cards_per_point,
            points_kept: [
                constants.end.points_per_stored_tile,
                constants.end.points_per_hexagon,
                constants.end.points_per_marble,
                constants.end.points_per_worker,
            ],
            own,
            neutral,
            goods: [own_goods, neutral_goods],
            bonus_count: array::from_fn(|i| self.bonus.bonus_tile[i].count),
            bonus_amount: array::from_fn(|i| self.bonus.bonus_tile[i].amount),
            bonus_green: array::from_fn(|i| self.bonus.bonus_tile[i].green_points_on_take),
            colour_points: array::from_fn(|i| {
                let tile = &self.colours.color_bonus_tile[i];
                [tile.side_1, tile.side_2]
            }),
            cards: array::from_fn(|i| self.cards.region_card[i].count),
            yields: self
                .yields
                .yield_card
                .iter()
                .map(|row| YieldCard { id: row.id.clone(), reward: row.reward, amount: row.amount, count: row.count })
                .collect(),
            estate: letters,
            cells: array::from_fn(|i| Hex { q: self.estate.cell[i].q, r: self.estate.cell[i].r }),
            shifts: array::from_fn(|i| (self.layout.shift[i].dq, self.layout.shift[i].dr)),
        }
    }
}

pub(super) fn goods_bits(goods: &[Good]) -> u8 {
    goods.iter().fold(0, |set, good| set | 1 << *good as u8)
}
