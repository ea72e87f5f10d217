//! A server on a free port of loopback, and clients that speak to it over real sockets.
#![allow(dead_code, reason = "each test file uses its part of this")]

use futures_util::StreamExt;
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::{HeaderMap, Method, Request, StatusCode};
use hyper_util::client::legacy::Client as Http;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use signoria_bots::{Bots, Plain, Settings, bots_of};
use signoria_games::Games;
use signoria_server::{Config, Server};
use signoria_toy::Toy;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::Mutex;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// The toy game: hands that one player knows, secret bids, dice.
pub(crate) fn games() -> Games {
    Games::of(vec![signoria_games::maker::<Toy>()])
}

pub(crate) fn bots() -> Bots {
    Bots::of(vec![bots_of::<Toy, _>(Plain, Settings::default())])
}

/// A configuration for tests: a free port, no limits, a database in `folder`.
pub(crate) fn config(folder: &Path) -> Config {
    let mut config = Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), ..Config::default() };
    config.database.path = folder.join("signoria.db");
    config.limits.enabled = false;
    config
}

/// A server with a database of its own.
pub(crate) struct Host {
    pub(crate) server: Option<Server>,
    pub(crate) address: SocketAddr,
    pub(crate) folder: tempfile::TempDir,
}

pub(crate) async fn host() -> Host {
    host_with(|_| {}).await
}

pub(crate) async fn host_with(change: impl FnOnce(&mut Config)) -> Host {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    change(&mut config);
    let server = Server::start(config, games(), bots()).await.unwrap();
    Host { address: server.address, server: Some(server), folder }
}

impl Host {
    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// A client who is a guest of this name.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let client = self.client();
        client.post("/api/guest", json!({ "name": name })).await.expect(StatusCode::OK);
        client
    }

    pub(crate) async fn restart(&mut self) {
        self.server.take().unwrap().stop().await;
        self.restart_as(&config(self.folder.path())).await;
    }

    /// Starts again after a stop.
    pub(crate) async fn restart_as(&mut self, config: &Config) {
        let server = Server::start(config.clone(), games(), bots()).await.unwrap();
        self.address = server.address;
        self.server = Some(server);
    }
}

/// Somebody who speaks to a server, with a cookie or a token.
pub(crate) struct Client {
    http: Http<HttpConnector, Full<Bytes>>,
    pub(crate) address: SocketAddr,
    /// The address that it comes from, if that is not the system's choice.
    pub(crate) local: Option<IpAddr>,
    pub(crate) cookie: Mutex<Option<String>>,
    /// By what the server knows the browser again.
    pub(crate) device: Mutex<Option<String>>,
    pub(crate) token: Option<String>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    #[track_caller]
    pub(crate) fn expect(self, status: StatusCode) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// A problem document of this status and kind.
    #[track_caller]
    pub(crate) fn problem(self, status: u16, kind: &str) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        assert_eq!(self.headers["content-type"], "application/problem+json");
        let problem = self.json();
        assert_eq!(problem["type"], format!("/api/docs#problem-{kind}"), "{problem}");
        assert_eq!(problem["status"], status);
        problem
    }
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self::coming_from(None, address)
    }

    /// Somebody with an address of their own.
    pub(crate) fn coming_from(local: Option<IpAddr>, address: SocketAddr) -> Self {
        let mut connector = HttpConnector::new();
        connector.set_local_address(local);
        let http = Http::builder(TokioExecutor::new()).build(connector);
        Client { http, address, local, cookie: Mutex::default(), device: Mutex::default(), token: None }
    }

    /// The same person at another address.
    pub(crate) fn at(&self, address: SocketAddr) -> Client {
        Client {
            cookie: Mutex::new(self.cookie.lock().unwrap().clone()),
            device: Mutex::new(self.device.lock().unwrap().clone()),
            token: self.token.clone(),
            ..Client::coming_from(self.local, address)
        }
    }

    /// Speaks with a token from now on.
    pub(crate) fn with_token(self, token: &str) -> Client {
        Client { token: Some(token.to_owned()), ..self }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> hyper::http::request::Builder {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        for kept in [&self.cookie, &self.device] {
            if let Some(cookie) = &*kept.lock().unwrap() {
                request = request.header("cookie", cookie);
            }
        }
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        request
    }

    /// Sends what was built; fails only where the connection does.
    pub(crate) async fn try_send(
        &self,
        request: Request<Full<Bytes>>,
    ) -> Result<Reply, hyper_util::client::legacy::Error> {
        let response = self.http.request(request).await?;
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all("set-cookie") {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
            let kept = if pair.starts_with("signoria-device=") { &self.device } else { &self.cookie };
            *kept.lock().unwrap() = Some(pair).filter(|pair| !pair.ends_with('='));
        }
        let bytes = body.collect().await.map(|body| body.to_bytes()).unwrap_or_default();
        Ok(Reply { status: parts.status, headers: parts.headers, text: String::from_utf8(bytes.to_vec()).unwrap() })
    }

    pub(crate) async fn send(&self, request: Request<Full<Bytes>>) -> Reply {
        self.try_send(request).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path).body(Full::default()).unwrap()).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Reply {
        self.send(self.request(Method::DELETE, path).body(Full::default()).unwrap()).await
    }

    pub(crate) fn json_request(&self, method: Method, path: &str, body: &Value) -> Request<Full<Bytes>> {
        let request = self.request(method, path).header("content-type", "application/json");
        request.body(Full::from(body.to_string())).unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(self.json_request(Method::POST, path, &body)).await
    }

    /// The same request may be sent again.
    pub(crate) async fn post_once(&self, path: &str, key: &str, body: Value) -> Reply {
        let mut request = self.json_request(Method::POST, path, &body);
        request.headers_mut().insert("idempotency-key", key.parse().unwrap());
        self.send(request).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> Reply {
        self.send(self.json_request(Method::PATCH, path, &body)).await
    }

    /// Opens a table of the toy game and gives its id.
    pub(crate) async fn open(&self, seats: Value) -> String {
        let table = json!({ "game": "toy", "seats": seats });
        let table = self.post("/api/tables", table).await.expect(StatusCode::CREATED);
        table["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn table(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.expect(StatusCode::OK)
    }

    /// Answers an update with its `n`th option, confirmed.
    pub(crate) async fn act(&self, update: &Value, n: usize) -> Reply {
        self.post(&format!("/api/tables/{}/act", update["table"].as_str().unwrap()), answer(update, n)).await
    }

    /// A feed by WebSocket.
    pub(crate) async fn feed(&self, id: &str, since: Option<u64>) -> Feed {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let url = format!("ws://{}/api/tables/{id}/feed{since}", self.address);
        let mut request = tokio_tungstenite::tungstenite::client::IntoClientRequest::into_client_request(url).unwrap();
        if let Some(cookie) = &*self.cookie.lock().unwrap() {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        Feed(socket)
    }

    /// A stream of lines.
    pub(crate) async fn lines(&self, path: &str) -> Lines {
        self.lines_of(self.request(Method::GET, path).body(Full::default()).unwrap()).await
    }

    pub(crate) async fn lines_of(&self, request: Request<Full<Bytes>>) -> Lines {
        let response = self.http.request(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Lines { headers: response.headers().clone(), body: response.into_body(), buffer: String::new() }
    }
}

/// Whoever of some clients decides at a table, and what they see.
pub(crate) async fn deciding<'a>(clients: &[&'a Client], id: &str) -> (&'a Client, Value) {
    for client in clients {
        let update = client.table(id).await;
        if !update["options"].as_array().unwrap().is_empty() {
            return (client, update);
        }
    }
    panic!("nobody decides at {id}");
}

/// The body that answers an update with its `n`th option, confirmed.
pub(crate) fn answer(update: &Value, n: usize) -> Value {
    let index = &update["options"][n]["index"];
    assert!(index.is_number(), "there is no option {n}: {update}");
    json!({ "version": update["version"], "tail": update["tail"], "index": index, "commit": true })
}

/// A feed by WebSocket.
pub(crate) struct Feed(WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>);

impl Feed {
    /// The next update; nothing once the feed has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) if text.as_str() == "{}" => {}
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The first update that fulfils a condition.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let found = async {
            loop {
                let update = self.next().await.expect("the feed goes on");
                if wanted(&update) {
                    return update;
                }
            }
        };
        tokio::time::timeout(std::time::Duration::from_secs(20), found).await.expect("the update comes")
    }

    /// The first update after `known` at which the reader has to decide, or the game is over. What is older was overtaken
    /// by an answer on its way.
    pub(crate) async fn turn(&mut self, known: &Value) -> Value {
        let at = |update: &Value| (update["version"].as_u64(), update["tail"].as_u64());
        let due =
            |update: &Value| update["status"] == "over" || update["options"].as_array().is_some_and(|o| !o.is_empty());
        self.until(|update| at(update) >= at(known) && due(update)).await
    }

    /// How the server closes the feed.
    pub(crate) async fn closed(&mut self) -> (u16, String) {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Close(Some(frame)))) => return (frame.code.into(), frame.reason.to_string()),
                Some(Ok(Message::Text(_) | Message::Ping(_))) => {}
                other => panic!("no close frame: {other:?}"),
            }
        }
    }
}

/// A stream of lines.
pub(crate) struct Lines {
    pub(crate) headers: HeaderMap,
    body: Incoming,
    buffer: String,
}

impl Lines {
    /// The next line without its end; nothing at the end.
    pub(crate) async fn next(&mut self) -> Option<String> {
        loop {
            if let Some((line, rest)) = self.buffer.split_once('\n') {
                let line = line.to_owned();
                self.buffer = rest.to_owned();
                return Some(line);
            }
            let frame = self.body.frame().await?.ok()?;
            if let Ok(data) = frame.into_data() {
                self.buffer.push_str(std::str::from_utf8(&data).unwrap());
            }
        }
    }

    /// The first line that begins with a word, without it.
    pub(crate) async fn line(&mut self, word: &str) -> Option<String> {
        loop {
            let line = self.next().await?;
            if let Some(rest) = line.strip_prefix(word) {
                return Some(rest.to_owned());
            }
        }
    }
}
