//! What every request has at hand.

use crate::config::Config;
use crate::edge::{Class, Limiter};
use crate::luck::Luck;
use crate::problem::Problem;
use crate::secret::{self, Passwords};
use crate::store::Store;
use crate::tables::{Hub, now_ms};
use signoria_games::Games;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
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
}

impl App {
    /// One request of a class by `who`, counted on all nodes together: what keeps thieves out is not the more for being
    /// asked at the next door.
    pub(crate) async fn take(&self, class: Class, who: &str) -> Result<(), Problem> {
        // What is too much for one node does not reach the store.
        self.limiter.take(class, who)?;
        let Some(pace) = self.limiter.pace(class) else { return Ok(()) };
        // Who it is lies in the store for some minutes: as a hash, since browsers have their secrets in it.
        let who = secret::hash(&format!("{class:?} {who}"));
        let who: String = who[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        match self.store.count(&who, pace).await? {
            None => Ok(()),
            Some(wait) => Err(class.too_many(wait)),
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        now_ms() as i64
    }
}
