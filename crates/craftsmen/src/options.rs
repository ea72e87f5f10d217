//! What is agreed before a game. C2.9, CA28

use crate::{Components, Craftsmen};
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use signoria_core::contract::Terms;
use signoria_core::data::{Checked, ensure};
use signoria_core::{Field, FieldKind, Seat};

/// The greatest age that may be given.
const OLDEST: u8 = 120;

/// What is agreed before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The ages of the players by seat, for ties of the starting order; nothing: the seats in order. CA28
    pub ages: Option<Vec<u8>>,
}

impl Terms for Options {
    type Components = Components;

    fn form() -> Vec<Field> {
        vec![Field::new("ages", FieldKind::NumberPerSeat { min: 0, max: OLDEST.into() })]
    }

    fn check(&self, seats: u8, _: &Components) -> Checked {
        let Some(ages) = &self.ages else { return Ok(()) };
        let allowed = format!("{seats} numbers from 0 to {OLDEST}, or nothing");
        let fits = ages.len() == usize::from(seats) && ages.iter().all(|age| *age <= OLDEST);
        ensure(fits, "ages", "not one age for each seat", allowed, "CA28")
    }
}

impl Craftsmen {
    /// What breaks a tie of the starting order: the younger player is first, then the lower seat. C2.9, CA28
    pub(crate) fn age(&self, seat: Seat) -> (u8, Seat) {
        (self.kit.options.ages.as_ref().map_or(0, |ages| ages[seat.idx()]), seat)
    }
}
