//! Chapter 5.1: drawing region cards.

use crate::Tuscany;
use crate::event::{Event, Supply};
use crate::frame::{Draw, Frame, Step};
use crate::pieces::{Bonus, Kind};
use crate::state::State;
use core::array;
use signoria_core::{Audience, Referee, Seat, Sink};

impl Tuscany {
    /// TA32
    pub(super) fn can_draw(&self, s: &State) -> bool {
        !s.deck.is_empty() || !s.spent.is_empty()
    }

    /// The cards of a draw action of the player to act. T5.1.1, TA8, TA19
    pub(crate) fn cards_to_draw(&self, s: &State) -> u8 {
        let more =
            self.kit.components.bonus_amount[Bonus::ExtraRegionCard.idx()] * s.active().has(Bonus::ExtraRegionCard);
        self.kit.components.draw_cards + more
    }

    /// T5.1.1
    pub(super) fn draw(&self, s: &mut State, extra: bool, sink: &mut impl Sink<Event>) {
        self.begin_action(s, extra, sink);
        self.draw_cards(s, self.cards_to_draw(s), sink);
    }

    /// So many cards for the player to act: the draw action, a monastery, a yield card. T5.1.2
    pub(super) fn draw_cards(&self, s: &mut State, count: u8, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.frames.step(Step::Cards { seat, left: count });
        sink.event(Audience::All, |_| Event::Draws { seat, count });
    }

    /// Card by card: an empty deck is renewed from the discards, and without them the rest is lost. T3.5.2, T5.1.2
    pub(super) fn next_card(&self, s: &mut State, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
        if left > 0 && s.deck.is_empty() {
            let count = s.spent.len() as u8;
            if count == 0 {
                sink.event(Audience::All, |_| Event::DrawLost { seat, count: left });
                return s.frames.pop();
            }
            s.deck.refill(&mut s.spent);
            s.shuffled = array::from_fn(|kind| s.deck.count(kind));
            for seat in Seat::all(self.kit.seats) {
                s.players[seat].drawn.replace([0; 8]);
                s.players[seat].paid = [[0; 8]; 2];
            }
            sink.event(Audience::All, |_| Event::Shuffled { supply: Supply::RegionCards, count });
        }
        if left == 0 {
            s.frames.pop();
        } else {
            s.frames.replace(Frame::Draw(Draw::Card { seat, left }));
        }
    }

    pub(super) fn draw_card(
        &self,
        s: &mut State,
        seat: Seat,
        left: u8,
        kind: Kind,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        s.deck.draw(kind.idx());
        let player = &mut s.players[seat];
        player.with_hand(referee, |hand| hand[kind.idx()] += 1);
        player.held += 1;
        let mut drawn = *player.drawn.peek(referee);
        drawn[kind.idx()] += 1;
        player.drawn.replace(drawn);
        sink.event(Audience::only(seat), |_| Event::Drew { seat, kind: Some(kind) });
        sink.event(Audience::except(seat), |_| Event::Drew { seat, kind: None });
        self.next_card(s, seat, left - 1, sink);
    }
}
