//! What is agreed before a game.

use crate::Components;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use signoria_core::contract::Terms;
use signoria_core::data::{Checked, ensure};
use signoria_core::{Field, FieldKind, Seat, named};

named! {
    /// How the boards are found.
    #[derive(Default)]
    pub enum Variant {
        /// Everybody plays on board 1 (B2.4).
        #[default]
        Base = "base",
        /// A dealt sheet for each; sides and castle hexes are chosen one after another (B8.21).
        Open = "open",
        /// A dealt sheet for each; sides and castle hexes are chosen at the same time (B8.22).
        Secret = "secret",
    }
}

/// What is agreed before a game.
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

impl Terms for Options {
    type Components = Components;

    fn form() -> Vec<Field> {
        vec![
            Field::new("variant", FieldKind::Word(Variant::ALL.map(Variant::word).to_vec())),
            Field::new("boards", FieldKind::NumberPerSeat { min: 1, max: 9 }),
            Field::new("first", FieldKind::Number { min: 0, max: 3 }),
        ]
    }

    fn first(&self) -> Option<(Seat, &'static str)> {
        self.first.map(|first| (Seat(first), "B2.8"))
    }

    fn check(&self, seats: u8, components: &Components) -> Checked {
        let Some(boards) = &self.boards else { return Ok(()) };
        let problem = format!("{} boards for {seats} players", boards.len());
        ensure(boards.len() == usize::from(seats), "boards", problem, "one board number for each seat", "B8.24")?;
        for number in boards {
            let known = components.boards.iter().any(|board| board.number == *number);
            ensure(known, "boards", format!("there is no board {number}"), "1 to 9", "B1.10")?;
        }
        Ok(())
    }
}
