//! What happened, for animation, sound and log.

use crate::pieces::{Building, Kind, Source, Tile};
use alloc::vec::Vec;
use serde::Serialize;
use signoria_core::Seat;

/// Something that happened. Places are named as elements are: spaces of depots `3.2` and `black.3`, hexes 1 to 37, goods and
/// depots 1 to 6, storage spaces and dice from 0.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// The first player is known (B2.8).
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A start goods tile was dealt (B2.6).
    GoodsDealt {
        /// To whom.
        seat: Seat,
        /// Its type.
        goods: u8,
    },
    /// A board sheet was dealt (B8.20).
    SheetDealt {
        /// To whom.
        seat: Seat,
        /// The two board numbers.
        boards: [u8; 2],
    },
    /// A side was chosen openly (B8.21).
    SideChosen {
        /// Who chose.
        seat: Seat,
        /// The board number.
        board: u8,
    },
    /// Somebody has chosen secretly (B8.22).
    Chosen {
        /// Who.
        seat: Seat,
    },
    /// A starting castle stands (B2.5, B8.20).
    CastleSet {
        /// Whose.
        seat: Seat,
        /// The board number.
        board: u8,
        /// The hex.
        cell: u8,
    },
    /// A phase begins: what lay on the depots left the game (B4.1).
    PhaseStarted {
        /// The phase, 0 to 4.
        phase: u8,
        /// How many tiles left the game.
        removed: u8,
    },
    /// A tile was laid on a depot space or the black depot (B4.2, B4.4).
    TileLaid {
        /// The tile.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        tile: Tile,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        at: Source,
    },
    /// A goods tile was laid on a round space (B4.5).
    GoodsLaid {
        /// Its type.
        goods: u8,
        /// The round that it belongs to, 1 to 5.
        round: u8,
    },
    /// A round begins (B4.6).
    RoundStarted {
        /// The phase, 0 to 4.
        phase: u8,
        /// The round, 1 to 5.
        round: u8,
        /// The order of the round.
        order: Vec<Seat>,
    },
    /// A player rolled both dice (B4.7).
    Rolled {
        /// Who.
        seat: Seat,
        /// The values.
        dice: [u8; 2],
    },
    /// The white die was rolled, and a goods tile went to its depot (B4.8).
    GoodsMoved {
        /// The type of the goods.
        goods: u8,
        /// The white die: the depot.
        depot: u8,
    },
    /// A turn begins (B4.9).
    TurnStarted {
        /// Whose.
        seat: Seat,
        /// The phase, 0 to 4.
        phase: u8,
        /// The round, 1 to 5.
        round: u8,
    },
    /// A die was used (B4.11).
    DieUsed {
        /// Whose.
        seat: Seat,
        /// Which die.
        die: u8,
        /// What was rolled.
        rolled: u8,
        /// What it was used as.
        value: u8,
        /// Workers paid (B5.2).
        workers: u8,
    },
    /// A stored tile left the game (B5.5).
    TileDiscarded {
        /// Whose.
        seat: Seat,
        /// The tile.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        tile: Tile,
        /// The storage space.
        slot: u8,
    },
    /// A tile was taken from a depot (B5.4).
    TileTaken {
        /// Who took it.
        seat: Seat,
        /// The tile.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        tile: Tile,
        /// Where it lay.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        from: Source,
        /// Its depot.
        depot: u8,
        /// The storage space.
        slot: u8,
    },
    /// A tile was bought (B5.20).
    TileBought {
        /// Who bought it.
        seat: Seat,
        /// The tile.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        tile: Tile,
        /// Where it lay.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        from: Source,
        /// Its depot; 0 for the black one.
        depot: u8,
        /// The storage space.
        slot: u8,
        /// Silverlings paid.
        silverlings: u8,
    },
    /// A tile was placed (B5.6).
    TilePlaced {
        /// Who placed it.
        seat: Seat,
        /// The tile.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        tile: Tile,
        /// The storage space that it left.
        slot: u8,
        /// The hex.
        cell: u8,
    },
    /// A region is closed (B8.1).
    RegionScored {
        /// Whose.
        seat: Seat,
        /// Its kind.
        kind: Kind,
        /// Its hexes.
        cells: Vec<u8>,
        /// The phase, 0 to 4.
        phase: u8,
        /// Points, the phase's included.
        vp: u16,
    },
    /// All hexes of a colour are covered and brought a bonus tile (B8.4).
    ColourFinished {
        /// Whose.
        seat: Seat,
        /// The colour's kind.
        kind: Kind,
        /// The large tile, or the small one.
        large: bool,
        /// Points.
        vp: u16,
    },
    /// Animals scored (B6.5).
    AnimalsScored {
        /// Whose.
        seat: Seat,
        /// The hexes of the tiles that scored.
        cells: Vec<u8>,
        /// Points.
        vp: u16,
    },
    /// Goods were sold (B5.11).
    GoodsSold {
        /// Who sold.
        seat: Seat,
        /// The type.
        goods: u8,
        /// How many tiles.
        tiles: u8,
        /// Silverlings gained.
        silverlings: u8,
        /// Workers gained (B5.12).
        workers: u8,
        /// Points.
        vp: u16,
    },
    /// Worker tiles were taken (B5.13).
    WorkersTaken {
        /// Who.
        seat: Seat,
        /// Workers gained.
        workers: u8,
        /// Silverlings gained.
        silverlings: u8,
    },
    /// A building gave something (B6.14, B6.15, B6.17).
    BuildingGave {
        /// Whose.
        seat: Seat,
        /// The building.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        building: Building,
        /// Workers gained.
        workers: u8,
        /// Silverlings gained.
        silverlings: u8,
        /// Points.
        vp: u16,
    },
    /// A ship took goods (B6.3, B6.4).
    GoodsTaken {
        /// Who.
        seat: Seat,
        /// From which depot.
        depot: u8,
        /// The type.
        goods: u8,
        /// How many tiles.
        tiles: u8,
    },
    /// A marker moved on the turn order track (B6.3).
    MarkerMoved {
        /// Whose.
        seat: Seat,
        /// The space, from 0.
        space: u8,
        /// Whether its owner is now first and holds the white die.
        first: bool,
    },
    /// An effect was left (B6.6).
    Declined {
        /// Who.
        seat: Seat,
    },
    /// Mines paid (B4.16).
    MinesPaid {
        /// Whose.
        seat: Seat,
        /// Silverlings gained.
        silverlings: u8,
        /// Workers gained (B6.22).
        workers: u8,
    },
    /// Points of the final scoring (B8.10).
    FinalScored {
        /// Whose.
        seat: Seat,
        /// The source: `unsold_goods`, `knowledge_15`.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        source: &'static str,
        /// Points.
        vp: u16,
    },
    /// The game is over (B8.11).
    GameOver {
        /// Points per seat.
        scores: Vec<u16>,
        /// Ranks per seat.
        ranks: Vec<u8>,
    },
}
