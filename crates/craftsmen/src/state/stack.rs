//! A stack of buildings: cards that somebody has put on top or under it, and between them those of the last shuffle.

use crate::data::PEEK;
use crate::pieces::Card;
use crate::{Action, Frame};
use signoria_core::{Draws, Referee, SeatSet, Veiled};

/// The most cards of a stack: an extended one with two players, when a displayed card comes under it before its space is
/// filled. C2.4, C5.5.7
const MOST: usize = 21;

/// A card that was put back, or that is looked at. C5.5.11
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The card, and who knows that it lies here.
    pub card: Veiled<Card>,
    /// Who knows that it is among the cards that were put back together, wherever it lies among them.
    pub among: SeatSet,
    /// The number of the lot that was put back together.
    pub batch: u8,
}

impl Slot {
    pub(crate) const NONE: Slot = Slot { card: Veiled::new(Card(0), SeatSet::EMPTY), among: SeatSet::EMPTY, batch: 0 };

    /// A card that these seats know at its place.
    #[must_use]
    pub const fn of(card: Card, known: SeatSet, batch: u8) -> Self {
        Slot { card: Veiled::new(card, known), among: SeatSet::EMPTY, batch }
    }

    /// Who knows that it is here or among the cards of its lot.
    #[must_use]
    pub fn seen(&self) -> SeatSet {
        self.card.known().union(self.among)
    }
}

/// A stack of buildings. What nobody has seen since the shuffle has no order; cards with a house lie above the others. C2.4, C2.5
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stack {
    /// Next card last.
    top: [Slot; PEEK as usize],
    tops: u8,
    /// Cards with a house.
    pub house: u64,
    /// The others below them.
    pub plain: u64,
    /// Next card first.
    under: [Slot; MOST],
    unders: u8,
}

impl Stack {
    /// A shuffled stack.
    #[must_use]
    pub const fn shuffled(house: u64, plain: u64) -> Self {
        Stack { top: [Slot::NONE; PEEK as usize], tops: 0, house, plain, under: [Slot::NONE; MOST], unders: 0 }
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.tops + (self.house.count_ones() + self.plain.count_ones()) as u8 + self.unders
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards that were put on top, the next one last.
    #[must_use]
    pub fn on_top(&self) -> &[Slot] {
        &self.top[..usize::from(self.tops)]
    }

    /// The cards that were put under, the next one first.
    #[must_use]
    pub fn beneath(&self) -> &[Slot] {
        &self.under[..usize::from(self.unders)]
    }

    /// Every card that was put back.
    pub(crate) fn slots_mut(&mut self) -> impl Iterator<Item = &mut Slot> {
        self.top[..usize::from(self.tops)].iter_mut().chain(&mut self.under[..usize::from(self.unders)])
    }

    /// The next card, where somebody has put it there.
    fn fixed(&self) -> Option<Slot> {
        match (self.on_top().last(), self.house | self.plain) {
            (Some(slot), _) => Some(*slot),
            (None, 0) => self.beneath().first().copied(),
            (None, _) => None,
        }
    }

    /// What the next card may be.
    pub(crate) fn draws(&self, referee: Referee) -> Draws<'_, Action> {
        let set = if self.house == 0 { self.plain } else { self.house };
        match self.fixed() {
            Some(slot) => Draws::One(Action::Card(*slot.card.peek(referee))),
            None => Draws::Among(set, |card| Action::Card(Card(card as u8))),
        }
    }

    /// Takes the next card, which is this one.
    pub(crate) fn draw(&mut self, card: Card) -> Slot {
        let Some(slot) = self.fixed() else {
            self.house &= !card.bit();
            self.plain &= !card.bit();
            return Slot::of(card, SeatSet::EMPTY, 0);
        };
        if self.tops > 0 {
            self.tops -= 1;
            self.top[usize::from(self.tops)] = Slot::NONE;
        } else {
            self.under.copy_within(1..usize::from(self.unders), 0);
            self.unders -= 1;
            self.under[usize::from(self.unders)] = Slot::NONE;
        }
        slot
    }

    /// Whether cards of a lot are still here.
    pub(crate) fn has_of(&self, batch: u8) -> bool {
        self.on_top().iter().chain(self.beneath()).any(|slot| slot.batch == batch)
    }

    /// What is left of a lot is known to those alone who know each place.
    pub(crate) fn forget(&mut self, batch: u8) {
        self.slots_mut().filter(|slot| slot.batch == batch).for_each(|slot| slot.among = SeatSet::EMPTY);
    }

    /// Puts a card on the top.
    pub fn put_on_top(&mut self, slot: Slot) {
        self.top[usize::from(self.tops)] = slot;
        self.tops += 1;
    }

    /// Puts a card under the stack.
    pub fn put_under(&mut self, slot: Slot) {
        self.under[usize::from(self.unders)] = slot;
        self.unders += 1;
    }
}

const _: () = assert!(size_of::<Frame>() <= 8);
