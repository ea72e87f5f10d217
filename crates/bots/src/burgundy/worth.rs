//! What tiles, goods, workers, silverlings and dice are worth beside the regions that they fill.

use super::plan::has_place;
use super::{Burgher, Time};
use signoria_burgundy::data::{Counted, EFFECTS, END_SCORES, Effect, GOODS_VP, KNOWLEDGE, SALE_SILVERLINGS};
use signoria_burgundy::pieces::{Face, Kind, Species, Tile};
use signoria_burgundy::{Burgundy, Frame, Player, Question, State};
use signoria_core::hex::bits;
use signoria_core::{Game, Seat};

impl Burgher {
    /// Everything but regions, colours and the points on the track.
    pub(super) fn worth(&self, game: &Burgundy, s: &State, seat: Seat, time: &Time) -> f32 {
        let player = &s.players[seat];
        let weights = &self.weights;
        let mut worth = weights.die * 2.0 * time.left;
        worth += self.workers(player.workers.into(), time) + self.silverlings(player.silverlings.into(), time);
        worth += self.stored_goods(game, player, time);
        let mines = (player.covered & game.board(player).of_kind[Kind::Mine as usize]).count_ones() as f32;
        worth += mines * self.mine(player, time);
        worth += self.herds(game, player, time);
        for number in bits(u64::from(player.knowledge)) {
            worth += self.knowledge(game, s, seat, number as u8, time);
        }
        worth += self.storage(game, s, seat, time);
        worth += weights.order * self.place(game, s, seat) * time.use_of(4.0);
        if s.active() == seat {
            worth += self.pending(game, s, player, time);
        }
        worth
    }

    /// So many workers.
    fn workers(&self, n: f32, time: &Time) -> f32 {
        0.5 * n + self.weights.worker * n.min(self.weights.workers) * time.use_of(3.0)
    }

    /// So many silverlings.
    fn silverlings(&self, n: f32, time: &Time) -> f32 {
        n + self.weights.silverling * n.min(self.weights.silverlings) * time.use_of(3.0)
    }

    /// One silverling more, some time later.
    pub(super) fn coin(&self, time: &Time) -> f32 {
        1.0 + 0.8 * self.weights.silverling * time.use_of(5.0)
    }

    /// What a mine still brings.
    fn mine(&self, player: &Player, time: &Time) -> f32 {
        let worker = if player.knows(2) { 0.8 } else { 0.0 };
        // The income of phase E comes when nothing can be bought any more.
        (time.phases - 1.0).max(0.0) * (self.coin(time) + worker) + if time.phases > 0.0 { 1.0 } else { 0.0 }
    }

    pub(super) fn sale(&self, game: &Burgundy, player: &Player, tiles: f32, time: &Time) -> f32 {
        let silverlings = if player.knows(3) { KNOWLEDGE.sale_silverlings } else { SALE_SILVERLINGS };
        let worker = if player.knows(4) { 0.8 } else { 0.0 };
        let vp = f32::from(GOODS_VP[usize::from(game.seats()) - 2]);
        tiles * vp + f32::from(silverlings) * self.coin(time) + worker
    }

    fn stored_goods(&self, game: &Burgundy, player: &Player, time: &Time) -> f32 {
        let sold_one_more = if player.knows(25) { 1.0 } else { 0.0 };
        let worth = |tiles: u8| {
            let tiles = f32::from(tiles);
            let sale = self.sale(game, player, tiles, time) - self.weights.die - 1.0 + sold_one_more * tiles;
            (self.weights.goods * sale * time.use_of(3.0)).max(tiles)
        };
        player.goods.iter().filter(|n| **n > 0).map(|n| worth(*n)).sum()
    }

    /// Animals score again with each one that joins them.
    fn herds(&self, game: &Burgundy, player: &Player, time: &Time) -> f32 {
        let board = game.board(player);
        let pastures = board.of_kind[Kind::Animal as usize];
        if pastures & !player.covered == 0 || pastures & player.covered == 0 {
            return 0.0;
        }
        let mut worth = 0.0;
        let mut seen = 0;
        for cell in bits(pastures & player.covered) {
            let region = board.regions[usize::from(board.region_of[cell])];
            let empty = (region & !player.covered).count_ones() as f32;
            if region & seen != 0 || empty == 0.0 {
                continue;
            }
            seen |= region;
            let best = herds_of(player, region).into_iter().max().unwrap_or(0);
            worth += self.weights.herd * f32::from(best) * empty.min(time.left / 5.0);
        }
        worth
    }

    /// What is to be expected of a placed knowledge tile.
    fn knowledge(&self, game: &Burgundy, s: &State, seat: Seat, number: u8, time: &Time) -> f32 {
        let player = &s.players[seat];
        let board = game.board(player);
        let rounds = time.left;
        let empty = |kind: Kind| (board.of_kind[kind as usize] & !player.covered).count_ones() as f32;
        let acting = match number {
            1 => 0.06 * rounds * time.use_of(8.0),
            // Part of what a mine is worth.
            2 => 0.0,
            3 => 0.25 * rounds,
            4 => 0.2 * rounds,
            5 => 1.5 * empty(Kind::Ship).min(rounds / 4.0),
            6 => 0.3 * rounds,
            7 => 2.0 * empty(Kind::Animal).min(rounds / 4.0),
            8 => 0.35 * rounds,
            9 => 0.5 * empty(Kind::Building).min(rounds * 0.6),
            10 => 0.5 * (empty(Kind::Ship) + empty(Kind::Animal)).min(rounds * 0.6),
            11 => 0.5 * (empty(Kind::Castle) + empty(Kind::Mine) + empty(Kind::Knowledge)).min(rounds * 0.5),
            12 => 0.4 * rounds,
            13 => 0.15 * rounds,
            14 => 0.2 * rounds,
            _ => return self.end_knowledge(game, s, seat, number, time),
        };
        acting * self.weights.knowledge
    }

    /// Knowledge that scores at the end: what it would score now, and a little of what may come.
    fn end_knowledge(&self, game: &Burgundy, s: &State, seat: Seat, number: u8, time: &Time) -> f32 {
        let player = &s.players[seat];
        let Some(entry) = END_SCORES.iter().find(|entry| entry.number == number) else { return 0.0 };
        let stored = |wanted: fn(Tile, Counted) -> bool| {
            player.storage.iter().flatten().filter(|tile| wanted(**tile, entry.per)).count() as f32
        };
        let later = time.left / 25.0;
        let count = match entry.per {
            Counted::Buildings(building) => {
                let cities = player.city_kinds.iter().filter(|kinds| **kinds >> building as u8 & 1 == 1).count() as f32;
                let waiting = stored(|tile, per| matches!(per, Counted::Buildings(b) if tile == Tile::building(b)));
                cities + 0.7 * waiting * time.use_of(1.5) + 1.5 * later
            }
            Counted::Species => {
                let now = species(game, player);
                now + (4.0 - now) * 0.9 * time.use_of(12.0)
            }
            Counted::SoldTypes => {
                let sold = player.sold.iter().filter(|n| **n > 0).count() as f32;
                let waiting = player.goods.iter().zip(player.sold).filter(|(n, sold)| **n > 0 && *sold == 0).count();
                (sold + 0.8 * waiting as f32 * time.use_of(3.0) + 2.5 * later).min(6.0)
            }
            Counted::SoldGoods => f32::from(player.sold.iter().sum::<u8>()) + 9.0 * later,
            Counted::BonusTiles => player.bonus_tiles() as f32 + 2.5 * later,
        };
        f32::from(entry.vp) * count
    }

    /// The tiles in the storage.
    fn storage(&self, game: &Burgundy, s: &State, seat: Seat, time: &Time) -> f32 {
        let player = &s.players[seat];
        let mut worth = 0.0;
        for tile in player.storage.iter().flatten() {
            if has_place(game, player, *tile) {
                let spots = player.beside & !player.covered & game.board(player).of_kind[tile.kind() as usize];
                let ready = self.weights.spot * spots.count_ones().min(3) as f32;
                let effect = self.effect(game, s, seat, *tile, time);
                worth += (self.weights.stored_effect * effect + ready) * time.use_of(1.5);
            }
        }
        if player.room().is_none() { worth - self.weights.full * time.use_of(1.5) } else { worth }
    }

    /// What a tile does once it is placed.
    pub(super) fn effect(&self, game: &Burgundy, s: &State, seat: Seat, tile: Tile, time: &Time) -> f32 {
        let player = &s.players[seat];
        let weights = &self.weights;
        match tile.face() {
            Face::Castle => weights.castle,
            Face::Mine => self.mine(player, time),
            Face::Ship => weights.order + self.cargo(game, s, player, time),
            Face::Animal(species, animals) => {
                let board = game.board(player);
                let pastures = board.regions.iter().filter(|region| {
                    *region & board.of_kind[Kind::Animal as usize] != 0 && *region & !player.covered != 0
                });
                let herd = pastures.map(|region| herds_of(player, *region)[species as usize]).max().unwrap_or(0);
                f32::from(animals) + f32::from(herd)
            }
            Face::Building(building) => match EFFECTS[building as usize] {
                Effect::Sell => self.best_sale(game, player, time),
                Effect::Fetch(_) => weights.fetch,
                Effect::Workers(n) => f32::from(n) * (0.5 + 0.7 * weights.worker * time.use_of(3.0)),
                Effect::Silverlings(n) => f32::from(n) * self.coin(time),
                Effect::Place => weights.city_hall,
                Effect::Points(n) => n.into(),
            },
            Face::Knowledge(number) => self.knowledge(game, s, seat, number, time),
        }
    }

    /// What one type of goods, sold without a die, adds to keeping it.
    fn best_sale(&self, game: &Burgundy, player: &Player, time: &Time) -> f32 {
        let most = player.goods.iter().copied().max().unwrap_or(0);
        if most == 0 { 0.0 } else { self.sale(game, player, most.into(), time) * 0.5 + 1.0 }
    }

    /// The goods of the depot that has most of them.
    fn cargo(&self, game: &Burgundy, s: &State, player: &Player, time: &Time) -> f32 {
        let vp = f32::from(GOODS_VP[usize::from(game.seats()) - 2]);
        let room = 3 - player.goods_types();
        let load = |goods: &[u8; 6]| {
            let (mut known, mut new) = (0.0, [0.0; 3]);
            let mut types = 0;
            for (n, stored) in goods.iter().zip(player.goods) {
                if *n > 0 && stored > 0 {
                    known += f32::from(*n);
                } else if *n > 0 && types < room.min(3) {
                    new[types] = f32::from(*n);
                    types += 1;
                }
            }
            known + 0.8 * new.iter().sum::<f32>()
        };
        let best = s.depot_goods.iter().map(load).fold(0.0, f32::max);
        best * (1.0 + self.weights.goods * (vp - 1.0)) * time.use_of(2.0)
    }

    /// How many of the others stand behind on the turn order track.
    fn place(&self, game: &Burgundy, s: &State, seat: Seat) -> f32 {
        let n = usize::from(game.seats());
        let place = s.track[..n].iter().position(|other| *other == seat).unwrap_or(n - 1);
        (n - 1 - place) as f32
    }

    /// The effect that is being resolved.
    fn pending(&self, game: &Burgundy, s: &State, player: &Player, time: &Time) -> f32 {
        let Frame::Ask(question) = s.frames.top() else { return 0.0 };
        match question {
            Question::CastleAction => self.weights.castle,
            Question::Warehouse => self.best_sale(game, player, time),
            Question::Fetch(_) => self.weights.fetch,
            Question::CityHall => self.weights.city_hall,
            Question::Ship => self.weights.order + self.cargo(game, s, player, time),
            Question::PickGoods { .. } => self.weights.order + 1.0,
            Question::Turn | Question::Side { .. } | Question::Castle { .. } | Question::Secret { .. } => 0.0,
        }
    }
}

/// The animals of each species on a pasture.
fn herds_of(player: &Player, pasture: u64) -> [u8; 4] {
    let mut herds = [0; 4];
    for cell in bits(pasture & player.covered) {
        if let Some(Face::Animal(species, animals)) = player.estate.0[cell].map(Tile::face) {
            herds[species as usize] += animals;
        }
    }
    herds
}

/// How many species live in an estate.
fn species(game: &Burgundy, player: &Player) -> f32 {
    let herds = herds_of(player, game.board(player).of_kind[Kind::Animal as usize]);
    Species::ALL.into_iter().filter(|species| herds[*species as usize] > 0).count() as f32
}
