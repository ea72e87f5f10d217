//! Who sends a request: by a browser's cookie or a program's token.

use super::cookies::{SESSION, session_of};
use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::secret;
use crate::store::{Key, KeyKind, Person, Scope};
use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use std::sync::Arc;

/// Whoever is signed in, if anybody, and may see what is theirs. Holding it is the proof.
#[derive(Clone, Debug)]
pub(crate) struct MaybeCaller(pub(crate) Option<Caller>);

/// Whoever is signed in and may see what is theirs.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// Who it is.
    pub(crate) person: Person,
    /// The session or token that says so.
    pub(crate) key: Key,
}

/// Whoever is signed in and may play: by a session, or by a token made for that.
#[derive(Clone, Debug)]
pub(crate) struct Playing(pub(crate) Caller);

/// Whoever is signed in and may change who they are and by which keys they come in: by a session, never by a token.
#[derive(Clone, Debug)]
pub(crate) struct Owner(pub(crate) Caller);

/// The same, or nobody.
#[derive(Clone, Debug)]
pub(crate) struct MaybeOwner(pub(crate) Option<Caller>);

/// How exactly the last use is noted.
const NOTED_EVERY_MS: i64 = 60_000;

impl Caller {
    /// The key may do so much, or the request is refused.
    fn may(self, scope: Scope) -> Result<Self, Problem> {
        if self.key.scope >= scope {
            return Ok(self);
        }
        Err(Problem::new(
            Kind::Scope,
            match scope {
                Scope::Own => "a browser's session does this alone, no token",
                Scope::Read | Scope::Play => "this takes a token of the scope `play`",
            },
        ))
    }
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
        let (secret, kind) = match (token, session_of(&parts.headers, &app.config.http)) {
            (Some(token), _) => (token, KeyKind::Token),
            (None, Some(cookie)) => (cookie, KeyKind::Session),
            (None, None) => return Ok(MaybeCaller(None)),
        };
        let now = app.now();
        let found = app.store.key(&secret::hash(&secret)).await?;
        let found = found.filter(|(key, _)| key.kind == kind);
        let found =
            found.filter(|(key, _)| kind == KeyKind::Token || now - key.used < SESSION.whole_milliseconds() as i64);
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

impl FromRequestParts<Arc<App>> for MaybeOwner {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let MaybeCaller(caller) = MaybeCaller::from_request_parts(parts, app).await?;
        Ok(MaybeOwner(caller.map(|caller| caller.may(Scope::Own)).transpose()?))
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let MaybeCaller(caller) = MaybeCaller::from_request_parts(parts, app).await?;
        caller.ok_or_else(|| Problem::new(Kind::SignIn, "this takes a guest, an account or a token"))
    }
}

impl FromRequestParts<Arc<App>> for Playing {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        Ok(Playing(Caller::from_request_parts(parts, app).await?.may(Scope::Play)?))
    }
}

impl FromRequestParts<Arc<App>> for Owner {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        Ok(Owner(Caller::from_request_parts(parts, app).await?.may(Scope::Own)?))
    }
}
