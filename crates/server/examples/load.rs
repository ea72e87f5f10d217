//! Load: programs play whole games of Burgundy against each other through the public interface, over loopback.
//!
//! `cargo run --release -p signoria-server --example load -- [--tables 10,100,1000] [--rate 200] [--seconds 20]`
//! `[--sync full,normal] [--bin target/release/signoria] [--memory 100]`
//!
//! Each table has two players, each with a feed by WebSocket. Answers are sent at the given rate in all, spread over the
//! tables. Measured: from the start of a POST to the arrival of what it changed at the *other* player's feed; from the
//! start of a POST to its answer; the memory of the server by table. The server is a process of its own: the binary that
//! is named, or this program in its other part.
//!
//! Then what memory goes for, with as many tables as `--memory` says (0: not at all): feeds that rest, tables when a game
//! begins, towards its end, and when nobody has moved for a while. All of it twice: what is left by the first time are
//! caches, which the second finds full.
//!
//! With `--nodes 1,2,3` as many nodes stand side by side on one PostgreSQL and one NATS (Debian's, in folders of their own),
//! and the players of a table are at different nodes; what a move costs is told beside. With `--rest 1000,10000,100000` one
//! node is started on so many games that wait for their people.
#![expect(clippy::print_stdout, reason = "a program for people")]

use futures_util::StreamExt;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request};
use hyper_util::client::legacy::Client as Http;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use nodes::{Costs, Host};
use process::{Process, Result};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

mod nodes;
mod process;

/// What of an update a program needs that plays at random.
#[derive(Clone, Debug, Default, Deserialize)]
struct Brief {
    version: u32,
    tail: u32,
    status: String,
    options: Vec<BriefOption>,
}

#[derive(Clone, Debug, Deserialize)]
struct BriefOption {
    index: u32,
}

/// Somebody who plays.
struct Player {
    http: Http<HttpConnector, Full<Bytes>>,
    address: String,
    cookie: String,
}

impl Player {
    async fn guest(http: Http<HttpConnector, Full<Bytes>>, address: &str) -> Result<Self> {
        let mut player = Player { http, address: address.into(), cookie: String::new() };
        let (cookie, _) = player.post("/api/guest", &json!({})).await?;
        player.cookie = cookie.ok_or("a guest without a cookie")?;
        Ok(player)
    }

    async fn get(&self, path: &str) -> Result<Brief> {
        let request = Request::get(format!("http://{}{path}", self.address)).header("cookie", &self.cookie);
        let response = self.http.request(request.body(Full::default())?).await?;
        Ok(serde_json::from_slice(&response.into_body().collect().await?.to_bytes())?)
    }

    async fn post(&self, path: &str, body: &Value) -> Result<(Option<String>, Bytes)> {
        let request = Request::builder()
            .method(Method::POST)
            .uri(format!("http://{}{path}", self.address))
            .header("content-type", "application/json")
            .header("cookie", &self.cookie)
            .body(Full::from(body.to_string()))?;
        let response = self.http.request(request).await?;
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = response.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            return Err(format!("{path}: {status} {}", String::from_utf8_lossy(&bytes)).into());
        }
        let cookie = headers.get("set-cookie").and_then(|value| value.to_str().ok());
        Ok((cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned), bytes))
    }
}

/// A table at which two programs play.
struct Table {
    id: String,
    players: [Player; 2],
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    latest: [Brief; 2],
    /// An answer is under way.
    busy: bool,
    /// Who answered, when, and on top of which version: to be seen by the other.
    posted: Option<(usize, Instant, u32)>,
}

#[derive(Default)]
struct Measured {
    to_feed: Mutex<Vec<Duration>>,
    to_answer: Mutex<Vec<Duration>>,
    failed: Mutex<Vec<String>>,
}

async fn open(players: [Player; 2]) -> Result<Arc<Table>> {
    open_with(players, json!({ "kind": "none" })).await
}

async fn open_with(players: [Player; 2], clock: Value) -> Result<Arc<Table>> {
    let body = json!({ "game": "burgundy", "seats": ["me", "open"], "clock": clock });
    let (_, made) = players[0].post("/api/tables", &body).await?;
    let id = serde_json::from_slice::<Value>(&made)?["id"].as_str().ok_or("no id")?.to_owned();
    players[1].post(&format!("/api/tables/{id}/join"), &json!({})).await?;
    Ok(Arc::new(Table { id, players, state: Mutex::default() }))
}

async fn follow(table: Arc<Table>, who: usize, measured: Arc<Measured>) -> Result<()> {
    let mut request =
        format!("ws://{}/api/tables/{}/feed", table.players[who].address, table.id).into_client_request()?;
    request.headers_mut().insert("cookie", table.players[who].cookie.parse()?);
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        // Nothing new, but the feed lives.
        if text.as_str() == "{}" {
            continue;
        }
        let arrived = Instant::now();
        let update: Brief = serde_json::from_str(&text)?;
        let mut state = table.state.lock().expect("never poisoned");
        if let Some((_, began, _)) = state.posted.take_if(|(by, _, version)| *by != who && *version < update.version) {
            measured.to_feed.lock().expect("never poisoned").push(arrived - began);
        }
        let over = update.status == "over";
        newer(&mut state.latest[who], update);
        if over {
            return Ok(());
        }
    }
    Ok(())
}

fn newer(known: &mut Brief, update: Brief) {
    if (update.version, update.tail) >= (known.version, known.tail) {
        *known = update;
    }
}

async fn act(table: Arc<Table>, who: usize, before: Brief, index: u32, measured: Arc<Measured>) {
    let began = Instant::now();
    table.state.lock().expect("never poisoned").posted = Some((who, began, before.version));
    let body = json!({ "version": before.version, "tail": before.tail, "index": index, "commit": true });
    let done = table.players[who].post(&format!("/api/tables/{}/act", table.id), &body).await;
    let took = began.elapsed();
    let update = done.and_then(|(_, bytes)| Ok(serde_json::from_slice::<Brief>(&bytes)?));
    let mut state = table.state.lock().expect("never poisoned");
    state.busy = false;
    match update {
        Ok(update) => {
            measured.to_answer.lock().expect("never poisoned").push(took);
            if update.version == before.version {
                // Nothing that the other could see.
                state.posted = None;
            }
            newer(&mut state.latest[who], update);
        }
        Err(error) => measured.failed.lock().expect("never poisoned").push(error.to_string()),
    }
}

struct Wanted {
    tables: Vec<usize>,
    rate: f64,
    seconds: u64,
    sync: Vec<String>,
    binary: Option<String>,
    memory: usize,
    /// How many nodes stand side by side; none: one on a file.
    nodes: Vec<usize>,
    rest: Vec<usize>,
}

fn wanted() -> Result<Wanted> {
    let mut wanted = Wanted {
        tables: vec![10, 100, 1000],
        rate: 200.0,
        seconds: 20,
        sync: vec!["full".into(), "normal".into()],
        binary: None,
        memory: 100,
        nodes: Vec::new(),
        rest: Vec::new(),
    };
    let numbers = |value: &str| value.split(',').map(str::parse).collect::<std::result::Result<Vec<usize>, _>>();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} takes a value"))?;
        match word.as_str() {
            "--tables" => wanted.tables = numbers(&value)?,
            "--rate" => wanted.rate = value.parse()?,
            "--seconds" => wanted.seconds = value.parse()?,
            "--sync" => wanted.sync = value.split(',').map(str::to_owned).collect(),
            "--bin" => wanted.binary = Some(value),
            "--nodes" => wanted.nodes = numbers(&value)?,
            "--rest" => wanted.rest = numbers(&value)?,
            "--memory" => wanted.memory = value.parse()?,
            _ => return Err(format!("unknown: {word}").into()),
        }
    }
    Ok(wanted)
}

fn main() -> Result<()> {
    if process::is_server() {
        return process::serve();
    }
    let wanted = wanted()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    println!(
        "{:>6} {:>7} {:>8} {:>8} {:>16} {:>16} {:>9}",
        "tables", "sync", "moves/s", "commits", "POST ms 50/99", "feed ms 50/99", "KB/table"
    );
    for sync in &wanted.sync {
        for tables in &wanted.tables {
            if wanted.nodes.is_empty() {
                runtime.block_on(measure(&wanted, *tables, sync, None))?;
            }
            for nodes in &wanted.nodes {
                runtime.block_on(measure(&wanted, *tables, sync, Some(*nodes)))?;
            }
        }
    }
    if !wanted.rest.is_empty() {
        runtime.block_on(rest(&wanted))?;
    }
    if wanted.memory > 0 {
        runtime.block_on(memory(&wanted))?;
    }
    Ok(())
}

/// How many feeds rest at one table.
const FEEDS: usize = 400;
/// The server looks around every 30 seconds, and tables rest after ten.
const SWEPT: Duration = Duration::from_secs(45);
/// After this an allocator that gives back what is free has done so.
const GIVEN_BACK: Duration = Duration::from_secs(30);
/// Until which version games are played: Burgundy for two has some 340 answers.
const LATE: u32 = 300;

/// What memory goes for, by the growth of the process.
async fn memory(wanted: &Wanted) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let process = Process::start(wanted.binary.as_deref(), folder.path(), &[("SIGNORIA_DATABASE__SYNC", "normal")])?;
    let http = Http::builder(TokioExecutor::new()).pool_max_idle_per_host(4).build_http();
    println!("at the start: {} KiB", process.memory()?);
    // Caches fill once, however many tables there are: the first round is there for them.
    for round in ["once", "again"] {
        println!("{round}:");
        resting(wanted.memory, &process, &http).await?;
    }
    Ok(())
}

/// Feeds that rest at one table, then `n` tables from the beginning to their rest. Nothing of it is left at the end.
async fn resting(n: usize, process: &Process, http: &Http<HttpConnector, Full<Bytes>>) -> Result<()> {
    let guest = async || Player::guest(http.clone(), &process.address).await;
    let growth = |before: u64, after: u64, things: usize| (after as f64 - before as f64) / things as f64;
    let first = open([guest().await?, guest().await?]).await?;
    let mut kept = vec![watch(&process.address, &first.id).await?];
    let empty = process.memory()?;
    for _ in 0..FEEDS {
        kept.push(watch(&process.address, &first.id).await?);
    }
    println!("  a feed that rests: {:.1} KiB", growth(empty, process.memory()?, FEEDS));
    kept.clear();
    let look = SWEPT + GIVEN_BACK;
    tokio::time::sleep(look).await;
    let before = process.memory()?;
    println!("  before the tables: {before} KiB");
    let per_table = |memory: u64| growth(before, memory, n);
    let mut tables = Vec::with_capacity(n);
    for _ in 0..n {
        tables.push(open([guest().await?, guest().await?]).await?);
    }
    println!("  a table when its game begins: {:.1} KiB", per_table(process.memory()?));
    for table in &tables {
        play_on(table, LATE).await?;
    }
    println!("  a table towards the end of its game: {:.1} KiB", per_table(process.memory()?));
    for table in &tables {
        kept.push(watch(&process.address, &table.id).await?);
    }
    tokio::time::sleep(look).await;
    println!("  a table that rests, with one who looks on: {:.1} KiB", per_table(process.memory()?));
    Ok(())
}

/// Plays at random until a version, or the end.
async fn play_on(table: &Table, until: u32) -> Result<()> {
    let (mut version, mut random) = (0, 1_u64);
    while version < until {
        for who in [0, 1] {
            let brief = table.players[who].get(&format!("/api/tables/{}?since={version}", table.id)).await?;
            version = brief.version;
            if brief.status == "over" {
                version = until;
            } else if !brief.options.is_empty() {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let index = brief.options[(random >> 33) as usize % brief.options.len()].index;
                let body = json!({ "version": brief.version, "tail": brief.tail, "index": index, "commit": true });
                table.players[who].post(&format!("/api/tables/{}/act", table.id), &body).await?;
            }
        }
    }
    Ok(())
}

type Watching = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// A feed that has got its first update.
async fn watch(address: &str, table: &str) -> Result<Watching> {
    let (mut socket, _) = tokio_tungstenite::connect_async(format!("ws://{address}/api/tables/{table}/feed")).await?;
    while !matches!(socket.next().await.ok_or("the feed has ended")??, Message::Text(_)) {}
    Ok(socket)
}

async fn measure(wanted: &Wanted, n: usize, sync: &str, nodes: Option<usize>) -> Result<()> {
    let host = match nodes {
        None => Host::on_a_file(wanted.binary.as_deref(), sync)?,
        Some(nodes) => Host::on_postgres(wanted.binary.as_deref(), sync, nodes)?,
    };
    let http = Http::builder(TokioExecutor::new()).pool_max_idle_per_host(64).build_http();
    let measured = Arc::new(Measured::default());
    // The players of a table are at nodes side by side.
    let pair = async |table: usize| -> Result<[Player; 2]> {
        let at = |who: usize| host.nodes[(table + who) % host.nodes.len()].address.as_str();
        Ok([Player::guest(http.clone(), at(0)).await?, Player::guest(http.clone(), at(1)).await?])
    };
    // What a connection costs before there are tables.
    for node in 0..host.nodes.len() {
        pair(node).await?;
    }
    let empty = host.memory()?;
    let mut tables = Vec::with_capacity(n);
    for table in 0..n {
        let table = open(pair(table).await?).await?;
        for who in 0..2 {
            let (table, measured) = (table.clone(), measured.clone());
            tokio::spawn(async move {
                let failed = measured.clone();
                if let Err(error) = follow(table, who, measured).await {
                    failed.failed.lock().expect("never poisoned").push(error.to_string());
                }
            });
        }
        tables.push(table);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let costs = Costs::begin(&host)?;
    let mut random = 1_u64;
    let mut next = 0;
    let began = Instant::now();
    let mut sent = 0_u32;
    let mut ticks = tokio::time::interval(Duration::from_secs_f64(1.0 / wanted.rate));
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Burst);
    while began.elapsed() < Duration::from_secs(wanted.seconds) {
        ticks.tick().await;
        for _ in 0..n {
            next = (next + 1) % n;
            let chosen = {
                let mut state = tables[next].state.lock().expect("never poisoned");
                let ready = (0..2).find(|who| !state.busy && !state.latest[*who].options.is_empty());
                ready.map(|who| {
                    state.busy = true;
                    (who, state.latest[who].clone())
                })
            };
            let Some((who, before)) = chosen else {
                if tables[next].state.lock().expect("never poisoned").latest.iter().all(|brief| brief.status == "over")
                {
                    let table = open(pair(next).await?).await?;
                    for who in 0..2 {
                        tokio::spawn(follow(table.clone(), who, measured.clone()));
                    }
                    tables[next] = table;
                }
                continue;
            };
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let index = before.options[(random >> 33) as usize % before.options.len()].index;
            tokio::spawn(act(tables[next].clone(), who, before, index, measured.clone()));
            sent += 1;
            break;
        }
    }
    let took = began.elapsed().as_secs_f64();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let per_table = (host.memory()?.saturating_sub(empty)) as f64 / n as f64;
    let quantiles = |durations: &Mutex<Vec<Duration>>| {
        let mut sorted = durations.lock().expect("never poisoned").clone();
        sorted.sort();
        let at = |share: f64| sorted.get(((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1)));
        let ms = |share| at(share).map_or(f64::NAN, |duration| duration.as_secs_f64() * 1e3);
        (sorted.len(), ms(0.5), ms(0.99))
    };
    let (answered, post_50, post_99) = quantiles(&measured.to_answer);
    let (seen, feed_50, feed_99) = quantiles(&measured.to_feed);
    println!(
        "{n:>6} {sync:>7} {:>8.1} {seen:>8} {post_50:>8.1}/{post_99:>7.1} {feed_50:>8.1}/{feed_99:>7.1} {per_table:>9.1}",
        answered as f64 / took
    );
    let failed = measured.failed.lock().expect("never poisoned");
    if !failed.is_empty() || answered + 5 < sent as usize {
        println!("       {} of {sent} failed, the first: {}", failed.len(), failed.first().map_or("", String::as_str));
    }
    println!("       {} nodes; {}", host.nodes.len(), costs.end(&host, answered)?);
    Ok(())
}

/// How many games are played to be copied, and how many answers of each.
const PLAYED: usize = 20;
const ANSWERS: u32 = 10;
/// How long a node is looked at after its start.
const LOOK: Duration = Duration::from_secs(20);

/// A node is started on a database of so many games, in each of which somebody has three days to answer.
async fn rest(wanted: &Wanted) -> Result<()> {
    let mut host = Host::on_postgres(wanted.binary.as_deref(), "full", 1)?;
    let http = Http::builder(TokioExecutor::new()).pool_max_idle_per_host(4).build_http();
    let address = host.nodes[0].address.clone();
    for _ in 0..PLAYED {
        let players = [Player::guest(http.clone(), &address).await?, Player::guest(http.clone(), &address).await?];
        let clock = json!({ "kind": "days", "per_move": 3 * 24 * 3600 * 1000 });
        let table = open_with(players, clock).await?;
        play_on(&table, ANSWERS).await?;
    }
    println!(
        "{:>8} {:>12} {:>10} {:>12} {:>14} {:>10}",
        "games", "database MB", "ready s", "MiB", "MiB later", "CPU s"
    );
    for n in &wanted.rest {
        host.nodes.clear();
        host.copy_tables(*n)?;
        let began = Instant::now();
        let node = host.add_node(wanted.binary.as_deref(), "full")?;
        while http
            .get(format!("http://{}/health/ready", node.address).parse()?)
            .await
            .is_ok_and(|reply| !reply.status().is_success())
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let (ready, first) = (began.elapsed(), node.memory()?);
        tokio::time::sleep(LOOK).await;
        let (later, cpu) = (node.memory()?, nodes::cpu_of(node.pid())?);
        println!(
            "{n:>8} {:>12} {:>10.2} {:>12.1} {:>14.1} {cpu:>10.2}",
            host.megabytes()?,
            ready.as_secs_f64(),
            first as f64 / 1024.0,
            later as f64 / 1024.0,
        );
    }
    Ok(())
}
