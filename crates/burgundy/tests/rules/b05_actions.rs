//! Chapter 5: actions and payments.

use crate::table::{cost, hexes, on, player, purse, stored, turn, vp};
use signoria_burgundy::pieces::Cell;
use signoria_burgundy::{Event, Frame, Question};
use signoria_core::{Game, Seat, ToAct};

#[test]
fn b5_1_a_worker_changes_a_die_by_one_and_one_is_beside_six() {
    let table = |workers| {
        let depots = turn(2).dice([1, 4]).workers(0, workers);
        depots.depot("6.2", "bank").depot("2.3", "castle").depot("3.1", "cow_2").go()
    };
    assert_eq!(table(0).legal_like(0, "take 0"), [""; 0]);
    assert_eq!(table(1).legal_like(0, "take 0"), ["take 0 2.3", "take 0 6.2"]);
    // Several workers on one die.
    assert_eq!(table(2).legal_like(0, "take 0"), ["take 0 2.3", "take 0 3.1", "take 0 6.2"]);
    let mut t = table(1);
    assert_eq!(cost(&mut t, 0, "take 0 6.2"), 1);
}

#[test]
fn b5_2_the_least_number_of_workers_is_charged() {
    for (from, to) in (1..=6).flat_map(|from| (1..=6).map(move |to| (from, to))) {
        for (knowledge, strong, free) in [(&[1, 2][..], 1, 0), (&[8, 2], 2, 0), (&[12, 2], 1, 1), (&[8, 12], 2, 1)] {
            let distance = i32::min((to - from + 6) % 6, (from - to + 6) % 6);
            let expected = (0.max(distance - free) + strong - 1) / strong;
            let setup = turn(2).dice([from as u8, 1]).workers(0, 3).know(0, knowledge);
            // A space of this depot that two players use takes this tile.
            let (space, tile) = [
                ("1.2", "bank"),
                ("2.3", "castle"),
                ("3.3", "bank"),
                ("4.2", "ship"),
                ("5.2", "mine"),
                ("6.2", "bank"),
            ][to as usize - 1];
            let mut t = setup.depot(space, tile).go();
            assert_eq!(i32::from(cost(&mut t, 0, &format!("take 0 {space}"))), expected, "{from} to {to}");
        }
    }
}

#[test]
fn b5_2_what_costs_more_workers_than_there_are_is_not_offered() {
    let t = turn(2).dice([1, 1]).workers(0, 2).depot("4.2", "ship").go();
    assert_eq!(t.expect_illegal(0, "take 0 4.2"), "B5.2");
    assert_eq!(t.legal_like(0, "take"), [""; 0]);
}

#[test]
fn b5_3_workers_gained_in_the_turn_may_be_spent_at_once() {
    let mut t = turn(2).dice([1, 1]).depot("3.1", "cow_2").go();
    assert_eq!(t.legal_like(0, "take"), [""; 0]);
    t.play(0, "workers 0").play(0, "take 1 3.1");
    assert_eq!(purse(&t, 0).0, 0);
}

#[test]
fn b5_4_a_tile_of_the_depot_of_the_die_goes_into_storage() {
    let mut t = turn(2).dice([3, 6]).depot("3.1", "cow_2").depot("3.3", "bank").depot("4.2", "ship").go();
    assert_eq!(t.legal_like(0, "take"), ["take 0 3.1", "take 0 3.3"]);
    t.play(0, "take 0 3.3");
    assert_eq!((stored(&t, 0), on(&t, "3.3")), (vec!["bank"], None));
    // Never directly into the estate.
    assert_eq!(player(&t, 0).covered, Cell::no(19).bit());
}

#[test]
fn b5_5_with_a_full_storage_a_stored_tile_leaves_the_game() {
    let mut t = turn(2).dice([4, 1]).store(0, &["bank", "mine", "cow_2"]).depot("4.2", "ship").go();
    assert_eq!(t.legal_like(0, "take"), ["take 0 4.2 discard 0", "take 0 4.2 discard 1", "take 0 4.2 discard 2"]);
    assert_eq!(t.expect_illegal(0, "take 0 4.2"), "B5.5");
    t.play(0, "take 0 4.2 discard 1");
    assert_eq!(stored(&t, 0), ["bank", "ship", "cow_2"]);
    assert_eq!(t.view(0).removed.iter().map(|(tile, n)| (tile.word(), *n)).collect::<Vec<_>>(), [("mine", 1)]);
}

#[test]
fn b5_6_a_hex_is_empty_of_the_number_of_the_colour_and_beside_a_tile() {
    let table = || turn(2).dice([2, 5]).workers(0, 0).store(0, &["ship", "mine", "bank"]);
    let t = table().go();
    // 18 is blue with a 2; 20 is blue with a 5; 25 is grey with a 4.
    assert_eq!(t.legal_like(0, "place"), ["place 0 0 18", "place 1 0 20"]);
    assert_eq!(t.expect_illegal(0, "place 0 0 12"), "B5.6");
    assert_eq!(t.expect_illegal(0, "place 0 0 17"), "B5.6");
    assert_eq!(t.expect_illegal(0, "place 0 0 20"), "B5.2");
    let t = table().lay(0, &[(18, "ship")]).go();
    assert_eq!(t.expect_illegal(0, "place 0 0 18"), "B5.6");
    // Beside a tile of any colour.
    assert_eq!(hexes(&t, 0, "place 1 0"), [20]);
}

#[test]
fn b5_7_a_building_stands_once_in_a_city() {
    // Hexes 26 and 27 belong to one city, 12 is another.
    let t = turn(2).dice([3, 1]).lay(0, &[(26, "bank")]).store(0, &["bank", "market"]).go();
    assert_eq!(hexes(&t, 0, "place 0 0"), [12]);
    assert_eq!(hexes(&t, 0, "place 1 1"), [27]);
    assert_eq!(t.expect_illegal(0, "place 1 0 27"), "B5.7");
    // A city is a printed region: its buildings need not touch.
    let t =
        turn(2).dice([6, 1]).lay(0, &[(26, "bank"), (20, "ship"), (21, "ship"), (28, "cow_2"), (31, "knowledge_01")]);
    let t = t.store(0, &["church"]).go();
    assert_eq!(hexes(&t, 0, "place 0 0"), [33]);
    let t = turn(2).dice([6, 1]).lay(0, &[(26, "bank"), (20, "ship"), (21, "ship"), (28, "cow_2")]);
    let t = t.store(0, &["bank"]).go();
    assert_eq!(t.expect_illegal(0, "place 0 0 33"), "B5.7");
}

#[test]
fn b5_8_tiles_in_the_estate_stay_where_they_are() {
    let mut t = turn(2).dice([2, 5]).lay(0, &[(12, "bank")]).store(0, &["ship", "ship"]).go();
    let before = player(&t, 0).estate.clone();
    t.play(0, "place 0 0 18").play(0, "place 1 1 20");
    let after = &player(&t, 0).estate;
    assert!(before.0.iter().zip(&after.0).all(|(was, is)| was.is_none() || was == is));
    assert_eq!(player(&t, 0).covered.count_ones(), 4);
}

#[test]
fn b5_9_region_then_colour_then_effect() {
    // The last three beige hexes: the city of hex 12 is of size 1, and a bank has an effect.
    let city = |cells: &[u8]| cells.iter().map(|c| (*c, ())).collect::<Vec<_>>();
    let kinds = ["warehouse", "carpenter_workshop", "church", "market", "boarding_house"];
    let mut beige = Vec::new();
    for cells in [&[26, 27, 32, 33, 37][..], &[23, 24, 29], &[9, 14, 15]] {
        beige.extend(city(cells).into_iter().zip(kinds).map(|((cell, ()), kind)| (cell, kind)));
    }
    let way = [(18, "ship"), (20, "ship"), (13, "knowledge_02")];
    let mut t = turn(2).dice([3, 1]).lay(0, &beige).lay(0, &way).store(0, &["bank"]).go();
    let before = vp(&t, 0);
    t.play(0, "place 0 0 12");
    let told: Vec<&str> = t
        .take_events()
        .iter()
        .filter_map(|event| match event {
            Event::TilePlaced { .. } => Some("placed"),
            Event::RegionScored { vp: 11, .. } => Some("region"),
            Event::ColourFinished { large: true, vp: 5, .. } => Some("colour"),
            Event::BuildingGave { silverlings: 2, .. } => Some("effect"),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["placed", "region", "colour", "effect"]);
    assert_eq!(vp(&t, 0), before + 11 + 5);
}

#[test]
fn b5_10_goods_of_the_type_of_the_die_must_be_stored() {
    let t = turn(2).dice([3, 5]).goods(0, &[3, 4]).go();
    assert_eq!(t.legal_like(0, "sell"), ["sell 0 3"]);
    assert_eq!(t.expect_illegal(0, "sell 1 5"), "B5.10");
}

#[test]
fn b5_11_all_goods_of_the_type_are_sold_for_one_silverling_and_points() {
    for (seats, each) in [(2, 2), (3, 3), (4, 4)] {
        let mut t = turn(seats).dice([4, 1]).goods(0, &[4, 4, 1]).go();
        t.play(0, "sell 0 4");
        let p = player(&t, 0);
        assert_eq!((p.goods, p.sold), ([1, 0, 0, 0, 0, 0], [0, 0, 0, 2, 0, 0]));
        assert_eq!((purse(&t, 0), vp(&t, 0)), ((0, 1), 2 * each));
    }
}

#[test]
fn b5_12_knowledge_three_and_four_add_to_a_sale() {
    for (knowledge, expected) in [(&[3][..], (0, 2)), (&[4], (1, 1)), (&[3, 4], (1, 2))] {
        let mut t = turn(2).dice([4, 1]).goods(0, &[4]).know(0, knowledge).go();
        t.play(0, "sell 0 4");
        assert_eq!(purse(&t, 0), expected);
    }
}

#[test]
fn b5_13_any_die_brings_two_workers() {
    for value in 1..=6 {
        let mut t = turn(2).dice([value, 1]).go();
        t.play(0, "workers 0");
        assert_eq!(purse(&t, 0), (2, 0));
    }
    for (knowledge, expected) in [(&[14][..], (4, 0)), (&[13], (2, 1)), (&[13, 14], (4, 1))] {
        let mut t = turn(2).know(0, knowledge).go();
        t.play(0, "workers 0");
        assert_eq!(purse(&t, 0), expected);
    }
}

#[test]
fn b5_20_two_silverlings_buy_a_tile_of_the_black_depot() {
    let table = |silver| turn(2).silver(0, silver).workers(0, 3).black(2, "church").depot("1.2", "bank").go();
    assert_eq!(table(1).expect_illegal(0, "buy black.2"), "B5.20");
    let mut t = table(3);
    assert_eq!(t.legal_like(0, "buy"), ["buy black.2"]);
    t.play(0, "buy black.2");
    assert_eq!((purse(&t, 0), stored(&t, 0), player(&t, 0).used), ((3, 1), vec!["church"], [false; 2]));
    assert_eq!(t.state.black[1], None);
    // Knowledge 6 opens the numbered depots: one purchase all the same.
    let mut t = turn(2).silver(0, 4).know(0, &[6]).black(2, "church").depot("1.2", "bank").go();
    assert_eq!(t.legal_like(0, "buy"), ["buy black.2", "buy 1.2"]);
    t.play(0, "buy 1.2");
    assert_eq!((purse(&t, 0).1, t.legal_like(0, "buy")), (2, vec![]));
}

#[test]
fn b5_21_a_purchase_with_a_full_storage_discards() {
    let mut t = turn(2).silver(0, 2).store(0, &["bank", "mine", "cow_2"]).black(1, "church").go();
    assert_eq!(t.legal_like(0, "buy").len(), 3);
    assert_eq!(t.expect_illegal(0, "buy black.1"), "B5.5");
    t.play(0, "buy black.1 discard 2");
    assert_eq!(stored(&t, 0), ["bank", "mine", "church"]);
}

#[test]
fn b5_22_a_bought_tile_is_placed_with_a_die_like_any_other() {
    let mut t = turn(2).dice([2, 4]).silver(0, 2).black(1, "mine").go();
    t.play(0, "buy black.1");
    assert_eq!((hexes(&t, 0, "place 0"), hexes(&t, 0, "place 1")), (vec![], vec![25]));
    assert_eq!((t.state.frames.top(), t.game.to_act(&t.state)), (Frame::Ask(Question::Turn), ToAct::seat(Seat(0))));
}
