//! What every request has at hand.

use crate::config::Config;
use crate::edge::Limiter;
use crate::luck::Luck;
use crate::secret::Passwords;
use crate::store::Store;
use crate::tables::{Hub, now_ms};
use signoria_games::Games;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use tokio::sync::broadcast;
use tokio_util::sync::CancellationToken;

/// What every request has at hand.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) games: Games,
    /// The ids of the games that bots play.
    pub(crate) bots_play: Vec<&'static str>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) limiter: Arc<Limiter>,
    pub(crate) passwords: Passwords,
    /// Where the seeds of new tables come from.
    pub(crate) luck: Luck,
    /// The files of builds before this one, once they are known.
    pub(crate) old_pages: OnceLock<HashMap<String, PathBuf>>,
    /// Cancelled when the server is about to stop.
    pub(crate) stopping: CancellationToken,
    /// The ids of keys that have been taken back: whoever came in by one of them has to go.
    pub(crate) revoked: broadcast::Sender<String>,
}

impl App {
    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        now_ms() as i64
    }
}
