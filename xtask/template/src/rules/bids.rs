//! Chapter 3, first part: the prize and the bids.

use super::setup::with;
use crate::view::Event;
use crate::{Action, Frame, State, Toy};
use alloc::vec::Vec;
use core::cmp::Reverse;
use signoria_core::{Audience, Seat, SeatSet, Sink, Veiled};

impl Toy {
    pub(crate) fn begin_round(&self, state: &mut State) {
        state.round += 1;
        state.frame = Frame::Roll;
    }

    // X3.1
    pub(crate) fn set_prize(&self, state: &mut State, n: u8, sink: &mut impl Sink<Event>) {
        state.prize = n;
        state.frame = Frame::Bid { waiting: SeatSet::first_n(self.seats) };
        sink.event(Audience::All, || Event::Prize { prize: n });
    }

    // X3.2
    pub(crate) fn legal_bids(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let hand = state.players[seat].hand.peek();
        out.extend((0..).zip(hand).filter(|(_, n)| **n > 0).map(|(kind, _)| Action::Bid(kind)));
    }

    // X3.2
    pub(crate) fn bid(&self, state: &mut State, waiting: SeatSet, seat: Seat, kind: u8, sink: &mut impl Sink<Event>) {
        let player = &mut state.players[seat];
        player.hand.replace(with(*player.hand.peek(), kind, -1));
        player.held -= 1;
        player.bid = Veiled::new(kind, SeatSet::only(seat));
        player.has_bid = true;
        sink.event(Audience::All, || Event::Bid { seat });
        let waiting = waiting.without(seat);
        if waiting.is_empty() {
            self.turn_up(state, sink);
        } else {
            state.frame = Frame::Bid { waiting };
        }
    }

    // X3.3 to X3.5
    fn turn_up(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            state.players[seat].bid.reveal(SeatSet::EVERYBODY, sink);
            let card = state.players[seat].bid.peek() + 1;
            sink.event(Audience::All, || Event::TurnedUp { seat, card });
        }
        let clockwise = |seat: Seat| (seat.0 + self.seats - state.first.0) % self.seats;
        let winner = Seat::all(self.seats)
            .max_by_key(|seat| (*state.players[*seat].bid.peek(), Reverse(clockwise(*seat))))
            .expect("there are players");
        // X3.4
        let double = self.options.double && state.round == self.rounds();
        let points = state.prize * (1 + u8::from(double));
        state.players[winner].prizes += points;
        sink.event(Audience::All, || Event::Won { seat: winner, points });
        for seat in Seat::all(self.seats) {
            let player = &mut state.players[seat];
            // X3.5
            state.discards[usize::from(*player.bid.peek())] += 1;
            (player.bid, player.has_bid) = (Veiled::default(), false);
        }
        // X3.6, X3.8: the winner begins the turns and the next round.
        state.first = winner;
        state.frame = Frame::Turn { seat: winner, left: self.seats };
    }
}
