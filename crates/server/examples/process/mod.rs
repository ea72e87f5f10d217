//! A server as a process of its own, to be measured: a binary that is named, or this program in its other part.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

pub(crate) type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// A server as a process.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: String,
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Process {
    pub(crate) fn start(binary: Option<&str>, folder: &Path, settings: &[(&str, &str)]) -> Result<Self> {
        let port = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let address = format!("127.0.0.1:{port}");
        let own = std::env::current_exe()?;
        let child = Command::new(binary.map_or(own.as_path(), Path::new))
            .arg("serve")
            .env("SIGNORIA_LISTEN", &address)
            .env("SIGNORIA_DATABASE__PATH", folder.join("signoria.db"))
            .env("SIGNORIA_LIMITS__ENABLED", "false")
            .env("SIGNORIA_LOG__LEVEL", "warn")
            .env("SIGNORIA_CACHE__REST_S", "10")
            .envs(settings.iter().copied())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut process = Process { child, address };
        if let Some(out) = process.child.stdout.as_mut() {
            BufReader::new(out).read_line(&mut String::new())?;
        }
        for _ in 0..200 {
            if std::net::TcpStream::connect(&process.address).is_ok() {
                return Ok(process);
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Err("the server does not answer".into())
    }

    /// Its number.
    #[allow(dead_code, reason = "not every measurement asks")]
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Resident memory in KiB.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("this system does not say")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }
}

/// Whether this program is to be the server.
pub(crate) fn is_server() -> bool {
    std::env::args().nth(1).as_deref() == Some("serve")
}

/// The server.
pub(crate) fn serve() -> Result<()> {
    let config = signoria_server::Config::load(None)?;
    let (games, bots) = (signoria_games::built_in(), signoria_bots::built_in().clone());
    signoria_server::run(config, games, bots, |address| println!("{address}"))?;
    Ok(())
}
