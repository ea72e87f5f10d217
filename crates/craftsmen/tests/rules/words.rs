//! What is said: orders, options, what moves.

use crate::common::*;
use signoria_core::{Element, Mark};

fn orders(t: &Table, seat: u8) -> Vec<String> {
    t.game.orders(&t.state, Seat(seat)).into_iter().map(|order| order.label.key.into_owned()).collect()
}

fn obeys(t: &Table, seat: u8, nth: usize) -> Option<String> {
    let order = t.game.orders(&t.state, Seat(seat))[nth].order;
    t.game.obey(&t.state, Seat(seat), order).map(|action| action.to_string())
}

#[test]
fn no_work_token_is_a_standing_order() {
    let mut t = window(3, Guild::Bankers, |s| {
        s.players[Seat(0)].work = 1;
        s.players[Seat(1)].work = 1;
    });
    assert_eq!((orders(&t, 0), orders(&t, 2).len()), (vec!["craftsmen-order-no-token".to_owned()], 0));
    assert_eq!(obeys(&t, 0, 0).as_deref(), Some("pass"));
    let order = t.game.orders(&t.state, Seat(1))[0].order;
    t.play(0, "pass");
    assert_eq!(t.game.obey(&t.state, Seat(1), order).map(|a| a.to_string()).as_deref(), Some("pass"));
    t.play(1, "pass");
    assert_eq!(
        t.game.obey(&t.state, Seat(0), order).map(|a| a.to_string()).as_deref(),
        Some("pass"),
        "in the next window"
    );
}

#[test]
fn no_investment_is_a_standing_order() {
    let t = go(3, Step::Invest, |s| {
        s.season = Season::Winter;
        hold(s, 0, &["purple_1", "green_1", "blue_1", "red_1"]);
    });
    assert_eq!(
        (orders(&t, 0).len(), orders(&t, 1)),
        (0, vec!["craftsmen-order-no-investment".to_owned()]),
        "who is asked answers"
    );
    let order = t.game.orders(&t.state, Seat(1))[0].order;
    assert_eq!(t.game.obey(&t.state, Seat(0), order).map(|a| a.to_string()).as_deref(), Some("pass"));
}

#[test]
fn no_bid_ends_with_the_auction() {
    let mut t = stage(3, Guild::Notary, &[(0, 1), (0, 2)], |s| (0..3).for_each(|seat| hold(s, seat, &["red_3"])));
    t.play(0, "auction basic 0").play(0, "bid 1");
    assert_eq!((orders(&t, 2), orders(&t, 0).len()), (vec!["craftsmen-order-no-bid".to_owned()], 0));
    let order = t.game.orders(&t.state, Seat(2))[0].order;
    assert_eq!(orders(&t, 1).len(), 0, "who is asked answers");
    t.play(1, "bid 2");
    assert_eq!(t.game.obey(&t.state, Seat(2), order).map(|a| a.to_string()).as_deref(), Some("pass"));
    assert_eq!(t.game.obey(&t.state, Seat(2), order + 4), None, "not for another auction");
}

#[test]
fn a_work_point_touches_its_source_and_its_destination() {
    let t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[45, 62]);
        fill(s, &[(45, 0)]);
    });
    let touches = |action: &str| {
        let choice = t.game.describe(&t.state, Seat(0), action.parse().unwrap());
        choice.touches.iter().map(Element::to_string).collect::<Vec<_>>()
    };
    assert_eq!(touches("semi 45 62 0"), ["p0/row:45", "p0/icon:62.0"]);
    assert_eq!(touches("semi 45 granary"), ["p0/row:45", "granary:flour"]);
    assert_eq!(touches("raw wood fair"), ["p0/source:wood", "p0/fair"]);
}

#[test]
fn goods_are_seen_to_move() {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[45, 62]);
        fill(s, &[(45, 0)]);
    });
    t.play(0, "semi 45 62 0");
    let events = t.take_events();
    let marks = t.game.tell(&events[0]).marks;
    assert!(matches!(&marks[..], [Mark::Move { from, to }, Mark::Points { points: 1, .. }]
        if from.to_string() == "p0/source:flour" && to.to_string() == "p0/icon:62.0"));
}

#[test]
fn the_parts_of_an_action_are_taken_back_together() {
    let mut t = stage(3, Guild::Builders, &[(0, 1)], |s| {
        hold(s, 0, &["red_1", "red_2", "red_3"]);
        deal(s, 0, &[0, 1]);
    });
    assert!(!t.game.midway(&t.state, Seat(0)));
    t.play(0, "build 0 left");
    assert!(t.game.midway(&t.state, Seat(0)));
    t.play(0, "pass");
    assert!(t.game.midway(&t.state, Seat(0)), "the payment belongs to it");
    assert!(!t.game.midway(&t.state, Seat(1)));
}

#[test]
fn a_turn_is_a_helper_or_an_action() {
    let mut t = begun(3);
    let first = t.game.turn(&t.state);
    assert_eq!(first.seats, SeatSet::only(Seat(0)));
    t.play(0, "helper craft");
    let second = t.game.turn(&t.state);
    assert!(second.number > first.number && second.seats == SeatSet::only(t.state.order[1]));
    assert_eq!(dealt(3).game.turn(&dealt(3).state), signoria_core::Turn::NONE);
}
