//! Chapter 8: scoring, the end, the variant.

use crate::table::{Table, dealt, idle, player, purse, turn, variant, vp};
use signoria_burgundy::data::REGION_VP;
use signoria_burgundy::pieces::{Cell, Kind, Tile};
use signoria_burgundy::{Draw, Event, Frame, Points, Question, Variant};
use signoria_core::{Game, Seat, SeatSet, ToAct, Viewer};
use signoria_testkit::Scenario;

#[test]
fn b8_1_a_closed_region_scores_its_size_and_the_bonus_of_the_phase() {
    for (phase, bonus) in [10, 8, 6, 4, 2].into_iter().enumerate() {
        let t = turn(2).phase(phase as u8).dice([3, 1]).lay(0, &[(25, "mine"), (30, "mine")]).store(0, &["mine"]);
        let mut t = t.go();
        let before = vp(&t, 0);
        t.play(0, "place 0 0 34");
        let colour = 5;
        assert_eq!(vp(&t, 0) - before, 6 + bonus + colour);
        assert!(t.take_events().iter().any(|e| matches!(e, Event::RegionScored { vp, .. } if *vp == 6 + bonus)));
    }
    // Every size.
    assert_eq!(REGION_VP[1..], [1, 3, 6, 10, 15, 21, 28, 36]);
}

#[test]
fn b8_2_the_phase_bonus_does_not_depend_on_the_size_and_a_region_scores_once() {
    let mut t = turn(2).dice([3, 3]).store(0, &["bank", "bank"]).go();
    t.play(0, "place 0 0 12");
    assert_eq!(player(&t, 0).points[Points::Phases.idx()], 10);
    t.play(0, "place 1 1 26");
    assert_eq!((player(&t, 0).points[Points::Phases.idx()], player(&t, 0).points[Points::Regions.idx()]), (10, 1));
}

#[test]
fn b8_4_the_first_two_to_finish_a_colour_take_its_bonus_tiles() {
    for (seats, large, small) in [(2, 5, 2), (3, 6, 3), (4, 7, 4)] {
        let two: &[(u8, &str)] = &[(25, "mine"), (30, "mine")];
        let all: &[(u8, &str)] = &[(25, "mine"), (30, "mine"), (34, "mine")];
        let mut t = turn(seats).dice([3, 1]).lay(0, two).store(0, &["mine"]).go();
        t.play(0, "place 0 0 34");
        assert_eq!(player(&t, 0).points[Points::Colours.idx()], large);
        assert_eq!(t.game.bonus_left(&t.state, Kind::Mine), [false, true]);
        let mut t = turn(seats).dice([3, 1]).lay(0, two).lay(1, all).store(0, &["mine"]).go();
        t.play(0, "place 0 0 34");
        assert_eq!(player(&t, 0).points[Points::Colours.idx()], small);
        assert_eq!(t.game.bonus_left(&t.state, Kind::Mine), [false, false]);
        if seats > 2 {
            let mut t = turn(seats).dice([3, 1]).lay(0, two).lay(1, all).lay(2, all).store(0, &["mine"]).go();
            t.play(0, "place 0 0 34");
            assert_eq!((player(&t, 0).points[Points::Colours.idx()], player(&t, 0).bonus_tiles()), (0, 0));
        }
    }
    // The starting castle counts as covering its hex.
    let mut t =
        turn(2).dice([6, 1]).know(0, &[1, 2]).lay(0, &[(3, "castle"), (2, "castle")]).store(0, &["castle"]).go();
    t.play(0, "place 0 0 7");
    assert_eq!(t.game.bonus_left(&t.state, Kind::Castle), [false, true]);
}

#[test]
fn b8_10_the_final_scoring_adds_what_is_left() {
    let t = turn(2).last_turn().goods(0, &[1, 1, 2]).silver(0, 4).workers(0, 5).know(0, &[15]).sold(0, &[6]);
    let mut t = t.store(0, &["castle", "knowledge_25"]).points(0, 9).go();
    idle(&mut t);
    let p = player(&t, 0);
    let of = |source: Points| p.points[source.idx()];
    assert_eq!([Points::UnsoldGoods, Points::Silverlings, Points::Workers].map(of), [3, 4, 2]);
    assert_eq!(vp(&t, 0), 9 + 3 + 4 + 2 + 3);
    assert_eq!(t.state.frames.top(), Frame::Over);
}

/// The ranks of two players with these points beside those of their tiles; in the end both have four workers.
fn ranks(points: [u16; 2], tiles: [&[(u8, &str)]; 2], order: &[u8]) -> Vec<u8> {
    let t = turn(2).order(order).last_turn().workers(order[0], 4);
    let mut t = t.lay(0, tiles[0]).lay(1, tiles[1]).points(0, points[0]).points(1, points[1]).go();
    idle(&mut t);
    t.game.outcome(&t.state).unwrap().ranks
}

#[test]
fn b8_11_most_points_win_then_more_empty_hexes_then_the_later_turn() {
    assert_eq!(ranks([10, 11], [&[], &[]], &[0, 1]), [2, 1]);
    assert_eq!(ranks([10, 10], [&[(20, "ship"), (18, "ship")], &[(26, "market"), (18, "ship")]], &[0, 1]), [2, 1]);
    assert_eq!(ranks([10, 10], [&[(26, "bank")], &[(26, "bank"), (20, "ship")]], &[0, 1]), [1, 2]);
    assert_eq!(ranks([10, 10], [&[], &[]], &[0, 1]), [2, 1]);
    assert_eq!(ranks([10, 10], [&[], &[]], &[1, 0]), [1, 2]);
}

/// A variant's game when its choices are due: sheets 1, 2, 5 for seats 0, 1, 2.
fn choices(mode: Variant) -> Table {
    let mut t = Scenario::new(variant(3, mode));
    t.drive(|_, _, _| unreachable!(), |_, s| matches!(s.frames.top(), Frame::Draw(Draw::Sheet { .. })));
    t.chances(["sheet 1", "sheet 2", "sheet 5"]);
    t
}

#[test]
fn b8_20_a_dealt_sheet_a_side_and_a_hex_for_the_castle_before_phase_a() {
    let mut t = choices(Variant::Open);
    // Open to all, and no tile of phase A lies there.
    let view = t.game.view(&t.state, Viewer::Watcher);
    let offered: Vec<Vec<u8>> = view.players.iter().map(|p| p.offered.iter().map(|b| b.number).collect()).collect();
    assert_eq!(offered, [vec![1, 2], vec![1, 3], vec![6, 7]]);
    assert!(t.state.depots.iter().all(Option::is_none));
    assert!((0..3).all(|seat| player(&t, seat).goods.iter().sum::<u8>() == 3));
    t.play(0, "side back").play(0, "castle 22");
    t.play(1, "side front").play(1, "castle 2");
    t.play(2, "side front").play(2, "castle 3");
    assert_eq!([0, 1, 2].map(|seat| player(&t, seat).board), [2, 1, 6]);
    for (seat, cell) in [(0, 22), (1, 2), (2, 3)] {
        assert_eq!(
            (player(&t, seat).covered, player(&t, seat).tile(Cell::no(cell))),
            (Cell::no(cell).bit(), Some(Tile::CASTLE))
        );
        assert_eq!(vp(&t, seat), 0);
    }
    assert!(matches!(t.state.frames.top(), Frame::Draw(Draw::Depot(_))));
}

#[test]
fn b8_21_openly_one_after_another_side_first() {
    let mut t = choices(Variant::Open);
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(0)));
    t.play(0, "side front");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(0)));
    t.play(0, "castle 7");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
    // The others see it.
    let seen = t.view(2).players[0].board.as_ref().map(|b| (b.number, b.cells[6].tile));
    assert_eq!(seen, Some((1, Some(Tile::CASTLE))));
}

#[test]
fn b8_22_secretly_at_the_same_time_and_shown_together() {
    let mut t = choices(Variant::Secret);
    assert_eq!(t.game.to_act(&t.state), ToAct::Seats(SeatSet::first_n(3)));
    assert_eq!(t.legal(2).len(), 8);
    // In any order.
    t.play(2, "choose back 2").play(0, "choose front 19");
    let seen = |viewer: u8| t.view(viewer).players.iter().map(|p| (p.chosen, p.choice.is_some())).collect::<Vec<_>>();
    assert_eq!(seen(2), [(true, false), (false, false), (true, true)]);
    assert_eq!(seen(1), [(true, false), (false, false), (true, false)]);
    assert!(t.view(1).players.iter().all(|p| p.board.is_none()));
    t.take_events();
    t.play(1, "choose back 7");
    assert_eq!([0, 1, 2].map(|seat| player(&t, seat).board), [1, 3, 7]);
    let shown = t.take_events().into_iter().filter(|e| matches!(e, Event::CastleSet { .. })).count();
    assert_eq!(shown, 3);
}

#[test]
fn b8_23_goods_silverling_and_workers_stay_as_dealt() {
    for mode in [Variant::Open, Variant::Secret] {
        let mut t = dealt(variant(3, mode));
        let before: Vec<_> = (0..3).map(|seat| (player(&t, seat).goods, purse(&t, seat))).collect();
        t.drive(|_, _, legal| legal[0], |_, s| s.frames.top() == Frame::Ask(Question::Turn));
        let after: Vec<_> = (0..3).map(|seat| (player(&t, seat).goods, purse(&t, seat))).collect();
        assert_eq!(before, after);
        assert_eq!([0, 1, 2].map(|seat| purse(&t, seat)), [(1, 1), (2, 1), (3, 1)]);
    }
}

#[test]
fn b8_20_side_and_hex_are_one_choice() {
    let mut t = choices(Variant::Open);
    assert!(!t.game.midway(&t.state, Seat(0)));
    t.play(0, "side front");
    assert_eq!([0, 1].map(|seat| t.game.midway(&t.state, Seat(seat))), [true, false]);
    let castle = t.legal(0)[0].clone();
    t.play(0, &castle);
    assert!((0..3).all(|seat| !t.game.midway(&t.state, Seat(seat))));
}
