//! Who sends a request: by a browser's cookie or a program's token.

use crate::app::App;
use crate::config::Http;
use crate::problem::{Kind, Problem};
use crate::secret;
use crate::store::{Key, KeyKind, Person};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use std::sync::Arc;

/// Whoever is signed in, if anybody. Holding it is the proof.
#[derive(Clone, Debug)]
pub(crate) struct MaybeCaller(pub(crate) Option<Caller>);

/// Whoever is signed in.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// Who it is.
    pub(crate) person: Person,
    /// The session or token that says so.
    pub(crate) key: Key,
}

/// A session lasts this long after its last use.
const SESSION_S: i64 = 180 * 24 * 3600;
/// How exactly the last use is noted.
const NOTED_EVERY_MS: i64 = 60_000;

/// The name of the cookie. Over HTTPS the prefix binds it to this host alone.
fn cookie_name(http: &Http) -> &'static str {
    if http.secure { "__Host-signoria" } else { "signoria" }
}

/// Gives a browser its session.
pub(crate) fn set_cookie(http: &Http, secret: &str) -> HeaderMap {
    cookie(http, secret, SESSION_S)
}

/// Takes a browser's session away.
pub(crate) fn clear_cookie(http: &Http) -> HeaderMap {
    cookie(http, "", 0)
}

fn cookie(http: &Http, value: &str, max_age: i64) -> HeaderMap {
    let secure = if http.secure { "; Secure" } else { "" };
    let text = format!("{}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={max_age}{secure}", cookie_name(http));
    HeaderMap::from_iter([(header::SET_COOKIE, HeaderValue::from_str(&text).expect("our own signs"))])
}

fn cookie_of(headers: &HeaderMap, http: &Http) -> Option<String> {
    let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = values.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == cookie_name(http)).map(|(_, value)| value.to_owned())
}

impl FromRequestParts<Arc<App>> for MaybeCaller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let token = match parts.headers.get(header::AUTHORIZATION) {
            None => None,
            Some(value) => {
                let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
                let unreadable =
                    || Problem::new(Kind::SignIn, "Authorization takes `Bearer` and a token").field("Authorization");
                Some(token.ok_or_else(unreadable)?.trim().to_owned())
            }
        };
        let (secret, kind) = match (token, cookie_of(&parts.headers, &app.config.http)) {
            (Some(token), _) => (token, KeyKind::Token),
            (None, Some(cookie)) => (cookie, KeyKind::Session),
            (None, None) => return Ok(MaybeCaller(None)),
        };
        let now = app.now();
        let found = app.store.key(&secret::hash(&secret)).await?;
        let found = found.filter(|(key, _)| key.kind == kind);
        let found = found.filter(|(key, _)| kind == KeyKind::Token || now - key.used < SESSION_S * 1000);
        match found {
            Some((key, person)) => {
                if now - key.used >= NOTED_EVERY_MS {
                    let (app, id) = (app.clone(), key.id.clone());
                    tokio::spawn(async move { app.store.touch_key(&id, now).await });
                }
                Ok(MaybeCaller(Some(Caller { person, key })))
            }
            // A cookie that has run out is no cookie; a token that does not exist is a mistake worth telling.
            None if kind == KeyKind::Session => Ok(MaybeCaller(None)),
            None => {
                Err(Problem::new(Kind::SignIn, "there is no such token, or it was taken back").field("Authorization"))
            }
        }
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let MaybeCaller(caller) = MaybeCaller::from_request_parts(parts, app).await?;
        caller.ok_or_else(|| Problem::new(Kind::SignIn, "this takes a guest, an account or a token"))
    }
}
