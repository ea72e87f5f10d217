//! What happened, for animation, sound and log.

use crate::data::Components;
use crate::pieces::Piece;
use crate::pieces::{Bonus, Good, Kind, Reward, Tile};
use alloc::vec::Vec;
use serde::Serialize;
use signoria_core::Seat;

/// A region tile as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanyTile"))]
pub struct TileView {
    /// Its kind.
    pub kind: Kind,
    /// The goods that it shows; agriculture tiles only.
    pub goods: Vec<Good>,
    /// Whose back it has; none for a neutral one. TA30
    pub back: Option<Seat>,
}

impl TileView {
    pub(crate) fn of(components: &Components, tile: Tile) -> Self {
        let goods = Good::of(components.goods_of(tile)).collect();
        TileView { kind: tile.kind(), goods, back: tile.back() }
    }
}

/// What lies on a field or on a storage space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "piece", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanyPiece"))]
pub enum PieceView {
    /// A region tile.
    Tile {
        /// The tile.
        tile: TileView,
    },
    /// A wooden hexagon.
    Hexagon,
    /// The starting castle.
    StartingCastle,
}

impl PieceView {
    pub(crate) fn of(components: &Components, piece: Piece) -> Self {
        match piece {
            Piece::Tile(tile) => PieceView::Tile { tile: TileView::of(components, tile) },
            Piece::Hexagon => PieceView::Hexagon,
            Piece::StartingCastle => PieceView::StartingCastle,
        }
    }
}

/// What is shuffled anew. T3.5
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanySupply"))]
pub enum Supply {
    /// The region cards.
    RegionCards,
    /// The yield cards.
    YieldCards,
    /// The neutral tiles.
    NeutralTiles,
}

/// Something that happened. Fields are numbered from 0, places of the display and storage spaces, too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TuscanyEvent"))]
pub enum Event {
    /// The start player is known. T2.7
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A neutral tile was turned up. T2.8, T5.4.1
    Revealed {
        /// The place in the display.
        slot: u8,
        /// The tile.
        tile: TileView,
    },
    /// A player draws region cards. T5.1.1, T6.7, T6.9
    Draws {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A region card was drawn. T5.1.2
    Drew {
        /// By whom.
        seat: Seat,
        /// Its kind, for the one who drew it.
        kind: Option<Kind>,
    },
    /// Neither deck nor discards hold a card: the rest of a draw is lost. T5.1.2
    DrawLost {
        /// Whose draw.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// An estate tile was dealt. T2.10
    Dealt {
        /// To whom.
        seat: Seat,
        /// Its letter, A as 0.
        letter: u8,
        /// Its fields in reading order.
        kinds: Vec<Kind>,
    },
    /// A player has sealed the estate. T2.12
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// All estates are open. T2.12
    EstatesOpened,
    /// A turn begins. T4.1
    TurnStarted {
        /// Whose.
        seat: Seat,
        /// The phase, 1 to 3.
        phase: u8,
        /// The round, from 1.
        round: u16,
    },
    /// No action is possible. T4.8
    TurnSkipped {
        /// Whose turn.
        seat: Seat,
    },
    /// A marble was spent for one more action. T4.2
    MarbleSpent {
        /// By whom.
        seat: Seat,
    },
    /// A bonus tile was taken. T2.13, T6.2
    BonusTaken {
        /// By whom.
        seat: Seat,
        /// Its kind.
        bonus: Bonus,
        /// Green points at once.
        green: u8,
    },
    /// All display tiles of a kind were swapped. T5.2.2
    Swapped {
        /// By whom.
        seat: Seat,
        /// The kind.
        kind: Kind,
        /// How many tiles.
        count: u8,
    },
    /// A stored item left the game. T5.2.5
    Removed {
        /// Whose.
        seat: Seat,
        /// The storage space.
        space: u8,
        /// The item.
        item: PieceView,
    },
    /// A display tile was taken. T5.2.4
    Took {
        /// By whom.
        seat: Seat,
        /// The place in the display.
        slot: u8,
        /// The storage space.
        space: u8,
        /// The tile.
        tile: TileView,
    },
    /// The player's own stack filled a place of the display. T5.2.6
    Refilled {
        /// Whose stack.
        seat: Seat,
        /// Which one, 1 to 3.
        stack: u8,
        /// How many tiles it still has.
        left: u8,
        /// The place in the display.
        slot: u8,
        /// The tile.
        tile: TileView,
    },
    /// A stack has become empty. T4.3
    StackEmptied {
        /// Whose.
        seat: Seat,
        /// Which one, 1 to 3.
        stack: u8,
    },
    /// The end of the phase is triggered. T4.4, T4.5, T4.6
    EndTriggered {
        /// By whom.
        seat: Seat,
        /// The phase, 1 to 3.
        phase: u8,
    },
    /// Too many tiles of a kind were swept away. T5.4.1
    Purged {
        /// The kind.
        kind: Kind,
        /// How many.
        count: u8,
    },
    /// Discards became a new supply. T3.5
    Shuffled {
        /// Which.
        supply: Supply,
        /// How many cards or tiles.
        count: u8,
    },
    /// A placement was paid. T5.3.2
    Paid {
        /// By whom.
        seat: Seat,
        /// The cards by kind.
        cards: [u8; 8],
        /// The workers.
        workers: u8,
    },
    /// A piece was placed. T5.3.3, T6.1
    Placed {
        /// By whom.
        seat: Seat,
        /// From which storage space.
        space: Option<u8>,
        /// From which place in the display: by a castle.
        slot: Option<u8>,
        /// On which field.
        field: u8,
        /// The kind of the field.
        kind: Kind,
        /// The piece.
        item: PieceView,
    },
    /// A region is complete. T5.3.4
    RegionDone {
        /// Whose.
        seat: Seat,
        /// Its fields.
        fields: Vec<u8>,
        /// Green points.
        points: u8,
    },
    /// All fields of a kind are covered. T5.3.5
    ColourDone {
        /// Whose.
        seat: Seat,
        /// The kind.
        kind: Kind,
        /// Green points; none for the third player and later ones.
        points: u8,
    },
    /// New goods in a region. T6.4
    Goods {
        /// Whose.
        seat: Seat,
        /// The field.
        field: u8,
        /// Green points.
        points: u8,
    },
    /// Marble was gained. T6.5, T6.9
    Marble {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Workers were gained. T6.6, T6.9
    Workers {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A hexagon was gained. T6.3, T6.9
    Hexagon {
        /// By whom.
        seat: Seat,
        /// The storage space.
        space: u8,
    },
    /// A hexagon found no space. T6.9
    NoSpace {
        /// Whose.
        seat: Seat,
        /// Red points instead.
        points: u8,
    },
    /// A yield card was turned up. T6.8
    YieldCard {
        /// By whom.
        seat: Seat,
        /// What it gives.
        reward: Reward,
        /// How much of it.
        amount: u8,
    },
    /// The effect of a castle or a city was declined. T6.1, T6.2
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// A castle or a city finds nothing. T10.10
    NoTarget {
        /// Whose.
        seat: Seat,
        /// Castle or city.
        kind: Kind,
    },
    /// Green was added to red at the end of a phase. T8.1
    PhaseScored {
        /// The phase, 1 to 3.
        phase: u8,
        /// Green points by seat.
        green: Vec<u8>,
        /// Red points by seat, afterwards.
        red: Vec<u16>,
    },
    /// The one more round begins. T4.6
    FinalRound,
    /// Nobody can do anything any more: the game ends. T4.9
    Deadlocked,
    /// What was kept counted at the end. T8.2
    FinalScored {
        /// Whose.
        seat: Seat,
        /// Red points for cards, stored tiles, stored hexagons, marble, workers.
        kept: [u8; 5],
        /// Red points in the end.
        red: u16,
    },
}
