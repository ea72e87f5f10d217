//! What can happen, as its audience may know it.

use crate::pieces::{Cube, Culture, Face, Goal, Soldier, Token};
use alloc::vec::Vec;
use serde::Serialize;
use signoria_core::Seat;

/// What was paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Paid {
    /// Food from farms.
    pub food: u8,
    /// Money from banks.
    pub money: u8,
    /// Favor from the church in the place of food. P5.3
    pub food_by_favor: u8,
    /// Favor from the church in the place of money. P5.3
    pub money_by_favor: u8,
}

/// Where gained cubes of a kind went. P5.11, P5.12
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placed {
    /// Into storage.
    pub stored: u8,
    /// Onto empty soldiers.
    pub on_soldiers: u8,
    /// Nowhere.
    pub lost: u8,
}

impl Placed {
    /// Cubes that the player got.
    #[must_use]
    pub fn got(self) -> u8 {
        self.stored + self.on_soldiers
    }
}

/// What an activated card brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Gained {
    /// Cubes.
    Cubes {
        /// Of food.
        food: Placed,
        /// Of money.
        money: Placed,
    },
    /// Tokens.
    Tokens {
        /// Which.
        token: Token,
        /// How many.
        count: u8,
    },
    /// A culture token.
    Culture {
        /// Which.
        kind: Culture,
        /// Its value.
        value: u8,
    },
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// The starting player was drawn. P2.9
    First {
        /// Who.
        seat: Seat,
    },
    /// A player got the second start card. P2.4
    StartCard {
        /// Who.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// A card came into the pool. P2.5, P4.5
    TurnedOver {
        /// The card.
        card: Face,
        /// Its place, from the left.
        place: u8,
    },
    /// A player got a goal. P2.6
    GoalDealt {
        /// Who.
        seat: Seat,
        /// The number on its back.
        back: u8,
        /// Which one, for the owner.
        goal: Option<Goal>,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
        /// In which year.
        year: u8,
        /// The player's how-manieth of the year.
        turn: u8,
    },
    /// A card was activated. P5.1
    Activated {
        /// By whom.
        seat: Seat,
        /// Which of the two cards.
        slot: u8,
        /// Its face.
        card: Face,
        /// Which alternative.
        alternative: u8,
        /// What it cost.
        paid: Paid,
        /// What it brought.
        gained: Gained,
    },
    /// The activated card was exchanged. P5.5
    Exchanged {
        /// By whom.
        seat: Seat,
        /// Which of the two cards.
        slot: u8,
        /// The place of the pool.
        place: u8,
        /// The card that lies there now.
        given: Face,
        /// The card that the player has now.
        taken: Face,
    },
    /// A card was swapped. P5.9
    Swapped {
        /// By whom.
        seat: Seat,
        /// Which of the two cards.
        slot: u8,
        /// The place of the pool.
        place: u8,
        /// The card that lies there now.
        given: Face,
        /// The card that the player has now.
        taken: Face,
    },
    /// A favor cube was taken. P5.10
    Favor {
        /// By whom.
        seat: Seat,
        /// The soldier that it lies on; nothing: the church.
        soldier: Option<Soldier>,
    },
    /// A cube was moved onto a soldier. P5.14
    Moved {
        /// By whom.
        seat: Seat,
        /// The cube.
        cube: Cube,
        /// The soldier.
        soldier: Soldier,
    },
    /// A player ended the turn. P4.3
    TurnEnded {
        /// Who.
        seat: Seat,
        /// How many actions were forgone.
        forgone: u8,
    },
    /// The leftmost card left the game. P4.5
    Left {
        /// The card.
        card: Face,
    },
    /// The supply deck is empty. P4.7
    YearEnded {
        /// Which year.
        year: u8,
    },
    /// A new year began. P4.8
    Year {
        /// Which.
        year: u8,
    },
    /// A military round began. P7.1
    MilitaryRound {
        /// The round at the end of a year, not an extra round.
        year_end: bool,
        /// Which of the five.
        number: u8,
        /// The order of decisions. P7.4
        order: Vec<Seat>,
    },
    /// Soldiers were supplied. P7.5
    Supplied {
        /// By whom.
        seat: Seat,
        /// Which soldiers.
        soldier: Soldier,
        /// With how much food (militia) or money (condottieri).
        own: u8,
        /// With how much favor.
        favor: u8,
        /// The player's strength then.
        strength: i8,
    },
    /// A military round paid. P7.7
    Awarded {
        /// Whom.
        seat: Seat,
        /// For which strength.
        strength: i8,
        /// How many points.
        points: u8,
    },
    /// The cubes on soldiers went to the stock. P7.9
    Cleared {
        /// Whose.
        seat: Seat,
        /// How much food.
        food: u8,
        /// How much money.
        money: u8,
        /// How much favor.
        favor: u8,
    },
    /// Soldiers went home. P7.10
    Disbanded {
        /// Whose.
        seat: Seat,
        /// Which soldiers.
        soldier: Soldier,
        /// How many.
        count: u8,
    },
    /// A goal was turned up. P8.2
    GoalShown {
        /// Whose.
        seat: Seat,
        /// Which.
        goal: Goal,
        /// What it pays.
        points: i32,
    },
    /// The final score. P8.2
    Final {
        /// Whose.
        seat: Seat,
        /// All points.
        points: i32,
    },
}
