//! Several nodes on one database: whoever sits at a table may be on any of them.

use crate::common::{Client, Feed, Host, answer, bots, config, games};
use hyper::StatusCode;
use serde_json::{Value, json};
use signoria_scratch::{Database, Nats, Postgres};
use signoria_server::{Config, Role, Server};
use std::time::Duration;

/// Nodes of one database, the first ones with other settings if some are given.
async fn nodes<const N: usize>(database: &Database, change: impl Fn(usize, &mut Config)) -> [Host; N] {
    let mut all = Vec::new();
    for n in 0..N {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(folder.path());
        config.database.url = Some(database.url().parse().unwrap());
        change(n, &mut config);
        config.check().unwrap();
        let server = Server::start(config, games(), bots()).await.unwrap();
        all.push(Host { address: server.address, server: Some(server), folder });
    }
    all.try_into().unwrap_or_else(|_| unreachable!("so many were started"))
}

/// Two people who have come in by different doors, and their table.
async fn two_at_a_table(one: &Host, other: &Host) -> (Client, Client, String) {
    let (ania, bo) = (one.guest("Ania").await, other.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    // At once, and by a node that has not heard of the table.
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    (ania, bo, id)
}

/// Plays a game to its end, each answer on the node of whoever gives it, from what the feed there shows.
async fn play_out(id: &str, players: [(&Client, &mut Feed); 2]) -> u64 {
    let [(ania, by_ania), (bo, by_bo)] = players;
    let one = async |client: &Client, feed: &mut Feed| {
        // What the feed has shown before is not shown again.
        let mut update = client.table(id).await;
        if update["options"] == json!([]) {
            update = feed.turn(&update).await;
        }
        while update["status"] != "over" {
            let answered = client.act(&update, 0).await.expect(StatusCode::OK);
            update = feed.turn(&answered).await;
        }
        update["version"].as_u64().unwrap()
    };
    let (one, other) = tokio::join!(one(ania, by_ania), one(bo, by_bo));
    assert_eq!(one, other);
    one
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_one_table_play_on_different_nodes() {
    let nats = Nats::start();
    for bus in [None, Some(nats.url())] {
        let database = Postgres::shared().database();
        let [one, other] =
            nodes(&database, |_, config| config.bus.url = bus.as_ref().map(|url| url.parse().unwrap())).await;
        let (ania, bo, id) = two_at_a_table(&one, &other).await;
        let (mut by_ania, mut by_bo) = (ania.feed(&id, None).await, bo.feed(&id, None).await);
        // Each hears that the other one is there, wherever that is.
        by_ania.until(|update| update["seats"][1]["connected"] == true).await;
        by_bo.until(|update| update["seats"][0]["connected"] == true).await;
        let version = play_out(&id, [(&ania, &mut by_ania), (&bo, &mut by_bo)]).await;
        let records = [&ania, &bo].map(|client| async { client.get(&format!("/api/tables/{id}/record")).await.text });
        let [one_says, other_says] = records;
        assert_eq!(one_says.await, other_says.await);
        assert_eq!(database.sql(&format!("SELECT count(*) FROM answers WHERE table_id = '{id}'")), version.to_string());
        // A rematch that both ask for is one, and each is told of it.
        let path = format!("/api/tables/{id}/rematch");
        let (asked, also) = tokio::join!(ania.post(&path, json!({})), bo.post(&path, json!({})));
        let (asked, also) = (asked.expect(StatusCode::CREATED), also.expect(StatusCode::CREATED));
        assert_eq!(asked["id"], also["id"]);
        for feed in [&mut by_ania, &mut by_bo] {
            feed.until(|update| update["rematch"] == asked["id"]).await;
        }
        // Whoever leaves is missed on the other node.
        drop(by_bo);
        by_ania.until(|update| update["seats"][1]["connected"] == false).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_answer_sent_to_all_nodes_at_once_counts_once() {
    let database = Postgres::shared().database();
    let [one, other] = nodes(&database, |_, _| {}).await;
    let (ania, bo, id) = two_at_a_table(&one, &other).await;
    for n in 0..20 {
        let (client, update) = crate::common::deciding(&[&ania, &bo], &id).await;
        if update["status"] == "over" {
            break;
        }
        let (body, path, key) = (answer(&update, 0), format!("/api/tables/{id}/act"), format!("key {n}"));
        let again = [client.at(one.address), client.at(other.address)];
        let (first, second) =
            tokio::join!(again[0].post_once(&path, &key, body.clone()), again[1].post_once(&path, &key, body.clone()));
        for reply in [first, second, again[0].post_once(&path, &key, body.clone()).await] {
            reply.expect(StatusCode::OK);
        }
        if again[1].table(&id).await["status"] == "over" {
            break;
        }
    }
    let twice =
        format!("SELECT count(*) - count(DISTINCT key) FROM answers WHERE table_id = '{id}' AND key IS NOT NULL");
    assert_eq!(database.sql(&twice), "0");
    // An answer to the past is told how the table stands, also by a node that had not looked for long.
    let stale = json!({ "version": 0, "tail": 99, "index": 0, "commit": true });
    let problem = ania.post(&format!("/api/tables/{id}/act"), stale).await;
    assert!(problem.status.is_client_error(), "{}", problem.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_is_taken_back_on_one_node_ends_on_all() {
    let database = Postgres::shared().database();
    let [one, other] = nodes(&database, |_, _| {}).await;
    let (ania, _, id) = two_at_a_table(&one, &other).await;
    let elsewhere = ania.at(other.address);
    let mut feed = elsewhere.feed(&id, None).await;
    feed.next().await.unwrap();
    ania.post("/api/logout", json!({})).await;
    let (code, _) = tokio::time::timeout(Duration::from_secs(30), feed.closed()).await.expect("it ends");
    assert_eq!(code, 1008);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_think_on_nodes_that_do_nothing_else_and_others_take_over_when_they_stop() {
    let database = Postgres::shared().database();
    let [http, mut worker, spare] = nodes(&database, |n, config| {
        config.roles = if n == 0 { vec![Role::Http] } else { vec![Role::Bots] };
    })
    .await;
    // It answers how it is, and nothing else.
    assert_eq!(worker.client().get("/health/ready").await.status, StatusCode::OK);
    assert_eq!(worker.client().get("/api/tables?filter=open").await.status, StatusCode::NOT_FOUND);
    let ania = http.guest("Ania").await;
    let play = async || {
        let id = ania.open(json!([{ "bot": "page" }, { "bot": "page" }])).await;
        http.client().feed(&id, None).await.until(|update| update["status"] == "over").await;
    };
    play().await;
    worker.server.take().unwrap().stop().await;
    play().await;
    drop(spare);
    assert_eq!(database.sql("SELECT count(*) FROM thoughts"), "0");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_stops_loses_no_move_and_sends_its_people_elsewhere() {
    let database = Postgres::shared().database();
    let [mut one, other] = nodes(&database, |_, _| {}).await;
    let (ania, bo, id) = two_at_a_table(&one, &other).await;
    let mut feed = ania.feed(&id, None).await;
    feed.next().await.unwrap();
    let (client, update) = crate::common::deciding(&[&ania, &bo], &id).await;
    let acted = client.act(&update, 0).await.expect(StatusCode::OK);
    let stopping = one.server.take().unwrap().stop();
    let (_, (code, why)) = tokio::join!(stopping, feed.closed());
    assert_eq!(code, 1012);
    assert!(why.contains("reconnect in"), "{why}");
    let (ania, bo) = (ania.at(other.address), bo.at(other.address));
    assert_eq!(client.at(other.address).table(&id).await["version"], acted["version"]);
    // What is known of another node's updates is known here.
    let since = acted["version"].as_u64().unwrap();
    let path = format!("/api/tables/{id}?since={since}&epoch={}", acted["epoch"].as_str().unwrap());
    let update = ania.get(&path).await.expect(StatusCode::OK);
    assert!(update["log"].as_array().unwrap().iter().all(|line| line["tentative"] == true), "{}", update["log"]);
    let (mut by_ania, mut by_bo) = (ania.feed(&id, None).await, bo.feed(&id, None).await);
    play_out(&id, [(&ania, &mut by_ania), (&bo, &mut by_bo)]).await;
}

/// A standby that was not told of the last moves becomes the database: what was acknowledged in them has not happened.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_history_of_the_database_is_shown_from_its_beginning() {
    let database = Postgres::shared().database();
    let [one] = nodes(&database, |_, _| {}).await;
    let (ania, bo, id) = two_at_a_table(&one, &one).await;
    let mut feed = bo.feed(&id, None).await;
    let before = feed.next().await.unwrap();
    let _ = database.sql(&format!("CREATE TABLE kept AS SELECT * FROM tables WHERE id = '{id}'"));
    let mut acted = Value::Null;
    while acted["version"] == Value::Null || acted["version"] == before["version"] {
        let (client, update) = crate::common::deciding(&[&ania, &bo], &id).await;
        acted = client.act(&update, 0).await.expect(StatusCode::OK);
    }
    let _ = database.sql(&format!(
        "UPDATE tables SET header = kept.header, revision = kept.revision FROM kept WHERE tables.id = kept.id; \
         DELETE FROM answers WHERE table_id = '{id}' AND version >= {}; UPDATE service SET name = 'the standby'",
        before["version"]
    ));
    let shown = feed.until(|update| update["version"] == before["version"] && update["epoch"] != before["epoch"]).await;
    assert_eq!(shown["view"], before["view"]);
    let (client, update) = crate::common::deciding(&[&ania, &bo], &id).await;
    client.act(&update, 0).await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_thieves_try_is_counted_on_all_nodes() {
    let database = Postgres::shared().database();
    let [one, other] = nodes(&database, |_, config| {
        config.limits.enabled = true;
        config.limits.sign_in = signoria_server::Rate { per_minute: 1, burst: 3 };
    })
    .await;
    let tried = [&one, &other, &one, &other];
    let mut seen = Vec::new();
    for host in tried {
        seen.push(host.client().post("/api/guest", json!({})).await.status.as_u16());
    }
    assert_eq!(seen, [200, 200, 200, 429]);
}

/// A whole server moves to PostgreSQL and back, and its games go on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_moves_to_another_kind_of_database_and_back() {
    let mut host = crate::common::host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let clock = json!({ "kind": "days", "per_move": 86_400_000 });
    let opened = ania.post("/api/tables", json!({ "game": "toy", "seats": ["me", "open"], "clock": clock }));
    let id = opened.await.expect(StatusCode::CREATED)["id"].as_str().unwrap().to_owned();
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    bo.post(&format!("/api/tables/{id}/chat"), json!({ "text": "cześć" })).await;
    let account = json!({ "name": "Ania", "password": "correct horse" });
    ania.post("/api/accounts", account).await.expect(StatusCode::CREATED);
    ania.post("/api/tokens", json!({ "label": "bot" })).await.expect(StatusCode::CREATED);
    let (client, update) = crate::common::deciding(&[&ania, &bo], &id).await;
    client.act(&update, 0).await.expect(StatusCode::OK);
    let before = ania.table(&id).await;
    let file = host.folder.path().join("signoria.db").to_str().unwrap().to_owned();
    let database = Postgres::shared().database();
    let copy = async |from: &str, to: &str| {
        let (from, to) = (from.to_owned(), to.to_owned());
        let copied = tokio::task::spawn_blocking(move || signoria_server::copy_database(&from, &to)).await.unwrap();
        copied.map_err(|error| error.to_string())
    };
    let in_use = copy(&file, &database.url()).await.unwrap_err();
    assert!(in_use.contains("in use"), "{in_use}");
    host.server.take().unwrap().stop().await;
    let rows = copy(&file, &database.url()).await.unwrap();
    assert!(rows.contains(&("people", 2)) && rows.contains(&("alarms", 1)), "{rows:?}");
    let full = copy(&file, &database.url()).await.unwrap_err();
    assert!(full.contains("not empty"), "{full}");
    // The game goes on there.
    let standing = |update: &Value| [&update["version"], &update["view"], &update["chat"]].map(Clone::clone);
    let [node] = nodes(&database, |_, _| {}).await;
    let served = copy(&database.url(), &format!("{file}.new")).await.unwrap_err();
    assert!(served.contains("stop them first"), "{served}");
    let (ania, bo) = (ania.at(node.address), bo.at(node.address));
    assert_eq!(standing(&ania.table(&id).await), standing(&before));
    let (client, update) = crate::common::deciding(&[&ania, &bo], &id).await;
    client.act(&update, 0).await.expect(StatusCode::OK);
    let after = ania.table(&id).await;
    let mut node = node;
    node.server.take().unwrap().stop().await;
    // As if the last of them had been stopped some time ago.
    let _ = database.sql("UPDATE service SET noted = noted - 60000");
    // And back.
    let new = format!("{file}.new");
    copy(&database.url(), &new).await.unwrap();
    let mut config = config(host.folder.path());
    config.database.path = new.into();
    host.restart_as(&config).await;
    assert_eq!(standing(&ania.at(host.address).table(&id).await), standing(&after));
    let login = json!({ "name": "Ania", "password": "correct horse" });
    host.client().post("/api/login", login).await.expect(StatusCode::OK);
}
