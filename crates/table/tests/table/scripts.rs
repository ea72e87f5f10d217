//! Scripts of commands against snapshots of the effects. After every line the table is rebuilt from the store and
//! compared with the one that lives: a restart at any instant changes nothing.

use crate::common::mini::{END_ALWAYS, Mini};
use crate::common::{Match, game, setup};
use insta::assert_snapshot;
use serde_json::json;
use signoria_core::dealer::Seed;
use signoria_core::record::{Origin, Record};
use signoria_core::{Outcome, Seat, Viewer};
use signoria_table::{
    At, Away, Clock, Command, Effect, Header, LogLine, Moment, Person, Refused, RestoreError, Row, Setup, Status, Table,
};
use signoria_toy::Toy;

fn toy(seats: &[&str], clock: Clock) -> Match {
    Match::open(setup(game::<Toy>(seats.len() as u8, json!({"first": 0})), seats, clock))
}

fn mini(seats: &[&str], clock: Clock) -> Match {
    Match::open(setup(game::<Mini>(seats.len() as u8, json!({})), seats, clock))
}

fn options(table: &Match, seat: u8) -> Vec<String> {
    let update = table.table.update(Viewer::Seat(Seat(seat)), None, table.now);
    update.options.into_iter().map(|option| option.action).collect()
}

#[test]
fn a_tail_is_undone_and_redone_step_by_step() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    assert_snapshot!(game.run(
        "0 undo
         0 add 1
         0 add 2
         0 undo
         0 redo
         0 redo
         0 reset
         0 redo
         0 redo
         0 undo
         0 add 3
         0 redo
         0 end
         0 undo
         1 undo"
    ));
}

#[test]
fn parts_of_one_decision_are_taken_back_together() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    assert_snapshot!(game.run(
        "0 add 3
         0 pair 1
         0 undo
         0 redo
         0 add 2
         0 undo
         0 redo
         0 undo
         0 redo
         restart
         0 undo
         0 pair 3
         0 end
         0 add 1
         0 reset
         0 redo
         0 redo
         0 end"
    ));
}

#[test]
fn a_bot_commits_a_decision_with_all_its_parts() {
    let mut game = mini(&["bot", "Marek"], Clock::None);
    game.run("bot 0 pair 1");
    assert_eq!((game.table.version(), game.table.header().tails[0].steps.len()), (1, 1), "the second part is owed");
    assert_snapshot!(game.run("restart\nbot 0 add 2\nbot 0 end"));
}

fn orders(table: &Match) -> &[Option<u16>] {
    &table.table.header().orders
}

#[test]
fn a_standing_order_answers_for_its_seat() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    // Given before anybody is asked for it, and seen by its seat alone.
    game.run(&format!("1 order {END_ALWAYS}\n0 order 9\nrestart"));
    assert_eq!(orders(&game), [None, Some(END_ALWAYS)]);
    let [ania, marek] = [0, 1].map(|seat| game.table.update(Viewer::Seat(Seat(seat)), None, game.now));
    assert_eq!((ania.order, marek.order), (None, Some(END_ALWAYS)));
    assert_eq!(marek.orders.iter().map(|order| order.order).collect::<Vec<_>>(), [END_ALWAYS]);
    let watcher = game.table.update(Viewer::Watcher, None, game.now);
    assert_eq!((watcher.order, watcher.orders.len()), (None, 0));
    // Ania's turn, Marek's by his order, Ania's again; then Marek wants to be asked.
    assert_snapshot!(game.run("0 end\n0 add 1\n1 order none\n0 end\n1 add 2"));
    assert_eq!(orders(&game), [None, None]);
}

#[test]
fn a_standing_order_waits_for_a_decision_that_was_begun_in_person() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    game.run(&format!("0 add 1\n0 order {END_ALWAYS}"));
    assert_eq!((game.table.version(), options(&game, 0).len()), (1, 8), "she goes on by herself");
    game.run("0 end\n1 end");
    assert_eq!(game.table.version(), 8, "roll, add, end, roll, end, roll; and by the order end, roll");
}

#[test]
fn a_standing_order_ends_where_it_says_nothing_and_where_the_seat_looks_again_or_learns() {
    let with_order = |before: &str| {
        let mut game = mini(&["Ania", "Marek"], Clock::None);
        game.run(&format!("{before}\n0 order {END_ALWAYS}"));
        game
    };
    let mut learns = with_order("0 add 1");
    assert_eq!(orders(&learns), [Some(END_ALWAYS), None]);
    learns.run("0 look");
    assert_eq!((learns.table.version(), orders(&learns)), (3, &[None, None][..]), "add and look stand, nothing ends");
    for again in ["0 undo", "0 reset"] {
        let mut looks_again = with_order("0 add 1");
        looks_again.run(again);
        assert_eq!((looks_again.table.version(), orders(&looks_again)), (1, &[None, None][..]), "{again}");
    }
    let says_nothing = with_order("0 pair 1");
    assert_eq!((says_nothing.table.version(), orders(&says_nothing)), (1, &[None, None][..]));
    assert_eq!(options(&says_nothing, 0), ["add 1", "add 2", "add 3"]);
}

#[test]
fn only_what_the_game_offers_can_be_ordered_by_somebody_who_plays() {
    let mut game = mini(&["Ania", "bot"], Clock::None);
    let order = |seat: u8| Command::Order { seat: Seat(seat), order: Some(END_ALWAYS) };
    assert_eq!(game.handle(Command::Order { seat: Seat(0), order: Some(9) }), Err(Refused::NoSuchOrder));
    assert_eq!([1, 5].map(|seat| game.handle(order(seat))), [1, 5].map(|_| Err(Refused::NoSuchPerson)));
    game.run("0 resign");
    assert_eq!(game.handle(order(0)), Err(Refused::BotSitsIn));
}

#[test]
fn a_finished_tail_waits_for_confirmation_where_the_player_wants_that() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    game.run(
        "0 hold add 1
         0 commit
         0 hold end
         0 add 2",
    );
    let update = game.table.update(Viewer::Seat(Seat(0)), None, game.now);
    assert!(update.may.undo && update.may.commit && update.options.is_empty() && !update.may.hint);
    assert_eq!(
        update.log.iter().map(|line| (line.version, line.tentative)).collect::<Vec<_>>(),
        [(2, true), (3, true)]
    );
    let watcher = game.table.update(Viewer::Watcher, None, game.now);
    assert_eq!((watcher.version, watcher.log.len()), (1, 0));
    assert_snapshot!(game.run(
        "0 undo
         0 redo
         0 commit
         0 commit"
    ));
}

#[test]
fn what_a_seat_has_learned_cannot_be_taken_back() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    game.run("0 hold add 1\n0 hold look\n0 undo");
    assert_eq!(game.table.version(), 3, "both answers stand, although nothing was confirmed");
    assert_eq!(options(&game, 0), ["add 1", "add 2", "add 3", "pair 1", "pair 2", "pair 3", "end"]);
    let words = |viewer| {
        let log = game.table.update(viewer, None, game.now).log;
        log.into_iter().map(|line| line.message.unwrap().key.into_owned()).collect::<Vec<_>>()
    };
    assert_eq!(words(Viewer::Seat(Seat(1))), ["add 1", "looked"]);
    assert_eq!(words(Viewer::Watcher), ["add 1", "looked"]);
    let mine = words(Viewer::Seat(Seat(0)));
    assert!(mine[1].starts_with("saw "), "{mine:?}");
    assert_snapshot!(game.run("0 add 2\n0 undo\n0 undo"));
}

#[test]
fn an_answer_to_something_older_is_refused_with_what_is_now() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    assert_snapshot!(game.run(
        "0 add 1
         0 at 1 0 add 2
         0 at 1 1 add 2
         0 at 0 2 add 2
         0 at 9 2 add 2
         0 undo
         0 at 1 2 add 3
         1 add 1
         0 roll 1"
    ));
    let stale = game.handle(Command::Undo { seat: Seat(0), at: Default::default() });
    assert_eq!(stale, Err(Refused::Stale(game.table.at(Seat(0)))));
}

#[test]
fn the_same_key_again_changes_nothing() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    assert_snapshot!(game.run(
        "0 key a add 1
         0 key a add 1
         restart
         0 key a add 1
         0 key b add 2
         0 undo
         0 key b add 2
         0 key c end
         1 key c add 3
         0 key c end
         restart
         0 key c end
         0 key a add 1"
    ));
}

#[test]
fn secret_answers_are_revised_until_the_last_is_in() {
    let mut game = toy(&["Ania", "Marek", "Ewa"], Clock::None);
    let before = game.table.version();
    let bids = [0, 1, 2].map(|seat| options(&game, seat));
    game.run(&format!("1 {}\n0 hold {}\n0 commit\n1 undo", bids[1][0], bids[0][0]));
    assert_eq!(game.table.version(), before, "nothing is committed before all have answered");
    let other = bids[1].last().unwrap();
    game.run(&format!(
        "1 at {before} 2 {other}\n1 at {before} 3 {other}\n0 at {before} 2 {other}\n1 undo\n1 redo\n1 commit"
    ));
    let marek = game.table.update(Viewer::Seat(Seat(1)), None, game.now);
    assert_eq!((marek.to_act, marek.options.len(), marek.may.undo), (vec![Seat(2)], 0, true));
    // Who has not answered sees that the others have, and nothing more.
    let ewa = game.table.update(Viewer::Seat(Seat(2)), None, game.now);
    assert_eq!(ewa.view["players"][1]["bid"], json!(null));
    assert_snapshot!(game.run(&format!("restart\n2 {}\n1 undo", bids[2][0])));
}

#[test]
fn bots_answer_what_they_were_asked_and_nothing_else() {
    let mut game = mini(&["Ania", "bot", "bot"], Clock::None);
    assert_snapshot!(game.run(
        "bot 1 add 1
         0 end
         bot 1 add 1
         bot 0 add 1
         1 add 1
         bot 1 look
         bot 1 end
         restart
         bot 2 end
         0 hint
         1 hint"
    ));
    let old = game.table.at(Seat(0));
    let answer = Command::BotActs { seat: Seat(1), at: old, index: 6 };
    assert!(matches!(game.handle(answer), Err(Refused::Rules(_) | Refused::NotYourTurn)));
}

#[test]
fn bots_beside_people_wait_for_them() {
    let mut game = toy(&["Ania", "bot"], Clock::None);
    let bids = [0, 1].map(|seat| game.table.position_of(Seat(seat)).options(Seat(seat))[0].action.clone());
    assert!(options(&game, 1).is_empty(), "what a bot may do is not sent to anybody");
    assert_snapshot!(game.run(&format!("bot 1 {}\n0 {}", bids[1], bids[0])));
}

#[test]
fn a_bot_sits_in_for_whoever_gives_up_and_leaves_when_they_return() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    assert_snapshot!(game.run(
        "0 return
         0 add 1
         0 resign
         0 add 1
         0 undo
         0 resign
         1 drop 0
         bot 0 add 2
         0 return
         bot 0 add 2
         0 add 3
         0 end
         1 resign
         0 resign
         bot 1 end
         0 return
         1 return
         0 end
         1 end
         0 resign
         0 return"
    ));
    assert_eq!(game.table.header().status, Status::Over);
}

#[test]
fn time_in_one_sitting() {
    let mut game = mini(&["Ania", "Marek"], Clock::Live { initial: 60_000, increment: 5_000 });
    assert_snapshot!(game.run(
        "wait 20000
         0 add 1
         wait 10000
         0 end
         wait 1000
         1 drop 0
         0 drop 1
         wait 59000
         alarm
         1 drop 1
         restart
         0 drop 1
         0 drop 1
         wait 500
         bot 1 add 2
         1 return
         wait 14999
         0 drop 1
         wait 1
         0 drop 1
         bot 1 add 1
         1 return
         1 end"
    ));
    let update = game.table.update(Viewer::Seat(Seat(1)), None, game.now);
    assert_eq!(update.clocks.left, [Some(35_000), Some(20_000)]);
    assert_eq!((update.clocks.running, update.clocks.deadline), (vec![Seat(0)], Some(game.now + 35_000)));
}

/// Whoever goes and comes back before the bot has answered was never away: time goes on, and does not come back.
#[test]
fn going_away_and_coming_back_wins_no_time() {
    let left = |game: &Match| game.table.update(Viewer::Watcher, None, game.now).clocks.left;
    let mut game = mini(&["Ania", "Marek"], Clock::Live { initial: 60_000, increment: 0 });
    game.run("wait 50000\n0 resign\nwait 900\nrestart\n0 return\nwait 100\n0 resign\n0 return");
    assert_eq!(left(&game), [Some(9_000), Some(60_000)]);
    // Also where it was not her turn.
    game.run("0 end\n0 resign\n0 return");
    assert_eq!(left(&game), [Some(9_000), Some(60_000)]);
    // Whose time has run out can be dropped as often as they come back without an answer.
    game.run("wait 60000\nalarm\n0 drop 1\n1 return\nwait 1\n0 drop 1");
    assert_eq!(game.table.header().seats[1].level("squire"), Some("squire"));
    assert_eq!(left(&game)[1], Some(-1));
    // The bot has answered: there is time again.
    game.run("bot 1 add 1\n1 return");
    assert_eq!(left(&game)[1], Some(15_000));
    let mut game = mini(&["Ania", "Marek"], Clock::Days { per_move: 10_000 });
    game.run("wait 9000\n0 resign\nwait 500\n0 return\nwait 400");
    assert_eq!(left(&game)[0], Some(100));
    game.run("wait 100\nalarm\n1 drop 0");
    assert!(game.table.header().seats[0].level("squire").is_some());
}

/// The increment is for a turn of the game, however many times its seat commits something in it.
#[test]
fn a_turn_gives_time_once() {
    let mut game = mini(&["Ania", "Marek"], Clock::Live { initial: 60_000, increment: 5_000 });
    let left = |game: &Match| game.table.update(Viewer::Watcher, None, game.now).clocks.left;
    game.run("wait 1000\n0 add 1\nwait 1000\n0 look\nwait 1000\n0 pair 1");
    assert_eq!(left(&game), [Some(57_000), Some(60_000)], "her turn goes on");
    game.run("wait 1000\n0 add 2\n0 end");
    assert_eq!(left(&game), [Some(61_000), Some(60_000)]);
    game.run("restart\nwait 500\n1 look\nrestart\nwait 500\n1 end");
    assert_eq!(left(&game), [Some(61_000), Some(64_000)]);
}

/// A round of bids is everybody's turn, and ends for all of them when the last bid is in.
#[test]
fn a_turn_of_everybody_gives_time_to_everybody() {
    let mut game = toy(&["Ania", "Marek", "Ewa"], Clock::Live { initial: 60_000, increment: 5_000 });
    let left = |game: &Match| game.table.update(Viewer::Watcher, None, game.now).clocks.left;
    let bids = [0, 1, 2].map(|seat| options(&game, seat)[0].clone());
    game.run(&format!("wait 1000\n0 {}\nwait 1000\n1 {}\nwait 1000", bids[0], bids[1]));
    assert_eq!(left(&game), [Some(59_000), Some(58_000), Some(57_000)]);
    game.run(&format!("2 {}", bids[2]));
    assert_eq!(left(&game), [Some(64_000), Some(63_000), Some(62_000)]);
}

#[test]
fn time_over_days() {
    const DAY: u64 = 86_400_000;
    let mut game = mini(&["Ania", "Marek"], Clock::Days { per_move: DAY });
    game.run("wait 80000000\n0 look\nwait 80000000\n0 end\nwait 86399999\n0 drop 1\nwait 1\nalarm");
    let ania = game.table.update(Viewer::Seat(Seat(0)), None, game.now);
    let marek = game.table.update(Viewer::Seat(Seat(1)), None, game.now);
    assert_eq!((ania.may.drop, marek.may.drop), (vec![Seat(1)], vec![]));
    assert_snapshot!(game.run("0 drop 1\nbot 1 add 1\n1 return\n1 end"));
    let update = game.table.update(Viewer::Watcher, None, game.now);
    assert_eq!((update.clocks.running, update.clocks.left), (vec![Seat(0)], vec![Some(86_400_000); 2]));
}

#[test]
fn whose_time_has_run_out_may_still_answer() {
    let mut game = mini(&["Ania", "Marek"], Clock::Live { initial: 1_000, increment: 0 });
    game.run("wait 5000\nalarm\n0 end");
    let update = game.table.update(Viewer::Watcher, None, game.now);
    assert_eq!((update.to_act, update.clocks.left[0]), (vec![Seat(1)], Some(-4_000)));
}

/// Whoever does not sit at the table pushes nobody's words away, also where it was built anew.
#[test]
fn strangers_push_nobodys_words_away() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    let say = |game: &mut Match, id: &str, text: String| {
        let from = Person { id: id.to_owned(), name: id.to_owned() };
        game.handle(Command::Chat { from, text }).unwrap();
    };
    say(&mut game, "ania", "Hej!".to_owned());
    (0..300).for_each(|n| say(&mut game, "thief", format!("{n}")));
    say(&mut game, "marek", "Hej.".to_owned());
    for _ in 0..2 {
        let said: Vec<String> = game.table.chat().iter().map(|line| line.text.clone()).collect();
        let strangers: Vec<String> = (284..300).map(|n| n.to_string()).collect();
        assert_eq!(said, [vec!["Hej!".to_owned()], strangers, vec!["Hej.".to_owned()]].concat());
        game.run("restart");
    }
}

#[test]
fn the_lobby_fills_and_the_game_starts() {
    let mut game = mini(&["Ania", "open", "open"], Clock::None);
    let update = game.table.update(Viewer::Seat(Seat(0)), None, game.now);
    assert!(update.may.start && update.may.leave && update.view.is_null() && update.to_act.is_empty());
    assert!(game.table.update(Viewer::Watcher, None, game.now).may.join);
    assert_snapshot!(game.run(
        "0 end
         0 resign
         join Ania
         join Marek 0
         join Marek 5
         join Marek 2
         2 leave
         1 leave
         join Marek
         0 leave
         join Ewa
         join Jan
         join Ola
         start
         0 leave"
    ));
    assert_eq!(game.table.header().names(), ["Ewa", "Marek", "Jan"]);
    assert_eq!(game.table.header().host.as_deref(), Some("marek"));
}

#[test]
fn bots_take_the_open_seats_when_the_host_starts() {
    let mut game = mini(&["Ania", "open", "open"], Clock::None);
    assert_snapshot!(game.run("start\n0 end"));
    assert_eq!(game.table.header().names(), ["Ania", "Caterina", "Cosimo"]);
}

#[test]
fn nobody_left_in_the_lobby() {
    assert_snapshot!(mini(&["Ania", "open"], Clock::None).run("0 leave"));
}

#[test]
fn people_talk_and_come_and_go() {
    let mut game = mini(&["Ania", "bot"], Clock::None);
    let long = "x".repeat(501);
    game.run(&format!(
        "Ania says hello there\nEwa says hi\nAnia says a\tb\nEwa says  \nEwa says {long}\n0 here\n0 here\n1 here\n0 gone"
    ));
    let chat = game.table.update(Viewer::Watcher, None, game.now).chat;
    let lines: Vec<_> = chat.iter().map(|line| (line.seat, line.from.as_str(), line.text.as_str())).collect();
    assert_eq!(lines, [(Some(Seat(0)), "Ania", "hello there"), (None, "Ewa", "hi")]);
    assert_snapshot!(game.transcript.replace(&long, "x…"));
}

#[test]
fn a_guest_goes_on_as_an_account() {
    let mut game = mini(&["guest", "Marek"], Clock::None);
    game.run("0 add 1");
    let changed = game.table.header().changed;
    game.run("wait 500\nMarek becomes guest\nguest becomes Ania\nguest becomes Ewa\nrestart\n0 undo");
    let header = game.table.header();
    assert_eq!((header.seat_of("ania"), header.seat_of("guest")), (Some(Seat(0)), None));
    assert_eq!((header.host.as_deref(), header.names()), (Some("ania"), vec!["Ania".to_owned(), "Marek".to_owned()]));
    assert_eq!(changed + 500, header.changed, "only the undo was a change to the game");
    assert_snapshot!(game.transcript);
}

#[test]
fn the_record_opens_when_the_game_is_over() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    game.run("0 look\n0 end\n1 add 2\n1 end\n0 end");
    assert_eq!(game.table.record(), None);
    assert_eq!(game.table.update(Viewer::Open, None, game.now).seed, None);
    assert_eq!(game.table.update(Viewer::Open, None, game.now).view["die"], json!(null));
    game.run("1 end");
    let record = game.table.record().unwrap();
    let seed = record.seed.clone().unwrap();
    assert_eq!(game.table.game().audit(&record.to_string().parse().unwrap(), &seed), Ok(4));
    for viewer in game.viewers() {
        let update = game.table.update(viewer, None, game.now);
        assert_eq!(update.seed, Some(seed.to_string()));
        assert_eq!(
            update.seed.unwrap().parse().map(|seed: signoria_core::dealer::Seed| seed.commitment().to_string()),
            Ok(update.commitment)
        );
        assert!(
            !update.view["die"].is_null()
                && update.log.iter().all(|line| line.message.as_ref().unwrap().key != "looked")
        );
        assert_eq!(update.outcome.unwrap().ranks, [2, 1]);
        assert_eq!(update.may, Default::default());
    }
    assert!(game.transcript.ends_with("over [0, 2] [2, 1]\n"));
}

#[test]
fn a_game_goes_on_from_a_step_of_one_that_is_over() {
    let mut old = mini(&["Ania", "Marek"], Clock::None);
    old.run("0 add 1");
    assert_eq!(old.table.branch(0).unwrap_err(), Refused::NotOver, "what is hidden is still secret");
    old.run("0 key k look\n0 end\n1 add 2\n1 end\n0 end\n1 end");
    let source = old.table.record().unwrap();
    let end = old.table.version();
    assert_eq!(old.table.branch(end).unwrap_err(), Refused::Stale(At { version: end, tail: 0 }));

    // After `roll, add 1, look, end` the second player's die is due: it is the new dealer's.
    let seats = ["bot", "Ewa"];
    let from = Some(old.table.branch(4).unwrap());
    let fresh = Setup { seed: Seed([5; 32]), from, ..setup(old.table.game().clone(), &seats, Clock::None) };
    let mut new = Match::open(Setup { id: "t2".into(), ..fresh });
    assert_eq!(new.table.header().status, Status::Playing);
    assert_eq!((new.table.version(), new.table.draws()), (5, 2));
    assert!(new.table.rows().iter().all(|row| row.key.is_none()), "requests of the old table are not known here");
    let origin = Origin { table: "t1".into(), answers: 4 };
    let ewa = new.table.update(Viewer::Seat(Seat(1)), None, new.now);
    assert_eq!((ewa.from.as_ref(), ewa.seed), (Some(&origin), None));
    assert_eq!(ewa.commitment, Seed([5; 32]).commitment().to_string());
    // What the other seat alone has learned in the old game is its own in this one, too.
    assert_eq!(ewa.log.iter().map(|line| line.message.clone().unwrap().key).collect::<Vec<_>>()[1], "looked");
    new.run("1 add 3\nrestart\n1 end\nbot 0 end\n1 end");
    let record = new.table.record().unwrap();
    assert_eq!(record.from, Some(origin));
    assert_eq!(record.entries[..4], source.entries[..4]);
    assert_eq!(record.check_origin(&source), Ok(()));
    // Three dice of this dealer, and none of the old one; the old seed does not give them.
    let again = record.to_string().parse().unwrap();
    assert_eq!(new.table.game().audit(&again, &Seed([5; 32])), Ok(3));
    let unpublished = Record { commitment: None, ..again };
    assert!(new.table.game().audit(&unpublished, &Seed([9; 32])).is_err());
    // The other way round: the same answers without their origin are not as this seed deals them.
    assert!(new.table.game().audit(&Record { from: None, ..unpublished }, &Seed([5; 32])).is_err());
}

#[test]
fn the_past_is_seen_through_ones_own_eyes_until_the_end() {
    use signoria_table::Asked;
    let (ania, marek) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    game.run("0 look\n0 add 1\n0 end\n1 end");
    let past = |game: &Match, me, viewer, version| game.table.past(me, Asked { version, viewer }, game.now);
    let seen = past(&game, ania, ania, 2).unwrap();
    assert!(!seen.view["die"].is_null() && seen.log.len() == 1 && seen.options.is_empty());
    assert!(past(&game, marek, Viewer::Watcher, 2).unwrap().view["die"].is_null());
    for viewer in [ania, Viewer::Open] {
        assert_eq!(past(&game, marek, viewer, 2), Err(Refused::NoSuchPerson));
    }
    assert!(matches!(past(&game, ania, ania, 99), Err(Refused::Stale(_))));
    game.run("0 end\n1 end");
    assert!(!past(&game, marek, ania, 2).unwrap().view["die"].is_null());
    assert_eq!(past(&game, marek, Viewer::Seat(Seat(2)), 2), Err(Refused::NoSuchPerson));
    assert_eq!(past(&game, Viewer::Watcher, Viewer::Open, game.table.version()).unwrap().status, Status::Over);
    assert_eq!(past(&game, Viewer::Watcher, Viewer::Open, 0).unwrap().to_act, []);
}

#[test]
fn a_preview_changes_nothing() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    game.run("0 add 1");
    let preview = game.table.preview(Seat(0), 7).unwrap();
    assert_eq!(
        (preview.view["points"][0].as_u64(), preview.log[0].version, preview.log[0].tentative),
        (Some(3), 3, true)
    );
    assert_eq!(game.table.preview(Seat(1), 7), Err(Refused::NotYourTurn));
    assert!(matches!(game.table.preview(Seat(0), 0), Err(Refused::Rules(_))));
    game.check_restore();
}

#[test]
fn updates_name_who_sits_in_for_whom() {
    let mut game = mini(&["Ania", "bot"], Clock::None);
    game.run("0 resign");
    let seats = game.table.update(Viewer::Watcher, None, game.now).seats;
    assert_eq!((seats[0].level.as_deref(), seats[0].stand_in), (Some("easy"), Some(Away::Resigned)));
    assert_eq!(
        (seats[1].level.as_deref(), seats[1].stand_in, seats[1].name.as_str()),
        (Some("hard"), None, "Caterina")
    );
    assert!(game.table.update(Viewer::Seat(Seat(0)), None, game.now).may.come_back);
}

#[test]
fn stored_tables_of_another_game_are_refused() {
    let game_of_two = mini(&["Ania", "Marek"], Clock::None);
    let other = |change: fn(&mut Header)| restored(&game_of_two, change, &[]).unwrap_err().to_string();
    assert_eq!(other(|h| h.game = "toy".into()), "the table was made with other game than this game has");
    assert_eq!(other(|h| h.seats.clear()), "the table was made with other number of seats than this game has");
}

/// The table as a store gives it back, with another header and without its last answers, or others in their places.
fn restored(from: &Match, change: impl Fn(&mut Header), rows: &[Row]) -> Result<Table, RestoreError> {
    let mut header = from.table.header().clone();
    change(&mut header);
    let rows = if rows.is_empty() { from.table.rows().to_vec() } else { rows.to_vec() };
    Table::restore(from.table.game().clone(), header, rows, vec![], vec![])
}

#[test]
fn a_game_goes_on_under_new_rules_where_every_answer_stands() {
    let mut game = mini(&["Ania", "Marek"], Clock::Live { initial: 60_000, increment: 0 });
    game.run("0 add 1\n0 end\n1 add 2");
    let mut table = restored(&game, |header| header.rules = 0, &[]).unwrap();
    let effects = table.pending(game.now);
    let Some(Effect::Save(save)) = effects.first() else { panic!("it is saved first: {effects:?}") };
    assert_eq!(save.header.rules, 1);
    assert_eq!(save.header.revision, game.table.header().revision + 1);
    assert_eq!((save.rows.len(), table.at(Seat(1))), (0, game.table.at(Seat(1))), "what was not committed stays, too");
    let update = table.update(Viewer::Seat(Seat(0)), None, game.now);
    let line = update.log.iter().find(|line| line.message.as_ref().is_some_and(|m| m.key == "table-log-revised"));
    let line = line.expect("the log says so");
    assert_eq!((line.version, line.seat), (game.table.version(), None));
    assert_eq!(update.stranded, None);
    // It is told once, and kept: the table from the store says the same without being changed again.
    let again =
        Table::restore(table.game().clone(), save.header.clone(), table.rows().to_vec(), vec![], vec![]).unwrap();
    assert_eq!(again.update(Viewer::Seat(Seat(0)), None, game.now).log, update.log);
    assert!(table.pending(game.now).iter().all(|effect| !matches!(effect, Effect::Save(_))));
    let at = table.at(Seat(1));
    table.handle(Command::Reset { seat: Seat(1), at }, game.now).unwrap();
}

#[test]
fn a_host_changes_components_under_a_game_that_still_fits() {
    let game = mini(&["Ania", "Marek"], Clock::None);
    let mut table = restored(&game, |header| header.components = "0123456789abcdef".into(), &[]).unwrap();
    assert!(matches!(table.pending(game.now).first(), Some(Effect::Save(_))));
    let log = table.update(Viewer::Watcher, None, game.now).log;
    assert!(log.iter().any(|line| line.message.as_ref().is_some_and(|m| m.key == "table-log-components")), "{log:?}");
    assert_eq!(table.header().components, "default");
}

/// A game whose third answer is none any more.
fn stranded() -> (Match, Table) {
    let mut game = mini(&["Ania", "Marek"], Clock::Live { initial: 60_000, increment: 0 });
    game.run("0 add 1\n0 end\n1 add 2\n1 end");
    let mut rows = game.table.rows().to_vec();
    let third = rows.iter().position(|row| row.seat == Some(Seat(1))).unwrap();
    rows[third].index = 10_000;
    let mut table = restored(&game, |header| header.rules = 0, &rows).unwrap();
    assert_eq!(table.pending(game.now), [], "nobody is asked and no clock runs");
    assert_eq!(table.version() as usize, third);
    (game, table)
}

#[test]
fn where_an_answer_does_not_stand_the_last_position_is_seen_and_the_game_is_ended() {
    let (game, mut table) = stranded();
    let now = game.now;
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Watcher] {
        let update = table.update(viewer, None, now);
        let stranded = update.stranded.expect("it says why");
        assert_eq!((stranded.answer, stranded.seat), (table.version() + 1, Some(Seat(1))));
        assert_eq!((stranded.of as usize, stranded.from, stranded.to), (game.table.rows().len(), 0, 1));
        assert_eq!(stranded.why.key, "refused-unknown-action");
        assert_eq!((update.status, update.to_act, update.options.len()), (Status::Playing, vec![], 0));
        assert!(update.clocks.running.is_empty());
        assert_eq!(update.may.rescue, viewer != Viewer::Watcher);
        assert!(!update.may.resign && !update.may.hint && !update.may.undo);
        assert_eq!(update.seed, None);
    }
    for command in [
        Command::Act { seat: Seat(1), at: table.at(Seat(1)), index: 1, commit: true, key: None },
        Command::Undo { seat: Seat(0), at: table.at(Seat(0)) },
        Command::Resign { seat: Seat(0) },
    ] {
        assert_eq!(table.handle(command, now).unwrap_err(), Refused::Stranded);
    }
    assert!(game.table.update(Viewer::Seat(Seat(0)), None, now).stranded.is_none());
    table.handle(Command::End { seat: Seat(0) }, now).unwrap();
    let update = table.update(Viewer::Seat(Seat(1)), None, now);
    assert_eq!((update.status, update.outcome, update.may.rescue), (Status::Over, None, false));
    assert!(update.stranded.is_some() && update.seed.is_some());
    // The record has all of it, as it was played, and names the rules that it was played under.
    let record = table.record().unwrap();
    assert_eq!(record.rules, 0);
    assert_eq!(table.handle(Command::End { seat: Seat(0) }, now).unwrap_err(), Refused::Over);
}

#[test]
fn where_options_cannot_be_read_any_more_the_game_is_seen_without_them() {
    let (game, _) = stranded();
    let header = |status| Header { rules: 0, status, ..game.table.header().clone() };
    let restored = |status, rows: &[Row]| {
        let unread = vec!["gone".to_owned()];
        Table::restore(game.table.game().clone(), header(status), rows.to_vec(), vec![], unread).unwrap()
    };
    let all = game.table.rows();
    let mut broken = all.to_vec();
    broken.last_mut().unwrap().index = 10_000;
    for rows in [all, &broken] {
        let mut table = restored(Status::Playing, rows);
        assert_eq!(table.pending(game.now), [], "nobody is asked, and nothing is saved");
        let update = table.update(Viewer::Seat(Seat(0)), None, game.now);
        let why = update.stranded.expect("it says why");
        assert_eq!((why.why.key.as_ref(), why.options), ("table-stranded-options", vec!["gone".to_owned()]));
        assert_eq!((why.seat, why.action, why.of as usize), (None, None, all.len()));
        assert!(update.may.rescue && update.options.is_empty());
        // Nothing of it is lost: the record has every answer.
        table.handle(Command::End { seat: Seat(0) }, game.now).unwrap();
        assert_eq!(table.record().unwrap().entries.len(), all.len());
    }
    assert_eq!(restored(Status::Playing, &broken).version() as usize, all.len() - 1);
    // A result stays, and where nobody has begun nothing was decided by them.
    assert_eq!(restored(Status::Over, all).update(Viewer::Watcher, None, game.now).status, Status::Over);
    let lobby = restored(Status::Lobby, &[]);
    assert_eq!((lobby.is_stranded(), &lobby.header().options), (false, &game.table.header().options));
}

#[test]
fn people_play_on_from_the_last_position_that_stands_and_the_old_game_stays_closed() {
    let (game, mut old) = stranded();
    let (from, seats) = old.rescue().unwrap();
    assert_eq!(from.origin, Origin { table: "t1".into(), answers: old.version() });
    let setup = Setup {
        id: "t2".into(),
        seats,
        from: Some(from),
        seed: Seed([3; 32]),
        ..setup(game.table.game().clone(), &["Ania", "Marek"], Clock::None)
    };
    let (new, _) = Table::open(setup, game.now);
    assert_eq!(new.header().seat_of("marek"), Some(Seat(1)));
    for seat in [Seat(0), Seat(1)] {
        let before = old.update(Viewer::Seat(seat), None, game.now);
        let after = new.update(Viewer::Seat(seat), None, game.now);
        assert_eq!((after.view, after.version), (before.view, before.version));
    }
    assert_eq!(new.update(Viewer::Watcher, None, game.now).to_act, [Seat(1)]);
    old.handle(Command::GoOn { to: "t2".into() }, game.now).unwrap();
    let update = old.update(Viewer::Watcher, None, game.now);
    assert_eq!((update.status, update.seed), (Status::Over, None));
    assert_eq!(old.record(), None, "what is hidden there is hidden in the new game");
    assert_eq!(old.branch(0).unwrap_err(), Refused::NotOver);
    assert_eq!(old.rescue().unwrap_err(), Refused::Over);
    let mut going = mini(&["Ania", "Marek"], Clock::None);
    assert_eq!(going.table.handle(Command::End { seat: Seat(0) }, game.now).unwrap_err(), Refused::NotStranded);
}

#[test]
fn a_finished_game_keeps_its_result_whatever_the_rules_become() {
    let mut game = mini(&["Ania", "Marek"], Clock::None);
    game.run("0 add 1\n0 end\n1 add 2\n1 end\n0 add 1\n0 end\n1 add 1\n1 end");
    assert_eq!(game.table.header().status, Status::Over);
    let outcome = game.table.outcome().unwrap();
    let mut table = restored(&game, |header| header.rules = 0, &[]).unwrap();
    assert_eq!(table.pending(game.now), [], "nothing of it is changed");
    assert_eq!((table.header().rules, table.record().unwrap().rules), (0, 0));
    // As if the rules of today counted otherwise.
    let other = Outcome { scores: vec![9, 0], ranks: vec![1, 2] };
    let then = other.clone();
    let table = restored(&game, move |header| header.outcome = Some(then.clone()), &[]).unwrap();
    assert_ne!(other, outcome);
    assert_eq!(table.update(Viewer::Watcher, None, game.now).outcome, Some(other));
}

#[test]
fn the_log_is_whole_however_long_the_game() {
    let mut game = toy(&["Ania", "Marek", "Ewa", "Jan"], Clock::None);
    let mut whole: Vec<LogLine> = Vec::new();
    while game.table.header().status == Status::Playing {
        for seat in Seat::all(4) {
            let legal = game.table.position_of(seat).legal(seat);
            let at = game.table.at(seat);
            if let Some(index) = legal.first().copied().filter(|_| game.table.header().status == Status::Playing) {
                let _ = game.handle(Command::Act { seat, at, index, commit: true, key: None });
            }
            if game.table.header().status == Status::Playing {
                let known = whole.last().map_or(0, |line| line.version);
                let me = Viewer::Seat(Seat(0));
                let settled = |log: Vec<LogLine>| log.into_iter().filter(|line| !line.tentative);
                whole.extend(settled(game.table.update(me, Some(known), game.now).log));
                let all: Vec<LogLine> = settled(game.table.update(me, None, game.now).log).collect();
                assert_eq!(all, whole, "piece by piece or at once");
            }
        }
    }
    assert!(game.table.version() > 24, "longer than what is at hand: {}", game.table.version());
    // Whoever knows more than there is gets all of it.
    let all = game.table.update(Viewer::Watcher, None, game.now).log;
    let more = game.table.version() + 1;
    assert_eq!(game.table.update(Viewer::Watcher, Some(more), game.now).log, all);
    assert!(game.table.update(Viewer::Watcher, Some(more - 1), game.now).log.is_empty());
}

#[test]
fn clocks_run_by_their_own_time_whatever_the_calendar_says() {
    let game = mini(&["Ania", "Marek"], Clock::Live { initial: 60_000, increment: 0 });
    let mut table = game.table;
    let start = game.now;
    // The calendar jumps by a day, the clock by a second.
    let jumped = Moment { wall: start + 86_400_000, clock: start + 1_000 };
    let update = table.update(Viewer::Seat(Seat(1)), None, jumped);
    assert_eq!(update.clocks.left, [Some(59_000), Some(60_000)]);
    assert_eq!((update.clocks.now, update.clocks.deadline), (jumped.wall, Some(jumped.wall + 59_000)));
    assert!(update.may.drop.is_empty());
    assert_eq!(table.handle(Command::Drop { by: Seat(1), seat: Seat(0) }, jumped).unwrap_err(), Refused::TimeLeft);
    // It goes back behind the beginning: nobody gets time by that, and lines carry the calendar.
    let back = Moment { wall: start - 500_000, clock: start + 2_000 };
    let say = Command::Chat { from: Person { id: "ania".into(), name: "Ania".into() }, text: "hej".into() };
    table.handle(say, back).unwrap();
    let update = table.update(Viewer::Watcher, None, back);
    assert_eq!((update.chat[0].at, update.clocks.left[0]), (back.wall, Some(58_000)));
    let out = Moment { wall: start, clock: start + 60_000 };
    table.handle(Command::Drop { by: Seat(1), seat: Seat(0) }, out).unwrap();
}
