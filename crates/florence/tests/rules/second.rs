//! A second reading of the rules: it follows the events of random games with counts, purses and turn orders of its own,
//! names every legal answer from the rulebook's formulas and bare cells, and must always agree with the game.

use crate::common::boxed;
use signoria_core::{Actor, Collect, Game, SearchRng, Seat, SeatSet, ToAct, below, keys, search_rng};
use signoria_florence::{
    Action, Bonus, Building, Card, Cards, Character, Event, Florence, Frame, Freedom, Landscape, Lot, Offer, Options,
    Phase, Pile, Prestige, Profession, Question, State, Tile,
};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

type Cell = [i32; 2];

const MINIMUM: [u32; 7] = [7, 10, 12, 14, 15, 16, 17];
const LARGE: [Building; 3] = [Building::University, Building::Laboratory, Building::Workshop];
const SMALL: [Building; 2] = [Building::Tower, Building::Chapel];

/// What a player has, counted from events alone. Money in florins.
#[derive(Clone, Debug, Default)]
struct Court {
    money: i64,
    pp: i64,
    buildings: BTreeSet<Building>,
    landscapes: [u32; 3],
    freedoms: BTreeSet<Freedom>,
    builders: u32,
    jesters: u32,
    prestige: u32,
    professions: u32,
    bonuses: u32,
    recruiting: u32,
    table: BTreeSet<Profession>,
    left: u32,
    best: u32,
    actions: u32,
    took_profession: bool,
    took_freedom: bool,
    refused: u32,
    character: Option<Character>,
    /// What lies on each cell of the board: the building, or nothing for palace and landscapes.
    cells: BTreeMap<Cell, Option<Building>>,
    /// What its player holds, hidden from others.
    holds: BTreeSet<Card>,
    built: BTreeSet<Cell>,
}

impl Court {
    fn small(&self) -> u32 {
        self.buildings.iter().filter(|b| SMALL.contains(b)).count() as u32
    }

    fn large(&self) -> u32 {
        self.buildings.iter().filter(|b| LARGE.contains(b)).count() as u32
    }

    fn medium(&self) -> u32 {
        self.buildings.len() as u32 - self.small() - self.large()
    }

    fn land(&self) -> u32 {
        self.landscapes.iter().sum()
    }

    fn hand(&self) -> u32 {
        self.professions + self.recruiting
    }

    fn on_table(&self) -> u32 {
        self.table.len() as u32 + self.left
    }

    fn price(&self) -> i64 {
        match self.builders {
            0 => 700,
            1 | 2 => 300,
            _ => 0,
        }
    }

    fn empty(&self) -> u32 {
        49 - self.cells.len() as u32
    }

    /// The twenty bonus cards, as the rulebook words them.
    fn bonus(&self, card: Bonus, hand: u32, table: u32) -> u32 {
        let [forest, lake, park] = self.landscapes;
        let free = self.freedoms.len() as u32;
        let any = |n: u32| u32::from(n > 0);
        match card {
            Bonus::Building => self.buildings.len() as u32,
            Bonus::SmallBuildingAndLandscape => self.small() + self.land(),
            Bonus::Forest => 2 * forest,
            Bonus::Freedom => 2 * free,
            Bonus::Builder => 2 * self.builders,
            Bonus::PrestigeCardAndFreedom => self.prestige + free,
            Bonus::HandCard => hand,
            Bonus::LargeBuilding => 2 * self.large(),
            Bonus::BuildingSizeGroup => 2 * (any(self.small()) + any(self.medium()) + any(self.large())),
            Bonus::Lake => 2 * lake,
            Bonus::Jester => 2 * self.jesters,
            Bonus::BuilderAndLake => self.builders + lake,
            Bonus::LandscapeType => 2 * (any(forest) + any(lake) + any(park)),
            Bonus::TableCard => table,
            Bonus::MediumBuildingAndForest => self.medium() + forest,
            Bonus::Landscape => self.land(),
            Bonus::Park => 2 * park,
            Bonus::JesterAndFreedom => self.jesters + free,
            Bonus::PrestigeCard => 2 * self.prestige,
            Bonus::ElementType => {
                [forest, lake, park, self.jesters, self.builders, self.prestige, free].into_iter().map(any).sum()
            }
        }
    }

    /// Whether cards that look at the own court alone are fulfilled; else what is compared, and the two numbers.
    fn prestige_card(&self, card: Prestige) -> Result<u32, (i64, u32, u32)> {
        let [forest, lake, park] = self.landscapes;
        let if_so = |holds: bool, points: u32| Ok(if holds { points } else { 0 });
        let most = |n: u32, alone: u32, tied: u32| Err((i64::from(n), alone, tied));
        match card {
            Prestige::MostBuildings => most(self.buildings.len() as u32, 6, 3),
            Prestige::AllLandscapeTypes => if_so(forest > 0 && lake > 0 && park > 0, 8),
            Prestige::MostLakes => most(lake, 6, 3),
            Prestige::MostJesters => most(self.jesters, 6, 3),
            Prestige::BuilderJesterLandscapes => if_so(self.builders > 0 && self.jesters > 0 && self.land() >= 2, 7),
            Prestige::TwoLargeBuildings => if_so(self.large() >= 2, 5),
            Prestige::MostLandscapes => most(self.land(), 7, 4),
            Prestige::AllFreedoms => if_so(self.freedoms.len() == 3, 8),
            Prestige::MostBuilders => most(self.builders, 6, 3),
            Prestige::MostWorks => most(self.on_table(), 7, 4),
            // More than 0 in any case: nobody covers everything by this count.
            Prestige::FewestEmptySpaces => most(50 - self.empty(), 8, 4),
            Prestige::MostForests => most(forest, 7, 4),
            Prestige::BuildingsFreedomsWorks => {
                if_so(self.buildings.len() >= 4 && self.freedoms.len() >= 2 && self.on_table() >= 4, 6)
            }
            Prestige::MostParks => most(park, 5, 3),
        }
    }
}

/// The auction of a phase, as events tell it.
#[derive(Debug, Default)]
struct Bidding {
    active: BTreeSet<u8>,
    sold: BTreeSet<&'static str>,
    auctioneer: u8,
    lot: Option<Lot>,
    bid: u32,
    high: u8,
    last: u8,
    passed: BTreeSet<u8>,
    free: bool,
}

/// The characters of a phase, as events tell it.
#[derive(Debug, Default)]
struct Bids {
    markers: BTreeMap<Character, (u8, u32)>,
    bought: BTreeSet<Character>,
    done: BTreeSet<u8>,
    next: u8,
}

struct Second<'a> {
    game: &'a Florence,
    seats: u8,
    muse: bool,
    coop: bool,
    round: usize,
    start: u8,
    phase: Phase,
    turn: u8,
    courts: Vec<Court>,
    bidding: Bidding,
    bids: Bids,
    banker: u32,
    /// Distinct patterns of each tile with their names.
    patterns: Vec<Vec<([u8; 2], Vec<Cell>)>>,
    out: BTreeSet<Bonus>,
    supply: BTreeMap<Building, u32>,
    land: [u32; 3],
    freedoms: BTreeMap<Freedom, u32>,
    jesters: u32,
    builders: u32,
    recruiting: u32,
    decks: [u32; 3],
    awarded: Vec<Seat>,
    /// Cards that nobody has looked at, by deck.
    unseen: [u32; 3],
    /// Cards under each deck, with who knows them.
    under: [VecDeque<(Seat, Card)>; 3],
    looked: BTreeSet<Card>,
    /// Whether the answer is a sale; else a sale is what lacks for a payment, and whose.
    selling: bool,
    lacked: Option<Seat>,
    works: u32,
}

fn normal(cells: impl Iterator<Item = Cell>) -> Vec<Cell> {
    let cells: Vec<Cell> = cells.collect();
    let least = |axis: usize| cells.iter().map(|c| c[axis]).min().unwrap();
    let mut moved: Vec<Cell> = cells.iter().map(|c| [c[0] - least(0), c[1] - least(1)]).collect();
    moved.sort_unstable();
    moved
}

fn tile_at(n: usize) -> Tile {
    if n < 10 { Tile::Building(Building::ALL[n]) } else { Tile::Landscape(Landscape::ALL[n - 10]) }
}

fn tile_number(tile: Tile) -> usize {
    (0..13).find(|n| tile_at(*n) == tile).unwrap()
}

fn beside([x, y]: Cell) -> [Cell; 4] {
    [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]]
}

impl<'a> Second<'a> {
    fn new(game: &'a Florence) -> Self {
        let seats = game.seats();
        let options = game.options();
        let patterns = (0..13).map(|n| {
            let outline: Vec<Cell> = game.parts().outlines[n].iter().map(|c| c.map(i32::from)).collect();
            let mut found: Vec<([u8; 2], Vec<Cell>)> = Vec::new();
            for flip in 0..=u8::from(n < 10) {
                for turns in 0..4 {
                    let pattern = normal(outline.iter().map(|[x, y]| {
                        let mut cell = [if flip == 1 { -x } else { *x }, *y];
                        (0..turns).for_each(|_| cell = [-cell[1], cell[0]]);
                        cell
                    }));
                    if found.iter().all(|(_, other)| *other != pattern) {
                        found.push(([flip, turns], pattern));
                    }
                }
            }
            found
        });
        let palace = if options.coop { [1, 3] } else { [0, 5] };
        let palace = (0..6).map(|n| ([palace[0] + n % 3, palace[1] + n / 3], None));
        let court = Court { money: if seats == 2 { 2500 } else { 3500 }, cells: palace.collect(), ..Court::default() };
        let mut court = court;
        court.built = court.cells.keys().copied().collect();
        Second {
            game,
            seats,
            muse: options.muse,
            coop: options.coop,
            round: 0,
            start: 0,
            phase: Phase::SetUp,
            turn: 0,
            courts: vec![court; usize::from(seats)],
            bidding: Bidding::default(),
            bids: Bids::default(),
            banker: 600,
            patterns: patterns.collect(),
            out: BTreeSet::new(),
            supply: Building::ALL.into_iter().map(|b| (b, 3)).collect(),
            land: [6; 3],
            freedoms: Freedom::ALL.into_iter().map(|f| (f, u32::from(seats) - 1)).collect(),
            jesters: 7,
            builders: 6,
            recruiting: 5,
            decks: [21 - 3 * u32::from(seats), 20, 14],
            awarded: Vec::new(),
            unseen: [21 - 3 * u32::from(seats), 20, 14],
            under: Default::default(),
            looked: BTreeSet::new(),
            selling: false,
            lacked: None,
            works: 0,
        }
    }

    fn next(&self, seat: u8) -> u8 {
        (seat + 1) % self.seats
    }

    fn opening(&self) -> u32 {
        if self.seats == 2 { 300 } else { 200 }
    }

    fn court(&mut self, seat: Seat) -> &mut Court {
        &mut self.courts[seat.idx()]
    }

    fn pay(&mut self, seat: Seat, florins: u32) {
        let court = self.court(seat);
        court.money -= i64::from(florins);
        assert!(court.money >= 0, "{seat:?} pays what he does not have");
    }

    fn position(&self, seat: Seat) -> i64 {
        1 + self.courts.iter().filter(|other| other.pp > self.courts[seat.idx()].pp).count() as i64
    }

    fn corner(&self, seat: usize) -> Cell {
        match self.game.grids().corners.get(seat) {
            Some(corner) => corner.map(i32::from),
            // Boards alone lie far from each other.
            None => [100 * seat as i32, 0],
        }
    }

    /// On whose board a common cell lies.
    fn whose(&self, at: Cell) -> Option<(usize, Cell)> {
        (0..usize::from(self.seats)).find_map(|seat| {
            let corner = self.corner(seat);
            let cell = [at[0] - corner[0], at[1] - corner[1]];
            cell.iter().all(|n| (0..7).contains(n)).then_some((seat, cell))
        })
    }

    /// Whether a building may lie on these common cells: alone, or for two.
    fn may_stand(&self, cells: &[Cell], owners: &[usize]) -> bool {
        let alone = owners.len() == 1;
        let mut seen = BTreeSet::new();
        let fine = cells.iter().all(|at| {
            let Some((seat, cell)) = self.whose(*at) else { return false };
            seen.insert(seat);
            let court = &self.courts[seat];
            if !owners.contains(&seat) || court.cells.contains_key(&cell) {
                return false;
            }
            beside(*at).into_iter().filter(|other| !cells.contains(other)).all(|other| match self.whose(other) {
                Some((theirs, near)) if theirs == seat => court.builders >= 2 || !court.built.contains(&near),
                Some((theirs, near)) if alone => {
                    let is_built = matches!(self.courts[theirs].cells.get(&near), Some(Some(_)));
                    court.builders >= if is_built { 2 } else { 1 }
                }
                _ => true,
            })
        });
        fine && seen.len() == owners.len()
    }

    fn places(&self, seat: usize, tile: Tile) -> Vec<Action> {
        let mut found = Vec::new();
        let corner = self.corner(seat);
        for ([flip, turns], pattern) in &self.patterns[tile_number(tile)] {
            for x in 0..7 {
                for y in 0..7 {
                    let cells: Vec<Cell> =
                        pattern.iter().map(|c| [c[0] + x + corner[0], c[1] + y + corner[1]]).collect();
                    let fits = match tile {
                        Tile::Building(_) => self.may_stand(&cells, &[seat]),
                        Tile::Landscape(_) => cells.iter().all(|at| {
                            self.whose(*at).is_some_and(|(owner, cell)| {
                                owner == seat && !self.courts[seat].cells.contains_key(&cell)
                            })
                        }),
                    };
                    if fits {
                        found.push(Action::Place { flip: *flip, turns: *turns, column: x as u8, row: y as u8 });
                    }
                }
            }
        }
        found
    }

    fn across(&self, seat: usize, other: usize, building: Building) -> Vec<Action> {
        let mut found = Vec::new();
        let corners = [seat, other].map(|seat| self.corner(seat));
        let range = |axis: usize| {
            let ends = corners.map(|corner| corner[axis]);
            ends[0].min(ends[1])..ends[0].max(ends[1]) + 7
        };
        for ([flip, turns], pattern) in &self.patterns[building as usize] {
            for x in range(0) {
                for y in range(1) {
                    let cells: Vec<Cell> = pattern.iter().map(|c| [c[0] + x, c[1] + y]).collect();
                    if self.may_stand(&cells, &[seat, other]) {
                        found.push(Action::Across { flip: *flip, turns: *turns, column: x as i8, row: y as i8 });
                    }
                }
            }
        }
        found
    }

    fn neighbours(&self, seat: usize) -> Vec<usize> {
        let n = usize::from(self.seats);
        let both = BTreeSet::from([(seat + 1) % n, (seat + n - 1) % n]);
        if self.coop { both.into_iter().collect() } else { Vec::new() }
    }

    fn lots(&self) -> Vec<Lot> {
        let mut lots = vec![Lot::Jester, Lot::Builder, Lot::PrestigeCard, Lot::RecruitingCard];
        lots.extend(if self.seats == 2 { vec![Lot::Landscape] } else { vec![Lot::Forest, Lot::Lake, Lot::Park] });
        lots
    }

    fn kinds(&self, seat: usize) -> Vec<Landscape> {
        let fits =
            |kind: &Landscape| self.land[*kind as usize] > 0 && !self.places(seat, Tile::Landscape(*kind)).is_empty();
        Landscape::ALL.into_iter().filter(fits).collect()
    }

    fn usable(&self, seat: usize, lot: Lot) -> bool {
        match lot {
            Lot::Forest | Lot::Lake | Lot::Park => self.kinds(seat).iter().any(|kind| kind.word() == lot.word()),
            Lot::Landscape => !self.kinds(seat).is_empty(),
            Lot::Jester => self.jesters > 0,
            Lot::Builder => self.builders > 0 && self.courts[seat].builders < 3,
            Lot::PrestigeCard => self.decks[Pile::Prestige as usize] > 0,
            Lot::RecruitingCard => self.recruiting > 0,
        }
    }

    fn nameable(&self, seat: usize, florins: i64) -> Vec<Action> {
        let fits = |lot: &Lot| {
            !self.bidding.sold.contains(lot.word()) && florins >= i64::from(self.opening()) && self.usable(seat, *lot)
        };
        self.lots().into_iter().filter(fits).map(Action::Name).collect()
    }

    fn raisable(&self, seat: usize, florins: i64) -> bool {
        // The lot lies still in its stack.
        florins >= i64::from(self.bidding.bid) + 100 && self.bidding.lot.is_some_and(|lot| self.usable(seat, lot))
    }

    fn credit(&self, seat: usize) -> i64 {
        let court = &self.courts[seat];
        court.money + if self.muse { 0 } else { 100 * court.pp }
    }

    fn sells(&self, seat: usize, matters: bool) -> Option<Action> {
        (!self.muse && self.courts[seat].pp > 0 && matters).then_some(Action::Sell)
    }

    fn windows(&self, seat: usize) -> Vec<Action> {
        match self.courts[seat].character {
            Some(Character::Merchant) => vec![Action::UseMerchant],
            Some(Character::Professor) => [Pile::Bonus, Pile::Prestige]
                .into_iter()
                .filter(|pile| self.decks[*pile as usize] > 0)
                .filter(|pile| *pile == Pile::Bonus || self.bidding.lot != Some(Lot::PrestigeCard))
                .map(Action::UseProfessor)
                .collect(),
            _ => Vec::new(),
        }
    }

    fn targets(&self, seat: usize) -> Vec<Action> {
        if self.courts[seat].recruiting == 0 {
            return Vec::new();
        }
        let others = self.courts.iter().enumerate().filter(|(other, _)| *other != seat);
        others.flat_map(|(_, court)| court.table.iter().map(|card| Action::Recruit(*card))).collect()
    }

    fn minimum(&self) -> u32 {
        MINIMUM[self.round - 1]
    }

    /// A work before its bonus cards; `cards` are all professions and recruiting cards of the player.
    fn value(&self, seat: usize, card: Profession, cards: u32) -> u32 {
        let court = &self.courts[seat];
        let wish = self.game.parts().professions.iter().find(|wish| wish.id == card).unwrap();
        4 * u32::from(court.buildings.contains(&wish.building))
            + 3 * u32::from(court.landscapes[wish.landscape as usize] > 0)
            + 3 * u32::from(court.freedoms.contains(&wish.freedom))
            + 2 * court.jesters
            + cards
            + if court.character == Some(Character::Muse) { self.round as u32 } else { 0 }
    }

    fn princess(&self, seat: usize) -> Option<u32> {
        let court = &self.courts[seat];
        let value =
            3 * court.land() + 2 * court.builders + 2 * court.buildings.len() as u32 + court.hand() + court.on_table();
        (court.character == Some(Character::Princess) && value >= self.minimum()).then_some(value)
    }

    fn sums(&self, seat: usize, partner: usize) -> std::ops::RangeInclusive<u16> {
        let lacks = (self.courts[seat].price() - self.credit(seat)).max(0) / 100;
        lacks as u16..=(self.credit(partner) / 100) as u16
    }

    fn turn_answers(&self, seat: usize, hand: Cards) -> Vec<Action> {
        let court = &self.courts[seat];
        let mut answers = self.targets(seat);
        let most = 2 + u32::from(court.character == Some(Character::Cardinal));
        let acts = court.actions < most;
        if acts {
            let (in_hand, on_table) = (court.hand().saturating_sub(1), court.on_table() + 1);
            let bonus: u32 = hand.bonuses().map(|card| court.bonus(card, in_hand, on_table)).sum();
            let cards = court.hand() + court.on_table();
            let works = hand.professions().filter(|c| self.value(seat, *c, cards) + bonus >= self.minimum());
            answers.extend(works.map(Action::Work));
            if self.princess(seat).is_some() {
                answers.push(Action::PrincessWork);
            }
            let free = |building: &Building| self.supply[building] > 0 && !court.buildings.contains(building);
            for building in Building::ALL.into_iter().filter(free) {
                if court.money >= court.price() && !self.places(seat, Tile::Building(building)).is_empty() {
                    answers.push(Action::Build(building));
                }
                for other in self.neighbours(seat) {
                    let has = self.courts[other].buildings.contains(&building);
                    let pays = !self.sums(seat, other).is_empty();
                    if court.refused < 3 && pays && !has && !self.across(seat, other, building).is_empty() {
                        answers.push(Action::Offer { partner: Seat(other as u8), building });
                    }
                }
            }
            if court.money >= 300 {
                if !court.took_profession && self.decks[Pile::Profession as usize] > 0 {
                    answers.push(Action::TakeProfession);
                }
                if self.decks[Pile::Bonus as usize] > 0 {
                    answers.push(Action::TakeBonus);
                }
                let there = |f: &Freedom| !court.took_freedom && self.freedoms[f] > 0 && !court.freedoms.contains(f);
                answers.extend(Freedom::ALL.into_iter().filter(there).map(Action::Introduce));
            }
        }
        answers.extend(self.windows(seat));
        answers.extend(self.sells(seat, acts));
        answers.push(Action::End);
        answers
    }

    fn answers(&self, s: &State, question: Question, seat: Seat) -> Vec<Action> {
        let at = seat.idx();
        let hand = s.players[seat].secrets.peek(keys::referee()).hand;
        let looked = *s.looked.peek(keys::referee());
        let court = &self.courts[at];
        match question {
            Question::Discard { .. } => hand.iter().map(Action::Return).collect(),
            Question::Name(_) | Question::Last(_) => {
                // Only the last one pays at once.
                let last = self.bidding.active.len() == 1;
                let mut answers = self.nameable(at, if last { court.money } else { self.credit(at) });
                answers.extend(self.windows(at));
                answers.extend(self.sells(at, !self.nameable(at, self.credit(at)).is_empty()));
                answers.push(if last { Action::Decline } else { Action::Withdraw });
                answers
            }
            Question::Raise(_) => {
                let mut answers = vec![Action::Pass];
                answers.extend(self.raisable(at, self.credit(at)).then_some(Action::Raise));
                answers.extend(self.windows(at));
                answers.extend(self.sells(at, self.raisable(at, self.credit(at))));
                answers
            }
            Question::Kind(_) => self.kinds(at).into_iter().map(Action::Landscape).collect(),
            Question::Place(_, tile) => self.places(at, tile),
            Question::Keep(..) => looked.iter().map(Action::Keep).collect(),
            Question::Return(..) => looked.iter().map(Action::Return).collect(),
            Question::Recruit(_) => self.targets(at).into_iter().chain([Action::Hold]).collect(),
            Question::Turn(_) => self.turn_answers(at, hand),
            Question::Bonus(_) => {
                let mut answers: Vec<Action> = hand.bonuses().map(Action::Play).collect();
                answers.extend((self.works >= self.minimum()).then_some(Action::Done));
                answers
            }
            Question::Exchange(_) => (0..=self.works / 2).map(|n| Action::Exchange(n as u8)).collect(),
            Question::Sell(_) => (1..=court.pp as u16).map(Action::SellPoints).collect(),
            Question::Character(_) => self.open_bids(at).into_iter().chain([Action::Pass]).collect(),
            Question::UseNow(_) => self.windows(at).into_iter().chain([Action::Hold]).collect(),
            Question::Merchant(_) => vec![Action::Free, Action::Pay],
            Question::Expiring(_) => self.windows(at).into_iter().chain([Action::Lapse]).collect(),
            Question::Cash(_) => vec![Action::Cash, Action::Decline],
            Question::Across(offer) => self.across(offer.builder.idx(), offer.partner.idx(), offer.building),
            Question::Ask(offer) => self.sums(offer.builder.idx(), offer.partner.idx()).map(Action::Ask).collect(),
            Question::Answer(Offer { sum, .. }) => {
                let mut answers = vec![Action::Decline];
                answers.extend((court.money >= i64::from(sum) * 100).then_some(Action::Accept));
                answers.extend(self.sells(at, true));
                answers
            }
        }
    }

    fn open_bids(&self, seat: usize) -> Vec<Action> {
        let mut answers = Vec::new();
        for character in Character::ALL.into_iter().filter(|c| !self.bids.bought.contains(c)) {
            let spaces = if character == Character::Banker { 0..=5 } else { 3..=15 };
            for bid in spaces {
                let over = self.bids.markers.get(&character).is_none_or(|(_, under)| bid * 100 > *under);
                let pays = character == Character::Banker || i64::from(bid) * 100 <= self.courts[seat].money;
                if over && pays {
                    answers.push(Action::Bid { character, bid: bid as u16 });
                }
            }
        }
        answers
    }

    /// Whose bid comes next, if anybody's.
    fn bidder(&self) -> Option<u8> {
        let b = &self.bidding;
        let mut seat = b.last;
        (0..self.seats).find_map(|_| {
            seat = self.next(seat);
            (b.active.contains(&seat) && !b.passed.contains(&seat) && seat != b.high).then_some(seat)
        })
    }

    fn namer(&mut self) -> u8 {
        while !self.bidding.active.contains(&self.bidding.auctioneer) {
            self.bidding.auctioneer = self.next(self.bidding.auctioneer);
        }
        self.bidding.auctioneer
    }

    fn at_court(&mut self) -> u8 {
        while self.bids.done.contains(&self.bids.next) {
            self.bids.next = self.next(self.bids.next);
        }
        self.bids.next
    }

    fn lay(&mut self, seat: usize, tile: Tile, cells: &[[u8; 2]]) {
        let court = &mut self.courts[seat];
        for cell in cells {
            let cell = cell.map(i32::from);
            let building = if let Tile::Building(building) = tile { Some(building) } else { None };
            assert!(court.cells.insert(cell, building).is_none());
            if building.is_some() {
                court.built.insert(cell);
            }
        }
    }

    /// Who is asked, by what has happened so far.
    fn expect_asked(&mut self, question: Question, seat: Seat) {
        let who = seat.0;
        match question {
            Question::Name(_) => {
                assert!(self.bidding.lot.is_none() && self.bidding.active.len() > 1);
                assert_eq!(self.namer(), who);
            }
            Question::Last(_) => assert_eq!(self.bidding.active, BTreeSet::from([who])),
            Question::Raise(_) => assert_eq!(self.bidder(), Some(who)),
            Question::Turn(_) => assert_eq!((self.phase, self.turn), (Phase::Actions, who)),
            Question::Character(_) => {
                assert_eq!(self.at_court(), who);
                assert!(self.bids.markers.values().all(|(by, _)| *by != who));
            }
            _ => {}
        }
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::First { seat } => self.start = seat.0,
            Event::Dealt { seat, card } => {
                self.court(*seat).professions += 1;
                assert!(self.court(*seat).holds.insert((*card).into()));
            }
            Event::Returned { seat, card: Some(card) } => assert!(self.court(*seat).holds.remove(&(*card).into())),
            Event::Sees { card, .. } => {
                let deck = card.pile() as usize;
                if self.unseen[deck] > 0 {
                    self.unseen[deck] -= 1;
                    assert!(self.under[deck].iter().all(|(_, other)| other != card));
                } else {
                    assert_eq!(self.under[deck].pop_front().map(|(_, next)| next), Some(*card));
                }
                assert!(self.looked.insert(*card));
            }
            Event::Keeps { seat, pile, card: Some(card), .. } => {
                assert_eq!(card.pile(), *pile);
                assert!(self.looked.remove(card) && self.court(*seat).holds.insert(*card));
            }
            Event::Under { seat, card } => {
                assert!(self.looked.remove(card));
                self.under[card.pile() as usize].push_back((*seat, *card));
            }
            Event::Returned { seat, card: None } => self.court(*seat).professions -= 1,
            Event::Tiles { freedom, hard } => {
                for (kind, tiles) in &mut self.freedoms {
                    *tiles = if (kind == freedom) == *hard { 2 } else { 1 };
                }
            }
            Event::Round { round, minimum, start } => {
                self.all_awarded();
                if self.round > 0 {
                    self.start = self.next(self.start);
                }
                self.round += 1;
                assert_eq!(
                    (usize::from(*round), u32::from(*minimum), start.0),
                    (self.round, self.minimum(), self.start)
                );
                for court in &mut self.courts {
                    court.best = 0;
                    court.actions = 0;
                    (court.took_profession, court.took_freedom, court.refused) = (false, false, 0);
                }
            }
            Event::Begins { phase } => {
                let before = std::mem::replace(&mut self.phase, *phase);
                match phase {
                    Phase::Auction => {
                        let active = (0..self.seats).collect();
                        self.bidding = Bidding { active, auctioneer: self.start, ..Bidding::default() };
                    }
                    Phase::Characters => {
                        assert!(self.bidding.active.is_empty() && before == Phase::Auction && self.muse);
                        let late = |c| matches!(c, Some(Character::Merchant | Character::Professor));
                        assert!(self.courts.iter().all(|court| !late(court.character)));
                        self.bids = Bids { next: self.start, ..Bids::default() };
                    }
                    Phase::Actions => {
                        if self.muse {
                            assert_eq!((before, self.bids.done.len()), (Phase::Characters, self.seats.into()));
                        } else {
                            assert!(before == Phase::Auction && self.bidding.active.is_empty());
                        }
                        self.turn = self.start;
                    }
                    Phase::SetUp | Phase::Ending | Phase::Over => {}
                }
            }
            Event::Named { seat, lot, bid } => {
                assert_eq!((self.namer(), *bid), (seat.0, self.opening()));
                assert!(self.bidding.active.len() > 1 && self.bidding.lot.is_none());
                self.bidding.lot = Some(*lot);
                self.bidding.passed.clear();
                (self.bidding.bid, self.bidding.high, self.bidding.last) = (*bid, seat.0, seat.0);
            }
            Event::Raised { seat, bid, .. } => {
                assert_eq!((self.bidder(), *bid), (Some(seat.0), self.bidding.bid + 100));
                (self.bidding.bid, self.bidding.high, self.bidding.last) = (*bid, seat.0, seat.0);
            }
            Event::Passed { seat, forced, .. } => {
                assert_eq!(self.bidder(), Some(seat.0));
                let can = self.raisable(seat.idx(), self.credit(seat.idx())) || !self.windows(seat.idx()).is_empty();
                assert!(!*forced || !can, "{seat:?} could have raised");
                self.bidding.passed.insert(seat.0);
                self.bidding.last = seat.0;
            }
            Event::Withdrew { seat, forced } => {
                assert_eq!(self.namer(), seat.0);
                assert!(self.bidding.active.len() > 1);
                let at = seat.idx();
                let can = !self.nameable(at, self.credit(at)).is_empty() || !self.windows(at).is_empty();
                assert!(!*forced || !can);
                self.bidding.active.remove(&seat.0);
            }
            Event::BoughtNothing { seat, forced } => {
                assert_eq!(self.bidding.active, BTreeSet::from([seat.0]));
                let at = seat.idx();
                let can = !self.nameable(at, self.credit(at)).is_empty() || !self.windows(at).is_empty();
                assert!(!*forced || !can);
                self.bidding.active.clear();
            }
            Event::MerchantFree { seat, .. } => {
                assert_eq!(self.courts[seat.idx()].character.take(), Some(Character::Merchant));
                self.bidding.free = true;
            }
            Event::Won { seat, lot, price } => {
                let due = match self.bidding.lot.take() {
                    Some(named) => {
                        assert_eq!((named, self.bidding.high), (*lot, seat.0));
                        let others = self.bidding.active.iter().filter(|other| **other != seat.0);
                        assert!(others.into_iter().all(|other| self.bidding.passed.contains(other)));
                        self.bidding.bid
                    }
                    None => {
                        assert_eq!(self.bidding.active, BTreeSet::from([seat.0]));
                        self.opening()
                    }
                };
                assert_eq!(*price, if std::mem::take(&mut self.bidding.free) { 0 } else { due });
                assert!(self.bidding.sold.insert(lot.word()) && self.usable(seat.idx(), *lot));
                self.bidding.active.remove(&seat.0);
                self.pay(*seat, *price);
                self.no_more_was_sold(*seat);
                if *lot == Lot::RecruitingCard {
                    self.recruiting -= 1;
                    self.court(*seat).recruiting += 1;
                }
            }
            Event::Builder { seat, builders, points } => {
                self.builders -= 1;
                let court = self.court(*seat);
                court.builders += 1;
                let award = if court.builders > 1 { 3 } else { 0 };
                assert_eq!((u32::from(*builders), *points), (court.builders, award));
                court.pp += i64::from(award);
            }
            Event::Jester { seat, jesters } => {
                self.jesters -= 1;
                self.court(*seat).jesters += 1;
                assert_eq!(u32::from(*jesters), self.court(*seat).jesters);
            }
            Event::Landscape { seat, tile, cells, points } => {
                let Tile::Landscape(kind) = *tile else { panic!("no landscape") };
                self.lay(seat.idx(), *tile, cells);
                self.land[kind as usize] -= 1;
                let court = self.court(*seat);
                court.landscapes[kind as usize] += 1;
                let award = if court.landscapes[kind as usize] > 1 { 3 } else { 0 };
                assert_eq!(*points, award);
                court.pp += i64::from(award);
            }
            Event::Looks { seat, pile, count, price } => {
                assert_eq!(u32::from(*count), self.decks[*pile as usize].min(5));
                self.pay(*seat, *price);
                let acting = self.phase == Phase::Actions && *price > 0;
                assert_eq!(*price, if acting { 300 } else { 0 });
                let court = self.court(*seat);
                if acting {
                    court.actions += 1;
                    court.took_profession |= *pile == Pile::Profession;
                }
            }
            Event::Keeps { seat, pile, card: None, under } => {
                assert_eq!(u32::from(*under) + 1, self.decks[*pile as usize].min(5));
                self.decks[*pile as usize] -= 1;
                let court = self.court(*seat);
                match pile {
                    Pile::Profession => court.professions += 1,
                    Pile::Bonus => court.bonuses += 1,
                    Pile::Prestige => court.prestige += 1,
                }
            }
            Event::Recruited { seat, from, card } => {
                assert!(seat != from && self.court(*from).table.remove(card));
                self.court(*from).left += 1;
                self.court(*seat).recruiting -= 1;
                self.court(*seat).professions += 1;
                self.court(*seat).holds.insert((*card).into());
            }
            Event::Works { seat, card, value } => {
                let cards = self.courts[seat.idx()].hand() + self.courts[seat.idx()].on_table();
                let worth = match card {
                    Some(card) => self.value(seat.idx(), *card, cards),
                    None => self.princess(seat.idx()).expect("a work of the Princess"),
                };
                assert_eq!(u32::from(*value), worth);
                self.works = worth;
                let court = self.court(*seat);
                match card {
                    Some(card) => {
                        court.professions -= 1;
                        court.table.insert(*card);
                        assert!(court.holds.remove(&(*card).into()));
                    }
                    None => court.character = None,
                }
            }
            Event::Played { seat, card, value } => {
                assert!(self.out.insert(*card));
                let court = self.court(*seat);
                let worth = court.bonus(*card, court.hand(), court.on_table());
                assert_eq!(u32::from(*value), worth);
                court.bonuses -= 1;
                assert!(court.holds.remove(&(*card).into()));
                self.works += worth;
            }
            Event::Completed { seat, value, income } => {
                assert_eq!((u32::from(*value), *income), (self.works, 100 * self.works));
                assert!(self.works >= self.minimum());
                let works = self.works;
                let court = self.court(*seat);
                court.money += i64::from(100 * works);
                court.best = court.best.max(works);
                court.actions += 1;
            }
            Event::Exchanged { seat, points, price } => {
                assert_eq!(*price, 200 * u32::from(*points));
                assert!(*price <= 100 * self.works);
                self.pay(*seat, *price);
                self.court(*seat).pp += i64::from(*points);
            }
            Event::Built { seat, building, cells, price, points } => {
                assert_eq!((i64::from(*price), *points), (self.courts[seat.idx()].price(), 3));
                self.pay(*seat, *price);
                *self.supply.get_mut(building).unwrap() -= 1;
                self.lay(seat.idx(), Tile::Building(*building), cells);
                let court = self.court(*seat);
                assert!(court.buildings.insert(*building));
                court.pp += 3;
                court.actions += 1;
            }
            Event::BuiltTogether { seat, partner, building, cells, beyond, price, sum, points } => {
                assert_eq!((i64::from(*price), *points), (self.courts[seat.idx()].price(), 3));
                self.pay(*partner, *sum);
                self.court(*seat).money += i64::from(*sum);
                self.pay(*seat, *price);
                self.no_more_was_sold(*seat);
                *self.supply.get_mut(building).unwrap() -= 1;
                for (seat, cells) in [(seat, cells), (partner, beyond)] {
                    assert!(!cells.is_empty());
                    self.lay(seat.idx(), Tile::Building(*building), cells);
                    assert!(self.court(*seat).buildings.insert(*building));
                    self.court(*seat).pp += 3;
                }
                self.court(*seat).actions += 1;
            }
            Event::Refused { partner, .. } => self.court(*partner).refused += 1,
            Event::Introduced { seat, freedom, price } => {
                assert_eq!(*price, 300);
                self.pay(*seat, 300);
                *self.freedoms.get_mut(freedom).unwrap() -= 1;
                let court = self.court(*seat);
                assert!(court.freedoms.insert(*freedom));
                court.took_freedom = true;
                court.actions += 1;
            }
            Event::Sold { seat, points, money } => {
                assert!(!self.muse);
                assert_eq!(*money, 100 * u32::from(*points));
                let court = self.court(*seat);
                court.pp -= i64::from(*points);
                court.money += i64::from(*money);
                assert!(court.pp >= 0);
                self.lacked = (!self.selling).then_some(*seat);
            }
            Event::TurnOver { seat, .. } => {
                assert_eq!(seat.0, self.turn);
                self.turn = self.next(self.turn);
            }
            Event::BestWork { seat, value, points } => {
                let best = self.courts.iter().map(|court| court.best).max().unwrap();
                assert_eq!((u32::from(*value), *points), (best, 3));
                assert_eq!(self.courts[seat.idx()].best, best);
                self.court(*seat).pp += 3;
                self.awarded.push(*seat);
            }
            Event::NoWork => assert!(self.courts.iter().all(|court| court.best == 0)),
            Event::Marker { seat, character, bid, back } => {
                assert_eq!(self.at_court(), seat.0);
                let old = self.bids.markers.insert(*character, (seat.0, *bid));
                assert_eq!(old.map(|(by, _)| Seat(by)), *back);
                self.bids.next = self.next(seat.0);
            }
            Event::PassedCharacters { seat, forced } => {
                assert_eq!(self.at_court(), seat.0);
                assert!(!*forced || self.open_bids(seat.idx()).is_empty());
                self.bids.done.insert(seat.0);
            }
            Event::Hired { seat, character, price } => {
                assert_eq!(self.at_court(), seat.0);
                let (by, bid) = self.bids.markers.remove(character).unwrap();
                let banker = *character == Character::Banker;
                assert_eq!((by, *price), (seat.0, if banker { 0 } else { bid }));
                self.pay(*seat, *price);
                if banker {
                    self.court(*seat).money += i64::from(self.banker - bid);
                    self.banker = 600;
                }
                assert_eq!(self.court(*seat).character.replace(*character), None);
                self.bids.done.insert(seat.0);
                self.bids.bought.insert(*character);
            }
            Event::BankerGrows { money } => {
                assert!(!self.bids.bought.contains(&Character::Banker));
                self.banker += 100;
                assert_eq!(*money, self.banker);
            }
            Event::Merchant { seat, position, .. } => {
                let points = self.position(*seat);
                assert_eq!(i64::from(*position), points);
                let court = self.court(*seat);
                assert_eq!(court.character.take(), Some(Character::Merchant));
                court.pp += points;
            }
            Event::ProfessorLapses { seat } => self.court(*seat).character = None,
            Event::Cashed { seat, points, price } => {
                let all = self.courts[seat.idx()].money / 200;
                assert_eq!((i64::from(*points), i64::from(*price)), (all, 200 * all));
                assert_eq!((self.round, self.courts[seat.idx()].character), (7, Some(Character::Banker)));
                self.pay(*seat, *price);
                self.court(*seat).pp += all;
            }
            Event::Scored { seat, card, points } => {
                let worth = match self.courts[seat.idx()].prestige_card(*card) {
                    Ok(points) => points,
                    Err((mine, alone, tied)) => {
                        let others = self.courts.iter().enumerate().filter(|(other, _)| *other != seat.idx());
                        let best = others.map(|(_, court)| court.prestige_card(*card).unwrap_err().0).max().unwrap();
                        match mine.cmp(&best) {
                            _ if mine == 0 => 0,
                            std::cmp::Ordering::Greater => alone,
                            std::cmp::Ordering::Equal => tied,
                            std::cmp::Ordering::Less => 0,
                        }
                    }
                };
                assert_eq!(u32::from(*points), worth, "{card:?}");
                self.court(*seat).pp += i64::from(worth);
            }
            Event::Ended { winners } => {
                self.all_awarded();
                let best = self.courts.iter().map(|court| (court.pp, court.money)).max().unwrap();
                let first: Vec<Seat> = (0..self.seats)
                    .map(Seat)
                    .filter(|seat| (self.courts[seat.idx()].pp, self.courts[seat.idx()].money) == best)
                    .collect();
                assert_eq!(*winners, first);
            }
            Event::BankerPays { .. } | Event::Offered { .. } => {}
        }
    }

    /// What was sold for a payment was just enough.
    fn no_more_was_sold(&mut self, seat: Seat) {
        if let Some(seller) = self.lacked.take() {
            assert_eq!((seller, self.courts[seat.idx()].money), (seat, 0));
        }
    }

    /// All who share the best work have their points, each once.
    fn all_awarded(&mut self) {
        let best = self.courts.iter().map(|court| court.best).max().unwrap();
        let all = (0..self.seats).map(Seat).filter(|seat| best > 0 && self.courts[seat.idx()].best == best);
        assert_eq!(std::mem::take(&mut self.awarded), all.collect::<Vec<_>>());
    }

    /// Cards of a deck without those that somebody holds in between.
    fn deck_of(&self, deck: usize) -> u32 {
        let between = self.looked.iter().filter(|card| card.pile() as usize == deck).count();
        self.decks[deck] - between as u32
    }

    /// The state agrees with the counts.
    fn agrees(&self, s: &State) {
        for (seat, player) in s.players.iter(self.seats) {
            let court = &self.courts[seat.idx()];
            assert_eq!(i64::from(player.money) * 100, court.money, "money of {seat:?}");
            if s.frames.top() != Frame::Over {
                assert_eq!(i64::from(player.pp), court.pp, "prestige of {seat:?}");
            }
            assert_eq!(player.held.map(u32::from), [court.professions, court.bonuses, court.prestige]);
            assert_eq!((u32::from(player.recruiting), u32::from(player.left)), (court.recruiting, court.left));
            assert_eq!(u32::from(player.best), court.best);
            let held = player.secrets.peek(keys::referee()).hand.or(*player.prestige.peek(keys::referee()));
            assert_eq!(held.iter().collect::<BTreeSet<_>>(), court.holds);
        }
        for (deck, under) in self.under.iter().enumerate() {
            let lies = s.under[deck].all();
            assert!(lies.iter().map(|(card, by)| (*by, *card.peek(keys::referee()))).eq(under.iter().copied()));
            assert!(lies.iter().all(|(card, by)| card.known() == SeatSet::only(*by)));
            assert_eq!(self.unseen[deck] + under.len() as u32, self.deck_of(deck));
            let unseen = s.unseen.in_pile(Pile::ALL[deck]).len();
            assert!(s.round == 0 || u32::from(unseen) == self.unseen[deck]);
        }
    }
}

/// A kind of answer first, then one of its answers: rare things happen.
fn choose(rng: &mut SearchRng, answers: &[Action]) -> Action {
    let kind = |action: &Action| action.to_string().split(' ').next().unwrap_or("").to_owned();
    let kinds: BTreeSet<String> = answers.iter().map(kind).collect();
    let kinds: Vec<String> =
        kinds.into_iter().filter(|k| k != "end" || answers.len() == 1 || below(rng, 6) == 0).collect();
    let pick = if below(rng, 2) == 0 && kinds.iter().any(|k| k == "work") {
        "work".to_owned()
    } else if kinds.is_empty() {
        "end".to_owned()
    } else {
        kinds[below(rng, kinds.len() as u32) as usize].clone()
    };
    let some: Vec<Action> = answers.iter().copied().filter(|action| kind(action) == pick).collect();
    some[below(rng, some.len() as u32) as usize]
}

/// Plays a game beside the second reading.
fn follow(game: &Florence, seed: u64) {
    let mut rng = search_rng(seed);
    let mut s = game.start();
    let mut second = Second::new(game);
    if let Some(first) = game.options().first {
        second.start = first;
    }
    loop {
        let (actor, action) = match game.to_act(&s) {
            ToAct::Over => break,
            ToAct::Chance => (Actor::Chance, game.roll(&s, &mut rng)),
            ToAct::Seats(seats) => {
                let Frame::Ask(question) = s.frames.top() else { panic!("nothing is asked") };
                let seat = seats.iter().nth(below(&mut rng, seats.len()) as usize).unwrap();
                second.expect_asked(question, seat);
                let mut legal = Vec::new();
                game.legal(&s, seat, &mut legal);
                let texts = |all: &[Action]| all.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
                let expected = second.answers(&s, question, seat);
                assert_eq!(texts(&legal), texts(&expected), "seed {seed}: {question:?}");
                assert_eq!(legal.len(), expected.len());
                (Actor::Seat(seat), choose(&mut rng, &legal))
            }
        };
        // The Professor is spent when he looks.
        if let (Actor::Seat(seat), Action::UseProfessor(_)) = (actor, action) {
            second.court(seat).character = None;
        }
        second.selling = matches!(action, Action::Sell | Action::SellPoints(_));
        let mut sink = Collect::default();
        game.apply(&mut s, actor, action, &mut sink);
        for (_, event) in &sink.events {
            // Characters of this round go with its end.
            if matches!(event, Event::Round { .. } | Event::Begins { phase: Phase::Ending }) {
                let ending = matches!(event, Event::Begins { .. });
                for court in &mut second.courts {
                    let goes = match court.character {
                        Some(Character::Muse | Character::Cardinal | Character::Princess) => true,
                        Some(Character::Banker) => !ending,
                        _ => false,
                    };
                    court.character = court.character.filter(|_| !goes);
                }
            }
            second.hear(event);
        }
        assert_eq!(second.lacked, None);
        second.agrees(&s);
    }
    let scores = game.outcome(&s).expect("the game is over").scores;
    assert_eq!(
        scores.iter().map(|n| i64::from(*n)).collect::<Vec<_>>(),
        second.courts.iter().map(|c| c.pp).collect::<Vec<_>>()
    );
}

/// One game in each box, or as many as `SECOND_GAMES` says.
#[test]
fn a_second_reading_of_the_rules_agrees_in_random_games() {
    let games = std::env::var("SECOND_GAMES").map_or(1, |n| n.parse().expect("a number of games"));
    for (seats, muse, coop, hard) in [
        (2, false, false, false),
        (2, true, true, true),
        (3, false, false, false),
        (3, true, false, false),
        (3, false, true, false),
        (4, true, true, false),
        (5, false, false, false),
        (5, false, true, false),
        (5, true, true, false),
    ] {
        let game = boxed(seats, Options { muse, coop, hard, first: None });
        (0..games).for_each(|seed| follow(&game, seed));
    }
}
