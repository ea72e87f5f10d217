//! Chapters 5.1, 5.2 and 5.4: drawing, taking, swapping, purging.

use crate::common::*;
use crate::t3_state::short_of_cards;
use signoria_core::Seat;

#[test]
fn t5_1_1_three_cards_and_one_more_for_each_bonus_tile() {
    for tiles in 0..=1 {
        let mut t = with(table(2), |s| s.players[Seat(0)].bonus[Bonus::ExtraRegionCard as usize] = tiles);
        draw(&mut t, 0);
        assert_eq!(player(&t, 0).held, 3 + tiles);
    }
    // No hand limit.
    let mut t = with(table(2), |s| hold(s, 0, &[(Kind::Village, 20), (Kind::Quarry, 16)]));
    draw(&mut t, 0);
    assert_eq!(player(&t, 0).held, 39);
}

#[test]
fn t5_1_2_the_rest_of_a_draw_is_lost_when_no_card_is_left_anywhere() {
    let mut t = short_of_cards(&[(Kind::Inn, 1)], &[(Kind::City, 1)]);
    t.play(0, "draw").chances(["card inn", "card city"]);
    assert_eq!((player(&t, 0).held, t.state.turn), (2, Seat(1)));
    let lost = Event::DrawLost { seat: Seat(0), count: 1 };
    assert_eq!(count(&t.take_events(), |event| *event == lost), 1);
}

#[test]
fn t5_2_1_a_tile_fits_beside_a_placed_piece_whatever_the_hand() {
    let t = table(2);
    let fits: Vec<bool> = t.view(0).display.iter().map(|place| place.fits).collect();
    // Neither a castle nor a cart has a field beside the starting castle of seat 0.
    assert_eq!(fits, [false, true, true, true, true, true, true, false]);
    let fits: Vec<bool> = t.view(1).display.iter().map(|place| place.fits).collect();
    assert_eq!(fits, [false, false, true, false, true, true, false, false]);
}

/// Seat 0 lacks one monastery field alone; the display has none of that kind, but three villages.
fn only_monasteries_fit() -> Table {
    with(table(2), |s| {
        all_but(&game(2), s, 0, Kind::Monastery, 1);
        let words = ["village", "village", "village", "inn", "city", "quarry", "cart", "castle"];
        s.display = words.map(|word| Some(neutral(word)));
    })
}

#[test]
fn t5_2_2_swapping_goes_on_until_a_tile_fits_and_then_one_that_fits_is_taken() {
    let mut t = only_monasteries_fit();
    t.expect_legal(0, "take 0").expect_legal(0, "swap village").expect_legal(0, "swap castle");
    assert_eq!(t.expect_illegal(0, "swap monastery"), "T5.2.2");
    t.play(0, "swap village").chances(["tile inn", "tile inn", "tile city"]);
    assert_eq!(t.state.discards[neutral("village").idx()], 3);
    assert_eq!(t.legal(0), ["swap castle", "swap city", "swap inn", "swap quarry", "swap cart"]);
    t.play(0, "swap castle").chance("tile monastery");
    assert_eq!(t.legal(0), ["take 7"]);
    assert_eq!(t.expect_illegal(0, "take 0"), "T5.2.2");
    take(&mut t, 0, 7, "village");
    assert_eq!(player(&t, 0).storage[0], Some(Piece::Tile(neutral("monastery"))));
    // While a tile fits there is nothing to swap.
    assert_eq!(table(2).expect_illegal(0, "swap village"), "T5.2.2");
}

#[test]
fn t5_2_3_without_swapping_any_tile_may_be_taken() {
    let t = table(2);
    assert_eq!(t.legal_like(0, "take").len(), 8);
    let t = only_monasteries_fit();
    assert_eq!(t.legal_like(0, "take").len(), 8);
}

#[test]
fn t5_2_4_the_tile_goes_to_a_free_space() {
    let mut t = with(table(2), |s| {
        s.players[Seat(0)].bonus[Bonus::ExtraStorage as usize] = 1;
        s.players[Seat(0)].storage[0] = Some(Piece::Hexagon);
    });
    take(&mut t, 0, 4, "village");
    assert_eq!(player(&t, 0).storage[1], Some(Piece::Tile(neutral("quarry"))));
    assert_eq!(t.state.display[4], Some(own(0, "village")));
}

#[test]
fn t5_2_5_with_full_storage_a_stored_item_leaves_the_game_before_the_refill_is_seen() {
    let mut t = with(table(2), |s| {
        s.players[Seat(0)].bonus[Bonus::ExtraStorage as usize] = 1;
        s.players[Seat(0)].storage[0] = Some(Piece::Tile(own(0, "cart")));
        s.players[Seat(0)].storage[1] = Some(Piece::Hexagon);
    });
    assert_eq!(t.expect_illegal(0, "take 2"), "T5.2.5");
    assert_eq!(t.legal_like(0, "take 2"), ["take 2 for 0", "take 2 for 1"]);
    t.play(0, "take 2 for 0");
    assert_eq!(t.state.removed[own(0, "cart").idx()], 1);
    assert_eq!(t.state.display[2], None);
    t.chance("tile village");
    assert_eq!(player(&t, 0).storage[..2], [Some(Piece::Tile(neutral("inn"))), Some(Piece::Hexagon)]);
}

#[test]
fn t5_2_6_the_leftmost_stack_refills_then_neutral_tiles() {
    let mut t = with(table(2), |s| {
        s.phase = 3;
        s.triggered = true;
        show(s, 0, 20);
        show(s, 1, 21);
    });
    take(&mut t, 0, 0, "agriculture4");
    assert_eq!(t.state.display[0], Some(own(0, "agriculture4")));
    assert_eq!(player(&t, 0).shown(), 21);
    t.play(1, "take 1").chance("tile castle");
    assert_eq!(t.state.display[1], Some(neutral("castle")));
}

#[test]
fn t5_2_7_after_the_refill_the_trigger_is_checked_and_then_the_purge() {
    let mut t = with(table(2), |s| {
        show(s, 0, 6);
        let words = ["village", "village", "village", "village", "inn", "city", "quarry", "cart"];
        s.display = words.map(|word| Some(neutral(word)));
    });
    t.take_events();
    take(&mut t, 0, 4, "village");
    let events = t.take_events();
    let at = |of: &dyn Fn(&Event) -> bool| events.iter().position(of).unwrap();
    let triggered = at(&|event| matches!(event, Event::EndTriggered { .. }));
    assert!(triggered < at(&|event| matches!(event, Event::Purged { kind: Kind::Village, count: 5 })));
}

#[test]
fn t5_4_1_five_of_a_kind_are_swept_away_again_and_again() {
    let mut t = with(table(2), |s| {
        let words = ["village", "village", "village", "village", "inn", "inn", "inn", "cart"];
        s.display = words.map(|word| Some(neutral(word)));
        s.display[0] = Some(own(1, "village"));
    });
    take(&mut t, 0, 7, "village");
    // Agriculture tiles with different goods count together.
    t.chances(["tile agriculture1", "tile agriculture2", "tile agriculture3", "tile agriculture4", "tile inn"]);
    assert_eq!(t.state.turn, Seat(1));
    assert_eq!(t.state.display.iter().flatten().filter(|tile| tile.kind() == Kind::Agriculture).count(), 4);
    assert_eq!(t.state.discards[own(1, "village").idx()], 1);
    take(&mut t, 1, 4, "agriculture1");
    assert_eq!(count(&t.take_events(), |event| matches!(event, Event::Purged { .. })), 2);
    t.chances(["tile cart", "tile cart", "tile cart", "tile city", "tile city"]);
    assert_eq!(t.state.turn, Seat(0));
}

#[test]
fn t5_4_2_the_purge_is_checked_after_a_swap_too_and_never_ends_a_phase() {
    let mut t = with(table(2), |s| {
        all_but(&game(2), s, 0, Kind::Monastery, 1);
        show(s, 0, 6);
        let words = ["village", "village", "village", "inn", "city", "quarry", "cart", "castle"];
        s.display = words.map(|word| Some(neutral(word)));
        s.display[5] = Some(own(1, "cart"));
    });
    t.play(0, "swap village").chances(["tile cart", "tile cart", "tile cart"]);
    assert_eq!(count(&t.take_events(), |event| matches!(event, Event::Purged { kind: Kind::Cart, count: 5 })), 1);
    t.chances(["tile monastery", "tile monastery", "tile castle", "tile castle", "tile castle"]);
    assert!(!t.state.triggered);
    assert_eq!(t.legal(0), ["take 0", "take 1"]);
}
