//! What follows from the cards for production, as sets: worked out once for a box.

use super::{Components, SHIPS};
use crate::pieces::{Card, FIRST_SAWMILL, Good, ICONS, RAWS, Tier};

/// Sets of building cards, sawmills apart.
#[derive(Clone, Debug)]
pub(crate) struct Works {
    /// The cards that yield each good.
    pub(crate) yields: [u64; Good::COUNT],
    /// The cards that have each good as the input of each icon.
    pub(crate) takes: [[u64; ICONS]; Good::COUNT],
    /// The cards with a raw material at each icon.
    pub(crate) takes_raw: [u64; ICONS],
    /// The cards that have each icon.
    pub(crate) has: [u64; ICONS],
    /// The cards that yield what is shipped.
    pub(crate) shipped: u64,
    /// The hold of each ship for each good, as a place in the list of holds.
    pub(crate) hold: [[Option<u8>; SHIPS]; Good::COUNT],
    /// The cards with a house.
    pub(crate) house: u64,
    /// What else must stand beside a final product's building for its line, sawmill apart, as goods.
    pub(crate) line: [u32; Good::COUNT],
}

impl Works {
    pub(crate) fn new(parts: &Components) -> Self {
        let mut works = Works {
            yields: [0; Good::COUNT],
            takes: [[0; ICONS]; Good::COUNT],
            takes_raw: [0; ICONS],
            has: [0; ICONS],
            shipped: 0,
            hold: [[None; SHIPS]; Good::COUNT],
            house: 0,
            line: [0; Good::COUNT],
        };
        for card in (0..FIRST_SAWMILL).map(Card) {
            let part = parts.card(card);
            works.yields[part.good.idx()] |= card.bit();
            for (icon, input) in parts.recipe(part.good).inputs.iter().enumerate() {
                works.takes[input.idx()][icon] |= card.bit();
                works.has[icon] |= card.bit();
                if input.idx() < RAWS {
                    works.takes_raw[icon] |= card.bit();
                }
            }
            if part.good.is_shipped() {
                works.shipped |= card.bit();
            }
            if part.house {
                works.house |= card.bit();
            }
        }
        for (at, hold) in parts.holds.iter().enumerate() {
            works.hold[hold.good.idx()][usize::from(hold.ship)] = Some(at as u8);
        }
        // Inputs come before what is made of them, so one pass is enough. The sawmill stands from the beginning.
        for good in Good::ALL {
            let inputs = &parts.recipe(good).inputs;
            let own = if good.tier() == Tier::Sawmill { 0 } else { 1 << good.idx() };
            works.line[good.idx()] = inputs.iter().fold(own, |line, input| line | works.line[input.idx()]);
        }
        works
    }
}
