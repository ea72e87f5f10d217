//! Chapters 5 and 6: actions and the faces of the cards.

use crate::table::{Table, army, has, hold, lay, opening, player, store, with};
use signoria_core::{Arg, Game, Seat};
use signoria_principato::{Cube, Culture, Event, Face, Gained, Paid, Pile, Placed, Soldier, Token};

/// Seat 0 with a card in slot 1 and so many cubes in storage, which has room for six food and six money.
fn with_card(face: Face, cubes: [u8; 3]) -> Table {
    with(opening(2), |s| {
        let player = &mut s.players[Seat(0)];
        player.tokens[Token::Farm.idx()] = 3;
        player.tokens[Token::Bank.idx()] = 3;
        store(player, cubes);
        hold(s, 0, 1, face);
    })
}

fn activations(t: &Table) -> Vec<String> {
    t.legal_like(0, "activate 1")
}

/// What activating the card of slot 1 does: cubes and tokens of seat 0 afterwards.
fn after(face: Face, cubes: [u8; 3], action: &str) -> ([u8; 3], [u8; 7]) {
    let mut t = with_card(face, cubes);
    t.play(0, action);
    (player(&t, 0).cubes, Token::ALL.map(|token| player(&t, 0).count(token)))
}

const START: [u8; 7] = [1, 3, 1, 3, 0, 0, 0];

fn plus(token: Token, n: u8) -> [u8; 7] {
    let mut tokens = START;
    tokens[token.idx()] += n;
    tokens
}

#[test]
fn p5_1_exactly_one_alternative_once() {
    let mut t = with_card(Face::Cropland, [0, 6, 0]);
    assert_eq!(activations(&t), ["activate 1 0", "activate 1 1"]);
    t.play(0, "activate 1 0");
    assert_eq!(player(&t, 0).count(Token::Field), 2);
    assert_eq!(t.expect_illegal(0, "activate 1 2"), "P5.1");
}

#[test]
fn p5_2_the_cost_is_paid_in_full_and_the_tokens_must_be_there() {
    let t = with_card(Face::Cropland, [6, 2, 0]);
    assert_eq!(activations(&t), ["activate 1 0"]);
    assert_eq!(t.expect_illegal(0, "activate 1 1"), "P5.2");
    let one_left = with(with_card(Face::Cropland, [0, 6, 0]), |s| s.players[Seat(1)].tokens[Token::Farm.idx()] = 36);
    assert_eq!(one_left.state.stock.tokens[Pile::FieldFarm.idx()], 1);
    assert_eq!(activations(&one_left), ["activate 1 0"]);
    assert_eq!(one_left.expect_illegal(0, "activate 1 1"), "P5.2");
    let none = with(with_card(Face::Cropland, [0, 6, 0]), |s| s.players[Seat(1)].tokens[Token::Farm.idx()] = 37);
    assert_eq!(activations(&none), [""; 0]);
    // Paid to the stock before anything is taken.
    let mut t = with_card(Face::BuildPalazzo, [3, 0, 0]);
    let food = t.state.stock.cubes[Cube::Food.idx()];
    t.play(0, "activate 1 1");
    assert_eq!(t.state.stock.cubes[Cube::Food.idx()], food + 3);
}

#[test]
fn p5_3_favor_stands_for_food_or_money_as_the_player_likes() {
    let t = with_card(Face::BuildCatapult, [3, 2, 2]);
    assert_eq!(
        activations(&t),
        [
            "activate 1 0",
            "activate 1 0 favor 0 1",
            "activate 1 0 favor 1 0",
            "activate 1 0 favor 1 1",
            "activate 1 1",
            "activate 1 1 favor 0 1",
            "activate 1 1 favor 0 2",
            "activate 1 1 favor 1 0",
            "activate 1 1 favor 1 1",
            "activate 1 1 favor 2 0"
        ]
    );
    // Food never stands for money, nor money for food.
    assert_eq!(activations(&with_card(Face::Cropland, [6, 0, 0])), [""; 0]);
    assert_eq!(activations(&with_card(Face::BuildBank, [0, 6, 0])), [""; 0]);
    assert_eq!(t.expect_illegal(0, "activate 1 0 favor 2 0"), "P5.3");
}

#[test]
fn p5_4_cubes_on_soldiers_never_pay() {
    let t = with(with_card(Face::BuildPalazzo, [0, 0, 0]), |s| {
        army(&mut s.players[Seat(0)], Soldier::Militia, [3, 2, 1]);
    });
    assert_eq!(activations(&t), [""; 0]);
    assert_eq!(t.expect_illegal(0, "activate 1 0"), "P5.2");
}

#[test]
fn p5_5_a_card_with_the_symbol_is_exchanged() {
    let mut t = with_card(Face::Harvest, [0, 0, 0]);
    let places: Vec<String> = (0..5).map(|place| format!("activate 1 0 exchange {place}")).collect();
    assert_eq!(activations(&t), places);
    assert_eq!(t.expect_illegal(0, "activate 1 0"), "P5.5");
    t.play(0, "activate 1 0 exchange 3");
    assert_eq!(player(&t, 0).card(1), Face::Painter);
    assert_eq!(t.state.pool.cards()[3], Face::Harvest);
    assert_eq!(t.view(0).actions, 1);
    let (seat, slot, place) = (Seat(0), 1, 3);
    let exchanged = Event::Exchanged { seat, slot, place, given: Face::Harvest, taken: Face::Painter };
    assert!(has(&t.take_events(), |event| *event == exchanged));
}

#[test]
fn p5_6_a_card_without_the_symbol_stays_and_may_go_again() {
    let mut t = with_card(Face::BuildBank, [2, 0, 0]);
    assert_eq!(t.expect_illegal(0, "activate 1 0 exchange 2"), "P5.6");
    t.play(0, "activate 1 0").play(0, "activate 1 0");
    assert_eq!(player(&t, 0).card(1), Face::BuildBank);
    assert_eq!(player(&t, 0).count(Token::Bank), 5);
}

#[test]
fn p5_7_a_taken_card_may_be_activated_by_the_next_action() {
    let mut t = with(opening(2), |s| lay(s, 2, Face::Harvest));
    t.play(0, "activate 0 0 exchange 2");
    assert_eq!(player(&t, 0).cubes, [1, 2, 1]);
    t.play(0, "activate 0 0 exchange 0");
    assert_eq!(player(&t, 0).cubes, [2, 2, 1]);
    let mut t = opening(2);
    t.play(0, "swap 1 0");
    assert_eq!(player(&t, 0).cubes, [1, 1, 1]);
    t.expect_legal(0, "activate 1 0 exchange 4");
}

#[test]
fn p5_8_a_card_laid_leftmost_leaves_at_the_end_of_the_turn() {
    let mut t = opening(2);
    t.play(0, "swap 1 0").play(0, "end");
    assert!(has(&t.take_events(), |event| *event == Event::Left { card: Face::Cropland }));
}

#[test]
fn p5_9_swap_any_own_card_for_any_of_the_pool() {
    let mut t = opening(2);
    assert_eq!(t.legal_like(0, "swap").len(), 10);
    t.play(0, "swap 1 3");
    assert_eq!(player(&t, 0).card(1), Face::Painter);
    assert_eq!(t.state.pool.cards()[3], Face::Cropland);
    assert_eq!((player(&t, 0).cubes, t.view(0).actions), ([1, 1, 1], 1));
    assert_eq!(t.expect_illegal(0, "swap 1 5"), "P5.9");
}

#[test]
fn p5_10_take_a_favor_cube() {
    let mut t = opening(2);
    t.play(0, "favor church");
    assert_eq!((player(&t, 0).cubes, t.state.stock.cubes[2]), ([1, 1, 2], 9));
    let full = with_card(Face::Harvest, [0, 0, 3]);
    assert_eq!(full.legal_like(0, "favor"), [""; 0]);
    assert_eq!(full.expect_illegal(0, "favor church"), "P5.10");
    let none = with(opening(2), |s| {
        store(&mut s.players[Seat(1)], [0, 0, 3]);
        army(&mut s.players[Seat(1)], Soldier::Militia, [8, 0, 8]);
    });
    assert_eq!(none.state.stock.cubes[2], 0);
    assert_eq!(none.legal_like(0, "favor"), [""; 0]);
    assert_eq!(none.expect_illegal(0, "favor church"), "P5.10");
}

#[test]
fn p5_11_what_nobody_can_hold_is_lost() {
    let mut t = with_card(Face::TaxCollectorMoney, [0, 5, 0]);
    let stock = t.state.stock.cubes[1];
    t.play(0, "activate 1 0 exchange 0");
    assert_eq!((player(&t, 0).cubes[1], t.state.stock.cubes[1]), (6, stock - 1));
    let money = Placed { stored: 1, on_soldiers: 0, lost: 2 };
    let gained = Gained::Cubes { food: Placed::default(), money };
    assert!(has(&t.take_events(), |event| matches!(event, Event::Activated { gained: g, .. } if *g == gained)));
}

#[test]
fn p5_12_storage_then_soldiers_then_nothing() {
    let base = || {
        with(with_card(Face::TaxCollectorMoney, [0, 5, 0]), |s| {
            army(&mut s.players[Seat(0)], Soldier::Condottiere, [2, 0, 1]);
            army(&mut s.players[Seat(0)], Soldier::Militia, [2, 0, 0]);
        })
    };
    let mut t = base();
    t.play(0, "activate 1 0 exchange 0");
    let p = player(&t, 0);
    // One into a bank, one onto the empty condottiere, one lost; militia take no money.
    assert_eq!((p.cubes[1], p.army(Soldier::Condottiere).own, p.army(Soldier::Militia).own), (6, 1, 0));
    let outlook = &base().view(0).players[0].hand[1].outlook[0];
    assert_eq!((outlook.gained, outlook.lost, outlook.possible), (2, 1, true));
    assert_eq!(base().expect_illegal(0, "favor militia"), "P5.12");
}

#[test]
fn p5_13_no_more_than_the_stock_has() {
    let mut t = with(with_card(Face::TaxCollectorFood, [0, 0, 0]), |s| {
        s.players[Seat(1)].tokens[Token::Farm.idx()] = 19;
        store(&mut s.players[Seat(1)], [38, 1, 1]);
    });
    assert_eq!(t.state.stock.cubes[0], 1);
    // There is room for all: what the stock lacks is not lost. The preview, the option and the log say so alike.
    let outlook = &t.view(0).players[0].hand[1].outlook[0];
    assert_eq!((outlook.gained, outlook.lost), (1, 0));
    let action = "activate 1 0 exchange 0".parse().unwrap();
    let option = t.game.describe(&t.state, Seat(0), action).label;
    t.take_events();
    t.play(0, "activate 1 0 exchange 0");
    assert_eq!((player(&t, 0).cubes[0], t.state.stock.cubes[0]), (1, 0));
    let events = t.take_events();
    let log = events.iter().find(|event| matches!(event, Event::Activated { .. })).unwrap();
    for message in [option, t.game.tell(log).line.unwrap()] {
        let lost: Vec<_> = message.args.iter().filter(|(name, _)| name.starts_with("lost_")).collect();
        assert_eq!(lost.len(), 2);
        assert!(lost.iter().all(|(_, arg)| *arg == Arg::Int(0)), "{lost:?}");
    }
}

#[test]
fn p5_14_free_moves_onto_soldiers_never_back() {
    let mut t = with(with_card(Face::Harvest, [1, 1, 1]), |s| {
        army(&mut s.players[Seat(0)], Soldier::Militia, [1, 0, 0]);
        army(&mut s.players[Seat(0)], Soldier::Condottiere, [1, 0, 0]);
    });
    let moves = ["move food militia", "move money condottiere", "move favor militia", "move favor condottiere"];
    assert_eq!(t.legal_like(0, "move"), moves);
    t.play(0, "move favor condottiere");
    assert_eq!((player(&t, 0).cubes, t.view(0).actions), ([1, 1, 0], 2));
    assert_eq!(t.legal_like(0, "move"), ["move food militia"]);
    t.play(0, "move food militia");
    assert_eq!(t.legal_like(0, "move"), [""; 0]);
    assert_eq!(t.expect_illegal(0, "move money condottiere"), "P5.14");
    assert!(player(&t, 0).army.iter().all(|army| army.empty() == 0));
}

#[test]
fn p5_15_one_activation_is_one_answer() {
    let mut t = with_card(Face::Painter, [0, 4, 2]);
    assert_eq!(activations(&t).len(), 6);
    t.play(0, "activate 1 0 favor 0 2 value 6");
    assert_eq!((player(&t, 0).cubes, player(&t, 0).culture(Culture::Painting)), ([0, 1, 0], 1));
    let paid = Paid { food: 0, money: 3, food_by_favor: 0, money_by_favor: 2 };
    let gained = Gained::Culture { kind: Culture::Painting, value: 6 };
    let (seat, slot, card, alternative) = (Seat(0), 1, Face::Painter, 0);
    let event = Event::Activated { seat, slot, card, alternative, paid, gained };
    assert!(has(&t.take_events(), |e| *e == event));
    // Legality is judged before anything is paid: a food that the payment frees does not count.
    let full = with(with_card(Face::BuildFarm, [0, 0, 1]), |s| s.players[Seat(1)].tokens[Token::Field.idx()] = 37);
    assert_eq!(activations(&full), [""; 0]);
}

#[test]
fn p6_1_cropland() {
    assert_eq!(after(Face::Cropland, [0, 4, 0], "activate 1 0"), ([0, 3, 0], plus(Token::Field, 1)));
    assert_eq!(after(Face::Cropland, [0, 4, 0], "activate 1 1"), ([0, 1, 0], plus(Token::Field, 2)));
}

#[test]
fn p6_2_build_farm() {
    assert_eq!(after(Face::BuildFarm, [0, 4, 0], "activate 1 0"), ([0, 3, 0], plus(Token::Farm, 1)));
    assert_eq!(after(Face::BuildFarm, [0, 4, 0], "activate 1 1"), ([0, 1, 0], plus(Token::Farm, 2)));
}

#[test]
fn p6_3_build_palazzo() {
    assert_eq!(after(Face::BuildPalazzo, [4, 0, 0], "activate 1 0"), ([3, 0, 0], plus(Token::Palazzo, 1)));
    assert_eq!(after(Face::BuildPalazzo, [4, 0, 0], "activate 1 1"), ([1, 0, 0], plus(Token::Palazzo, 2)));
}

#[test]
fn p6_4_build_bank() {
    assert_eq!(after(Face::BuildBank, [4, 0, 0], "activate 1 0"), ([3, 0, 0], plus(Token::Bank, 1)));
    assert_eq!(after(Face::BuildBank, [4, 0, 0], "activate 1 1"), ([1, 0, 0], plus(Token::Bank, 2)));
}

#[test]
fn p6_5_harvest() {
    let mut t = with(with_card(Face::Harvest, [0, 0, 0]), |s| s.players[Seat(0)].tokens[Token::Field.idx()] = 4);
    t.play(0, "activate 1 0 exchange 0");
    assert_eq!(player(&t, 0).cubes, [4, 0, 0]);
}

#[test]
fn p6_6_market() {
    let mut t = with(with_card(Face::Market, [0, 0, 0]), |s| s.players[Seat(0)].tokens[Token::Palazzo.idx()] = 5);
    t.play(0, "activate 1 0 exchange 0");
    assert_eq!(player(&t, 0).cubes, [0, 5, 0]);
}

#[test]
fn p6_7_tax_collector_of_two_cubes() {
    let cubes =
        |alternative: u8| after(Face::TaxCollectorAny, [0, 0, 0], &format!("activate 1 {alternative} exchange 0")).0;
    assert_eq!([cubes(0), cubes(1), cubes(2)], [[0, 2, 0], [1, 1, 0], [2, 0, 0]]);
}

#[test]
fn p6_8_tax_collector_of_three_money() {
    assert_eq!(after(Face::TaxCollectorMoney, [0, 0, 0], "activate 1 0 exchange 1").0, [0, 3, 0]);
}

#[test]
fn p6_9_tax_collector_of_three_food() {
    assert_eq!(after(Face::TaxCollectorFood, [0, 0, 0], "activate 1 0 exchange 1").0, [3, 0, 0]);
}

#[test]
fn p6_10_catapults_of_years_1_and_2() {
    assert_eq!(after(Face::BuildCatapult, [4, 4, 0], "activate 1 0"), ([3, 3, 0], plus(Token::Catapult, 1)));
    assert_eq!(after(Face::BuildCatapult, [4, 4, 0], "activate 1 1"), ([1, 2, 0], plus(Token::Catapult, 2)));
}

#[test]
fn p6_11_catapults_of_year_3() {
    let mut t = with(crate::table::in_year(2, 3), |s| {
        s.players[Seat(0)].tokens[Token::Farm.idx()] = 2;
        store(&mut s.players[Seat(0)], [4, 1, 0]);
        hold(s, 0, 1, Face::BuildCatapultYear3);
    });
    assert_eq!(activations(&t), ["activate 1 0", "activate 1 1"]);
    t.play(0, "activate 1 0").play(0, "activate 1 1");
    assert_eq!((player(&t, 0).cubes, player(&t, 0).count(Token::Catapult)), ([1, 0, 0], 3));
}

#[test]
fn p6_12_hire_any_number_of_condottieri() {
    let mut t = with_card(Face::HireCondottieri, [0, 0, 0]);
    let all: Vec<String> = (1..=37).map(|n| format!("hire 1 {n}")).collect();
    assert_eq!(t.legal_like(0, "hire"), all);
    t.play(0, "hire 1 5");
    assert_eq!((player(&t, 0).count(Token::Condottiere), player(&t, 0).cubes), (5, [0, 0, 0]));
    assert_eq!(t.expect_illegal(0, "activate 1 0"), "P6.18");
    assert_eq!(t.expect_illegal(0, "hire 0 1"), "P6.12");
}

#[test]
fn p6_13_recruit_any_number_of_militia() {
    let mut t = with_card(Face::RecruitMilitia, [0, 0, 0]);
    t.play(0, "hire 1 3").play(0, "hire 1 1").chance("draw cropland");
    assert_eq!(player(&t, 0).count(Token::Militia), 4);
    assert_eq!(player(&t, 0).card(1), Face::RecruitMilitia);
}

#[test]
fn p6_14_sculptor() {
    let t = with_card(Face::Sculptor, [3, 3, 0]);
    assert_eq!(activations(&t).len(), 6);
    let cubes = |action: &str| after(Face::Sculptor, [3, 3, 0], action).0;
    assert_eq!([cubes("activate 1 0 value 4"), cubes("activate 1 1 value 4")], [[2, 1, 0], [1, 2, 0]]);
}

#[test]
fn p6_15_scribe() {
    let mut t = with_card(Face::Scribe, [4, 0, 0]);
    assert_eq!(activations(&t), ["activate 1 0 value 3", "activate 1 0 value 4", "activate 1 0 value 5"]);
    t.play(0, "activate 1 0 value 5");
    assert_eq!((player(&t, 0).cubes, player(&t, 0).culture_points(Culture::Book)), ([0, 0, 0], 5));
}

#[test]
fn p6_16_painter() {
    let mut t = with_card(Face::Painter, [0, 5, 0]);
    t.play(0, "activate 1 0 value 4");
    assert_eq!((player(&t, 0).cubes, player(&t, 0).culture_points(Culture::Painting)), ([0, 0, 0], 4));
    assert_eq!(t.state.stock.culture[Culture::Painting.idx()][3], 4);
}

#[test]
fn p6_17_production_is_always_possible() {
    for face in [Face::Harvest, Face::TaxCollectorFood, Face::Market, Face::TaxCollectorMoney, Face::TaxCollectorAny] {
        let mut t = with_card(face, [6, 6, 3]);
        t.play(0, "activate 1 0 exchange 2");
        assert_eq!((player(&t, 0).cubes, player(&t, 0).card(1)), ([6, 6, 3], Face::Scribe), "{face:?}");
    }
}

#[test]
fn p6_18_soldiers_are_free_empty_and_limited_by_the_stock() {
    let mut t = with(with_card(Face::HireCondottieri, [6, 6, 3]), |s| {
        army(&mut s.players[Seat(1)], Soldier::Militia, [35, 0, 0]);
    });
    assert_eq!(t.legal_like(0, "hire"), ["hire 1 1", "hire 1 2"]);
    assert_eq!(t.expect_illegal(0, "hire 1 3"), "P6.18");
    t.play(0, "hire 1 2");
    assert_eq!((player(&t, 0).army(Soldier::Condottiere).empty(), player(&t, 0).cubes), (2, [6, 6, 3]));
    let none = with(with_card(Face::HireCondottieri, [0, 0, 0]), |s| {
        army(&mut s.players[Seat(1)], Soldier::Militia, [37, 0, 0]);
    });
    assert_eq!(none.legal_like(0, "hire"), [""; 0]);
}

#[test]
fn p6_19_any_value_in_stock_and_no_card_without_tokens() {
    let take = |values: [u8; 9]| {
        with(with_card(Face::Scribe, [4, 0, 0]), |s| s.players[Seat(1)].culture[Culture::Book.idx()] = values)
    };
    let t = take([0, 0, 5, 2, 5, 0, 0, 0, 0]);
    assert_eq!(activations(&t), ["activate 1 0 value 4"]);
    assert_eq!(t.expect_illegal(0, "activate 1 0 value 5"), "P6.19");
    assert_eq!(t.expect_illegal(0, "activate 1 0"), "P6.19");
    let none = take([0, 0, 5, 5, 5, 0, 0, 0, 0]);
    assert_eq!(activations(&none), [""; 0]);
    assert_eq!(none.expect_illegal(0, "activate 1 0 value 5"), "P5.2");
}

#[test]
fn p6_20_old_catapult_cards_keep_their_cost_in_year_3() {
    let t = with(crate::table::in_year(2, 3), |s| {
        store(&mut s.players[Seat(0)], [2, 0, 0]);
        hold(s, 0, 1, Face::BuildCatapult);
    });
    assert_eq!(activations(&t), [""; 0]);
    let box_ = t.game.parts();
    let count = |deck: usize, face: Face| box_.deck(deck, 4)[face.idx()];
    assert_eq!([0, 1, 2].map(|deck| count(deck, Face::BuildCatapultYear3) > 0), [false, false, true]);
    assert_eq!([0, 1, 2].map(|deck| count(deck, Face::BuildCatapult) > 0), [true, true, false]);
}
