//! Guests, accounts, sessions, tokens, and requests that other sites make browsers send.

use crate::common::{Client, Host, Reply, answer, host, host_with};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use signoria_server::Rate;
use sqlx::ConnectOptions;

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

/// A client who comes by a token that this one makes.
async fn program(host: &Host, of: &Client, scope: &str) -> (Client, String) {
    let made = of.post("/api/tokens", json!({ "label": scope, "scope": scope })).await.expect(StatusCode::CREATED);
    (host.client().with_token(made["token"].as_str().unwrap()), made["id"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_token_never_changes_who_its_person_is() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    let (plays, id) = program(&host, &ania, "play").await;
    let (reads, _) = program(&host, &ania, "read").await;
    let session = ania.get("/api/sessions").await.json()[0]["id"].as_str().unwrap().to_owned();
    let account = json!({ "name": "Eve", "password": "12345678" });
    for program in [&plays, &reads] {
        for (path, body) in [
            ("/api/accounts", account.clone()),
            ("/api/login", account.clone()),
            ("/api/logout", json!({})),
            ("/api/tokens", json!({ "label": "more" })),
            ("/api/password", json!({ "current": "12345678", "password": "87654321" })),
        ] {
            program.post(path, body).await.problem(403, "scope");
        }
        program.patch("/api/me", json!({ "name": "Eve" })).await.problem(403, "scope");
        program.get("/api/sessions").await.problem(403, "scope");
        program.get("/api/tokens").await.problem(403, "scope");
        program.delete(&format!("/api/sessions/{session}")).await.problem(403, "scope");
        program.delete(&format!("/api/tokens/{id}")).await.problem(403, "scope");
    }
    // A cookie beside it does not help: the token is what was sent on purpose.
    let both = host.client().with_token(plays.token.as_deref().unwrap());
    *both.cookie.lock().unwrap() = ania.cookie.lock().unwrap().clone();
    both.post("/api/tokens", json!({ "label": "more" })).await.problem(403, "scope");
    let me = ania.get("/api/me").await.json();
    assert_eq!((&me["name"], &me["account"]), (&json!("Ania"), &json!(false)));
    assert_eq!(ania.get("/api/tokens").await.json().as_array().unwrap().len(), 2);

    // One plays, the other looks on through the same eyes.
    let table = plays.open(json!(["me", "open"])).await;
    host.guest("Bo").await.post(&format!("/api/tables/{table}/join"), json!({})).await.expect(StatusCode::OK);
    let seen = reads.table(&table).await;
    assert_eq!(seen["viewer"], json!({ "seat": 0 }));
    assert_eq!(reads.get("/api/tables?filter=mine").await.json()[0]["id"], json!(table));
    for (what, body) in [
        ("act", answer(&seen, 0)),
        ("undo", json!({ "version": 0, "tail": 0 })),
        ("chat", json!({ "text": "hej" })),
        ("resign", json!({})),
    ] {
        reads.post(&format!("/api/tables/{table}/{what}"), body).await.problem(403, "scope");
    }
    reads.post("/api/tables", json!({ "game": "toy", "seats": ["me", "open"] })).await.problem(403, "scope");
    plays.act(&seen, 0).await.expect(StatusCode::OK);
    let problem = ania.post("/api/tokens", json!({ "label": "x", "scope": "own" })).await.problem(400, "malformed");
    assert_eq!(problem["field"], "scope");
}

#[tokio::test]
async fn taking_a_key_back_ends_all_that_came_of_it() {
    let host = host().await;
    let account = json!({ "name": "Anna", "password": "jabłka i gruszki" });
    let here = host.client();
    here.post("/api/accounts", account.clone()).await.expect(StatusCode::CREATED);
    let thief = host.client();
    thief.post("/api/login", account.clone()).await.expect(StatusCode::OK);
    let (own, _) = program(&host, &here, "play").await;
    let (stolen, _) = program(&host, &thief, "play").await;
    let table = here.open(json!(["me", "open"])).await;
    let mut lines = stolen.lines(&format!("/api/tables/{table}/stream")).await;
    lines.next().await.unwrap();
    let sessions = here.get("/api/sessions").await.json();
    let other = sessions.as_array().unwrap().iter().find(|session| session["current"] == false).unwrap();
    here.delete(&format!("/api/sessions/{}", other["id"].as_str().unwrap())).await.expect(StatusCode::NO_CONTENT);
    stolen.get("/api/me").await.problem(401, "sign-in");
    assert!(lines.line("{\"end\":").await.unwrap().contains("signed out"));
    assert_eq!(own.get("/api/me").await.json()["name"], "Anna");
    thief.post("/api/tokens", json!({ "label": "late" })).await.problem(401, "sign-in");
    // A session that ends by itself leaves an account's programs alone.
    here.post("/api/logout", json!({})).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(own.get("/api/me").await.json()["name"], "Anna");
    here.post("/api/login", account).await.expect(StatusCode::OK);
    assert_eq!(here.get("/api/tokens").await.json().as_array().unwrap().len(), 1);
    // Nobody comes back to a guest.
    let guest = host.guest("Bo").await;
    let (left, _) = program(&host, &guest, "play").await;
    guest.post("/api/logout", json!({})).await.expect(StatusCode::NO_CONTENT);
    left.get("/api/me").await.problem(401, "sign-in");
}

#[tokio::test]
async fn a_new_password_ends_everything_else() {
    let host = host().await;
    let (old, new) = ("jabłka i gruszki", "śliwki i wiśnie");
    let login = |password: &str| json!({ "name": "Anna", "password": password });
    let here = host.client();
    here.post("/api/password", json!({ "current": old, "password": new })).await.problem(401, "sign-in");
    here.post("/api/guest", json!({})).await.expect(StatusCode::OK);
    here.post("/api/password", json!({ "current": old, "password": new })).await.problem(409, "conflict");
    here.post("/api/accounts", login(old)).await.expect(StatusCode::CREATED);
    let there = host.client();
    there.post("/api/login", login(old)).await.expect(StatusCode::OK);
    let (own, _) = program(&host, &here, "play").await;
    let change = async |current: &str, password: &str| {
        here.post("/api/password", json!({ "current": current, "password": password })).await
    };
    assert_eq!(change("gruszki i jabłka", new).await.problem(403, "forbidden")["field"], "current");
    assert_eq!(change(old, "1234567").await.problem(400, "malformed")["field"], "password");
    assert_eq!(there.get("/api/me").await.json()["name"], "Anna");
    let before = here.cookie.lock().unwrap().clone();
    change(old, new).await.expect(StatusCode::NO_CONTENT);
    assert_ne!(*here.cookie.lock().unwrap(), before, "the session is renewed");
    assert_eq!(here.get("/api/me").await.json()["name"], "Anna");
    assert_eq!(there.get("/api/me").await.json(), Value::Null);
    own.get("/api/me").await.problem(401, "sign-in");
    assert_eq!(here.get("/api/sessions").await.json().as_array().unwrap().len(), 1);
    let stale = host.client();
    *stale.cookie.lock().unwrap() = before;
    assert_eq!(stale.get("/api/me").await.json(), Value::Null);
    there.post("/api/login", login(old)).await.problem(401, "sign-in");
    there.post("/api/login", login(new)).await.expect(StatusCode::OK);
}

/// Limits so low that a test reaches them; nothing is given back while it runs.
async fn strict() -> Host {
    host_with(|config| {
        let rate = |burst| Rate { per_minute: 1, burst };
        config.limits.enabled = true;
        config.limits.sign_in = rate(6);
        config.limits.password = rate(2);
        config.limits.account = rate(5);
        config.http.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await
}

async fn login_from(client: &Client, ip: &str, name: &str, password: &str) -> Reply {
    let body = json!({ "name": name, "password": password }).to_string();
    let request = client.request(Method::POST, "/api/login").header("content-type", "application/json");
    client.send(request.header("x-forwarded-for", ip).body(body.into()).unwrap()).await
}

#[tokio::test]
async fn passwords_and_new_guests_are_limited_by_address() {
    let host = strict().await;
    let client = host.client();
    let limited = |reply: Reply, by: &str| {
        assert!(reply.headers["retry-after"].to_str().unwrap().parse::<u64>().unwrap() >= 1);
        let detail = reply.problem(429, "too-many")["detail"].as_str().unwrap().to_owned();
        assert!(detail.contains(by), "{detail}");
    };
    for _ in 0..2 {
        login_from(&client, "192.0.2.1", "anna", "12345678").await.problem(401, "sign-in");
    }
    limited(login_from(&client, "192.0.2.1", "Anna", "12345678").await, "limits.password");
    // Another account, and the same one from elsewhere, have tries of their own.
    login_from(&client, "192.0.2.1", "bo", "12345678").await.problem(401, "sign-in");
    login_from(&client, "192.0.2.2", "anna", "12345678").await.problem(401, "sign-in");
    for name in ["cy", "di"] {
        login_from(&client, "192.0.2.1", name, "12345678").await.problem(401, "sign-in");
    }
    limited(login_from(&client, "192.0.2.1", "ed", "12345678").await, "limits.sign_in");
}

#[tokio::test]
async fn what_others_try_keeps_nobody_out_who_is_known() {
    let host = strict().await;
    let (known, away) = (host.client(), host.client());
    let password = "jabłka i gruszki";
    known.post("/api/accounts", json!({ "name": "Anna", "password": password })).await.expect(StatusCode::CREATED);
    known.post("/api/logout", json!({})).await.expect(StatusCode::NO_CONTENT);
    let thief = host.client();
    for n in 0..5 {
        login_from(&thief, &format!("198.51.100.{n}"), "Anna", "12345678").await.problem(401, "sign-in");
    }
    let reply = login_from(&thief, "198.51.100.9", "Anna", "12345678").await.problem(429, "too-many");
    assert!(reply["detail"].as_str().unwrap().contains("limits.account"));
    // From a browser that was never here the right password has to wait as well; from the known one it does not.
    login_from(&away, "192.0.2.7", "Anna", password).await.problem(429, "too-many");
    login_from(&known, "192.0.2.8", "Anna", password).await.expect(StatusCode::OK);
    // Whoever has that browser tries no more often than others do, and knows no other account by it.
    known.post("/api/logout", json!({})).await.expect(StatusCode::NO_CONTENT);
    for _ in 0..2 {
        login_from(&known, "192.0.2.8", "Anna", "12345678").await.problem(401, "sign-in");
    }
    login_from(&known, "192.0.2.8", "Anna", password).await.problem(429, "too-many");
}

#[tokio::test]
async fn names_and_labels_hold_nothing_that_cannot_be_seen() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    for name in ["An\u{0}ia", "\u{202E}ainA", "Ania\u{200B}", "\u{2066}Ania", "\u{FEFF}"] {
        for (reply, field) in [
            (host.client().post("/api/guest", json!({ "name": name })).await, "name"),
            (ania.patch("/api/me", json!({ "name": name })).await, "name"),
            (ania.post("/api/accounts", json!({ "name": name, "password": "12345678" })).await, "name"),
            (ania.post("/api/tokens", json!({ "label": name })).await, "label"),
        ] {
            assert_eq!(reply.problem(400, "malformed")["field"], field, "{name:?}");
        }
        host.client().post("/api/login", json!({ "name": name, "password": "12345678" })).await.problem(401, "sign-in");
    }
}

#[tokio::test]
async fn a_guest_who_signs_in_brings_the_tables_along() {
    let mut host = host().await;
    let there = host.client();
    let account = json!({ "name": "Anna", "password": "jabłka i gruszki" });
    there.post("/api/accounts", account.clone()).await.expect(StatusCode::CREATED);
    let (guest, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let token = guest.post("/api/tokens", json!({ "label": "old" })).await.expect(StatusCode::CREATED);
    let lobby = guest.open(json!(["me", "open"])).await;
    let playing = guest.open(json!(["me", "open", "open"])).await;
    let both = guest.open(json!(["me", "open"])).await;
    let waiting = guest.open(json!(["me", "open", "open"])).await;
    let join = async |client: &Client, id: &str| {
        client.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK)
    };
    // At one table the game is on; at two the account sits as well, and at one of them plays.
    join(&bo, &playing).await;
    join(&host.guest("Cy").await, &playing).await;
    join(&there, &both).await;
    join(&there, &waiting).await;
    // A wrong password moves nothing.
    guest.post("/api/login", json!({ "name": "Anna", "password": "jabłka" })).await.problem(401, "sign-in");
    assert_eq!(guest.table(&lobby).await["seats"][0]["name"], "Ania");

    let mut feed = bo.feed(&playing, None).await;
    guest.post("/api/login", account).await.expect(StatusCode::OK);
    feed.until(|update| update["seats"][0]["name"] == "Anna").await;
    let mine = async |client: &Client| {
        let tables = client.get("/api/tables?filter=mine").await.json();
        let mut ids: Vec<String> =
            tables.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect();
        ids.sort();
        ids
    };
    let mut all = [&lobby, &playing, &both, &waiting].map(String::clone);
    all.sort();
    assert_eq!(mine(&guest).await, all);
    // Nobody was left behind to wait for: a bot sits in, or the seat is free.
    assert_eq!(guest.table(&both).await["seats"][0]["stand_in"], "resigned");
    assert_eq!(guest.table(&both).await["viewer"], json!({ "seat": 1 }));
    assert_eq!(guest.table(&waiting).await["seats"][0]["kind"], "open");
    // Whoever opened the table still starts it.
    guest.post(&format!("/api/tables/{lobby}/start"), json!({})).await.expect(StatusCode::OK);
    // A token of the guest ends: nobody could take it back any more.
    let program = host.client().with_token(token["token"].as_str().unwrap());
    program.get("/api/me").await.problem(401, "sign-in");
    host.restart().await;
    let guest = guest.at(host.address);
    assert_eq!(mine(&guest).await, all);
    guest.act(&guest.table(&playing).await, 0).await.expect(StatusCode::OK);
}

#[tokio::test]
async fn guests_without_a_table_who_do_not_come_back_are_forgotten() {
    let mut host = host().await;
    let names = ["Gone", "Seated", "Back", "Account"];
    let mut people = Vec::new();
    for name in names {
        people.push(host.guest(name).await);
    }
    people[1].open(json!(["me", "open"])).await;
    people[3]
        .post("/api/accounts", json!({ "name": "Account", "password": "jabłka i gruszki" }))
        .await
        .expect(StatusCode::CREATED);
    let ids =
        futures_util::future::join_all(people.iter().map(async |one| one.get("/api/me").await.json()["id"].clone()));
    let ids = ids.await;
    let file = host.folder.path().join("signoria.db");
    let mut database = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    // All of them came 31 days ago, and one was seen since.
    let long = 31 * 24 * 3600 * 1000i64;
    for statement in ["UPDATE people SET created = created - ?1", "UPDATE keys SET used = used - ?1 WHERE person <> ?2"]
    {
        sqlx::query(statement).bind(long).bind(ids[2].as_str()).execute(&mut database).await.unwrap();
    }
    host.restart().await;
    let left = async |database: &mut sqlx::SqliteConnection| {
        let rows = sqlx::query_scalar::<_, String>("SELECT name FROM people ORDER BY name").fetch_all(database).await;
        rows.unwrap()
    };
    let began = std::time::Instant::now();
    while left(&mut database).await.len() > 3 {
        assert!(began.elapsed().as_secs() < 10, "{:?}", left(&mut database).await);
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(left(&mut database).await, ["Account", "Back", "Seated"]);
    assert_eq!(people[0].at(host.address).get("/api/me").await.json(), Value::Null);
    assert_eq!(people[1].at(host.address).get("/api/me").await.json()["name"], "Seated");
}
