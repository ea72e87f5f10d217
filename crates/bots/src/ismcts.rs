//! Information set Monte Carlo tree search with one tree, the searching seat's.
//!
//! Every iteration samples a world that the seat cannot tell from the real one and walks down the tree by what is legal
//! in that world; an answer is judged against how often it was available. Below the tree a playout goes on until the
//! heuristic can judge the position. Values are kept for every seat: each maximises its own.

use crate::heuristic::{Scores, judgement_by_points, lead, values_by_points};
use crate::tree::{By, CHANCE, ROOT, Tree, by};
use crate::{Advice, Advised, Bot, Budget, Heuristic, Judgement, Knowledge, judge};
use signoria_core::{Actor, Game, Rng, SearchRng, Seat, SeatSet, Silent, ToAct, below, search_rng};
use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::thread;
use std::time::Instant;

/// What the tree does at a die or a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceNodes {
    /// Open loop: a node is a sequence of decisions, whatever the dice were.
    Skipped,
    /// A node for every outcome.
    PerOutcome,
}

/// How a search explores.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The weight of what was rarely tried.
    pub exploration: f32,
    /// How many visits the heuristic's opinion of an answer counts for.
    pub prior_visits: f32,
    /// The share of random answers in playouts.
    pub epsilon: f32,
    /// What the tree does at chance.
    pub chance: ChanceNodes,
    /// A search by iterations ends when the second option could catch up with the most visited one only by being chosen in more
    /// than one of so many iterations that are left. 1: only when nothing can change its answer.
    pub patience: u32,
}

impl Settings {
    /// With an evaluation in points: a point is worth a few hundredths of a win, so little is explored.
    pub const IN_POINTS: Settings =
        Settings { exploration: 0.06, prior_visits: 1.0, epsilon: 0.1, chance: ChanceNodes::Skipped, patience: 1 };

    /// The same for a search by a net that has only to find the best option: what is clear is not searched on. A quarter to a
    /// third of the iterations is saved.
    #[must_use]
    pub fn resolute(self) -> Self {
        Settings { patience: 6, ..self }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings { exploration: 0.4, ..Settings::IN_POINTS }
    }
}

/// The search as a bot.
#[derive(Clone, Copy, Debug)]
pub struct Ismcts<H> {
    heuristic: H,
    budget: Budget,
    settings: Settings,
}

impl<H> Ismcts<H> {
    /// A search with a budget for each decision.
    #[must_use]
    pub fn new(heuristic: H, budget: Budget, settings: Settings) -> Self {
        Ismcts { heuristic, budget, settings }
    }
}

impl<G: Game, H: Heuristic<G>> Bot<G> for Ismcts<H> {
    fn advise(&self, knowledge: &Knowledge<'_, G>, rng: &mut SearchRng) -> Advice<G::Action> {
        let legal = knowledge.legal();
        if let [only] = legal[..] {
            return vec![Advised::silent(only)];
        }
        let heuristic = Widened::new(&self.heuristic, knowledge, rng);
        let mut advice = match self.budget {
            Budget::Iterations(n) => {
                let mut search = Search::new(&heuristic, self.settings, knowledge);
                let mut left = n.max(1);
                while left > 0 && !search.is_settled(left) {
                    let some = left.min(LOOK);
                    (0..some).for_each(|_| search.iterate(rng));
                    left -= some;
                }
                search.advice()
            }
            Budget::Time(time) => {
                let start = Instant::now();
                joined(on_each_core(rng, |mut rng| {
                    let mut search = Search::new(&heuristic, self.settings, knowledge);
                    loop {
                        (0..LOOK).for_each(|_| search.iterate(&mut rng));
                        if start.elapsed() >= time {
                            return search.advice();
                        }
                    }
                }))
            }
        };
        advice
            .iter_mut()
            .filter_map(|advised| advised.value.as_mut())
            .for_each(|value| *value = heuristic.share(*value));
        advice
    }
}

/// Iterations between two looks at the clock, or at what is left to find out. A look costs about as much as a step of the walk.
const LOOK: u32 = 16;

/// Does the same work on every core, each with luck of its own. Threads of their own: a pool that others keep busy would begin too
/// late.
fn on_each_core<T: Send>(rng: &mut SearchRng, work: impl Fn(SearchRng) -> T + Sync) -> Vec<T> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let lucks: Vec<SearchRng> = (0..cores).map(|_| search_rng(rng.next_u64())).collect();
    let work = &work;
    thread::scope(|scope| {
        let threads: Vec<_> = lucks.into_iter().map(|luck| scope.spawn(move || work(luck))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

/// What several searches of one position say together.
fn joined<A: Copy + Ord>(parts: Vec<Advice<A>>) -> Advice<A> {
    let mut all: BTreeMap<A, Advised<A>> = BTreeMap::new();
    for advised in parts.into_iter().flatten() {
        let sum = all.entry(advised.action).or_insert(Advised::silent(advised.action));
        let visits = sum.visits + advised.visits;
        let mean = |a: Option<f32>, b: Option<f32>| match (a, b) {
            (Some(a), Some(b)) => Some((a * sum.visits as f32 + b * advised.visits as f32) / visits as f32),
            (a, b) => a.or(b),
        };
        (sum.value, sum.points) = (mean(sum.value, advised.value), mean(sum.points, advised.points));
        sum.visits = visits;
    }
    let mut advice: Advice<A> = all.into_values().collect();
    sort(&mut advice);
    advice
}

/// The most visited first.
fn sort<A>(advice: &mut Advice<A>) {
    let value = |advised: &Advised<A>| advised.value.unwrap_or(0.0);
    advice.sort_by(|a, b| b.visits.cmp(&a.visits).then(value(b).total_cmp(&value(a))));
}

/// A heuristic whose spread is widened where the game looks decided. A lead that is many spreads wide is a win whatever
/// one does, and a search that saw wins only would play on without a care; so a lead never counts for more than a few
/// spreads, and each point goes on to be seen.
#[derive(Debug)]
struct Widened<'a, H> {
    heuristic: &'a H,
    factor: f32,
}

/// The lead in spreads up to which a point is still seen well enough: nearly nine games in ten are won with it.
const CLEAR_LEAD: f32 = 2.0;

impl<'a, H> Widened<'a, H> {
    fn new<G: Game>(heuristic: &'a H, knowledge: &Knowledge<'_, G>, rng: &mut SearchRng) -> Self
    where
        H: Heuristic<G>,
    {
        let game = knowledge.game();
        let world = knowledge.sample(rng);
        let points = heuristic.points(game, &world);
        let lead = points.and_then(|points| lead(&points, game.seats().into(), knowledge.seat().idx())).unwrap_or(0.0);
        Widened { heuristic, factor: (lead.abs() / (CLEAR_LEAD * heuristic.spread(game, &world))).max(1.0) }
    }

    /// The share of a win that a value promises which was judged by the wider spread.
    fn share(&self, value: f32) -> f32 {
        let odds = value / (1.0 - value);
        if odds.is_finite() { 1.0 - 1.0 / (1.0 + odds.powf(self.factor)) } else { value }
    }
}

impl<G: Game, H: Heuristic<G>> Heuristic<G> for Widened<'_, H> {
    fn boards(&self, seats: u8) -> Vec<G::Options> {
        self.heuristic.boards(seats)
    }

    fn points(&self, game: &G, state: &G::State) -> Option<Scores> {
        self.heuristic.points(game, state)
    }

    fn points_of(&self, game: &G, state: &G::State, seat: Seat) -> Option<f32> {
        self.heuristic.points_of(game, state, seat)
    }

    fn spread(&self, game: &G, state: &G::State) -> f32 {
        self.factor * self.heuristic.spread(game, state)
    }

    fn judgement(&self, game: &G, state: &G::State) -> Option<Judgement> {
        if self.factor > 1.0 { judgement_by_points(self, game, state) } else { self.heuristic.judgement(game, state) }
    }

    fn values(&self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action], out: &mut Vec<f32>) {
        if self.factor > 1.0 {
            values_by_points(self, game, state, seat, legal, out);
        } else {
            self.heuristic.values(game, state, seat, legal, out);
        }
    }

    fn rate(&self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action], out: &mut Vec<f32>) {
        self.heuristic.rate(game, state, seat, legal, out);
    }

    fn is_rated(&self) -> bool {
        self.heuristic.is_rated()
    }

    fn stop(&self, game: &G, state: &G::State, answers: u32) -> bool {
        self.heuristic.stop(game, state, answers)
    }
}

/// A search in progress, with the buffers that its iterations share.
struct Search<'a, G: Game, H> {
    heuristic: &'a H,
    settings: Settings,
    knowledge: &'a Knowledge<'a, G>,
    tree: Tree<G::Action>,
    /// The answers of this iteration that are in the tree: node, and the seat it counts for.
    path: Vec<(u32, By)>,
    children: Vec<u32>,
    scratch: Scratch<G::Action>,
}

impl<'a, G: Game, H: Heuristic<G>> Search<'a, G, H> {
    fn new(heuristic: &'a H, settings: Settings, knowledge: &'a Knowledge<'a, G>) -> Self {
        Search {
            heuristic,
            settings,
            knowledge,
            tree: Tree::new(1 << 14),
            path: Vec::with_capacity(64),
            children: Vec::with_capacity(256),
            scratch: Scratch::default(),
        }
    }

    fn iterate(&mut self, rng: &mut SearchRng) {
        let (game, heuristic) = (self.knowledge.game(), self.heuristic);
        let mut state = self.knowledge.sample(rng);
        self.path.clear();
        self.walk(&mut state, rng);
        let judgement = play_out(heuristic, game, &mut state, self.settings.epsilon, &mut self.scratch, rng);
        for (id, by) in &self.path {
            let node = self.tree.node_mut(*id);
            node.visits += 1;
            if *by != CHANCE {
                node.value += judgement.value[usize::from(*by)];
                node.points += judgement.points[usize::from(*by)];
            }
        }
    }

    /// Walks from the root to an answer that was never tried before, and tries it.
    fn walk(&mut self, state: &mut G::State, rng: &mut SearchRng) {
        let game = self.knowledge.game();
        let mut at = ROOT;
        loop {
            match game.to_act(state) {
                ToAct::Over => return,
                ToAct::Chance => {
                    let outcome = game.roll(state, rng);
                    game.apply(state, Actor::Chance, outcome, &mut Silent);
                    if self.settings.chance == ChanceNodes::PerOutcome {
                        at = self.outcome(at, outcome);
                        if self.tree.node(at).visits == 0 {
                            return;
                        }
                    }
                }
                ToAct::Seats(seats) => {
                    let (next, new) = self.decide(at, seats, state, rng);
                    if new {
                        return;
                    }
                    at = next;
                }
            }
        }
    }

    fn outcome(&mut self, at: u32, outcome: G::Action) -> u32 {
        if self.tree.find(at, CHANCE, &[outcome], &mut self.children) > 0 {
            self.tree.fill(at, CHANCE, &[outcome], &mut self.children);
        }
        self.path.push((self.children[0], CHANCE));
        self.children[0]
    }

    /// The answers of all seats that decide at this node; the node that follows, and whether it is new.
    ///
    /// Seats that decide at the same time do not see each other's answers. So each chooses among children of this
    /// same node, and the walk goes on below the answer of the searching seat (or of the first, if it is not among
    /// them); the answers of the others are to it what dice are.
    fn decide(&mut self, at: u32, seats: SeatSet, state: &mut G::State, rng: &mut SearchRng) -> (u32, bool) {
        let game = self.knowledge.game();
        let me = self.knowledge.seat();
        let main = if seats.contains(me) { me } else { seats.first().expect("somebody decides") };
        let next = self.answer(at, main, state, rng);
        let new = self.tree.node(next).visits == 0;
        for seat in seats.without(main).iter() {
            if !game.to_act(state).includes(seat) {
                break;
            }
            self.answer(at, seat, state, rng);
        }
        (next, new)
    }

    /// One seat's answer, chosen and carried out.
    fn answer(&mut self, at: u32, seat: Seat, state: &mut G::State, rng: &mut SearchRng) -> u32 {
        let game = self.knowledge.game();
        self.scratch.legal.clear();
        game.legal(state, seat, &mut self.scratch.legal);
        if self.tree.find(at, by(seat), &self.scratch.legal, &mut self.children) > 0 {
            self.grow(at, seat, state);
        }
        let slot = self.select(rng);
        let chosen = self.children[slot];
        self.path.push((chosen, by(seat)));
        game.apply(state, Actor::Seat(seat), self.scratch.legal[slot], &mut Silent);
        chosen
    }

    /// New children with the heuristic's opinion: the judgement after the answer, or else the rating of the answer.
    fn grow(&mut self, at: u32, seat: Seat, state: &G::State) {
        let (game, heuristic) = (self.knowledge.game(), self.heuristic);
        self.tree.fill(at, by(seat), &self.scratch.legal, &mut self.children);
        let Scratch { legal, ratings, .. } = &mut self.scratch;
        if legal.len() == 1 {
            return;
        }
        ratings.clear();
        if !heuristic.is_rated() {
            heuristic.values(game, state, seat, legal, ratings);
        }
        if ratings.len() < legal.len() {
            ratings.clear();
            heuristic.rate(game, state, seat, legal, ratings);
            // A point is worth the slope of the logistic curve at an even game.
            let spread = heuristic.spread(game, state);
            ratings.iter_mut().for_each(|rating| *rating *= 0.25 / spread);
        }
        let best = ratings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for (child, rating) in self.children.iter().zip(ratings) {
            self.tree.node_mut(*child).prior = *rating - best;
        }
    }

    /// The place of the child with the highest upper bound; among equals a seeded draw.
    fn select(&mut self, rng: &mut SearchRng) -> usize {
        let (mut visits, mut value) = (0, 0.0);
        for child in &self.children {
            let node = self.tree.node(*child);
            visits += node.visits;
            value += node.value;
        }
        let mean = if visits > 0 { value / visits as f32 } else { 0.5 };
        let (mut best, mut best_bound, mut ties) = (0, f32::NEG_INFINITY, 1);
        let (mut last_available, mut log) = (0, 0.0);
        for (slot, child) in self.children.iter().enumerate() {
            let node = self.tree.node_mut(*child);
            node.available += 1;
            if node.available != last_available {
                last_available = node.available;
                log = (last_available as f32).ln();
            }
            let prior_visits = self.settings.prior_visits;
            let tried = node.visits as f32 + prior_visits;
            let bound = (node.value + prior_visits * (mean + node.prior)) / tried
                + self.settings.exploration * (log / tried).sqrt();
            if bound > best_bound {
                (best, best_bound, ties) = (slot, bound, 1);
            } else if bound == best_bound {
                ties += 1;
                if below(rng, ties) == 0 {
                    best = slot;
                }
            }
        }
        best
    }

    /// Whether the most visited option is taken to stay it in so many more iterations.
    fn is_settled(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for node in self.tree.children(ROOT, by(self.knowledge.seat())) {
            (first, second) = (first.max(node.visits), second.max(node.visits.min(first)));
        }
        first - second > left / self.settings.patience
    }

    /// The options of the searching seat, the most visited first.
    fn advice(&self) -> Advice<G::Action> {
        let children = self.tree.children(ROOT, by(self.knowledge.seat()));
        let mut advice: Advice<G::Action> = children
            .filter_map(|node| {
                let visits = node.visits as f32;
                let tried = node.visits > 0;
                node.action.map(|action| Advised {
                    action,
                    visits: node.visits,
                    value: tried.then(|| node.value / visits),
                    points: tried.then(|| node.points / visits),
                })
            })
            .collect();
        sort(&mut advice);
        advice
    }
}

/// Buffers that every step of a playout uses again.
#[derive(Debug)]
pub(crate) struct Scratch<A> {
    legal: Vec<A>,
    ratings: Vec<f32>,
}

impl<A> Default for Scratch<A> {
    fn default() -> Self {
        let (legal, ratings) = (Vec::with_capacity(256), Vec::with_capacity(256));
        Scratch { legal, ratings }
    }
}

/// Plays on by the heuristic's policy, with a share `epsilon` of random answers, until the position can be judged.
pub(crate) fn play_out<G: Game, H: Heuristic<G>>(
    heuristic: &H,
    game: &G,
    state: &mut G::State,
    epsilon: f32,
    scratch: &mut Scratch<G::Action>,
    rng: &mut SearchRng,
) -> Judgement {
    let mut answers = 0;
    loop {
        let to_act = game.to_act(state);
        if (to_act == ToAct::Over || heuristic.stop(game, state, answers))
            && let Some(judgement) = judge(heuristic, game, state)
        {
            return judgement;
        }
        match to_act {
            ToAct::Over => unreachable!("a game that is over has an outcome"),
            ToAct::Chance => {
                let outcome = game.roll(state, rng);
                game.apply(state, Actor::Chance, outcome, &mut Silent);
            }
            ToAct::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                scratch.legal.clear();
                game.legal(state, seat, &mut scratch.legal);
                let action = policy(heuristic, game, state, seat, epsilon, scratch, rng);
                game.apply(state, Actor::Seat(seat), action, &mut Silent);
            }
        }
        answers += 1;
    }
}

/// The answer of a playout: the one that is rated best, or now and then any.
fn policy<G: Game, H: Heuristic<G>>(
    heuristic: &H,
    game: &G,
    state: &G::State,
    seat: Seat,
    epsilon: f32,
    scratch: &mut Scratch<G::Action>,
    rng: &mut SearchRng,
) -> G::Action {
    let legal = &scratch.legal;
    let any = legal[below(rng, legal.len() as u32) as usize];
    let random = (rng.next_u32() as f32) < epsilon * u32::MAX as f32;
    if random || legal.len() == 1 {
        return any;
    }
    scratch.ratings.clear();
    heuristic.rate(game, state, seat, legal, &mut scratch.ratings);
    let best = legal.iter().zip(&scratch.ratings).max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.map_or(any, |(action, _)| *action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_are_joined_by_their_visits() {
        let advised = |action: u32, visits, value| Advised { action, visits, value, points: value };
        let parts = vec![
            vec![advised(1, 30, Some(0.5)), advised(2, 10, Some(0.1)), advised(4, 0, None)],
            vec![advised(2, 30, Some(0.3)), advised(3, 5, Some(0.9)), advised(1, 0, None)],
        ];
        let told: Vec<_> =
            joined(parts).iter().map(|a| (a.action, a.visits, a.value.map(|v| (v * 1e3).round()))).collect();
        assert_eq!(told, [(2, 40, Some(250.0)), (1, 30, Some(500.0)), (3, 5, Some(900.0)), (4, 0, None)]);
    }

    #[test]
    fn a_value_by_a_wider_spread_is_told_as_the_share_of_a_win_that_it_is() {
        let lead = |points: f32, spread: f32| 1.0 / (1.0 + (-points / spread).exp());
        for factor in [1.0, 2.5] {
            let widened = Widened { heuristic: &(), factor };
            for points in [-60.0, -3.0, 0.0, 12.0, 60.0] {
                let share = widened.share(lead(points, factor * 10.0));
                assert!((share - lead(points, 10.0)).abs() < 1e-4, "{points} points: {share}");
            }
            assert_eq!([0.0, 1.0].map(|value| widened.share(value)), [0.0, 1.0]);
        }
    }
}
