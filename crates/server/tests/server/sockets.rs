//! Connections that are kept: after a refusal the next request is answered, or the refusal says that there is none.

use crate::common::{Host, host};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};

/// One connection, spoken to byte by byte.
struct Socket {
    answers: Answers,
    write: OwnedWriteHalf,
}

/// What comes back on it.
struct Answers(OwnedReadHalf);

/// The head of an answer; its body has been read.
struct Head {
    status: u16,
    closes: bool,
}

impl Socket {
    async fn to(host: &Host) -> Self {
        let (read, write) = TcpStream::connect(host.address).await.unwrap().into_split();
        Socket { answers: Answers(read), write }
    }

    async fn send(&mut self, text: &str) {
        self.write.write_all(text.as_bytes()).await.unwrap();
    }

    async fn health(&mut self) {
        self.send("GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n").await;
        assert_eq!(self.answers.next().await.status, 200);
    }
}

impl Answers {
    async fn next(&mut self) -> Head {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(self.0.read_u8().await.expect("an answer comes whole"));
        }
        let head = String::from_utf8(head).unwrap().to_lowercase();
        let field = |name: &str| {
            let mut lines = head.lines().filter_map(|line| line.split_once(": "));
            lines.find(|(found, _)| *found == name).map(|(_, value)| value.to_owned())
        };
        let length = field("content-length").expect("answers have a length").parse().unwrap();
        self.0.read_exact(&mut vec![0; length]).await.expect("an answer comes whole");
        Head { status: head[9..12].parse().unwrap(), closes: field("connection").as_deref() == Some("close") }
    }

    /// Whether the other side has ended the connection; what it did not read may end it hard.
    async fn have_ended(&mut self) -> bool {
        let read = tokio::time::timeout(Duration::from_secs(20), self.0.read_u8()).await;
        read.expect("it ends").is_err()
    }
}

const JSON: &str = "content-type: application/json\r\n";

fn request(line: &str, headers: &str, body: &str) -> String {
    format!("{line} HTTP/1.1\r\nhost: x\r\n{headers}content-length: {}\r\n\r\n{body}", body.len())
}

#[tokio::test]
async fn a_refused_request_leaves_its_connection_ready_for_the_next_one() {
    let host = host().await;
    let body = format!("{{\"game\":\"{}\"}}", "x".repeat(20_000));
    let foreign = format!("{JSON}origin: https://evil.example\r\n");
    let token = format!("{JSON}authorization: Bearer sgn_none\r\n");
    let mut socket = Socket::to(&host).await;
    for (line, headers, status) in [
        ("POST /api/tables", JSON, 401),
        ("POST /api/tables", &token, 401),
        ("POST /api/nothing", JSON, 404),
        ("POST /", JSON, 405),
        ("DELETE /api/me", JSON, 405),
        ("POST /api/guest", "content-type: text/plain\r\n", 415),
        ("POST /api/guest", &foreign, 403),
        ("GET /api/tables?filter=none", JSON, 400),
        ("POST /api/guest", JSON, 400),
    ] {
        socket.send(&request(line, headers, &body)).await;
        let answer = socket.answers.next().await;
        assert_eq!((answer.status, answer.closes), (status, false), "{line} {headers}");
        socket.health().await;
        // In pieces, the first of them empty.
        socket.send(&format!("{line} HTTP/1.1\r\nhost: x\r\n{headers}transfer-encoding: chunked\r\n\r\n")).await;
        socket.send(&format!("{:x}\r\n{body}\r\n0\r\n\r\n", body.len())).await;
        let answer = socket.answers.next().await;
        assert_eq!((answer.status, answer.closes), (status, false), "{line} {headers}");
        socket.health().await;
    }
}

#[tokio::test]
async fn what_is_too_much_to_read_ends_the_connection_and_the_answer_says_so() {
    let host = host().await;
    for (line, headers, length, sent, status) in [
        // More than anybody reads, though all of it comes.
        ("POST /api/nothing", JSON, 4 << 20, 4 << 20, 404),
        ("POST /api/guest", JSON, 4 << 20, 4 << 20, 413),
        // A body that does not come.
        ("POST /api/tables", JSON, 100, 10, 401),
        ("POST /api/tables", &format!("{JSON}expect: 100-continue\r\n"), 100, 0, 401),
    ] {
        let Socket { mut answers, mut write } = Socket::to(&host).await;
        let head = format!("{line} HTTP/1.1\r\nhost: x\r\n{headers}content-length: {length}\r\n\r\n");
        let writes = tokio::spawn(async move {
            // The other side may have had enough.
            let _ = write.write_all(head.as_bytes()).await;
            let _ = write.write_all(&vec![b' '; sent]).await;
            write
        });
        let answer = answers.next().await;
        assert_eq!((answer.status, answer.closes), (status, true), "{line} {headers}");
        assert!(answers.have_ended().await);
        drop(writes.await.unwrap());
    }
}
