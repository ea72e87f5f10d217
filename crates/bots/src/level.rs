//! Levels of strength by name.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How strong a bot plays, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Plays at random.
    Page,
    /// Takes what looks good at once, and often enough what looks worse: who plays for the first time wins some of the games.
    Novice,
    /// Takes what looks best at once.
    Squire,
    /// Plays as [`Steps`] of its game have it: mostly what its net likes best right after it.
    Steward,
    /// Plays as [`Steps`] of its game have it: mostly by a small search.
    Prince,
    /// Searches as far as people care to wait.
    King,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] = [Level::Page, Level::Novice, Level::Squire, Level::Steward, Level::Prince, Level::King];

    /// The name, as it is written everywhere.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Level::Page => "page",
            Level::Novice => "novice",
            Level::Squire => "squire",
            Level::Steward => "steward",
            Level::Prince => "prince",
            Level::King => "king",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Level {
    type Err = ParseContestantError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Level::ALL.into_iter().find(|level| level.id() == text).ok_or(ParseContestantError)
    }
}

/// What a search may spend on one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Budget {
    /// So many iterations: the same seed gives the same move.
    Iterations(u32),
    /// So much time: as good as the machine allows, not repeatable.
    Time(Duration),
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(n) => n.fmt(f),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// A level, perhaps with another budget than its own. Written `prince`, `prince:500` or `prince:200ms`; `old-prince:1000` plays as
/// it did before nets were learned, by what was known of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contestant {
    /// The level.
    pub level: Level,
    /// The budget of a decision; nothing: the level's own.
    pub budget: Option<Budget>,
    /// Whether it goes without the net.
    pub old: bool,
}

impl From<Level> for Contestant {
    fn from(level: Level) -> Self {
        Contestant { level, budget: None, old: false }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.old {
            f.write_str(OLD)?;
        }
        match self.budget {
            Some(budget) => write!(f, "{}:{budget}", self.level),
            None => self.level.fmt(f),
        }
    }
}

impl Serialize for Contestant {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What stands before a level that goes without the net.
const OLD: &str = "old-";

/// The text is no contestant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected page, novice, squire, steward, prince or king, perhaps with a budget: prince:500 iterations, prince:200ms"
)]
pub struct ParseContestantError;

impl FromStr for Contestant {
    type Err = ParseContestantError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (text, old) = text.strip_prefix(OLD).map_or((text, false), |text| (text, true));
        let Some((level, budget)) = text.split_once(':') else {
            return Ok(Contestant { level: text.parse()?, budget: None, old });
        };
        let positive = |text: &str| text.parse().ok().filter(|n: &u32| *n > 0).ok_or(ParseContestantError);
        let budget = match budget.strip_suffix("ms") {
            Some(time) => Budget::Time(Duration::from_millis(positive(time)?.into())),
            None => Budget::Iterations(positive(budget)?),
        };
        Ok(Contestant { level: level.parse()?, budget: Some(budget), old })
    }
}
