//! The database as a file: whose it is, that one program alone serves it, and that it is still the one that was opened.

use crate::store::StoreError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row, query};
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// What stands in the head of our files: `Sign` in ASCII. The second migration writes it.
pub(super) const APPLICATION_ID: i64 = 0x5369_676e;

fn failed(path: &Path, what: impl std::fmt::Display) -> StoreError {
    StoreError::Unavailable(format!("{}: {what}", path.display()))
}

/// The right to change a database. Whoever holds it is alone: a server for as long as it runs, a restore for as long as
/// it takes. It ends with the process, however that ends.
#[derive(Debug)]
pub struct Lock {
    /// Beside the database and not the database itself: closing any handle of that would break SQLite's own locks.
    _file: File,
}

impl Lock {
    /// Takes the right to the database at `path`, which may not be there yet. The file `….lock` beside it stays.
    ///
    /// # Errors
    /// If another process has it; says which one.
    pub fn take(path: &Path) -> Result<Self, StoreError> {
        let path = match (path.canonicalize(), path.parent(), path.file_name()) {
            (Ok(real), ..) => real,
            (Err(_), Some(folder), Some(name)) if !folder.as_os_str().is_empty() => {
                folder.canonicalize().map_err(|error| failed(folder, error))?.join(name)
            }
            (Err(_), ..) => path.to_owned(),
        };
        let beside = with_suffix(&path, ".lock");
        let mut file = OpenOptions::new();
        file.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
        let mut file = file.open(&beside).map_err(|error| failed(&beside, error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // Who it is helps, and is no condition.
                let _ = file.read_to_string(&mut holder);
                let holder = holder.trim();
                let who = if holder.is_empty() { String::new() } else { format!(" (process {holder})") };
                return Err(StoreError::InUse(format!("{} is in use by another signoria{who}", path.display())));
            }
            Err(TryLockError::Error(error)) => return Err(failed(&beside, error)),
        }
        let noted = file.set_len(0).and_then(|()| file.seek(SeekFrom::Start(0)));
        noted.and_then(|_| writeln!(file, "{}", std::process::id())).map_err(|error| failed(&beside, error))?;
        Ok(Lock { _file: file })
    }
}

/// Which file was opened, so that it is noticed when another one, or none, has its name: what is written then is lost.
#[derive(Debug)]
pub(super) struct Opened(Vec<(PathBuf, Option<Identity>)>);

type Identity = (u64, u64);

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

/// Here the system does not let anybody delete or replace an open file.
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<Identity> {
    None
}

impl Opened {
    /// The database and its log as they are now.
    pub(super) fn now(path: &Path) -> Self {
        let paths = [path.to_owned(), with_suffix(path, "-wal")];
        Opened(paths.into_iter().map(|path| (path.clone(), identity(&path))).collect())
    }

    /// Whether these are still the files.
    pub(super) fn still(&self) -> Result<(), StoreError> {
        match self.0.iter().find(|(path, known)| identity(path) != *known) {
            None => Ok(()),
            Some((path, _)) => Err(failed(path, "this is not the file that was opened; stop the server and look")),
        }
    }
}

/// The path with something after its last part.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// Whether a file is a database of this program, or an empty one. Nothing in it is changed by looking.
///
/// # Errors
/// If it is no database, or another program's.
pub(in crate::store) async fn ours(path: &Path) -> Result<(), StoreError> {
    let looking = SqliteConnectOptions::new().filename(path).read_only(true);
    let looked = async {
        let mut connection = looking.connect().await?;
        let found = look(&mut connection).await;
        connection.close().await?;
        found
    };
    match looked.await {
        Ok(true) => Ok(()),
        Ok(false) => Err(failed(path, "this is the database of another program; it stays as it is")),
        Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some("26") => {
            Err(failed(path, "this is no database; it stays as it is"))
        }
        Err(error) => Err(failed(path, error)),
    }
}

async fn look(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let id: i64 = query("PRAGMA application_id").fetch_one(&mut *connection).await?.try_get(0)?;
    let tables = "SELECT count(*), count(*) FILTER (WHERE name IN ('people', 'tables', 'answers', '_sqlx_migrations')) \
                  FROM sqlite_schema WHERE type = 'table'";
    let row = query(tables).fetch_one(connection).await?;
    let (all, known): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    // Ours from before it was marked has all of these tables; a file without any is new.
    Ok(id == APPLICATION_ID || id == 0 && (all == 0 || known == 4))
}
