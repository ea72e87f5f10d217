//! A position in numbers: what a net or another program is shown in the place of a view.
//!
//! A game says once what its numbers are, block by block ([`Layout`]), and then writes those that are not 0 in the same order
//! ([`Observer`]). Numbers are small integers with a unit, so that games do without floats; who reads them gets about 1.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use core::slice;

/// What the places of a block stand for, along one axis.
#[derive(Clone, Copy, Debug)]
pub enum Axis {
    /// So many numbers, from the first one on.
    Numbers(u16, u16),
    /// So many things, by their words.
    Things(usize, fn(usize) -> &'static str),
    /// These words.
    Words(&'static [&'static str]),
}

impl Axis {
    const fn len(&self) -> usize {
        match self {
            Axis::Numbers(_, len) => *len as usize,
            Axis::Things(len, _) => *len,
            Axis::Words(words) => words.len(),
        }
    }

    fn name(&self, place: usize) -> String {
        match self {
            Axis::Numbers(first, _) => format!("{}", usize::from(*first) + place),
            Axis::Things(_, word) => String::from(word(place)),
            Axis::Words(words) => String::from(words[place]),
        }
    }
}

/// Numbers of one kind, one for each combination of places along the axes; the last axis runs fastest.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    name: &'static str,
    axes: &'static [Axis],
    len: u16,
    /// What a number of the game is worth: one by its unit.
    scale: f32,
}

impl Block {
    /// Numbers that are told in this unit: 12 of unit 4 are 3.
    #[must_use]
    pub const fn counts(name: &'static str, axes: &'static [Axis], unit: u16) -> Self {
        let (mut len, mut i) = (1, 0);
        while i < axes.len() {
            len *= axes[i].len();
            i += 1;
        }
        assert!(len < u16::MAX as usize && unit > 0);
        Block { name, axes, len: len as u16, scale: 1.0 / unit as f32 }
    }

    /// Things that are so or not.
    #[must_use]
    pub const fn flags(name: &'static str, axes: &'static [Axis]) -> Self {
        Block::counts(name, axes, 1)
    }
}

/// What the numbers of a game mean.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Raised when the meaning of an index changes, or when something is written otherwise.
    pub rev: u32,
    /// The blocks, one after the other.
    pub blocks: &'static [Block],
}

impl Layout {
    /// How many numbers there are; the same whatever the seats and the options.
    #[must_use]
    pub const fn len(&self) -> usize {
        let (mut len, mut i) = (0, 0);
        while i < self.blocks.len() {
            len += self.blocks[i].len as usize;
            i += 1;
        }
        len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The indices of a block.
    #[must_use]
    pub fn block(&self, name: &str) -> Option<Range<usize>> {
        let mut first = 0;
        for block in self.blocks {
            let next = first + usize::from(block.len);
            if block.name == name {
                return Some(first..next);
            }
            first = next;
        }
        None
    }

    /// What an index stands for: the block and the place along each of its axes, as `regions.castle.3.2`.
    #[must_use]
    pub fn name(&self, index: usize) -> Option<String> {
        let mut place = index;
        for block in self.blocks {
            if place < usize::from(block.len) {
                let mut rest = usize::from(block.len);
                let mut name = String::from(block.name);
                for axis in block.axes {
                    rest /= axis.len();
                    name.push('.');
                    name.push_str(&axis.name(place / rest));
                    place %= rest;
                }
                return Some(name);
            }
            place -= usize::from(block.len);
        }
        None
    }
}

/// Takes the numbers of a position, block after block.
#[derive(Debug)]
pub struct Observer<'a> {
    blocks: slice::Iter<'static, Block>,
    base: u16,
    len: u16,
    scale: f32,
    out: &'a mut Vec<(u16, f32)>,
}

impl<'a> Observer<'a> {
    pub(crate) fn new(layout: &Layout, out: &'a mut Vec<(u16, f32)>) -> Self {
        Observer { blocks: layout.blocks.iter(), base: 0, len: 0, scale: 1.0, out }
    }

    /// Goes on to the next block, which has this name.
    ///
    /// # Panics
    /// If there is none; while debugging also if it has another name.
    #[inline]
    pub fn block(&mut self, name: &str) {
        self.base += self.len;
        let block = self.blocks.next().expect("no more blocks than the layout has");
        debug_assert_eq!(block.name, name, "the blocks come in the order of the layout");
        self.len = block.len;
        self.scale = block.scale;
    }

    /// A number at a place of the block. What is put to one place several times adds up.
    #[inline]
    pub fn put(&mut self, place: usize, number: impl Into<i32>) {
        debug_assert!(place < usize::from(self.len), "place {place} of {}", self.len);
        let number = number.into();
        if number != 0 {
            self.out.push((self.base + place as u16, number as f32 * self.scale));
        }
    }

    /// Numbers for the places of the block, one after the other.
    #[inline]
    pub fn put_all<N: Into<i32> + Copy>(&mut self, numbers: &[N]) {
        numbers.iter().enumerate().for_each(|(place, number)| self.put(place, *number));
    }

    /// Marks a place.
    #[inline]
    pub fn mark(&mut self, place: usize) {
        self.put(place, 1);
    }

    /// Marks a place if something is so.
    #[inline]
    pub fn mark_if(&mut self, place: usize, so: bool) {
        self.put(place, i32::from(so));
    }

    /// Marks the place of a number, or the last one if it is greater.
    #[inline]
    pub fn hot(&mut self, number: impl Into<usize>) {
        let width = usize::from(self.len);
        self.row(0, width, number);
    }

    /// The same within one of several rows that are so wide.
    #[inline]
    pub fn row(&mut self, row: usize, width: usize, number: impl Into<usize>) {
        self.mark(row * width + number.into().min(width - 1));
    }

    /// The rest of the blocks stays 0.
    pub fn skip_rest(&mut self) {
        self.blocks = [].iter();
    }

    pub(crate) fn finish(&self) {
        debug_assert!(self.blocks.len() == 0, "{} blocks are missing", self.blocks.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUT: Layout = Layout {
        rev: 1,
        blocks: &[
            Block::flags("over", &[]),
            Block::flags("tiles", &[Axis::Words(&["ship", "mine"]), Axis::Numbers(1, 3)]),
            Block::counts("silver", &[Axis::Things(2, |i| ["own", "next"][i])], 4),
        ],
    };

    #[test]
    fn every_index_has_a_name_of_its_own() {
        let names: Vec<_> = (0..LAYOUT.len()).filter_map(|i| LAYOUT.name(i)).collect();
        assert_eq!(
            names,
            [
                "over",
                "tiles.ship.1",
                "tiles.ship.2",
                "tiles.ship.3",
                "tiles.mine.1",
                "tiles.mine.2",
                "tiles.mine.3",
                "silver.own",
                "silver.next"
            ]
        );
        assert_eq!(LAYOUT.name(9), None);
        assert_eq!(LAYOUT.block("over"), Some(0..1));
        assert_eq!(LAYOUT.block("silver"), Some(7..9));
        assert_eq!(LAYOUT.block("gold"), None);
    }

    #[test]
    fn numbers_stand_in_their_block_and_unit() {
        let mut out = Vec::new();
        let mut observer = Observer::new(&LAYOUT, &mut out);
        observer.block("over");
        observer.mark_if(0, false);
        observer.block("tiles");
        observer.row(1, 3, 7_usize);
        observer.block("silver");
        observer.put(0, 6);
        observer.put(1, 0);
        observer.finish();
        assert_eq!(out, [(6, 1.0), (7, 1.5)]);
    }
}
