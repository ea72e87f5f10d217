//! A table that is in use.

use super::hub::Sheet;
use signoria_core::Seat;
use signoria_table::{Table, To, ViewerName};
use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex as StdMutex};
use tokio::sync::{Mutex, broadcast};

/// How many pieces of news a feed may be behind before it is told to look anew; it loses nothing by that.
const BEHIND: usize = 16;

/// A table that is in use: its value, while it is in memory, and those who follow it.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) id: String,
    /// Nothing where it has to be built from the store.
    pub(crate) table: Arc<Mutex<Option<Table>>>,
    pub(crate) news: broadcast::Sender<To>,
    /// The number of feeds by seat; watchers under none.
    feeds: StdMutex<HashMap<Option<Seat>, u32>>,
    touched: AtomicI64,
    /// The table where its people play again.
    pub(crate) rematch: StdMutex<Option<String>>,
    /// The updates that were made last, each for all who see the same.
    pub(super) sheets: StdMutex<Vec<Sheet>>,
}

impl Live {
    pub(crate) fn new(id: &str, now: i64) -> Self {
        Live {
            id: id.to_owned(),
            table: Arc::new(Mutex::new(None)),
            news: broadcast::Sender::new(BEHIND),
            feeds: StdMutex::default(),
            touched: AtomicI64::new(now),
            rematch: StdMutex::default(),
            sheets: StdMutex::default(),
        }
    }

    pub(crate) fn touch(&self, now: i64) {
        self.touched.store(now, Ordering::Relaxed);
    }

    /// What was made of the table before is not how it stands any more.
    pub(super) fn changed(&self) {
        *self.sheets.lock().expect("never poisoned") = Vec::new();
    }

    pub(crate) fn touched(&self) -> i64 {
        self.touched.load(Ordering::Relaxed)
    }

    /// One feed more of a seat; whether it is the first one.
    pub(crate) fn follow(&self, seat: Option<Seat>) -> bool {
        let mut feeds = self.feeds.lock().expect("never poisoned");
        let open = feeds.entry(seat).or_default();
        *open += 1;
        *open == 1
    }

    /// One feed less of a seat; whether it was the last one.
    pub(crate) fn unfollow(&self, seat: Option<Seat>) -> bool {
        let mut feeds = self.feeds.lock().expect("never poisoned");
        let Some(open) = feeds.get_mut(&seat) else { return false };
        *open -= 1;
        if *open == 0 {
            feeds.remove(&seat);
            return true;
        }
        false
    }

    pub(crate) fn followed(&self) -> bool {
        !self.feeds.lock().expect("never poisoned").is_empty()
    }

    /// Whether several feeds show the same.
    pub(super) fn seen_by_many(&self, viewer: ViewerName) -> bool {
        let seat = match viewer {
            ViewerName::Seat(seat) => Some(seat),
            ViewerName::Watcher | ViewerName::Open => None,
        };
        self.feeds.lock().expect("never poisoned").get(&seat).is_some_and(|open| *open > 1)
    }

    /// Whether a feed of this seat is open.
    pub(crate) fn follows(&self, seat: Seat) -> bool {
        self.feeds.lock().expect("never poisoned").contains_key(&Some(seat))
    }

    /// The seats whose page is there.
    pub(crate) fn present(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.feeds.lock().expect("never poisoned").keys().filter_map(|seat| *seat).collect();
        seats.sort();
        seats
    }
}
