//! The threads on which bots think. They have a lower priority than requests and no part in serving them.

use crate::luck::Luck;
use rustix::process::setpriority_process;
use signoria_bots::{Bots, HintOption, Level, NoChoice};
use signoria_core::Seat;
use signoria_games::Position;
use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Instant;

/// How much less urgent thinking is than serving, as `nice` counts.
const NICENESS: i32 = 10;

type Job = Box<dyn FnOnce(&Bots) + Send>;

/// The threads on which bots think.
pub(crate) struct Pool {
    shared: Arc<Shared>,
    bots: Bots,
    luck: Luck,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
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
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads = if threads == 0 { processors.saturating_sub(1).max(1) } else { threads };
        let shared = Arc::new(Shared::default());
        for n in 0..threads {
            let (shared, bots) = (shared.clone(), bots.clone());
            let work = move || {
                // Of no great matter if the system does not let us.
                let _ = setpriority_process(None, NICENESS);
                while let Some(job) = shared.next() {
                    job(&bots);
                }
            };
            std::thread::Builder::new().name(format!("bot-{n}")).spawn(work).expect("the system starts a thread");
        }
        Pool { shared, bots, luck }
    }

    /// Whether bots play the game of this id.
    pub(crate) fn knows(&self, position: &Position) -> bool {
        self.bots.playing(position).is_some()
    }

    /// Asks for an answer; `then` is called with the index of the action, on a thread of the pool.
    /// A bot that breaks down plays the first thing that is legal, so that nobody waits for ever.
    pub(crate) fn choose(&self, position: Position, seat: Seat, level: &str, then: impl FnOnce(u32) + Send + 'static) {
        let level: Level = level.parse().unwrap_or(Level::Squire);
        let seed = self.luck.thought();
        let job = move |bots: &Bots| {
            let began = Instant::now();
            let thought = catch_unwind(AssertUnwindSafe(|| bots.choose(&position, seat, level, None, seed)));
            let index = match thought {
                Ok(Ok(index)) => Some(index),
                Ok(Err(NoChoice::NotItsTurn)) => None,
                Ok(Err(NoChoice::UnknownGame)) => position.legal(seat).first().copied(),
                Err(_) => {
                    tracing::error!(%level, %seat, "a bot broke down; it plays the first legal action");
                    position.legal(seat).first().copied()
                }
            };
            metrics::histogram!("signoria_bot_seconds", "level" => level.id()).record(began.elapsed().as_secs_f64());
            if let Some(index) = index {
                then(index);
            }
        };
        self.add(Box::new(job), false);
    }

    /// What the strongest bot thinks of the options of a seat. People wait for this: it goes before everything else.
    pub(crate) async fn hint(&self, position: Position, seat: Seat) -> Option<Vec<HintOption>> {
        let (answer, answered) = tokio::sync::oneshot::channel();
        let seed = self.luck.thought();
        let job = move |bots: &Bots| {
            let thought = catch_unwind(AssertUnwindSafe(|| bots.hint(&position, seat, None, seed)));
            // Whoever asked may have gone away.
            let _ = answer.send(thought.ok().and_then(Result::ok));
        };
        self.add(Box::new(job), true);
        answered.await.ok().flatten()
    }

    fn add(&self, job: Job, first: bool) {
        let mut queue = self.shared.queue.lock().expect("never poisoned");
        if first {
            queue.jobs.push_front(job);
        } else {
            queue.jobs.push_back(job);
        }
        metrics::gauge!("signoria_bot_queue").set(queue.jobs.len() as f64);
        self.shared.more.notify_one();
    }

    /// Lets the threads end after what they are at. What waits is forgotten: it is asked again after a restart.
    pub(crate) fn close(&self) {
        let mut queue = self.shared.queue.lock().expect("never poisoned");
        queue.closed = true;
        queue.jobs.clear();
        self.shared.more.notify_all();
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

impl Shared {
    fn next(&self) -> Option<Job> {
        let mut queue = self.queue.lock().expect("never poisoned");
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.jobs.pop_front() {
                metrics::gauge!("signoria_bot_queue").set(queue.jobs.len() as f64);
                return Some(job);
            }
            queue = self.more.wait(queue).expect("never poisoned");
        }
    }
}
