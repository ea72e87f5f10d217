//! What the starting order tells about the hands that were dealt: sums of printed values are counted, not tried. C2.9

use super::hands::{Deck, Hands, Place, choose, number_below};
use crate::data::DEALT;
use crate::pieces::{Capital, VALUES};
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::Rng;

/// The least sum of a hand that was dealt, and how many sums there are.
const LEAST: u8 = DEALT;
const SUMS: usize = (DEALT * VALUES as u8 - LEAST) as usize + 1;

/// Hands of five by how many cards of value 1 and 2 they have, and their sum.
fn fives() -> impl Iterator<Item = (u8, u8, u8)> {
    let all = (0..=DEALT).flat_map(|ones| (0..=DEALT - ones).map(move |twos| (ones, twos)));
    all.map(|(ones, twos)| (ones, twos, 3 * DEALT - 2 * ones - twos))
}

/// In how many ways the hands from each one on can be dealt in starting order.
pub(super) struct Order<'a> {
    /// Those whose hands were dealt, in starting order.
    places: &'a [Place],
    /// Cards of each value.
    values: [u8; VALUES],
    /// By place, cards of value 1 and 2 dealt before it, and the least sum that the place may have.
    ways: Vec<Vec<u128>>,
}

impl<'a> Order<'a> {
    pub(super) fn count(places: &'a [Place], deck: &Deck) -> Self {
        let values = core::array::from_fn(|at| (at..Capital::COUNT).step_by(VALUES).map(|kind| deck.count(kind)).sum());
        let mut order = Order { places, values, ways: vec![Vec::new(); places.len()] };
        for place in (0..places.len()).rev() {
            let most = place as u8 * DEALT;
            let mut ways = Vec::new();
            for ones in 0..=most {
                for twos in 0..=most {
                    // By the sum first, then by the least sum.
                    let mut from = [0; SUMS + 1];
                    if ones + twos <= most {
                        for five in fives().filter(|(_, _, sum)| places[place].sums.contains(sum)) {
                            from[usize::from(five.2 - LEAST)] += order.ways_of(place, (ones, twos), five);
                        }
                    }
                    (0..SUMS).rev().for_each(|sum| from[sum] += from[sum + 1]);
                    ways.extend(from);
                }
            }
            order.ways[place] = ways;
        }
        order
    }

    /// In how many ways a place gets such five cards, and those after it get theirs.
    fn ways_of(&self, place: usize, (ones, twos): (u8, u8), (more_ones, more_twos, sum): (u8, u8, u8)) -> u128 {
        let gone = [ones, twos, place as u8 * DEALT - ones - twos];
        let more = [more_ones, more_twos, DEALT - more_ones - more_twos];
        let here = (0..VALUES).map(|at| choose(self.values[at].saturating_sub(gone[at]), more[at])).product::<u128>();
        if here == 0 || place + 1 == self.places.len() {
            return here;
        }
        here * self.later(place + 1, (ones + more_ones, twos + more_twos), sum)
    }

    /// In how many ways the hands from a place on can be dealt after such cards, the last of this sum.
    fn later(&self, place: usize, (ones, twos): (u8, u8), sum: u8) -> u128 {
        let side = place * usize::from(DEALT) + 1;
        let least = (sum + self.places[place].tie).max(LEAST) - LEAST;
        self.ways[place][(usize::from(ones) * side + usize::from(twos)) * (SUMS + 1) + usize::from(least)]
    }

    /// Five cards for each of these hands, each deal as likely as any other. Nothing if there are none.
    pub(super) fn draw(&self, hands: &mut Hands, deck: &mut Deck, rng: &mut impl Rng) -> Option<()> {
        let (mut gone, mut last) = ((0, 0), 0);
        for (at, place) in self.places.iter().enumerate() {
            let total = self.later(at, gone, last);
            let mut nth = if total > 0 { number_below(rng, total) } else { return None };
            let fits = |sum: u8| sum >= last + place.tie && place.sums.contains(&sum);
            let (ones, twos, sum) = fives().filter(|(_, _, sum)| fits(*sum)).find(|five| {
                let here = self.ways_of(at, gone, *five);
                let found = nth < here;
                nth = nth.saturating_sub(here);
                found
            })?;
            let values = [ones, twos, DEALT - ones - twos].into_iter().zip(0..);
            let values = values.flat_map(|(count, value)| core::iter::repeat_n(value, count.into()));
            hands[at].iter_mut().zip(values).for_each(|(kind, value)| *kind = draw_of_value(deck, value, rng));
            (gone, last) = ((gone.0 + ones, gone.1 + twos), sum);
        }
        Some(())
    }
}

/// A card of a value from 0; there is one.
fn draw_of_value(deck: &mut Deck, value: usize, rng: &mut impl Rng) -> u8 {
    let of_value = (0..Capital::COUNT).map(|kind| if kind % VALUES == value { deck.count(kind) } else { 0 });
    let mut counts = [0; Capital::COUNT];
    counts.iter_mut().zip(of_value).for_each(|(count, of_value)| *count = of_value);
    let kind = Deck::new(counts).pick(rng);
    deck.draw(kind);
    kind as u8
}
