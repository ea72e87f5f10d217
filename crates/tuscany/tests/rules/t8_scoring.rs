//! Chapter 8: scoring and the end.

use crate::common::*;
use signoria_core::{Game, Outcome, Seat, ToAct};

/// The last turn of the game for seat 1 of two: a draw ends it.
pub(crate) fn last_turn(change: impl FnOnce(&mut State)) -> Table {
    with(table(2), |s| {
        show(s, 0, 21);
        (s.phase, s.triggered, s.final_round, s.turn) = (3, true, true, Seat(1));
        change(s);
    })
}

#[test]
fn t8_1_green_counts_on_red_at_the_end_of_each_phase_and_stays() {
    let mut t = with(table(2), |s| {
        show(s, 1, 6);
        s.players[Seat(0)].points.regions = 7;
        s.players[Seat(0)].points.red_yields = 2;
    });
    draw(&mut t, 0);
    take(&mut t, 1, 0, "village");
    assert_eq!((red(&t, 0), green(&t, 0)), (9, 7));
    let mut t = with(t, |s| {
        s.removed = [0; signoria_tuscany::TILES];
        show(s, 1, 12);
        s.players[Seat(0)].points.regions = 10;
    });
    draw(&mut t, 0);
    t.play(1, "take 1 for 0").chance("tile agriculture1");
    assert_eq!((red(&t, 0), green(&t, 0), t.state.phase), (19, 10, 3));
}

#[test]
fn t8_2_what_was_kept_scores_once_after_the_third_scoring() {
    let mut t = last_turn(|s| {
        hold(s, 0, &[(Kind::Village, 9), (Kind::Inn, 5)]);
        let player = &mut s.players[Seat(0)];
        player.bonus[Bonus::ExtraStorage as usize] = 1;
        player.storage = [Some(Piece::Tile(neutral("monastery"))), Some(Piece::Hexagon), None, None, None];
        s.display[6] = Some(own(1, "quarry"));
        (player.marble, player.workers, player.points.regions) = (2, 3, 4);
    });
    draw(&mut t, 1);
    assert_eq!(t.game.to_act(&t.state), ToAct::Over);
    assert_eq!(player(&t, 0).points.kept, [2, 1, 1, 2, 3]);
    assert_eq!(red(&t, 0), 4 + 9);
}

fn ranks(change: impl FnOnce(&mut State)) -> Outcome {
    let mut t = last_turn(change);
    draw(&mut t, 1);
    t.game.outcome(&t.state).unwrap()
}

/// Points so that red is the same in the end, whatever green counts.
fn level(s: &mut State, seat: u8, green: u8) {
    let points = &mut s.players[Seat(seat)].points;
    (points.regions, points.red_yields) = (green, 40 - green);
}

#[test]
fn t8_3_red_then_empty_fields_then_green_then_shared() {
    let outcome = ranks(|s| {
        level(s, 0, 5);
        level(s, 1, 5);
        s.players[Seat(1)].points.red_yields += 1;
    });
    assert_eq!(outcome, Outcome { scores: vec![40, 41], ranks: vec![2, 1] });
    let outcome = ranks(|s| {
        level(s, 0, 9);
        level(s, 1, 5);
        s.players[Seat(0)].pieces[8] = Some(Piece::Hexagon);
    });
    assert_eq!(outcome.ranks, [2, 1], "more empty fields win");
    let outcome = ranks(|s| {
        level(s, 0, 9);
        level(s, 1, 5);
    });
    assert_eq!(outcome.ranks, [1, 2], "then more green");
}

#[test]
fn t8_4_empty_fields_stacks_and_bonus_tiles_bring_nothing() {
    let mut t = last_turn(|s| s.players[Seat(0)].bonus[Bonus::ExtraMarble as usize] = 1);
    draw(&mut t, 1);
    assert_eq!((red(&t, 0), red(&t, 1)), (0, 0));
}

#[test]
fn t8_5_markers_run_laps_of_fifty() {
    for (points, marker, lap) in [(0, 50, 0), (49, 49, 0), (50, 50, 50), (54, 4, 50), (100, 50, 100), (123, 23, 100)] {
        let t = with(table(2), |s| s.players[Seat(0)].points.red_yields = points);
        let seen = &t.view(1).players[0];
        assert_eq!((seen.markers[0], seen.lap, t.standing(0, 0).score), (marker, lap, i32::from(points)));
    }
}

#[test]
fn ta20_a_complete_tie_is_a_shared_victory() {
    let outcome = ranks(|s| {
        level(s, 0, 5);
        level(s, 1, 5);
    });
    assert_eq!(outcome.ranks, [1, 1]);
}
