//! The worlds that a seat cannot tell from the real one, enumerated exactly, and whether samples follow them.

use crate::conformance::{heard, shown};
use crate::walk::answers;
use signoria_core::{Actor, Collect, Game, Seat, Viewer, search_rng};
use std::collections::HashMap;

/// How likely a seat is to answer so in a state, up to a factor that is the same for all states it might be in. It says
/// what others may conclude from an answer; where all that counts is that it is legal, it is 1.
pub type Likelihood<G> = fn(&G, &<G as Game>::State, Seat, <G as Game>::Action) -> f64;

/// Every answer that is legal is as likely as any other.
pub fn any_answer<G: Game>(_: &G, _: &G::State, _: Seat, _: G::Action) -> f64 {
    1.0
}

/// What a seat must believe: every world that fits what it has seen and heard, with its weight.
#[derive(Debug)]
pub struct Worlds<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    real: G::State,
    /// Each with its weight, 1 in all.
    worlds: Vec<(G::State, f64)>,
    likelihood: Likelihood<G>,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// From a state of which the seat knows everything.
    pub fn new(game: &'a G, state: G::State, seat: Seat, likelihood: Likelihood<G>) -> Self {
        let worlds = vec![(state.clone(), 1.0)];
        Worlds { game, seat, real: state, worlds, likelihood }
    }

    /// How many worlds there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.worlds.len()
    }

    /// What happens in the real world. Worlds in which the seat would have seen or heard something else are gone; where it
    /// does not see what another answers, or what is drawn, each world splits.
    ///
    /// # Panics
    /// If the answer is impossible, or the seat's own answer is not legal in every world.
    pub fn answer(&mut self, actor: Actor, action: G::Action) {
        let (game, viewer) = (self.game, Viewer::Seat(self.seat));
        let after = |state: &G::State, action: G::Action| {
            let (mut next, mut sink) = (state.clone(), Collect::default());
            game.apply(&mut next, actor, action, &mut sink);
            let seen = (shown(game, &next, viewer), heard(&sink, viewer), game.to_act(&next));
            (next, seen)
        };
        let possible = answers(game, &self.real);
        let listed = possible.iter().any(|(who, answers)| *who == actor && answers.contains(&action));
        assert!(listed, "{action} of {actor:?} is impossible; possible: {possible:?}");
        let (real, seen) = after(&self.real, action);
        let mut worlds: Vec<(G::State, f64)> = Vec::new();
        let mut places = HashMap::new();
        for (world, weight) in &self.worlds {
            for (answer, likelihood) in self.likely(world, actor, action) {
                let (next, as_seen) = after(world, answer);
                if as_seen == seen {
                    let at = *places.entry(next.clone()).or_insert(worlds.len());
                    if at == worlds.len() {
                        worlds.push((next, 0.0));
                    }
                    worlds[at].1 += weight * likelihood;
                }
            }
        }
        assert!(places.contains_key(&real), "{action} of {actor:?}: the real world is not among those that fit");
        let total: f64 = worlds.iter().map(|(_, weight)| weight).sum();
        worlds.iter_mut().for_each(|(_, weight)| *weight /= total);
        (self.real, self.worlds) = (real, worlds);
    }

    /// What may be answered in a world, with how likely it is.
    fn likely(&self, world: &G::State, actor: Actor, action: G::Action) -> Vec<(G::Action, f64)> {
        match actor {
            Actor::Chance => {
                let mut outcomes = Vec::new();
                self.game.chance(world, &mut outcomes);
                let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                outcomes.into_iter().map(|(outcome, n)| (outcome, f64::from(n) / f64::from(total))).collect()
            }
            Actor::Seat(seat) if seat == self.seat => vec![(action, 1.0)],
            Actor::Seat(seat) => {
                let mut legal = Vec::new();
                self.game.legal(world, seat, &mut legal);
                legal.into_iter().map(|a| (a, (self.likelihood)(self.game, world, seat, a))).collect()
            }
        }
    }

    /// Samples of the real state are such worlds, as often as their weights say; whoever must decide in one can.
    ///
    /// # Panics
    /// If not. The bound is far beyond what chance does: a right `sample` does not fail, whatever the seed.
    pub fn check(&self, seed: u64) {
        let n = (self.worlds.len() * 40).clamp(600, 8_000);
        let mut rng = search_rng(seed);
        let places: HashMap<&G::State, usize> = self.worlds.iter().map(|(world, _)| world).zip(0..).collect();
        let mut counts = vec![0u32; self.worlds.len()];
        for _ in 0..n {
            let sample = self.game.sample(&self.real, self.seat, &mut rng);
            for (actor, possible) in answers(self.game, &sample) {
                assert!(!possible.is_empty(), "{actor:?} must answer and cannot in a sample for {:?}", self.seat);
            }
            let Some(place) = places.get(&sample) else {
                panic!("{:?} knows that this is impossible:\n{sample:?}\nThe real state:\n{:?}", self.seat, self.real);
            };
            counts[*place] += 1;
        }
        // Pearson's sum; rare worlds are one cell.
        let (mut cells, mut rare, mut sum) = (0.0f64, (0.0f64, 0.0f64), 0.0f64);
        let mut cell = |expected: f64, seen: f64| {
            cells += 1.0;
            sum += (seen - expected).powi(2) / expected;
        };
        for ((_, weight), count) in self.worlds.iter().zip(counts) {
            let (expected, seen) = (weight * n as f64, f64::from(count));
            if expected < 5.0 {
                rare = (rare.0 + expected, rare.1 + seen);
            } else {
                cell(expected, seen);
            }
        }
        if rare.0 >= 5.0 {
            cell(rare.0, rare.1);
        }
        // Eight standard deviations and more above the mean.
        let bound = cells + 8.0 * (2.0 * cells).sqrt() + 30.0;
        assert!(
            sum <= bound,
            "samples for {:?} do not follow the worlds: {sum:.0} > {bound:.0}, {n} samples of {cells} cells of\n{:?}",
            self.seat,
            self.real
        );
    }
}
