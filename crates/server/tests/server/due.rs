//! What a server does about games that wait: at its start, while it is away, and when its file is gone.

use crate::common::{Host, config, deciding, host};
use hyper::StatusCode;
use serde_json::{Value, json};
use signoria_server::store::{SqliteStore, Store};
use sqlx::{ConnectOptions, Connection, Row};
use std::path::Path;
use std::time::Duration;

async fn sql(folder: &Path, statement: &str) -> Vec<String> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("signoria.db"));
    let mut connection = options.connect().await.unwrap();
    let statement = sqlx::AssertSqlSafe(statement.to_owned());
    let rows = sqlx::query(statement).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    rows.iter().map(|row| row.try_get::<Option<String>, _>(0).unwrap().unwrap_or_default()).collect()
}

async fn table_of_two(host: &Host, clock: Value) -> (crate::common::Client, crate::common::Client, String) {
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let body = json!({ "game": "toy", "seats": ["me", "open"], "clock": clock, "options": { "first": 0 } });
    let id = ania.post("/api/tables", body).await.expect(StatusCode::CREATED)["id"].as_str().unwrap().to_owned();
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    (ania, bo, id)
}

#[tokio::test]
async fn time_in_which_the_server_was_down_counts_for_nobody() {
    let mut host = host().await;
    let hour = 3_600_000_i64;
    let (ania, _, id) = table_of_two(&host, json!({ "kind": "live", "initial": hour, "increment": 0 })).await;
    let before = ania.table(&id).await;
    host.server.take().unwrap().stop().await;
    // As if it had been down since long ago, and as if the calendar were another one now.
    let folder = host.folder.path().to_owned();
    sql(&folder, "UPDATE service SET clock = clock - 40000000").await;
    sql(&folder, "UPDATE alarms SET at = at - 40000000").await;
    sql(&folder, "UPDATE tables SET header = json_set(header, '$.clocks.since[0]', json_extract(header, '$.clocks.since[0]') - 40000000, '$.clocks.since[1]', json_extract(header, '$.clocks.since[1]') - 40000000)").await;
    host.restart_as(&config(&folder)).await;
    let after = ania.at(host.address).table(&id).await;
    for seat in 0..2 {
        let left = |update: &Value| update["clocks"]["left"][seat].as_i64().unwrap();
        assert!(left(&before) - left(&after) < 60_000, "{} became {}", before["clocks"], after["clocks"]);
    }
    let (now, deadline) = (after["clocks"]["now"].as_i64().unwrap(), after["clocks"]["deadline"].as_i64().unwrap());
    assert!((0..=hour).contains(&(deadline - now)), "people are shown the calendar: {}", after["clocks"]);
}

#[tokio::test]
async fn the_clock_of_a_store_goes_on_where_it_stood() {
    let folder = tempfile::tempdir().unwrap();
    let database = config(folder.path()).database;
    let store = SqliteStore::open(&database).await.unwrap();
    let first = store.clock();
    store.close().await;
    sql(folder.path(), "UPDATE service SET clock = 1000").await;
    let store = SqliteStore::open(&database).await.unwrap();
    let then = store.clock();
    assert!((1000..61_000).contains(&then) && first > then, "neither the calendar nor the time between: {then}");
    store.close().await;
}

#[tokio::test]
async fn a_start_builds_only_what_is_due() {
    let mut host = host().await;
    let (ania, bo, id) = table_of_two(&host, json!({ "kind": "days", "per_move": 86_400_000 })).await;
    let folder = host.folder.path().to_owned();
    let (thoughts, alarms) = ("SELECT table_id FROM thoughts", "SELECT table_id FROM alarms");
    assert_eq!(sql(&folder, thoughts).await, Vec::<String>::new(), "people owe the answers");
    assert_eq!(sql(&folder, alarms).await, std::slice::from_ref(&id));
    for query in [
        "SELECT table_id FROM alarms WHERE at <= 5 ORDER BY at LIMIT 9",
        "SELECT table_id, seat FROM thoughts WHERE until <= 5 ORDER BY until LIMIT 9",
    ] {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("signoria.db"));
        let mut connection = options.connect().await.unwrap();
        let explained = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
        let plan: String = sqlx::query(explained).fetch_one(&mut connection).await.unwrap().try_get("detail").unwrap();
        connection.close().await.unwrap();
        assert!(plan.contains("USING") && plan.contains("_by_time"), "{plan}");
    }
    // A bot's answer was under way when the server was killed, and stands no more: only the table says so.
    host.server.take().unwrap().stop().await;
    let owed = format!("INSERT INTO thoughts SELECT '{id}', 0, 0, 9, 'page', 1000 * unixepoch() * 2");
    sql(&folder, &owed).await;
    host.restart_as(&config(&folder)).await;
    let settled = async {
        while !sql(&folder, thoughts).await.is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), settled).await.expect("it is looked at once and noted");
    // And it goes on.
    for client in [&ania, &bo] {
        let client = client.at(host.address);
        client.act(&client.table(&id).await, 0).await.expect(StatusCode::OK);
    }
}

#[tokio::test]
async fn a_table_that_waits_in_vain_is_thrown_away_and_no_other() {
    let mut host = host().await;
    let ania = host.guest("Ania").await;
    let waits = json!(["me", "open"]);
    let (vain, waiting) = (ania.open(waits.clone()).await, ania.open(waits).await);
    let (_, _, game) = table_of_two(&host, json!({ "kind": "none" })).await;
    host.server.take().unwrap().stop().await;
    let folder = host.folder.path().to_owned();
    for id in [&vain, &game] {
        sql(
            &folder,
            &format!("UPDATE tables SET changed = 9, header = json_set(header, '$.changed', 9) WHERE id = '{id}'"),
        )
        .await;
    }
    host.restart_as(&config(&folder)).await;
    let ania = ania.at(host.address);
    let gone = async {
        while ania.get(&format!("/api/tables/{vain}")).await.status != StatusCode::NOT_FOUND {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), gone).await.expect("it is thrown away");
    for id in [waiting, game] {
        ania.table(&id).await;
    }
}

#[tokio::test]
async fn an_alarm_that_has_rung_is_not_due_any_more() {
    let host = host().await;
    let (ania, bo, id) = table_of_two(&host, json!({ "kind": "days", "per_move": 300 })).await;
    let mut feed = bo.feed(&id, None).await;
    let folder = host.folder.path().to_owned();
    ania.table(&id).await;
    feed.until(|update| update["clocks"]["left"][0].as_i64() <= Some(0)).await;
    let rung = async {
        while !sql(&folder, "SELECT table_id FROM alarms").await.is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), rung).await.expect("it is noted");
}

/// What is written to a file without a name is gone with the process: it is not acknowledged.
#[cfg(unix)]
#[tokio::test]
async fn a_database_that_was_deleted_or_replaced_takes_no_move_and_the_server_is_not_ready() {
    for replaced in [false, true] {
        let host = host().await;
        let (ania, _, id) = table_of_two(&host, json!({ "kind": "none" })).await;
        let before = ania.table(&id).await;
        assert_eq!(host.client().get("/health/ready").await.status, StatusCode::OK);
        let file = host.folder.path().join("signoria.db");
        if replaced {
            std::fs::copy(&file, host.folder.path().join("copy")).unwrap();
            std::fs::rename(host.folder.path().join("copy"), &file).unwrap();
        } else {
            std::fs::remove_file(&file).unwrap();
        }
        ania.act(&before, 0).await.problem(503, "not-saved");
        not_ready(&host).await;
        assert_eq!(host.client().get("/health/live").await.status, StatusCode::OK);
    }
}

/// What was tried a moment ago is taken for granted, so it is asked until it is so.
async fn not_ready(host: &Host) {
    let asked = async {
        while host.client().get("/health/ready").await.status != StatusCode::SERVICE_UNAVAILABLE {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), asked).await.expect("it says that it is not ready");
}

#[tokio::test]
async fn a_server_over_its_quota_is_not_ready() {
    let host = crate::common::host_with(|config| config.database.max_mb = 1).await;
    let ania = host.guest("Ania").await;
    let id = ania.open(json!(["me", "open"])).await;
    assert_eq!(host.client().get("/health/ready").await.status, StatusCode::OK);
    let text = "x".repeat(500);
    while ania.post(&format!("/api/tables/{id}/chat"), json!({ "text": text })).await.status == StatusCode::NO_CONTENT {
    }
    not_ready(&host).await;
}

#[tokio::test]
async fn a_game_that_its_rules_do_not_fit_any_more_is_ended_or_goes_on_elsewhere() {
    let mut host = host().await;
    let folder = host.folder.path().to_owned();
    let (ania, bo, id) = table_of_two(&host, json!({ "kind": "none" })).await;
    let other = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{other}/join"), json!({})).await.expect(StatusCode::OK);
    for table in [&id, &other] {
        for client in [&ania, &bo] {
            client.act(&client.table(table).await, 0).await.expect(StatusCode::OK);
        }
    }
    let before = ania.table(&id).await;
    host.server.take().unwrap().stop().await;
    // Other rules, under which the answers of one table stand and those of the other do not.
    sql(&folder, "UPDATE tables SET header = json_set(header, '$.rules', 0)").await;
    sql(&folder, &format!("UPDATE answers SET action = 9999 WHERE table_id = '{other}' AND seat IS NOT NULL")).await;
    host.restart_as(&config(&folder)).await;
    let (ania, bo) = (ania.at(host.address), bo.at(host.address));
    let after = ania.table(&id).await;
    assert_eq!((&after["view"], &after["options"]), (&before["view"], &before["options"]));
    assert_eq!(after["log"].as_array().unwrap().last().unwrap()["message"]["key"], "table-log-revised");
    let (next, now) = deciding(&[&ania, &bo], &id).await;
    next.act(&now, 0).await.expect(StatusCode::OK);

    let update = ania.table(&other).await;
    assert_eq!((&update["status"], &update["may"]["rescue"]), (&json!("playing"), &json!(true)));
    assert_eq!((&update["stranded"]["from"], &update["stranded"]["to"]), (&json!(0), &json!(1)));
    ania.post(&format!("/api/tables/{id}/end"), json!({})).await.problem(422, "refused");
    ania.post(&format!("/api/tables/{id}/go-on"), json!({})).await.problem(422, "refused");
    host.guest("Celia").await.post(&format!("/api/tables/{other}/go-on"), json!({})).await.problem(403, "forbidden");
    // Both ask at the same time, and come to the same table.
    let path = format!("/api/tables/{other}/go-on");
    let (one, two) = tokio::join!(ania.post(&path, json!({})), bo.post(&path, json!({})));
    let (one, two) = (one.expect(StatusCode::CREATED), two.expect(StatusCode::CREATED));
    assert_eq!(one["id"], two["id"]);
    let new = one["id"].as_str().unwrap();
    let ended = ania.table(&other).await;
    assert_eq!((&ended["status"], &ended["rematch"], &ended["seed"]), (&json!("over"), &json!(new), &Value::Null));
    ania.get(&format!("/api/tables/{other}/record")).await.problem(409, "conflict");
    for client in [&ania, &bo] {
        client.act(&client.table(new).await, 0).await.expect(StatusCode::OK);
    }
    host.restart().await;
    assert_eq!(ania.at(host.address).table(&other).await["rematch"], json!(new), "the way there outlives a restart");
}

#[tokio::test]
async fn a_game_whose_options_cannot_be_read_any_more_is_shown_without_them_and_ended_by_its_people() {
    let mut host = host().await;
    let folder = host.folder.path().to_owned();
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let options = json!({ "length": "long" });
    let table = json!({ "game": "toy", "seats": ["me", "open"], "options": options });
    let table = ania.post("/api/tables", table).await.expect(StatusCode::CREATED);
    let id = table["id"].as_str().unwrap();
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    for client in [&ania, &bo] {
        client.act(&client.table(id).await, 0).await.expect(StatusCode::OK);
    }
    let (before, (_, asked)) = (ania.table(id).await, deciding(&[&ania, &bo], id).await);
    host.server.take().unwrap().stop().await;
    // An option that is gone, and one with a value that is none any more.
    sql(&folder, "UPDATE tables SET header = json_set(header, '$.options.gone', 1, '$.options.first', 'Ania')").await;
    host.restart_as(&config(&folder)).await;
    let (ania, bo) = (ania.at(host.address), bo.at(host.address));
    let update = ania.table(id).await;
    assert_eq!(update["stranded"]["options"], json!(["first", "gone"]));
    assert_eq!(update["stranded"]["why"]["key"], "table-stranded-options");
    assert_eq!(update["view"], before["view"]);
    assert_eq!((&update["options"], &update["may"]["rescue"]), (&json!([]), &json!(true)));
    for client in [&ania, &bo] {
        client.act(&asked, 0).await.problem(422, "refused");
    }
    let ended = bo.post(&format!("/api/tables/{id}/end"), json!({})).await.expect(StatusCode::OK);
    assert_eq!((&ended["status"], ended["seed"].is_string()), (&json!("over"), true));
    let record = ania.get(&format!("/api/tables/{id}/record")).await;
    assert!(record.text.contains("\"gone\":1"), "it names the options that it was played with: {}", record.text);
}
