//! Chapters 8 and 9: the end, the score, the goals.

use crate::Principato;
use crate::data::Pays;
use crate::frame::Frame;
use crate::kinds::{Cube, Culture, Goal, Token};
use crate::state::{Player, State};
use crate::view::Event;
use alloc::vec::Vec;
use signoria_core::{Audience, Outcome, Seat, SeatSet, Sink};

impl Player {
    /// The printed values of the culture tokens of a kind. P8.2
    #[must_use]
    pub fn culture_points(&self, kind: Culture) -> u8 {
        self.culture[kind.idx()].iter().zip(1..).map(|(n, value)| n * value).sum()
    }

    /// Food, money and favor in storage: the tie-break. P8.3
    #[must_use]
    pub fn stored(&self) -> u8 {
        Cube::ALL.into_iter().map(|cube| self.cubes(cube)).sum()
    }

    /// What everybody sees: military points and culture.
    #[must_use]
    pub fn public_points(&self) -> i32 {
        let culture = Culture::ALL.into_iter().map(|kind| i32::from(self.culture_points(kind))).sum::<i32>();
        i32::from(self.military) + culture
    }
}

impl Principato {
    /// What a goal would pay a player now. Chapter 9
    #[must_use]
    pub fn goal_points(&self, player: &Player, goal: Goal) -> i32 {
        match self.components.goals[goal.idx()].pays {
            Pays::Sets { kinds, points } => {
                // P9.9: the scarcest kind counts the sets; more than three count as three.
                let needed = Culture::ALL.into_iter().filter(|kind| kinds[kind.idx()]);
                let sets = needed.map(|kind| player.culture(kind)).min().unwrap_or(0).min(3);
                sets.checked_sub(1).map_or(0, |last| points[usize::from(last)].into())
            }
            Pays::Units { free, step, points, .. } => {
                let beyond = self.goal_units(player, goal).saturating_sub(free);
                i32::from(beyond / step) * i32::from(points)
            }
        }
    }

    /// The units that a goal of back 2 counts.
    pub(crate) fn goal_units(&self, player: &Player, goal: Goal) -> u8 {
        match self.components.goals[goal.idx()].pays {
            Pays::Sets { .. } => 0,
            Pays::Units { tokens, .. } if tokens.contains(&true) => {
                Token::ALL.into_iter().filter(|token| tokens[token.idx()]).map(|token| player.count(token)).sum()
            }
            Pays::Units { .. } => player.military,
        }
    }

    /// All points of a player, goals included. P8.2
    #[must_use]
    pub fn points(&self, player: &Player) -> i32 {
        let goals = player.goals.iter().flatten().map(|goal| self.goal_points(player, *goal.peek())).sum::<i32>();
        player.public_points() + goals
    }

    /// P8.1, P8.2: goals are turned up.
    pub(crate) fn finish(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.frames.replace(Frame::Over);
        for seat in Seat::all(self.seats) {
            for goal in state.players[seat].goals.iter_mut().flatten() {
                goal.reveal(SeatSet::EVERYBODY, sink);
            }
            let player = &state.players[seat];
            for goal in player.goals.iter().flatten().map(|goal| *goal.peek()) {
                let points = self.goal_points(player, goal);
                sink.event(Audience::All, || Event::GoalShown { seat, goal, points });
            }
        }
        for seat in Seat::all(self.seats) {
            let points = self.points(&state.players[seat]);
            sink.event(Audience::All, || Event::Final { seat, points });
        }
    }

    // P8.2, P8.3
    pub(crate) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        if state.frames.top() != Frame::Over {
            return None;
        }
        let players = || state.players.iter(self.seats).map(|(_, player)| player);
        let scores: Vec<i32> = players().map(|player| self.points(player)).collect();
        let keys: Vec<_> = players().zip(&scores).map(|(player, score)| (*score, player.stored())).collect();
        Some(Outcome::ranked(scores, &keys))
    }
}
