//! Chapter 6: what tiles do.

use crate::table::{cost, hexes, idle, next_turn, on, player, purse, stored, turn, vp};
use signoria_burgundy::{Frame, Points, Question};
use signoria_core::{Game, Seat, ToAct};

/// Points of a knowledge tile at the end, with `tiles` in the estate beside it.
fn at_end(number: u8, tiles: &[(u8, &str)]) -> u16 {
    let knowledge = format!("knowledge_{number:02}");
    let mut t = turn(2).last_turn().lay(0, &[(13, &knowledge)]).lay(0, tiles).go();
    idle(&mut t);
    player(&t, 0).points[Points::Knowledge(number).idx()]
}

#[test]
fn b6_1_a_castle_brings_an_action_as_if_with_any_die() {
    let table = || {
        let t = turn(2).dice([5, 1]).phase(0).board(0, 3, 19).store(0, &["castle", "ship", "bank"]).goods(0, &[3]);
        // On board 3 the castle hex 7 (a 6) is reached over the knowledge hex 13.
        t.lay(0, &[(13, "knowledge_01")]).depot("6.2", "church").depot("2.3", "castle").black(1, "mine").workers(0, 1)
    };
    let mut t = table().go();
    assert_eq!(cost(&mut t, 0, "place 0 0 7"), 1);
    assert_eq!(t.state.frames.top(), Frame::Ask(Question::CastleAction));
    // Any numbered depot, any stored tile, any goods, or workers; never the black depot, and no other die is touched.
    let legal = t.legal(0);
    assert!(
        ["take free 6.2", "take free 2.3", "sell free 3", "workers free"]
            .iter()
            .all(|a| legal.contains(&(*a).to_owned()))
    );
    assert!(legal.iter().all(|action| action.contains("free")));
    assert_eq!(hexes(&t, 0, "place free 1"), [6, 8, 14]);
    t.play(0, "take free 6.2");
    assert_eq!(
        (stored(&t, 0), player(&t, 0).used, purse(&t, 0)),
        (vec!["church", "ship", "bank"], [true, false], (0, 0))
    );
}

#[test]
fn b6_1_knowledge_helps_a_castle_action() {
    let table = |knowledge| turn(2).dice([6, 1]).know(0, knowledge).store(0, &["castle"]).goods(0, &[3]).go();
    let mut t = table(&[13, 14]);
    t.play(0, "place 0 0 7").play(0, "workers free");
    assert_eq!(purse(&t, 0), (4, 1));
    let mut t = table(&[3, 4]);
    t.play(0, "place 0 0 7").play(0, "sell free 3");
    assert_eq!(purse(&t, 0), (1, 2));
}

#[test]
fn b6_1_a_castle_placed_by_a_castle_gives_a_further_action() {
    let mut t = turn(2).dice([6, 1]).lay(0, &[(13, "knowledge_01")]).store(0, &["castle", "castle"]).go();
    t.play(0, "place 0 0 7").play(0, "place free 1 2");
    assert_eq!(t.state.frames.top(), Frame::Ask(Question::CastleAction));
}

#[test]
fn b6_2_a_mine_does_nothing_at_once() {
    let mut t = turn(2).dice([4, 1]).store(0, &["mine"]).go();
    t.play(0, "place 0 0 25");
    assert_eq!((purse(&t, 0), vp(&t, 0), t.state.frames.top()), ((0, 0), 0, Frame::Ask(Question::Turn)));
}

#[test]
fn b6_3_a_ship_takes_all_goods_of_one_depot_and_moves_the_marker() {
    let mut t = turn(2).dice([5, 1]).store(0, &["ship"]).stock(3, &[1, 1, 4]).stock(2, &[6]).go();
    t.play(0, "place 0 0 20");
    assert_eq!(t.legal(0), ["ship 1", "ship 2", "ship 3", "ship 4", "ship 5", "ship 6"]);
    t.play(0, "ship 3");
    assert_eq!((player(&t, 0).goods, t.state.depot_goods[2]), ([2, 0, 0, 1, 0, 0], [0; 6]));
    assert_eq!(player(&t, 0).marker, 1);
}

#[test]
fn b6_3_the_marker_goes_on_top_of_a_stack_and_the_others_keep_their_order() {
    let t = turn(4).dice([5, 1]).store(0, &["ship"]).lay(2, &[(18, "ship")]).lay(3, &[(18, "ship")]);
    let mut t = t.track(&[3, 2, 1, 0]).go();
    t.play(0, "place 0 0 20");
    // No goods lie anywhere, so no depot is asked for.
    assert_eq!(t.state.track, [0, 3, 2, 1].map(Seat));
    assert_eq!(t.view(0).track[1], [0, 3, 2].map(Seat));
    // First in order now: the white die, from the next round on.
    assert_eq!((t.view(0).white_holder, t.state.order), (Some(Seat(0)), [0, 1, 2, 3].map(Seat)));
}

#[test]
fn b6_4_at_most_three_types_are_stored() {
    let mut t = turn(2).dice([5, 1]).store(0, &["ship"]).goods(0, &[1, 2]).stock(4, &[1, 3, 4, 4]).go();
    t.play(0, "place 0 0 20").play(0, "ship 4");
    // Type 1 joins its stack at once; one of 3 and 4 may be picked, with all its tiles.
    assert_eq!(player(&t, 0).goods, [2, 1, 0, 0, 0, 0]);
    assert_eq!(t.legal(0), ["pick 3", "pick 4"]);
    t.play(0, "pick 4");
    assert_eq!((player(&t, 0).goods, t.state.depot_goods[3]), ([2, 1, 0, 2, 0, 0], [0, 0, 1, 0, 0, 0]));
    assert_eq!(t.state.frames.top(), Frame::Ask(Question::Turn));
}

#[test]
fn b6_4_what_can_be_stored_must_be_taken() {
    let mut t = turn(2).dice([5, 1]).store(0, &["ship"]).stock(4, &[1, 3, 4]).go();
    t.play(0, "place 0 0 20");
    assert_eq!(t.expect_illegal(0, "decline"), "B6.3");
    t.play(0, "ship 4");
    assert_eq!((player(&t, 0).goods, t.state.frames.top()), ([1, 0, 1, 1, 0, 0], Frame::Ask(Question::Turn)));
}

#[test]
fn b6_5_animals_score_with_their_kind_on_the_same_pasture() {
    // The pasture of 1, 5, 6, 10 and 11; 28 is another one.
    let way = [(12, "bank"), (6, "hen_2"), (11, "cow_3"), (27, "market"), (26, "church"), (28, "cow_4")];
    let mut t = turn(2).dice([5, 1]).lay(0, &way).store(0, &["cow_4"]).go();
    let before = vp(&t, 0);
    t.play(0, "place 0 0 10");
    assert_eq!(vp(&t, 0) - before, 4 + 3);
    // They need not touch: 1 lies beside 6, not beside 11.
    let mut t = turn(2).dice([6, 1]).lay(0, &way).store(0, &["cow_2"]).go();
    let before = vp(&t, 0);
    t.play(0, "place 0 0 1");
    assert_eq!(vp(&t, 0) - before, 2 + 3);
}

#[test]
fn b6_6_an_effect_that_is_not_used_is_lost() {
    let mut t = turn(2).dice([3, 1]).store(0, &["warehouse"]).goods(0, &[6]).go();
    t.play(0, "place 0 0 12").play(0, "decline");
    assert_eq!((player(&t, 0).goods[5], t.state.frames.top()), (1, Frame::Ask(Question::Turn)));
    assert!(t.legal_like(0, "sell").is_empty());
    // Without a target it is not even asked for.
    let mut t = turn(2).dice([3, 1]).store(0, &["warehouse"]).go();
    t.play(0, "place 0 0 12");
    assert_eq!((player(&t, 0).covered.count_ones(), t.state.frames.top()), (2, Frame::Ask(Question::Turn)));
}

#[test]
fn b6_7_knowledge_acts_from_the_moment_it_is_placed() {
    let mut t = turn(2).dice([1, 1]).store(0, &["knowledge_14"]).go();
    t.play(0, "place 0 0 13").play(0, "workers 1");
    assert_eq!(purse(&t, 0).0, 4);
}

#[test]
fn b6_10_a_warehouse_sells_one_type_without_a_die() {
    let mut t = turn(2).dice([3, 1]).store(0, &["warehouse"]).goods(0, &[6, 6, 2]).know(0, &[3, 4]).go();
    t.play(0, "place 0 0 12");
    assert_eq!(t.legal(0), ["sell free 2", "sell free 6", "decline"]);
    t.play(0, "sell free 6");
    assert_eq!((player(&t, 0).sold[5], player(&t, 0).points[Points::Goods.idx()], purse(&t, 0)), (2, 4, (1, 2)));
    assert_eq!(player(&t, 0).used, [true, false]);
}

/// The tiles that a building offers when each numbered depot holds something.
fn offers(building: &str) -> Vec<String> {
    let mut t = turn(2)
        .dice([3, 1])
        .store(0, &[building])
        .depot("1.2", "bank")
        .depot("1.3", "ship")
        .depot("2.1", "knowledge_09")
        .depot("2.3", "castle")
        .depot("3.1", "cow_2")
        .depot("5.2", "mine")
        .black(1, "market")
        .black(2, "ship")
        .black(3, "mine")
        .go();
    t.play(0, "place 0 0 12");
    t.legal(0)
}

#[test]
fn b6_11_a_carpenter_takes_a_building() {
    assert_eq!(offers("carpenter_workshop"), ["take free 1.2", "decline"]);
}

#[test]
fn b6_12_a_church_takes_a_mine_a_knowledge_tile_or_a_castle() {
    assert_eq!(offers("church"), ["take free 2.1", "take free 2.3", "take free 5.2", "decline"]);
}

#[test]
fn b6_13_a_market_takes_a_ship_or_an_animal() {
    assert_eq!(offers("market"), ["take free 1.3", "take free 3.1", "decline"]);
    let mut t = turn(2).dice([3, 1]).store(0, &["market"]).depot("3.1", "cow_2").go();
    t.play(0, "place 0 0 12").play(0, "take free 3.1");
    assert_eq!((stored(&t, 0), on(&t, "3.1")), (vec!["cow_2"], None));
}

#[test]
fn b6_14_a_boarding_house_gives_four_workers() {
    for knowledge in [&[1, 2][..], &[13, 14]] {
        let mut t = turn(2).dice([3, 1]).store(0, &["boarding_house"]).know(0, knowledge).go();
        t.play(0, "place 0 0 12");
        assert_eq!((purse(&t, 0), t.state.frames.top()), ((4, 0), Frame::Ask(Question::Turn)));
    }
}

#[test]
fn b6_15_a_bank_gives_two_silverlings() {
    let mut t = turn(2).dice([3, 1]).store(0, &["bank"]).go();
    t.play(0, "place 0 0 12");
    assert_eq!((purse(&t, 0), t.state.frames.top()), ((0, 2), Frame::Ask(Question::Turn)));
}

#[test]
fn b6_16_a_city_hall_places_any_stored_tile_on_any_number() {
    let mut t = turn(2).dice([3, 1]).store(0, &["city_hall", "mine", "boarding_house"]).go();
    t.play(0, "place 0 0 12");
    // The grey hex 25 has a 4; beige and beside something are 26 alone. Colour and neighbours hold.
    assert_eq!(t.legal(0), ["place free 1 25", "place free 2 26", "decline"]);
    t.play(0, "place free 2 26");
    assert_eq!((purse(&t, 0), player(&t, 0).used), ((4, 0), [true, false]));
    // The city rule holds as well.
    let mut t = turn(2).dice([3, 1]).store(0, &["city_hall", "city_hall"]).lay(0, &[(26, "city_hall")]).go();
    t.play(0, "place 0 0 12");
    assert_eq!(t.state.frames.top(), Frame::Ask(Question::Turn));
}

#[test]
fn b6_17_a_watchtower_gives_four_points() {
    let mut t = turn(2).dice([3, 1]).store(0, &["watchtower"]).go();
    t.play(0, "place 0 0 26");
    assert_eq!((vp(&t, 0), t.state.frames.top()), (4, Frame::Ask(Question::Turn)));
}

#[test]
fn b6_18_an_effect_never_meets_a_full_storage() {
    let t = turn(2).dice([3, 6]).store(0, &["market", "castle", "cow_2"]).depot("3.1", "hen_2").depot("4.2", "ship");
    let mut t = t.lay(0, &[(13, "knowledge_01")]).go();
    t.play(0, "place 0 0 12").play(0, "take free 3.1");
    assert_eq!(stored(&t, 0), ["hen_2", "castle", "cow_2"]);
    t.play(0, "place 1 1 7").play(0, "take free 4.2");
    assert_eq!(stored(&t, 0), ["hen_2", "ship", "cow_2"]);
}

#[test]
fn b6_21_knowledge_one_lifts_the_city_rule() {
    let t = turn(2).dice([5, 1]).lay(0, &[(26, "bank"), (13, "knowledge_01")]).store(0, &["bank"]).workers(0, 2).go();
    assert_eq!(hexes(&t, 0, "place 0 0"), [12, 27, 32]);
}

#[test]
fn b6_22_knowledge_two_adds_a_worker_for_each_mine() {
    let mut t =
        turn(2).round(5).place(1).lay(0, &[(25, "mine"), (30, "mine")]).know(0, &[2]).lay(1, &[(25, "mine")]).go();
    idle(&mut t);
    assert_eq!((purse(&t, 0), purse(&t, 1)), ((2, 2), (4, 1)));
}

#[test]
fn b6_23_knowledge_three_gives_two_silverlings_at_every_sale() {
    let mut t = turn(2).dice([6, 3]).know(0, &[3]).store(0, &["castle", "warehouse"]).goods(0, &[1, 2, 3]).go();
    t.play(0, "place 0 0 7").play(0, "sell free 1");
    assert_eq!(purse(&t, 0), (0, 2));
    t.play(0, "place 1 1 12").play(0, "sell free 2");
    assert_eq!(purse(&t, 0), (0, 4));
    let mut t = turn(2).dice([6, 3]).know(0, &[3]).goods(0, &[3]).go();
    t.play(0, "sell 1 3");
    assert_eq!(purse(&t, 0), (0, 2));
}

#[test]
fn b6_24_knowledge_four_gives_a_worker_at_every_sale() {
    let mut t = turn(2).dice([6, 3]).know(0, &[4]).store(0, &["castle"]).goods(0, &[1, 3]).go();
    t.play(0, "place 0 0 7").play(0, "sell free 1").play(0, "sell 1 3");
    assert_eq!(purse(&t, 0), (2, 2));
}

#[test]
fn b6_30_with_knowledge_five_a_ship_takes_from_two_neighbours() {
    let mut t = turn(2).dice([5, 1]).know(0, &[5]).store(0, &["ship"]).stock(6, &[1]).stock(1, &[2, 2]).go();
    t.play(0, "place 0 0 20");
    let two = t.legal_like(0, "ship").split_off(6);
    assert_eq!(two, ["ship 1+2", "ship 2+3", "ship 3+4", "ship 4+5", "ship 5+6", "ship 6+1"]);
    t.play(0, "ship 6+1");
    assert_eq!((player(&t, 0).goods, player(&t, 0).marker), ([1, 2, 0, 0, 0, 0], 1));
    let mut t = turn(2).dice([5, 1]).store(0, &["ship"]).stock(6, &[1]).go();
    t.play(0, "place 0 0 20");
    assert_eq!(t.expect_illegal(0, "ship 6+1"), "B6.30");
}

#[test]
fn b6_31_knowledge_six_opens_the_numbered_depots_to_purchases() {
    let table = |knowledge| turn(2).silver(0, 2).know(0, knowledge).depot("3.1", "cow_2").depot("4.2", "ship").go();
    assert_eq!(table(&[6]).legal_like(0, "buy"), ["buy 3.1", "buy 4.2"]);
    assert_eq!(table(&[1]).expect_illegal(0, "buy 3.1"), "B6.31");
}

#[test]
fn b6_32_with_knowledge_seven_each_scoring_tile_gives_one_more() {
    let way = [(12, "bank"), (11, "cow_3"), (6, "hen_4"), (13, "knowledge_07")];
    let mut t = turn(2).dice([5, 1]).lay(0, &way).store(0, &["cow_4"]).go();
    let before = vp(&t, 0);
    t.play(0, "place 0 0 10");
    assert_eq!(vp(&t, 0) - before, (4 + 1) + (3 + 1));
    assert_eq!(player(&t, 0).points[Points::Knowledge(7).idx()], 2);
}

#[test]
fn b6_33_with_knowledge_eight_a_worker_turns_a_die_by_one_or_two() {
    let table = || turn(2).dice([1, 1]).workers(0, 1).know(0, &[8]).depot("2.3", "castle").depot("3.1", "cow_2");
    let t = table().depot("5.2", "mine").depot("4.2", "ship").go();
    assert_eq!(t.legal_like(0, "take 0"), ["take 0 2.3", "take 0 3.1", "take 0 5.2"]);
}

#[test]
fn b6_34_knowledge_nine_turns_a_die_freely_for_a_building() {
    // 12 shows a 3, 14 a 2, 27 a 1, 32 a 5; a mine on 25 wants a 4.
    let t = turn(2).dice([2, 3]).know(0, &[9]).store(0, &["bank", "mine"]).lay(0, &[(26, "church")]).go();
    assert_eq!(t.legal_like(0, "place 0"), ["place 0 0 12", "place 0 0 14", "place 0 0 27"]);
    assert_eq!(t.legal_like(0, "place 1"), ["place 1 0 12", "place 1 0 14"]);
    // 1 and 6 are neighbours.
    let mut t = turn(2).dice([6, 3]).know(0, &[9]).store(0, &["bank"]).lay(0, &[(26, "church")]).go();
    assert_eq!(cost(&mut t, 0, "place 0 0 27"), 0);
}

#[test]
fn b6_35_knowledge_ten_does_so_for_ships_and_animals() {
    // 18 shows a 2, 20 a 5; 11 shows a 4.
    let t = turn(2).dice([3, 6]).know(0, &[10]).lay(0, &[(12, "bank")]).store(0, &["ship", "cow_2", "church"]).go();
    assert_eq!(t.legal_like(0, "place 0"), ["place 0 0 18", "place 0 1 11", "place 0 2 26"]);
    assert_eq!(t.legal_like(0, "place 1"), ["place 1 0 20", "place 1 1 6"]);
}

#[test]
fn b6_36_knowledge_eleven_does_so_for_castles_mines_and_knowledge() {
    // 3 shows a 4, 7 a 6, 25 a 4, 4 a 3; a ship on 20 wants a 5.
    let t = turn(2).dice([5, 2]).know(0, &[11, 1]).store(0, &["castle", "mine", "knowledge_03"]).go();
    assert_eq!(t.legal_like(0, "place 0"), ["place 0 0 3", "place 0 0 7", "place 0 1 25"]);
    assert_eq!(t.legal_like(0, "place 1"), ["place 1 2 4"]);
    let t = turn(2).dice([6, 4]).know(0, &[11]).store(0, &["ship"]).go();
    assert_eq!(t.legal_like(0, "place"), [""; 0]);
}

#[test]
fn b6_37_knowledge_twelve_does_so_for_taking_tiles() {
    let t = turn(2).dice([5, 1]).know(0, &[12]).depot("4.2", "ship").depot("6.2", "bank").depot("2.3", "castle");
    let t = t.depot("3.1", "cow_2").store(0, &["ship"]).go();
    assert_eq!(t.legal_like(0, "take 0"), ["take 0 4.2", "take 0 6.2"]);
    // Not for placing: 20 shows a 5, 18 a 2.
    assert_eq!((hexes(&t, 0, "place 0"), hexes(&t, 0, "place 1")), (vec![20], vec![]));
}

#[test]
fn b6_38_knowledge_thirteen_adds_a_silverling_to_workers() {
    let mut t = turn(2).dice([6, 1]).know(0, &[13]).store(0, &["castle"]).go();
    t.play(0, "place 0 0 7").play(0, "workers free").play(0, "workers 1");
    assert_eq!(purse(&t, 0), (4, 2));
}

#[test]
fn b6_39_knowledge_fourteen_gives_four_workers() {
    let mut t = turn(2).dice([6, 1]).know(0, &[14]).store(0, &["castle"]).go();
    t.play(0, "place 0 0 7").play(0, "workers free").play(0, "workers 1");
    assert_eq!(purse(&t, 0), (8, 0));
}

#[test]
fn b6_40_knowledge_fifteen_scores_three_for_each_type_sold() {
    let mut t = turn(2).last_turn().know(0, &[15]).sold(0, &[1, 1, 1, 4, 6]).go();
    idle(&mut t);
    assert_eq!(player(&t, 0).points[Points::Knowledge(15).idx()], 3 * 3);
}

/// Two buildings of a kind in two cities, and one of another kind.
fn two_of(number: u8, building: &str, other: &str) -> u16 {
    at_end(number, &[(12, building), (26, building), (27, other)])
}

#[test]
fn b6_41_knowledge_sixteen_scores_warehouses() {
    assert_eq!(two_of(16, "warehouse", "bank"), 8);
}

#[test]
fn b6_42_knowledge_seventeen_scores_watchtowers() {
    assert_eq!(two_of(17, "watchtower", "bank"), 8);
}

#[test]
fn b6_43_knowledge_eighteen_scores_carpenters() {
    assert_eq!(two_of(18, "carpenter_workshop", "bank"), 8);
}

#[test]
fn b6_44_knowledge_nineteen_scores_churches() {
    assert_eq!(two_of(19, "church", "bank"), 8);
}

#[test]
fn b6_45_knowledge_twenty_scores_markets() {
    assert_eq!(two_of(20, "market", "bank"), 8);
}

#[test]
fn b6_46_knowledge_twenty_one_scores_boarding_houses() {
    assert_eq!(two_of(21, "boarding_house", "bank"), 8);
}

#[test]
fn b6_47_knowledge_twenty_two_scores_banks() {
    assert_eq!(two_of(22, "bank", "church"), 8);
}

#[test]
fn b6_48_knowledge_twenty_three_scores_city_halls() {
    assert_eq!(two_of(23, "city_hall", "bank"), 8);
}

#[test]
fn b6_49_knowledge_twenty_four_scores_four_for_each_species() {
    let animals = [(12, "bank"), (11, "cow_2"), (6, "cow_3"), (5, "hen_2"), (10, "sheep_4")];
    assert_eq!(at_end(24, &animals), 4 * 3);
}

#[test]
fn b6_50_knowledge_twenty_five_scores_one_for_each_goods_tile_sold() {
    let mut t = turn(2).last_turn().know(0, &[25]).sold(0, &[1, 1, 1, 4, 6]).goods(0, &[2]).go();
    idle(&mut t);
    assert_eq!(player(&t, 0).points[Points::Knowledge(25).idx()], 5);
}

#[test]
fn b6_51_knowledge_twenty_six_scores_two_for_each_bonus_tile() {
    let mines = [(25, "mine"), (30, "mine"), (34, "mine")];
    assert_eq!(at_end(26, &mines), 2);
    // The second player to finish has the small tile.
    let mut t = turn(2).last_turn().lay(0, &mines).lay(1, &mines).know(1, &[26]).go();
    idle(&mut t);
    assert_eq!(player(&t, 1).points[Points::Knowledge(26).idx()], 2);
}

#[test]
fn b6_52_knowledge_in_storage_scores_nothing_and_in_the_estate_counts_all() {
    let mut t = turn(2).last_turn().store(0, &["knowledge_22"]).lay(0, &[(12, "bank")]).go();
    idle(&mut t);
    assert_eq!(player(&t, 0).points[Points::Knowledge(22).idx()], 0);
    // A bank placed before the knowledge tile and one placed after it.
    let mut t = turn(2).phase(4).round(5).dice([1, 3]).lay(0, &[(12, "bank")]).store(0, &["knowledge_22", "bank"]).go();
    t.play(0, "place 0 0 13").play(0, "place 1 1 26");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
    idle(&mut t);
    assert_eq!(player(&t, 0).points[Points::Knowledge(22).idx()], 8);
}

#[test]
fn b6_3_the_white_die_changes_hands_from_the_next_round_on() {
    let mut t = turn(2).place(1).dice_of(1, [5, 1]).store(1, &["ship"]).go();
    t.play(1, "place 0 0 20").play(1, "workers 1");
    next_turn(&mut t);
    assert_eq!((t.state.order[0], t.state.active()), (Seat(1), Seat(1)));
}
