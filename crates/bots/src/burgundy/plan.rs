//! Which regions a player will close, when, and what that brings.
//!
//! A player places so many tiles a round. Spent on one region after the other, those that bring most for each missing
//! tile first, they give every region the time of its closing: so a tile that is placed anywhere brings all later
//! regions nearer, and a region that comes after the end is worth nothing.

use super::{Time, Weights};
use signoria_burgundy::data::{LARGE_BONUS, PHASE_BONUS, REGION_VP, SMALL_BONUS};
use signoria_burgundy::pieces::{Kind, Tile};
use signoria_burgundy::{Burgundy, Player, State};
use signoria_core::{Game, Seat};

/// The most regions of a board (B14.3), with room to spare.
const REGIONS: usize = 24;

/// What a player's estate promises.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Plan {
    /// Points for regions and phases.
    pub(super) value: f32,
    /// The rounds until each colour is finished.
    pub(super) colours: [f32; 6],
}

#[derive(Clone, Copy, Debug, Default)]
struct Region {
    missing: f32,
    vp: f32,
    kind: usize,
    rank: f32,
}

impl Plan {
    pub(super) fn of(game: &Burgundy, player: &Player, time: &Time, weights: &Weights) -> Self {
        let board = game.board(player);
        let mut regions = [Region::default(); REGIONS];
        let mut open = 0;
        for region in &board.regions {
            let empty = region & !player.covered;
            if empty == 0 {
                continue;
            }
            let kind = board.kinds[empty.trailing_zeros() as usize] as usize;
            let far = if empty & player.beside == 0 { weights.far } else { 0.0 };
            let missing = empty.count_ones() as f32 + far;
            let vp = f32::from(REGION_VP[region.count_ones() as usize]);
            let phase = ((time.elapsed + missing / weights.pace) / 5.0) as usize;
            let soon = f32::from(PHASE_BONUS[phase.min(4)]);
            regions[open] = Region { missing, vp, kind, rank: (vp + soon) / missing };
            open += 1;
        }
        let regions = &mut regions[..open];
        regions.sort_unstable_by(|a, b| b.rank.total_cmp(&a.rank));
        let mut stored = stored_by_kind(player);
        let mut plan = Plan::default();
        let mut tiles = 0.0;
        for region in regions {
            let ready = stored[region.kind].min(region.missing);
            stored[region.kind] -= ready;
            tiles += region.missing - weights.stored * ready;
            let rounds = tiles / weights.pace;
            plan.value += chance(rounds, time) * (region.vp + bonus(&PHASE_BONUS, time.elapsed + rounds));
            plan.colours[region.kind] = rounds;
        }
        plan
    }

    /// What the player may expect of the bonus tiles: whoever has fewer hexes to cover is likely to be there before.
    pub(super) fn bonus_tiles(&self, game: &Burgundy, s: &State, seat: Seat, time: &Time) -> f32 {
        let n = game.seats();
        let by_players = usize::from(n) - 2;
        let (large, small) = (f32::from(LARGE_BONUS[by_players]), f32::from(SMALL_BONUS[by_players]));
        let missing = |seat: Seat, kind: Kind| {
            let player = &s.players[seat];
            let on_board = |player: &Player| game.board(player).of_kind[kind as usize] & !player.covered;
            // Who has no board yet has everything to do.
            if player.board == 0 { 12.0 } else { on_board(player).count_ones() as f32 }
        };
        let mut value = 0.0;
        for kind in Kind::ALL {
            let own = missing(seat, kind);
            let sure = chance(self.colours[kind as usize], time);
            if own == 0.0 || sure == 0.0 {
                continue;
            }
            let [large_left, small_left] = game.bonus_left(s, kind);
            if !small_left {
                continue;
            }
            let others = Seat::all(n).filter(|other| *other != seat).map(|other| missing(other, kind));
            let racing = others.filter(|missing| *missing > 0.0);
            let before: f32 = racing.map(|missing| (0.5 + (own - missing) / 6.0).clamp(0.0, 1.0)).sum();
            let first = (1.0 - before).max(0.0);
            let second = if before < 1.0 { before } else { (2.0 - before).max(0.0) };
            value += sure * if large_left { first * large + second * small } else { first * small };
        }
        value
    }
}

fn stored_by_kind(player: &Player) -> [f32; 6] {
    let mut stored = [0.0; 6];
    for tile in player.storage.iter().flatten() {
        stored[tile.kind() as usize] += 1.0;
    }
    stored
}

/// The probability that something planned in so many rounds is done before the end.
fn chance(rounds: f32, time: &Time) -> f32 {
    ((time.left + 1.5 - rounds) / 3.0).clamp(0.0, 1.0) * time.use_of(0.5)
}

/// The phase's points for a region that is closed about so many rounds after the beginning of the game.
pub(super) fn bonus(by_phase: &[u8; 5], rounds: f32) -> f32 {
    let phase = ((rounds / 5.0) as usize).min(4);
    let here = f32::from(by_phase[phase]);
    let within = rounds - 5.0 * phase as f32;
    // Near the turn of a phase it may fall on either side.
    let (late, early) = ((within - 3.5) / 3.0, (1.5 - within) / 3.0);
    if late > 0.0 && phase < 4 {
        here + late.min(0.5) * (f32::from(by_phase[phase + 1]) - here)
    } else if early > 0.0 && phase > 0 {
        here + early * (f32::from(by_phase[phase - 1]) - here)
    } else {
        here
    }
}

/// Whether the tile may ever be placed: there is an empty hex of its colour, and for a building a city without its kind.
pub(super) fn has_place(game: &Burgundy, player: &Player, tile: Tile) -> bool {
    let board = game.board(player);
    let kind = tile.kind();
    let empty = board.of_kind[kind as usize] & !player.covered;
    if kind != Kind::Building || player.knows(1) {
        return empty != 0;
    }
    let building = tile.idx() - Tile::building(signoria_burgundy::pieces::Building::ALL[0]).idx();
    let cities = board.cities.iter().zip(player.city_kinds);
    cities.filter(|(_, kinds)| kinds >> building & 1 == 0).any(|(city, _)| city & empty != 0)
}
