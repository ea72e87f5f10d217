//! Worlds that a seat cannot tell apart: what it does not know is put together and dealt again.

use crate::{State, Toy};
use signoria_core::{Referee, Rng, Seat, contract::Sampling, redeal};

impl Sampling for Toy {
    fn sample(&self, state: &State, seat: Seat, referee: Referee, rng: &mut impl Rng) -> State {
        let mut world = state.clone();
        let State { bag, players, .. } = &mut world;
        redeal(seat, players.0.iter_mut().map(|player| &mut player.hand), bag, rng);
        // Any card of the hand may be the one that is bid.
        for other in seat.others(self.kit.seats) {
            let player = &mut players[other];
            if let Some(bid) = &mut player.bid {
                bid.replace(player.hand.pick(referee, rng).expect("nobody else has seen a card"));
            }
        }
        world
    }
}
