//! A player's estate: how three tiles are laid out, and what follows from it. T2.10

use super::Player;
use crate::Tuscany;
use crate::data::{CELLS, Components, FIELDS};
use crate::pieces::{Bonus, Kind};
use core::array;
use signoria_core::hex::{Hex, adjacency};

/// How the three tiles lie. Slot 0 is the top one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Layout {
    /// The order of the letters, `0..6`: see [`Layout::letters`].
    pub order: u8,
    /// A bit for each slot, slot 0 the highest: the tile is turned by 180 degrees.
    pub turns: u8,
    /// A bit for each joint, the upper one the higher: the lower tile is shifted left, not right.
    pub shifts: u8,
}

impl Layout {
    /// How many layouts there are.
    pub const ALL: u8 = 192;

    /// All layouts in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Layout> {
        (0..Layout::ALL).map(|n| Layout { order: n / 32, turns: n / 4 % 8, shifts: n % 4 })
    }

    /// The letters from top to bottom, A as 0.
    #[must_use]
    pub const fn letters(self) -> [usize; 3] {
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]][self.order as usize]
    }

    /// Whether the tile in a slot is turned.
    #[must_use]
    pub const fn turned(self, slot: usize) -> bool {
        self.turns >> (2 - slot) & 1 == 1
    }

    /// 0 if the tile below a joint is shifted right, 1 if left.
    #[must_use]
    pub const fn shift(self, joint: usize) -> usize {
        (self.shifts >> (1 - joint) & 1) as usize
    }

    /// The kind of a field. Fields are numbered slot by slot, in reading order within each.
    #[must_use]
    pub fn kind(self, components: &Components, tiles: [u8; 3], field: usize) -> Kind {
        let slot = field / CELLS;
        let letter = self.letters()[slot];
        components.cell_kind(letter, tiles[letter], self.turned(slot), field % CELLS)
    }

    /// The fields of each kind, a bit each.
    #[must_use]
    pub fn kinds(self, components: &Components, tiles: [u8; 3]) -> [u32; 8] {
        let mut kinds = [0; 8];
        for slot in 0..3 {
            let letter = self.letters()[slot];
            for cell in 0..CELLS {
                let kind = components.cell_kind(letter, tiles[letter], self.turned(slot), cell);
                kinds[kind.idx()] |= 1 << (slot * CELLS + cell);
            }
        }
        kinds
    }
}

/// Where the fields lie, for each of the four pairs of shifts.
#[must_use]
pub(crate) fn positions(components: &Components) -> [[Hex; FIELDS]; 4] {
    array::from_fn(|shifts| {
        let layout = Layout { order: 0, turns: 0, shifts: shifts as u8 };
        let mut offset = (0, 0);
        let mut fields = [Hex { q: 0, r: 0 }; FIELDS];
        for slot in 0..3 {
            if slot > 0 {
                let (dq, dr) = components.shifts[layout.shift(slot - 1)];
                offset = (offset.0 + dq, offset.1 + dr);
            }
            for (cell, at) in components.cells.iter().enumerate() {
                fields[slot * CELLS + cell] = Hex { q: at.q + offset.0, r: at.r + offset.1 };
            }
        }
        fields
    })
}

/// The fields beside each field, a bit each, for each of the four pairs of shifts.
#[must_use]
pub(crate) fn adjacencies(components: &Components) -> [[u32; FIELDS]; 4] {
    positions(components).map(|fields| {
        let adjacent = adjacency(&fields);
        array::from_fn(|i| adjacent[i] as u32)
    })
}

/// The fields of `set` that hang together with `field`, which is one of them.
#[must_use]
pub(crate) fn region(adjacent: &[u32; FIELDS], set: u32, field: usize) -> u32 {
    let mut region = 1u32 << field;
    let mut open = region;
    while open != 0 {
        let next = adjacent[open.trailing_zeros() as usize] & set & !region;
        open = (open & (open - 1)) | next;
        region |= next;
    }
    region
}

impl Tuscany {
    /// The fields beside each field of an estate with a pair of shifts, a bit each.
    #[must_use]
    #[inline]
    pub fn adjacent(&self, shifts: u8) -> &[u32; FIELDS] {
        &self.adjacencies[usize::from(shifts)]
    }

    /// The fields of the region of a field of an open estate, a bit each. T1.11
    #[must_use]
    #[inline]
    pub fn region_of(&self, player: &Player, kind: Kind, field: usize) -> u32 {
        region(self.adjacent(player.shifts), player.kinds[kind.idx()], field)
    }

    /// The storage spaces of a player. T5.2.4, T6.10
    #[must_use]
    pub fn capacity_of(&self, player: &Player) -> u8 {
        let storage = Bonus::ExtraStorage;
        self.kit.components.storage_spaces + self.kit.components.bonus_amount[storage.idx()] * player.has(storage)
    }

    /// The dark green field of the tile of a letter, A as 0, in an estate of these tiles.
    #[must_use]
    pub fn castle_field(&self, layout: Layout, tiles: [u8; 3], letter: usize) -> u8 {
        let castles = layout.kinds(&self.kit.components, tiles)[Kind::Castle.idx()];
        let slot = layout.letters().iter().position(|l| *l == letter).expect("every letter has a slot");
        let of_slot: [u32; 3] = array::from_fn(|slot| 0x3ff << (10 * slot));
        (castles & of_slot[slot]).trailing_zeros() as u8
    }
}
