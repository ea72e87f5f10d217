//! Which store a node opens, and what it talks to others through.

use super::Error;
use crate::bus::Wire;
use crate::config::{Config, ConfigError};
use crate::store::{SqliteStore, Store, StoreError};
use std::sync::Arc;

/// A store, and a wire to others who serve it.
pub(super) type Opened = (Arc<dyn Store>, Option<Arc<dyn Wire>>);

/// Opens the store of a configuration.
pub(super) async fn open(config: &Config) -> Result<Opened, Error> {
    let database = &config.database;
    let failed = |error: StoreError| {
        let path = database.path.display().to_string();
        Error::Store { path: database.url.as_ref().map_or(path, ToString::to_string), error }
    };
    if database.url.is_none() {
        return Ok((Arc::new(SqliteStore::open(database).await.map_err(failed)?), None));
    }
    shared(config).await.map_err(failed)
}

#[cfg(feature = "postgres")]
async fn shared(config: &Config) -> Result<Opened, StoreError> {
    let store = crate::store::PostgresStore::open(&config.database).await?;
    let wire: Arc<dyn Wire> = match &config.bus.url {
        None => Arc::new(store.wire()),
        #[cfg(feature = "nats")]
        Some(url) => {
            let nats = crate::bus::Nats::connect(url).await;
            Arc::new(nats.map_err(|error| StoreError::Unavailable(format!("bus.url: {error}")))?)
        }
        #[cfg(not(feature = "nats"))]
        Some(_) => unreachable!("the configuration was checked"),
    };
    Ok((Arc::new(store), Some(wire)))
}

#[cfg(not(feature = "postgres"))]
async fn shared(_: &Config) -> Result<Opened, StoreError> {
    unreachable!("the configuration was checked")
}

/// Copies of a file are for a database that is one.
pub(super) fn is_a_file(config: &Config) -> Result<(), ConfigError> {
    match &config.database.url {
        None => Ok(()),
        Some(url) => {
            let allowed = "a SQLite file; PostgreSQL has its own: see docs/hosting.md";
            Err(ConfigError::value("database.url", format!("{url} is no file"), allowed))
        }
    }
}

/// Copies a whole database into an empty one; see [`crate::store::copy`]. Each is the name of a SQLite file or an address of
/// PostgreSQL. The tables come back, with how many rows each has.
///
/// # Errors
/// If somebody serves either, if the other one is not empty, or if something cannot be read or written. Then nothing is
/// copied.
#[cfg(feature = "postgres")]
pub fn copy_database(from: &str, to: &str) -> Result<Vec<(&'static str, u64)>, Error> {
    use crate::config::Database;
    let database = |text: &str| -> Result<Database, Error> {
        let url = text.contains("://").then(|| text.parse::<crate::config::SecretUrl>()).transpose();
        let wrong = |problem| ConfigError::value("database", problem, "a file, or postgres://user@host/database");
        let url = url.map_err(wrong)?;
        if url.as_ref().is_some_and(|url| !url.is_postgres()) {
            return Err(wrong("this kind is not served".to_owned()).into());
        }
        let path = if url.is_none() { text.into() } else { Database::default().path };
        Ok(Database { url, path, ..Database::default() })
    };
    let (from, to) = (database(from)?, database(to)?);
    let name = to.url.as_ref().map_or_else(|| to.path.display().to_string(), ToString::to_string);
    super::runtime()?
        .block_on(crate::store::copy(&from, &to))
        .map_err(|error| Error::Store { path: format!("copying to {name}"), error })
}

/// No other kind is built in.
///
/// # Errors
/// Says so.
#[cfg(not(feature = "postgres"))]
pub fn copy_database(_: &str, _: &str) -> Result<Vec<(&'static str, u64)>, Error> {
    let problem = "this program was built without the feature `postgres`";
    Err(ConfigError::value("database", problem, "a program with it").into())
}
