//! Chapter 5.2: payments with capital cards. CD11
//!
//! A payment is laid down colour by colour, so the same cards are paid in one way alone; it is one decision, and the cards
//! leave the hand together at its end. The sets that can be paid are those worth the price of which at least one card
//! could not be left out. CA12

use crate::event::Event;
use crate::frame::{Question, Step};
use crate::pieces::{Capital, Color, VALUES};
use crate::state::{Cards, Payment, State, set_value, worth};
use crate::{Action, Craftsmen};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink, Veiled};

/// What the best card of a set adds to it: without it the set is worth so much less.
fn most_missed(of: &[u8]) -> u8 {
    let value = set_value(of);
    let without = |nth: usize| {
        let mut rest = [of[0], of[1], of[2]];
        rest[nth] -= 1;
        set_value(&rest)
    };
    (0..VALUES).filter(|nth| of[*nth] > 0).map(|nth| value - without(nth)).max().unwrap_or(0)
}

/// A payment with some colours laid: what the cards are worth, and what the best of them adds.
#[derive(Clone, Copy)]
pub(crate) struct Laid {
    value: u8,
    missed: u8,
}

impl Laid {
    const NOTHING: Laid = Laid { value: 0, missed: 0 };

    fn with(self, of: &[u8]) -> Laid {
        Laid { value: self.value + set_value(of), missed: self.missed.max(most_missed(of)) }
    }

    /// Whether the payment can end here, or go on with what the other colours are worth together: cards laid one by one
    /// reach the price, and the last one could not be left out.
    fn leads_on(self, price: u8, rest: u8) -> bool {
        if self.value >= price { self.value - self.missed < price } else { self.value + rest >= price }
    }
}

/// What can be laid of one colour, ascending: so many cards of each value.
fn layings(of: &[u8], before: Laid, price: u8, rest: u8) -> impl Iterator<Item = ([u8; VALUES], Laid)> {
    let [ones, twos, threes] = [of[0], of[1], of[2]];
    let all = (0..=ones).flat_map(move |a| (0..=twos).flat_map(move |b| (0..=threes).map(move |c| [a, b, c])));
    all.map(move |of| (of, before.with(&of))).filter(move |(_, laid)| laid.leads_on(price, rest))
}

/// The cards of a colour.
fn of_color(cards: &Cards, color: u8) -> &[u8] {
    &cards[usize::from(color) * VALUES..][..VALUES]
}

/// The colours after one.
const fn after(colors: u8, color: u8) -> u8 {
    colors & !((2 << color) - 1)
}

/// Every set that pays a price. CA12
pub(crate) fn payments(cards: &Cards, price: u8, colors: u8) -> Vec<Cards> {
    let mut sets = Vec::from([([0; Capital::COUNT], Laid::NOTHING)]);
    for color in 0..Color::COUNT as u8 {
        if colors >> color & 1 == 0 {
            continue;
        }
        let rest = worth(cards, after(colors, color));
        let of = of_color(cards, color);
        let longer = sets.iter().flat_map(|(set, laid)| {
            layings(of, *laid, price, rest).map(move |(of, laid)| {
                let mut set = *set;
                set[usize::from(color) * VALUES..][..VALUES].copy_from_slice(&of);
                (set, laid)
            })
        });
        sets = longer.collect();
    }
    sets.into_iter().map(|(set, _)| set).collect()
}

impl Craftsmen {
    /// A player pays a price with cards of some colours; he can.
    pub(super) fn charge(&self, s: &mut State, seat: Seat, price: u8, colors: u8) {
        let laid = Veiled::new([0; Capital::COUNT], SeatSet::only(seat));
        s.payment = Payment { price, colors, laid, next: 0, asked: false };
        s.frames.step(Step::Pay(seat));
    }

    /// The payment so far and what can follow.
    fn layings_of(
        &self,
        s: &State,
        seat: Seat,
        color: u8,
        referee: Referee,
    ) -> impl Iterator<Item = ([u8; VALUES], Laid)> + use<> {
        let cards = s.players[seat].capital(referee);
        let laid = s.payment.laid.peek(referee);
        let before = (0..color).fold(Laid::NOTHING, |laid_before, color| laid_before.with(of_color(laid, color)));
        let rest = worth(&cards, after(s.payment.colors, color));
        let of = of_color(&cards, color);
        layings(&[of[0], of[1], of[2]], before, s.payment.price, rest).collect::<Vec<_>>().into_iter()
    }

    /// The next colour with a choice. Who holds more than one card is asked at least once: otherwise others would see that
    /// the hand leaves no choice.
    pub(crate) fn pay_on(&self, s: &mut State, seat: Seat, referee: Referee, sink: &mut impl Sink<Event>) {
        while usize::from(s.payment.next) < Color::COUNT {
            let color = s.payment.next;
            let held = s.players[seat].capital(referee);
            let counts = s.payment.colors >> color & 1 == 1 && of_color(&held, color) != [0; VALUES];
            if !counts {
                s.payment.next += 1;
                continue;
            }
            let mut layings = self.layings_of(s, seat, color, referee);
            let (only, _) = layings.next().expect("the price can be paid");
            let later = after(s.payment.colors, color);
            let is_last = (color + 1..Color::COUNT as u8)
                .all(|other| later >> other & 1 == 0 || of_color(&held, other) == [0; VALUES]);
            let must_ask = is_last && !s.payment.asked && s.players[seat].hand.len() > 1;
            if must_ask || layings.next().is_some() {
                s.payment.asked = true;
                s.frames.ask(Question::Pay(seat));
                return;
            }
            self.lay(s, color, only, referee);
        }
        let laid = *s.payment.laid.peek(referee);
        s.frames.pop();
        // Even who is sure of the cards in the hand learns only now which of them are paid.
        sink.revealed(SeatSet::EVERYBODY.without(seat));
        self.discard_all(s, seat, &laid, sink);
        let price = s.payment.price;
        s.payment = Payment::NONE;
        sink.event(Audience::All, |_| {
            let cards = Capital::ALL.into_iter().zip(laid);
            let cards = cards.flat_map(|(kind, count)| core::iter::repeat_n(kind, count.into())).collect();
            Event::Paid { seat, price, cards, value: worth(&laid, crate::state::ALL_COLORS) }
        });
    }

    // CD11
    pub(super) fn legal_pay(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        let color = s.payment.next;
        out.extend(self.layings_of(s, seat, color, referee).map(|([ones, twos, threes], _)| Action::Pay {
            color: Color::ALL[usize::from(color)],
            ones,
            twos,
            threes,
        }));
    }

    pub(super) fn pay(&self, s: &mut State, color: Color, of: [u8; VALUES], referee: Referee) {
        s.frames.pop();
        self.lay(s, color as u8, of, referee);
    }

    fn lay(&self, s: &mut State, color: u8, of: [u8; VALUES], referee: Referee) {
        let mut laid = *s.payment.laid.peek(referee);
        laid[usize::from(color) * VALUES..][..VALUES].copy_from_slice(&of);
        s.payment.laid.replace(laid);
        s.payment.next += 1;
    }
}
