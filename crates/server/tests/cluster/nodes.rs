//! The nodes, their database and their bus.

use crate::common::Client;
use hyper::StatusCode;
use rustix::process::{Pid, Signal, kill_process};
use signoria_scratch::{Database, Nats, Postgres, Proxy};
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use tokio::time::timeout;

/// Where a node that is started by this program reads its configuration.
pub(crate) const CONFIG: &str = "TESTED_NODE_CONFIG";
/// How long a node may take to start, to stop and to be ready.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// How nodes hear of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bus {
    /// By their database alone.
    Database,
    Nats,
}

/// Some nodes that serve the same tables.
pub(crate) struct Cluster {
    pub(crate) nodes: Vec<Node>,
    pub(crate) database: Database,
    _nats: Option<Nats>,
    _folder: tempfile::TempDir,
}

/// A node as a process. Its address is the same however often it is started.
pub(crate) struct Node {
    pub(crate) address: SocketAddr,
    /// Between it and the database.
    pub(crate) to_database: Proxy,
    /// Between it and the bus, if that is not the database.
    pub(crate) to_bus: Option<Proxy>,
    child: Option<Child>,
    /// What it says after its address goes nowhere, but somebody has to be there.
    out: Option<BufReader<ChildStdout>>,
    settings: Vec<(&'static str, String)>,
    log: PathBuf,
}

impl Cluster {
    /// Starts nodes, all at once and on an empty database.
    pub(crate) async fn start(nodes: usize, bus: Bus) -> Self {
        let database = tokio::task::block_in_place(|| Postgres::shared().database());
        let nats = (bus == Bus::Nats).then(|| tokio::task::block_in_place(Nats::start));
        Self::on(database, nodes, nats, None).await
    }

    /// The same on a database and perhaps a bus, with a configuration file below the settings that tests need.
    pub(crate) async fn on(database: Database, nodes: usize, nats: Option<Nats>, file: Option<&Path>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut started = Vec::new();
        for n in 0..nodes {
            let to_database = Proxy::before(database.address).await.unwrap();
            let to_bus = match &nats {
                Some(nats) => Some(Proxy::before(nats.address()).await.unwrap()),
                None => None,
            };
            let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
            let address = SocketAddr::from(([127, 0, 0, 1], port));
            let mut settings = vec![
                ("SIGNORIA_LISTEN", address.to_string()),
                ("SIGNORIA_DATABASE__URL", database.url_by(to_database.address)),
                ("SIGNORIA_DATABASE__PATH", folder.path().join(format!("{n}.db")).display().to_string()),
                ("SIGNORIA_ADMIN__LISTEN", "127.0.0.1:0".into()),
                ("SIGNORIA_LIMITS__ENABLED", "false".into()),
                ("SIGNORIA_LOG__LEVEL", "info".into()),
            ];
            settings.extend(to_bus.as_ref().map(|bus| ("SIGNORIA_BUS__URL", format!("nats://{}", bus.address))));
            settings.extend(file.map(|file| (CONFIG, file.display().to_string())));
            let log = folder.path().join(format!("{n}.log"));
            started.push(Node { address, to_database, to_bus, child: None, out: None, settings, log });
        }
        // All of them find the database empty.
        let children: Vec<_> = started.iter().map(Node::spawn).collect();
        for (node, child) in started.iter_mut().zip(children) {
            node.take(child);
        }
        let cluster = Cluster { nodes: started, database, _nats: nats, _folder: folder };
        for node in &cluster.nodes {
            node.ready().await;
        }
        cluster
    }

    /// Where the nodes are.
    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// The lines of the answer to a statement.
    pub(crate) fn sql(&self, statement: &str) -> Vec<String> {
        tokio::task::block_in_place(|| self.database.sql(statement).lines().map(str::to_owned).collect())
    }
}

impl Node {
    fn spawn(&self) -> Child {
        let log = File::options().create(true).append(true).open(&self.log).unwrap();
        Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "serve_a_node", "--ignored", "--nocapture"])
            .envs(self.settings.iter().map(|(key, value)| (key, value)))
            .env_remove("SIGNORIA_CLUSTER_ROUNDS")
            .env_remove("SIGNORIA_CLUSTER_GAMES")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap()
    }

    /// Waits until it says where it is.
    fn take(&mut self, mut child: Child) {
        let mut out = BufReader::new(child.stdout.take().unwrap());
        self.child = Some(child);
        let mut lines = out.by_ref().lines().map_while(Result::ok);
        // What goes before is said by the test harness.
        let said = tokio::task::block_in_place(|| lines.find_map(|line| line.trim().parse::<SocketAddr>().ok()));
        self.out = Some(out);
        assert_eq!(said, Some(self.address), "{}", self.said());
    }

    pub(crate) fn start(&mut self) {
        let child = self.spawn();
        self.take(child);
    }

    /// Waits until it says that it is ready.
    pub(crate) async fn ready(&self) {
        let client = Client::new(self.address);
        let ready = async {
            loop {
                let request = client.request(hyper::Method::GET, "/health/ready").body(Default::default()).unwrap();
                if let Ok(Ok(reply)) = timeout(Duration::from_secs(5), client.try_send(request)).await
                    && reply.status == StatusCode::OK
                {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let is_ready = timeout(PATIENCE, ready).await;
        assert!(is_ready.is_ok(), "{} does not become ready: {}", self.address, self.said());
    }

    fn send(&self, signal: Signal) {
        let child = self.child.as_ref().expect("it was started");
        kill_process(Pid::from_child(child), signal).expect("it is ours and not waited for");
    }

    /// As if its machine had lost power.
    pub(crate) fn kill(&mut self) {
        let mut child = self.child.take().expect("it was started");
        child.kill().unwrap();
        child.wait().unwrap();
    }

    /// Stops it in its tracks, as a machine that is busy with something else.
    pub(crate) fn pause(&self) {
        self.send(Signal::STOP);
    }

    pub(crate) fn go_on(&self) {
        self.send(Signal::CONT);
    }

    /// Tells it to stop, and waits until it has.
    pub(crate) async fn stop(&mut self) {
        self.send(Signal::TERM);
        let mut child = self.child.take().expect("it was started");
        // Its input stays open: it ends because it was told to, not because nobody is there.
        let input = child.stdin.take();
        let ended = tokio::task::spawn_blocking(move || (child.wait().unwrap(), drop(input)).0);
        let status = timeout(PATIENCE, ended).await.expect("it stops").unwrap();
        assert!(status.success(), "it stops in order: {status}; {}", self.said());
    }

    /// The end of its log.
    pub(crate) fn said(&self) -> String {
        let log = std::fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(30)..].join("\n")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
        if std::thread::panicking() {
            #[expect(clippy::print_stderr, reason = "what a test that fails leaves to look at")]
            {
                eprintln!("the end of the log of {}:\n{}\n", self.address, self.said());
            }
        }
    }
}
