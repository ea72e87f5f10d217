//! What can happen, as its audience may know it. Cards are named by their numbers.

use serde::Serialize;
use signoria_core::Seat;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ToyEvent"))]
#[allow(missing_docs)]
pub enum Event {
    /// The first player was drawn.
    First { seat: Seat },
    /// A card was drawn; which one, for those who know.
    Drew { seat: Seat, card: Option<u8> },
    /// The die was rolled.
    Prize { prize: u8 },
    /// A card was bid.
    Bid { seat: Seat },
    /// A bid was turned up.
    TurnedUp { seat: Seat, card: u8 },
    /// A prize was won.
    Won { seat: Seat, points: u8 },
}
