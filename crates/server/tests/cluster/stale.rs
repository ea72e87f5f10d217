//! A node that was away for a while does not write over what happened meanwhile.

use crate::nodes::{Bus, Cluster};
use crate::people::{Memory, Person};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use signoria_scratch::{Flow, Way};
use std::sync::Arc;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_save_that_was_held_up_does_not_overwrite_what_happened_meanwhile() {
    let cluster = Cluster::start(2, Bus::Database).await;
    let memory = Arc::<Memory>::default();
    let nodes = cluster.addresses();
    let at = |n: usize| std::slice::from_ref(&nodes[n]);
    // The same two people, one way to each node.
    let late = Person::guest("Ania", at(0), 0, &memory).await;
    let quick = late.also_at(at(1));
    let other = Person::guest("Bo", at(1), 0, &memory).await;
    let setup = json!({ "game": "toy", "seats": ["me", "open"], "options": { "first": 0 } });
    let options = |update: &Value| update["options"].as_array().unwrap().len();
    // Equal cards would leave her no choice: then another table.
    let (id, update) = loop {
        let made = late.post("/api/tables", &setup, None).await.expect(StatusCode::CREATED);
        let id = made["id"].as_str().unwrap().to_owned();
        other.post(&format!("/api/tables/{id}/join"), &json!({}), None).await.expect(StatusCode::OK);
        let update = late.table(&id, 0).await;
        if options(&update) > 1 {
            break (id, update);
        }
    };
    let act = format!("/api/tables/{id}/act");
    let body = |n: usize| {
        json!({
            "version": update["version"], "tail": update["tail"], "epoch": update["epoch"],
            "index": update["options"][n]["index"], "commit": true,
        })
    };
    // Two of her answers are under way from the first node, and their saves do not arrive.
    cluster.nodes[0].to_database.set(Way::Both, Flow::Hold);
    let held: Vec<_> = ["same", "another"]
        .into_iter()
        .enumerate()
        .map(|(n, key)| {
            let client = late.client(0);
            let mut request = client.json_request(Method::POST, &act, &body(n));
            request.headers_mut().insert("idempotency-key", key.parse().unwrap());
            tokio::spawn(async move { client.try_send(request).await })
        })
        .collect();
    // She sends one of them again elsewhere, and the game goes on.
    let mut now: Value = quick.post(&act, &body(0), Some("same")).await.expect(StatusCode::OK);
    let mut n = 0;
    while now["version"].as_u64().unwrap() < update["version"].as_u64().unwrap() + 4 {
        for person in [&quick, &other] {
            now = person.table(&id, now["version"].as_u64().unwrap()).await;
            if options(&now) > 0 {
                n += 1;
                assert!(person.act(&now, 0, true, &format!("on-{n}")).await);
            }
        }
    }
    let answers =
        |cluster: &Cluster| cluster.sql(&format!("SELECT * FROM answers WHERE table_id = '{id}' ORDER BY version"));
    let before = answers(&cluster);
    cluster.nodes[0].to_database.mend();
    for (request, key) in held.into_iter().zip(["same", "another"]) {
        let reply = tokio::time::timeout(Duration::from_secs(60), request).await.expect("it is answered").unwrap();
        let status = reply.map(|reply| reply.status);
        let fine = match key {
            // It has counted; or the node had given up on its database by then.
            "same" => [StatusCode::OK, StatusCode::SERVICE_UNAVAILABLE],
            _ => [StatusCode::CONFLICT, StatusCode::SERVICE_UNAVAILABLE],
        };
        assert!(status.as_ref().is_ok_and(|status| fine.contains(status)), "{key}: {status:?}");
    }
    assert_eq!(answers(&cluster), before, "nothing was written over");
    // The node has learned of it, and her answer is known there.
    late.post(&act, &body(0), Some("same")).await.expect(StatusCode::OK);
    assert_eq!(late.post(&act, &body(1), Some("another")).await.status, StatusCode::CONFLICT);
    assert_eq!(answers(&cluster), before);
    assert_eq!(*memory.faults.lock().unwrap(), Vec::<String>::new());
}
