//! The store in a PostgreSQL database, which any number of nodes serve.
//!
//! The database is the only truth. What a command changes is one statement: nothing is half done where a node, the network
//! or the database ends between any two moments, and no connection is ever left inside a transaction. A save is stored
//! only over the revision before it, so that a node that was away overwrites nothing.

mod due;
mod people;
mod pulse;
mod tables;

use super::StoreError;
use crate::config::{Database, Sync};
use pulse::Pulse;
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Row, query};
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::timeout;

pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// Connections of a node.
const CONNECTIONS: u32 = 16;
/// How long a statement may take, as the server counts.
const STATEMENT: &str = "5s";
/// How long a node waits for the answer to one. Afterwards nobody knows whether it was carried out.
const PATIENCE: Duration = Duration::from_secs(6);
/// How long it waits for a connection.
const ACQUIRE: Duration = Duration::from_secs(3);
/// How long opening may take.
const OPENING: Duration = Duration::from_secs(60);

/// The store in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    shared: Arc<Shared>,
    pulse: Mutex<Option<JoinHandle<()>>>,
}

/// What the store and its pulse have in common.
#[derive(Debug)]
struct Shared {
    options: PgConnectOptions,
    /// Another one where the connections of this one do not answer any more.
    pool: Mutex<PgPool>,
    pulse: Mutex<Pulse>,
    /// Whether an acknowledged move may be lost with the server's memory.
    unsafe_: bool,
}

impl Shared {
    fn pool(&self) -> PgPool {
        self.pool.lock().expect("never poisoned").clone()
    }
}

fn options(database: &Database) -> Result<PgConnectOptions, StoreError> {
    let url = database.url.as_ref().ok_or_else(|| StoreError::Unavailable("no database is named".into()))?;
    let unreadable = |error: sqlx::Error| StoreError::Unavailable(format!("the address cannot be read: {error}"));
    Ok(PgConnectOptions::from_str(url.open().as_str()).map_err(unreadable)?.application_name("signoria"))
}

/// What every connection of a node is told.
fn guarded(options: PgConnectOptions) -> PgConnectOptions {
    options.options([
        ("statement_timeout", STATEMENT),
        ("idle_in_transaction_session_timeout", STATEMENT),
        // A node that the network has lost holds nothing for long.
        ("tcp_keepalives_idle", "10"),
        ("tcp_keepalives_interval", "5"),
        ("tcp_keepalives_count", "3"),
    ])
}

fn pool(options: &PgConnectOptions) -> PgPool {
    PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(ACQUIRE)
        // A connection is tried when it comes back; one that breaks meanwhile fails one statement.
        .test_before_acquire(false)
        .connect_lazy_with(options.clone())
}

/// Waits for the answer to a statement.
async fn within<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    wait(PATIENCE, work).await
}

/// Waits for the database, but not for ever: a network that swallows everything gives no error.
async fn wait<T>(time: Duration, work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    match timeout(time, work).await {
        Ok(done) => Ok(done?),
        Err(_) => Err(StoreError::Unavailable("the database does not answer in time".into())),
    }
}

/// Makes a database new, or brings it to the newest form. One that a newer program has brought further stays so: while
/// nodes of two builds serve it, what the newer one has added is of no matter to the older one.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut steps = Migrator { migrations: MIGRATIONS.migrations.clone(), ..Migrator::DEFAULT };
    steps.set_ignore_missing(true);
    steps.run(connection).await.map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// A connection for what takes longer than a move.
pub(super) async fn connect(database: &Database) -> Result<PgConnection, StoreError> {
    let connecting = options(database)?;
    wait(OPENING, connecting.connect()).await
}

impl PostgresStore {
    /// Connects, and brings the database to the newest form.
    ///
    /// # Errors
    /// If it cannot be reached, or is not ours.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        let mut first = connect(database).await?;
        migrate(&mut first).await?;
        let row = query("SELECT current_setting('synchronous_commit'), current_setting('server_version_num')::int")
            .fetch_one(&mut first)
            .await?;
        let (sync, version): (String, i32) = (row.try_get(0)?, row.try_get(1)?);
        if version < 140_000 {
            return Err(StoreError::Unavailable("this is served on PostgreSQL 14 or newer".into()));
        }
        let options = guarded(options(database)?);
        let (options, unsafe_) = match database.sync {
            // What the server does by itself may be more than `on`: it is left where it is enough.
            Sync::Full if sync == "off" => (options.options([("synchronous_commit", "on")]), false),
            Sync::Full => (options, false),
            Sync::Normal => (options.options([("synchronous_commit", "off")]), true),
        };
        let pulse = Mutex::new(Pulse::first(&mut first, unsafe_).await?);
        first.close().await?;
        let shared = Arc::new(Shared { pool: Mutex::new(pool(&options)), options, pulse, unsafe_ });
        let beating = tokio::spawn(pulse::beat(shared.clone()));
        Ok(PostgresStore { shared, pulse: Mutex::new(Some(beating)) })
    }

    fn pool(&self) -> PgPool {
        self.shared.pool()
    }

    /// What nodes talk through where there is nothing else.
    pub(crate) fn wire(&self) -> crate::bus::Listened {
        crate::bus::Listened::new(self.shared.options.clone())
    }
}
