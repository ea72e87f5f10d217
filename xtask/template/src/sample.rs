//! Worlds that a seat cannot tell apart: what it does not know is put together and dealt again.

use crate::{State, Toy};
use signoria_core::contract::Sampling;
use signoria_core::{Referee, Rng, Seat, redeal};

impl Sampling for Toy {
    fn sample(&self, state: &State, seat: Seat, referee: Referee, rng: &mut impl Rng) -> State {
        let mut world = state.clone();
        let State { bag, players, .. } = &mut world;
        let unknown = || Seat::all(self.kit.seats).filter(|other| *other != seat);
        for bid in unknown().filter_map(|other| state.players[other].bid) {
            bag.put(usize::from(*bid.peek(referee)));
        }
        redeal(seat, players.0.iter_mut().map(|player| &mut player.hand), bag, rng);
        for other in unknown() {
            if let Some(bid) = &mut players[other].bid {
                let kind = bag.pick(rng);
                bag.draw(kind);
                bid.replace(kind as u8);
            }
        }
        world
    }
}
