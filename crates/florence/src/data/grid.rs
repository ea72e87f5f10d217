//! Boards as bit sets, and where tiles fit: made once in the box, so that a question takes a few operations.
//!
//! The cell in column x and row y is the bit 7 x + y: cells ascend as placements are named. F5.5.6

use super::{Components, MAX_PLAYERS, SIDE};
use crate::Action;
use crate::pieces::{Building, Tile};
use alloc::vec::Vec;
use signoria_core::Seat;

/// How many cells a board has.
pub(crate) const CELLS: usize = SIDE * SIDE;
const BOARD: u64 = (1 << CELLS) - 1;
const TOP_ROW: u64 = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28 | 1 << 35 | 1 << 42;
/// Where the corner of a board may lie on the common grid. Corners of tiles lie from here to six cells further.
pub(crate) const LEAST: i8 = -7;
pub(crate) const MOST: i8 = 14;

/// The cell in a column and a row.
#[must_use]
pub const fn bit(x: i8, y: i8) -> u64 {
    1 << (x as u8 * SIDE as u8 + y as u8)
}

/// Columns and rows of the cells of a set, ascending.
pub fn cells_of(set: u64) -> impl Iterator<Item = [u8; 2]> + Clone {
    (0..CELLS as u8).filter(move |n| set >> n & 1 == 1).map(|n| [n / SIDE as u8, n % SIDE as u8])
}

/// The cells that share an edge with a set, and maybe some of the set.
#[must_use]
pub const fn around(set: u64) -> u64 {
    let up = (set & !TOP_ROW) >> 1;
    let down = (set & !(TOP_ROW << 6)) << 1;
    (up | down | set << SIDE | set >> SIDE) & BOARD
}

/// A tile flipped and turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// 1 where its columns are mirrored first.
    pub flip: u8,
    /// Quarter turns clockwise after that.
    pub turns: u8,
    /// Column and row of each cell, the least ones 0.
    pub cells: Vec<[i8; 2]>,
    /// The cell nearest to its middle, the first one of several: a place is named after it. F5.5.6
    pub handle: [i8; 2],
    /// The cells with the corner in the corner of the board.
    pub mask: u64,
    offsets: [u8; SIDE],
    corners: u64,
}

impl Form {
    fn new(flip: u8, turns: u8, cells: Vec<[i8; 2]>) -> Self {
        let on_board = cells.iter().flatten().all(|n| usize::from(n.unsigned_abs()) < SIDE);
        let place = |[x, y]: &[i8; 2]| (*x as u8) * SIDE as u8 + *y as u8;
        let mut offsets = [cells.first().map_or(0, place); SIDE];
        if on_board {
            offsets.iter_mut().zip(&cells).for_each(|(offset, cell)| *offset = place(cell));
        }
        let most = |axis: usize| cells.iter().map(|cell| cell[axis]).max().unwrap_or(0);
        let room = |axis: usize| 0..(SIDE as i8 - most(axis)).max(0);
        let corners = room(0).flat_map(|x| room(1).map(move |y| bit(x, y))).fold(0, |set, cell| set | cell);
        let mask = if on_board { cells.iter().fold(0, |set, [x, y]| set | bit(*x, *y)) } else { 0 };
        Form { flip, turns, handle: handle(&cells), cells, mask, offsets, corners }
    }

    /// The corners at which it lies on free cells alone.
    #[must_use]
    #[inline]
    pub fn fits(&self, free: u64) -> u64 {
        self.offsets.iter().fold(self.corners, |corners, offset| corners & free >> offset)
    }

    /// The cells that it covers with its corner in a column and a row.
    #[must_use]
    pub fn at(&self, column: u8, row: u8) -> Option<u64> {
        let corner = column * SIDE as u8 + row;
        (usize::from(corner) < CELLS && self.corners >> corner & 1 == 1).then(|| self.mask << corner)
    }

    pub(super) fn is_connected(&self) -> bool {
        let mut reached = self.mask & self.mask.wrapping_neg();
        (0..SIDE).for_each(|_| reached |= around(reached) & self.mask);
        reached == self.mask && self.mask.count_ones() as usize == self.cells.len()
    }
}

/// The cell of a shape nearest to its middle.
fn handle(cells: &[[i8; 2]]) -> [i8; 2] {
    let n = cells.len() as i32;
    let middle = [0, 1].map(|axis: usize| cells.iter().map(|cell| i32::from(cell[axis])).sum::<i32>());
    let far =
        |cell: &&[i8; 2]| [0, 1].map(|axis| (n * i32::from(cell[axis]) - middle[axis]).pow(2)).iter().sum::<i32>();
    cells.iter().min_by_key(far).copied().unwrap_or_default()
}

/// A shape moved to the corner, its cells ascending.
pub(super) fn normal(cells: &[[i8; 2]]) -> Vec<[i8; 2]> {
    let least = |axis: usize| cells.iter().map(|cell| cell[axis]).min().unwrap_or(0);
    let mut moved: Vec<[i8; 2]> = cells.iter().map(|[x, y]| [x - least(0), y - least(1)]).collect();
    moved.sort_unstable();
    moved
}

/// The different patterns of a shape with their flips and turns; equal ones count once, under the lowest name. F5.5.6
pub(super) fn orientations(cells: &[[i8; 2]], flips: bool) -> Vec<(u8, u8, Vec<[i8; 2]>)> {
    let mut found: Vec<(u8, u8, Vec<[i8; 2]>)> = Vec::new();
    for flip in 0..=u8::from(flips) {
        let mut turned: Vec<[i8; 2]> = cells.iter().map(|[x, y]| [if flip == 1 { -x } else { *x }, *y]).collect();
        for turns in 0..4 {
            let form = normal(&turned);
            if found.iter().all(|(_, _, other)| *other != form) {
                found.push((flip, turns, form));
            }
            turned = turned.iter().map(|[x, y]| [-y, *x]).collect();
        }
    }
    found
}

pub(super) fn forms(cells: &[[i8; 2]], flips: bool) -> Vec<Form> {
    orientations(cells, flips).into_iter().map(|(flip, turns, cells)| Form::new(flip, turns, cells)).collect()
}

/// Whether two boards share an edge line; nothing if one lies over the other.
pub(super) fn touch(a: [i8; 2], b: [i8; 2]) -> Option<bool> {
    let side = SIDE as i8;
    let [dx, dy] = [(a[0] - b[0]).abs(), (a[1] - b[1]).abs()];
    if dx < side && dy < side { None } else { Some((dx == side && dy < side) || (dy == side && dx < side)) }
}

/// What a board faces on one of its neighbours. F8.4.1
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The neighbour.
    pub neighbour: Seat,
    /// The own cells that face the neighbour's.
    pub cells: u64,
    /// The bit of a facing cell is that of the own cell and this.
    shift: i8,
}

impl Face {
    /// The own cells that face cells of a set of the neighbour's.
    #[must_use]
    pub fn facing(&self, set: u64) -> u64 {
        let moved = if self.shift >= 0 { set >> self.shift } else { set << self.shift.unsigned_abs() };
        moved & self.cells
    }
}

/// A place of a building across a border. F8.4.11
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joint {
    /// Its name.
    pub action: Action,
    /// The cells on both boards, in the order of the border's seats.
    pub masks: [u64; 2],
}

/// Two neighbours and where buildings lie across their border.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Border {
    /// The neighbours, ascending.
    pub seats: [Seat; 2],
    /// The places by building, ascending by name; the palaces are free.
    pub joints: [Vec<Joint>; Building::COUNT],
}

/// Everything about places that follows from components, options and the number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grids {
    /// The palace, the same on every board.
    pub palace: u64,
    /// The forms of each tile.
    pub forms: [Vec<Form>; Tile::COUNT],
    /// Where the corner of each board lies on the common grid; none without cooperation.
    pub corners: Vec<[i8; 2]>,
    /// What each board faces.
    pub faces: [Vec<Face>; MAX_PLAYERS],
    /// The borders.
    pub borders: Vec<Border>,
}

impl Grids {
    pub(crate) fn new(components: &Components, seats: u8, coop: bool) -> Self {
        let palace = components.palaces[usize::from(coop)];
        let forms = core::array::from_fn(|tile| forms(&components.outlines[tile], tile < Building::COUNT));
        let corners = if coop { components.layouts[usize::from(seats) - 2].clone() } else { Vec::new() };
        let mut grids =
            Grids { palace, forms, corners, faces: [const { Vec::new() }; MAX_PLAYERS], borders: Vec::new() };
        for a in 0..grids.corners.len() {
            for b in 0..grids.corners.len() {
                if a != b && touch(grids.corners[a], grids.corners[b]) == Some(true) {
                    let face = grids.face(a, b);
                    grids.faces[a].push(face);
                    if a < b {
                        let border = grids.border(a, b);
                        grids.borders.push(border);
                    }
                }
            }
        }
        grids
    }

    fn face(&self, a: usize, b: usize) -> Face {
        let side = SIDE as i8;
        let [dx, dy] = [0, 1].map(|axis| self.corners[b][axis] - self.corners[a][axis]);
        // One step over the border, seen from the corner of the other board.
        let step = [if dx.abs() == side { dx.signum() } else { 0 }, if dy.abs() == side { dy.signum() } else { 0 }];
        let on_board = |n: i8| (0..side).contains(&n);
        let [x, y] = [step[0] - dx, step[1] - dy];
        let all = (0..side).flat_map(|column| (0..side).map(move |row| [column, row]));
        // Only cells of the outermost line come to lie on the other board.
        let facing = all.filter(|[column, row]| on_board(column + x) && on_board(row + y));
        let cells = facing.fold(0, |set, [column, row]| set | bit(column, row));
        Face { neighbour: Seat(b as u8), cells, shift: x * side + y }
    }

    fn border(&self, a: usize, b: usize) -> Border {
        let ends = |axis: usize| [self.corners[a][axis], self.corners[b][axis]];
        let range = |axis: usize| {
            let [one, other] = ends(axis);
            one.min(other)..one.max(other) + SIDE as i8
        };
        let joints = core::array::from_fn(|building| {
            let mut found = Vec::new();
            for form in &self.forms[building] {
                for x in range(0) {
                    for y in range(1) {
                        let masks = [a, b].map(|seat| self.covered(form, [x, y], self.corners[seat]));
                        let [on_a, on_b] = masks;
                        let count = (on_a.count_ones() + on_b.count_ones()) as usize;
                        if on_a != 0 && on_b != 0 && count == form.cells.len() && (on_a | on_b) & self.palace == 0 {
                            let action = Action::Across { flip: form.flip, turns: form.turns, column: x, row: y };
                            found.push(Joint { action, masks });
                        }
                    }
                }
            }
            found
        });
        Border { seats: [Seat(a as u8), Seat(b as u8)], joints }
    }

    /// The cells of a board that a form with its corner on the common grid covers.
    fn covered(&self, form: &Form, at: [i8; 2], board: [i8; 2]) -> u64 {
        let on_board = |n: i8| (0..SIDE as i8).contains(&n);
        let cells = form.cells.iter().map(|cell| [cell[0] + at[0] - board[0], cell[1] + at[1] - board[1]]);
        cells.filter(|[x, y]| on_board(*x) && on_board(*y)).fold(0, |set, [x, y]| set | bit(x, y))
    }

    /// The border of two seats, if they are neighbours, and the place of the first one in it.
    #[must_use]
    pub fn border_of(&self, seat: Seat, other: Seat) -> Option<(&Border, usize)> {
        let is_between = |border: &&Border| border.seats == [seat.min(other), seat.max(other)];
        let border = self.borders.iter().find(is_between)?;
        Some((border, usize::from(border.seats[1] == seat)))
    }
}
