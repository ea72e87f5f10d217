//! Chapters 5.1 and 5.2: helpers, queues, fees, privileges, payments.

use crate::common::*;

/// The helper phase with discs set already, seat 0 to place.
fn placing(seats: u8, discs: &[(Guild, u8, usize)], change: impl FnOnce(&mut State)) -> Table {
    go(seats, Step::Helpers, |s| {
        discs.iter().for_each(|(guild, seat, space)| set(s, *guild, *seat, *space));
        change(s);
    })
}

const FULL: [(Guild, u8, usize); 3] = [(Guild::Craft, 1, 0), (Guild::Craft, 2, 1), (Guild::Craft, 3, 2)];

#[test]
fn c5_1_1_one_placement_or_pass_round_and_round() {
    let mut t = placing(3, &[], |_| {});
    for (seat, guild) in [(0, "craft"), (1, "craft"), (2, "craft"), (0, "bankers")] {
        assert_eq!(asked(&t), seat);
        t.play(seat, &format!("helper {guild}"));
        if seat == 1 {
            assert_eq!(player(&t, 1).helpers, 4);
        }
    }
    t.play(1, "pass").play(2, "pass");
    assert_eq!(asked(&t), 0, "who has passed is not asked again");
}

#[test]
fn c5_1_2_two_own_helpers_and_a_maximum_for_all() {
    let t = placing(4, &[(Guild::Craft, 0, 0), (Guild::Craft, 0, 1)], |_| {});
    assert_eq!(t.expect_illegal(0, "helper craft"), "C5.1.2");
    for (seats, most) in [(3, 4), (4, 5), (5, 6)] {
        let seated = |n: usize| {
            let spaces = [0, 1, 2, 2, 0, 1];
            let discs: Vec<_> = (0..n).map(|i| (Guild::Notary, 1 + (i / 2) as u8, spaces[i])).collect();
            placing(seats, &discs, |s| hold(s, 0, &["red_1"]))
        };
        seated(most - 1).expect_legal(0, "helper notary");
        assert_eq!(seated(most).expect_illegal(0, "helper notary"), "C5.1.2");
    }
}

#[test]
fn c5_1_3_the_first_empty_space_from_the_left() {
    let mut t = placing(3, &[(Guild::Craft, 1, 0)], |_| {});
    t.play(0, "helper craft");
    assert_eq!(t.state.queues[Guild::Craft.idx()][1][0].seat(), Some(Seat(0)));
    assert!(t.take_events().contains(&Event::Sent { seat: Seat(0), guild: Guild::Craft, space: 1 }));
}

#[test]
fn c5_1_4_on_top_of_a_single_disc() {
    let mut discs = FULL.to_vec();
    discs.push((Guild::Craft, 2, 0));
    let mut t = placing(4, &discs, |s| hold(s, 0, &["red_1"]));
    t.play(0, "helper craft");
    assert_eq!(t.legal(0), ["space 1", "space 2"]);
    assert_eq!(t.expect_illegal(0, "space 0"), "C5.1.4");
    t.play(0, "space 2");
    assert_eq!(t.state.queues[Guild::Craft.idx()][2].map(Disc::seat), [Some(Seat(3)), Some(Seat(0))]);
}

#[test]
fn c5_1_5_a_card_or_points_for_the_owner_below() {
    for (year, fee) in [(1, 1), (2, 2), (3, 3)] {
        let mut t = placing(4, &FULL, |s| {
            s.year = year;
            s.players[Seat(0)].score = 3;
            hold(s, 0, &["red_1", "red_3"]);
        });
        t.play(0, "helper craft").play(0, "space 0");
        assert_eq!(t.legal(0), ["points", "give red_1", "give red_3"]);
        t.play(0, "points");
        assert_eq!((score(&t, 0), score(&t, 1)), (3 - fee, fee));
    }
    let mut t = placing(4, &FULL, |s| hold(s, 0, &["red_1", "red_3"]));
    t.play(0, "helper craft").play(0, "space 1").play(0, "give red_3");
    assert_eq!((hand(&t, 0), hand(&t, 2)), (vec!["red_1"], vec!["red_3"]));
    // Neither points nor a card: only the ribbon is left.
    let mut t = placing(4, &FULL, |_| {});
    t.play(0, "helper craft");
    assert_eq!(t.state.queues[Guild::Craft.idx()][2][1].seat(), Some(Seat(0)));
}

#[test]
fn c5_1_6_passing_is_final_and_unused_helpers_bring_a_point() {
    let mut t = placing(3, &[], |_| {});
    t.play(0, "helper craft").play(1, "pass").play(2, "pass").play(0, "pass");
    assert_eq!(scores(&t), [1, 1, 1]);
    assert_eq!(question(&t), Question::Work(Seat(0)));
}

#[test]
fn c5_1_7_a_helper_may_go_where_nothing_can_be_done() {
    let mut t = placing(3, &[], |_| {});
    t.expect_legal(0, "helper merchants");
    t.play(0, "helper merchants").play(1, "pass").play(2, "pass").play(0, "pass");
    assert_eq!(t.state.season, Season::Summer, "nothing could be bought");
}

#[test]
fn c5_2_1_from_left_to_right_the_lower_disc_first() {
    let mut t = stage(3, Guild::Bankers, &[(2, 0), (1, 1), (0, 2), (0, 0)], |_| {});
    for seat in [2, 0, 1, 0] {
        assert_eq!(question(&t), Question::Take(Seat(seat)));
        t.play(seat, "pass");
    }
}

#[test]
fn c5_2_2_gold_or_a_token_once_a_disc() {
    let mut t = stage(3, Guild::Bankers, &[(0, 0), (1, 1), (2, 2)], |s| {
        s.players[Seat(0)].privileges = 1;
        s.players[Seat(1)].privileges = 1;
    });
    for (seat, tokens) in [(0, 1), (1, 0)] {
        t.play(seat, "take 0");
        least(&mut t);
        assert_eq!(t.legal(seat), ["privilege", "pass"]);
        t.play(seat, "privilege");
        assert_eq!((player(&t, seat).privileges, t.state.used[Seat(seat)]), (tokens, 1));
        let one = t.legal(seat)[0].clone();
        t.play(seat, &one);
        least(&mut t);
    }
    t.play(2, "take 0");
    least(&mut t);
    assert!(matches!(question(&t), Question::Discard(..)), "no gold and no token");
    assert!(t.state.queues[0][0][0].used() && t.state.queues[0][1][0].used());
}

#[test]
fn c5_2_3_gold_gives_nothing_in_the_town_hall() {
    let mut t = stage(3, Guild::TownHall, &[(0, 0)], |_| {});
    t.play(0, "hall privilege");
    assert_eq!(t.state.used[Seat(0)], 0);
}

#[test]
fn c5_2_4_sets_of_a_colour_are_worth_more_and_no_change_is_given() {
    let cards = |words: &[&str]| {
        words.iter().fold([0; 12], |mut cards, word| {
            cards[kind(word).idx()] += 1;
            cards
        })
    };
    let value = |words: &[&str]| worth(&cards(words), 15);
    assert_eq!(value(&["red_1", "red_1"]), 5);
    assert_eq!(value(&["red_1", "red_2", "red_3"]), 10);
    assert_eq!(value(&["red_3", "red_3"]), 6);
    assert_eq!(value(&["red_1", "blue_2", "green_3"]), 6);
    // A pair pays 3, and nothing comes back.
    let mut t = stage(3, Guild::Builders, &[(0, 1)], |s| {
        hold(s, 0, &["blue_1", "blue_1", "green_1"]);
        deal(s, 0, &[24, 48]);
        build(s, 0, &[25]);
    });
    t.play(0, "build 24 right");
    assert_eq!(t.legal(0), ["pass"], "the other card costs too much");
    t.play(0, "pass");
    assert_eq!(t.legal(0), ["pay green 0 0 0", "pay green 1 0 0"]);
    t.play(0, "pay green 0 0 0");
    assert_eq!((hand(&t, 0), pile(&t)), (vec!["green_1"], vec!["blue_1", "blue_1"]));
}
