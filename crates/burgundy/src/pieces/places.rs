//! The places on the boards, and what an action of a turn is done with.

use alloc::string::ToString;
use core::fmt;
use serde::{Serialize, Serializer};
use signoria_core::{ActionWords, Num, ParseActionError, Part, named, number};

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

    /// The space that a text names: `3.2`.
    fn from_text(text: &str) -> Result<Space, ParseActionError> {
        let (depot, slot) = text.split_once('.').ok_or(ParseActionError { problem: "depot.space expected" })?;
        Ok(Space::no(number(depot, 1, 6)? as u8, number(slot, 1, 4)? as u8))
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

impl Source {
    /// The spaces of the black depot; how many are in use depends on the number of players.
    pub const BLACK: usize = 8;
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Black(i) => write!(f, "black.{}", i + 1),
            Source::Depot(space) => space.fmt(f),
        }
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
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

named! {
    /// One of the three spaces for stored tiles.
    pub enum Slot {
        /// The first space.
        A = "0",
        /// The second space.
        B = "1",
        /// The third space.
        C = "2",
    }
}

named! {
    /// What an action of the turn is done with.
    pub enum With {
        /// The first die.
        First = "0",
        /// The second die.
        Second = "1",
        /// No die: a castle or a building allows it.
        Effect = "free",
    }
}

impl With {
    /// The dice that are not yet used.
    #[must_use]
    #[inline]
    pub const fn left(used: [bool; 2]) -> &'static [With] {
        match used {
            [false, false] => &[With::First, With::Second],
            [false, true] => &[With::First],
            [true, false] => &[With::Second],
            [true, true] => &[],
        }
    }

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

impl Part for Depot {
    const N: u32 = 6;

    fn index(depot: Depot) -> u32 {
        depot.0.into()
    }

    fn at(index: u32) -> Depot {
        Depot(index as u8)
    }

    fn write(depot: Depot, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {depot}")
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Depot, ParseActionError> {
        Num::<0, 5, 1>::read(words).map(Depot)
    }
}

/// A depot together with the next one clockwise: `6+1`.
#[derive(Clone, Copy, Debug)]
pub struct Neighbours;

impl Part<Depot> for Neighbours {
    const N: u32 = 6;

    fn index(depot: Depot) -> u32 {
        <Depot as Part>::index(depot)
    }

    fn at(index: u32) -> Depot {
        <Depot as Part>::at(index)
    }

    fn write(depot: Depot, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {depot}+{}", depot.next())
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Depot, ParseActionError> {
        let pair = words.word()?;
        Depot::all()
            .find(|depot| pair.split_once('+') == Some((&depot.to_string(), &depot.next().to_string())))
            .ok_or(ParseActionError { problem: "two neighbours expected, clockwise" })
    }
}

impl Part for Space {
    const N: u32 = Space::COUNT as u32;

    fn index(space: Space) -> u32 {
        space.0.into()
    }

    fn at(index: u32) -> Space {
        Space(index as u8)
    }

    fn write(space: Space, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {space}")
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Space, ParseActionError> {
        Space::from_text(words.word()?)
    }
}

impl Part for Source {
    /// Black spaces first.
    const N: u32 = (Source::BLACK + Space::COUNT) as u32;

    fn index(source: Source) -> u32 {
        match source {
            Source::Black(i) => i.into(),
            Source::Depot(space) => Source::BLACK as u32 + u32::from(space.0),
        }
    }

    fn at(index: u32) -> Source {
        let on_depot = index.checked_sub(Source::BLACK as u32);
        on_depot.map_or(Source::Black(index as u8), |space| Source::Depot(Space(space as u8)))
    }

    fn write(source: Source, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {source}")
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Source, ParseActionError> {
        let place = words.word()?;
        match place.strip_prefix("black.") {
            Some(text) => number(text, 1, Source::BLACK as u32).map(|n| Source::Black(n as u8 - 1)),
            None => Space::from_text(place).map(Source::Depot),
        }
    }
}

impl Part for Cell {
    const N: u32 = Cell::COUNT as u32;

    fn index(cell: Cell) -> u32 {
        cell.0.into()
    }

    fn at(index: u32) -> Cell {
        Cell(index as u8)
    }

    fn write(cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {cell}")
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Cell, ParseActionError> {
        Num::<0, 36, 1>::read(words).map(Cell)
    }
}
