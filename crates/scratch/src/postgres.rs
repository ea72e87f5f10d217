//! A PostgreSQL of one's own.

use crate::guard::{Guard, PATIENCE};
use std::ffi::OsStr;
use std::fs::File;
use std::io::Write;
use std::net::SocketAddr;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// The one who may do everything.
const OWNER: &str = "signoria";
/// As whom it runs where we are root: neither `initdb` nor `postgres` will do it for root.
const USER: &str = "postgres";

/// A cluster in a folder of its own, on loopback. It ends with this value or with the process, and its folder with it.
#[derive(Debug)]
pub struct Postgres {
    guard: Guard,
    made: AtomicU32,
}

/// A database that is dropped with this value, whoever is connected to it.
#[derive(Debug)]
pub struct Database {
    /// Where the cluster listens.
    pub address: SocketAddr,
    /// Its name.
    pub name: String,
}

impl Postgres {
    /// One that flushes nothing to the disk: for tests, which outlive no loss of power anyway.
    #[must_use]
    pub fn quick() -> Self {
        Self::start(&["fsync=off", "full_page_writes=off", "synchronous_commit=off"], "")
    }

    /// One that keeps what it has acknowledged, as a host's does: for benches.
    #[must_use]
    pub fn durable() -> Self {
        Self::start(&[], "")
    }

    /// One with a host's settings, in the form of `postgresql.conf`; where it listens stays on loopback.
    #[must_use]
    pub fn configured(settings: &str) -> Self {
        Self::start(&[], settings)
    }

    /// The quick one that all tests of a process share.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Self::quick)
    }

    fn start(above: &[&str], settings: &str) -> Self {
        let programs = programs();
        let guard = Guard::start("postgres", "QUIT", |folder, port| {
            let data = folder.join("data");
            std::fs::create_dir(&data).expect("a folder for the data");
            let root = data.metadata().expect("it is there").uid() == 0;
            if root {
                std::fs::set_permissions(folder, PermissionsExt::from_mode(0o711)).expect("the folder is ours");
                run(Command::new("chown").arg(USER).arg(&data));
            }
            let as_user = |program: &str| {
                let program = programs.join(program);
                if root {
                    let mut command = Command::new("setpriv");
                    command.args(["--reuid", USER, "--regid", USER, "--init-groups"]).arg(program);
                    command
                } else {
                    Command::new(program)
                }
            };
            run(as_user("initdb")
                .arg("--pgdata")
                .arg(&data)
                .args(["--username", OWNER, "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"])
                .current_dir("/"));
            let mut file = File::options().append(true).open(data.join("postgresql.conf")).expect("initdb made it");
            file.write_all(settings.as_bytes()).expect("there is room");
            let port = format!("port={port}");
            let own = ["listen_addresses=127.0.0.1", &port, "unix_socket_directories=", "max_connections=300"];
            let mut command = as_user("postgres");
            command.arg("-D").arg(data);
            for setting in own.iter().chain(above) {
                command.args(["-c", setting]);
            }
            command
        });
        let postgres = Postgres { guard, made: AtomicU32::new(0) };
        // It listens before it answers.
        let url = url(postgres.guard.address, "postgres");
        let mut is_ready = Command::new(programs.join("pg_isready"));
        is_ready.args(["--quiet", "--dbname", &url]);
        let began = Instant::now();
        while !is_ready.status().expect("it is there").success() {
            assert!(began.elapsed() < PATIENCE, "PostgreSQL does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
        postgres
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.guard.address
    }

    /// The folder that is gone after it.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.guard.folder
    }

    /// The process of the cluster that is the parent of all its others.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.guard.pid()
    }

    /// A new, empty database.
    #[must_use]
    pub fn database(&self) -> Database {
        let name = format!("test_{}", self.made.fetch_add(1, Ordering::Relaxed));
        sql(&url(self.guard.address, "postgres"), &format!("CREATE DATABASE {name} TEMPLATE template0"));
        Database { address: self.guard.address, name }
    }
}

impl Database {
    /// `postgres://signoria@127.0.0.1:…/…`.
    #[must_use]
    pub fn url(&self) -> String {
        self.url_by(self.address)
    }

    /// The same by way of a proxy.
    #[must_use]
    pub fn url_by(&self, proxy: SocketAddr) -> String {
        url(proxy, &self.name)
    }

    /// The answer to a statement: a line for each row, `|` between columns.
    pub fn sql(&self, statement: &str) -> String {
        sql(&self.url(), statement)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // A test that panics while the cluster is gone says why by itself.
        if !std::thread::panicking() {
            sql(&url(self.address, "postgres"), &format!("DROP DATABASE {} WITH (FORCE)", self.name));
        }
    }
}

fn url(address: SocketAddr, database: &str) -> String {
    format!("postgres://{OWNER}@{address}/{database}?sslmode=disable")
}

fn sql(url: &str, statement: &str) -> String {
    let mut psql = Command::new("psql");
    run(psql
        .args(["--no-psqlrc", "--quiet", "--no-align", "--tuples-only", "--set=ON_ERROR_STOP=1", "--dbname", url])
        .args(["--command", statement]))
}

/// The folder of the programs of the newest PostgreSQL that Debian has installed.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().filter_map(Result::ok);
    let number = |path: &PathBuf| path.file_name().and_then(OsStr::to_str).and_then(|name| name.parse::<u32>().ok());
    let newest = versions.map(|entry| entry.path()).filter(|path| path.join("bin/initdb").is_file()).max_by_key(number);
    newest.expect("PostgreSQL is installed (make test-setup)").join("bin")
}

/// What a command says; it must not fail.
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error} (make test-setup)"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text").trim_end().to_owned()
}
