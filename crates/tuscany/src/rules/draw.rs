//! Chapter 5.1: drawing region cards.

use crate::Tuscany;
use crate::data::{Bonus, Kind};
use crate::event::{Event, Supply};
use crate::frame::Frame;
use crate::state::State;
use core::array;
use signoria_core::{Audience, Seat, Sink};

impl Tuscany {
    /// TA32
    pub(super) fn can_draw(&self, s: &State) -> bool {
        !s.deck.is_empty() || !s.spent.is_empty()
    }

    /// The cards of a draw action of the player to act. T5.1.1, TA8, TA19
    pub(crate) fn cards_to_draw(&self, s: &State) -> u8 {
        let more = self.components.bonus_amount[Bonus::ExtraRegionCard.idx()] * s.active().has(Bonus::ExtraRegionCard);
        self.components.draw_cards + more
    }

    /// T5.1.1
    pub(super) fn draw(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        self.begin_action(s, sink);
        self.draw_cards(s, self.cards_to_draw(s), sink);
    }

    /// So many cards for the player to act: the draw action, a monastery, a yield card. T5.1.2
    pub(super) fn draw_cards(&self, s: &mut State, count: u8, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.frames.push(Frame::Cards { seat, left: count });
        sink.event(Audience::All, || Event::Draws { seat, count });
    }

    /// Card by card: an empty deck is renewed from the discards, and without them the rest is lost. T3.5.2, T5.1.2
    pub(super) fn next_card(&self, s: &mut State, seat: Seat, left: u8, sink: &mut impl Sink<Event>) -> bool {
        if left > 0 && s.deck.is_empty() {
            let count = s.spent.len() as u8;
            if count == 0 {
                sink.event(Audience::All, || Event::DrawLost { seat, count: left });
                s.frames.pop();
                return false;
            }
            s.deck.refill(&mut s.spent);
            s.shuffled = array::from_fn(|kind| s.deck.count(kind));
            for seat in Seat::all(self.seats) {
                s.players[seat].drawn.replace([0; 8]);
                s.players[seat].paid = [[0; 8]; 2];
            }
            sink.event(Audience::All, || Event::Shuffled { supply: Supply::RegionCards, count });
        }
        if left == 0 {
            s.frames.pop();
        }
        left > 0
    }

    pub(super) fn draw_card(&self, s: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
        let Frame::Cards { seat, left } = s.frames.top() else { unreachable!("a card is being drawn") };
        s.deck.draw(kind.idx());
        let player = &mut s.players[seat];
        player.with_hand(|hand| hand[kind.idx()] += 1);
        player.held += 1;
        let mut drawn = *player.drawn.peek();
        drawn[kind.idx()] += 1;
        player.drawn.replace(drawn);
        s.frames.replace(Frame::Cards { seat, left: left - 1 });
        sink.event(Audience::Only(seat), || Event::Drew { seat, kind: Some(kind) });
        sink.event(Audience::Except(seat), || Event::Drew { seat, kind: None });
    }
}
