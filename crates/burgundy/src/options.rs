//! What is agreed before a game.

use crate::Components;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use signoria_core::{Field, FieldKind, SetupError};

/// The options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How the boards are found.
    pub variant: Variant,
    /// The number of each seat's board, 1 to 9, if the table agreed on them (B8.24). The hex of the starting castle is then
    /// chosen as the variant says; in the base game a board that has a printed place for it (board 1) uses that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<Vec<u8>>,
    /// The seat of the first player, if the table agreed on one; otherwise chance decides (B2.8).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
}

/// How the boards are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Everybody plays on board 1 (B2.4).
    #[default]
    Base,
    /// A dealt sheet for each; sides and castle hexes are chosen one after another (B8.21).
    Open,
    /// A dealt sheet for each; sides and castle hexes are chosen at the same time (B8.22).
    Secret,
}

impl Options {
    /// The fields of the form.
    pub(crate) fn form() -> Vec<Field> {
        vec![
            Field { key: "variant", kind: FieldKind::Word(vec!["base", "open", "secret"]) },
            Field { key: "boards", kind: FieldKind::NumberPerSeat { min: 1, max: 9 } },
            Field { key: "first", kind: FieldKind::Number { min: 0, max: 3 } },
        ]
    }

    pub(crate) fn check(&self, seats: u8, components: &Components) -> Result<(), SetupError> {
        let wrong = |at: &'static str, problem: String, allowed: String, rule: &'static str| {
            Err(SetupError { at: Cow::Borrowed(at), problem, allowed, rule: Some(rule) })
        };
        if !(2..=4).contains(&seats) {
            return Err(SetupError::seats(seats, &(2..=4), Some("B2.11")));
        }
        if let Some(boards) = &self.boards {
            if boards.len() != usize::from(seats) {
                let problem = format!("{} boards for {seats} players", boards.len());
                return wrong("boards", problem, "one board number for each seat".to_string(), "B8.24");
            }
            let known = |number: &u8| components.boards.iter().any(|board| board.number == *number);
            if let Some(board) = boards.iter().find(|number| !known(number)) {
                return wrong("boards", format!("there is no board {board}"), "1 to 9".to_string(), "B1.10");
            }
        }
        match self.first {
            Some(first) if first >= seats => {
                wrong("first", format!("there is no seat {first}"), format!("0 to {}", seats - 1), "B2.8")
            }
            _ => Ok(()),
        }
    }
}
