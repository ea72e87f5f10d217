//! What happens next, and who decides it.
//!
//! One frame is enough. Under every question of a turn lies the menu of the turn, and nothing of a placement is left to do
//! once the effect of its tile is asked for (B14.6): an answer replaces its question by the next one or returns to the menu.

use crate::tile::{Building, Depot};
use crate::{Burgundy, State};
use signoria_core::{SeatSet, ToAct};

/// The next question: of chance, or of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// Chance: who is the first player (B2.8)?
    FirstPlayer,
    /// Chance: the next start goods (B2.6).
    StartGoods {
        /// How many are dealt.
        dealt: u8,
    },
    /// Chance: the next board sheet (B8.20).
    Sheets {
        /// How many are dealt.
        dealt: u8,
    },
    /// Which side of his sheet does the player at this place of the order use (BD1)?
    ChooseSide {
        /// The place in the round order.
        place: u8,
    },
    /// On which hex does his starting castle stand (BD2)?
    ChooseCastle {
        /// The place in the round order.
        place: u8,
    },
    /// Which side and hex does each one choose secretly (B8.22)?
    ChooseSecretly {
        /// Who has not yet answered.
        waiting: SeatSet,
    },
    /// Chance: the tile for this depot space (B4.2).
    FillDepots {
        /// The space, `0..24`.
        space: u8,
    },
    /// Chance: the next tile of the black depot (B4.4).
    FillBlack {
        /// How many are there.
        filled: u8,
    },
    /// Chance: the next goods of the phase (B4.5).
    FillGoods {
        /// How many are there.
        filled: u8,
    },
    /// Chance: the next die (B4.7).
    Roll {
        /// How many are rolled.
        rolled: u8,
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
    /// The game is over.
    Over,
}

impl Burgundy {
    pub(crate) fn who(&self, s: &State) -> ToAct {
        match s.frame {
            Frame::FirstPlayer
            | Frame::StartGoods { .. }
            | Frame::Sheets { .. }
            | Frame::FillDepots { .. }
            | Frame::FillBlack { .. }
            | Frame::FillGoods { .. }
            | Frame::Roll { .. } => ToAct::Chance,
            Frame::ChooseSide { place } | Frame::ChooseCastle { place } => ToAct::seat(s.order[usize::from(place)]),
            Frame::ChooseSecretly { waiting } => ToAct::Seats(waiting),
            Frame::Turn
            | Frame::CastleAction
            | Frame::Warehouse
            | Frame::Fetch(_)
            | Frame::CityHall
            | Frame::Ship
            | Frame::PickGoods { .. } => ToAct::seat(s.active()),
            Frame::Over => ToAct::Over,
        }
    }
}
