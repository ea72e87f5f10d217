//! What can be going on: what somebody is asked, what is drawn, what follows by itself.

use signoria_core::{Seat, SeatSet};

/// What somebody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Everybody's bid. X3.2
    Bid {
        /// Who has not bid yet.
        waiting: SeatSet,
    },
    /// A turn: draw or bank. X3.6
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// Turns to come in this round, this one included.
        left: u8,
    },
}

/// What is rolled or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The first player. X2.1
    First,
    /// The next card of a starting hand; so many cards are still to be dealt, this one included. X2.2
    Deal(u8),
    /// The prize of the round. X3.1
    Prize,
    /// A card for this seat. X3.6
    Card(Seat),
}

/// What follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A turn is over; so many turns of the round were left with it. X3.8
    TurnOver(Seat, u8),
}

/// Something that is going on.
pub type Frame = signoria_core::Frame<Question, Draw, Step>;
/// The most at a time: the end of a turn, and a draw above it.
pub type Frames = signoria_core::Frames<Question, Draw, Step, 2>;
