//! Chapter 4: points by source, and the end.

use crate::{Frame, Player, State, Toy};
use alloc::vec::Vec;
use core::cmp::Reverse;
use signoria_core::contract::Scoring;
use signoria_core::{Eye, Outcome, Points, Referee, Seat, Standing};

/// Cards in hand count once the game is over. X4.1
fn standing(player: &Player, over: bool) -> Standing {
    Standing::of(alloc::vec![
        Points::of("toy-source-prizes", player.prizes),
        Points::of("toy-source-banked", player.interest),
        Points::of("toy-source-hand", if over { player.hand.len() } else { 0 }),
    ])
}

impl Scoring for Toy {
    fn standings(&self, state: &State, _: Eye) -> Vec<Standing> {
        let over = state.frames.top() == Frame::Over;
        state.players.iter(self.kit.seats).map(|(_, player)| standing(player, over)).collect()
    }

    // X4.2
    fn outcome(&self, state: &State, _: Referee) -> Outcome {
        let score = |seat: Seat| standing(&state.players[seat], true).score;
        let key = |seat: Seat| {
            let banked: u8 = state.players[seat].banked.iter().sum();
            let clockwise = seat.steps_from(state.first, self.kit.seats);
            (score(seat), banked, Reverse(clockwise))
        };
        let keys: Vec<_> = Seat::all(self.kit.seats).map(key).collect();
        Outcome::ranked(Seat::all(self.kit.seats).map(score).collect(), &keys)
    }
}
