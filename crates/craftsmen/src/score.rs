//! Chapter 8.2: points by source, and the end.

use crate::pieces::FINALS;
use crate::state::{Player, Source, State};
use crate::{Craftsmen, Frame};
use alloc::vec::Vec;
use signoria_core::contract::Scoring;
use signoria_core::{Eye, Outcome, Points, Referee, Seat, Standing};

const SOURCES: [&str; Source::COUNT] = [
    "craftsmen-source-start",
    "craftsmen-source-semis",
    "craftsmen-source-finals",
    "craftsmen-source-cargo",
    "craftsmen-source-ships",
    "craftsmen-source-city",
    "craftsmen-source-granary",
    "craftsmen-source-investment",
    "craftsmen-source-helpers",
    "craftsmen-source-fees",
];

impl Craftsmen {
    /// What a player's bonus tokens are worth. C8.2.2
    #[must_use]
    pub fn token_points(&self, player: &Player) -> i16 {
        let own = (0..FINALS).filter(|token| player.tokens >> token & 1 == 1);
        own.map(|token| i16::from(self.kit.components.tokens[token])).sum()
    }

    /// The place of a player in the turn order, from 0.
    pub(crate) fn place(&self, s: &State, seat: Seat) -> usize {
        self.in_order(s).position(|other| other == seat).unwrap_or(0)
    }
}

impl Scoring for Craftsmen {
    /// Bonus tokens count from the moment they are taken: nobody loses one.
    fn standings(&self, s: &State, _: Eye) -> Vec<Standing> {
        let standing = |player: &Player| {
            let track = SOURCES.into_iter().zip(player.points).map(|(source, points)| Points::of(source, points));
            let tokens = Points::of("craftsmen-source-tokens", self.token_points(player));
            Standing::of(track.chain([tokens]).collect())
        };
        s.players.iter(self.kit.seats).map(|(_, player)| standing(player)).collect()
    }

    /// Most points, then most capital cards, then the place further back. C8.2.3
    fn outcome(&self, s: &State, _: Referee) -> Outcome {
        debug_assert!(s.frames.top() == Frame::Over);
        let score = |player: &Player| i32::from(player.score + self.token_points(player));
        let scores: Vec<i32> = s.players.iter(self.kit.seats).map(|(_, player)| score(player)).collect();
        let keys: Vec<_> = s
            .players
            .iter(self.kit.seats)
            .map(|(seat, player)| (scores[seat.idx()], player.hand.len(), self.place(s, seat)))
            .collect();
        Outcome::ranked(scores, &keys)
    }
}
