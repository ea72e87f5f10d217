//! Every two seconds a node notes that it serves: it learns the time by which clocks run, how far its own clock is off,
//! whether the database takes writes, and whether it is still the same one.

use super::{Shared, pool, within};
use crate::store::StoreError;
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Executor, Postgres, Row, query};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::time::sleep;

/// How often a node notes that it serves.
const BEAT: Duration = Duration::from_secs(2);
/// What is longer than this is taken for a time in which nobody served, in milliseconds.
const PAUSE: i64 = 10_000;
/// How far the clock of a machine may be off, in milliseconds.
const OFF: i64 = 500;
/// Without an answer for so long a node is not ready.
const SILENT: Duration = Duration::from_secs(6);

/// What a node knows of the database since it noted last that it serves.
#[derive(Clone, Debug)]
pub(super) struct Pulse {
    /// The time by which clocks run, when it was noted.
    clock: u64,
    noted: Instant,
    /// How far the clock of this machine is ahead of the database's at least, in milliseconds.
    ahead: i64,
    epoch: String,
}

impl Pulse {
    /// Begins to serve.
    pub(super) async fn first(connection: &mut PgConnection, unsafe_: bool) -> Result<Self, StoreError> {
        // The first time it begins with the calendar, as in SQLite.
        query(
            "INSERT INTO service (one, name, clock, noted) \
             SELECT 1, $1, ms, ms FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms) AS now \
             ON CONFLICT DO NOTHING",
        )
        .bind(crate::secret::id())
        .execute(&mut *connection)
        .await?;
        Self::note(connection, unsafe_).await
    }

    async fn note(connection: impl Executor<'_, Database = Postgres>, unsafe_: bool) -> Result<Self, StoreError> {
        let (asked, wall) = (Instant::now(), wall());
        // A server that was promoted, or went back to an earlier moment, has another timeline; a dump that was read back makes
        // other tables. Where the server may forget at a crash what it has acknowledged, each of its starts may be another
        // history.
        let row: PgRow = within(
            query(
                "UPDATE service SET clock = clock + least(greatest(ms - noted, 0), $1), noted = greatest(ms, noted) \
                 FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms) AS now \
                 RETURNING clock, ms, left(md5(concat_ws('-', name, 'service'::regclass::oid, \
                 (SELECT system_identifier FROM pg_control_system()), (SELECT timeline_id FROM pg_control_checkpoint()), \
                 CASE WHEN $2 THEN extract(epoch FROM pg_postmaster_start_time())::bigint END)), 20) AS epoch",
            )
            .bind(PAUSE)
            .bind(unsafe_)
            .fetch_one(connection),
        )
        .await?;
        // It was noted somewhere between question and answer.
        let took = asked.elapsed();
        let half = took / 2;
        let ahead = ahead(wall, took, row.try_get("ms")?);
        let clock = row.try_get::<i64, _>("clock")? as u64;
        Ok(Pulse { clock, noted: asked + half, ahead, epoch: row.try_get("epoch")? })
    }

    /// The time by which clocks run. It stands still for a node that has been without the database for long.
    pub(super) fn clock(&self) -> u64 {
        self.clock + (self.noted.elapsed().as_millis() as u64).min(PAUSE as u64)
    }

    pub(super) fn epoch(&self) -> String {
        self.epoch.clone()
    }

    /// For how long the database has not answered.
    pub(super) fn silent(&self) -> Duration {
        let since = self.noted.elapsed();
        if since > SILENT { since } else { Duration::ZERO }
    }

    /// Whether this node can serve.
    pub(super) fn ready(&self) -> Result<(), StoreError> {
        if !self.silent().is_zero() {
            let why = format!("the database has not answered for {} s", self.silent().as_secs());
            return Err(StoreError::Unavailable(why));
        }
        if self.ahead.abs() > OFF {
            let why = format!("the clock of this machine is {} ms off the database's", self.ahead);
            return Err(StoreError::Unavailable(why));
        }
        Ok(())
    }
}

/// How far a clock is ahead at least that showed `wall` before the question and `took` later had the answer `ms`. An answer
/// that takes long says little: it is no fault of the clock.
fn ahead(wall: i64, took: Duration, ms: i64) -> i64 {
    0.clamp(wall - ms, wall + took.as_millis() as i64 - ms)
}

fn wall() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// Notes again and again that this node serves.
pub(super) async fn beat(shared: Arc<Shared>) {
    loop {
        sleep(BEAT).await;
        match Pulse::note(&shared.pool(), shared.unsafe_).await {
            Ok(pulse) => {
                metrics::gauge!("signoria_clock_off_ms").set(pulse.ahead as f64);
                let before = std::mem::replace(&mut *shared.pulse.lock().expect("never poisoned"), pulse.clone());
                // Once, not every two seconds.
                if let Err(why) = pulse.ready()
                    && before.ready().is_ok()
                {
                    tracing::error!(%why, "this node is not ready");
                }
            }
            Err(error) => {
                tracing::warn!(%error, "the database does not answer");
                metrics::counter!("signoria_store_failures_total").increment(1);
                // New connections: those that are there broke with the server, or lead into a network that swallows
                // everything and come back much later than it does.
                let new = pool(&shared.options);
                let old = std::mem::replace(&mut *shared.pool.lock().expect("never poisoned"), new);
                tokio::spawn(async move { old.close().await });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_answer_is_no_fault_of_the_clock() {
        let took = Duration::from_millis;
        for answer in [10_000, 10_700, 11_400] {
            assert_eq!(ahead(10_000, took(1_400), answer), 0, "{answer}");
        }
        assert_eq!(ahead(10_000, took(1_400), 9_400), 600);
        assert_eq!(ahead(10_000, took(1_400), 12_000), -600);
        assert_eq!(ahead(10_000, took(0), 9_990), 10);
    }

    #[test]
    fn a_node_serves_with_a_right_clock_and_a_database_that_answers() {
        let now = Instant::now();
        let pulse =
            |ahead, ago| Pulse { clock: 1_000, noted: now - Duration::from_secs(ago), ahead, epoch: "e".into() };
        assert!(pulse(400, 0).ready().is_ok() && pulse(-400, 5).ready().is_ok());
        for (ahead, ago) in [(501, 0), (-501, 0), (0, 7)] {
            assert!(pulse(ahead, ago).ready().is_err());
        }
        // Time goes on between two beats, and stands still for whoever is cut off.
        assert!((3_000..9_000).contains(&pulse(0, 2).clock()));
        assert_eq!(pulse(0, 30).clock(), 11_000);
        assert!(pulse(0, 30).silent() >= Duration::from_secs(30) && pulse(0, 3).silent().is_zero());
    }
}
