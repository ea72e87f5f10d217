//! What is stored of a table besides its rows.

use crate::{Clock, Clocks, Holder, Tail};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_core::dealer::{Commitment, Seed};
use signoria_core::record::Origin;
use signoria_core::{Outcome, Seat};
use std::fmt;

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Status {
    /// It waits for players.
    Lobby,
    /// It is being played at.
    Playing,
    /// The game is over.
    Over,
}

/// A table without its rows and its chat. It holds the secret seed and the tails: it goes to the store and nowhere else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The number of changes to the table; a store accepts a header only over the revision before it.
    pub revision: u64,
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The revision of its rules.
    pub rules: u32,
    /// The options of the game.
    pub options: Value,
    /// `default`, or the fingerprint of a host's own components.
    pub components: String,
    /// The dealer's secret.
    #[serde(with = "hex")]
    pub seed: Seed,
    /// The game that it goes on from, if it does not begin at the start.
    #[serde(default)]
    pub from: Option<Origin>,
    /// Who holds which seat.
    pub seats: Vec<Holder>,
    /// The level of bots that sit in.
    pub stand_in: String,
    /// The person who may start the game.
    pub host: Option<String>,
    /// Whether it is reached by its link alone.
    pub private: bool,
    /// How much time there is.
    pub clock: Clock,
    /// How far it is.
    pub status: Status,
    /// The time that is left.
    pub clocks: Clocks,
    /// The answers that may still be taken back, by seat.
    pub tails: Vec<Tail>,
    /// Standing orders, by seat: the game's numbers.
    #[serde(default)]
    pub orders: Vec<Option<u16>>,
    /// When it was opened: milliseconds since 1970.
    pub created: u64,
    /// When it was last changed: milliseconds since 1970.
    pub changed: u64,
    /// The moments at which the rules under the game were changed for others that it fits as well.
    #[serde(default)]
    pub revised: Vec<Revised>,
    /// The result as it was when the game ended: rules that are changed later change no result.
    #[serde(default)]
    pub outcome: Option<Outcome>,
    /// The table where its people play on, if an answer of this one does not stand under new rules.
    #[serde(default)]
    pub went_on: Option<String>,
}

/// The rules or the components were changed for others under a game that was on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Revised {
    /// The number of answers that stood under the old ones.
    pub version: u32,
    /// The revision of the rules before.
    pub from: u32,
    /// The revision of the rules since.
    pub to: u32,
}

impl Header {
    /// The hash of the seed, safe to publish.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// The seat that a person holds, present or away.
    #[must_use]
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        self.seats.iter().position(|holder| holder.is(person)).map(|seat| Seat(seat as u8))
    }

    /// The names by seat.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|holder| holder.name().to_owned()).collect()
    }
}

/// Why a stored table cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreError {
    /// The box is of another game or for another number of seats.
    OtherBox(&'static str),
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::OtherBox(what) => write!(f, "the table was made with other {what} than this game has"),
        }
    }
}

impl std::error::Error for RestoreError {}

/// A seed in hexadecimal.
mod hex {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use signoria_core::dealer::Seed;

    pub(super) fn serialize<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(seed)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
