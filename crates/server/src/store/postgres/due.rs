//! What tables in PostgreSQL wait for, and what is counted on all nodes together. Whoever takes something passes over what
//! others are taking at the same moment.

use super::{PostgresStore, within};
use crate::store::{Owed, Pace, StoreError, Waiting};
use async_trait::async_trait;
use signoria_core::Seat;
use signoria_table::{At, Due, Thought};
use sqlx::postgres::{PgArguments, PgRow, Postgres};
use sqlx::query::Query;
use sqlx::{Row, query};
use std::time::Duration;

/// Makes the rows of what the table `u` waits for equal to these arguments, those of [`with_due`]: its alarm; seats, versions,
/// tails and levels of what bots owe; until when somebody thinks about it. An answer that was owed before stays with
/// whoever thinks about it.
macro_rules! due {
    ($alarm:literal, $seats:literal, $versions:literal, $tails:literal, $levels:literal, $until:literal) => {
        concat!(
            "silenced AS (DELETE FROM alarms USING u WHERE alarms.table_id = u.id AND ",
            $alarm,
            "::bigint IS NULL), \
             rings AS (INSERT INTO alarms (table_id, at) SELECT u.id, ",
            $alarm,
            " FROM u \
                WHERE ",
            $alarm,
            "::bigint IS NOT NULL \
                ON CONFLICT (table_id) DO UPDATE SET at = excluded.at WHERE alarms.at <> excluded.at), \
             unasked AS (DELETE FROM thoughts USING u \
                WHERE thoughts.table_id = u.id AND NOT seat = ANY(",
            $seats,
            "::smallint[])), \
             asked AS (INSERT INTO thoughts (table_id, seat, version, tail, level, until) \
                SELECT u.id, t.seat, t.version, t.tail, t.level, ",
            $until,
            " FROM u, \
                unnest(",
            $seats,
            "::smallint[], ",
            $versions,
            "::int[], ",
            $tails,
            "::bigint[], ",
            $levels,
            "::text[]) \
                AS t(seat, version, tail, level) \
                ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version, tail = excluded.tail, \
                level = excluded.level, until = excluded.until \
                WHERE (thoughts.version, thoughts.tail, thoughts.level) <> \
                (excluded.version, excluded.tail, excluded.level))"
        )
    };
}
pub(super) use due;

/// What a table waits for, and until when somebody thinks about it: six arguments.
pub(super) fn with_due<'q>(
    statement: Query<'q, Postgres, PgArguments>,
    due: &Due,
    until: u64,
) -> Query<'q, Postgres, PgArguments> {
    let seats: Vec<i16> = due.thoughts.iter().map(|thought| thought.seat.0.into()).collect();
    let versions: Vec<i32> = due.thoughts.iter().map(|thought| thought.at.version as i32).collect();
    let tails: Vec<i64> = due.thoughts.iter().map(|thought| thought.at.tail.into()).collect();
    let levels: Vec<String> = due.thoughts.iter().map(|thought| thought.level.clone()).collect();
    let alarm = due.alarm.map(|alarm| alarm as i64);
    statement.bind(alarm).bind(seats).bind(versions).bind(tails).bind(levels).bind(until as i64)
}

fn owed(row: &PgRow) -> Result<Owed, StoreError> {
    let at = At { version: row.try_get::<i32, _>("version")? as u32, tail: row.try_get::<i64, _>("tail")? as u32 };
    let seat = Seat(row.try_get::<i16, _>("seat")? as u8);
    Ok(Owed { table: row.try_get("table_id")?, thought: Thought { seat, level: row.try_get("level")?, at } })
}

#[async_trait]
impl Waiting for PostgresStore {
    async fn take_alarms(&self, lease: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let now = self.now();
        let taken = query(
            "UPDATE alarms SET at = $1 WHERE table_id IN \
             (SELECT table_id FROM alarms WHERE at <= $2 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING table_id",
        )
        .bind((now + lease) as i64)
        .bind(now as i64)
        .bind(i64::from(limit));
        within(taken.fetch_all(&self.pool())).await?.iter().map(|row| Ok(row.try_get("table_id")?)).collect()
    }

    async fn take_thoughts(&self, lease: u64, limit: u32) -> Result<Vec<Owed>, StoreError> {
        let now = self.now();
        let taken = query(
            "UPDATE thoughts SET until = $1 WHERE (table_id, seat) IN \
             (SELECT table_id, seat FROM thoughts WHERE until <= $2 ORDER BY until LIMIT $3 FOR UPDATE SKIP LOCKED) \
             RETURNING table_id, seat, version, tail, level",
        )
        .bind((now + lease) as i64)
        .bind(now as i64)
        .bind(i64::from(limit));
        within(taken.fetch_all(&self.pool())).await?.iter().map(owed).collect()
    }

    async fn give_back(&self, thoughts: &[Owed]) -> Result<(), StoreError> {
        let tables: Vec<&str> = thoughts.iter().map(|owed| owed.table.as_str()).collect();
        let seats: Vec<i16> = thoughts.iter().map(|owed| owed.thought.seat.0.into()).collect();
        let versions: Vec<i32> = thoughts.iter().map(|owed| owed.thought.at.version as i32).collect();
        let tails: Vec<i64> = thoughts.iter().map(|owed| owed.thought.at.tail.into()).collect();
        let back = query(
            "UPDATE thoughts SET until = 0 FROM unnest($1::text[], $2::smallint[], $3::int[], $4::bigint[]) \
             AS t(id, seat, version, tail) WHERE (thoughts.table_id, thoughts.seat, thoughts.version, thoughts.tail) = \
             (t.id, t.seat, t.version, t.tail)",
        );
        within(back.bind(tables).bind(seats).bind(versions).bind(tails).execute(&self.pool())).await.map(|_| ())
    }

    async fn settle(&self, id: &str, revision: u64, due: Due) -> Result<(), StoreError> {
        // The table's row is held, so that no save comes in between.
        let settled = query(concat!(
            "WITH u AS (SELECT id FROM tables WHERE id = $1 AND revision = $2 FOR NO KEY UPDATE), ",
            due!("$3", "$4", "$5", "$6", "$7", "$8"),
            " SELECT count(*) FROM u"
        ));
        let settled = with_due(settled.bind(id).bind(revision as i64), &due, 0);
        within(settled.execute(&self.pool())).await.map(|_| ())
    }
}

impl PostgresStore {
    fn now(&self) -> u64 {
        self.shared.pulse.lock().expect("never poisoned").clock()
    }

    /// One more by somebody, unless it is too much: then how long to wait. The moment at which everything is forgotten moves
    /// on by one share with each.
    pub(super) async fn counted(&self, who: &str, pace: Pace) -> Result<Option<Duration>, StoreError> {
        let each = pace.each.as_micros() as i64;
        let most = each * i64::from(pace.burst);
        let counted = query(
            "WITH now AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS us), \
             one AS (INSERT INTO limits AS l (who, at) SELECT $1, us + $2 FROM now \
                ON CONFLICT (who) DO UPDATE SET at = greatest(l.at, excluded.at - $2) + $2 \
                WHERE greatest(l.at, excluded.at - $2) + $2 - (excluded.at - $2) <= $3 RETURNING at) \
             SELECT (SELECT at FROM one) AS taken, (SELECT at FROM limits WHERE who = $1) - us AS ahead FROM now",
        )
        .bind(who)
        .bind(each)
        .bind(most);
        let row = within(counted.fetch_one(&self.pool())).await?;
        if row.try_get::<Option<i64>, _>("taken")?.is_some() {
            return Ok(None);
        }
        let ahead = row.try_get::<Option<i64>, _>("ahead")?.unwrap_or(0);
        Ok(Some(Duration::from_micros((ahead + each - most).max(1_000) as u64)))
    }

    /// Forgets what is counted no more.
    pub(super) async fn forget_counted(&self) -> Result<(), StoreError> {
        let gone = query("DELETE FROM limits WHERE at < extract(epoch FROM clock_timestamp()) * 1000000");
        within(gone.execute(&self.pool())).await.map(|_| ())
    }
}
