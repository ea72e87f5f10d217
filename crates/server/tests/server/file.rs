//! The database as a file: one server, one file, and only a file of ours.

use crate::common::{Host, bots, config, games, host};
use signoria_server::Server;
use signoria_server::store::Lock;
use sqlx::{ConnectOptions, Connection, Row};
use std::path::Path;

async fn start(folder: &Path, name: &str) -> Result<Server, String> {
    let mut config = config(folder);
    config.database.path = folder.join(name);
    Server::start(config, games(), bots()).await.map_err(|error| error.to_string())
}

async fn sql(file: &Path, statement: &'static str) -> i64 {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    let found = sqlx::query(statement).fetch_optional(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    found.map_or(0, |row| row.try_get(0).unwrap())
}

#[tokio::test]
async fn a_second_server_on_one_database_is_refused_and_told_why() {
    let mut host = host().await;
    let folder = host.folder.path().to_owned();
    let refused = start(&folder, "signoria.db").await.unwrap_err();
    let holder = format!("(process {})", std::process::id());
    assert!(refused.contains("signoria.db is in use by another signoria") && refused.contains(&holder), "{refused}");
    // Another name of the same file is the same file.
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(folder.join("signoria.db"), folder.join("link.db")).unwrap();
        assert!(start(&folder, "link.db").await.unwrap_err().contains("in use"));
    }
    // The first one has lost nothing by it, and the next one comes in when it has stopped.
    host.guest("Ania").await;
    assert!(Lock::take(&folder.join("signoria.db")).is_err());
    host.server.take().unwrap().stop().await;
    let held = Lock::take(&folder.join("signoria.db")).unwrap();
    assert!(start(&folder, "signoria.db").await.unwrap_err().contains("in use"), "a restore is alone as well");
    drop(held);
    let server = start(&folder, "signoria.db").await.unwrap();
    let host = Host { address: server.address, server: Some(server), folder: host.folder };
    host.guest("Bo").await;
}

#[tokio::test]
async fn a_file_of_another_program_is_refused_and_stays_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    sql(&path("marked.db"), "PRAGMA application_id = 1196444487").await;
    sql(&path("marked.db"), "CREATE TABLE features (id INTEGER)").await;
    sql(&path("plain.db"), "CREATE TABLE people (id INTEGER)").await;
    std::fs::write(path("text.db"), "this is no database, and long enough to be mistaken for one".repeat(40)).unwrap();
    for (name, why) in [
        ("marked.db", "the database of another program"),
        ("plain.db", "the database of another program"),
        ("text.db", "this is no database"),
    ] {
        let before = std::fs::read(path(name)).unwrap();
        let refused = start(folder.path(), name).await.unwrap_err();
        assert!(refused.contains(why) && refused.contains(name), "{refused}");
        assert_eq!(std::fs::read(path(name)).unwrap(), before, "{name}");
    }
}

#[tokio::test]
async fn our_file_is_marked_also_one_from_before_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("signoria.db");
    start(folder.path(), "signoria.db").await.unwrap().stop().await;
    assert_eq!(sql(&file, "PRAGMA application_id").await, 0x5369_676e);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        for name in ["signoria.db", "signoria.db.lock"] {
            let mode = std::fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    }
    sql(&file, "PRAGMA application_id = 0").await;
    sql(&file, "DELETE FROM _sqlx_migrations WHERE version = 2").await;
    start(folder.path(), "signoria.db").await.unwrap().stop().await;
    assert_eq!(sql(&file, "PRAGMA application_id").await, 0x5369_676e);
    sql(&file, "INSERT INTO _sqlx_migrations SELECT 9999, 'future', installed_on, success, checksum, execution_time FROM _sqlx_migrations LIMIT 1").await;
    let refused = start(folder.path(), "signoria.db").await.unwrap_err();
    assert!(refused.contains("made by a newer version"), "{refused}");
}
