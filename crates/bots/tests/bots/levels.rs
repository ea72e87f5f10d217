//! Levels and the arena, on the smallest complete game.

use signoria_bots::{Arena, ArenaError, Bots, Budget, Contestant, Level, NoChoice, Plain, Settings, bots_of, built_in};
use signoria_core::{Actor, Seat, ToAct, dealer::Seed};
use signoria_games::{AnyMaker, Position, maker};
use signoria_toy::Toy;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

fn toy() -> (Bots, Arc<dyn AnyMaker>) {
    (Bots::of(vec![bots_of::<Toy, _>(Plain, Settings::default())]), maker::<Toy>())
}

fn start(seats: u8) -> Position {
    let (_, maker) = toy();
    maker.make(seats, &maker.default_options()).unwrap().start()
}

/// Deals the chance that is due.
fn deal(position: &mut Position, draw: &mut u64) {
    while position.to_act() == ToAct::Chance {
        let outcome = position.deal(&Seed([3; 32]), *draw);
        position.play(Actor::Chance, outcome).unwrap();
        *draw += 1;
    }
}

#[test]
fn every_level_answers_every_prompt_with_something_legal() {
    let (bots, _) = toy();
    for level in Level::ALL {
        for seats in 2..=4 {
            let (mut position, mut draw) = (start(seats), 0);
            loop {
                deal(&mut position, &mut draw);
                let ToAct::Seats(deciding) = position.to_act() else { break };
                for seat in deciding.iter().collect::<Vec<_>>().into_iter().rev() {
                    let contestant = Contestant { budget: Some(Budget::Iterations(60)), ..level.into() };
                    let index = bots.choose(&position, seat, contestant, draw).unwrap();
                    position.play(Actor::Seat(seat), index).unwrap();
                }
            }
            assert!(position.outcome().is_some());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let (bots, _) = toy();
    let (mut position, mut draw) = (start(3), 0);
    deal(&mut position, &mut draw);
    let seat = Seat(1);
    let mut moves = BTreeSet::new();
    for level in Level::ALL {
        for seed in 0..4 {
            let contestant = Contestant { budget: Some(Budget::Iterations(200)), ..level.into() };
            let choose = || bots.choose(&position, seat, contestant, seed).unwrap();
            let chosen = choose();
            assert_eq!(chosen, choose(), "{level}, seed {seed}");
            moves.insert(chosen);
        }
    }
    assert!(moves.len() > 1, "the seeds of the random level lead to different moves");
}

#[test]
fn hints_rank_all_options() {
    let (bots, _) = toy();
    let (mut position, mut draw) = (start(2), 0);
    deal(&mut position, &mut draw);
    let seat = Seat(0);
    let hints = bots.hint(&position, seat, Some(Budget::Iterations(500)), 1).unwrap();
    let mut indices: Vec<u32> = hints.iter().map(|hint| hint.index).collect();
    indices.sort_unstable();
    assert_eq!(indices, position.legal(seat));
    assert!(hints.is_sorted_by_key(|hint| std::cmp::Reverse(hint.visits)));
    // Nothing that was left out could have changed which is the best.
    let left = 500 - hints.iter().map(|hint| hint.visits).sum::<u32>();
    assert!(left == 0 || hints[0].visits - hints[1].visits > left, "{hints:?}");
    assert!(hints[0].win.is_some_and(|win| (0.0..=1.0).contains(&win)));
    assert!(hints[0].points.is_some_and(|points| points > 0.0));
}

#[test]
fn who_may_not_decide_gets_no_advice() {
    let (bots, _) = toy();
    let (mut position, mut draw) = (start(2), 0);
    assert_eq!(bots.choose(&position, Seat(0), Level::Page, 0), Err(NoChoice::NotItsTurn));
    deal(&mut position, &mut draw);
    assert_eq!(bots.choose(&position, Seat(2), Level::Page, 0), Err(NoChoice::NotItsTurn));
    assert_eq!(built_in().choose(&position, Seat(0), Level::Page, 0), Err(NoChoice::UnknownGame));
}

fn arena(contestants: &[&str], seats: u8, games: u32, threads: usize) -> Arena {
    let contestants = contestants.iter().map(|text| text.parse().unwrap()).collect();
    let boards = vec![serde_json::json!({}), serde_json::json!({ "length": "long" })];
    Arena { seats, contestants, boards, games, seed: 11, threads, test: None }
}

#[test]
fn search_beats_chance() {
    let (bots, maker) = toy();
    let report = arena(&["prince:500", "page"], 2, 240, 0).run(&bots, &*maker, || ()).unwrap();
    assert!(report.contestants[0].win.low > 0.5, "{report}");
}

#[test]
fn the_arena_is_the_same_on_any_number_of_threads() {
    let (bots, maker) = toy();
    let played = AtomicU32::new(0);
    let count = || {
        played.fetch_add(1, Ordering::Relaxed);
    };
    let alone = arena(&["steward:40", "squire", "page"], 3, 18, 1).run(&bots, &*maker, count).unwrap();
    let many = arena(&["steward:40", "squire", "page"], 3, 18, 3).run(&bots, &*maker, count).unwrap();
    assert_eq!(alone, many);
    assert_eq!(played.into_inner(), 36);
}

#[test]
fn the_arena_rotates_seats_and_boards() {
    let (bots, maker) = toy();
    let report = arena(&["squire", "page"], 4, 16, 2).run(&bots, &*maker, || ()).unwrap();
    let boards: Vec<usize> = report.matches.iter().map(|m| m.board).collect();
    assert_eq!(boards, [[0; 4], [1; 4], [0; 4], [1; 4]].concat());
    let squire = Contestant::from(Level::Squire);
    let seatings: Vec<bool> = report.matches[..2].iter().map(|m| m.lineup[0] == squire).collect();
    assert_eq!(seatings, [true, false]);
    assert!(report.matches.iter().all(|m| m.lineup.iter().filter(|c| **c == squire).count() == 2));
    let wins: f64 = report.contestants.iter().map(|row| row.wins).sum();
    assert!((wins - 16.0).abs() < 1e-9, "every game is won once: {wins}");
    assert_eq!(report.boards.iter().map(|board| board.games).collect::<Vec<_>>(), [8, 8]);
    assert_eq!(report.csv().lines().count(), 1 + 16 * 4);
}

#[test]
fn an_arena_that_cannot_begin_says_why() {
    let (bots, maker) = toy();
    let run = |arena: Arena| arena.run(&bots, &*maker, || ()).unwrap_err();
    assert!(matches!(run(arena(&[], 2, 1, 1)), ArenaError::Empty));
    assert!(matches!(run(arena(&["page", "page", "page"], 2, 1, 1)), ArenaError::Empty));
    assert!(matches!(run(arena(&["page"], 9, 1, 1)), ArenaError::Setup(_)));
    let unknown = arena(&["page"], 2, 1, 1).run(&Bots::of(vec![]), &*maker, || ());
    assert!(matches!(unknown, Err(ArenaError::UnknownGame("toy"))));
}

#[test]
fn contestants_have_a_text_form() {
    for text in ["page", "squire", "steward:40", "prince:200ms", "king", "old-prince:1000"] {
        assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
    }
    for text in ["", "old", "old-", "duke", "prince:", "prince:0", "prince:1s", "prince:-4"] {
        assert!(text.parse::<Contestant>().is_err(), "{text}");
    }
}
