//! Tables are opened, listed, joined, left, started, and played at again.

use crate::common::{Client, answer, host, host_with};
use hyper::StatusCode;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[tokio::test]
async fn a_table_without_open_seats_starts_at_once() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    let table = json!({ "game": "toy", "seats": ["me", { "bot": "page" }], "options": { "length": "long" } });
    let table = ania.post("/api/tables", table).await.expect(StatusCode::CREATED);
    assert_eq!((&table["status"], &table["your_seat"]), (&json!("playing"), &json!(0)));
    assert_eq!(table["options"]["length"], "long");
    let update = ania.table(table["id"].as_str().unwrap()).await;
    assert_eq!(update["seats"][1]["kind"], "bot");
    assert_eq!(update["viewer"], json!({ "seat": 0 }));
    assert_eq!(update["commitment"].as_str().unwrap().len(), 64);
    assert_eq!(update["seed"], Value::Null);
}

#[tokio::test]
async fn open_tables_are_listed_and_private_ones_are_reached_by_their_link() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let open = ania.open(json!(["open", "me", "open"])).await;
    let private = json!({ "game": "toy", "seats": ["me", "open"], "private": true });
    let private =
        ania.post("/api/tables", private).await.expect(StatusCode::CREATED)["id"].as_str().unwrap().to_owned();
    let listed = bo.get("/api/tables?filter=open").await.expect(StatusCode::OK);
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert_eq!((&listed[0]["id"], &listed[0]["your_seat"]), (&json!(open), &Value::Null));
    assert_eq!(ania.get("/api/tables?filter=mine").await.json().as_array().unwrap().len(), 2);
    assert_eq!(host.client().get("/api/tables?filter=mine").await.json(), json!([]));

    let update = bo.post(&format!("/api/tables/{open}/join"), json!({ "seat": 2 })).await.expect(StatusCode::OK);
    assert_eq!((&update["viewer"], &update["status"]), (&json!({ "seat": 2 }), &json!("lobby")));
    let problem = bo.post(&format!("/api/tables/{open}/join"), json!({})).await.problem(422, "refused");
    assert_eq!(problem["message"]["key"], "table-refused-seated");
    let problem = host.guest("Cy").await.post(&format!("/api/tables/{open}/join"), json!({ "seat": 1 })).await;
    assert_eq!(problem.problem(422, "refused")["message"]["key"], "table-refused-taken");
    let update = bo.post(&format!("/api/tables/{private}/join"), json!({})).await.expect(StatusCode::OK);
    assert_eq!((&update["viewer"], &update["status"]), (&json!({ "seat": 1 }), &json!("playing")));
    // A game that is on is watched, unless it is private.
    assert_eq!(host.client().get("/api/tables?filter=watch").await.json(), json!([]));
    host.guest("Cy").await.post(&format!("/api/tables/{open}/join"), json!({})).await.expect(StatusCode::OK);
    assert_eq!(host.client().get("/api/tables?filter=watch").await.json()[0]["id"], json!(open));
    // Of somebody who plays bots nobody is told.
    let alone = json!({ "game": "toy", "seats": ["me", { "bot": "page" }], "private": false });
    ania.post("/api/tables", alone).await.expect(StatusCode::CREATED);
    let watched = host.client().get("/api/tables?filter=watch").await.json();
    assert_eq!(watched.as_array().unwrap().iter().map(|table| &table["id"]).collect::<Vec<_>>(), [&json!(open)]);
    let watched = host.client().table(&open).await;
    assert_eq!((&watched["viewer"], &watched["options"]), (&json!("watcher"), &json!([])));
}

#[tokio::test]
async fn whoever_opened_the_table_starts_it_and_bots_take_the_open_seats() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    bo.post(&format!("/api/tables/{id}/start"), json!({})).await.problem(403, "forbidden");
    host.guest("Cy").await.post(&format!("/api/tables/{id}/start"), json!({})).await.problem(403, "forbidden");
    let update = ania.post(&format!("/api/tables/{id}/start"), json!({})).await.expect(StatusCode::OK);
    assert_eq!((&update["status"], &update["seats"][2]["kind"]), (&json!("playing"), &json!("bot")));
    let problem = ania.post(&format!("/api/tables/{id}/start"), json!({})).await.problem(422, "refused");
    assert_eq!(problem["message"]["key"], "table-refused-started");
}

#[tokio::test]
async fn a_table_that_everybody_has_left_is_gone() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    ania.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(StatusCode::NO_CONTENT);
    // The one who is left may start now.
    assert_eq!(bo.table(&id).await["may"]["start"], true);
    assert_eq!(ania.get("/api/tables?filter=mine").await.json(), json!([]));
    ania.post(&format!("/api/tables/{id}/leave"), json!({})).await.problem(403, "forbidden");
    bo.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(StatusCode::NO_CONTENT);
    for _ in 0..100 {
        if bo.get(&format!("/api/tables/{id}")).await.status == StatusCode::NOT_FOUND {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the table is still there");
}

#[tokio::test]
async fn the_same_request_opens_one_table() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let body = json!({ "game": "toy", "seats": ["me", "open"] });
    let send = async |client: &Client, key: &str| client.post_once("/api/tables", key, body.clone()).await;
    let first = send(&ania, "k1").await.expect(StatusCode::CREATED);
    assert_eq!(send(&ania, "k1").await.expect(StatusCode::CREATED)["id"], first["id"]);
    assert_ne!(send(&ania, "k2").await.expect(StatusCode::CREATED)["id"], first["id"]);
    assert_ne!(send(&bo, "k1").await.expect(StatusCode::CREATED)["id"], first["id"]);
    let problem = send(&ania, &"k".repeat(65)).await.problem(400, "malformed");
    assert_eq!(problem["field"], "Idempotency-Key");
    assert_eq!(ania.get("/api/tables?filter=mine").await.json().as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_rematch_moves_everybody_one_seat_on_and_nobody_is_made_to_play() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    ania.post(&format!("/api/tables/{id}/rematch"), json!({})).await.problem(409, "conflict");
    let mut feed = bo.feed(&id, None).await;
    loop {
        let mut moved = false;
        for client in [&ania, &bo] {
            let update = client.table(&id).await;
            if !update["options"].as_array().unwrap().is_empty() {
                client.post(&format!("/api/tables/{id}/act"), answer(&update, 0)).await.expect(StatusCode::OK);
                moved = true;
            }
        }
        if !moved {
            break;
        }
    }
    assert_eq!(ania.table(&id).await["status"], "over");
    host.guest("Cy").await.post(&format!("/api/tables/{id}/rematch"), json!({})).await.problem(403, "forbidden");
    let new = ania.post(&format!("/api/tables/{id}/rematch"), json!({})).await.expect(StatusCode::CREATED);
    assert_eq!((&new["status"], &new["your_seat"], &new["private"]), (&json!("lobby"), &json!(1), &json!(true)));
    // The others are told where.
    let told = feed.until(|update| !update["rematch"].is_null()).await;
    assert_eq!(told["rematch"], new["id"]);
    // Nobody else is: whoever knows where could take the seat.
    assert_eq!(host.guest("Cy").await.table(&id).await["rematch"], Value::Null);
    assert_eq!(host.client().table(&id).await["rematch"], Value::Null);
    let joined = bo.post(&format!("/api/tables/{id}/rematch"), json!({})).await.expect(StatusCode::CREATED);
    assert_eq!((&joined["id"], &joined["your_seat"], &joined["status"]), (&new["id"], &json!(0), &json!("playing")));
    let again = ania.post(&format!("/api/tables/{id}/rematch"), json!({})).await.expect(StatusCode::CREATED);
    assert_eq!(again["id"], new["id"]);
}

#[tokio::test]
async fn nobody_waits_for_players_at_many_tables() {
    let host = host_with(|config| {
        config.limits.enabled = true;
        config.limits.tables = 2;
    })
    .await;
    let ania = host.guest("Ania").await;
    let body = || json!({ "game": "toy", "seats": ["me", "open"] });
    let first = ania.open(json!(["me", "open"])).await;
    let second = ania.post_once("/api/tables", "k", body()).await.expect(StatusCode::CREATED);
    let detail = ania.post("/api/tables", body()).await.problem(429, "too-many")["detail"].to_string();
    assert!(detail.contains("limits.tables"), "{detail}");
    // What was carried out is answered again; a game with bots waits for nobody; who leaves a table may open another.
    assert_eq!(ania.post_once("/api/tables", "k", body()).await.expect(StatusCode::CREATED)["id"], second["id"]);
    ania.open(json!(["me", { "bot": "page" }])).await;
    ania.post(&format!("/api/tables/{first}/leave"), json!({})).await.expect(StatusCode::NO_CONTENT);
    ania.open(json!(["me", "open"])).await;
}

/// A game of two that is over.
async fn over(ania: &Client, bo: &Client) -> String {
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    while ania.table(&id).await["status"] != "over" {
        for client in [ania, bo] {
            let update = client.table(&id).await;
            if !update["options"].as_array().unwrap().is_empty() {
                client.act(&update, 0).await.expect(StatusCode::OK);
            }
        }
    }
    id
}

#[tokio::test]
async fn rematches_asked_for_at_the_same_moment_are_one() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    for _ in 0..8 {
        let path = format!("/api/tables/{}/rematch", over(&ania, &bo).await);
        let ask = async |client: &Client| {
            client.post(&path, json!({})).await.expect(StatusCode::CREATED)["id"].as_str().unwrap().to_owned()
        };
        let (a, b, c, d, e, f) = tokio::join!(ask(&ania), ask(&bo), ask(&bo), ask(&ania), ask(&bo), ask(&ania));
        assert_eq!(BTreeSet::from([&a, &b, &c, &d, &e, &f]).len(), 1);
        let table = ania.table(&a).await;
        assert_eq!(table["status"], "playing");
        assert_eq!((&table["seats"][0]["name"], &table["seats"][1]["name"]), (&json!("Bo"), &json!("Ania")));
    }
}

#[tokio::test]
async fn another_table_with_the_same_key_is_refused() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let table = |private: bool| json!({ "game": "toy", "seats": ["me", "open"], "private": private });
    let first = ania.post_once("/api/tables", "k", table(false)).await.expect(StatusCode::CREATED);
    let problem = ania.post_once("/api/tables", "k", table(true)).await.problem(422, "key-reused");
    assert_eq!(problem["field"], "Idempotency-Key");
    assert_eq!(ania.post_once("/api/tables", "k", table(false)).await.json()["id"], first["id"]);
    // The same key for something else, and something else at another table.
    let games = [over(&ania, &bo).await, over(&ania, &bo).await];
    let step = json!({ "at": 0, "seat": 0, "level": "page" });
    let branch = async |game: &str, key: &str, step: &Value| {
        ania.post_once(&format!("/api/tables/{game}/branch"), key, step.clone()).await
    };
    branch(&games[0], "k", &step).await.problem(422, "key-reused");
    branch(&games[0], "b", &step).await.expect(StatusCode::CREATED);
    branch(&games[0], "b", &step).await.expect(StatusCode::CREATED);
    branch(&games[1], "b", &step).await.problem(422, "key-reused");
    branch(&games[0], "b", &json!({ "at": 1, "seat": 0, "level": "page" })).await.problem(422, "key-reused");
}
