//! A draw, described once: what may come and how likely it is. The list of outcomes and the quick pick both follow.

use crate::{Rng, below};
use alloc::vec::Vec;

/// What a die or a draw may bring. `A` is the action that an outcome is; outcomes ascend.
#[derive(Clone, Copy, Debug)]
pub enum Draws<'a, A> {
    /// One outcome alone: a card that lies fixed on a deck.
    One(A),
    /// The numbers below this one, equally likely: a die, a first player.
    Even(u32, fn(usize) -> A),
    /// The members of a set of numbers below 64, a bit each, equally likely: tiles that nobody has got yet.
    Among(u64, fn(usize) -> A),
    /// Kinds by their counts, and the sum of these: a [`Bag`](crate::Bag).
    Counts(&'a [u8], u32, fn(usize) -> A),
}

impl<A: Copy> Draws<'_, A> {
    /// Adds the outcomes with their weights, ascending.
    pub fn list(&self, out: &mut Vec<(A, u32)>) {
        match *self {
            Draws::One(action) => out.push((action, 1)),
            Draws::Even(n, action) => out.extend((0..n).map(|i| (action(i as usize), 1))),
            Draws::Among(set, action) => {
                out.extend((0..64).filter(|i| set >> i & 1 == 1).map(|i| (action(i), 1)));
            }
            Draws::Counts(counts, _, action) => {
                let left = counts.iter().enumerate().filter(|(_, n)| **n > 0);
                out.extend(left.map(|(kind, n)| (action(kind), u32::from(*n))));
            }
        }
    }

    /// One outcome, as likely as its weight.
    ///
    /// # Panics
    /// If there is no outcome.
    #[inline]
    pub fn pick(&self, rng: &mut impl Rng) -> A {
        match *self {
            Draws::One(action) => action,
            Draws::Even(n, action) => action(below(rng, n) as usize),
            Draws::Among(set, action) => {
                let mut left = set;
                for _ in 0..below(rng, set.count_ones()) {
                    left &= left - 1;
                }
                assert!(left != 0, "something is left to draw");
                action(left.trailing_zeros() as usize)
            }
            Draws::Counts(counts, total, action) => {
                let mut left = below(rng, total);
                for (kind, count) in counts.iter().enumerate() {
                    if left < u32::from(*count) {
                        return action(kind);
                    }
                    left -= u32::from(*count);
                }
                unreachable!("the draw is below the number of things")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search_rng;
    use alloc::vec;

    #[test]
    fn picks_come_as_often_as_the_list_says() {
        let counts = [2, 0, 3, 1];
        let all: [Draws<'_, usize>; 4] = [
            Draws::One(7),
            Draws::Even(4, |i| i + 1),
            Draws::Among(0b1011_0000, |i| i),
            Draws::Counts(&counts, 6, |kind| kind),
        ];
        for draws in all {
            let mut list = Vec::new();
            draws.list(&mut list);
            assert!(list.is_sorted());
            let total: u32 = list.iter().map(|(_, n)| n).sum();
            let mut found = vec![0; list.len()];
            let mut rng = search_rng(3);
            for _ in 0..600 * total {
                let action = draws.pick(&mut rng);
                found[list.iter().position(|(a, _)| *a == action).expect("an outcome of the list")] += 1;
            }
            for ((action, weight), n) in list.iter().zip(found) {
                assert!((500 * weight..700 * weight).contains(&n), "{action}: {n} of {}", 600 * total);
            }
        }
    }
}
