//! People, what lets them in, and how their browsers are known.

use super::StoreError;
use async_trait::async_trait;
use serde_json::Value;
use sqlx::{ColumnIndex, Decode, Row, Type};

/// How many browsers of a person are known; those that came last.
pub(super) const DEVICES: u32 = 20;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// A browser, by cookie.
    Session,
    /// A program, by token.
    Token,
}

impl KeyKind {
    /// As it is stored.
    pub(super) fn name(self) -> &'static str {
        match self {
            KeyKind::Session => "session",
            KeyKind::Token => "token",
        }
    }
}

/// What a key lets do; each more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// See what the person sees.
    Read,
    /// Play, too.
    Play,
    /// Be the person: name, password, keys. A browser's session alone.
    Own,
}

impl Scope {
    /// Whose scope it is.
    #[must_use]
    pub fn kind(self) -> KeyKind {
        match self {
            Scope::Read | Scope::Play => KeyKind::Token,
            Scope::Own => KeyKind::Session,
        }
    }

    /// As it is stored.
    pub(super) fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Own => "own",
        }
    }

    /// What a stored name means; one that nobody knows lets do the least.
    pub(super) fn named(name: &str) -> Self {
        match name {
            "own" => Scope::Own,
            "play" => Scope::Play,
            _ => Scope::Read,
        }
    }
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
    /// What it lets do.
    pub scope: Scope,
    /// Of a token: the session in which it was made, while that lasts.
    pub parent: Option<String>,
    /// The browser's name for itself, or what a person called the token.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was used last, to the minute.
    pub used: i64,
}

/// A browser that somebody comes in by.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its new session.
    pub key: Key,
    /// The session that it had.
    pub old: Option<Key>,
    /// The hash of the secret by which it is known from now on.
    pub device: [u8; 32],
    /// The hash of the one by which it was known.
    pub old_device: Option<[u8; 32]>,
}

/// A person as a row of either kind of database has it.
pub(super) fn read_person<'r, R: Row>(row: &'r R) -> Result<Person, StoreError>
where
    &'static str: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    bool: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        account: row.try_get::<Option<String>, _>("login")?.is_some(),
        program: row.try_get("program")?,
        prefs: serde_json::from_str(&row.try_get::<String, _>("prefs")?)?,
        created: row.try_get("created")?,
    })
}

/// A key as a row of either kind of database has it.
pub(super) fn read_key<'r, R: Row>(row: &'r R) -> Result<Key, StoreError>
where
    &'static str: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    Vec<u8>: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let hash: Vec<u8> = row.try_get("hash")?;
    let scope = Scope::named(&row.try_get::<String, _>("scope")?);
    Ok(Key {
        id: row.try_get("key_id")?,
        hash: hash.try_into().map_err(|_| StoreError::Unavailable("a stored hash has another length".into()))?,
        person: row.try_get("person")?,
        kind: scope.kind(),
        scope,
        parent: row.try_get("parent")?,
        label: row.try_get("label")?,
        created: row.try_get("key_created")?,
        used: row.try_get("used")?,
    })
}

/// People, their keys and their browsers. What takes keys back answers with the ids of all that ended.
#[async_trait]
pub trait People {
    /// A new guest with a first session.
    async fn add_person(&self, person: Person, key: Key) -> Result<(), StoreError>;
    /// Saves name, preferences and whether it is a program.
    async fn save_person(&self, person: Person) -> Result<(), StoreError>;
    /// Makes an account of a guest, or of somebody who was not there; conflict if the login is taken or there is one.
    async fn add_account(
        &self,
        person: Person,
        login: String,
        password: String,
        entry: Entry,
    ) -> Result<Vec<String>, StoreError>;
    /// The person and the password hash of a login.
    async fn account(&self, login: &str) -> Result<Option<(Person, String)>, StoreError>;
    /// The password hash of a person.
    async fn password(&self, person: &str) -> Result<Option<String>, StoreError>;
    /// Lets a browser in by the password of this hash; conflict if there is another one by now.
    async fn sign_in(&self, password: String, entry: Entry) -> Result<Vec<String>, StoreError>;
    /// Another password: all keys but the new session end, and no browser is known but this one. Conflict if the
    /// password is not the one of the old hash any more.
    async fn set_password(&self, old: String, new: String, entry: Entry) -> Result<Vec<String>, StoreError>;
    /// Ends a session of which its owner has no more need. An account's tokens stay; a guest's end as well, since nobody
    /// could take them back any more.
    async fn sign_out(&self, session: Key) -> Result<Vec<String>, StoreError>;
    /// Whether somebody has signed in from a browser before.
    async fn knows_device(&self, person: &str, device: &[u8; 32]) -> Result<bool, StoreError>;

    /// A new token; conflict if the session in which it was made has ended.
    async fn add_token(&self, key: Key) -> Result<(), StoreError>;
    /// The key with a hash, and whose it is.
    async fn key(&self, hash: &[u8; 32]) -> Result<Option<(Key, Person)>, StoreError>;
    /// A person's keys of a kind, newest first.
    async fn keys(&self, person: &str, kind: KeyKind) -> Result<Vec<Key>, StoreError>;
    /// Notes when a key was used.
    async fn touch_key(&self, id: &str, used: i64) -> Result<(), StoreError>;
    /// Those of some keys that have not been taken back.
    async fn lasting(&self, ids: &[String]) -> Result<Vec<String>, StoreError>;
    /// Takes a person's key of a kind back, and all tokens that were made by it. Nothing ended: there was none.
    async fn drop_key(&self, person: &str, kind: KeyKind, id: &str) -> Result<Vec<String>, StoreError>;
    /// Forgets at most `limit` guests who sit at no table and were not seen since a moment; how many there were.
    async fn drop_guests(&self, before: i64, limit: u32) -> Result<u64, StoreError>;
}
