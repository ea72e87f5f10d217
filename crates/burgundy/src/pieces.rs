//! What the pieces are called: kinds, faces, goods. The places where they lie are in `places`. Values, numbers and counts are
//! data.

mod places;

pub use places::{Cell, Depot, Neighbours, Slot, Source, Space, With};

use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;
use serde::{Serialize, Serializer};
use signoria_core::{ActionWords, ParseActionError, Part, named};

named! {
    /// The six kinds of hex tiles, in the order of the bonus tiles; each has its own estate colour (B1.1).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Kind {
        /// Dark green.
        Castle = "castle",
        /// Grey.
        Mine = "mine",
        /// Blue.
        Ship = "ship",
        /// Yellow.
        Knowledge = "knowledge",
        /// Light green.
        Animal = "animal",
        /// Beige.
        Building = "building",
    }
}

impl Kind {
    /// The word of its colour: `dark_green`.
    #[must_use]
    pub const fn colour(self) -> &'static str {
        ["dark_green", "grey", "blue", "yellow", "light_green", "beige"][self.idx()]
    }
}

/// A set of kinds, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindSet(pub u8);

impl KindSet {
    /// No kind.
    pub const NONE: KindSet = KindSet(0);

    /// Whether `kind` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// The set with `kind`.
    #[must_use]
    pub const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind as u8)
    }
}

named! {
    /// The eight kinds of buildings.
    pub enum Building {
        /// Sells one type of goods (B6.10).
        Warehouse = "warehouse",
        /// Takes a building (B6.11).
        CarpenterWorkshop = "carpenter_workshop",
        /// Takes a mine, a knowledge tile or a castle (B6.12).
        Church = "church",
        /// Takes a ship or an animal tile (B6.13).
        Market = "market",
        /// Gives workers (B6.14).
        BoardingHouse = "boarding_house",
        /// Gives silverlings (B6.15).
        Bank = "bank",
        /// Places a further tile (B6.16).
        CityHall = "city_hall",
        /// Gives points (B6.17).
        Watchtower = "watchtower",
    }
}

named! {
    /// The four species of animals.
    pub enum Species {
        /// Cows.
        Cow = "cow",
        /// Hens.
        Hen = "hen",
        /// Pigs.
        Pig = "pig",
        /// Sheep.
        Sheep = "sheep",
    }
}

named! {
    /// A side of a board sheet.
    pub enum Side {
        /// The side that the data calls the front.
        Front = "front",
        /// The other one.
        Back = "back",
    }
}

named! {
    /// The types of goods. The number of a type is the die value that sells it (B1.4).
    pub enum Goods {
        /// Number 1.
        Turquoise = "1",
        /// Number 2.
        Purple = "2",
        /// Number 3.
        Pink = "3",
        /// Number 4.
        Red = "4",
        /// Number 5.
        Brown = "5",
        /// Number 6.
        Orange = "6",
    }
}

impl Goods {
    /// The die value that sells it.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// The face of a hex tile. Tiles with the same face are alike, whatever their backs (B1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(NonZeroU8);

/// What a face shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A castle.
    Castle,
    /// A mine.
    Mine,
    /// A ship.
    Ship,
    /// A building.
    Building(Building),
    /// So many animals of a species.
    Animal(Species, u8),
    /// The knowledge tile of this number, 1 to 26.
    Knowledge(u8),
}

const IDS: [&str; Tile::FACES] = [
    "castle",
    "mine",
    "ship",
    "warehouse",
    "carpenter_workshop",
    "church",
    "market",
    "boarding_house",
    "bank",
    "city_hall",
    "watchtower",
    "cow_2",
    "cow_3",
    "cow_4",
    "hen_2",
    "hen_3",
    "hen_4",
    "pig_2",
    "pig_3",
    "pig_4",
    "sheep_2",
    "sheep_3",
    "sheep_4",
    "knowledge_01",
    "knowledge_02",
    "knowledge_03",
    "knowledge_04",
    "knowledge_05",
    "knowledge_06",
    "knowledge_07",
    "knowledge_08",
    "knowledge_09",
    "knowledge_10",
    "knowledge_11",
    "knowledge_12",
    "knowledge_13",
    "knowledge_14",
    "knowledge_15",
    "knowledge_16",
    "knowledge_17",
    "knowledge_18",
    "knowledge_19",
    "knowledge_20",
    "knowledge_21",
    "knowledge_22",
    "knowledge_23",
    "knowledge_24",
    "knowledge_25",
    "knowledge_26",
];

/// The kinds of all faces: looked up for every stored tile of every menu.
const KINDS: [Kind; Tile::FACES] = {
    let mut kinds = [Kind::Knowledge; Tile::FACES];
    [kinds[0], kinds[1], kinds[2]] = [Kind::Castle, Kind::Mine, Kind::Ship];
    let mut i = Tile::FIRST_BUILDING;
    while i < Tile::FIRST_KNOWLEDGE {
        kinds[i] = if i < Tile::FIRST_ANIMAL { Kind::Building } else { Kind::Animal };
        i += 1;
    }
    kinds
};

impl Tile {
    /// How many different faces there are.
    pub const FACES: usize = 49;
    /// The castle.
    pub const CASTLE: Tile = Tile::at(0);
    /// The mine.
    pub const MINE: Tile = Tile::at(1);
    /// The ship.
    pub const SHIP: Tile = Tile::at(2);
    pub(crate) const FIRST_BUILDING: usize = 3;
    pub(crate) const FIRST_ANIMAL: usize = 11;
    pub(crate) const FIRST_KNOWLEDGE: usize = 23;

    /// The face at a position in `0..FACES`.
    #[must_use]
    #[inline]
    pub const fn at(position: usize) -> Tile {
        assert!(position < Tile::FACES);
        match NonZeroU8::new(position as u8 + 1) {
            Some(n) => Tile(n),
            None => unreachable!(),
        }
    }

    /// A building.
    #[must_use]
    pub const fn building(building: Building) -> Tile {
        Tile::at(Tile::FIRST_BUILDING + building as usize)
    }

    /// An animal tile with 2, 3 or 4 animals.
    ///
    /// # Panics
    /// For another number.
    #[must_use]
    pub const fn animal(species: Species, animals: u8) -> Tile {
        assert!(animals >= 2 && animals <= 4);
        Tile::at(Tile::FIRST_ANIMAL + 3 * species as usize + animals as usize - 2)
    }

    /// The knowledge tile of a number from 1 to 26.
    ///
    /// # Panics
    /// For another number.
    #[must_use]
    pub const fn knowledge(number: u8) -> Tile {
        assert!(number >= 1 && number <= 26);
        Tile::at(Tile::FIRST_KNOWLEDGE + number as usize - 1)
    }

    /// All faces.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::FACES).map(Tile::at)
    }

    /// The position of the face in `0..FACES`.
    #[must_use]
    #[inline]
    pub const fn idx(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its kind.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        KINDS[self.idx()]
    }

    /// What it shows.
    #[must_use]
    #[inline]
    pub const fn face(self) -> Face {
        let i = self.idx();
        match self.kind() {
            Kind::Castle => Face::Castle,
            Kind::Mine => Face::Mine,
            Kind::Ship => Face::Ship,
            Kind::Building => Face::Building(Building::ALL[i - Tile::FIRST_BUILDING]),
            Kind::Animal => {
                let animal = i - Tile::FIRST_ANIMAL;
                Face::Animal(Species::ALL[animal / 3], 2 + (animal % 3) as u8)
            }
            Kind::Knowledge => Face::Knowledge((i - Tile::FIRST_KNOWLEDGE) as u8 + 1),
        }
    }

    /// Its word in data, records and texts: `cow_3`, `knowledge_07`, `bank`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        IDS[self.idx()]
    }
}

/// The places that hold a tile, as bits. The number of places is a multiple of eight.
#[must_use]
#[inline]
pub fn occupied(places: &[Option<Tile>]) -> u32 {
    places.chunks_exact(8).rev().fold(0, |set, eight| {
        let mut bytes = [0; 8];
        for (byte, tile) in bytes.iter_mut().zip(eight) {
            *byte = tile.map_or(0, |tile| tile.0.get());
        }
        // Eight places at once: a byte that is not 0 (and below 128) sets its highest bit; the product gathers these.
        let high = (u64::from_le_bytes(bytes) + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
        set << 8 | ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
    })
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Tile {
    type Err = ParseActionError;
    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        IDS.iter().position(|id| *id == text).map(Tile::at).ok_or(ParseActionError { problem: "unknown tile" })
    }
}

impl Part for Tile {
    const N: u32 = Tile::FACES as u32;

    fn index(tile: Tile) -> u32 {
        tile.idx() as u32
    }

    fn at(index: u32) -> Tile {
        Tile::at(index as usize)
    }

    fn write(tile: Tile, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {tile}")
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Tile, ParseActionError> {
        words.word()?.parse()
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
