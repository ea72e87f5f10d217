//! Chapter 8: points by source, the result.

use crate::Burgundy;
use crate::data::{Counted, END_SCORES, EndScore, LEFTOVERS};
use crate::pieces::{Face, Kind, Species};
use crate::state::{Points, State};
use alloc::vec::Vec;
use signoria_core::contract::Scoring;
use signoria_core::{Eye, Outcome, Referee, Seat, Standing};

impl Scoring for Burgundy {
    fn standings(&self, state: &State, _: Eye) -> Vec<Standing> {
        let rows = |points: &[u16; Points::COUNT]| {
            let won = Points::all().zip(*points).filter(|(_, vp)| *vp > 0);
            won.map(|(source, vp)| signoria_core::Points::of(source.key(), vp)).collect()
        };
        state.players.iter(self.kit.seats).map(|(_, player)| Standing::of(rows(&player.points))).collect()
    }

    fn outcome(&self, state: &State, _: Referee) -> Outcome {
        self.ranking(state)
    }
}

impl Burgundy {
    /// B8.11: points, then more empty hexes (BA19), then the later turn in the last round (BA21).
    pub(crate) fn ranking(&self, state: &State) -> Outcome {
        let place = |seat: Seat| state.order[..self.n()].iter().position(|other| *other == seat);
        let key = |seat: Seat| (state.players[seat].vp(), state.players[seat].empty(), place(seat));
        let keys: Vec<_> = Seat::all(self.kit.seats).map(key).collect();
        Outcome::ranked(keys.iter().map(|(vp, ..)| i32::from(*vp)).collect(), &keys)
    }

    /// Whether the large and the small bonus tile of a colour are still there.
    #[must_use]
    pub fn bonus_left(&self, state: &State, kind: Kind) -> [bool; 2] {
        let players = &state.players.0[..self.n()];
        [!players.iter().any(|p| p.large.contains(kind)), !players.iter().any(|p| p.small.contains(kind))]
    }

    /// What the final scoring would add now, by source.
    #[must_use]
    pub fn at_end(&self, state: &State, seat: Seat) -> [u16; Points::COUNT] {
        let player = &state.players[seat];
        let mut points = [0; Points::COUNT];
        let left = [player.goods.iter().sum(), player.silverlings, player.workers];
        let sources = [Points::UnsoldGoods, Points::Silverlings, Points::Workers];
        for ((n, rule), source) in left.into_iter().zip(LEFTOVERS).zip(sources) {
            points[source.idx()] = u16::from(n / rule.units) * u16::from(rule.vp);
        }
        for entry in END_SCORES.iter().filter(|entry| player.knows(entry.number)) {
            points[Points::Knowledge(entry.number).idx()] = self.end_score(state, seat, entry);
        }
        points
    }

    /// What a knowledge tile would bring a player at the end by what there is now.
    pub(crate) fn end_score(&self, state: &State, seat: Seat, entry: &EndScore) -> u16 {
        self.counted(state, seat, entry.per) * u16::from(entry.vp)
    }

    /// How many of the things that a knowledge tile counts a player has now.
    #[must_use]
    pub fn counted(&self, state: &State, seat: Seat, per: Counted) -> u16 {
        let player = &state.players[seat];
        match per {
            Counted::SoldTypes => player.sold.iter().filter(|n| **n > 0).count() as u16,
            Counted::SoldGoods => player.sold.iter().copied().map(u16::from).sum(),
            Counted::Buildings(building) => state.count_faces(seat, |face| face == Face::Building(building)),
            Counted::Species => {
                let has = |species: Species| {
                    player.tiles().any(|(_, t)| matches!(t.face(), Face::Animal(of, _) if of == species))
                };
                Species::ALL.into_iter().filter(|species| has(*species)).count() as u16
            }
            Counted::BonusTiles => player.bonus_tiles() as u16,
        }
    }
}
