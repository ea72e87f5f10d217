//! A game in progress: one plain value.

use crate::frame::Frames;
use crate::pieces::{Cell, Face, Goods, Kind, KindSet, Slot, Source, Space, Tile};
use signoria_core::{Bag, PerSeat, Seat, Veiled};

/// The most players.
pub const PLAYERS: usize = 4;

/// The position of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What is going on.
    pub frames: Frames,
    /// The phase, `0..5` for A to E.
    pub phase: u8,
    /// The round of the phase, `1..=5`; 0 while a phase is prepared.
    pub round: u8,
    /// The place in the round order of the player whose turn it is.
    pub turn: u8,
    /// Whether the purchase of this turn has been made.
    pub bought: bool,
    /// The value of the white die; 0 before it is rolled.
    pub white: u8,
    /// The order of this round (B4.6).
    pub order: [Seat; PLAYERS],
    /// The markers on the turn order track, the front one first, a stack from top to bottom.
    /// [`Player::marker`] says on which space each one lies.
    pub track: [Seat; PLAYERS],
    /// The tiles on the spaces of the numbered depots.
    pub depots: [Option<Tile>; Space::COUNT],
    /// The goods on the depots: how many of each type.
    pub depot_goods: [[u8; 6]; 6],
    /// The tiles of the black depot.
    pub black: [Option<Tile>; Source::BLACK],
    /// The goods of the five round spaces that have not yet left, by round.
    pub coming: [Option<Goods>; 5],
    /// The face-down hex tiles.
    pub stacks: Stacks,
    /// The face-down goods: the phase stacks and the box are one hidden pool (B3.5.2).
    pub goods: Bag<6>,
    /// The tiles that left the game, by face.
    pub removed: Bag<{ Tile::FACES }>,
    /// The players' dealt sheets, 1 to 6; 0 without one.
    pub sheets: PerSeat<u8, PLAYERS>,
    /// What has been chosen secretly and is not yet shown (B8.22).
    pub choices: PerSeat<Veiled<Option<Choice>>, PLAYERS>,
    /// The players.
    pub players: PerSeat<Player, PLAYERS>,
}

/// A board with the hex of its starting castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The number of the board.
    pub board: u8,
    /// The hex.
    pub cell: Cell,
}

/// The seven face-down stacks of hex tiles, by back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stacks {
    /// Dark green: castles are alike.
    pub castles: u8,
    /// Grey: mines are alike.
    pub mines: u8,
    /// Blue: ships are alike.
    pub ships: u8,
    /// Beige, by building.
    pub buildings: Bag<8>,
    /// Light green, by species and number.
    pub animals: Bag<12>,
    /// Yellow, by number.
    pub knowledge: Bag<26>,
    /// Black, by face.
    pub black: Bag<{ Tile::FACES }>,
}

impl Stacks {
    /// How many tiles are left in the stack of a kind.
    #[must_use]
    pub fn left(&self, kind: Kind) -> u16 {
        match kind {
            Kind::Castle => self.castles.into(),
            Kind::Mine => self.mines.into(),
            Kind::Ship => self.ships.into(),
            Kind::Knowledge => self.knowledge.len(),
            Kind::Animal => self.animals.len(),
            Kind::Building => self.buildings.len(),
        }
    }
}

/// What belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    /// The hexes of the estate that hold a tile, as bits.
    pub covered: u64,
    /// The hexes that touch a covered one, as bits.
    pub beside: u64,
    /// The numbers of the knowledge tiles in the estate, as bits.
    pub knowledge: u32,
    /// Points by source; together they are the player's points.
    pub points: [u16; Points::COUNT],
    /// The tiles of the estate.
    pub estate: Estate,
    /// The number of the board, 1 to 9; 0 before it is chosen.
    pub board: u8,
    /// The kinds of buildings in each city of the board, a bit each.
    pub city_kinds: [u8; 6],
    /// The stored tiles.
    pub storage: [Option<Tile>; 3],
    /// Stored goods of each type.
    pub goods: [u8; 6],
    /// Sold goods of each type.
    pub sold: [u8; 6],
    /// Silverlings.
    pub silverlings: u8,
    /// Worker tiles.
    pub workers: u8,
    /// Large bonus tiles.
    pub large: KindSet,
    /// Small bonus tiles.
    pub small: KindSet,
    /// The rolled values of the two dice; 0 before they are rolled.
    pub dice: [u8; 2],
    /// Which dice are set aside.
    pub used: [bool; 2],
    /// How many spaces the marker has moved on the turn order track.
    pub marker: u8,
}

/// The tiles on the 37 hexes of an estate.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Estate(pub [Option<Tile>; Cell::COUNT]);

impl Default for Estate {
    fn default() -> Self {
        Estate([None; Cell::COUNT])
    }
}

impl Player {
    /// Victory points.
    #[must_use]
    #[inline]
    pub fn vp(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Whether the knowledge tile of this number lies in the estate.
    #[must_use]
    #[inline]
    pub const fn knows(&self, number: u8) -> bool {
        self.knowledge >> number & 1 == 1
    }

    /// The tile on a hex.
    #[must_use]
    #[inline]
    pub const fn tile(&self, cell: Cell) -> Option<Tile> {
        self.estate.0[cell.idx()]
    }

    /// The tiles of the estate with their hexes.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Tile)> + '_ {
        self.estate.0.iter().enumerate().filter_map(|(i, tile)| tile.map(|tile| (Cell::at(i), tile)))
    }

    /// How many hexes are empty.
    #[must_use]
    pub const fn empty(&self) -> u32 {
        Cell::COUNT as u32 - self.covered.count_ones()
    }

    /// The stored tile in a slot.
    #[must_use]
    #[inline]
    pub const fn stored(&self, slot: Slot) -> Option<Tile> {
        self.storage[slot.idx()]
    }

    /// The first empty storage space.
    #[must_use]
    #[inline]
    pub fn room(&self) -> Option<Slot> {
        Slot::ALL.into_iter().find(|slot| self.storage[slot.idx()].is_none())
    }

    /// How many types of goods are stored.
    #[must_use]
    #[inline]
    pub fn goods_types(&self) -> usize {
        self.goods.iter().filter(|n| **n > 0).count()
    }

    /// Bonus tiles, large and small.
    #[must_use]
    pub const fn bonus_tiles(&self) -> u32 {
        self.large.0.count_ones() + self.small.0.count_ones()
    }

    #[inline]
    pub(crate) fn gain(&mut self, source: Points, vp: u16) {
        self.points[source.idx()] += vp;
    }
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Points {
    /// Closed regions by their size (B8.1).
    Regions,
    /// The phase's points for closed regions (B8.1).
    Phases,
    /// Bonus tiles (B8.4).
    Colours,
    /// Animals (B6.5).
    Animals,
    /// Goods sold (B5.11).
    Goods,
    /// Watchtowers (B6.17).
    Watchtowers,
    /// Goods left at the end (B8.10).
    UnsoldGoods,
    /// Silverlings left at the end.
    Silverlings,
    /// Workers left at the end.
    Workers,
    /// The knowledge tile of this number: 7, or 15 to 26.
    Knowledge(u8),
}

impl Points {
    /// How many sources there are.
    pub const COUNT: usize = 22;

    /// The source's position in `0..COUNT`.
    #[must_use]
    #[inline]
    pub const fn idx(self) -> usize {
        match self {
            Points::Regions => 0,
            Points::Phases => 1,
            Points::Colours => 2,
            Points::Animals => 3,
            Points::Goods => 4,
            Points::Watchtowers => 5,
            Points::UnsoldGoods => 6,
            Points::Silverlings => 7,
            Points::Workers => 8,
            Points::Knowledge(7) => 9,
            Points::Knowledge(number) => number as usize - 5,
        }
    }

    /// All sources, by position.
    pub fn all() -> impl Iterator<Item = Points> {
        let during = [Points::Regions, Points::Phases, Points::Colours, Points::Animals, Points::Goods];
        let after = [Points::Watchtowers, Points::UnsoldGoods, Points::Silverlings, Points::Workers];
        let knowledge = core::iter::once(7).chain(15..=26).map(Points::Knowledge);
        during.into_iter().chain(after).chain(knowledge)
    }

    /// The key of the source's name: `burgundy-points-regions`, `burgundy-points-knowledge_15`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        [
            "burgundy-points-regions",
            "burgundy-points-phases",
            "burgundy-points-colours",
            "burgundy-points-animals",
            "burgundy-points-goods",
            "burgundy-points-watchtowers",
            "burgundy-points-unsold_goods",
            "burgundy-points-silverlings",
            "burgundy-points-workers",
            "burgundy-points-knowledge_07",
            "burgundy-points-knowledge_15",
            "burgundy-points-knowledge_16",
            "burgundy-points-knowledge_17",
            "burgundy-points-knowledge_18",
            "burgundy-points-knowledge_19",
            "burgundy-points-knowledge_20",
            "burgundy-points-knowledge_21",
            "burgundy-points-knowledge_22",
            "burgundy-points-knowledge_23",
            "burgundy-points-knowledge_24",
            "burgundy-points-knowledge_25",
            "burgundy-points-knowledge_26",
        ][self.idx()]
    }

    /// The word of the source: `regions`, `knowledge_15`.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.key().rsplit_once('-').expect("a key ends in a word").1
    }
}

impl State {
    /// The player whose turn it is.
    #[must_use]
    #[inline]
    pub fn active(&self) -> Seat {
        self.order[usize::from(self.turn)]
    }

    /// The tiles of a kind of face that lie in an estate.
    #[must_use]
    pub fn count_faces(&self, seat: Seat, wanted: impl Fn(Face) -> bool) -> u16 {
        self.players[seat].tiles().filter(|(_, tile)| wanted(tile.face())).count() as u16
    }
}
