//! Chapter 7: military rounds.

use crate::data::{MAX_PLAYERS, by_players};
use crate::frame::{Frame, Round};
use crate::kinds::{Cube, Soldier};
use crate::state::State;
use crate::view::Event;
use crate::{Action, Principato};
use alloc::vec::Vec;
use core::cmp::Reverse;
use signoria_core::{Audience, Seat, Sink};

impl Principato {
    /// A round begins: its order is fixed, whatever happens in it. P7.4
    pub(crate) fn begin_round(&self, state: &mut State, year_end: bool, sink: &mut impl Sink<Event>) {
        let round = Round { year_end, order: self.military_order(state) };
        state.frames.push(Frame::Supply { round, place: 0, soldier: Soldier::Militia });
        let number = state.rounds + 1;
        sink.event(Audience::All, || Event::MilitaryRound {
            year_end,
            number,
            order: round.order[..usize::from(self.seats)].to_vec(),
        });
    }

    /// Most military tokens first, ties clockwise from the starting player. Places beyond the players repeat the last.
    pub(crate) fn military_order(&self, state: &State) -> [Seat; MAX_PLAYERS] {
        let mut order: [Seat; MAX_PLAYERS] = core::array::from_fn(|i| {
            let clockwise = (i as u8).min(self.seats - 1);
            Seat((state.first.0 + clockwise) % self.seats)
        });
        // The sort is stable: equal players stay clockwise.
        order[..usize::from(self.seats)].sort_by_key(|seat| Reverse(state.players[*seat].military_tokens()));
        order
    }

    // P7.5
    #[inline]
    pub(crate) fn legal_supply(&self, state: &State, seat: Seat, soldier: Soldier, out: &mut Vec<Action>) {
        let player = &state.players[seat];
        let empty = player.army(soldier).empty();
        for own in 0..empty.min(player.cubes(soldier.cube())) + 1 {
            let favors = 0..player.cubes(Cube::Favor).min(empty - own) + 1;
            out.extend(favors.map(|favor| Action::Supply { soldier, own, favor }));
        }
    }

    #[inline]
    pub(crate) fn can_supply(&self, state: &State, round: Round, place: u8, soldier: Soldier) -> bool {
        state.players[round.order[usize::from(place)]].can_supply(soldier)
    }

    pub(crate) fn supply(
        &self,
        state: &mut State,
        round: Round,
        place: u8,
        soldier: Soldier,
        [own, favor]: [u8; 2],
        sink: &mut impl Sink<Event>,
    ) {
        let seat = round.order[usize::from(place)];
        self.onto_soldiers(state, seat, soldier.cube(), soldier, own);
        self.onto_soldiers(state, seat, Cube::Favor, soldier, favor);
        let strength = state.players[seat].strength();
        sink.event(Audience::All, || Event::Supplied { seat, soldier, own, favor, strength });
        self.next_supply(state, round, place, soldier, sink);
    }

    /// Militia, then condottieri, then the next player; after the last one the round is scored.
    pub(crate) fn next_supply(
        &self,
        state: &mut State,
        round: Round,
        place: u8,
        soldier: Soldier,
        sink: &mut impl Sink<Event>,
    ) {
        match next(soldier, place) {
            (_, place) if place == self.seats => self.score_round(state, round, sink),
            (soldier, place) => state.frames.replace(Frame::Supply { round, place, soldier }),
        }
    }

    // P7.6-P7.9
    fn score_round(&self, state: &mut State, round: Round, sink: &mut impl Sink<Event>) {
        let strengths = state.players.0.map(|player| player.strength());
        let points = self.awards(&strengths[..usize::from(self.seats)]);
        for seat in Seat::all(self.seats) {
            state.players[seat].military += points[seat.idx()];
            let (strength, points) = (strengths[seat.idx()], points[seat.idx()]);
            sink.event(Audience::All, || Event::Awarded { seat, strength, points });
        }
        state.rounds += 1;
        for seat in Seat::all(self.seats) {
            self.clear(state, seat, sink);
        }
        // PA24: nothing depends on soldiers after the last round.
        if round.year_end && state.year == super::turns::YEARS {
            state.frames.pop();
        } else {
            state.frames.replace(Frame::Disband { round, place: 0, soldier: Soldier::Militia });
        }
    }

    /// The points of a round by seat. Tied players share the places that they cover, rounded up. P7.7, P7.8
    #[must_use]
    pub fn awards(&self, strengths: &[i8]) -> [u8; MAX_PLAYERS] {
        let row = self.components.awards[by_players(self.seats)];
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
            sink.event(Audience::All, || Event::Cleared { seat, food, money, favor });
        }
    }

    // P7.10
    #[inline]
    pub(crate) fn legal_disband(&self, state: &State, seat: Seat, soldier: Soldier, out: &mut Vec<Action>) {
        let tokens = state.players[seat].army(soldier).tokens;
        out.extend((0..tokens + 1).map(|count| Action::Disband { soldier, count }));
    }

    #[inline]
    pub(crate) fn can_disband(&self, state: &State, round: Round, place: u8, soldier: Soldier) -> bool {
        state.players[round.order[usize::from(place)]].army(soldier).tokens > 0
    }

    pub(crate) fn disband(
        &self,
        state: &mut State,
        round: Round,
        place: u8,
        soldier: Soldier,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = round.order[usize::from(place)];
        state.players[seat].army[soldier.idx()].tokens -= count;
        state.stock.tokens[soldier.token().pile().idx()] += count;
        sink.event(Audience::All, || Event::Disbanded { seat, soldier, count });
        self.next_disband(state, round, place, soldier);
    }

    pub(crate) fn next_disband(&self, state: &mut State, round: Round, place: u8, soldier: Soldier) {
        match next(soldier, place) {
            (_, place) if place == self.seats => state.frames.pop(),
            (soldier, place) => state.frames.replace(Frame::Disband { round, place, soldier }),
        }
    }
}

/// Whose soldiers come after these: the same player's other kind, or the next player's.
fn next(soldier: Soldier, place: u8) -> (Soldier, u8) {
    match soldier {
        Soldier::Militia => (Soldier::Condottiere, place),
        Soldier::Condottiere => (Soldier::Militia, place + 1),
    }
}
