//! A player's estate: how three tiles are laid out, and what follows from it. T2.10

use crate::data::{CELLS, Components, FIELDS, Kind};
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
