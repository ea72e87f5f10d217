//! Commands to tables: carried out in memory, saved, and only then told to anybody.

use super::{Live, Pool, Sent, Sheet, viewer_of};
use crate::bus::{Bus, Notice};
use crate::config::Cache;
use crate::problem::{Kind, Problem};
use crate::store::{Added, Change, Owed, Reason, Since, Store, StoreError, Stored};
use signoria_bots::Hint;
use signoria_core::{Seat, Viewer};
use signoria_games::Games;
use signoria_table::{Command, Effect, Moment, Person, Refused, Save, Setup, Status, Table, To, ViewerName};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{Notify, OwnedMutexGuard, watch};

/// How many different updates of a table are kept to be shared.
const SHARED: usize = 6;
/// How many tables that wait in vain are looked for at a time.
const IN_VAIN: u32 = 1_000;
/// When a table that a newer program has taken on is asked for again: the balancer may lead elsewhere.
const NEWER: Duration = Duration::from_secs(2);

/// The tables that are in use.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(super) me: Weak<Hub>,
    pub(super) store: Arc<dyn Store>,
    games: Games,
    pub(super) pool: Pool,
    pub(super) live: Mutex<HashMap<String, Arc<Live>>>,
    pub(super) cache: Cache,
    pub(super) bus: Bus,
    /// Whether bots think on this node.
    pub(super) thinks: bool,
    /// There may be answers that bots owe and nobody thinks about.
    pub(super) thoughts: Notify,
    /// What bots of this node are thinking about.
    pub(super) thinking: Mutex<HashSet<Owed>>,
    closing: AtomicBool,
    /// The keys by which people came in whose feeds are open here.
    pub(crate) entered: super::Entered,
    /// Whether this node has been without the store for too long.
    pub(super) cut: watch::Sender<bool>,
}

/// What a hub works with.
#[derive(Debug)]
pub(crate) struct Setting {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: Games,
    pub(crate) pool: Pool,
    pub(crate) cache: Cache,
    pub(crate) bus: Bus,
    /// Whether bots think on this node.
    pub(crate) thinks: bool,
}

/// How new a table has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// As new as this node has heard.
    Known,
    /// As new as the store has it, where other nodes may have changed it.
    Again,
}

/// Who thinks about the answers that bots owe after a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thinker {
    /// This node.
    Me,
    /// Whoever takes them.
    Anybody,
    /// Whoever has taken them before: nothing was saved.
    Somebody,
}

/// Why a command was not carried out.
enum Failed {
    /// It cannot be, as the table stands.
    Refused(Problem),
    /// Somebody else was faster.
    Conflict(Problem),
    /// It was not saved.
    NotSaved(Problem),
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Problem::new(Kind::Conflict, "somebody else was faster"),
            StoreError::Unavailable(why) | StoreError::InUse(why) => {
                tracing::warn!(%why, "the store is not available");
                // Why is the operator's business.
                Problem::new(Kind::NotSaved, "the store is not available").retry_after(Duration::from_secs(1))
            }
        }
    }
}

/// A table in its lock. It is there: whoever holds this has built it if it was not.
pub(super) struct Held {
    pub(super) live: Arc<Live>,
    slot: OwnedMutexGuard<Option<Table>>,
}

impl Held {
    pub(super) fn table(&self) -> &Table {
        self.slot.as_ref().expect("built when it was locked")
    }
}

impl Hub {
    /// Starts without any table in memory.
    pub(crate) fn start(setting: Setting) -> Arc<Self> {
        let Setting { store, games, pool, cache, bus, thinks } = setting;
        Arc::new_cyclic(|me: &Weak<Hub>| Hub {
            me: me.clone(),
            store,
            games,
            pool,
            live: Mutex::default(),
            cache,
            bus,
            thinks,
            thoughts: Notify::new(),
            thinking: Mutex::default(),
            closing: AtomicBool::new(false),
            entered: super::Entered::default(),
            cut: watch::Sender::new(false),
        })
    }

    /// What tells this history of the store from others.
    pub(crate) fn epoch(&self) -> String {
        self.store.epoch()
    }

    /// This moment, as tables count it.
    pub(crate) fn now(&self) -> Moment {
        Moment { wall: now_ms(), clock: self.store.clock() }
    }

    /// A person's update, with the log after version `since`.
    pub(crate) fn sent(&self, live: &Live, table: &Table, person: Option<&str>, since: Option<u32>) -> Sent {
        let viewer = viewer_of(table, person);
        // Whoever knows of the new table can sit down there.
        let theirs = matches!(viewer, Viewer::Seat(_));
        Sent {
            update: table.update(viewer, since, self.now()),
            rematch: live.rematch.lock().expect("never poisoned").clone().filter(|_| theirs),
            epoch: self.epoch(),
            build: crate::page::build(),
        }
    }

    pub(super) fn strong(&self) -> Arc<Hub> {
        self.me.upgrade().expect("whoever calls holds one")
    }

    /// Opens a table. If one was opened for the same reason before, that one's id comes back.
    pub(crate) async fn open(&self, setup: Setup, reason: Option<Reason>) -> Result<String, Problem> {
        let hub = self.strong();
        // On a task of its own: a caller who goes away does not leave it half done.
        let opened = tokio::spawn(async move {
            let (table, effects) = Table::open(setup, hub.now());
            let id = table.header().id.clone();
            let live = hub.live(&id);
            let mut slot = live.table.clone().lock_owned().await;
            let (saves, effects) = split(effects);
            let (until, thinker) = hub.thinker();
            for save in saves {
                let change = Change { save, summary: summary(&table), until };
                let added = hub.store.add_table(change, reason.clone()).await?;
                if added != Added::New {
                    hub.live.lock().expect("never poisoned").remove(&id);
                }
                match added {
                    Added::New => {}
                    Added::Before(id) => return Ok(id),
                    Added::OtherRequest => {
                        let detail = "another request with this key has been carried out, and this one has not";
                        return Err(Problem::new(Kind::KeyReused, detail).field("Idempotency-Key"));
                    }
                }
            }
            metrics::counter!("signoria_tables_opened_total", "game" => table.game().info().id).increment(1);
            live.knows(table.header().revision);
            hub.carry_out(&live, &table, effects, thinker);
            *slot = Some(table);
            Ok(id)
        });
        opened.await.unwrap_or_else(|error| Err(Problem::new(Kind::Fault, error.to_string())))
    }

    /// Carries out a command of a person, or of nobody, and answers what `then` makes of the table after it.
    ///
    /// Nothing is answered, and nobody is told, before it is saved. If it cannot be saved, the table in memory is
    /// dropped; it will be built from the store as it was. Where another node was faster, the command is built once more for
    /// the table as that one left it: it is carried out, or refused with what it would have been refused there.
    pub(crate) async fn command<T: Send + 'static>(
        &self,
        id: &str,
        person: Option<String>,
        build: impl Fn(&Table) -> Result<Command, Problem> + Send + Sync + 'static,
        then: impl FnOnce(&Hub, &Live, &Table) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (hub, id) = (self.strong(), id.to_owned());
        // On a task of its own: a caller who goes away does not leave it half done.
        let done = tokio::spawn(async move {
            let Held { live, mut slot } = hub.lock(&id, Look::Known).await?;
            let person = person.as_deref();
            let done = match hub.attempt(&live, &mut slot, &build, person).await {
                Err(Failed::Refused(problem)) if hub.store.shared() => {
                    let before = slot.as_ref().map(|table| table.header().revision);
                    hub.renew(&live, &mut slot, Look::Again).await?;
                    // As the table stands, that is the answer.
                    if before == slot.as_ref().map(|table| table.header().revision) {
                        return Err(problem);
                    }
                    hub.attempt(&live, &mut slot, &build, person).await
                }
                Err(Failed::Conflict(_)) => {
                    metrics::counter!("signoria_conflicts_total").increment(1);
                    hub.renew(&live, &mut slot, Look::Again).await?;
                    hub.attempt(&live, &mut slot, &build, person).await
                }
                done => done,
            };
            let (effects, thinker) = done.map_err(|failed| match failed {
                Failed::Refused(problem) | Failed::Conflict(problem) | Failed::NotSaved(problem) => problem,
            })?;
            let table = slot.as_ref().expect("it was carried out");
            live.changed();
            let value = then(&hub, &live, table);
            let gone = effects.contains(&Effect::Discard);
            hub.carry_out(&live, table, effects, thinker);
            if gone {
                // Whoever waits for it finds it gone.
                *slot = None;
            }
            Ok(value)
        });
        done.await.unwrap_or_else(|error| Err(Problem::new(Kind::Fault, error.to_string())))
    }

    /// Tries a command on the table as it is in memory, which is there.
    async fn attempt(
        &self,
        live: &Live,
        slot: &mut Option<Table>,
        build: &(impl Fn(&Table) -> Result<Command, Problem> + Send + Sync),
        person: Option<&str>,
    ) -> Result<(Vec<Effect>, Thinker), Failed> {
        let command = build(slot.as_ref().expect("built when it was locked")).map_err(Failed::Refused)?;
        // Out of its place: whatever goes wrong from here on, even a panic, the table is built anew.
        let mut table = slot.take().expect("built when it was locked");
        let effects = match table.handle(command, self.now()) {
            Ok(effects) => effects,
            Err(refused) => {
                let problem = self.refusal(live, &table, refused, person);
                *slot = Some(table);
                return Err(Failed::Refused(problem));
            }
        };
        let (saves, effects) = split(effects);
        let mut thinker = Thinker::Somebody;
        let gone = effects.contains(&Effect::Discard);
        for save in saves {
            let saved = match gone {
                true => self.store.drop_table(&live.id, save.header.revision - 1).await.map(|()| Thinker::Somebody),
                false => self.save(live, &table, save).await,
            };
            thinker = saved.map_err(|error| match error {
                StoreError::Conflict => Failed::Conflict(error.into()),
                error => Failed::NotSaved(error.into()),
            })?;
            let to = effects.iter().filter_map(|effect| match effect {
                Effect::Tell(to) => Some(*to),
                _ => None,
            });
            let to = to.reduce(|one, other| if one == other { one } else { To::All }).unwrap_or(To::All);
            self.bus.publish(Notice::changed(&live.id, table.header().revision, to));
        }
        *slot = Some(table);
        Ok((effects, thinker))
    }

    async fn save(&self, live: &Live, table: &Table, save: Save) -> Result<Thinker, StoreError> {
        metrics::counter!("signoria_answers_total").increment(save.rows.len() as u64);
        let (until, thinker) = self.thinker();
        let owed = save.due.thoughts.clone();
        self.store.save(Change { save, summary: summary(table), until }).await?;
        live.knows(table.header().revision);
        self.pool.owes(&live.id, &owed);
        Ok(thinker)
    }

    fn thinker(&self) -> (u64, Thinker) {
        match self.claim() {
            0 => (0, Thinker::Anybody),
            until => (until, Thinker::Me),
        }
    }

    /// Looks at a table, as new as the store has it.
    pub(crate) async fn look<T>(&self, id: &str, look: impl FnOnce(&Table) -> T) -> Result<T, Problem> {
        Ok(look(self.lock(id, Look::Again).await?.table()))
    }

    /// A person's update, with the log after version `since`. Those who see the same get the same one.
    pub(crate) async fn update(
        &self,
        id: &str,
        person: Option<&str>,
        since: Option<u32>,
        look: Look,
    ) -> Result<Sheet, Problem> {
        let held = self.lock(id, look).await?;
        let (live, table) = (&held.live, held.table());
        let viewer = ViewerName::from(viewer_of(table, person));
        let mut sheets = live.sheets.lock().expect("never poisoned");
        if let Some(sheet) = sheets.iter().find(|sheet| sheet.serves(viewer, since)) {
            return Ok(sheet.clone());
        }
        let sheet = Sheet::new(&self.sent(live, table, person, since), viewer, since);
        // What one alone sees is not kept: that would be most of what a table takes.
        if live.seen_by_many(viewer) {
            if sheets.len() >= SHARED {
                sheets.remove(0);
            }
            sheets.push(sheet.clone());
        }
        Ok(sheet)
    }

    /// What the strongest bot thinks, for the seat of a person who decides.
    pub(crate) async fn hint(&self, id: &str, person: &str, household: &str) -> Result<Hint, Problem> {
        let (seat, position) = {
            let mut held = self.lock(id, Look::Again).await?;
            let seat = seat_of(held.table(), person)?;
            let table = held.slot.as_mut().expect("built when it was locked");
            // The table knows whether the seat may ask; a hint changes nothing.
            match table.handle(Command::Hint { seat }, self.now()) {
                Ok(effects) => self.carry_out(&held.live, table, effects, Thinker::Somebody),
                Err(refused) => return Err(self.refusal(&held.live, table, refused, Some(person))),
            }
            (seat, table.position_of(seat).clone())
        };
        if !self.pool.knows(&position) {
            return Err(Problem::new(Kind::Conflict, "bots do not play this game"));
        }
        self.pool.hint(person, household, position, seat).await
    }

    /// Throws tables away that have waited for players since before a moment; how many there were.
    pub(crate) async fn close_in_vain(&self, before: i64) -> Result<usize, Problem> {
        let all = self.store.in_vain(before, IN_VAIN).await?;
        for id in &all {
            // Somebody may have come to one at this moment.
            let build = move |table: &Table| match table.header().changed as i64 {
                changed if changed < before => Ok(Command::Close),
                _ => Err(Problem::new(Kind::Conflict, "somebody has come")),
            };
            if let Err(problem) = self.command(id, None, build, |_, _, _| ()).await {
                tracing::debug!(table = id, ?problem, "a table that waits stays");
            }
        }
        Ok(all.len())
    }

    /// Subscribes to the news of a table that is there.
    pub(crate) async fn follow(&self, id: &str) -> Result<Arc<Live>, Problem> {
        Ok(self.lock(id, Look::Again).await?.live)
    }

    /// A guest signs in to an account: it takes over the guest's seats. Where the account sits already, the guest makes
    /// room, since nobody will come back to that seat.
    ///
    /// # Errors
    /// If it was not saved. What was done stands, and a second try does the rest.
    pub(crate) async fn hand_over(&self, guest: &str, account: Person, bots_play: &[&str]) -> Result<(), Problem> {
        for id in self.store.seats_of(guest).await? {
            let (from, to) = (guest.to_owned(), account.clone());
            let bots = self.look(&id, |table| bots_play.contains(&table.game().info().id)).await.unwrap_or_default();
            let build = move |table: &Table| {
                let seat = seat_of(table, &from)?;
                Ok(match (table.header().seat_of(&to.id), table.header().status) {
                    (Some(_), Status::Lobby) => Command::Leave { seat },
                    (Some(_), Status::Playing) if bots => Command::Resign { seat },
                    (_, Status::Lobby | Status::Playing | Status::Over) => {
                        Command::HandOver { from: from.clone(), to: to.clone() }
                    }
                })
            };
            match self.command(&id, Some(account.id.clone()), build, |_, _, _| ()).await {
                Err(problem) if problem.status().is_server_error() => return Err(problem),
                // A seat that cannot be taken over stays the guest's.
                Ok(()) | Err(_) => {}
            }
        }
        Ok(())
    }

    /// The value of a table and its lock, built from the store if it is not in memory, and brought up to date.
    pub(super) async fn lock(&self, id: &str, look: Look) -> Result<Held, Problem> {
        let live = self.live(id);
        let mut slot = live.table.clone().lock_owned().await;
        live.touch(now_ms() as i64);
        if let Err(problem) = self.renew(&live, &mut slot, look).await {
            drop(slot);
            self.forget(live);
            return Err(problem);
        }
        Ok(Held { live, slot })
    }

    /// Builds a table that is not in memory, and brings one up to date that other nodes have changed.
    async fn renew(&self, live: &Live, slot: &mut Option<Table>, look: Look) -> Result<(), Problem> {
        if live.was_doubted() {
            *slot = None;
        }
        let known = live.known();
        let stored = match slot.as_ref() {
            None => self.store.table(&live.id).await?.ok_or_else(|| Problem::not_found("table"))?,
            Some(table) => {
                let revision = table.header().revision;
                if revision >= known && !(look == Look::Again && self.store.shared()) {
                    return Ok(());
                }
                match self.store.since(&live.id, revision, table.version()).await? {
                    Since::Same => {
                        live.found(known, revision);
                        return Ok(());
                    }
                    Since::Gone => {
                        *slot = None;
                        return Err(Problem::not_found("table"));
                    }
                    Since::Changed(newer) if newer.header.revision > revision => {
                        let mut rows = table.rows().to_vec();
                        rows.extend(newer.rows);
                        Stored { rows, ..*newer }
                    }
                    // Back in time: nothing that was known holds.
                    Since::Changed(_) => {
                        self.store.table(&live.id).await?.ok_or_else(|| Problem::not_found("table"))?
                    }
                }
            }
        };
        *slot = None;
        let revision = stored.header.revision;
        *slot = Some(self.build(live, stored).await?);
        // Whatever was made of it may be from before.
        live.changed();
        // What is known here has been told here: nobody else may tell of it.
        if live.knows(revision) {
            live.tell(To::All);
        }
        live.found(known, revision);
        Ok(())
    }

    async fn build(&self, live: &Live, stored: Stored) -> Result<Table, Problem> {
        let began = std::time::Instant::now();
        let Stored { header, rows, chat } = stored;
        if header.status == Status::Over {
            let rematch = match &header.went_on {
                Some(table) => Some(table.clone()),
                None => self.store.made(&rematch_reason(&live.id).what).await?,
            };
            *live.rematch.lock().expect("never poisoned") = rematch;
        }
        let other = |what: &str| {
            tracing::error!(table = live.id, what, "a stored table does not fit this program");
            let detail = format!("the table was made with another {what} than this server has");
            Problem::new(Kind::Conflict, detail)
        };
        let maker = self.games.get(&header.game).ok_or_else(|| other("game"))?;
        // While nodes of two builds serve one store, a game that the newer ones have taken on is theirs.
        if self.store.shared() && header.rules > maker.info().rules_rev {
            let detail = "the game goes on under newer rules than this node has";
            return Err(Problem::new(Kind::Stopping, detail).retry_after(NEWER));
        }
        let made = maker.remake(header.seats.len() as u8, &header.options);
        let (game, unread) = made.map_err(|_| other("number of seats"))?;
        let mut table = Table::restore(game, header, rows, chat, unread).map_err(|error| other(&error.to_string()))?;
        if table.is_stranded() {
            tracing::warn!(table = live.id, "it cannot go on under the rules of this program");
        }
        let now = self.now();
        let (saves, effects) = split(table.pending(now));
        let mut thinker = Thinker::Somebody;
        for save in saves {
            tracing::info!(table = live.id, "the game goes on under other rules than it was begun under");
            thinker = self.save(live, &table, save).await.map_err(|error| match error {
                StoreError::Conflict => {
                    let detail = "another node brings the game to the rules of today at this moment";
                    Problem::new(Kind::Stopping, detail).retry_after(NEWER)
                }
                error => error.into(),
            })?;
        }
        for seat in Seat::all(table.header().seats.len() as u8).filter(|seat| live.is_present(*seat)) {
            // They were told already. A seat whose holder has changed is told of when its feed says so.
            let _ = table.handle(Command::Presence { seat, connected: true }, now);
        }
        live.changed();
        metrics::histogram!("signoria_table_build_seconds").record(began.elapsed().as_secs_f64());
        self.carry_out(live, &table, effects, thinker);
        Ok(table)
    }

    /// All that is to be done once a change is saved.
    fn carry_out(&self, live: &Live, table: &Table, effects: Vec<Effect>, thinker: Thinker) {
        let mut owed = false;
        for effect in effects {
            match effect {
                Effect::Save(_) => unreachable!("saved before"),
                Effect::Tell(to) => live.tell(to),
                Effect::Think(thought) => match thinker {
                    Thinker::Me => self.think(live, table, thought),
                    Thinker::Anybody => owed = true,
                    Thinker::Somebody => {}
                },
                // Hints are asked for and answered by `hint`.
                Effect::Hint { .. } => {}
                // It rings from the store; that it has rung is shown even where nobody hears of it.
                Effect::Alarm { at } => live.alarm.store(at, Ordering::Relaxed),
                Effect::Over(_) => {
                    metrics::counter!("signoria_games_over_total", "game" => table.game().info().id).increment(1);
                }
                // It is gone from the store.
                Effect::Discard => {
                    self.bus.publish(Notice::Gone { table: live.id.clone() });
                    self.live.lock().expect("never poisoned").remove(&live.id);
                }
            }
        }
        if owed {
            self.thoughts.notify_one();
            self.bus.publish(Notice::Think);
        }
    }

    pub(super) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    pub(super) fn begin_to_close(&self) {
        self.closing.store(true, Ordering::Relaxed);
    }
}

/// Why a rematch of a table is made only once.
pub(crate) fn rematch_reason(id: &str) -> Reason {
    Reason { what: format!("rematch {id}"), digest: None }
}

/// The seat of a person who has one.
pub(crate) fn seat_of(table: &Table, person: &str) -> Result<Seat, Problem> {
    let no_seat = || Problem::new(Kind::Forbidden, "only those who sit at the table may do this");
    table.header().seat_of(person).ok_or_else(no_seat)
}

/// What is to be saved, and what is to be done afterwards.
fn split(effects: Vec<Effect>) -> (Vec<Save>, Vec<Effect>) {
    let (mut saves, mut others) = (Vec::new(), Vec::new());
    for effect in effects {
        match effect {
            Effect::Save(save) => saves.push(*save),
            other => others.push(other),
        }
    }
    (saves, others)
}

fn summary(table: &Table) -> String {
    serde_json::to_string(&table.summary()).expect("summaries are plain data")
}

impl Hub {
    /// Why the table did not do it, for the person who asked; how it stands now, if it has moved on.
    fn refusal(&self, live: &Live, table: &Table, refused: Refused, person: Option<&str>) -> Problem {
        let stale = matches!(refused, Refused::Stale(_));
        let problem = Problem::from(refused);
        if !stale {
            return problem;
        }
        problem.update(serde_json::to_value(self.sent(live, table, person, None)).expect("updates are plain data"))
    }
}
