//! The description of the interface: for programs as OpenAPI, for people as a page made from it.

use super::routes as documented;
use crate::app::App;
use crate::problem::Kind;
use axum::extract::State;
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};
use std::fmt::Write;
use std::sync::{Arc, LazyLock};
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Signoria",
        description = "Tables of board games: opened, joined, played at and followed by people and programs alike. \
            A program sends a token (`Authorization: Bearer …`), a browser its cookie. Bodies are JSON. \
            What cannot be done is answered with a problem document (RFC 9457)."
    ),
    // An argument may be a list of arguments; what contains itself is named here.
    components(schemas(signoria_core::Arg)),
    tags(
        (name = "people", description = "Guests, accounts, sessions, tokens."),
        (name = "games", description = "What can be played: rules, guides, words."),
        (name = "lobby", description = "Tables are opened, listed, joined, left, started."),
        (name = "table", description = "At the table. A command names the `version` and the `tail` of the update that it stands on."),
        (name = "feeds", description = "Updates as they come, in three encodings; each is taken up again with `since`."),
    )
)]
struct Api;

static OPENAPI: LazyLock<Value> = LazyLock::new(|| {
    let (_, mut api): (Router<Arc<App>>, _) =
        OpenApiRouter::with_openapi(Api::openapi()).merge(documented()).split_for_parts();
    api.info.version = env!("CARGO_PKG_VERSION").into();
    let components = api.components.get_or_insert_default();
    let cookie = ApiKey::Cookie(ApiKeyValue::new("signoria"));
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    components.add_security_scheme("token", SecurityScheme::Http(token));
    let mut api = serde_json::to_value(api).expect("a description is plain data");
    for (path, methods) in api["paths"].as_object_mut().into_iter().flatten() {
        for (method, operation) in methods.as_object_mut().into_iter().flatten() {
            complete(path, method, operation);
        }
    }
    api
});

/// The interface as OpenAPI 3.1.
pub(crate) fn openapi() -> &'static Value {
    &OPENAPI
}

/// Adds what follows from the form of a request: who may send it, and the problems that no handler sees.
fn complete(path: &str, method: &str, operation: &mut Value) {
    let reads = method == "get";
    let (nobody, cookie) = (json!({}), json!({ "cookie": [] }));
    let token = |scope: &str| json!({ "token": [scope] });
    let tag = operation["tags"][0].as_str().unwrap_or("").to_owned();
    let security = match (tag.as_str(), path) {
        ("games", _) => json!([]),
        ("people", "/api/me") if reads => json!([nobody, cookie, token("read")]),
        ("people", "/api/guest") => json!([nobody, cookie, token("read")]),
        ("people", "/api/accounts" | "/api/login" | "/api/logout") => json!([nobody, cookie]),
        ("people", _) => json!([cookie]),
        (_, "/api/tables/{id}/preview") => json!([cookie, token("read")]),
        (_, "/api/tables/{id}/hint") => json!([cookie, token("play")]),
        _ if reads => json!([nobody, cookie, token("read")]),
        _ => json!([cookie, token("play")]),
    };
    let has = |operation: &Value, place: &str| {
        operation["parameters"].as_array().is_some_and(|all| all.iter().any(|parameter| parameter["in"] == place))
    };
    let body = operation["requestBody"].is_object();
    let kinds = [
        (body || operation["parameters"].is_array(), Kind::Malformed),
        (security != json!([]), Kind::SignIn),
        (!reads, Kind::Foreign),
        // A token of the least scope is not enough.
        (security != json!([]) && !security.to_string().contains("read"), Kind::Scope),
        (has(operation, "path"), Kind::NotFound),
        (body, Kind::TooLarge),
        (body, Kind::NotJson),
        (true, Kind::TooMany),
        (true, Kind::Fault),
        (true, Kind::NotSaved),
    ];
    let problem = json!({ "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } });
    let responses = &mut operation["responses"];
    for response in responses.as_object_mut().into_iter().flat_map(|responses| responses.values_mut()) {
        let json = &response["content"]["application/json"]["schema"]["$ref"];
        if *json == "#/components/schemas/Problem" {
            response["content"] = problem.clone();
        }
    }
    for (_, kind) in kinds.into_iter().filter(|(may_be, _)| *may_be) {
        let (_, status, title, _) = kind.about();
        let known = &mut responses[status.as_str()];
        if known.is_null() {
            *known = json!({ "description": title, "content": problem });
        }
    }
    operation["security"] = security;
}

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new().route("/api/openapi.json", get(description)).route("/api/docs", get(|| async { Html(PAGE.as_str()) }))
}

/// The description, with the folder that all paths stand below.
async fn description(State(app): State<Arc<App>>) -> impl IntoResponse {
    let base = &app.config.http.base;
    let mut api = openapi().clone();
    if !base.is_empty() {
        api["servers"] = json!([{ "url": base }]);
    }
    Json(api)
}

static PAGE: LazyLock<String> = LazyLock::new(|| page(openapi()));

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
color:#2b2320;background:#fbf8f1}h2{margin-top:2.5rem;border-bottom:2px solid #b08d57}article{margin:1.2rem 0;\
padding:.8rem 1rem;border:1px solid #d9cdb8;border-radius:6px;background:#fff}h3{margin:0;font:600 1rem ui-monospace,\
monospace}code{font-family:ui-monospace,monospace}table{border-collapse:collapse;width:100%;margin:.5rem 0}td,th{\
text-align:left;vertical-align:top;padding:.15rem .8rem .15rem 0}b.m{display:inline-block;min-width:4.5rem;color:#8a2f1d}\
pre{overflow:auto;background:#f3ecdd;padding:.6rem;border-radius:4px}";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Words with `code` in them.
fn prose(text: &str) -> String {
    let parts = text.split('`').enumerate();
    parts.map(|(n, part)| if n % 2 == 1 { format!("<code>{}</code>", escape(part)) } else { escape(part) }).collect()
}

/// The page for people. Strings do not fail to be written to.
fn page(api: &Value) -> String {
    let mut out = String::new();
    let text = |value: &Value| value.as_str().unwrap_or("").to_owned();
    let _ = write!(
        out,
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Signoria: interface for programs</title><style>{STYLE}</style><body><h1>Interface for programs</h1>\
         <p>{}</p><p>The same for programs: <a href=\"openapi.json\">openapi.json</a>.</p>",
        prose(&text(&api["info"]["description"]))
    );
    for tag in api["tags"].as_array().into_iter().flatten() {
        let _ = write!(out, "<h2>{}</h2><p>{}</p>", escape(&text(&tag["name"])), prose(&text(&tag["description"])));
        for (path, methods) in api["paths"].as_object().into_iter().flatten() {
            for (method, operation) in methods.as_object().into_iter().flatten() {
                if operation["tags"].as_array().is_some_and(|tags| tags.contains(&tag["name"])) {
                    operation_of(&mut out, path, method, operation);
                }
            }
        }
    }
    out.push_str("<h2>Bodies</h2>");
    for (name, schema) in api["components"]["schemas"].as_object().into_iter().flatten() {
        let _ = write!(
            out,
            "<article id=\"schema-{0}\"><h3>{0}</h3><p>{1}</p><table>",
            escape(name),
            prose(&text(&schema["description"]))
        );
        for (field, of) in schema["properties"].as_object().into_iter().flatten() {
            let required = schema["required"].as_array().is_some_and(|names| names.contains(&field.as_str().into()));
            let _ = write!(
                out,
                "<tr><td><code>{}</code>{}<td>{}<td>{}",
                escape(field),
                if required { " *" } else { "" },
                kind_of(of),
                prose(&text(&of["description"]))
            );
        }
        out.push_str("</table></article>");
    }
    out.push_str("<h2>Problems</h2><p>A problem document has <code>type</code>, <code>title</code>, <code>status</code> and <code>detail</code>.</p>");
    for kind in Kind::ALL {
        let (name, status, title, what) = kind.about();
        let _ = write!(
            out,
            "<article id=\"problem-{name}\"><h3>{} {title}</h3><p><code>/api/docs#problem-{name}</code></p><p>{}</p></article>",
            status.as_u16(),
            prose(what)
        );
    }
    out
}

fn operation_of(out: &mut String, path: &str, method: &str, operation: &Value) {
    let text = |value: &Value| value.as_str().unwrap_or("").to_owned();
    let _ = write!(
        out,
        "<article><h3><b class=m>{}</b>{}</h3><p>{} {}</p><table>",
        method.to_uppercase(),
        escape(path),
        prose(&text(&operation["summary"])),
        prose(&text(&operation["description"]))
    );
    let by: Vec<String> = operation["security"].as_array().into_iter().flatten().map(way_in).collect();
    if !by.is_empty() {
        let _ = write!(out, "<tr><td>by<td>{}<td>", by.join(" or "));
    }
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let _ = write!(
            out,
            "<tr><td><code>{}</code><td>{}<td>{}",
            escape(&text(&parameter["name"])),
            escape(&text(&parameter["in"])),
            prose(&text(&parameter["description"]))
        );
    }
    for (_, body) in operation["requestBody"]["content"].as_object().into_iter().flatten() {
        let _ = write!(out, "<tr><td>body<td>{}<td>", kind_of(&body["schema"]));
    }
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        let (mime, schema) = match response["content"].as_object().and_then(|content| content.iter().next()) {
            Some((mime, content)) => (mime.as_str(), kind_of(&content["schema"])),
            None => ("", String::new()),
        };
        let _ = write!(
            out,
            "<tr><td>{status}<td>{schema} {}<td>{}",
            if mime == "application/json" { "" } else { mime },
            prose(&text(&response["description"]))
        );
    }
    out.push_str("</table></article>");
}

/// By what a request may come.
fn way_in(way: &Value) -> String {
    match way.as_object().and_then(|way| way.iter().next()) {
        None => "nobody in particular".into(),
        Some((scheme, scopes)) => {
            let scope = scopes[0].as_str().map(|scope| format!(" (<code>{}</code>)", escape(scope)));
            format!("{}{}", escape(scheme), scope.unwrap_or_default())
        }
    }
}

/// A schema in a word or two.
fn kind_of(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
        return format!("<a href=\"#schema-{0}\">{0}</a>", escape(name));
    }
    for several in ["oneOf", "anyOf"] {
        if let Some(options) = schema[several].as_array() {
            return options.iter().map(kind_of).collect::<Vec<_>>().join(" or ");
        }
    }
    if let Some(words) = schema["enum"].as_array() {
        return words
            .iter()
            .map(|word| format!("<code>{}</code>", escape(&word.to_string())))
            .collect::<Vec<_>>()
            .join(" ");
    }
    match &schema["type"] {
        Value::String(kind) if kind == "array" => format!("list of {}", kind_of(&schema["items"])),
        Value::String(kind) => escape(kind),
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or "),
        _ => String::new(),
    }
}
