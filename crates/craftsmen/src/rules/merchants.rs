//! Chapter 5.7: the Merchants' Guild.

use crate::data::FAIR;
use crate::event::Event;
use crate::frame::{Question, Step};
use crate::pieces::{Capital, Card, Good, ICONS, Icon, Tier};
use crate::state::{Marker, State};
use crate::{Action, Craftsmen};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, Sink};

impl Craftsmen {
    /// Whether a player can pay: with a card, or by the privilege from the fair. C5.7.1, C5.7.4
    pub(crate) fn pays_merchant(&self, s: &State, seat: Seat) -> bool {
        !s.players[seat].hand.is_empty() || self.pays_from_fair(s, seat)
    }

    pub(crate) fn pays_from_fair(&self, s: &State, seat: Seat) -> bool {
        s.players[seat].fair > 0 && self.may_use_privilege(s, seat)
    }

    /// Whether the next marker of a column can be bought: there is one, and it is another's. C5.7.2
    #[must_use]
    pub fn for_sale(&self, s: &State, seat: Seat, good: Good) -> bool {
        good.column().is_some_and(|column| {
            let next = s.granary[column][0];
            !next.is_none() && next != Marker::of(seat)
        })
    }

    /// The icons that a purchase can fill, ascending. C5.7.1, C10.10
    pub(crate) fn purchases(&self, s: &State, seat: Seat) -> impl Iterator<Item = Icon> {
        let cards = if self.pays_merchant(s, seat) { s.players[seat].built & Tier::Advanced.set() } else { 0 };
        Card::of_set(cards).flat_map(move |card| {
            let inputs = &self.kit.components.recipe(self.kit.components.card(card).good).inputs;
            let icons = inputs.iter().zip(0..ICONS as u8);
            icons.filter_map(move |(good, icon)| {
                let empty = s.filled[usize::from(icon)] & card.bit() == 0;
                (empty && self.for_sale(s, seat, *good)).then_some(Icon { card, icon })
            })
        })
    }

    pub(super) fn may_purchase(&self, s: &State, seat: Seat) -> bool {
        self.purchases(s, seat).next().is_some()
    }

    // CD27, CD29
    pub(super) fn legal_purchases(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.purchases(s, seat).map(Action::Purchase));
        out.push(Action::Pass);
    }

    /// What an icon takes.
    #[must_use]
    pub fn input(&self, at: Icon) -> Good {
        self.kit.components.recipe(self.kit.components.card(at.card).good).inputs[usize::from(at.icon)]
    }

    /// The lower marker leaves, the other one moves down. C5.7.2
    pub(super) fn purchase(&self, s: &mut State, seat: Seat, to: Icon, referee: Referee, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let good = self.input(to);
        let queue = &mut s.granary[good.column().expect("a half-product of the granary")];
        let owner = queue[0].seat();
        *queue = [queue[1], Marker::NONE];
        s.filled[usize::from(to.icon)] |= to.card.bit();
        sink.event(Audience::All, |_| Event::Purchased { seat, good, owner, to });
        // Who has no card pays from the fair, and who has one alone and no privilege pays with it: everybody sees that.
        let hand = s.players[seat].hand.len();
        match (hand, self.pays_from_fair(s, seat)) {
            (0, _) => self.pay_from_fair(s, seat, owner, sink),
            (1, false) => {
                let kind = s.players[seat].hand.cards(referee).next().expect("one card is there");
                self.pay_merchant(s, seat, owner, Capital::at(kind), sink);
            }
            _ => s.frames.ask(Question::Price(seat, owner)),
        }
    }

    // CD28
    pub(super) fn legal_price(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        self.legal_cards(s, seat, referee, out);
        if self.pays_from_fair(s, seat) {
            out.push(Action::Fair);
        }
    }

    // C5.7.3
    pub(super) fn pay_merchant(
        &self,
        s: &mut State,
        seat: Seat,
        owner: Option<Seat>,
        kind: Capital,
        sink: &mut impl Sink<Event>,
    ) {
        match owner {
            None => self.discard(s, seat, kind, sink),
            Some(owner) => {
                s.frames.step(Step::Limit(owner));
                self.hand_over(s, seat, owner, kind, sink);
            }
        }
    }

    // C5.7.4, CA26
    pub(super) fn pay_from_fair(&self, s: &mut State, seat: Seat, owner: Option<Seat>, sink: &mut impl Sink<Event>) {
        self.use_privilege(s, seat, sink);
        s.players[seat].fair -= 1;
        let gains = owner.filter(|owner| s.players[*owner].fair < FAIR);
        if let Some(owner) = gains {
            s.players[owner].fair += 1;
        }
        sink.event(Audience::All, |_| Event::PaidFromFair { seat, owner: gains });
    }
}
