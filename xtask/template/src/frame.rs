//! What can be going on: what somebody is asked, what is drawn. Nothing follows by itself here.

use core::convert::Infallible;

/// What somebody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The bids of all who have not bid yet. X3.2
    Bid,
}

/// What is rolled or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The first player. X2.1
    First,
    /// A card for the next player; so many are still to be dealt, this one included. X2.2, X3.6
    Card(u8),
    /// The prize of the round. X3.1
    Prize,
}

/// Something that is going on, one thing at a time. Where one interrupts another, a game keeps a stack of `Frames`.
pub type Frame = signoria_core::Frame<Question, Draw, Infallible>;
