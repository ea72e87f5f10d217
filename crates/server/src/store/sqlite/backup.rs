//! Copies of the database: made while it is in use, and put in its place when it is not.
//!
//! A copy is whole and on the disk before it gets its name, and no name that is taken is ever given.

use super::file::{Lock, ours, with_suffix};
use super::{MIGRATIONS, options};
use crate::config::Database;
use crate::store::StoreError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteLockingMode};
use sqlx::{ConnectOptions, Connection, Row, query};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::NamedTempFile;

fn failed(path: &Path, what: impl std::fmt::Display) -> StoreError {
    StoreError::Unavailable(format!("{}: {what}", path.display()))
}

/// Copies a database that may be in use into a new file, whole and of one moment.
///
/// # Errors
/// If the file is there already, the database is not ours, or something cannot be read or written.
pub async fn backup(database: &Database, to: &Path) -> Result<(), StoreError> {
    let taken = || failed(to, "this is there already; choose another name");
    if to.symlink_metadata().is_ok() {
        return Err(taken());
    }
    if !database.path.exists() {
        return Err(failed(&database.path, "there is no such database"));
    }
    ours(&database.path).await?;
    let connection = options(database).create_if_missing(false).connect().await?;
    let copy = copy_beside(connection, to).await?;
    copy.persist_noclobber(to).map_err(|refused| match refused.error.kind() {
        ErrorKind::AlreadyExists => taken(),
        _ => failed(to, refused.error),
    })?;
    flush_folder(to).map_err(|error| failed(to, error))
}

/// Puts a backup in the place of a database that nobody uses. The old one is kept beside it, under a name that nothing has
/// yet; that name is the answer, if there was an old one. Whatever goes wrong, the database is the old or the new one, whole.
///
/// # Errors
/// If the backup is damaged, not ours, newer than this program or the database itself, or if the database is in use.
pub async fn restore(database: &Database, from: &Path) -> Result<Option<PathBuf>, StoreError> {
    if !from.is_file() {
        return Err(failed(from, "there is no such file"));
    }
    ours(from).await?;
    let path = &database.path;
    // A link stays a link: what it leads to is replaced.
    let target = match path.symlink_metadata() {
        Ok(there) if there.is_symlink() => path.canonicalize().map_err(|error| failed(path, error))?,
        _ => path.clone(),
    };
    if target.exists() && same_file(from, &target).map_err(|error| failed(path, error))? {
        return Err(failed(from, "this is the database itself, and no backup of it"));
    }
    let _alone = Lock::take(&target).map_err(|error| match error {
        StoreError::InUse(who) => StoreError::InUse(format!("{who}; stop the server first")),
        other => other,
    })?;
    let source = SqliteConnectOptions::new().filename(from).read_only(true).connect().await;
    let copy = copy_beside(source.map_err(|error| failed(from, error))?, &target).await?;
    check(copy.path()).await.map_err(|problem| failed(from, problem))?;
    let kept = match target.exists() {
        true => {
            settle_log(database, &target).await?;
            Some(keep(&target).map_err(|error| failed(&target, error))?)
        }
        false => None,
    };
    copy.persist(&target).map_err(|refused| failed(&target, refused.error))?;
    flush_folder(&target).map_err(|error| failed(&target, error))?;
    Ok(kept)
}

/// A whole copy of a database beside the place where it is to stand, for its owner alone, and on the disk. It goes when it
/// is not put anywhere.
async fn copy_beside(mut from: SqliteConnection, place: &Path) -> Result<NamedTempFile, StoreError> {
    let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let copy = tempfile::Builder::new().prefix(".signoria-copy-").tempfile_in(folder);
    let copy = copy.map_err(|error| failed(folder, error))?;
    let path = copy.path().to_str().ok_or_else(|| failed(folder, "the folder's name is no text"))?.to_owned();
    // SQLite takes an empty file for a place that is free.
    let copied = query("VACUUM INTO ?").bind(path).execute(&mut from).await;
    // In any case, so that no log is left behind.
    from.close().await?;
    copied.map_err(|error| failed(place, error))?;
    copy.as_file().sync_all().map_err(|error| failed(place, error))?;
    Ok(copy)
}

/// Whether a copy is a sound database that this program can read.
async fn check(copy: &Path) -> Result<(), String> {
    let sqlx = |error: sqlx::Error| error.to_string();
    let mut copy = SqliteConnectOptions::new().filename(copy).read_only(true).connect().await.map_err(sqlx)?;
    let row = query("PRAGMA integrity_check").fetch_one(&mut copy).await.map_err(sqlx)?;
    let sound: String = row.try_get(0).map_err(sqlx)?;
    if sound != "ok" {
        return Err(format!("it is damaged: {sound}"));
    }
    let steps = query("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut copy).await;
    let newest: i64 =
        steps.and_then(|row| row.try_get(0)).map_err(|_| "this is no backup of this program".to_owned())?;
    if MIGRATIONS.iter().all(|step| step.version < newest) {
        return Err("it was made by a newer version of this program".into());
    }
    copy.close().await.map_err(sqlx)
}

/// Writes the log of the old database into its file, so that the file alone is the whole of it. Whoever can lock the whole
/// file is alone with it. Of a damaged one the log is kept as well.
async fn settle_log(database: &Database, target: &Path) -> Result<(), StoreError> {
    let alone = options(database).filename(target).create_if_missing(false).busy_timeout(Duration::from_millis(200));
    let settled = async {
        let mut connection = alone.locking_mode(SqliteLockingMode::Exclusive).connect().await?;
        query("BEGIN EXCLUSIVE").execute(&mut connection).await?;
        query("COMMIT").execute(&mut connection).await?;
        connection.close().await
    };
    match settled.await {
        Ok(()) => ours(target).await,
        // 11: malformed; 26: no database at all. It is the reason for restoring a backup.
        Err(sqlx::Error::Database(error)) if ["11", "26"].contains(&error.code().as_deref().unwrap_or_default()) => {
            Ok(())
        }
        Err(_) => Err(StoreError::InUse(format!("{} is in use; stop the server first", target.display()))),
    }
}

/// Gives the old database a second name that is free, and its log one beside it, if it still has one.
fn keep(target: &Path) -> io::Result<PathBuf> {
    for n in 1.. {
        let suffix = if n == 1 { ".before-restore".to_owned() } else { format!(".before-restore-{n}") };
        let kept = with_suffix(target, &suffix);
        if with_suffix(&kept, "-wal").symlink_metadata().is_ok() {
            continue;
        }
        match fs::hard_link(target, &kept) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Ok(()) => {}
            // A file system without second names.
            Err(_) => {
                let mut copy = fs::File::create_new(&kept)?;
                fs::set_permissions(&kept, fs::metadata(target)?.permissions())?;
                io::copy(&mut fs::File::open(target)?, &mut copy)?;
                copy.sync_all()?;
            }
        }
        // A log that belongs to another file would be taken for one of the new file.
        for log in ["-wal", "-shm"] {
            match fs::rename(with_suffix(target, log), with_suffix(&kept, log)) {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        return Ok(kept);
    }
    unreachable!("some number is free")
}

/// Makes sure that a new name is on the disk as the file is.
fn flush_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) { fs::File::open(folder)?.sync_all() } else { Ok(()) }
}

#[cfg(unix)]
fn same_file(one: &Path, other: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (one, other) = (fs::metadata(one)?, fs::metadata(other)?);
    Ok((one.dev(), one.ino()) == (other.dev(), other.ino()))
}

#[cfg(not(unix))]
fn same_file(one: &Path, other: &Path) -> io::Result<bool> {
    Ok(one.canonicalize()? == other.canonicalize()?)
}
