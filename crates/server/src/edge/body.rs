//! Bodies, queries and paths; what cannot be read is named.

use crate::problem::{Kind, Problem};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::marker::PhantomData;

/// A body: an object of JSON.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

/// An object of JSON and nothing else. Where `serde` looks for a struct it also takes a list of its fields, which no
/// client means.
#[derive(Clone, Copy, Debug, Default, Serialize)]
#[serde(transparent)]
pub(crate) struct Object<T>(pub(crate) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(Fields(PhantomData)).map(Object)
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
        let kind = kind.split(';').next().unwrap_or("").trim().to_ascii_lowercase();
        if kind != "application/json" {
            let found =
                if kind.is_empty() { "the request names no type of its body".into() } else { format!("found {kind}") };
            return Err(Problem::new(Kind::NotJson, found));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            let kind = if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE {
                Kind::TooLarge
            } else {
                Kind::Malformed
            };
            Problem::new(kind, rejection.body_text())
        })?;
        let mut json = serde_json::Deserializer::from_slice(&bytes);
        let Object(value) = serde_path_to_error::deserialize(&mut json).map_err(|error| {
            let at = error.path().to_string();
            let inner = error.into_inner();
            // A field that is missing or unknown is named by the error itself, its parent by the path.
            let named = inner.to_string().split('`').nth(1).map(str::to_owned);
            let field = match named {
                Some(name) if inner.to_string().contains(" field `") && at == "." => name,
                Some(name) if inner.to_string().starts_with("missing field `") => format!("{at}.{name}"),
                _ if at == "." => "body".into(),
                _ => at,
            };
            Problem::malformed(field, inner.to_string())
        })?;
        json.end().map_err(|error| Problem::malformed("body", error.to_string()))?;
        Ok(Body(value))
    }
}

/// Parameters after the question mark.
#[derive(Debug)]
pub(crate) struct FromQuery<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for FromQuery<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let Query(value) = Query::try_from_uri(&parts.uri).map_err(|rejection| {
            let text = rejection.body_text();
            let text = text.strip_prefix("Failed to deserialize query string: ").unwrap_or(&text);
            // A field that is missing or unknown is named by the error itself, others stand before it.
            let named = text.split_once(" field `").and_then(|(_, rest)| rest.split('`').next());
            let field = named.or_else(|| text.split_once(": ").map(|(field, _)| field)).unwrap_or("query");
            Problem::malformed(field, text)
        })?;
        Ok(FromQuery(value))
    }
}

/// Parameters within the path.
#[derive(Debug)]
pub(crate) struct FromPath<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for FromPath<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        // No id has one, and not every database can be asked for it.
        if parts.uri.path().contains("%00") {
            return Err(Problem::malformed("path", "a path has no NUL"));
        }
        let Path(value) = Path::from_request_parts(parts, state)
            .await
            .map_err(|rejection| Problem::malformed("path", rejection.body_text()))?;
        Ok(FromPath(value))
    }
}
