//! A game in progress: small, flat, plain.

use crate::{Frame, KINDS, MAX_HAND, MAX_PLAYERS};
use signoria_core::{Bag, Hand, PerSeat, Seat, Veiled};

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What is going on.
    pub frame: Frame,
    /// The cards that nobody has drawn yet. X2.2
    pub bag: Bag<KINDS>,
    /// Bids of rounds that are over, by kind. X3.5
    pub discards: [u8; KINDS],
    /// The round, from 1; 0 during the set-up.
    pub round: u8,
    /// The first player of the round. X2.1, X3.4
    pub first: Seat,
    /// The prize of the round: what the die shows; 0 before the first roll. X3.1
    pub prize: u8,
    /// What belongs to each player.
    pub players: PerSeat<Player, MAX_PLAYERS>,
}

/// What belongs to a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// The cards in hand, the one that is bid among them until the bids are turned up. X2.2
    pub hand: Hand<MAX_HAND>,
    /// Which kind of card is bid, until the bids are turned up. X3.2
    pub bid: Option<Veiled<u8>>,
    /// Points from prizes. X3.4
    pub prizes: u8,
}
