//! How the levels above Squire play each game.

use crate::burgundy::Burgher;
use crate::craftsmen::Guildmaster;
use crate::florence::Maecenas;
use crate::principato::Castellan;
use crate::tuscany::Lady;
use crate::{Budget, Level, Settings};

/// How a level above Squire plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// One decision ahead by the net, taking what looks worse by a temperature: a share of a win.
    Ahead(f32),
    /// By a search of so many iterations.
    Search(u32),
}

impl Step {
    /// What it spends on a search.
    #[must_use]
    pub fn budget(self) -> Budget {
        match self {
            Step::Ahead(_) => Budget::Iterations(0),
            Step::Search(iterations) => Budget::Iterations(iterations),
        }
    }
}

/// How the levels above Squire play a game. How much a net knows and how much a search adds to it differs from game to game: the
/// steps are chosen so that each level is beaten by the next one clearly (the ladder in docs/performance.md).
#[derive(Clone, Copy, Debug)]
pub struct Steps {
    /// Steward.
    pub steward: Step,
    /// Prince.
    pub prince: Step,
    /// King.
    pub king: Step,
    /// How their searches explore.
    pub settings: Settings,
}

impl Steps {
    /// Without a net: the same search judges worse and needs more of it.
    #[must_use]
    pub fn without_net(settings: Settings) -> Steps {
        Steps { steward: Step::Search(150), prince: Step::Search(2_000), king: Step::Search(10_000), settings }
    }

    /// How a level plays; those up to Squire take no step.
    #[must_use]
    pub fn of(&self, level: Level) -> Option<Step> {
        match level {
            Level::Page | Level::Novice | Level::Squire => None,
            Level::Steward => Some(self.steward),
            Level::Prince => Some(self.prince),
            Level::King => Some(self.king),
        }
    }
}

impl Default for Steps {
    fn default() -> Self {
        let settings = Settings::default();
        Steps { steward: Step::Ahead(0.0), prince: Step::Search(150), king: Step::Search(30_000), settings }
    }
}

/// Where three bots are waited for, King takes a third of the time: more adds little to what many rivals leave open.
fn king(seats: u8) -> Step {
    Step::Search(if seats == 2 { 30_000 } else { 10_000 })
}

/// With two players a small search adds as much as the net's own step, and is Prince; with more it adds little, and the net alone
/// is. Steward plays by the net with noise: so much with two players, so much with more.
fn searched_by_two(seats: u8, iterations: u32, noise: [f32; 2], settings: Settings) -> Steps {
    let (prince, noise) = if seats == 2 { (Step::Search(iterations), noise[0]) } else { (Step::Ahead(0.0), noise[1]) };
    Steps { steward: Step::Ahead(noise), prince, king: king(seats), settings }
}

/// The net is far above Squire, and the smallest search far above the net.
pub(crate) fn burgundy(seats: u8) -> Steps {
    searched_by_two(seats, 20, [0.01, 0.015], Burgher::BY_NET)
}

/// A search adds little to the net.
pub(crate) fn florence(seats: u8) -> Steps {
    Steps { steward: Step::Ahead(0.024), prince: Step::Ahead(0.008), king: king(seats), settings: Maecenas::BY_NET }
}

/// The net alone is far above Squire.
pub(crate) fn principato(seats: u8) -> Steps {
    Steps { steward: Step::Ahead(0.025), prince: Step::Ahead(0.01), king: king(seats), settings: Castellan::BY_NET }
}

pub(crate) fn tuscany(seats: u8) -> Steps {
    searched_by_two(seats, 150, [0.0, 0.012], Lady::BY_NET)
}

/// Only a search tells answers apart better than ratings do: a handful of iterations is far above them already. The more play, the
/// more the first of them add and the longer each takes.
pub(crate) fn craftsmen(seats: u8) -> Steps {
    let [prince, king] = if seats == 2 { [150, 10_000] } else { [50, 5_000] };
    Steps {
        steward: Step::Search(6),
        prince: Step::Search(prince),
        king: Step::Search(king),
        settings: Guildmaster::BY_NET,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_does_more_than_the_one_below_it() {
        let reach = |step: Step| match step {
            Step::Ahead(temperature) => -f64::from(temperature),
            Step::Search(iterations) => f64::from(iterations),
        };
        let games: [fn(u8) -> Steps; 7] = [
            burgundy,
            craftsmen,
            florence,
            principato,
            tuscany,
            |_| Steps::without_net(Settings::default()),
            |_| Steps::default(),
        ];
        for (steps, seats) in games.into_iter().flat_map(|steps| (2..=5).map(move |seats| (steps(seats), seats))) {
            let [steward, prince, king] = [steps.steward, steps.prince, steps.king].map(reach);
            assert!(steward < prince && prince < king, "{steps:?} with {seats}");
            assert!(matches!(steps.king, Step::Search(_)), "{steps:?} with {seats}: King searches");
        }
    }
}
