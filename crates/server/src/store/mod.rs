//! What outlives the process: people, their keys, tables and their answers.
//!
//! Two traits, so that another database is another folder. Writes are durable when they return.

mod backup;
mod file;
mod people;
mod sqlite;

pub use backup::{backup, restore};
pub use file::Lock;
pub use people::{Entry, Key, KeyKind, People, Person, Scope};
pub use sqlite::SqliteStore;

use async_trait::async_trait;
use signoria_core::Seat;
use signoria_table::{ChatLine, Due, Header, Row, Save};
use std::fmt::Debug;

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

/// What outlives the process.
#[async_trait]
pub trait Store: People + Send + Sync + Debug {
    /// A new table with its summary for lists. If one was made for the same reason before, nothing is added.
    async fn add_table(&self, save: Save, summary: String, reason: Option<Reason>) -> Result<Added, StoreError>;
    /// The table that was made for a reason.
    async fn made(&self, reason: &str) -> Result<Option<String>, StoreError>;
    /// Saves what a command changed. Conflict if the table is not at the revision before it.
    async fn save(&self, save: Save, summary: String) -> Result<(), StoreError>;
    /// A table with its answers and its chat.
    async fn table(&self, id: &str) -> Result<Option<Stored>, StoreError>;
    /// Throws a table away that never became a game.
    async fn drop_table(&self, id: &str) -> Result<(), StoreError>;
    /// The summaries of tables, at most `limit`, with the seat that `person` holds there.
    async fn tables(
        &self,
        filter: Filter,
        person: Option<&str>,
        limit: u32,
    ) -> Result<Vec<(String, Option<Seat>)>, StoreError>;
    /// How long this store has been served, in milliseconds: what the clocks of tables run by. It goes on from where it was
    /// when the process before ended, and is noted with every write.
    fn clock(&self) -> u64;
    /// Notes [`clock`](Store::clock), if any game's clock runs.
    async fn beat(&self) -> Result<(), StoreError>;
    /// The tables whose alarm rings until a moment of [`clock`](Store::clock), the earliest first, and when.
    async fn alarms(&self, until: u64, limit: u32) -> Result<Vec<(String, u64)>, StoreError>;
    /// The tables where a bot owes an answer, in the order of their ids, after one of them.
    async fn owed(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Notes what a table waits for, if it is still at a revision.
    async fn settle(&self, id: &str, revision: u64, due: Due) -> Result<(), StoreError>;
    /// The ids of the tables where a person sits.
    async fn seats_of(&self, person: &str) -> Result<Vec<String>, StoreError>;
    /// Whether the store takes writes, tried by writing, and is still the one that was opened.
    async fn ready(&self) -> Result<(), StoreError>;
    /// Finishes what was begun and lets go of the files.
    async fn close(&self);
}
