//! Decisions and chance outcomes. Texts number things as the rulebook does: sheets, goods, hexes and depots from 1; dice and
//! storage spaces count from 0.

use crate::pieces::{Cell, Depot, Goods, Neighbours, Side, Slot, Source, Space, Tile, With};
use signoria_core::{Keyword, Maybe, Num, Seat, Seats, actions};

/// What introduces the stored tile that makes room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Discard;

impl Keyword for Discard {
    const WORD: &'static str = "discard";
}

actions! {
    /// A decision or a chance outcome, in the order of the indices.
    pub enum Action {
        /// Chance: the first player (B2.8).
        FirstPlayer(seat: Seat => Seats<4>) = "first",
        /// Chance: the next player's board sheet, `0..6` (B8.20).
        Sheet(sheet: u8 => Num<0, 5, 1>) = "sheet",
        /// Chance: the next goods tile that is turned up.
        Goods(goods: Goods) = "goods",
        /// Chance: the next hex tile that is turned up.
        Tile(tile: Tile) = "tile",
        /// Chance: the next die.
        Die(value: u8 => Num<1, 6>) = "die",
        /// Open variant: a side of the dealt sheet (BD1).
        Side(side: Side) = "side",
        /// The hex of the starting castle (BD2).
        Castle(cell: Cell) = "castle",
        /// Secret variant: side and hex at once (B8.22).
        Choose(side: Side, cell: Cell) = "choose",
        /// Take a tile from a numbered depot; with a full storage a stored tile makes room (B5.4, B5.5).
        Take {
            /// The die, or an effect.
            with: With,
            /// Where the tile lies.
            space: Space,
            /// The stored tile that leaves the game.
            discard: Option<Slot> => Maybe<Discard, Slot>,
        } = "take",
        /// Place a stored tile (B5.6).
        Place {
            /// The die, or an effect.
            with: With,
            /// Which stored tile.
            slot: Slot,
            /// Where to.
            cell: Cell,
        } = "place",
        /// Sell all stored goods of a type (B5.11).
        Sell {
            /// The die, or an effect.
            with: With,
            /// Which type.
            goods: Goods,
        } = "sell",
        /// Take worker tiles (B5.13).
        Workers(with: With) = "workers",
        /// Buy a tile (B5.20).
        Buy {
            /// Where it lies.
            source: Source,
            /// The stored tile that leaves the game.
            discard: Option<Slot> => Maybe<Discard, Slot>,
        } = "buy",
        /// A ship takes the goods of one depot (BD14).
        Ship(depot: Depot) = "ship",
        /// A ship takes the goods of this depot and the next one clockwise (B6.30).
        ShipTwo(depot: Depot => Neighbours) = "ship",
        /// Which new type of goods is taken when not all fit (BD16).
        Pick(goods: Goods) = "pick",
        /// Leave a "may" effect.
        Decline = "decline",
        /// End the turn (B4.15).
        EndTurn = "end",
    }
}
