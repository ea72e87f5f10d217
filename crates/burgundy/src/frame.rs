//! What can be going on: what somebody is asked, what is drawn, what follows by itself.
//!
//! An answered question is closed, and what lies under it goes on: under every question of a turn lies the turn itself, under
//! the questions of the advanced set-up the round of choices. An answer may open the next question: a placed tile's, say.

use crate::pieces::{Building, Depot, Space};
use signoria_core::SeatSet;

/// What somebody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Which side of his sheet does the player at this place of the order use (BD1)?
    Side {
        /// The place in the round order.
        place: u8,
    },
    /// On which hex does his starting castle stand (BD2)?
    Castle {
        /// The place in the round order.
        place: u8,
    },
    /// Which side and hex does each one choose secretly (B8.22)?
    Secret {
        /// Who has not yet answered.
        waiting: SeatSet,
    },
    /// What does the active player do (BD3, BD4)?
    Turn,
    /// Which action does a castle bring (BD11)?
    CastleAction,
    /// Which goods does a warehouse sell (BD12)?
    Warehouse,
    /// Which tile does this building take (BD13)?
    Fetch(Building),
    /// What does a city hall place (BD8)?
    CityHall,
    /// Which goods does a ship take (BD14, BD15)?
    Ship,
    /// Which new type of goods is taken (BD16)?
    PickGoods {
        /// The depot that was named.
        depot: Depot,
        /// Whether the next depot clockwise was named, too.
        two: bool,
    },
}

impl Question {
    /// Whether it belongs to a turn.
    #[must_use]
    pub const fn in_turn(self) -> bool {
        !matches!(self, Question::Side { .. } | Question::Castle { .. } | Question::Secret { .. })
    }
}

/// What is rolled or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The first player (B2.8).
    FirstPlayer,
    /// The next start goods (B2.6).
    StartGoods {
        /// How many are dealt.
        dealt: u8,
    },
    /// The next board sheet (B8.20).
    Sheet {
        /// How many are dealt.
        dealt: u8,
    },
    /// The tile for this depot space (B4.2).
    Depot(Space),
    /// The next tile of the black depot (B4.4).
    Black {
        /// How many are there.
        filled: u8,
    },
    /// The next goods of the phase (B4.5).
    Goods {
        /// How many are there.
        filled: u8,
    },
    /// The next die (B4.7).
    Die {
        /// How many are rolled.
        rolled: u8,
    },
}

/// What follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The player at this place of the order gets his board and castle; after the last one phase A begins (B8.21).
    Boards {
        /// The place in the round order.
        place: u8,
    },
    /// The secret choices are shown (B8.22).
    Reveal,
    /// The turn goes on: the menu, or its end when nothing is left to decide in it (B4.15, B7.3).
    Turn,
}

/// Something that is going on.
pub type Frame = signoria_core::Frame<Question, Draw, Step>;
/// The most at a time: a turn or the choices of the set-up, and a question above it.
pub type Frames = signoria_core::Frames<Question, Draw, Step, 2>;
