//! Worlds that a seat cannot tell apart: what it does not know is put together and dealt again.

use crate::{Player, State, Toy};
use signoria_core::contract::Sampling;
use signoria_core::{Referee, Rng, Seat, redeal};

impl Sampling for Toy {
    fn sample(&self, state: &State, seat: Seat, referee: Referee, rng: &mut impl Rng) -> State {
        let mut world = state.clone();
        let State { bag, players, .. } = &mut world;
        redeal(seat, players.0.iter_mut().map(|player| &mut player.hand), bag, rng);
        // Any card of the hand may be the one that is bid.
        for (_, Player { hand, bid, .. }) in (0..).map(Seat).zip(&mut players.0).filter(|(other, _)| *other != seat) {
            if let Some(bid) = bid {
                bid.replace(hand.pick(referee, rng));
            }
        }
        world
    }
}
