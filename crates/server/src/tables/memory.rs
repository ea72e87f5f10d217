//! Which tables are in memory: a cache, and those who follow.

use super::hub::now_ms;
use super::{Hub, Live};
use std::sync::Arc;

impl Hub {
    /// A table's place in memory; a new one if it has none.
    pub(super) fn live(&self, id: &str) -> Arc<Live> {
        let mut live = self.live.lock().expect("never poisoned");
        match live.get(id) {
            Some(found) => found.clone(),
            None => {
                let new = Arc::new(Live::new(id, now_ms() as i64));
                live.insert(id.to_owned(), new.clone());
                new
            }
        }
    }

    /// The table, if it is in use here.
    pub(super) fn in_use(&self, id: &str) -> Option<Arc<Live>> {
        self.live.lock().expect("never poisoned").get(id).cloned()
    }

    /// All tables that are in use here.
    pub(super) fn all_live(&self) -> Vec<Arc<Live>> {
        self.live.lock().expect("never poisoned").values().cloned().collect()
    }

    /// Those that somebody follows here.
    pub(super) fn followed(&self) -> Vec<Arc<Live>> {
        let mut all = self.all_live();
        all.retain(|live| live.followed());
        all
    }

    /// Drops an entry that nobody but the caller has.
    pub(super) fn forget(&self, mine: Arc<Live>) {
        let mut live = self.live.lock().expect("never poisoned");
        // The map's and the caller's: others come by the map alone, whose lock is held here.
        if Arc::strong_count(&mine) == 2 {
            live.remove(&mine.id);
        }
    }

    /// Drops tables from memory that nobody looks at: those that have rested, and the oldest where there are too many.
    pub(crate) fn sweep(&self) {
        let now = now_ms() as i64;
        let mut live = self.live.lock().expect("never poisoned");
        let mut unused: Vec<(i64, String)> = live
            .values()
            .filter(|entry| Arc::strong_count(entry) == 1 && !entry.followed())
            .map(|entry| (entry.touched(), entry.id.clone()))
            .collect();
        unused.sort();
        let too_many = live.len().saturating_sub(self.cache.tables);
        let rested = now - self.cache.idle_s as i64 * 1000;
        for (n, (touched, id)) in unused.into_iter().enumerate() {
            if n < too_many || touched < rested {
                live.remove(&id);
            }
        }
        metrics::gauge!("signoria_tables_in_memory").set(live.len() as f64);
        // What is still followed rests: its value goes, its followers stay. A bot's answer is waited for.
        let resting = now - self.cache.rest_s as i64 * 1000;
        for entry in live.values().filter(|entry| entry.touched() < resting) {
            if let Ok(mut slot) = entry.table.try_lock()
                && slot.as_ref().is_some_and(|table| table.due(self.now()).thoughts.is_empty())
            {
                *slot = None;
                entry.changed();
            }
        }
    }
}
