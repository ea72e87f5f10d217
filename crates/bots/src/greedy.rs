//! One decision ahead.

use crate::ismcts::{Scratch, play_out};
use crate::{Advice, Advised, Bot, Heuristic, Knowledge, judge};
use signoria_core::{Actor, Game, Rng, SearchRng, Silent, ToAct, below, search_rng};

/// Does what looks best right after it, averaged over a few samples of what is hidden and of the chance that follows.
///
/// Without an evaluation every sample is played to the end at random. Among equals a seeded draw decides.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<H> {
    heuristic: H,
    samples: u32,
}

impl<H> Greedy<H> {
    /// A greedy bot that looks at `samples` worlds per option.
    #[must_use]
    pub fn new(heuristic: H, samples: u32) -> Self {
        Greedy { heuristic, samples: samples.max(1) }
    }
}

impl<G: Game, H: Heuristic<G>> Bot<G> for Greedy<H> {
    fn advise(&self, knowledge: &Knowledge<'_, G>, rng: &mut SearchRng) -> Advice<G::Action> {
        let (game, seat) = (knowledge.game(), knowledge.seat());
        let mut advice: Advice<G::Action> = knowledge.legal().into_iter().map(Advised::silent).collect();
        if advice.len() == 1 {
            return advice;
        }
        let mut sums = vec![(0.0, 0.0); advice.len()];
        let (mut outcomes, mut scratch) = (Vec::new(), Scratch::default());
        for _ in 0..self.samples {
            let world = knowledge.sample(rng);
            // Every option meets the same luck: fewer samples tell them apart.
            let luck = search_rng(rng.next_u64());
            for (advised, (value, points)) in advice.iter().zip(&mut sums) {
                let (mut state, mut luck) = (world.clone(), luck.clone());
                game.apply(&mut state, Actor::Seat(seat), advised.action, &mut Silent);
                while game.to_act(&state) == ToAct::Chance {
                    let outcome = game.roll(&state, &mut outcomes, &mut luck);
                    game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
                }
                let judgement = judge(&self.heuristic, game, &state)
                    .unwrap_or_else(|| play_out(&self.heuristic, game, &mut state, 1.0, &mut scratch, &mut luck));
                *value += judgement.value[seat.idx()];
                *points += judgement.points[seat.idx()];
            }
        }
        let samples = self.samples as f32;
        for (advised, (value, points)) in advice.iter_mut().zip(sums) {
            advised.visits = self.samples;
            advised.value = Some(value / samples);
            advised.points = Some(points / samples);
        }
        let mut keyed: Vec<_> = advice.into_iter().map(|advised| (below(rng, 1 << 30), advised)).collect();
        let value = |advised: &Advised<G::Action>| advised.value.unwrap_or(0.0);
        keyed.sort_by(|(k, a), (l, b)| value(b).total_cmp(&value(a)).then(k.cmp(l)));
        keyed.into_iter().map(|(_, advised)| advised).collect()
    }
}
