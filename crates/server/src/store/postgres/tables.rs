//! Tables in PostgreSQL: each change is one statement.

use super::due::{due, with_due};
use super::{PostgresStore, within};
use crate::store::{Added, CHAT, Change, Filter, Mark, Pace, Reason, Since, Store, StoreError, Stored, status_name};
use async_trait::async_trait;
use signoria_core::Seat;
use signoria_table::{Header, Holder, RequestKey, Row as Answer, Save};
use sqlx::postgres::{PgArguments, PgRow, Postgres};
use sqlx::query::Query;
use sqlx::{Row, query};
use std::time::Duration;

/// What is stored beside a table that was added or changed: `u` has its id, or nothing if it was not. The numbers are those
/// of the arguments of [`with_parts`].
macro_rules! parts {
    () => {
        concat!(
            "answered AS (INSERT INTO answers (table_id, version, seat, action, at, key) \
                SELECT u.id, r.version, r.seat, r.action, r.at, r.key FROM u, \
                unnest($8::int[], $9::smallint[], $10::bigint[], $11::bigint[], $12::text[]) \
                AS r(version, seat, action, at, key)), \
             said AS (INSERT INTO chat (table_id, n, line) \
                SELECT u.id, 1 + coalesce((SELECT max(n) FROM chat WHERE table_id = u.id), 0), $13 FROM u \
                WHERE $13::text IS NOT NULL), \
             stood_up AS (DELETE FROM seats USING u WHERE seats.table_id = u.id AND $14 AND NOT seat = ANY($15::smallint[])), \
             sat_down AS (INSERT INTO seats (table_id, seat, person) \
                SELECT u.id, s.seat, s.person FROM u, unnest($15::smallint[], $16::text[]) AS s(seat, person) WHERE $14 \
                ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person WHERE seats.person <> excluded.person), ",
            due!("$17", "$18", "$19", "$20", "$21", "$22"),
            " SELECT count(*) FROM u"
        )
    };
}

type Statement<'q> = Query<'q, Postgres, PgArguments>;

/// The arguments 1 to 7: the table itself.
fn with_table<'q>(statement: Statement<'q>, header: &Header, summary: String) -> Result<Statement<'q>, StoreError> {
    Ok(statement
        .bind(header.id.clone())
        .bind(status_name(header.status))
        .bind(header.private)
        .bind(header.revision as i64)
        .bind(serde_json::to_string(header)?)
        .bind(summary)
        .bind(header.changed as i64))
}

/// The arguments 8 to 22: rows, chat, seats, and what the table waits for.
fn with_parts<'q>(statement: Statement<'q>, save: &Save, until: u64) -> Result<Statement<'q>, StoreError> {
    let versions = (save.from as i32..).take(save.rows.len()).collect::<Vec<i32>>();
    let seats: Vec<Option<i16>> = save.rows.iter().map(|row| row.seat.map(|seat| seat.0.into())).collect();
    let actions: Vec<i64> = save.rows.iter().map(|row| row.index.into()).collect();
    let times: Vec<i64> = save.rows.iter().map(|row| row.at as i64).collect();
    let keys: Vec<Option<String>> = save.rows.iter().map(|row| row.key.as_ref().map(ToString::to_string)).collect();
    let line = save.chat.as_ref().map(serde_json::to_string).transpose()?;
    let sitting = (0i16..).zip(&save.header.seats).filter_map(|(seat, holder)| match holder {
        Holder::Person { person, .. } => Some((seat, person.id.clone())),
        Holder::Open | Holder::Bot { .. } => None,
    });
    let (taken, people): (Vec<i16>, Vec<String>) = sitting.unzip();
    let statement = statement.bind(versions).bind(seats).bind(actions).bind(times).bind(keys).bind(line);
    Ok(with_due(statement.bind(save.seats).bind(taken).bind(people), &save.due, until))
}

fn answers(row: &PgRow) -> Result<Vec<Answer>, StoreError> {
    let seats: Vec<Option<i16>> = row.try_get("seats")?;
    let actions: Vec<i64> = row.try_get("actions")?;
    let times: Vec<i64> = row.try_get("times")?;
    let keys: Vec<Option<String>> = row.try_get("keys")?;
    let (mut actions, mut times, mut keys) = (actions.into_iter(), times.into_iter(), keys.into_iter());
    let answer = |seat: Option<i16>| {
        Some(Answer {
            seat: seat.map(|seat| Seat(seat as u8)),
            index: actions.next()? as u32,
            at: times.next()? as u64,
            key: keys.next()?.map(RequestKey::from),
        })
    };
    Ok(seats.into_iter().map_while(answer).collect())
}

#[async_trait]
impl Store for PostgresStore {
    async fn add_table(&self, change: Change, reason: Option<Reason>) -> Result<Added, StoreError> {
        let Change { save, summary, until } = change;
        let (what, digest) = reason.map_or((None, None), |reason| (Some(reason.what), reason.digest));
        let statement = query(concat!(
            "WITH why AS (INSERT INTO made (reason, table_id, digest) SELECT $23, $1, $24 WHERE $23::text IS NOT NULL \
                ON CONFLICT (reason) DO NOTHING RETURNING reason), \
             u AS (INSERT INTO tables (id, status, private, revision, header, summary, changed, listed) \
                SELECT $1, $2, $3, $4, $5, $6, $7, $7 WHERE $23::text IS NULL OR EXISTS (SELECT FROM why) RETURNING id), ",
            parts!()
        ));
        let statement = with_parts(with_table(statement, &save.header, summary)?, &save, until)?;
        let added = statement.bind(what.clone()).bind(digest.clone());
        let added: i64 = within(added.fetch_one(&self.pool())).await?.try_get(0)?;
        let Some(what) = what.filter(|_| added == 0) else { return Ok(Added::New) };
        let before = query("SELECT table_id, digest FROM made WHERE reason = $1").bind(what);
        match within(before.fetch_optional(&self.pool())).await? {
            Some(row) if row.try_get::<Option<String>, _>("digest")? == digest => {
                Ok(Added::Before(row.try_get("table_id")?))
            }
            Some(_) => Ok(Added::OtherRequest),
            // Its table was thrown away at this moment.
            None => Err(StoreError::Conflict),
        }
    }

    async fn made(&self, reason: &str) -> Result<Option<String>, StoreError> {
        let made = query("SELECT table_id FROM made WHERE reason = $1").bind(reason);
        within(made.fetch_optional(&self.pool())).await?.map(|row| Ok(row.try_get("table_id")?)).transpose()
    }

    async fn save(&self, change: Change) -> Result<(), StoreError> {
        let Change { save, summary, until } = change;
        let statement = query(concat!(
            "WITH u AS (UPDATE tables SET status = $2, private = $3, revision = $4, header = $5, summary = $6, \
                changed = $7, listed = CASE WHEN $14 OR status <> $2 THEN $7 ELSE listed END \
                WHERE id = $1 AND revision = $4 - 1 RETURNING id), ",
            parts!()
        ));
        let statement = with_parts(with_table(statement, &save.header, summary)?, &save, until)?;
        let began = std::time::Instant::now();
        let saved = within(statement.fetch_one(&self.pool())).await;
        metrics::histogram!("signoria_store_commit_seconds").record(began.elapsed().as_secs_f64());
        match saved?.try_get::<i64, _>(0)? {
            0 => Err(StoreError::Conflict),
            _ => Ok(()),
        }
    }

    async fn table(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        match self.since(id, 0, 0).await? {
            Since::Changed(stored) => Ok(Some(*stored)),
            Since::Same | Since::Gone => Ok(None),
        }
    }

    async fn since(&self, id: &str, revision: u64, version: u32) -> Result<Since, StoreError> {
        // Nothing but the revision, where it is the one that is known.
        let changed = query(
            "SELECT t.revision, CASE WHEN new THEN t.header END AS header, a.*, c.lines \
             FROM (SELECT *, revision <> $2 AS new FROM tables WHERE id = $1) AS t \
             LEFT JOIN LATERAL (SELECT coalesce(array_agg(seat ORDER BY version), '{}') AS seats, \
                coalesce(array_agg(action ORDER BY version), '{}') AS actions, \
                coalesce(array_agg(at ORDER BY version), '{}') AS times, \
                coalesce(array_agg(key ORDER BY version), '{}') AS keys \
                FROM answers WHERE table_id = t.id AND version >= $3 AND new) AS a ON TRUE \
             LEFT JOIN LATERAL (SELECT coalesce(array_agg(line ORDER BY n), '{}') AS lines \
                FROM (SELECT n, line FROM chat WHERE table_id = t.id AND new ORDER BY n DESC LIMIT $4) AS last) AS c ON TRUE",
        );
        let changed = changed.bind(id).bind(revision as i64).bind(version as i32).bind(CHAT);
        let Some(row) = within(changed.fetch_optional(&self.pool())).await? else { return Ok(Since::Gone) };
        let Some(header) = row.try_get::<Option<&str>, _>("header")? else { return Ok(Since::Same) };
        let header = serde_json::from_str(header)?;
        let lines: Vec<String> = row.try_get("lines")?;
        let chat = lines.iter().map(|line| serde_json::from_str(line)).collect::<Result<_, _>>()?;
        Ok(Since::Changed(Box::new(Stored { header, rows: answers(&row)?, chat })))
    }

    async fn marks(&self, ids: &[String]) -> Result<Vec<Mark>, StoreError> {
        let marks = query(
            "SELECT id, revision, made.table_id AS rematch FROM tables LEFT JOIN made ON reason = 'rematch ' || id \
             WHERE id = ANY($1)",
        );
        let mark = |row: &PgRow| {
            let revision = row.try_get::<i64, _>("revision")? as u64;
            Ok(Mark { table: row.try_get("id")?, revision, rematch: row.try_get("rematch")? })
        };
        within(marks.bind(ids).fetch_all(&self.pool())).await?.iter().map(mark).collect()
    }

    async fn drop_table(&self, id: &str, revision: u64) -> Result<(), StoreError> {
        let drop = query("DELETE FROM tables WHERE id = $1 AND revision = $2 AND status = 'lobby'");
        match within(drop.bind(id).bind(revision as i64).execute(&self.pool())).await?.rows_affected() {
            0 => Err(StoreError::Conflict),
            _ => Ok(()),
        }
    }

    async fn in_vain(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let found = query("SELECT id FROM tables WHERE status = 'lobby' AND changed < $1 ORDER BY changed LIMIT $2");
        let found = found.bind(before).bind(i64::from(limit));
        within(found.fetch_all(&self.pool())).await?.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    async fn waiting(&self, person: &str) -> Result<u32, StoreError> {
        let count =
            query("SELECT count(*) FROM seats JOIN tables ON table_id = id WHERE person = $1 AND status = 'lobby'");
        Ok(within(count.bind(person).fetch_one(&self.pool())).await?.try_get::<i64, _>(0)? as u32)
    }

    async fn tables(
        &self,
        filter: Filter,
        person: Option<&str>,
        limit: u32,
    ) -> Result<Vec<(String, Option<Seat>)>, StoreError> {
        let listed = match filter {
            Filter::Open => query(
                "SELECT summary, seat FROM tables LEFT JOIN seats ON table_id = id AND person = $1 \
                 WHERE status = 'lobby' AND NOT private ORDER BY listed DESC LIMIT $2",
            ),
            // One person alone with bots is nothing to watch, and there are many of them.
            Filter::Watch => query(
                "SELECT summary, seats.seat FROM tables LEFT JOIN seats ON table_id = id AND person = $1 \
                 WHERE status = 'playing' AND NOT private \
                 AND (SELECT count(*) FROM seats AS taken WHERE taken.table_id = tables.id) > 1 \
                 ORDER BY listed DESC LIMIT $2",
            ),
            Filter::Mine => query(
                "SELECT summary, seat FROM seats JOIN tables ON table_id = id WHERE person = $1 \
                 ORDER BY status = 'over', changed DESC LIMIT $2",
            ),
        };
        let rows = within(listed.bind(person.unwrap_or("")).bind(i64::from(limit)).fetch_all(&self.pool())).await?;
        let seat =
            |row: &PgRow| Ok::<_, StoreError>(row.try_get::<Option<i16>, _>("seat")?.map(|seat| Seat(seat as u8)));
        rows.iter().map(|row| Ok((row.try_get("summary")?, seat(row)?))).collect()
    }

    async fn seats_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let seats = query("SELECT table_id FROM seats WHERE person = $1").bind(person);
        within(seats.fetch_all(&self.pool())).await?.iter().map(|row| Ok(row.try_get("table_id")?)).collect()
    }

    fn clock(&self) -> u64 {
        self.shared.pulse.lock().expect("never poisoned").clock()
    }

    /// The pulse does that by itself.
    async fn beat(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn epoch(&self) -> String {
        self.shared.pulse.lock().expect("never poisoned").epoch()
    }

    fn shared(&self) -> bool {
        true
    }

    fn silent(&self) -> Duration {
        self.shared.pulse.lock().expect("never poisoned").silent()
    }

    async fn count(&self, who: &str, pace: Pace) -> Result<Option<Duration>, StoreError> {
        self.counted(who, pace).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.shared.pulse.lock().expect("never poisoned").ready()
    }

    async fn close(&self) {
        if let Some(beating) = self.pulse.lock().expect("never poisoned").take() {
            beating.abort();
        }
        self.pool().close().await;
    }
}
