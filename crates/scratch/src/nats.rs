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
        // Debian puts it where only root's path leads.
        let program = ["/usr/sbin/nats-server"].into_iter().find(|path| Path::new(path).is_file());
        Nats(Guard::start("nats", "KILL", |_, port| {
            let mut command = Command::new(program.unwrap_or("nats-server"));
            command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
            command
        }))
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.0.address
    }

    /// `nats://127.0.0.1:…`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://{}", self.0.address)
    }
}
