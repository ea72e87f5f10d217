//! Chapter 13: a state that breaks an invariant is found out, by the name of the invariant.

use crate::common::*;
use signoria_core::{Bag, Game, Seat};

/// The checks that a position fails after a change by hand.
fn broken(change: impl FnOnce(&mut State)) -> Vec<&'static str> {
    let t = table(2);
    let mut s = t.state.clone();
    change(&mut s);
    t.game.invariants(&s)
}

#[test]
fn t13_1_region_cards_are_kept() {
    assert_eq!(
        broken(|s| s.spent = Bag::new([1, 0, 0, 0, 0, 0, 0, 0])),
        ["T13.1 region cards", "T3.7 cards drawn and paid since the last shuffle"]
    );
}

#[test]
fn t13_2_yield_cards_are_kept() {
    assert_eq!(broken(|s| s.yields.draw(0)), ["T13.2 yield cards"]);
}

#[test]
fn t13_3_neutral_tiles_are_kept() {
    assert_eq!(broken(|s| s.removed[neutral("inn").idx()] = 1), ["T13.3 neutral tiles"]);
}

#[test]
fn t13_4_own_tiles_are_kept() {
    assert_eq!(broken(|s| s.discards[own(1, "inn").idx()] = 1), ["T13.4 own tiles"]);
}

#[test]
fn t13_5_the_sizes_of_the_stacks_follow_from_what_was_shown() {
    for shown in 0..=21u8 {
        let t = with(table(2), |s| {
            s.phase = 1 + (shown / 7).min(2);
            s.triggered = shown == 21;
            show(s, 0, shown);
        });
        let expected = [7u8.saturating_sub(shown), 14u8.saturating_sub(shown).min(7), (21 - shown).min(7)];
        assert_eq!(t.view(1).players[0].stacks, expected);
    }
}

#[test]
fn t13_6_bonus_tiles_are_kept() {
    assert_eq!(broken(|s| s.bonus[0] -= 1), ["T13.6 bonus tiles"]);
    let too_many = broken(|s| {
        s.bonus[0] -= 2;
        s.players[Seat(0)].bonus[0] = 2;
    });
    assert_eq!(too_many, ["T13.6 bonus tiles"]);
}

#[test]
fn t13_7_the_display_is_full_and_mixed() {
    let gap = broken(|s| s.discards[s.display[0].take().unwrap().idx()] += 1);
    assert_eq!(gap, ["T13.7 display"]);
}

#[test]
fn t13_8_estates_hang_together() {
    let apart = broken(|s| {
        s.players[Seat(0)].pieces[29] = Some(Piece::Hexagon);
        s.players[Seat(0)].covered |= 1 << 29;
    });
    assert_eq!(apart, ["T13.8 estates"]);
}

#[test]
fn t13_9_nothing_lies_beyond_the_storage_spaces() {
    assert_eq!(broken(|s| s.players[Seat(0)].storage[1] = Some(Piece::Hexagon)), ["T13.9 storage"]);
}

#[test]
fn t13_11_colour_bonus_tiles_are_used_by_those_who_covered_a_kind() {
    assert_eq!(broken(|s| s.colours[3] = 1), ["T13.11 colour bonus tiles"]);
}

#[test]
fn t13_12_a_phase_ends_by_its_stack() {
    assert_eq!(broken(|s| s.triggered = true), ["T13.12 phases"]);
    assert_eq!(broken(|s| s.phase = 4), ["T13.12 phases"]);
}

#[test]
fn t13_13_a_turn_has_one_or_two_actions_and_shows_at_most_three_own_tiles() {
    let mut t = with(table(2), |s| s.players[Seat(0)].marble = 9);
    let (mut actions, mut shown, mut turn) = (0, 0, (1, Seat(0)));
    let mut n = 0;
    t.drive(
        |_, _, legal| {
            n += 1;
            legal[n * 7 % legal.len()]
        },
        |game, s| {
            if (s.round, s.turn) != turn {
                assert!(shown <= 3 && actions <= 2, "{shown} tiles, {actions} actions");
                (actions, shown, turn) = (0, 0, (s.round, s.turn));
            }
            match s.frames.top() {
                Frame::Ask(Question::Action { .. }) => actions += 1,
                Frame::Draw(Draw::Own { .. }) => shown += 1,
                _ => {}
            }
            game.outcome(s).is_some()
        },
    );
}

#[test]
fn t13_14_between_turns_nothing_is_pending() {
    assert_eq!(broken(|s| s.frames.ask(Question::City)), ["T13.14 frames"]);
    let mut t = table(3);
    let mut n = 0;
    t.drive(
        |_, _, legal| {
            n += 1;
            legal[n * 5 % legal.len()]
        },
        |game, s| {
            if let Frame::Ask(Question::Action { .. }) = s.frames.top() {
                assert_eq!(s.frames.all().len(), 1);
            }
            game.outcome(s).is_some()
        },
    );
}
