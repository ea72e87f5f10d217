//! What can be going on: what somebody is asked, what is drawn, what follows by itself.

use crate::data::MAX_PLAYERS;
use crate::pieces::Soldier;
use signoria_core::Seat;

/// What somebody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The current player's turn. Chapter 4
    Turn,
    /// Supplying the army, one player after the other. P7.5
    Supply(Muster),
    /// Sending soldiers home, one player after the other. P7.10
    Disband(Muster),
}

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The starting player. P2.9
    First,
    /// The second start card of this seat. P2.4
    Start(Seat),
    /// The next card of the first pool. P2.5
    Pool,
    /// A goal for this seat. P2.6
    Goal {
        /// Of the pile with this back, 1 or 2.
        back: u8,
        /// Who gets it.
        seat: Seat,
    },
    /// The next card of the supply deck. P4.5
    Refill,
}

/// What follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The turn goes on, as long as anything can be done in it. P4.3
    GoOn,
    /// The pool is filled up, or the year is over. P4.5, P4.7
    Refill,
    /// The next year begins, or the game ends, when the military round above is over. P4.8, P8.1
    NewYear,
    /// Whoever can supply soldiers is asked. P7.5
    Supply(Muster),
    /// Whoever can send soldiers home is asked. P7.10
    Disband(Muster),
}

/// How far a military round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Muster {
    /// The military round.
    pub round: Round,
    /// Whose decision it is: the place in the order of the round.
    pub place: u8,
    /// Which soldiers.
    pub soldier: Soldier,
}

impl Muster {
    /// The first decision of a round.
    pub(crate) fn first(round: Round) -> Self {
        Muster { round, place: 0, soldier: Soldier::Militia }
    }

    /// Whose decision it is.
    #[must_use]
    #[inline]
    pub fn seat(self) -> Seat {
        self.round.order[usize::from(self.place)]
    }

    /// The same player's other soldiers, then the next player's; nothing after the last ones of `players`.
    pub(crate) fn next(self, players: u8) -> Option<Self> {
        match self.soldier {
            Soldier::Militia => Some(Muster { soldier: Soldier::Condottiere, ..self }),
            Soldier::Condottiere => {
                let next = Muster { soldier: Soldier::Militia, place: self.place + 1, ..self };
                (next.place < players).then_some(next)
            }
        }
    }
}

/// A military round that is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    /// The round at the end of a year, not an extra round. P7.1
    pub year_end: bool,
    /// The order of decisions, fixed at the start of the round. P7.4
    pub order: [Seat; MAX_PLAYERS],
}

/// Something that is going on.
pub type Frame = signoria_core::Frame<Question, Draw, Step>;
/// The most at a time: a refill or the end of a year, and the military round that interrupts it.
pub type Frames = signoria_core::Frames<Question, Draw, Step, 2>;
