//! The pieces of the game: kinds, faces, tiles.

use crate::data::SEATS;
use core::fmt;
use signoria_core::{ActionWords, ParseActionError, Part, Seat, named};

named! {
    /// The eight kinds of fields, tiles and region cards, in the order used everywhere. T1.9
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanyKind"))]
    pub enum Kind {
        /// Dark green.
        Castle = "castle",
        /// Red.
        City = "city",
        /// Blue.
        Inn = "inn",
        /// Light green.
        Agriculture = "agriculture",
        /// Grey.
        Quarry = "quarry",
        /// Orange.
        Village = "village",
        /// Yellow.
        Monastery = "monastery",
        /// Beige.
        Cart = "cart",
    }
}

named! {
    /// The five kinds of bonus tiles. T1.4
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanyBonus"))]
    pub enum Bonus {
        /// One card more with every draw action.
        ExtraRegionCard = "extra_region_card",
        /// One storage space more, and green points at once.
        ExtraStorage = "extra_storage",
        /// One marble more with every quarry.
        ExtraMarble = "extra_marble",
        /// One worker more with every village.
        ExtraWorker = "extra_worker",
        /// One yield card more with every cart.
        ExtraYieldCard = "extra_yield_card",
    }
}

impl Bonus {
    /// The short word of the action texts.
    #[must_use]
    pub const fn short(self) -> &'static str {
        ["card", "storage", "marble", "worker", "yield"][self as usize]
    }
}

named! {
    /// The four goods of agriculture tiles. T1.25
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanyGood"))]
    pub enum Good {
        /// Grapes.
        Grapes = "grapes",
        /// Olives.
        Olives = "olives",
        /// Grain.
        Grain = "grain",
        /// Livestock.
        Livestock = "livestock",
    }
}

impl Good {
    /// The goods of a set, a bit each.
    pub fn of(set: u8) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |good| set >> *good as u8 & 1 == 1)
    }
}

named! {
    /// What a yield card gives. T6.9
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanyReward"))]
    pub enum Reward {
        /// Points on the red track.
        RedPoints = "red_points",
        /// Points on the green track.
        GreenPoints = "green_points",
        /// Region cards.
        RegionCards = "region_cards",
        /// Workers.
        Workers = "workers",
        /// Marble.
        Marble = "marble",
        /// Hexagons, or red points where no space is free.
        Hexagons = "hexagons",
    }
}

/// The front of a region tile within its set: one of each kind, and up to four agriculture tiles with different goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(pub u8);

/// The number of faces of a set.
pub const FACES: usize = 11;

impl Face {
    const KINDS: [Kind; FACES] = [
        Kind::Castle,
        Kind::City,
        Kind::Inn,
        Kind::Agriculture,
        Kind::Agriculture,
        Kind::Agriculture,
        Kind::Agriculture,
        Kind::Quarry,
        Kind::Village,
        Kind::Monastery,
        Kind::Cart,
    ];

    /// All faces, ascending.
    pub fn all() -> impl Iterator<Item = Face> {
        (0..FACES as u8).map(Face)
    }

    /// The kind that the face shows.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        Face::KINDS[self.0 as usize]
    }

    /// The first face of a kind; agriculture has the three after it, too.
    #[must_use]
    pub fn first(kind: Kind) -> Face {
        Face(Face::KINDS.iter().position(|k| *k == kind).expect("every kind has a face") as u8)
    }

    /// The face as an array index.
    #[must_use]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }
}

/// The words of the faces in texts of actions.
const FACE_WORDS: [&str; FACES] = [
    "castle",
    "city",
    "inn",
    "agriculture1",
    "agriculture2",
    "agriculture3",
    "agriculture4",
    "quarry",
    "village",
    "monastery",
    "cart",
];

impl Part for Face {
    const N: u32 = FACES as u32;

    fn index(face: Self) -> u32 {
        face.0.into()
    }

    fn at(index: u32) -> Self {
        Face(index as u8)
    }

    fn write(face: Self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", FACE_WORDS[face.idx()])
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Self, ParseActionError> {
        let word = words.word()?;
        let face = FACE_WORDS.iter().position(|known| *known == word);
        face.map(|face| Face(face as u8)).ok_or(ParseActionError { problem: "unknown word" })
    }
}

/// A region tile: its back (a player's or neutral) and its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// The number of different tiles: five backs with the faces of each.
pub const TILES: usize = (SEATS + 1) * FACES;

impl Tile {
    /// A tile of a player's own set.
    #[must_use]
    pub const fn own(seat: Seat, face: Face) -> Tile {
        Tile(seat.0 * FACES as u8 + face.0)
    }

    /// A neutral tile.
    #[must_use]
    pub const fn neutral(face: Face) -> Tile {
        Tile((SEATS * FACES) as u8 + face.0)
    }

    /// The tile at a place of a table of all tiles.
    #[must_use]
    pub const fn at(idx: usize) -> Tile {
        assert!(idx < TILES);
        Tile(idx as u8)
    }

    /// The player whose back the tile has; `None` if it is neutral.
    #[must_use]
    pub const fn back(self) -> Option<Seat> {
        let back = self.0 / FACES as u8;
        if back as usize == SEATS { None } else { Some(Seat(back)) }
    }

    /// The face.
    #[must_use]
    #[inline]
    pub const fn face(self) -> Face {
        Face(self.0 % FACES as u8)
    }

    /// The kind that the face shows.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        const KINDS: [Kind; TILES] = {
            let mut kinds = [Kind::Castle; TILES];
            let mut i = 0;
            while i < TILES {
                kinds[i] = Face::KINDS[i % FACES];
                i += 1;
            }
            kinds
        };
        KINDS[self.0 as usize]
    }

    /// The tile as an array index.
    #[must_use]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }
}

/// What lies on a field or on a storage space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A region tile.
    Tile(Tile),
    /// A wooden hexagon.
    Hexagon,
    /// The starting castle; never on a storage space.
    StartingCastle,
}
