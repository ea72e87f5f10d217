//! What is left of a game, solved by looking at everything that can still happen.

use crate::heuristic::{Heuristic, Judgement, judge};
use crate::{Advice, Advised, Bot, Knowledge};
use foldhash::{HashMap, HashMapExt};
use signoria_core::{Actor, Game, SearchRng, Seat, Silent, ToAct, below};

/// Worlds in which an answer must be worth the same, so that it is certain whatever the seat does not see.
const WORLDS: u32 = 8;
/// Answers in a row that are followed at most.
const DEPTH: u32 = 40;
/// Lines of play that are drawn to see how much is left.
const LINES: u32 = 8;
/// Lines often come together again: so many times the positions that may be looked at are still tried.
const MERGED: f32 = 10.0;

/// Solves positions: each seat does what is best for itself, chance comes as it may.
///
/// What a seat gets is its share of the win and a little of its lead, as [`judge`] says; a heuristic is asked for nothing else
/// than the spread of leads.
#[derive(Debug)]
pub struct Endgame<'a, G: Game, H> {
    game: &'a G,
    heuristic: &'a H,
    left: u32,
    known: HashMap<G::State, Judgement>,
}

/// What an answer comes to for the seat that gives it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// The share of the win, with a little of the lead.
    pub value: f32,
    /// Points at the end.
    pub points: f32,
}

impl<'a, G: Game, H: Heuristic<G>> Endgame<'a, G, H> {
    /// A solver that looks at so many positions at most.
    #[must_use]
    pub fn new(game: &'a G, heuristic: &'a H, positions: u32) -> Self {
        Endgame { game, heuristic, left: positions, known: HashMap::new() }
    }

    /// What each of a seat's answers is worth to it: nothing where there is too much to look at, where several seats answer at
    /// the same time, or where it depends on something that the seat does not see.
    pub fn worths(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        legal: &[G::Action],
        rng: &mut SearchRng,
    ) -> Option<Vec<Worth>> {
        if !self.is_in_reach(&knowledge.sample(rng), rng) {
            return None;
        }
        let mut found: Option<Vec<Worth>> = None;
        let mut seen = Vec::new();
        for _ in 0..WORLDS {
            let world = knowledge.sample(rng);
            if seen.contains(&world) {
                continue;
            }
            let worths = self.in_world(&world, knowledge.seat(), legal)?;
            let found = found.get_or_insert_with(|| worths.clone());
            if found.iter().zip(&worths).any(|(a, b)| (a.value - b.value).abs() > EQUAL) {
                return None;
            }
            seen.push(world);
            // Where points differ although what counts is the same, their mean is told.
            let part = 1.0 / seen.len() as f32;
            found.iter_mut().zip(worths).for_each(|(mean, new)| mean.points += part * (new.points - mean.points));
        }
        found
    }

    /// Whether what is left looks small enough, by lines of play drawn at random: each tells how many there would be if all were as
    /// wide as it, the narrowest one counts (Knuth, "Estimating the efficiency of backtrack programs", 1975). One that is too long, or
    /// comes to where several seats answer at the same time, cannot be followed.
    fn is_in_reach(&self, world: &G::State, rng: &mut SearchRng) -> bool {
        let most = MERGED * self.left as f32;
        let mut found = false;
        for _ in 0..LINES {
            let Some(width) = self.width(world.clone(), rng) else { return false };
            found |= width <= most;
        }
        found
    }

    /// The options along a line of play that is drawn at random, multiplied.
    fn width(&self, mut state: G::State, rng: &mut SearchRng) -> Option<f32> {
        let (mut width, mut legal, mut outcomes) = (1.0, Vec::new(), Vec::new());
        for _ in 0..=DEPTH {
            match self.game.to_act(&state) {
                ToAct::Over => return Some(width),
                ToAct::Chance => {
                    outcomes.clear();
                    self.game.chance(&state, &mut outcomes);
                    width *= outcomes.len() as f32;
                    let outcome = self.game.roll(&state, rng);
                    self.game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
                }
                ToAct::Seats(seats) if seats.len() == 1 => {
                    let seat = seats.first()?;
                    legal.clear();
                    self.game.legal(&state, seat, &mut legal);
                    width *= legal.len() as f32;
                    let action = legal[below(rng, legal.len() as u32) as usize];
                    self.game.apply(&mut state, Actor::Seat(seat), action, &mut Silent);
                }
                ToAct::Seats(_) => return None,
            }
        }
        None
    }

    fn in_world(&mut self, world: &G::State, seat: Seat, legal: &[G::Action]) -> Option<Vec<Worth>> {
        let after = |action: &G::Action| {
            let mut next = world.clone();
            self.game.apply(&mut next, Actor::Seat(seat), *action, &mut Silent);
            let Judgement { value, points } = self.solve(next, 0)?;
            Some(Worth { value: value[seat.idx()], points: points[seat.idx()] })
        };
        legal.iter().map(after).collect()
    }

    fn solve(&mut self, state: G::State, depth: u32) -> Option<Judgement> {
        if let Some(known) = self.known.get(&state) {
            return Some(*known);
        }
        self.left = self.left.checked_sub(1)?;
        if depth == DEPTH {
            return None;
        }
        let found = match self.game.to_act(&state) {
            ToAct::Over => judge(self.heuristic, self.game, &state)?,
            ToAct::Chance => self.by_chance(&state, depth)?,
            ToAct::Seats(seats) if seats.len() == 1 => self.by_choice(&state, seats.first()?, depth)?,
            ToAct::Seats(_) => return None,
        };
        self.known.insert(state, found);
        Some(found)
    }

    fn by_chance(&mut self, state: &G::State, depth: u32) -> Option<Judgement> {
        let mut outcomes = Vec::new();
        self.game.chance(state, &mut outcomes);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut mean = Judgement::default();
        for (outcome, weight) in outcomes {
            let mut next = state.clone();
            self.game.apply(&mut next, Actor::Chance, outcome, &mut Silent);
            let found = self.solve(next, depth + 1)?;
            let part = weight as f32 / all as f32;
            mean.value.iter_mut().zip(found.value).for_each(|(sum, value)| *sum += part * value);
            mean.points.iter_mut().zip(found.points).for_each(|(sum, points)| *sum += part * points);
        }
        Some(mean)
    }

    fn by_choice(&mut self, state: &G::State, seat: Seat, depth: u32) -> Option<Judgement> {
        let mut legal = Vec::new();
        self.game.legal(state, seat, &mut legal);
        let mut best: Option<Judgement> = None;
        for action in legal {
            let mut next = state.clone();
            self.game.apply(&mut next, Actor::Seat(seat), action, &mut Silent);
            let found = self.solve(next, depth + 1)?;
            if best.is_none_or(|best| found.value[seat.idx()] > best.value[seat.idx()]) {
                best = Some(found);
            }
        }
        best
    }
}

/// Values that differ by less are the same.
pub const EQUAL: f32 = 1e-4;

/// A bot that solves the end of a game, and leaves everything before it to another one.
#[derive(Clone, Copy, Debug)]
pub struct Finisher<H, B> {
    heuristic: H,
    positions: u32,
    otherwise: B,
}

impl<H, B> Finisher<H, B> {
    /// Solves what needs so many positions at most.
    #[must_use]
    pub fn new(heuristic: H, positions: u32, otherwise: B) -> Self {
        Finisher { heuristic, positions, otherwise }
    }
}

impl<G: Game, H: Heuristic<G>, B: Bot<G>> Bot<G> for Finisher<H, B> {
    fn advise(&self, knowledge: &Knowledge<'_, G>, rng: &mut SearchRng) -> Advice<G::Action> {
        let legal = knowledge.legal();
        let mut endgame = Endgame::new(knowledge.game(), &self.heuristic, self.positions);
        // A copy of the luck: before the end everything is as it would be without.
        let worths = if legal.len() > 1 { endgame.worths(knowledge, &legal, &mut rng.clone()) } else { None };
        let Some(worths) = worths else { return self.otherwise.advise(knowledge, rng) };
        let advised =
            |(action, Worth { value, points })| Advised { action, visits: 1, value: Some(value), points: Some(points) };
        let mut advice: Advice<G::Action> = legal.into_iter().zip(worths).map(advised).collect();
        advice.sort_by(|a, b| b.value.unwrap_or(0.0).total_cmp(&a.value.unwrap_or(0.0)));
        advice
    }
}
