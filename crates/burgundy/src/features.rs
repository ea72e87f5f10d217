//! A position in numbers: the own estate region by region, what lies ready for it, and how far the others are.

use crate::data::{Board, END_SCORES};
use crate::pieces::{Building, Cell, Face, Kind, Space, Species, Tile};
use crate::state::{PLAYERS, Player, Points, State};
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
/// By how many hexes of a kind the own estate is behind or ahead of the nearest other one.
const RACE: Axis = Axis::Words(&["behind_3", "behind_2", "behind_1", "level", "ahead_1", "ahead_2", "ahead_3"]);
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
        rev: 2,
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
            Block::flags("same_board", &[Axis::Numbers(0, 4)]),
            Block::flags("turns_before_own", &[Axis::Numbers(0, 4)]),
            Block::counts("missing_to_rivals", &[KINDS], 12),
            Block::flags("race", &[KINDS, RACE]),
            Block::counts("missing_by_rounds", &[KINDS], 150),
            Block::flags("regions_by_phase", &[Axis::Numbers(1, 5), Axis::Numbers(1, 8), Axis::Numbers(1, 8)]),
            Block::counts("at_end", &[Axis::Words(&["left", "knowledge"])], 10),
            Block::counts("knowledge_stored", &[], 10),
            Block::flags("stored_numbers", &[KINDS, Axis::Numbers(0, 7)]),
            Block::flags("stored_closes", &[Axis::Numbers(1, 8), Axis::Numbers(0, 5)]),
            Block::counts("offered_closes", &[Axis::Numbers(1, 8), Axis::Numbers(0, 5)], 1),
            Block::flags("depot_tiles_for_a_die", &[TILES]),
            Block::flags("taken_then_placed", &[KINDS]),
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
        let open = Open::of(player, board);
        regions(player, &open, o);
        let missing = open.missing();
        let rivals = self.missing_to_others(s, seat);
        let bonus = Kind::ALL.map(|kind| self.bonus_left(s, kind));
        missing_now(missing, &rivals, bonus, o);

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
        let offers = Offers::of(s, filling, near);
        self.offers(s, player, filling, &offers, o);
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
        o.block("same_board");
        o.hot(seat.others(seats).filter(|other| s.players[*other].board == player.board).count());
        o.block("turns_before_own");
        let turn = usize::from(s.turn);
        o.hot(if fresh { place } else { place.checked_sub(turn).unwrap_or_else(|| self.n().saturating_sub(turn)) });
        race(missing, &rivals, bonus, left, o);
        o.block("regions_by_phase");
        let phase = usize::from(s.phase.min(4)) * LARGEST * LARGEST;
        open.regions().for_each(|region| o.mark(phase + region.place()));
        self.counted_now(s, seat, o);
        self.closings(player, &open, &offers, near, o);
        self.taken_then_placed(s, player, dice, o);
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

    /// How many hexes of each kind the others have not covered, in their order from a seat on.
    fn missing_to_others(&self, s: &State, seat: Seat) -> Rivals {
        let mut all = Rivals::default();
        for (missing, other) in all.iter_mut().zip(seat.others(self.kit.seats)) {
            let player = &s.players[other];
            if player.board > 0 {
                *missing = self.board(player).of_kind.map(|cells| (cells & !player.covered).count_ones() as u8);
            }
        }
        all
    }

    /// What lies in the depots.
    fn offers(&self, s: &State, player: &Player, filling: bool, offers: &Offers, o: &mut Observer<'_>) {
        let (mut kinds, mut reached) = ([0; Kind::COUNT], [0; 2 * Kind::COUNT]);
        for (tile, far) in offers.tiles() {
            let kind = tile.kind().idx();
            kinds[kind] += 1;
            if far < 2 {
                reached[kind * 2 + far] += 1;
            }
        }
        o.block("depot_kinds");
        o.put_all(&kinds);
        o.block("depot_tiles");
        offers.tiles().for_each(|(tile, _)| o.mark(tile.idx()));
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

/// What would be counted at the end, what one step closes.
impl Burgundy {
    /// What the final scoring would add now, and what stored knowledge would.
    fn counted_now(&self, s: &State, seat: Seat, o: &mut Observer<'_>) {
        let counted = self.at_end(s, seat);
        let [goods, silverlings, workers] = [Points::UnsoldGoods, Points::Silverlings, Points::Workers];
        let left: u16 = [goods, silverlings, workers].iter().map(|source| counted[source.idx()]).sum();
        o.block("at_end");
        o.put(0, left);
        o.put(1, counted.iter().sum::<u16>() - left);
        o.block("knowledge_stored");
        for tile in s.players[seat].storage.iter().flatten() {
            let Face::Knowledge(number) = tile.face() else { continue };
            for entry in END_SCORES.iter().filter(|entry| entry.number == number) {
                o.put(0, self.end_score(s, seat, entry));
            }
        }
    }

    /// Where stored tiles fit, and which regions one tile closes.
    fn closings(&self, player: &Player, open: &Open, offers: &Offers, near: [usize; 6], o: &mut Observer<'_>) {
        let (board, numbers) = (self.board(player), &self.parts().dice);
        let spots = self.spots(player).map(|spots| spots.cells);
        let stored = || player.storage.iter().zip(spots).filter_map(|(tile, cells)| tile.map(|tile| (tile, cells)));
        o.block("stored_numbers");
        for (tile, cells) in stored() {
            let fitting = (1..=6).filter(|number| cells & self.reach.numbered(*number) != 0).count();
            o.row(tile.kind().idx(), 7, fitting);
        }
        // The hexes with which one tile closes a region, and how large that is, from 0.
        let one = open.regions().filter(|region| region.empty == 1 && region.missing & player.beside != 0);
        let closing = one.fold(0, |set, region| set | region.missing);
        let size = |cell: usize| {
            let region = board.regions[usize::from(board.region_of[cell])];
            (region.count_ones() as usize).min(LARGEST) - 1
        };
        o.block("stored_closes");
        for cell in bits(stored().fold(0, |set, (_, cells)| set | cells) & closing) {
            o.row(size(cell), FAR + 1, near[usize::from(numbers[cell]) - 1]);
        }
        o.block("offered_closes");
        for (tile, far) in offers.tiles() {
            if let Some(largest) = bits(self.fitting(player, tile, closing)).map(size).max() {
                o.row(largest, FAR + 1, far);
            }
        }
        o.block("depot_tiles_for_a_die");
        offers.tiles().filter(|(_, far)| *far == 0).for_each(|(tile, _)| o.mark(tile.idx()));
    }

    /// The kinds of which one die takes a tile for which the other one has a hex.
    fn taken_then_placed(&self, s: &State, player: &Player, dice: [u8; 2], o: &mut Observer<'_>) {
        o.block("taken_then_placed");
        if dice.contains(&0) {
            return;
        }
        let (board, open) = (self.board(player), player.beside & !player.covered);
        let mut kinds = [false; Kind::COUNT];
        for (takes, places) in [(dice[0], dice[1]), (dice[1], dice[0])] {
            let cells = open & self.reach.numbered(places);
            for tile in depot(s, usize::from(takes) - 1).iter().flatten() {
                let kind = tile.kind().idx();
                kinds[kind] |= cells & board.of_kind[kind] != 0;
            }
        }
        kinds.into_iter().enumerate().for_each(|(kind, so)| o.mark_if(kind, so));
    }
}

/// Empty hexes by kind of each of the others.
type Rivals = [[u8; Kind::COUNT]; PLAYERS - 1];

/// The fewest empty hexes of a kind that one of the others still has.
fn fewest(rivals: &Rivals, kind: Kind) -> Option<u8> {
    rivals.iter().map(|missing| missing[kind.idx()]).filter(|missing| *missing > 0).min()
}

/// Empty hexes by kind, the own ones and the fewest of somebody else.
fn missing_now(own: [u8; Kind::COUNT], rivals: &Rivals, bonus: [[bool; 2]; Kind::COUNT], o: &mut Observer<'_>) {
    o.block("missing");
    for (kind, bonus) in bonus.into_iter().enumerate() {
        let bonus = match bonus {
            [true, _] => 0,
            [false, true] => 1,
            [false, false] => 2,
        };
        o.row(kind * 3 + bonus, MISSING, own[kind]);
    }
    o.block("missing_to_a_rival");
    Kind::ALL.into_iter().for_each(|kind| o.row(kind.idx(), MISSING, fewest(rivals, kind).unwrap_or(MISSING as u8)));
}

/// Empty hexes by kind beside those of the others, as long as the large bonus is there, and with the rounds that are left for them.
fn race(own: [u8; Kind::COUNT], rivals: &Rivals, bonus: [[bool; 2]; Kind::COUNT], left: i32, o: &mut Observer<'_>) {
    o.block("missing_to_rivals");
    rivals.iter().for_each(|missing| o.put_all(missing));
    o.block("race");
    for kind in Kind::ALL.into_iter().filter(|kind| own[kind.idx()] > 0 && bonus[kind.idx()][0]) {
        if let Some(nearest) = fewest(rivals, kind) {
            o.row(kind.idx(), 7, (nearest + 3).saturating_sub(own[kind.idx()]).min(6));
        }
    }
    o.block("missing_by_rounds");
    own.iter().enumerate().for_each(|(kind, missing)| o.put(kind, i32::from(*missing) * left));
}

/// The spaces of a depot, by its place from 0.
fn depot(s: &State, place: usize) -> &[Option<Tile>] {
    &s.depots[place * (Space::COUNT / 6)..][..Space::COUNT / 6]
}

/// The tiles in the numbered depots, with how far the nearest die is from each.
struct Offers {
    tiles: [(Tile, u8); Space::COUNT],
    len: usize,
}

impl Offers {
    fn of(s: &State, filling: bool, near: [usize; 6]) -> Self {
        let mut offers = Offers { tiles: [(Tile::CASTLE, 0); Space::COUNT], len: 0 };
        // What lies there is about to be swept away.
        if !filling {
            for (place, far) in near.into_iter().enumerate() {
                for tile in depot(s, place).iter().flatten() {
                    offers.tiles[offers.len] = (*tile, far as u8);
                    offers.len += 1;
                }
            }
        }
        offers
    }

    fn tiles(&self) -> impl Iterator<Item = (Tile, usize)> + '_ {
        self.tiles[..self.len].iter().map(|(tile, far)| (*tile, usize::from(*far)))
    }
}

/// A region that is not closed; sizes as they are told apart.
#[derive(Clone, Copy, Default)]
struct OpenRegion {
    region: u64,
    missing: u64,
    kind: usize,
    size: usize,
    empty: usize,
}

impl OpenRegion {
    /// Its place among all sizes and empty hexes.
    fn place(&self) -> usize {
        (self.size - 1) * LARGEST + self.empty.min(LARGEST) - 1
    }
}

/// The regions that are not closed.
struct Open {
    regions: [OpenRegion; Cell::COUNT],
    len: usize,
}

impl Open {
    fn of(player: &Player, board: &Board) -> Self {
        let mut open = Open { regions: [OpenRegion::default(); Cell::COUNT], len: 0 };
        for region in &board.regions {
            let missing = region & !player.covered;
            if missing != 0 {
                open.regions[open.len] = OpenRegion {
                    region: *region,
                    missing,
                    kind: board.kinds[missing.trailing_zeros() as usize].idx(),
                    size: (region.count_ones() as usize).min(LARGEST),
                    empty: missing.count_ones() as usize,
                };
                open.len += 1;
            }
        }
        open
    }

    fn regions(&self) -> impl Iterator<Item = &OpenRegion> {
        self.regions[..self.len].iter()
    }

    /// How many hexes of each kind are empty.
    fn missing(&self) -> [u8; Kind::COUNT] {
        let mut all = [0; Kind::COUNT];
        self.regions().for_each(|region| all[region.kind] += region.empty as u8);
        all
    }
}

/// The regions that are not closed, and herds.
fn regions(player: &Player, open: &Open, o: &mut Observer<'_>) {
    let row = |region: &OpenRegion| region.kind * LARGEST * LARGEST + region.place();
    o.block("regions");
    open.regions().for_each(|region| o.mark(row(region)));
    o.block("regions_begun");
    let begun = open.regions().filter(|region| region.missing & player.beside != 0);
    begun.for_each(|region| o.mark(region.kind * LARGEST + region.empty.min(LARGEST) - 1));
    let (mut herd, mut herd_open) = ([0u8; Species::COUNT], 0);
    for region in open.regions().filter(|region| region.kind == Kind::Animal.idx()) {
        let mut here = [0; Species::COUNT];
        for cell in bits(region.region & player.covered) {
            if let Some(Face::Animal(species, animals)) = player.estate.0[cell].map(Tile::face) {
                here[species.idx()] += animals;
            }
        }
        for (most, here) in herd.iter_mut().zip(here) {
            *most = here.max(*most);
            herd_open = (i32::from(here) * region.empty as i32).max(herd_open);
        }
    }
    o.block("herd");
    o.put_all(&herd);
    o.block("herd_open");
    o.put(0, herd_open);
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
