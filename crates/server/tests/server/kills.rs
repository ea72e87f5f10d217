//! The server is killed in the middle of games, again and again: nothing that it has acknowledged is lost.
//!
//! The program of these tests plays both parts: as a process of its own it is the server, which can be killed.
//! `SIGNORIA_KILLS` sets the number of kills; `make kills` takes a hundred and fifty.

use crate::common::{Client, Reply, answer, bots, config, games};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const FOLDER: &str = "SIGNORIA_KILLED_IN";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_by_a_kill() {
    let kills = std::env::var("SIGNORIA_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(10);
    kill_and_look(kills).await;
}

#[test]
#[ignore = "the other part: it serves until it is killed"]
fn serve_until_killed() {
    let folder = std::env::var_os(FOLDER).expect("the first part says where");
    #[expect(clippy::print_stdout, reason = "the first part reads the address")]
    signoria_server::run(config(Path::new(&folder)), games(), bots(), |address| println!("\n{address}")).unwrap();
}

/// The server as a process.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(folder: &Path) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "kills::serve_until_killed", "--ignored", "--nocapture"])
            .env(FOLDER, folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
        // What goes before is said by the test harness.
        let address = lines.map_while(Result::ok).find_map(|line| line.trim().parse().ok());
        Process { address: address.expect("the server says where it is"), child }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // SIGKILL; it may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The last update that each person was shown of each table, and an answer that is still without one.
#[derive(Default)]
struct Known {
    shown: BTreeMap<(String, usize), Value>,
    pending: BTreeMap<(String, usize), (Value, String)>,
    moves: u64,
}

async fn kill_and_look(kills: u32) {
    let folder = tempfile::tempdir().unwrap();
    let known: Arc<Mutex<Known>> = Arc::default();
    let mut people: Option<Vec<Arc<Client>>> = None;
    for round in 0..=kills {
        let mut server = Process::start(folder.path());
        let clients = match people.take() {
            Some(before) => before.iter().map(|client| Arc::new(client.at(server.address))).collect(),
            None => {
                let mut clients = Vec::new();
                for name in ["Ania", "Bo"] {
                    let client = Client::new(server.address);
                    client.post("/api/guest", json!({ "name": name })).await.expect(StatusCode::OK);
                    clients.push(Arc::new(client));
                }
                clients
            }
        };
        look(&clients, &known).await;
        if round < kills {
            let players: Vec<_> = (0..4).map(|n| tokio::spawn(play(clients.clone(), known.clone(), n))).collect();
            // Not always at the same moment of the start or of a game: the server dies after so many more moves, on a slow
            // machine, too.
            let enough = known.lock().unwrap().moves + u64::from(round * 7 % 23);
            let went_on = async {
                while known.lock().unwrap().moves < enough {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
            };
            tokio::time::timeout(Duration::from_secs(60), went_on).await.expect("the games go on");
            tokio::time::sleep(Duration::from_millis(u64::from(round * 11 % 30))).await;
            server.child.kill().unwrap();
            server.child.wait().unwrap();
            for player in players {
                player.await.unwrap();
            }
        }
        people = Some(clients);
    }
    let moves = known.lock().unwrap().moves;
    assert!(moves > u64::from(kills), "the games went on meanwhile: {moves} moves");
}

/// Everything that anybody was shown is still so.
async fn look(clients: &[Arc<Client>], known: &Mutex<Known>) {
    let (shown, pending) = {
        let known = known.lock().unwrap();
        (known.shown.clone(), known.pending.clone())
    };
    for ((id, who), before) in shown {
        let now = clients[who].table(&id).await;
        let at = |update: &Value| (update["version"].as_u64().unwrap(), update["tail"].as_u64().unwrap());
        assert!(at(&now).0 > at(&before).0 || at(&now) >= at(&before), "table {id}: {before}\nbecame {now}");
        if at(&now) == at(&before) {
            for part in ["view", "options", "to_act", "status", "chat"] {
                assert_eq!(now[part], before[part], "{part} of table {id}");
            }
        }
        let log = |update: &Value| -> Vec<Value> {
            let lines = update["log"].as_array().unwrap().iter();
            lines
                .filter(|line| line["tentative"] == false && line["version"].as_u64() <= before["version"].as_u64())
                .cloned()
                .collect()
        };
        // After the end everything is open, and the log has more in it.
        if now["status"] == before["status"] {
            assert_eq!(log(&now), log(&before), "the log of table {id}");
        }
    }
    // An answer without an answer is sent again: it has counted, or it counts now, never twice.
    for ((id, who), (body, key)) in pending {
        let reply = act(&clients[who], &id, &body, &key).await.expect("the server is there");
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
        let mut known = known.lock().unwrap();
        known.pending.remove(&(id.clone(), who));
        let repeated = body["tail"].as_u64().unwrap();
        let now = reply.json();
        assert!(now["version"] != body["version"] || now["tail"].as_u64().unwrap() <= repeated + 2, "{now}");
    }
}

async fn act(client: &Client, id: &str, body: &Value, key: &str) -> Option<Reply> {
    let request = client
        .request(Method::POST, &format!("/api/tables/{id}/act"))
        .header("content-type", "application/json")
        .header("idempotency-key", key)
        .body(body.to_string().into())
        .unwrap();
    client.try_send(request).await.ok()
}

/// Plays one game after the other until the server is gone.
async fn play(clients: Vec<Arc<Client>>, known: Arc<Mutex<Known>>, player: usize) {
    for game in 0.. {
        if play_one(&clients, &known, player + game).await.is_none() {
            return;
        }
    }
}

async fn play_one(clients: &[Arc<Client>], known: &Mutex<Known>, n: usize) -> Option<()> {
    let get = async |who: usize, id: &str| -> Option<Value> {
        let request = clients[who].request(Method::GET, &format!("/api/tables/{id}")).body(Default::default()).unwrap();
        let reply = clients[who].try_send(request).await.ok()?;
        let update = (reply.status == StatusCode::OK && !reply.text.is_empty()).then(|| reply.json())?;
        update.is_object().then_some(update)
    };
    let post = async |who: usize, path: &str, body: Value| -> Option<Value> {
        let reply = clients[who].try_send(clients[who].json_request(Method::POST, path, &body)).await.ok()?;
        (reply.status.is_success() && !reply.text.is_empty()).then(|| reply.json())
    };
    let table = post(0, "/api/tables", json!({ "game": "toy", "seats": ["me", "open"] })).await?;
    let id = table["id"].as_str()?.to_owned();
    post(1, &format!("/api/tables/{id}/join"), json!({})).await?;
    let mut step = n;
    loop {
        for who in [0, 1] {
            let update = get(who, &id).await?;
            known.lock().unwrap().shown.insert((id.clone(), who), update.clone());
            if update["status"] == "over" {
                return Some(());
            }
            let options = update["options"].as_array()?.len();
            step += 7;
            let at = json!({ "version": update["version"], "tail": update["tail"] });
            if update["may"]["commit"] == true {
                post(who, &format!("/api/tables/{id}/commit"), at).await?;
            } else if options > 0 {
                let mut body = answer(&update, step % options);
                // Some answers wait to be confirmed: those must outlive a kill as well.
                body["commit"] = json!(!step.is_multiple_of(3));
                let key = format!("{id}-{step}");
                known.lock().unwrap().pending.insert((id.clone(), who), (body.clone(), key.clone()));
                let reply = act(&clients[who], &id, &body, &key).await?;
                if reply.status == StatusCode::OK && serde_json::from_str::<Value>(&reply.text).is_ok() {
                    let mut known = known.lock().unwrap();
                    known.pending.remove(&(id.clone(), who));
                    known.moves += 1;
                }
            }
        }
    }
}
