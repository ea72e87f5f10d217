//! Chapter 5.6: the Craft Guild.

use crate::common::*;

/// Seat 0 with three work points.
fn craft(space: usize, change: impl FnOnce(&mut State)) -> Table {
    stage(3, Guild::Craft, &[(0, space)], change)
}

#[test]
fn c5_6_1_basic_buildings_are_always_ready() {
    let mut t = craft(1, |s| build(s, 0, &[8]));
    (0..3).for_each(|_| {
        t.play(0, "raw wheat fair");
    });
    assert_eq!(player(&t, 0).fair, 3);
    assert!(watch(&t).players[0].row.iter().all(|placed| placed.ready));
}

#[test]
fn c5_6_2_three_four_five_points_and_the_rest_is_lost() {
    for (year, points) in [(1, 3), (2, 4), (3, 5)] {
        let mut t = craft(1, |s| s.year = year);
        assert_eq!(t.state.act.points, points);
        t.play(0, "pass");
        assert_eq!(t.state.act.points, 0);
        assert!(t.take_events().contains(&Event::Stopped { seat: Seat(0), points }));
    }
}

#[test]
fn c5_6_3_points_go_anywhere_in_any_order() {
    let mut t = craft(1, |s| {
        build(s, 0, &[45, 8]);
        fill(s, &[(45, 0)]);
    });
    t.play(0, "semi 45 granary").play(0, "fetch 0").chance("capital red_1").play(0, "raw wheat 45 0");
    t.play(0, "semi 45 granary");
    assert_eq!((score(&t, 0), t.state.act.points), (2, 0));
}

#[test]
fn c5_6_4_a_raw_material_goes_to_the_fair_or_to_an_icon() {
    let mut t = craft(1, |s| build(s, 0, &[45, 8, 60]));
    assert_eq!(t.legal_like(0, "raw wheat"), ["raw wheat fair", "raw wheat 45 0", "raw wheat 60 0"]);
    t.play(0, "raw wheat 60 0");
    assert!(is_filled(&t, 60, 0));
    // Without a place it is not available.
    let full = craft(1, |s| {
        build(s, 0, &[8, 45]);
        s.players[Seat(0)].fair = 3;
    });
    assert_eq!(full.legal_like(0, "raw"), ["raw wheat 45 0"]);
    assert_eq!([&t, &full].map(|t| watch(t).players[0].fair_free), [3, 0]);
    assert_eq!(full.expect_illegal(0, "raw wood fair"), "C5.6.4");
}

#[test]
fn c5_6_5_a_marker_of_the_fair_is_any_raw_material() {
    let mut t = craft(1, |s| {
        build(s, 0, &[45, 56]);
        s.players[Seat(0)].fair = 1;
    });
    assert_eq!(t.legal_like(0, "trade"), ["trade 45 0", "trade 56 0"], "rope is no raw material");
    t.play(0, "trade 56 0");
    assert_eq!((player(&t, 0).fair, is_filled(&t, 56, 0), t.legal_like(0, "trade").len()), (0, true, 0));
    assert_eq!(t.expect_illegal(0, "trade 45 0"), "C5.6.5");
}

#[test]
fn c5_6_6_a_half_product_moves_on_at_once() {
    let mut t = craft(1, |s| {
        build(s, 0, &[45, 62]);
        fill(s, &[(45, 0)]);
    });
    assert_eq!(t.legal_like(0, "semi"), ["semi 45 granary", "semi 45 62 0"]);
    t.play(0, "semi 45 62 0");
    assert_eq!((score(&t, 0), is_filled(&t, 45, 0), is_filled(&t, 62, 0), t.state.act.points), (1, false, true, 2));
    assert_eq!(t.expect_illegal(0, "semi 45 granary"), "C5.6.6");
}

#[test]
fn c5_6_7_a_final_product_needs_all_inputs() {
    let mut t = craft(1, |s| {
        build(s, 0, &[62]);
        fill(s, &[(62, 0)]);
    });
    assert_eq!(t.expect_illegal(0, "load 62 1"), "C5.6.7");
    t.play(0, "raw wood 62 1").play(0, "load 62 1");
    assert_eq!((score(&t, 0), in_hold(&t, 6)), (3, vec![0]));
}

#[test]
fn c5_6_8_a_delivery_pushes_the_lower_marker_out_and_brings_a_card() {
    let flour = Good::Flour.column().unwrap();
    let mut t = craft(1, |s| {
        build(s, 0, &[45]);
        fill(s, &[(45, 0)]);
        lay(&mut s.granary[flour], &[1, 2]);
    });
    t.play(0, "semi 45 granary");
    assert_eq!(column(&t, Good::Flour), [2, 0]);
    assert_eq!(t.legal(0), ["fetch 0", "fetch 1", "stack"]);
    t.play(0, "stack").chance("capital blue_2");
    assert_eq!(hand(&t, 0), ["blue_2"]);
    let mut t = craft(1, |s| {
        build(s, 0, &[45]);
        fill(s, &[(45, 0)]);
    });
    t.play(0, "semi 45 granary").play(0, "fetch 1").chance("capital purple_2");
    assert_eq!((hand(&t, 0), t.state.display), (vec!["red_3"], [Some(Capital::Green1), Some(Capital::Purple2)]));
}

#[test]
fn c5_6_9_a_ship_with_a_hold_and_a_bribe_where_it_is_full() {
    let ready = |s: &mut State| {
        build(s, 0, &[52]);
        fill(s, &[(52, 0), (52, 1)]);
        lay(&mut s.holds[7], &[1, 2]);
    };
    let mut t = craft(1, |s| {
        ready(s);
        hold(s, 0, &["red_1", "red_2"]);
    });
    assert_eq!(t.legal_like(0, "load"), ["load 52 2", "load 52 3"]);
    t.play(0, "load 52 2").play(0, "give red_1");
    assert_eq!((in_hold(&t, 7), pile(&t), score(&t, 0)), (vec![2, 0], vec!["red_1"], 4));
    let broke = craft(1, ready);
    assert_eq!(broke.legal_like(0, "load"), ["load 52 3"], "no card to bribe with");
    let own = craft(1, |s| {
        ready(s);
        hold(s, 0, &["red_1"]);
        lay(&mut s.holds[7], &[0, 2]);
    });
    assert_eq!(own.expect_illegal(0, "load 52 2"), "C5.6.9");
    // One free slot is filled from the right: the other marker lies left.
    let mut t = craft(1, |s| {
        ready(s);
        lay(&mut s.holds[13], &[1]);
    });
    t.play(0, "load 52 3");
    assert_eq!(in_hold(&t, 13), [1, 0]);
}

#[test]
fn c5_6_10_a_product_that_no_ship_takes_is_discarded() {
    let ready = |s: &mut State| {
        build(s, 0, &[52]);
        fill(s, &[(52, 0), (52, 1)]);
        lay(&mut s.holds[7], &[1, 2]);
    };
    let t = craft(1, ready);
    assert_eq!(t.expect_illegal(0, "waste 52"), "C5.6.10");
    let mut t = craft(1, |s| {
        ready(s);
        lay(&mut s.holds[13], &[1, 2]);
    });
    assert_eq!(t.legal_like(0, "load").len(), 0);
    t.play(0, "waste 52");
    assert_eq!((score(&t, 0), is_filled(&t, 52, 0), t.state.act.points), (0, false, 2));
}

#[test]
fn c5_6_11_two_raw_materials_for_one_point_once() {
    let mut t = craft(0, |s| build(s, 0, &[8, 45]));
    t.play(0, "double wheat 45 0");
    assert_eq!(t.legal(0), ["raw wood fair", "raw wheat fair", "pass"]);
    t.play(0, "raw wood fair");
    assert_eq!((t.state.act.points, player(&t, 0).fair, t.state.used[Seat(0)]), (2, 1, 1));
    assert_eq!(t.expect_illegal(0, "double wood fair"), "C5.6.11");
    // The second may be dropped.
    let mut t = craft(0, |_| {});
    t.play(0, "double wood fair").play(0, "pass");
    assert_eq!((t.state.act.points, player(&t, 0).fair), (2, 1));
}
