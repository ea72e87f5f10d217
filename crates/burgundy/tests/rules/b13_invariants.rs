//! Chapter 13: what is always true. Conformance checks it at every step; here each check is shown to bite, and what no
//! single state can show is followed through whole games.

use crate::table::{Table, base, dealt, lazy, turn, variant};
use signoria_burgundy::pieces::{Cell, Goods, Kind, Space, Tile};
use signoria_burgundy::{Burgundy, Event, Frame, Points, State, Variant};
use signoria_core::{Actor, Game, Seat, ToAct};
use signoria_testkit::{Scenario, walk};

/// Insists that a change is noticed by a check of this number.
fn bites(t: &Table, number: &str, change: impl FnOnce(&mut State)) {
    let mut s = t.state.clone();
    change(&mut s);
    let broken = t.game.invariants(&s);
    assert!(broken.iter().any(|name| name.starts_with(&format!("{number} "))), "{number} is not among {broken:?}");
}

/// What happens in random games: the state before, who answers, the state after.
fn through_games(mut look: impl FnMut(&Burgundy, &State, Actor, &State)) {
    for seats in 2..=4 {
        let game = variant(seats, Variant::Secret);
        walk(&game, 5, |step, _| {
            let mut next = step.state.clone();
            game.apply(&mut next, step.actor, step.action, &mut signoria_core::Silent);
            look(&game, step.state, step.actor, &next);
        });
    }
}

#[test]
fn b13_1_hex_tiles_are_conserved() {
    let t = dealt(base(3));
    bites(&t, "B13.1", |s| s.stacks.castles -= 1);
    bites(&t, "B13.1", |s| s.depots[Space::no(1, 2).idx()] = None);
    bites(&t, "B13.1", |s| s.removed.put(Tile::knowledge(3).idx()));
    let all: u16 = Kind::ALL.iter().map(|kind| t.state.stacks.left(*kind)).sum::<u16>() + t.state.stacks.black.len();
    assert_eq!(all + 18 + 6 + 3, 164);
}

#[test]
fn b13_2_goods_are_conserved() {
    let t = dealt(base(3));
    bites(&t, "B13.2", |s| s.goods.draw(5));
    bites(&t, "B13.2", |s| s.players[Seat(1)].sold[3] += 1);
    assert_eq!(t.state.goods.len(), 42 - 9 - 5);
}

#[test]
fn b13_3_round_spaces_hold_what_has_not_left() {
    let t = dealt(base(2));
    bites(&t, "B13.3", |s| s.coming[4] = None);
    bites(&t, "B13.3", |s| s.coming[0] = Some(Goods::Red));
    let view = t.view(0);
    assert_eq!((view.goods_stacks, view.coming.iter().flatten().count()), (vec![0, 5, 5, 5, 5], 4));
}

#[test]
fn b13_4_each_marker_lies_as_far_as_its_ships() {
    let t = turn(3).lay(1, &[(18, "ship")]).go();
    bites(&t, "B13.4", |s| s.players[Seat(0)].marker = 1);
    bites(&t, "B13.4", |s| s.track[0] = Seat(0));
    bites(&t, "B13.4", |s| s.track.swap(0, 1));
    // One less while the goods of a new ship are asked for.
    let mut t = turn(2).dice([5, 1]).store(0, &["ship"]).stock(1, &[1]).go();
    t.play(0, "place 0 0 20");
    assert_eq!(t.state.players[Seat(0)].marker, 0);
    t.play(0, "ship 1");
    assert_eq!(t.state.players[Seat(0)].marker, 1);
}

#[test]
fn b13_5_estates_are_connected_and_hold_their_colours() {
    let t = turn(2).lay(0, &[(12, "bank")]).go();
    let put = |s: &mut State, cell: u8, tile: Tile| {
        s.players[Seat(0)].estate.0[Cell::no(cell).idx()] = Some(tile);
        s.players[Seat(0)].covered |= Cell::no(cell).bit();
    };
    bites(&t, "B13.5", |s| put(s, 18, Tile::MINE));
    bites(&t, "B13.5", |s| put(s, 37, Tile::building(signoria_burgundy::pieces::Building::Bank)));
    bites(&t, "B13.5", |s| s.players[Seat(0)].covered |= Cell::no(18).bit());
    // Covered hexes only grow.
    through_games(|_, before, _, after| {
        let grows = before.players.0.iter().zip(&after.players.0).all(|(b, a)| b.covered & a.covered == b.covered);
        assert!(grows);
    });
}

#[test]
fn b13_6_no_city_holds_a_kind_twice() {
    let t = turn(2).lay(0, &[(26, "bank"), (27, "church")]).go();
    bites(&t, "B13.6", |s| s.players[Seat(0)].estate.0[26] = s.players[Seat(0)].estate.0[25]);
    // With knowledge 1 it may.
    let t = turn(2).know(0, &[1]).lay(0, &[(26, "bank"), (27, "bank")]).go();
    assert_eq!(t.game.invariants(&t.state), [""; 0]);
}

#[test]
fn b13_7_three_types_of_goods_and_points_that_never_fall() {
    let t = turn(2).goods(0, &[1, 2, 3]).go();
    bites(&t, "B13.7", |s| s.players[Seat(0)].goods[3] = 1);
    through_games(|_, before, _, after| {
        for (b, a) in before.players.0.iter().zip(&after.players.0) {
            assert!(a.vp() >= b.vp() && a.storage.iter().flatten().count() <= 3);
        }
    });
}

#[test]
fn b13_8_depots_hold_their_colours_and_get_nothing_during_a_phase() {
    let t = dealt(base(2));
    bites(&t, "B13.8", |s| s.depots[Space::no(1, 1).idx()] = Some(Tile::knowledge(9)));
    bites(&t, "B13.8", |s| s.depots[Space::no(2, 3).idx()] = Some(Tile::MINE));
    bites(&t, "B13.8", |s| s.black[7] = Some(Tile::SHIP));
    through_games(|_, before, _, after| {
        if before.round > 0 && after.round > 0 {
            let places = |s: &State| s.depots.into_iter().chain(s.black).collect::<Vec<_>>();
            assert!(places(before).iter().zip(places(after)).all(|(b, a)| a.is_none() || *b == a));
        }
    });
}

#[test]
fn b13_9_bonus_tiles_lie_with_those_who_finished_first() {
    let mines = [(25, "mine"), (30, "mine"), (34, "mine")];
    let t = turn(3).lay(0, &mines).lay(1, &mines).go();
    assert_eq!(t.game.bonus_left(&t.state, Kind::Mine), [false, false]);
    bites(&t, "B13.9", |s| s.players[Seat(0)].large = Default::default());
    bites(&t, "B13.9", |s| s.players[Seat(2)].small = s.players[Seat(1)].small);
    bites(&t, "B13.9", |s| s.players[Seat(0)].small = s.players[Seat(0)].large);
    through_games(|game, _, _, after| {
        let left: u32 = Kind::ALL.iter().flat_map(|kind| game.bonus_left(after, *kind)).map(u32::from).sum();
        assert_eq!(left + after.players.0.iter().map(|p| p.bonus_tiles()).sum::<u32>(), 12);
    });
}

#[test]
fn b13_10_each_closed_region_scored_once() {
    let t = turn(2).lay(0, &[(25, "mine"), (30, "mine"), (34, "mine")]).go();
    bites(&t, "B13.10", |s| s.players[Seat(0)].points[Points::Regions.idx()] += 6);
    bites(&t, "B13.10", |s| s.players[Seat(0)].points[Points::Regions.idx()] = 0);
}

#[test]
fn b13_11_in_a_turn_nobody_else_changes() {
    through_games(|game, before, actor, after| {
        let Actor::Seat(active) = actor else { return };
        // The end of a phase pays everybody, and a new round takes the dice back.
        let same_round =
            (before.phase, before.round) == (after.phase, after.round) && after.frames.top() != Frame::Over;
        if before.round == 0 || !same_round {
            return;
        }
        for seat in Seat::all(game.seats()).filter(|seat| *seat != active) {
            assert_eq!(before.players[seat], after.players[seat], "{seat:?} in the turn of {active:?}");
        }
    });
}

#[test]
fn b13_12_two_dice_and_at_most_one_purchase_a_turn() {
    let t = turn(3).place(1).go();
    bites(&t, "B13.12", |s| s.players[Seat(0)].used[1] = false);
    bites(&t, "B13.12", |s| s.players[Seat(2)].used[0] = true);
    for seats in 2..=4 {
        let mut t = Scenario::new(base(seats));
        t.drive(lazy, |_, s| s.frames.top() == Frame::Over);
        let events = t.take_events();
        let count = |wanted: fn(&Event) -> bool| events.iter().filter(|e| wanted(e)).count();
        let turns = usize::from(seats) * 25;
        assert_eq!(count(|e| matches!(e, Event::TurnStarted { .. })), turns);
        assert_eq!(count(|e| matches!(e, Event::DieUsed { .. })), 2 * turns);
    }
    let mut bought = 0;
    through_games(|game, before, _, after| {
        if after.bought && !before.bought {
            bought += 1;
        }
        let over = matches!(game.to_act(after), ToAct::Over);
        assert!(over || !(before.bought && after.bought) || before.turn == after.turn);
    });
    assert!(bought > 0, "random games buy something");
}

#[test]
fn b13_13_dice_show_one_to_six_and_keep_what_was_rolled() {
    let t = turn(2).dice([2, 5]).go();
    bites(&t, "B13.13", |s| s.players[Seat(0)].dice[0] = 7);
    bites(&t, "B13.13", |s| s.players[Seat(1)].dice[1] = 0);
    let mut t = turn(2).dice([1, 5]).workers(0, 1).depot("2.3", "castle").go();
    t.play(0, "take 0 2.3");
    assert_eq!(t.state.players[Seat(0)].dice, [1, 5]);
}
