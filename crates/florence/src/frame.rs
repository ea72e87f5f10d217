//! What can be going on: what somebody is asked, what is drawn, what follows by itself.

use crate::pieces::{Building, Landscape, Pile, Tile};
use signoria_core::{Seat, SeatSet};

/// What somebody is asked. Decision points of section 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Which profession goes back, of all who have not answered. FD1
    Discard {
        /// Who has not answered.
        waiting: SeatSet,
    },
    /// The auctioneer names a stack. FD2
    Name(Seat),
    /// Raise or pass. FD3
    Raise(Seat),
    /// The last player buys or declines. FD4
    Last(Seat),
    /// Which landscape. FD5
    Kind(Seat),
    /// Where a tile goes. FD6, FD16
    Place(Seat, Tile),
    /// Which card is kept. FD7
    Keep(Seat, Pile),
    /// Which card goes under the deck next. FD8
    Return(Seat, Pile),
    /// Use the recruiting card at once? FD9
    Recruit(Seat),
    /// A turn of phase B. FD11
    Turn(Seat),
    /// Bonus cards for a work. FD13
    Bonus(Seat),
    /// How many points are bought from the income. FD14
    Exchange(Seat),
    /// How many points are sold. FD18
    Sell(Seat),
    /// A bid for a character. FD19
    Character(Seat),
    /// Use the Merchant or the Professor at once? FD21
    UseNow(Seat),
    /// The Merchant's free object, or pay. FD22
    Merchant(Seat),
    /// The Professor's last chance. FD25
    Expiring(Seat),
    /// Exchange all money? FD26
    Cash(Seat),
    /// Where a joint building goes. FD30
    Across(Offer),
    /// The sum that the partner shall pay. FD31
    Ask(Offer),
    /// The partner's answer. FD32
    Answer(Offer),
}

/// An offer to build together, as far as it is settled. F8.4.6
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offer {
    /// Who makes it.
    pub builder: Seat,
    /// To whom.
    pub partner: Seat,
    /// The building.
    pub building: Building,
    /// Its place among those across the border.
    pub joint: u8,
    /// What the partner pays, in hundreds.
    pub sum: u16,
}

/// What is drawn. F3.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The first start player. F2.9
    First,
    /// A profession for this seat. F2.2
    Deal(Seat),
    /// The freedoms of two players. F2.6
    Tile,
    /// A card of a deck that this seat looks at. F5.6.1
    Look(Seat, Pile),
}

/// What follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Professions are dealt. F2.2
    Deal,
    /// A round begins. F4.1
    Round,
    /// Phase A1: the next bid, lot or phase. F5.2
    Auction,
    /// Merchant and Professor expire, at the end with the Banker's exchange. F8.3.13, F8.1.1
    Expire,
    /// Phase A2: the next marker, purchase or phase. F8.3.2
    Characters,
    /// Phase B: the turn of a seat. F5.4.1
    Turn(Seat),
    /// The best work, and the end of the round. F5.4.60, F4.3
    BestWork,
    /// So many cards of a deck are still to be looked at. F5.6.1
    Look(Seat, Pile, u8),
    /// Returned cards, until nothing is left to ask. F5.6.1
    Return(Seat, Pile),
    /// The tile of an object that was won. F5.3.1
    Landscape(Seat, Landscape),
}

/// Something that is going on.
pub type Frame = signoria_core::Frame<Question, Draw, Step>;
/// The most at a time: a phase, a question, and what the answer opens above it. F14.4
pub type Frames = signoria_core::Frames<Question, Draw, Step, 6>;
