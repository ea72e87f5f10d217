//! The interface under `/api`: one file a subject, handlers with what they take and answer.

mod docs;
mod feeds;
mod games;
mod health;
mod people;
mod play;
mod rescue;
mod tables;

pub(crate) use docs::openapi;
pub(crate) use health::{admin, only_health};

use crate::app::App;
use crate::edge::{Class, ClientIp, FromQuery, below, find_ip, finish_body, link_problems, not_foreign};
use crate::problem::{Kind, Problem};
use crate::tables::{Sent, Sheet};
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state, map_response_with_state};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

/// The routes, with their documentation.
fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .merge(people::routes())
        .merge(games::routes())
        .merge(tables::routes())
        .merge(play::routes())
        .merge(rescue::routes())
        .merge(feeds::routes())
}

/// Everything that the public listener serves.
pub(crate) fn router(app: Arc<App>) -> Router {
    let (api, _) = routes().split_for_parts();
    // Streams are flushed line by line and do without.
    let large = SizeAbove::new(1024)
        .and(NotForContentType::SSE)
        .and(NotForContentType::const_new("application/x-ndjson"))
        .and(NotForContentType::IMAGES);
    let request_id = HeaderName::from_static("x-request-id");
    let base = app.config.http.base.clone();
    let router = Router::new()
        .merge(api)
        .merge(docs::routes())
        .merge(health::routes())
        .fallback(crate::page::serve)
        .method_not_allowed_fallback(|| async { Problem::new(Kind::Method, "see /api/docs") })
        .layer(DefaultBodyLimit::max(app.config.http.max_body))
        .layer(from_fn_with_state(app.clone(), not_foreign))
        .layer(from_fn_with_state(app.clone(), limit_all))
        .layer(from_fn_with_state(app.clone(), find_ip))
        .layer(map_response_with_state(app.clone(), link_problems))
        .layer(CompressionLayer::new().compress_when(large))
        .layer(CatchPanicLayer::custom(|_| Problem::new(Kind::Fault, "the request broke down").into_response()))
        .layer(from_fn(finish_body))
        .layer(from_fn_with_state(app.clone(), observe))
        .layer(PropagateRequestIdLayer::new(request_id.clone()))
        .layer(SetRequestIdLayer::new(request_id, MakeRequestUuid))
        .with_state(app);
    below(&base, router)
}

async fn limit_all(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    request: Request,
    next: Next,
) -> Response {
    match app.limiter.take(Class::All, &ip.household().to_string()) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// A method by a name of ours: what is counted is kept for ever, and callers may name anything a method.
fn known(method: &Method) -> &'static str {
    const KNOWN: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    KNOWN.into_iter().find(|known| *known == method.as_str()).unwrap_or("other")
}

/// Counts and logs requests, without what stands after the question mark, and adds what browsers are told for safety.
async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let route = request.extensions().get::<MatchedPath>().map_or("page", |route| route.as_str()).to_owned();
    let id = request.headers().get("x-request-id").and_then(|id| id.to_str().ok()).unwrap_or("").to_owned();
    let mut response = next.run(request).await;
    let (status, took) = (response.status(), began.elapsed());
    let labels = [("method", known(&method).to_owned()), ("route", route), ("status", status.as_str().to_owned())];
    metrics::counter!("signoria_requests_total", &labels).increment(1);
    metrics::histogram!("signoria_request_seconds", &labels[..2]).record(took.as_secs_f64());
    // Who has nothing to serve with has said why where it was found out, and strangers fill no log with it.
    if status.is_server_error() && status != StatusCode::SERVICE_UNAVAILABLE {
        tracing::error!(%id, method = known(&method), path, status = status.as_u16(), ms = took.as_millis() as u64, "request");
    } else {
        tracing::debug!(%id, method = known(&method), path, status = status.as_u16(), ms = took.as_millis() as u64, "request");
    }
    const SAFETY: [(HeaderName, &str); 4] = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
             connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        ),
    ];
    // Scripts, styles and fonts are no documents: what frames and what a page may load is not said with each of them.
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let part = ["text/javascript", "text/css", "font/"].iter().any(|part| kind.starts_with(part));
    for (name, value) in SAFETY {
        if part && [header::X_FRAME_OPTIONS, header::CONTENT_SECURITY_POLICY].contains(&name) {
            continue;
        }
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if app.config.http.secure {
        // Whoever came by HTTPS once comes by nothing else for a year.
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().entry(header::STRICT_TRANSPORT_SECURITY).or_insert(year);
    }
    if path.starts_with("/api/") {
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// An update as a response.
impl IntoResponse for Sent {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.text()).into_response()
    }
}

impl IntoResponse for Sheet {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.json()).into_response()
    }
}

/// From which version on the log is wanted.
#[derive(Clone, Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// The last version that is known; the log goes on after it. All of it, if none is named.
    pub(crate) since: Option<u32>,
    /// The `epoch` of the update that `since` is from. If the server has begun another one, the whole log comes: after a
    /// backup was restored the same version may be another moment of another game.
    pub(crate) epoch: Option<String>,
}

impl Since {
    /// The version that is known, if it is of this run of the server.
    pub(crate) fn known(&self, epoch: &str) -> Option<u32> {
        self.since.filter(|_| self.epoch.as_deref().is_none_or(|known| known == epoch))
    }
}

/// What a request without anything to say in its body sends.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

type SinceQuery = FromQuery<Since>;
