//! What always holds, one named check a line.

use crate::frame::{Frame, Question};
use crate::{KINDS, Player, State, Toy};
use alloc::vec::Vec;
use signoria_core::Referee;
use signoria_core::contract::Checks;

impl Checks for Toy {
    fn invariants(&self, state: &State, referee: Referee) -> Vec<&'static str> {
        let players = || state.players.iter(self.kit.seats).map(|(_, player)| player);
        let all_of = |kind: u8| {
            let own = |player: &Player| player.hand.count(kind, referee) + player.banked[usize::from(kind)];
            state.bag.count(kind.into()) + state.discards[usize::from(kind)] + players().map(own).sum::<u8>()
        };
        let bidding = matches!(state.frames.top(), Frame::Ask(Question::Bid { .. }));
        let copies = &self.kit.components.copies;
        let checks = [
            ("X7.1 cards of each number", (0..KINDS).all(|kind| all_of(kind as u8) == copies[kind])),
            ("X7.2 a card to bid", !bidding || players().all(|p| !p.hand.is_empty())),
            ("a round of the game", state.round <= self.rounds()),
        ];
        checks.into_iter().filter(|(_, holds)| !holds).map(|(name, _)| name).collect()
    }
}
