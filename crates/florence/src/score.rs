//! Chapters 6 and 8.1: what cards count, points by source, and the end.

use crate::data::{Direction, Mode};
use crate::pieces::{Bonus, Building, Landscape, Prestige, Size, Term};
use crate::state::{Source, State};
use crate::{Florence, Frame, MAX_PLAYERS};
use alloc::vec::Vec;
use core::ops::{Index, IndexMut};
use signoria_core::contract::Scoring;
use signoria_core::{Eye, Outcome, PerSeat, Points, Referee, Seat, Standing};

/// How much a player has of what cards count. F6.1.22
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts([u8; Term::COUNT]);

impl Index<Term> for Counts {
    type Output = u8;
    fn index(&self, term: Term) -> &u8 {
        &self.0[term.idx()]
    }
}

impl IndexMut<Term> for Counts {
    fn index_mut(&mut self, term: Term) -> &mut u8 {
        &mut self.0[term.idx()]
    }
}

const SOURCES: [&str; Source::COUNT] = [
    "florence-source-works",
    "florence-source-buildings",
    "florence-source-landscapes",
    "florence-source-builders",
    "florence-source-best-works",
    "florence-source-merchant",
    "florence-source-banker",
    "florence-source-sold",
];

impl Florence {
    /// What a player has, of everything that cards count.
    #[must_use]
    pub fn counts(&self, s: &State, seat: Seat) -> Counts {
        let player = &s.players[seat];
        let mut counts = Counts::default();
        let mut left = player.buildings;
        while left != 0 {
            let building = Building::ALL[left.trailing_zeros() as usize];
            left &= left - 1;
            counts[Term::Building] += 1;
            counts[match self.kit.components.sizes[building.idx()] {
                Size::Large => Term::BuildingLarge,
                Size::Medium => Term::BuildingMedium,
                Size::Small => Term::BuildingSmall,
            }] += 1;
        }
        for (kind, term) in Landscape::ALL.into_iter().zip([Term::Forest, Term::Lake, Term::Park]) {
            counts[term] = player.landscapes[kind.idx()];
            counts[Term::Landscape] += player.landscapes[kind.idx()];
        }
        counts[Term::Freedom] = player.freedoms.count_ones() as u8;
        counts[Term::Builder] = player.builders;
        counts[Term::Jester] = player.jesters;
        counts[Term::PrestigeCard] = player.held[crate::Pile::Prestige.idx()];
        counts[Term::HandCard] = player.hand_cards();
        counts[Term::TableCard] = player.table_cards();
        counts[Term::EmptySpace] = crate::data::CELLS as u8 - self.occupied(s, seat).count_ones() as u8;
        counts
    }

    pub(crate) fn all_counts(&self, s: &State) -> PerSeat<Counts, MAX_PLAYERS> {
        let mut all = PerSeat::default();
        Seat::all(self.kit.seats).for_each(|seat| all[seat] = self.counts(s, seat));
        all
    }

    /// What a bonus card adds to a work. F6.1
    #[must_use]
    pub fn bonus_value(&self, counts: &Counts, bonus: Bonus) -> u16 {
        let part = &self.kit.components.bonuses[bonus.idx()];
        let terms = part.terms.iter().map(|term| match part.mode {
            Mode::Count => u16::from(counts[*term]),
            Mode::Distinct => u16::from(counts[*term] > 0),
        });
        terms.sum::<u16>() * u16::from(part.wv_each)
    }

    /// What a prestige card brings its owner. F6.2
    #[must_use]
    pub fn prestige_points(&self, all: &PerSeat<Counts, MAX_PLAYERS>, seat: Seat, card: Prestige) -> u8 {
        let part = &self.kit.components.prestiges[card.idx()];
        let Some(term) = part.metric else {
            let holds = part.requires.iter().all(|wish| all[seat][wish.term] >= wish.at_least);
            return if holds { part.pp } else { 0 };
        };
        let of = |seat: Seat| match part.direction {
            Direction::Most => i16::from(all[seat][term]),
            Direction::Fewest => -i16::from(all[seat][term]),
        };
        // FA31: nothing is scored with an amount of 0.
        if part.direction == Direction::Most && all[seat][term] == 0 {
            return 0;
        }
        let best = Seat::all(self.kit.seats).filter(|other| *other != seat).map(of).max().unwrap_or(i16::MIN);
        match of(seat).cmp(&best) {
            core::cmp::Ordering::Greater => part.pp,
            core::cmp::Ordering::Equal => part.pp_tied,
            core::cmp::Ordering::Less => 0,
        }
    }

    fn standing(&self, s: &State, seat: Seat, cards: i32) -> Standing {
        let player = &s.players[seat];
        let track = SOURCES.into_iter().zip(player.points).map(|(source, points)| Points::of(source, points));
        Standing::of(track.chain([Points::of("florence-source-prestige", cards)]).collect())
    }

    fn points_of_cards(&self, s: &State, seat: Seat, cards: crate::Cards) -> i32 {
        let all = self.all_counts(s);
        cards.prestiges().map(|card| i32::from(self.prestige_points(&all, seat, card))).sum()
    }
}

impl Scoring for Florence {
    /// Prestige cards count as they stand now, for those who know them.
    fn standings(&self, s: &State, eye: Eye) -> Vec<Standing> {
        let known = |seat: Seat| s.players[seat].prestige.seen_by(eye).map_or(0, |c| self.points_of_cards(s, seat, *c));
        Seat::all(self.kit.seats).map(|seat| self.standing(s, seat, known(seat))).collect()
    }

    /// Most prestige, then most money; else a shared victory. F8.1.3
    fn outcome(&self, s: &State, referee: Referee) -> Outcome {
        debug_assert!(s.frames.top() == Frame::Over);
        let cards = |seat: Seat| self.points_of_cards(s, seat, *s.players[seat].prestige.peek(referee));
        let scores: Vec<i32> =
            Seat::all(self.kit.seats).map(|seat| i32::from(s.players[seat].pp) + cards(seat)).collect();
        let keys: Vec<_> = Seat::all(self.kit.seats).map(|seat| (scores[seat.idx()], s.players[seat].money)).collect();
        Outcome::ranked(scores, &keys)
    }
}
