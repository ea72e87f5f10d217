//! Connections: how many there may be, and for how long one may keep silent.
//!
//! A connection waits for the head of a request, or for the rest of one, as long as `http.head_ms` says, for a body as
//! long as `http.body_ms`, and for its reader to take what is sent for as long as [`UNREAD`]. None of that holds up a
//! stop: whoever has asked for nothing, or not finished asking, is let go of at once.

use crate::config::Config;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use futures_util::StreamExt;
use futures_util::stream::unfold;
use http_body_util::BodyExt;
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use ipnet::IpNet;
use std::collections::HashMap;
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep, sleep_until};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

/// Whoever takes nothing of what is sent for so long is gone.
const UNREAD: Duration = Duration::from_secs(30);
/// How long what was answered last may take to go out when the server stops.
const LAST_WORDS: Duration = Duration::from_millis(250);
/// The most connections where the configuration names no number.
const MOST: usize = 20_000;
/// Descriptors for everything else: the database, the operators' listener and its connections.
const SPARED: usize = 96;
/// The most connections of operators.
const OPERATORS: usize = 32;

/// What a listener allows.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    /// Connections in all.
    all: usize,
    /// Connections of one address; proxies that are trusted may have as many as there are.
    each: usize,
    trusted: Vec<IpNet>,
    head: Duration,
    body: Duration,
}

impl Rules {
    /// Those of the public listener.
    pub(crate) fn of(config: &Config) -> Self {
        let room = descriptors().saturating_sub(SPARED).max(16);
        let wanted = if config.http.connections == 0 { MOST } else { config.http.connections };
        if config.http.connections > room {
            tracing::warn!(wanted, room, "the system allows fewer connections than `http.connections`");
        }
        Rules {
            all: wanted.min(room),
            each: if config.limits.enabled { config.limits.connections as usize } else { usize::MAX },
            trusted: config.http.trusted_proxies.clone(),
            head: Duration::from_millis(config.http.head_ms),
            body: Duration::from_millis(config.http.body_ms),
        }
    }

    /// Those of the operators' listener.
    pub(crate) fn for_operators(self) -> Self {
        Rules { all: OPERATORS, each: OPERATORS, ..self }
    }
}

/// How many files and sockets the process may have open, after asking for as many as it may get.
fn descriptors() -> usize {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.map_or(u64::MAX, |most| most).min((MOST + SPARED) as u64);
    if limit.current.is_some_and(|now| now < wanted) {
        let old = limit.current.replace(wanted);
        if setrlimit(Resource::Nofile, limit).is_err() {
            limit.current = old;
        }
    }
    limit.current.map_or(usize::MAX, |now| now as usize)
}

/// Serves connections until the stop, and then until what was begun is done.
pub(crate) async fn serve(listener: TcpListener, router: Router, rules: Rules, stopping: CancellationToken) {
    let doors = Arc::new(Doors::default());
    let rules = Arc::new(rules);
    let connections = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            biased;
            () = stopping.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_about_one(&error) => continue,
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                sleep(LAST_WORDS).await;
                continue;
            }
        };
        match Doors::enter(&doors, peer.ip(), &rules) {
            Ok(pass) => {
                // Small answers go out at once; without it they are a little slower.
                let _ = stream.set_nodelay(true);
                let stream = Guarded { stream, unread: None, _pass: pass };
                connections.spawn(connection(stream, peer, router.clone(), rules.clone(), stopping.clone()));
            }
            Err(status) => turn_away(stream, status),
        }
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

/// Whether the fault is with the one who called, who has gone away again.
fn is_about_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Says in one packet that there is no room, if it can be said without waiting.
fn turn_away(stream: TcpStream, status: &'static str) {
    metrics::counter!("signoria_limited_total", "class" => "connections").increment(1);
    if let Ok(mut stream) = stream.into_std() {
        let _ = write!(stream, "HTTP/1.1 {status}\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    }
}

async fn connection(stream: Guarded, peer: SocketAddr, router: Router, rules: Arc<Rules>, stopping: CancellationToken) {
    let busy = Arc::new(AtomicUsize::new(0));
    let (head, asked, stop) = (rules.head, busy.clone(), stopping.clone());
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(|body| patient(body, rules.body, &stop));
        request.extensions_mut().insert(ConnectInfo(peer));
        let busy = Busy::begin(&asked);
        let answer = router.clone().oneshot(request);
        async move {
            let answer = answer.await?;
            // Whoever is answered is busy until the last piece is out.
            Ok::<_, std::convert::Infallible>(answer.map(|body| {
                body.map_frame(move |frame| {
                    let _ = &busy;
                    frame
                })
            }))
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(64 * 1024);
    let mut served = std::pin::pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        ended = served.as_mut() => ended,
        () = stopping.cancelled() => {
            served.as_mut().graceful_shutdown();
            tokio::select! {
                ended = served => ended,
                () = at_rest(&busy) => Ok(()),
            }
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// Until nothing that was asked is still to be answered.
async fn at_rest(busy: &AtomicUsize) {
    loop {
        sleep(LAST_WORDS).await;
        if busy.load(Ordering::Acquire) == 0 {
            return;
        }
    }
}

/// A request that is not answered to its end.
struct Busy(Arc<AtomicUsize>);

impl Busy {
    fn begin(count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::AcqRel);
        Busy(count.clone())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// The body of a request, which has to be there in time; when the server stops, in a moment.
fn patient(body: Incoming, time: Duration, stopping: &CancellationToken) -> Body {
    if body.is_end_stream() {
        return Body::empty();
    }
    let (deadline, stopping) = (Instant::now() + time, stopping.clone());
    let late = |why| Some((Err(io::Error::new(io::ErrorKind::TimedOut, why)), None));
    Body::from_stream(unfold(Some(Body::new(body).into_data_stream()), move |data| {
        let stopping = stopping.clone();
        async move {
            let mut data = data?;
            tokio::select! {
                next = data.next() => Some((next?.map_err(io::Error::other), Some(data))),
                () = sleep_until(deadline) => late("the body did not come in time"),
                () = async { stopping.cancelled().await; sleep(LAST_WORDS).await } => late("the server stops"),
            }
        }
    }))
}

/// Who is in.
#[derive(Debug, Default)]
struct Doors(Mutex<Inside>);

#[derive(Debug, Default)]
struct Inside {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

impl Doors {
    /// One connection more, until the pass is dropped; otherwise the status that says why not.
    fn enter(doors: &Arc<Self>, ip: IpAddr, rules: &Rules) -> Result<Pass, &'static str> {
        let ip = crate::edge::ClientIp(ip).household();
        let trusted = rules.trusted.iter().any(|net| net.contains(&ip));
        let mut inside = doors.0.lock().expect("never poisoned");
        if inside.all >= rules.all {
            return Err("503 Service Unavailable");
        }
        let mine = inside.by_address.entry(ip).or_default();
        if *mine >= rules.each && !trusted {
            return Err("429 Too Many Requests");
        }
        *mine += 1;
        inside.all += 1;
        metrics::gauge!("signoria_connections").increment(1);
        Ok(Pass { doors: doors.clone(), ip })
    }
}

/// A connection that is counted.
struct Pass {
    doors: Arc<Doors>,
    ip: IpAddr,
}

impl Drop for Pass {
    fn drop(&mut self) {
        metrics::gauge!("signoria_connections").decrement(1);
        let mut inside = self.doors.0.lock().expect("never poisoned");
        inside.all -= 1;
        if let Some(mine) = inside.by_address.get_mut(&self.ip) {
            *mine -= 1;
            if *mine == 0 {
                inside.by_address.remove(&self.ip);
            }
        }
    }
}

/// A socket that is counted for as long as it is open, upgraded or not, and that ends when its reader takes nothing.
struct Guarded {
    stream: TcpStream,
    unread: Option<Pin<Box<Sleep>>>,
    _pass: Pass,
}

impl Guarded {
    fn written(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.unread = None;
            return written;
        }
        ready!(self.unread.get_or_insert_with(|| Box::pin(sleep(UNREAD))).as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Guarded {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl AsyncWrite for Guarded {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
