//! Chapter 13: a broken invariant is noticed, each by its name.

use crate::common::*;

fn notices(t: &Table, number: &str, change: impl FnOnce(&mut State)) {
    let mut state = t.state.clone();
    change(&mut state);
    let found = t.game.invariants(&state);
    assert!(found.iter().any(|name| name.starts_with(&format!("{number} "))), "{number}: {found:?}");
}

fn helpers() -> Table {
    begun(3)
}

#[test]
fn c13_1_a_capital_card_too_many() {
    notices(&helpers(), "C13.1", |s| s.pile.put(0));
}

#[test]
fn c13_2_a_building_in_two_places() {
    notices(&helpers(), "C13.2", |s| s.players[Seat(0)].open |= 1 << 30);
    notices(&helpers(), "C13.2", |s| s.players[Seat(0)].held[0] = 1);
    notices(&helpers(), "C13.2", |s| s.sawmills = 63);
}

#[test]
fn c13_3_a_hand_above_its_limit() {
    let eleven = [
        "purple_1", "purple_1", "purple_2", "green_2", "green_3", "blue_1", "blue_2", "blue_3", "red_1", "red_2",
        "red_2",
    ];
    notices(&helpers(), "C13.3", |s| hold(s, 0, &eleven));
    notices(&helpers(), "C13.3", |s| hold(s, 0, &eleven[..9]));
}

#[test]
fn c13_4_an_empty_space_of_a_display() {
    notices(&helpers(), "C13.4", |s| s.display[0] = None);
    notices(&helpers(), "C13.4", |s| s.offers[1][0] = None);
}

#[test]
fn c13_5_a_token_from_nowhere() {
    notices(&helpers(), "C13.5", |s| s.privileges += 1);
    notices(&helpers(), "C13.5", |s| s.players[Seat(0)].work = 1);
}

#[test]
fn c13_6_a_bonus_token_without_its_line() {
    notices(&helpers(), "C13.6", |s| {
        s.tokens &= !1;
        s.players[Seat(0)].tokens = 1;
    });
}

#[test]
fn c13_7_a_helper_too_many() {
    notices(&helpers(), "C13.7", |s| s.players[Seat(0)].helpers = 6);
    notices(&helpers(), "C13.7", |s| s.queues[0][0][1] = Disc::of(Seat(0)));
    notices(&helpers(), "C13.7", |s| s.changes[1] = Some(Seat(0)));
}

#[test]
fn c13_8_a_player_twice_in_the_order() {
    notices(&helpers(), "C13.8", |s| s.order[0] = s.order[1]);
}

#[test]
fn c13_9_a_fourth_marker_on_the_fair() {
    notices(&helpers(), "C13.9", |s| s.players[Seat(0)].fair = 4);
    notices(&helpers(), "C13.9", |s| s.granary[0] = [Marker::NONE, Marker::NEUTRAL]);
}

#[test]
fn c13_10_a_gap_in_a_hold_or_an_icon_of_nobody() {
    notices(&helpers(), "C13.10", |s| s.holds[0] = [Marker::NONE, Marker::of(Seat(0))]);
    notices(&helpers(), "C13.10", |s| s.filled[0] = Card(45).bit());
}

#[test]
fn c13_11_a_row_that_lost_a_building() {
    notices(&helpers(), "C13.11", |s| s.players[Seat(0)].built = 1 << 40);
}

#[test]
fn c13_12_points_without_a_source() {
    notices(&helpers(), "C13.12", |s| s.players[Seat(0)].score += 1);
    notices(&helpers(), "C13.12", |s| {
        s.players[Seat(0)].score += 1;
        s.players[Seat(0)].points[Source::Fees as usize] += 1;
    });
}

#[test]
fn c13_13_work_points_outside_of_the_craft_guild() {
    notices(&helpers(), "C13.13", |s| s.act.points = 1);
    let t = stage(3, Guild::Bankers, &[(0, 0)], |_| {});
    notices(&t, "C13.13", |s| s.used[Seat(0)] = 1);
}

#[test]
fn c13_14_a_bid_above_the_hand() {
    let mut t = stage(3, Guild::Notary, &[(0, 1)], |s| hold(s, 0, &["red_1"]));
    t.play(0, "auction basic 0").play(0, "bid 1");
    notices(&t, "C13.14", |s| s.auction.bids[0] = 2);
}

#[test]
fn c13_15_somebody_who_cannot_answer() {
    let mut t = stage(3, Guild::Bankers, &[(0, 1)], |_| {});
    t.play(0, "take 0").chances(["capital red_1", "capital red_1", "capital red_2"]);
    notices(&t, "C13.15", |s| hold(s, 0, &[]));
}
