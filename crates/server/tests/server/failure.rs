//! A full disk, a locked or read-only database, bots that hang or break down: nothing is acknowledged that is not saved,
//! and the process lives.

use crate::common::{Client, Host, Reply, answer, bots, config, games, host, host_with};
use async_trait::async_trait;
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use signoria_bots::{AnyBots, Bots, Contestant, HintOption, HintStep, Match};
use signoria_core::{Choice, Seat};
use signoria_games::Position;
use signoria_server::Server;
use signoria_server::store::{
    Added, Change, Entry, Filter, Key, KeyKind, Mark, Owed, Pace, People, Person, Reason, Since, SqliteStore, Store,
    StoreError, Stored, Waiting,
};
use signoria_table::Due;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{RwLock, watch};
use tokio::task::JoinHandle;

/// A store whose disk may be full, or slow.
#[derive(Debug)]
struct Flaky {
    inner: SqliteStore,
    full: AtomicBool,
    /// What changes tables waits while this is held.
    slow: RwLock<()>,
    /// How often it was asked for a key.
    keys: watch::Sender<u32>,
}

impl Flaky {
    fn room(&self) -> Result<(), StoreError> {
        if self.full.load(Ordering::SeqCst) {
            return Err(StoreError::Unavailable("database or disk is full".into()));
        }
        Ok(())
    }
}

#[async_trait]
impl People for Flaky {
    async fn add_person(&self, person: Person, key: Key) -> Result<(), StoreError> {
        self.room()?;
        self.inner.add_person(person, key).await
    }
    async fn save_person(&self, person: Person) -> Result<(), StoreError> {
        self.room()?;
        self.inner.save_person(person).await
    }
    async fn add_account(
        &self,
        person: Person,
        login: String,
        password: String,
        entry: Entry,
    ) -> Result<Vec<String>, StoreError> {
        self.room()?;
        self.inner.add_account(person, login, password, entry).await
    }
    async fn account(&self, login: &str) -> Result<Option<(Person, String)>, StoreError> {
        self.inner.account(login).await
    }
    async fn password(&self, person: &str) -> Result<Option<String>, StoreError> {
        self.inner.password(person).await
    }
    async fn sign_in(&self, password: String, entry: Entry) -> Result<Vec<String>, StoreError> {
        self.room()?;
        self.inner.sign_in(password, entry).await
    }
    async fn set_password(&self, old: String, new: String, entry: Entry) -> Result<Vec<String>, StoreError> {
        self.room()?;
        self.inner.set_password(old, new, entry).await
    }
    async fn sign_out(&self, session: Key) -> Result<Vec<String>, StoreError> {
        self.room()?;
        self.inner.sign_out(session).await
    }
    async fn knows_device(&self, person: &str, device: &[u8; 32]) -> Result<bool, StoreError> {
        self.inner.knows_device(person, device).await
    }
    async fn add_token(&self, key: Key) -> Result<(), StoreError> {
        self.room()?;
        self.inner.add_token(key).await
    }
    async fn key(&self, hash: &[u8; 32]) -> Result<Option<(Key, Person)>, StoreError> {
        let found = self.inner.key(hash).await;
        self.keys.send_modify(|keys| *keys += 1);
        found
    }
    async fn keys(&self, person: &str, kind: KeyKind) -> Result<Vec<Key>, StoreError> {
        self.inner.keys(person, kind).await
    }
    async fn touch_key(&self, id: &str, used: i64) -> Result<(), StoreError> {
        self.room()?;
        self.inner.touch_key(id, used).await
    }
    async fn lasting(&self, ids: &[String]) -> Result<Vec<String>, StoreError> {
        self.inner.lasting(ids).await
    }
    async fn drop_key(&self, person: &str, kind: KeyKind, id: &str) -> Result<Vec<String>, StoreError> {
        self.room()?;
        self.inner.drop_key(person, kind, id).await
    }
    async fn drop_guests(&self, before: i64, limit: u32) -> Result<u64, StoreError> {
        self.room()?;
        self.inner.drop_guests(before, limit).await
    }
}

#[async_trait]
impl Waiting for Flaky {
    async fn take_alarms(&self, lease: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.room()?;
        self.inner.take_alarms(lease, limit).await
    }
    async fn take_thoughts(&self, lease: u64, limit: u32) -> Result<Vec<Owed>, StoreError> {
        self.room()?;
        self.inner.take_thoughts(lease, limit).await
    }
    async fn give_back(&self, thoughts: &[Owed]) -> Result<(), StoreError> {
        self.room()?;
        self.inner.give_back(thoughts).await
    }
    async fn settle(&self, id: &str, revision: u64, due: Due) -> Result<(), StoreError> {
        self.room()?;
        self.inner.settle(id, revision, due).await
    }
}

#[async_trait]
impl Store for Flaky {
    async fn add_table(&self, change: Change, reason: Option<Reason>) -> Result<Added, StoreError> {
        self.room()?;
        self.inner.add_table(change, reason).await
    }
    async fn made(&self, reason: &str) -> Result<Option<String>, StoreError> {
        self.inner.made(reason).await
    }
    async fn save(&self, change: Change) -> Result<(), StoreError> {
        let _ = self.slow.read().await;
        self.room()?;
        self.inner.save(change).await
    }
    async fn table(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        self.inner.table(id).await
    }
    async fn since(&self, id: &str, revision: u64, version: u32) -> Result<Since, StoreError> {
        self.inner.since(id, revision, version).await
    }
    async fn marks(&self, ids: &[String]) -> Result<Vec<Mark>, StoreError> {
        self.inner.marks(ids).await
    }
    async fn drop_table(&self, id: &str, revision: u64) -> Result<(), StoreError> {
        let _ = self.slow.read().await;
        self.room()?;
        self.inner.drop_table(id, revision).await
    }
    async fn in_vain(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.inner.in_vain(before, limit).await
    }
    async fn waiting(&self, person: &str) -> Result<u32, StoreError> {
        self.inner.waiting(person).await
    }
    async fn tables(
        &self,
        filter: Filter,
        person: Option<&str>,
        limit: u32,
    ) -> Result<Vec<(String, Option<Seat>)>, StoreError> {
        self.inner.tables(filter, person, limit).await
    }
    fn clock(&self) -> u64 {
        self.inner.clock()
    }
    async fn beat(&self) -> Result<(), StoreError> {
        self.room()?;
        self.inner.beat().await
    }
    fn epoch(&self) -> String {
        self.inner.epoch()
    }
    fn shared(&self) -> bool {
        self.inner.shared()
    }
    fn silent(&self) -> Duration {
        self.inner.silent()
    }
    async fn count(&self, who: &str, pace: Pace) -> Result<Option<Duration>, StoreError> {
        self.inner.count(who, pace).await
    }
    async fn seats_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        self.inner.seats_of(person).await
    }
    async fn ready(&self) -> Result<(), StoreError> {
        self.room()?;
        self.inner.ready().await
    }
    async fn close(&self) {
        self.inner.close().await;
    }
}

async fn flaky() -> (Host, Arc<Flaky>) {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path());
    let inner = SqliteStore::open(&config.database).await.unwrap();
    let (slow, keys) = (RwLock::default(), watch::Sender::default());
    let store = Arc::new(Flaky { inner, full: AtomicBool::new(false), slow, keys });
    let server = Server::start_with(config, games(), bots(), store.clone()).await.unwrap();
    (Host { address: server.address, server: Some(server), folder }, store)
}

/// The parts of an update that a move changes.
fn standing(update: &Value) -> [&Value; 5] {
    ["version", "tail", "view", "options", "to_act"].map(|part| &update[part])
}

/// A move is answered 503, nothing has changed, and the same move goes through once there is room again.
async fn not_saved(ania: &Client, id: &str, break_it: impl AsyncFnOnce(), mend_it: impl AsyncFnOnce()) {
    let mut feed = ania.feed(id, None).await;
    let before = feed.until(|update| update["seats"][0]["connected"] == true).await;
    break_it().await;
    let refused = ania.act(&before, 0).await;
    assert!(refused.headers.contains_key("retry-after"));
    refused.problem(503, "not-saved");
    assert_eq!(standing(&ania.table(id).await), standing(&before));
    let quiet = tokio::time::timeout(Duration::from_millis(200), feed.next()).await;
    assert!(quiet.is_err(), "nobody hears of what was not saved: {quiet:?}");
    mend_it().await;
    let after = ania.act(&before, 0).await.expect(StatusCode::OK);
    assert_ne!(standing(&after), standing(&before));
    feed.until(|update| standing(update) == standing(&after)).await;
}

#[tokio::test]
async fn a_full_disk_takes_no_move_and_the_same_move_goes_through_later() {
    let (host, store) = flaky().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    let full = async |full: bool| store.full.store(full, Ordering::SeqCst);
    not_saved(
        &ania,
        &id,
        async || full(true).await,
        async || {
            // Nothing else is acknowledged either, and the server says that it is not ready.
            bo.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hej" })).await.problem(503, "not-saved");
            bo.post("/api/tables", json!({ "game": "toy", "seats": ["me", "open"] })).await.problem(503, "not-saved");
            host.client().post("/api/guest", json!({})).await.problem(503, "not-saved");
            assert_eq!(host.client().get("/health/ready").await.status, StatusCode::SERVICE_UNAVAILABLE);
            assert_eq!(host.client().get("/health/live").await.status, StatusCode::OK);
            full(false).await;
        },
    )
    .await;
    assert_eq!(bo.table(&id).await["chat"], json!([]));
    assert_eq!(bo.get("/api/tables?filter=mine").await.json().as_array().unwrap().len(), 1);
}

/// Sends a request, and returns once the server knows whose it is.
async fn begun(store: &Flaky, request: impl Future<Output = Reply> + Send + 'static) -> JoinHandle<Reply> {
    let mut keys = store.keys.subscribe();
    keys.mark_unchanged();
    let begun = tokio::spawn(request);
    keys.changed().await.unwrap();
    begun
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_is_taken_back_while_a_feed_waits_to_begin_opens_none() {
    let (host, store) = flaky().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    let made = ania.post("/api/tokens", json!({ "label": "bot" })).await.expect(StatusCode::CREATED);
    let program = host.client().with_token(made["token"].as_str().unwrap());
    let slow = store.slow.write().await;
    let (chat, stream) = (format!("/api/tables/{id}/chat"), format!("/api/tables/{id}/stream"));
    let said = begun(&store, async move { bo.post(&chat, json!({ "text": "hej" })).await }).await;
    let opened = begun(&store, async move { program.get(&stream).await }).await;
    ania.delete(&format!("/api/tokens/{}", made["id"].as_str().unwrap())).await.expect(StatusCode::NO_CONTENT);
    drop(slow);
    said.await.unwrap().expect(StatusCode::NO_CONTENT);
    let opened = tokio::time::timeout(Duration::from_secs(30), opened).await.expect("no feed begins");
    opened.unwrap().problem(401, "sign-in");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_while_the_last_one_leaves_finds_no_table_and_nobody_hangs_on_it() {
    let (host, store) = flaky().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    let mut feed = bo.feed(&id, None).await;
    feed.next().await.unwrap();
    let slow = store.slow.write().await;
    let (leave, join) = (format!("/api/tables/{id}/leave"), format!("/api/tables/{id}/join"));
    let left = begun(&store, async move { ania.post(&leave, json!({})).await }).await;
    let coming = bo.at(host.address);
    let joined = begun(&store, async move { coming.post(&join, json!({})).await }).await;
    drop(slow);
    let (left, joined) = (left.await.unwrap(), joined.await.unwrap());
    // Either was first; nothing that was acknowledged is lost.
    left.expect(StatusCode::NO_CONTENT);
    if joined.status == StatusCode::OK {
        assert_eq!(bo.table(&id).await["may"]["start"], true);
    } else {
        joined.problem(404, "not-found");
        assert_eq!(feed.closed().await, (1008, "the table is gone".to_owned()));
    }
}

#[tokio::test]
async fn bots_go_on_once_their_answers_can_be_saved() {
    let (host, store) = flaky().await;
    let ania = host.guest("Ania").await;
    let id = ania.open(json!(["me", { "bot": "page" }])).await;
    let mut feed = ania.feed(&id, None).await;
    let mut update = feed.turn(&Value::Null).await;
    while update["status"] != "over" {
        let answered = ania.act(&update, 0).await.expect(StatusCode::OK);
        // The bot's next answer finds the disk full.
        store.full.store(true, Ordering::SeqCst);
        tokio::time::sleep(Duration::from_millis(30)).await;
        store.full.store(false, Ordering::SeqCst);
        update = feed.turn(&answered).await;
    }
}

#[tokio::test]
async fn a_database_that_another_program_locks_takes_no_move() {
    let host = host_with(|config| config.database.busy_ms = 50).await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    let file = host.folder.path().join("signoria.db");
    let mut other = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    let (lock, locked) = tokio::sync::mpsc::channel::<&'static str>(1);
    let mut locked = locked;
    let (done, mut is_done) = tokio::sync::mpsc::channel::<()>(1);
    let holder = tokio::spawn(async move {
        while let Some(statement) = locked.recv().await {
            sqlx::query(statement).execute(&mut other).await.unwrap();
            done.send(()).await.unwrap();
        }
        other.close().await.unwrap();
    });
    let mut run = async |statement: &'static str| {
        lock.send(statement).await.unwrap();
        is_done.recv().await.unwrap();
    };
    let mut feed = ania.feed(&id, None).await;
    let before = feed.until(|update| update["seats"][0]["connected"] == true).await;
    run("BEGIN IMMEDIATE").await;
    assert_eq!(ania.get("/health/ready").await.status, StatusCode::SERVICE_UNAVAILABLE);
    ania.act(&before, 0).await.problem(503, "not-saved");
    assert_eq!(standing(&ania.table(&id).await), standing(&before));
    run("ROLLBACK").await;
    ania.act(&before, 0).await.expect(StatusCode::OK);
    drop(lock);
    holder.await.unwrap();
}

/// The database is there and is read, but takes no write, as on a disk that was mounted anew for reading only.
#[tokio::test]
async fn a_database_that_is_only_read_takes_no_move_and_the_same_move_goes_through_later() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    let file = host.folder.path().join("signoria.db");
    let run = async |statement: &'static str| {
        let mut other = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
        sqlx::query(statement).execute(&mut other).await.unwrap();
        other.close().await.unwrap();
    };
    not_saved(
        &ania,
        &id,
        async || {
            run("CREATE TRIGGER only_read BEFORE UPDATE ON tables \
                 BEGIN SELECT RAISE(ROLLBACK, 'attempt to write a readonly database'); END")
            .await;
        },
        async || {
            bo.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hej" })).await.problem(503, "not-saved");
            // Whoever only looks is served.
            assert_eq!(host.client().table(&id).await["chat"], json!([]));
            assert_eq!(bo.get("/api/tables?filter=mine").await.status, StatusCode::OK);
            run("DROP TRIGGER only_read").await;
        },
    )
    .await;
}

/// SQLite's own answer to a disk without room, here by the quota of the configuration.
#[tokio::test]
async fn a_quota_is_a_full_disk_and_the_process_lives() {
    let host = host_with(|config| config.database.max_mb = 1).await;
    let ania = host.guest("Ania").await;
    let id = ania.open(json!(["me", "open"])).await;
    let text = "x".repeat(500);
    let mut said = 0;
    let problem = loop {
        let reply = ania.post(&format!("/api/tables/{id}/chat"), json!({ "text": text })).await;
        if reply.status != StatusCode::NO_CONTENT {
            break reply;
        }
        said += 1;
        assert!(said < 5_000, "the quota is never reached");
    };
    problem.problem(503, "not-saved");
    assert!(said > 100, "{said}");
    let chat = ania.table(&id).await["chat"].as_array().unwrap().len();
    assert_eq!(chat, said.min(200), "what was acknowledged is there, and nothing else");
    assert_eq!(ania.get("/api/me").await.status, StatusCode::OK);
}

/// Bots that think for ever, as far as anybody can wait, or break down.
#[derive(Debug)]
struct Slow {
    pause: Duration,
    breaks: bool,
    real: Arc<dyn AnyBots>,
}

impl AnyBots for Slow {
    fn id(&self) -> &'static str {
        "toy"
    }
    fn boards(&self, seats: u8) -> Vec<Value> {
        self.real.boards(seats)
    }
    fn plays(&self, position: &Position) -> bool {
        self.real.plays(position)
    }
    fn advise(&self, position: &Position, seat: Seat, contestant: Contestant, seed: u64) -> Vec<HintOption> {
        std::thread::sleep(self.pause);
        assert!(!self.breaks, "this bot breaks down");
        self.real.advise(position, seat, contestant, seed)
    }
    fn foresee(&self, position: &Position, seat: Seat, index: u32, seed: u64) -> (Choice, Vec<HintStep>) {
        self.real.foresee(position, seat, index, seed)
    }
    fn play_match(&self, position: &Position, lineup: &[Contestant], dealer: u64, seed: u64) -> Match {
        self.real.play_match(position, lineup, dealer, seed)
    }
}

fn slow(pause: Duration, breaks: bool) -> Bots {
    let real = signoria_bots::bots_of::<signoria_toy::Toy, _>(signoria_bots::Plain, signoria_bots::Settings::default());
    Bots::of(vec![Arc::new(Slow { pause, breaks, real })])
}

#[tokio::test]
async fn bots_that_think_long_delay_no_person() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(config(folder.path()), games(), slow(Duration::from_secs(5), false)).await.unwrap();
    let host = Host { address: server.address, server: Some(server), folder };
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    for _ in 0..4 {
        ania.open(json!([{ "bot": "page" }, { "bot": "page" }])).await;
    }
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    let began = Instant::now();
    for client in [&ania, &bo] {
        client.act(&client.table(&id).await, 0).await.expect(StatusCode::OK);
    }
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
    // Neither do they delay a stop.
    let mut host = host;
    let began = Instant::now();
    host.server.take().unwrap().stop().await;
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
}

#[tokio::test]
async fn a_bot_that_breaks_down_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(config(folder.path()), games(), slow(Duration::ZERO, true)).await.unwrap();
    let host = Host { address: server.address, server: Some(server), folder };
    let ania = host.guest("Ania").await;
    let id = ania.open(json!([{ "bot": "page" }, { "bot": "page" }])).await;
    host.client().feed(&id, None).await.until(|update| update["status"] == "over").await;
}

/// Nobody looks on: the store alone knows that an answer is owed.
#[tokio::test]
async fn bots_that_owe_an_answer_at_a_start_are_asked() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(config(folder.path()), games(), slow(Duration::from_secs(5), false)).await.unwrap();
    let mut host = Host { address: server.address, server: Some(server), folder };
    let id = host.guest("Ania").await.open(json!([{ "bot": "page" }, { "bot": "page" }])).await;
    host.restart().await;
    let file = host.folder.path().join("signoria.db");
    let mut reader = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    let over = async {
        let status =
            "SELECT 1 FROM tables WHERE id = ? AND status = 'over' AND id NOT IN (SELECT table_id FROM thoughts)";
        while sqlx::query(status).bind(&id).fetch_optional(&mut reader).await.unwrap().is_none() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), over).await.expect("they play to the end");
}

#[tokio::test]
async fn a_backup_of_a_running_server_is_restored_as_it_was() {
    let mut host = host().await;
    let ania = host.guest("Ania").await;
    let bo = host.guest("Bo").await;
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    ania.act(&ania.table(&id).await, 0).await.expect(StatusCode::OK);
    let saved = ania.table(&id).await;
    let (config, copy) = (config(host.folder.path()), host.folder.path().join("copy.db"));
    off_runtime(&config, &copy, signoria_server::backup).await.unwrap();
    let again = off_runtime(&config, &copy, signoria_server::backup).await;
    assert!(again.unwrap_err().to_string().contains("is there already"));
    bo.act(&bo.table(&id).await, 0).await.expect(StatusCode::OK);
    let restore = |config: &signoria_server::Config, copy: &Path| signoria_server::restore(config, copy).map(drop);
    let in_use = off_runtime(&config, &copy, restore).await;
    assert!(in_use.unwrap_err().to_string().contains("stop the server first"));
    host.server.take().unwrap().stop().await;
    std::fs::write(host.folder.path().join("no.db"), "this is no database").unwrap();
    off_runtime(&config, &host.folder.path().join("no.db"), restore).await.unwrap_err();
    off_runtime(&config, &copy, restore).await.unwrap();
    let server = Server::start(config, games(), bots()).await.unwrap();
    let after = ania.at(server.address).table(&id).await;
    assert_eq!(standing(&after), standing(&saved));
    assert!(host.folder.path().join("signoria.db.before-restore").exists());
}

/// They hold the seeds of games that are on, and hashes of passwords.
#[cfg(unix)]
#[tokio::test]
async fn nobody_but_the_owner_reads_the_database_and_its_backups() {
    use std::os::unix::fs::PermissionsExt;
    let host = host().await;
    host.guest("Ania").await.open(json!(["me", "open"])).await;
    let (config, copy) = (config(host.folder.path()), host.folder.path().join("copy.db"));
    off_runtime(&config, &copy, signoria_server::backup).await.unwrap();
    let mut modes: Vec<(String, u32)> = std::fs::read_dir(host.folder.path())
        .unwrap()
        .map(|file| file.unwrap())
        .map(|file| (file.file_name().into_string().unwrap(), file.metadata().unwrap().permissions().mode() & 0o777))
        .collect();
    modes.sort();
    let private = ["copy.db", "signoria.db", "signoria.db-shm", "signoria.db-wal"];
    for name in private {
        assert!(modes.contains(&(name.to_owned(), 0o600)), "{name}: {modes:?}");
    }
}

/// The program's own commands bring their own runtime.
async fn off_runtime(
    config: &signoria_server::Config,
    file: &Path,
    work: impl FnOnce(&signoria_server::Config, &Path) -> Result<(), signoria_server::Error> + Send + 'static,
) -> Result<(), signoria_server::Error> {
    let (config, file) = (config.clone(), file.to_owned());
    tokio::task::spawn_blocking(move || work(&config, &file)).await.unwrap()
}

#[tokio::test]
async fn a_caller_who_hangs_up_leaves_nothing_half_done() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    let before = ania.table(&id).await;
    let request = ania.json_request(Method::POST, &format!("/api/tables/{id}/act"), &answer(&before, 0));
    // The request goes out, and nobody waits for its answer.
    let _ = tokio::time::timeout(Duration::from_millis(2), ania.try_send(request)).await;
    let mut feed = bo.feed(&id, None).await;
    if ania.table(&id).await["to_act"] == before["to_act"] {
        ania.act(&before, 0).await;
    }
    let update = feed.until(|update| update["to_act"] == json!([1])).await;
    bo.act(&update, 0).await.expect(StatusCode::OK);
}
