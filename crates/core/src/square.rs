//! Square grids and the shapes that lie on them.

use alloc::vec::Vec;

/// A cell of a square grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Column, from the left.
    pub x: i8,
    /// Row, from the top.
    pub y: i8,
}

/// The distinct turned and flipped forms of a shape, each moved to the origin and sorted; the given form first.
#[must_use]
pub fn orientations(shape: &[Square], flips: bool) -> Vec<Vec<Square>> {
    let mut forms: Vec<Vec<Square>> = Vec::new();
    for flip in [false, true].into_iter().take(1 + usize::from(flips)) {
        for turns in 0..4 {
            let cells = shape.iter().map(|cell| {
                let start = if flip { Square { x: -cell.x, y: cell.y } } else { *cell };
                (0..turns).fold(start, |c, _| Square { x: -c.y, y: c.x })
            });
            let form = at_origin(cells.collect());
            if !forms.contains(&form) {
                forms.push(form);
            }
        }
    }
    forms
}

fn at_origin(mut cells: Vec<Square>) -> Vec<Square> {
    let left = cells.iter().map(|c| c.x).min().unwrap_or(0);
    let top = cells.iter().map(|c| c.y).min().unwrap_or(0);
    for cell in &mut cells {
        cell.x -= left;
        cell.y -= top;
    }
    cells.sort();
    cells
}

/// The cells of a form placed at `at` as bits of a grid `width` wide and `height` high (at most 64 cells),
/// or `None` if a part would lie outside.
#[must_use]
pub fn mask(form: &[Square], at: Square, width: i8, height: i8) -> Option<u64> {
    form.iter().try_fold(0u64, |set, cell| {
        let (x, y) = (cell.x + at.x, cell.y + at.y);
        let inside = (0..width).contains(&x) && (0..height).contains(&y);
        inside.then(|| set | 1 << (i32::from(y) * i32::from(width) + i32::from(x)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_l_has_four_turns_and_eight_forms_with_flips() {
        let l = [(0, 0), (0, 1), (0, 2), (1, 2)].map(|(x, y)| Square { x, y });
        assert_eq!(orientations(&l, false).len(), 4);
        assert_eq!(orientations(&l, true).len(), 8);
        assert_eq!(mask(&l, Square { x: 0, y: 0 }, 7, 7), Some(1 | 1 << 7 | 1 << 14 | 1 << 15));
        assert_eq!(mask(&l, Square { x: 6, y: 0 }, 7, 7), None);
    }
}
