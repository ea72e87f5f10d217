//! People, what lets them in, and how their browsers are known.

use super::StoreError;
use super::sqlite::SqliteStore;
use async_trait::async_trait;
use serde_json::Value;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};

/// How many browsers of a person are known; those that came last.
const DEVICES: u32 = 20;

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
    /// Takes a person's key of a kind back, and all tokens that were made by it. Nothing ended: there was none.
    async fn drop_key(&self, person: &str, kind: KeyKind, id: &str) -> Result<Vec<String>, StoreError>;
    /// Forgets at most `limit` guests who sit at no table and were not seen since a moment; how many there were.
    async fn drop_guests(&self, before: i64, limit: u32) -> Result<u64, StoreError>;
}

fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        account: row.try_get::<Option<String>, _>("login")?.is_some(),
        program: row.try_get("program")?,
        prefs: serde_json::from_str(row.try_get("prefs")?)?,
        created: row.try_get("created")?,
    })
}

fn key(row: &SqliteRow) -> Result<Key, StoreError> {
    let hash: Vec<u8> = row.try_get("hash")?;
    let scope = match row.try_get("scope")? {
        "own" => Scope::Own,
        "play" => Scope::Play,
        _ => Scope::Read,
    };
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

fn kind_name(kind: KeyKind) -> &'static str {
    match kind {
        KeyKind::Session => "session",
        KeyKind::Token => "token",
    }
}

fn scope_name(scope: Scope) -> &'static str {
    match scope {
        Scope::Read => "read",
        Scope::Play => "play",
        Scope::Own => "own",
    }
}

async fn insert_key(connection: &mut SqliteConnection, key: &Key) -> Result<(), StoreError> {
    query(
        "INSERT INTO keys (id, hash, person, kind, scope, parent, label, created, used) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&key.id)
    .bind(&key.hash[..])
    .bind(&key.person)
    .bind(kind_name(key.kind))
    .bind(scope_name(key.scope))
    .bind(&key.parent)
    .bind(&key.label)
    .bind(key.created)
    .bind(key.used)
    .execute(connection)
    .await?;
    Ok(())
}

fn ids(rows: &[SqliteRow]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

/// Ends a session that nobody has taken back.
async fn leave(connection: &mut SqliteConnection, session: &Key) -> Result<Vec<String>, StoreError> {
    query("UPDATE keys SET parent = NULL WHERE parent = ?").bind(&session.id).execute(&mut *connection).await?;
    let ended = query(
        "DELETE FROM keys WHERE person = ?1 \
         AND (id = ?2 OR EXISTS (SELECT 1 FROM people WHERE id = ?1 AND login IS NULL)) RETURNING id",
    )
    .bind(&session.person)
    .bind(&session.id)
    .fetch_all(connection)
    .await?;
    ids(&ended)
}

/// Lets a browser in: the new session takes the place of an old one of the same person, with the tokens made in it.
async fn enter(connection: &mut SqliteConnection, entry: &Entry) -> Result<Vec<String>, StoreError> {
    let Entry { key, old, device, old_device } = entry;
    insert_key(connection, key).await?;
    let ended = match old {
        Some(old) if old.person == key.person => {
            query("UPDATE keys SET parent = ? WHERE parent = ?")
                .bind(&key.id)
                .bind(&old.id)
                .execute(&mut *connection)
                .await?;
            let ended =
                query("DELETE FROM keys WHERE id = ? RETURNING id").bind(&old.id).fetch_all(&mut *connection).await?;
            ids(&ended)?
        }
        Some(old) => leave(connection, old).await?,
        None => Vec::new(),
    };
    if let Some(old) = old_device {
        query("DELETE FROM devices WHERE hash = ?").bind(&old[..]).execute(&mut *connection).await?;
    }
    query("INSERT INTO devices (hash, person, used) VALUES (?, ?, ?)")
        .bind(&device[..])
        .bind(&key.person)
        .bind(key.created)
        .execute(&mut *connection)
        .await?;
    query(
        "DELETE FROM devices WHERE hash IN \
         (SELECT hash FROM devices WHERE person = ? ORDER BY used DESC, hash LIMIT -1 OFFSET ?)",
    )
    .bind(&key.person)
    .bind(DEVICES)
    .execute(connection)
    .await?;
    Ok(ended)
}

#[async_trait]
impl People for SqliteStore {
    async fn add_person(&self, person: Person, key: Key) -> Result<(), StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                query("INSERT INTO people (id, name, program, prefs, created) VALUES (?, ?, ?, ?, ?)")
                    .bind(&person.id)
                    .bind(&person.name)
                    .bind(person.program)
                    .bind(person.prefs.to_string())
                    .bind(person.created)
                    .execute(&mut *connection)
                    .await?;
                insert_key(connection, &key).await
            })
        })
        .await
    }

    async fn save_person(&self, person: Person) -> Result<(), StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                query("UPDATE people SET name = ?, program = ?, prefs = ? WHERE id = ?")
                    .bind(&person.name)
                    .bind(person.program)
                    .bind(person.prefs.to_string())
                    .bind(&person.id)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    async fn add_account(
        &self,
        person: Person,
        login: String,
        password: String,
        entry: Entry,
    ) -> Result<Vec<String>, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                // Whoever was signed out meanwhile makes nothing of the guest any more.
                if let Some(old) = &entry.old {
                    let lasts = query("SELECT 1 FROM keys WHERE id = ?").bind(&old.id);
                    lasts.fetch_optional(&mut *connection).await?.ok_or(StoreError::Conflict)?;
                }
                let made = query(
                    "INSERT INTO people (id, name, login, password, program, prefs, created) \
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) \
                     ON CONFLICT (id) DO UPDATE SET name = ?2, login = ?3, password = ?4 WHERE login IS NULL",
                )
                .bind(&person.id)
                .bind(&person.name)
                .bind(login)
                .bind(password)
                .bind(person.program)
                .bind(person.prefs.to_string())
                .bind(person.created)
                .execute(&mut *connection)
                .await?;
                if made.rows_affected() == 0 {
                    return Err(StoreError::Conflict);
                }
                enter(connection, &entry).await
            })
        })
        .await
    }

    async fn account(&self, login: &str) -> Result<Option<(Person, String)>, StoreError> {
        let row = query("SELECT * FROM people WHERE login = ?").bind(login).fetch_optional(&self.readers).await?;
        row.map(|row| Ok((person(&row)?, row.try_get("password")?))).transpose()
    }

    async fn password(&self, person: &str) -> Result<Option<String>, StoreError> {
        let row = query("SELECT password FROM people WHERE id = ?").bind(person).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get("password")).transpose()?.flatten())
    }

    async fn sign_in(&self, password: String, entry: Entry) -> Result<Vec<String>, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                query("SELECT 1 FROM people WHERE id = ? AND password = ?")
                    .bind(&entry.key.person)
                    .bind(password)
                    .fetch_optional(&mut *connection)
                    .await?
                    .ok_or(StoreError::Conflict)?;
                enter(connection, &entry).await
            })
        })
        .await
    }

    async fn set_password(&self, old: String, new: String, entry: Entry) -> Result<Vec<String>, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let id = &entry.key.person;
                let changed = query("UPDATE people SET password = ? WHERE id = ? AND password = ?")
                    .bind(new)
                    .bind(id)
                    .bind(old)
                    .execute(&mut *connection)
                    .await?;
                if changed.rows_affected() == 0 {
                    return Err(StoreError::Conflict);
                }
                let ended = query("DELETE FROM keys WHERE person = ? RETURNING id")
                    .bind(id)
                    .fetch_all(&mut *connection)
                    .await?;
                query("DELETE FROM devices WHERE person = ?").bind(id).execute(&mut *connection).await?;
                enter(connection, &entry).await?;
                ids(&ended)
            })
        })
        .await
    }

    async fn sign_out(&self, session: Key) -> Result<Vec<String>, StoreError> {
        self.write(move |connection| Box::pin(async move { leave(connection, &session).await })).await
    }

    async fn knows_device(&self, person: &str, device: &[u8; 32]) -> Result<bool, StoreError> {
        let known = query("SELECT 1 FROM devices WHERE hash = ? AND person = ?").bind(&device[..]).bind(person);
        Ok(known.fetch_optional(&self.readers).await?.is_some())
    }

    async fn add_token(&self, key: Key) -> Result<(), StoreError> {
        self.write(move |connection| Box::pin(async move { insert_key(connection, &key).await })).await
    }

    async fn key(&self, hash: &[u8; 32]) -> Result<Option<(Key, Person)>, StoreError> {
        let row = query(
            "SELECT keys.id AS key_id, hash, person, scope, parent, label, keys.created AS key_created, used, people.* \
             FROM keys JOIN people ON people.id = person WHERE hash = ?",
        )
        .bind(&hash[..])
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok((key(&row)?, person(&row)?))).transpose()
    }

    async fn keys(&self, person: &str, kind: KeyKind) -> Result<Vec<Key>, StoreError> {
        let rows = query(
            "SELECT id AS key_id, hash, person, scope, parent, label, created AS key_created, used \
             FROM keys WHERE person = ? AND kind = ? ORDER BY created DESC, id",
        )
        .bind(person)
        .bind(kind_name(kind))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(key).collect()
    }

    async fn touch_key(&self, id: &str, used: i64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            Box::pin(async move {
                query("UPDATE keys SET used = ? WHERE id = ?").bind(used).bind(id).execute(connection).await?;
                Ok(())
            })
        })
        .await
    }

    async fn drop_key(&self, person: &str, kind: KeyKind, id: &str) -> Result<Vec<String>, StoreError> {
        let (person, id) = (person.to_owned(), id.to_owned());
        self.write(move |connection| {
            Box::pin(async move {
                let ended = query(
                    "DELETE FROM keys WHERE person = ?1 AND ((id = ?2 AND kind = ?3) OR parent = ?2) RETURNING id",
                )
                .bind(person)
                .bind(id)
                .bind(kind_name(kind))
                .fetch_all(connection)
                .await?;
                ids(&ended)
            })
        })
        .await
    }

    async fn drop_guests(&self, before: i64, limit: u32) -> Result<u64, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let dropped = query(
                    "DELETE FROM people WHERE id IN (SELECT id FROM people WHERE login IS NULL AND created < ?1 \
                     AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id) \
                     AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.person = people.id AND used >= ?1) LIMIT ?2)",
                )
                .bind(before)
                .bind(limit)
                .execute(connection)
                .await?;
                Ok(dropped.rows_affected())
            })
        })
        .await
    }
}
