//! What tables wait for without anybody being there. It lies in the store in rows that whoever has time takes for a while:
//! a node that ends holds nothing for long.

use super::{Hub, Live};
use crate::bus::Notice;
use crate::problem::Problem;
use crate::store::Owed;
use signoria_table::{Command, Table, Thought, To};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// How long to wait before a bot's answer that could not be saved is brought again.
const TRY_AGAIN: Duration = Duration::from_secs(1);
/// For how long a bot's answer waits at most for those who have not been told of the one before.
const ONE_BY_ONE: Duration = Duration::from_secs(1);
/// For how long it waits for those who follow on other nodes.
const ELSEWHERE: Duration = Duration::from_millis(50);
/// How often it is looked for alarms; a bit later or earlier, so that nodes do not all look at the same moment.
const ALARMS: Duration = Duration::from_millis(250);
/// How many alarms are taken at a time.
const RUNG: u32 = 64;
/// For how long whoever takes an alarm has it alone, in milliseconds.
const ALARM_LEASE: u64 = 5_000;
/// How often it is looked for answers that bots owe, if nobody says that there are some.
const THOUGHTS: Duration = Duration::from_millis(500);
/// For how long whoever takes a thought has it alone, in milliseconds.
const THOUGHT_LEASE: u64 = 30_000;
/// Where bots of one node alone owe more answers than this, no further ones are looked for.
const ENOUGH: usize = 200;

/// Something between three quarters and five quarters of a time.
fn about(time: Duration) -> Duration {
    time * 3 / 4 + time * u32::from(crate::secret::random::<1>()[0]) / 512
}

impl Hub {
    /// Until when nobody else thinks about what bots owe after a command; 0 if this node does not think about it either.
    pub(super) fn claim(&self) -> u64 {
        // Where nobody else could, it waits here as well as there.
        let takes = self.thinks && !self.is_closing() && (!self.store.shared() || self.room() > 0);
        if takes { self.store.clock() + THOUGHT_LEASE } else { 0 }
    }

    /// How many more thoughts this node takes.
    fn room(&self) -> usize {
        let most = if self.store.shared() { 2 * self.pool.threads() } else { ENOUGH };
        most.saturating_sub(self.pool.waiting())
    }

    /// Lets tables hear their alarms, for as long as the server runs.
    pub(crate) async fn ring(self: Arc<Self>) {
        loop {
            sleep(about(ALARMS)).await;
            match self.store.take_alarms(ALARM_LEASE, RUNG).await {
                Ok(tables) => {
                    for table in tables {
                        let hub = self.clone();
                        tokio::spawn(async move { hub.wake(&table).await });
                    }
                }
                Err(error) => self.not_read(&error).await,
            }
        }
    }

    /// The time that a table waited for has come.
    async fn wake(&self, id: &str) {
        let then = |hub: &Hub, _: &Live, table: &Table| (table.header().revision, table.due(hub.now()));
        let settled = match self.command(id, None, |_| Ok(Command::Alarm), then).await {
            Ok((revision, due)) => {
                // Other nodes show it as well; it changes nothing in the store.
                self.bus.publish(Notice::changed(id, revision, To::All));
                // It has rung: nobody rings it again.
                let settled = self.store.settle(id, revision, due).await.map_err(Problem::from);
                self.thoughts.notify_one();
                settled
            }
            Err(problem) => Err(problem),
        };
        if let Err(problem) = settled {
            tracing::warn!(table = id, ?problem, "an alarm was not carried out; it rings again");
        }
    }

    /// Thinks about answers that bots owe and nobody thinks about, for as long as the server runs.
    pub(crate) async fn think_along(self: Arc<Self>) {
        loop {
            // Either: somebody says so, or it is time to look.
            let _ = timeout(about(THOUGHTS), self.thoughts.notified()).await;
            loop {
                let room = self.room().min(ENOUGH) as u32;
                if room == 0 || self.is_closing() {
                    break;
                }
                match self.store.take_thoughts(THOUGHT_LEASE, room).await {
                    Ok(taken) => {
                        let all = taken.len() < room as usize;
                        for owed in taken {
                            self.take_up(owed).await;
                        }
                        if all {
                            break;
                        }
                    }
                    Err(error) => self.not_read(&error).await,
                }
            }
        }
    }

    async fn not_read(&self, error: &crate::store::StoreError) {
        tracing::warn!(%error, "what is due cannot be read; trying again");
        sleep(TRY_AGAIN).await;
    }

    /// Thinks about an answer that was taken from the store.
    async fn take_up(&self, owed: Owed) {
        // Whoever thinks longer than the time that it was taken for takes it again.
        if self.thinking.lock().expect("never poisoned").contains(&owed) {
            return;
        }
        let Owed { table: id, thought } = owed;
        for look in [super::Look::Known, super::Look::Again] {
            let held = match self.lock(&id, look).await {
                Ok(held) => held,
                Err(problem) => {
                    tracing::warn!(table = id, ?problem, "a bot's answer cannot be thought about now");
                    return;
                }
            };
            let due = held.table().due(self.now());
            if due.thoughts.contains(&thought) {
                return self.think(&held.live, held.table(), thought);
            }
            if look == super::Look::Again || !self.store.shared() {
                let revision = held.table().header().revision;
                drop(held);
                // It is not what the table waits for under the rules of today.
                if let Err(error) = self.store.settle(&id, revision, due).await {
                    tracing::warn!(table = id, %error, "what the table waits for is not noted");
                }
                return;
            }
        }
    }

    /// Lets a bot think, and brings its answer.
    pub(super) fn think(&self, live: &Live, table: &Table, thought: Thought) {
        let owed = Owed { table: live.id.clone(), thought };
        if !self.thinking.lock().expect("never poisoned").insert(owed.clone()) {
            return;
        }
        let Thought { seat, at, .. } = owed.thought;
        let position = table.position_of(seat).clone();
        let whose = table.header().host.clone().unwrap_or_else(|| live.id.clone());
        let (hub, runtime) = (self.me.clone(), tokio::runtime::Handle::current());
        self.pool.choose(owed.clone(), whose, position, move |index| {
            let Some(hub) = hub.upgrade() else { return };
            runtime.spawn(async move {
                if let Some(index) = index {
                    hub.one_by_one(&owed).await;
                    hub.bring(&owed.table, Command::BotActs { seat, at, index }).await;
                }
                hub.thinking.lock().expect("never poisoned").remove(&owed);
                // There is room for another one.
                hub.thoughts.notify_one();
            });
        });
    }

    /// Each answer of a bot comes in an update of its own, so that a page can show one after the other: the next one waits
    /// until everybody was told of the one before, but not for ever.
    async fn one_by_one(&self, Owed { table, thought }: &Owed) {
        if let Some(live) = self.in_use(table) {
            // Whoever takes longer than that sees several at once.
            let _ = timeout(ONE_BY_ONE, live.told(thought.at.version)).await;
        }
        if self.store.shared() {
            // Nobody says how far the feeds of other nodes are.
            sleep(ELSEWHERE).await;
        }
    }

    /// Brings a bot's answer until it is saved, or somebody else may think about it.
    async fn bring(&self, id: &str, answer: Command) {
        let began = Instant::now();
        loop {
            let answer = answer.clone();
            let brought = self.command(id, None, move |_| Ok(answer.clone()), |_, _, _| ()).await;
            // A stale answer is no matter: whoever made it stale has asked again.
            let Err(problem) = brought.or_else(|problem| match problem.status().is_server_error() {
                true => Err(problem),
                false => Ok(()),
            }) else {
                return;
            };
            if began.elapsed() >= Duration::from_millis(THOUGHT_LEASE) || self.is_closing() {
                tracing::warn!(table = id, ?problem, "a bot's answer could not be saved; it is asked again");
                return;
            }
            sleep(TRY_AGAIN).await;
        }
    }

    /// No bot begins to think any more; what was taken and is not answered goes back to the others.
    pub(crate) async fn close(&self) {
        self.begin_to_close();
        self.pool.close();
        let taken: Vec<Owed> = self.thinking.lock().expect("never poisoned").iter().cloned().collect();
        if taken.is_empty() {
            return;
        }
        match timeout(TRY_AGAIN, self.store.give_back(&taken)).await {
            Ok(Ok(())) => self.bus.publish(Notice::Think),
            Ok(Err(_)) | Err(_) => tracing::warn!("what bots were thinking about is taken up some seconds later"),
        }
    }
}
