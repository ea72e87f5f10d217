//! Who holds a seat.

use serde::{Deserialize, Serialize};

/// A person at a table, as the server knows them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Person {
    /// The account or guest. Never shown to others.
    pub id: String,
    /// The name that the others see.
    pub name: String,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot {
        /// Its level, as the bots name it.
        level: String,
        /// The name that is shown.
        name: String,
    },
    /// A person.
    Person {
        /// Who.
        #[serde(flatten)]
        person: Person,
        /// Why a bot sits in, if it does.
        away: Option<Away>,
    },
}

/// Why a bot sits in for a person. Either may be ended by the person's return.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Away {
    /// The time had run out, and an opponent did not want to wait.
    Dropped,
    /// The person gave up.
    Resigned,
}

impl Holder {
    /// A person who is there.
    #[must_use]
    pub fn person(id: impl Into<String>, name: impl Into<String>) -> Self {
        Holder::Person { person: Person { id: id.into(), name: name.into() }, away: None }
    }

    /// A bot of a level.
    #[must_use]
    pub fn bot(level: impl Into<String>, name: impl Into<String>) -> Self {
        Holder::Bot { level: level.into(), name: name.into() }
    }

    /// The name at the seat; empty if nobody sits there.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Holder::Open => "",
            Holder::Bot { name, .. } => name,
            Holder::Person { person, .. } => &person.name,
        }
    }

    /// Whether this person holds the seat, present or away.
    #[must_use]
    pub fn is(&self, person: &str) -> bool {
        matches!(self, Holder::Person { person: Person { id, .. }, .. } if id == person)
    }

    /// Whether a person answers here now.
    #[must_use]
    pub fn answers_in_person(&self) -> bool {
        matches!(self, Holder::Person { away: None, .. })
    }

    /// The level of the bot that answers here now, if one does; `stand_in` is the level of those who sit in.
    #[must_use]
    pub fn level<'a>(&'a self, stand_in: &'a str) -> Option<&'a str> {
        match self {
            Holder::Bot { level, .. } => Some(level),
            Holder::Person { away: Some(Away::Dropped | Away::Resigned), .. } => Some(stand_in),
            Holder::Open | Holder::Person { away: None, .. } => None,
        }
    }
}
