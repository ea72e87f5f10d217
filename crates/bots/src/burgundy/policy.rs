//! How good an action looks at first sight: what playouts go by.

use super::plan::{bonus, has_place};
use super::{Burgher, Time};
use signoria_burgundy::data::{KNOWLEDGE, PHASE_BONUS, PURCHASE_COST, REGION_VP, cost};
use signoria_burgundy::pieces::{Depot, Slot, Source, Tile, With};
use signoria_burgundy::{Action, Burgundy, Player, State};
use signoria_core::Seat;

impl Burgher {
    pub(super) fn rating(&self, game: &Burgundy, s: &State, seat: Seat, action: Action, time: &Time) -> f32 {
        let player = &s.players[seat];
        match action {
            Action::Take { with, space, discard } => {
                let Some(tile) = s.depots[space.idx()] else { return 0.0 };
                let price = self.price(player, with, space.depot().number(), player.knows(12));
                self.storing(game, s, seat, tile, discard, time) - price
            }
            Action::Buy { source, discard } => {
                let tile = match source {
                    Source::Black(i) => s.black[usize::from(i)],
                    Source::Depot(space) => s.depots[space.idx()],
                };
                let price = f32::from(PURCHASE_COST) * self.coin(time);
                tile.map_or(0.0, |tile| self.storing(game, s, seat, tile, discard, time) - price)
            }
            Action::Place { with, slot, cell } => {
                let Some(tile) = player.stored(slot) else { return 0.0 };
                let (board, tables) = (game.board(player), game.parts());
                let free = player.knows(KNOWLEDGE.free_for[tile.kind() as usize]);
                let price = self.price(player, with, tables.dice[cell.idx()], free);
                let region = board.regions[usize::from(board.region_of[cell.idx()])];
                let (size, missing) = (region.count_ones(), (region & !player.covered).count_ones());
                let vp = f32::from(REGION_VP[size as usize]);
                let closing = vp + bonus(&PHASE_BONUS, time.elapsed + (missing - 1) as f32 / self.weights.pace);
                let part = if missing == 1 { closing } else { closing / (missing as f32 + 0.5) };
                self.effect(game, s, seat, tile, time) + part - price
            }
            Action::Sell { with, goods } => {
                let tiles = f32::from(player.goods[goods.idx()]);
                self.sale(game, player, tiles, time) - self.price(player, with, goods.number(), false) - 0.8 * tiles
            }
            Action::Workers(_) => {
                let workers = if player.knows(14) { 4.0 } else { 2.0 };
                let silverling = if player.knows(13) { self.coin(time) } else { 0.0 };
                workers * (0.5 + self.weights.worker * time.use_of(3.0)) + silverling
            }
            Action::Ship(depot) => self.load(s, player, depot),
            Action::ShipTwo(depot) => self.load(s, player, depot) + self.load(s, player, depot.next()),
            Action::Pick(goods) => s.depot_goods.iter().map(|depot| f32::from(depot[goods.idx()])).sum(),
            // What is better than nothing is better than these.
            Action::Decline | Action::EndTurn => 0.0,
            Action::FirstPlayer(_)
            | Action::Sheet(_)
            | Action::Goods(_)
            | Action::Tile(_)
            | Action::Die(_)
            | Action::Side(_)
            | Action::Castle(_)
            | Action::Choose(..) => 0.0,
        }
    }

    /// A tile that comes into the storage, perhaps in the place of another.
    fn storing(&self, game: &Burgundy, s: &State, seat: Seat, tile: Tile, discard: Option<Slot>, time: &Time) -> f32 {
        let player = &s.players[seat];
        let stored = |tile: Tile| {
            if has_place(game, player, tile) {
                (self.weights.stored_effect * self.effect(game, s, seat, tile, time) + 2.0) * time.use_of(1.5)
            } else {
                0.0
            }
        };
        stored(tile) - discard.and_then(|slot| player.stored(slot)).map_or(0.0, stored)
    }

    /// The workers that turn the die.
    fn price(&self, player: &Player, with: With, number: u8, free: bool) -> f32 {
        let Some(die) = with.die() else { return 0.0 };
        let workers = cost(player.dice[die], number, player.knows(8), free);
        f32::from(workers) * (0.5 + self.weights.worker)
    }

    /// The goods of a depot that there is room for, roughly.
    fn load(&self, s: &State, player: &Player, depot: Depot) -> f32 {
        let room = player.goods_types() < 3;
        let fits = |(n, stored): (&u8, &u8)| if *stored > 0 || room { f32::from(*n) } else { 0.0 };
        s.depot_goods[depot.idx()].iter().zip(&player.goods).map(fits).sum()
    }
}
