//! Worlds that a seat cannot tell apart.

use crate::frame::{Frame, Question};
use crate::{Burgundy, State};
use alloc::vec::Vec;
use signoria_core::contract::Sampling;
use signoria_core::{Referee, Rng, Seat, below};

impl Sampling for Burgundy {
    /// Secret choices of others are drawn anew, each option equally likely; nothing else has an identity that somebody
    /// does not know (B3.2, B3.5).
    fn sample(&self, state: &State, seat: Seat, _: Referee, rng: &mut impl Rng) -> State {
        let mut world = state.clone();
        let Frame::Ask(Question::Secret { waiting }) = state.frames.top() else { return world };
        for other in Seat::all(self.kit.seats).filter(|other| *other != seat && !waiting.contains(*other)) {
            let mut options = Vec::new();
            self.legal_secret(state, other, &mut options);
            let option = options[below(rng, options.len() as u32) as usize];
            world.choices[other].replace(Some(self.secret_choice(state, other, option)));
        }
        world
    }
}
