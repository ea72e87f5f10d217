//! Chapter 7: military rounds.

use crate::Event;
use crate::data::{MAX_PLAYERS, by_players};
use crate::frame::{Frame, Muster, Question, Round, Step};
use crate::pieces::Cube;
use crate::state::State;
use crate::{Action, Principato};
use alloc::vec::Vec;
use core::cmp::Reverse;
use signoria_core::{Audience, Seat, Sink};

impl Principato {
    /// A round begins: its order is fixed, whatever happens in it. P7.4
    pub(crate) fn begin_round(&self, state: &mut State, year_end: bool, sink: &mut impl Sink<Event>) {
        let round = Round { year_end, order: self.military_order(state) };
        state.frames.step(Step::Supply(Muster::first(round)));
        let number = state.rounds + 1;
        sink.event(Audience::All, |_| Event::MilitaryRound {
            year_end,
            number,
            order: round.order[..usize::from(self.kit.seats)].to_vec(),
        });
    }

    /// Most military tokens first, ties clockwise from the starting player. Places beyond the players repeat the last.
    pub(crate) fn military_order(&self, state: &State) -> [Seat; MAX_PLAYERS] {
        let mut order: [Seat; MAX_PLAYERS] = core::array::from_fn(|i| {
            let clockwise = (i as u8).min(self.kit.seats - 1);
            Seat((state.first.0 + clockwise) % self.kit.seats)
        });
        // The sort is stable: equal players stay clockwise.
        order[..usize::from(self.kit.seats)].sort_by_key(|seat| Reverse(state.players[*seat].military_tokens()));
        order
    }

    /// Whoever has an empty soldier of a kind and a cube for it is asked, in the order of the round. P7.5
    #[inline]
    pub(super) fn ask_supply(&self, state: &mut State, muster: Muster, sink: &mut impl Sink<Event>) {
        if state.players[muster.seat()].can_supply(muster.soldier) {
            state.frames.replace(Frame::Ask(Question::Supply(muster)));
        } else {
            self.supply_next(state, muster, sink);
        }
    }

    /// After the last player the round is scored.
    #[inline]
    fn supply_next(&self, state: &mut State, muster: Muster, sink: &mut impl Sink<Event>) {
        match muster.next(self.kit.seats) {
            Some(next) => state.frames.replace(Frame::Step(Step::Supply(next))),
            None => self.score_round(state, muster.round, sink),
        }
    }

    // P7.5
    #[inline]
    pub(super) fn legal_supply(&self, state: &State, muster: Muster, out: &mut Vec<Action>) {
        let Muster { soldier, .. } = muster;
        let player = &state.players[muster.seat()];
        let empty = player.army(soldier).empty();
        for own in 0..empty.min(player.cubes(soldier.cube())) + 1 {
            let favors = 0..player.cubes(Cube::Favor).min(empty - own) + 1;
            out.extend(favors.map(|favor| Action::Supply { soldier, own, favor }));
        }
    }

    pub(super) fn supply(&self, state: &mut State, muster: Muster, [own, favor]: [u8; 2], sink: &mut impl Sink<Event>) {
        let (seat, soldier) = (muster.seat(), muster.soldier);
        self.onto_soldiers(state, seat, soldier.cube(), soldier, own);
        self.onto_soldiers(state, seat, Cube::Favor, soldier, favor);
        let strength = state.players[seat].strength();
        sink.event(Audience::All, |_| Event::Supplied { seat, soldier, own, favor, strength });
        self.supply_next(state, muster, sink);
    }

    // P7.6-P7.9
    fn score_round(&self, state: &mut State, round: Round, sink: &mut impl Sink<Event>) {
        let strengths = state.players.0.map(|player| player.strength());
        let points = self.awards(&strengths[..usize::from(self.kit.seats)]);
        for seat in Seat::all(self.kit.seats) {
            state.players[seat].military += points[seat.idx()];
            let (strength, points) = (strengths[seat.idx()], points[seat.idx()]);
            sink.event(Audience::All, |_| Event::Awarded { seat, strength, points });
        }
        state.rounds += 1;
        for seat in Seat::all(self.kit.seats) {
            self.clear(state, seat, sink);
        }
        // PA24: nothing depends on soldiers after the last round.
        if round.year_end && state.year == super::turns::YEARS {
            state.frames.pop();
        } else {
            state.frames.replace(Frame::Step(Step::Disband(Muster::first(round))));
        }
    }

    /// The points of a round by seat. Tied players share the places that they cover, rounded up. P7.7, P7.8
    #[must_use]
    pub fn awards(&self, strengths: &[i8]) -> [u8; MAX_PLAYERS] {
        let row = self.kit.components.awards[by_players(self.kit.seats)];
        let mut points = [0; MAX_PLAYERS];
        for (points, own) in points.iter_mut().zip(strengths) {
            let above = strengths.iter().filter(|other| *other > own).count();
            let tied = strengths.iter().filter(|other| *other == own).count();
            *points = row[above..above + tied].iter().sum::<u8>().div_ceil(tied as u8);
        }
        points
    }

    /// Every cube on a soldier goes to the stock. P7.9, PA16
    fn clear(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = &mut state.players[seat];
        let cubes = Cube::ALL.map(|cube| player.on_soldiers(cube));
        for army in &mut player.army {
            (army.own, army.favor) = (0, 0);
        }
        state.stock.cubes.iter_mut().zip(cubes).for_each(|(stock, n)| *stock += n);
        if cubes != [0; 3] {
            let [food, money, favor] = cubes;
            sink.event(Audience::All, |_| Event::Cleared { seat, food, money, favor });
        }
    }

    /// Whoever has soldiers of a kind is asked, in the order of the round. P7.10
    #[inline]
    pub(super) fn ask_disband(&self, state: &mut State, muster: Muster) {
        if state.players[muster.seat()].army(muster.soldier).tokens > 0 {
            state.frames.replace(Frame::Ask(Question::Disband(muster)));
        } else {
            self.disband_next(state, muster);
        }
    }

    #[inline]
    fn disband_next(&self, state: &mut State, muster: Muster) {
        match muster.next(self.kit.seats) {
            Some(next) => state.frames.replace(Frame::Step(Step::Disband(next))),
            None => state.frames.pop(),
        }
    }

    // P7.10
    #[inline]
    pub(super) fn legal_disband(&self, state: &State, muster: Muster, out: &mut Vec<Action>) {
        let Muster { soldier, .. } = muster;
        let tokens = state.players[muster.seat()].army(soldier).tokens;
        out.extend((0..tokens + 1).map(|count| Action::Disband { soldier, count }));
    }

    pub(super) fn disband(&self, state: &mut State, muster: Muster, count: u8, sink: &mut impl Sink<Event>) {
        let (seat, soldier) = (muster.seat(), muster.soldier);
        state.players[seat].army[soldier.idx()].tokens -= count;
        state.stock.tokens[soldier.token().pile().idx()] += count;
        sink.event(Audience::All, |_| Event::Disbanded { seat, soldier, count });
        self.disband_next(state, muster);
    }
}
