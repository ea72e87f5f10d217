//! The store in one SQLite file.
//!
//! One connection writes. What waits to be written when it is free goes into one transaction, each command in a
//! savepoint of its own, so that one flush to the disk acknowledges all of them. Readers have connections of their own.

mod backup;
mod due;
mod file;
mod people;
mod tables;

pub use backup::{backup, restore};
pub use file::Lock;

use super::StoreError;
use crate::config::{Database, Sync};
#[cfg(feature = "postgres")]
pub(super) use file::ours;
#[cfg(not(feature = "postgres"))]
use file::ours;

use file::Opened;
use futures_util::future::BoxFuture;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, Row, query};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

pub(super) static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!();

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
    /// Told apart from that of every other run: what was said in another one may not have happened.
    epoch: String,
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
        // Whoever was thinking is gone.
        query("UPDATE thoughts SET until = 0").execute(&writer).await?;
        let writer = Arc::new(Writer { opened: Opened::now(&path), clock, pool: writer });
        let (jobs, waiting) = mpsc::channel(1_024);
        let loop_ = Mutex::new(Some(tokio::spawn(write_all(writer.clone(), waiting))));
        let (tried, lock) = (tokio::sync::Mutex::default(), Mutex::new(Some(lock)));
        Ok(SqliteStore { readers, writer, tried, epoch: crate::secret::id(), jobs, loop_, lock })
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

/// Makes an empty file that nobody but its owner reads, since it is to hold the seeds of games and hashes of passwords.
/// SQLite takes an empty file for a new database, and gives the files beside it the same mode.
pub(super) fn make_private(path: &Path) -> std::io::Result<()> {
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
