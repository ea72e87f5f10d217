//! The stack of what is going on. The top frame says who decides, what is legal, and what an answer does.

use crate::{State, Tuscany};
use core::fmt;
use core::hash::{Hash, Hasher};
use signoria_core::{Seat, ToAct};

/// Something that is going on. Frames that nobody answers resolve by themselves: `Hands`, `TurnOver`, `Placed`, and those
/// of chance when nothing is left to draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Frame {
    /// Chance: who starts? T2.7
    First,
    /// Set-up: this seat is the next to draw a hand. T2.9
    Hands(Seat),
    /// Chance: the estate tile of this letter for this seat. T2.10
    Deal {
        /// Who is dealt a tile.
        seat: Seat,
        /// The letter, A as 0.
        letter: u8,
    },
    /// All seats that have not sealed their estate lay it out. T2.12
    Estates,
    /// The player to act takes a bonus tile; so many have done so. T2.13
    StartBonus {
        /// How many have taken one.
        taken: u8,
    },
    /// The player to act chooses an action: the main one, or the extra one for a marble. T4.2
    Action {
        /// Whether it is the extra action.
        extra: bool,
    },
    /// An action and all that followed from it is done. T4.2
    TurnOver {
        /// Whether it was the extra action.
        extra: bool,
    },
    /// A swap has been made: swap on, or take what fits. T5.2.2
    Swapped,
    /// The player to act pays for the item of this space on this field. T5.3.2
    Pay {
        /// The storage space.
        space: u8,
        /// The field.
        field: u8,
    },
    /// A piece lies on this field: its points and its effect are due. T5.3.3
    Placed {
        /// The field.
        field: u8,
        /// The storage space that this action has freed. T6.3
        freed: u8,
    },
    /// The player to act may place a display tile by a castle. T6.1
    Castle {
        /// The storage space that this action has freed.
        freed: u8,
    },
    /// The player to act may take a bonus tile by a city. T6.2
    City,
    /// Chance: region cards for this seat, one by one. T5.1.2
    Cards {
        /// Who draws.
        seat: Seat,
        /// How many are still to be drawn.
        left: u8,
    },
    /// Chance: yield cards for the player to act, one by one. T6.8
    Yields {
        /// How many are still to be turned up.
        left: u8,
    },
    /// Chance: the own tile for this place of the display. T5.2.6
    Refill {
        /// The place.
        slot: u8,
    },
    /// Chance: neutral tiles for the empty places of the display, and purges as long as they are due. T5.4.1
    Fill,
    /// The game is over.
    #[default]
    Over,
}

/// The most frames at a time: the end of the turn, a placed piece, a refill below which a purge may begin. T14.6
const DEPTH: usize = 4;

/// Frames, the open one on top.
#[derive(Clone, Copy)]
pub struct Frames {
    stack: [Frame; DEPTH],
    len: u8,
}

impl Frames {
    /// One frame alone.
    #[must_use]
    pub fn of(frame: Frame) -> Self {
        let mut frames = Frames { stack: [Frame::Over; DEPTH], len: 0 };
        frames.push(frame);
        frames
    }

    /// The open frame.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Frame {
        self.stack[usize::from(self.len) - 1]
    }

    /// All frames, the deepest first.
    #[must_use]
    pub fn all(&self) -> &[Frame] {
        &self.stack[..usize::from(self.len)]
    }

    /// Opens a frame above the others.
    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.stack[usize::from(self.len)] = frame;
        self.len += 1;
    }

    /// Closes the top frame.
    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
    }

    /// Another frame in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        self.stack[usize::from(self.len) - 1] = frame;
    }
}

// What has been closed is not part of the value.
impl PartialEq for Frames {
    fn eq(&self, other: &Self) -> bool {
        self.all() == other.all()
    }
}

impl Eq for Frames {}

impl Hash for Frames {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.all().hash(state);
    }
}

impl fmt::Debug for Frames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}

impl Tuscany {
    pub(crate) fn who(&self, s: &State) -> ToAct {
        match s.frames.top() {
            Frame::First
            | Frame::Hands(_)
            | Frame::Deal { .. }
            | Frame::Cards { .. }
            | Frame::Yields { .. }
            | Frame::Refill { .. }
            | Frame::Fill => ToAct::Chance,
            Frame::Estates => ToAct::Seats(self.unsealed(s)),
            Frame::StartBonus { .. }
            | Frame::Action { .. }
            | Frame::TurnOver { .. }
            | Frame::Swapped
            | Frame::Pay { .. }
            | Frame::Placed { .. }
            | Frame::Castle { .. }
            | Frame::City => ToAct::seat(s.turn),
            Frame::Over => ToAct::Over,
        }
    }
}
