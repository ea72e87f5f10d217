//! What every store promises, asked of each: a SQLite file, and a PostgreSQL database.

use crate::common::config;
use serde_json::json;
use signoria_core::Seat;
use signoria_core::dealer::Seed;
use signoria_scratch::Postgres;
use signoria_server::Database;
use signoria_server::store::{
    Added, Change, Entry, Filter, Key, Owed, Pace, Person, PostgresStore, Reason, Scope, Since, SqliteStore, Store,
    StoreError,
};
use signoria_table::{Clock, Command, Due, Effect, Holder, Person as Player, Save, Setup, Table, Thought};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// Runs a test over both.
async fn both<F: Future<Output = ()>>(test: impl Fn(Arc<dyn Store>) -> F) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(&config(folder.path()).database).await.unwrap());
    test(store.clone()).await;
    store.close().await;
    let database = Postgres::shared().database();
    let store = Arc::new(postgres(&database.url()).await);
    test(store.clone()).await;
    store.close().await;
}

async fn postgres(url: &str) -> PostgresStore {
    PostgresStore::open(&Database { url: Some(url.parse().unwrap()), ..Database::default() }).await.unwrap()
}

/// A table of two, with what was saved at its opening.
fn table(id: &str, seats: Vec<Holder>) -> (Table, Save) {
    let game = signoria_games::maker::<signoria_toy::Toy>().make(2, &json!({ "first": 0 })).unwrap();
    let setup = Setup {
        id: id.into(),
        game,
        seats,
        seed: Seed([7; 32]),
        clock: Clock::Live { initial: 60_000, increment: 0 },
        stand_in: "page".into(),
        host: Some("ania".into()),
        private: false,
        from: None,
    };
    let (table, effects) = Table::open(setup, 1_000);
    (table, saved(effects))
}

fn people() -> Vec<Holder> {
    vec![Holder::person("ania", "Ania"), Holder::person("bo", "Bo")]
}

fn saved(effects: Vec<Effect>) -> Save {
    let save = effects.into_iter().find_map(|effect| match effect {
        Effect::Save(save) => Some(*save),
        _ => None,
    });
    save.expect("something was saved")
}

/// The next answer of whoever is first to decide.
fn answer(table: &mut Table) -> Save {
    let due = |seat: &Seat| !table.position_of(*seat).legal(*seat).is_empty();
    let seat = Seat::all(2).find(due).expect("somebody decides");
    let index = table.position_of(seat).legal(seat)[0];
    let at = table.at(seat);
    let key = Some("key".to_owned().into());
    saved(table.handle(Command::Act { seat, at, index, commit: true, key }, 2_000).unwrap())
}

fn change(save: Save) -> Change {
    Change { summary: format!("revision {}", save.header.revision), save, until: 0 }
}

fn owed(id: &str, due: &Due) -> Vec<Owed> {
    due.thoughts.iter().map(|thought| Owed { table: id.into(), thought: thought.clone() }).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_read_as_it_was_saved_and_what_is_known_is_not_read_again() {
    both(async |store| {
        let (mut table, opened) = table("t", people());
        assert!(store.table("t").await.unwrap().is_none());
        assert!(matches!(store.since("t", 1, 0).await, Ok(Since::Gone)));
        assert_eq!(store.add_table(change(opened.clone()), None).await.unwrap(), Added::New);
        let before = (table.header().revision, table.version());
        assert!(matches!(store.since("t", before.0, before.1).await, Ok(Since::Same)));
        let moved = answer(&mut table);
        store.save(change(moved.clone())).await.unwrap();
        let said = Command::Chat { from: Player { id: "ania".into(), name: "Ania".into() }, text: "hej".into() };
        store.save(change(saved(table.handle(said, 3_000).unwrap()))).await.unwrap();
        let stored = store.table("t").await.unwrap().unwrap();
        assert_eq!((&stored.header, &stored.rows[..]), (table.header(), table.rows()));
        assert_eq!(stored.chat, table.chat());
        let Ok(Since::Changed(newer)) = store.since("t", before.0, before.1).await else { panic!("it has changed") };
        assert_eq!((&newer.header, &newer.rows[..]), (table.header(), &table.rows()[before.1 as usize..]));
        assert_eq!(newer.chat, table.chat());
        let marks = store.marks(&["t".into(), "none".into()]).await.unwrap();
        assert_eq!(marks.len(), 1);
        assert_eq!((&*marks[0].table, marks[0].revision, &marks[0].rematch), ("t", table.header().revision, &None));
        let rematch = Reason { what: "rematch t".into(), digest: None };
        store.add_table(change(self::table("again", people()).1), Some(rematch)).await.unwrap();
        assert_eq!(store.marks(&["t".into()]).await.unwrap()[0].rematch.as_deref(), Some("again"));
        assert_eq!(store.made("rematch t").await.unwrap().as_deref(), Some("again"));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_those_who_save_over_the_same_revision_one_does_and_a_late_one_overwrites_nothing() {
    both(async |store| {
        let (mut table, opened) = table("t", people());
        store.add_table(change(opened), None).await.unwrap();
        let first = answer(&mut table);
        let tries: Vec<_> = (0..16)
            .map(|n| {
                let (store, mut change) = (store.clone(), change(first.clone()));
                change.save.chat =
                    Some(signoria_table::ChatLine { at: 1, seat: None, from: "x".into(), text: n.to_string() });
                tokio::spawn(async move { store.save(change).await })
            })
            .collect();
        let mut done = 0;
        for one in tries {
            match one.await.unwrap() {
                Ok(()) => done += 1,
                Err(StoreError::Conflict) => {}
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(done, 1);
        let stored = store.table("t").await.unwrap().unwrap();
        assert_eq!((stored.rows.len(), stored.chat.len()), (table.rows().len(), 1), "nothing of the others is there");
        store.save(change(answer(&mut table))).await.unwrap();
        // Whoever was away for two changes.
        assert!(matches!(store.save(change(first)).await, Err(StoreError::Conflict)));
        assert_eq!(store.table("t").await.unwrap().unwrap().rows, table.rows());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_made_once_for_one_reason() {
    both(async |store| {
        let reason = |digest: &str| Some(Reason { what: "request".into(), digest: Some(digest.into()) });
        let tries: Vec<_> = (0..8)
            .map(|n| {
                let (store, reason) = (store.clone(), reason("same"));
                tokio::spawn(async move { store.add_table(change(table(&format!("t{n}"), people()).1), reason).await })
            })
            .collect();
        let (mut new, mut before) = (0, HashSet::new());
        for one in tries {
            match one.await.unwrap().unwrap() {
                Added::New => new += 1,
                Added::Before(id) => drop(before.insert(id)),
                Added::OtherRequest => panic!("it says the same"),
            }
        }
        assert_eq!((new, before.len()), (1, 1));
        let other = store.add_table(change(table("other", people()).1), reason("different")).await.unwrap();
        assert_eq!(other, Added::OtherRequest);
        assert_eq!(store.tables(Filter::Mine, Some("ania"), 99).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_show_who_sits_where_the_last_first() {
    both(async |store| {
        let bot = || Holder::bot("page", "Lorenzo");
        for (id, seats) in [
            ("lobby", vec![Holder::person("ania", "Ania"), Holder::Open]),
            ("watched", people()),
            ("alone", vec![Holder::person("ania", "Ania"), bot()]),
        ] {
            store.add_table(change(table(id, seats).1), None).await.unwrap();
        }
        let ids = async |filter, person| {
            let listed = store.tables(filter, person, 9).await.unwrap();
            listed.into_iter().map(|(_, seat)| seat).collect::<Vec<_>>()
        };
        assert_eq!(ids(Filter::Open, None).await, [None]);
        assert_eq!(ids(Filter::Watch, Some("bo")).await, [Some(Seat(1))], "nobody watches somebody alone with bots");
        assert_eq!(ids(Filter::Mine, Some("ania")).await.len(), 3);
        assert_eq!(store.seats_of("bo").await.unwrap(), ["watched"]);
        // Somebody takes the open seat: the table is a game that others watch, and leads the list.
        let stored = store.table("lobby").await.unwrap().unwrap();
        let game = signoria_games::maker::<signoria_toy::Toy>().make(2, &json!({ "first": 0 })).unwrap();
        let mut lobby = Table::restore(game, stored.header, stored.rows, stored.chat, Vec::new()).unwrap();
        let join = Command::Join { person: Player { id: "celia".into(), name: "Celia".into() }, seat: None };
        store.save(change(saved(lobby.handle(join, 9_000).unwrap()))).await.unwrap();
        assert_eq!(ids(Filter::Open, None).await, []);
        assert_eq!(ids(Filter::Watch, Some("celia")).await, [Some(Seat(1)), None]);
        // A game is not thrown away, a table that never became one is.
        let game = lobby.header().revision;
        assert!(matches!(store.drop_table("lobby", game).await, Err(StoreError::Conflict)));
        assert!(store.table("lobby").await.unwrap().is_some());
        let (empty, opened) = table("empty", vec![Holder::person("dora", "Dora"), Holder::Open]);
        store.add_table(change(opened), None).await.unwrap();
        let (changed, revision) = (empty.header().changed as i64, empty.header().revision);
        assert_eq!((store.waiting("dora").await.unwrap(), store.waiting("celia").await.unwrap()), (1, 0));
        assert_eq!(store.in_vain(changed, 9).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.in_vain(changed + 1, 9).await.unwrap(), ["empty"]);
        // Whoever has seen an older revision throws nothing away that has happened since.
        assert!(matches!(store.drop_table("empty", revision - 1).await, Err(StoreError::Conflict)));
        store.drop_table("empty", revision).await.unwrap();
        assert!(store.table("empty").await.unwrap().is_none());
        assert_eq!(store.waiting("dora").await.unwrap(), 0);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_a_bot_owes_is_taken_by_one_and_by_another_after_a_while() {
    both(async |store| {
        let bots = || vec![Holder::bot("page", ""), Holder::bot("squire", "")];
        let mut all = HashSet::new();
        for n in 0..40 {
            let id = format!("t{n:0>2}");
            let (_, opened) = table(&id, bots());
            all.extend(owed(&id, &opened.due));
            store.add_table(change(opened), None).await.unwrap();
        }
        assert!(!all.is_empty());
        let takers: Vec<_> = (0..8)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move {
                    let mut mine = Vec::new();
                    loop {
                        let taken = store.take_thoughts(3_600_000, 3).await.unwrap();
                        if taken.is_empty() {
                            return mine;
                        }
                        mine.extend(taken);
                    }
                })
            })
            .collect();
        let mut taken = Vec::new();
        for taker in takers {
            taken.extend(taker.await.unwrap());
        }
        // Whoever came to rows that others were taking found none: what is left is taken now.
        taken.extend(store.take_thoughts(3_600_000, 999).await.unwrap());
        assert_eq!(taken.len(), all.len(), "each once");
        assert_eq!(taken.iter().cloned().collect::<HashSet<_>>(), all);
        assert_eq!(store.take_thoughts(1, 9).await.unwrap(), []);
        // What is given back is there for others, and what was taken for no time at all as well.
        store.give_back(&taken[..2]).await.unwrap();
        assert_eq!(store.take_thoughts(0, 9).await.unwrap().len(), 2);
        assert_eq!(store.take_thoughts(3_600_000, 9).await.unwrap().len(), 2);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_save_leaves_of_what_is_due_what_is_still_due() {
    both(async |store| {
        let (mut table, mut opened) = table("t", people());
        let thought = |seat: u8, tail: u32| Thought {
            seat: Seat(seat),
            level: "page".into(),
            at: signoria_table::At { version: 4, tail },
        };
        let clock = store.clock();
        opened.due = Due { alarm: Some(clock), thoughts: vec![thought(0, 1), thought(1, 1)] };
        // Whoever saves thinks by itself.
        let mine = Change { until: clock + 3_600_000, ..change(opened) };
        store.add_table(mine, None).await.unwrap();
        assert_eq!(store.take_thoughts(1, 9).await.unwrap(), []);
        assert_eq!(store.take_alarms(3_600_000, 9).await.unwrap(), ["t"]);
        assert_eq!(store.take_alarms(1, 9).await.unwrap(), Vec::<String>::new(), "it is taken");
        let mut moved = answer(&mut table);
        moved.due = Due { alarm: Some(clock), thoughts: vec![thought(0, 1), thought(1, 2)] };
        store.save(change(moved)).await.unwrap();
        let taken = store.take_thoughts(3_600_000, 9).await.unwrap();
        assert_eq!(
            taken,
            owed("t", &Due { alarm: None, thoughts: vec![thought(1, 2)] }),
            "the other one is being thought about"
        );
        assert_eq!(store.take_alarms(0, 9).await.unwrap(), ["t"], "it was set anew");
        // What is noted later counts only while the table is where it was.
        let revision = table.header().revision;
        store.settle("t", revision - 1, Due::default()).await.unwrap();
        assert_eq!(store.take_alarms(0, 9).await.unwrap(), ["t"]);
        store.settle("t", revision, Due { alarm: None, thoughts: vec![thought(0, 7)] }).await.unwrap();
        assert_eq!(store.take_alarms(0, 9).await.unwrap(), Vec::<String>::new());
        assert_eq!(
            store.take_thoughts(0, 9).await.unwrap(),
            owed("t", &Due { alarm: None, thoughts: vec![thought(0, 7)] })
        );
        let mut moved = answer(&mut table);
        moved.due = Due::default();
        store.save(change(moved)).await.unwrap();
        assert_eq!(store.take_thoughts(0, 9).await.unwrap(), []);
    })
    .await;
}

fn someone(id: &str) -> Person {
    Person {
        id: id.into(),
        name: id.into(),
        account: false,
        program: false,
        prefs: json!({ "lang": "pl" }),
        created: 5,
    }
}

fn key(id: &str, person: &str, scope: Scope, parent: Option<&str>) -> Key {
    let mut hash = [0; 32];
    hash[..id.len()].copy_from_slice(id.as_bytes());
    let (id, person, label) = (id.into(), person.into(), "here".into());
    Key { id, hash, person, kind: scope.kind(), scope, parent: parent.map(Into::into), label, created: 10, used: 10 }
}

fn entry(new: &str, person: &str, old: Option<Key>, n: u8) -> Entry {
    let created = 100 + i64::from(n);
    Entry { key: Key { created, ..key(new, person, Scope::Own, None) }, old, device: [n; 32], old_device: None }
}

async fn lasting(store: &Arc<dyn Store>, ids: &[&str]) -> Vec<String> {
    let mut lasting = store.lasting(&ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>()).await.unwrap();
    lasting.sort();
    lasting
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_end_with_what_they_came_of_and_follow_whoever_comes_in_again() {
    both(async |store| {
        let session = key("s1", "ania", Scope::Own, None);
        store.add_person(someone("ania"), session.clone()).await.unwrap();
        store.add_token(key("t1", "ania", Scope::Play, Some("s1"))).await.unwrap();
        assert!(matches!(
            store.add_token(key("t0", "ania", Scope::Play, Some("gone"))).await,
            Err(StoreError::Conflict)
        ));
        let (found, person) = store.key(&session.hash).await.unwrap().unwrap();
        assert_eq!((found, person), (session.clone(), someone("ania")));
        // The guest becomes an account: a new session, and the token goes on under it.
        let named = Person { name: "Ania".into(), account: true, ..someone("ania") };
        let made = store.add_account(
            named.clone(),
            "ania".into(),
            "hash".into(),
            entry("s2", "ania", Some(session.clone()), 1),
        );
        assert_eq!(made.await.unwrap(), ["s1"]);
        assert_eq!(store.account("ania").await.unwrap().unwrap(), (named.clone(), "hash".into()));
        assert_eq!(
            store.key(&key("t1", "", Scope::Play, None).hash).await.unwrap().unwrap().0.parent.as_deref(),
            Some("s2")
        );
        let again = store.add_account(named.clone(), "other".into(), "hash".into(), entry("s3", "ania", None, 2)).await;
        assert!(matches!(again, Err(StoreError::Conflict)), "there is an account");
        let taken = store.add_account(someone("bo"), "ania".into(), "hash".into(), entry("s4", "bo", None, 3)).await;
        assert!(matches!(taken, Err(StoreError::Conflict)), "the name is taken");
        let late =
            store.add_account(someone("bo"), "bo".into(), "hash".into(), entry("s4", "bo", Some(session), 3)).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "whoever was signed out makes no account of it");
        assert!(store.account("bo").await.unwrap().is_none());
        // A wrong password opens nothing.
        assert!(matches!(store.sign_in("wrong".into(), entry("s5", "ania", None, 4)).await, Err(StoreError::Conflict)));
        // A guest's browser signs in: the guest's token ends with the guest's session.
        let guest = key("g1", "guest", Scope::Own, None);
        store.add_person(someone("guest"), guest.clone()).await.unwrap();
        store.add_token(key("gt", "guest", Scope::Read, Some("g1"))).await.unwrap();
        let mut ended = store.sign_in("hash".into(), entry("s6", "ania", Some(guest), 5)).await.unwrap();
        ended.sort();
        assert_eq!(ended, ["g1", "gt"]);
        // An account signs out in favour of another one: its tokens stay, of nobody's session.
        store.add_account(someone("celia"), "celia".into(), "c".into(), entry("c1", "celia", None, 6)).await.unwrap();
        store.add_token(key("ct", "celia", Scope::Play, Some("c1"))).await.unwrap();
        let celia = key("c1", "celia", Scope::Own, None);
        assert_eq!(store.sign_in("hash".into(), entry("s7", "ania", Some(celia), 7)).await.unwrap(), ["c1"]);
        assert_eq!(lasting(&store, &["c1", "ct", "g1", "gt", "s1", "s2"]).await, ["ct", "s2"]);
        assert_eq!(store.key(&key("ct", "", Scope::Play, None).hash).await.unwrap().unwrap().0.parent, None);
        // A session that is taken back takes its tokens along.
        let mut ended = store.drop_key("ania", Scope::Own.kind(), "s2").await.unwrap();
        ended.sort();
        assert_eq!(ended, ["s2", "t1"]);
        assert_eq!(store.drop_key("bo", Scope::Own.kind(), "s6").await.unwrap(), Vec::<String>::new());
        // A new password ends everything but the new session, and no browser is known but this one.
        assert!(store.knows_device("ania", &[7; 32]).await.unwrap());
        let wrong = store.set_password("wrong".into(), "new".into(), entry("s8", "ania", None, 8)).await;
        assert!(matches!(wrong, Err(StoreError::Conflict)));
        let mut ended = store.set_password("hash".into(), "new".into(), entry("s8", "ania", None, 8)).await.unwrap();
        ended.sort();
        assert_eq!(ended, ["s6", "s7"]);
        assert_eq!(store.password("ania").await.unwrap().as_deref(), Some("new"));
        assert!(
            !store.knows_device("ania", &[7; 32]).await.unwrap() && store.knows_device("ania", &[8; 32]).await.unwrap()
        );
        store.touch_key("s8", 99).await.unwrap();
        let sessions = store.keys("ania", Scope::Own.kind()).await.unwrap();
        assert_eq!(sessions.iter().map(|key| (&*key.id, key.used)).collect::<Vec<_>>(), [("s8", 99)]);
        // Whoever signs out: an account's tokens stay.
        store.add_token(key("t9", "ania", Scope::Play, Some("s8"))).await.unwrap();
        assert_eq!(store.sign_out(sessions[0].clone()).await.unwrap(), ["s8"]);
        assert_eq!(lasting(&store, &["s8", "t9"]).await, ["t9"]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_browsers_are_known_and_guests_who_do_not_come_back_are_forgotten() {
    both(async |store| {
        store.add_account(someone("ania"), "ania".into(), "hash".into(), entry("k0", "ania", None, 0)).await.unwrap();
        for n in 1..=25 {
            let old_device = (n == 25).then_some([24; 32]);
            let entry = Entry { old_device, ..entry(&format!("k{n}"), "ania", None, n) };
            store.sign_in("hash".into(), entry).await.unwrap();
        }
        let mut known = Vec::new();
        for n in 0..=25 {
            if store.knows_device("ania", &[n; 32]).await.unwrap() {
                known.push(n);
            }
        }
        assert_eq!(known, [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25]);
        for guest in ["gone", "sits", "came"] {
            store.add_person(someone(guest), key(guest, guest, Scope::Own, None)).await.unwrap();
        }
        store.touch_key("came", 1_000).await.unwrap();
        store.add_table(change(table("t", vec![Holder::person("sits", "Sits"), Holder::Open]).1), None).await.unwrap();
        assert_eq!(store.drop_guests(500, 99).await.unwrap(), 1);
        assert_eq!(lasting(&store, &["came", "gone", "sits"]).await, ["came", "sits"]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_limited_is_counted_on_all_nodes_together() {
    let database = Postgres::shared().database();
    let (one, other) = (postgres(&database.url()).await, postgres(&database.url()).await);
    let pace = Pace { each: Duration::from_secs(60), burst: 4 };
    let mut waits = Vec::new();
    for store in [&one, &other, &one, &other, &one, &other] {
        waits.push(store.count("ania", pace).await.unwrap());
    }
    assert_eq!(waits[..4], [None; 4]);
    for wait in &waits[4..] {
        let wait = wait.expect("that is too much");
        assert!(wait > Duration::from_secs(30) && wait <= Duration::from_secs(60), "{wait:?}");
    }
    assert_eq!(one.count("bo", pace).await.unwrap(), None, "somebody else");
    // Both have the same time and the same history.
    assert!(one.clock().abs_diff(other.clock()) < 1_000);
    assert_eq!(one.epoch(), other.epoch());
    let elsewhere = Postgres::shared().database();
    let elsewhere = postgres(&elsewhere.url()).await;
    assert_ne!(one.epoch(), elsewhere.epoch());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_who_owns_nothing_but_the_database_is_enough() {
    let database = Postgres::shared().database();
    let role = format!("plain_{}", database.name);
    let _ = database.sql(&format!("CREATE ROLE {role} LOGIN"));
    let _ = database.sql(&format!("ALTER DATABASE {} OWNER TO {role}", database.name));
    let _ = database.sql(&format!("ALTER SCHEMA public OWNER TO {role}"));
    let mut url = url::Url::parse(&database.url()).unwrap();
    url.set_username(&role).unwrap();
    let store = postgres(url.as_str()).await;
    store.ready().await.unwrap();
    store.add_table(change(table("t", people()).1), None).await.unwrap();
    assert!(store.table("t").await.unwrap().is_some());
    store.close().await;
    let _ = database.sql(&format!("REASSIGN OWNED BY {role} TO CURRENT_USER"));
    let _ = database.sql(&format!("ALTER DATABASE {} OWNER TO CURRENT_USER", database.name));
    let _ = database.sql(&format!("DROP OWNED BY {role}; DROP ROLE {role}"));
}
