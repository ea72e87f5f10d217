//! What tables in a SQLite file wait for. One node serves the file, so that whoever takes something is always the same.

use super::SqliteStore;
use crate::store::{Owed, StoreError, Waiting};
use async_trait::async_trait;
use signoria_core::Seat;
use signoria_table::{At, Due, Thought};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};

/// Makes the rows of a table equal to what it waits for. An answer that was owed before stays with whoever thinks about it.
pub(super) async fn note(connection: &mut SqliteConnection, id: &str, due: &Due, until: u64) -> Result<(), StoreError> {
    if *due == Due::default() {
        // Most tables wait for nothing and have waited for nothing: one look says so.
        let waited = "SELECT 1 WHERE EXISTS (SELECT 1 FROM alarms WHERE table_id = ?1) \
                      OR EXISTS (SELECT 1 FROM thoughts WHERE table_id = ?1)";
        if query(waited).bind(id).fetch_optional(&mut *connection).await?.is_none() {
            return Ok(());
        }
    }
    match due.alarm {
        Some(at) => {
            query("INSERT INTO alarms (table_id, at) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET at = ?2 WHERE at <> ?2")
                .bind(id)
                .bind(at as i64)
                .execute(&mut *connection)
                .await?;
        }
        None => {
            query("DELETE FROM alarms WHERE table_id = ?").bind(id).execute(&mut *connection).await?;
        }
    }
    let seats: Vec<u8> = due.thoughts.iter().map(|thought| thought.seat.0).collect();
    query("DELETE FROM thoughts WHERE table_id = ? AND seat NOT IN (SELECT value FROM json_each(?))")
        .bind(id)
        .bind(serde_json::to_string(&seats)?)
        .execute(&mut *connection)
        .await?;
    for Thought { seat, level, at } in &due.thoughts {
        query(
            "INSERT INTO thoughts (table_id, seat, version, tail, level, until) VALUES (?1, ?2, ?3, ?4, ?5, ?6) \
             ON CONFLICT DO UPDATE SET version = ?3, tail = ?4, level = ?5, until = ?6 \
             WHERE (version, tail, level) <> (?3, ?4, ?5)",
        )
        .bind(id)
        .bind(i64::from(seat.0))
        .bind(i64::from(at.version))
        .bind(i64::from(at.tail))
        .bind(level)
        .bind(until as i64)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

fn owed(row: &SqliteRow) -> Result<Owed, StoreError> {
    let at = At { version: row.try_get("version")?, tail: row.try_get("tail")? };
    let thought = Thought { seat: Seat(row.try_get("seat")?), level: row.try_get("level")?, at };
    Ok(Owed { table: row.try_get("table_id")?, thought })
}

#[async_trait]
impl Waiting for SqliteStore {
    async fn take_alarms(&self, lease: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let now = self.writer.clock.now();
        // Looking costs nothing; taking is written down.
        let due = query("SELECT 1 FROM alarms WHERE at <= ? LIMIT 1").bind(now as i64);
        if due.fetch_optional(&self.readers).await?.is_none() {
            return Ok(Vec::new());
        }
        self.write(move |connection| {
            Box::pin(async move {
                let taken = query(
                    "UPDATE alarms SET at = ?1 WHERE table_id IN \
                     (SELECT table_id FROM alarms WHERE at <= ?2 ORDER BY at LIMIT ?3) RETURNING table_id",
                )
                .bind((now + lease) as i64)
                .bind(now as i64)
                .bind(limit)
                .fetch_all(connection)
                .await?;
                taken.iter().map(|row| Ok(row.try_get("table_id")?)).collect()
            })
        })
        .await
    }

    async fn take_thoughts(&self, lease: u64, limit: u32) -> Result<Vec<Owed>, StoreError> {
        let now = self.writer.clock.now();
        let due = query("SELECT 1 FROM thoughts WHERE until <= ? LIMIT 1").bind(now as i64);
        if due.fetch_optional(&self.readers).await?.is_none() {
            return Ok(Vec::new());
        }
        self.write(move |connection| {
            Box::pin(async move {
                let taken = query(
                    "UPDATE thoughts SET until = ?1 WHERE (table_id, seat) IN \
                     (SELECT table_id, seat FROM thoughts WHERE until <= ?2 ORDER BY until LIMIT ?3) \
                     RETURNING table_id, seat, version, tail, level",
                )
                .bind((now + lease) as i64)
                .bind(now as i64)
                .bind(limit)
                .fetch_all(connection)
                .await?;
                taken.iter().map(owed).collect()
            })
        })
        .await
    }

    async fn give_back(&self, thoughts: &[Owed]) -> Result<(), StoreError> {
        let thoughts = thoughts.to_vec();
        self.write(move |connection| {
            Box::pin(async move {
                for Owed { table, thought } in thoughts {
                    query("UPDATE thoughts SET until = 0 WHERE table_id = ? AND seat = ? AND version = ? AND tail = ?")
                        .bind(table)
                        .bind(i64::from(thought.seat.0))
                        .bind(i64::from(thought.at.version))
                        .bind(i64::from(thought.at.tail))
                        .execute(&mut *connection)
                        .await?;
                }
                Ok(())
            })
        })
        .await
    }

    async fn settle(&self, id: &str, revision: u64, due: Due) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            Box::pin(async move {
                let there = query("SELECT 1 FROM tables WHERE id = ? AND revision = ?").bind(&id).bind(revision as i64);
                match there.fetch_optional(&mut *connection).await? {
                    Some(_) => note(connection, &id, &due, 0).await,
                    None => Ok(()),
                }
            })
        })
        .await
    }
}
