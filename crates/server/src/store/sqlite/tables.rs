//! Tables in a SQLite file.

use super::{SqliteStore, TRIED, due};
use crate::store::{Added, CHAT, Change, Filter, Mark, Pace, Reason, Since, Store, StoreError, Stored, status_name};
use async_trait::async_trait;
use signoria_core::Seat;
use signoria_table::{ChatLine, Holder, RequestKey, Row as Answer, Save};
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{Row, query};
use std::time::{Duration, Instant};

type Statement<'q> = Query<'q, Sqlite, SqliteArguments>;

/// The arguments 1 to 7: the table itself.
fn with_table<'q>(statement: Statement<'q>, change: &Change) -> Result<Statement<'q>, StoreError> {
    let header = &change.save.header;
    Ok(statement
        .bind(header.id.clone())
        .bind(status_name(header.status))
        .bind(header.private)
        .bind(header.revision as i64)
        .bind(serde_json::to_string(header)?)
        .bind(change.summary.clone())
        .bind(header.changed as i64))
}

/// Rows, chat and seats of a save; the table itself is there.
async fn insert_parts(connection: &mut SqliteConnection, change: &Change) -> Result<(), StoreError> {
    let save = &change.save;
    let id = &save.header.id;
    for (version, row) in (i64::from(save.from)..).zip(&save.rows) {
        query("INSERT INTO answers (table_id, version, seat, action, at, key) VALUES (?, ?, ?, ?, ?, ?)")
            .bind(id)
            .bind(version)
            .bind(row.seat.map(|seat| i64::from(seat.0)))
            .bind(i64::from(row.index))
            .bind(row.at as i64)
            .bind(row.key.as_ref().map(ToString::to_string))
            .execute(&mut *connection)
            .await?;
    }
    if let Some(line) = &save.chat {
        query(
            "INSERT INTO chat (table_id, n, line) SELECT ?1, 1 + coalesce(max(n), 0), ?2 FROM chat WHERE table_id = ?1",
        )
        .bind(id)
        .bind(serde_json::to_string(line)?)
        .execute(&mut *connection)
        .await?;
    }
    due::note(connection, id, &save.due, change.until).await
}

async fn insert_seats(connection: &mut SqliteConnection, save: &Save) -> Result<(), StoreError> {
    for (seat, holder) in (0i64..).zip(&save.header.seats) {
        match holder {
            Holder::Person { person, .. } => {
                query("INSERT INTO seats (table_id, seat, person) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET person = ?3 WHERE person <> ?3")
                    .bind(&save.header.id)
                    .bind(seat)
                    .bind(&person.id)
                    .execute(&mut *connection)
                    .await?;
            }
            Holder::Open | Holder::Bot { .. } => {
                query("DELETE FROM seats WHERE table_id = ? AND seat = ?")
                    .bind(&save.header.id)
                    .bind(seat)
                    .execute(&mut *connection)
                    .await?;
            }
        }
    }
    Ok(())
}

#[async_trait]
impl Store for SqliteStore {
    async fn add_table(&self, change: Change, reason: Option<Reason>) -> Result<Added, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                if let Some(Reason { what, digest }) = &reason {
                    let made = query("SELECT table_id, digest FROM made WHERE reason = ?")
                        .bind(what)
                        .fetch_optional(&mut *connection)
                        .await?;
                    if let Some(row) = made {
                        let same = row.try_get::<Option<String>, _>("digest")? == *digest;
                        return Ok(if same { Added::Before(row.try_get("table_id")?) } else { Added::OtherRequest });
                    }
                }
                let header = &change.save.header;
                let added = query(
                    "INSERT INTO tables (id, status, private, revision, header, summary, changed) \
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                );
                with_table(added, &change)?.execute(&mut *connection).await?;
                if let Some(Reason { what, digest }) = reason {
                    query("INSERT INTO made (reason, table_id, digest) VALUES (?, ?, ?)")
                        .bind(what)
                        .bind(&header.id)
                        .bind(digest)
                        .execute(&mut *connection)
                        .await?;
                }
                insert_seats(connection, &change.save).await?;
                insert_parts(connection, &change).await?;
                Ok(Added::New)
            })
        })
        .await
    }

    async fn made(&self, reason: &str) -> Result<Option<String>, StoreError> {
        let row =
            query("SELECT table_id FROM made WHERE reason = ?").bind(reason).fetch_optional(&self.readers).await?;
        row.map(|row| Ok(row.try_get("table_id")?)).transpose()
    }

    async fn save(&self, change: Change) -> Result<(), StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let changed = query(
                    "UPDATE tables SET status = ?2, private = ?3, revision = ?4, header = ?5, summary = ?6, changed = ?7 \
                     WHERE id = ?1 AND revision = ?4 - 1",
                );
                let changed = with_table(changed, &change)?.execute(&mut *connection).await?;
                if changed.rows_affected() == 0 {
                    return Err(StoreError::Conflict);
                }
                if change.save.seats {
                    insert_seats(connection, &change.save).await?;
                }
                insert_parts(connection, &change).await
            })
        })
        .await
    }

    async fn table(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        match self.read(id, None, 0).await? {
            Since::Changed(stored) => Ok(Some(*stored)),
            Since::Same | Since::Gone => Ok(None),
        }
    }

    async fn since(&self, id: &str, revision: u64, version: u32) -> Result<Since, StoreError> {
        self.read(id, Some(revision), version).await
    }

    async fn marks(&self, ids: &[String]) -> Result<Vec<Mark>, StoreError> {
        let rows = query(
            "SELECT id, revision, made.table_id AS rematch FROM tables LEFT JOIN made ON reason = 'rematch ' || id \
             WHERE id IN (SELECT value FROM json_each(?))",
        )
        .bind(serde_json::to_string(ids)?)
        .fetch_all(&self.readers)
        .await?;
        let mark = |row: &SqliteRow| {
            let revision = row.try_get::<i64, _>("revision")? as u64;
            Ok(Mark { table: row.try_get("id")?, revision, rematch: row.try_get("rematch")? })
        };
        rows.iter().map(mark).collect()
    }

    async fn drop_table(&self, id: &str, revision: u64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            Box::pin(async move {
                let dropped = query("DELETE FROM tables WHERE id = ? AND revision = ? AND status = 'lobby'");
                let dropped = dropped.bind(id).bind(revision as i64).execute(connection).await?;
                if dropped.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
            })
        })
        .await
    }

    async fn in_vain(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let found = query("SELECT id FROM tables WHERE status = 'lobby' AND changed < ? ORDER BY changed LIMIT ?");
        let rows = found.bind(before).bind(limit).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    async fn waiting(&self, person: &str) -> Result<u32, StoreError> {
        let count =
            query("SELECT count(*) AS n FROM seats JOIN tables ON table_id = id WHERE person = ? AND status = 'lobby'");
        Ok(count.bind(person).fetch_one(&self.readers).await?.try_get("n")?)
    }

    async fn tables(
        &self,
        filter: Filter,
        person: Option<&str>,
        limit: u32,
    ) -> Result<Vec<(String, Option<Seat>)>, StoreError> {
        let listed = match filter {
            Filter::Open => query(
                "SELECT summary, seat FROM tables LEFT JOIN seats ON table_id = id AND person = ? \
                 WHERE status = 'lobby' AND private = 0 ORDER BY changed DESC LIMIT ?",
            ),
            // One person alone with bots is nothing to watch, and there are many of them.
            Filter::Watch => query(
                "SELECT summary, seats.seat FROM tables LEFT JOIN seats ON table_id = id AND person = ? \
                 WHERE status = 'playing' AND private = 0 \
                 AND (SELECT count(*) FROM seats AS taken WHERE taken.table_id = tables.id) > 1 \
                 ORDER BY changed DESC LIMIT ?",
            ),
            Filter::Mine => query(
                "SELECT summary, seat FROM seats JOIN tables ON table_id = id WHERE person = ? \
                 ORDER BY status = 'over', changed DESC LIMIT ?",
            ),
        };
        let rows = listed.bind(person.unwrap_or("")).bind(limit).fetch_all(&self.readers).await?;
        let pair = |row: &SqliteRow| Ok((row.try_get("summary")?, row.try_get::<Option<u8>, _>("seat")?.map(Seat)));
        rows.iter().map(pair).collect()
    }

    fn clock(&self) -> u64 {
        self.writer.clock.now()
    }

    async fn beat(&self) -> Result<(), StoreError> {
        let runs = query("SELECT 1 FROM alarms LIMIT 1").fetch_optional(&self.readers).await?;
        match runs {
            // The clock is noted with whatever is written, be it nothing else.
            Some(_) => self.write(|_| Box::pin(async { Ok(()) })).await,
            None => Ok(()),
        }
    }

    fn epoch(&self) -> String {
        self.epoch.clone()
    }

    fn shared(&self) -> bool {
        false
    }

    fn silent(&self) -> Duration {
        Duration::ZERO
    }

    async fn count(&self, _: &str, _: Pace) -> Result<Option<Duration>, StoreError> {
        Ok(None)
    }

    async fn seats_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT table_id FROM seats WHERE person = ?").bind(person).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("table_id")?)).collect()
    }

    async fn ready(&self) -> Result<(), StoreError> {
        // One at a time, and not more often than is of use: anybody may ask.
        let mut tried = self.tried.lock().await;
        if let Some((when, how)) = &*tried
            && when.elapsed() < TRIED
        {
            return how.clone();
        }
        let how = self.try_to_write().await;
        *tried = Some((Instant::now(), how.clone()));
        how
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.pool.close().await;
        let running = self.loop_.lock().expect("never poisoned").take();
        if let Some(running) = running {
            running.abort();
        }
        *self.lock.lock().expect("never poisoned") = None;
    }
}

impl SqliteStore {
    /// A table with the answers from a version on, if it is not at a revision that is known.
    async fn read(&self, id: &str, known: Option<u64>, version: u32) -> Result<Since, StoreError> {
        // One transaction: header and answers are of the same moment.
        let mut snapshot = self.readers.begin().await?;
        let header = query("SELECT revision, header FROM tables WHERE id = ?").bind(id);
        let Some(row) = header.fetch_optional(&mut *snapshot).await? else { return Ok(Since::Gone) };
        if known == Some(row.try_get::<i64, _>("revision")? as u64) {
            return Ok(Since::Same);
        }
        let header = serde_json::from_str(row.try_get("header")?)?;
        let rows =
            query("SELECT seat, action, at, key FROM answers WHERE table_id = ? AND version >= ? ORDER BY version")
                .bind(id)
                .bind(version)
                .fetch_all(&mut *snapshot)
                .await?;
        let answer = |row: &SqliteRow| {
            Ok(Answer {
                seat: row.try_get::<Option<u8>, _>("seat")?.map(Seat),
                index: row.try_get("action")?,
                at: row.try_get::<i64, _>("at")? as u64,
                key: row.try_get::<Option<String>, _>("key")?.map(RequestKey::from),
            })
        };
        let rows = rows.iter().map(answer).collect::<Result<_, StoreError>>()?;
        let lines = query("SELECT line FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?")
            .bind(id)
            .bind(CHAT)
            .fetch_all(&mut *snapshot)
            .await?;
        let line = |row: &SqliteRow| Ok(serde_json::from_str::<ChatLine>(row.try_get("line")?)?);
        let chat = lines.iter().rev().map(line).collect::<Result<_, StoreError>>()?;
        Ok(Since::Changed(Box::new(Stored { header, rows, chat })))
    }
}
