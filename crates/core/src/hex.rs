//! Hexagonal grids in axial coordinates, pointy top. Source: redblobgames.com, "Hexagonal Grids".

use alloc::vec::Vec;

/// A cell: column `q`, row `r`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    /// Column, growing to the right.
    pub q: i8,
    /// Row, growing downwards.
    pub r: i8,
}

/// The six steps to the neighbours: right, upper right, upper left, left, lower left, lower right.
pub const STEPS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

impl Hex {
    /// The six cells around this one.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        STEPS.into_iter().map(move |(dq, dr)| Hex { q: self.q + dq, r: self.r + dr })
    }

    /// This cell turned by `sixths` of a full turn clockwise around the origin.
    #[must_use]
    pub fn turned(self, sixths: u8) -> Hex {
        (0..sixths % 6).fold(self, |h, _| Hex { q: -h.r, r: h.q + h.r })
    }
}

/// For each cell of a board of at most 64, the set of the cells beside it, as bits by position.
#[must_use]
pub fn adjacency(cells: &[Hex]) -> Vec<u64> {
    assert!(cells.len() <= 64);
    cells
        .iter()
        .map(|cell| cell.neighbours().filter_map(|n| cells.iter().position(|c| *c == n)).fold(0, |set, i| set | 1 << i))
        .collect()
}

/// The connected sets of cells that share a colour, each as bits, in the order of their first cells.
#[must_use]
pub fn regions<C: PartialEq>(adjacent: &[u64], colours: &[C]) -> Vec<u64> {
    let mut seen = 0u64;
    let mut found = Vec::new();
    for start in 0..colours.len() {
        if seen >> start & 1 == 1 {
            continue;
        }
        let mut region = 1u64 << start;
        let mut open = region;
        while open != 0 {
            let cell = open.trailing_zeros() as usize;
            open &= open - 1;
            for next in bits(adjacent[cell] & !region) {
                if colours[next] == colours[start] {
                    region |= 1 << next;
                    open |= 1 << next;
                }
            }
        }
        seen |= region;
        found.push(region);
    }
    found
}

/// The positions of the bits of a set, ascending.
#[inline]
pub fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_mutual_and_a_full_turn_changes_nothing() {
        let h = Hex { q: 2, r: -1 };
        assert!(h.neighbours().all(|n| n.neighbours().any(|back| back == h)));
        assert_eq!(h.turned(6), h);
        assert_eq!(Hex { q: 1, r: 0 }.turned(1), Hex { q: 0, r: 1 });
    }

    #[test]
    fn regions_follow_edges_and_colours() {
        let row = [0, 1, 2, 3].map(|q| Hex { q, r: 0 });
        let adjacent = adjacency(&row);
        assert_eq!(adjacent, [0b0010, 0b0101, 0b1010, 0b0100]);
        assert_eq!(regions(&adjacent, &['a', 'a', 'b', 'a']), [0b0011, 0b0100, 0b1000]);
        assert_eq!(bits(0b1011).collect::<Vec<_>>(), [0, 1, 3]);
    }
}
