//! Hands of cards: counted before everybody's eyes, veiled, and known in part to some.

use crate::{Bag, Eye, Referee, Rng, Seat, SeatSet, Sink, below};
use alloc::vec::Vec;
use core::cmp::Reverse;

/// At most `N` cards. Their owner knows all of them; others are sure of those that they saw come and did not see leave.
///
/// What somebody is sure of is a number of cards of each kind: two cards of a kind cannot be told apart. Where a card
/// leaves unseen, one card less of each kind is sure for those who do not know which it was. Who else saw a card is written
/// on it, whatever its kind: a world that somebody else cannot tell from this one has the same cards seen by the same seats.
///
/// What a player plays is taken for a random card of the hand, and for the known one where one of its kind is known
/// ([`ways`](Hand::ways)): so what is left is dealt evenly, and samples are exact under this model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hand<const N: usize> {
    owner: Seat,
    len: u8,
    /// Kind, and those who are sure of it; ascending by kind, those that more know first. Zero beyond `len`.
    cards: [(u8, SeatSet); N],
}

impl<const N: usize> Hand<N> {
    /// No cards.
    #[must_use]
    pub const fn of(owner: Seat) -> Self {
        Hand { owner, len: 0, cards: [(0, SeatSet::EMPTY); N] }
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The kinds of all cards, ascending, for the rules.
    pub fn cards(&self, _: Referee) -> impl Iterator<Item = u8> + Clone + '_ {
        self.held().iter().map(|(kind, _)| *kind)
    }

    /// How many cards of a kind there are, for the rules.
    #[must_use]
    pub fn count(&self, kind: u8, referee: Referee) -> u8 {
        self.cards(referee).filter(|other| *other == kind).count() as u8
    }

    /// In how many ways the player may play a card of a kind: one where somebody else is sure of one, else any of them.
    #[must_use]
    pub fn ways(&self, kind: u8, referee: Referee) -> u8 {
        let is_known = !self.sure_of(kind, 1).without(self.owner).is_empty();
        if is_known { 1 } else { self.count(kind, referee) }
    }

    /// The kind of a card that the player may have played unseen, each as likely as its [`ways`](Hand::ways). Nothing, and the
    /// hand is to be dealt again, for the cards that are no way of their own: a hand with fewer ways is less likely.
    ///
    /// # Panics
    /// If the hand is empty.
    pub fn pick(&self, referee: Referee, rng: &mut impl Rng) -> Option<u8> {
        let at = below(rng, self.len.into()) as usize;
        let (kind, _) = self.cards[at];
        let before = self.held()[..at].iter().filter(|(other, _)| *other == kind).count();
        (before < self.ways(kind, referee).into()).then_some(kind)
    }

    /// The kinds that who looks is sure of, ascending; the others can be counted only.
    pub fn seen_by(&self, eye: Eye) -> impl Iterator<Item = u8> + Clone + '_ {
        let nth = move |at: usize, kind: u8| self.held()[..=at].iter().filter(|(other, _)| *other == kind).count();
        let cards = self.held().iter().map(|(kind, _)| *kind).enumerate();
        cards.filter(move |(at, kind)| eye.knows(self.sure_of(*kind, nth(*at, *kind)))).map(|(_, kind)| kind)
    }

    /// The kinds of the cards that a seat is not sure of, ascending, for the rules.
    pub fn unsure(&self, seat: Seat, _: Referee) -> impl Iterator<Item = u8> + Clone + '_ {
        self.held().iter().filter(move |(_, known)| !known.contains(seat)).map(|(kind, _)| *kind)
    }

    /// Other cards in the place of those that a seat is not sure of: `draw` gives one for a card that these seats know. The
    /// places come in the order of the cards that lie there, so what is drawn must have none.
    pub fn deal_again(&mut self, seat: Seat, mut draw: impl FnMut(SeatSet) -> u8) {
        for (kind, known) in &mut self.cards[..usize::from(self.len)] {
            if !known.contains(seat) {
                *kind = draw(*known);
            }
        }
        self.settle();
    }

    /// A card comes in; `known` saw which one, and so does the owner.
    ///
    /// # Panics
    /// If the hand is full.
    pub fn add(&mut self, kind: u8, known: SeatSet) {
        let at = usize::from(self.len);
        assert!(at < N, "a hand has room for {N} cards");
        self.cards[at] = (kind, known.with(self.owner));
        self.len += 1;
        self.settle();
    }

    /// A card leaves; `known` see which one, the others only that one does.
    ///
    /// # Panics
    /// If there is no such card.
    pub fn remove(&mut self, kind: u8, known: SeatSet) {
        let known = known.with(self.owner);
        let held = self.held();
        let at = held.iter().position(|(other, _)| *other == kind).expect("the card is in the hand");
        let (_, saw) = held[at];
        self.cards.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        self.cards[usize::from(self.len)] = (0, SeatSet::EMPTY);
        // Each seat is sure of one card less: of the kind that left, if it sees which, and else of each kind.
        for seat in (0..8).map(Seat) {
            let mut last = None;
            for (other, sure) in &mut self.cards[..usize::from(self.len)] {
                let is_gone = *other == kind && saw.contains(seat);
                let may_be_it = !known.contains(seat) || *other == kind;
                if may_be_it && !is_gone && last != Some(*other) && sure.contains(seat) {
                    *sure = sure.without(seat);
                    last = Some(*other);
                }
            }
        }
        self.settle();
    }

    /// Shows a card of a kind to `to`, and tells the sink if anybody learned something.
    ///
    /// # Panics
    /// If there is no such card.
    pub fn show<E>(&mut self, kind: u8, to: SeatSet, sink: &mut impl Sink<E>) {
        let new = SeatSet(to.0 & !self.sure_of(kind, 1).0);
        let len = usize::from(self.len);
        let card = self.cards[..len].iter_mut().find(|(other, _)| *other == kind).expect("the card is in the hand");
        if !new.is_empty() {
            card.1 = card.1.union(new);
            sink.revealed(new);
            self.settle();
        }
    }

    fn held(&self) -> &[(u8, SeatSet)] {
        &self.cards[..usize::from(self.len)]
    }

    /// The seats that are sure of `n` cards of a kind.
    fn sure_of(&self, kind: u8, n: usize) -> SeatSet {
        let of_kind = || self.held().iter().filter(|(other, _)| *other == kind);
        let is_sure = |seat: &Seat| of_kind().filter(|(_, known)| known.contains(*seat)).count() >= n;
        (0..8).map(Seat).filter(is_sure).collect()
    }

    /// One order for what cannot be told apart.
    fn settle(&mut self) {
        self.cards[..usize::from(self.len)]
            .sort_unstable_by_key(|(kind, known)| (*kind, Reverse((known.len(), *known))));
    }
}

/// Collects every card that `seat` is not sure of, in the hands of others and in the face-down deck, and deals them again: a
/// world that the seat cannot tell from this one, all of them equally likely by the cards.
pub fn redeal<'a, const N: usize, const K: usize>(
    seat: Seat,
    hands: impl Iterator<Item = &'a mut Hand<N>>,
    deck: &mut Bag<K>,
    rng: &mut impl Rng,
) {
    let mut hands: Vec<_> = hands.filter(|hand| hand.owner != seat).collect();
    for hand in &hands {
        hand.held().iter().filter(|(_, known)| !known.contains(seat)).for_each(|(kind, _)| deck.put((*kind).into()));
    }
    for hand in &mut hands {
        hand.deal_again(seat, |_| {
            let drawn = deck.pick(rng);
            deck.draw(drawn);
            drawn as u8
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Collect, Viewer, keys, search_rng};
    use alloc::collections::BTreeMap;

    const ONE: Seat = Seat(0);
    const TWO: Seat = Seat(1);
    const THREE: Seat = Seat(2);

    fn seen<const N: usize>(hand: &Hand<N>, seat: Seat) -> Vec<u8> {
        hand.seen_by(keys::eye(Viewer::Seat(seat))).collect()
    }

    #[test]
    fn a_card_that_was_taken_openly_stays_known() {
        let mut hand = Hand::<6>::of(ONE);
        hand.add(3, SeatSet::EVERYBODY);
        hand.add(3, SeatSet::EMPTY);
        hand.add(1, SeatSet::only(THREE));
        assert_eq!(
            (seen(&hand, ONE), seen(&hand, TWO), seen(&hand, THREE)),
            (Vec::from([1, 3, 3]), Vec::from([3]), Vec::from([1, 3]))
        );
        // One of the two is played before everybody: the other one may be the known one or not.
        hand.remove(3, SeatSet::EVERYBODY);
        assert_eq!((hand.len(), seen(&hand, TWO), seen(&hand, THREE)), (2, Vec::new(), Vec::from([1])));
        // One leaves unseen by the second: nothing is sure for it any more; the third sees which one it is.
        hand.add(2, SeatSet::EVERYBODY);
        hand.remove(1, SeatSet::only(THREE));
        assert_eq!(
            (seen(&hand, ONE), seen(&hand, TWO), seen(&hand, THREE)),
            (Vec::from([2, 3]), Vec::new(), Vec::from([2]))
        );
    }

    #[test]
    fn showing_a_card_tells_who_learned() {
        let mut hand = Hand::<4>::of(ONE);
        hand.add(5, SeatSet::EMPTY);
        let mut sink = Collect::<()>::default();
        hand.show(5, SeatSet::only(TWO), &mut sink);
        assert_eq!(
            (sink.learned, seen(&hand, TWO), seen(&hand, THREE)),
            (SeatSet::only(TWO), Vec::from([5]), Vec::new())
        );
    }

    #[test]
    fn equal_knowledge_is_an_equal_hand() {
        let (mut a, mut b) = (Hand::<4>::of(ONE), Hand::<4>::of(ONE));
        a.add(1, SeatSet::only(TWO));
        a.add(1, SeatSet::EMPTY);
        b.add(1, SeatSet::EMPTY);
        b.add(1, SeatSet::only(TWO));
        assert!(a == b);
    }

    /// Of four players the third and the fourth have each seen another card of the second's hand; both are of one kind. The first
    /// knows who saw which one, and not what they saw.
    #[test]
    fn worlds_keep_who_else_knows_a_card() {
        let four = Seat(3);
        let mut second = Hand::<2>::of(TWO);
        second.add(1, SeatSet::only(THREE));
        second.add(1, SeatSet::only(four));
        let deck = Bag::new([2u8, 1]);
        // The pool is 0, 0, 1, 1, 1: what the third saw, and what the fourth saw.
        let exact = BTreeMap::from([((0, 0), 2), ((0, 1), 6), ((1, 0), 6), ((1, 1), 6)]);
        let mut found: BTreeMap<(u8, u8), u32> = BTreeMap::new();
        let mut rng = search_rng(5);
        for _ in 0..20_000 {
            let (mut hand, mut rest) = (second, deck);
            redeal(ONE, core::iter::once(&mut hand), &mut rest, &mut rng);
            let [three, four] = [THREE, four].map(|seat| seen(&hand, seat));
            assert_eq!((three.len(), four.len()), (1, 1));
            *found.entry((three[0], four[0])).or_default() += 1;
        }
        assert_eq!(found.keys().collect::<Vec<_>>(), exact.keys().collect::<Vec<_>>());
        for (world, ways) in exact {
            let (n, mean) = (f64::from(found[&world]), f64::from(1000 * ways));
            assert!((n - mean).abs() < 6.0 * mean.sqrt(), "{world:?}: {n}, not {mean}");
        }
        // One of the two is played before everybody: neither is sure of the other one any more.
        second.remove(1, SeatSet::EVERYBODY);
        assert_eq!((seen(&second, THREE), seen(&second, four)), (Vec::new(), Vec::new()));
    }

    /// Every way to deal the unknown cards, by counting: the pool of a hand of two (one known), a hand of one, a deck.
    #[test]
    fn worlds_come_as_often_as_exact_enumeration_says() {
        let (mut first, mut second, mut third) = (Hand::<3>::of(ONE), Hand::<3>::of(TWO), Hand::<3>::of(THREE));
        first.add(0, SeatSet::EMPTY);
        second.add(1, SeatSet::EVERYBODY);
        second.add(0, SeatSet::only(THREE));
        third.add(2, SeatSet::EMPTY);
        let deck = Bag::new([1u8, 2, 1]);
        // What the first seat cannot place: 0, 2 and the deck 0, 1, 1, 2.
        let pool = [0u8, 0, 1, 1, 2, 2];
        let mut exact: BTreeMap<(u8, u8), u32> = BTreeMap::new();
        for (i, a) in pool.iter().enumerate() {
            for (j, b) in pool.iter().enumerate() {
                *exact.entry((*a, *b)).or_default() += u32::from(i != j);
            }
        }
        exact.retain(|_, n| *n > 0);
        let total: u32 = exact.values().sum();
        let mut found: BTreeMap<(u8, u8), u32> = BTreeMap::new();
        let mut rng = search_rng(11);
        let throws = 1000 * total;
        for _ in 0..throws {
            let (mut hands, mut rest) = ([first, second, third], deck);
            redeal(ONE, hands.iter_mut(), &mut rest, &mut rng);
            let referee = keys::referee();
            assert!(hands[0] == first && rest.len() == deck.len());
            let unknown: Vec<u8> = hands[1].cards(referee).collect();
            assert!(unknown.contains(&1), "what is sure stays");
            let other = unknown.iter().copied().find(|kind| *kind != 1).unwrap_or(1);
            // The third seat still knows the card that it saw.
            assert_eq!(seen(&hands[1], THREE).len(), 2);
            *found.entry((other, hands[2].cards(referee).next().unwrap_or(9))).or_default() += 1;
        }
        assert_eq!(found.keys().collect::<Vec<_>>(), exact.keys().collect::<Vec<_>>());
        for (world, ways) in exact {
            let (n, mean) = (f64::from(found[&world]), f64::from(1000 * ways));
            assert!((n - mean).abs() < 6.0 * mean.sqrt(), "{world:?}: {n} of {throws}, not {mean}");
        }
    }

    /// A hand of three, of which the first player is sure of one, and something that its player laid down unseen. Worlds in
    /// which that could have been done in more ways are more likely: every deal counts once for each of its ways.
    #[test]
    fn what_was_played_unseen_is_as_likely_as_its_ways() {
        let mut second = Hand::<3>::of(TWO);
        second.add(0, SeatSet::only(ONE));
        second.add(0, SeatSet::EMPTY);
        second.add(1, SeatSet::EMPTY);
        let deck = Bag::new([1u8, 2]);
        // The pool is 0, 0, 1, 1, 1. A 0 is known: it alone is played for one. Kinds of the hand, and what was played.
        let exact = BTreeMap::from([
            (([0, 0, 0], 0), 2),
            (([0, 0, 1], 0), 12),
            (([0, 0, 1], 1), 12),
            (([0, 1, 1], 0), 6),
            (([0, 1, 1], 1), 6 * 2),
        ]);
        let total: u32 = exact.values().sum();
        let mut found: BTreeMap<([u8; 3], u8), u32> = BTreeMap::new();
        let (referee, mut rng) = (keys::referee(), search_rng(7));
        while found.values().sum::<u32>() < 1000 * total {
            let (mut hand, mut rest) = (second, deck);
            redeal(ONE, core::iter::once(&mut hand), &mut rest, &mut rng);
            let Some(played) = hand.pick(referee, &mut rng) else { continue };
            let kinds: Vec<u8> = hand.cards(referee).collect();
            *found.entry((kinds.try_into().unwrap(), played)).or_default() += 1;
        }
        assert_eq!(found.keys().collect::<Vec<_>>(), exact.keys().collect::<Vec<_>>());
        for (world, ways) in exact {
            let (n, mean) = (f64::from(found[&world]), f64::from(1000 * ways));
            assert!((n - mean).abs() < 6.0 * mean.sqrt(), "{world:?}: {n}, not {mean}");
        }
    }
}
