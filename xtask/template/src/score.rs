//! Chapter 4: the end.

use crate::view::Points;
use crate::{Frame, Player, State, Toy};
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;
use signoria_core::{Outcome, Seat};

/// A player's points by source. Cards in hand count once the game is over. X4.1
pub(crate) fn breakdown(player: &Player, over: bool) -> Vec<Points> {
    vec![
        Points { source: "toy-source-prizes", points: player.prizes.into() },
        Points { source: "toy-source-banked", points: player.interest.into() },
        Points { source: "toy-source-hand", points: if over { player.held.into() } else { 0 } },
    ]
}

/// The sum of a breakdown.
pub(crate) fn total(points: &[Points]) -> i32 {
    points.iter().map(|p| p.points).sum()
}

impl Toy {
    pub(crate) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        if state.frame != Frame::Over {
            return None;
        }
        let scores: Vec<i32> =
            state.players.iter(self.seats).map(|(_, player)| total(&breakdown(player, true))).collect();
        // X4.2
        let keys: Vec<_> = Seat::all(self.seats)
            .map(|seat| {
                let banked: u8 = state.players[seat].banked.iter().sum();
                let clockwise = (seat.0 + self.seats - state.first.0) % self.seats;
                (scores[seat.idx()], banked, Reverse(clockwise))
            })
            .collect();
        Some(Outcome::ranked(scores, &keys))
    }
}
