//! Chapter 3: the rounds.

use crate::{Action, Draw, Event, Frame, Question, State, Toy};
use alloc::vec::Vec;
use core::cmp::Reverse;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink, Veiled};

impl Toy {
    // X3.1
    pub(super) fn set_prize(&self, state: &mut State, prize: u8, sink: &mut impl Sink<Event>) {
        state.round += 1;
        state.prize = prize;
        state.frame = Frame::Ask(Question::Bid);
        sink.event(Audience::All, |_| Event::Prize { prize });
    }

    // X3.2
    pub(super) fn bidders(&self, state: &State) -> SeatSet {
        Seat::all(self.kit.seats).filter(|seat| state.players[*seat].bid.is_none()).collect()
    }

    // X3.2
    pub(super) fn legal_bids(&self, state: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        out.extend(state.players[seat].hand.cards(referee).map(Action::Bid));
        out.dedup();
    }

    // X3.2
    pub(super) fn bid(&self, state: &mut State, seat: Seat, kind: u8, referee: Referee, sink: &mut impl Sink<Event>) {
        let player = &mut state.players[seat];
        assert!(player.bid.is_none() && player.hand.count(kind, referee) > 0, "a card of the hand is bid, once");
        player.bid = Some(Veiled::new(kind, SeatSet::only(seat)));
        sink.event(Audience::All, |_| Event::Bid { seat });
        if self.bidders(state).is_empty() {
            self.turn_up(state, referee, sink);
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
            best = best.max(Some((kind, Reverse(seat.steps_from(state.first, self.kit.seats)), seat)));
        }
        let (_, _, seat) = best.expect("there are players");
        state.players[seat].prizes += state.prize;
        sink.event(Audience::All, |_| Event::Won { seat, points: state.prize });
        state.first = seat;
        // X3.6, X4.1
        let is_last = state.round == self.rounds();
        state.frame = if is_last { Frame::Over } else { Frame::Draw(Draw::Card(self.kit.seats)) };
    }
}
