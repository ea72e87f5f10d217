//! `LISTEN` and `NOTIFY` of the database that nodes share anyway. Never inside a save: that would let saves go one by one.

use super::{Brought, Wire};
use async_trait::async_trait;
use futures_util::stream::{BoxStream, unfold};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use sqlx::query;
use std::sync::Mutex;
use std::time::Duration;
use tokio::time::timeout;

/// The channel; a database has its own.
const CHANNEL: &str = "signoria";
/// How long the database may take.
const PATIENCE: Duration = Duration::from_secs(3);

/// The database as a wire.
#[derive(Debug)]
pub(crate) struct Listened {
    options: PgConnectOptions,
    /// The connection that speaks: nobody's save waits for it.
    voice: Mutex<PgPool>,
}

/// One connection, made when it is needed.
fn one(options: &PgConnectOptions) -> PgPool {
    let one = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE).max_lifetime(None).idle_timeout(None);
    one.test_before_acquire(false).connect_lazy_with(options.clone())
}

impl Listened {
    pub(crate) fn new(options: PgConnectOptions) -> Self {
        let options = options.application_name("signoria bus");
        Listened { voice: Mutex::new(one(&options)), options }
    }
}

#[async_trait]
impl Wire for Listened {
    async fn send(&self, message: String) -> Result<(), String> {
        let voice = self.voice.lock().expect("never poisoned").clone();
        let saying = query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(message);
        let why = match timeout(PATIENCE, saying.execute(&voice)).await {
            Ok(Ok(_)) => return Ok(()),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "the database does not answer in time".into(),
        };
        // Another connection the next time: this one may lead into a network that swallows everything.
        *self.voice.lock().expect("never poisoned") = one(&self.options);
        Err(why)
    }

    async fn listen(&self) -> Result<BoxStream<'static, Brought>, String> {
        let ear = one(&self.options);
        let listening = async {
            let mut listener = PgListener::connect_with(&ear).await?;
            listener.ignore_pool_close_event(true);
            listener.listen(CHANNEL).await?;
            Ok::<_, sqlx::Error>(listener)
        };
        let listener = listening.await.map_err(|error| error.to_string())?;
        Ok(Box::pin(unfold(listener, async |mut listener| match listener.try_recv().await {
            Ok(Some(said)) => Some((Brought::Message(said.payload().to_owned()), listener)),
            // It was lost and is there again.
            Ok(None) => Some((Brought::Gap, listener)),
            Err(error) => {
                tracing::warn!(%error, "the database brings no more notices");
                None
            }
        })))
    }
}
