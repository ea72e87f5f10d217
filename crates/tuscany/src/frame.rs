//! What can be going on: what somebody is asked, what is drawn, what follows by itself.

use signoria_core::Seat;

/// What somebody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// All seats that have not sealed their estate lay it out. T2.12
    Estates,
    /// The player at turn takes a bonus tile; so many have done so. T2.13
    StartBonus {
        /// How many have taken one.
        taken: u8,
    },
    /// The player at turn chooses an action: the main one, or the extra one for a marble. T4.2
    Action {
        /// Whether it is the extra action.
        extra: bool,
    },
    /// A swap has been made: swap on, or take what fits. T5.2.2
    Swapped,
    /// The player at turn pays for the item of this space on this field. T5.3.2
    Pay {
        /// The storage space.
        space: u8,
        /// The field.
        field: u8,
    },
    /// The player at turn may place a display tile by a castle. T6.1
    Castle {
        /// The storage space that this action has freed.
        freed: u8,
    },
    /// The player at turn may take a bonus tile by a city. T6.2
    City,
}

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// Who starts. T2.7
    First,
    /// The estate tile of this letter for this seat. T2.10
    Deal {
        /// Who is dealt a tile.
        seat: Seat,
        /// The letter, A as 0.
        letter: u8,
    },
    /// A region card. T5.1.2
    Card {
        /// Who draws.
        seat: Seat,
        /// How many are still to be drawn, this one included.
        left: u8,
    },
    /// A yield card for the player at turn. T6.8
    Yield {
        /// How many are still to be turned up, this one included.
        left: u8,
    },
    /// The own tile for this place of the display. T5.2.6
    Own {
        /// The place.
        slot: u8,
    },
    /// A neutral tile for the first empty place of the display. T5.4.1
    Neutral,
}

/// What follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Set-up: this seat is the next to draw a hand. T2.9
    Hands(Seat),
    /// An action and all that followed from it is done. T4.2
    TurnOver {
        /// Whether it was the extra action.
        extra: bool,
    },
    /// A piece lies on this field: its points and its effect are due. T5.3.3
    Placed {
        /// The field.
        field: u8,
        /// The storage space that this action has freed. T6.3
        freed: u8,
    },
    /// A castle's effect is due. T6.1
    Castle {
        /// The storage space that this action has freed.
        freed: u8,
    },
    /// A city's effect is due. T6.2
    City,
    /// Region cards for this seat, one by one. T5.1.2
    Cards {
        /// Who draws.
        seat: Seat,
        /// How many are still to be drawn.
        left: u8,
    },
    /// Yield cards for the player at turn, one by one. T6.8
    Yields {
        /// How many are still to be turned up.
        left: u8,
    },
    /// Neutral tiles for the empty places of the display, and purges as long as they are due. T5.4.1
    Fill,
}

/// Something that is going on.
pub type Frame = signoria_core::Frame<Question, Draw, Step>;
/// The most at a time: the end of the turn, a placed piece, a refill below which a purge may begin. T14.6
pub type Frames = signoria_core::Frames<Question, Draw, Step, 4>;
