//! What a viewer sees, built by adding what may be seen.

use crate::{KINDS, State, Toy};
use alloc::vec::Vec;
use serde::Serialize;
use signoria_core::{Eye, Seat, contract::Eyes};

/// The table through one viewer's eyes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ToyView"))]
pub struct View {
    /// The round, from 1; 0 during the set-up.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// What the die shows; 0 before the first roll.
    pub prize: u8,
    /// The first player of the round.
    pub first: Seat,
    /// Cards in the bag.
    pub bag: u16,
    /// Open discards by number, 1 first.
    pub discards: [u8; KINDS],
    /// The players by seat.
    pub players: Vec<PlayerView>,
}

/// What a viewer sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ToyPlayerView"))]
pub struct PlayerView {
    /// Cards in hand, without the one that is bid.
    pub held: u8,
    /// The numbers of those that the viewer is sure of, the bid among them.
    pub hand: Vec<u8>,
    /// Whether a bid lies there.
    pub has_bid: bool,
    /// The number that is bid, if the viewer knows it.
    pub bid: Option<u8>,
}

impl Eyes for Toy {
    type View = View;

    fn view(&self, state: &State, eye: Eye) -> View {
        let State { round, prize, first, discards, .. } = *state;
        let players = state.players.iter(self.kit.seats).map(|(_, player)| PlayerView {
            held: player.hand.len() - u8::from(player.bid.is_some()),
            hand: player.hand.seen_by(eye).map(|kind| kind + 1).collect(),
            has_bid: player.bid.is_some(),
            bid: player.bid.and_then(|bid| bid.seen_by(eye).map(|kind| kind + 1)),
        });
        View { round, rounds: self.rounds(), prize, first, bag: state.bag.len(), discards, players: players.collect() }
    }
}
