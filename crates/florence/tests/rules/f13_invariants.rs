//! Chapter 13: a broken invariant is noticed, each by its name.

use crate::common::*;
use signoria_core::{Game, Seat, SeatSet, Veiled};
use signoria_florence::{Frame, Frames, Question, Step};

/// The names of the invariants that fail after a change.
fn broken(t: &Table, change: impl FnOnce(&mut State)) -> Vec<&'static str> {
    let mut state = t.state.clone();
    change(&mut state);
    t.game.invariants(&state)
}

fn notices(t: &Table, number: &str, change: impl FnOnce(&mut State)) {
    let found = broken(t, change);
    assert!(found.iter().any(|name| name.starts_with(&format!("{number} "))), "{number}: {found:?}");
}

#[test]
fn f13_1_a_lost_tile() {
    let t = turn(3, BASE);
    notices(&t, "F13.1", |s| s.buildings[0] -= 1);
    notices(&t, "F13.1", |s| s.landscapes[2] += 1);
}

#[test]
fn f13_2_a_lost_freedom() {
    notices(&turn(3, BASE), "F13.2", |s| s.players[Seat(0)].freedoms = 1);
}

#[test]
fn f13_3_a_lost_builder_or_jester() {
    notices(&turn(3, BASE), "F13.3", |s| s.builders -= 1);
    notices(&turn(3, BASE), "F13.3", |s| s.jesters += 1);
}

#[test]
fn f13_4_a_card_in_two_places() {
    let t = turn(3, BASE);
    notices(&t, "F13.4", |s| s.unseen = s.unseen.with(card("mathematician")));
    notices(&t, "F13.4", |s| s.out = Cards::NONE.with(card("bonus_park")));
    notices(&t, "F13.4", |s| s.recruiting -= 1);
    notices(&t, "F13.4", |s| s.players[Seat(0)].held[1] = 1);
}

#[test]
fn f13_5_a_profession_that_nobody_bought() {
    notices(&turn(3, BASE), "F13.5", |s| s.players[Seat(0)].bought = 1);
}

#[test]
fn f13_6_a_card_on_the_table_without_a_work() {
    notices(&turn(3, BASE), "F13.6", |s| s.players[Seat(0)].works = 1);
}

#[test]
fn f13_7_money_from_nowhere() {
    notices(&turn(3, BASE), "F13.7", |s| s.players[Seat(0)].money += 1);
}

#[test]
fn f13_8_prestige_from_nowhere() {
    notices(&turn(3, BASE), "F13.8", |s| s.players[Seat(0)].pp += 1);
    notices(&turn(3, MUSE), "F13.8", |s| {
        s.players[Seat(0)].points[7] = -1;
        s.players[Seat(0)].points[0] = 1;
    });
}

#[test]
fn f13_9_cells_that_make_no_tile() {
    let t = turn_with(3, BASE, |game, s| lay(game, s, 0, "lake", [0, 0, 0, 0]));
    notices(&t, "F13.9", |s| s.players[Seat(0)].cells[0] = 0);
    notices(&t, "F13.9", |s| s.players[Seat(0)].built = 1);
}

#[test]
fn f13_10_buildings_that_touch_without_builders() {
    let t = turn_with(3, BASE, |game, s| {
        s.players[Seat(0)].builders = 2;
        lay(game, s, 0, "tower", [0, 0, 0, 0]);
        lay(game, s, 0, "chapel", [0, 0, 0, 1]);
    });
    notices(&t, "F13.10", |s| s.players[Seat(0)].builders = 1);
}

#[test]
fn f13_11_a_bid_that_cannot_be_paid() {
    let mut t = auction(3, BASE);
    t.play(0, "name jester");
    notices(&t, "F13.11", |s| s.auction.bid = 36);
    notices(&t, "F13.11", |s| s.auction.passed = SeatSet::only(Seat(0)));
    notices(&t, "F13.11", |s| s.auction.bid = 1);
}

#[test]
fn f13_12_an_object_that_nobody_won() {
    notices(&turn(3, BASE), "F13.12", |s| s.players[Seat(0)].won[3] = 1);
    notices(&auction(3, BASE), "F13.12", |s| s.players[Seat(0)].won[5] = 1);
}

#[test]
fn f13_13_an_action_too_many_and_a_marker_too_low() {
    notices(&turn(3, BASE), "F13.13", |s| s.players[Seat(0)].actions = 3);
    notices(&turn(3, BASE), "F13.13", |s| s.players[Seat(0)].best = 6);
}

#[test]
fn f13_14_a_character_twice_and_a_marker_that_cannot_be_paid() {
    let t = characters(3, |_, _| {});
    notices(&t, "F13.14", |s| (0..2).for_each(|seat| s.players[Seat(seat)].character = Some(Character::Muse)));
    notices(&t, "F13.14", |s| {
        s.players[Seat(0)].money = 3;
        s.court.markers[0] = Some((Seat(0), 4));
    });
    notices(&t, "F13.14", |s| (0..2).for_each(|c| s.court.markers[c] = Some((Seat(0), 3))));
    notices(&t, "F13.14", |s| s.court.money = 14);
}

#[test]
fn f13_15_half_a_joint_building() {
    let mut t = turn(2, COOP);
    t.play(0, "offer 1 tower").play(0, "across 0 0 6 0").play(0, "ask 0").play(1, "accept");
    // Without its other half it is no tile of the supply.
    notices(&t, "F13.1", |s| {
        let other = &mut s.players[Seat(1)];
        (other.buildings, other.built, other.cells) = (0, 0, [0; 49]);
    });
}

#[test]
fn f13_16_a_question_without_an_answer() {
    let t = turn(3, BASE);
    notices(&t, "F13.16", |s| {
        s.frames = Frames::of(Frame::Step(Step::Turn(Seat(0))));
        s.frames.ask(Question::Keep(Seat(0), Pile::Bonus));
    });
    assert!(broken(&t, |s| s.looked = Veiled::new(Cards::only(card("bonus_park")), SeatSet::only(Seat(0)))).len() > 1);
}
