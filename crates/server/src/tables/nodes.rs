//! What nodes hear of each other, and how they find out by themselves what they did not hear.

use super::hub::rematch_reason;
use super::{Hub, Live};
use crate::bus::{Heard, Notice};
use crate::store::Mark;
use signoria_core::Seat;
use signoria_table::{Command, Table, To};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::{Interval, MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;

/// How often a node looks whether it has missed something.
const LOOK_AROUND: Duration = Duration::from_secs(10);
/// How many tables or keys are asked for at a time.
const AT_ONCE: usize = 500;
/// How often a node says who is there.
const PRESENCE: Duration = Duration::from_secs(15);
/// How long it is believed.
const BELIEVED: Duration = Duration::from_secs(45);
/// How long a node without the store keeps its feeds: others may have it.
const CUT: Duration = Duration::from_secs(20);
/// How often it looks whether it has the store.
const GLANCE: Duration = Duration::from_secs(1);

/// The keys by which people came in whose feeds are open here.
#[derive(Clone, Debug, Default)]
pub(crate) struct Entered(Arc<std::sync::Mutex<BTreeMap<String, Entrance>>>);

/// Those who came in by one key.
#[derive(Debug, Default)]
struct Entrance {
    feeds: u32,
    /// The key is taken back.
    ended: CancellationToken,
}

impl Entered {
    /// One more feed by this key, until the guard is dropped.
    pub(crate) fn by(&self, key: &str) -> EnteredGuard {
        let mut all = self.0.lock().expect("never poisoned");
        let entrance = all.entry(key.to_owned()).or_default();
        entrance.feeds += 1;
        EnteredGuard { all: self.clone(), key: key.to_owned(), ended: entrance.ended.clone() }
    }

    /// Whoever came in by this key has to go.
    fn end(&self, key: &str) {
        if let Some(entrance) = self.0.lock().expect("never poisoned").get(key) {
            entrance.ended.cancel();
        }
    }

    fn keys(&self) -> Vec<String> {
        self.0.lock().expect("never poisoned").keys().cloned().collect()
    }
}

/// A feed of somebody who came in by a key.
#[derive(Debug)]
pub(crate) struct EnteredGuard {
    all: Entered,
    pub(crate) key: String,
    /// The key is taken back: the feed has to end.
    pub(crate) ended: CancellationToken,
}

impl Drop for EnteredGuard {
    fn drop(&mut self) {
        let mut all = self.all.0.lock().expect("never poisoned");
        if let Some(entrance) = all.get_mut(&self.key) {
            entrance.feeds -= 1;
            if entrance.feeds == 0 {
                all.remove(&self.key);
            }
        }
    }
}

fn every(time: Duration) -> Interval {
    let mut every = interval(time);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    every
}

impl Hub {
    /// Hears the other nodes, and looks around where something may have been lost, for as long as the server runs.
    pub(crate) async fn hear(self: Arc<Self>, mut heard: mpsc::Receiver<Heard>) {
        let mut around = every(LOOK_AROUND);
        loop {
            tokio::select! {
                next = heard.recv() => match next {
                    Some(Heard::Notices { from, notices }) => {
                        for notice in notices {
                            self.take_in(&from, notice);
                        }
                    }
                    // Not one look for each of many gaps.
                    Some(Heard::Gap) => around.reset_after(Duration::from_millis(200)),
                    None => return,
                },
                _ = around.tick() => self.look_around().await,
            }
        }
    }

    /// Says who is there, and watches whether the store is, and is still the same one, for as long as the server runs.
    pub(crate) async fn watch(self: Arc<Self>) {
        let (mut presence, mut glance) = (every(PRESENCE), every(GLANCE));
        let mut epoch = self.store.epoch();
        loop {
            tokio::select! {
                _ = presence.tick() => self.say_who_is_there(),
                _ = glance.tick() => {
                    self.cut.send_if_modified(|cut| {
                        let now = self.store.silent() > CUT;
                        std::mem::replace(cut, now) != now
                    });
                    let now = self.store.epoch();
                    if epoch != now {
                        tracing::warn!("the database is another one than before; all tables are read anew");
                        epoch = now;
                        self.all_live().iter().for_each(|live| live.doubt());
                    }
                }
            }
        }
    }

    fn take_in(&self, from: &str, notice: Notice) {
        match notice {
            Notice::Changed { table, revision, seat } => {
                if let Some(live) = self.in_use(&table) {
                    // What came between was not heard, and may have been for all eyes.
                    let between = revision > live.known() + 1;
                    live.knows(revision);
                    // Whatever was made of it may be from before.
                    live.changed();
                    live.tell(seat.filter(|_| !between).map_or(To::All, To::Seat));
                }
            }
            Notice::Gone { table } => {
                if let Some(live) = self.in_use(&table) {
                    live.doubt();
                }
            }
            Notice::Rematch { table } => {
                if let Some(live) = self.in_use(&table) {
                    let hub = self.strong();
                    tokio::spawn(async move {
                        // Where it cannot be read, it is found out by the next look around.
                        if let Ok(Some(rematch)) = hub.store.made(&rematch_reason(&live.id).what).await {
                            hub.note_rematch(&live, &rematch).await;
                        }
                    });
                }
            }
            Notice::Revoked { key } => self.entered.end(&key),
            Notice::Think => self.thoughts.notify_one(),
            Notice::Presence { table, seats } => {
                if let Some(live) = self.in_use(&table) {
                    self.take_in_presence(&live, from, seats);
                }
            }
        }
    }

    /// Who is there on another node.
    fn take_in_presence(&self, live: &Arc<Live>, from: &str, seats: Vec<Seat>) {
        let here = live.present();
        let before = {
            let mut elsewhere = live.elsewhere.lock().expect("never poisoned");
            elsewhere.insert(from.to_owned(), (seats.clone(), Instant::now()))
        };
        // Whoever has not been heard at this table does not know who is here.
        if before.is_none() && !here.is_empty() {
            self.bus.publish(Notice::Presence { table: live.id.clone(), seats: here });
        }
        let before = before.map_or(Vec::new(), |(before, _)| before);
        let changed = seats
            .iter()
            .filter(|seat| !before.contains(seat))
            .chain(before.iter().filter(|seat| !seats.contains(seat)));
        self.show_presence(live, changed.copied().collect());
    }

    /// Shows whether pages of these seats are there, wherever they are.
    fn show_presence(&self, live: &Arc<Live>, seats: Vec<Seat>) {
        for seat in seats {
            let (hub, live) = (self.strong(), live.clone());
            tokio::spawn(async move {
                let here = live.clone();
                // As it is once the table is at hand: of several changes the last one counts.
                let build = move |_: &Table| Ok(Command::Presence { seat, connected: here.is_present(seat) });
                // Somebody who looks on while a table changes hands is no matter.
                let _ = hub.command(&live.id, None, build, |_, _, _| ()).await;
            });
        }
    }

    /// Whether a person's page is there has changed on this node, or somebody begins to look on.
    pub(crate) fn presence(&self, live: &Arc<Live>, seat: Option<Seat>) {
        self.show_presence(live, seat.into_iter().collect());
        self.bus.publish(Notice::Presence { table: live.id.clone(), seats: live.present() });
    }

    fn say_who_is_there(&self) {
        for live in self.followed() {
            let seats = live.present();
            if !seats.is_empty() {
                self.bus.publish(Notice::Presence { table: live.id.clone(), seats });
            }
            let mut gone = Vec::new();
            live.elsewhere.lock().expect("never poisoned").retain(|_, (seats, heard)| {
                let believed = heard.elapsed() < BELIEVED;
                if !believed {
                    gone.append(seats);
                }
                believed
            });
            self.show_presence(&live, gone);
        }
    }

    /// Finds out what was not heard: tables that are followed here and have changed, keys that were taken back.
    async fn look_around(&self) {
        let clock = self.store.clock();
        let followed = self.followed();
        for some in followed.chunks(AT_ONCE) {
            for live in some {
                // A clock that has run out is shown, whoever heard its alarm.
                let alarm = live.alarm.load(Ordering::Relaxed);
                if alarm != 0 && alarm <= clock && live.alarm.swap(0, Ordering::Relaxed) != 0 {
                    live.changed();
                    live.tell(To::All);
                }
            }
            let ids: Vec<String> = some.iter().map(|live| live.id.clone()).collect();
            let Ok(marks) = self.store.marks(&ids).await else { return };
            let marks: HashMap<String, Mark> = marks.into_iter().map(|mark| (mark.table.clone(), mark)).collect();
            for live in some {
                match marks.get(&live.id) {
                    None => live.doubt(),
                    Some(mark) => {
                        if live.knows(mark.revision) {
                            metrics::counter!("signoria_bus_found_total").increment(1);
                            live.tell(To::All);
                        }
                        if let Some(rematch) = &mark.rematch
                            && live.rematch.lock().expect("never poisoned").is_none()
                        {
                            self.note_rematch(live, rematch).await;
                        }
                    }
                }
            }
        }
        for some in self.entered.keys().chunks(AT_ONCE) {
            let Ok(lasting) = self.store.lasting(some).await else { return };
            some.iter().filter(|key| !lasting.contains(key)).for_each(|key| self.entered.end(key));
        }
    }

    /// Whoever came in by keys that are no more has to go, on all nodes.
    pub(crate) fn revoke(&self, keys: Vec<String>) {
        for key in keys {
            self.entered.end(&key);
            self.bus.publish(Notice::Revoked { key });
        }
    }

    /// Notes where the people of a table play again, and tells them, on all nodes.
    pub(crate) async fn set_rematch(&self, id: &str, rematch: &str) {
        self.bus.publish(Notice::Rematch { table: id.to_owned() });
        self.note_rematch(&self.live(id), rematch).await;
    }

    async fn note_rematch(&self, live: &Live, rematch: &str) {
        // Nobody makes an update meanwhile that does not know of it.
        let _held = live.table.lock().await;
        *live.rematch.lock().expect("never poisoned") = Some(rematch.to_owned());
        live.changed();
        live.tell(To::All);
    }

    /// Waits until this node has been without the store for too long.
    pub(crate) async fn until_cut(&self) {
        let mut cut = self.cut.subscribe();
        // The hub holds the other end.
        let _ = cut.wait_for(|cut| *cut).await;
    }

    /// How long somebody waits before coming back whose feed ends with all others: some moment, so that they do not all come
    /// at the same one.
    pub(crate) fn later(&self) -> Duration {
        // Two thousand a second, and never all within less than two.
        let feeds: u64 = self.followed().iter().map(|live| live.feeds()).sum();
        let spread = (feeds / 2).max(2_000);
        let some = u64::from(u32::from_le_bytes(crate::secret::random()));
        Duration::from_millis(500 + some * spread / (1 << 32))
    }
}
