//! The example client in Python plays whole games through the public interface, with a token.

use crate::common::{Host, bots, config, games, host};
use hyper::StatusCode;
use serde_json::json;
use signoria_server::Server;
use std::process::Command;

async fn bot(host: &Host, words: &[&str]) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../clients/python/examples/bot.py");
    let server = format!("http://{}", host.address);
    let mut command = Command::new("python3");
    command.arg("-B").arg(script).arg(server).args(words);
    let run = tokio::task::spawn_blocking(move || command.output().expect("Python is there"));
    let out = tokio::time::timeout(std::time::Duration::from_secs(120), run).await.expect("it ends").unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap()
}

#[tokio::test]
async fn the_example_bot_plays_a_whole_game_against_the_servers_bot() {
    let host = host().await;
    let said = bot(&host, &["--game", "toy", "--against", "page"]).await;
    let id = said.lines().next().unwrap().strip_prefix("table ").unwrap().to_owned();
    let over = host.client().table(&id).await;
    assert_eq!(over["status"], "over");
    assert!(said.contains(&format!("scores {}", over["outcome"]["scores"]).replace(',', ", ")), "{said}");
}

#[tokio::test]
async fn it_joins_a_person_and_plays_under_the_token_of_an_account() {
    let host = host().await;
    let account = host.client();
    let named = json!({ "name": "Robot", "password": "beep beep beep" });
    account.post("/api/accounts", named).await.expect(StatusCode::CREATED);
    account.patch("/api/me", json!({ "program": true })).await.expect(StatusCode::OK);
    let token = account.post("/api/tokens", json!({ "label": "bot" })).await.expect(StatusCode::CREATED);
    let ania = host.guest("Ania").await;
    let id = ania.open(json!(["me", "open"])).await;
    let words = ["--table", &id, "--token", token["token"].as_str().unwrap()];
    let person = async {
        let mut feed = ania.feed(&id, None).await;
        let mut update = feed.turn(&serde_json::Value::Null).await;
        while update["status"] != "over" {
            let answered = ania.act(&update, 0).await.expect(StatusCode::OK);
            update = feed.turn(&answered).await;
        }
        update
    };
    let (said, update) = tokio::join!(bot(&host, &words), person);
    assert!(said.contains("over after"));
    assert_eq!(update["seats"][1]["name"], "Robot");
}

#[tokio::test]
async fn it_plays_burgundy() {
    let folder = tempfile::tempdir().unwrap();
    let (all, players) = (signoria_games::built_in(), signoria_bots::built_in().clone());
    assert!(all.get("burgundy").is_some() && games().get("burgundy").is_none() && bots().ids().count() == 1);
    let server = Server::start(config(folder.path()), all, players).await.unwrap();
    let host = Host { address: server.address, server: Some(server), folder };
    let said = bot(&host, &["--game", "burgundy", "--against", "page"]).await;
    assert!(said.contains("over after"), "{said}");
}
