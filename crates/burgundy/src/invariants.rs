//! What is true after every action and every chance outcome (chapter 13), one named check a line.

use crate::Burgundy;
use crate::data::{GOODS_TILES, GOODS_TYPES, PHASES, REGION_VP, ROUNDS, START_GOODS};
use crate::frame::{Draw, Frame, Question, Step};
use crate::pieces::{Face, Kind, Space, Tile};
use crate::state::{Player, State};
use crate::view::{face_down, in_turn};
use alloc::vec::Vec;
use signoria_core::contract::Checks;
use signoria_core::{Bag, Referee, Seat};

impl Checks for Burgundy {
    fn invariants(&self, state: &State, _: Referee) -> Vec<&'static str> {
        let seats = || Seat::all(self.kit.seats);
        let players = || state.players.0[..self.n()].iter();
        let each = |check: &dyn Fn(&Player) -> bool| players().all(check);
        let checks = [
            ("B13.1 tiles of every face are conserved", Tile::all().all(|tile| self.tiles_add_up(state, tile))),
            ("B13.2 goods of every type are conserved", (0..6).all(|goods| self.goods_add_up(state, goods))),
            (
                "B13.2 the hidden goods are those face down and those of the box",
                self.hidden_goods(state) == state.goods.len(),
            ),
            ("B13.3 the round spaces hold the goods of the rounds to come", coming(state)),
            ("B13.4 every marker is on the track once", self.markers_once(state)),
            ("B13.4 the track runs from the front to the back", self.track_sorted(state)),
            ("B13.4 a marker has moved once for each ship", seats().all(|seat| self.marker_fits(state, seat))),
            ("B13.5 every tile lies on a hex of its colour", each(&|p| self.on_own_colours(p))),
            ("B13.5 the covered hexes are those with tiles", each(&|p| p.covered == covered(p))),
            ("B13.5 the hexes beside them are known", each(&|p| p.beside == self.beside(p))),
            ("B13.5 the covered hexes are connected", each(&|p| self.connected(p))),
            ("B13.5 there is a castle after the set-up", set_up(state) || each(&|p| has(p, Tile::CASTLE))),
            ("B13.5 knowledge in the estate is known", each(&|p| p.knowledge == knowledge(p))),
            (
                "B13.6 no city holds a building twice without knowledge 1",
                each(&|p| p.knows(1) || self.cities_differ(p)),
            ),
            ("B13.6 the buildings of the cities are known", each(&|p| p.city_kinds == self.city_kinds(p))),
            ("B13.7 at most three types of goods are stored", each(&|p| p.goods_types() <= GOODS_TYPES)),
            (
                "B13.8 a depot space holds a tile of its colour or none",
                (0..Space::COUNT).all(|i| self.space_fits(state, i)),
            ),
            ("B13.8 black spaces not in use are empty", state.black[self.black_spaces()..].iter().all(Option::is_none)),
            ("B13.9 bonus tiles lie with those who finished their colours", self.bonus_fits(state)),
            ("B13.10 the points for regions are those of the closed ones", each(&|p| self.regions_scored(p))),
            ("B13.12 before a turn no die is used, after it both", self.dice_used(state)),
            ("B13.13 dice are rolled before the first turn", !in_turn(state.frames.top()) || each(&|p| dice(p, 1))),
            ("B13.13 dice show 1 to 6", each(&|p| dice(p, 0))),
        ];
        checks.into_iter().filter(|(_, holds)| !holds).map(|(name, _)| name).collect()
    }
}

impl Burgundy {
    fn black_spaces(&self) -> usize {
        usize::from(self.kit.components.black_spaces[self.by_players])
    }

    fn tiles_add_up(&self, state: &State, tile: Tile) -> bool {
        fn bag<const K: usize>(bag: &Bag<K>, first: usize, tile: Tile) -> usize {
            tile.idx().checked_sub(first).filter(|i| *i < K).map_or(0, |i| bag.count(i).into())
        }
        let stacks = &state.stacks;
        let face_down = bag(&stacks.black, 0, tile)
            + match tile.kind() {
                Kind::Castle => stacks.castles.into(),
                Kind::Mine => stacks.mines.into(),
                Kind::Ship => stacks.ships.into(),
                Kind::Building => bag(&stacks.buildings, Tile::FIRST_BUILDING, tile),
                Kind::Animal => bag(&stacks.animals, Tile::FIRST_ANIMAL, tile),
                Kind::Knowledge => bag(&stacks.knowledge, Tile::FIRST_KNOWLEDGE, tile),
            };
        let owned = state.players.0.iter().flat_map(|p| p.storage.iter().chain(&p.estate.0));
        let open = state.depots.iter().chain(&state.black).chain(owned).filter(|other| **other == Some(tile)).count();
        let all = self.kit.components.coloured[tile.idx()] + self.kit.components.black[tile.idx()];
        face_down + open + usize::from(state.removed.count(tile.idx())) == usize::from(all)
    }

    fn goods_add_up(&self, state: &State, goods: usize) -> bool {
        let coming = state.coming.iter().flatten().filter(|g| g.idx() == goods).count() as u8;
        let depots: u8 = state.depot_goods.iter().map(|depot| depot[goods]).sum();
        let owned: u8 = state.players.0.iter().map(|p| p.goods[goods] + p.sold[goods]).sum();
        state.goods.count(goods) + coming + depots + owned == GOODS_TILES
    }

    /// Face-down goods: those of the phases to come, those not yet dealt, and 17 - 3n in the box.
    fn hidden_goods(&self, state: &State) -> u16 {
        let all = 6 * GOODS_TILES;
        let reserve = u16::from(all) - u16::from(PHASES * ROUNDS);
        let dealt = match state.frames.top() {
            Frame::Draw(Draw::FirstPlayer) => 0,
            Frame::Draw(Draw::StartGoods { dealt }) => dealt,
            _ => START_GOODS * self.kit.seats,
        };
        reserve - u16::from(dealt) + (0..PHASES).map(|phase| u16::from(face_down(state, phase))).sum::<u16>()
    }

    fn markers_once(&self, state: &State) -> bool {
        state.frames.top() == Frame::Draw(Draw::FirstPlayer)
            || Seat::all(self.kit.seats).all(|seat| state.track[..self.n()].contains(&seat))
    }

    fn track_sorted(&self, state: &State) -> bool {
        state.track[..self.n()].windows(2).all(|pair| state.players[pair[0]].marker >= state.players[pair[1]].marker)
    }

    fn marker_fits(&self, state: &State, seat: Seat) -> bool {
        let asked = matches!(state.frames.top(), Frame::Ask(Question::Ship | Question::PickGoods { .. }))
            && state.active() == seat;
        let ships = state.count_faces(seat, |face| face == Face::Ship);
        u16::from(state.players[seat].marker) + u16::from(asked) == ships
    }

    fn on_own_colours(&self, player: &Player) -> bool {
        player.tiles().all(|(cell, tile)| self.board(player).kinds[cell.idx()] == tile.kind())
    }

    fn beside(&self, player: &Player) -> u64 {
        player.tiles().fold(0, |set, (cell, _)| set | self.kit.components.adjacent[cell.idx()])
    }

    fn connected(&self, player: &Player) -> bool {
        let (mut reached, mut next) = (0, player.covered & player.covered.wrapping_neg());
        while next != reached {
            reached = next;
            let adjacent = &self.kit.components.adjacent;
            let beside = signoria_core::hex::bits(reached).fold(0, |set, cell| set | adjacent[cell]);
            next |= beside & player.covered;
        }
        reached == player.covered
    }

    fn city_kinds(&self, player: &Player) -> [u8; 6] {
        let mut kinds = [0; 6];
        for (cell, tile) in player.tiles() {
            if let Face::Building(building) = tile.face() {
                kinds[usize::from(self.board(player).city_of[cell.idx()])] |= 1 << building as u8;
            }
        }
        kinds
    }

    fn cities_differ(&self, player: &Player) -> bool {
        let buildings = player.tiles().filter(|(_, tile)| tile.kind() == Kind::Building).count() as u32;
        self.city_kinds(player).iter().map(|kinds| kinds.count_ones()).sum::<u32>() == buildings
    }

    fn space_fits(&self, state: &State, i: usize) -> bool {
        state.depots[i].is_none_or(|tile| self.kind_of(Space::at(i), state.phase) == Some(tile.kind()))
    }

    fn bonus_fits(&self, state: &State) -> bool {
        Kind::ALL.into_iter().all(|kind| {
            let players = || state.players.0[..self.n()].iter().filter(|p| p.board > 0);
            let finished = |p: &Player| {
                let colour = self.board(p).of_kind[kind as usize];
                p.covered & colour == colour
            };
            let large = players().filter(|p| p.large.contains(kind)).count();
            let small = players().filter(|p| p.small.contains(kind)).count();
            let done = players().filter(|p| finished(p)).count();
            let honest = players().all(|p| finished(p) || !p.large.contains(kind) && !p.small.contains(kind));
            let both = players().any(|p| p.large.contains(kind) && p.small.contains(kind));
            honest && !both && large == usize::from(done >= 1) && small == usize::from(done >= 2)
        })
    }

    /// The starting castle's own region is never scored if it is of size 1 (BA18); which castle was the first is not kept,
    /// so a region of one castle may be short of its points.
    fn regions_scored(&self, player: &Player) -> bool {
        if player.board == 0 {
            return true;
        }
        let board = self.board(player);
        let closed = board.regions.iter().filter(|region| player.covered & **region == **region);
        let points: u16 = closed.map(|region| u16::from(REGION_VP[region.count_ones() as usize])).sum();
        let scored = player.points[crate::Points::Regions.idx()];
        let alone =
            |cell: &crate::pieces::Cell| board.regions.contains(&cell.bit()) && player.covered & cell.bit() != 0;
        scored == points || board.castles.iter().any(alone) && scored + u16::from(REGION_VP[1]) == points
    }

    fn dice_used(&self, state: &State) -> bool {
        let used = |place: usize| state.players[state.order[place]].used;
        let turn = usize::from(state.turn);
        !in_turn(state.frames.top())
            || (0..self.n()).all(|place| match place.cmp(&turn) {
                core::cmp::Ordering::Less => used(place) == [true; 2],
                core::cmp::Ordering::Equal => true,
                core::cmp::Ordering::Greater => used(place) == [false; 2],
            })
    }
}

/// Before the white die of round r moves its goods, the spaces of rounds r to 5 hold goods; afterwards those after r.
fn coming(state: &State) -> bool {
    let first = match state.frames.top() {
        Frame::Draw(Draw::Goods { filled }) => return state.coming.iter().flatten().count() == usize::from(filled),
        Frame::Draw(Draw::Die { .. }) => state.round,
        _ if state.round == 0 => 6,
        _ => state.round + 1,
    };
    (1..=5).zip(state.coming).all(|(round, goods)| goods.is_some() == (round >= first))
}

/// Whether castles are still to be set.
fn set_up(state: &State) -> bool {
    match state.frames.top() {
        Frame::Ask(question) => !question.in_turn(),
        Frame::Draw(draw) => matches!(draw, Draw::FirstPlayer | Draw::StartGoods { .. } | Draw::Sheet { .. }),
        Frame::Step(step) => step != Step::Turn,
        Frame::Over => false,
    }
}

fn covered(player: &Player) -> u64 {
    player.tiles().fold(0, |set, (cell, _)| set | cell.bit())
}

fn has(player: &Player, tile: Tile) -> bool {
    player.tiles().any(|(_, other)| other == tile)
}

fn knowledge(player: &Player) -> u32 {
    player.tiles().fold(0, |set, (_, tile)| if let Face::Knowledge(n) = tile.face() { set | 1 << n } else { set })
}

fn dice(player: &Player, least: u8) -> bool {
    player.dice.iter().all(|value| (least..=6).contains(value))
}
