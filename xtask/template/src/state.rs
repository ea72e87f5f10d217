//! A game in progress: small, flat, plain.

use crate::data::{KINDS, MAX_HAND};
use crate::{Frame, MAX_PLAYERS, Toy};
use alloc::vec::Vec;
use signoria_core::{Bag, PerSeat, Seat, Veiled};

/// Cards by kind: how many of each number.
pub type Hand = [u8; KINDS];

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The question that is open.
    pub frame: Frame,
    /// The cards that nobody has drawn yet. X2.2
    pub bag: Bag<KINDS>,
    /// Bids of rounds that are over. X3.5
    pub discards: Hand,
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    /// The cards in hand, known to the player alone. X2.2
    pub hand: Veiled<Hand>,
    /// How many cards there are in hand, as everybody sees.
    pub held: u8,
    /// The kind of the card that is bid, until the bids are turned up. X3.2
    pub bid: Veiled<u8>,
    /// Whether a card is bid.
    pub has_bid: bool,
    /// Banked cards. X3.7
    pub banked: Hand,
    /// Points from prizes. X3.4
    pub prizes: u8,
    /// Points from banked cards. X3.7
    pub interest: u8,
}

impl State {
    /// Whether there is more than one world that `seat` cannot tell from this one.
    #[must_use]
    pub fn hides_from(&self, seat: Seat) -> bool {
        let holds = |player: &Player| player.held > 0 || player.has_bid;
        let another_holds = self.players.iter(MAX_PLAYERS as u8).any(|(other, p)| other != seat && holds(p));
        another_holds && !self.bag.is_empty()
    }
}

impl Toy {
    /// The names of the checks that fail.
    pub(crate) fn broken(&self, state: &State) -> Vec<&'static str> {
        let players = || state.players.iter(self.seats).map(|(_, player)| player);
        let all_of = |kind: usize| {
            let own = |p: &Player| {
                let bid = p.has_bid && usize::from(*p.bid.peek()) == kind;
                p.hand.peek()[kind] + p.banked[kind] + u8::from(bid)
            };
            state.bag.count(kind) + state.discards[kind] + players().map(own).sum::<u8>()
        };
        let bidding = matches!(state.frame, Frame::Bid { .. });
        let checks = [
            ("X7.1 cards of each number", (0..KINDS).all(|kind| all_of(kind) == self.components.copies[kind])),
            ("held is the size of the hand", players().all(|p| p.hand.peek().iter().sum::<u8>() == p.held)),
            ("X7.2 at most three cards", players().all(|p| p.held <= MAX_HAND)),
            ("X7.2 a card to bid", !bidding || players().all(|p| p.held + u8::from(p.has_bid) > 0)),
            ("a round of the game", state.round <= self.rounds()),
        ];
        checks.into_iter().filter(|(_, holds)| !holds).map(|(name, _)| name).collect()
    }
}
