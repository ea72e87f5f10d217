//! What outlives the process: people, their keys, tables and their answers.
//!
//! One trait, so that another database is another file. Writes are durable when they return.

mod file;
mod sqlite;

pub use file::Lock;
pub use sqlite::{SqliteStore, backup, restore};

use async_trait::async_trait;
use serde::Serialize;
use serde_json::Value;
use signoria_core::Seat;
use signoria_table::{ChatLine, Header, Row, Save};
use std::fmt::Debug;

/// Somebody who plays: a guest until there is an account.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// Random, never reused.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// Whether there is a password to come back with.
    pub account: bool,
    /// Whether a program plays under this name.
    pub program: bool,
    /// Language, theme and the like; an object.
    pub prefs: Value,
    /// When it came first, in milliseconds since 1970.
    pub created: i64,
}

/// What a key opens the door for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KeyKind {
    /// A browser, by cookie.
    Session,
    /// A program, by token.
    Token,
}

/// A session or a token. The secret itself is not here: only its hash is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// Random; names the key in lists.
    pub id: String,
    /// SHA-256 of the secret.
    pub hash: [u8; 32],
    /// Whose it is.
    pub person: String,
    /// Browser or program.
    pub kind: KeyKind,
    /// The browser's name for itself, or what a person called the token.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was used last, to the minute.
    pub used: i64,
}

/// A table with all that it takes to rebuild it.
#[derive(Clone, Debug)]
pub struct Stored {
    /// All but its answers and its chat.
    pub header: Header,
    /// The committed answers, oldest first.
    pub rows: Vec<Row>,
    /// What was said, oldest first.
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

/// Why the store did not do it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Something with this key is there already: a name, or a version of a table.
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
pub trait Store: Send + Sync + Debug {
    /// A new person with a first key, if it comes with one.
    async fn add_person(&self, person: Person, key: Option<Key>) -> Result<(), StoreError>;
    /// Somebody by id.
    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;
    /// Saves name, preferences and whether it is a program.
    async fn save_person(&self, person: Person) -> Result<(), StoreError>;
    /// Gives a person an account; conflict if the login is taken or the person has one.
    async fn add_account(&self, person: &str, login: String, password: String) -> Result<(), StoreError>;
    /// The person and the password hash of a login.
    async fn account(&self, login: &str) -> Result<Option<(Person, String)>, StoreError>;

    /// A new key, in the place of another one where a session is renewed.
    async fn add_key(&self, key: Key, instead_of: Option<String>) -> Result<(), StoreError>;
    /// The key with a hash, and whose it is.
    async fn key(&self, hash: &[u8; 32]) -> Result<Option<(Key, Person)>, StoreError>;
    /// A person's keys of a kind, newest first.
    async fn keys(&self, person: &str, kind: KeyKind) -> Result<Vec<Key>, StoreError>;
    /// Notes when a key was used.
    async fn touch_key(&self, id: &str, used: i64) -> Result<(), StoreError>;
    /// Takes a person's key of a kind away; whether there was one.
    async fn drop_key(&self, person: &str, kind: KeyKind, id: &str) -> Result<bool, StoreError>;

    /// A new table with its summary for lists. If one was made for the same reason before, that one's id comes back and
    /// nothing is added.
    async fn add_table(
        &self,
        save: Save,
        summary: String,
        reason: Option<String>,
    ) -> Result<Option<String>, StoreError>;
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
    /// The ids of all tables where a game is on.
    async fn playing(&self) -> Result<Vec<String>, StoreError>;
    /// The ids of the tables where a person sits.
    async fn seats_of(&self, person: &str) -> Result<Vec<String>, StoreError>;
    /// Forgets at most `limit` guests who sit at no table and were not seen since a moment; how many there were.
    async fn drop_guests(&self, before: i64, limit: u32) -> Result<u64, StoreError>;
    /// Whether the store answers and takes writes.
    async fn ready(&self) -> Result<(), StoreError>;
    /// Finishes what was begun and lets go of the files.
    async fn close(&self);
}
