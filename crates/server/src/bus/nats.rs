//! Core NATS, for many nodes and many moves. It promises nothing, and nothing is asked of it: what is published around a
//! break is gone without an error.

use super::{Brought, Wire};
use crate::config::SecretUrl;
use async_nats::{Client, ConnectOptions, Event};
use async_trait::async_trait;
use futures_util::StreamExt;
use futures_util::stream::{BoxStream, select};
use percent_encoding::percent_decode_str;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio_stream::wrappers::BroadcastStream;
use url::Url;

/// The subject. What is said names tables and keys by their ids, which no two databases have in common.
const SUBJECT: &str = "signoria";
/// How often the connection is tried.
const PING: Duration = Duration::from_secs(2);

/// How a server lets this node in.
#[derive(Debug, PartialEq, Eq)]
enum Entry {
    Open,
    Token(String),
    User(String, String),
}

/// An address without what lets in, and that: `nats://token@host`, `nats://user:password@host`.
fn entry(url: &Url) -> (Url, Entry) {
    let read = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let entry = match (url.username(), url.password()) {
        ("", None) => Entry::Open,
        (token, None) => Entry::Token(read(token)),
        (user, Some(password)) => Entry::User(read(user), read(password)),
    };
    let mut address = url.clone();
    // An address with a host can be without.
    let _ = address.set_username("").and_then(|()| address.set_password(None));
    (address, entry)
}

/// NATS as a wire.
#[derive(Debug)]
pub(crate) struct Nats {
    client: Client,
    breaks: broadcast::Sender<()>,
}

impl Nats {
    /// Connects, or goes on trying: without it nodes are slower to hear of each other, and never wrong.
    ///
    /// # Errors
    /// If the address makes no sense.
    pub(crate) async fn connect(url: &SecretUrl) -> Result<Self, String> {
        let breaks = broadcast::Sender::new(16);
        let broken = breaks.clone();
        let options = ConnectOptions::new()
            .name("signoria")
            .retry_on_initial_connect()
            .ping_interval(PING)
            .event_callback(move |event| {
                if matches!(event, Event::Disconnected | Event::Connected | Event::SlowConsumer(_) | Event::Closed) {
                    // Nobody may be listening.
                    let _ = broken.send(());
                }
                tracing::info!(%event, "NATS");
                async {}
            });
        let (address, entry) = entry(url.open());
        let options = match entry {
            Entry::Open => options,
            Entry::Token(token) => options.token(token),
            Entry::User(user, password) => options.user_and_password(user, password),
        };
        let client = options.connect(address.as_str()).await.map_err(|error| error.to_string())?;
        Ok(Nats { client, breaks })
    }
}

#[async_trait]
impl Wire for Nats {
    async fn send(&self, message: String) -> Result<(), String> {
        self.client.publish(SUBJECT, message.into()).await.map_err(|error| error.to_string())
    }

    async fn listen(&self) -> Result<BoxStream<'static, Brought>, String> {
        let breaks = BroadcastStream::new(self.breaks.subscribe()).map(|_| Brought::Gap);
        let said = self.client.subscribe(SUBJECT).await.map_err(|error| error.to_string())?;
        let said = said.map(|said| Brought::Message(String::from_utf8_lossy(&said.payload).into_owned()));
        Ok(Box::pin(select(said, breaks)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lets_in_stands_in_the_address_and_is_not_part_of_it() {
        let cases = [
            ("nats://bus:4222", Entry::Open),
            ("nats://sesame@bus:4222", Entry::Token("sesame".into())),
            ("nats://ania:open%40once@bus:4222", Entry::User("ania".into(), "open@once".into())),
        ];
        for (text, expected) in cases {
            assert_eq!(entry(&text.parse().unwrap()), ("nats://bus:4222".parse().unwrap(), expected));
        }
    }
}
