//! Section 11: rulings whose behaviour shows.

use crate::table::{Table, cost, dealt, hexes, idle, next_turn, on, player, purse, roll, stored, turn, variant, vp};
use signoria_burgundy::{Draw, Event, Frame, Points, Question, Variant};
use signoria_core::{Game, Seat, ToAct};
use signoria_testkit::Scenario;

#[test]
fn ba1_region_colour_and_then_the_effect() {
    // A ship closes its region and its colour before it asks for a depot.
    let ships = [16, 17, 18, 21, 22].map(|cell| (cell, "ship"));
    let way = [(13, "knowledge_01"), (14, "bank"), (15, "church")];
    let mut t = turn(2).dice([5, 1]).lay(0, &ships).lay(0, &way).store(0, &["ship"]).stock(1, &[1]).go();
    let before = vp(&t, 0);
    t.play(0, "place 0 0 20");
    assert_eq!((t.state.frames.top(), vp(&t, 0) - before), (Frame::Ask(Question::Ship), 6 + 10 + 5));
}

#[test]
fn ba2_the_engine_charges_the_least_number_of_workers() {
    let mut t = turn(2).dice([2, 1]).workers(0, 6).depot("2.3", "castle").depot("5.2", "mine").go();
    assert_eq!(cost(&mut t, 0, "take 0 2.3"), 0);
    // 1 to 5 over 6: two, not four.
    assert_eq!(cost(&mut t, 0, "take 1 5.2"), 2);
}

#[test]
fn ba3_a_free_step_comes_before_workers() {
    let mut t = turn(2).dice([2, 1]).workers(0, 1).know(0, &[12]).depot("4.2", "ship").go();
    assert_eq!(cost(&mut t, 0, "take 0 4.2"), 1);
}

#[test]
fn ba4_a_strong_worker_may_turn_a_die_by_one_only() {
    let mut t = turn(2).dice([2, 1]).workers(0, 1).know(0, &[8]).depot("3.1", "cow_2").go();
    assert_eq!(cost(&mut t, 0, "take 0 3.1"), 1);
}

#[test]
fn ba5_strong_workers_do_not_double_the_free_step() {
    let t = turn(2).dice([2, 1]).know(0, &[8, 12]).depot("4.2", "ship").depot("3.1", "cow_2").go();
    assert_eq!(t.legal_like(0, "take 0"), ["take 0 3.1"]);
}

#[test]
fn ba6_knowledge_twelve_is_for_dice_that_take_tiles() {
    let t = turn(2).dice([4, 1]).know(0, &[12]).goods(0, &[5]).store(0, &["ship"]).go();
    assert_eq!(t.legal(0), ["workers 0", "workers 1"]);
}

#[test]
fn ba7_no_purchase_in_the_middle_of_an_effect() {
    let mut t = turn(2).dice([6, 1]).know(0, &[1]).silver(0, 2).store(0, &["castle"]).black(1, "bank").go();
    t.expect_legal(0, "buy black.1");
    t.play(0, "place 0 0 7");
    assert_eq!(t.expect_illegal(0, "buy black.1"), "BA7");
    t.play(0, "workers free").expect_legal(0, "buy black.1");
}

#[test]
fn ba8_a_purchase_with_a_full_storage_is_allowed() {
    let mut t = turn(2).silver(0, 2).store(0, &["bank", "mine", "cow_2"]).black(1, "church").go();
    t.play(0, "buy black.1 discard 0");
    assert_eq!(stored(&t, 0), ["church", "mine", "cow_2"]);
}

#[test]
fn ba9_nothing_is_discarded_without_need() {
    let t = turn(2).dice([4, 1]).store(0, &["bank", "mine"]).depot("4.2", "ship").go();
    assert_eq!(t.expect_illegal(0, "take 0 4.2 discard 1"), "BA9");
}

#[test]
fn ba10_knowledge_six_buys_for_two_and_shares_the_limit() {
    let mut t = turn(2).silver(0, 5).know(0, &[6]).black(1, "church").depot("4.2", "ship").go();
    t.play(0, "buy black.1");
    assert_eq!(t.expect_illegal(0, "buy 4.2"), "B4.12");
    assert_eq!(purse(&t, 0).1, 3);
}

#[test]
fn ba11_a_ship_may_name_an_empty_depot() {
    let mut t = turn(2).dice([5, 1]).store(0, &["ship"]).stock(2, &[3]).go();
    t.play(0, "place 0 0 20").play(0, "ship 1");
    assert_eq!((player(&t, 0).goods, t.state.depot_goods[1][2], player(&t, 0).marker), ([0; 6], 1, 1));
}

#[test]
fn ba12_the_player_chooses_what_is_taken() {
    for pick in [1, 2] {
        let mut t = turn(2).dice([5, 1]).store(0, &["ship"]).goods(0, &[5, 6]).stock(2, &[1, 2]).go();
        t.play(0, "place 0 0 20").play(0, "ship 2").play(0, &format!("pick {pick}"));
        assert_eq!(player(&t, 0).goods[pick - 1], 1);
    }
}

#[test]
fn ba13_depots_six_and_one_are_neighbours() {
    let mut t = turn(2).dice([5, 1]).know(0, &[5]).store(0, &["ship"]).stock(6, &[3]).stock(1, &[4]).go();
    t.play(0, "place 0 0 20").play(0, "ship 6+1");
    assert_eq!(player(&t, 0).goods, [0, 0, 1, 1, 0, 0]);
}

#[test]
fn ba14_without_goods_of_the_type_nothing_is_sold() {
    let t = turn(2).dice([4, 1]).goods(0, &[3]).go();
    assert_eq!(t.expect_illegal(0, "sell 0 4"), "B5.10");
}

#[test]
fn ba15_may_effects_may_be_declined_and_the_others_come_by_themselves() {
    let table = |building| {
        let t = turn(2).dice([3, 1]).store(0, &[building, "ship"]).goods(0, &[1]).depot("1.2", "church");
        let mut t = t.depot("3.1", "cow_2").depot("5.2", "mine").go();
        t.play(0, "place 0 0 12");
        t
    };
    for building in ["warehouse", "carpenter_workshop", "church", "market", "city_hall"] {
        table(building).expect_legal(0, "decline");
    }
    for building in ["boarding_house", "bank", "watchtower"] {
        assert_eq!(table(building).state.frames.top(), Frame::Ask(Question::Turn));
    }
}

#[test]
fn ba16_a_city_hall_ignores_the_number_alone() {
    let mut t = turn(2).dice([3, 1]).store(0, &["city_hall", "ship", "castle"]).go();
    t.play(0, "place 0 0 12");
    assert_eq!(t.legal(0), ["place free 1 18", "place free 1 20", "place free 2 7", "decline"]);
    assert_eq!(t.expect_illegal(0, "place free 1 25"), "B5.6");
    assert_eq!(t.expect_illegal(0, "place free 1 17"), "B5.6");
}

#[test]
fn ba17_a_castle_action_cannot_be_declined() {
    let mut t = turn(2).dice([6, 1]).know(0, &[1]).store(0, &["castle"]).go();
    t.play(0, "place 0 0 7");
    assert_eq!(t.legal(0), ["workers free"]);
    assert_eq!(t.expect_illegal(0, "decline"), "BA17");
}

#[test]
fn ba18_the_starting_castle_scores_nothing_and_covers_its_hex() {
    let t = dealt(crate::table::base(2));
    assert_eq!((vp(&t, 0), vp(&t, 1)), (0, 0));
    // It counts for the colour: the three castles of the other region finish it.
    let mut t =
        turn(2).dice([6, 1]).know(0, &[1, 2]).lay(0, &[(3, "castle"), (2, "castle")]).store(0, &["castle"]).go();
    t.play(0, "place 0 0 7");
    assert_eq!(player(&t, 0).points[Points::Colours.idx()], 5);
}

/// Ranks after the last turn when seat 0 has covered so many hexes more than seat 1 and both have the same points.
fn ranks(more: usize) -> Vec<u8> {
    const WAY: [(u8, &str); 2] = [(18, "ship"), (20, "ship")];
    let mut t = turn(2).last_turn().workers(0, 4).lay(0, &WAY[..more]).go();
    idle(&mut t);
    let outcome = t.game.outcome(&t.state).unwrap();
    assert_eq!(outcome.scores[0], outcome.scores[1]);
    outcome.ranks
}

#[test]
fn ba19_more_empty_hexes_win_a_tie() {
    assert_eq!(ranks(1), [2, 1]);
}

#[test]
fn ba20_players_still_to_move_keep_their_order() {
    let mut t = turn(3).dice([5, 1]).store(0, &["ship"]).store(1, &["ship"]).dice_of(1, [5, 1]).go();
    t.play(0, "place 0 0 20").play(0, "workers 1");
    t.play(1, "place 0 0 20").play(1, "workers 1");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(2)));
    idle(&mut t);
    assert_eq!(t.state.order[..3], [1, 0, 2].map(Seat));
}

#[test]
fn ba21_the_round_order_of_the_last_round_breaks_a_tie_not_the_track() {
    // Seat 1 moves last in round 25, and a late ship brings it to the front of the track.
    let mut t = turn(2).last_turn().dice_of(1, [5, 1]).workers(0, 2).lay(0, &[(18, "ship")]).store(1, &["ship"]);
    t = t.track(&[0, 1]);
    let mut t = t.go();
    t.play(1, "place 0 0 20").play(1, "workers 1");
    let outcome = t.game.outcome(&t.state).unwrap();
    assert_eq!((t.state.track[0], outcome.scores[0] == outcome.scores[1]), (Seat(1), true));
    assert_eq!(outcome.ranks, [2, 1]);
}

#[test]
fn ba22_round_goods_are_seen_and_leave_in_their_order() {
    let mut t = Scenario::new(crate::table::base(2));
    t.drive(|_, _, _| unreachable!(), |_, s| matches!(s.frames.top(), Frame::Draw(Draw::Goods { .. })));
    t.chances(["goods 3", "goods 6", "goods 3", "goods 5", "goods 4"]);
    assert_eq!(t.view(1).coming, [3, 6, 3, 5, 4].map(Some));
    roll(&mut t, &[1, 1, 1, 1, 2]);
    idle(&mut t);
    roll(&mut t, &[1, 1, 1, 1, 2]);
    assert_eq!(t.state.depot_goods[1], [0, 0, 1, 0, 0, 1]);
}

#[test]
fn ba23_the_phase_bonus_is_that_of_the_phase_opened_last() {
    let mut t = turn(2).round(5).phase(1).place(1).dice_of(1, [3, 1]).store(1, &["bank"]).store(0, &["bank"]).go();
    t.play(1, "place 0 0 12");
    assert_eq!(player(&t, 1).points[Points::Phases.idx()], 8);
    idle(&mut t);
    t.drive(|_, _, _| unreachable!(), |_, s| matches!(s.frames.top(), Frame::Draw(Draw::Die { .. })));
    roll(&mut t, &[3, 1, 1, 1, 1]);
    t.play(0, "place 0 0 12");
    assert_eq!(player(&t, 0).points[Points::Phases.idx()], 6);
}

#[test]
fn ba25_in_the_variant_there_is_one_castle_on_the_chosen_board() {
    let mut t = dealt(variant(2, Variant::Open));
    t.drive(|_, _, legal| legal[0], |_, s| s.frames.top() == Frame::Ask(Question::Turn));
    assert_eq!([0, 1].map(|seat| player(&t, seat).covered.count_ones()), [1, 1]);
    assert_eq!(player(&t, 0).tile(signoria_burgundy::pieces::Cell::no(19)), None);
}

#[test]
fn ba27_sold_goods_are_open() {
    let mut t = turn(3).dice([2, 1]).goods(0, &[2, 2]).go();
    t.play(0, "sell 0 2");
    assert!((0..3).all(|viewer| t.view(viewer).players[0].sold == [0, 2, 0, 0, 0, 0]));
}

#[test]
fn ba28_everything_is_cleared_at_a_phase_change() {
    let mut t = turn(2).round(5).place(1).depot("1.3", "ship").depot("2.3", "castle").depot("5.2", "mine");
    t = t.black(1, "ship");
    let mut t = t.go();
    idle(&mut t);
    assert!(t.take_events().contains(&Event::PhaseStarted { phase: 1, removed: 4 }));
    next_turn(&mut t);
    assert_eq!([on(&t, "1.3"), on(&t, "2.3"), on(&t, "5.2")], [Some("ship"), Some("castle"), Some("mine")]);
}

#[test]
fn ba29_a_warehouse_or_castle_sells_any_stored_type() {
    let mut t = turn(2).dice([3, 6]).know(0, &[1]).store(0, &["warehouse", "castle"]).goods(0, &[1, 2, 5]).go();
    t.play(0, "place 0 0 12");
    assert_eq!(t.legal_like(0, "sell"), ["sell free 1", "sell free 2", "sell free 5"]);
    t.play(0, "sell free 2").play(0, "place 1 1 7");
    assert_eq!(t.legal_like(0, "sell"), ["sell free 1", "sell free 5"]);
}

#[test]
fn ba30_old_animals_score_again_when_one_of_their_kind_comes() {
    let mut t = turn(2).dice([5, 1]).lay(0, &[(12, "bank"), (11, "cow_3")]).store(0, &["cow_2", "hen_2"]).go();
    t.play(0, "place 0 0 10").play(0, "place 1 1 6");
    // 2 + 3 for the cows; the hen scores alone.
    assert_eq!(player(&t, 0).points[Points::Animals.idx()], 5 + 2);
}

#[test]
fn ba31_the_new_tile_is_named_and_then_the_discard() {
    let t = turn(2).dice([4, 1]).store(0, &["bank", "mine", "cow_2"]).depot("4.2", "ship").depot("4.3", "church").go();
    let named: Vec<String> = t.legal_like(0, "take");
    assert_eq!(named.len(), 6);
    // The tile just taken is never the one that leaves.
    assert!(named.iter().all(|action| action.contains("discard")));
}

#[test]
fn ba32_goods_of_two_depots_are_taken_together() {
    let table = || {
        let t = turn(2).dice([5, 1]).know(0, &[5]).store(0, &["ship"]).goods(0, &[6]);
        let mut t = t.stock(2, &[1, 2]).stock(3, &[2, 3]).go();
        t.play(0, "place 0 0 20").play(0, "ship 2+3");
        t
    };
    // One type from each depot, which depot by depot would forbid.
    let mut t = table();
    t.play(0, "pick 1").play(0, "pick 3");
    assert_eq!(player(&t, 0).goods, [1, 0, 1, 0, 0, 1]);
    // A type that lies on both comes from both.
    let mut t = table();
    t.play(0, "pick 2").play(0, "pick 1");
    assert_eq!(player(&t, 0).goods, [1, 2, 0, 0, 0, 1]);
}

#[test]
fn ba33_no_tile_of_phase_a_lies_there_when_boards_are_chosen() {
    for mode in [Variant::Open, Variant::Secret] {
        let t: Table = dealt(variant(4, mode));
        assert!(t.state.depots.iter().chain(&t.state.black).all(Option::is_none));
        assert!(t.state.coming.iter().all(Option::is_none));
        let asked = t.state.frames.top();
        assert!(matches!(asked, Frame::Ask(Question::Side { place: 0 } | Question::Secret { .. })));
    }
}

#[test]
fn ba16_the_city_rule_holds_for_a_city_hall() {
    let mut t = turn(2).dice([3, 1]).lay(0, &[(26, "bank")]).store(0, &["city_hall", "bank"]).go();
    t.play(0, "place 0 0 12");
    // 27 and 32 lie in the city with a bank, 12 holds the city hall: nothing is left to place.
    assert_eq!((t.state.frames.top(), hexes(&t, 0, "place free")), (Frame::Ask(Question::Turn), vec![]));
}
