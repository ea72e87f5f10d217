//! Chapter 4: turns, rounds, phases.

use crate::common::*;
use signoria_core::{Game, Seat, Silent, ToAct};

#[test]
fn t4_1_each_player_has_one_turn_a_round_clockwise_from_the_start_player() {
    let mut t = table(4);
    for n in 0..9u8 {
        assert_eq!((t.state.turn, t.state.round), (Seat(n % 4), u16::from(1 + n / 4)));
        draw(&mut t, n % 4);
    }
}

#[test]
fn t4_2_one_action_and_with_a_marble_one_more_of_any_type() {
    let mut t = with(table(2), |s| s.players[Seat(0)].marble = 2);
    assert!(!t.legal(0).contains(&"end".to_owned()), "there is no passing");
    draw(&mut t, 0);
    assert_eq!(t.state.turn, Seat(0));
    t.expect_legal(0, "draw").expect_legal(0, "end").expect_legal(0, "take 3");
    draw(&mut t, 0);
    // At most once a turn.
    assert_eq!((player(&t, 0).marble, t.state.turn), (1, Seat(1)));
    draw(&mut t, 1);
    draw(&mut t, 0);
    t.play(0, "end");
    assert_eq!((player(&t, 0).marble, t.state.turn), (1, Seat(1)));
}

#[test]
fn t4_3_an_emptied_stack_is_announced() {
    let mut t = with(table(2), |s| show(s, 0, 6));
    take(&mut t, 0, 0, "village");
    let events = t.take_events();
    assert_eq!(count(&events, |event| *event == Event::StackEmptied { seat: Seat(0), stack: 1 }), 1);
    assert_eq!(t.view(1).players[0].stacks, [0, 7, 7]);
}

#[test]
fn t4_4_phase_one_ends_with_the_round_in_which_somebody_empties_stack_one() {
    let mut t = with(table(3), |s| {
        show(s, 1, 6);
        s.players[Seat(1)].points.regions = 5;
    });
    draw(&mut t, 0);
    take(&mut t, 1, 0, "village");
    assert!(t.state.triggered);
    draw(&mut t, 2);
    assert_eq!((t.state.phase, t.state.triggered, t.state.turn), (2, false, Seat(0)));
    assert_eq!((green(&t, 1), red(&t, 1)), (5, 5));
    // Nobody throws tiles away.
    assert_eq!(t.view(0).players[2].stacks, [7; 3]);
}

#[test]
fn t4_5_phase_two_ends_with_stack_two() {
    let mut t = with(table(2), |s| {
        s.phase = 2;
        show(s, 1, 13);
    });
    draw(&mut t, 0);
    take(&mut t, 1, 0, "village");
    assert_eq!((t.state.phase, t.state.turn), (3, Seat(0)));
}

#[test]
fn t4_6_after_stack_three_the_round_is_finished_and_one_more_is_played() {
    let mut t = with(table(2), |s| {
        s.phase = 3;
        show(s, 0, 20);
    });
    take(&mut t, 0, 0, "agriculture4");
    assert!(t.state.triggered && !t.state.final_round);
    draw(&mut t, 1);
    assert!(t.state.final_round);
    draw(&mut t, 0);
    draw(&mut t, 1);
    assert_eq!(t.game.to_act(&t.state), ToAct::Over);
}

#[test]
fn t4_8_draw_needs_a_card_take_a_tile_and_a_turn_without_any_action_is_skipped() {
    let t = crate::t3_state::short_of_cards(&[], &[]);
    assert_eq!(t.expect_illegal(0, "draw"), "TA32");
    t.expect_legal(0, "take 0");
    // No card, no tile in the display, nothing to place for either of two; the third draws.
    let empty = |s: &mut State| {
        show(s, 0, 21);
        show(s, 1, 21);
        show(s, 2, 21);
        (s.phase, s.triggered) = (3, true);
        s.display = [None; 8];
        for (face, n) in game(3).parts().neutral.iter().enumerate() {
            s.removed[Tile::neutral(Face(face as u8)).idx()] = *n;
        }
        s.players[Seat(1)].marble = 1;
    };
    let mut t = with(table(3), empty);
    let all_but_two = [11, 12, 11, 20, 16, 20, 16, 14];
    t = with(t, |s| {
        s.players[Seat(1)].hand.replace(all_but_two);
    });
    t.play(0, "draw").chances(["card cart", "card cart"]);
    // Seats 1 and 2 had no action, and a marble changes nothing; nor has seat 0 one.
    assert_eq!(t.game.to_act(&t.state), ToAct::Over);
    assert_eq!(count(&t.take_events(), |event| matches!(event, Event::TurnSkipped { .. })), 3);
    assert_eq!(player(&t, 1).marble, 1);
}

#[test]
fn t4_9_a_game_in_which_nobody_can_do_anything_ends_with_all_scorings() {
    // In phase 1, nothing triggered: the last two cards are drawn, and no tile is left but in the stacks.
    let mut t = with(table(2), |s| {
        s.display = [None; 8];
        for (face, n) in game(2).parts().neutral.iter().enumerate() {
            s.removed[Tile::neutral(Face(face as u8)).idx()] = *n;
        }
        s.players[Seat(1)].hand.replace([11, 12, 11, 20, 16, 20, 16, 14]);
        s.players[Seat(0)].points.goods = 3;
        s.players[Seat(1)].points.goods = 4;
    });
    assert_eq!((t.state.phase, t.state.triggered), (1, false));
    t.play(0, "draw").chances(["card cart", "card cart"]);
    assert_eq!(t.game.to_act(&t.state), ToAct::Over);
    let events = t.take_events();
    let told = events.iter().filter_map(|event| match event {
        Event::TurnSkipped { seat } => Some(seat.0),
        Event::Deadlocked => Some(10),
        Event::PhaseScored { phase, .. } => Some(20 + phase),
        Event::FinalScored { seat, .. } => Some(30 + seat.0),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), [1, 0, 10, 21, 22, 23, 30, 31]);
    // Three phases of green; a point for five cards kept.
    assert_eq!((red(&t, 0), red(&t, 1)), (9, 12 + 120 / 5));
    assert_eq!(t.game.outcome(&t.state).unwrap().ranks, [2, 1]);
}

#[test]
fn t4_9_whoever_can_still_place_goes_on_while_the_others_are_skipped() {
    let mut t = with(table(2), |s| {
        s.display = [None; 8];
        for (face, n) in game(2).parts().neutral.iter().enumerate() {
            s.removed[Tile::neutral(Face(face as u8)).idx()] = *n;
        }
        s.removed[neutral("village").idx()] -= 1;
        s.players[Seat(1)].storage[0] = Some(Piece::Tile(neutral("village")));
        s.players[Seat(1)].workers = 2;
        s.players[Seat(1)].hand.replace([11, 12, 11, 20, 16, 20, 16, 14]);
    });
    t.play(0, "draw").chances(["card cart", "card cart"]);
    // Two workers pay, so no card comes back.
    let place = t.legal_like(1, "place")[0].clone();
    t.play(1, &place).play(1, "pay worker worker");
    assert_eq!(t.game.to_act(&t.state), ToAct::Over);
    assert_eq!(count(&t.take_events(), |event| matches!(event, Event::TurnSkipped { .. })), 2);
}

/// A game of four who emptied the display on purpose.
#[test]
fn t4_9_a_real_deadlock_ends() {
    let record = include_str!("deadlock.rec").parse::<signoria_core::record::Record>().unwrap();
    let game = Tuscany::new(Components::default(), 4, Options { first: Some(1) }).unwrap();
    let last = record.replay(&game, |_, _, _, _| Ok(Silent)).unwrap();
    assert_eq!(game.to_act(&last), ToAct::Over);
    assert_eq!((last.phase, last.triggered, last.final_round), (3, false, false));
    assert_eq!(game.invariants(&last), [""; 0]);
}
