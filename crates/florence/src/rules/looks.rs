//! Chapter 5.6: looking at five cards.

use crate::Florence;
use crate::data::LOOK;
use crate::event::{Event, florins};
use crate::frame::{Draw, Frame, Question, Step};
use crate::pieces::{Card, Cards, Pile};
use crate::state::State;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink, Veiled};

impl Florence {
    /// Somebody looks at the top five cards of a deck, or all if there are fewer. F5.6.1
    pub(super) fn look(&self, s: &mut State, seat: Seat, pile: Pile, price: u16, sink: &mut impl Sink<Event>) {
        let count = s.deck_len(pile).min(LOOK);
        s.looked = Veiled::new(Cards::NONE, SeatSet::only(seat));
        s.frames.step(Step::Look(seat, pile, count));
        sink.event(Audience::All, |_| Event::Looks { seat, pile, count, price: florins(price) });
    }

    /// Cards that nobody has seen come by chance, those that were put under the deck in their order. F3.3.2
    pub(super) fn look_on(
        &self,
        s: &mut State,
        seat: Seat,
        pile: Pile,
        left: u8,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        if left > 0 {
            s.frames.replace(Frame::Step(Step::Look(seat, pile, left - 1)));
            if s.unseen.in_pile(pile).is_empty() {
                let card = s.under[pile.idx()].take(referee);
                self.see(s, seat, card, referee, sink);
            } else {
                s.frames.draw(Draw::Look(seat, pile));
            }
            return;
        }
        let cards = *s.looked.peek(referee);
        match cards.iter().next() {
            // F10.4
            Some(only) if cards.len() == 1 => self.keep(s, seat, pile, only, referee, sink),
            _ => s.frames.replace(Frame::Ask(Question::Keep(seat, pile))),
        }
    }

    pub(super) fn look_at_drawn(
        &self,
        s: &mut State,
        seat: Seat,
        card: Card,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        s.unseen = s.unseen.without(card);
        self.see(s, seat, card, referee, sink);
    }

    fn see(&self, s: &mut State, seat: Seat, card: Card, referee: Referee, sink: &mut impl Sink<Event>) {
        Veiled::new(card, SeatSet::EMPTY).reveal(SeatSet::only(seat), sink);
        let looked = s.looked.peek(referee).with(card);
        s.looked.replace(looked);
        s.players[seat].know(referee, |own| own.seen = own.seen.or(Cards::only(card).in_pile(Pile::Profession)));
        sink.event(Audience::only(seat), |_| Event::Sees { seat, card });
    }

    // F5.6.1
    pub(super) fn keep(
        &self,
        s: &mut State,
        seat: Seat,
        pile: Pile,
        card: Card,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let rest = s.looked.peek(referee).without(card);
        s.looked.replace(rest);
        let player = &mut s.players[seat];
        player.held[pile.idx()] += 1;
        if pile == Pile::Prestige {
            let all = player.prestige.peek(referee).with(card);
            player.prestige.replace(all);
        } else {
            player.know(referee, |own| {
                own.hand = own.hand.with(card);
                if pile == Pile::Profession {
                    own.drawn = own.drawn.with(card);
                }
            });
        }
        s.frames.replace(Frame::Step(Step::Return(seat, pile)));
        let under = rest.len();
        sink.event(Audience::only(seat), |_| Event::Keeps { seat, pile, card: Some(card), under });
        sink.event(Audience::except(seat), |_| Event::Keeps { seat, pile, card: None, under });
    }

    /// With none or one left there is nothing to ask. F5.6.1
    pub(super) fn return_on(
        &self,
        s: &mut State,
        seat: Seat,
        pile: Pile,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let rest = *s.looked.peek(referee);
        match rest.iter().next() {
            None => {
                s.looked = Veiled::default();
                s.frames.pop();
            }
            Some(last) if rest.len() == 1 => self.goes_under(s, seat, pile, last, referee, sink),
            Some(_) => s.frames.ask(Question::Return(seat, pile)),
        }
    }

    // FD8
    pub(super) fn put_under(
        &self,
        s: &mut State,
        seat: Seat,
        pile: Pile,
        card: Card,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        self.goes_under(s, seat, pile, card, referee, sink);
    }

    /// The card named first lies nearest to the top. F5.6.1
    fn goes_under(
        &self,
        s: &mut State,
        seat: Seat,
        pile: Pile,
        card: Card,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let rest = s.looked.peek(referee).without(card);
        s.looked.replace(rest);
        s.under[pile.idx()].put(card, seat);
        sink.event(Audience::only(seat), |_| Event::Under { seat, card });
    }
}
