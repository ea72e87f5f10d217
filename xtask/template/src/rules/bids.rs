//! Chapter 3, first part: the prize and the bids.

use crate::frame::{Draw, Frame, Question};
use crate::{Action, Event, State, Toy};
use alloc::vec::Vec;
use core::cmp::Reverse;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink, Veiled};

impl Toy {
    pub(super) fn begin_round(&self, state: &mut State) {
        state.round += 1;
        state.frames.replace(Frame::Draw(Draw::Prize));
    }

    // X3.1
    pub(super) fn set_prize(&self, state: &mut State, prize: u8, sink: &mut impl Sink<Event>) {
        state.prize = prize;
        state.frames.replace(Frame::Ask(Question::Bid { waiting: SeatSet::first_n(self.kit.seats) }));
        sink.event(Audience::All, |_| Event::Prize { prize });
    }

    // X3.2
    pub(super) fn legal_bids(&self, state: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        out.extend(state.players[seat].hand.cards(referee).map(Action::Bid));
        out.dedup();
    }

    // X3.2
    pub(super) fn bid(
        &self,
        state: &mut State,
        waiting: SeatSet,
        seat: Seat,
        kind: u8,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let player = &mut state.players[seat];
        assert!(player.bid.is_none() && player.hand.count(kind, referee) > 0, "a card of the hand is bid, once");
        player.bid = Some(Veiled::new(kind, SeatSet::only(seat)));
        sink.event(Audience::All, |_| Event::Bid { seat });
        match waiting.without(seat) {
            SeatSet::EMPTY => self.turn_up(state, referee, sink),
            waiting => state.frames.replace(Frame::Ask(Question::Bid { waiting })),
        }
    }

    // X3.3 to X3.5
    fn turn_up(&self, state: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        let mut best = None;
        for seat in Seat::all(self.kit.seats) {
            let mut bid = state.players[seat].bid.take().expect("everybody has bid");
            bid.reveal(SeatSet::EVERYBODY, sink);
            let kind = *bid.peek(referee);
            sink.event(Audience::All, |_| Event::TurnedUp { seat, card: kind + 1 });
            state.players[seat].hand.remove(kind, SeatSet::EVERYBODY);
            state.discards[usize::from(kind)] += 1;
            let clockwise = seat.steps_from(state.first, self.kit.seats);
            best = best.max(Some((kind, Reverse(clockwise), seat)));
        }
        let (_, _, winner) = best.expect("there are players");
        // X3.4
        let points = state.prize * (1 + u8::from(self.kit.options.double && state.round == self.rounds()));
        state.players[winner].prizes += points;
        sink.event(Audience::All, |_| Event::Won { seat: winner, points });
        // X3.6, X3.8: the winner begins the turns and the next round.
        state.first = winner;
        state.frames.replace(Frame::Ask(Question::Turn { seat: winner, left: self.kit.seats }));
    }
}
