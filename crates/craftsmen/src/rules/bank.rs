//! Chapter 5.3: the Bankers' Guild; and what is drawn, discarded and given away everywhere. C4.6, C10.1

use crate::data::{BANK, BANK_BACK, HAND};
use crate::event::Event;
use crate::frame::{Draw, Question, Step, Surplus};
use crate::pieces::Capital;
use crate::state::{Cards, State};
use crate::{Action, Craftsmen, Frame};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink};

impl Craftsmen {
    /// Two equal cards of the display are one choice. CD6
    pub(crate) fn displayed(&self, s: &State) -> impl Iterator<Item = (u8, Capital)> + use<> {
        let [first, second] = s.display;
        let second = second.filter(|kind| first != Some(*kind));
        [first, second].into_iter().zip(0..).filter_map(|(kind, slot)| kind.map(|kind| (slot, kind)))
    }

    // CD6
    pub(super) fn legal_take(&self, s: &State, out: &mut Vec<Action>) {
        out.extend(self.displayed(s).map(|(slot, _)| Action::Take(slot)));
        match s.display {
            [Some(_), Some(_)] => out.push(Action::Take(2)),
            [None, None] => out.push(Action::Take(3)),
            _ => {}
        }
        out.push(Action::Pass);
    }

    /// Face-up cards first, then the rest from the stack. C5.3.1, C5.3.4
    pub(super) fn take(&self, s: &mut State, seat: Seat, which: u8, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let mut left = BANK;
        for slot in 0..2 {
            if which != slot && which != 2 {
                continue;
            }
            if let Some(kind) = s.display[usize::from(slot)].take() {
                self.take_open(s, seat, kind, slot, sink);
                left -= 1;
            }
        }
        s.frames.step(Step::Limit(seat));
        s.frames.step(Step::Refill);
        s.frames.step(Step::Bank(seat));
        s.frames.step(Step::Draws(seat, left));
    }

    /// A face-up card comes into a hand before everybody's eyes. CA48
    pub(super) fn take_open(&self, s: &mut State, seat: Seat, kind: Capital, slot: u8, sink: &mut impl Sink<Event>) {
        s.players[seat].hand.add(kind as u8, SeatSet::EVERYBODY);
        sink.event(Audience::All, |_| Event::TookOpen { seat, card: kind, slot });
    }

    /// The privilege is offered after the cards were drawn. C5.3.2, CA9
    pub(super) fn bank_on(&self, s: &mut State, seat: Seat, referee: Referee, sink: &mut impl Sink<Event>) {
        if s.players[seat].hand.is_empty() {
            s.frames.pop();
        } else if self.may_use_privilege(s, seat) {
            s.frames.replace(Frame::Ask(Question::Privilege(seat)));
        } else {
            s.frames.pop();
            self.ask_discard(s, seat, BANK_BACK[0], true, referee, sink);
        }
    }

    // CD7
    pub(super) fn bank_privilege(
        &self,
        s: &mut State,
        seat: Seat,
        used: bool,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        if used {
            self.use_privilege(s, seat, sink);
        }
        self.ask_discard(s, seat, BANK_BACK[usize::from(used)], true, referee, sink);
    }

    /// So many cards are discarded, all of them if there are no more. Who holds one card alone has no choice. CD8, CD32
    pub(super) fn ask_discard(
        &self,
        s: &mut State,
        seat: Seat,
        count: u8,
        bank: bool,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let left = count.min(s.players[seat].hand.len());
        match (left, s.players[seat].hand.len()) {
            (0, _) => {}
            (_, 1) => {
                let kind = s.players[seat].hand.cards(referee).next().expect("a card is there");
                self.discard(s, seat, Capital::at(kind), sink);
            }
            _ => s.frames.ask(Question::Discard(seat, Surplus { left, from: 0, bank })),
        }
    }

    /// Two at a time, in the order of their kinds, so that the same cards are discarded in one way alone.
    pub(super) fn legal_discard(
        &self,
        s: &State,
        seat: Seat,
        surplus: Surplus,
        referee: Referee,
        out: &mut Vec<Action>,
    ) {
        let cards = s.players[seat].capital(referee);
        let from = usize::from(surplus.from);
        // Cards of the kinds from each one on.
        let mut after = [0; Capital::COUNT + 1];
        (from..Capital::COUNT).rev().for_each(|kind| after[kind] = after[kind + 1] + cards[kind]);
        let there = |from: usize| (from..Capital::COUNT).filter(|kind| cards[*kind] > 0);
        for first in there(from) {
            if surplus.left == 1 {
                out.push(Action::Discard(Capital::ALL[first]));
                continue;
            }
            for second in there(first) {
                let taken = if first == second { 2 } else { 1 };
                if cards[second] >= taken && after[second] - taken >= surplus.left - 2 {
                    out.push(Action::DiscardTwo { first: Capital::ALL[first], second: Capital::ALL[second] });
                }
            }
        }
    }

    pub(super) fn discards(
        &self,
        s: &mut State,
        seat: Seat,
        surplus: Surplus,
        kinds: &[Capital],
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        kinds.iter().for_each(|kind| self.discard(s, seat, *kind, sink));
        let left = surplus.left - kinds.len() as u8;
        if let Some(last) = kinds.last().filter(|_| left > 0) {
            s.frames.ask(Question::Discard(seat, Surplus { left, from: *last as u8, ..surplus }));
        }
    }

    /// A card goes to the discard pile before everybody's eyes. CA43
    pub(super) fn discard(&self, s: &mut State, seat: Seat, kind: Capital, sink: &mut impl Sink<Event>) {
        s.players[seat].lose(kind, SeatSet::EVERYBODY, sink);
        s.pile.put(kind.idx());
        sink.event(Audience::All, |_| Event::Discarded { seat, card: kind });
    }

    /// Cards go to the discard pile together.
    pub(super) fn discard_all(&self, s: &mut State, seat: Seat, cards: &Cards, sink: &mut impl Sink<Event>) {
        for (kind, count) in Capital::ALL.into_iter().zip(cards) {
            for _ in 0..*count {
                s.players[seat].lose(kind, SeatSet::EVERYBODY, sink);
                s.pile.put(kind.idx());
            }
        }
    }

    /// The kinds of card that a player may give away.
    pub(super) fn legal_cards(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        let mut last = None;
        for kind in s.players[seat].hand.cards(referee) {
            if last.replace(kind) != Some(kind) {
                out.push(Action::Give(Capital::at(kind)));
            }
        }
    }

    /// A card passes from hand to hand; these two alone see it. CA43
    pub(super) fn hand_over(&self, s: &mut State, from: Seat, to: Seat, kind: Capital, sink: &mut impl Sink<Event>) {
        s.players[from].lose(kind, SeatSet::only(to), sink);
        s.players[to].hand.add(kind as u8, SeatSet::only(from));
        let both = SeatSet::only(from).with(to);
        sink.event(Audience::Only(both), |_| Event::Gave { seat: from, to, card: Some(kind) });
        sink.event(Audience::Except(both), |_| Event::Gave { seat: from, to, card: None });
    }

    /// The draws of a hand. An empty stack is made of the discard pile at the moment when a card must be drawn. C3.3.2, C10.1
    pub(super) fn draws_on(&self, s: &mut State, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
        if left > 0 && self.stock(s, sink) {
            s.frames.replace(Frame::Step(Step::Draws(seat, left - 1)));
            s.frames.draw(Draw::Hand(seat));
        } else {
            s.frames.pop();
        }
    }

    /// Whether a capital card can be drawn.
    pub(super) fn stock(&self, s: &mut State, sink: &mut impl Sink<Event>) -> bool {
        if s.capital.is_empty() && !s.pile.is_empty() {
            s.capital.refill(&mut s.pile);
            sink.event(Audience::All, |_| Event::Reshuffled);
        }
        !s.capital.is_empty()
    }

    pub(super) fn drawn_to_hand(&self, s: &mut State, seat: Seat, kind: Capital, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        s.capital.draw(kind.idx());
        s.players[seat].hand.add(kind as u8, SeatSet::EMPTY);
        sink.event(Audience::only(seat), |_| Event::Drew { seat, card: Some(kind) });
        sink.event(Audience::except(seat), |_| Event::Drew { seat, card: None });
    }

    /// The display is filled as far as it goes. C5.3.3, CA49
    pub(super) fn refill_on(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        if s.display.contains(&None) && self.stock(s, sink) {
            s.frames.draw(Draw::Display);
        } else {
            s.frames.pop();
        }
    }

    pub(super) fn drawn_to_display(&self, s: &mut State, kind: Capital, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        s.capital.draw(kind.idx());
        let slot = s.display.iter().position(Option::is_none).expect("a space is empty");
        s.display[slot] = Some(kind);
        sink.event(Audience::All, |_| Event::Displayed { card: kind, slot: slot as u8 });
    }

    /// A hand above ten is cut at once. C4.6
    pub(super) fn limit_on(&self, s: &mut State, seat: Seat, referee: Referee, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let surplus = s.players[seat].hand.len().saturating_sub(HAND);
        self.ask_discard(s, seat, surplus, false, referee, sink);
    }
}
