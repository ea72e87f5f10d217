//! Chapter 7: the decision points, joined where nothing is learned in between.

use crate::common::*;
use crate::t5_place::{ready, village};
use crate::t6_effects::placing;
use signoria_core::{Game, Seat, SeatSet, ToAct};

fn words(t: &Table, seat: u8, place: usize) -> Vec<String> {
    let mut words: Vec<String> =
        t.legal(seat).iter().map(|action| action.split(' ').nth(place).unwrap_or("").to_owned()).collect();
    words.sort_unstable();
    words.dedup();
    words
}

#[test]
fn td1_the_tiles_come_in_any_order() {
    assert_eq!(words(&laying(2), 0, 1), ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"]);
}

#[test]
fn td2_each_tile_lies_upright_or_turned() {
    assert_eq!(words(&laying(2), 0, 2), ["ttt", "ttu", "tut", "tuu", "utt", "utu", "uut", "uuu"]);
}

#[test]
fn td3_the_lower_tiles_are_shifted_right_or_left() {
    assert_eq!(words(&laying(2), 0, 3), ["ll", "lr", "rl", "rr"]);
}

#[test]
fn td4_the_starting_castle_has_three_fields_and_must_be_placed() {
    let mut t = laying(2);
    assert_eq!(t.expect_illegal(0, "castle A"), "T2.11");
    t.play(0, "layout ABC uuu rr");
    assert_eq!(t.legal(0), ["castle A", "castle B", "castle C"]);
    assert_eq!(t.expect_illegal(0, "layout ABC uuu rr"), "T2.10");
}

#[test]
fn td5_the_first_bonus_tile_cannot_be_declined() {
    let t = opened(2);
    assert_eq!(t.legal(0).len(), 5);
    assert_eq!(t.expect_illegal(0, "decline"), "TA18");
}

#[test]
fn td6_an_action_is_draw_take_or_place_as_far_as_possible() {
    let t = ready(village(), &[(Kind::Village, 2)], 0);
    assert_eq!(words(&t, 0, 0), ["draw", "place", "take"]);
    assert_eq!(words(&table(2), 0, 0), ["draw", "take"]);
}

#[test]
fn td7_a_swap_may_be_left_but_not_broken_off() {
    let mut t = with(table(2), |s| {
        all_but(&game(2), s, 0, Kind::Monastery, 1);
        s.display[6] = Some(neutral("castle"));
    });
    assert_eq!(words(&t, 0, 0), ["draw", "swap", "take"]);
    t.play(0, "swap inn").chance("tile inn");
    assert_eq!(words(&t, 0, 0), ["swap"]);
}

#[test]
fn td8_any_tile_of_the_display_may_be_taken() {
    assert_eq!(table(2).legal_like(0, "take"), [0, 1, 2, 3, 4, 5, 6, 7].map(|slot| format!("take {slot}")));
}

#[test]
fn td9_with_full_storage_each_stored_item_may_go() {
    let t = ready(Piece::Hexagon, &[], 0);
    assert_eq!(t.legal_like(0, "take 3"), ["take 3 for 0"]);
}

#[test]
fn td10_items_that_can_be_paid_and_have_a_field_may_be_placed() {
    let t = with(ready(village(), &[(Kind::Village, 2)], 0), |s| {
        s.players[Seat(0)].bonus[Bonus::ExtraStorage as usize] = 1;
        s.players[Seat(0)].storage[1] = Some(Piece::Tile(own(0, "quarry")));
    });
    assert_eq!(t.legal_like(0, "place"), ["place 0 8"]);
    assert_eq!(t.expect_illegal(0, "place 1 9"), "T5.3.2");
}

#[test]
fn td11_every_open_field_of_the_kind_is_offered() {
    let t = with(ready(village(), &[(Kind::Village, 2)], 0), |s| {
        s.players[Seat(0)].pieces[4] = Some(Piece::Hexagon);
    });
    assert_eq!(t.legal_like(0, "place"), ["place 0 7", "place 0 8"]);
}

#[test]
fn td12_each_payment_is_offered() {
    let mut t = ready(village(), &[(Kind::Village, 1), (Kind::Cart, 2)], 1);
    t.play(0, "place 0 8");
    assert_eq!(t.legal(0), ["pay card cart", "pay card worker", "pay cart worker"]);
}

#[test]
fn td13_a_castle_offers_tiles_with_a_field_and_may_be_declined() {
    let mut t = castle_with_two_fields();
    assert_eq!(words(&t, 0, 0), ["decline", "free"]);
    assert_eq!(t.expect_illegal(0, "free 0 1"), "T5.3.1");
    t.play(0, "decline");
    assert_eq!(t.state.turn, Seat(1));
}

#[test]
fn td14_a_castles_tile_goes_on_any_legal_field() {
    assert_eq!(castle_with_two_fields().legal_like(0, "free 5").len(), 2);
}

/// Seat 0 has placed a castle; a region of two village fields is open and nothing else.
fn castle_with_two_fields() -> Table {
    let mut t = with(table(2), |s| {
        all_but(&game(2), s, 0, Kind::Village, 2);
        let player = &mut s.players[Seat(0)];
        let castles = player.kinds[Kind::Castle as usize];
        let start = player.pieces.iter().position(|piece| *piece == Some(Piece::StartingCastle)).unwrap();
        let free = (castles & !(1 << start)).trailing_zeros() as usize;
        player.pieces[free] = None;
        player.storage[0] = Some(Piece::Tile(own(0, "castle")));
        player.workers = 2;
    });
    let place = t.legal_like(0, "place")[0].clone();
    t.play(0, &place).play(0, "pay worker worker");
    t
}

#[test]
fn td15_a_citys_bonus_tile_may_be_declined() {
    assert_eq!(words(&placing(Kind::City, "city", None), 0, 0), ["bonus", "decline"]);
}

#[test]
fn td16_a_marble_or_the_end_of_the_turn() {
    let t = placing(Kind::Quarry, "quarry", None);
    assert!(t.legal(0).contains(&"end".to_owned()) && t.legal(0).contains(&"draw".to_owned()));
    let price = |action| t.game.describe(&t.state, Seat(0), action).price;
    assert_eq!(price(Action::Draw), [("marble", 1)]);
    assert_eq!(price(Action::End), []);
}

#[test]
fn t7_1_every_payment_once_in_canonical_order_and_wasteful_ones_too() {
    // Two of every kind and two workers: nine units, each twice at most, so 45 payments.
    let all = Kind::ALL.map(|kind| (kind, if kind == Kind::Village { 2 } else { 4 }));
    let mut t = ready(village(), &all, 2);
    t.play(0, "place 0 8");
    assert_eq!(t.legal(0).len(), 45);
    assert_eq!(t.legal(0)[..2], ["pay card card", "pay card castle"]);
    assert_eq!(t.expect_illegal(0, "pay worker card"), "T7.1");
    t.expect_legal(0, "pay cart cart");
}

#[test]
fn t7_2_all_lay_out_their_estates_at_the_same_time() {
    let mut t = laying(3);
    t.play(1, "layout ABC uuu rr").play(0, "layout CBA uuu rr").play(1, "castle B");
    assert_eq!(t.game.to_act(&t.state), ToAct::Seats(SeatSet(0b101)));
    assert_eq!((t.legal(0).len(), t.legal(1).len(), t.legal(2).len()), (3, 0, 192));
}
