//! What always holds, one named check a line.

use crate::{Frame, KINDS, Question, State, Toy};
use alloc::vec::Vec;
use signoria_core::{Referee, contract::Checks};

impl Checks for Toy {
    fn invariants(&self, state: &State, referee: Referee) -> Vec<&'static str> {
        let hands = || state.players.iter(self.kit.seats).map(|(_, player)| &player.hand);
        let held = |kind| hands().map(|hand| hand.count(kind, referee)).sum::<u8>();
        let all_of = |kind: usize| state.bag.count(kind) + state.discards[kind] + held(kind as u8);
        let bidding = matches!(state.frame, Frame::Ask(Question::Bid));
        let checks = [
            ("X7.1 cards of each number", (0..KINDS).all(|kind| all_of(kind) == self.kit.components.copies[kind])),
            ("X7.2 a whole hand to bid from", !bidding || hands().all(|hand| hand.len() == self.kit.components.hand)),
            ("a round of the game", state.round <= self.rounds()),
        ];
        checks.into_iter().filter(|(_, holds)| !holds).map(|(name, _)| name).collect()
    }
}
