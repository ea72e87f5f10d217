//! What outlives the process: people, their keys, tables and their answers.
//!
//! Three traits, so that another database is another folder. Writes are durable when they return.

#[cfg(feature = "postgres")]
mod copy;
mod people;
#[cfg(feature = "postgres")]
mod postgres;
mod sqlite;

#[cfg(feature = "postgres")]
pub use copy::copy;
pub use people::{Entry, Key, KeyKind, People, Person, Scope};
#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use sqlite::{Lock, SqliteStore, backup, restore};

use async_trait::async_trait;
use signoria_core::Seat;
use signoria_table::{ChatLine, Due, Header, Row, Save, Status, Thought};
use std::fmt::Debug;
use std::time::Duration;

/// The lines of chat that a table is built with.
const CHAT: i64 = 200;

/// A table with all that it takes to rebuild it.
#[derive(Clone, Debug)]
pub struct Stored {
    /// All but its answers and its chat.
    pub header: Header,
    /// The committed answers, oldest first.
    pub rows: Vec<Row>,
    /// What was said last, oldest first.
    pub chat: Vec<ChatLine>,
}

/// Which tables to list, newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// With an open seat, not private.
    Open,
    /// Where the person sits; those that are still going first.
    Mine,
    /// Going on, not private.
    Watch,
}

/// What a table is made for, so that it is made once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The request with its idempotency key, or the rematch of a table.
    pub what: String,
    /// A digest of what the request says.
    pub digest: Option<String>,
}

/// Whether a table was added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Added {
    /// It was.
    New,
    /// One was made for the same reason before; its id.
    Before(String),
    /// The key of the request was used for a request that said something else.
    OtherRequest,
}

/// Why the store did not do it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Something with this key is there already: a name, or a version of a table; or what it rests on is gone.
    #[error("it is there already")]
    Conflict,
    /// The disk is full, the database is locked or gone. Nothing was saved.
    #[error("the store is not available: {0}")]
    Unavailable(String),
    /// Another process serves the database.
    #[error("{0}; one database is served by one program at a time")]
    InUse(String),
}

/// What a command changed, as it is stored.
#[derive(Clone, Debug)]
pub struct Change {
    /// The table and what was added to it.
    pub save: Save,
    /// The table as lists show it.
    pub summary: String,
    /// Until when by [`Store::clock`] nobody else thinks about the answers that bots owe from now on: whoever saves thinks.
    /// 0: whoever comes first.
    pub until: u64,
}

/// How a table has changed since a node saw it.
#[derive(Clone, Debug)]
pub enum Since {
    /// Not at all.
    Same,
    /// It is gone.
    Gone,
    /// So: with the answers after the ones that are known.
    Changed(Box<Stored>),
}

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its id.
    pub table: String,
    /// The number of changes to it.
    pub revision: u64,
    /// The table where its people play again.
    pub rematch: Option<String>,
}

/// An answer that a bot owes, taken to be thought about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Owed {
    /// The table.
    pub table: String,
    /// Which answer.
    pub thought: Thought,
}

/// A rate as stores count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How long one takes to be forgotten.
    pub each: Duration,
    /// How many at once.
    pub burst: u32,
}

/// What tables wait for without anybody being there: alarms, and answers that bots owe.
#[async_trait]
pub trait Waiting {
    /// Takes tables whose alarm has rung, the earliest first. Nobody else gets them for `lease` milliseconds.
    async fn take_alarms(&self, lease: u64, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Takes answers that bots owe and nobody thinks about. Nobody else gets them for `lease` milliseconds.
    async fn take_thoughts(&self, lease: u64, limit: u32) -> Result<Vec<Owed>, StoreError>;
    /// Lets others think about answers that were taken.
    async fn give_back(&self, thoughts: &[Owed]) -> Result<(), StoreError>;
    /// Notes what a table waits for, if it is still at a revision.
    async fn settle(&self, id: &str, revision: u64, due: Due) -> Result<(), StoreError>;
}

/// What outlives the process.
#[async_trait]
pub trait Store: People + Waiting + Send + Sync + Debug {
    /// A new table. If one was made for the same reason before, nothing is added.
    async fn add_table(&self, change: Change, reason: Option<Reason>) -> Result<Added, StoreError>;
    /// The table that was made for a reason.
    async fn made(&self, reason: &str) -> Result<Option<String>, StoreError>;
    /// Saves what a command changed. Conflict if the table is not at the revision before it.
    async fn save(&self, change: Change) -> Result<(), StoreError>;
    /// A table with its answers and its chat.
    async fn table(&self, id: &str) -> Result<Option<Stored>, StoreError>;
    /// What has changed of a table since a revision with so many answers.
    async fn since(&self, id: &str, revision: u64, version: u32) -> Result<Since, StoreError>;
    /// How far tables are; those that are gone are left out.
    async fn marks(&self, ids: &[String]) -> Result<Vec<Mark>, StoreError>;
    /// Throws a table away that never became a game. Conflict if it is not at a revision.
    async fn drop_table(&self, id: &str, revision: u64) -> Result<(), StoreError>;
    /// At most `limit` tables that wait for players and have not changed since a moment, private ones too.
    async fn in_vain(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError>;
    /// At how many tables that wait for players a person sits.
    async fn waiting(&self, person: &str) -> Result<u32, StoreError>;
    /// The summaries of tables, at most `limit`, with the seat that `person` holds there.
    async fn tables(
        &self,
        filter: Filter,
        person: Option<&str>,
        limit: u32,
    ) -> Result<Vec<(String, Option<Seat>)>, StoreError>;
    /// The ids of the tables where a person sits.
    async fn seats_of(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// How long this store has been served, in milliseconds: what the clocks of tables run by. It stands still while nobody
    /// serves, and is the same on all nodes.
    fn clock(&self) -> u64;
    /// Notes [`clock`](Store::clock), if any game's clock runs.
    async fn beat(&self) -> Result<(), StoreError>;
    /// What tells one history from another: versions of another epoch say nothing about those of this one, since what was
    /// acknowledged in it may not have happened.
    fn epoch(&self) -> String;

    /// Whether other nodes may serve the same store.
    fn shared(&self) -> bool;
    /// For how long the store has not answered.
    fn silent(&self) -> Duration;
    /// Counts something that is limited on all nodes together; how long to wait if it is too much. A store that one node
    /// serves leaves that to the node.
    async fn count(&self, who: &str, pace: Pace) -> Result<Option<Duration>, StoreError>;
    /// Whether the store takes writes, tried by writing, and is still the one that was opened.
    async fn ready(&self) -> Result<(), StoreError>;
    /// Finishes what was begun and lets go of what was opened.
    async fn close(&self);
}

fn status_name(status: Status) -> &'static str {
    match status {
        Status::Lobby => "lobby",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() || inner.is_foreign_key_violation() => {
                StoreError::Conflict
            }
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        StoreError::Unavailable(format!("a stored value cannot be read: {error}"))
    }
}
