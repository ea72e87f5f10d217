//! A game in progress: small, flat, plain.

use crate::data::{KINDS, MAX_HAND, MAX_PLAYERS};
use crate::frame::Frames;
use signoria_core::{Bag, Hand, PerSeat, Seat, Veiled};

/// Cards before everybody's eyes: how many of each number, 1 first.
pub type Cards = [u8; KINDS];

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What is going on.
    pub frames: Frames,
    /// The cards that nobody has drawn yet. X2.2
    pub bag: Bag<KINDS>,
    /// Bids of rounds that are over. X3.5
    pub discards: Cards,
    /// The round, from 1; 0 during the set-up.
    pub round: u8,
    /// The first player of the round. X2.1, X3.8
    pub first: Seat,
    /// The prize of the round: what the die shows; 0 before the first roll. X3.1
    pub prize: u8,
    /// What belongs to each player.
    pub players: PerSeat<Player, MAX_PLAYERS>,
}

/// What belongs to a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// The cards in hand, the one that is bid among them until the bids are turned up; the left neighbour has seen one.
    /// X2.2, X2.4
    pub hand: Hand<MAX_HAND>,
    /// Which kind of card is bid, until the bids are turned up. X3.2
    pub bid: Option<Veiled<u8>>,
    /// Banked cards. X3.7
    pub banked: Cards,
    /// Points from prizes. X3.4
    pub prizes: u8,
    /// Points from banked cards. X3.7
    pub interest: u8,
}

impl Player {
    pub(crate) fn new(seat: Seat) -> Self {
        Player { hand: Hand::of(seat), bid: None, banked: Cards::default(), prizes: 0, interest: 0 }
    }
}
