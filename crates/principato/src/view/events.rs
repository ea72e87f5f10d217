//! What happens, as everybody at the table may see it, and the lines of the log.

use crate::kinds::{Cube, Culture, Face, Goal, Soldier, Token};
use alloc::format;
use alloc::vec::Vec;
use serde::Serialize;
use signoria_core::{Arg, Message, Seat};

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

impl Paid {
    /// The message with what was paid as things that it can name: `2 money and 1 favor`. `paid` is how many cubes.
    pub(super) fn told(self, mut message: Message) -> Message {
        let favor = [self.food_by_favor, self.money_by_favor];
        // Where both food and money are due, it is said what favor stands for.
        let both = self.food + favor[0] > 0 && self.money + favor[1] > 0;
        let favors = if both {
            [("favor_food", favor[0]), ("favor_money", favor[1])]
        } else {
            [("favor", favor[0] + favor[1]), ("", 0)]
        };
        let parts = [("food", self.food), ("money", self.money)].into_iter().chain(favors).filter(|(_, n)| *n > 0);
        let cost = parts.map(|(word, n)| Arg::from(format!("principato-cost-{word}-{n}"))).collect();
        message.args.push(("cost".into(), Arg::List(cost)));
        message.arg("paid", self.food + self.money + favor[0] + favor[1])
    }
}

/// Where gained cubes of a kind went. P5.11, P5.12
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placed {
    /// Into storage.
    pub stored: u8,
    /// Onto empty soldiers.
    pub on_soldiers: u8,
    /// Nowhere, for lack of a place.
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
#[serde(tag = "t", rename_all = "snake_case")]
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

/// The line of the log, if an event is worth one.
pub(crate) fn message(event: &Event) -> Option<Message> {
    let line = match event {
        Event::First { seat } => Message::new("principato-log-first").arg("seat", *seat).rule("P2.9"),
        Event::StartCard { seat, card } => {
            Message::new("principato-log-start-card").arg("seat", *seat).arg("card", card.key()).rule("P2.4")
        }
        Event::TurnedOver { card, .. } => {
            Message::new("principato-log-turned-over").arg("card", card.key()).rule("P4.5")
        }
        Event::GoalDealt { seat, back, goal: Some(goal) } => Message::new("principato-log-goal")
            .arg("seat", *seat)
            .arg("back", *back)
            .arg("goal", goal.key())
            .rule("P2.6"),
        Event::GoalDealt { seat, back, goal: None } => {
            Message::new("principato-log-goal-hidden").arg("seat", *seat).arg("back", *back).rule("P2.6")
        }
        Event::Turn { seat, year, turn } => {
            Message::new("principato-log-turn").arg("seat", *seat).arg("year", *year).arg("turn", *turn).rule("P4.2")
        }
        Event::Activated { seat, card, paid, gained, .. } => activated(*seat, *card, *paid, *gained),
        Event::Exchanged { seat, place, given, taken, .. } => {
            traded("principato-log-exchanged", *seat, *place, *given, *taken).rule("P5.5")
        }
        Event::Swapped { seat, place, given, taken, .. } => {
            traded("principato-log-swapped", *seat, *place, *given, *taken).rule("P5.9")
        }
        Event::Favor { seat, soldier: None } => Message::new("principato-log-favor").arg("seat", *seat).rule("P5.10"),
        Event::Favor { seat, soldier: Some(soldier) } => {
            Message::new("principato-log-favor-soldier").arg("seat", *seat).arg("soldier", soldier.key()).rule("P5.10")
        }
        Event::Moved { seat, cube, soldier } => Message::new("principato-log-moved")
            .arg("seat", *seat)
            .arg("cube", cube.key())
            .arg("soldier", soldier.key())
            .rule("P5.14"),
        Event::TurnEnded { forgone: 0, .. } => return None,
        Event::TurnEnded { seat, forgone } => {
            Message::new("principato-log-forgone").arg("seat", *seat).arg("n", *forgone).rule("P4.3")
        }
        Event::Left { card } => Message::new("principato-log-left").arg("card", card.key()).rule("P4.5"),
        Event::YearEnded { year } => Message::new("principato-log-year-ended").arg("year", *year).rule("P4.7"),
        Event::Year { year } => Message::new("principato-log-year").arg("year", *year).rule("P4.8"),
        Event::MilitaryRound { year_end, number, order } => {
            let (key, rule) = if *year_end {
                ("principato-log-military-year-end", "P7.1")
            } else {
                ("principato-log-military-extra", "P7.2")
            };
            let order = Arg::List(order.iter().map(|seat| Arg::Seat(*seat)).collect());
            let mut message = Message::new(key).arg("number", *number).rule(rule);
            message.args.push(("order".into(), order));
            message
        }
        Event::Supplied { seat, soldier, own, favor, strength } => Message::new("principato-log-supplied")
            .arg("seat", *seat)
            .arg("soldier", soldier.key())
            .arg("cube", soldier.cube().key())
            .arg("own", *own)
            .arg("favor", *favor)
            .arg("strength", i32::from(*strength))
            .rule("P7.5"),
        Event::Awarded { seat, strength, points } => Message::new("principato-log-awarded")
            .arg("seat", *seat)
            .arg("strength", i32::from(*strength))
            .arg("points", *points)
            .rule("P7.7"),
        Event::Cleared { seat, food, money, favor } => Message::new("principato-log-cleared")
            .arg("seat", *seat)
            .arg("food", *food)
            .arg("money", *money)
            .arg("favor", *favor)
            .rule("P7.9"),
        Event::Disbanded { count: 0, .. } => return None,
        Event::Disbanded { seat, soldier, count } => Message::new("principato-log-disbanded")
            .arg("seat", *seat)
            .arg("soldier", soldier.key())
            .arg("n", *count)
            .rule("P7.10"),
        Event::GoalShown { seat, goal, points } => Message::new("principato-log-goal-shown")
            .arg("seat", *seat)
            .arg("goal", goal.key())
            .arg("points", *points)
            .rule("P8.2"),
        Event::Final { seat, points } => {
            Message::new("principato-log-final").arg("seat", *seat).arg("points", *points).rule("P8.2")
        }
    };
    Some(line)
}

fn traded(key: &'static str, seat: Seat, place: u8, given: Face, taken: Face) -> Message {
    Message::new(key).arg("seat", seat).arg("given", given.key()).arg("taken", taken.key()).arg("place", place + 1)
}

fn activated(seat: Seat, card: Face, paid: Paid, gained: Gained) -> Message {
    let line = |key| Message::new(key).arg("seat", seat).arg("card", card.key()).rule(card.rule());
    let line = |key| paid.told(line(key));
    match gained {
        Gained::Cubes { food, money } => line("principato-log-produced")
            .arg("food", food.got())
            .arg("money", money.got())
            .arg("lost_food", food.lost)
            .arg("lost_money", money.lost),
        Gained::Tokens { token, count } => line("principato-log-built").arg("token", token.key()).arg("n", count),
        Gained::Culture { kind, value } => line("principato-log-culture").arg("token", kind.key()).arg("value", value),
    }
}
