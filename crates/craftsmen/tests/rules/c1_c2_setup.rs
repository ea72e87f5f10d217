//! Chapters 1 and 2: icons, recipes, the set-up.

use crate::common::*;
use signoria_core::SetupError;
use signoria_craftsmen::Action;

#[test]
fn c1_2_3_an_icon_holds_one_marker() {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[45, 8]);
        fill(s, &[(45, 0)]);
    });
    assert_eq!(t.expect_illegal(0, "raw wheat 45 0"), "C5.6.4");
    t.play(0, "raw wheat fair");
    assert_eq!(t.expect_illegal(0, "trade 45 0"), "C5.6.5");
}

/// A building with all its inputs filled yields its good for a work point, and scores its points.
fn yields(card: u8, good: Good, inputs: &[Good], points: i16, answer: &str) {
    let recipe = boxed(3).parts().recipe(good).clone();
    assert_eq!((&recipe.inputs[..], i16::from(recipe.points)), (inputs, points));
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[card]);
        (0..inputs.len()).for_each(|icon| fill(s, &[(card, icon)]));
        hold(s, 0, &["blue_1"]);
    });
    t.play(0, answer);
    assert_eq!(score(&t, 0), points);
    assert!((0..inputs.len()).all(|icon| !is_filled(&t, card, icon)));
}

/// A basic building yields its raw material for a work point, without points.
fn grows(cards: &[u8], good: Good) {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| build(s, 0, cards));
    t.play(0, &format!("raw {good} fair"));
    assert_eq!((player(&t, 0).fair, score(&t, 0)), (1, 0));
}

#[test]
fn c1_3_1_a_sawmill_yields_wood() {
    grows(&[], Good::Wood);
}

#[test]
fn c1_3_2_an_iron_mine_yields_iron_ore() {
    grows(&[0], Good::IronOre);
}

#[test]
fn c1_3_3_a_flax_plantation_yields_flax() {
    grows(&[4], Good::Flax);
}

#[test]
fn c1_3_4_a_wheat_field_yields_wheat() {
    grows(&[8], Good::Wheat);
}

#[test]
fn c1_3_5_a_cow_pasture_yields_cows() {
    grows(&[12], Good::Cow);
}

#[test]
fn c1_3_6_an_apiary_yields_wax() {
    grows(&[16], Good::Wax);
}

#[test]
fn c1_3_7_a_vineyard_yields_grapes() {
    grows(&[20], Good::Grapes);
}

#[test]
fn c1_3_8_a_cooper_makes_barrels() {
    yields(24, Good::Barrel, &[Good::Wood], 1, "semi 24 granary");
}

#[test]
fn c1_3_9_a_ropemaker_makes_ropes() {
    yields(27, Good::Rope, &[Good::Flax], 1, "semi 27 granary");
}

#[test]
fn c1_3_10_a_tannery_makes_leather() {
    yields(30, Good::Leather, &[Good::Cow], 1, "semi 30 granary");
}

#[test]
fn c1_3_11_a_paper_mill_makes_paper() {
    yields(33, Good::Paper, &[Good::Wood], 1, "semi 33 granary");
}

#[test]
fn c1_3_12_a_smelter_makes_iron() {
    yields(36, Good::Iron, &[Good::IronOre], 1, "semi 36 granary");
}

#[test]
fn c1_3_13_a_weaving_mill_makes_fabric() {
    yields(39, Good::Fabric, &[Good::Flax], 1, "semi 39 granary");
}

#[test]
fn c1_3_14_a_butcher_makes_meat() {
    yields(42, Good::Meat, &[Good::Cow], 1, "load 42 2");
}

#[test]
fn c1_3_15_a_mill_makes_flour() {
    yields(45, Good::Flour, &[Good::Wheat], 1, "semi 45 granary");
}

#[test]
fn c1_3_16_an_armourer_makes_weapons() {
    yields(48, Good::Weapons, &[Good::Iron, Good::Leather], 4, "load 48 1");
}

#[test]
fn c1_3_17_a_toolmaker_makes_tools() {
    yields(50, Good::Tools, &[Good::Iron, Good::Wood], 3, "load 50 0");
}

#[test]
fn c1_3_18_a_tailor_makes_clothes() {
    yields(52, Good::Clothes, &[Good::Fabric, Good::Leather], 4, "load 52 2");
}

#[test]
fn c1_3_19_a_bookbinder_makes_books() {
    yields(54, Good::Books, &[Good::Paper, Good::Leather], 4, "load 54 1");
}

#[test]
fn c1_3_20_a_candlemaker_makes_candles() {
    yields(56, Good::Candles, &[Good::Wax, Good::Rope], 3, "load 56 3");
}

#[test]
fn c1_3_21_a_winery_makes_wine() {
    yields(58, Good::Wine, &[Good::Grapes, Good::Barrel], 3, "load 58 0");
}

#[test]
fn c1_3_22_a_brewery_makes_beer() {
    yields(60, Good::Beer, &[Good::Wheat, Good::Barrel], 3, "load 60 2");
}

#[test]
fn c1_3_23_a_bakery_makes_bread() {
    yields(62, Good::Bread, &[Good::Flour, Good::Wood], 3, "load 62 3");
}

#[test]
fn c2_1_five_helpers_year_one_spring() {
    let t = begun(4);
    assert!((0..4).all(|seat| player(&t, seat).helpers == 5));
    assert_eq!((t.state.year, t.state.season), (1, Season::Spring));
}

#[test]
fn c2_2_five_capital_cards_each_and_two_face_up() {
    let t = dealt(2);
    assert_eq!(hand(&t, 0), ["purple_1", "purple_1", "purple_1", "purple_1", "purple_2"]);
    assert_eq!(hand(&t, 1).len(), 5);
    assert_eq!(t.state.display, [Some(Capital::Purple3); 2]);
    assert_eq!(t.state.capital.len(), 36);
}

#[test]
fn c2_3_two_basic_buildings_each_and_two_displayed() {
    let t = dealt(2);
    assert_eq!((&buildings(&t, 0)[..2], &buildings(&t, 1)[..2]), (&[0, 1][..], &[2, 3][..]));
    assert_eq!((offers(&t, Tier::Basic), t.state.stacks[0].len()), (vec![Some(4), Some(5)], 18));
}

#[test]
fn c2_4_one_extended_building_with_a_house_each_and_the_other_houses_on_top() {
    let mut t = Scenario::new(boxed(3));
    t.deal(|_, possible| {
        let cards: Vec<u8> =
            possible.iter().filter_map(|a| if let Action::Card(card) = a { Some(card.0) } else { None }).collect();
        if cards.iter().any(|card| (24..48).contains(card)) {
            assert!(cards.iter().all(|card| boxed(3).parts().card(Card(*card)).house), "{cards:?}");
        }
        possible[0]
    });
    assert!((0..3).all(|seat| boxed(3).parts().card(Card(buildings(&t, seat)[2])).house));
    let stack = &t.state.stacks[Tier::Extended.idx()];
    assert_eq!((stack.house.count_ones(), stack.plain.count_ones()), (8 - 3 - 2, 16));
}

#[test]
fn c2_5_all_advanced_houses_on_top_and_none_dealt() {
    let t = dealt(5);
    assert!((0..5).all(|seat| player(&t, seat).held == [2, 1, 0]));
    let stack = &t.state.stacks[Tier::Advanced.idx()];
    assert_eq!((stack.house.count_ones(), stack.plain.count_ones()), (6, 8));
    assert!(offers(&t, Tier::Advanced).iter().all(|card| boxed(5).parts().card(Card(card.unwrap())).house));
}

#[test]
fn c2_6_a_sawmill_begins_each_row() {
    let t = dealt(5);
    assert_eq!((0..5).map(|seat| row(&t, seat)).collect::<Vec<_>>(), [[64], [65], [66], [67], [68]]);
    assert_eq!(watch(&t).sawmills.len(), 1);
}

#[test]
fn c2_7_bonus_tokens_and_two_neutral_markers_in_each_column() {
    let t = dealt(3);
    assert_eq!(watch(&t).tokens.len(), 8);
    assert!(watch(&t).granary.iter().all(|column| column.markers == [None, None]));
}

#[test]
fn c2_8_tokens_by_number_of_players() {
    for (seats, tokens) in [(2, 4), (3, 6), (4, 8), (5, 10)] {
        let view = watch(&dealt(seats));
        assert_eq!((view.privileges, view.work), (tokens, tokens));
    }
}

#[test]
fn c2_9_the_lowest_sum_is_first_and_later_places_get_points() {
    let t = dealt(5);
    // 6, 12, 9, 9 and 13.
    assert_eq!(t.state.order, [0, 2, 3, 1, 4].map(Seat));
    assert_eq!(scores(&t), [0, 2, 1, 1, 2]);
}

#[test]
fn c2_10_a_building_and_the_sawmill_may_be_exchanged() {
    let mut t = dealt(3);
    assert_eq!(t.legal(0), ["exchange 0", "exchange 1", "exchange 24", "pass"]);
    t.play(0, "exchange 1").chance("card 11");
    assert_eq!(buildings(&t, 0), [0, 11, 24]);
    let under: Vec<u8> = t.state.stacks[0].beneath().iter().map(|slot| slot.card.peek(keys::referee()).0).collect();
    assert_eq!(under, [1]);
    assert_eq!(t.legal(0), ["sawmill 67", "sawmill 68", "sawmill 69", "pass"]);
    t.play(0, "sawmill 68");
    assert_eq!(row(&t, 0), [68]);
    // The next one in starting order may take what came back.
    assert_eq!(asked(&t), 2);
    t.play(2, "pass");
    t.expect_legal(2, "sawmill 64");
}

#[test]
fn c2_11_then_spring_begins() {
    let mut t = dealt(2);
    ["pass"; 4].iter().zip([0, 0, 1, 1]).for_each(|(answer, seat)| {
        t.play(seat, answer);
    });
    assert_eq!(question(&t), Question::Helper(Seat(0)));
    assert!(t.take_events().contains(&Event::Round { year: 1, season: Season::Spring }));
}

#[test]
fn ages_break_ties_and_are_checked() {
    let make = |ages: Option<Vec<u8>>| Craftsmen::new(Components::default(), 5, Options { ages });
    let mut t = Scenario::new(make(Some(vec![30, 30, 30, 20, 30])).unwrap());
    t.deal(|_, possible| possible[0]);
    assert_eq!(t.state.order, [0, 3, 2, 1, 4].map(Seat));
    let wrong: SetupError = make(Some(vec![30])).unwrap_err();
    assert_eq!((wrong.at.as_ref(), wrong.rule), ("ages", Some("CA28")));
    assert!(Craftsmen::new(Components::default(), 6, Options::default()).is_err());
}
