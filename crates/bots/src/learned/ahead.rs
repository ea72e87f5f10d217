//! One decision ahead by a net.

use super::Learned;
use crate::noise::Temperature;
use crate::{Advice, Advised, Bot, Greedy, Heuristic, Knowledge};
use signoria_core::{Game, SearchRng};

/// Does what the net likes best right after it. Chance that follows is not looked at: the net has learned to judge positions in
/// which it is due. Among equals a seeded draw decides.
///
/// With a temperature it takes what looks worse now and then, the seldomer the worse it looks.
#[derive(Clone, Debug)]
pub struct Ahead<H> {
    learned: Learned<H>,
    temperature: Temperature,
}

/// Worlds that are looked at in the set-up, which is judged as before.
const SAMPLES: u32 = 8;

impl<H> Ahead<H> {
    /// A bot that follows a net.
    #[must_use]
    pub fn new(learned: Learned<H>) -> Self {
        Ahead { learned, temperature: Temperature::default() }
    }

    /// The same, taking worse options by a temperature: a share of a win.
    #[must_use]
    pub fn at(self, temperature: f32) -> Self {
        Ahead { temperature: Temperature(temperature), ..self }
    }
}

impl<G: Game, H: Heuristic<G> + Clone> Bot<G> for Ahead<H> {
    fn advise(&self, knowledge: &Knowledge<'_, G>, rng: &mut SearchRng) -> Advice<G::Action> {
        let legal = knowledge.legal();
        if let [only] = legal[..] {
            return vec![Advised::silent(only)];
        }
        let (game, seat) = (knowledge.game(), knowledge.seat());
        // What the seat sees right after an answer is the same in every world, so one of them is enough.
        let world = knowledge.sample(rng);
        if !game.in_play(&world) {
            return Greedy::new(self.learned.before.clone(), SAMPLES).advise(knowledge, rng);
        }
        let mut looks = Vec::with_capacity(legal.len());
        for action in legal {
            let Some(look) = self.learned.look(game, &world, seat, action) else {
                return Greedy::new(self.learned.before.clone(), SAMPLES).advise(knowledge, rng);
            };
            let worth = if self.temperature.is_zero() { look.promise } else { self.temperature.worth(look.value) };
            looks.push((worth, Advised { action, visits: 1, value: Some(look.value), points: Some(look.points) }));
        }
        self.temperature.ranked(1.0, looks.into_iter(), rng)
    }
}
