//! What nodes of one database tell each other. Everything said here is a hint: it may be lost, come late or come twice, and
//! whoever hears it looks at the database. What was lost is noticed where that can be, and by a look around every few
//! seconds where it cannot.

#[cfg(feature = "postgres")]
mod listened;
#[cfg(feature = "nats")]
mod nats;

#[cfg(feature = "postgres")]
pub(crate) use listened::Listened;
#[cfg(feature = "nats")]
pub(crate) use nats::Nats;

use async_trait::async_trait;
use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use serde::{Deserialize, Serialize};
use signoria_core::Seat;
use signoria_table::To;
use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// What is said within this time goes into one message.
const TOGETHER: Duration = Duration::from_millis(5);
/// The longest message, in bytes: `NOTIFY` takes no more than 8,000.
const LONGEST: usize = 7_500;
/// How often a node says something, be it nothing.
const BEAT: Duration = Duration::from_secs(2);
/// A node that has not heard itself for so long hears nobody.
const SILENCE: Duration = Duration::from_secs(6);
/// How many notices may wait to be said; more are lost.
const WAITING: usize = 10_000;
/// How long saying something may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait before listening is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(500);

/// A hint for other nodes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub(crate) enum Notice {
    /// A table has changed, or is to be shown anew.
    Changed {
        table: String,
        revision: u64,
        /// Whose view alone has changed; everybody's if nobody is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// A table was thrown away.
    Gone { table: String },
    /// The people of a table play again somewhere.
    Rematch { table: String },
    /// A key was taken back.
    Revoked { key: String },
    /// Bots owe answers that nobody thinks about.
    Think,
    /// The seats of a table whose page is there on the node that says so.
    Presence { table: String, seats: Vec<Seat> },
}

impl Notice {
    /// A table has changed for some.
    pub(crate) fn changed(table: &str, revision: u64, to: To) -> Self {
        let seat = match to {
            To::All => None,
            To::Seat(seat) => Some(seat),
        };
        Notice::Changed { table: table.to_owned(), revision, seat }
    }
}

/// What a wire brings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(any(feature = "postgres", feature = "nats")), allow(dead_code, reason = "no wire is built"))]
pub(crate) enum Brought {
    /// A message, one's own among them.
    Message(String),
    /// Something may have been lost.
    Gap,
}

/// What carries messages from each node to all.
#[async_trait]
pub(crate) trait Wire: Send + Sync + Debug {
    /// Sends a message to all who listen, this node among them.
    async fn send(&self, message: String) -> Result<(), String>;
    /// Listens from now on. The stream ends where the wire breaks for good.
    async fn listen(&self) -> Result<BoxStream<'static, Brought>, String>;
}

/// What a node hears of the others.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Heard {
    /// What another node says.
    Notices { from: String, notices: Vec<Notice> },
    /// Something may have been lost.
    Gap,
}

#[derive(Serialize, Deserialize)]
struct Message<'a> {
    from: std::borrow::Cow<'a, str>,
    /// The number of the message, so that a missing one is noticed.
    n: u64,
    says: Vec<Notice>,
}

/// Tells other nodes, if there are any.
#[derive(Clone, Debug)]
pub(crate) struct Bus(Option<mpsc::Sender<Notice>>);

impl Bus {
    /// Nobody else serves the database.
    pub(crate) fn alone() -> Self {
        Bus(None)
    }

    /// Speaks and listens on a wire, until whoever hears goes away.
    pub(crate) fn on(wire: Arc<dyn Wire>) -> (Self, mpsc::Receiver<Heard>) {
        let node = crate::secret::id();
        let (say, said) = mpsc::channel(WAITING);
        let (tell, heard) = mpsc::channel(1_024);
        tokio::spawn(speak(node.clone(), wire.clone(), said));
        tokio::spawn(listen(node, wire, tell));
        (Bus(Some(say)), heard)
    }

    /// Tells the others, some moments later and without a promise.
    pub(crate) fn publish(&self, notice: Notice) {
        if let Some(say) = &self.0
            && say.try_send(notice).is_err()
        {
            metrics::counter!("signoria_bus_lost_total").increment(1);
        }
    }
}

/// Says what is to be said, much of it at once.
async fn speak(node: String, wire: Arc<dyn Wire>, mut said: mpsc::Receiver<Notice>) {
    let (mut n, mut held) = (0, None);
    loop {
        let mut says = Vec::new();
        if held.is_none() {
            match timeout(BEAT, said.recv()).await {
                Ok(Some(notice)) => held = Some(notice),
                Ok(None) => return,
                // Nothing is said, too: whoever hears it knows that the wire is whole.
                Err(_) => {}
            }
        }
        let mut length = 0;
        while let Some(notice) = held.take().or_else(|| said.try_recv().ok()) {
            let more = serde_json::to_string(&notice).map_or(0, |text| text.len() + 1);
            if !says.is_empty() && length + more > LONGEST {
                held = Some(notice);
                break;
            }
            length += more;
            // Of a table that changed twice the last is enough, where it is for the same eyes.
            if says.last() != Some(&notice) {
                says.push(notice);
            }
        }
        n += 1;
        metrics::counter!("signoria_bus_notices_total").increment(says.len() as u64);
        let message = Message { from: (&*node).into(), n, says };
        let text = serde_json::to_string(&message).expect("notices are plain data");
        match timeout(PATIENCE, wire.send(text)).await {
            Ok(Ok(())) => metrics::counter!("signoria_bus_messages_total").increment(1),
            Ok(Err(error)) => lost(&error),
            Err(_) => lost("it takes too long"),
        }
        sleep(TOGETHER).await;
    }
}

fn lost(why: &str) {
    metrics::counter!("signoria_bus_lost_total").increment(1);
    tracing::warn!(%why, "other nodes were not told; they find out by themselves");
}

/// Brings what others say to `tell`, and where something may have been lost, that.
async fn listen(node: String, wire: Arc<dyn Wire>, tell: mpsc::Sender<Heard>) {
    loop {
        match timeout(PATIENCE, wire.listen()).await {
            // What was said before this moment is not known.
            Ok(Ok(brought)) => {
                if tell.send(Heard::Gap).await.is_err() || !take(&node, brought, &tell).await {
                    return;
                }
                metrics::counter!("signoria_bus_gaps_total").increment(1);
                tracing::warn!("this node may not have heard the others; it looks around and listens anew");
            }
            Ok(Err(error)) => tracing::warn!(%error, "other nodes are not heard; trying again"),
            Err(_) => tracing::warn!("other nodes are not heard in time; trying again"),
        }
        if tell.is_closed() {
            return;
        }
        sleep(TRY_AGAIN).await;
    }
}

/// Takes what a wire brings until it breaks; whether anybody still wants to hear.
async fn take(node: &str, mut brought: BoxStream<'static, Brought>, tell: &mpsc::Sender<Heard>) -> bool {
    let mut numbers: HashMap<String, u64> = HashMap::new();
    let mut own = Instant::now();
    loop {
        let heard = tokio::select! {
            biased;
            next = brought.next() => match next {
                Some(Brought::Message(text)) => {
                    // What cannot be read is from a node of another version, or from nobody.
                    let Ok(Message { from, n, says }) = serde_json::from_str(&text) else { continue };
                    if from == node {
                        own = Instant::now();
                        continue;
                    }
                    // Nodes come and go under new names.
                    if numbers.len() > 1_000 {
                        numbers.clear();
                    }
                    let before = numbers.insert(from.to_string(), n);
                    if before.is_some_and(|before| n != before + 1) && tell.send(Heard::Gap).await.is_err() {
                        return false;
                    }
                    Heard::Notices { from: from.into_owned(), notices: says }
                }
                Some(Brought::Gap) => Heard::Gap,
                None => return true,
            },
            () = sleep_until(own + SILENCE) => return true,
            () = tell.closed() => return false,
        };
        if tell.send(heard).await.is_err() {
            return false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::stream::unfold;
    use tokio::sync::broadcast;

    /// A wire between nodes of one process, on which a message may be lost.
    #[derive(Debug)]
    struct Line(broadcast::Sender<Option<String>>);

    #[async_trait]
    impl Wire for Line {
        async fn send(&self, message: String) -> Result<(), String> {
            assert!(message.len() < 8_000, "{} bytes", message.len());
            self.0.send(Some(message)).map(drop).map_err(|error| error.to_string())
        }

        async fn listen(&self) -> Result<BoxStream<'static, Brought>, String> {
            Ok(Box::pin(unfold(self.0.subscribe(), async |mut heard| {
                let message = heard.recv().await.ok()??;
                Some((Brought::Message(message), heard))
            })))
        }
    }

    async fn notices(heard: &mut mpsc::Receiver<Heard>, many: usize) -> Vec<Notice> {
        let mut all = Vec::new();
        while all.len() < many {
            if let Heard::Notices { notices, .. } = heard.recv().await.unwrap() {
                all.extend(notices);
            }
        }
        all
    }

    #[tokio::test]
    async fn nodes_hear_each_other_in_messages_that_are_not_too_long_and_notice_gaps() {
        let line = Arc::new(Line(broadcast::Sender::new(1_000)));
        let ((one, mut by_one), (_two, mut by_two)) = (Bus::on(line.clone()), Bus::on(line.clone()));
        for heard in [&mut by_one, &mut by_two] {
            assert_eq!(heard.recv().await, Some(Heard::Gap), "what was before is not known");
        }
        let said: Vec<Notice> = (0..300).map(|n| Notice::changed(&format!("{n:0>24}"), n, To::All)).collect();
        said.iter().for_each(|notice| one.publish(notice.clone()));
        assert_eq!(notices(&mut by_two, said.len()).await, said);
        // A message that is missing is noticed by its number, and a wire that breaks at once.
        let message = |n: u64| format!(r#"{{"from":"three","n":{n},"says":[{{"is":"think"}}]}}"#);
        for n in [7, 8, 10] {
            line.0.send(Some(message(n))).unwrap();
        }
        assert_eq!(notices(&mut by_two, 2).await, [Notice::Think, Notice::Think]);
        assert_eq!(by_two.recv().await, Some(Heard::Gap));
        assert_eq!(notices(&mut by_two, 1).await, [Notice::Think]);
        line.0.send(None).unwrap();
        assert_eq!(by_two.recv().await, Some(Heard::Gap));
    }
}
