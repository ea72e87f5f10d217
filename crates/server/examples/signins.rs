//! What wrong passwords cost in memory: `cargo run -p signoria-server --example signins -- [10000]`.
//!
//! A server in this process is sent logins with a wrong password, 20 one after another, then 64 at once for as long as
//! it takes; the memory that the process holds is printed on the way.
#![expect(clippy::print_stdout, reason = "a program for people")]

use signoria_server::{Config, Server};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The memory that this process holds, in MiB.
fn resident() -> Result<u64, Failure> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("this system does not say")?;
    Ok(line.trim().trim_end_matches(" kB").parse::<u64>()? / 1024)
}

/// One connection that tries passwords while `left` says that there are any to try.
async fn try_passwords(server: SocketAddr, left: Arc<AtomicUsize>) -> Result<(), Failure> {
    let mut socket = BufReader::new(TcpStream::connect(server).await?);
    let take = |left: usize| left.checked_sub(1);
    while let Ok(n) = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take) {
        let body = format!("{{\"name\":\"anna\",\"password\":\"wrong {n:6}\"}}");
        let head = "POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length";
        socket.write_all(format!("{head}: {}\r\n\r\n{body}", body.len()).as_bytes()).await?;
        let (mut status, mut length) = (String::new(), 0);
        loop {
            let mut line = String::new();
            socket.read_line(&mut line).await?;
            match line.to_lowercase().split_once(':') {
                Some(("content-length", value)) => length = value.trim().parse()?,
                Some(_) => {}
                None if line.trim().is_empty() => break,
                None => status = line,
            }
        }
        socket.read_exact(&mut vec![0; length]).await?;
        // 429: more wait than are let in at once. The next one is counted all the same.
        if !status.contains(" 401 ") && !status.contains(" 429 ") {
            return Err(format!("the server answers {status}").into());
        }
    }
    Ok(())
}

async fn round(server: SocketAddr, at_once: usize, n: usize) -> Result<(), Failure> {
    let (began, left) = (Instant::now(), Arc::new(AtomicUsize::new(n)));
    let tries: Vec<_> = (0..at_once).map(|_| tokio::spawn(try_passwords(server, left.clone()))).collect();
    for tried in tries {
        tried.await??;
    }
    println!("{n:6} wrong passwords, {at_once:2} at once: {} MiB, {:.0} s", resident()?, began.elapsed().as_secs_f64());
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let n: usize = std::env::args().nth(1).map_or(Ok(10_000), |n| n.parse())?;
    let folder = tempfile::tempdir()?;
    let mut config = Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), ..Config::default() };
    config.database.path = folder.path().join("signoria.db");
    config.limits.enabled = false;
    let games = signoria_games::built_in();
    let server = Server::start(config, games, signoria_bots::built_in().clone()).await?;
    println!("at the start: {} MiB", resident()?);
    round(server.address, 1, 20).await?;
    for _ in 0..4 {
        round(server.address, 64, n / 4).await?;
    }
    server.stop().await;
    Ok(())
}
