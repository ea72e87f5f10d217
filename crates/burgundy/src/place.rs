//! The places on the boards, and what an action of a turn is done with.

use core::fmt;

/// A numbered depot of the central board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Depot(u8);

impl Depot {
    /// The depot of a number from 1 to 6.
    ///
    /// # Panics
    /// For another number.
    #[must_use]
    pub const fn no(number: u8) -> Depot {
        assert!(number >= 1 && number <= 6);
        Depot(number - 1)
    }

    /// Depots 1 to 6.
    pub fn all() -> impl Iterator<Item = Depot> {
        (0..6).map(Depot)
    }

    /// Its number, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its position in `0..6`.
    #[must_use]
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The next depot clockwise in the ring (BA13).
    #[must_use]
    pub const fn next(self) -> Depot {
        Depot((self.0 + 1) % 6)
    }
}

impl fmt::Debug for Depot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "depot {}", self.number())
    }
}

impl fmt::Display for Depot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A hex space of a numbered depot: `3.2` is space 2 of depot 3 (B4.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many there are; which ones are in use depends on the number of players.
    pub const COUNT: usize = 24;

    /// Space `slot` (1 to 4) of depot `depot` (1 to 6).
    ///
    /// # Panics
    /// For other numbers.
    #[must_use]
    pub const fn no(depot: u8, slot: u8) -> Space {
        assert!(depot >= 1 && depot <= 6 && slot >= 1 && slot <= 4);
        Space(4 * (depot - 1) + slot - 1)
    }

    /// The space at a position in `0..COUNT`.
    #[must_use]
    #[inline]
    pub const fn at(position: usize) -> Space {
        assert!(position < Space::COUNT);
        Space(position as u8)
    }

    /// Its position in `0..COUNT`.
    #[must_use]
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The depot that it belongs to.
    #[must_use]
    #[inline]
    pub const fn depot(self) -> Depot {
        Depot(self.0 / 4)
    }

    /// Which space of its depot it is, 1 to 4.
    #[must_use]
    pub const fn slot(self) -> u8 {
        self.0 % 4 + 1
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "space {self}")
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.depot(), self.slot())
    }
}

/// Where a purchase takes its tile from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// A space of the black depot, `0..8`.
    Black(u8),
    /// A space of a numbered depot, for the owner of knowledge 6 (B6.31).
    Depot(Space),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Black(i) => write!(f, "black.{}", i + 1),
            Source::Depot(space) => space.fmt(f),
        }
    }
}

/// A hex of an estate, by its number on the board: 1 to 37, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many hexes an estate has.
    pub const COUNT: usize = 37;

    /// The hex of a number from 1 to 37.
    ///
    /// # Panics
    /// For another number.
    #[must_use]
    pub const fn no(number: u8) -> Cell {
        assert!(number >= 1 && number <= 37);
        Cell(number - 1)
    }

    /// The hex at a position in `0..COUNT`.
    #[must_use]
    #[inline]
    pub const fn at(position: usize) -> Cell {
        assert!(position < Cell::COUNT);
        Cell(position as u8)
    }

    /// Its number, 1 to 37.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its position in `0..COUNT`.
    #[must_use]
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of cells.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cell {}", self.number())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// One of the three spaces for stored tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Slot {
    /// The first space.
    A,
    /// The second space.
    B,
    /// The third space.
    C,
}

impl Slot {
    /// All three.
    pub const ALL: [Slot; 3] = [Slot::A, Slot::B, Slot::C];

    /// Its position in `0..3`.
    #[must_use]
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.idx().fmt(f)
    }
}

/// What an action of the turn is done with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum With {
    /// The first die.
    First,
    /// The second die.
    Second,
    /// No die: a castle or a building allows it.
    Effect,
}

impl With {
    /// The two dice.
    pub const DICE: [With; 2] = [With::First, With::Second];

    /// The die's position in `0..2`, if it is one.
    #[must_use]
    #[inline]
    pub const fn die(self) -> Option<usize> {
        match self {
            With::First => Some(0),
            With::Second => Some(1),
            With::Effect => None,
        }
    }
}

impl fmt::Display for With {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            With::First => "0",
            With::Second => "1",
            With::Effect => "free",
        })
    }
}
