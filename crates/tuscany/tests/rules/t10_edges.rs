//! Chapter 10: edge cases.

use crate::common::*;
use crate::t3_state::short_of_cards;
use crate::t6_effects::placing;
use signoria_core::{Game, Seat, ToAct};

#[test]
fn t10_1_wooden_pieces_never_run_out() {
    let t = with(placing(Kind::Village, "village", None), |s| s.players[Seat(1)].workers = 25);
    assert_eq!(player(&t, 0).workers, 1);
    let mut t = with(t, |s| {
        all_but(&game(2), s, 1, Kind::Quarry, 1);
        s.players[Seat(0)].marble = 20;
        s.players[Seat(1)].storage[0] = Some(Piece::Tile(own(1, "quarry")));
    });
    let place = t.legal_like(1, "place")[0].clone();
    t.play(1, &place).play(1, "pay worker worker");
    assert_eq!((player(&t, 0).marble, player(&t, 1).marble), (20, 1));
}

#[test]
fn t10_2_a_yield_card_is_always_there() {
    let mut t = placing(Kind::Cart, "cart", Some((Bonus::ExtraYieldCard, 3)));
    for _ in 0..4 {
        assert_eq!(t.game.to_act(&t.state), ToAct::Chance);
        t.chance("yield 0");
    }
    assert_eq!(t.state.turn, Seat(1));
    // Both piles of region cards can run out.
    let t = short_of_cards(&[], &[]);
    assert_eq!(t.expect_illegal(0, "draw"), "TA32");
}

/// No neutral tile is left anywhere but in the display; all own tiles are shown.
fn no_neutral_tile() -> Table {
    with(table(2), |s| {
        (s.phase, s.triggered) = (3, true);
        show(s, 0, 21);
        show(s, 1, 21);
        for (face, n) in game(2).parts().neutral.iter().enumerate() {
            let tile = Tile::neutral(Face(face as u8));
            s.removed[tile.idx()] = n - u8::from(s.display.contains(&Some(tile)));
        }
    })
}

#[test]
fn t10_3_without_neutral_tiles_a_place_stays_empty_until_some_are_discarded() {
    let mut t = no_neutral_tile();
    t.play(0, "take 5");
    assert_eq!((t.state.display[5], t.state.turn), (None, Seat(1)));
    assert_eq!(t.expect_illegal(1, "take 5"), "T5.2.4");
    // A swap brings neutral tiles back, and the empty place is filled from them, too.
    let mut t = with(t, |s| {
        all_but(&game(2), s, 1, Kind::Monastery, 1);
        s.display[6] = Some(own(0, "cart"));
        s.removed[own(0, "cart").idx()] -= 1;
        s.discards[neutral("monastery").idx()] = 0;
        s.removed[neutral("monastery").idx()] = 4;
    });
    assert_eq!(t.expect_illegal(1, "swap cart"), "TA3");
    t = with(t, |s| {
        s.removed[neutral("monastery").idx()] = 3;
        s.display[5] = Some(neutral("monastery"));
    });
    t.play(1, "take 5");
    assert_eq!(t.state.display[5], None);
}

#[test]
fn t10_4_what_left_the_game_is_never_shuffled_again() {
    let mut t = no_neutral_tile();
    let removed = t.state.removed;
    t.play(0, "take 0").play(1, "take 1");
    assert_eq!((t.state.pile.len(), t.state.removed), (0, removed));
}

#[test]
fn t10_5_a_full_estate_goes_on_and_games_end() {
    let mut t = with(table(2), |s| {
        let field = all_but(&game(2), s, 0, Kind::Village, 1)[0];
        s.players[Seat(0)].pieces[usize::from(field)] = Some(Piece::Hexagon);
    });
    assert!(!t.legal(0).contains(&"end".to_owned()));
    t.expect_legal(0, "draw").expect_legal(0, "take 0");
    // Whoever draws as long as there are cards must take in the end.
    let mut answers = 0;
    t.drive(
        |_, _, legal| {
            answers += 1;
            legal[0]
        },
        |game, s| game.to_act(s) == ToAct::Over,
    );
    assert!(answers <= 452);
}

#[test]
fn t10_6_no_limit_on_cards_workers_and_marble() {
    let t = with(table(2), |s| {
        hold(s, 0, &Kind::ALL.map(|kind| (kind, 11)));
        (s.players[Seat(0)].workers, s.players[Seat(0)].marble) = (29, 24);
    });
    let mut t = t;
    draw(&mut t, 0);
    assert_eq!(player(&t, 0).held, 91);
}

#[test]
fn t10_7_three_own_tiles_in_one_turn_are_one_trigger() {
    // Castle by a castle, then a marble and a take: three refills.
    let mut fields = (0, 0);
    let mut t = with(table(2), |s| {
        let castles = all_but(&game(2), s, 0, Kind::Castle, 2);
        show(s, 0, 6);
        s.removed[own(0, "castle").idx()] -= 1;
        let player = &mut s.players[Seat(0)];
        player.storage[0] = Some(Piece::Tile(own(0, "castle")));
        (player.workers, player.marble) = (2, 1);
        let village = player.kinds[Kind::Village as usize].trailing_zeros() as u8;
        player.pieces[usize::from(village)] = None;
        fields = (castles[0], castles[1]);
    });
    let village = player(&t, 0).kinds[Kind::Village as usize].trailing_zeros();
    t.take_events();
    let first = t.legal_like(0, "place")[0].clone();
    t.play(0, &first).play(0, "pay worker worker");
    let second = if first.ends_with(&format!(" {}", fields.0)) { fields.1 } else { fields.0 };
    t.play(0, &format!("free 0 {second}")).chance("tile quarry");
    t.play(0, &format!("free 5 {village}")).chance("tile agriculture1");
    t.play(0, "take 1").chance("tile agriculture2");
    assert_eq!(player(&t, 0).shown(), 9);
    assert_eq!(count(&t.take_events(), |event| matches!(event, Event::EndTriggered { .. })), 1);
}

#[test]
fn t10_8_further_stacks_in_a_triggered_phase_change_nothing() {
    let mut t = with(table(2), |s| {
        show(s, 0, 6);
        show(s, 1, 6);
    });
    take(&mut t, 0, 0, "village");
    take(&mut t, 1, 1, "village");
    assert_eq!((t.state.phase, t.state.triggered), (2, false));
    assert_eq!(count(&t.take_events(), |event| matches!(event, Event::EndTriggered { .. })), 1);
}

#[test]
fn t10_9_an_inn_placed_by_a_castle_finds_the_castles_space() {
    let mut t = with(table(2), |s| {
        let castle = all_but(&game(2), s, 0, Kind::Castle, 1)[0];
        let player = &mut s.players[Seat(0)];
        let inn = player.kinds[Kind::Inn as usize].trailing_zeros() as usize;
        player.pieces[inn] = None;
        player.storage[0] = Some(Piece::Tile(own(0, "castle")));
        player.workers = 2;
        assert!(player.pieces[usize::from(castle)].is_none());
    });
    let place = t.legal_like(0, "place")[0].clone();
    t.play(0, &place).play(0, "pay worker worker");
    let free = t.legal_like(0, "free 2")[0].clone();
    t.play(0, &free).chance("tile village");
    assert_eq!(player(&t, 0).storage[0], Some(Piece::Hexagon));
}

#[test]
fn t10_10_a_castle_without_a_target_brings_nothing() {
    let mut t = placing(Kind::Castle, "castle", None);
    assert_eq!(t.state.turn, Seat(1));
    let nothing = Event::NoTarget { seat: Seat(0), kind: Kind::Castle };
    assert_eq!(count(&t.take_events(), |event| *event == nothing), 1);
}

#[test]
fn t10_11_another_kind_of_bonus_tile_is_left() {
    let mut t = opened(4);
    (0..3).for_each(|seat| {
        t.play(seat, "bonus marble");
    });
    assert_eq!(t.state.bonus[Bonus::ExtraMarble as usize], 2);
    let t = with(t, |s| {
        all_but(&game(4), s, 0, Kind::Village, 1);
        s.players[Seat(0)].bonus[Bonus::ExtraMarble as usize] = 3;
    });
    assert_eq!(t.legal(3), ["bonus card", "bonus storage", "bonus worker", "bonus yield"]);
}

#[test]
fn t10_14_all_score_a_phase_at_once_and_nobody_decides() {
    let mut t = with(table(3), |s| {
        show(s, 2, 6);
        for (seat, points) in [(0, 3), (1, 5), (2, 1)] {
            s.players[Seat(seat)].points.goods = points;
        }
    });
    draw(&mut t, 0);
    draw(&mut t, 1);
    t.take_events();
    take(&mut t, 2, 0, "village");
    let scored = Event::PhaseScored { phase: 1, green: vec![3, 5, 1], red: vec![3, 5, 1] };
    assert_eq!(count(&t.take_events(), |event| *event == scored), 1);
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(0)));
}

#[test]
fn t10_15_points_beyond_all_laps_are_plain_numbers() {
    let t = with(table(2), |s| {
        s.players[Seat(0)].points.regions = 75;
        s.players[Seat(0)].points.phases = [60, 70, 75];
    });
    let seen = &t.view(0).players[0];
    assert_eq!((seen.green, t.standing(0, 0).score, seen.lap, seen.markers), (75, 205, 100, [5, 25]));
}
