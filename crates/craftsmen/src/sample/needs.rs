//! Hands of capital that can pay a price, each as likely as chance makes it: counted, not tried.

use super::hands::{Deck, choose, number_below};
use crate::pieces::{Capital, Color, VALUES};
use crate::state::{Cards, set_value, worth};
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::Rng;

/// What a hand must be worth, in some colours; and cards that are still to be discarded, of a kind or later ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Need {
    pub(super) value: u8,
    pub(super) colors: u8,
    pub(super) left: u8,
    pub(super) from: u8,
}

impl Need {
    pub(super) fn is_nothing(self) -> bool {
        self.value == 0 && self.left == 0
    }

    /// How much worth the cards lack, and how many to be discarded.
    pub(super) fn lacks(self, cards: &Cards) -> u8 {
        let later: u8 = cards[usize::from(self.from)..].iter().sum();
        self.value.saturating_sub(worth(cards, self.colors)) + self.left.saturating_sub(later)
    }
}

/// What can be drawn of one colour: the cards, how many, what they bring with the sure ones, in how many ways.
struct Part {
    of: [u8; VALUES],
    count: usize,
    value: usize,
    ways: u128,
}

fn parts(deck: &Deck, most: u8, sure: &Cards, need: Need, color: usize) -> Vec<Part> {
    let at = color * VALUES;
    let [ones, twos, threes] = core::array::from_fn(|i| deck.count(at + i));
    let mut parts = Vec::new();
    for a in 0..=ones.min(most) {
        for b in 0..=twos.min(most - a) {
            for c in 0..=threes.min(most - a - b) {
                let all = [sure[at] + a, sure[at + 1] + b, sure[at + 2] + c];
                let value = if need.colors >> color & 1 == 1 { set_value(&all) } else { 0 };
                parts.push(Part {
                    of: [a, b, c],
                    count: (a + b + c).into(),
                    value: value.min(need.value).into(),
                    ways: choose(ones, a) * choose(twos, b) * choose(threes, c),
                });
            }
        }
    }
    parts
}

/// So many cards of the deck that are worth enough together with the sure ones. Nothing if no such hand exists.
pub(super) fn draw_hand(deck: &mut Deck, count: u8, sure: &Cards, need: Need, rng: &mut impl Rng) -> Option<Cards> {
    let (cards, value) = (usize::from(count), usize::from(need.value));
    let all: Vec<Vec<Part>> = (0..Color::COUNT).map(|color| parts(deck, count, sure, need, color)).collect();
    // In how many ways the colours from one on give so many cards that bring so much, or more where that is all that is needed.
    let at = |cards: usize, missing: usize| cards * (value + 1) + missing;
    let mut ways = vec![vec![0u128; (cards + 1) * (value + 1)]; Color::COUNT + 1];
    ways[Color::COUNT][at(0, 0)] = 1;
    for color in (0..Color::COUNT).rev() {
        // Many parts are as many cards and bring as much.
        let mut alike = vec![0u128; (cards + 1) * (value + 1)];
        all[color].iter().for_each(|part| alike[at(part.count, part.value)] += part.ways);
        for count in 0..=cards {
            for value in (0..=value).filter(|value| alike[at(count, *value)] > 0) {
                for left in count..=cards {
                    for missing in 0..=usize::from(need.value) {
                        let rest = ways[color + 1][at(left - count, missing.saturating_sub(value))];
                        ways[color][at(left, missing)] += alike[at(count, value)] * rest;
                    }
                }
            }
        }
    }
    let (mut left, mut missing) = (cards, value);
    if ways[0][at(left, missing)] == 0 {
        return None;
    }
    let mut hand = [0; Capital::COUNT];
    for color in 0..Color::COUNT {
        let mut nth = number_below(rng, ways[color][at(left, missing)]);
        let fits = |part: &&Part| part.count <= left;
        let part = all[color].iter().filter(fits).find(|part| {
            let here = part.ways * ways[color + 1][at(left - part.count, missing.saturating_sub(part.value))];
            let found = nth < here;
            nth = nth.saturating_sub(here);
            found
        })?;
        left -= part.count;
        missing = missing.saturating_sub(part.value);
        hand[color * VALUES..][..VALUES].copy_from_slice(&part.of);
    }
    for (kind, count) in hand.iter().enumerate() {
        (0..*count).for_each(|_| deck.draw(kind));
    }
    Some(hand)
}
