//! Chapter 2: set-up.

use crate::{Draw, Event, Frame, Player, State, Toy};
use signoria_core::{Audience, Bag, Hand, PerSeat, Seat, SeatSet, Sink, contract::Terms};

impl Toy {
    pub(super) fn set_up(&self) -> State {
        // X2.1
        let first = self.kit.options.first().map(|(first, _)| first);
        let player = |seat| Player { hand: Hand::of(Seat(seat as u8)), bid: None, prizes: 0 };
        State {
            frame: Frame::Draw(if first.is_some() { self.hands() } else { Draw::First }),
            bag: Bag::new(self.kit.components.copies),
            discards: Default::default(),
            round: 0,
            first: first.unwrap_or(Seat(0)),
            prize: 0,
            players: PerSeat(core::array::from_fn(player)),
        }
    }

    // X2.2
    fn hands(&self) -> Draw {
        Draw::Card(self.kit.components.hand * self.kit.seats)
    }

    // X2.1
    pub(super) fn set_first(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.first = seat;
        state.frame = Frame::Draw(self.hands());
        sink.event(Audience::All, |_| Event::First { seat });
    }

    // X2.2, X3.6: clockwise from the first player, one card at a time.
    pub(super) fn deal(&self, state: &mut State, left: u8, kind: u8, sink: &mut impl Sink<Event>) {
        let dealt = self.kit.components.hand * self.kit.seats - left;
        let seat = Seat((state.first.0 + dealt) % self.kit.seats);
        state.bag.draw(kind.into());
        state.players[seat].hand.add(kind, SeatSet::EMPTY);
        sink.event(Audience::only(seat), |_| Event::Drew { seat, card: Some(kind + 1) });
        sink.event(Audience::except(seat), |_| Event::Drew { seat, card: None });
        state.frame = Frame::Draw(if left > 1 { Draw::Card(left - 1) } else { Draw::Prize });
    }
}
