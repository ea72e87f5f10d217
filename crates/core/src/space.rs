//! Index blocks: the bijection between actions and a fixed range of integers.

/// A block of indices `base..base + len()`, addressed by up to four coordinates in row-major order.
///
/// ```
/// # use signoria_core::Block;
/// const TAKE: Block<2> = Block::at(0, [6, 4]); // depot, space
/// const SELL: Block<1> = Block::at(TAKE.end(), [6]);
/// assert_eq!(TAKE.index([2, 3]), 11);
/// assert_eq!(TAKE.coordinates(11), Some([2, 3]));
/// assert_eq!(SELL.coordinates(11), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Block<const D: usize> {
    base: u32,
    dims: [u32; D],
}

impl<const D: usize> Block<D> {
    /// A block that begins at `base`.
    #[must_use]
    pub const fn at(base: u32, dims: [u32; D]) -> Self {
        Block { base, dims }
    }

    /// How many indices the block has.
    #[must_use]
    pub const fn len(&self) -> u32 {
        let mut n = 1;
        let mut i = 0;
        while i < D {
            n *= self.dims[i];
            i += 1;
        }
        n
    }

    /// Whether the block has no index at all.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The first index after the block: where the next one begins.
    #[must_use]
    pub const fn end(&self) -> u32 {
        self.base + self.len()
    }

    /// The index of these coordinates.
    #[must_use]
    #[inline]
    pub const fn index(&self, at: [u32; D]) -> u32 {
        let mut n = 0;
        let mut i = 0;
        while i < D {
            debug_assert!(at[i] < self.dims[i]);
            n = n * self.dims[i] + at[i];
            i += 1;
        }
        self.base + n
    }

    /// The coordinates of `index`, or `None` if it lies outside of the block.
    #[must_use]
    pub const fn coordinates(&self, index: u32) -> Option<[u32; D]> {
        if index < self.base || index >= self.end() {
            return None;
        }
        let mut left = index - self.base;
        let mut at = [0; D];
        let mut i = D;
        while i > 0 {
            i -= 1;
            at[i] = left % self.dims[i];
            left /= self.dims[i];
        }
        Some(at)
    }
}
