//! Worlds that a seat cannot tell apart: what it does not know is put together and dealt again.

use crate::{Player, State, Toy};
use signoria_core::contract::Sampling;
use signoria_core::{Referee, Rng, Seat, redeal};

/// Far more deals than it takes to find one that fits: most of them do.
const MOST_DEALS: u32 = 10_000;

impl Sampling for Toy {
    fn sample(&self, state: &State, seat: Seat, referee: Referee, rng: &mut impl Rng) -> State {
        for _ in 0..MOST_DEALS {
            let mut world = state.clone();
            let State { bag, players, .. } = &mut world;
            redeal(seat, players.0.iter_mut().map(|player| &mut player.hand), bag, rng);
            // Any card of the hand may be the one that is bid.
            let mut others = (0..).map(Seat).zip(&mut players.0).filter(|(other, _)| *other != seat);
            let all_bid = others.all(|(_, Player { hand, bid, .. })| {
                let Some(bid) = bid else { return true };
                hand.pick(referee, rng).map(|kind| bid.replace(kind)).is_some()
            });
            if all_bid {
                return world;
            }
        }
        panic!("no deal fits what {seat:?} has seen")
    }
}
