//! Chapter 3, second part: the turns.

use super::setup::with;
use crate::view::Event;
use crate::{Action, Frame, State, Toy};
use alloc::vec::Vec;
use signoria_core::{Audience, Seat, Sink};

impl Toy {
    // X3.6, X3.7
    pub(crate) fn legal_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Draw);
        let player = &state.players[seat];
        if player.held > 1 {
            out.extend((0..).zip(player.hand.peek()).filter(|(_, n)| **n > 0).map(|(kind, _)| Action::Bank(kind)));
        }
    }

    // X3.7
    pub(crate) fn bank(&self, state: &mut State, seat: Seat, kind: u8, sink: &mut impl Sink<Event>) {
        let player = &mut state.players[seat];
        player.hand.replace(with(*player.hand.peek(), kind, -1));
        player.held -= 1;
        player.banked = with(player.banked, kind, 1);
        player.interest += kind;
        sink.event(Audience::All, || Event::Banked { seat, card: kind + 1, points: kind });
    }

    // X3.8, X4.1
    pub(crate) fn end_turn(&self, state: &mut State, seat: Seat, left: u8) {
        if left > 1 {
            state.frame = Frame::Turn { seat: seat.next(self.seats), left: left - 1 };
        } else if state.round < self.rounds() {
            self.begin_round(state);
        } else {
            state.frame = Frame::Over;
        }
    }
}
