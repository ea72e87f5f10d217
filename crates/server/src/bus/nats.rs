//! Core NATS, for many nodes and many moves. It promises nothing, and nothing is asked of it: what is published around a
//! break is gone without an error.

use super::{Brought, Wire};
use crate::config::SecretUrl;
use async_nats::{Client, ConnectOptions, Event};
use async_trait::async_trait;
use futures_util::StreamExt;
use futures_util::stream::{BoxStream, select};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio_stream::wrappers::BroadcastStream;

/// The subject. What is said names tables and keys by their ids, which no two databases have in common.
const SUBJECT: &str = "signoria";
/// How often the connection is tried.
const PING: Duration = Duration::from_secs(2);

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
        let client = options.connect(url.open().as_str()).await.map_err(|error| error.to_string())?;
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
