//! What a row of buildings will bring: each line as work points that a product costs and points that it yields.

use super::Weights;
use signoria_core::contract::Setup;
use signoria_core::{Game, Seat, keys};
use signoria_craftsmen::{
    BUILD_COST, Card, Color, Components, Craftsmen, FAIR, Frame, Good, Guild, Marker, Phase, Season, Side, State, WORK,
    YEARS, set_value,
};
use std::cell::{OnceCell, RefCell};

/// How much of the game is left to a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time {
    /// Rounds after this one, 0 to 11.
    pub(super) rounds: f32,
    /// Winters whose ships have not sailed yet.
    pub(super) winters: f32,
    /// Work points of this year that are to come, those at hand among them.
    pub(super) now: f32,
    /// Work points of each later year.
    later: [f32; YEARS as usize - 1],
    /// What a coin is worth: a card's value in payments.
    pub(super) coin: f32,
    /// What a point of an investment that a card may take part in is worth.
    pub(super) invest: f32,
}

impl Time {
    pub(super) fn of(weights: &Weights, game: &Craftsmen, s: &State, seat: Seat) -> Self {
        let phase = game.phase(s);
        if phase == Phase::Over {
            return Time { rounds: 0.0, winters: 0.0, now: 0.0, later: [0.0; 2], coin: 0.0, invest: 0.0 };
        }
        let year = usize::from(s.year.max(1)) - 1;
        let season = if s.year == 0 { 0 } else { s.season.idx() };
        let sailed = matches!(phase, Phase::Year | Phase::RoundEnd) && s.season == Season::Winter;
        // Actions of the Craft Guild that are to come this year.
        let mut actions = weights.actions * (2.0 - season as f32).max(0.0);
        if season < 3 {
            actions += 1.0;
        }
        actions += match phase {
            _ if sailed => 0.0,
            Phase::SetUp => weights.actions,
            Phase::Helpers => weights.actions.max(game.discs(s, seat, Guild::Craft).0.into()),
            Phase::Stage | Phase::Window if s.season == Season::Winter => match s.guild {
                Some(Guild::Craft) => {
                    let place = s.order.iter().position(|other| *other == seat).unwrap_or(0);
                    if place >= usize::from(s.cursor) && phase == Phase::Stage { 1.0 } else { 0.0 }
                }
                _ => 1.0,
            },
            Phase::Stage | Phase::Window => match s.guild {
                Some(guild) if guild < Guild::Craft => game.discs(s, seat, Guild::Craft).0.into(),
                Some(Guild::Craft) if phase == Phase::Stage => {
                    let queue = s.queues[Guild::Craft.idx()];
                    let to_come = queue.as_flattened().iter().skip(s.cursor.into());
                    to_come.filter(|disc| disc.seat() == Some(seat)).count() as f32
                }
                _ => 0.0,
            },
            Phase::Final | Phase::Year | Phase::RoundEnd | Phase::Over => 0.0,
        };
        let acts = s.turn_of.contains(seat) && s.guild == Some(Guild::Craft);
        let at_hand = if acts { f32::from(s.act.points) } else { 0.0 };
        let points = |year: usize| f32::from(WORK[year.min(WORK.len() - 1)]);
        let whole = 3.0 * weights.actions + 1.0;
        let later =
            std::array::from_fn(|n| if year + n + 1 < YEARS.into() { whole * points(year + n + 1) } else { 0.0 });
        let rounds = (11 - 4 * year - season) as f32;
        let invest = if sailed && phase == Phase::RoundEnd { 0 } else { season };
        Time {
            rounds,
            winters: (usize::from(YEARS) - year) as f32 - if sailed { 1.0 } else { 0.0 },
            now: actions * points(year) + at_hand + f32::from(s.players[seat].work),
            later,
            coin: weights.coin[0] + weights.coin[1] * (rounds / weights.coin[2]).min(1.0),
            invest: weights.invest[invest],
        }
    }

    /// Work points of the game that are to come.
    pub(super) fn work(&self) -> f32 {
        self.now + self.later.iter().sum::<f32>()
    }
}

/// What is known of goods in a box: nothing of it changes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goods<'a> {
    pub(super) parts: &'a Components,
    /// What a marker brings on the best ship, by good.
    ship: [f32; Good::COUNT],
}

/// The goods that are sold.
const SHIPPED: [Good; 9] = [
    Good::Meat,
    Good::Weapons,
    Good::Tools,
    Good::Clothes,
    Good::Books,
    Good::Candles,
    Good::Wine,
    Good::Beer,
    Good::Bread,
];

impl<'a> Goods<'a> {
    pub(super) fn of(game: &'a Craftsmen) -> Self {
        let parts = &game.kit().components;
        let mut ship = [0.0f32; Good::COUNT];
        for hold in &parts.holds {
            let best = &mut ship[hold.good.idx()];
            *best = best.max(hold.points.into());
        }
        Goods { parts, ship }
    }

    /// Work points that a good on an icon costs, and the points that it brings on the way.
    pub(super) fn cost(&self, weights: &Weights, owned: u32, good: Good) -> (f32, f32) {
        if good.is_raw() {
            let own = good == Good::Wood || owned >> good.idx() & 1 == 1;
            return if own { (1.0, 0.0) } else { (weights.by_fair, 0.0) };
        }
        if owned >> good.idx() & 1 == 0 {
            return (weights.by_merchant, 0.0);
        }
        let recipe = self.parts.recipe(good);
        recipe.inputs.iter().fold((1.0, recipe.points.into()), |(work, points), input| {
            let (more, gained) = self.cost(weights, owned, *input);
            (work + more, points + gained)
        })
    }

    /// The same for a product on a ship.
    pub(super) fn product(&self, weights: &Weights, owned: u32, good: Good) -> (f32, f32) {
        let (work, points) = self.cost(weights, owned | 1 << good.idx(), good);
        (work, points + self.ship[good.idx()] + weights.majority)
    }

    /// The lines of a row, the best first, and what the granary takes a year.
    fn lines(&self, weights: &Weights, owned: u32) -> Lines {
        let mut lines = Lines { of: [(0.0, 0.0); SHIPPED.len()], n: 0, stored: 0.0 };
        for good in SHIPPED {
            if owned >> good.idx() & 1 == 1 {
                lines.of[lines.n] = self.product(weights, owned, good);
                lines.n += 1;
            }
        }
        lines.of[..lines.n].sort_unstable_by(|(a, p), (b, q)| (q * a).total_cmp(&(p * b)));
        let stores = (Good::Barrel.idx()..=Good::Flour.idx())
            .filter(|good| owned >> good & 1 == 1 && Good::ALL[*good] != Good::Meat)
            .count() as f32;
        lines.stored = stores * weights.stores;
        lines
    }
}

/// What a row can make.
#[derive(Clone, Copy, Debug)]
struct Lines {
    /// Work points and points of each product, the best first.
    of: [(f32, f32); SHIPPED.len()],
    n: usize,
    /// Work points a year that go to the granary at most.
    stored: f32,
}

impl Lines {
    /// What a year of so many work points brings: the best lines first, each as often as ships take its product, then the
    /// granary.
    fn year(&self, weights: &Weights, mut work: f32, cap: f32) -> f32 {
        let mut points = 0.0;
        for (cost, yields) in &self.of[..self.n] {
            let units = cap.min(work / *cost);
            points += units * *yields;
            work -= units * *cost;
        }
        let stored = work.min(self.stored);
        points + stored * weights.granary + (work - stored) * weights.idle
    }
}

/// What a row of some kinds of buildings promises.
#[derive(Clone, Copy, Debug)]
struct Promise {
    /// What production still brings.
    production: f32,
    /// What bonus tokens that are left promise.
    tokens: f32,
}

/// A player's economy.
#[derive(Clone, Debug)]
pub(super) struct Plan<'a> {
    pub(super) game: &'a Craftsmen,
    pub(super) s: &'a State,
    pub(super) seat: Seat,
    pub(super) weights: &'a Weights,
    pub(super) goods: Goods<'a>,
    pub(super) time: Time,
    /// What the row yields.
    pub(super) owned: u32,
    /// How often a year a ship takes a product of one kind from one player.
    cap: f32,
    /// What each row promises that was asked about.
    promises: RefCell<Vec<(u32, Promise)>>,
    /// What each good of the row costs and gains on the way.
    costs: OnceCell<[(f32, f32); Good::COUNT]>,
    /// What a work point brings.
    rate: OnceCell<f32>,
    /// Halves of the row by colour.
    halves: [u8; Color::COUNT],
}

impl<'a> Plan<'a> {
    pub(super) fn of(weights: &'a Weights, game: &'a Craftsmen, s: &'a State, seat: Seat) -> Self {
        let goods = Goods::of(game);
        let parts = goods.parts;
        let owned =
            Card::of_set(s.players[seat].built).fold(0u32, |owned, card| owned | 1 << parts.card(card).good.idx());
        let others = f32::from(game.seats() - 1);
        Plan {
            game,
            s,
            seat,
            weights,
            goods,
            time: Time::of(weights, game, s, seat),
            owned,
            cap: weights.cap[0] - weights.cap[1] * others,
            promises: RefCell::default(),
            costs: OnceCell::new(),
            rate: OnceCell::new(),
            halves: game.halves(s, seat),
        }
    }

    /// What a work point brings.
    pub(super) fn rate(&self) -> f32 {
        *self.rate.get_or_init(|| {
            let work = self.time.work();
            if work > 0.0 { self.promise(self.owned).production / work } else { self.weights.idle }
        })
    }

    /// What the rest of the game brings with these kinds of buildings.
    fn promise(&self, owned: u32) -> Promise {
        let known = self.promises.borrow().iter().find(|(row, _)| *row == owned).map(|(_, promise)| *promise);
        known.unwrap_or_else(|| {
            let lines = self.goods.lines(self.weights, owned);
            let year = |work: f32| if work > 0.0 { lines.year(self.weights, work, self.cap) } else { 0.0 };
            let production = year(self.time.now) + self.time.later.iter().map(|work| year(*work)).sum::<f32>();
            let promise = Promise { production, tokens: self.tokens(owned) };
            self.promises.borrow_mut().push((owned, promise));
            promise
        })
    }

    /// Work points that a good costs which the row yields or does not, and the points on the way.
    fn cost(&self, good: Good) -> (f32, f32) {
        let costs = self.costs.get_or_init(|| Good::ALL.map(|good| self.goods.cost(self.weights, self.owned, good)));
        costs[good.idx()]
    }

    /// The same for a product on a ship.
    fn product(&self, good: Good) -> (f32, f32) {
        if self.owned >> good.idx() & 1 == 0 {
            return self.goods.product(self.weights, self.owned, good);
        }
        let (work, points) = self.cost(good);
        (work, points + self.goods.ship[good.idx()] + self.weights.majority)
    }

    /// What sets of colours still bring. C8.1.2
    fn city_of(&self, halves: [u8; Color::COUNT]) -> f32 {
        let least = halves.into_iter().min().unwrap_or(0);
        let near = halves.into_iter().map(|n| f32::from(n.min(least + 3))).sum::<f32>() / 4.0;
        let sets = 0.6 * f32::from(least) + 0.4 * near;
        3.0 * sets * self.time.winters
    }

    pub(super) fn city(&self) -> f32 {
        self.city_of(self.halves)
    }

    /// What a building adds, once it stands. `owned` yields what else will stand.
    fn adds(&self, card: Card, owned: u32) -> f32 {
        let part = self.goods.parts.card(card);
        let mut halves = self.halves;
        halves[part.top.idx()] += 1;
        halves[part.bottom.idx()] += 1;
        let with = owned | 1 << part.good.idx();
        let city = self.city_of(halves) - self.city();
        if with == owned {
            return city;
        }
        let [before, after] = [owned, with].map(|row| self.promise(row));
        after.production - before.production + city + after.tokens - before.tokens
    }

    /// What bonus tokens that are left promise to these kinds of buildings. C5.4.5
    fn tokens(&self, owned: u32) -> f32 {
        let mut promised = 0.0;
        for good in SHIPPED.into_iter().filter(|good| owned >> good.idx() & 1 == 1) {
            let Some(token) = good.token().filter(|token| self.s.tokens >> token & 1 == 1) else { continue };
            let missing = self.missing(owned, good);
            let share = if missing == 0 { 1.0 } else { self.weights.token / f32::from(missing) };
            promised += share * f32::from(self.goods.parts.tokens[token]);
        }
        promised
    }

    /// Buildings that are missing in a line.
    fn missing(&self, owned: u32, good: Good) -> u8 {
        let own = u8::from(good != Good::Wood && owned >> good.idx() & 1 == 0);
        let inputs = &self.goods.parts.recipe(good).inputs;
        own + inputs.iter().map(|input| self.missing(owned, *input)).sum::<u8>()
    }

    /// What the cards in hand will yield, beside the row.
    fn in_hand(&self) -> u32 {
        let parts = self.goods.parts;
        let cards = self.s.players[self.seat].buildings(keys::referee());
        Card::of_set(cards).fold(0, |all, card| all | 1 << parts.card(card).good.idx())
    }

    /// What the buildings in hand promise: alone and together, less what building them costs and the time it takes.
    pub(super) fn hand(&self) -> f32 {
        let cards = self.s.players[self.seat].buildings(keys::referee());
        // Cards that can still be built: about one a round.
        let room = self.time.rounds * self.weights.builds + 1.0;
        if cards == 0 || self.time.winters == 0.0 {
            return 0.0;
        }
        let all = self.owned | self.in_hand();
        let mut worths: Vec<f32> = Card::of_set(cards)
            .map(|card| {
                let alone = self.adds(card, self.owned);
                let bit = 1 << self.goods.parts.card(card).good.idx();
                let without = if self.owned & bit != 0 { all } else { all & !bit };
                let together = self.adds(card, without);
                let cost = f32::from(BUILD_COST[card.tier().idx()]);
                (0.5 * (alone + together) - self.time.coin * cost).max(0.0)
            })
            .collect();
        worths.sort_unstable_by(|a, b| b.total_cmp(a));
        let counted = |(n, worth): (usize, f32)| worth * (room - n as f32).clamp(0.0, 1.0);
        self.weights.held * worths.into_iter().enumerate().map(counted).sum::<f32>()
    }

    /// What a building in hand, or on offer, is worth before it is paid for.
    pub(super) fn wants(&self, card: Card) -> f32 {
        let hand = self.owned | self.in_hand();
        let alone = self.adds(card, self.owned);
        let together = self.adds(card, hand);
        let cost = f32::from(BUILD_COST[card.tier().idx()]);
        0.5 * (alone + together) - self.time.coin * cost
    }

    /// What capital is worth that is kept: as money, and for an investment.
    pub(super) fn purse(&self, cards: &[u8]) -> f32 {
        cards.chunks_exact(3).map(|of| self.color(of)).sum()
    }

    /// The same of one colour.
    pub(super) fn color(&self, of: &[u8]) -> f32 {
        let n = of.iter().sum::<u8>();
        if n == 0 {
            return 0.0;
        }
        let best = if of[2] > 0 {
            3.0
        } else if of[1] > 0 {
            2.0
        } else {
            1.0
        };
        let money = f32::from(set_value(of)) + self.weights.card * f32::from(n);
        self.time.coin * money + self.time.invest * best
    }

    /// What lies filled on icons and at the fair.
    pub(super) fn stock(&self) -> f32 {
        let player = &self.s.players[self.seat];
        let mut stock =
            self.weights.fair * self.rate().min(2.0) * f32::from(player.fair) * (self.time.work() / 6.0).min(1.0);
        let filled = self.s.filled.iter().fold(0, |all, set| all | set) & player.built;
        for card in Card::of_set(filled) {
            let inputs = &self.goods.parts.recipe(self.goods.parts.card(card).good).inputs;
            for (icon, good) in inputs.iter().enumerate() {
                if self.s.filled[icon] & card.bit() != 0 {
                    stock += self.icon(card, *good, self.time.now);
                }
            }
        }
        stock
    }

    /// What a filled icon is worth, with so many work points to come that are worth waiting for.
    pub(super) fn icon(&self, card: Card, input: Good, soon: f32) -> f32 {
        let good = self.goods.parts.card(card).good;
        let (mut whole, mut points);
        if good.is_shipped() {
            (whole, points) = self.product(good);
        } else {
            (whole, points) = (2.0, self.weights.granary * 2.0);
            // A half-product that the own row needs is part of a longer line.
            for user in SHIPPED {
                let uses = self.owned >> user.idx() & 1 == 1 && self.goods.parts.recipe(user).inputs.contains(&good);
                if uses {
                    let (work, all) = self.product(user);
                    if all * whole > points * work {
                        (whole, points) = (work, all);
                    }
                }
            }
        }
        let (cost, gained) = self.cost(input);
        let rest = (whole - cost).max(1.0);
        let patience = if rest <= soon {
            self.weights.soon
        } else if rest <= self.time.work() {
            self.weights.later
        } else {
            0.0
        };
        // What came on the way is on the track already.
        ((points / whole) * cost - gained).max(0.0) * patience
    }

    /// What a marker of the player on a ship brings, and what a bribe costs; nothing where it cannot go.
    pub(super) fn load(&self, card: Card, ship: u8) -> Option<f32> {
        let hold = self.game.hold(card, ship)?;
        let [left, right] = self.s.holds[hold];
        let free = right.is_none();
        if !free && left == Marker::of(self.seat) {
            return None;
        }
        let value = f32::from(self.goods.parts.holds[hold].points);
        let bribe = if free { 0.0 } else { self.weights.bribe * (self.time.coin * 2.5) };
        Some(value + self.gains_rank(ship) - bribe)
    }

    /// What one marker more on a ship is worth for its bonus points. C8.1.1
    fn gains_rank(&self, ship: u8) -> f32 {
        let ranks = self.game.on_ship(self.s, ship);
        let own = ranks.iter().position(|(seat, _)| *seat == self.seat);
        let mine = own.map_or(0, |at| ranks[at].1) + 1;
        let bonuses = &self.goods.parts.bonuses[usize::from(ship)];
        let bonus = |place: usize| bonuses.get(place).copied().map_or(0.0, f32::from);
        let before = own.map_or(0.0, bonus);
        let ahead = ranks.iter().filter(|(seat, n)| *seat != self.seat && *n > mine).count();
        let level = ranks.iter().filter(|(seat, n)| *seat != self.seat && *n == mine).count();
        let after = bonus(ahead) - 0.5 * (bonus(ahead) - bonus(ahead + level));
        // A lead may be lost and a gap may be closed before the ships sail.
        self.weights.rank * (after - before).max(0.0) + (1.0 - self.weights.rank) * self.weights.majority
    }

    /// What lies on ships and in the granary for the next winter.
    pub(super) fn cargo(&self) -> f32 {
        if self.time.winters == 0.0 || self.s.season == Season::Winter && self.game.phase(self.s) == Phase::Year {
            return 0.0;
        }
        let s = self.s;
        let mut points = 0.0;
        for ship in 0..self.goods.parts.bonuses.len() as u8 {
            let ranks = self.game.on_ship(s, ship);
            let Some(place) = ranks.iter().position(|(seat, _)| *seat == self.seat) else { continue };
            points += self.weights.cargo * f32::from(self.game.cargo(s, ship, self.seat));
            let bonus = self.goods.parts.bonuses[usize::from(ship)].get(place).copied().map_or(0.0, f32::from);
            points += self.weights.rank * bonus
                + (1.0 - self.weights.rank) * self.weights.majority * f32::from(ranks[place].1);
        }
        let stored = s.granary.as_flattened().iter().filter(|marker| **marker == Marker::of(self.seat)).count();
        points + self.weights.stored * stored as f32
    }

    /// The whole position of the player, in points.
    pub(super) fn worth(&self) -> f32 {
        let player = &self.s.players[self.seat];
        let certain = f32::from(player.score + self.game.token_points(player));
        if matches!(self.s.frames.top(), Frame::Over) {
            return certain;
        }
        let helping = (self.time.rounds / 3.0).min(1.0);
        let promise = self.promise(self.owned);
        certain
            + promise.production
            + self.city()
            + promise.tokens
            + self.hand()
            + self.purse(&player.capital(keys::referee()))
            + self.stock()
            + self.cargo()
            + self.weights.privilege * f32::from(player.privileges) * helping
            + self.weights.order * (self.first() - 0.5)
    }

    /// How early the player acts in the round: 1 for the first, 0 for the last.
    fn first(&self) -> f32 {
        let seats = usize::from(self.game.seats());
        let place = self.s.order[..seats].iter().position(|seat| *seat == self.seat).unwrap_or(0);
        1.0 - place as f32 / (seats - 1) as f32
    }

    /// Whether there is room at the fair.
    pub(super) fn has_fair(&self) -> bool {
        self.s.players[self.seat].fair < FAIR
    }

    /// Whether a card fits at an end of the row. C5.4.2
    pub(super) fn fits_row(&self, card: Card) -> bool {
        let player = &self.s.players[self.seat];
        Side::ALL.into_iter().any(|side| self.game.fits(card, player.end(side)))
    }
}
