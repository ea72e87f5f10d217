//! Worlds that a seat cannot tell apart.

use crate::Principato;
use crate::pieces::Goal;
use crate::state::State;
use alloc::vec::Vec;
use signoria_core::contract::Sampling;
use signoria_core::{Referee, Rng, Seat, below};

impl Sampling for Principato {
    /// Goals that `seat` does not know are dealt anew; nothing else is hidden that exists already. P3.6, P3.7
    fn sample(&self, state: &State, seat: Seat, referee: Referee, rng: &mut impl Rng) -> State {
        let mut sample = state.clone();
        for back in 0..2 {
            let goals = || state.players.0.iter().filter_map(|player| player.goals[back].as_ref());
            let known = |goal: &Goal| goals().any(|g| g.known().contains(seat) && g.peek(referee) == goal);
            let of_back = |goal: &Goal| usize::from(self.kit.components.goals[goal.idx()].back) == back + 1;
            let mut unknown: Vec<Goal> = Goal::ALL.into_iter().filter(|g| of_back(g) && !known(g)).collect();
            for player in &mut sample.players.0 {
                if let Some(goal) = player.goals[back].as_mut().filter(|goal| !goal.known().contains(seat)) {
                    goal.replace(unknown.swap_remove(below(rng, unknown.len() as u32) as usize));
                }
            }
        }
        sample
    }
}
