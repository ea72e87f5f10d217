//! Whole games over real sockets: answers, undo, feeds, clocks, hints, records, restarts.

use crate::common::{Client, Host, answer, host, host_with};
use hyper::StatusCode;
use serde_json::{Value, json};
use signoria_core::Actor;
use signoria_core::record::Record;

/// A table with two people.
async fn two(host: &Host, options: Value) -> (Client, Client, String) {
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let table = json!({ "game": "toy", "seats": ["me", "open"], "options": options });
    let id = ania.post("/api/tables", table).await.expect(StatusCode::CREATED)["id"].as_str().unwrap().to_owned();
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    (ania, bo, id)
}

#[tokio::test]
async fn two_people_play_a_whole_game_and_each_hears_of_the_other() {
    let host = host().await;
    let (ania, bo, id) = two(&host, json!({})).await;
    let mut feeds = [ania.feed(&id, None).await, bo.feed(&id, None).await];
    let mut last = [feeds[0].next().await.unwrap(), feeds[1].next().await.unwrap()];
    let mut lines = [Vec::new(), Vec::new()];
    while last[0]["status"] != "over" {
        let seat = usize::from(last[0]["options"].as_array().unwrap().is_empty());
        let client = [&ania, &bo][seat];
        let after = client.act(&last[seat], 0).await.expect(StatusCode::OK);
        for (who, feed) in feeds.iter_mut().enumerate() {
            let known = &last[who];
            let fresh = |update: &Value| {
                update["version"].as_u64() >= after["version"].as_u64()
                    && (update["version"] != known["version"]
                        || update["tail"] != known["tail"]
                        || update["to_act"] != known["to_act"])
            };
            last[who] = feed.until(fresh).await;
            let log = last[who]["log"].as_array().unwrap().iter().filter(|line| line["tentative"] == false);
            lines[who].extend(log.cloned());
        }
    }
    assert_eq!(last[0]["outcome"]["scores"], last[1]["outcome"]["scores"]);
    // Piece by piece each got the log that one gets at once, except that secrets are open in the end.
    let whole = ania.table(&id).await;
    assert!(whole["log"].as_array().unwrap().len() >= lines[0].len());
    let versions = |log: &[Value]| log.iter().map(|line| line["version"].as_u64().unwrap()).collect::<Vec<_>>();
    assert!(versions(&lines[0]).is_sorted(), "the log comes in order, nothing twice");
    // The record is complete and its dice are those of the seed.
    let record = ania.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record.status, StatusCode::OK);
    let record: Record = record.text.parse().unwrap();
    assert_eq!(record.players, ["Ania", "Bo"]);
    assert_eq!(record.entries.len() as u64, whole["version"].as_u64().unwrap());
    let game = crate::common::games().get("toy").unwrap().make(2, &json!({})).unwrap();
    assert!(game.audit(&record, record.seed.as_ref().unwrap()).unwrap() > 0);
    assert_eq!(whole["seed"], record.seed.unwrap().to_string());
}

#[tokio::test]
async fn an_answer_to_the_past_is_told_how_the_table_stands() {
    let host = host().await;
    let (ania, _bo, id) = two(&host, json!({})).await;
    let update = ania.table(&id).await;
    ania.act(&update, 0).await.expect(StatusCode::OK);
    let problem = ania.act(&update, 0).await.problem(409, "stale");
    assert_eq!(problem["update"], strip_clock(&ania.table(&id).await, &problem["update"]));
    let problem =
        ania.post(&format!("/api/tables/{id}/act"), json!({ "version": 99_999, "tail": 0, "index": 0 })).await;
    problem.problem(409, "stale");
}

/// The same update at another moment.
fn strip_clock(update: &Value, at: &Value) -> Value {
    let mut update = update.clone();
    update["clocks"]["now"] = at["clocks"]["now"].clone();
    update
}

#[tokio::test]
async fn the_same_answer_sent_twice_counts_once() {
    let host = host().await;
    let (ania, bo, id) = two(&host, json!({})).await;
    let update = ania.table(&id).await;
    let send = async || ania.post_once(&format!("/api/tables/{id}/act"), "once", answer(&update, 0)).await;
    let first = send().await.expect(StatusCode::OK);
    let second = send().await.expect(StatusCode::OK);
    assert_eq!((&first["version"], &first["tail"]), (&second["version"], &second["tail"]));
    // Still so after Bo has answered and the bids are turned up.
    let theirs = bo.table(&id).await;
    bo.act(&theirs, 0).await.expect(StatusCode::OK);
    send().await.expect(StatusCode::OK);
}

#[tokio::test]
async fn another_answer_with_the_same_key_is_refused_and_not_passed_over() {
    let mut host = host().await;
    let (mut ania, mut bo, id) = two(&host, json!({})).await;
    let path = format!("/api/tables/{id}/act");
    let before = ania.table(&id).await;
    let legal = before["options"][0]["action"].as_str().unwrap();
    let said = |action: &str, commit: bool| {
        let mut body = answer(&before, 0);
        body["commit"] = json!(commit);
        body["action"] = json!(action);
        body.as_object_mut().unwrap().remove("index");
        body
    };
    let first = ania.post_once(&path, "k", said(legal, false)).await.expect(StatusCode::OK);
    // Another answer, the same one confirmed, the same one by its index: none of them is what was carried out.
    let by_index = {
        let mut body = answer(&before, 0);
        body["commit"] = json!(false);
        body
    };
    for other in [said("roll 1", false), said(legal, true), by_index] {
        let problem = ania.post_once(&path, "k", other).await.problem(422, "key-reused");
        assert_eq!(problem["field"], "Idempotency-Key");
        assert_eq!(problem["message"]["key"], "table-refused-key-reused");
    }
    let place = |update: &Value| (update["version"].clone(), update["tail"].clone());
    assert_eq!(place(&ania.table(&id).await), place(&first));
    // Somebody else's keys are their own. Later, where the text means nothing any more, all of this is still so.
    bo.post_once(&path, "k", answer(&bo.table(&id).await, 0)).await.expect(StatusCode::OK);
    let confirmed = json!({ "version": first["version"], "tail": first["tail"] });
    ania.post(&format!("/api/tables/{id}/commit"), confirmed).await.expect(StatusCode::OK);
    for restarted in [false, true] {
        if restarted {
            host.restart().await;
            (ania, bo) = (ania.at(host.address), bo.at(host.address));
        }
        let now = place(&ania.table(&id).await);
        assert_eq!(place(&ania.post_once(&path, "k", said(legal, false)).await.expect(StatusCode::OK)), now);
        ania.post_once(&path, "k", said("roll 1", false)).await.problem(422, "key-reused");
        bo.post_once(&path, "k", said(legal, false)).await.problem(422, "key-reused");
    }
}

#[tokio::test]
async fn what_the_rules_forbid_is_told_with_its_rule() {
    let host = host().await;
    let (ania, bo, id) = two(&host, json!({})).await;
    let update = ania.table(&id).await;
    let at = |index: Value| json!({ "version": update["version"], "tail": update["tail"], "index": index });
    let legal: Vec<u64> = update["options"].as_array().unwrap().iter().map(|o| o["index"].as_u64().unwrap()).collect();
    let illegal = (0..64).find(|index| !legal.contains(index)).unwrap();
    let problem = ania.post(&format!("/api/tables/{id}/act"), at(json!(illegal))).await.problem(422, "refused");
    assert!(problem["message"]["key"].is_string(), "{problem}");
    let problem =
        ania.post(&format!("/api/tables/{id}/act"), at(json!(4_000_000_000_u32))).await.problem(422, "refused");
    assert_eq!(problem["message"]["key"], "refused-unknown-action");
    host.guest("Cy").await.post(&format!("/api/tables/{id}/act"), at(json!(legal[0]))).await.problem(403, "forbidden");
    host.client().post(&format!("/api/tables/{id}/act"), at(json!(legal[0]))).await.problem(401, "sign-in");
    // By its text as well, and nothing of the above has changed anything.
    let action = update["options"][0]["action"].clone();
    let by_text = json!({ "version": update["version"], "tail": update["tail"], "action": action, "commit": true });
    ania.post(&format!("/api/tables/{id}/act"), by_text).await.expect(StatusCode::OK);
    assert_eq!(bo.table(&id).await["version"], update["version"]);
}

#[tokio::test]
async fn answers_are_taken_back_until_they_are_confirmed_and_nobody_sees_them_before() {
    let host = host().await;
    let (ania, bo, id) = two(&host, json!({})).await;
    let before = ania.table(&id).await;
    let mut body = answer(&before, 0);
    body["commit"] = json!(false);
    let tried = ania.post(&format!("/api/tables/{id}/act"), body).await.expect(StatusCode::OK);
    assert_eq!((&tried["may"]["undo"], &tried["may"]["commit"]), (&json!(true), &json!(true)));
    assert_eq!(bo.table(&id).await["view"]["players"][0]["has_bid"], false);
    let at = |update: &Value| json!({ "version": update["version"], "tail": update["tail"] });
    let undone = ania.post(&format!("/api/tables/{id}/undo"), at(&tried)).await.expect(StatusCode::OK);
    assert_eq!((&undone["view"], &undone["options"]), (&before["view"], &before["options"]));
    let problem = ania.post(&format!("/api/tables/{id}/undo"), at(&undone)).await.problem(422, "refused");
    assert_eq!(problem["message"]["key"], "table-refused-nothing-to-undo");
    let redone = ania.post(&format!("/api/tables/{id}/redo"), at(&undone)).await.expect(StatusCode::OK);
    assert_eq!(redone["view"], tried["view"]);
    let reset = ania.post(&format!("/api/tables/{id}/reset"), at(&redone)).await.expect(StatusCode::OK);
    let redone = ania.post(&format!("/api/tables/{id}/redo"), at(&reset)).await.expect(StatusCode::OK);
    ania.post(&format!("/api/tables/{id}/commit"), at(&redone)).await.expect(StatusCode::OK);
    assert_eq!(bo.table(&id).await["to_act"], json!([1]));
}

#[tokio::test]
async fn a_restart_loses_neither_answers_nor_what_may_be_taken_back() {
    let mut host = host().await;
    let (ania, bo, id) = two(&host, json!({})).await;
    let update = ania.table(&id).await;
    ania.act(&update, 0).await.expect(StatusCode::OK);
    let mut body = answer(&bo.table(&id).await, 0);
    body["commit"] = json!(false);
    bo.post(&format!("/api/tables/{id}/act"), body).await.expect(StatusCode::OK);
    bo.post(&format!("/api/tables/{id}/chat"), json!({ "text": "dzień dobry" })).await.expect(StatusCode::NO_CONTENT);
    let known = [ania.table(&id).await, bo.table(&id).await];
    host.restart().await;
    for (client, known) in [&ania, &bo].into_iter().zip(known) {
        let after = client.at(host.address).table(&id).await;
        let mut known = strip_clock(&known, &after);
        assert_ne!(known["epoch"], after["epoch"], "another run of the server");
        known["epoch"] = after["epoch"].clone();
        assert_eq!(after, known);
    }
}

#[tokio::test]
async fn a_person_plays_bots_to_the_end_with_hints_and_previews() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    let id = ania.open(json!(["me", { "bot": "steward" }, { "bot": "page" }])).await;
    let mut feed = ania.feed(&id, None).await;
    let mut hints = 0;
    let mut known = Value::Null;
    loop {
        let update = feed.turn(&known).await;
        if update["status"] == "over" {
            break;
        }
        let hint = ania.get(&format!("/api/tables/{id}/hint")).await.expect(StatusCode::OK);
        // The best option in words, as the list of options says it.
        let best = &hint["best"][0];
        assert_eq!(best["index"], hint["index"]);
        let option = update["options"].as_array().unwrap().iter().find(|option| option["index"] == hint["index"]);
        assert_eq!((&best["label"], &best["price"]), (&option.unwrap()["label"], &option.unwrap()["price"]));
        assert!(best["brings"][0]["key"].as_str().unwrap().starts_with("hint-"), "{best}");
        let at = format!("version={}&tail={}", update["version"], update["tail"]);
        let preview =
            ania.get(&format!("/api/tables/{id}/preview?index={}&{at}", hint["index"])).await.expect(StatusCode::OK);
        assert!(preview["view"].is_object() && preview["log"].is_array());
        assert_eq!(ania.table(&id).await["view"], update["view"], "a preview changes nothing");
        let body =
            json!({ "version": update["version"], "tail": update["tail"], "index": hint["index"], "commit": true });
        known = ania.post(&format!("/api/tables/{id}/act"), body).await.expect(StatusCode::OK);
        hints += 1;
    }
    assert_eq!(hints, 3, "three rounds with a bid each");
    ania.get(&format!("/api/tables/{id}/hint")).await.problem(422, "refused");
}

#[tokio::test]
async fn whose_time_runs_out_may_be_dropped_and_comes_back() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let seated = async |milliseconds: u32| {
        let clock = json!({ "kind": "live", "initial": milliseconds, "increment": 0 });
        let table = json!({ "game": "toy", "seats": ["me", "open"], "clock": clock });
        let made = ania.post("/api/tables", table).await.expect(StatusCode::CREATED);
        let id = made["id"].as_str().unwrap().to_owned();
        bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
        id
    };
    // Who has time left stays.
    let id = seated(3_600_000).await;
    ania.act(&ania.table(&id).await, 0).await.expect(StatusCode::OK);
    let problem = ania.post(&format!("/api/tables/{id}/drop"), json!({ "seat": 1 })).await.problem(422, "refused");
    assert_eq!(problem["message"]["key"], "table-refused-time-left");
    let id = seated(300).await;
    let mut feed = ania.feed(&id, None).await;
    let update = feed.next().await.unwrap();
    ania.act(&update, 0).await.expect(StatusCode::OK);
    // The alarm tells, without anybody asking.
    feed.until(|update| update["may"]["drop"] == json!([1])).await;
    ania.post(&format!("/api/tables/{id}/drop"), json!({ "seat": 1 })).await.expect(StatusCode::OK);
    let update = feed.until(|update| update["seats"][1]["stand_in"] == "dropped").await;
    assert_eq!(update["seats"][1]["kind"], "person");
    let theirs = bo.table(&id).await;
    bo.act(
        &json!({ "table": id, "version": theirs["version"], "tail": theirs["tail"], "options": [{ "index": 0 }] }),
        0,
    )
    .await
    .problem(422, "refused");
    let back = bo.post(&format!("/api/tables/{id}/return"), json!({})).await.expect(StatusCode::OK);
    assert_eq!(back["seats"][1]["stand_in"], Value::Null);
    // Giving up is the same by one's own will.
    let update = ania.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(StatusCode::OK);
    assert_eq!(update["seats"][0]["stand_in"], "resigned");
}

#[tokio::test]
async fn a_finished_game_is_stepped_through_from_any_seat_and_a_running_one_from_ones_own() {
    let host = host_with(|config| config.cache.tables = 1).await;
    let (ania, bo, id) = two(&host, json!({})).await;
    let start = ania.table(&id).await;
    let version = start["version"].as_u64().unwrap();
    let replay = |at: u64, seat: &str| format!("/api/tables/{id}/replay?at={at}&seat={seat}");
    assert_eq!(ania.get(&replay(version, "0")).await.expect(StatusCode::OK)["view"], start["view"]);
    ania.get(&replay(version, "watcher")).await.expect(StatusCode::OK);
    for seat in ["1", "open"] {
        assert_eq!(ania.get(&replay(version, seat)).await.problem(403, "forbidden")["field"], "seat");
    }
    ania.get(&format!("/api/tables/{id}/record")).await.problem(409, "conflict");
    loop {
        let mut moved = false;
        for client in [&ania, &bo] {
            let update = client.table(&id).await;
            if !update["options"].as_array().unwrap().is_empty() {
                client.act(&update, 0).await.expect(StatusCode::OK);
                moved = true;
            }
        }
        if !moved {
            break;
        }
    }
    let anybody = host.client();
    let over = anybody.table(&id).await;
    assert_eq!(over["viewer"], "watcher");
    for seat in ["0", "1", "watcher", "open"] {
        for at in 0..=over["version"].as_u64().unwrap() {
            let then = anybody.get(&replay(at, seat)).await.expect(StatusCode::OK);
            assert_eq!(then["version"], at);
        }
    }
    assert_eq!(anybody.get(&replay(version, "0")).await.json()["view"], start["view"]);
    assert_eq!(anybody.get(&replay(10_000, "0")).await.problem(400, "malformed")["field"], "at");
    assert_eq!(anybody.get(&replay(1, "me")).await.problem(400, "malformed")["field"], "seat");
}

#[tokio::test]
async fn a_game_that_is_over_is_gone_on_from_at_any_step_against_bots() {
    let host = host().await;
    let (ania, bo, id) = two(&host, json!({})).await;
    let path = format!("/api/tables/{id}/branch");
    let wanted = json!({ "at": 3, "seat": 1, "level": "page" });
    let problem = ania.post(&path, wanted.clone()).await.problem(409, "conflict");
    assert_eq!(problem["message"]["key"], "table-refused-not-over");
    loop {
        let update = ania.table(&id).await;
        match update["to_act"][0].as_u64() {
            Some(seat) => {
                let client = [&ania, &bo][seat as usize];
                client.act(&client.table(&id).await, 0).await.expect(StatusCode::OK);
            }
            None => break,
        }
    }
    let end = ania.table(&id).await["version"].as_u64().unwrap();
    let bad = [
        (json!({ "at": end, "seat": 1, "level": "page" }), "at"),
        (json!({ "at": 3, "seat": 2, "level": "page" }), "seat"),
        (json!({ "at": 3, "seat": 1, "level": "pope" }), "level"),
        (json!({ "at": 3, "seat": 1 }), "level"),
    ];
    for (body, field) in bad {
        assert_eq!(ania.post(&path, body).await.problem(400, "malformed")["field"], field);
    }
    host.client().post(&path, wanted.clone()).await.problem(401, "sign-in");
    ania.post("/api/tables/nothing/branch", wanted.clone()).await.problem(404, "not-found");

    // Somebody who only looked on studies the game; the same request twice opens one table.
    let eva = host.guest("Eva").await;
    let ask = async || eva.post_once(&path, "once", wanted.clone()).await.expect(StatusCode::CREATED);
    let table = ask().await;
    assert_eq!(ask().await["id"], table["id"]);
    assert_eq!(
        (&table["your_seat"], &table["private"], &table["status"]),
        (&json!(1), &json!(true), &json!("playing"))
    );
    let new = table["id"].as_str().unwrap();
    let mut feed = eva.feed(new, None).await;
    let mut update = feed.turn(&Value::Null).await;
    assert_eq!(update["from"], json!({ "table": id, "answers": 3 }));
    assert_eq!((&update["seats"][0]["kind"], &update["seats"][1]["name"]), (&json!("bot"), &json!("Eva")));
    assert_ne!(update["commitment"], ania.table(&id).await["commitment"]);
    assert_eq!(ania.table(new).await["viewer"], "watcher", "who sat there does not sit here");
    while update["status"] != "over" {
        let answered = eva.act(&update, 0).await.expect(StatusCode::OK);
        update = feed.turn(&answered).await;
    }
    let read = async |id: &str| eva.get(&format!("/api/tables/{id}/record")).await.text.parse::<Record>().unwrap();
    let (record, source) = (read(new).await, read(&id).await);
    assert_eq!(record.check_origin(&source), Ok(()));
    let game = crate::common::games().get("toy").unwrap().make(2, &json!({})).unwrap();
    let own = game.audit(&record, record.seed.as_ref().unwrap()).unwrap();
    let chance =
        |record: &Record, from: usize| record.entries[from..].iter().filter(|e| e.actor == Actor::Chance).count();
    assert_eq!(own, chance(&record, 3) as u64);
    // A rematch begins at the start.
    let again = eva.post(&format!("/api/tables/{new}/rematch"), json!({})).await.expect(StatusCode::CREATED);
    assert_eq!(eva.table(again["id"].as_str().unwrap()).await["from"], Value::Null);
}
