//! One feed in three encodings: WebSocket for the page, server-sent events and lines of JSON for programs.
//!
//! A feed begins with an update and goes on with one whenever something has changed for its viewer. Each update is
//! whole; only its log goes on where the last one ended, so a feed that breaks is taken up with `since` and loses nothing.

use super::{Since, SinceQuery};
use crate::app::App;
use crate::edge::{ClientIp, FeedGuard, FromPath, FromQuery, MaybeCaller};
use crate::problem::{Kind, Problem};
use crate::tables::{Live, Sent};
use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{Stream, unfold};
use signoria_core::Seat;
use signoria_table::{To, ViewerName};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, sleep, timeout};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// A feed says at least so often that it lives: proxies cut what is silent for longer.
const BEAT: Duration = Duration::from_secs(15);
/// Whoever takes nothing for so long is gone.
const PATIENCE: Duration = Duration::from_secs(20);
/// Whoever comes back within this time was never away.
const GRACE: Duration = Duration::from_secs(4);

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(feed)).routes(routes!(events)).routes(routes!(stream))
}

/// What comes next in a feed.
enum Next {
    Update(Box<Sent>),
    /// Nothing new, but the feed lives.
    Beat,
    /// It ends, why, and after how many milliseconds to come back, if at all.
    End(&'static str, Option<u64>),
}

/// Somebody follows a table.
struct Feed {
    app: Arc<App>,
    live: Arc<Live>,
    news: broadcast::Receiver<To>,
    revoked: broadcast::Receiver<String>,
    /// Who follows, and the key by which they came in.
    person: Option<(String, String)>,
    /// The seat under which the feed is counted.
    seat: Option<Seat>,
    since: Option<u32>,
    first: bool,
    beat: Interval,
    _counted: FeedGuard,
}

impl Feed {
    async fn open(
        app: Arc<App>,
        id: &str,
        MaybeCaller(caller): MaybeCaller,
        ip: ClientIp,
        since: Option<u32>,
    ) -> Result<Self, Problem> {
        if app.stopping.is_cancelled() {
            return Err(Problem::new(Kind::Stopping, "come back in a moment").retry_after(Duration::from_secs(1)));
        }
        let counted = app.limiter.feed(ip)?;
        let live = app.hub.follow(id).await?;
        live.follow(None);
        metrics::gauge!("signoria_feeds").increment(1);
        let mut beat = interval_at(Instant::now() + BEAT, BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Ok(Feed {
            news: live.news.subscribe(),
            revoked: app.revoked.subscribe(),
            person: caller.map(|caller| (caller.person.id, caller.key.id)),
            seat: None,
            since,
            first: true,
            beat,
            _counted: counted,
            app,
            live,
        })
    }

    async fn next(&mut self) -> Next {
        if !std::mem::take(&mut self.first)
            && let Err(other) = self.wait().await
        {
            return other;
        }
        loop {
            // Whatever came meanwhile is in the update.
            while !matches!(self.news.try_recv(), Err(broadcast::error::TryRecvError::Empty)) {}
            let person = self.person.as_ref().map(|(person, _)| person.as_str());
            match self.app.hub.update(&self.live.id, person, self.since).await {
                Ok(sent) => {
                    self.since = Some(sent.update.version);
                    self.sit(sent.update.viewer);
                    return Next::Update(Box::new(sent));
                }
                Err(problem) if problem.status().is_server_error() => sleep(Duration::from_secs(1)).await,
                Err(_) => return Next::End("the table is gone", None),
            }
        }
    }

    /// Waits until there is an update to send; something else comes as an error.
    async fn wait(&mut self) -> Result<(), Next> {
        loop {
            tokio::select! {
                biased;
                () = self.app.stopping.cancelled() => {
                    // Not all at the same moment.
                    let after = 500 + u64::from(u16::from_le_bytes(crate::secret::random()) % 1500);
                    return Err(Next::End("the server restarts", Some(after)));
                }
                revoked = self.revoked.recv() => {
                    let mine = |key: &String| self.person.as_ref().is_some_and(|(_, own)| own == key);
                    match &revoked {
                        Ok(key) if mine(key) => return Err(Next::End("signed out", None)),
                        Ok(_) => {}
                        // Something was missed: whoever may still come in comes in again.
                        Err(_) => return Err(Next::End("come in again", Some(500))),
                    }
                }
                news = self.news.recv() => match news {
                    Ok(To::All) | Err(RecvError::Lagged(_)) => return Ok(()),
                    Ok(To::Seat(seat)) if self.seat == Some(seat) => return Ok(()),
                    Ok(To::Seat(_)) => {}
                    Err(RecvError::Closed) => return Err(Next::End("the table is gone", None)),
                },
                _ = self.beat.tick() => return Err(Next::Beat),
            }
        }
    }

    /// Counts the feed under the seat that its viewer has now.
    fn sit(&mut self, viewer: ViewerName) {
        let seat = match viewer {
            ViewerName::Seat(seat) => Some(seat),
            ViewerName::Watcher | ViewerName::Open => None,
        };
        if seat == self.seat {
            return;
        }
        let (live, old) = (self.live.clone(), std::mem::replace(&mut self.seat, seat));
        live.unfollow(old);
        if live.follow(seat)
            && let Some(seat) = seat
        {
            let app = self.app.clone();
            tokio::spawn(async move { app.hub.presence(&live.id, seat, true).await });
        }
    }
}

impl Drop for Feed {
    fn drop(&mut self) {
        metrics::gauge!("signoria_feeds").decrement(1);
        let last = self.live.unfollow(self.seat);
        if let (true, Some(seat), Ok(runtime)) = (last, self.seat, tokio::runtime::Handle::try_current()) {
            let (app, live) = (self.app.clone(), self.live.clone());
            runtime.spawn(async move {
                sleep(GRACE).await;
                if !live.follows(seat) {
                    app.hub.presence(&live.id, seat, false).await;
                }
            });
        }
    }
}

/// Updates by WebSocket, one text message each; `{}` is a sign of life. What is sent to it is ignored.
#[utoipa::path(get, path = "/api/tables/{id}/feed", tag = "feeds", params(("id" = String, Path), Since),
    responses((status = 101, description = "text messages, each an `Update`, or `{}` as a sign of life"), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn feed(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    caller: MaybeCaller,
    FromPath(id): FromPath<String>,
    FromQuery(Since { since }): SinceQuery,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|rejection| Problem::malformed("Upgrade", rejection.body_text()))?;
    let feed = Feed::open(app, &id, caller, ip, since).await?;
    Ok(upgrade.max_message_size(4096).on_upgrade(|socket| serve(socket, feed)))
}

async fn serve(mut socket: WebSocket, mut feed: Feed) {
    loop {
        let message = tokio::select! {
            next = feed.next() => match next {
                Next::Update(sent) => Message::Text(sent.text().into()),
                // Pages do not see pings; an empty object they do.
                Next::Beat => Message::Text("{}".into()),
                Next::End(why, after) => {
                    let reason = after.map_or(why.to_owned(), |after| format!("{why}; reconnect in {after} ms"));
                    // 1012: the service restarts; 1008: not any more.
                    let code = if after.is_some() { 1012 } else { 1008 };
                    let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
                    let _ = timeout(PATIENCE, socket.send(close)).await;
                    return;
                }
            },
            received = socket.recv() => match received {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => continue,
            },
        };
        if !matches!(timeout(PATIENCE, socket.send(message)).await, Ok(Ok(()))) {
            return;
        }
    }
}

/// What keeps proxies from holding a stream back.
const UNBUFFERED: [(HeaderName, &str); 2] =
    [(HeaderName::from_static("x-accel-buffering"), "no"), (header::CACHE_CONTROL, "no-store, no-transform")];

/// The feed as a stream of what an encoding makes of it; nothing after the end.
fn encoded<T>(feed: Feed, encode: impl Fn(Next) -> T) -> impl Stream<Item = Result<T, Infallible>> {
    unfold((Some(feed), encode), async |(feed, encode)| {
        let mut feed = feed?;
        let next = feed.next().await;
        let goes_on = !matches!(next, Next::End(..));
        let item = encode(next);
        Some((Ok(item), (goes_on.then_some(feed), encode)))
    })
}

/// Updates as server-sent events: `event: update`, its version as `id`. `Last-Event-ID` is taken as `since`.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "feeds",
    params(("id" = String, Path), Since, ("Last-Event-ID" = Option<u32>, Header)),
    responses((status = 200, body = String, content_type = "text/event-stream"), (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn events(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    caller: MaybeCaller,
    FromPath(id): FromPath<String>,
    FromQuery(Since { since }): SinceQuery,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let since = match headers.get("last-event-id") {
        None => since,
        Some(value) => {
            let version = value.to_str().ok().and_then(|value| value.parse().ok());
            Some(version.ok_or_else(|| Problem::malformed("Last-Event-ID", "the id of an event of this table"))?)
        }
    };
    let feed = Feed::open(app, &id, caller, ip, since).await?;
    let events = encoded(feed, |next| match next {
        Next::Update(sent) => Event::default().event("update").id(sent.update.version.to_string()).data(sent.text()),
        Next::Beat => Event::default().comment("beat"),
        Next::End(why, after) => {
            let event = Event::default().event("end").data(why);
            after.map_or(event.clone(), |after| event.retry(Duration::from_millis(after)))
        }
    });
    Ok((UNBUFFERED, Sse::new(events)))
}

/// Updates as lines of JSON. An empty line says that the feed lives; `{"end": why, "reconnect_ms": n}` is the last one.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "feeds", params(("id" = String, Path), Since),
    responses((status = 200, body = String, content_type = "application/x-ndjson"), (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn stream(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    caller: MaybeCaller,
    FromPath(id): FromPath<String>,
    FromQuery(Since { since }): SinceQuery,
) -> Result<impl IntoResponse, Problem> {
    let feed = Feed::open(app, &id, caller, ip, since).await?;
    let lines = encoded(feed, |next| match next {
        Next::Update(sent) => sent.text() + "\n",
        Next::Beat => "\n".to_owned(),
        Next::End(why, after) => serde_json::json!({ "end": why, "reconnect_ms": after }).to_string() + "\n",
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((UNBUFFERED, kind, Body::from_stream(lines)))
}
