//! Chapters 8.1 to 8.3: the change of year and the end.

use crate::common::*;

/// The change of year in this year.
fn year(seats: u8, year: u8, change: impl FnOnce(&mut State)) -> Table {
    go(seats, Step::Year, |s| {
        s.season = Season::Winter;
        s.year = year;
        change(s);
    })
}

#[test]
fn c8_1_1_most_markers_get_the_bonus_and_each_its_row() {
    // Ship 2: weapons 8, books 7, candles 5, bread 4; bonuses 5 and 3.
    let t = year(3, 1, |s| {
        lay(&mut s.holds[3], &[1]);
        lay(&mut s.holds[5], &[0, 0]);
        lay(&mut s.holds[6], &[2]);
    });
    // Seat 1 and seat 2 have one marker each: weapons lie higher.
    assert_eq!(scores(&t), [10 + 5, 8 + 3, 4]);
    assert!(t.state.holds.iter().all(|hold| hold[0].is_none()));
}

#[test]
fn c8_1_2_three_points_for_four_colours() {
    // Seat 0: sawmill 64 pg, cooper 24 rg, tannery 30 gb: purple 1, green 3, red 1, blue 1.
    let t = year(3, 1, |s| build(s, 0, &[24, 30]));
    assert_eq!((watch(&t).players[0].halves, scores(&t)), ([1, 3, 1, 1], vec![3, 0, 0]));
    assert_eq!(watch(&t).players.iter().map(|player| player.city).collect::<Vec<_>>(), [3, 0, 0], "next year again");
}

#[test]
fn c8_1_3_a_point_for_each_own_marker_in_the_granary() {
    let t = year(3, 1, |s| {
        lay(&mut s.granary[0], &[0, 1]);
        lay(&mut s.granary[1], &[9, 1]);
    });
    assert_eq!(scores(&t), [1, 2, 0]);
    assert_eq!(column(&t, Good::Barrel), [9, 9]);
}

#[test]
fn c8_1_4_four_cards_of_four_colours_once() {
    let mut t = year(3, 1, |s| {
        s.order[..3].copy_from_slice(&[1, 0, 2].map(Seat));
        hold(s, 0, &["purple_1", "green_2", "blue_3", "red_3", "red_2", "blue_1", "green_3", "purple_2"]);
        hold(s, 1, &["purple_1", "green_2", "blue_3", "red_3"]);
    });
    t.play(1, "invest 1 2 3 3");
    assert_eq!((score(&t, 1), hand(&t, 1).len(), asked(&t)), (9, 0, 0));
    t.play(0, "invest 2 3 3 3");
    assert_eq!((score(&t, 0), t.state.year), (11, 2), "once a year");
}

#[test]
fn c8_1_5_columns_hold_two_neutral_markers_again() {
    let t = year(3, 1, |s| s.granary.iter_mut().for_each(|queue| lay(queue, &[])));
    assert!(watch(&t).granary.iter().all(|column| column.markers == [None, None]));
}

#[test]
fn c8_1_6_icons_and_the_fair_stay() {
    let t = year(3, 1, |s| {
        build(s, 0, &[45]);
        fill(s, &[(45, 0)]);
        s.players[Seat(0)].fair = 2;
    });
    assert_eq!((is_filled(&t, 45, 0), player(&t, 0).fair, t.state.year), (true, 2, 2));
}

#[test]
fn c8_2_1_the_game_ends_after_the_third_year() {
    let mut t = year(3, 3, |s| {
        hold(s, 0, &["purple_1", "purple_2", "green_1", "green_2", "blue_1", "blue_2", "blue_3", "red_1", "red_2"]);
    });
    t.play(0, "pass");
    assert!(matches!(question(&t), Question::Discard(..)), "eight cards at most");
    t.play(0, "discard red_1");
    assert!(is_over(&t));
}

#[test]
fn c8_2_2_bonus_tokens_count() {
    let mut t = year(3, 3, |s| {
        build(s, 1, &[8, 24, 60]);
        s.players[Seat(1)].tokens = 1 << 6;
    });
    assert_eq!(outcome(&t).scores[1] - i32::from(score(&t, 1)), 3);
    assert_eq!(t.standing(0, 1).points.last().unwrap().points, 3);
    t.take_events();
}

#[test]
fn c8_2_3_points_then_cards_then_the_place_further_back() {
    let t = year(4, 3, |s| {
        s.order[..4].copy_from_slice(&[3, 2, 1, 0].map(Seat));
        [5, 5, 5, 9].iter().enumerate().for_each(|(seat, score)| s.players[Seat(seat as u8)].score = *score);
        hold(s, 2, &["red_1"]);
    });
    // Seat 3 has most points, seat 2 a card; of the others seat 0 stands further back.
    assert_eq!(outcome(&t).ranks, [3, 4, 2, 1]);
}

#[test]
fn c8_3_1_points_come_at_once() {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[45, 62]);
        fill(s, &[(45, 0), (62, 1)]);
    });
    t.play(0, "semi 45 62 0");
    assert_eq!(score(&t, 0), 1);
    t.play(0, "load 62 1");
    assert_eq!(score(&t, 0), 4);
}
