//! Chapter 7: decision points.

use crate::table::{Table, hexes, lazy, player, purse, stored, turn, variant};
use signoria_burgundy::{Draw, Frame, Question, Variant};
use signoria_core::{Game, Seat, ToAct};
use signoria_testkit::Scenario;

/// A variant's game when its choices are due: seat 0 has sheet 1, seat 1 sheet 2.
fn choices(mode: Variant) -> Table {
    let mut t = Scenario::new(variant(2, mode));
    t.drive(|_, _, _| unreachable!(), |_, s| matches!(s.frames.top(), Frame::Draw(Draw::Sheet { .. })));
    t.chances(["sheet 1", "sheet 2"]);
    t
}

#[test]
fn b7_2_the_discard_is_settled_before_the_new_tile_moves() {
    let mut t = turn(2).dice([4, 1]).store(0, &["bank", "mine", "cow_2"]).depot("4.2", "ship").go();
    t.play(0, "take 0 4.2 discard 0");
    assert_eq!(stored(&t, 0), ["ship", "mine", "cow_2"]);
}

#[test]
fn b7_2_no_depot_is_asked_for_where_no_goods_lie() {
    let mut t = turn(2).dice([5, 1]).know(0, &[5]).store(0, &["ship"]).go();
    t.play(0, "place 0 0 20");
    assert_eq!((t.state.frames.top(), player(&t, 0).marker), (Frame::Ask(Question::Turn), 1));
}

#[test]
fn b7_3_the_turn_ends_by_itself_without_dice_and_purchase() {
    let mut t = turn(2).silver(0, 1).black(1, "bank").go();
    t.play(0, "workers 0").play(0, "workers 1");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
}

#[test]
fn b7_4_stored_types_are_taken_before_new_ones_are_picked() {
    let mut t = turn(2).dice([5, 1]).store(0, &["ship"]).goods(0, &[3, 6]).stock(4, &[1, 2, 3, 6, 6]).go();
    t.play(0, "place 0 0 20").play(0, "ship 4");
    assert_eq!(player(&t, 0).goods, [0, 0, 2, 0, 0, 3]);
    assert_eq!(t.legal(0), ["pick 1", "pick 2"]);
}

#[test]
fn b7_8_what_cannot_be_completed_is_not_offered() {
    // No tile on depot 3, no goods of type 3, no hex that fits, too few silverlings: workers are left.
    let t = turn(2)
        .dice([3, 3])
        .silver(0, 1)
        .goods(0, &[5])
        .store(0, &["castle"])
        .depot("5.2", "mine")
        .black(1, "bank")
        .go();
    assert_eq!(t.legal(0), ["workers 0", "workers 1"]);
}

#[test]
fn b7_8_every_question_has_an_answer() {
    for mode in [Variant::Base, Variant::Open, Variant::Secret] {
        let mut t = Scenario::new(variant(3, mode));
        t.drive(lazy, |game, s| {
            if let ToAct::Seats(seats) = game.to_act(s) {
                let mut legal = Vec::new();
                seats.iter().for_each(|seat| game.legal(s, seat, &mut legal));
                assert!(legal.len() >= seats.len() as usize, "{:?}", s.frames.top());
            }
            s.frames.top() == Frame::Over
        });
    }
}

#[test]
fn bd1_a_side_of_the_dealt_sheet() {
    let mut t = choices(Variant::Open);
    assert_eq!(t.legal(0), ["side front", "side back"]);
    t.play(0, "side back");
    assert_eq!(player(&t, 0).board, 2);
}

#[test]
fn bd2_one_of_four_dark_green_hexes() {
    let mut t = choices(Variant::Open);
    t.play(0, "side front");
    assert_eq!(t.legal(0), ["castle 2", "castle 3", "castle 7", "castle 19"]);
    assert_eq!(t.expect_illegal(0, "castle 18"), "B8.20");
}

#[test]
fn bd3_unused_dice_a_purchase_and_the_end() {
    let mut t = turn(2).silver(0, 2).black(1, "bank").go();
    assert_eq!(t.legal(0), ["workers 0", "workers 1", "buy black.1"]);
    t.play(0, "workers 1");
    assert_eq!(t.legal(0), ["workers 0", "buy black.1"]);
    t.play(0, "workers 0");
    assert_eq!(t.legal(0), ["buy black.1", "end"]);
}

#[test]
fn bd4_a_die_takes_a_tile_places_one_sells_or_takes_workers() {
    let t = turn(2).dice([2, 6]).depot("2.3", "castle").store(0, &["ship"]).goods(0, &[2]).go();
    assert_eq!(t.legal(0), ["take 0 2.3", "place 0 0 18", "sell 0 2", "workers 0", "workers 1"]);
}

#[test]
fn bd5_each_depot_that_holds_a_tile_and_is_affordable() {
    let t = turn(2).dice([2, 2]).workers(0, 1).depot("1.2", "bank").depot("4.2", "ship").depot("2.3", "castle").go();
    assert_eq!(t.legal_like(0, "take 0"), ["take 0 1.2", "take 0 2.3"]);
    // For a castle all depots cost nothing.
    let mut t = turn(2).dice([6, 1]).know(0, &[1]).store(0, &["castle"]).depot("1.2", "bank").depot("4.2", "ship").go();
    t.play(0, "place 0 0 7");
    assert_eq!(t.legal_like(0, "take"), ["take free 1.2", "take free 4.2"]);
}

#[test]
fn bd6_each_tile_on_the_depot() {
    let t = turn(4).dice([2, 1]).depot("2.1", "knowledge_01").depot("2.2", "bank").depot("2.4", "bank").go();
    assert_eq!(t.legal_like(0, "take"), ["take 0 2.1", "take 0 2.2", "take 0 2.4"]);
}

#[test]
fn bd7_one_of_the_three_stored_tiles_makes_room() {
    let t = turn(2).silver(0, 2).store(0, &["bank", "mine", "cow_2"]).black(1, "church").go();
    assert_eq!(t.legal_like(0, "buy"), [0, 1, 2].map(|slot| format!("buy black.1 discard {slot}")));
}

#[test]
fn bd8_each_stored_tile_with_an_affordable_hex() {
    let t = turn(2).dice([4, 4]).workers(0, 1).store(0, &["mine", "ship", "castle"]).go();
    assert_eq!(t.legal_like(0, "place 0"), ["place 0 0 25", "place 0 1 20"]);
    // A city hall asks without a price and lets decline; with nothing to place it does not ask.
    let mut t = turn(2).dice([3, 1]).store(0, &["city_hall", "castle", "ship"]).go();
    t.play(0, "place 0 0 12");
    assert_eq!(t.legal(0), ["place free 1 7", "place free 2 18", "place free 2 20", "decline"]);
    let mut t = turn(2).dice([3, 1]).store(0, &["city_hall"]).go();
    t.play(0, "place 0 0 12");
    assert_eq!(t.state.frames.top(), Frame::Ask(Question::Turn));
}

#[test]
fn bd9_each_hex_that_fits_and_is_affordable() {
    let t = turn(2).dice([3, 1]).workers(0, 1).store(0, &["ship", "bank"]).go();
    assert_eq!((hexes(&t, 0, "place 0 0"), hexes(&t, 0, "place 0 1")), (vec![18], vec![12, 26]));
}

#[test]
fn bd10_each_stored_type_that_is_affordable() {
    let t = turn(2).dice([1, 1]).workers(0, 1).goods(0, &[2, 3, 6]).go();
    assert_eq!(t.legal_like(0, "sell 0"), ["sell 0 2", "sell 0 6"]);
    let mut t = turn(2).dice([6, 1]).know(0, &[1]).store(0, &["castle"]).goods(0, &[2, 3]).go();
    t.play(0, "place 0 0 7");
    assert_eq!(t.legal_like(0, "sell"), ["sell free 2", "sell free 3"]);
}

#[test]
fn bd11_a_castle_offers_the_four_actions_and_no_decline() {
    let t = turn(2).dice([6, 1]).know(0, &[1]).store(0, &["castle", "mine"]).goods(0, &[2]).depot("4.2", "ship");
    let mut t = t.go();
    t.play(0, "place 0 0 7");
    assert_eq!(t.legal(0), ["take free 4.2", "place free 1 25", "sell free 2", "workers free"]);
    assert_eq!(t.expect_illegal(0, "decline"), "BA17");
}

#[test]
fn bd12_a_warehouse_offers_each_stored_type_or_nothing() {
    let mut t = turn(2).dice([3, 1]).store(0, &["warehouse"]).goods(0, &[1, 4]).go();
    t.play(0, "place 0 0 12");
    assert_eq!(t.legal(0), ["sell free 1", "sell free 4", "decline"]);
}

#[test]
fn bd13_a_building_offers_each_fitting_tile_or_nothing() {
    let t =
        turn(2).dice([3, 1]).store(0, &["market"]).depot("3.1", "cow_2").depot("6.4", "pig_3").depot("2.3", "castle");
    let mut t = t.go();
    t.play(0, "place 0 0 12");
    assert_eq!(t.legal(0), ["take free 3.1", "take free 6.4", "decline"]);
    t.play(0, "decline");
    assert_eq!((stored(&t, 0).len(), t.state.frames.top()), (0, Frame::Ask(Question::Turn)));
}

#[test]
fn bd14_a_ship_names_any_depot() {
    let mut t = turn(2).dice([5, 1]).store(0, &["ship"]).stock(2, &[1]).go();
    t.play(0, "place 0 0 20");
    assert_eq!(t.legal(0).len(), 6);
    t.play(0, "ship 5");
    assert_eq!((player(&t, 0).goods, player(&t, 0).marker), ([0; 6], 1));
}

#[test]
fn bd15_with_knowledge_five_a_ship_names_a_neighbour_as_well_or_not() {
    let mut t = turn(2).dice([5, 1]).know(0, &[5]).store(0, &["ship"]).stock(2, &[1]).go();
    t.play(0, "place 0 0 20");
    let with_three: Vec<String> = t.legal(0).into_iter().filter(|action| action.contains('3')).collect();
    assert_eq!(with_three, ["ship 3", "ship 2+3", "ship 3+4"]);
}

#[test]
fn bd16_new_types_are_picked_until_the_spaces_are_full() {
    let mut t = turn(2).dice([5, 1]).store(0, &["ship"]).goods(0, &[6]).stock(4, &[1, 2, 3, 4]).go();
    t.play(0, "place 0 0 20").play(0, "ship 4");
    assert_eq!(t.legal(0), ["pick 1", "pick 2", "pick 3", "pick 4"]);
    t.play(0, "pick 3");
    assert_eq!(t.legal(0), ["pick 1", "pick 2", "pick 4"]);
    t.play(0, "pick 1");
    assert_eq!((player(&t, 0).goods, t.state.depot_goods[3]), ([1, 0, 1, 0, 0, 1], [0, 1, 0, 1, 0, 0]));
}

#[test]
fn bd17_with_knowledge_six_a_purchase_names_its_source() {
    let t = turn(2).silver(0, 2).know(0, &[6]).black(3, "church").depot("5.2", "mine").go();
    assert_eq!(t.legal_like(0, "buy"), ["buy black.3", "buy 5.2"]);
}

#[test]
fn bd18_each_tile_of_the_source() {
    let mut t = turn(4).silver(0, 2).black(1, "church").black(5, "ship").black(8, "mine").go();
    assert_eq!(t.legal_like(0, "buy"), ["buy black.1", "buy black.5", "buy black.8"]);
    t.play(0, "buy black.8");
    assert_eq!((stored(&t, 0), purse(&t, 0)), (vec!["mine"], (0, 0)));
}
