//! People in PostgreSQL. What belongs together is one statement: all its parts see the database as it was before, so each
//! part names the rows that the others leave.

use super::{PostgresStore, within};
use crate::store::people::{DEVICES, read_key, read_person};
use crate::store::{Entry, Key, KeyKind, People, Person, StoreError};
use async_trait::async_trait;
use sqlx::postgres::{PgArguments, PgRow, Postgres};
use sqlx::query::Query;
use sqlx::{Row, query};

fn ids(rows: &[PgRow]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

type Statement<'q> = Query<'q, Postgres, PgArguments>;

/// A browser comes in where `may` has a row: its new key takes the place of an old one of the same person, with the tokens
/// made in it; an old one of somebody else ends, and so do a guest's tokens, which nobody could take back any more. The
/// numbers are those of the arguments of [`entering`]; the statement goes on with what is answered.
macro_rules! enter {
    () => {
        "new_key AS (INSERT INTO keys (id, hash, person, kind, scope, parent, label, created, used) \
            SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 FROM may RETURNING id), \
         old_key AS (SELECT k.id, k.person, k.person = $3 AS same, \
            EXISTS (SELECT FROM people WHERE id = k.person AND login IS NULL) AS guest \
            FROM keys AS k, may WHERE k.id = $10 AND k.person = $11), \
         tokens AS (UPDATE keys SET parent = CASE WHEN old_key.same THEN $1 END FROM old_key \
            WHERE keys.parent = old_key.id AND (old_key.same OR NOT old_key.guest)), \
         left_keys AS (DELETE FROM keys USING old_key WHERE keys.id = old_key.id \
            OR (NOT old_key.same AND old_key.guest AND keys.person = old_key.person) RETURNING keys.id), \
         known AS (DELETE FROM devices USING may WHERE hash = $13 OR hash IN \
            (SELECT hash FROM devices WHERE person = $3 AND hash IS DISTINCT FROM $13 ORDER BY used DESC, hash OFFSET $14)), \
         device AS (INSERT INTO devices (hash, person, used) SELECT $12, $3, $8 FROM may)"
    };
}

/// The arguments 1 to 14: how a browser comes in.
fn entering<'q>(statement: Statement<'q>, entry: &Entry) -> Statement<'q> {
    let Entry { key, old, device, old_device } = entry;
    with_key(statement, key)
        .bind(old.as_ref().map(|old| old.id.clone()))
        .bind(old.as_ref().map(|old| old.person.clone()))
        .bind(device.to_vec())
        .bind(old_device.map(|device| device.to_vec()))
        // The new one is not counted yet.
        .bind(i64::from(DEVICES) - 1)
}

/// The arguments 1 to 9: a new key.
fn with_key<'q>(statement: Statement<'q>, key: &Key) -> Statement<'q> {
    statement
        .bind(key.id.clone())
        .bind(key.hash.to_vec())
        .bind(key.person.clone())
        .bind(key.kind.name())
        .bind(key.scope.name())
        .bind(key.parent.clone())
        .bind(key.label.clone())
        .bind(key.created)
        .bind(key.used)
}

impl PostgresStore {
    /// The keys that ended, if `may` had a row; else a conflict.
    async fn enter(&self, statement: Statement<'_>) -> Result<Vec<String>, StoreError> {
        let row = within(statement.fetch_one(&self.pool())).await?;
        if !row.try_get::<bool, _>("may")? {
            return Err(StoreError::Conflict);
        }
        Ok(row.try_get("ended")?)
    }
}

#[async_trait]
impl People for PostgresStore {
    async fn add_person(&self, person: Person, key: Key) -> Result<(), StoreError> {
        let added = query(
            "WITH someone AS (INSERT INTO people (id, name, program, prefs, created) VALUES ($3, $10, $11, $12, $13)) \
             INSERT INTO keys (id, hash, person, kind, scope, parent, label, created, used) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        );
        let added = with_key(added, &Key { person: person.id, ..key });
        let added = added.bind(person.name).bind(person.program).bind(person.prefs.to_string()).bind(person.created);
        within(added.execute(&self.pool())).await.map(|_| ())
    }

    async fn save_person(&self, person: Person) -> Result<(), StoreError> {
        let saved = query("UPDATE people SET name = $1, program = $2, prefs = $3 WHERE id = $4")
            .bind(person.name)
            .bind(person.program)
            .bind(person.prefs.to_string())
            .bind(person.id);
        within(saved.execute(&self.pool())).await.map(|_| ())
    }

    async fn add_account(
        &self,
        person: Person,
        login: String,
        password: String,
        entry: Entry,
    ) -> Result<Vec<String>, StoreError> {
        // Whoever was signed out meanwhile makes nothing of the guest any more: the key is held while this goes on. Whether
        // somebody is a guest is asked before the account is made: where it is, the key goes on as that of the same person.
        let statement = query(concat!(
            "WITH lasts AS (SELECT id FROM keys WHERE id = $10 FOR UPDATE), \
             may AS (INSERT INTO people (id, name, login, password, program, prefs, created) \
                SELECT $3, $15, $16, $17, $18, $19, $20 WHERE $10::text IS NULL OR EXISTS (SELECT FROM lasts) \
                ON CONFLICT (id) DO UPDATE SET name = $15, login = $16, password = $17 WHERE people.login IS NULL \
                RETURNING id), ",
            enter!(),
            " SELECT EXISTS (SELECT FROM may) AS may, ARRAY(SELECT id FROM left_keys) AS ended"
        ));
        let statement = entering(statement, &entry)
            .bind(person.name)
            .bind(login)
            .bind(password)
            .bind(person.program)
            .bind(person.prefs.to_string())
            .bind(person.created);
        self.enter(statement).await
    }

    async fn account(&self, login: &str) -> Result<Option<(Person, String)>, StoreError> {
        let found = query("SELECT * FROM people WHERE login = $1").bind(login);
        let row = within(found.fetch_optional(&self.pool())).await?;
        row.map(|row| Ok((read_person(&row)?, row.try_get("password")?))).transpose()
    }

    async fn password(&self, person: &str) -> Result<Option<String>, StoreError> {
        let found = query("SELECT password FROM people WHERE id = $1").bind(person);
        let row = within(found.fetch_optional(&self.pool())).await?;
        Ok(row.map(|row| row.try_get("password")).transpose()?.flatten())
    }

    async fn sign_in(&self, password: String, entry: Entry) -> Result<Vec<String>, StoreError> {
        // Held, so that a new password comes either before, and this one opens nothing, or after, and ends this key as well.
        let statement = query(concat!(
            "WITH may AS (SELECT id FROM people WHERE id = $3 AND password = $15 FOR UPDATE), ",
            enter!(),
            " SELECT EXISTS (SELECT FROM may) AS may, ARRAY(SELECT id FROM left_keys) AS ended"
        ));
        self.enter(entering(statement, &entry).bind(password)).await
    }

    async fn set_password(&self, old: String, new: String, entry: Entry) -> Result<Vec<String>, StoreError> {
        let statement = query(
            "WITH may AS (UPDATE people SET password = $10 WHERE id = $3 AND password = $13 RETURNING id), \
             new_key AS (INSERT INTO keys (id, hash, person, kind, scope, parent, label, created, used) \
                SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 FROM may), \
             gone AS (DELETE FROM keys USING may WHERE keys.person = $3 RETURNING keys.id), \
             known AS (DELETE FROM devices USING may WHERE devices.person = $3 OR hash = $11), \
             device AS (INSERT INTO devices (hash, person, used) SELECT $12, $3, $8 FROM may) \
             SELECT EXISTS (SELECT FROM may) AS may, ARRAY(SELECT id FROM gone) AS ended",
        );
        let statement = with_key(statement, &entry.key)
            .bind(new)
            .bind(entry.old_device.map(|device| device.to_vec()))
            .bind(entry.device.to_vec())
            .bind(old);
        let mut ended = self.enter(statement).await?;
        // Whoever came in by the old password while this one waited for that is not among them yet.
        let late = query("DELETE FROM keys WHERE person = $1 AND id <> $2 RETURNING id");
        let late = late.bind(entry.key.person).bind(entry.key.id);
        ended.extend(ids(&within(late.fetch_all(&self.pool())).await?)?);
        Ok(ended)
    }

    async fn sign_out(&self, session: Key) -> Result<Vec<String>, StoreError> {
        let ended = query(
            "WITH guest AS (SELECT id FROM people WHERE id = $1 AND login IS NULL), \
             tokens AS (UPDATE keys SET parent = NULL WHERE parent = $2 AND NOT EXISTS (SELECT FROM guest)) \
             DELETE FROM keys WHERE person = $1 AND (id = $2 OR EXISTS (SELECT FROM guest)) RETURNING id",
        );
        ids(&within(ended.bind(session.person).bind(session.id).fetch_all(&self.pool())).await?)
    }

    async fn knows_device(&self, person: &str, device: &[u8; 32]) -> Result<bool, StoreError> {
        let known = query("SELECT 1 FROM devices WHERE hash = $1 AND person = $2").bind(device.to_vec()).bind(person);
        Ok(within(known.fetch_optional(&self.pool())).await?.is_some())
    }

    async fn add_token(&self, key: Key) -> Result<(), StoreError> {
        let added = query(
            "INSERT INTO keys (id, hash, person, kind, scope, parent, label, created, used) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        );
        within(with_key(added, &key).execute(&self.pool())).await.map(|_| ())
    }

    async fn key(&self, hash: &[u8; 32]) -> Result<Option<(Key, Person)>, StoreError> {
        let found = query(
            "SELECT keys.id AS key_id, hash, person, scope, parent, label, keys.created AS key_created, used, people.* \
             FROM keys JOIN people ON people.id = person WHERE hash = $1",
        );
        let row = within(found.bind(hash.to_vec()).fetch_optional(&self.pool())).await?;
        row.map(|row| Ok((read_key(&row)?, read_person(&row)?))).transpose()
    }

    async fn keys(&self, person: &str, kind: KeyKind) -> Result<Vec<Key>, StoreError> {
        let found = query(
            "SELECT id AS key_id, hash, person, scope, parent, label, created AS key_created, used \
             FROM keys WHERE person = $1 AND kind = $2 ORDER BY created DESC, id",
        );
        within(found.bind(person).bind(kind.name()).fetch_all(&self.pool())).await?.iter().map(read_key).collect()
    }

    async fn touch_key(&self, id: &str, used: i64) -> Result<(), StoreError> {
        let touched = query("UPDATE keys SET used = $1 WHERE id = $2 AND used < $1").bind(used).bind(id);
        within(touched.execute(&self.pool())).await.map(|_| ())
    }

    async fn lasting(&self, ids: &[String]) -> Result<Vec<String>, StoreError> {
        let found = query("SELECT id FROM keys WHERE id = ANY($1)").bind(ids);
        self::ids(&within(found.fetch_all(&self.pool())).await?)
    }

    async fn drop_key(&self, person: &str, kind: KeyKind, id: &str) -> Result<Vec<String>, StoreError> {
        let ended =
            query("DELETE FROM keys WHERE person = $1 AND ((id = $2 AND kind = $3) OR parent = $2) RETURNING id");
        ids(&within(ended.bind(person).bind(id).bind(kind.name()).fetch_all(&self.pool())).await?)
    }

    async fn drop_guests(&self, before: i64, limit: u32) -> Result<u64, StoreError> {
        // What is counted goes with the daily round as well.
        self.forget_counted().await?;
        let dropped = query(
            "DELETE FROM people WHERE id IN (SELECT id FROM people WHERE login IS NULL AND created < $1 \
             AND NOT EXISTS (SELECT FROM seats WHERE seats.person = people.id) \
             AND NOT EXISTS (SELECT FROM keys WHERE keys.person = people.id AND used >= $1) LIMIT $2 \
             FOR UPDATE SKIP LOCKED)",
        );
        Ok(within(dropped.bind(before).bind(i64::from(limit)).execute(&self.pool())).await?.rows_affected())
    }
}
