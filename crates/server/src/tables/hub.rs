//! Commands to tables: carried out in memory, saved, and only then told to anybody.

use super::alarms::Alarms;
use super::{Live, Pool};
use crate::config::Cache;
use crate::problem::{Kind, Problem};
use crate::store::{Added, Reason, Store, StoreError, Stored};
use axum::body::Bytes;
use serde::Serialize;
use signoria_bots::HintOption;
use signoria_core::{Seat, Viewer};
use signoria_games::Games;
use signoria_table::{At, Command, Effect, Moment, Person, Refused, Save, Setup, Status, Table, Update, ViewerName};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::OwnedMutexGuard;
use utoipa::ToSchema;

/// How long to wait before a bot's answer that could not be saved is asked for again.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// For how long a bot's answer waits at most for those who have not been told of the one before.
const ONE_BY_ONE: Duration = Duration::from_secs(1);

/// How far ahead alarms are set; what rings later is set later.
const AHEAD: Duration = Duration::from_secs(120);
/// How many tables are woken at a time.
const WOKEN: u32 = 100;
/// Where bots owe more answers than this, no further tables are woken for now.
const ENOUGH: usize = 200;
/// For how long an update may be shared while clocks run: its times are those of when it was made.
const FRESH: Duration = Duration::from_millis(250);
/// How many different updates of a table are kept to be shared.
const SHARED: usize = 6;

/// The tables that are in use.
#[derive(Debug)]
pub(crate) struct Hub {
    me: Weak<Hub>,
    store: Arc<dyn Store>,
    games: Games,
    pool: Pool,
    alarms: Alarms,
    live: Mutex<HashMap<String, Arc<Live>>>,
    cache: Cache,
    /// Told apart from that of every other run of a server: what was said in another one may not have happened.
    epoch: String,
}

/// An update as it is sent: the table's, and what the server knows besides.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Sent {
    #[serde(flatten)]
    pub(crate) update: Update,
    /// The table where its people play again.
    pub(crate) rematch: Option<String>,
    /// The run of the server. Versions of another one say nothing about those of this one.
    pub(crate) epoch: String,
    /// The page that belongs to this server.
    pub(crate) build: &'static str,
}

impl Sent {
    /// The update as JSON.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("updates are plain data")
    }
}

/// An update that is made once for all who see the same: its text, and what a feed has to know of it.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub(crate) version: u32,
    pub(crate) viewer: ViewerName,
    since: Option<u32>,
    made: Instant,
    timed: bool,
    /// JSON and the end of the line.
    pub(crate) line: Bytes,
}

impl Sheet {
    /// The text without the end of the line.
    pub(crate) fn json(&self) -> Bytes {
        self.line.slice(..self.line.len() - 1)
    }
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Through whose eyes a person looks at a table.
pub(crate) fn viewer_of(table: &Table, person: Option<&str>) -> Viewer {
    person.and_then(|person| table.header().seat_of(person)).map_or(Viewer::Watcher, Viewer::Seat)
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
struct Held {
    live: Arc<Live>,
    slot: OwnedMutexGuard<Option<Table>>,
}

impl Held {
    fn table(&self) -> &Table {
        self.slot.as_ref().expect("built when it was locked")
    }
}

impl Hub {
    /// Starts without any table in memory.
    pub(crate) fn start(store: Arc<dyn Store>, games: Games, pool: Pool, cache: Cache) -> Arc<Self> {
        Arc::new_cyclic(|me: &Weak<Hub>| {
            let hub = me.clone();
            let ring = move |id: String| {
                if let Some(hub) = hub.upgrade() {
                    tokio::spawn(async move { hub.wake(&id).await });
                }
            };
            let (alarms, epoch) = (Alarms::start(ring), crate::secret::id());
            Hub { me: me.clone(), store, games, pool, alarms, live: Mutex::default(), cache, epoch }
        })
    }

    /// The run of the server.
    pub(crate) fn epoch(&self) -> &str {
        &self.epoch
    }

    /// This moment, as tables count it.
    pub(crate) fn now(&self) -> Moment {
        Moment { wall: now_ms(), clock: self.store.clock() }
    }

    /// A person's update, with the log after version `since`.
    pub(crate) fn sent(&self, live: &Live, table: &Table, person: Option<&str>, since: Option<u32>) -> Sent {
        Sent {
            update: table.update(viewer_of(table, person), since, self.now()),
            rematch: live.rematch.lock().expect("never poisoned").clone(),
            epoch: self.epoch.clone(),
            build: crate::page::build(),
        }
    }

    fn strong(&self) -> Arc<Hub> {
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
            for save in saves {
                let added = hub.store.add_table(save, summary(&table), reason.clone()).await?;
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
            hub.carry_out(&live, &table, effects);
            *slot = Some(table);
            Ok(id)
        });
        opened.await.unwrap_or_else(|error| Err(Problem::new(Kind::Fault, error.to_string())))
    }

    /// Carries out a command of a person, or of nobody, and answers what `then` makes of the table after it.
    ///
    /// Nothing is answered, and nobody is told, before it is saved. If it cannot be saved, the table in memory is
    /// dropped; it will be built from the store as it was.
    pub(crate) async fn command<T: Send + 'static>(
        &self,
        id: &str,
        person: Option<String>,
        build: impl FnOnce(&Table) -> Result<Command, Problem> + Send + 'static,
        then: impl FnOnce(&Hub, &Live, &Table) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (hub, id) = (self.strong(), id.to_owned());
        // On a task of its own: a caller who goes away does not leave it half done.
        let done = tokio::spawn(async move {
            let Held { live, mut slot } = hub.lock(&id).await?;
            let command = build(slot.as_ref().expect("built when it was locked"))?;
            // Out of its place: whatever goes wrong from here on, even a panic, the table is built anew.
            let mut table = slot.take().expect("built when it was locked");
            let effects = match table.handle(command, hub.now()) {
                Ok(effects) => effects,
                Err(refused) => {
                    let problem = hub.refusal(&live, &table, refused, person.as_deref());
                    *slot = Some(table);
                    return Err(problem);
                }
            };
            let (saves, effects) = split(effects);
            for save in saves {
                metrics::counter!("signoria_answers_total").increment(save.rows.len() as u64);
                hub.store.save(save, summary(&table)).await?;
            }
            live.changed();
            let value = then(&hub, &live, &table);
            hub.carry_out(&live, &table, effects);
            *slot = Some(table);
            Ok(value)
        });
        done.await.unwrap_or_else(|error| Err(Problem::new(Kind::Fault, error.to_string())))
    }

    /// Looks at a table.
    pub(crate) async fn look<T>(&self, id: &str, look: impl FnOnce(&Table) -> T) -> Result<T, Problem> {
        Ok(look(self.lock(id).await?.table()))
    }

    /// A person's update, with the log after version `since`. Those who see the same get the same one.
    pub(crate) async fn update(&self, id: &str, person: Option<&str>, since: Option<u32>) -> Result<Sheet, Problem> {
        let held = self.lock(id).await?;
        let (live, table) = (&held.live, held.table());
        let viewer = ViewerName::from(viewer_of(table, person));
        let mut sheets = live.sheets.lock().expect("never poisoned");
        let same = |sheet: &&Sheet| {
            sheet.viewer == viewer && sheet.since == since && (!sheet.timed || sheet.made.elapsed() < FRESH)
        };
        if let Some(sheet) = sheets.iter().find(same) {
            return Ok(sheet.clone());
        }
        let sent = self.sent(live, table, person, since);
        let timed = !sent.update.clocks.running.is_empty();
        let line = Bytes::from(sent.text() + "\n");
        let sheet = Sheet { version: sent.update.version, viewer, since, made: Instant::now(), timed, line };
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
    pub(crate) async fn hint(&self, id: &str, person: &str) -> Result<Vec<HintOption>, Problem> {
        let (seat, position) = {
            let mut held = self.lock(id).await?;
            let seat = seat_of(held.table(), person)?;
            let table = held.slot.as_mut().expect("built when it was locked");
            // The table knows whether the seat may ask; a hint changes nothing.
            match table.handle(Command::Hint { seat }, self.now()) {
                Ok(effects) => self.carry_out(&held.live, table, effects),
                Err(refused) => return Err(self.refusal(&held.live, table, refused, Some(person))),
            }
            (seat, table.position_of(seat).clone())
        };
        if !self.pool.knows(&position) {
            return Err(Problem::new(Kind::Conflict, "bots do not play this game"));
        }
        self.pool.hint(person, position, seat).await
    }

    /// Subscribes to the news of a table that is there.
    pub(crate) async fn follow(&self, id: &str) -> Result<Arc<Live>, Problem> {
        Ok(self.lock(id).await?.live)
    }

    /// Whether a person's page is there.
    pub(crate) async fn presence(&self, id: &str, seat: Seat, connected: bool) {
        // Somebody who looks on while a table changes hands is no matter.
        let _ = self.command(id, None, move |_| Ok(Command::Presence { seat, connected }), |_, _, _| ()).await;
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
                    (_, Status::Lobby | Status::Playing | Status::Over) => Command::HandOver { from, to },
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

    /// Notes where the people of a table play again, and tells them.
    pub(crate) async fn set_rematch(&self, id: &str, rematch: &str) {
        let live = self.live(id);
        // Nobody makes an update meanwhile that does not know of it.
        let _held = live.table.lock().await;
        *live.rematch.lock().expect("never poisoned") = Some(rematch.to_owned());
        live.changed();
        // Nobody may be listening.
        let _ = live.news.send(signoria_table::To::All);
    }

    /// The time that a table waited for has come.
    async fn wake(&self, id: &str) {
        let then = |hub: &Hub, _: &Live, table: &Table| (table.header().revision, table.due(hub.now()));
        let settled = match self.command(id, None, |_| Ok(Command::Alarm), then).await {
            // It has rung: the next start does not ring it again.
            Ok((revision, due)) => self.store.settle(id, revision, due).await.map_err(Problem::from),
            Err(problem) => Err(problem),
        };
        if let Err(problem) = settled
            && problem.status().is_server_error()
        {
            tracing::warn!(table = id, ?problem, "an alarm was not carried out; it is set again");
            self.alarms.set(id, TRY_AGAIN);
        }
    }

    /// Asks the bots that owed an answer when the server ended, some tables at a time, and sets the alarms that are due
    /// soon, for as long as the server runs. Games that wait for people rest in the store.
    pub(crate) async fn wake_due(&self) {
        let (mut after, mut woken) = (String::new(), 0);
        loop {
            let ids = self.until_read(|| self.store.owed(&after, WOKEN)).await;
            for id in &ids {
                if let Err(problem) = self.ask_bots(id).await {
                    tracing::error!(table = id, ?problem, "a table could not be woken");
                }
            }
            while self.pool.waiting() > ENOUGH {
                tokio::time::sleep(TRY_AGAIN).await;
            }
            woken += ids.len();
            match ids.into_iter().next_back() {
                Some(last) => after = last,
                None => break,
            }
        }
        tracing::info!(tables = woken, "games in which bots owed an answer have been woken");
        loop {
            let now = self.store.clock();
            let until = now + AHEAD.as_millis() as u64;
            for (id, at) in self.until_read(|| self.store.alarms(until, 10 * WOKEN)).await {
                self.alarms.set(&id, Duration::from_millis(at.saturating_sub(now)));
            }
            tokio::time::sleep(AHEAD / 2).await;
        }
    }

    /// Reads until it can be read.
    async fn until_read<T, F: Future<Output = Result<T, StoreError>>>(&self, read: impl Fn() -> F) -> T {
        loop {
            match read().await {
                Ok(found) => return found,
                Err(error) => {
                    tracing::error!(%error, "what is due cannot be read; trying again");
                    tokio::time::sleep(TRY_AGAIN).await;
                }
            }
        }
    }

    /// Builds a table, which asks its bots; if none owes an answer, that is noted.
    async fn ask_bots(&self, id: &str) -> Result<(), Problem> {
        let (revision, due) = {
            let held = self.lock(id).await?;
            (held.table().header().revision, held.table().due(self.now()))
        };
        if !due.bots {
            self.store.settle(id, revision, due).await?;
        }
        Ok(())
    }

    /// The value of a table and its lock, built from the store if it is not in memory.
    async fn lock(&self, id: &str) -> Result<Held, Problem> {
        let live = self.live(id);
        let mut slot = live.table.clone().lock_owned().await;
        live.touch(now_ms() as i64);
        if slot.is_none() {
            match self.build(&live).await {
                Ok(table) => *slot = Some(table),
                Err(problem) => {
                    drop(slot);
                    self.forget(live);
                    return Err(problem);
                }
            }
        }
        Ok(Held { live, slot })
    }

    async fn build(&self, live: &Live) -> Result<Table, Problem> {
        let began = std::time::Instant::now();
        let stored = self.store.table(&live.id).await?.ok_or_else(|| Problem::not_found("table"))?;
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
        let made = maker.remake(header.seats.len() as u8, &header.options);
        let (game, unread) = made.map_err(|_| other("number of seats"))?;
        let mut table = Table::restore(game, header, rows, chat, unread).map_err(|error| other(&error.to_string()))?;
        if table.is_stranded() {
            tracing::warn!(table = live.id, "it cannot go on under the rules of this program");
        }
        let now = self.now();
        let (saves, effects) = split(table.pending(now));
        for save in saves {
            tracing::info!(table = live.id, "the game goes on under other rules than it was begun under");
            self.store.save(save, summary(&table)).await?;
        }
        for seat in live.present() {
            // They were told already. A seat whose holder has changed is told of when its feed says so.
            let _ = table.handle(Command::Presence { seat, connected: true }, now);
        }
        live.changed();
        metrics::histogram!("signoria_table_build_seconds").record(began.elapsed().as_secs_f64());
        self.carry_out(live, &table, effects);
        Ok(table)
    }

    /// All that is to be done once a change is saved.
    fn carry_out(&self, live: &Live, table: &Table, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Save(_) => unreachable!("saved before"),
                // Nobody may be listening.
                Effect::Tell(to) => drop(live.news.send(to)),
                Effect::Think { seat, level, at } => {
                    let (hub, runtime, id) = (self.me.clone(), tokio::runtime::Handle::current(), live.id.clone());
                    self.pool.choose(table.position_of(seat).clone(), seat, &level, move |index| {
                        if let Some(hub) = hub.upgrade() {
                            runtime.spawn(async move { hub.bot_acts(id, seat, at, index).await });
                        }
                    });
                }
                // Hints are asked for and answered by `hint`.
                Effect::Hint { .. } => {}
                Effect::Alarm { at } => {
                    self.alarms.set(&live.id, Duration::from_millis(at.saturating_sub(self.store.clock())));
                }
                Effect::Over(_) => {
                    metrics::counter!("signoria_games_over_total", "game" => table.game().info().id).increment(1);
                }
                Effect::Discard => {
                    let (hub, id) = (self.strong(), live.id.clone());
                    tokio::spawn(async move {
                        if let Err(error) = hub.store.drop_table(&id).await {
                            tracing::warn!(table = id, %error, "an empty table stays");
                        }
                        hub.live.lock().expect("never poisoned").remove(&id);
                    });
                }
            }
        }
    }

    /// A bot's answer. Each comes in an update of its own, so that a page can show one after the other: the next one waits
    /// until everybody was told of the one before, but not for ever.
    async fn bot_acts(&self, id: String, seat: Seat, at: At, index: u32) {
        let live = self.live(&id);
        // Whoever takes longer than that sees several at once.
        let _ = tokio::time::timeout(ONE_BY_ONE, live.told(at.version)).await;
        let answer = Command::BotActs { seat, at, index };
        let Err(problem) = self.command(&id, None, move |_| Ok(answer), |_, _, _| ()).await else { return };
        // A stale answer is no matter: whoever made it stale has asked again. One that was not saved is asked anew
        // when the table is built.
        if problem.status().is_server_error() {
            tokio::time::sleep(TRY_AGAIN).await;
            if let Err(problem) = self.lock(&id).await {
                tracing::warn!(table = id, ?problem, "a bot's answer could not be saved; trying again");
                self.alarms.set(&id, TRY_AGAIN);
            }
        }
    }

    fn live(&self, id: &str) -> Arc<Live> {
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

    /// Drops an entry that nobody but the caller has.
    fn forget(&self, mine: Arc<Live>) {
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
                && slot.as_ref().is_some_and(|table| !table.due(self.now()).bots)
            {
                *slot = None;
                entry.changed();
            }
        }
    }

    /// No bot begins to think any more.
    pub(crate) fn close(&self) {
        self.pool.close();
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
