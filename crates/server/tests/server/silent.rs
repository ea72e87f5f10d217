//! Connections that say nothing, or stop in the middle: they end by themselves, shut nobody out and hold up no stop.

use crate::common::{Client, host_with};
use hyper::StatusCode;
use serde_json::json;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const HALF_HEAD: &str = "GET /api/games HTTP/1.1\r\nhost: here\r\nx-half";
const HALF_BODY: &str =
    "POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{\"na";
const WHOLE: &str = "GET /health/live HTTP/1.1\r\nhost: here\r\n\r\n";

async fn open(address: SocketAddr, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(said.as_bytes()).await.unwrap();
    stream
}

/// What comes until the other side ends the connection; it does end.
async fn rest(mut stream: TcpStream) -> String {
    let mut all = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(60), stream.read_to_end(&mut all)).await.expect("it ends");
    // An end without a farewell is one, too.
    let _ = read;
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test]
async fn silent_connections_end() {
    let host = host_with(|config| (config.http.head_ms, config.http.body_ms) = (300, 300)).await;
    let silent = open(host.address, "").await;
    let half_head = open(host.address, HALF_HEAD).await;
    let half_body = open(host.address, HALF_BODY).await;
    let idle = open(host.address, WHOLE).await;
    assert_eq!(rest(silent).await, "");
    rest(half_head).await;
    let answer = rest(half_body).await;
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
    let answer = rest(idle).await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("live\n"), "it was answered first: {answer}");
    // A feed is quiet for longer than that, and goes on.
    let ania = host.guest("Ania").await;
    let id = ania.open(json!(["me", "open"])).await;
    let mut feed = ania.feed(&id, None).await;
    feed.next().await.unwrap();
    rest(open(host.address, "").await).await;
    ania.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hej" })).await.expect(StatusCode::NO_CONTENT);
    feed.until(|update| update["chat"][0]["text"] == "hej").await;
}

#[tokio::test]
async fn silent_connections_hold_up_no_stop() {
    let mut host = host_with(|config| config.http.drain_ms = 9_500).await;
    let mut open_ones = Vec::new();
    for said in ["", HALF_HEAD, HALF_BODY, WHOLE] {
        for _ in 0..20 {
            open_ones.push(open(host.address, said).await);
        }
    }
    // Whoever was answered has been heard by the server: so has everybody before.
    host.guest("Ania").await;
    let began = Instant::now();
    host.server.take().unwrap().stop().await;
    assert!(began.elapsed() < Duration::from_secs(8), "not the whole time: {:?}", began.elapsed());
    for stream in open_ones {
        rest(stream).await;
    }
}

/// The status that a new connection is met with; 200 where there is room.
async fn met(address: SocketAddr) -> u16 {
    let mut stream = open(address, WHOLE).await;
    let mut head = [0; 12];
    match stream.read_exact(&mut head).await {
        Ok(_) => String::from_utf8_lossy(&head[9..]).parse().unwrap(),
        // It was turned away while it spoke.
        Err(_) => 0,
    }
}

async fn room_again(address: SocketAddr) {
    let found = async {
        while met(address).await != 200 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), found).await.expect("there is room again");
}

#[tokio::test]
async fn nobody_takes_all_connections_and_operators_have_their_own() {
    let host = host_with(|config| {
        config.http.connections = 40;
        config.admin.listen = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..40 {
        silent.push(open(host.address, "").await);
    }
    let crowded = async {
        while met(host.address).await == 200 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), crowded).await.expect("there is no room");
    // The operators' listener answers all the same.
    let operator = Client::new(host.server.as_ref().unwrap().admin.unwrap());
    assert_eq!(operator.get("/health/ready").await.status, StatusCode::OK);
    assert!(operator.get("/metrics").await.text.contains("signoria_connections"));
    drop(silent);
    room_again(host.address).await;
}

#[tokio::test]
async fn one_address_has_its_share_of_connections() {
    let host = host_with(|config| {
        config.limits = signoria_server::Limits { connections: 10, ..Default::default() };
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..10 {
        silent.push(open(host.address, "").await);
    }
    let crowded = async {
        while !matches!(met(host.address).await, 429 | 0) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), crowded).await.expect("this address has all of its own");
    drop(silent);
    room_again(host.address).await;
}
