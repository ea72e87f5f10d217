//! Nodes are killed and stopped, and their network is cut and swallows, one after the other and in the middle of games.

use crate::nodes::{Bus, Cluster};
use crate::people::{Evening, Table, versions};
use signoria_scratch::{Flow, Way};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// So late may a feed be, whatever happens to notices.
const LATE: Duration = Duration::from_secs(12);
/// So long may a bot that owes an answer be silent.
const SILENT: Duration = Duration::from_secs(35);

/// The limits are held to on a machine that has time for it; beside other tests they say no more than that it ends.
fn limit(limit: Duration) -> Duration {
    if std::env::var_os("SIGNORIA_CLUSTER_ROUNDS").is_some() { limit } else { 4 * limit }
}

/// What happens to one node.
#[derive(Clone, Copy, Debug)]
enum Trouble {
    Killed,
    /// Stopped in its tracks until the others have gone on, or for twenty seconds.
    Paused,
    PausedLong,
    DatabaseCut,
    DatabaseSwallowed,
    /// Its statements arrive, and their answers do not.
    DatabaseMute,
    DatabaseSlow,
    BusCut,
    BusSwallowed,
    /// It hears nothing of the others, who hear of it.
    BusDeaf,
}

/// A long stop comes now and then: it takes its time.
const LONG: [Trouble; 10] = [
    Trouble::Killed,
    Trouble::DatabaseCut,
    Trouble::Paused,
    Trouble::BusSwallowed,
    Trouble::Killed,
    Trouble::DatabaseMute,
    Trouble::BusCut,
    Trouble::DatabaseSwallowed,
    Trouble::BusDeaf,
    Trouble::DatabaseSlow,
];
/// The short suite meets each kind that differs.
const SHORT: [Trouble; 5] =
    [Trouble::Killed, Trouble::Paused, Trouble::DatabaseMute, Trouble::BusSwallowed, Trouble::DatabaseCut];
/// Every so many rounds a node is stopped for twenty seconds.
const STOPS: usize = 15;

const TABLES: [Table; 8] = [
    Table::People,
    Table::WithBot,
    Table::People,
    Table::Bots,
    Table::People,
    Table::WithBot,
    Table::People,
    Table::Bots,
];

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nothing_acknowledged_is_lost_whatever_happens_to_one_node() {
    let rounds = std::env::var("SIGNORIA_CLUSTER_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let troubles: Vec<Trouble> = match rounds {
        None => SHORT.to_vec(),
        Some(rounds) => {
            let stop = |n: usize| n % STOPS == STOPS - 1;
            (0..rounds).map(|n| if stop(n) { Trouble::PausedLong } else { LONG[n % LONG.len()] }).collect()
        }
    };
    play_through(Bus::Nats, &troubles).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn the_database_alone_will_do_as_a_bus() {
    play_through(Bus::Database, &[Trouble::DatabaseSwallowed, Trouble::Paused]).await;
}

async fn play_through(bus: Bus, troubles: &[Trouble]) {
    let mut cluster = Cluster::start(3, bus).await;
    let mut evening = Evening::begin(&cluster.addresses(), &TABLES, usize::MAX >> 4).await;
    for (round, trouble) in troubles.iter().enumerate() {
        evening.goes_on(10).await;
        let began = Instant::now();
        meet(&mut cluster, &evening, round % 3, *trouble).await;
        look(&cluster, &evening, *trouble).await;
        let faults = evening.memory.faults.lock().unwrap().clone();
        assert!(faults.is_empty(), "round {round}, {trouble:?}: {faults:?}");
        evening.tell(&format!("round {round}, {trouble:?}, {:.1} s", began.elapsed().as_secs_f32()));
    }
    evening.end().await;
    evening.audit(|statement| cluster.sql(statement)).await;
}

/// The trouble, from its beginning to its end.
async fn meet(cluster: &mut Cluster, evening: &Evening, n: usize, trouble: Trouble) {
    let moves = 40;
    match trouble {
        Trouble::Killed => {
            cluster.nodes[n].kill();
            evening.goes_on(moves).await;
            cluster.nodes[n].start();
        }
        Trouble::Paused => {
            cluster.nodes[n].pause();
            evening.goes_on(moves).await;
            cluster.nodes[n].go_on();
        }
        Trouble::PausedLong => {
            cluster.nodes[n].pause();
            sleep(Duration::from_secs(20)).await;
            cluster.nodes[n].go_on();
        }
        Trouble::DatabaseCut => {
            cluster.nodes[n].to_database.cut();
            evening.goes_on(moves).await;
        }
        Trouble::DatabaseSwallowed | Trouble::DatabaseMute | Trouble::DatabaseSlow => {
            let (way, flow) = match trouble {
                Trouble::DatabaseSwallowed => (Way::Both, Flow::Swallow),
                Trouble::DatabaseMute => (Way::Back, Flow::Swallow),
                _ => (Way::Both, Flow::Delay(Duration::from_millis(100))),
            };
            cluster.nodes[n].to_database.set(way, flow);
            evening.goes_on(moves).await;
        }
        Trouble::BusCut | Trouble::BusSwallowed | Trouble::BusDeaf => {
            let bus = cluster.nodes[n].to_bus.as_ref().expect("a bus of its own");
            match trouble {
                Trouble::BusCut => bus.cut(),
                Trouble::BusSwallowed => bus.set(Way::Both, Flow::Swallow),
                _ => bus.set(Way::Back, Flow::Swallow),
            }
            evening.goes_on(moves).await;
            // Notices may be lost: feeds are right all the same.
            feeds_are_right(cluster, evening, trouble).await;
        }
    }
    let node = &cluster.nodes[n];
    node.to_database.mend();
    if let Some(bus) = &node.to_bus {
        bus.mend();
    }
    node.ready().await;
}

/// What must hold when the trouble is over, while games go on.
async fn look(cluster: &Cluster, evening: &Evening, trouble: Trouble) {
    feeds_are_right(cluster, evening, trouble).await;
    bots_answer(cluster, trouble).await;
}

/// Feeds show what the database had, soon.
async fn feeds_are_right(cluster: &Cluster, evening: &Evening, trouble: Trouble) {
    let versions = versions(&|statement: &str| cluster.sql(statement));
    let began = Instant::now();
    loop {
        let behind = evening.memory.behind(&versions);
        if behind.is_empty() {
            return;
        }
        assert!(began.elapsed() < limit(LATE), "{trouble:?}: feeds are behind: {behind:?}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Whatever bots owed when this began, they have answered in time.
async fn bots_answer(cluster: &Cluster, trouble: Trouble) {
    let owed = || -> BTreeMap<String, String> {
        let rows = cluster.sql("SELECT table_id || '/' || seat, version || '/' || tail FROM thoughts");
        rows.iter().filter_map(|row| row.split_once('|')).map(|(who, at)| (who.to_owned(), at.to_owned())).collect()
    };
    let mut before = owed();
    let began = Instant::now();
    while !before.is_empty() {
        assert!(began.elapsed() < limit(SILENT), "{trouble:?}: bots are silent: {before:?}");
        sleep(Duration::from_millis(100)).await;
        let now = owed();
        before.retain(|who, at| now.get(who) == Some(at));
    }
}
