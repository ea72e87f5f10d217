//! Chapter 2: set-up.

use crate::view::Event;
use crate::{Frame, State, Toy};
use signoria_core::{Audience, Bag, PerSeat, Seat, SeatSet, Sink, Veiled};

impl Toy {
    pub(crate) fn set_up(&self) -> State {
        let mut state = State {
            frame: Frame::First,
            bag: Bag::new(self.components.copies),
            discards: Default::default(),
            round: 0,
            first: Seat(0),
            prize: 0,
            players: PerSeat::default(),
        };
        for seat in Seat::all(self.seats) {
            // X2.2: a hand is known to its player alone.
            state.players[seat].hand = Veiled::new(Default::default(), SeatSet::only(seat));
        }
        if let Some(first) = self.options.first {
            self.seat_first(&mut state, Seat(first));
        }
        state
    }

    pub(crate) fn set_first(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        self.seat_first(state, seat);
        sink.event(Audience::All, || Event::First { seat });
    }

    fn seat_first(&self, state: &mut State, seat: Seat) {
        state.first = seat;
        state.frame = Frame::Deal { left: self.components.hand * self.seats };
    }

    // X2.2: the whole hand of the first player, then clockwise.
    pub(crate) fn deal(&self, state: &mut State, left: u8, kind: u8, sink: &mut impl Sink<Event>) {
        let dealt = (self.components.hand * self.seats - left) / self.components.hand;
        let seat = Seat((state.first.0 + dealt) % self.seats);
        self.draw(state, seat, kind, sink);
        if left > 1 {
            state.frame = Frame::Deal { left: left - 1 };
        } else {
            self.begin_round(state);
        }
    }

    /// A card from the bag comes into a hand. Only the player sees which one. X2.2, X3.6
    pub(crate) fn draw(&self, state: &mut State, seat: Seat, kind: u8, sink: &mut impl Sink<Event>) {
        state.bag.draw(kind.into());
        let player = &mut state.players[seat];
        player.hand.replace(with(*player.hand.peek(), kind, 1));
        player.held += 1;
        sink.event(Audience::Only(seat), || Event::Drew { seat, card: Some(kind + 1) });
        sink.event(Audience::Except(seat), || Event::Drew { seat, card: None });
    }
}

/// A hand with so many cards of a kind more.
pub(crate) fn with(mut hand: crate::Hand, kind: u8, change: i8) -> crate::Hand {
    let slot = &mut hand[usize::from(kind)];
    *slot = slot.checked_add_signed(change).expect("the card is in the hand");
    hand
}
