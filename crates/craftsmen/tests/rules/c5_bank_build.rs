//! Chapters 5.3 and 5.4: the Bankers' Guild and the Builders' Guild.

use crate::common::*;

fn bank(space: usize, change: impl FnOnce(&mut State)) -> Table {
    stage(3, Guild::Bankers, &[(0, space)], change)
}

#[test]
fn c5_3_1_one_or_two_face_up_cards_and_the_rest_from_the_stack() {
    let mut t = bank(1, |_| {});
    assert_eq!(t.legal(0), ["take 0", "take 1", "take 2", "pass"]);
    t.play(0, "take 2").chances(["capital blue_1", "capital blue_2"]);
    assert_eq!(hand(&t, 0), ["green_1", "blue_1", "blue_2", "red_3"]);
    let mut t = bank(1, |_| {});
    t.play(0, "take 1").chances(["capital blue_1", "capital blue_2", "capital blue_3"]);
    assert_eq!(hand(&t, 0), ["blue_1", "blue_2", "blue_3", "red_3"]);
}

#[test]
fn c5_3_2_two_cards_go_back_or_one_with_the_privilege() {
    let mut t = bank(0, |s| hold(s, 0, &["purple_3"]));
    t.play(0, "take 2").chances(["capital blue_1", "capital blue_2"]).play(0, "pass");
    assert_eq!(t.expect_legal(0, "discard purple_3 red_3").legal(0)[0], "discard purple_3 green_1");
    let mut t = bank(0, |s| hold(s, 0, &["purple_3"]));
    t.play(0, "take 2").chances(["capital blue_1", "capital blue_2"]).play(0, "privilege").play(0, "discard blue_1");
    assert_eq!(hand(&t, 0), ["purple_3", "green_1", "blue_2", "red_3"]);
}

#[test]
fn c5_3_3_the_display_is_filled_after_the_discards() {
    let mut t = bank(1, |_| {});
    t.play(0, "take 2").chances(["capital blue_1", "capital blue_2"]);
    assert_eq!(t.state.display, [None, None]);
    t.play(0, "discard green_1 blue_1").chances(["capital green_2", "capital green_3"]);
    assert_eq!(t.state.display, [Some(Capital::Green2), Some(Capital::Green3)]);
}

#[test]
fn c5_3_4_a_short_display_offers_what_is_there() {
    let one = bank(1, |s| s.display[0] = None);
    assert_eq!(one.legal(0), ["take 1", "pass"]);
    let mut none = bank(1, |s| {
        s.display = [None; 2];
        s.capital = signoria_core::Bag::default();
    });
    assert_eq!(none.legal(0), ["take 3", "pass"]);
    none.play(0, "take 3");
    (0..4).for_each(|_| {
        none.chance("capital red_1");
    });
    assert_eq!(hand(&none, 0), ["red_1"; 4]);
}

fn site(space: usize, change: impl FnOnce(&mut State)) -> Table {
    stage(3, Guild::Builders, &[(0, space)], change)
}

#[test]
fn c5_4_1_two_buildings_and_one_payment() {
    let mut t = site(1, |s| {
        hold(s, 0, &["red_1", "red_2", "green_1"]);
        deal(s, 0, &[0, 34, 48]);
    });
    // The hand is worth 6: after the mine 3 more can be paid.
    t.play(0, "build 0 left");
    assert_eq!(t.expect_illegal(0, "build 48 right"), "C5.4.1");
    t.play(0, "build 34 right");
    assert_eq!(t.legal(0), ["pay green 0 0 0", "pay green 1 0 0"]);
    t.play(0, "pay green 0 0 0");
    assert_eq!((row(&t, 0), hand(&t, 0)), (vec![0, 64, 34], vec!["green_1"]));
}

#[test]
fn c5_4_2_upper_or_lower_colours_match() {
    // The sawmill 64 is purple over green.
    let mut t = site(1, |s| {
        hold(s, 0, &["red_1", "red_2", "red_3"]);
        deal(s, 0, &[0, 1, 2, 24]);
    });
    assert_eq!(
        t.legal_like(0, "build"),
        ["build 0 left", "build 0 right", "build 1 left", "build 1 right", "build 24 left", "build 24 right"]
    );
    assert_eq!(t.expect_illegal(0, "build 2 left"), "C5.4.2");
    t.play(0, "build 1 right");
    assert_eq!(row(&t, 0), [64, 1]);
}

#[test]
fn c5_4_3_the_second_beside_the_first() {
    let mut t = site(1, |s| {
        hold(s, 0, &["red_1", "red_2", "red_3"]);
        deal(s, 0, &[24, 3]);
    });
    assert_eq!(t.legal_like(0, "build 3"), [""; 0], "red fits no end yet");
    t.play(0, "build 24 left");
    assert_eq!(t.legal_like(0, "build 3"), ["build 3 left"]);
}

#[test]
fn c5_4_4_the_privilege_ignores_the_colours_once() {
    let mut t = site(0, |s| {
        hold(s, 0, &["red_1", "red_2", "red_3"]);
        deal(s, 0, &[2, 7]);
    });
    t.play(0, "build 2 right");
    assert!(t.state.queues[1][0][0].used());
    assert_eq!(t.legal(0), ["pass"], "the other one does not fit either");
}

#[test]
fn c5_4_5_the_token_of_a_whole_line() {
    let mut t = site(1, |s| {
        hold(s, 0, &["red_1", "red_2", "red_3"]);
        build(s, 0, &[24, 61]);
        deal(s, 0, &[11, 8]);
    });
    // Beer takes wheat and barrels, and these wood.
    t.play(0, "build 11 right").play(0, "pass");
    let last = t.legal(0)[0].clone();
    t.play(0, &last);
    assert_eq!(watch(&t).players[0].tokens, [Good::Beer]);
    assert!(t.take_events().contains(&Event::Token { seat: Seat(0), good: Good::Beer, points: 3 }));
}

#[test]
fn c5_4_6_copies_stand_side_by_side_and_stay() {
    let mut t = site(1, |s| {
        hold(s, 0, &["red_1", "red_2", "red_3"]);
        build(s, 0, &[0]);
        display(s, Tier::Basic, [2, 3]);
        deal(s, 0, &(4..24).chain([1]).collect::<Vec<_>>());
    });
    assert_eq!(watch(&t).players[0].held, [21, 0, 0]);
    t.play(0, "build 1 left");
    assert_eq!(row(&t, 0), [1, 64, 0]);
    assert_eq!(watch(&t).players[0].row.iter().filter(|placed| placed.card.good == Good::IronOre).count(), 2);
}
