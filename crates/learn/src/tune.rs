//! Constants of a search, found by playing.
//!
//! Simultaneous perturbation (J. C. Spall, "Multivariate stochastic approximation using a simultaneous perturbation gradient
//! approximation", 1992), as chess engines tune theirs: all constants are moved at once, each up or down by a draw, a match tells
//! whether that was better than the other way round, and all go a little there. What a step costs does not grow with their number.

use crate::duel;
use signoria_bots::{Bot, Settings};
use signoria_core::{Game, Rng, SearchRng, search_rng};

/// How the length of a step and the distance that is tried fall with the steps: Spall's own.
const FALL: [f64; 2] = [0.602, 0.101];
/// The length of the first step for a match that one side won, divided by the distance; and the distance: a factor of 1.4.
const FIRST: [f64; 2] = [0.08, 0.35];
/// So many steps are as long as the first ones, as a part of all.
const CALM: f64 = 0.1;

/// Constants on their way. They are above 0, and what counts is by what factor one differs.
struct Spsa {
    logs: Vec<f64>,
    sums: Vec<f64>,
    signs: Vec<f64>,
    steps: u32,
    done: u32,
}

impl Spsa {
    /// From these constants on, for so many steps.
    fn new(start: &[f64], steps: u32) -> Self {
        let logs: Vec<f64> = start.iter().map(|constant| constant.ln()).collect();
        Spsa { sums: vec![0.0; logs.len()], signs: vec![0.0; logs.len()], logs, steps, done: 0 }
    }

    /// The two sides of the next match.
    fn sides(&mut self, rng: &mut SearchRng) -> [Vec<f64>; 2] {
        self.signs.fill_with(|| if rng.next_u32().is_multiple_of(2) { 1.0 } else { -1.0 });
        let distance = self.distance();
        [distance, -distance].map(|distance| {
            self.logs.iter().zip(&self.signs).map(|(log, sign)| (log + distance * sign).exp()).collect()
        })
    }

    /// By how much of the wins the first side was better, -1 to 1.
    fn tell(&mut self, better: f64) {
        let calm = CALM * f64::from(self.steps);
        let step = FIRST[0] * ((calm + 1.0) / (calm + f64::from(self.done) + 1.0)).powf(FALL[0]);
        let step = step * better / self.distance();
        self.logs.iter_mut().zip(&self.signs).for_each(|(log, sign)| *log += step * sign);
        self.done += 1;
        // The second half counts: the first one leads there.
        if self.done > self.steps / 2 {
            self.sums.iter_mut().zip(&self.logs).for_each(|(sum, log)| *sum += log);
        }
    }

    fn distance(&self) -> f64 {
        FIRST[1] / (f64::from(self.done) + 1.0).powf(FALL[1])
    }

    /// Where it is: the mean of the second half of the steps, or the last of the first half.
    fn constants(&self) -> Vec<f64> {
        match self.done.saturating_sub(self.steps / 2) {
            0 => self.logs.iter().map(|log| log.exp()).collect(),
            n => self.sums.iter().map(|sum| (sum / f64::from(n)).exp()).collect(),
        }
    }
}

/// Constants of a search that can be tuned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constant {
    /// [`Settings::exploration`].
    Exploration,
    /// [`Settings::prior_visits`].
    Prior,
    /// [`Settings::epsilon`], which says something where playouts go on.
    Epsilon,
}

impl Constant {
    /// All of them, with their words.
    pub const ALL: [(&str, Constant); 3] =
        [("exploration", Constant::Exploration), ("prior", Constant::Prior), ("epsilon", Constant::Epsilon)];

    /// Where it stands.
    pub fn of(self, settings: &mut Settings) -> &mut f32 {
        match self {
            Constant::Exploration => &mut settings.exploration,
            Constant::Prior => &mut settings.prior_visits,
            Constant::Epsilon => &mut settings.epsilon,
        }
    }
}

/// Plays matches of searches with constants a little this or that way, and returns the settings to which they lead. `make` makes a
/// search with some settings; `step` sees how far it is.
pub fn tune<G: Game>(
    games: &[G],
    start: Settings,
    constants: &[Constant],
    make: impl Fn(Settings) -> Box<dyn Bot<G>>,
    (steps, seed): (u32, u64),
    mut step: impl FnMut(u32, Settings),
) -> Settings {
    let with = |values: &[f64]| {
        let mut settings = start;
        constants.iter().zip(values).for_each(|(constant, value)| *constant.of(&mut settings) = *value as f32);
        settings
    };
    let mut from = start;
    let start: Vec<f64> = constants.iter().map(|constant| f64::from(*constant.of(&mut from))).collect();
    let mut spsa = Spsa::new(&start, steps);
    let mut rng = search_rng(seed);
    for (nth, game) in (1..=steps).zip(games.iter().cycle()) {
        let sides = spsa.sides(&mut rng).map(|values| make(with(&values)));
        let luck = rng.next_u64();
        // Each side sits alone among the others once.
        let [first, second] = [(0, 1), (1, 0)].map(|(own, others)| {
            duel(std::slice::from_ref(game), &*sides[own], &*sides[others], 1, luck, |_| false).rounds.share().share
        });
        spsa.tell(first - second);
        step(nth, with(&spsa.constants()));
    }
    with(&spsa.constants())
}

#[cfg(test)]
mod tests {
    use super::*;
    use signoria_core::below;

    /// Matches with luck, in which who is nearer to the right constants wins more often.
    #[test]
    fn constants_go_where_more_is_won() {
        let right = [0.1_f64, 3.0];
        for seed in 0..4 {
            let mut rng = search_rng(seed);
            let steps = 2_000;
            let mut spsa = Spsa::new(&[0.4, 0.8], steps);
            for _ in 0..steps {
                let [a, b] = spsa.sides(&mut rng).map(|side| {
                    let far = side.iter().zip(right).map(|(value, right)| (value / right).ln().powi(2)).sum::<f64>();
                    -0.6 * far
                });
                let chance = 1.0 / (1.0 + (b - a).exp());
                let won = f64::from(below(&mut rng, 1_000)) < 1_000.0 * chance;
                spsa.tell(if won { 1.0 } else { -1.0 });
            }
            let found = spsa.constants();
            for (found, right) in found.iter().zip(right) {
                let off = (found / right).ln().abs();
                assert!(off < 0.35, "seed {seed}: {found} for {right}");
            }
        }
    }
}
