//! People in a SQLite file.

use super::SqliteStore;
use crate::store::people::{DEVICES, read_key, read_person};
use crate::store::{Entry, Key, KeyKind, People, Person, StoreError};
use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};

async fn insert_key(connection: &mut SqliteConnection, key: &Key) -> Result<(), StoreError> {
    query(
        "INSERT INTO keys (id, hash, person, kind, scope, parent, label, created, used) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&key.id)
    .bind(&key.hash[..])
    .bind(&key.person)
    .bind(key.kind.name())
    .bind(key.scope.name())
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
        row.map(|row| Ok((read_person(&row)?, row.try_get("password")?))).transpose()
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
        row.map(|row| Ok((read_key(&row)?, read_person(&row)?))).transpose()
    }

    async fn keys(&self, person: &str, kind: KeyKind) -> Result<Vec<Key>, StoreError> {
        let rows = query(
            "SELECT id AS key_id, hash, person, scope, parent, label, created AS key_created, used \
             FROM keys WHERE person = ? AND kind = ? ORDER BY created DESC, id",
        )
        .bind(person)
        .bind(kind.name())
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read_key).collect()
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

    async fn lasting(&self, ids: &[String]) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT id FROM keys WHERE id IN (SELECT value FROM json_each(?))")
            .bind(serde_json::to_string(ids)?)
            .fetch_all(&self.readers)
            .await?;
        self::ids(&rows)
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
                .bind(kind.name())
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
