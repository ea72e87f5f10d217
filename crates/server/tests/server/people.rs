//! Guests, accounts, sessions, tokens, and requests that other sites make browsers send.

use crate::common::{host, host_with};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use signoria_server::Rate;

#[tokio::test]
async fn nobody_becomes_a_guest_by_looking() {
    let host = host().await;
    let client = host.client();
    assert_eq!(client.get("/api/me").await.expect(StatusCode::OK), Value::Null);
    assert!(client.cookie.lock().unwrap().is_none());
    let me = client.post("/api/guest", json!({ "name": "  Ania   z  Krakowa " })).await;
    let cookie = me.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let me = me.expect(StatusCode::OK);
    assert_eq!((&me["name"], &me["account"]), (&json!("Ania z Krakowa"), &json!(false)));
    // Once more: still the same guest.
    assert_eq!(client.post("/api/guest", json!({})).await.expect(StatusCode::OK)["id"], me["id"]);
    assert_eq!(client.get("/api/me").await.expect(StatusCode::OK), me);
    assert!(
        host.client().post("/api/guest", json!({})).await.expect(StatusCode::OK)["name"]
            .as_str()
            .unwrap()
            .starts_with("Guest ")
    );
}

#[tokio::test]
async fn preferences_are_kept_and_only_what_is_named_changes() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    ania.patch("/api/me", json!({ "prefs": { "lang": "pl", "speed": 2 } })).await.expect(StatusCode::OK);
    let me = ania.patch("/api/me", json!({ "name": "Anna", "prefs": { "sound": true } })).await.expect(StatusCode::OK);
    assert_eq!(me["name"], "Anna");
    assert_eq!(me["prefs"], json!({ "lang": "pl", "speed": 2, "sound": true }));
    assert_eq!(ania.get("/api/me").await.json(), me);
    let problem = ania.patch("/api/me", json!({ "prefs": { "speed": 4 } })).await.problem(400, "malformed");
    assert_eq!(problem["field"], "prefs.speed");
    let problem = ania.patch("/api/me", json!({ "prefs": { "colour": "red" } })).await.problem(400, "malformed");
    assert_eq!(problem["field"], "prefs.colour");
    assert_eq!(ania.get("/api/me").await.json(), me);
}

#[tokio::test]
async fn an_account_keeps_what_the_guest_had_and_gets_a_new_session() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    let guest_cookie = ania.cookie.lock().unwrap().clone();
    let table = ania.open(json!(["me", "open"])).await;
    let id = ania.get("/api/me").await.json()["id"].clone();
    let me = ania.post("/api/accounts", json!({ "name": "Anna", "password": "jabłka i gruszki" })).await;
    let me = me.expect(StatusCode::CREATED);
    assert_eq!((&me["id"], &me["account"]), (&id, &json!(true)));
    assert_ne!(*ania.cookie.lock().unwrap(), guest_cookie, "the session is renewed with the rights");
    let old = host.client();
    *old.cookie.lock().unwrap() = guest_cookie;
    assert_eq!(old.get("/api/me").await.json(), Value::Null);
    assert_eq!(ania.get("/api/tables?filter=mine").await.json()[0]["id"], json!(table));

    let elsewhere = host.client();
    elsewhere
        .post("/api/login", json!({ "name": "anna", "password": "jabłka i śliwki" }))
        .await
        .problem(401, "sign-in");
    elsewhere
        .post("/api/login", json!({ "name": "nobody", "password": "jabłka i śliwki" }))
        .await
        .problem(401, "sign-in");
    let me = elsewhere.post("/api/login", json!({ "name": "ANNA", "password": "jabłka i gruszki" })).await;
    assert_eq!(me.expect(StatusCode::OK)["id"], id);
    assert_eq!(elsewhere.get("/api/tables?filter=mine").await.json()[0]["id"], json!(table));

    let other = host.client();
    let problem =
        other.post("/api/accounts", json!({ "name": "aNNa", "password": "12345678" })).await.problem(409, "conflict");
    assert_eq!(problem["field"], "name");
    other.post("/api/guest", json!({ "name": "Anna" })).await.problem(409, "conflict");
    let problem =
        other.post("/api/accounts", json!({ "name": "Bo", "password": "1234567" })).await.problem(400, "malformed");
    assert_eq!(problem["field"], "password");
}

#[tokio::test]
async fn sessions_are_listed_and_taken_back() {
    let host = host().await;
    let here = host.client();
    here.post("/api/accounts", json!({ "name": "Anna", "password": "jabłka i gruszki" }))
        .await
        .expect(StatusCode::CREATED);
    let there = host.client();
    there.post("/api/login", json!({ "name": "Anna", "password": "jabłka i gruszki" })).await.expect(StatusCode::OK);
    let sessions = here.get("/api/sessions").await.expect(StatusCode::OK);
    let other = sessions.as_array().unwrap().iter().find(|session| session["current"] == false).unwrap();
    assert_eq!(sessions.as_array().unwrap().len(), 2);
    let path = format!("/api/sessions/{}", other["id"].as_str().unwrap());
    // Not by somebody else.
    host.guest("Bo").await.delete(&path).await.problem(404, "not-found");
    here.delete(&path).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(there.get("/api/me").await.json(), Value::Null);
    here.post("/api/logout", json!({})).await.expect(StatusCode::NO_CONTENT);
    assert!(here.cookie.lock().unwrap().is_none());
}

#[tokio::test]
async fn a_token_plays_under_its_persons_name_until_it_is_taken_back() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    let made = ania.post("/api/tokens", json!({ "label": "my bot" })).await.expect(StatusCode::CREATED);
    let program = host.client().with_token(made["token"].as_str().unwrap());
    assert_eq!(program.get("/api/me").await.json()["name"], "Ania");
    // A browser would add `Sec-Fetch-Site` to what another page sends; a token is never sent by itself.
    let request = program.request(Method::POST, "/api/tables").header("content-type", "application/json");
    let body = json!({ "game": "toy", "seats": ["me", "open"] }).to_string();
    let request = request.header("sec-fetch-site", "cross-site").body(body.into()).unwrap();
    program.send(request).await.expect(StatusCode::CREATED);
    let tokens = ania.get("/api/tokens").await.expect(StatusCode::OK);
    assert_eq!(tokens[0]["label"], "my bot");
    assert!(!tokens.to_string().contains(made["token"].as_str().unwrap()), "a secret is shown once");
    ania.delete(&format!("/api/tokens/{}", made["id"].as_str().unwrap())).await.expect(StatusCode::NO_CONTENT);
    program.get("/api/me").await.problem(401, "sign-in");
    // A session's secret is no token and the other way round.
    let secret = ania.cookie.lock().unwrap().clone().unwrap();
    let forged = host.client().with_token(secret.split_once('=').unwrap().1);
    forged.get("/api/me").await.problem(401, "sign-in");
}

#[tokio::test]
async fn what_another_site_makes_a_browser_send_is_turned_away() {
    let host = host_with(|config| config.http.origins = vec!["https://play.example.org".into()]).await;
    let ania = host.guest("Ania").await;
    let send = async |headers: &[(&str, &str)]| {
        let mut request = ania.request(Method::POST, "/api/tables").header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = json!({ "game": "toy", "seats": ["me", "open"] }).to_string();
        ania.send(request.body(body.into()).unwrap()).await
    };
    let own = format!("http://{}", host.address);
    send(&[("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")]).await.problem(403, "foreign");
    send(&[("sec-fetch-site", "same-site")]).await.problem(403, "foreign");
    send(&[("origin", "https://evil.example")]).await.problem(403, "foreign");
    send(&[("origin", "null")]).await.problem(403, "foreign");
    assert_eq!(ania.get("/api/tables?filter=mine").await.json(), json!([]));
    send(&[("origin", &own), ("sec-fetch-site", "same-origin")]).await.expect(StatusCode::CREATED);
    send(&[("origin", "https://play.example.org")]).await.expect(StatusCode::CREATED);
    // A feed shows what only Ania may see: its upgrade is guarded as well.
    let table = ania.open(json!(["me", "open"])).await;
    let upgrade = ania
        .request(Method::GET, &format!("/api/tables/{table}/feed"))
        .header("connection", "upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==")
        .header("origin", "https://evil.example");
    ania.send(upgrade.body(Default::default()).unwrap()).await.problem(403, "foreign");
}

#[tokio::test]
async fn passwords_and_new_guests_are_limited() {
    let host = host_with(|config| {
        config.limits.enabled = true;
        config.limits.sign_in = Rate { per_minute: 60, burst: 4 };
        config.limits.password = Rate { per_minute: 60, burst: 2 };
    })
    .await;
    host.guest("Ania").await;
    let client = host.client();
    for _ in 0..2 {
        client.post("/api/login", json!({ "name": "anna", "password": "12345678" })).await.problem(401, "sign-in");
    }
    let reply = client.post("/api/login", json!({ "name": "Anna", "password": "12345678" })).await;
    assert!(reply.headers["retry-after"].to_str().unwrap().parse::<u64>().unwrap() >= 1);
    assert!(reply.problem(429, "too-many")["detail"].as_str().unwrap().contains("limits.password"));
    let problem = client.post("/api/guest", json!({})).await.problem(429, "too-many");
    assert!(problem["detail"].as_str().unwrap().contains("limits.sign_in"));
}
