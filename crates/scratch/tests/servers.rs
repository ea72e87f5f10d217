//! The servers work, are apart from one another, and leave nothing behind.

use signoria_scratch::{Nats, Postgres};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

#[test]
fn databases_are_apart_and_gone_with_their_cluster() {
    let postgres = Postgres::quick();
    let (one, other) = (postgres.database(), postgres.database());
    assert_eq!(one.sql("CREATE TABLE t (a int, b text); INSERT INTO t VALUES (1, 'x'), (2, 'y')"), "");
    assert_eq!(one.sql("SELECT * FROM t ORDER BY a"), "1|x\n2|y");
    assert_eq!(other.sql("SELECT count(*) FROM pg_tables WHERE tablename = 't'"), "0");
    assert_eq!(one.sql("SHOW fsync"), "off");
    let name = one.name.clone();
    drop(one);
    assert_eq!(other.sql(&format!("SELECT count(*) FROM pg_database WHERE datname = '{name}'")), "0");
    drop(other);
    let (folder, address) = (postgres.folder().to_owned(), postgres.address());
    assert!(folder.is_dir() && Path::new(&format!("/proc/{}", postgres.pid())).exists());
    drop(postgres);
    assert!(!folder.exists() && TcpStream::connect(address).is_err());
}

#[test]
fn a_durable_cluster_flushes() {
    let postgres = Postgres::durable();
    let database = postgres.database();
    assert_eq!(database.sql("SHOW fsync"), "on");
    assert_eq!(database.sql("SHOW synchronous_commit"), "on");
}

#[test]
fn what_is_left_in_statics_ends_with_a_process_that_is_killed() {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "hold_a_cluster", "--ignored", "--nocapture"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let folder = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("folder ").map(PathBuf::from));
    let folder = folder.expect("it says where");
    assert!(folder.is_dir());
    child.kill().unwrap();
    child.wait().unwrap();
    let began = Instant::now();
    while folder.exists() {
        assert!(began.elapsed() < Duration::from_secs(60), "{} is left", folder.display());
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
#[ignore = "the part that is killed"]
fn hold_a_cluster() {
    #[expect(clippy::print_stdout, reason = "the other part reads it")]
    {
        println!("\nfolder {}", Postgres::shared().folder().display());
    }
    // Until the other part kills it, or is gone itself.
    std::thread::sleep(Duration::from_secs(600));
}

#[test]
fn nats_answers_and_ends() {
    let nats = Nats::start();
    let mut socket = TcpStream::connect(nats.address()).unwrap();
    socket.write_all(b"PING\r\n").unwrap();
    let mut seen = Vec::new();
    while !seen.ends_with(b"PONG\r\n") {
        let mut byte = [0];
        socket.read_exact(&mut byte).unwrap();
        seen.extend(byte);
    }
    assert!(seen.starts_with(b"INFO "));
    let address = nats.address();
    assert_eq!(nats.url(), format!("nats://{address}"));
    drop(nats);
    assert!(TcpStream::connect(address).is_err());
}
