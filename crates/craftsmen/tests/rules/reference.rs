//! A second reading of the rules, for comparison. It shares no rule with the engine: it follows whole games by their
//! events, and works out by itself who is asked, what is legal, what everybody knows, who gets what, and who has won.

mod asked;
mod told;

use crate::common::*;
use signoria_core::Audience;
use signoria_craftsmen::{Color, Favour, Icon, Surplus};
use std::collections::{BTreeSet, VecDeque};

type Counts = [u8; 12];

/// The best that cards are worth: in each colour some of them as a set, the others by their values.
fn value(cards: &Counts, colors: &[usize]) -> u8 {
    colors.iter().map(|color| color_value(&cards[3 * color..3 * color + 3])).sum()
}

fn color_value(of: &[u8]) -> u8 {
    let mut values: Vec<u8> = (0..3u8).flat_map(|i| std::iter::repeat_n(i + 1, of[usize::from(i)].into())).collect();
    values.sort_unstable();
    let singly: u8 = values.iter().sum();
    let in_set = |n: usize| 5 * (n as u8 - 1) + values[n..].iter().sum::<u8>();
    (2..=values.len()).map(in_set).chain([singly]).max().unwrap()
}

/// Every set of cards that is worth the price, and of which one card could not be left out.
fn payments(hand: &Counts, price: u8, colors: &[usize]) -> BTreeSet<Counts> {
    let mut sets = vec![[0; 12]];
    for kind in (0..12).filter(|kind| colors.contains(&(kind / 3))) {
        sets = sets
            .into_iter()
            .flat_map(|set| {
                (0..=hand[kind]).map(move |n| {
                    let mut set: Counts = set;
                    set[kind] = n;
                    set
                })
            })
            .collect();
    }
    sets.retain(|set| {
        let needed = |kind: usize| {
            let mut rest = *set;
            rest[kind] -= 1;
            value(&rest, &ALL) < price
        };
        value(set, &ALL) >= price && (0..12).any(|kind| set[kind] > 0 && needed(kind))
    });
    sets.into_iter().collect()
}

const ALL: [usize; 4] = [0, 1, 2, 3];

#[derive(Clone, Default)]
struct Person {
    hand: Counts,
    buildings: BTreeSet<u8>,
    row: Vec<u8>,
    score: i32,
    fair: u8,
    privileges: u8,
    work: u8,
    tokens: BTreeSet<Good>,
    helpers: u8,
    passed: bool,
    used: u8,
}

impl Person {
    fn cards(&self) -> u8 {
        self.hand.iter().sum()
    }

    fn kinds(&self) -> impl Iterator<Item = Capital> {
        let hand = self.hand;
        Capital::ALL.into_iter().filter(move |kind| hand[kind.idx()] > 0)
    }
}

/// The table as the events tell it.
struct Model {
    n: usize,
    people: Vec<Person>,
    order: Vec<usize>,
    year: usize,
    season: Season,
    stage: Option<usize>,
    queues: [[Vec<usize>; 3]; 6],
    changes: Vec<usize>,
    privileges: u8,
    work: u8,
    tokens: BTreeSet<Good>,
    granary: [Vec<Option<usize>>; 7],
    holds: Vec<Vec<usize>>,
    filled: BTreeSet<(u8, u8)>,
    display: [Option<Capital>; 2],
    pile: Counts,
    offers: [[Option<u8>; 2]; 3],
    /// How far the helper phase or the stage is.
    at: usize,
    list: Vec<(usize, Option<(usize, usize)>)>,
    closed: bool,
    disc: Option<(usize, usize)>,
    privileged: bool,
    just_used: bool,
    points: u8,
    built: u8,
    cost: u8,
    price: u8,
    colors: Vec<usize>,
    laid: Vec<(Color, [u8; 3])>,
    bid: u8,
    mayor: Counts,
    out: BTreeSet<usize>,
    leader: usize,
    last: usize,
    raised: bool,
    lot: usize,
    fee: Option<usize>,
    due: VecDeque<Event>,
    due_order: Option<Vec<usize>>,
    window_at: usize,
    window_of: Option<usize>,
    unused: BTreeSet<usize>,
    deck: u8,
    ends: bool,
    invested: BTreeSet<usize>,
    winners: Vec<usize>,
    /// What each seat is sure of in the hand of each other.
    sure: Vec<Vec<Counts>>,
    /// Building cards in hands that everybody has seen.
    open: BTreeSet<u8>,
}

const MOST: [usize; 6] = [0, 0, 4, 4, 5, 6];
const TIERS: [Tier; 3] = [Tier::Basic, Tier::Extended, Tier::Advanced];
const GRANARY: [Good; 7] =
    [Good::Barrel, Good::Rope, Good::Leather, Good::Paper, Good::Iron, Good::Fabric, Good::Flour];
const RAW: [Good; 7] = [Good::Wood, Good::IronOre, Good::Flax, Good::Wheat, Good::Cow, Good::Wax, Good::Grapes];
const FINAL: [Good; 8] =
    [Good::Weapons, Good::Tools, Good::Clothes, Good::Books, Good::Candles, Good::Wine, Good::Beer, Good::Bread];

fn tier_of(card: u8) -> usize {
    if card < 24 {
        0
    } else if card < 48 {
        1
    } else {
        2
    }
}

impl Model {
    fn new(n: usize, parts: &Components) -> Self {
        let person = Person { helpers: 5, ..Person::default() };
        Model {
            n,
            people: vec![person; n],
            order: Vec::new(),
            year: 0,
            season: Season::Spring,
            stage: None,
            queues: Default::default(),
            changes: Vec::new(),
            privileges: 2 * n as u8,
            work: 2 * n as u8,
            tokens: FINAL.into_iter().collect(),
            granary: std::array::from_fn(|_| vec![None, None]),
            holds: vec![Vec::new(); parts.holds.len()],
            filled: BTreeSet::new(),
            display: [None; 2],
            pile: [0; 12],
            offers: [[None; 2]; 3],
            at: 0,
            list: Vec::new(),
            closed: true,
            disc: None,
            privileged: false,
            just_used: false,
            points: 0,
            built: 0,
            cost: 0,
            price: 0,
            colors: Vec::new(),
            laid: Vec::new(),
            bid: 0,
            mayor: [0; 12],
            out: BTreeSet::new(),
            leader: 0,
            last: 0,
            raised: false,
            lot: 0,
            fee: None,
            due: VecDeque::new(),
            due_order: None,
            window_at: 0,
            window_of: None,
            unused: BTreeSet::new(),
            deck: 48,
            ends: false,
            invested: BTreeSet::new(),
            winners: Vec::new(),
            sure: vec![vec![[0; 12]; n]; n],
            open: BTreeSet::new(),
        }
    }

    fn winter(&self) -> bool {
        self.season == Season::Winter
    }

    fn gold(&self) -> bool {
        self.disc.is_some_and(|(space, _)| space == 0)
    }

    fn may(&self, seat: usize) -> bool {
        !self.privileged && (self.gold() || self.people[seat].privileges > 0)
    }

    fn good(&self, parts: &Components, card: u8) -> Good {
        parts.cards[usize::from(card)].good
    }

    fn has(&self, parts: &Components, seat: usize, good: Good) -> bool {
        self.people[seat].row.iter().any(|card| self.good(parts, *card) == good)
    }

    fn whole_line(&self, parts: &Components, seat: usize, good: Good) -> bool {
        let inputs = &parts.recipes[good.idx()].inputs;
        self.has(parts, seat, good) && inputs.iter().all(|input| self.whole_line(parts, seat, *input))
    }

    /// Empty icons of a player: card, icon, good.
    fn icons(&self, parts: &Components, seat: usize) -> Vec<(u8, u8, Good)> {
        let mut row = self.people[seat].row.clone();
        row.sort_unstable();
        row.iter()
            .flat_map(|card| {
                let inputs = parts.recipes[self.good(parts, *card).idx()].inputs.clone();
                inputs.into_iter().enumerate().map(move |(icon, good)| (*card, icon as u8, good))
            })
            .filter(|(card, icon, _)| !self.filled.contains(&(*card, *icon)))
            .collect()
    }

    fn ready(&self, parts: &Components, seat: usize) -> Vec<u8> {
        let empty = self.icons(parts, seat);
        let mut row: Vec<u8> = self.people[seat].row.iter().copied().filter(|card| (24..64).contains(card)).collect();
        row.sort_unstable();
        row.retain(|card| empty.iter().all(|(other, _, _)| other != card));
        row
    }

    /// Holds for a good: place in the list, ship.
    fn holds_for(&self, parts: &Components, good: Good) -> Vec<(usize, u8)> {
        let holds = parts.holds.iter().enumerate();
        holds.filter(|(_, hold)| hold.good == good).map(|(at, hold)| (at, hold.ship)).collect()
    }

    fn raws(&self, parts: &Components, seat: usize, word: &str) -> Vec<String> {
        let mut found = Vec::new();
        for good in RAW.into_iter().filter(|good| self.has(parts, seat, *good)) {
            if self.people[seat].fair < 3 {
                found.push(format!("{word} {} fair", good.word()));
            }
            for (card, icon, other) in self.icons(parts, seat) {
                if other == good {
                    found.push(format!("{word} {} {card} {icon}", good.word()));
                }
            }
        }
        found
    }

    fn uses(&self, parts: &Components, seat: usize, stage: bool) -> Vec<String> {
        let mut found = self.raws(parts, seat, "raw");
        if stage && self.may(seat) {
            found.extend(self.raws(parts, seat, "double"));
        }
        if self.people[seat].fair > 0 {
            let raw = self.icons(parts, seat).into_iter().filter(|(_, _, good)| RAW.contains(good));
            found.extend(raw.map(|(card, icon, _)| format!("trade {card} {icon}")));
        }
        for card in self.ready(parts, seat) {
            let good = self.good(parts, card);
            if GRANARY.contains(&good) {
                found.push(format!("semi {card} granary"));
                let icons = self.icons(parts, seat).into_iter().filter(|(_, _, other)| *other == good);
                found.extend(icons.map(|(at, icon, _)| format!("semi {card} {at} {icon}")));
                continue;
            }
            let holds = self.holds_for(parts, good);
            assert!(!holds.is_empty());
            for (at, ship) in &holds {
                let queue = &self.holds[*at];
                if queue.len() < 2 || queue[0] != seat && self.people[seat].cards() > 0 {
                    found.push(format!("load {card} {ship}"));
                }
            }
            if holds.iter().all(|(at, _)| self.holds[*at].len() == 2) {
                found.push(format!("waste {card}"));
            }
        }
        found
    }

    fn purchases(&self, parts: &Components, seat: usize) -> Vec<String> {
        let by_fair = self.people[seat].fair > 0 && self.may(seat);
        if self.people[seat].cards() == 0 && !by_fair {
            return Vec::new();
        }
        let icons = self.icons(parts, seat).into_iter().filter(|(_, _, good)| {
            let column = GRANARY.iter().position(|other| other == good);
            column.is_some_and(|column| self.granary[column].first().is_some_and(|owner| *owner != Some(seat)))
        });
        icons.map(|(card, icon, _)| format!("purchase {card} {icon}")).collect()
    }

    fn favours(&self, seat: usize) -> Vec<String> {
        let person = &self.people[seat];
        let mut found = Vec::new();
        if self.privileges > 0 && person.privileges < 3 {
            found.push("hall privilege".to_owned());
        }
        if self.work > 0 && person.work < 3 {
            found.push("hall work".to_owned());
        }
        if self.n > 2 && self.changes.len() < 3 {
            found.push("hall order_change".to_owned());
        }
        found
    }

    fn spaces(&self) -> usize {
        if self.n == 2 { 2 } else { 3 }
    }

    fn stacking(&self, seat: usize, guild: usize) -> Vec<usize> {
        let person = &self.people[seat];
        (0..self.spaces())
            .filter(|space| {
                let queue = &self.queues[guild][*space];
                queue.len() == 1
                    && (queue[0] == seat
                        || *space == 2
                        || self.n == 2
                        || person.cards() > 0
                        || person.score >= self.year as i32)
            })
            .collect()
    }

    fn guilds(&self, seat: usize) -> Vec<usize> {
        (0..6)
            .filter(|guild| {
                let discs: Vec<usize> = self.queues[*guild].iter().flatten().copied().collect();
                let own = discs.iter().filter(|disc| **disc == seat).count();
                let free = (0..self.spaces()).any(|space| self.queues[*guild][space].is_empty());
                own < 2 && discs.len() < MOST[self.n] && (free || !self.stacking(seat, *guild).is_empty())
            })
            .collect()
    }

    fn gives(&self, seat: usize) -> Vec<String> {
        self.people[seat].kinds().map(|kind| format!("give {kind}")).collect()
    }

    /// Discs or, in winter, players in the order of a stage.
    fn stage_list(&self, guild: usize) -> Vec<(usize, Option<(usize, usize)>)> {
        if self.winter() {
            return self.order.iter().map(|seat| (*seat, None)).collect();
        }
        let spaces = self.queues[guild].iter().enumerate();
        spaces
            .flat_map(|(space, queue)| queue.iter().enumerate().map(move |(at, seat)| (*seat, Some((space, at)))))
            .collect()
    }
}

/// What brings a game on: products, lines, bribes.
fn is_good(answer: &str) -> bool {
    let words: Vec<&str> = answer.split(' ').collect();
    match words[0] {
        "load" | "purchase" | "trade" => true,
        "semi" => words[2] != "granary",
        "raw" | "double" => words[2] != "fair",
        "build" => words[1].parse::<u8>().unwrap() >= 24,
        "buy" | "auction" => words[1] != "basic",
        _ => false,
    }
}

/// Games of each number of players; far more were played when the rules were compared.
const GAMES: u64 = 2;

struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
}

/// A game by chance, every question and every event compared.
fn play_out(game: Craftsmen, seed: u64) {
    let parts = game.parts().clone();
    let mut model = Model::new(game.seats().into(), &parts);
    let mut dice = Dice(1 + seed + 1000 * u64::from(game.seats()));
    let mut t = Scenario::new(game);
    // Some tables pass seldom, some often.
    let pass = [3, 10, 30][seed as usize % 3];
    loop {
        // Chance deals, one by one.
        t.deal(|_, possible| possible[dice.below(possible.len())]);
        for (audience, event) in std::mem::take(&mut t.events) {
            model.apply(&parts, audience, event);
        }
        if is_over(&t) {
            break;
        }
        let question = question(&t);
        model.check_asked(&t, question);
        let seat = question.seat();
        model.compare(&t, dice.below(model.n));
        let legal = t.legal(seat.0);
        let expected = model.legal(&t, question);
        let (found, wanted): (BTreeSet<&String>, BTreeSet<&String>) =
            (legal.iter().collect(), expected.iter().collect());
        assert_eq!(found, wanted, "{question:?}");
        assert_eq!(legal.len(), found.len());
        let bank = matches!(question, Question::Privilege(_) | Question::Discard(..));
        assert!(bank || model.people.iter().all(|p| p.cards() <= 10));
        let mut choice = &legal[dice.below(legal.len())];
        let last = legal.last().unwrap();
        if last == "pass" {
            let passes = if matches!(question, Question::Bid(_)) { 55 } else { pass };
            choice =
                if legal.len() == 1 || dice.below(100) < passes { last } else { &legal[dice.below(legal.len() - 1)] };
            let good: Vec<&String> = legal.iter().filter(|answer| is_good(answer)).collect();
            if choice != last && !good.is_empty() && dice.below(100) < 70 {
                choice = good[dice.below(good.len())];
            }
            if matches!(question, Question::Bid(_) | Question::Mayor(_)) && choice != last && dice.below(4) > 0 {
                choice = &legal[0];
            }
        }
        let choice = choice.clone();
        model.answered(&parts, question, &choice);
        t.play(seat.0, &choice);
    }
    // The winner: points, cards, the place further back.
    let key = |seat: usize| {
        let place = model.order.iter().position(|other| *other == seat).unwrap();
        (model.people[seat].score, model.people[seat].cards(), place)
    };
    let best = (0..model.n).max_by_key(|seat| key(*seat)).unwrap();
    assert_eq!(model.winners, [best]);
    let outcome = outcome(&t);
    for seat in 0..model.n {
        assert_eq!(outcome.scores[seat], model.people[seat].score);
        let ahead = (0..model.n).filter(|other| key(*other) > key(seat)).count();
        assert_eq!(usize::from(outcome.ranks[seat]), ahead + 1);
    }
}

#[test]
fn whole_games_agree_with_a_second_reading() {
    for seats in 2..=5 {
        (0..GAMES).for_each(|seed| play_out(boxed(seats), seed));
    }
}

/// One ship alone takes all goods: holds are full, captains are bribed, and products are thrown away.
#[test]
fn games_with_one_ship_agree_too() {
    let rows = FINAL.into_iter().chain([Good::Meat]).zip(1..).map(|(good, row)| {
        let (good, points) = (good.word(), 12 - row);
        let place = format!("id = \"{good}\"\nship = \"ship_1\"\nrow = {row}\ngood = \"{good}\"");
        format!("[[hold]]\n{place}\nslots = 2\npoints = {points}\n")
    });
    let holds = format!(
        "[provenance]\nstatus = \"reconstructed\"\nsources = [\"a test\"]\nchecks = \"none\"\n\n{}",
        rows.collect::<String>()
    );
    let parts = Craftsmen::components(&[("ship_holds.toml", &holds)]).unwrap();
    for seats in 2..=5 {
        let game = Craftsmen::new(parts.clone(), seats, Options::default()).unwrap();
        (0..GAMES).for_each(|seed| play_out(game.clone(), seed));
    }
}
