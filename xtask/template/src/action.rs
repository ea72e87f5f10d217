//! Decisions and chance outcomes. Kinds of cards count from 0; texts show their numbers.

use signoria_core::{Num, Seat, Seats, actions};

/// The kind of a card.
type Kind = Num<0, 5, 1>;

actions! {
    /// A decision or a chance outcome, in the order of the indices.
    pub enum Action {
        /// Chance: who is first. X2.1
        First(seat: Seat => Seats<4>) = "first",
        /// Chance: the prize. X3.1
        Roll(prize: u8 => Num<1, 6>) = "roll",
        /// Chance: the card that is drawn from the bag. X2.2, X3.6
        Card(kind: u8 => Kind) = "card",
        /// Bids a card. X3.2
        Bid(kind: u8 => Kind) = "bid",
    }
}
