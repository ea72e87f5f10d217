//! What is agreed before a game.

use crate::data::{Components, SEATS};
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use signoria_core::contract::Terms;
use signoria_core::{Field, FieldKind, Seat};

/// What is agreed before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The start player; nothing: drawn. T2.7, TA28
    pub first: Option<u8>,
}

impl Terms for Options {
    type Components = Components;

    fn form() -> Vec<Field> {
        vec![Field::new("first", FieldKind::Number { min: 0, max: SEATS as i32 - 1 })]
    }

    fn first(&self) -> Option<(Seat, &'static str)> {
        self.first.map(|first| (Seat(first), "TA28"))
    }
}
