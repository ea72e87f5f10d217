//! A position in numbers: the own estate region by region, what lies ready for it, and how far the others are.

use crate::data::Board;
use crate::pieces::{Building, Cell, Face, Kind, Space, Species, Tile};
use crate::state::{PLAYERS, Player, State};
use crate::{Burgundy, Draw, Frame, Question};
use core::array::from_fn;
use signoria_core::contract::Features;
use signoria_core::hex::bits;
use signoria_core::{Axis, Block, Eye, Layout, Observer, Seat};

/// Rounds of a game.
const ROUNDS: u8 = 25;
/// The largest region, and one more than the most hexes of a kind that are told apart.
const LARGEST: usize = 8;
const MISSING: usize = 13;
/// How far a die is from a number at most.
const FAR: usize = 4;

const KINDS: Axis = Axis::Things(Kind::COUNT, |i| Kind::ALL[i].word());
const TILES: Axis = Axis::Things(Tile::FACES, |i| Tile::at(i).word());
const BUILDINGS: Axis = Axis::Things(Building::COUNT, |i| Building::ALL[i].word());
const MOMENTS: Axis = Axis::Words(&[
    "filling",
    "dice",
    "other",
    "turn",
    "castle",
    "warehouse",
    "carpenter_workshop",
    "church",
    "market",
    "city_hall",
    "ship",
    "pick_goods",
    "set_up",
]);

impl Features for Burgundy {
    const LAYOUT: Layout = Layout {
        rev: 1,
        blocks: &[
            Block::flags("seats", &[Axis::Numbers(2, 3)]),
            Block::flags("rounds_over", &[Axis::Numbers(0, 26)]),
            Block::flags("moment", &[MOMENTS]),
            Block::flags("sheet", &[Axis::Numbers(1, 6)]),
            Block::flags("board", &[Axis::Numbers(1, 9)]),
            Block::flags("dice_left", &[Axis::Words(&["none", "one", "two", "to_be_rolled"])]),
            Block::flags("die", &[Axis::Numbers(1, 6)]),
            Block::flags("bought", &[]),
            Block::flags("workers", &[Axis::Numbers(0, 12)]),
            Block::flags("silverlings", &[Axis::Numbers(0, 12)]),
            Block::counts("held", &[Axis::Words(&["workers", "silverlings"])], 5),
            Block::flags("knowledge", &[Axis::Numbers(1, 26)]),
            Block::counts("knowledge_by_rounds", &[Axis::Numbers(1, 26)], 12),
            Block::flags("regions", &[KINDS, Axis::Numbers(1, 8), Axis::Numbers(1, 8)]),
            Block::flags("regions_begun", &[KINDS, Axis::Numbers(1, 8)]),
            Block::counts("herd", &[Axis::Things(Species::COUNT, |i| Species::ALL[i].word())], 4),
            Block::counts("herd_open", &[], 8),
            Block::flags("missing", &[KINDS, Axis::Words(&["large", "small", "no_bonus"]), Axis::Numbers(0, 13)]),
            Block::flags("missing_to_a_rival", &[KINDS, Axis::Numbers(0, 13)]),
            Block::flags("placeable", &[KINDS, Axis::Numbers(1, 6)]),
            Block::flags("stored", &[TILES]),
            Block::counts("stored_by_rounds", &[], 25),
            Block::flags("stored_fits", &[KINDS]),
            Block::flags("stored_reached_by", &[KINDS, Axis::Numbers(0, 4)]),
            Block::flags("storage_free", &[Axis::Numbers(0, 4)]),
            Block::flags("goods_types", &[Axis::Numbers(0, 4)]),
            Block::flags("goods_largest", &[Axis::Numbers(1, 3), Axis::Numbers(0, 6)]),
            Block::counts("goods", &[Axis::Words(&["stored", "sellable", "sold", "sold_types"])], 3),
            Block::counts("depot_kinds", &[KINDS], 2),
            Block::flags("depot_tiles", &[TILES]),
            Block::counts("depot_reached_by", &[KINDS, Axis::Numbers(0, 2)], 2),
            Block::counts("black_kinds", &[KINDS], 2),
            Block::flags("black_tiles", &[TILES]),
            Block::counts("goods_for_a_ship", &[], 2),
            Block::counts("cities_without", &[BUILDINGS], 3),
            Block::counts("cities_with", &[BUILDINGS], 2),
            Block::flags("mines", &[Axis::Numbers(0, 4)]),
            Block::counts("mines_by_phases", &[], 5),
            Block::flags("species", &[Axis::Numbers(0, 5)]),
            Block::flags("place", &[Axis::Numbers(1, 4)]),
            Block::counts("empty", &[], 36),
            Block::counts("empty_by_rounds", &[], 900),
            Block::counts("bonus_tiles", &[], 3),
            Block::flags("rival", &[Axis::Numbers(1, 3)]),
            Block::counts("rival_lead", &[Axis::Numbers(1, 3)], 40),
            Block::counts("rival_empty", &[Axis::Numbers(1, 3)], 36),
            Block::counts(
                "rival_held",
                &[Axis::Numbers(1, 3), Axis::Words(&["workers", "silverlings", "tiles", "goods"])],
                5,
            ),
        ],
    };

    fn observe(&self, s: &State, seat: Seat, _: Eye, o: &mut Observer<'_>) {
        let player = &s.players[seat];
        let seats = self.kit.seats;
        let rounds = (5 * s.phase + s.round.saturating_sub(1)).min(ROUNDS);
        let left = i32::from(ROUNDS - rounds);
        let top = s.frames.top();
        let filling =
            s.round == 0 || matches!(top, Frame::Draw(Draw::Depot(_) | Draw::Black { .. } | Draw::Goods { .. }));
        let rolling = matches!(top, Frame::Draw(Draw::Die { .. }));
        o.block("seats");
        o.hot(seats - 2);
        o.block("rounds_over");
        o.hot(rounds);
        o.block("moment");
        o.mark(self.moment(s, seat, filling, rolling));
        o.block("sheet");
        if let Some(sheet) = s.sheets[seat].checked_sub(1) {
            o.hot(sheet);
        }
        o.block("board");
        let Some(number) = player.board.checked_sub(1) else { return o.skip_rest() };
        o.hot(number);
        let board = self.board(player);

        // Dice.
        let place = s.order[..self.n()].iter().position(|other| *other == seat).unwrap_or(0);
        let fresh = filling || rolling;
        let done = !fresh && place < usize::from(s.turn);
        let open = |i: &usize| !fresh && !done && !player.used[*i] && player.dice[*i] > 0;
        let dice = [0, 1].map(|i| if open(&i) { player.dice[i] } else { 0 });
        let rolled = || dice.into_iter().filter(|die| *die > 0);
        o.block("dice_left");
        o.hot(if fresh { 3 } else { rolled().count() });
        o.block("die");
        rolled().for_each(|die| o.mark(usize::from(die) - 1));
        o.block("bought");
        o.mark_if(0, !fresh && s.active() == seat && s.bought);
        self.means(player, left, o);
        let missing = regions(player, board, o);
        self.missing(s, seat, missing, o);

        // Where something fits, what is stored for it, what lies in the depots.
        let mut spots = 0u64;
        for cell in bits(player.beside & !player.covered) {
            spots |= 1 << (board.kinds[cell].idx() * 6 + usize::from(self.parts().dice[cell]) - 1);
        }
        let spots_of = |kind: usize| spots >> (kind * 6) & 0b11_1111;
        let near: [usize; 6] = from_fn(|i| rolled().map(|die| distance(die, i as u8 + 1)).min().unwrap_or(FAR));
        o.block("placeable");
        bits(spots).for_each(|spot| o.mark(spot));
        let stored = || player.storage.iter().flatten();
        o.block("stored");
        stored().for_each(|tile| o.mark(tile.idx()));
        o.block("stored_by_rounds");
        o.put(0, stored().count() as i32 * left);
        o.block("stored_fits");
        stored().map(|tile| tile.kind().idx()).for_each(|kind| o.mark_if(kind, spots_of(kind) != 0));
        o.block("stored_reached_by");
        for kind in stored().map(|tile| tile.kind().idx()) {
            let nearest = bits(spots_of(kind)).map(|number| near[number]).min();
            if let Some(far) = nearest.filter(|far| *far < FAR) {
                o.mark(kind * FAR + far);
            }
        }
        o.block("storage_free");
        o.hot(3 - stored().count());
        goods(player, rolled(), o);
        self.offers(s, player, filling, near, o);
        cities(player, board, o);

        let mines = (player.covered & board.of_kind[Kind::Mine.idx()]).count_ones();
        o.block("mines");
        o.hot(mines as usize);
        o.block("mines_by_phases");
        o.put(0, mines as i32 * i32::from(5 - s.phase.min(5)));
        let mut species = 0u8;
        for cell in bits(player.covered & board.of_kind[Kind::Animal.idx()]) {
            if let Some(Face::Animal(of, _)) = player.estate.0[cell].map(Tile::face) {
                species |= 1 << of as u8;
            }
        }
        o.block("species");
        o.hot(species.count_ones() as usize);
        o.block("place");
        o.hot(s.track[..self.n()].iter().position(|other| *other == seat).unwrap_or(0));
        o.block("empty");
        o.put(0, player.empty() as i32);
        o.block("empty_by_rounds");
        o.put(0, player.empty() as i32 * left);
        o.block("bonus_tiles");
        o.put(0, player.bonus_tiles() as i32);
        self.rivals(s, seat, o);
    }

    fn points_now(&self, s: &State, seat: Seat) -> i32 {
        s.players[seat].vp().into()
    }

    fn in_play(&self, s: &State) -> bool {
        s.players.iter(self.kit.seats).all(|(_, player)| player.board > 0)
    }
}

/// How many steps lie between a die and a number, the shorter way round.
fn distance(die: u8, number: u8) -> usize {
    let apart = die.abs_diff(number);
    apart.min(6 - apart).into()
}

/// Workers, silverlings, knowledge.
impl Burgundy {
    fn means(&self, player: &Player, left: i32, o: &mut Observer<'_>) {
        o.block("workers");
        o.hot(player.workers);
        o.block("silverlings");
        o.hot(player.silverlings);
        o.block("held");
        o.put(0, player.workers);
        o.put(1, player.silverlings);
        let known = || bits(u64::from(player.knowledge) >> 1);
        o.block("knowledge");
        known().for_each(|i| o.mark(i));
        o.block("knowledge_by_rounds");
        known().for_each(|i| o.put(i, left));
    }

    fn moment(&self, s: &State, seat: Seat, filling: bool, rolling: bool) -> usize {
        match s.frames.top() {
            Frame::Ask(question) if !question.in_turn() => 12,
            _ if filling => 0,
            _ if rolling => 1,
            _ if s.active() != seat => 2,
            Frame::Ask(Question::Turn) => 3,
            Frame::Ask(Question::CastleAction) => 4,
            Frame::Ask(Question::Warehouse) => 5,
            Frame::Ask(Question::Fetch(Building::CarpenterWorkshop)) => 6,
            Frame::Ask(Question::Fetch(Building::Church)) => 7,
            Frame::Ask(Question::Fetch(_)) => 8,
            Frame::Ask(Question::CityHall) => 9,
            Frame::Ask(Question::Ship) => 10,
            Frame::Ask(Question::PickGoods { .. }) => 11,
            Frame::Ask(_) | Frame::Draw(_) | Frame::Step(_) | Frame::Over => 12,
        }
    }

    /// Empty hexes by kind, the own ones and the fewest of somebody else.
    fn missing(&self, s: &State, seat: Seat, own: [u32; Kind::COUNT], o: &mut Observer<'_>) {
        o.block("missing");
        for kind in Kind::ALL {
            let bonus = match self.bonus_left(s, kind) {
                [true, _] => 0,
                [false, true] => 1,
                [false, false] => 2,
            };
            o.row(kind.idx() * 3 + bonus, MISSING, own[kind.idx()] as usize);
        }
        o.block("missing_to_a_rival");
        for kind in Kind::ALL {
            let of = |other: Seat| {
                let player = &s.players[other];
                let empty = |board: &Board| (board.of_kind[kind.idx()] & !player.covered).count_ones() as usize;
                (player.board > 0).then(|| empty(self.board(player))).filter(|missing| *missing > 0)
            };
            let others = Seat::all(self.kit.seats).filter(|other| *other != seat);
            o.row(kind.idx(), MISSING, others.filter_map(of).min().unwrap_or(MISSING));
        }
    }

    /// What lies in the depots; `near` says how far the nearest die is from each.
    fn offers(&self, s: &State, player: &Player, filling: bool, near: [usize; 6], o: &mut Observer<'_>) {
        // What lies there is about to be swept away.
        let depots = if filling { &[] } else { &s.depots[..] };
        let (mut kinds, mut reached) = ([0; Kind::COUNT], [0; 2 * Kind::COUNT]);
        let (mut tiles, mut n) = ([0; Space::COUNT], 0);
        for (depot, spaces) in depots.chunks(Space::COUNT / 6).enumerate() {
            for tile in spaces.iter().flatten() {
                let kind = tile.kind().idx();
                kinds[kind] += 1;
                tiles[n] = tile.idx();
                n += 1;
                if near[depot] < 2 {
                    reached[kind * 2 + near[depot]] += 1;
                }
            }
        }
        o.block("depot_kinds");
        o.put_all(&kinds);
        o.block("depot_tiles");
        tiles[..n].iter().for_each(|tile| o.mark(*tile));
        o.block("depot_reached_by");
        o.put_all(&reached);
        let black = || s.black.iter().flatten().filter(|_| !filling);
        o.block("black_kinds");
        black().for_each(|tile| o.mark(tile.kind().idx()));
        o.block("black_tiles");
        black().filter(|_| player.silverlings >= 2).for_each(|tile| o.mark(tile.idx()));
        o.block("goods_for_a_ship");
        let room = 3 - player.goods_types().min(3);
        let loads = |depot: &[u8; 6]| {
            let (mut all, mut new) = (0, 0);
            for (there, own) in depot.iter().zip(player.goods).filter(|(there, _)| **there > 0) {
                new += usize::from(own == 0);
                all += if own > 0 || new <= room { *there } else { 0 };
            }
            all
        };
        o.put(0, if filling { 0 } else { s.depot_goods.iter().map(loads).max().unwrap_or(0) });
    }

    fn rivals(&self, s: &State, seat: Seat, o: &mut Observer<'_>) {
        let seats = self.kit.seats;
        let others = || seat.others(seats).map(|other| &s.players[other]).enumerate();
        let own = i32::from(s.players[seat].vp());
        o.block("rival");
        others().for_each(|(at, _)| o.mark(at));
        o.block("rival_lead");
        others().for_each(|(at, other)| o.put(at, i32::from(other.vp()) - own));
        o.block("rival_empty");
        others().for_each(|(at, other)| o.put(at, other.empty() as i32));
        o.block("rival_held");
        for (at, other) in others() {
            o.put(4 * at, other.workers);
            o.put(4 * at + 1, other.silverlings);
            o.put(4 * at + 2, other.storage.iter().flatten().count() as i32);
            o.put(4 * at + 3, other.goods.iter().sum::<u8>());
        }
    }
}

/// The regions that are not closed, and herds; returns how many hexes of each kind are empty.
fn regions(player: &Player, board: &Board, o: &mut Observer<'_>) -> [u32; Kind::COUNT] {
    let (mut all, mut herd, mut herd_open) = ([0; Kind::COUNT], [0u8; Species::COUNT], 0);
    let (mut begun, mut n_begun) = ([0u8; Cell::COUNT], 0);
    o.block("regions");
    for region in &board.regions {
        let missing = region & !player.covered;
        if missing == 0 {
            continue;
        }
        let (size, empty) = (region.count_ones() as usize, missing.count_ones() as usize);
        let kind = board.kinds[missing.trailing_zeros() as usize].idx();
        let row = |kind| kind * LARGEST + empty.min(LARGEST) - 1;
        all[kind] += empty as u32;
        o.mark(row(kind * LARGEST + size.min(LARGEST) - 1));
        if missing & player.beside != 0 {
            begun[n_begun] = row(kind) as u8;
            n_begun += 1;
        }
        if kind == Kind::Animal.idx() && empty < size {
            let mut here = [0; Species::COUNT];
            for cell in bits(region & player.covered) {
                if let Some(Face::Animal(species, animals)) = player.estate.0[cell].map(Tile::face) {
                    here[species.idx()] += animals;
                }
            }
            for (most, here) in herd.iter_mut().zip(here) {
                *most = here.max(*most);
                herd_open = (i32::from(here) * empty as i32).max(herd_open);
            }
        }
    }
    o.block("regions_begun");
    begun[..n_begun].iter().for_each(|place| o.mark(usize::from(*place)));
    o.block("herd");
    o.put_all(&herd);
    o.block("herd_open");
    o.put(0, herd_open);
    all
}

fn goods(player: &Player, rolled: impl Iterator<Item = u8>, o: &mut Observer<'_>) {
    o.block("goods_types");
    o.hot(player.goods_types());
    let mut sorted = player.goods;
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    o.block("goods_largest");
    sorted[..3].iter().enumerate().for_each(|(nth, goods)| o.row(nth, 6, *goods));
    o.block("goods");
    o.put(0, player.goods.iter().sum::<u8>());
    o.put(1, rolled.map(|die| player.goods[usize::from(die) - 1]).max().unwrap_or(0));
    o.put(2, player.sold.iter().sum::<u8>());
    o.put(3, player.sold.iter().filter(|sold| **sold > 0).count() as i32);
}

fn cities(player: &Player, board: &Board, o: &mut Observer<'_>) {
    let (mut open, mut with, mut with_and_open) = (0, [0; Building::COUNT], [0; Building::COUNT]);
    for (city, kinds) in board.cities.iter().zip(player.city_kinds) {
        let is_open = i32::from(city & !player.covered != 0);
        open += is_open;
        for building in bits(kinds.into()) {
            with[building] += 1;
            with_and_open[building] += is_open;
        }
    }
    o.block("cities_without");
    o.put_all(&with_and_open.map(|cities| open - cities));
    o.block("cities_with");
    o.put_all(&with);
}

const _: () = assert!(PLAYERS == 4);
