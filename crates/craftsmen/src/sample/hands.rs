//! Capital that a seat does not know, dealt again: hands and the stack, each deal that fits as likely as any other.
//!
//! Deals are tried. Where few fit the starting order, what it tells is counted; where few can pay, hands are drawn one after
//! the other from those that can. None of it looks at the real cards beyond what the seat knows.

use super::needs::{Need, draw_hand};
use super::order::Order;
use crate::Craftsmen;
use crate::data::{DEALT, MAX_PLAYERS, MOST_CARDS, MOST_OF_A_KIND};
use crate::frame::{Frame, Question, Step};
use crate::pieces::{Capital, Color};
use crate::state::{ALL_COLORS, Cards, State};
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::ops::RangeInclusive;
use signoria_core::{Bag, Referee, Rng, Seat, below};

/// Deals that are tried before they are counted, and again before hands are drawn one after the other.
const TRIES: u32 = 128;
/// How often each hand is drawn again, so that it does not matter which came first; and the most until all fit.
const AGAIN: u32 = 6;
const MOST_AGAIN: u32 = 100;
/// Cards that change hands after each.
const SWAPS: u32 = 16;

pub(super) type Deck = Bag<{ Capital::COUNT }>;

/// A hand of somebody else.
pub(super) struct Place {
    seat: Seat,
    /// What the one who looks is sure of.
    sure: Cards,
    /// How many other cards there are.
    unsure: u8,
    /// Whether the five cards dealt are still there: the first of those drawn.
    dealt: bool,
    /// What their sum may be, by the own one. C2.9
    pub(super) sums: RangeInclusive<u8>,
    /// How much more it must be than the one before.
    pub(super) tie: u8,
    need: Need,
}

impl Place {
    /// Whether the one who looks knows something about the cards that he has not seen.
    fn is_bound(&self) -> bool {
        self.unsure > 0 && (self.dealt || !self.need.is_nothing())
    }

    /// How far all cards are from what they must be worth.
    fn lacks(&self, drawn: &[u8]) -> u8 {
        if self.need.is_nothing() {
            return 0;
        }
        let mut cards = self.sure;
        drawn.iter().for_each(|kind| cards[usize::from(*kind)] += 1);
        self.need.lacks(&cards)
    }

    /// How far a sum is from the starting order, after the one before.
    fn ranks_wrong(&self, last: u8, sum: u8) -> u8 {
        let (least, most) = (*self.sums.start().max(&(last + self.tie)), *self.sums.end());
        least.saturating_sub(sum) + sum.saturating_sub(most)
    }

    /// Other cards that meet the need, if some do.
    fn redraw(&self, drawn: &mut [u8; MOST_CARDS], deck: &mut Deck, rng: &mut impl Rng) {
        let drawn = &mut drawn[..usize::from(self.unsure)];
        let met = if self.need.value > 0 { draw_hand(deck, self.unsure, &self.sure, self.need, rng) } else { None };
        match met {
            // Which of them were dealt is anything.
            Some(cards) => {
                let mut cards = Bag::new(cards);
                drawn.fill_with(|| draw(&mut cards, rng));
            }
            None => drawn.fill_with(|| draw(deck, rng)),
        }
    }
}

/// The cards drawn for each place, in no order but that those dealt come first.
pub(super) type Hands = [[u8; MOST_CARDS]; MAX_PLAYERS];

/// The sum of the cards dealt.
fn sum_dealt(drawn: &[u8]) -> u8 {
    drawn[..usize::from(DEALT)].iter().map(|kind| Capital::at(*kind).value()).sum()
}

impl Craftsmen {
    /// Hands and the stack, as likely as they are; one that must be able to pay is.
    pub(super) fn deal_capital(&self, world: &mut State, seat: Seat, referee: Referee, rng: &mut impl Rng) {
        let places = self.places(world, seat, referee);
        for place in &places {
            let unsure = world.players[place.seat].hand.unsure(seat, referee);
            unsure.for_each(|kind| world.capital.put(kind.into()));
        }
        let (hands, deck) = deal(&places, world.capital, rng);
        world.capital = deck;
        for (place, drawn) in places.iter().zip(&hands) {
            let player = &mut world.players[place.seat];
            // Nobody else has seen a card that was dealt.
            let (mut first, mut last) = (drawn.iter(), drawn[..usize::from(place.unsure)].iter().rev());
            player.hand.deal_again(seat, |known| {
                let kind = if known.len() == 1 { first.next() } else { last.next() };
                *kind.expect("as many cards as places")
            });
            if place.dealt {
                player.dealt.replace(sum_dealt(drawn));
            }
        }
    }

    /// The hands of the others: first those that no card has left, in starting order, then those that must be worth most. CA48
    fn places(&self, s: &State, seat: Seat, referee: Referee) -> Vec<Place> {
        let dealt = |seat: Seat| *s.players[seat].dealt.peek(referee);
        let mut places: Vec<Place> = self
            .others(seat)
            .map(|other| {
                let hand = &s.players[other].hand;
                let mut sure = s.players[other].capital(referee);
                hand.unsure(seat, referee).for_each(|kind| sure[usize::from(kind)] -= 1);
                let is_later = (dealt(other), self.age(other)) > (dealt(seat), self.age(seat));
                let tie = u8::from(is_later != (self.age(other) > self.age(seat)));
                let sums = match (dealt(seat), is_later) {
                    (0, _) => 0..=u8::MAX,
                    (own, true) => own + tie..=u8::MAX,
                    (own, false) => 0..=own - tie,
                };
                Place {
                    seat: other,
                    sure,
                    unsure: hand.unsure(seat, referee).count() as u8,
                    dealt: dealt(other) > 0,
                    sums,
                    tie: 0,
                    need: self.need(s, other),
                }
            })
            .collect();
        places.sort_by_key(|place| {
            let age = place.dealt.then(|| self.age(place.seat));
            (!place.dealt, dealt(place.seat), age, Reverse(place.need.value))
        });
        for at in 1..places.len() {
            places[at].tie = u8::from(self.age(places[at].seat) < self.age(places[at - 1].seat));
        }
        places
    }

    /// What others must believe that a hand is worth.
    fn need(&self, s: &State, other: Seat) -> Need {
        let mut need = Need { value: s.auction.bids[other.idx()], colors: ALL_COLORS, left: 0, from: 0 };
        for frame in s.frames.all() {
            match *frame {
                Frame::Ask(Question::Pay(seat)) if seat == other => {
                    return Need { value: s.payment.price, colors: s.payment.colors, left: 0, from: 0 };
                }
                Frame::Ask(Question::Discard(seat, surplus)) if seat == other => {
                    (need.left, need.from) = (surplus.left, surplus.from);
                }
                Frame::Step(Step::Build(seat)) if seat == other => need.value = s.act.cost,
                _ => {}
            }
        }
        need
    }
}

/// A deal of the pool that fits, each as likely as any other, and the stack that is left.
fn deal(places: &[Place], pool: Deck, rng: &mut impl Rng) -> (Hands, Deck) {
    let nothing = [[0; MOST_CARDS]; MAX_PLAYERS];
    for _ in 0..TRIES {
        let (mut hands, mut deck) = (nothing, pool);
        if fill(places, &mut hands, &mut deck, false, rng) {
            return (hands, deck);
        }
    }
    let dealt = places.iter().filter(|place| place.dealt).count();
    let order = Order::count(&places[..dealt], &pool);
    for _ in 0..TRIES {
        let (mut hands, mut deck) = (nothing, pool);
        if order.draw(&mut hands, &mut deck, rng).is_some() && fill(places, &mut hands, &mut deck, true, rng) {
            return (hands, deck);
        }
    }
    build(places, pool, rng)
}

/// Fills hands, which have the cards dealt or none. False as soon as one does not fit.
fn fill(places: &[Place], hands: &mut Hands, deck: &mut Deck, has_dealt: bool, rng: &mut impl Rng) -> bool {
    let mut last = 0;
    for (place, drawn) in places.iter().zip(hands) {
        let drawn = &mut drawn[..usize::from(place.unsure)];
        let mut from = 0;
        if place.dealt {
            from = usize::from(DEALT);
            if !has_dealt {
                drawn[..from].fill_with(|| draw(deck, rng));
            }
            let sum = sum_dealt(drawn);
            if place.ranks_wrong(last, sum) > 0 {
                return false;
            }
            last = sum;
        }
        drawn[from..].fill_with(|| draw(deck, rng));
        if place.lacks(drawn) > 0 {
            return false;
        }
    }
    true
}

/// Hands of which something must be true, one after the other, each from those that are worth enough. The first need can be
/// met by itself, so whoever must pay can. Then each is drawn again and cards change hands, where that leaves no more wrong
/// than before: what does not fit yet comes to do so, and of all deals that fit each becomes as likely as any other.
fn build(places: &[Place], pool: Deck, rng: &mut impl Rng) -> (Hands, Deck) {
    let (mut hands, mut deck) = ([[0; MOST_CARDS]; MAX_PLAYERS], pool);
    let mut bound: Vec<usize> = (0..places.len()).filter(|at| places[*at].is_bound()).collect();
    bound.sort_by_key(|at| Reverse(places[*at].need.value));
    for at in &bound {
        places[*at].redraw(&mut hands[*at], &mut deck, rng);
    }
    let mut wrong = misfit(places, &hands);
    for (round, at) in (0..MOST_AGAIN).flat_map(|round| bound.iter().map(move |at| (round, *at))) {
        if wrong == 0 && round >= AGAIN {
            break;
        }
        let before = (hands[at], deck);
        hands[at][..usize::from(places[at].unsure)].iter().for_each(|kind| deck.put((*kind).into()));
        places[at].redraw(&mut hands[at], &mut deck, rng);
        let now = misfit(places, &hands);
        if now > wrong {
            (hands[at], deck) = before;
        } else {
            wrong = now;
        }
        // Where the stack is small, redrawing alone would take long.
        let swaps = if wrong == 0 { SWAPS } else { 0 };
        for _ in 0..swaps {
            let other = bound[below(rng, bound.len() as u32) as usize];
            let [mine, its] = [at, other].map(|at| below(rng, places[at].unsure.into()) as usize);
            let before = hands;
            (hands[at][mine], hands[other][its]) = (hands[other][its], hands[at][mine]);
            if misfit(places, &hands) > 0 {
                hands = before;
            }
        }
    }
    // Of the others nothing is known: what is left is as likely theirs as the stack's.
    for (place, drawn) in places.iter().zip(&mut hands).filter(|(place, _)| !place.is_bound()) {
        drawn[..usize::from(place.unsure)].fill_with(|| draw(&mut deck, rng));
    }
    (hands, deck)
}

/// How far hands are from fitting.
fn misfit(places: &[Place], hands: &Hands) -> u32 {
    let (mut last, mut wrong) = (0, 0);
    for (place, drawn) in places.iter().zip(hands).filter(|(place, _)| place.is_bound()) {
        let drawn = &drawn[..usize::from(place.unsure)];
        wrong += u32::from(place.lacks(drawn));
        if place.dealt {
            let sum = sum_dealt(drawn);
            wrong += u32::from(place.ranks_wrong(last, sum));
            last = sum;
        }
    }
    wrong
}

fn draw(deck: &mut Deck, rng: &mut impl Rng) -> u8 {
    let kind = deck.pick(rng);
    deck.draw(kind);
    kind as u8
}

/// In how many ways so many of a pile can be chosen.
pub(super) fn choose(n: u8, k: u8) -> u128 {
    CHOOSE[usize::from(n)][usize::from(k)].into()
}

/// Pascal's triangle: as many as a value has cards, as many as are dealt or are of a kind.
const CHOOSE: [[u32; MOST_OF_A_KIND as usize + 1]; MOST_OF_A_KIND as usize * Color::COUNT + 1] = {
    let mut table = [[0; MOST_OF_A_KIND as usize + 1]; MOST_OF_A_KIND as usize * Color::COUNT + 1];
    let mut n = 0;
    while n < table.len() {
        table[n][0] = 1;
        let mut k = 1;
        while n > 0 && k < table[n].len() {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};
const _: () = assert!(DEALT as u32 <= MOST_OF_A_KIND);

/// A number below `n`, which is below 2^96. The bias is below 2^-32.
pub(super) fn number_below(rng: &mut impl Rng, n: u128) -> u128 {
    (u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64())) % n
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeMap;
    use signoria_core::{SearchRng, search_rng};

    /// Purple 1 2 2 3 3, green 1 1 2 3, blue 1 2.
    const POOL: Cards = [1, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0];

    fn place(unsure: u8, dealt: bool, sums: RangeInclusive<u8>, tie: u8, value: u8) -> Place {
        let need = Need { value, colors: ALL_COLORS, left: 0, from: 0 };
        Place { seat: Seat(0), sure: [0; Capital::COUNT], unsure, dealt, sums, tie, need }
    }

    /// Every hand of so many cards with the ways to draw it.
    fn draws(deck: &Cards, count: u8) -> Vec<(Cards, u128)> {
        let mut draws = Vec::from([([0; Capital::COUNT], 1)]);
        for kind in 0..Capital::COUNT {
            let more = draws.iter().flat_map(|(cards, ways)| {
                let most = deck[kind].min(count - cards.iter().sum::<u8>());
                (0..=most).map(move |n| {
                    let mut cards = *cards;
                    cards[kind] = n;
                    (cards, ways * choose(deck[kind], n))
                })
            });
            draws = more.collect();
        }
        draws.retain(|(cards, _)| cards.iter().sum::<u8>() == count);
        draws
    }

    /// Both hands, where all their cards are those dealt.
    fn exact(places: &[Place; 2]) -> BTreeMap<[Cards; 2], u128> {
        let mut exact = BTreeMap::new();
        for (first, ways) in draws(&POOL, places[0].unsure) {
            let rest = core::array::from_fn(|kind| POOL[kind] - first[kind]);
            for (second, more) in draws(&rest, places[1].unsure) {
                let (mut last, mut fits) = (0, true);
                for (place, cards) in places.iter().zip([first, second]) {
                    let sum = crate::state::printed(&cards);
                    fits &= place.need.lacks(&cards) == 0 && (!place.dealt || place.ranks_wrong(last, sum) == 0);
                    last = sum;
                }
                if fits {
                    exact.insert([first, second], ways * more);
                }
            }
        }
        exact
    }

    /// Whether hands come as often as there are ways to deal them.
    fn follows(places: &[Place; 2], deal: impl Fn(&[Place], Deck, &mut SearchRng) -> Hands) {
        const DEALS: u128 = 20_000;
        let exact = exact(places);
        let total: u128 = exact.values().sum();
        let mut found: BTreeMap<[Cards; 2], u128> = BTreeMap::new();
        let mut rng = search_rng(6);
        for _ in 0..DEALS {
            let hands = deal(places, Deck::new(POOL), &mut rng);
            let cards = core::array::from_fn(|at| {
                let mut cards = [0; Capital::COUNT];
                hands[at][..usize::from(places[at].unsure)].iter().for_each(|kind| cards[usize::from(*kind)] += 1);
                cards
            });
            *found.entry(cards).or_default() += 1;
        }
        assert!(found.keys().all(|cards| exact.contains_key(cards)), "every deal fits");
        // Pearson's sum, as in the testkit, in thousandths; rare deals are one cell.
        let (mut rare, mut cells, mut sum) = ((0, 0), 0u128, 0);
        let mut cell = |ways: u128, seen: u128| {
            cells += 1;
            sum += (seen * total).abs_diff(DEALS * ways).pow(2) * 1000 / (DEALS * ways * total);
        };
        for (cards, ways) in &exact {
            let seen = found.get(cards).copied().unwrap_or(0);
            if DEALS * ways < 5 * total {
                rare = (rare.0 + ways, rare.1 + seen);
            } else {
                cell(*ways, seen);
            }
        }
        if DEALS * rare.0 >= 5 * total {
            cell(rare.0, rare.1);
        }
        assert!(cells > 5, "{cells}");
        // Four standard deviations above the mean, and a little.
        assert!(sum < 1000 * (cells + (32 * cells).isqrt() + 10), "{sum} of {cells} cells");
    }

    fn counted(places: &[Place], pool: Deck, rng: &mut SearchRng) -> Hands {
        let order = Order::count(places, &pool);
        let (mut hands, mut deck) = ([[0; MOST_CARDS]; MAX_PLAYERS], pool);
        order.draw(&mut hands, &mut deck, rng).expect("some deals are in order");
        assert!(fill(places, &mut hands, &mut deck, true, rng));
        hands
    }

    fn built(places: &[Place], pool: Deck, rng: &mut SearchRng) -> Hands {
        build(places, pool, rng).0
    }

    #[test]
    fn c2_9_deals_in_starting_order_are_counted() {
        // The own sum is 9 and comes between the two, or before both.
        follows(&[place(5, true, 0..=9, 0, 0), place(5, true, 10..=u8::MAX, 0, 0)], counted);
        follows(&[place(5, true, 9..=u8::MAX, 0, 0), place(5, true, 9..=u8::MAX, 1, 0)], counted);
    }

    #[test]
    fn ca48_hands_that_must_pay_are_as_likely_as_their_ways() {
        follows(&[place(4, false, 0..=u8::MAX, 0, 15), place(5, false, 0..=u8::MAX, 0, 12)], built);
        // Both are in starting order, too.
        follows(&[place(5, true, 0..=9, 0, 11), place(5, true, 10..=u8::MAX, 0, 13)], built);
    }

    #[test]
    fn c2_9_deals_follow_the_order_and_the_needs() {
        let deal = |places: &[Place], pool: Deck, rng: &mut SearchRng| deal(places, pool, rng).0;
        follows(&[place(5, true, 0..=8, 0, 9), place(5, true, 9..=u8::MAX, 0, 13)], deal);
    }
}
