//! A NATS of one's own.

use crate::guard::Guard;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;

/// A `nats-server` on loopback, without anything on disk. It ends with this value or with the process.
#[derive(Debug)]
pub struct Nats(Guard);

impl Nats {
    /// Starts one and waits until it answers.
    #[must_use]
    pub fn start() -> Self {
        Self::configured("")
    }

    /// The same with a host's settings, in the form of its file; where it listens stays on loopback.
    #[must_use]
    pub fn configured(settings: &str) -> Self {
        // Debian puts it where only root's path leads.
        let program = ["/usr/sbin/nats-server"].into_iter().find(|path| Path::new(path).is_file());
        Nats(Guard::start("nats", "KILL", |folder, port| {
            let file = folder.join("nats.conf");
            std::fs::write(&file, settings).expect("there is room");
            let mut command = Command::new(program.unwrap_or("nats-server"));
            command.arg("--config").arg(file).args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
            command
        }))
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.0.address
    }

    /// Its process.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.0.pid()
    }

    /// `nats://127.0.0.1:…`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://{}", self.0.address)
    }
}
