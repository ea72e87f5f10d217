//! Every payload of whole games is searched for what its reader may not know.

use crate::common::{Client, bots, config, games, host};
use hyper::StatusCode;
use serde_json::{Value, json};
use signoria_server::Server;
use std::collections::{BTreeMap, BTreeSet};

/// What one reader received before the end, each with the version it was of.
#[derive(Default)]
struct Payloads(Vec<(u64, String)>);

impl Payloads {
    /// Keeps what came while the table was at version `at`, if it does not say itself of which version it is.
    fn keep(&mut self, text: &str, at: u64) {
        let value: Value = serde_json::from_str(text).unwrap_or(Value::Null);
        let update = if value["update"].is_object() { &value["update"] } else { &value };
        if update["status"] != "over" {
            self.0.push((update["version"].as_u64().unwrap_or(at), text.to_owned()));
        }
    }
}

/// Where a value that one view shows is missing from another one: pointers to what is hidden.
fn hidden(open: &Value, seen: &Value, at: &str, found: &mut Vec<String>) {
    match (open, seen) {
        (open, Value::Null) if !open.is_null() => found.push(at.to_owned()),
        (Value::Object(open), Value::Object(seen)) => {
            for (key, value) in open {
                hidden(value, seen.get(key).unwrap_or(&Value::Null), &format!("{at}/{key}"), found);
            }
        }
        (Value::Array(open), Value::Array(seen)) => {
            for (n, value) in open.iter().enumerate() {
                hidden(value, seen.get(n).unwrap_or(&Value::Null), &format!("{at}/{n}"), found);
            }
        }
        _ => {}
    }
}

/// Plays a game to its end at random, with everything that can be asked on the way, and keeps what each reader got:
/// the seats, a watcher who is signed in, and somebody who is not.
async fn payloads_of_a_game(clients: &[Client], readers: &[Client], id: &str, seed: u64) -> Vec<Payloads> {
    let mut kept: Vec<Payloads> = (0..clients.len() + readers.len()).map(|_| Payloads::default()).collect();
    let mut random = seed;
    let mut draw = |n: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % n
    };
    for _ in 0..3_000 {
        for (who, client) in clients.iter().enumerate() {
            let seen = client.get(&format!("/api/tables/{id}")).await;
            let update = seen.json();
            if update["status"] == "over" {
                return kept;
            }
            let now = update["version"].as_u64().unwrap();
            kept[who].keep(&seen.text, now);
            let options = update["options"].as_array().unwrap().len();
            if update["may"]["commit"] == true {
                let at = json!({ "version": update["version"], "tail": update["tail"] });
                kept[who].keep(&client.post(&format!("/api/tables/{id}/commit"), at).await.text, now);
                continue;
            }
            if options == 0 {
                continue;
            }
            let n = draw(options);
            let at = format!("version={}&tail={}", update["version"], update["tail"]);
            let preview = format!("/api/tables/{id}/preview?index={}&{at}", update["options"][n]["index"]);
            kept[who].keep(&client.get(&preview).await.text, now);
            if draw(3) == 0 {
                for other in 0..clients.len() {
                    let replay = format!("/api/tables/{id}/replay?at={now}&seat={other}");
                    kept[who].keep(&client.get(&replay).await.text, now);
                }
            }
            for (reader, paths) in readers.iter().zip(clients.len()..) {
                for path in
                    ["", "/replay?at=3&seat=watcher", "/replay?at=3&seat=0", "/replay?at=3&seat=open", "/record"]
                {
                    kept[paths].keep(&reader.get(&format!("/api/tables/{id}{path}")).await.text, 0);
                }
                kept[paths].keep(&reader.get("/api/tables?filter=watch").await.text, 0);
            }
            if draw(4) == 0 {
                // Any answer on the way, mostly a wrong one: refusals tell no secrets, and nobody sees an answer that
                // may still be taken back.
                let wrong = json!({ "version": update["version"], "tail": update["tail"], "index": draw(60) });
                let answered = client.post(&format!("/api/tables/{id}/act"), wrong).await;
                kept[who].keep(&answered.text, now);
            } else {
                kept[who].keep(&client.act(&update, n).await.text, now);
            }
        }
    }
    panic!("the game does not end");
}

/// Searches what each reader got for the private events of others, hidden values of their views, the dealer's secret
/// and what lets others in. Returns how many secrets there were to find.
async fn search(clients: &[Client], kept: &[Payloads], id: &str, private: &[String]) -> usize {
    let over = clients[0].table(id).await;
    let seed = over["seed"].as_str().unwrap().to_owned();
    let mut secrets = 0;
    let mut open_lines: Vec<BTreeSet<String>> = Vec::new();
    let mut open_views = Vec::new();
    for at in 0..=over["version"].as_u64().unwrap() {
        let then = clients[0].get(&format!("/api/tables/{id}/replay?at={at}&seat=open")).await.json();
        open_lines.push(then["log"].as_array().unwrap().iter().map(|line| line["event"].to_string()).collect());
        open_views.push(then["view"].clone());
    }
    for (who, payloads) in kept.iter().enumerate() {
        let eyes = if who < clients.len() { who.to_string() } else { "watcher".to_owned() };
        // The events that these eyes never see, in the form in which they would be sent.
        let mut unseen = BTreeSet::new();
        let mut seen = BTreeSet::new();
        for (at, lines) in open_lines.iter().enumerate() {
            let mine = clients[0].get(&format!("/api/tables/{id}/replay?at={at}&seat={eyes}")).await.json();
            let mine: BTreeSet<String> =
                mine["log"].as_array().unwrap().iter().map(|line| line["event"].to_string()).collect();
            unseen.extend(lines.difference(&mine).cloned());
            seen.extend(mine);
        }
        let unseen: Vec<&String> = unseen.difference(&seen).collect();
        let mut views: BTreeMap<u64, Value> = BTreeMap::new();
        secrets += unseen.len();
        for (version, text) in &payloads.0 {
            assert!(!text.contains(&seed), "the dealer's secret");
            for secret in private.iter().enumerate().filter(|(of, _)| *of != who).map(|(_, secret)| secret) {
                assert!(!text.contains(secret.as_str()), "what lets somebody in, at version {version}");
            }
            for event in &unseen {
                assert!(!text.contains(event.as_str()), "{eyes} learns {event} at version {version}: {text}");
            }
            let value: Value = serde_json::from_str(text).unwrap();
            let update = if value["update"].is_object() { &value["update"] } else { &value };
            let (Some(open), true) = (open_views.get(*version as usize), update["view"]["players"].is_array()) else {
                continue;
            };
            // Hands and bids of others stay hidden in each view: what the game shows these eyes at that version.
            if !views.contains_key(version) {
                let then = clients[0].get(&format!("/api/tables/{id}/replay?at={version}&seat={eyes}")).await.json();
                views.insert(*version, then["view"].clone());
            }
            let mut pointers = Vec::new();
            hidden(open, &views[version], "", &mut pointers);
            secrets += pointers.len();
            for pointer in pointers {
                let own = pointer.starts_with(&format!("/players/{eyes}/"));
                let shown = update["view"].pointer(&pointer).unwrap_or(&Value::Null);
                assert!(own || shown.is_null(), "{eyes} sees {pointer} at version {version}: {shown}");
            }
        }
    }
    secrets
}

#[tokio::test]
async fn no_payload_of_a_whole_game_tells_what_its_reader_may_not_know() {
    let host = host().await;
    let mut secrets = 0;
    for seats in 2..=4_u64 {
        let mut clients = Vec::new();
        for name in ["Ania", "Bo", "Cy", "Di"].iter().take(seats as usize) {
            clients.push(host.guest(name).await);
        }
        let readers = [host.guest("Eva").await, host.client()];
        let mut private = Vec::new();
        for client in &clients {
            private.push(client.get("/api/me").await.json()["id"].as_str().unwrap().to_owned());
        }
        let open: Vec<&str> = std::iter::once("me").chain((1..seats).map(|_| "open")).collect();
        let mut read = vec![0; clients.len() + readers.len()];
        // A game is short.
        for game in 0..3 {
            let id = clients[0].open(json!(open)).await;
            for client in &clients[1..] {
                client.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
            }
            let kept = payloads_of_a_game(&clients, &readers, &id, 3 * seats + game).await;
            read.iter_mut().zip(&kept).for_each(|(sum, payloads)| *sum += payloads.0.len());
            secrets += search(&clients, &kept, &id, &private).await;
        }
        assert!(read.iter().all(|payloads| *payloads > 20), "{read:?}");
    }
    assert!(secrets > 200, "there was something to find: {secrets}");
}

/// The same with the secret set-up of Burgundy, where all choose at the same time and nobody sees what.
#[tokio::test]
async fn secret_set_ups_stay_secret_until_all_have_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let games = signoria_games::Games::of(games().iter().chain(signoria_games::built_in().iter()).cloned().collect());
    let Some(burgundy) = games.get("burgundy") else { panic!("Burgundy is among the games") };
    let options = json!({ "variant": "secret" });
    burgundy.make(2, &options).expect("the secret set-up");
    let server = Server::start(config(folder.path()), games, bots()).await.unwrap();
    let clients = [Client::new(server.address), Client::new(server.address)];
    let mut private = Vec::new();
    for (client, name) in clients.iter().zip(["Ania", "Bo"]) {
        let me = client.post("/api/guest", json!({ "name": name })).await.expect(StatusCode::OK);
        private.push(me["id"].as_str().unwrap().to_owned());
    }
    let table = json!({ "game": "burgundy", "seats": ["me", "open"], "options": options });
    let id = clients[0].post("/api/tables", table).await.expect(StatusCode::CREATED)["id"].as_str().unwrap().to_owned();
    clients[1].post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    let watcher = Client::new(server.address);
    whatever_one_chooses_the_others_see_the_same(&clients, &watcher, &id).await;
    let kept = payloads_of_a_game(&clients, &[watcher], &id, 7).await;
    search(&clients, &kept, &id, &private).await;
    server.stop().await;
}

/// One player chooses this, takes it back and chooses that: as long as the other has not chosen, nobody else can tell.
async fn whatever_one_chooses_the_others_see_the_same(clients: &[Client; 2], watcher: &Client, id: &str) {
    let mut seen: Vec<[Value; 2]> = Vec::new();
    let options = clients[0].table(id).await["options"].as_array().unwrap().len();
    assert!(options > 4, "there is something to choose");
    for n in [0, options / 2, options - 1] {
        let before = clients[0].table(id).await;
        let after = clients[0].act(&before, n).await.expect(StatusCode::OK);
        assert_ne!(after["view"], before["view"], "the choice is made");
        let mut others = [clients[1].table(id).await, watcher.table(id).await];
        for other in &mut others {
            assert_eq!(other["to_act"], json!([1]), "that it is made is known");
            other["clocks"]["now"] = Value::Null;
        }
        seen.push(others);
        let at = json!({ "version": after["version"], "tail": after["tail"] });
        clients[0].post(&format!("/api/tables/{id}/undo"), at).await.expect(StatusCode::OK);
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
}
