//! People who play at several nodes, and what they remember of it.
//!
//! They behave as the page does: an answer that nobody acknowledges is sent again with its key, to whoever is there.

use crate::common::{Client, Reply, games};
use futures_util::StreamExt;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::{Method, Request, StatusCode};
use serde_json::{Value, json};
use signoria_core::record::Record;
use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpSocket;
use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};

/// How long somebody waits for one node.
const ATTEMPT: Duration = Duration::from_secs(5);
/// How long somebody waits for any.
const PATIENCE: Duration = Duration::from_secs(60);
/// A feed that does not even beat for so long is dead.
const SILENCE: Duration = Duration::from_secs(40);
/// How many requests go to another node before the first is tried again.
const DETOUR: usize = 20;

/// Somebody with a cookie, known at every node.
pub(crate) struct Person {
    ways: Vec<Client>,
    /// The node that is asked first.
    home: usize,
    /// The node that is asked meanwhile, and for how many requests yet.
    other: AtomicUsize,
    detour: AtomicUsize,
    memory: Arc<Memory>,
}

/// What everybody together has seen.
#[derive(Default)]
pub(crate) struct Memory {
    /// Answers that were acknowledged.
    pub(crate) moves: AtomicU64,
    pub(crate) games: AtomicU64,
    /// The keys of answers that were acknowledged, and of those that were refused.
    acknowledged: Mutex<BTreeSet<String>>,
    refused: Mutex<BTreeMap<String, String>>,
    /// What nobody should ever see.
    pub(crate) faults: Mutex<Vec<String>>,
    /// The longest that anybody has waited for an answer to one request, and what they heard before it.
    pub(crate) longest: Mutex<(Duration, Vec<String>)>,
    /// The newest version that was shown of each table.
    shown: Mutex<BTreeMap<String, u64>>,
    follows: Mutex<BTreeMap<(String, usize), Arc<Seen>>>,
}

/// What a feed has shown.
#[derive(Default)]
pub(crate) struct Seen {
    version: AtomicU64,
    over: AtomicBool,
}

impl Person {
    /// A guest whose requests go to one of the nodes as long as that answers.
    pub(crate) async fn guest(name: &str, nodes: &[SocketAddr], home: usize, memory: &Arc<Memory>) -> Self {
        Self::coming_from(None, name, nodes, home, memory).await
    }

    async fn coming_from(
        local: Option<IpAddr>,
        name: &str,
        nodes: &[SocketAddr],
        home: usize,
        memory: &Arc<Memory>,
    ) -> Self {
        let first = Client::coming_from(local, nodes[home]);
        first.post("/api/guest", json!({ "name": name })).await.expect(StatusCode::OK);
        let ways = nodes.iter().map(|node| first.at(*node)).collect();
        let (other, detour) = (AtomicUsize::new(home), AtomicUsize::new(0));
        Person { ways, home, other, detour, memory: memory.clone() }
    }

    /// The same person with other ways.
    pub(crate) fn also_at(&self, nodes: &[SocketAddr]) -> Self {
        let ways = nodes.iter().map(|node| self.ways[0].at(*node)).collect();
        let (other, detour) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Person { ways, home: 0, other, detour, memory: self.memory.clone() }
    }

    /// Their client at a node.
    pub(crate) fn client(&self, node: usize) -> Client {
        self.ways[node].at(self.ways[node].address)
    }

    /// Asks until somebody answers.
    pub(crate) async fn ask(&self, make: impl Fn(&Client) -> Request<Full<Bytes>>) -> Reply {
        let began = Instant::now();
        let detour = |left: usize| left.checked_sub(1);
        let away = self.detour.fetch_update(Ordering::Relaxed, Ordering::Relaxed, detour).is_ok();
        let mut at = if away { self.other.load(Ordering::Relaxed) } else { self.home };
        let mut heard = Vec::new();
        loop {
            let client = &self.ways[at];
            match timeout(ATTEMPT, client.try_send(make(client))).await {
                Ok(Ok(reply)) if is_answer(&reply) => {
                    if at != self.home && !away {
                        self.other.store(at, Ordering::Relaxed);
                        self.detour.store(DETOUR, Ordering::Relaxed);
                    }
                    let mut longest = self.memory.longest.lock().unwrap();
                    if began.elapsed() > longest.0 {
                        *longest = (began.elapsed(), heard);
                    }
                    return reply;
                }
                Ok(Ok(reply)) => heard.push(format!("{} {}", reply.status, reply.text)),
                Ok(Err(error)) => heard.push(error.to_string()),
                Err(_) => heard.push("no answer".into()),
            }
            heard.dedup();
            assert!(began.elapsed() < PATIENCE, "nobody answers: {heard:?}");
            at = (at + 1) % self.ways.len();
            sleep(Duration::from_millis(20)).await;
        }
    }

    pub(crate) async fn post(&self, path: &str, body: &Value, key: Option<&str>) -> Reply {
        self.ask(|client| {
            let mut request = client.json_request(Method::POST, path, body);
            if let Some(key) = key {
                request.headers_mut().insert("idempotency-key", key.parse().unwrap());
            }
            request
        })
        .await
    }

    /// The table as it is now, at least as new as the caller knows it.
    pub(crate) async fn table(&self, id: &str, known: u64) -> Value {
        let path = format!("/api/tables/{id}?since={known}");
        let reply = self.ask(|client| client.request(Method::GET, &path).body(Default::default()).unwrap()).await;
        let update = reply.expect(StatusCode::OK);
        let version = update["version"].as_u64().unwrap();
        if version < known {
            self.memory.fault(format!("table {id} was at version {known} and is shown at {version}"));
        }
        self.memory.show(id, version);
        update
    }

    /// Answers with an option; whether it counts.
    pub(crate) async fn act(&self, update: &Value, n: usize, commit: bool, key: &str) -> bool {
        let id = update["table"].as_str().unwrap();
        let body = json!({
            "version": update["version"], "tail": update["tail"], "epoch": update["epoch"],
            "index": update["options"][n]["index"], "commit": commit,
        });
        let reply = self.post(&format!("/api/tables/{id}/act"), &body, Some(key)).await;
        if reply.status == StatusCode::OK {
            self.memory.moves.fetch_add(1, Ordering::Relaxed);
            self.memory.acknowledged.lock().unwrap().insert(key.to_owned());
            self.memory.show(id, reply.json()["version"].as_u64().unwrap());
            true
        } else {
            let why = format!("{} {}", reply.status, reply.text);
            if reply.status != StatusCode::CONFLICT {
                self.memory.fault(format!("an answer at {id}: {why}"));
            }
            self.memory.refused.lock().unwrap().insert(key.to_owned(), why);
            false
        }
    }

    /// Confirms. It may have been done by a request whose answer got lost.
    async fn commit(&self, update: &Value) {
        let id = update["table"].as_str().unwrap();
        let body = json!({ "version": update["version"], "tail": update["tail"], "epoch": update["epoch"] });
        let reply = self.post(&format!("/api/tables/{id}/commit"), &body, None).await;
        let allowed = [StatusCode::OK, StatusCode::CONFLICT, StatusCode::UNPROCESSABLE_ENTITY];
        if !allowed.contains(&reply.status) {
            self.memory.fault(format!("a confirmation at {id}: {} {}", reply.status, reply.text));
        }
    }

    /// Follows a table with a feed until its game is over, at one node after the other if need be.
    fn follow(self: &Arc<Self>, id: &str, feeds: &mut JoinSet<()>) {
        let seen = Arc::<Seen>::default();
        let key = (id.to_owned(), Arc::as_ptr(self).addr());
        self.memory.follows.lock().unwrap().insert(key.clone(), seen.clone());
        let person = self.clone();
        feeds.spawn(async move {
            let mut at = person.home;
            while !seen.over.load(Ordering::Relaxed) {
                person.feed(&key.0, at, &seen).await;
                at = (at + 1) % person.ways.len();
                sleep(Duration::from_millis(50)).await;
            }
            person.memory.follows.lock().unwrap().remove(&key);
        });
    }

    /// One feed, until it ends for whatever reason.
    async fn feed(&self, id: &str, node: usize, seen: &Seen) {
        let way = &self.ways[node];
        let known = seen.version.load(Ordering::Relaxed);
        let url = format!("ws://{}/api/tables/{id}/feed?since={known}", way.address);
        let mut request = url.into_client_request().unwrap();
        let cookie = way.cookie.lock().unwrap().clone().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let opened = async {
            let socket = TcpSocket::new_v4()?;
            if let Some(local) = way.local {
                socket.bind(SocketAddr::new(local, 0))?;
            }
            Ok::<_, SocketError>(tokio_tungstenite::client_async(request, socket.connect(way.address).await?).await?.0)
        };
        let Ok(Ok(mut socket)) = timeout(ATTEMPT, opened).await else { return };
        while let Ok(Some(Ok(message))) = timeout(SILENCE, socket.next()).await {
            let Message::Text(text) = message else { continue };
            let update: Value = serde_json::from_str(&text).unwrap();
            let Some(version) = update["version"].as_u64() else { continue };
            let before = seen.version.fetch_max(version, Ordering::Relaxed);
            if version < before {
                self.memory.fault(format!("a feed of {id} was at version {before} and goes on with {version}"));
            }
            self.memory.show(id, version);
            if update["status"] == "over" {
                seen.over.store(true, Ordering::Relaxed);
                return;
            }
        }
    }
}

/// Whether a reply says something about what was asked; others say that somebody else should be.
fn is_answer(reply: &Reply) -> bool {
    let elsewhere = [StatusCode::BAD_GATEWAY, StatusCode::SERVICE_UNAVAILABLE, StatusCode::GATEWAY_TIMEOUT];
    // A body that breaks off says nothing.
    let whole = || {
        let json = reply.headers.get("content-type").is_some_and(|kind| kind.to_str().unwrap().contains("json"));
        !json || serde_json::from_str::<Value>(&reply.text).is_ok()
    };
    !elsewhere.contains(&reply.status) && whole()
}

impl Memory {
    pub(crate) fn fault(&self, what: String) {
        self.faults.lock().unwrap().push(what);
    }

    fn show(&self, id: &str, version: u64) {
        let mut shown = self.shown.lock().unwrap();
        let newest = shown.entry(id.to_owned()).or_default();
        *newest = version.max(*newest);
    }

    pub(crate) fn moves(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    /// How many answers were refused because the table had moved on.
    pub(crate) fn refused(&self) -> Vec<String> {
        self.refused.lock().unwrap().values().cloned().collect()
    }

    /// The feeds that have not shown their tables at these versions.
    pub(crate) fn behind(&self, versions: &BTreeMap<String, u64>) -> Vec<String> {
        let follows = self.follows.lock().unwrap();
        let late = follows.iter().filter_map(|((id, _), seen)| {
            let (wanted, shown) = (*versions.get(id)?, seen.version.load(Ordering::Relaxed));
            (shown < wanted && !seen.over.load(Ordering::Relaxed)).then(|| format!("{id} at {shown} of {wanted}"))
        });
        late.collect()
    }
}

/// Who sits at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Table {
    /// Two people whose nodes differ.
    People,
    /// A person and a bot.
    WithBot,
    /// Two bots, and somebody who looks on.
    Bots,
}

/// Tables at which one game follows another until it is enough.
pub(crate) struct Evening {
    pub(crate) memory: Arc<Memory>,
    people: Vec<Arc<Person>>,
    closing: Arc<AtomicBool>,
    tables: Vec<JoinHandle<()>>,
    /// Games that may still begin.
    left: Arc<Semaphore>,
}

impl Evening {
    /// Opens tables, with two people for each node. No more than so many games are played.
    pub(crate) async fn begin(nodes: &[SocketAddr], tables: &[Table], games: usize) -> Self {
        let memory = Arc::<Memory>::default();
        let mut people = Vec::new();
        for (n, name) in ["Ania", "Bo", "Cai", "Dorota", "Ewa", "Filip"].into_iter().enumerate() {
            // A balancer tells people by their addresses.
            let local = Some(IpAddr::from(Ipv4Addr::new(127, 0, 0, 11 + n as u8)));
            people.push(Arc::new(Person::coming_from(local, name, nodes, n % nodes.len(), &memory).await));
        }
        let (closing, left) = (Arc::new(AtomicBool::new(false)), Arc::new(Semaphore::new(games)));
        let mut evening = Evening { memory, people, closing, tables: Vec::new(), left };
        for (n, table) in tables.iter().enumerate() {
            let [one, other] = [n, n + 1].map(|n| evening.people[n % evening.people.len()].clone());
            let (closing, left, table) = (evening.closing.clone(), evening.left.clone(), *table);
            evening.tables.push(tokio::spawn(async move {
                for game in 0.. {
                    match left.try_acquire() {
                        Ok(one) if !closing.load(Ordering::Relaxed) => one.forget(),
                        _ => return,
                    }
                    play(&one, &other, table, n, game).await;
                    one.memory.games.fetch_add(1, Ordering::Relaxed);
                }
            }));
        }
        evening
    }

    /// Waits until people have made so many more moves.
    pub(crate) async fn goes_on(&self, moves: u64) {
        let enough = self.memory.moves() + moves;
        let went_on = async {
            while self.memory.moves() < enough && !self.is_over() {
                sleep(Duration::from_millis(2)).await;
            }
        };
        timeout(PATIENCE, went_on).await.expect("the games go on");
    }

    /// Whether all its games have been played.
    pub(crate) fn is_over(&self) -> bool {
        self.tables.iter().all(JoinHandle::is_finished)
    }

    /// Says how it went, for who runs a long suite.
    #[expect(clippy::print_stderr, reason = "tests that take long are looked at")]
    pub(crate) fn tell(&self, what: &str) {
        let (moves, longest) = (self.memory.moves(), self.memory.longest.lock().unwrap().clone());
        let refused = self.memory.refused().len();
        eprintln!("{what}: {moves} moves, {refused} refused, the longest wait {:?} {:?}", longest.0, longest.1);
    }

    /// Begins no more games, and waits for the end of those that are on.
    pub(crate) async fn end(&mut self) {
        self.closing.store(true, Ordering::Relaxed);
        for table in self.tables.drain(..) {
            timeout(Duration::from_secs(300), table).await.expect("the games come to an end").unwrap();
        }
    }

    /// Looks at everything that was ever said: acknowledged answers are there, each once, those that were refused are not,
    /// versions have no gap, and every game that is over passes the audit.
    pub(crate) async fn audit(&self, sql: impl Fn(&str) -> Vec<String>) {
        let none = Vec::<String>::new();
        let gaps =
            "SELECT table_id FROM answers GROUP BY table_id HAVING min(version) <> 0 OR max(version) + 1 <> count(*)";
        assert_eq!(sql(gaps), none, "versions have no gap");
        let doubled = "SELECT key FROM answers WHERE key IS NOT NULL GROUP BY key HAVING count(*) > 1";
        assert_eq!(sql(doubled), none, "each answer counts once");
        let keys = sql("SELECT key FROM answers WHERE key IS NOT NULL");
        let saved: BTreeSet<&str> = keys.iter().filter_map(|key| key.split(' ').next()).collect();
        let acknowledged = self.memory.acknowledged.lock().unwrap().clone();
        let lost: Vec<_> = acknowledged.iter().filter(|key| !saved.contains(key.as_str())).collect();
        assert!(lost.is_empty(), "acknowledged and lost: {lost:?}");
        let refused = self.memory.refused.lock().unwrap().clone();
        let counted: Vec<_> = refused.iter().filter(|(key, _)| saved.contains(key.as_str())).collect();
        assert!(counted.is_empty(), "refused and saved: {counted:?}");
        let versions: BTreeMap<String, u64> = versions(&sql);
        for (id, shown) in self.memory.shown.lock().unwrap().iter() {
            assert!(
                versions.get(id).is_none_or(|saved| saved >= shown),
                "table {id} was shown at {shown}: {versions:?}"
            );
        }
        let game = games().get("toy").unwrap().make(2, &json!({})).unwrap();
        let over = sql("SELECT id FROM tables WHERE status = 'over'");
        assert!(over.len() as u64 >= self.memory.games.load(Ordering::Relaxed));
        for id in over {
            let path = format!("/api/tables/{id}/record");
            let ask = self.people[0].ask(|client| client.request(Method::GET, &path).body(Default::default()).unwrap());
            let reply = ask.await;
            assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
            let record: Record = reply.text.parse().unwrap();
            assert_eq!(record.entries.len() as u64, versions[&id], "table {id}");
            game.load(&record).unwrap_or_else(|error| panic!("table {id}: {error}"));
            game.audit(&record, record.seed.as_ref().unwrap()).unwrap_or_else(|error| panic!("table {id}: {error}"));
        }
        assert_eq!(*self.memory.faults.lock().unwrap(), none);
    }
}

/// The versions of all tables, as the database has them.
pub(crate) fn versions(sql: &impl Fn(&str) -> Vec<String>) -> BTreeMap<String, u64> {
    let rows = sql("SELECT table_id, count(*) FROM answers GROUP BY table_id");
    rows.iter().filter_map(|row| row.split_once('|')).map(|(id, n)| (id.to_owned(), n.parse().unwrap())).collect()
}

/// One game.
async fn play(one: &Arc<Person>, other: &Arc<Person>, table: Table, n: usize, game: usize) {
    let seats = match table {
        Table::People => json!(["me", "open"]),
        Table::WithBot => json!(["me", { "bot": "page" }]),
        Table::Bots => json!([{ "bot": "page" }, { "bot": "page" }]),
    };
    let setup = json!({ "game": "toy", "seats": seats });
    let made = one.post("/api/tables", &setup, Some(&format!("open-{n}-{game}"))).await.expect(StatusCode::CREATED);
    let id = made["id"].as_str().unwrap().to_owned();
    let mut feeds = JoinSet::new();
    let mut players = vec![one];
    if table == Table::People {
        // A second time where the first answer got lost: then the seat is taken, by the same person.
        let path = format!("/api/tables/{id}/join");
        let joined = other.post(&path, &json!({}), None).await;
        assert!(!joined.status.is_server_error(), "{}", joined.text);
        players.push(other);
    }
    for person in [one, other] {
        person.follow(&id, &mut feeds);
    }
    if table != Table::Bots {
        answer_until_over(&players, &id, n + game).await;
    }
    // All who look on are told of the end.
    let told = async { while feeds.join_next().await.is_some() {} };
    timeout(Duration::from_secs(120), told).await.unwrap_or_else(|_| panic!("the feeds of {id} come to the end"));
}

/// The players look and answer in turn.
async fn answer_until_over(players: &[&Arc<Person>], id: &str, mut step: usize) {
    let mut known = 0;
    loop {
        for player in players {
            let update = player.table(id, known).await;
            known = update["version"].as_u64().unwrap().max(known);
            if update["status"] == "over" {
                return;
            }
            step += 7;
            if update["may"]["commit"] == true {
                player.commit(&update).await;
            } else if let options @ 1.. = update["options"].as_array().unwrap().len() {
                // Some answers wait to be confirmed.
                player.act(&update, step % options, !step.is_multiple_of(3), &format!("{id}-{step}")).await;
            } else if players.len() == 1 {
                sleep(Duration::from_millis(10)).await;
            }
        }
    }
}
