//! Positions made by hand. What a test does not name is empty; what it names comes out of the supplies, so that every
//! position keeps all invariants, which [`Setup::go`] insists on.

use signoria_burgundy::data::REGION_VP;
use signoria_burgundy::pieces::{Cell, Goods, Kind, Space, Tile};
use signoria_burgundy::{Action, Burgundy, Components, Options, Player, Points, State, Variant};
use signoria_core::{Bag, Game, Seat, ToAct};
use signoria_testkit::Scenario;

pub(crate) type Table = Scenario<Burgundy>;

/// A box of the base game whose first player is seat 0.
pub(crate) fn base(seats: u8) -> Burgundy {
    Burgundy::new(Components::default(), seats, Options { first: Some(0), ..Options::default() }).unwrap()
}

/// A box of a variant, first player seat 0.
pub(crate) fn variant(seats: u8, variant: Variant) -> Burgundy {
    Burgundy::new(Components::default(), seats, Options { variant, first: Some(0), ..Options::default() }).unwrap()
}

/// A game at its first decision, dealt as chance might deal it: a different one of what is possible each time.
pub(crate) fn mixed(game: Burgundy) -> Table {
    let mut table = Scenario::new(game);
    let mut draws = 0;
    table.deal(|_, possible| {
        draws += 7;
        possible[draws % possible.len()]
    });
    table
}

/// A game at its first decision, everything dealt as the least outcome.
pub(crate) fn dealt(game: Burgundy) -> Table {
    let mut table = Scenario::new(game);
    table.deal(|_, possible| possible[0]);
    table
}

/// A position in the making: the turn of seat 0 in the first round of phase A, with empty depots and empty hands.
pub(crate) struct Setup {
    game: Burgundy,
    s: State,
}

/// The turn of seat 0 in a game of so many.
pub(crate) fn turn(seats: u8) -> Setup {
    let game = base(seats);
    let mut s = dealt(base(seats)).state;
    for tile in s.depots.iter_mut().chain(&mut s.black).filter_map(Option::take) {
        put_back(&mut s.stacks, tile);
    }
    s.depot_goods = [[0; 6]; 6];
    for player in &mut s.players.0 {
        (player.goods, player.workers, player.silverlings) = ([0; 6], 0, 0);
    }
    Setup { game, s }
}

fn put_back(stacks: &mut signoria_burgundy::state::Stacks, tile: Tile) {
    match tile.kind() {
        Kind::Castle => stacks.castles += 1,
        Kind::Mine => stacks.mines += 1,
        Kind::Ship => stacks.ships += 1,
        Kind::Building => stacks.buildings.put(tile.idx() - 3),
        Kind::Animal => stacks.animals.put(tile.idx() - 11),
        Kind::Knowledge => stacks.knowledge.put(tile.idx() - 23),
    }
}

pub(crate) fn tile(id: &str) -> Tile {
    id.parse().unwrap_or_else(|_| panic!("no tile {id}"))
}

fn space(name: &str) -> Space {
    let (depot, slot) = name.split_once('.').unwrap();
    Space::no(depot.parse().unwrap(), slot.parse().unwrap())
}

impl Setup {
    /// Takes a tile out of the face-down supplies.
    fn draw(&mut self, id: &str) -> Tile {
        let tile = tile(id);
        let stacks = &mut self.s.stacks;
        let coloured = match tile.kind() {
            Kind::Castle => u16::from(stacks.castles),
            Kind::Mine => u16::from(stacks.mines),
            Kind::Ship => u16::from(stacks.ships),
            Kind::Building => stacks.buildings.count(tile.idx() - 3).into(),
            Kind::Animal => stacks.animals.count(tile.idx() - 11).into(),
            Kind::Knowledge => stacks.knowledge.count(tile.idx() - 23).into(),
        };
        if coloured == 0 {
            stacks.black.draw(tile.idx());
            return tile;
        }
        match tile.kind() {
            Kind::Castle => stacks.castles -= 1,
            Kind::Mine => stacks.mines -= 1,
            Kind::Ship => stacks.ships -= 1,
            Kind::Building => stacks.buildings.draw(tile.idx() - 3),
            Kind::Animal => stacks.animals.draw(tile.idx() - 11),
            Kind::Knowledge => stacks.knowledge.draw(tile.idx() - 23),
        }
        tile
    }

    fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.s.players[Seat(seat)]
    }

    /// The dice of seat 0.
    pub(crate) fn dice(self, dice: [u8; 2]) -> Self {
        self.dice_of(0, dice)
    }

    pub(crate) fn dice_of(mut self, seat: u8, dice: [u8; 2]) -> Self {
        self.player(seat).dice = dice;
        self
    }

    /// The phase, 0 to 4 for A to E.
    pub(crate) fn phase(mut self, phase: u8) -> Self {
        self.s.phase = phase;
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Self {
        self.s.round = round;
        self
    }

    /// The place in the round order whose turn it is.
    pub(crate) fn place(mut self, place: u8) -> Self {
        self.s.turn = place;
        for earlier in 0..usize::from(place) {
            let seat = self.s.order[earlier];
            self.s.players[seat].used = [true; 2];
        }
        self
    }

    /// The last turn of the game, of the last seat.
    pub(crate) fn last_turn(self) -> Self {
        let last = self.game.seats() - 1;
        self.phase(4).round(5).place(last)
    }

    pub(crate) fn workers(mut self, seat: u8, n: u8) -> Self {
        self.player(seat).workers = n;
        self
    }

    pub(crate) fn silver(mut self, seat: u8, n: u8) -> Self {
        self.player(seat).silverlings = n;
        self
    }

    /// Another board, with the starting castle on a hex of it.
    pub(crate) fn board(mut self, seat: u8, number: u8, castle: u8) -> Self {
        let player = self.player(seat);
        let old = std::mem::take(player);
        *player = Player { board: number, dice: old.dice, ..Player::default() };
        self.game.lay(&mut self.s.players[Seat(seat)], Cell::no(castle), Tile::CASTLE);
        self
    }

    pub(crate) fn store(mut self, seat: u8, ids: &[&str]) -> Self {
        for id in ids {
            let tile = self.draw(id);
            let room = self.player(seat).room().expect("three tiles at most");
            self.player(seat).storage[room.idx()] = Some(tile);
        }
        self
    }

    /// Tiles on hexes of an estate.
    pub(crate) fn lay(mut self, seat: u8, tiles: &[(u8, &str)]) -> Self {
        for (cell, id) in tiles {
            let tile = self.draw(id);
            self.game.lay(&mut self.s.players[Seat(seat)], Cell::no(*cell), tile);
        }
        self
    }

    /// Knowledge tiles in the estate of a player on board 1: at most two, beside the starting castle.
    pub(crate) fn know(self, seat: u8, numbers: &[u8]) -> Self {
        let ids: Vec<String> = numbers.iter().map(|n| format!("knowledge_{n:02}")).collect();
        let tiles: Vec<(u8, &str)> = [13, 8].into_iter().zip(ids.iter().map(String::as_str)).collect();
        assert_eq!(tiles.len(), numbers.len());
        self.lay(seat, &tiles)
    }

    pub(crate) fn depot(mut self, at: &str, id: &str) -> Self {
        let tile = self.draw(id);
        self.s.depots[space(at).idx()] = Some(tile);
        self
    }

    /// A tile on a space of the black depot, from 1.
    pub(crate) fn black(mut self, at: usize, id: &str) -> Self {
        let tile = self.draw(id);
        self.s.black[at - 1] = Some(tile);
        self
    }

    /// Tiles on all spaces of the depots that are still empty, as a phase might bring them.
    pub(crate) fn filled(mut self) -> Self {
        const FACES: [&str; 24] = [
            "castle",
            "mine",
            "ship",
            "market",
            "watchtower",
            "church",
            "carpenter_workshop",
            "city_hall",
            "warehouse",
            "boarding_house",
            "bank",
            "hen_3",
            "pig_4",
            "cow_2",
            "sheep_3",
            "cow_4",
            "hen_2",
            "knowledge_06",
            "knowledge_15",
            "knowledge_21",
            "knowledge_10",
            "knowledge_12",
            "knowledge_02",
            "knowledge_24",
        ];
        const BLACK: [&str; 8] = ["pig_3", "knowledge_14", "ship", "bank", "castle", "church", "sheep_4", "mine"];
        let seats = self.game.seats();
        let spaces = self.game.parts().spaces;
        let mut turned = [0; 6];
        for (i, space) in spaces.iter().enumerate().filter(|(_, space)| space.min_players <= seats) {
            if self.s.depots[i].is_none() {
                let faces: Vec<&str> = FACES.into_iter().filter(|id| tile(id).kind() == space.kind).collect();
                let at = &mut turned[space.kind as usize];
                let id = faces[*at % faces.len()];
                *at += 1;
                self.s.depots[i] = Some(self.draw(id));
            }
        }
        for (i, id) in BLACK.into_iter().take(self.game.parts().black_spaces[usize::from(seats) - 2].into()).enumerate()
        {
            if self.s.black[i].is_none() {
                self.s.black[i] = Some(self.draw(id));
            }
        }
        self
    }

    /// Goods on a numbered depot, by type from 1.
    pub(crate) fn stock(mut self, depot: usize, goods: &[u8]) -> Self {
        goods.iter().for_each(|n| self.s.depot_goods[depot - 1][usize::from(*n) - 1] += 1);
        self
    }

    /// Stored goods, by type from 1.
    pub(crate) fn goods(mut self, seat: u8, goods: &[u8]) -> Self {
        goods.iter().for_each(|n| self.player(seat).goods[usize::from(*n) - 1] += 1);
        self
    }

    /// Sold goods, by type from 1.
    pub(crate) fn sold(mut self, seat: u8, goods: &[u8]) -> Self {
        goods.iter().for_each(|n| self.player(seat).sold[usize::from(*n) - 1] += 1);
        self
    }

    /// Points that a player has, as if from watchtowers.
    pub(crate) fn points(mut self, seat: u8, vp: u16) -> Self {
        self.player(seat).points[Points::Watchtowers.idx()] = vp;
        self
    }

    /// The turn order track, front first; the markers' spaces follow from the ships.
    pub(crate) fn track(mut self, seats: &[u8]) -> Self {
        seats.iter().enumerate().for_each(|(i, seat)| self.s.track[i] = Seat(*seat));
        self
    }

    /// The order of this round.
    pub(crate) fn order(mut self, seats: &[u8]) -> Self {
        seats.iter().enumerate().for_each(|(i, seat)| self.s.order[i] = Seat(*seat));
        self
    }

    /// The finished position: what follows from the tiles is worked out, and goods that nobody named lie sold with the
    /// last seat.
    pub(crate) fn go(mut self) -> Table {
        let n = self.game.seats();
        let s = &mut self.s;
        for seat in Seat::all(n) {
            let player = &mut s.players[seat];
            let board = self.game.board(player);
            let closed = board.regions.iter().filter(|region| player.covered & **region == **region);
            let vp: u16 = closed.map(|r| u16::from(REGION_VP[r.count_ones() as usize])).sum();
            // The starting castle alone in its region scored nothing (BA18).
            let lone = board.castles.iter().any(|c| board.regions.contains(&c.bit()) && player.covered & c.bit() != 0);
            player.points[Points::Regions.idx()] = vp - u16::from(lone);
            player.marker = player.tiles().filter(|(_, tile)| *tile == Tile::SHIP).count() as u8;
        }
        for kind in Kind::ALL {
            let done = Seat::all(n).filter(|seat| {
                let player = &s.players[*seat];
                let colour = self.game.board(player).of_kind[kind as usize];
                player.covered & colour == colour
            });
            for (place, seat) in done.collect::<Vec<_>>().into_iter().enumerate() {
                let player = &mut s.players[seat];
                match place {
                    0 => player.large = player.large.with(kind),
                    1 => player.small = player.small.with(kind),
                    _ => {}
                }
            }
        }
        let markers: Vec<u8> = Seat::all(n).map(|seat| s.players[seat].marker).collect();
        s.track[..usize::from(n)].sort_by_key(|seat| std::cmp::Reverse(markers[seat.idx()]));
        s.coming = std::array::from_fn(|i| (i >= usize::from(s.round)).then_some(Goods::Brown));
        let hidden = 17 - 3 * n + 5 * (4 - s.phase);
        let mut left = [7u8; 6];
        let shown = s.depot_goods.iter().chain(s.players.0.iter().flat_map(|p| [&p.goods, &p.sold]));
        shown.for_each(|goods| (0..6).for_each(|i| left[i] -= goods[i]));
        s.coming.iter().flatten().for_each(|goods| left[goods.idx()] -= 1);
        let mut surplus = left.iter().sum::<u8>().checked_sub(hidden).expect("so many goods are not out in this phase");
        for kind in (0..6).rev() {
            let moved = surplus.min(left[kind]);
            s.players[Seat(n - 1)].sold[kind] += moved;
            left[kind] -= moved;
            surplus -= moved;
        }
        s.goods = Bag::new(left);
        Scenario::at(self.game, self.s)
    }
}

pub(crate) fn player(table: &Table, seat: u8) -> &Player {
    &table.state.players[Seat(seat)]
}

pub(crate) fn vp(table: &Table, seat: u8) -> u16 {
    player(table, seat).vp()
}

/// Workers and silverlings.
pub(crate) fn purse(table: &Table, seat: u8) -> (u8, u8) {
    (player(table, seat).workers, player(table, seat).silverlings)
}

pub(crate) fn stored(table: &Table, seat: u8) -> Vec<&'static str> {
    player(table, seat).storage.iter().flatten().map(|tile| tile.word()).collect()
}

pub(crate) fn on(table: &Table, at: &str) -> Option<&'static str> {
    table.state.depots[space(at).idx()].map(Tile::word)
}

/// The hexes on which the legal actions place a stored tile, by number.
pub(crate) fn hexes(table: &Table, seat: u8, beginning: &str) -> Vec<u8> {
    let last = |action: String| action.rsplit(' ').next().unwrap().parse().unwrap();
    table.legal_like(seat, beginning).into_iter().map(last).collect()
}

/// The workers that an action costs, by what is left after it.
pub(crate) fn cost(table: &mut Table, seat: u8, action: &str) -> u8 {
    let before = player(table, seat).workers;
    table.play(seat, action);
    before - player(table, seat).workers
}

/// Takes workers with every die that is left, and declines and ends what must be ended.
pub(crate) fn lazy(_: &State, _: Seat, legal: &[Action]) -> Action {
    let dull = |action: &&Action| matches!(action, Action::Workers(_) | Action::Decline | Action::EndTurn);
    *legal.iter().find(dull).unwrap_or(&legal[0])
}

/// Everybody takes workers until dice or draws are due or the game is over.
pub(crate) fn idle(table: &mut Table) {
    table.drive(lazy, |game, s| !matches!(game.to_act(s), ToAct::Seats(_)));
}

/// Dictates dice.
pub(crate) fn roll(table: &mut Table, dice: &[u8]) {
    dice.iter().for_each(|value| {
        table.chance(&format!("die {value}"));
    });
}

/// Plays out the round lazily and rolls ones until the next turn.
pub(crate) fn next_turn(table: &mut Table) {
    idle(table);
    table.deal(|_, possible| possible[0]);
}
