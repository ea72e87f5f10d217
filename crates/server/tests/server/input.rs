//! Wrong, oversized, forged and unknown requests: the right status, a problem that names the field, and nothing changed.

use crate::common::{host, host_with};
use http_body_util::Full;
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use signoria_server::Rate;

#[tokio::test]
async fn a_table_that_makes_no_sense_is_told_which_field() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    let cases: Vec<(Value, &str)> = vec![
        (json!([]), "body"),
        (json!({ "seats": ["me", "open"] }), "game"),
        (json!({ "game": "toy" }), "seats"),
        (json!({ "game": "chess", "seats": ["me", "open"] }), "game"),
        (json!({ "game": "toy", "seats": ["me"] }), "seats"),
        (json!({ "game": "toy", "seats": ["me", "open", "open", "open", "open"] }), "seats"),
        (json!({ "game": "toy", "seats": ["open", "open"] }), "seats"),
        (json!({ "game": "toy", "seats": ["me", "me"] }), "seats[1]"),
        (json!({ "game": "toy", "seats": ["me", "you"] }), "seats[1]"),
        (json!({ "game": "toy", "seats": ["me", { "bot": "god" }] }), "seats[1]"),
        (json!({ "game": "toy", "seats": ["me", "open"], "stand_in": "god" }), "stand_in"),
        (json!({ "game": "toy", "seats": ["me", "open"], "options": { "length": "endless" } }), "options"),
        (json!({ "game": "toy", "seats": ["me", "open"], "options": { "colour": 1 } }), "options"),
        (json!({ "game": "toy", "seats": ["me", "open"], "private": "yes" }), "private"),
        (json!({ "game": "toy", "seats": ["me", "open"], "clock": { "kind": "days", "per_move": 0 } }), "clock"),
        (json!({ "game": "toy", "seats": ["me", "open"], "clock": { "kind": "sand" } }), "clock"),
        (json!({ "game": "toy", "seats": ["me", "open"], "clock": { "kind": "none", "sand": 1 } }), "clock"),
        (
            json!({ "game": "toy", "seats": ["me", "open"], "clock": { "kind": "days", "per_move": 1, "x": 1 } }),
            "clock",
        ),
        (json!({ "game": "toy", "seats": ["me", "open"], "clock": ["none"] }), "clock"),
        (json!({ "game": "toy", "seats": ["me", "open"], "options": ["short"] }), "options"),
        (json!({ "game": "toy", "seats": ["me", { "bot": "page", "x": 1 }] }), "seats[1]"),
        (json!(["toy", ["me", "open"]]), "body"),
        (json!({ "game": "toy", "seats": ["me", "open"], "colour": 1 }), "colour"),
    ];
    for (body, field) in cases {
        let problem = ania.post("/api/tables", body.clone()).await.problem(400, "malformed");
        let found = problem["field"].as_str().unwrap_or("");
        assert!(found == field || found.starts_with(&format!("{field}.")), "{body}: {problem}");
    }
    assert_eq!(ania.get("/api/tables?filter=mine").await.json(), json!([]));
}

#[tokio::test]
async fn answers_that_cannot_be_read_change_nothing() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    let id = ania.open(json!(["me", { "bot": "page" }])).await;
    let before = ania.table(&id).await;
    let act = format!("/api/tables/{id}/act");
    let good = json!({ "version": before["version"], "tail": before["tail"], "index": before["options"][0]["index"] });
    let with = |key: &str, value: Value| {
        let mut body = good.clone();
        body[key] = value;
        body
    };
    let cases = [
        (with("index", json!(-1)), "index"),
        (with("index", json!(1e30)), "index"),
        (with("index", json!("0")), "index"),
        (with("version", json!(4_294_967_296_u64)), "version"),
        (with("action", json!("bid 3")), "index"),
        (with("seat", json!(1)), "seat"),
        (json!({ "version": 1, "tail": 0 }), "index"),
        (json!({ "tail": 0, "index": 0 }), "version"),
        (json!({ "version": before["version"], "tail": before["tail"], "action": "fly away" }), "action"),
    ];
    for (body, field) in cases {
        let problem = ania.post(&act, body.clone()).await.problem(400, "malformed");
        assert_eq!(problem["field"], field, "{body}: {problem}");
    }
    let send = async |kind: Option<&str>, body: &str| {
        let mut request = ania.request(Method::POST, &act);
        if let Some(kind) = kind {
            request = request.header("content-type", kind);
        }
        ania.send(request.body(body.to_owned().into()).unwrap()).await
    };
    send(None, &good.to_string()).await.problem(415, "not-json");
    send(Some("text/plain"), &good.to_string()).await.problem(415, "not-json");
    send(Some("application/x-www-form-urlencoded"), "index=0").await.problem(415, "not-json");
    send(Some("application/json"), "{\"version\":").await.problem(400, "malformed");
    send(Some("application/json"), &format!("{good} {good}")).await.problem(400, "malformed");
    send(Some("application/json"), &"[".repeat(20_000)).await.problem(400, "malformed");
    send(Some("application/json"), &" ".repeat(65 * 1024)).await.problem(413, "too-large");
    assert_eq!(ania.table(&id).await["version"], before["version"]);
}

/// Every body and every part of one that is described as an object: a list in its place is refused, and so is a key that
/// nobody knows.
#[tokio::test]
async fn objects_are_objects_and_hold_what_is_described() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    let api = ania.get("/api/openapi.json").await.json();
    let id = ania.open(json!(["me", "open"])).await;
    let find = |schema: &Value| match schema["$ref"].as_str() {
        Some(reference) => api["components"]["schemas"][reference.rsplit('/').next().unwrap()].clone(),
        None => schema.clone(),
    };
    // `null` or an object.
    let object = |schema: &Value| {
        let either = schema["oneOf"].as_array().cloned().unwrap_or_default();
        let found = either.iter().chain([schema]).map(find).find(|schema| schema["properties"].is_object());
        found.or_else(|| Some(schema.clone()).filter(|schema| schema["type"].to_string().contains("object")))
    };
    let mut bodies = 0;
    for (path, methods) in api["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let Some(body) = operation["requestBody"]["content"]["application/json"].get("schema") else { continue };
            let (method, path): (Method, _) = (method.to_uppercase().parse().unwrap(), path.replace("{id}", &id));
            let send = async |body: Value| ania.send(ania.json_request(method.clone(), &path, &body)).await;
            send(json!([])).await.problem(400, "malformed");
            send(json!({ "nobody_knows": 1 })).await.problem(400, "malformed");
            for (name, field) in find(body)["properties"].as_object().into_iter().flatten() {
                if object(field).is_some() {
                    let problem = send(json!({ name: [] })).await.problem(400, "malformed");
                    assert!(problem["field"].as_str().unwrap().starts_with(name), "{path}: {problem}");
                }
            }
            bodies += 1;
        }
    }
    assert!(bodies >= 20, "{bodies}");
    ania.patch("/api/me", json!({ "prefs": [] })).await.problem(400, "malformed");
}

#[tokio::test]
async fn what_is_not_there_is_told_so() {
    let host = host().await;
    let ania = host.guest("Ania").await;
    ania.get("/api/tables/nosuchtable1").await.problem(404, "not-found");
    ania.post("/api/tables/nosuchtable1/act", json!({ "version": 0, "tail": 0, "index": 0 }))
        .await
        .problem(404, "not-found");
    ania.get("/api/tables/nosuchtable1/stream").await.problem(404, "not-found");
    ania.get("/api/nothing").await.problem(404, "not-found");
    ania.get("/api/games/chess/rules/en").await.problem(404, "not-found");
    ania.get("/api/games/toy/rules/de").await.problem(404, "not-found");
    ania.delete("/api/me").await.problem(405, "method");
    assert_eq!(ania.get("/api/tables?filter=all").await.problem(400, "malformed")["field"], "filter");
    assert_eq!(ania.get("/api/tables").await.problem(400, "malformed")["field"], "filter");
    let id = ania.open(json!(["me", "open"])).await;
    assert_eq!(ania.get(&format!("/api/tables/{id}?since=x")).await.problem(400, "malformed")["field"], "since");
    ania.get(&format!("/api/tables/{id}/feed")).await.problem(400, "malformed");
    ania.post(&format!("/api/tables/{id}/act"), json!({ "version": 0, "tail": 0, "index": 0 }))
        .await
        .problem(422, "refused");
    for text in ["", "   ", &"x".repeat(501), "a\0b", "a\nb", "a\u{202E}b", "a\u{2067}b"] {
        let problem =
            ania.post(&format!("/api/tables/{id}/chat"), json!({ "text": text })).await.problem(400, "malformed");
        assert_eq!(problem["field"], "text");
    }
    assert_eq!(ania.table(&id).await["chat"], json!([]));
}

#[tokio::test]
async fn too_many_requests_are_told_when_to_come_back() {
    let host = host_with(|config| {
        config.limits.enabled = true;
        config.limits.chat = Rate { per_minute: 1, burst: 2 };
        config.limits.feeds = 1;
    })
    .await;
    let ania = host.guest("Ania").await;
    let id = ania.open(json!(["me", "open"])).await;
    let say = async || ania.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hej" })).await;
    say().await.expect(StatusCode::NO_CONTENT);
    say().await.expect(StatusCode::NO_CONTENT);
    let limited = say().await;
    let seconds: u64 = limited.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&seconds));
    limited.problem(429, "too-many");
    assert_eq!(ania.table(&id).await["chat"].as_array().unwrap().len(), 2);
    let feed = ania.feed(&id, None).await;
    ania.get(&format!("/api/tables/{id}/stream")).await.problem(429, "too-many");
    drop(feed);
}

#[tokio::test]
async fn everything_is_described_and_every_description_is_served() {
    let host = host().await;
    let client = host.client();
    let api = client.get("/api/openapi.json").await.expect(StatusCode::OK);
    assert!(api["openapi"].as_str().unwrap().starts_with("3.1"));
    let docs = client.get("/api/docs").await;
    assert_eq!(docs.status, StatusCode::OK);
    assert!(!docs.text.contains("src="), "the page needs nothing from elsewhere");
    let ania = host.guest("Ania").await;
    let mut programs = Vec::new();
    for scope in ["read", "play"] {
        let made = ania.post("/api/tokens", json!({ "label": scope, "scope": scope })).await.json();
        programs.push((scope, host.client().with_token(made["token"].as_str().unwrap())));
    }
    let mut described = 0;
    for (path, methods) in api["paths"].as_object().unwrap() {
        assert!(docs.text.contains(path.as_str()), "{path} is not on the page");
        for (method, operation) in methods.as_object().unwrap() {
            assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{method} {path}");
            let real = path.replace("{game}", "toy").replace("{lang}", "en").replace("{id}", "nosuchtable1");
            let method: Method = method.to_uppercase().parse().unwrap();
            let reply = client.send(client.json_request(method.clone(), &real, &json!({}))).await;
            assert_ne!(reply.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert!(!reply.text.contains("there is no such request"), "{method} {path}");
            // Problems are documents of their own type, and who may send what is told.
            for (status, response) in operation["responses"].as_object().unwrap() {
                let problem = response["content"]["application/problem+json"].is_object();
                assert_eq!(status.starts_with(['4', '5']), problem, "{method} {path} {status}");
            }
            let security = operation["security"].as_array().unwrap();
            let open = security.is_empty() || security.contains(&json!({}));
            assert_eq!(reply.status == StatusCode::UNAUTHORIZED, !open, "{method} {path}");
            let by_token = |scope: &str| security.contains(&json!({ "token": [scope] }));
            for (scope, program) in &programs {
                let may = security.is_empty() || by_token("read") || (by_token("play") && *scope == "play");
                let reply = program.send(program.json_request(method.clone(), &real, &json!({}))).await;
                let refused = reply.text.contains("#problem-scope");
                assert_eq!(refused, !may, "{method} {path} by a token to {scope}: {}", reply.text);
            }
            described += 1;
        }
    }
    assert!(described >= 35, "{described}");
    // References lead somewhere.
    let text = api.to_string();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(api["components"]["schemas"][name].is_object(), "{name}");
    }
    for kind in signoria_server::Kind::ALL {
        assert!(docs.text.contains(&format!("id=\"problem-{}\"", kind.about().0)));
    }
}

/// The fields of a schema.
fn fields(api: &Value, schema: &Value) -> serde_json::Map<String, Value> {
    let schema = match schema["$ref"].as_str() {
        Some(reference) => &api["components"]["schemas"][reference.rsplit('/').next().unwrap()],
        None => schema,
    };
    let parts = schema["allOf"].as_array().into_iter().flatten().flat_map(|part| fields(api, part));
    parts.chain(schema["properties"].as_object().cloned().into_iter().flatten()).collect()
}

/// Holds what is sent against a schema, field by field.
fn holds(api: &Value, schema: &Value, sent: &Value, at: &str) {
    let schema = match schema["$ref"].as_str() {
        Some(reference) => &api["components"]["schemas"][reference.rsplit('/').next().unwrap()],
        None => schema,
    };
    // Fields that are written into those of another.
    if let Some(parts) = schema["allOf"].as_array() {
        let whole = parts.iter().flat_map(|part| fields(api, part)).collect::<serde_json::Map<_, _>>();
        return holds(api, &json!({ "properties": whole }), sent, at);
    }
    // `null` or something.
    if let Some(either) = schema["oneOf"].as_array().filter(|_| schema.get("properties").is_none()) {
        if let Some(inner) = either.iter().find(|inner| inner["$ref"].is_string()).filter(|_| sent.is_object()) {
            holds(api, inner, sent, at);
        }
        return;
    }
    if let (Some(fields), Some(sent)) = (schema["properties"].as_object(), sent.as_object()) {
        let names = |of: &serde_json::Map<String, Value>| of.keys().cloned().collect::<std::collections::BTreeSet<_>>();
        assert_eq!(names(fields), names(sent), "{at}");
        for (name, field) in fields {
            holds(api, field, &sent[name], &format!("{at}.{name}"));
        }
    }
    for item in sent.as_array().into_iter().flatten() {
        holds(api, &schema["items"], item, &format!("{at}[]"));
    }
}

#[tokio::test]
async fn what_is_sent_has_the_form_that_is_described() {
    let host = host().await;
    let (ania, bo) = (host.guest("Ania").await, host.guest("Bo").await);
    let api = ania.get("/api/openapi.json").await.json();
    let of = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    let id = ania.open(json!(["me", "open"])).await;
    holds(&api, &of("Sent"), &bo.table(&id).await, "lobby");
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(StatusCode::OK);
    ania.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hej" })).await.expect(StatusCode::NO_CONTENT);
    let mut update = ania.table(&id).await;
    assert!(update["options"][0]["label"].is_object() && update["log"][0].is_object() && update["chat"][0].is_object());
    let at = format!("version={}&tail={}", update["version"], update["tail"]);
    let preview =
        ania.get(&format!("/api/tables/{id}/preview?index={}&{at}", update["options"][0]["index"])).await.json();
    holds(&api, &of("PreviewView"), &preview, "preview");
    while update["status"] != "over" {
        holds(&api, &of("Sent"), &update, "update");
        for client in [&ania, &bo] {
            let seen = client.table(&id).await;
            if !seen["options"].as_array().unwrap().is_empty() {
                client.act(&seen, 0).await.expect(StatusCode::OK);
            }
        }
        update = ania.table(&id).await;
    }
    assert!(update["outcome"].is_object());
    holds(&api, &of("Sent"), &update, "over");
    let listed = ania.get("/api/tables?filter=mine").await.json();
    holds(&api, &of("Listed"), &listed[0], "summary");
    holds(&api, &of("GameView"), &ania.get("/api/games").await.json()[0], "game");
    // Of what a person likes only what was chosen is there.
    let prefs = json!({ "lang": "pl", "theme": "dark", "speed": 1, "confirm": true, "soon": false, "sound": false });
    ania.patch("/api/me", json!({ "prefs": prefs })).await.expect(StatusCode::OK);
    holds(&api, &of("Me"), &ania.get("/api/me").await.json(), "me");
}

#[tokio::test]
async fn games_are_described_in_two_languages() {
    let host = host().await;
    let client = host.client();
    let games = client.get("/api/games").await.expect(StatusCode::OK);
    let toy = &games[0];
    assert_eq!((&toy["id"], &toy["seats"]), (&json!("toy"), &json!([2, 4])));
    let levels = ["page", "novice", "squire", "steward", "prince", "king"].map(|id| json!({ "id": id }));
    assert_eq!(toy["levels"], json!(levels));
    assert!(toy["form"].as_array().unwrap().iter().any(|field| field["key"] == "length"));
    for lang in ["en", "pl"] {
        assert!(client.get(&format!("/api/games/toy/rules/{lang}")).await.text.contains("**X3.1**"));
        // The same for readers: parsed, every rule by its number, links within the page.
        let request = client.request(Method::GET, &format!("/api/games/toy/rules/{lang}"));
        let asked = request.header("accept", "application/json").body(Full::default()).unwrap();
        let book = client.send(asked).await.expect(StatusCode::OK);
        assert!(book["html"].as_str().unwrap().contains("href=\"/rules/toy#X3.1\""), "{book}");
        let rules = book["rules"].as_array().unwrap();
        assert!(rules.iter().any(|rule| rule["id"] == "X3.1" && !rule["html"].as_str().unwrap().is_empty()), "{book}");
        let texts = client.get(&format!("/api/games/toy/texts/{lang}")).await;
        assert!(texts.text.contains("toy-title") && texts.text.contains("table-refused-stale"));
        assert!(client.get(&format!("/api/texts/{lang}")).await.text.contains("table-refused-stale"));
    }
}

#[tokio::test]
async fn pages_are_served_with_what_keeps_them_safe() {
    let host = host().await;
    let client = host.client();
    for path in ["/", "/tables/abc", "/api/docs"] {
        let page = client.get(path).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.headers["content-type"].to_str().unwrap().starts_with("text/html"));
        assert_eq!(page.headers["x-content-type-options"], "nosniff");
        assert!(page.headers["content-security-policy"].to_str().unwrap().contains("frame-ancestors 'none'"));
        assert!(page.headers.contains_key("x-request-id"));
    }
    let policy = client.get("/").await.headers["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("connect-src 'self';"), "{policy}");
    assert!(!client.get("/").await.headers.contains_key("strict-transport-security"), "not by plain HTTP");
    let secure = host_with(|config| config.http.secure = true).await.client();
    for path in ["/", "/api/me", "/api/nothing"] {
        assert_eq!(secure.get(path).await.headers["strict-transport-security"], "max-age=31536000");
    }
    client.get("/assets/nothing.js").await.problem(404, "not-found");
    client.get("/../Cargo.toml").await.problem(404, "not-found");
    client.post("/", json!({})).await.problem(405, "method");
}

#[tokio::test]
async fn operators_see_health_and_measures_on_their_own_listener() {
    let host = host_with(|config| config.admin.listen = Some(([127, 0, 0, 1], 0).into())).await;
    let ania = host.guest("Ania").await;
    ania.open(json!(["me", { "bot": "page" }])).await;
    let admin = ania.at(host.server.as_ref().unwrap().admin.unwrap());
    assert_eq!(admin.get("/health/live").await.text, "live\n");
    assert_eq!(admin.get("/health/ready").await.text, "ready\n");
    let measures = admin.get("/metrics").await.text;
    for name in ["signoria_requests_total", "signoria_tables_opened_total", "signoria_store_commit_seconds"] {
        assert!(measures.contains(name), "{name} is not in\n{measures}");
    }
    let person = ania.get("/api/me").await.json()["id"].as_str().unwrap().to_owned();
    assert!(!measures.contains(&person), "nobody is named in measures");
    // Whatever callers call a method is no name of ours.
    let counted = async || admin.get("/metrics").await.text.matches("signoria_requests_total{").count();
    let odd = async |n: u32| {
        let method = Method::from_bytes(format!("ODD{n}").as_bytes()).unwrap();
        ania.send(ania.request(method, "/api/me").body(Default::default()).unwrap()).await.problem(405, "method");
    };
    odd(0).await;
    let before = counted().await;
    for n in 1..50 {
        odd(n).await;
    }
    assert_eq!(counted().await, before);
    let public = ania.get("/metrics").await;
    assert!(!public.text.contains("signoria_requests_total"), "measures are not public");
    assert_eq!(ania.get("/health/ready").await.text, "ready\n");
}
