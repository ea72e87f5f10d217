//! The store in one SQLite file.
//!
//! One connection writes. What waits to be written when it is free goes into one transaction, each command in a
//! savepoint of its own, so that one flush to the disk acknowledges all of them. Readers have connections of their own.

use super::file::{Lock, Opened, ours};
use super::{Added, Filter, Reason, Store, StoreError, Stored};
use crate::config::{Database, Sync};
use async_trait::async_trait;
use futures_util::future::BoxFuture;
use signoria_core::Seat;
use signoria_table::{ChatLine, Due, RequestKey, Row as Answer, Save, Status};
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection, Row, query};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

pub(super) static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!();

/// The lines of chat that a table is built with.
const CHAT: i64 = 200;
/// How long it is taken for granted that writing is possible, or not.
const TRIED: Duration = Duration::from_secs(1);
/// How many commands one transaction may hold.
const BATCH: usize = 128;

/// The store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    pub(super) readers: SqlitePool,
    writer: Arc<Writer>,
    /// When writing was tried last, and how it ended.
    tried: tokio::sync::Mutex<Option<(Instant, Result<(), StoreError>)>>,
    jobs: mpsc::Sender<Job>,
    loop_: Mutex<Option<JoinHandle<()>>>,
    /// Let go of when the store is closed.
    lock: Mutex<Option<Lock>>,
}

/// The one connection that writes, and what is noted with every transaction.
#[derive(Debug)]
struct Writer {
    pool: SqlitePool,
    opened: Opened,
    clock: Clock,
}

/// How long the database has been served: by a clock that never jumps, from where it stood.
#[derive(Debug)]
struct Clock {
    before: u64,
    began: Instant,
}

impl Clock {
    async fn load(writer: &SqlitePool) -> Result<Self, StoreError> {
        // The first time it begins with the calendar: games from before it was there go on by it.
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
        // This writes, so that the log is there.
        let row = query(
            "INSERT INTO service (one, clock) VALUES (1, ?) ON CONFLICT DO UPDATE SET clock = clock RETURNING clock",
        );
        let before: i64 = row.bind(wall).fetch_one(writer).await?.try_get(0)?;
        Ok(Clock { before: before as u64, began: Instant::now() })
    }

    fn now(&self) -> u64 {
        self.before + self.began.elapsed().as_millis() as u64
    }
}

/// Tells whoever waits for a job how the transaction ended.
type Reply = Box<dyn FnOnce(Result<(), StoreError>) + Send>;
/// Something to write. Besides the reply it says how the transaction goes on.
type Job = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, (Done, Reply)> + Send>;

enum Done {
    /// It is written.
    Well,
    /// It did not fit what is there: only its own changes are taken back.
    Conflict,
    /// The database failed: the whole transaction is taken back.
    Failed(StoreError),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() || inner.is_foreign_key_violation() => {
                StoreError::Conflict
            }
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        StoreError::Unavailable(format!("a stored value cannot be read: {error}"))
    }
}

pub(super) fn options(database: &Database) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new();
    let options = match database.max_mb {
        0 => options,
        // Pages have 4 KiB.
        mb => options.pragma("max_page_count", (u64::from(mb) * 256).to_string()),
    };
    options
        .filename(&database.path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(match database.sync {
            Sync::Full => SqliteSynchronous::Full,
            Sync::Normal => SqliteSynchronous::Normal,
        })
        .foreign_keys(true)
        // Five connections keep pages of their own, half a mebibyte each; the system's cache has them all once.
        .pragma("cache_size", "-512")
        .busy_timeout(Duration::from_millis(database.busy_ms))
}

impl SqliteStore {
    /// Opens the file, makes it if it is not there, and brings it to the newest form.
    ///
    /// # Errors
    /// If another program serves the file, if it is not ours, if it cannot be opened or was made by a newer program.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        let file = database.path.display();
        if !database.path.exists() {
            make_private(&database.path)
                .map_err(|error| StoreError::Unavailable(format!("cannot make {file}: {error}")))?;
        } else if is_open_to_others(&database.path) {
            tracing::warn!(%file, "other users of this machine can read the database, which holds seeds and hashes");
        }
        // Without links, so that one file has one name.
        let path = database.path.canonicalize().map_err(|error| StoreError::Unavailable(format!("{file}: {error}")))?;
        let lock = Lock::take(&path)?;
        ours(&path).await?;
        let options = options(database);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(Duration::from_secs(5))
            .connect_with(options.clone())
            .await?;
        MIGRATIONS.run(&writer).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) => {
                StoreError::Unavailable("it was made by a newer version of this program; it stays as it is".into())
            }
            error => StoreError::Unavailable(error.to_string()),
        })?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .acquire_timeout(Duration::from_secs(5))
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        let clock = Clock::load(&writer).await?;
        let writer = Arc::new(Writer { opened: Opened::now(&path), clock, pool: writer });
        let (jobs, waiting) = mpsc::channel(1_024);
        let loop_ = Mutex::new(Some(tokio::spawn(write_all(writer.clone(), waiting))));
        let (tried, lock) = (tokio::sync::Mutex::default(), Mutex::new(Some(lock)));
        Ok(SqliteStore { readers, writer, tried, jobs, loop_, lock })
    }

    /// Writes some pages as a move would. What was written the last time goes, so that the file does not grow.
    async fn try_to_write(&self) -> Result<(), StoreError> {
        query("SELECT 1 FROM tables LIMIT 1").fetch_optional(&self.readers).await?;
        self.write(|connection| {
            Box::pin(async move {
                let tried = query("INSERT INTO trials (filler) VALUES (randomblob(16384)) RETURNING n");
                let n: i64 = tried.fetch_one(&mut *connection).await?.try_get(0)?;
                query("DELETE FROM trials WHERE n < ?").bind(n).execute(connection).await?;
                Ok(())
            })
        })
        .await
    }

    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            Box::pin(async move {
                let result = work(connection).await;
                let done = match &result {
                    Ok(_) => Done::Well,
                    Err(StoreError::Conflict) => Done::Conflict,
                    Err(error) => Done::Failed(error.clone()),
                };
                let reply: Reply = Box::new(move |transaction| {
                    // Whoever asked may have gone away.
                    let _ = answer.send(transaction.and(result));
                });
                (done, reply)
            })
        });
        let closed = || StoreError::Unavailable("the store is closed".into());
        self.jobs.send(job).await.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }
}

/// Writes what is waiting, as much of it as possible in one transaction.
async fn write_all(writer: Arc<Writer>, mut waiting: mpsc::Receiver<Job>) {
    while let Some(first) = waiting.recv().await {
        let mut batch = vec![first];
        while batch.len() < BATCH {
            match waiting.try_recv() {
                Ok(job) => batch.push(job),
                Err(_) => break,
            }
        }
        metrics::histogram!("signoria_store_batch").record(batch.len() as f64);
        let began = std::time::Instant::now();
        let mut replies = Vec::with_capacity(batch.len());
        let result = write_batch(&writer, batch, &mut replies).await;
        metrics::histogram!("signoria_store_commit_seconds").record(began.elapsed().as_secs_f64());
        if let Err(error) = &result {
            metrics::counter!("signoria_store_failures_total").increment(1);
            tracing::error!(%error, "nothing of this transaction was saved");
        }
        for reply in replies {
            reply(result.clone());
        }
    }
}

/// All of a batch in one transaction. A job that was not reached is dropped, which tells its caller that it failed.
async fn write_batch(writer: &Writer, batch: Vec<Job>, replies: &mut Vec<Reply>) -> Result<(), StoreError> {
    let mut connection = writer.pool.acquire().await?;
    let result = write_in_one(writer, &mut connection, batch, replies).await;
    if result.is_err() {
        // SQLite ends a transaction by itself where the disk is full or broken, of which the connection does not hear and
        // would begin no other one. The next batch gets a new connection.
        let _ = connection.close().await;
    }
    result
}

async fn write_in_one(
    writer: &Writer,
    connection: &mut SqliteConnection,
    batch: Vec<Job>,
    replies: &mut Vec<Reply>,
) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for job in batch {
        query("SAVEPOINT one").execute(&mut *transaction).await?;
        let (done, reply) = job(&mut transaction).await;
        replies.push(reply);
        match done {
            Done::Well => {}
            Done::Conflict => {
                query("ROLLBACK TO one").execute(&mut *transaction).await?;
            }
            Done::Failed(error) => return Err(error),
        }
        query("RELEASE one").execute(&mut *transaction).await?;
    }
    query("UPDATE service SET clock = ?").bind(writer.clock.now() as i64).execute(&mut *transaction).await?;
    // What goes into a file that has lost its name is gone when it is closed.
    writer.opened.still()?;
    transaction.commit().await?;
    Ok(())
}

fn status_name(status: Status) -> &'static str {
    match status {
        Status::Lobby => "lobby",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

/// Rows, chat and seats of a save; the table itself is there.
async fn insert_parts(connection: &mut SqliteConnection, save: &Save) -> Result<(), StoreError> {
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
    Ok(())
}

async fn insert_seats(connection: &mut SqliteConnection, save: &Save) -> Result<(), StoreError> {
    use signoria_table::Holder;
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
    async fn add_table(&self, save: Save, summary: String, reason: Option<Reason>) -> Result<Added, StoreError> {
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
                let header = &save.header;
                query(
                    "INSERT INTO tables (id, status, private, revision, header, summary, changed, alarm, bots) \
                     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                )
                .bind(&header.id)
                .bind(status_name(header.status))
                .bind(header.private)
                .bind(header.revision as i64)
                .bind(serde_json::to_string(header)?)
                .bind(summary)
                .bind(header.changed as i64)
                .bind(save.due.alarm.map(|alarm| alarm as i64))
                .bind(save.due.bots)
                .execute(&mut *connection)
                .await?;
                if let Some(Reason { what, digest }) = reason {
                    query("INSERT INTO made (reason, table_id, digest) VALUES (?, ?, ?)")
                        .bind(what)
                        .bind(&header.id)
                        .bind(digest)
                        .execute(&mut *connection)
                        .await?;
                }
                insert_seats(connection, &save).await?;
                insert_parts(connection, &save).await?;
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

    async fn save(&self, save: Save, summary: String) -> Result<(), StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let header = &save.header;
                let changed = query(
                    "UPDATE tables SET status = ?, private = ?, revision = ?, header = ?, summary = ?, changed = ?, \
                     alarm = ?, bots = ? WHERE id = ? AND revision = ?",
                )
                .bind(status_name(header.status))
                .bind(header.private)
                .bind(header.revision as i64)
                .bind(serde_json::to_string(header)?)
                .bind(summary)
                .bind(header.changed as i64)
                .bind(save.due.alarm.map(|alarm| alarm as i64))
                .bind(save.due.bots)
                .bind(&header.id)
                .bind(header.revision as i64 - 1)
                .execute(&mut *connection)
                .await?;
                if changed.rows_affected() == 0 {
                    return Err(StoreError::Conflict);
                }
                if save.seats {
                    insert_seats(connection, &save).await?;
                }
                insert_parts(connection, &save).await
            })
        })
        .await
    }

    async fn table(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        // One transaction: header and answers are of the same moment.
        let mut snapshot = self.readers.begin().await?;
        let Some(row) = query("SELECT header FROM tables WHERE id = ?").bind(id).fetch_optional(&mut *snapshot).await?
        else {
            return Ok(None);
        };
        let header = serde_json::from_str(row.try_get("header")?)?;
        let rows = query("SELECT seat, action, at, key FROM answers WHERE table_id = ? ORDER BY version")
            .bind(id)
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
        Ok(Some(Stored { header, rows, chat }))
    }

    async fn drop_table(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            Box::pin(async move {
                query("DELETE FROM tables WHERE id = ? AND status = 'lobby'").bind(id).execute(connection).await?;
                Ok(())
            })
        })
        .await
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
        let runs = query("SELECT 1 FROM tables WHERE alarm IS NOT NULL LIMIT 1").fetch_optional(&self.readers).await?;
        match runs {
            // The clock is noted with whatever is written, be it nothing else.
            Some(_) => self.write(|_| Box::pin(async { Ok(()) })).await,
            None => Ok(()),
        }
    }

    async fn alarms(&self, until: u64, limit: u32) -> Result<Vec<(String, u64)>, StoreError> {
        let rows = query("SELECT id, alarm FROM tables WHERE alarm <= ? ORDER BY alarm LIMIT ?")
            .bind(until as i64)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get::<i64, _>("alarm")? as u64))).collect()
    }

    async fn owed(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT id FROM tables WHERE bots = 1 AND id > ? ORDER BY id LIMIT ?")
            .bind(after)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    async fn settle(&self, id: &str, revision: u64, due: Due) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            Box::pin(async move {
                query("UPDATE tables SET alarm = ?, bots = ? WHERE id = ? AND revision = ?")
                    .bind(due.alarm.map(|alarm| alarm as i64))
                    .bind(due.bots)
                    .bind(id)
                    .bind(revision as i64)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
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

/// Makes an empty file that nobody but its owner reads, since it is to hold the seeds of games and hashes of passwords.
/// SQLite takes an empty file for a new database, and gives the files beside it the same mode.
fn make_private(path: &Path) -> std::io::Result<()> {
    let mut new = std::fs::OpenOptions::new();
    // Not `create_new`: a link to a place where no file is yet is followed.
    new.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    new.open(path).map(drop)
}

/// Whether users besides the owner may read a file.
#[cfg(unix)]
fn is_open_to_others(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn is_open_to_others(_: &Path) -> bool {
    false
}
