//! The components: `data/*.toml` as typed tables. The default set is built in; a host's own set is checked (see [`Components::from_files`]).

mod check;
mod files;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use signoria_core::hex::Hex;
use signoria_core::{MAX_SEATS, Seat, SetupError};

/// Fields of an estate. T1.10
pub const FIELDS: usize = 30;
/// Fields of an estate tile. T1.6
pub const CELLS: usize = 10;
/// Estate tiles of one letter; the letters are three. T1.6
pub const TILES_PER_LETTER: usize = 4;
/// Tiles of the display. T2.8
pub const DISPLAY: usize = 8;
/// Own tiles of a player, the starting castle aside, and those of one of the three stacks. T2.4
pub const OWN_TILES: u8 = 21;
/// Tiles of one of a player's three stacks. T2.4
pub const STACK: u8 = 7;
/// The most storage spaces of a player: one printed, four bonus tiles. T14.3
pub const SPACES: usize = 5;
/// The most different yield cards that a set may have; the default set has 8.
pub const YIELDS: usize = 16;
/// The most players.
pub const SEATS: usize = 4;

/// The eight kinds of fields, tiles and region cards, in the order used everywhere. T1.9
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanyKind"))]
pub enum Kind {
    /// Dark green.
    Castle,
    /// Red.
    City,
    /// Blue.
    Inn,
    /// Light green.
    Agriculture,
    /// Grey.
    Quarry,
    /// Orange.
    Village,
    /// Yellow.
    Monastery,
    /// Beige.
    Cart,
}

impl Kind {
    /// All kinds in their order.
    pub const ALL: [Kind; 8] = [
        Kind::Castle,
        Kind::City,
        Kind::Inn,
        Kind::Agriculture,
        Kind::Quarry,
        Kind::Village,
        Kind::Monastery,
        Kind::Cart,
    ];

    /// The kind as an array index.
    #[must_use]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// The identifier of the kind.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["castle", "city", "inn", "agriculture", "quarry", "village", "monastery", "cart"][self as usize]
    }
}

/// The five kinds of bonus tiles. T1.4
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanyBonus"))]
pub enum Bonus {
    /// One card more with every draw action.
    ExtraRegionCard,
    /// One storage space more, and green points at once.
    ExtraStorage,
    /// One marble more with every quarry.
    ExtraMarble,
    /// One worker more with every village.
    ExtraWorker,
    /// One yield card more with every cart.
    ExtraYieldCard,
}

impl Bonus {
    /// All kinds in the order of the data.
    pub const ALL: [Bonus; 5] =
        [Bonus::ExtraRegionCard, Bonus::ExtraStorage, Bonus::ExtraMarble, Bonus::ExtraWorker, Bonus::ExtraYieldCard];

    /// The kind as an array index.
    #[must_use]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// The short word of the action texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["card", "storage", "marble", "worker", "yield"][self as usize]
    }
}

/// The four goods of agriculture tiles. T1.25
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanyGood"))]
pub enum Good {
    /// Grapes.
    Grapes,
    /// Olives.
    Olives,
    /// Grain.
    Grain,
    /// Livestock.
    Livestock,
}

impl Good {
    /// All goods in the order of the data.
    pub const ALL: [Good; 4] = [Good::Grapes, Good::Olives, Good::Grain, Good::Livestock];

    /// The goods of a set, a bit each.
    pub fn of(set: u8) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |good| set >> *good as u8 & 1 == 1)
    }

    /// The identifier of the good.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["grapes", "olives", "grain", "livestock"][self as usize]
    }
}

/// What a yield card gives. T6.9
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanyReward"))]
pub enum Reward {
    /// Points on the red track.
    RedPoints,
    /// Points on the green track.
    GreenPoints,
    /// Region cards.
    RegionCards,
    /// Workers.
    Workers,
    /// Marble.
    Marble,
    /// Hexagons, or red points where no space is free.
    Hexagons,
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

/// A yield card. T1.23
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YieldCard {
    /// The identifier.
    pub id: String,
    /// What it gives.
    pub reward: Reward,
    /// How much of it.
    pub amount: u8,
    /// How many such cards there are.
    pub count: u8,
}

/// An estate tile: the kinds of its ten fields in reading order. T1.6
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EstateTile {
    /// The identifier.
    pub id: String,
    /// The kinds of the fields.
    pub cells: [Kind; CELLS],
}

/// A set of components, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// Cards that everybody draws at set-up. T2.9
    pub start_hand: u8,
    /// Cards of a draw action. T5.1.1
    pub draw_cards: u8,
    /// Cards of a monastery. T6.7
    pub monastery_cards: u8,
    /// Marble of a quarry. T6.5
    pub quarry_marble: u8,
    /// Workers of a village. T6.6
    pub village_workers: u8,
    /// Yield cards of a cart. T6.8
    pub cart_cards: u8,
    /// Green points for a good that is new in its region. T6.4
    pub good_points: u8,
    /// Green points for a hexagon on an agriculture field. T6.4
    pub hexagon_points: u8,
    /// Red points for a hexagon of a yield card without a space. T6.9
    pub no_space_points: u8,
    /// Green points of a completed region by its size. T5.3.4
    pub region_points: [u8; 4],
    /// So many display tiles of a kind are swept away. T5.4.1
    pub purge_at: u8,
    /// Printed storage spaces. T5.2.4
    pub storage_spaces: u8,
    /// Cards for one red point at the end. T8.2
    pub cards_per_point: u8,
    /// Red points at the end for a stored tile, a stored hexagon, a marble, a worker. T8.2
    pub points_kept: [u8; 4],
    /// Own tiles of a player by face.
    pub own: [u8; FACES],
    /// Neutral tiles by face.
    pub neutral: [u8; FACES],
    /// The goods of the agriculture tiles, a bit each: those of the players, the neutral ones.
    pub goods: [[u8; FACES]; 2],
    /// Bonus tiles of each kind.
    pub bonus_count: [u8; 5],
    /// What each kind adds.
    pub bonus_amount: [u8; 5],
    /// Green points at once of each kind.
    pub bonus_green: [u8; 5],
    /// Green points of the colour bonus tiles: side I, side II. T5.3.5
    pub colour_points: [[u8; 2]; 8],
    /// Region cards by kind.
    pub cards: [u8; 8],
    /// The yield cards, at most [`YIELDS`] different ones.
    pub yields: Vec<YieldCard>,
    /// The estate tiles by letter.
    pub estate: [[EstateTile; TILES_PER_LETTER]; 3],
    /// Where the fields of a tile lie.
    pub cells: [Hex; CELLS],
    /// How far the next tile lies from the one above: shifted right, shifted left.
    pub shifts: [(i8, i8); 2],
}

const _: () = assert!(SEATS <= MAX_SEATS);

/// The files of a set of components with the built-in text of each.
pub const FILES: [(&str, &str); 11] = [
    ("kinds.toml", include_str!("../data/kinds.toml")),
    ("constants.toml", include_str!("../data/constants.toml")),
    ("components.toml", include_str!("../data/components.toml")),
    ("player_board.toml", include_str!("../data/player_board.toml")),
    ("bonus_tiles.toml", include_str!("../data/bonus_tiles.toml")),
    ("color_bonus_tiles.toml", include_str!("../data/color_bonus_tiles.toml")),
    ("region_cards.toml", include_str!("../data/region_cards.toml")),
    ("yield_cards.toml", include_str!("../data/yield_cards.toml")),
    ("region_tiles.toml", include_str!("../data/region_tiles.toml")),
    ("estate_tiles.toml", include_str!("../data/estate_tiles.toml")),
    ("estate_layout.toml", include_str!("../data/estate_layout.toml")),
];

impl Default for Components {
    /// The built-in set. A test asserts that it passes every check of [`Components::from_files`].
    fn default() -> Self {
        let files = files::Files::parse(|file| FILES.iter().find(|(name, _)| *name == file).map(|(_, text)| *text));
        files.expect("the built-in files are well formed").components()
    }
}

impl Components {
    /// A host's own set, from files of the names and the form of [`FILES`]. A file that is not given is the built-in one.
    ///
    /// # Errors
    /// Names the file, the entry and the rule of the first thing that is wrong.
    pub fn from_files(given: &[(&str, &str)]) -> Result<Components, SetupError> {
        if let Some((name, _)) = given.iter().find(|(name, _)| !FILES.iter().any(|(known, _)| known == name)) {
            return Err(SetupError {
                at: (*name).to_string().into(),
                problem: "no such file of components".to_string(),
                allowed: FILES.map(|(known, _)| known).join(", "),
                rule: None,
            });
        }
        let text = |file: &str| given.iter().chain(&FILES).find(|(name, _)| *name == file).map(|(_, text)| *text);
        let files = files::Files::parse(text)?;
        check::tables(&files)?;
        let components = files.components();
        check::estates(&files, &components)?;
        Ok(components)
    }

    /// The goods that a tile shows, a bit each.
    #[must_use]
    pub fn goods_of(&self, tile: Tile) -> u8 {
        self.goods[usize::from(tile.back().is_none())][tile.face().idx()]
    }

    /// The kinds of the ten fields of a tile as it lies: turned by 180 degrees it reads backwards. T2.10
    #[must_use]
    pub fn cell_kind(&self, letter: usize, number: u8, turned: bool, cell: usize) -> Kind {
        let cell = if turned { CELLS - 1 - cell } else { cell };
        self.estate[letter][usize::from(number)].cells[cell]
    }
}
