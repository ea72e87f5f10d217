//! Feeds in three encodings, taken up again after a break, ended by a stop.

use crate::common::{answer, deciding, host};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

#[tokio::test]
async fn three_encodings_tell_the_same() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    let mut socket = ania.feed(&id, None).await;
    let mut events = ania.lines(&format!("/api/tables/{id}/events")).await;
    let mut lines = ania.lines(&format!("/api/tables/{id}/stream")).await;
    assert_eq!(events.headers["content-type"], "text/event-stream");
    assert_eq!(lines.headers["content-type"], "application/x-ndjson");
    for headers in [&events.headers, &lines.headers] {
        assert_eq!(headers["x-accel-buffering"], "no");
        assert!(headers["cache-control"].to_str().unwrap().contains("no-transform"));
    }
    // Their pages being there is news; let it pass.
    let settled = |update: &Value| update["seats"][0]["connected"] == true;
    socket.until(settled).await;
    bo.act(&bo.table(&id).await, 0).await.expect(StatusCode::OK);
    let wanted = |update: &Value| update["view"]["players"][1]["has_bid"] == true || update["to_act"] == json!([0]);
    let by_socket = socket.until(wanted).await;
    let by_event = loop {
        let event_id = events.line("id: ").await.unwrap();
        let update: Value = serde_json::from_str(&events.line("data: ").await.unwrap()).unwrap();
        assert_eq!(event_id, format!("{} {}", update["version"], update["epoch"].as_str().unwrap()));
        if wanted(&update) {
            break update;
        }
    };
    let by_line = loop {
        let line = lines.next().await.unwrap();
        let update: Value = serde_json::from_str(&line).unwrap();
        if wanted(&update) {
            break update;
        }
    };
    for other in [by_event, by_line] {
        for part in ["version", "tail", "viewer", "view", "options", "to_act", "log", "seats"] {
            assert_eq!(other[part], by_socket[part], "{part}");
        }
    }
}

#[tokio::test]
async fn a_feed_that_broke_goes_on_where_it_ended() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    let mut feed = ania.feed(&id, None).await;
    let first = feed.next().await.unwrap();
    let known = first["version"].as_u64().unwrap();
    assert!(!first["log"].as_array().unwrap().is_empty());
    drop(feed);
    for client in [&ania, &bo] {
        client.act(&client.table(&id).await, 0).await.expect(StatusCode::OK);
    }
    let missed = ania.table(&id).await["log"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|line| line["version"].as_u64() > Some(known))
        .count();
    assert!(missed > 0);
    let update = ania.feed(&id, Some(known)).await.next().await.unwrap();
    assert_eq!(update["log"].as_array().unwrap().len(), missed);
    // Server-sent events name the version by the header that browsers send.
    let request = ania.request(Method::GET, &format!("/api/tables/{id}/events")).header("last-event-id", "what?");
    assert_eq!(
        ania.send(request.body(Default::default()).unwrap()).await.problem(400, "malformed")["field"],
        "Last-Event-ID"
    );
    let mut lines = ania.lines(&format!("/api/tables/{id}/stream?since={known}")).await;
    let update: Value = serde_json::from_str(&lines.next().await.unwrap()).unwrap();
    assert_eq!(update["log"].as_array().unwrap().len(), missed);
}

#[tokio::test]
async fn the_others_see_who_is_there() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open", "open"])).await;
    let mut mine = ania.feed(&id, None).await;
    // Somebody looks on and then sits down: the feed is the same.
    let mut theirs = bo.feed(&id, None).await;
    assert_eq!(theirs.next().await.unwrap()["viewer"], "watcher");
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    theirs.until(|update| update["viewer"] == json!({ "seat": 1 })).await;
    mine.until(|update| update["seats"][1]["connected"] == true).await;
    drop(theirs);
    mine.until(|update| update["seats"][1]["connected"] == false).await;
}

#[tokio::test]
async fn signing_out_ends_the_feeds_of_that_session() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    let id = ania.open(json!(["me", "open"])).await;
    let made = ania.post("/api/tokens", json!({ "label": "bot" })).await.expect(StatusCode::CREATED);
    let program = host.client().with_token(made["token"].as_str().unwrap());
    let mut lines = program.lines(&format!("/api/tables/{id}/stream")).await;
    lines.next().await.unwrap();
    let mut feed = ania.feed(&id, None).await;
    feed.next().await.unwrap();
    ania.delete(&format!("/api/tokens/{}", made["id"].as_str().unwrap())).await.expect(StatusCode::NO_CONTENT);
    let last = loop {
        let line = lines.next().await.unwrap();
        if line.contains("\"end\"") {
            break line;
        }
    };
    assert_eq!(serde_json::from_str::<Value>(&last).unwrap(), json!({ "end": "signed out", "reconnect_ms": null }));
    assert_eq!(lines.next().await, None);
    ania.post("/api/logout", json!({})).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(feed.closed().await, (1008, "signed out".to_owned()));
}

#[tokio::test]
async fn a_stop_tells_open_feeds_when_to_come_back_and_does_not_wait_for_them() {
    let mut host = host().await;
    let ania = host.guest("Ania").await;
    let id = ania.open(json!(["me", { "bot": "page" }])).await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        let mut feed = ania.feed(&id, None).await;
        feed.next().await.unwrap();
        sockets.push(feed);
    }
    let mut events = ania.lines(&format!("/api/tables/{id}/events")).await;
    events.line("data: ").await.unwrap();
    let began = Instant::now();
    let stopped = tokio::spawn(host.server.take().unwrap().stop());
    for socket in &mut sockets {
        let (code, reason) = socket.closed().await;
        assert!(code == 1012 && reason.contains("reconnect in"), "{code} {reason}");
    }
    let retry: u64 = events.line("retry: ").await.unwrap().parse().unwrap();
    // Spread over two seconds at least, from half a second on.
    assert!((500..2500).contains(&retry), "{retry}");
    stopped.await.unwrap();
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    let request = ania.request(Method::GET, "/health/live").body(Default::default()).unwrap();
    assert!(ania.try_send(request).await.is_err(), "nobody listens any more");
}

#[tokio::test]
async fn two_pages_of_one_person_keep_in_step() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    let (mut one, mut two) = (ania.feed(&id, None).await, ania.feed(&id, None).await);
    let update = one.next().await.unwrap();
    two.next().await.unwrap();
    let mut body = answer(&update, 0);
    body["commit"] = json!(false);
    ania.post(&format!("/api/tables/{id}/act"), body.clone()).await.expect(StatusCode::OK);
    for feed in [&mut one, &mut two] {
        feed.until(|update| update["may"]["commit"] == true).await;
    }
    // The second page had not seen it yet and answers the same version.
    ania.post(&format!("/api/tables/{id}/act"), body).await.problem(409, "stale");
}

/// A backup was restored, or the machine put back: the same version may be another moment of another game.
#[tokio::test]
async fn after_a_rollback_a_feed_begins_anew() {
    let mut host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    let early = ania.table(&id).await;
    let config = crate::common::config(host.folder.path());
    let file = host.folder.path().join("signoria.db");
    host.server.take().unwrap().stop().await;
    let then = std::fs::read(&file).unwrap();
    host.restart_as(&config).await;
    let (ania, bo) = (ania.at(host.address), bo.at(host.address));
    for client in [&ania, &bo] {
        client.act(&client.table(&id).await, 0).await.expect(StatusCode::OK);
    }
    let late = ania.table(&id).await;
    let (known, epoch) = (late["version"].as_u64().unwrap(), late["epoch"].as_str().unwrap().to_owned());
    assert!(Some(known) > early["version"].as_u64());
    host.server.take().unwrap().stop().await;
    std::fs::write(&file, then).unwrap();
    for log in ["signoria.db-wal", "signoria.db-shm"] {
        let _ = std::fs::remove_file(host.folder.path().join(log));
    }
    host.restart_as(&config).await;
    let ania = ania.at(host.address);
    // Who knows more than there is gets all of it, epoch or not.
    for query in [format!("since={known}"), format!("since={known}&epoch={epoch}"), format!("since=1&epoch={epoch}")] {
        let mut lines = ania.lines(&format!("/api/tables/{id}/stream?{query}")).await;
        let update: Value = serde_json::from_str(&lines.next().await.unwrap()).unwrap();
        assert_eq!(update["version"], early["version"]);
        assert_ne!(update["epoch"], late["epoch"]);
        assert_eq!(update["log"], early["log"], "{query}");
        let seen = ania.get(&format!("/api/tables/{id}?{query}")).await.expect(StatusCode::OK);
        assert_eq!(seen["log"], early["log"], "{query}");
    }
    // Events name both.
    let request =
        |last: String| ania.request(Method::GET, &format!("/api/tables/{id}/events")).header("last-event-id", last);
    for last in [format!("{known}"), format!("1 {epoch}")] {
        let mut events = ania.lines_of(request(last).body(Default::default()).unwrap()).await;
        let update: Value = serde_json::from_str(&events.line("data: ").await.unwrap()).unwrap();
        assert_eq!(update["log"], early["log"]);
    }
    // What was decided in the game that was lost is no answer in this one, though its versions come again.
    let bo = bo.at(host.address);
    for client in [&ania, &bo] {
        client.act(&client.table(&id).await, 0).await.expect(StatusCode::OK);
    }
    let (next, now) = deciding(&[&ania, &bo], &id).await;
    assert_eq!((&now["version"], &now["tail"]), (&late["version"], &late["tail"]));
    let mut body = answer(&now, 0);
    body["epoch"] = late["epoch"].clone();
    let act = format!("/api/tables/{id}/act");
    let stale = next.post(&act, body.clone()).await.problem(409, "stale");
    assert_eq!((&stale["update"]["epoch"], &stale["update"]["log"]), (&now["epoch"], &now["log"]));
    let place = json!({ "version": now["version"], "tail": now["tail"], "epoch": late["epoch"] });
    for step in ["undo", "redo", "reset", "commit"] {
        next.post(&format!("/api/tables/{id}/{step}"), place.clone()).await.problem(409, "stale");
    }
    let at = format!("version={}&tail={}", now["version"], now["tail"]);
    let preview = format!("/api/tables/{id}/preview?index={}&{at}&epoch=", body["index"]);
    next.get(&format!("{preview}{epoch}")).await.problem(409, "stale");
    body["epoch"] = now["epoch"].clone();
    next.get(&format!("{preview}{}", now["epoch"].as_str().unwrap())).await.expect(StatusCode::OK);
    next.post_once(&act, "k", body.clone()).await.expect(StatusCode::OK);
    // The same request after a restart is not a new one, whichever run it names.
    host.server.take().unwrap().stop().await;
    host.restart_as(&config).await;
    let (next, ania, bo) = (next.at(host.address), ania.at(host.address), bo.at(host.address));
    for epoch in [&late["epoch"], &ania.table(&id).await["epoch"]] {
        body["epoch"] = epoch.clone();
        next.post_once(&act, "k", body.clone()).await.expect(StatusCode::OK);
    }
    // Of the same run the log goes on as before, once nobody's answer is open any more.
    let (last, open) = deciding(&[&ania, &bo], &id).await;
    last.act(&open, 0).await.expect(StatusCode::OK);
    let now = ania.table(&id).await["epoch"].as_str().unwrap().to_owned();
    let version = &ania.table(&id).await["version"];
    let seen = ania.get(&format!("/api/tables/{id}?since={version}&epoch={now}")).await;
    assert_eq!(seen.expect(StatusCode::OK)["log"], json!([]));
}

/// However many look on, an update is made once; and each feed keeps little of it.
#[tokio::test]
async fn those_who_see_the_same_get_the_same_update() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let id = ania.open(json!(["me", "open"])).await;
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    let mut watchers = Vec::new();
    for _ in 0..5 {
        let mut feed = host.client().feed(&id, None).await;
        feed.next().await.unwrap();
        watchers.push(feed);
    }
    let mut mine = ania.feed(&id, None).await;
    mine.next().await.unwrap();
    bo.act(&bo.table(&id).await, 0).await.expect(StatusCode::OK);
    let settled = |update: &Value| update["to_act"] == json!([0]) && update["seats"][0]["connected"] == true;
    let first = watchers[0].until(settled).await;
    for watcher in &mut watchers[1..] {
        let other = watcher.until(settled).await;
        assert_eq!(other["view"], first["view"]);
        assert_eq!(other["viewer"], "watcher");
    }
    // Nobody gets what is another's.
    let own = mine.until(settled).await;
    assert_eq!(own["viewer"], json!({ "seat": 0 }));
    assert!(!own["options"].as_array().unwrap().is_empty());
    assert_eq!(first["options"], json!([]));
}
