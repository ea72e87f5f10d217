//! Bots for any game: search that knows no game, what is known of one, levels of strength by name, and the arena that
//! measures them.
//!
//! A bot gets a [`Knowledge`] of the position: what its seat sees, what it may do, and worlds that it cannot tell from
//! the real one. The state itself never reaches it. What is known of one game (an evaluation, a policy) is a
//! [`Heuristic`]; a game without one is searched all the same.
//!
//! Who serves games without their types uses [`choose`], [`hint`] and [`Bots::explain`], which says in words what the best
//! options bring and lead to; the same seed gives the same answer, as long as the budget counts iterations.

mod arena;
mod bot;
pub mod burgundy;
pub mod craftsmen;
mod endgame;
pub mod florence;
mod greedy;
mod heuristic;
mod hints;
mod ismcts;
mod knowledge;
mod ladder;
pub mod learned;
mod level;
mod noise;
pub mod principato;
mod registry;
mod report;
mod rounds;
mod steps;
mod tree;
pub mod tuscany;

pub use arena::{Arena, ArenaError, Match, play_match, play_match_told};
pub use bot::{Advice, Advised, Bot, RandomBot};
pub use endgame::{EQUAL, Endgame, Finisher, Worth};
pub use greedy::Greedy;
pub use heuristic::{Heuristic, Judgement, Plain, Scores, judge};
pub use hints::{Hint, HintLine, HintStep, TEXTS, foresee};
pub use ismcts::{ChanceNodes, Ismcts, Settings};
pub use knowledge::Knowledge;
pub use ladder::{Duelled, Strength, strengths};
pub use level::{Budget, Contestant, Level, ParseContestantError};
pub use registry::{AnyBots, Bots, HintOption, NoChoice, bot_of, bots_of, built_in, choose, hint, taught};
pub use report::{BoardRow, ContestantRow, Report, RoundsRow, Share, wilson};
pub use rounds::{Elo, Rounds, Verdict};
pub use steps::{Step, Steps};
