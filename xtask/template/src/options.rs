//! What is agreed before a game.

use crate::{Components, MAX_PLAYERS, Toy};
use alloc::{vec, vec::Vec};
use serde::{Deserialize, Serialize};
use signoria_core::{Field, FieldKind, Seat, contract::Terms, named};

named! {
    /// How long the game is.
    #[derive(Default)]
    pub enum Length {
        /// Three rounds.
        #[default]
        Short = "short",
        /// Four rounds.
        Long = "long",
    }
}

/// What is agreed before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How long the game is. X2.3
    pub length: Length,
    /// The first player; nothing: drawn. X2.1
    pub first: Option<u8>,
}

impl Terms for Options {
    type Components = Components;

    fn form() -> Vec<Field> {
        vec![
            Field::new("length", FieldKind::Word(Length::ALL.map(Length::word).to_vec())),
            Field::new("first", FieldKind::Number { min: 0, max: MAX_PLAYERS as i32 - 1 }),
        ]
    }

    fn first(&self) -> Option<(Seat, &'static str)> {
        self.first.map(|first| (Seat(first), "X2.1"))
    }
}

impl Toy {
    /// The number of rounds. X2.3
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.kit.components.rounds[self.kit.options.length.idx()]
    }
}
