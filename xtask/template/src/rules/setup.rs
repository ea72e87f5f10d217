//! Chapter 2: set-up.

use crate::frame::{Draw, Frame, Frames};
use crate::{Event, Player, State, Toy};
use signoria_core::contract::Terms;
use signoria_core::{Audience, Bag, PerSeat, Seat, SeatSet, Sink};

impl Toy {
    pub(super) fn set_up(&self) -> State {
        // X2.1
        let (first, begin) = match self.kit.options.first() {
            Some((first, _)) => (first, Draw::Deal(self.kit.components.hand * self.kit.seats)),
            None => (Seat(0), Draw::First),
        };
        State {
            frames: Frames::of(Frame::Draw(begin)),
            bag: Bag::new(self.kit.components.copies),
            discards: Default::default(),
            round: 0,
            first,
            prize: 0,
            players: PerSeat(core::array::from_fn(|seat| Player::new(Seat(seat as u8)))),
        }
    }

    pub(super) fn set_first(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.first = seat;
        state.frames.replace(Frame::Draw(Draw::Deal(self.kit.components.hand * self.kit.seats)));
        sink.event(Audience::All, |_| Event::First { seat });
    }

    // X2.2: the whole hand of the first player, then clockwise.
    pub(super) fn deal(&self, state: &mut State, left: u8, kind: u8, sink: &mut impl Sink<Event>) {
        let dealt = self.kit.components.hand * self.kit.seats - left;
        let seat = Seat((state.first.0 + dealt / self.kit.components.hand) % self.kit.seats);
        // X2.4
        let is_last = (dealt + 1).is_multiple_of(self.kit.components.hand);
        let neighbour = if is_last { SeatSet::only(seat.next(self.kit.seats)) } else { SeatSet::EMPTY };
        self.deal_to(state, seat, kind, neighbour, sink);
        if left > 1 {
            state.frames.replace(Frame::Draw(Draw::Deal(left - 1)));
        } else {
            self.begin_round(state);
        }
    }

    /// A card from the bag comes into a hand. Its player sees which one, and so do `known`. X2.2, X2.4, X3.6
    pub(super) fn deal_to(&self, state: &mut State, seat: Seat, kind: u8, known: SeatSet, sink: &mut impl Sink<Event>) {
        state.bag.draw(kind.into());
        state.players[seat].hand.add(kind, known);
        let known = known.with(seat);
        sink.event(Audience::Only(known), |_| Event::Drew { seat, card: Some(kind + 1) });
        sink.event(Audience::Except(known), |_| Event::Drew { seat, card: None });
    }
}
