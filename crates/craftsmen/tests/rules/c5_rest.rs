//! Chapters 5.7 to 5.12: merchants, the Town Hall, windows, the final phase, winter.

use crate::common::*;

/// Seat 0 at the Merchants' Guild with a bakery, which takes flour.
fn merchants(space: usize, flour: &[u8], change: impl FnOnce(&mut State)) -> Table {
    let column = Good::Flour.column().unwrap();
    stage(3, Guild::Merchants, &[(0, space)], |s| {
        build(s, 0, &[62]);
        lay(&mut s.granary[column], flour);
        change(s);
    })
}

#[test]
fn c5_7_1_a_half_product_for_an_empty_icon() {
    let mut t = merchants(1, &[9, 9], |s| hold(s, 0, &["red_1", "red_3"]));
    assert_eq!(t.legal(0), ["purchase 62 0", "pass"]);
    t.play(0, "purchase 62 0").play(0, "give red_1");
    assert!(is_filled(&t, 62, 0));
    assert_eq!(hand(&t, 0), ["red_3"]);
}

#[test]
fn c5_7_2_the_lower_marker_and_never_an_own_one() {
    let mut t = merchants(1, &[1, 2], |s| hold(s, 0, &["red_1"]));
    t.play(0, "purchase 62 0");
    assert_eq!((column(&t, Good::Flour), hand(&t, 1)), (vec![2], vec!["red_1"]));
    for flour in [&[0, 1][..], &[]] {
        let t = merchants(1, flour, |s| hold(s, 0, &["red_1"]));
        assert_eq!(t.state.season, Season::Summer, "nothing is for sale");
    }
}

#[test]
fn c5_7_3_the_card_goes_to_the_pile_or_to_the_owner() {
    let mut t = merchants(1, &[9, 1], |s| hold(s, 0, &["red_1", "red_2"]));
    t.play(0, "purchase 62 0").play(0, "give red_2");
    assert_eq!((pile(&t), hand(&t, 1).len()), (vec!["red_2"], 0));
    let ten =
        ["purple_1", "purple_2", "purple_3", "blue_1", "blue_2", "blue_3", "green_2", "green_3", "red_1", "red_1"];
    let mut t = merchants(1, &[1, 9], |s| {
        hold(s, 0, &["red_1", "red_2"]);
        hold(s, 1, &ten);
    });
    t.play(0, "purchase 62 0").play(0, "give red_2");
    assert_eq!(asked(&t), 1, "the owner's hand is above ten");
    t.play(1, "discard blue_1");
    assert_eq!((hand(&t, 1).len(), pile(&t)), (10, vec!["blue_1"]));
}

#[test]
fn c5_7_4_a_marker_of_the_fair_instead_of_a_card() {
    let mut t = merchants(0, &[1, 2], |s| {
        hold(s, 0, &["red_1"]);
        s.players[Seat(0)].fair = 2;
        s.players[Seat(1)].fair = 2;
    });
    t.play(0, "purchase 62 0");
    assert_eq!(t.legal(0), ["give red_1", "fair"]);
    t.play(0, "fair");
    assert_eq!((player(&t, 0).fair, player(&t, 1).fair, hand(&t, 0).len(), hand(&t, 1).len()), (1, 3, 1, 0));
    // Without a card, and the owner's fair is full.
    let mut t = merchants(0, &[1, 2], |s| {
        s.players[Seat(0)].fair = 1;
        s.players[Seat(1)].fair = 3;
    });
    t.play(0, "purchase 62 0");
    assert_eq!((player(&t, 0).fair, player(&t, 1).fair), (0, 3));
}

fn hall(change: impl FnOnce(&mut State)) -> Table {
    stage(3, Guild::TownHall, &[(0, 0)], change)
}

#[test]
fn c5_8_1_a_privilege_token_from_the_pool() {
    let mut t = hall(|s| s.players[Seat(1)].privileges = 3);
    t.play(0, "hall privilege");
    assert!(t.take_events().contains(&Event::Favour { seat: Seat(0), favour: signoria_craftsmen::Favour::Privilege }));
    assert_eq!(hall(|s| s.players[Seat(0)].privileges = 3).expect_illegal(0, "hall privilege"), "C5.8.1");
    let empty = hall(|s| [1, 2].iter().for_each(|seat| s.players[Seat(*seat)].privileges = 3));
    assert_eq!(empty.expect_illegal(0, "hall privilege"), "C5.8.1");
}

#[test]
fn c5_8_2_a_work_token_from_the_pool() {
    let mut t = hall(|_| {});
    t.play(0, "hall work");
    assert_eq!((player(&t, 0).work, t.state.work), (1, 5));
    assert_eq!(hall(|s| s.players[Seat(0)].work = 3).expect_illegal(0, "hall work"), "C5.8.2");
}

#[test]
fn c5_8_3_a_place_on_the_order_change_track() {
    let mut t = stage(4, Guild::TownHall, &[(3, 0), (2, 1)], |_| {});
    t.play(3, "hall order_change");
    assert_eq!(t.state.changes, [Some(Seat(3)), None, None]);
    assert_eq!(watch(&t).changes, t.state.changes);
    t.play(2, "hall order_change");
    assert_eq!(t.state.order[..4], [3, 2, 0, 1].map(Seat));
    let full = stage(4, Guild::TownHall, &[(0, 0)], |s| s.changes = [Some(Seat(1)), Some(Seat(2)), Some(Seat(3))]);
    assert_eq!(full.expect_illegal(0, "hall order_change"), "C5.8.3");
}

#[test]
fn c5_9_1_discs_that_used_a_privilege_wait_on_the_picture() {
    let mut t = stage(3, Guild::Craft, &[(0, 0), (1, 1)], |s| s.players[Seat(2)].work = 1);
    t.play(0, "double wood fair").play(0, "pass").play(0, "pass").play(1, "pass");
    // The window after the Craft Guild, then the one after the Merchants.
    t.play(2, "pass");
    assert!(t.state.queues[Guild::Craft.idx()][0][0].used());
    t.play(2, "pass");
    assert_eq!(t.state.season, Season::Summer);
    assert!((0..3).all(|seat| player(&t, seat).helpers == 5), "all are home again after the count");
    let game = boxed(3);
    let pictured = with(begun(3), |s| s.pictures[3][1] = 1);
    assert_eq!(game.view(&pictured.state, Viewer::Watcher).queues[3].picture, [Seat(1)]);
}

#[test]
fn c5_10_1_tokens_in_turn_order_one_after_another() {
    let mut t = window(3, Guild::Bankers, |s| {
        s.order[..3].copy_from_slice(&[Seat(2), Seat(0), Seat(1)]);
        s.players[Seat(0)].work = 2;
        s.players[Seat(2)].work = 1;
        build(s, 0, &[45]);
        fill(s, &[(45, 0)]);
    });
    t.play(2, "pass");
    assert_eq!(asked(&t), 0);
    t.play(0, "semi 45 granary").play(0, "stack").chance("capital red_1");
    assert_eq!((player(&t, 0).work, t.state.work, score(&t, 0), asked(&t)), (1, 4, 1, 0));
    assert_eq!(t.expect_illegal(0, "double wood fair"), "C5.10.1");
    t.play(0, "raw wood fair");
    assert_eq!((player(&t, 0).work, asked(&t)), (0, 2), "the next window");
    // Without a use nobody is asked.
    let none = window(3, Guild::Bankers, |s| {
        s.players[Seat(0)].work = 1;
        s.players[Seat(0)].fair = 3;
    });
    assert_eq!(none.state.season, Season::Summer);
}

/// The final phase with these privileges used.
fn last(seats: u8, used: &[u8], change: impl FnOnce(&mut State)) -> Table {
    go(seats, Step::Final, |s| {
        used.iter().enumerate().for_each(|(seat, used)| s.used[Seat(seat as u8)] = *used);
        change(s);
    })
}

#[test]
fn c5_11_1_a_token_for_the_fewest_privileges() {
    let tokens = |t: &Table| Seat::all(t.game.seats()).map(|seat| t.state.players[seat].privileges).collect::<Vec<_>>();
    assert_eq!(tokens(&last(3, &[1, 0, 2], |_| {})), [0, 1, 0]);
    assert_eq!(tokens(&last(3, &[1, 1, 2], |_| {})), [1, 1, 0]);
    // Two tokens in the pool, further left goes first; who has three gets none, and it stays for the next.
    let t = last(4, &[0, 0, 0, 0], |s| {
        s.order[..4].copy_from_slice(&[3, 2, 1, 0].map(Seat));
        s.players[Seat(3)].privileges = 3;
        s.players[Seat(0)].privileges = 2;
        s.players[Seat(1)].privileges = 1;
    });
    assert_eq!(tokens(&t), [2, 2, 1, 3]);
}

#[test]
fn c5_11_2_the_track_makes_the_next_order() {
    let t = last(5, &[], |s| s.changes = [Some(Seat(3)), Some(Seat(1)), None]);
    assert_eq!(t.state.order, [3, 1, 0, 2, 4].map(Seat));
    assert_eq!(last(5, &[], |_| {}).state.order, [0, 1, 2, 3, 4].map(Seat));
}

#[test]
fn c5_11_3_all_discs_come_home() {
    let t = last(3, &[1, 0, 0], |s| {
        s.changes = [Some(Seat(1)), None, None];
        s.pictures[0][0] = 1;
    });
    assert!((0..3).all(|seat| player(&t, seat).helpers == 5));
    assert_eq!((t.state.changes, t.state.season), ([None; 3], Season::Summer));
}

#[test]
fn c5_12_1_everybody_builds_and_produces_in_winter() {
    let mut t = winter(3, Guild::Builders, |s| {
        s.order[..3].copy_from_slice(&[2, 0, 1].map(Seat));
        s.year = 2;
        (0..3).for_each(|seat| {
            hold(s, seat, &["red_1", "red_2"]);
            deal(s, seat, &[seat]);
        });
        s.players[Seat(0)].work = 1;
    });
    for seat in [2, 0, 1] {
        assert_eq!(question(&t), Question::Build(Seat(seat)));
        t.play(seat, "pass");
    }
    assert_eq!(question(&t), Question::Token(Seat(0)));
    t.play(0, "pass");
    for seat in [2, 0, 1] {
        assert_eq!((question(&t), t.state.act.points), (Question::Work(Seat(seat)), 4));
        t.play(seat, "pass");
    }
    assert_eq!((t.state.year, t.state.season), (3, Season::Spring));
}

#[test]
fn c5_12_2_privileges_by_tokens_alone_once_a_stage() {
    let mut t = winter(3, Guild::Craft, |s| s.players[Seat(1)].privileges = 2);
    assert_eq!(t.legal_like(0, "double").len(), 0);
    t.play(0, "pass").play(1, "double wood fair").play(1, "pass");
    assert_eq!((player(&t, 1).privileges, t.legal_like(1, "double").len()), (1, 0));
}
