//! A table that is in use.

use super::Sheet;
use signoria_core::Seat;
use signoria_table::{Table, To, ViewerName};
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex as StdMutex};
use std::time::Instant;
use tokio::sync::{Mutex, broadcast, watch};

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
    /// The version that each feed has told last.
    told: watch::Sender<BTreeMap<u64, u32>>,
    /// The seats whose page is there on other nodes, by node, and when that was heard.
    pub(super) elsewhere: StdMutex<HashMap<String, (Vec<Seat>, Instant)>>,
    touched: AtomicI64,
    /// The newest revision that this node has heard of: what is in memory may be older.
    known: AtomicU64,
    /// What is in memory may not have happened.
    doubted: AtomicBool,
    /// When the next clock runs out, as tables count time; 0 if none does.
    pub(super) alarm: AtomicU64,
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
            told: watch::Sender::default(),
            elsewhere: StdMutex::default(),
            touched: AtomicI64::new(now),
            known: AtomicU64::new(0),
            doubted: AtomicBool::new(false),
            alarm: AtomicU64::new(0),
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

    /// The newest revision that this node has heard of.
    pub(super) fn known(&self) -> u64 {
        self.known.load(Ordering::Acquire)
    }

    /// There is this revision; whether that is news.
    pub(super) fn knows(&self, revision: u64) -> bool {
        self.known.fetch_max(revision, Ordering::AcqRel) < revision
    }

    /// The store is at a revision, whatever was heard: `before` was known when it was asked.
    pub(super) fn found(&self, before: u64, revision: u64) {
        // Whatever was heard meanwhile counts.
        let _ = self.known.compare_exchange(before, revision, Ordering::AcqRel, Ordering::Acquire);
    }

    /// What is in memory may not have happened: it is to be read anew.
    pub(super) fn doubt(&self) {
        self.known.store(0, Ordering::Release);
        self.doubted.store(true, Ordering::Release);
        self.tell(To::All);
    }

    /// Whether it was to be read anew; from now on it is not.
    pub(super) fn was_doubted(&self) -> bool {
        self.doubted.swap(false, Ordering::AcqRel)
    }

    /// Tells feeds to look.
    pub(super) fn tell(&self, to: To) {
        // Nobody may be listening.
        let _ = self.news.send(to);
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

    /// One feed more that tells of the table; its number.
    pub(crate) fn begins(&self) -> u64 {
        let mut number = 0;
        self.told.send_modify(|told| {
            number = told.last_key_value().map_or(0, |(last, _)| last + 1);
            told.insert(number, 0);
        });
        number
    }

    /// A feed tells of a version; what comes later is in another update.
    pub(crate) fn tells(&self, feed: u64, version: u32) {
        self.told.send_modify(|told| {
            told.insert(feed, version);
        });
    }

    pub(crate) fn ends(&self, feed: u64) {
        self.told.send_modify(|told| {
            told.remove(&feed);
        });
    }

    /// Waits until every feed has told of a version.
    pub(super) async fn told(&self, version: u32) {
        let mut told = self.told.subscribe();
        let all = told.wait_for(|told| told.values().all(|last| *last >= version)).await;
        all.expect("its sender stands beside it");
    }

    /// The number of feeds.
    pub(super) fn feeds(&self) -> u64 {
        self.feeds.lock().expect("never poisoned").values().map(|open| u64::from(*open)).sum()
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

    /// Whether a page of this seat is there, on whatever node.
    pub(super) fn is_present(&self, seat: Seat) -> bool {
        let elsewhere = self.elsewhere.lock().expect("never poisoned");
        self.follows(seat) || elsewhere.values().any(|(seats, _)| seats.contains(&seat))
    }

    /// The seats whose page is there on this node.
    pub(crate) fn present(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.feeds.lock().expect("never poisoned").keys().filter_map(|seat| *seat).collect();
        seats.sort();
        seats
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Waker};

    #[test]
    fn what_comes_next_waits_until_every_feed_has_told_of_a_version() {
        let mut context = Context::from_waker(Waker::noop());
        let live = Live::new("table", 0);
        assert!(pin!(live.told(7)).poll(&mut context).is_ready(), "nobody follows");
        let (one, two) = (live.begins(), live.begins());
        let mut told = pin!(live.told(7));
        assert!(told.as_mut().poll(&mut context).is_pending());
        live.tells(one, 7);
        assert!(told.as_mut().poll(&mut context).is_pending());
        live.tells(two, 6);
        assert!(told.as_mut().poll(&mut context).is_pending());
        live.tells(two, 9);
        assert!(told.as_mut().poll(&mut context).is_ready());
        // Who leaves keeps nobody waiting.
        let mut told = pin!(live.told(8));
        assert!(told.as_mut().poll(&mut context).is_pending());
        live.ends(one);
        assert!(told.as_mut().poll(&mut context).is_ready());
    }
}
