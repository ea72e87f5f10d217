//! One feed in three encodings: WebSocket for the page, server-sent events and lines of JSON for programs.
//!
//! A feed begins with an update and goes on with one whenever something has changed for its viewer. Each update is
//! whole; only its log goes on where the last one ended, so a feed that breaks is taken up with `since` and loses nothing.

use super::{Since, SinceQuery};
use crate::app::App;
use crate::edge::{Caller, ClientIp, FeedGuard, FromPath, FromQuery, MaybeCaller};
use crate::problem::{Kind, Problem};
use crate::tables::{EnteredGuard, Live, Look, Sheet};
use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Request, header};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{Stream, unfold};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use signoria_core::Seat;
use signoria_table::{To, ViewerName};
use std::convert::Infallible;
use std::slice;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Error as SocketError;
use tokio_tungstenite::tungstenite::handshake::server::create_response;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocketConfig};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// A feed says at least so often that it lives: proxies cut what is silent for longer.
const BEAT: Duration = Duration::from_secs(15);
/// Whoever takes nothing for so long is gone.
const PATIENCE: Duration = Duration::from_secs(20);
/// Whoever has not answered a beat for so long is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// How much of an update goes into one frame: a feed that rests keeps no more than this, however long its updates were.
const PIECE: usize = 4096;
/// Whoever comes back within this time was never away.
const GRACE: Duration = Duration::from_secs(4);

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(feed)).routes(routes!(events)).routes(routes!(stream))
}

/// What comes next in a feed.
enum Next {
    Update(Sheet),
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
    /// Who follows, and the key by which they came in.
    person: Option<(String, EnteredGuard)>,
    /// Its number among those that tell of the table.
    number: u64,
    /// The seat under which the feed is counted.
    seat: Option<Seat>,
    since: Option<u32>,
    /// Its first update is as new as the store has it.
    look: Look,
    /// There is something that the reader has not seen.
    news_due: bool,
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
        let person = caller.map(|Caller { person, key }| (person.id, app.hub.entered.by(&key.id)));
        let live = app.hub.follow(id).await?;
        // From here on the feed hears of a key that is taken back. One that was, while the table was waited for, is no more.
        if let Some((_, EnteredGuard { key, .. })) = &person
            && app.store.lasting(slice::from_ref(key)).await?.is_empty()
        {
            return Err(Problem::new(Kind::SignIn, "this session or token has just been taken back"));
        }
        if live.follow(None) {
            app.hub.presence(&live, None);
        }
        metrics::gauge!("signoria_feeds").increment(1);
        let mut beat = interval_at(Instant::now() + BEAT, BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Ok(Feed {
            news: live.news.subscribe(),
            number: live.begins(),
            person,
            seat: None,
            since,
            look: Look::Again,
            news_due: true,
            beat,
            _counted: counted,
            app,
            live,
        })
    }

    async fn next(&mut self) -> Next {
        if !self.news_due
            && let Err(other) = self.wait().await
        {
            return other;
        }
        // Noted until it is out: whoever stops waiting in the middle asks again.
        self.news_due = true;
        loop {
            // Whatever came meanwhile is in the update.
            while !matches!(self.news.try_recv(), Err(broadcast::error::TryRecvError::Empty)) {}
            let person = self.person.as_ref().map(|(person, _)| person.as_str());
            match self.app.hub.update(&self.live.id, person, self.since, self.look).await {
                Ok(sheet) => {
                    self.look = Look::Known;
                    self.since = Some(sheet.version);
                    self.live.tells(self.number, sheet.version);
                    self.news_due = false;
                    self.sit(sheet.viewer);
                    return Next::Update(sheet);
                }
                Err(problem) if problem.status().is_server_error() => tokio::select! {
                    () = sleep(Duration::from_secs(1)) => {}
                    end = ends(&self.app) => return end,
                },
                Err(_) => return Next::End("the table is gone", None),
            }
        }
    }

    /// Waits until there is an update to send; something else comes as an error.
    async fn wait(&mut self) -> Result<(), Next> {
        loop {
            tokio::select! {
                biased;
                end = ends(&self.app) => return Err(end),
                () = taken_back(self.person.as_ref()) => return Err(Next::End("signed out", None)),
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
        if live.follow(seat) && seat.is_some() {
            self.app.hub.presence(&live, seat);
        }
    }
}

impl Drop for Feed {
    fn drop(&mut self) {
        metrics::gauge!("signoria_feeds").decrement(1);
        self.live.ends(self.number);
        let last = self.live.unfollow(self.seat);
        if let (true, Some(seat), Ok(runtime)) = (last, self.seat, tokio::runtime::Handle::try_current()) {
            let (app, live) = (self.app.clone(), self.live.clone());
            runtime.spawn(async move {
                sleep(GRACE).await;
                if !live.follows(seat) {
                    app.hub.presence(&live, Some(seat));
                }
            });
        }
    }
}

/// Waits until the key by which somebody came in is taken back.
async fn taken_back(person: Option<&(String, EnteredGuard)>) {
    match person {
        Some((_, entered)) => entered.ended.cancelled().await,
        None => std::future::pending().await,
    }
}

/// Waits until all feeds of this node end: it stops, or others may have the store that it has not.
async fn ends(app: &App) -> Next {
    let why = tokio::select! {
        () = app.stopping.cancelled() => "the server restarts",
        () = app.hub.until_cut() => "the server has lost its database",
    };
    Next::End(why, Some(app.hub.later().as_millis() as u64))
}

/// A request to go on by WebSocket.
struct Handshake {
    answer: Response,
    upgraded: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Handshake {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let mut request = Request::new(());
        request.method_mut().clone_from(&parts.method);
        *request.version_mut() = parts.version;
        request.headers_mut().clone_from(&parts.headers);
        let answer = create_response(&request).map_err(|error| Problem::malformed("Upgrade", error.to_string()))?;
        let upgraded = parts.extensions.remove::<OnUpgrade>();
        let upgraded = upgraded.ok_or_else(|| Problem::malformed("Upgrade", "this connection stays as it is"))?;
        Ok(Handshake { answer: answer.map(|()| Body::empty()), upgraded })
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
    FromQuery(since): SinceQuery,
    Handshake { answer, upgraded }: Handshake,
) -> Result<Response, Problem> {
    let since = since.known(&app.hub.epoch());
    let feed = Feed::open(app, &id, caller, ip, since).await?;
    tokio::spawn(async move {
        match upgraded.await {
            Ok(upgraded) => {
                // Small buffers: most feeds rest most of the time.
                let config = WebSocketConfig::default().read_buffer_size(512).write_buffer_size(0);
                let config = config.max_message_size(Some(4096)).max_frame_size(Some(4096));
                let socket = WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await;
                serve(socket, feed).await;
            }
            Err(error) => tracing::debug!(%error, "a feed did not come about"),
        }
    });
    Ok(answer)
}

type Socket = WebSocketStream<TokioIo<Upgraded>>;

async fn serve(mut socket: Socket, mut feed: Feed) {
    let mut heard = Instant::now();
    loop {
        let sent = tokio::select! {
            next = feed.next() => match next {
                Next::Update(sheet) => timeout(PATIENCE, send(&mut socket, sheet.json())).await,
                Next::Beat if heard.elapsed() > SILENCE => return,
                Next::Beat => timeout(PATIENCE, beat(&mut socket)).await,
                Next::End(why, after) => {
                    let reason = after.map_or(why.to_owned(), |after| format!("{why}; reconnect in {after} ms"));
                    // 1012: the service restarts; 1008: not any more.
                    let code: u16 = if after.is_some() { 1012 } else { 1008 };
                    let close = Message::Close(Some(CloseFrame { code: code.into(), reason: reason.into() }));
                    let _ = timeout(PATIENCE, socket.send(close)).await;
                    return;
                }
            },
            received = socket.next() => match received {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {
                    heard = Instant::now();
                    continue;
                }
            },
        };
        if !matches!(sent, Ok(Ok(()))) {
            return;
        }
    }
}

/// A sign of life, and a question for one.
async fn beat(socket: &mut Socket) -> Result<(), SocketError> {
    // Pages do not see pings; an empty object they do.
    socket.feed(Message::Text("{}".into())).await?;
    socket.send(Message::Ping(Bytes::new())).await
}

/// A text message in small frames.
async fn send(socket: &mut Socket, mut text: Bytes) -> Result<(), SocketError> {
    let mut kind = Data::Text;
    loop {
        let piece = text.split_to(PIECE.min(text.len()));
        let last = text.is_empty();
        socket.send(Message::Frame(Frame::message(piece, OpCode::Data(kind), last))).await?;
        if last {
            return Ok(());
        }
        kind = Data::Continue;
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

/// The version and the run of the server that an event's id names, `12 k3j9…`; a version alone will do.
fn event_id(id: &str) -> Option<Since> {
    let (version, epoch) = id.split_once(' ').map_or((id, None), |(version, epoch)| (version, Some(epoch.to_owned())));
    Some(Since { since: Some(version.parse().ok()?), epoch })
}

/// Updates as server-sent events: `event: update`, its version and its epoch as `id`. `Last-Event-ID` is taken as `since`.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "feeds",
    params(("id" = String, Path), Since, ("Last-Event-ID" = Option<String>, Header)),
    responses((status = 200, body = String, content_type = "text/event-stream"), (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn events(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    caller: MaybeCaller,
    FromPath(id): FromPath<String>,
    FromQuery(since): SinceQuery,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let since = match headers.get("last-event-id") {
        None => since,
        Some(value) => value
            .to_str()
            .ok()
            .and_then(event_id)
            .ok_or_else(|| Problem::malformed("Last-Event-ID", "the id of an event of this table"))?,
    };
    let since = since.known(&app.hub.epoch());
    let epoch = app.hub.epoch();
    let feed = Feed::open(app, &id, caller, ip, since).await?;
    let events = encoded(feed, move |next| match next {
        Next::Update(sheet) => {
            let text = String::from_utf8_lossy(&sheet.json()).into_owned();
            Event::default().event("update").id(format!("{} {epoch}", sheet.version)).data(text)
        }
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
    FromQuery(since): SinceQuery,
) -> Result<impl IntoResponse, Problem> {
    let since = since.known(&app.hub.epoch());
    let feed = Feed::open(app, &id, caller, ip, since).await?;
    let lines = encoded(feed, |next| match next {
        Next::Update(sheet) => sheet.line,
        Next::Beat => Bytes::from_static(b"\n"),
        Next::End(why, after) => {
            Bytes::from(serde_json::json!({ "end": why, "reconnect_ms": after }).to_string() + "\n")
        }
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((UNBUFFERED, kind, Body::from_stream(lines)))
}
