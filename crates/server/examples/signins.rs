//! What wrong passwords cost in memory: `cargo run -p signoria-server --example signins -- [10000 [target/release/signoria]]`.
//!
//! A server in a process of its own, the binary that is named or this program in its other part, is sent logins with a
//! wrong password, 20 one after another, then 64 at once for as long as it takes; its memory is printed on the way.
#![expect(clippy::print_stdout, reason = "a program for people")]

use process::{Process, Result};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

mod process;

/// One connection that tries passwords while `left` says that there are any to try.
async fn try_passwords(server: String, left: Arc<AtomicUsize>) -> Result<()> {
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

async fn round(server: &Process, at_once: usize, n: usize) -> Result<()> {
    let (began, left) = (Instant::now(), Arc::new(AtomicUsize::new(n)));
    let tries = (0..at_once).map(|_| tokio::spawn(try_passwords(server.address.clone(), left.clone())));
    for tried in tries.collect::<Vec<_>>() {
        tried.await??;
    }
    let (memory, took) = (server.memory()? / 1024, began.elapsed().as_secs_f64());
    println!("{n:6} wrong passwords, {at_once:2} at once: {memory} MiB, {took:.0} s");
    Ok(())
}

fn main() -> Result<()> {
    if process::is_server() {
        return process::serve();
    }
    let mut words = std::env::args().skip(1);
    let n: usize = words.next().map_or(Ok(10_000), |n| n.parse())?;
    let folder = tempfile::tempdir()?;
    let server = Process::start(words.next().as_deref(), folder.path(), &[("SIGNORIA_DATABASE__SYNC", "full")])?;
    println!("at the start: {} MiB", server.memory()? / 1024);
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        round(&server, 1, 20).await?;
        for _ in 0..4 {
            round(&server, 64, n / 4).await?;
        }
        tokio::time::sleep(Duration::from_secs(30)).await;
        println!("half a minute later: {} MiB", server.memory()? / 1024);
        Ok(())
    })
}
