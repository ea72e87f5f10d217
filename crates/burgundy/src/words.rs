//! What is said to people: keys of `text/*.ftl`, and the elements of the table.

mod elements;
mod log;
mod options;
mod refusals;

use crate::data::PHASES;
use crate::frame::{Frame, Question};
use crate::pieces::{Building, Kind, Tile};
use crate::{Action, Burgundy, Event, State};
use alloc::format;
use signoria_core::contract::Words;
use signoria_core::{Arg, Choice, Eye, Message, Notice, Refusal, Seat};

impl Words for Burgundy {
    fn describe(&self, state: &State, seat: Seat, action: Action, _: Eye) -> Choice {
        self.option(state, seat, action)
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action, _: Eye) -> Refusal {
        Refusal(self.why_not(state, seat, action))
    }

    fn prompt(&self, state: &State, _: Eye) -> Message {
        let player = || &state.players[state.active()];
        match question(state) {
            Question::Side { .. } => Message::new("burgundy-ask-side").rule("B8.20"),
            Question::Castle { .. } => Message::new("burgundy-ask-castle").rule("B8.20"),
            Question::Secret { .. } => Message::new("burgundy-ask-secret").rule("B8.22"),
            Question::Turn => {
                let left = player().used.iter().filter(|used| !**used).count() as u8;
                let message = Message::new("burgundy-ask-turn").arg("dice", left);
                message.rule(if left == 0 { "B4.15" } else { "B4.11" })
            }
            Question::CastleAction => Message::new("burgundy-ask-castle-action").rule("B6.1"),
            Question::Warehouse => Message::new("burgundy-ask-warehouse").rule("B6.10"),
            Question::Fetch(building) => {
                let message = Message::new("burgundy-ask-fetch").arg("tile", tile_name(Tile::building(building)));
                message.rule(building_rule(building))
            }
            Question::CityHall => Message::new("burgundy-ask-city-hall").rule("B6.16"),
            Question::Ship => {
                let two = player().knows(5);
                let message = Message::new(if two { "burgundy-ask-ship-two" } else { "burgundy-ask-ship" });
                message.rule(if two { "B6.30" } else { "B6.3" })
            }
            Question::PickGoods { .. } => Message::new("burgundy-ask-pick").rule("B6.4"),
        }
    }

    fn tell(&self, event: &Event) -> Notice {
        log::notice(event)
    }
}

/// What is asked; words of options and refusals are called for only where something is.
fn question(state: &State) -> Question {
    match state.frames.top() {
        Frame::Ask(question) => question,
        frame @ (Frame::Draw(_) | Frame::Step(_) | Frame::Over) => unreachable!("{frame:?} asks nobody"),
    }
}

/// The name of a tile.
fn tile_name(tile: Tile) -> Arg {
    Arg::from(format!("burgundy-tile-{tile}"))
}

/// The name of a type of goods.
fn goods_name(number: u8) -> Arg {
    Arg::from(format!("burgundy-goods-{number}"))
}

/// The name of a colour.
fn colour_name(kind: Kind) -> Arg {
    Arg::from(format!("burgundy-colour-{kind}"))
}

/// The name of a region of a kind.
fn region_name(kind: Kind) -> Arg {
    Arg::from(format!("burgundy-region-{kind}"))
}

/// The letters of the phases.
pub(crate) const LETTERS: [&str; PHASES as usize] =
    ["burgundy-phase-a", "burgundy-phase-b", "burgundy-phase-c", "burgundy-phase-d", "burgundy-phase-e"];

/// The letter of a phase.
fn phase_name(phase: u8) -> Arg {
    Arg::from(LETTERS[usize::from(phase)])
}

/// The rule of the effect that asks.
fn effect_rule(question: Question) -> &'static str {
    match question {
        Question::CastleAction => "B6.1",
        Question::Warehouse => "B6.10",
        Question::Fetch(building) => building_rule(building),
        Question::CityHall => "B6.16",
        Question::Turn
        | Question::Ship
        | Question::PickGoods { .. }
        | Question::Side { .. }
        | Question::Castle { .. }
        | Question::Secret { .. } => "B6.6",
    }
}

/// The rule of a building's effect.
fn building_rule(building: Building) -> &'static str {
    match building {
        Building::Warehouse => "B6.10",
        Building::CarpenterWorkshop => "B6.11",
        Building::Church => "B6.12",
        Building::Market => "B6.13",
        Building::BoardingHouse => "B6.14",
        Building::Bank => "B6.15",
        Building::CityHall => "B6.16",
        Building::Watchtower => "B6.17",
    }
}
