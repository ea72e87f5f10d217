//! Chapter 8.4: two players.

use crate::common::*;

#[test]
fn c8_4_1_two_spaces_and_four_discs() {
    let mut t = begun(2);
    for seat in [0, 1, 0, 1] {
        let answer = "helper craft";
        t.play(seat, answer);
        if matches!(question(&t), Question::Space(..)) {
            let own = t.legal(seat)[0].clone();
            t.play(seat, &own);
            least(&mut t);
        }
    }
    assert!(t.state.queues[Guild::Craft.idx()][2].iter().all(|disc| *disc == Disc::NONE));
    assert_eq!(t.expect_illegal(0, "helper craft"), "C5.1.2");
}

fn stacking(change: impl FnOnce(&mut State)) -> Table {
    go(2, Step::Helpers, |s| {
        set(s, Guild::Craft, 1, 0);
        set(s, Guild::Craft, 0, 1);
        change(s);
    })
}

#[test]
fn c8_4_2_the_opponent_draws_a_card() {
    let mut t = stacking(|_| {});
    t.play(0, "helper craft").play(0, "space 0").chance("capital blue_3");
    assert_eq!((hand(&t, 1), hand(&t, 0).len(), scores(&t)), (vec!["blue_3"], 0, vec![0, 0]));
    assert!(t.view(0).players[1].hand.is_empty(), "unseen by who placed");
    let mut own = stacking(|_| {});
    own.play(0, "helper craft").play(0, "space 1");
    assert_eq!((asked(&own), player(&own, 1).hand.len()), (1, 0));
}

#[test]
fn c8_4_3_no_order_change_in_the_town_hall() {
    let t = stage(2, Guild::TownHall, &[(0, 0)], |_| {});
    assert_eq!(t.legal(0), ["hall privilege", "hall work", "pass"]);
    assert_eq!(watch(&t).changes, [], "there is no such track");
    assert_eq!(t.expect_illegal(0, "hall order_change"), "C8.4.3");
}

fn last(used: [u8; 2], change: impl FnOnce(&mut State)) -> Vec<u8> {
    let t = go(2, Step::Final, |s| {
        (0..2).for_each(|seat| s.used[Seat(seat)] = used[usize::from(seat)]);
        change(s);
    });
    (0..2).map(|seat| player(&t, seat).privileges).collect()
}

#[test]
fn c8_4_4_fewer_privileges_and_nobody_on_a_tie() {
    assert_eq!(last([0, 1], |_| {}), [1, 0]);
    assert_eq!(last([1, 1], |_| {}), [0, 0]);
    assert_eq!(last([0, 1], |s| s.players[Seat(0)].privileges = 3), [3, 0]);
}

#[test]
fn c8_4_5_the_players_swap_in_every_round() {
    let mut t = begun(2);
    let mut firsts = vec![t.state.order[0].0];
    for (year, season) in (1..=3).flat_map(|year| Season::ALL.map(|season| (year, season))).skip(1) {
        idle(&mut t, |s| (s.year, s.season) == (year, season));
        firsts.push(t.state.order[0].0);
    }
    assert_eq!(firsts, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
}

#[test]
fn c8_4_6_the_rest_as_with_more() {
    let t = begun(2);
    assert_eq!((scores(&t), t.state.privileges, t.state.work), (vec![0, 1], 4, 4));
}
