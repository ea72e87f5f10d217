//! The threads on which bots think. They have a lower priority than requests and no part in serving them.
//!
//! Moves go before hints, so that no number of people who ask keeps a game waiting. Of moves, those go first for whose people
//! bots have thought least (see [`Moves`]); one that is no longer owed is not begun. A person has one hint at a time, an address
//! a few, and one that nobody waits for any more is not begun.

use super::moves::{Move, Moves};
use crate::luck::Luck;
use crate::problem::{Kind, Problem};
use crate::store::Owed;
use rustix::process::setpriority_process;
use signoria_bots::{Bots, Hint as Advice, Level, NoChoice};
use signoria_core::Seat;
use signoria_games::Position;
use signoria_table::Thought;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How much less urgent thinking is than serving, as `nice` counts.
const NICENESS: i32 = 10;
/// How long somebody waits for a hint before being told to try again.
const PATIENCE: Duration = Duration::from_secs(20);
/// After what time it may look better.
const LATER: Duration = Duration::from_secs(5);
/// How many may wait for a hint; more would not get one in time.
const CROWD: usize = 64;
/// How many people of one address may wait for a hint: others are to get theirs.
const NEIGHBOURS: u32 = 3;

/// Asked for by a person; nothing is told where the bot broke down.
type Answer = oneshot::Sender<Option<Advice>>;

struct Hint {
    position: Position,
    seat: Seat,
    seed: u64,
    answer: Answer,
}

enum Work {
    Move(Move),
    Hint(Hint),
}

/// The threads on which bots think.
pub(crate) struct Pool {
    shared: Arc<Shared>,
    bots: Bots,
    luck: Luck,
    threads: usize,
}

struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
    /// How many hints may be thought about at the same time: a thread is left for moves where there is more than one.
    hints_at_once: usize,
}

#[derive(Default)]
struct Queue {
    moves: Moves,
    hints: VecDeque<Hint>,
    /// Who has asked for a hint and waits for it: people, and how many of an address.
    asking: HashMap<String, u32>,
    hinting: usize,
    closed: bool,
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pool({:?})", self.bots)
    }
}

impl Pool {
    /// Starts the threads; 0: one less than there are processors, and at least one.
    pub(crate) fn new(bots: Bots, threads: usize, luck: Luck) -> Self {
        for (game, trouble) in bots.troubles() {
            tracing::warn!(game, %trouble, "the bots play without what was learned of it");
        }
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads = if threads == 0 { processors.saturating_sub(1).max(1) } else { threads };
        let hints_at_once = threads.saturating_sub(1).max(1);
        let shared = Arc::new(Shared { queue: Mutex::default(), more: Condvar::new(), hints_at_once });
        for n in 0..threads {
            let (shared, bots) = (shared.clone(), bots.clone());
            let work = move || {
                // Of no great matter if the system does not let us.
                let _ = setpriority_process(None, NICENESS);
                while let Some(work) = shared.next() {
                    match work {
                        Work::Move(Move { owed, whose, position, seed, then }) => {
                            let began = Instant::now();
                            let index = think(&bots, &position, &owed.thought, seed);
                            shared.moved(&whose, began.elapsed());
                            then(index);
                        }
                        Work::Hint(hint) => {
                            hint.think(&bots);
                            shared.hinted();
                        }
                    }
                }
            };
            std::thread::Builder::new().name(format!("bot-{n}")).spawn(work).expect("the system starts a thread");
        }
        Pool { shared, bots, luck, threads }
    }

    /// How many threads there are.
    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    /// Whether bots play the game of this id.
    pub(crate) fn knows(&self, position: &Position) -> bool {
        self.bots.playing(position).is_some()
    }

    /// Asks for an answer that is owed at a table of this person; `then` is called with the index of the action, on a thread of
    /// the pool, or with nothing if none is owed any more. A bot that breaks down plays the first thing that is legal, so that
    /// nobody waits for ever.
    pub(crate) fn choose(
        &self,
        owed: Owed,
        whose: String,
        position: Position,
        then: impl FnOnce(Option<u32>) + Send + 'static,
    ) {
        let asked = Move { owed, whose, position, seed: self.luck.thought(), then: Box::new(then) };
        let old = {
            let mut queue = self.shared.queue.lock().expect("never poisoned");
            let old = queue.moves.push(asked);
            queue.measure();
            old
        };
        self.shared.more.notify_one();
        if let Some(old) = old {
            (old.then)(None);
        }
    }

    /// Forgets what waits at a table and is not among what it owes now.
    pub(crate) fn owes(&self, table: &str, thoughts: &[Thought]) {
        let stale = {
            let mut queue = self.shared.queue.lock().expect("never poisoned");
            let stale = queue.moves.drop_stale(table, thoughts);
            queue.measure();
            stale
        };
        for old in stale {
            (old.then)(None);
        }
    }

    /// What the strongest bot thinks of the options of a seat, the best few in words.
    ///
    /// # Errors
    /// If the person waits for one already, or too many of their address, or if none comes in time.
    pub(crate) async fn hint(
        &self,
        person: &str,
        household: &str,
        position: Position,
        seat: Seat,
    ) -> Result<Advice, Problem> {
        let busy = || Problem::new(Kind::Busy, "the bots are busy with games").retry_after(LATER);
        let (answer, answered) = oneshot::channel();
        let _asking = {
            let mut queue = self.shared.queue.lock().expect("never poisoned");
            queue.hints.retain(|hint| !hint.answer.is_closed());
            if queue.hints.len() >= CROWD {
                return Err(busy());
            }
            let asking = |who| queue.asking.get(who).copied().unwrap_or(0);
            if asking(person) > 0 || asking(household) >= NEIGHBOURS {
                let one = "one hint at a time, and three of an address: others are being thought about";
                return Err(Problem::new(Kind::TooMany, one).retry_after(Duration::from_secs(1)));
            }
            let who = [person, household].map(str::to_owned);
            for one in &who {
                *queue.asking.entry(one.clone()).or_default() += 1;
            }
            queue.hints.push_back(Hint { position, seat, seed: self.luck.thought(), answer });
            Asking { shared: self.shared.clone(), who }
        };
        self.shared.more.notify_one();
        match tokio::time::timeout(PATIENCE, answered).await {
            Ok(Ok(Some(advice))) if !advice.options.is_empty() => Ok(advice),
            Ok(_) | Err(_) => Err(busy()),
        }
    }

    /// How many moves are owed.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.queue.lock().expect("never poisoned").moves.len()
    }

    /// Lets the threads end after what they are at. What waits is forgotten: it is asked again after a restart.
    pub(crate) fn close(&self) {
        let mut queue = self.shared.queue.lock().expect("never poisoned");
        queue.closed = true;
        queue.moves.clear();
        queue.hints.clear();
        self.shared.more.notify_all();
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

/// Somebody waits for a hint, until this is dropped: also when they have hung up.
struct Asking {
    shared: Arc<Shared>,
    /// The person and the address.
    who: [String; 2],
}

impl Drop for Asking {
    fn drop(&mut self) {
        let mut queue = self.shared.queue.lock().expect("never poisoned");
        for one in &self.who {
            if let Some(asking) = queue.asking.get_mut(one) {
                *asking -= 1;
                if *asking == 0 {
                    queue.asking.remove(one);
                }
            }
        }
    }
}

/// What a bot answers to what is owed.
fn think(bots: &Bots, position: &Position, Thought { seat, level, .. }: &Thought, seed: u64) -> Option<u32> {
    let level: Level = level.parse().unwrap_or(Level::Squire);
    let began = Instant::now();
    let thought = catch_unwind(AssertUnwindSafe(|| bots.choose(position, *seat, level, seed)));
    let index = match thought {
        Ok(Ok(index)) => Some(index),
        Ok(Err(NoChoice::NotItsTurn)) => None,
        Ok(Err(NoChoice::UnknownGame)) => position.legal(*seat).first().copied(),
        Err(_) => {
            tracing::error!(%level, %seat, "a bot broke down; it plays the first legal action");
            position.legal(*seat).first().copied()
        }
    };
    metrics::histogram!("signoria_bot_seconds", "level" => level.id()).record(began.elapsed().as_secs_f64());
    index
}

impl Hint {
    fn think(self, bots: &Bots) {
        if self.answer.is_closed() {
            return;
        }
        let thought = catch_unwind(AssertUnwindSafe(|| bots.explain(&self.position, self.seat, None, self.seed)));
        // Whoever asked may have gone away.
        let _ = self.answer.send(thought.ok().and_then(Result::ok));
    }
}

impl Queue {
    fn measure(&self) {
        metrics::gauge!("signoria_bot_queue").set(self.moves.len() as f64);
        metrics::gauge!("signoria_hint_queue").set(self.hints.len() as f64);
    }
}

impl Shared {
    fn next(&self) -> Option<Work> {
        let mut queue = self.queue.lock().expect("never poisoned");
        loop {
            if queue.closed {
                return None;
            }
            let work = match queue.moves.pop() {
                Some(next) => Some(Work::Move(next)),
                None if queue.hinting < self.hints_at_once => queue.hints.pop_front().map(Work::Hint),
                None => None,
            };
            if let Some(work) = work {
                queue.hinting += usize::from(matches!(work, Work::Hint(_)));
                queue.measure();
                return Some(work);
            }
            queue = self.more.wait(queue).expect("never poisoned");
        }
    }

    /// A move of somebody is done, and took so long.
    fn moved(&self, whose: &str, took: Duration) {
        self.queue.lock().expect("never poisoned").moves.done(whose, took);
    }

    /// A hint is done: the next one may be begun.
    fn hinted(&self) {
        self.queue.lock().expect("never poisoned").hinting -= 1;
        self.more.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use signoria_bots::{AnyBots, Contestant, HintOption, HintStep, Match};
    use signoria_core::Choice;
    use signoria_table::At;
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// Bots that say for whom they are asked, and answer when they are told to.
    #[derive(Debug)]
    struct Told {
        asked: Mutex<Sender<u64>>,
        go: Mutex<Receiver<()>>,
        real: Arc<dyn AnyBots>,
    }

    impl AnyBots for Told {
        fn id(&self) -> &'static str {
            "toy"
        }
        fn boards(&self, seats: u8) -> Vec<serde_json::Value> {
            self.real.boards(seats)
        }
        fn plays(&self, position: &Position) -> bool {
            self.real.plays(position)
        }
        fn advise(&self, position: &Position, seat: Seat, contestant: Contestant, seed: u64) -> Vec<HintOption> {
            self.asked.lock().unwrap().send(u64::from(seat.0)).unwrap();
            self.go.lock().unwrap().recv().unwrap();
            self.real.advise(position, seat, contestant, seed)
        }
        fn foresee(&self, position: &Position, seat: Seat, index: u32, seed: u64) -> (Choice, Vec<HintStep>) {
            self.real.foresee(position, seat, index, seed)
        }
        fn play_match(&self, position: &Position, lineup: &[Contestant], dealer: u64, seed: u64) -> Match {
            self.real.play_match(position, lineup, dealer, seed)
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn hints_wait_behind_moves_one_for_each_person_and_none_for_nobody() {
        let (asked, who) = channel();
        let (go, told) = channel();
        let real = signoria_bots::bots_of::<signoria_toy::Toy, _>(signoria_bots::Plain, Default::default());
        let told = Told { asked: Mutex::new(asked), go: Mutex::new(told), real };
        let pool = Arc::new(Pool::new(Bots::of(vec![Arc::new(told)]), 1, Luck::System));
        let game = signoria_games::maker::<signoria_toy::Toy>().make(2, &serde_json::json!({})).unwrap();
        let mut position = game.start();
        while position.to_act() == signoria_core::ToAct::Chance {
            let drawn = position.deal(&signoria_core::dealer::Seed([7; 32]), 0);
            position.play(signoria_core::Actor::Chance, drawn).unwrap();
        }
        let (first, second) = (Seat(0), Seat(1));
        let hint = |person: &'static str, seat| {
            let (pool, position) = (pool.clone(), position.clone());
            tokio::spawn(async move { pool.hint(person, "192.0.2.1", position, seat).await })
        };
        let queued = async |n| {
            while pool.shared.queue.lock().unwrap().hints.len() != n {
                tokio::task::yield_now().await;
            }
        };
        // The only thread is at a hint; two more wait, one of them for nobody any more.
        let ania = hint("ania", first);
        assert_eq!(who.recv(), Ok(0));
        let gone = hint("bo", first);
        queued(1).await;
        assert_eq!(hint("bo", first).await.unwrap().unwrap_err().status().as_u16(), 429, "one at a time");
        let third = hint("emil", first);
        queued(2).await;
        let fourth = hint("franek", first).await.unwrap().unwrap_err();
        assert_eq!(fourth.status().as_u16(), 429, "three of an address");
        third.abort();
        assert!(third.await.is_err());
        gone.abort();
        assert!(gone.await.is_err());
        let celia = hint("celia", first);
        queued(1).await;
        let (moved, has_moved) = channel();
        let thought = Thought { seat: second, level: "page".to_owned(), at: At { version: 0, tail: 0 } };
        let owed = Owed { table: "t".to_owned(), thought };
        pool.choose(owed, "dora".to_owned(), position.clone(), move |_| moved.send(()).unwrap());
        go.send(()).unwrap();
        assert!(ania.await.unwrap().is_ok());
        assert_eq!(who.recv(), Ok(1), "the move that came last goes first");
        go.send(()).unwrap();
        has_moved.recv().unwrap();
        assert_eq!(who.recv(), Ok(0));
        go.send(()).unwrap();
        assert!(celia.await.unwrap().is_ok());
        assert!(who.try_recv().is_err(), "nobody thinks for the one who has gone");
        // Who waits when the server stops is told to try again, not that it is broken.
        let late = hint("ania", first);
        assert_eq!(who.recv(), Ok(0));
        let waiting = hint("bo", first);
        queued(1).await;
        pool.close();
        let problem = waiting.await.unwrap().unwrap_err();
        assert_eq!(problem.status().as_u16(), 503);
        go.send(()).unwrap();
        assert!(late.await.unwrap().is_ok());
    }
}
