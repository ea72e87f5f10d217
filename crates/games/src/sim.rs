//! Games for programs that learn and search: a position that is moved by indices, its chance rolled along ([`Sim`]), and
//! many of them behind one call ([`Sims`]). No events, no words, no JSON; nothing is allocated once the lists have grown.

use crate::erased::{Held, Position, decode};
use rayon::join;
use signoria_core::dealer::{Seed, deal};
use signoria_core::{Actor, Game, Outcome, PlayError, SearchRng, Seat, Silent, ToAct, below, play, search_rng};
use std::any::Any;
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// Where dice and draws come from.
#[derive(Clone, Debug)]
pub enum Luck {
    /// A fast generator: for searches and for learning.
    Rolled(SearchRng),
    /// The dealer of a table, from this draw on: what a server or a terminal deals with this seed.
    Dealt(Seed, u64),
    /// Whoever steps gives the outcomes, too.
    Given,
}

impl Luck {
    /// The fast generator from a short seed.
    #[must_use]
    pub fn rolled(seed: u64) -> Self {
        Luck::Rolled(search_rng(seed))
    }

    /// The next outcome; nothing if it has to be given.
    fn next<G: Game>(&mut self, game: &G, state: &G::State) -> Option<G::Action> {
        match self {
            Luck::Rolled(rng) => Some(game.roll(state, rng)),
            Luck::Dealt(seed, draw) => {
                *draw += 1;
                Some(deal(game, state, seed, *draw - 1))
            }
            Luck::Given => None,
        }
    }
}

/// What the end of a game is worth to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// 1 for the only winner, `-1 / (seats - 1)` for the others; several winners share what one would get, so that the sum is 0.
    #[default]
    Win,
    /// The share of the win: 1 for the only winner, a part of it for several, 0 for the others.
    Share,
    /// Points beyond the best of the others.
    Lead,
}

impl Reward {
    /// What an outcome is worth to a seat.
    #[must_use]
    pub fn of(self, outcome: &Outcome, seat: Seat) -> f64 {
        let (seats, share) = (outcome.ranks.len(), outcome.share(seat));
        match self {
            Reward::Share => share,
            Reward::Win => (share * seats as f64 - 1.0) / (seats.max(2) - 1) as f64,
            Reward::Lead => outcome.lead(seat).into(),
        }
    }
}

/// A game in progress of any game, for programs: answers are indices, chance comes along.
pub trait Sim: Send + Sync + Debug + Any {
    /// The same once more, with the same luck.
    fn copy(&self) -> Simulation;
    /// Whose answer is awaited. Chance only where it is given.
    fn to_act(&self) -> ToAct;
    /// Who answers next: the first of the seats that owe a decision, or chance; nobody at the end.
    fn actor(&self) -> Option<Actor>;
    /// What the next one may answer: indices, ascending.
    fn legal(&self) -> &[u32];
    /// Where the dice come from, from now on. What is due is rolled at once, and the outcomes are added to `rolled`.
    fn set_luck(&mut self, luck: Luck, rolled: &mut Vec<u32>);
    /// Checks an answer and carries it out; the outcomes that were rolled after it are added to `rolled`.
    ///
    /// # Errors
    /// Why it is not possible; nothing has changed.
    fn step(&mut self, actor: Actor, index: u32, rolled: &mut Vec<u32>) -> Result<(), PlayError>;
    /// The outcomes of the chance that is due with their weights, ascending.
    fn chance(&self) -> Vec<(u32, u32)>;
    /// A world that a seat cannot tell from this one, each as likely as the seat must believe it to be; its luck is rolled
    /// with the same seed, unless chance is given.
    fn sample(&self, seat: Seat, seed: u64) -> Simulation;
    /// What a seat sees in numbers, as the game's [`Layout`](signoria_core::Layout) says.
    ///
    /// # Panics
    /// If there are fewer places than the layout has.
    fn observe(&self, seat: Seat, numbers: &mut [f32]);
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The position, for views, words and bots.
    fn position(&self) -> Position;
    /// Whether both are in the same state of the same box; where their luck comes from does not count.
    fn same(&self, other: &dyn Sim) -> bool;
    /// A number that is the same for the same states.
    fn fingerprint(&self) -> u64;
}

/// A [`Sim`] that is owned.
pub type Simulation = Box<dyn Sim>;

/// A state, whose answer it waits for, and what may be answered.
#[derive(Debug)]
struct Node<G: Game> {
    state: G::State,
    to_act: ToAct,
    actions: Vec<G::Action>,
    /// The indices of the actions.
    legal: Vec<u32>,
}

impl<G: Game> Clone for Node<G> {
    fn clone(&self) -> Self {
        let Node { state, to_act, actions, legal } = self;
        Node { state: state.clone(), to_act: *to_act, actions: actions.clone(), legal: legal.clone() }
    }
}

impl<G: Game> Node<G> {
    fn new(state: G::State) -> Self {
        Node { state, to_act: ToAct::Over, actions: Vec::new(), legal: Vec::new() }
    }

    #[inline]
    fn actor(&self) -> Option<Actor> {
        match self.to_act {
            ToAct::Seats(seats) => seats.first().map(Actor::Seat),
            ToAct::Chance => Some(Actor::Chance),
            ToAct::Over => None,
        }
    }

    /// Rolls what is due, tells each outcome, and lists what may be answered then.
    #[inline]
    fn settle(&mut self, game: &G, luck: &mut Luck, mut rolled: impl FnMut(G::Action)) {
        self.to_act = game.to_act(&self.state);
        while self.to_act == ToAct::Chance
            && let Some(outcome) = luck.next(game, &self.state)
        {
            game.apply(&mut self.state, Actor::Chance, outcome, &mut Silent);
            rolled(outcome);
            self.to_act = game.to_act(&self.state);
        }
        self.actions.clear();
        match self.actor() {
            Some(Actor::Seat(seat)) => game.legal(&self.state, seat, &mut self.actions),
            Some(Actor::Chance) => {
                let mut outcomes = Vec::new();
                game.chance(&self.state, &mut outcomes);
                self.actions.extend(outcomes.into_iter().map(|(outcome, _)| outcome));
            }
            None => {}
        }
        self.legal.clear();
        self.legal.extend(self.actions.iter().map(|action| G::index(*action)));
    }

    /// The answer with an index, if the next one may give it.
    #[inline]
    fn find(&self, index: u32) -> Option<(Actor, G::Action)> {
        let at = self.legal.binary_search(&index).ok()?;
        Some((self.actor()?, self.actions[at]))
    }

    /// Why an index is no answer.
    #[cold]
    fn refusal(&self, game: &G, index: u32) -> PlayError {
        match (decode::<G>(index), self.actor()) {
            (Err(error), _) => error,
            (Ok(_), None) => PlayError::Over,
            (Ok(_), Some(Actor::Chance)) => PlayError::Impossible,
            (Ok(action), Some(Actor::Seat(seat))) => PlayError::Refused(game.refusal(&self.state, seat, action)),
        }
    }
}

/// A game in progress with its types.
#[derive(Debug)]
pub(crate) struct Simulated<G: Game> {
    game: Arc<G>,
    node: Node<G>,
    luck: Luck,
}

impl<G: Game> Simulated<G> {
    pub(crate) fn new(game: Arc<G>, state: G::State, luck: Luck, rolled: &mut Vec<u32>) -> Self {
        let mut new = Simulated { game, node: Node::new(state), luck };
        new.settle(rolled);
        new
    }

    fn settle(&mut self, rolled: &mut Vec<u32>) {
        self.node.settle(&self.game, &mut self.luck, |outcome| rolled.push(G::index(outcome)));
    }
}

impl<G: Game> Sim for Simulated<G> {
    fn copy(&self) -> Simulation {
        Box::new(Simulated { game: self.game.clone(), node: self.node.clone(), luck: self.luck.clone() })
    }

    fn to_act(&self) -> ToAct {
        self.node.to_act
    }

    fn actor(&self) -> Option<Actor> {
        self.node.actor()
    }

    fn legal(&self) -> &[u32] {
        &self.node.legal
    }

    fn set_luck(&mut self, luck: Luck, rolled: &mut Vec<u32>) {
        self.luck = luck;
        self.settle(rolled);
    }

    fn step(&mut self, actor: Actor, index: u32, rolled: &mut Vec<u32>) -> Result<(), PlayError> {
        if self.node.actor() == Some(actor) {
            let (actor, action) = self.node.find(index).ok_or_else(|| self.node.refusal(&self.game, index))?;
            self.game.apply(&mut self.node.state, actor, action, &mut Silent);
        } else {
            // Out of turn, or one of several who answer in any order.
            play(&*self.game, &mut self.node.state, actor, decode::<G>(index)?, &mut Silent)?;
        }
        self.settle(rolled);
        Ok(())
    }

    fn chance(&self) -> Vec<(u32, u32)> {
        let mut outcomes = Vec::new();
        self.game.chance(&self.node.state, &mut outcomes);
        outcomes.into_iter().map(|(outcome, weight)| (G::index(outcome), weight)).collect()
    }

    fn sample(&self, seat: Seat, seed: u64) -> Simulation {
        let mut rng = search_rng(seed);
        let state = self.game.sample(&self.node.state, seat, &mut rng);
        let luck = if matches!(self.luck, Luck::Given) { Luck::Given } else { Luck::Rolled(rng) };
        Box::new(Simulated::new(self.game.clone(), state, luck, &mut Vec::new()))
    }

    fn observe(&self, seat: Seat, numbers: &mut [f32]) {
        numbers[..G::LAYOUT.len()].fill(0.0);
        let mut seen = Vec::with_capacity(512);
        self.game.observe(&self.node.state, seat, &mut seen);
        seen.into_iter().for_each(|(index, number)| numbers[usize::from(index)] += number);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.node.state)
    }

    fn position(&self) -> Position {
        Position::new(Held { game: self.game.clone(), state: self.node.state.clone() })
    }

    fn same(&self, other: &dyn Sim) -> bool {
        (other as &dyn Any).downcast_ref::<Self>().is_some_and(|other| {
            let (a, b) = (&self.game, &other.game);
            let same_box = Arc::ptr_eq(a, b) || (a.seats() == b.seats() && a.options() == b.options());
            same_box && self.node.state == other.node.state
        })
    }

    fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.node.state.hash(&mut hasher);
        hasher.finish()
    }
}

/// Arrays that are written row by row, one row a game. Those that nobody wants are empty.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat that answers next sees, as many numbers a row as the game's [`Layout`](signoria_core::Layout) has.
    pub observations: &'a mut [f32],
    /// What may be answered: 1 for each legal index, `n_actions` a row.
    pub masks: &'a mut [i8],
    /// Who answers next.
    pub seats: &'a mut [i8],
    /// What a game that has just ended is worth, `seats` a row; 0 in all others.
    pub rewards: &'a mut [f32],
    /// Whether a game has just ended; the row is in the next game already.
    pub dones: &'a mut [bool],
}

impl<'a> Rows<'a> {
    /// The first rows of `of` rows, and the others.
    fn split(self, at: usize, of: usize) -> (Rows<'a>, Rows<'a>) {
        fn cut<T>(array: &mut [T], at: usize, of: usize) -> (&mut [T], &mut [T]) {
            array.split_at_mut(array.len() / of * at)
        }
        let (observations, more_observations) = cut(self.observations, at, of);
        let (masks, more_masks) = cut(self.masks, at, of);
        let (seats, more_seats) = cut(self.seats, at, of);
        let (rewards, more_rewards) = cut(self.rewards, at, of);
        let (dones, more_dones) = cut(self.dones, at, of);
        (
            Rows { observations, masks, seats, rewards, dones },
            Rows {
                observations: more_observations,
                masks: more_masks,
                seats: more_seats,
                rewards: more_rewards,
                dones: more_dones,
            },
        )
    }
}

/// A choice that cannot be carried out. Nothing has changed in any row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowError {
    /// The first such row.
    pub row: usize,
    /// Why not.
    pub error: PlayError,
}

/// The choice of a row that stays as it is.
pub const STAY: i64 = -1;

/// Many games in progress of one game. A game that ends is followed by the next one in the same step.
pub trait Sims: Send + Sync + Debug {
    /// How many.
    fn len(&self) -> usize;
    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// What may be answered in a row.
    fn legal(&self, row: usize) -> &[u32];
    /// Begins all games anew: row `i` is the game of the seed `seed + i`.
    ///
    /// # Panics
    /// If an array that is not empty has another length than these games need.
    fn start(&mut self, seed: u64, rows: Rows<'_>);
    /// Carries out a choice a row, [`STAY`] for those that wait; the work is shared by so many threads of the pool that it is
    /// called in.
    ///
    /// # Errors
    /// The first choice that is not possible.
    ///
    /// # Panics
    /// If there are fewer choices than games, or an array that is not empty has another length than these games need.
    fn step(&mut self, choices: &[i64], threads: usize, rows: Rows<'_>) -> Result<(), RowError>;
    /// A legal choice for each row, each as likely as the others.
    fn choose(&self, rng: &mut SearchRng, choices: &mut [i64]);
    /// One of the games, copied.
    fn sim(&self, row: usize) -> Simulation;
}

/// Many games in progress with their types.
#[derive(Debug)]
pub(crate) struct Batch<G: Game> {
    game: Arc<G>,
    reward: Reward,
    rows: Vec<Row<G>>,
}

#[derive(Debug)]
struct Row<G: Game> {
    node: Node<G>,
    luck: Luck,
    /// What stands in the row of the observations.
    seen: Vec<(u16, f32)>,
}

impl<G: Game> Row<G> {
    /// Rolls what is due and marks what may be answered then; what was marked before is wiped out first.
    fn settle(&mut self, game: &G, mask: &mut [i8]) {
        if !mask.is_empty() {
            self.node.legal.iter().for_each(|index| mask[*index as usize] = 0);
        }
        self.node.settle(game, &mut self.luck, |_| {});
        if !mask.is_empty() {
            self.node.legal.iter().for_each(|index| mask[*index as usize] = 1);
        }
    }

    /// Writes what the next one sees; what was written before is wiped out first.
    fn observe(&mut self, game: &G, numbers: &mut [f32]) {
        if numbers.is_empty() {
            return;
        }
        self.seen.iter().for_each(|(index, _)| numbers[usize::from(*index)] = 0.0);
        self.seen.clear();
        if let Some(Actor::Seat(seat)) = self.node.actor() {
            game.observe(&self.node.state, seat, &mut self.seen);
        }
        self.seen.iter().for_each(|(index, number)| numbers[usize::from(*index)] += number);
    }

    fn seat(&self) -> i8 {
        match self.node.actor() {
            Some(Actor::Seat(seat)) => seat.0 as i8,
            _ => -1,
        }
    }
}

impl<G: Game> Batch<G> {
    pub(crate) fn new(game: Arc<G>, n: usize, reward: Reward) -> Self {
        let row = || Row { node: Node::new(game.start()), luck: Luck::rolled(0), seen: Vec::new() };
        Batch { rows: (0..n).map(|_| row()).collect(), game, reward }
    }

    fn check(&self, rows: &Rows<'_>) {
        let n = self.rows.len();
        let is =
            |len: usize, wanted: usize| assert!(len == 0 || len == n * wanted, "{len} places for {n} rows of {wanted}");
        is(rows.observations.len(), G::LAYOUT.len());
        is(rows.masks.len(), G::INFO.n_actions as usize);
        is(rows.seats.len(), 1);
        is(rows.rewards.len(), self.game.seats().into());
        is(rows.dones.len(), 1);
    }
}

/// Carries out choices that have been checked.
fn advance<G: Game>(game: &G, reward: Reward, sims: &mut [Row<G>], choices: &[i64], rows: Rows<'_>) {
    let n = sims.len();
    let width = |len: usize| len / n.max(1);
    let (actions, seats) = (width(rows.masks.len()), width(rows.rewards.len()));
    let numbers = width(rows.observations.len());
    for (i, (row, choice)) in sims.iter_mut().zip(choices).enumerate() {
        let rewards = &mut rows.rewards[i * seats..(i + 1) * seats];
        rewards.fill(0.0);
        let mut done = false;
        if *choice != STAY
            && let Some((actor, action)) = row.node.find(*choice as u32)
        {
            let mask = &mut rows.masks[i * actions..(i + 1) * actions];
            game.apply(&mut row.node.state, actor, action, &mut Silent);
            row.settle(game, mask);
            if row.node.to_act == ToAct::Over {
                done = true;
                let outcome = game.outcome(&row.node.state).expect("the game is over");
                for (place, seat) in rewards.iter_mut().zip(Seat::all(game.seats())) {
                    *place = reward.of(&outcome, seat) as f32;
                }
                row.node.state = game.start();
                row.settle(game, mask);
            }
            row.observe(game, &mut rows.observations[i * numbers..(i + 1) * numbers]);
        }
        if let Some(place) = rows.dones.get_mut(i) {
            *place = done;
        }
        if let Some(place) = rows.seats.get_mut(i) {
            *place = row.seat();
        }
    }
}

/// Shares the work by halves.
fn spread<G: Game>(game: &G, reward: Reward, threads: usize, sims: &mut [Row<G>], choices: &[i64], rows: Rows<'_>) {
    let n = sims.len();
    if threads < 2 || n < 2 {
        return advance(game, reward, sims, choices, rows);
    }
    let at = n * (threads / 2) / threads;
    let (first, rest) = rows.split(at, n);
    let (sims, more_sims) = sims.split_at_mut(at);
    let (choices, more_choices) = choices.split_at(at);
    join(
        || spread(game, reward, threads / 2, sims, choices, first),
        || spread(game, reward, threads - threads / 2, more_sims, more_choices, rest),
    );
}

impl<G: Game> Sims for Batch<G> {
    fn len(&self) -> usize {
        self.rows.len()
    }

    fn legal(&self, row: usize) -> &[u32] {
        &self.rows[row].node.legal
    }

    fn start(&mut self, seed: u64, rows: Rows<'_>) {
        self.check(&rows);
        rows.observations.fill(0.0);
        rows.masks.fill(0);
        rows.rewards.fill(0.0);
        rows.dones.fill(false);
        let actions = if rows.masks.is_empty() { 0 } else { G::INFO.n_actions as usize };
        let numbers = if rows.observations.is_empty() { 0 } else { G::LAYOUT.len() };
        for (i, row) in self.rows.iter_mut().enumerate() {
            row.luck = Luck::rolled(seed.wrapping_add(i as u64));
            row.node.state = self.game.start();
            row.settle(&self.game, &mut rows.masks[i * actions..(i + 1) * actions]);
            row.observe(&self.game, &mut rows.observations[i * numbers..(i + 1) * numbers]);
            if let Some(place) = rows.seats.get_mut(i) {
                *place = row.seat();
            }
        }
    }

    fn step(&mut self, choices: &[i64], threads: usize, rows: Rows<'_>) -> Result<(), RowError> {
        self.check(&rows);
        assert_eq!(choices.len(), self.rows.len(), "a choice a row");
        for (row, (sim, choice)) in self.rows.iter().zip(choices).enumerate() {
            let known = u32::try_from(*choice).is_ok_and(|index| sim.node.legal.binary_search(&index).is_ok());
            if !known && *choice != STAY {
                let index = u32::try_from(*choice).unwrap_or(u32::MAX);
                return Err(RowError { row, error: sim.node.refusal(&self.game, index) });
            }
        }
        spread(&*self.game, self.reward, threads, &mut self.rows, choices, rows);
        Ok(())
    }

    fn choose(&self, rng: &mut SearchRng, choices: &mut [i64]) {
        for (row, choice) in self.rows.iter().zip(choices) {
            let legal = &row.node.legal;
            *choice = legal[below(rng, legal.len() as u32) as usize].into();
        }
    }

    fn sim(&self, row: usize) -> Simulation {
        let row = &self.rows[row];
        Box::new(Simulated { game: self.game.clone(), node: row.node.clone(), luck: row.luck.clone() })
    }
}
