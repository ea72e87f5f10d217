//! When which table wants to be woken.

use futures_util::StreamExt;
use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_util::time::{DelayQueue, delay_queue};

/// Sets alarms; a later one of the same table takes the place of an earlier one.
#[derive(Clone, Debug)]
pub(crate) struct Alarms(mpsc::UnboundedSender<(String, Duration)>);

impl Alarms {
    /// Starts the task that waits; it calls `ring` with the id of each table whose time has come, until all setters are
    /// gone.
    pub(crate) fn start(ring: impl Fn(String) + Send + 'static) -> Self {
        let (set, mut wanted) = mpsc::unbounded_channel::<(String, Duration)>();
        tokio::spawn(async move {
            let mut waiting: DelayQueue<String> = DelayQueue::new();
            let mut keys: HashMap<String, delay_queue::Key> = HashMap::new();
            loop {
                tokio::select! {
                    next = wanted.recv() => {
                        let Some((table, delay)) = next else { return };
                        match keys.get(&table) {
                            Some(key) => waiting.reset(key, delay),
                            None => drop(keys.insert(table.clone(), waiting.insert(table, delay))),
                        }
                    }
                    Some(expired) = waiting.next(), if !waiting.is_empty() => {
                        let table = expired.into_inner();
                        keys.remove(&table);
                        ring(table);
                    }
                }
            }
        });
        Alarms(set)
    }

    /// Rings for a table after a while.
    pub(crate) fn set(&self, table: &str, after: Duration) {
        // The queue counts at most some two years.
        let after = after.min(Duration::from_secs(365 * 24 * 3600));
        // The task ends only when the server does.
        let _ = self.0.send((table.to_owned(), after));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_later_alarm_takes_the_place_of_an_earlier_one() {
        let (rang, mut rings) = mpsc::unbounded_channel();
        let alarms = Alarms::start(move |table| drop(rang.send(table)));
        alarms.set("a", Duration::from_millis(5));
        alarms.set("a", Duration::from_millis(60));
        alarms.set("b", Duration::from_millis(30));
        assert_eq!(rings.recv().await.as_deref(), Some("b"));
        assert_eq!(rings.recv().await.as_deref(), Some("a"));
        alarms.set("a", Duration::from_millis(1));
        assert_eq!(rings.recv().await.as_deref(), Some("a"));
    }
}
