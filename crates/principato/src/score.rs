//! Points by source and the end. Chapters 8 and 9

use crate::Event;
use crate::Principato;
use crate::data::Pays;
use crate::frame::Frame;
use crate::pieces::{Cube, Culture, Goal, Token};
use crate::state::{Player, State};
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::contract::Scoring;
use signoria_core::{Audience, Eye, Outcome, Points, Referee, Seat, SeatSet, Sink, Standing};

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
        match self.kit.components.goals[goal.idx()].pays {
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
        match self.kit.components.goals[goal.idx()].pays {
            Pays::Sets { .. } => 0,
            Pays::Units { tokens, .. } if tokens.contains(&true) => {
                Token::ALL.into_iter().filter(|token| tokens[token.idx()]).map(|token| player.count(token)).sum()
            }
            Pays::Units { .. } => player.military,
        }
    }

    /// All points of a player, goals included. P8.2
    #[must_use]
    pub fn points(&self, player: &Player, referee: Referee) -> i32 {
        let goals =
            player.goals.iter().flatten().map(|goal| self.goal_points(player, *goal.peek(referee))).sum::<i32>();
        player.public_points() + goals
    }

    /// P8.1, P8.2: goals are turned up.
    pub(crate) fn finish(&self, state: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        state.frames.replace(Frame::Over);
        for seat in Seat::all(self.kit.seats) {
            for goal in state.players[seat].goals.iter_mut().flatten() {
                goal.reveal(SeatSet::EVERYBODY, sink);
            }
            let player = &state.players[seat];
            for goal in player.goals.iter().flatten().map(|goal| *goal.peek(referee)) {
                let points = self.goal_points(player, goal);
                sink.event(Audience::All, |_| Event::GoalShown { seat, goal, points });
            }
        }
        for seat in Seat::all(self.kit.seats) {
            let points = self.points(&state.players[seat], referee);
            sink.event(Audience::All, |_| Event::Final { seat, points });
        }
    }
}

impl Scoring for Principato {
    /// Goals count where the viewer knows them. P8.2
    fn standings(&self, state: &State, eye: Eye) -> Vec<Standing> {
        let standing = |player: &Player| {
            let goal = |back: usize| {
                let known = player.goals[back - 1].as_ref().and_then(|goal| goal.seen_by(eye));
                known.map_or(0, |goal| self.goal_points(player, *goal))
            };
            let culture = |kind| player.culture_points(kind);
            Standing::of(vec![
                Points::of("principato-source-military", player.military),
                Points::of("principato-source-monuments", culture(Culture::Monument)),
                Points::of("principato-source-books", culture(Culture::Book)),
                Points::of("principato-source-paintings", culture(Culture::Painting)),
                Points::of("principato-source-goal-1", goal(1)),
                Points::of("principato-source-goal-2", goal(2)),
            ])
        };
        state.players.iter(self.kit.seats).map(|(_, player)| standing(player)).collect()
    }

    // P8.2, P8.3
    fn outcome(&self, state: &State, referee: Referee) -> Outcome {
        let players = || state.players.iter(self.kit.seats).map(|(_, player)| player);
        let scores: Vec<i32> = players().map(|player| self.points(player, referee)).collect();
        let keys: Vec<_> = players().zip(&scores).map(|(player, score)| (*score, player.stored())).collect();
        Outcome::ranked(scores, &keys)
    }
}
