//! Backups in the place of the database: the old one is never lost, whatever goes wrong, and however often.

use crate::common::{Host, bots, config, games};
use signoria_server::{Config, Server};
use sqlx::{ConnectOptions, Connection, Row};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A database with so many people in it.
async fn with_people(folder: &TempDir, name: &str, people: usize) -> Config {
    let config = at(folder, name);
    let server = Server::start(config.clone(), games(), bots()).await.unwrap();
    let host = Host { address: server.address, server: Some(server), folder: tempfile::tempdir().unwrap() };
    for _ in 0..people {
        host.guest("Ania").await;
    }
    host.server.unwrap().stop().await;
    config
}

fn at(folder: &TempDir, name: &str) -> Config {
    let mut config = config(folder.path());
    config.database.path = folder.path().join(name);
    config
}

async fn people(file: &Path) -> i64 {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).read_only(true);
    let mut connection = options.connect().await.unwrap();
    let found = sqlx::query("SELECT count(*) FROM people").fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    found.try_get(0).unwrap()
}

/// In a thread of its own, as the program does it.
async fn restore(config: &Config, from: &Path) -> Result<Option<PathBuf>, String> {
    let (config, from) = (config.clone(), from.to_owned());
    let done = tokio::task::spawn_blocking(move || signoria_server::restore(&config, &from)).await.unwrap();
    done.map_err(|error| error.to_string())
}

#[tokio::test]
async fn each_restore_keeps_what_was_there_under_a_name_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let config = with_people(&folder, "live.db", 3).await;
    let one = with_people(&folder, "one.db", 1).await.database.path;
    let two = with_people(&folder, "two.db", 2).await.database.path;
    let first = restore(&config, &one).await.unwrap().unwrap();
    let second = restore(&config, &two).await.unwrap().unwrap();
    assert_eq!((people(&config.database.path).await, people(&first).await, people(&second).await), (2, 3, 1));
    assert!(first.ends_with("live.db.before-restore") && second.ends_with("live.db.before-restore-2"));
    // Where nothing was, nothing is kept.
    assert_eq!(restore(&at(&folder, "fresh.db"), &one).await, Ok(None));
    assert_eq!(people(&folder.path().join("fresh.db")).await, 1);
}

#[tokio::test]
async fn the_database_is_no_backup_of_itself_by_whatever_name() {
    let folder = tempfile::tempdir().unwrap();
    let config = with_people(&folder, "live.db", 3).await;
    let live = config.database.path.clone();
    let mut names = vec![live.clone(), folder.path().join(".").join("live.db")];
    #[cfg(unix)]
    {
        names.extend([folder.path().join("link.db"), folder.path().join("second.db")]);
        std::os::unix::fs::symlink("live.db", &names[2]).unwrap();
        std::fs::hard_link(&live, &names[3]).unwrap();
    }
    for name in names {
        assert!(restore(&config, &name).await.unwrap_err().contains("the database itself"), "{}", name.display());
        assert_eq!(people(&live).await, 3);
    }
}

#[tokio::test]
async fn what_is_no_sound_backup_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let config = with_people(&folder, "live.db", 3).await;
    let path = |name: &str| folder.path().join(name);
    let good = std::fs::read(with_people(&folder, "good.db", 1).await.database.path).unwrap();
    let mut torn = good.clone();
    // Pages in the middle that are none.
    torn[8192..24576].fill(7);
    std::fs::write(path("torn.db"), torn).unwrap();
    std::fs::write(path("short.db"), &good[..good.len() / 2]).unwrap();
    std::fs::write(path("text.db"), "no database at all").unwrap();
    std::fs::write(path("empty.db"), "").unwrap();
    for name in ["torn.db", "short.db", "text.db", "empty.db", "gone.db"] {
        let said = restore(&config, &path(name)).await.unwrap_err();
        assert!(said.contains(name), "{name}: {said}");
        assert_eq!(people(&path("live.db")).await, 3, "{name}");
    }
    let left: Vec<String> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.contains("before-restore") || name.starts_with(".signoria"))
        .collect();
    assert_eq!(left, [""; 0], "nothing is left over");
}

#[tokio::test]
async fn a_damaged_database_is_replaced_and_kept_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let good = with_people(&folder, "good.db", 1).await.database.path;
    let config = at(&folder, "live.db");
    std::fs::write(&config.database.path, "a database once").unwrap();
    std::fs::write(folder.path().join("live.db-wal"), "its log").unwrap();
    let kept = restore(&config, &good).await.unwrap().unwrap();
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), "a database once");
    assert_eq!(people(&config.database.path).await, 1);
    assert!(!folder.path().join("live.db-wal").exists());
}

#[cfg(unix)]
#[tokio::test]
async fn a_link_stays_a_link_and_copies_are_their_owners_alone() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let good = with_people(&folder, "good.db", 1).await.database.path;
    with_people(&folder, "real.db", 3).await;
    symlink("real.db", folder.path().join("live.db")).unwrap();
    restore(&at(&folder, "live.db"), &good).await.unwrap();
    assert!(folder.path().join("live.db").symlink_metadata().unwrap().is_symlink());
    assert_eq!(people(&folder.path().join("real.db")).await, 1);
    let mode = std::fs::metadata(folder.path().join("real.db")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}
