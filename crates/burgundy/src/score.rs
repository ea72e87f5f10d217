//! Chapter 8: scoring, the end, ties.

use crate::Burgundy;
use crate::data::Counted;
use crate::event::Event;
use crate::frame::Frame;
use crate::rules::effects::cell_numbers;
use crate::state::{Points, State};
use crate::tile::{Cell, Face, Kind, Species};
use alloc::vec::Vec;
use signoria_core::{Audience, Outcome, Seat, Sink};

impl Burgundy {
    /// B8.1, B8.2: a region that is now covered scores its size and the phase's points.
    pub(crate) fn score_region(&self, s: &mut State, cell: Cell, sink: &mut impl Sink<Event>) {
        let (seat, phase) = (s.active(), s.phase);
        let player = &mut s.players[seat];
        let board = self.board(player);
        let region = board.regions[usize::from(board.region_of[cell.idx()])];
        if player.covered & region != region {
            return;
        }
        let size = u16::from(self.tables.region_vp[region.count_ones() as usize]);
        let bonus = u16::from(self.tables.phase_bonus[usize::from(phase)]);
        player.gain(Points::Regions, size);
        player.gain(Points::Phases, bonus);
        sink.event(Audience::All, || Event::RegionScored {
            seat,
            kind: board.kinds[cell.idx()],
            cells: cell_numbers(region),
            phase,
            vp: size + bonus,
        });
    }

    /// B8.4: the first and the second player who cover a colour take its bonus tiles.
    pub(crate) fn score_colour(&self, s: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
        let seat = s.active();
        let colour = self.board(&s.players[seat]).of_kind[kind as usize];
        if s.players[seat].covered & colour != colour {
            return;
        }
        let [large, small] = self.bonus_left(s, kind);
        let player = &mut s.players[seat];
        let value = if large {
            player.large = player.large.with(kind);
            self.tables.large_bonus
        } else if small {
            player.small = player.small.with(kind);
            self.tables.small_bonus
        } else {
            return;
        };
        let vp = u16::from(value[self.by_players]);
        player.gain(Points::Colours, vp);
        sink.event(Audience::All, || Event::ColourFinished { seat, kind, large, vp });
    }

    /// Whether the large and the small bonus tile of a colour are still there.
    #[must_use]
    pub fn bonus_left(&self, s: &State, kind: Kind) -> [bool; 2] {
        let players = &s.players.0[..self.n()];
        [!players.iter().any(|p| p.large.contains(kind)), !players.iter().any(|p| p.small.contains(kind))]
    }

    /// B8.10: what is left, and knowledge 15 to 26 (B6.40 to B6.52).
    pub(crate) fn score_end(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            let gains = self.at_end(s, seat);
            for (source, vp) in Points::all().zip(gains).filter(|(_, vp)| *vp > 0) {
                s.players[seat].gain(source, vp);
                sink.event(Audience::All, || Event::FinalScored { seat, source: source.id(), vp });
            }
        }
        s.frame = Frame::Over;
        if let Some(outcome) = self.result(s) {
            sink.event(Audience::All, || Event::GameOver {
                scores: outcome.scores.iter().map(|vp| *vp as u16).collect(),
                ranks: outcome.ranks.clone(),
            });
        }
    }

    /// What the final scoring would add now, by source.
    #[must_use]
    pub fn at_end(&self, s: &State, seat: Seat) -> [u16; Points::COUNT] {
        let player = &s.players[seat];
        let mut points = [0; Points::COUNT];
        let left = [player.goods.iter().sum(), player.silverlings, player.workers];
        let sources = [Points::UnsoldGoods, Points::Silverlings, Points::Workers];
        for ((n, rule), source) in left.into_iter().zip(self.tables.leftovers).zip(sources) {
            points[source.idx()] = u16::from(n / rule.units) * u16::from(rule.vp);
        }
        for entry in self.tables.end_scores.iter().filter(|entry| player.knows(entry.number)) {
            points[Points::Knowledge(entry.number).idx()] = self.counted(s, seat, entry.per) * u16::from(entry.vp);
        }
        points
    }

    /// How many of the things that a knowledge tile counts a player has now.
    #[must_use]
    pub fn counted(&self, s: &State, seat: Seat, per: Counted) -> u16 {
        let player = &s.players[seat];
        match per {
            Counted::SoldTypes => player.sold.iter().filter(|n| **n > 0).count() as u16,
            Counted::SoldGoods => player.sold.iter().copied().map(u16::from).sum(),
            Counted::Buildings(building) => s.count_faces(seat, |face| face == Face::Building(building)),
            Counted::Species => {
                let has = |species: Species| {
                    player.tiles().any(|(_, t)| matches!(t.face(), Face::Animal(of, _) if of == species))
                };
                Species::ALL.into_iter().filter(|species| has(*species)).count() as u16
            }
            Counted::BonusTiles => player.bonus_tiles() as u16,
        }
    }

    /// B8.11: points, then more empty hexes (BA19), then the later turn in the last round (BA21).
    pub(crate) fn result(&self, s: &State) -> Option<Outcome> {
        (s.frame == Frame::Over).then(|| {
            let place = |seat: Seat| s.order[..self.n()].iter().position(|other| *other == seat);
            let key = |seat: Seat| (s.players[seat].vp(), s.players[seat].empty(), place(seat));
            let keys: Vec<_> = Seat::all(self.seats).map(key).collect();
            Outcome::ranked(keys.iter().map(|(vp, ..)| i32::from(*vp)).collect(), &keys)
        })
    }
}
