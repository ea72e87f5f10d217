//! One decision ahead.

use crate::ismcts::{Scratch, play_out};
use crate::noise::Temperature;
use crate::{Advice, Advised, Bot, Heuristic, Judgement, Knowledge, judge};
use signoria_core::{Actor, Game, Rng, SearchRng, Silent, ToAct, search_rng};

/// Does what looks best right after it, averaged over a few samples of what is hidden and of the chance that follows; or
/// what is rated best, where answers are told apart by that.
///
/// Without either every sample is played to the end at random. Among equals a seeded draw decides.
///
/// With a temperature it takes one that looks worse now and then, the seldomer the worse it looks.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<H> {
    heuristic: H,
    samples: u32,
    temperature: Temperature,
}

impl<H> Greedy<H> {
    /// A greedy bot that looks at `samples` worlds per option.
    #[must_use]
    pub fn new(heuristic: H, samples: u32) -> Self {
        Greedy { heuristic, samples: samples.max(1), temperature: Temperature::default() }
    }

    /// The same, taking worse options by a temperature: a share of a win.
    #[must_use]
    pub fn at(self, temperature: f32) -> Self {
        Greedy { temperature: Temperature(temperature), ..self }
    }
}

/// What the looks at an option showed, summed up.
#[derive(Clone, Copy, Debug, Default)]
struct Looks {
    value: f32,
    points: f32,
    n: u32,
    chance: bool,
}

impl<H> Greedy<H> {
    /// Judges what has become of an option after the chance that follows, and tells whether there was any.
    fn look<G: Game>(
        &self,
        game: &G,
        mut state: G::State,
        mut luck: SearchRng,
        scratch: &mut Scratch<G::Action>,
    ) -> (Judgement, bool)
    where
        H: Heuristic<G>,
    {
        let mut chance = false;
        while game.to_act(&state) == ToAct::Chance {
            let outcome = game.roll(&state, &mut luck);
            game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
            chance = true;
        }
        match judge(&self.heuristic, game, &state) {
            Some(judgement) => (judgement, chance),
            None => (play_out(&self.heuristic, game, &mut state, 1.0, scratch, &mut luck), true),
        }
    }

    /// The options by their ratings, summed up over the samples; among equals a seeded draw decides.
    fn by_rating<G: Game>(&self, knowledge: &Knowledge<'_, G>, rng: &mut SearchRng) -> Advice<G::Action>
    where
        H: Heuristic<G>,
    {
        let legal = knowledge.legal();
        let (mut sums, mut ratings) = (vec![0.0f32; legal.len()], Vec::with_capacity(legal.len()));
        let mut spread = 0.0;
        for _ in 0..self.samples {
            ratings.clear();
            let world = knowledge.sample(rng);
            spread += self.heuristic.spread(knowledge.game(), &world);
            self.heuristic.rate(knowledge.game(), &world, knowledge.seat(), &legal, &mut ratings);
            sums.iter_mut().zip(&ratings).for_each(|(sum, rating)| *sum += rating);
        }
        // A share of a win is so many points, in the sum of as many looks.
        let points = 4.0 * spread;
        let rated = sums.into_iter().zip(legal.into_iter().map(Advised::silent));
        self.temperature.ranked(points, rated, rng)
    }
}

impl<G: Game, H: Heuristic<G>> Bot<G> for Greedy<H> {
    fn advise(&self, knowledge: &Knowledge<'_, G>, rng: &mut SearchRng) -> Advice<G::Action> {
        let (game, seat) = (knowledge.game(), knowledge.seat());
        let mut advice: Advice<G::Action> = knowledge.legal().into_iter().map(Advised::silent).collect();
        if advice.len() == 1 {
            return advice;
        }
        if self.heuristic.is_rated() {
            return self.by_rating(knowledge, rng);
        }
        let mut looks = vec![Looks::default(); advice.len()];
        let mut scratch = Scratch::default();
        let mut last = None;
        for _ in 0..self.samples {
            let world = knowledge.sample(rng);
            let again = last.as_ref() == Some(&world);
            // Every option meets the same luck: fewer samples tell them apart.
            let luck = search_rng(rng.next_u64());
            for (advised, looks) in advice.iter().zip(&mut looks) {
                // In the same world, and with no chance after it, a second look would show the same.
                if again && !looks.chance {
                    continue;
                }
                let mut state = world.clone();
                game.apply(&mut state, Actor::Seat(seat), advised.action, &mut Silent);
                let (judgement, chance) = self.look(game, state, luck.clone(), &mut scratch);
                looks.value += judgement.value[seat.idx()];
                looks.points += judgement.points[seat.idx()];
                looks.n += 1;
                looks.chance |= chance;
            }
            last = Some(world);
        }
        for (advised, looks) in advice.iter_mut().zip(looks) {
            advised.visits = looks.n;
            advised.value = Some(looks.value / looks.n as f32);
            advised.points = Some(looks.points / looks.n as f32);
        }
        let worth = |advised: Advised<_>| (self.temperature.worth(advised.value.unwrap_or(0.0)), advised);
        self.temperature.ranked(1.0, advice.into_iter().map(worth), rng)
    }
}
