//! Chapter 3, second part: the turns.

use crate::frame::{Draw, Frame, Question, Step};
use crate::{Action, Event, State, Toy};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink};

impl Toy {
    // X3.6, X3.7
    pub(super) fn legal_turn(&self, state: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        out.push(Action::Draw);
        let hand = &state.players[seat].hand;
        if hand.len() > 1 {
            out.extend(hand.cards(referee).map(Action::Bank));
            out.dedup();
        }
    }

    // X3.6
    pub(super) fn draw(&self, state: &mut State, seat: Seat, left: u8) {
        state.frames.replace(Frame::Step(Step::TurnOver(seat, left)));
        state.frames.draw(Draw::Card(seat));
    }

    // X3.6
    pub(super) fn take_card(&self, state: &mut State, seat: Seat, kind: u8, sink: &mut impl Sink<Event>) {
        self.deal_to(state, seat, kind, SeatSet::EMPTY, sink);
        state.frames.pop();
    }

    // X3.7
    pub(super) fn bank(&self, state: &mut State, seat: Seat, left: u8, kind: u8, sink: &mut impl Sink<Event>) {
        let player = &mut state.players[seat];
        player.hand.remove(kind, SeatSet::EVERYBODY);
        player.banked[usize::from(kind)] += 1;
        player.interest += kind;
        sink.event(Audience::All, |_| Event::Banked { seat, card: kind + 1, points: kind });
        state.frames.replace(Frame::Step(Step::TurnOver(seat, left)));
    }

    // X3.8, X4.1
    pub(super) fn end_turn(&self, state: &mut State, seat: Seat, left: u8) {
        if left > 1 {
            let next = Question::Turn { seat: seat.next(self.kit.seats), left: left - 1 };
            state.frames.replace(Frame::Ask(next));
        } else if state.round < self.rounds() {
            self.begin_round(state);
        } else {
            state.frames.replace(Frame::Over);
        }
    }
}
