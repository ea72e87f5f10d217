//! Chapters 8 and 9: the end, the score, the goals.

use crate::table::{Table, army, culture, deck_of, go_to_year, has, opening, player, store, with};
use signoria_core::{Game, Seat, ToAct, Viewer};
use signoria_principato::{Card, Culture, Event, Goal, Phase, Soldier, State, Token};

/// The last turn of the game with seat 0 to move.
fn last_turn_of_all(seats: u8, change: impl FnOnce(&mut State)) -> Table {
    let t = opening(seats);
    let game = t.game.clone();
    with(t, |s| {
        go_to_year(&game, s, 3);
        // The extra round of the year has been held.
        deck_of(s, &[]);
        s.rounds = 4;
        change(s);
    })
}

fn goal(t: &Table, seat: u8, goal: Goal) -> i32 {
    t.game.goal_points(player(t, seat), goal)
}

/// What a goal pays a player with so many monuments, books and paintings.
fn sets(which: Goal, [monuments, books, paintings]: [usize; 3]) -> i32 {
    let t = with(opening(2), |s| {
        let player = &mut s.players[Seat(0)];
        culture(player, Culture::Monument, &[4; 5][..monuments]);
        culture(player, Culture::Book, &[5; 5][..books]);
        culture(player, Culture::Painting, &[4; 5][..paintings]);
    });
    goal(&t, 0, which)
}

#[test]
fn p8_1_the_game_ends_after_the_last_military_round() {
    let mut t = last_turn_of_all(2, |_| {});
    t.play(0, "end");
    assert_eq!(t.game.to_act(&t.state), ToAct::Over);
    assert_eq!((t.state.pool.len(), t.view(0).phase), (4, Phase::Over));
    assert_eq!(t.legal(0), [""; 0]);
}

#[test]
fn p8_2_military_culture_and_goals_now_revealed() {
    let mut t = last_turn_of_all(2, |s| {
        let player = &mut s.players[Seat(0)];
        player.military = 6;
        player.tokens[Token::Catapult.idx()] = 2;
        culture(player, Culture::Monument, &[4, 2]);
        culture(player, Culture::Painting, &[6]);
    });
    // Seat 0 has Chapel and Armourer. Before the end others see military and culture alone.
    assert_eq!([t.standing(0, 0).score, t.standing(1, 0).score], [18 + 2 + 2, 18]);
    t.play(0, "end");
    let events = t.take_events();
    assert!(has(&events, |e| *e == Event::GoalShown { seat: Seat(0), goal: Goal::Chapel, points: 2 }));
    let outcome = t.game.outcome(&t.state).unwrap();
    assert_eq!(outcome.scores, [6 + 5 + 12 + 2 + 2, 0]);
    let points: Vec<i32> = t.standing(1, 0).points.iter().map(|p| p.points).collect();
    assert_eq!(points, [11, 6, 0, 6, 2, 2]);
    assert_eq!(t.game.view(&t.state, Viewer::Watcher).players[1].goals[1].goal, Some(Goal::FertileLand));
}

#[test]
fn p8_3_the_highest_score_then_most_cubes_then_a_shared_win() {
    let ranks = |cubes: [[u8; 3]; 2], military: [u8; 2]| {
        let mut t = last_turn_of_all(2, |s| {
            for seat in 0..2 {
                let player = &mut s.players[Seat(seat)];
                player.tokens[Token::Farm.idx()] = 3;
                store(player, cubes[usize::from(seat)]);
                player.military = military[usize::from(seat)];
            }
        });
        t.play(0, "end");
        t.game.outcome(&t.state).unwrap().ranks
    };
    assert_eq!(ranks([[0, 0, 0], [6, 2, 3]], [11, 10]), [1, 2]);
    assert_eq!(ranks([[2, 1, 0], [0, 1, 3]], [10, 10]), [2, 1]);
    assert_eq!(ranks([[2, 1, 0], [0, 0, 3]], [10, 10]), [1, 1]);
}

#[test]
fn p9_1_chapel() {
    assert_eq!([[1, 5, 1], [2, 0, 3], [3, 0, 3], [0, 3, 3]].map(|n| sets(Goal::Chapel, n)), [2, 5, 8, 0]);
}

#[test]
fn p9_2_town_hall() {
    assert_eq!([[1, 1, 0], [2, 3, 0], [4, 5, 0], [3, 0, 3]].map(|n| sets(Goal::TownHall, n)), [2, 5, 8, 0]);
}

#[test]
fn p9_3_palace() {
    assert_eq!([[1, 1, 1], [2, 3, 2], [3, 3, 3], [5, 5, 0]].map(|n| sets(Goal::Palace, n)), [5, 10, 15, 0]);
}

#[test]
fn p9_4_villa() {
    assert_eq!([[0, 1, 1], [0, 2, 2], [0, 5, 3], [5, 0, 5]].map(|n| sets(Goal::Villa, n)), [2, 5, 9, 0]);
}

#[test]
fn p9_5_armourer() {
    let t = with(opening(2), |s| s.players[Seat(0)].tokens[Token::Catapult.idx()] = 4);
    assert_eq!([goal(&t, 0, Goal::Armourer), goal(&t, 1, Goal::Armourer)], [4, 0]);
}

#[test]
fn p9_6_fertile_land() {
    let t = with(opening(2), |s| {
        s.players[Seat(0)].tokens[Token::Field.idx()] = 5;
        s.players[Seat(0)].tokens[Token::Farm.idx()] = 4;
        s.players[Seat(1)].tokens[Token::Farm.idx()] = 5;
    });
    assert_eq!([goal(&t, 0, Goal::FertileLand), goal(&t, 1, Goal::FertileLand)], [3, 0]);
}

#[test]
fn p9_7_prosperous_city() {
    let t = with(opening(2), |s| {
        s.players[Seat(0)].tokens[Token::Palazzo.idx()] = 1;
        s.players[Seat(0)].tokens[Token::Bank.idx()] = 6;
    });
    assert_eq!([goal(&t, 0, Goal::ProsperousCity), goal(&t, 1, Goal::ProsperousCity)], [1, 0]);
}

#[test]
fn p9_8_bastion() {
    let points = [3, 4, 19, 20]
        .map(|military| goal(&with(opening(2), |s| s.players[Seat(0)].military = military), 0, Goal::Bastion));
    assert_eq!(points, [0, 1, 4, 5]);
}

#[test]
fn p9_9_the_scarcest_kind_counts_up_to_three_and_nothing_costs() {
    assert_eq!(sets(Goal::Palace, [5, 5, 5]), 15);
    assert_eq!(sets(Goal::Palace, [5, 5, 1]), 5);
    let poor = opening(2);
    assert!(Goal::ALL.into_iter().all(|which| goal(&poor, 0, which) == 0));
}

#[test]
fn p11_13_all_goals_are_scored_at_the_same_time() {
    let mut t = last_turn_of_all(4, |s| {
        s.players[Seat(0)].tokens[Token::Catapult.idx()] = 1;
        s.players[Seat(3)].military = 1;
    });
    t.play(0, "end");
    // Bastion of seat 3 counts the bills of the last round: (4 + 2 + 0) / 3 = 2 on top of the 1.
    assert_eq!(player(&t, 3).military, 3);
    let outcome = t.game.outcome(&t.state).unwrap();
    assert_eq!(outcome.scores, [7 + 1, 2, 2, 3]);
    let shown = t.take_events().iter().filter(|event| matches!(event, Event::GoalShown { .. })).count();
    assert_eq!(shown, 8);
}

#[test]
fn p11_14_cards_left_over_are_worth_nothing() {
    let mut t = last_turn_of_all(2, |s| army(&mut s.players[Seat(1)], Soldier::Militia, [1, 0, 0]));
    t.play(0, "end");
    let outcome = t.game.outcome(&t.state);
    assert!(outcome.is_none(), "seat 1 still supplies");
    t.play(1, "supply militia 0 0");
    assert_eq!(t.game.outcome(&t.state).unwrap().scores, [5, 0]);
}

#[test]
fn p15_11_goals_are_revealed_at_the_end_only() {
    let mut t = last_turn_of_all(2, |s| army(&mut s.players[Seat(1)], Soldier::Militia, [1, 0, 0]));
    t.play(0, "end");
    assert!(t.view(0).players[1].goals.iter().all(|goal| goal.goal.is_none()));
    t.play(1, "supply militia 0 1");
    assert!(t.view(0).players[1].goals.iter().all(|goal| goal.goal.is_some()));
    assert_eq!(t.state.out[Card::Military.idx()], 2);
}
