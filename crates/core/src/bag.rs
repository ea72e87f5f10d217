//! Supplies whose order nobody has seen, and which therefore have none.

use crate::{Draws, Referee, Rng, Veiled};
use alloc::vec::Vec;

/// A multiset of `K` kinds: a face-down stack, a bag. A tile gets its identity when it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bag<const K: usize> {
    counts: [u8; K],
    total: u16,
}

impl<const K: usize> Default for Bag<K> {
    fn default() -> Self {
        Bag { counts: [0; K], total: 0 }
    }
}

impl<const K: usize> Bag<K> {
    /// A bag with this many of each kind.
    #[must_use]
    pub fn new(counts: [u8; K]) -> Self {
        Bag { counts, total: counts.iter().map(|n| u16::from(*n)).sum() }
    }

    /// How many things are left.
    #[must_use]
    #[inline]
    pub fn len(&self) -> u16 {
        self.total
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of a kind are left.
    #[must_use]
    #[inline]
    pub fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    /// Takes one of a kind out.
    ///
    /// # Panics
    /// If none is left.
    #[inline]
    pub fn draw(&mut self, kind: usize) {
        assert!(self.counts[kind] > 0, "kind {kind} is not in the bag");
        self.counts[kind] -= 1;
        self.total -= 1;
    }

    /// Puts one of a kind in.
    #[inline]
    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
        self.total += 1;
    }

    /// Moves everything from `other` into this bag: a discard pile that is shuffled and becomes the supply.
    pub fn refill(&mut self, other: &mut Bag<K>) {
        for kind in 0..K {
            self.counts[kind] += other.counts[kind];
        }
        self.total += other.total;
        *other = Bag::default();
    }

    /// The next draw: each kind as likely as its count.
    #[inline]
    pub fn draws<A>(&self, action: fn(usize) -> A) -> Draws<'_, A> {
        Draws::Counts(&self.counts, self.total.into(), action)
    }

    /// The kind of the next draw, each as likely as its count.
    ///
    /// # Panics
    /// If the bag is empty.
    #[inline]
    pub fn pick(&self, rng: &mut impl Rng) -> usize {
        self.draws(|kind| kind).pick(rng)
    }

    /// The kinds that are left with their counts: the outcomes of the next draw with their weights.
    pub fn outcomes(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        self.counts.iter().enumerate().filter(|(_, n)| **n > 0).map(|(kind, n)| (kind, u32::from(*n)))
    }
}

/// A face-down deck of which some cards were looked at: a known top, a known bottom, and between them a [`Bag`].
/// Who knows a card of the top or bottom is written on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deck<const K: usize> {
    /// Next card last.
    top: Vec<Veiled<u8>>,
    rest: Bag<K>,
    /// Deepest card first.
    bottom: Vec<Veiled<u8>>,
}

/// What the next card of a [`Deck`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextCard<'a, const K: usize> {
    /// It was put there by somebody: no chance is left.
    Fixed(Veiled<u8>),
    /// Any card of this bag, by its counts.
    Drawn(&'a Bag<K>),
    /// The deck is empty.
    None,
}

impl<const K: usize> Deck<K> {
    /// A shuffled deck.
    #[must_use]
    pub fn shuffled(cards: Bag<K>) -> Self {
        Deck { top: Vec::new(), rest: cards, bottom: Vec::new() }
    }

    /// How many cards are left.
    #[must_use]
    pub fn len(&self) -> usize {
        self.top.len() + usize::from(self.rest.len()) + self.bottom.len()
    }

    /// Whether no card is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What the next card is.
    #[must_use]
    pub fn next(&self) -> NextCard<'_, K> {
        if let Some(card) = self.top.last() {
            NextCard::Fixed(*card)
        } else if !self.rest.is_empty() {
            NextCard::Drawn(&self.rest)
        } else if let Some(card) = self.bottom.last() {
            NextCard::Fixed(*card)
        } else {
            NextCard::None
        }
    }

    /// The next draw; fixed where somebody has put the card there.
    ///
    /// # Panics
    /// If the deck is empty.
    #[must_use]
    pub fn draws<A>(&self, action: fn(usize) -> A, referee: Referee) -> Draws<'_, A> {
        match self.next() {
            NextCard::Fixed(card) => Draws::One(action(usize::from(*card.peek(referee)))),
            NextCard::Drawn(bag) => bag.draws(action),
            NextCard::None => panic!("the deck is empty"),
        }
    }

    /// Draws the next card, which is `kind`: fixed by the deck or chosen by chance.
    ///
    /// # Panics
    /// If the next card cannot be of that kind.
    pub fn draw(&mut self, kind: u8, referee: Referee) {
        let fixed = if !self.top.is_empty() {
            self.top.pop()
        } else if !self.rest.is_empty() {
            self.rest.draw(kind.into());
            return;
        } else {
            self.bottom.pop()
        };
        assert_eq!(fixed.map(|card| *card.peek(referee)), Some(kind), "the next card is another one");
    }

    /// Puts a card on the top.
    pub fn put_on_top(&mut self, card: Veiled<u8>) {
        self.top.push(card);
    }

    /// Puts a card under the deck.
    pub fn put_under(&mut self, card: Veiled<u8>) {
        self.bottom.insert(0, card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatSet;
    use crate::keys::referee;

    #[test]
    fn a_bag_forgets_order_and_keeps_counts() {
        let mut bag = Bag::new([2, 0, 1]);
        assert_eq!(bag.outcomes().collect::<Vec<_>>(), [(0, 2), (2, 1)]);
        bag.draw(0);
        bag.draw(2);
        assert_eq!((bag.len(), bag.count(0), bag.count(2)), (1, 1, 0));
        let mut discards = Bag::new([0, 3, 1]);
        bag.refill(&mut discards);
        assert_eq!((bag.len(), discards.len(), bag.count(1)), (5, 0, 3));
    }

    #[test]
    fn a_pick_is_as_likely_as_its_count() {
        let bag = Bag::new([2, 0, 1]);
        let mut rng = crate::search_rng(1);
        let mut found = [0; 3];
        (0..3000).for_each(|_| found[bag.pick(&mut rng)] += 1);
        assert_eq!(found[1], 0);
        assert!((1900..2100).contains(&found[0]), "{found:?}");
    }

    #[test]
    fn a_deck_gives_known_top_then_chance_then_known_bottom() {
        let mut deck = Deck::shuffled(Bag::new([1, 1]));
        deck.put_under(Veiled::new(0, SeatSet::EMPTY));
        deck.put_under(Veiled::new(1, SeatSet::EMPTY));
        deck.put_on_top(Veiled::new(1, SeatSet(1)));
        assert_eq!(deck.len(), 5);
        assert_eq!(deck.next(), NextCard::Fixed(Veiled::new(1, SeatSet(1))));
        deck.draw(1, referee());
        assert_eq!(deck.next(), NextCard::Drawn(&Bag::new([1, 1])));
        deck.draw(0, referee());
        deck.draw(1, referee());
        assert_eq!(deck.next(), NextCard::Fixed(Veiled::new(0, SeatSet::EMPTY)));
        deck.draw(0, referee());
        deck.draw(1, referee());
        assert!(deck.is_empty());
        assert_eq!(deck.next(), NextCard::None);
    }
}
