//! Chapter 4: points by source, and the end.

use crate::{State, Toy};
use alloc::{vec, vec::Vec};
use core::cmp::Reverse;
use signoria_core::{Eye, Outcome, Points, Referee, Seat, Standing, contract::Scoring};

impl Scoring for Toy {
    fn standings(&self, state: &State, _: Eye) -> Vec<Standing> {
        let prizes = state.players.iter(self.kit.seats).map(|(_, player)| player.prizes);
        prizes.map(|prizes| Standing::of(vec![Points::of("toy-source-prizes", prizes)])).collect()
    }

    // X4.2
    fn outcome(&self, state: &State, _: Referee) -> Outcome {
        let key = |seat: Seat| (state.players[seat].prizes, Reverse(seat.steps_from(state.first, self.kit.seats)));
        let keys: Vec<_> = Seat::all(self.kit.seats).map(key).collect();
        Outcome::ranked(keys.iter().map(|(prizes, _)| (*prizes).into()).collect(), &keys)
    }
}
