//! Chapter 10: edge cases.

use crate::common::*;
use crate::f5_actions::look_and_keep;
use crate::f7_decisions::hires;
use signoria_core::{Game, Seat, ToAct};

#[test]
fn f10_1_an_empty_stack_cannot_be_named() {
    let t = auction_with(3, BASE, |_, s| {
        s.players[Seat(1)].jesters = 6;
        s.players[Seat(2)].jesters = 0;
        s.players[Seat(0)].jesters = 1;
    });
    assert_eq!(t.expect_illegal(0, "name jester"), "F5.2.1");
}

#[test]
fn f10_2_who_can_name_nothing_withdraws_and_the_last_one_declines() {
    let mut t = auction_with(3, BASE, |_, s| purses(s, &[35, 1, 1]));
    t.play(0, "withdraw");
    let events = t.take_events();
    assert!(events.contains(&Event::Withdrew { seat: Seat(1), forced: true }));
    assert!(events.contains(&Event::BoughtNothing { seat: Seat(2), forced: true }));
    // The Merchant is another answer.
    let mut t = auction_with(3, MUSE, |_, s| {
        purses(s, &[35, 1, 1]);
        s.players[Seat(1)].character = Some(Character::Merchant);
    });
    t.play(0, "withdraw");
    assert_eq!(t.legal(1), ["merchant", "withdraw"]);
}

#[test]
fn f10_3_if_all_pass_the_auctioneer_must_take_it() {
    let mut t = auction(3, BASE);
    t.play(0, "name builder");
    passes(&mut t, &[1, 2]);
    assert_eq!((player(&t, 0).builders, money(&t, 0)), (1, 3300));
    // So must a bidder.
    let mut t = auction(3, BASE);
    t.play(0, "name builder").play(1, "raise");
    passes(&mut t, &[2, 0]);
    assert_eq!((player(&t, 1).builders, money(&t, 1)), (1, 3200));
}

/// Seat 0 buys a bonus card from a deck of so many.
fn small_deck(cards: u8) -> Table {
    turn_with(3, BASE, |_, s| {
        s.out = Cards::of(Pile::Bonus).iter().skip(cards.into()).collect();
    })
}

#[test]
fn f10_4_small_decks() {
    for cards in 1..=5 {
        let mut t = small_deck(cards);
        t.play(0, "bonus");
        t.deal(|_, possible| possible[0]);
        if cards > 1 {
            look_and_keep(&mut t, 0);
        }
        assert_eq!((t.state.deck_len(Pile::Bonus), player(&t, 0).held[Pile::Bonus.idx()]), (cards - 1, 1));
    }
    assert_eq!(small_deck(0).expect_illegal(0, "bonus"), "F5.4.50");
}

#[test]
fn f10_5_six_purchases_empty_the_profession_deck_of_five_players() {
    let mut t = turn(5, BASE);
    for n in 0..6 {
        assert_eq!(t.state.deck_len(Pile::Profession), 6 - n);
        let seat = asked(&t);
        t.play(seat, "profession");
        t.deal(|_, possible| possible[0]);
        if n < 5 {
            look_and_keep(&mut t, seat);
        }
        t.play(seat, "end");
        if n == 4 {
            withdraw_all(&mut t);
        }
    }
    assert_eq!(t.state.deck_len(Pile::Profession), 0);
    let seat = asked(&t);
    assert_eq!(t.expect_illegal(seat, "profession"), "F5.4.30");
}

#[test]
fn f10_6_without_a_place_nothing_is_built() {
    let t = turn_with(3, BASE, |game, s| crate::f5_auction::fill(game, s, 0, 2));
    assert!(t.legal_like(0, "build").is_empty());
    assert_eq!(
        t.expect_illegal(0, "build studio"),
        if player(&t, 0).has_building(Building::Studio) { "F5.4.21" } else { "F5.4.20" }
    );
}

#[test]
fn f10_7_no_limit_to_hands_and_prestige_cards() {
    let t = turn_with(3, BASE, |_, s| {
        let words: Vec<&str> =
            Profession::ALL[..12].iter().map(|p| p.word()).chain(Bonus::ALL.map(Bonus::word)).collect();
        hold(s, 0, &words);
        hold(s, 1, &["sculptor", "painter", "pharmacist"]);
        hold(s, 2, &["physician", "dramatist", "poet"]);
        prestige(s, 0, &Prestige::ALL.map(Prestige::word));
    });
    let seen = &t.view(0).players[0];
    assert_eq!((seen.works.len(), seen.bonus.len(), seen.prestige.len()), (12, 20, 14));
}

#[test]
fn f10_8_a_bonus_card_is_used_once() {
    let mut t = turn_with(3, BASE, |_, s| {
        hold(s, 0, &["poet", "painter", "lawyer", "sculptor", "composer", "alchemist", "bonus_hand_card"]);
        s.players[Seat(0)].jesters = 1;
        s.round = 1;
    });
    t.play(0, "work poet").play(0, "play bonus_hand_card").play(0, "exchange 0");
    t.play(0, "work painter");
    assert_eq!(t.legal(0)[0], "exchange 0");
}

/// Seat 0 recruits the poet from the table of seat 1, who has a marker and points.
fn recruits() -> Table {
    let mut t = turn_with(3, BASE, |_, s| {
        s.players[Seat(0)].recruiting = 1;
        hold(s, 1, &["painter", "lawyer"]);
        table(s, 1, &["poet"]);
        (s.players[Seat(1)].best, s.players[Seat(1)].pp) = (9, 5);
    });
    t.play(0, "recruit poet");
    t
}

#[test]
fn f10_9_the_recruiting_card_restores_the_count_of_the_table() {
    let t = recruits();
    assert_eq!((player(&t, 1).table_cards(), player(&t, 1).left), (1, 1));
    assert_eq!(watch(&t).players[0].cards, 4);
}

#[test]
fn f10_10_recruiting_does_not_touch_marker_and_prestige() {
    let t = recruits();
    assert_eq!((player(&t, 1).best, pp(&t, 1)), (9, 5));
}

#[test]
fn f10_11_the_best_work_is_decided_after_all_turns() {
    let mut t = turn_with(3, BASE, |_, s| (s.players[Seat(0)].best, s.players[Seat(2)].best) = (9, 9));
    t.play(0, "end");
    assert_eq!(pp(&t, 0), 0);
    t.play(1, "end").play(2, "end");
    assert_eq!([pp(&t, 0), pp(&t, 2)], [3, 3]);
}

#[test]
fn f10_12_a_bonus_card_worth_nothing_may_be_played() {
    let mut t = turn_with(3, BASE, |_, s| {
        hold(s, 0, &["poet", "painter", "lawyer", "sculptor", "composer", "alchemist", "botanist", "bonus_park"]);
    });
    t.play(0, "work poet").play(0, "play bonus_park");
    assert_eq!((t.state.work, t.state.out.len()), (7, 1));
}

#[test]
fn f10_13_the_least_value_is_that_of_the_current_round() {
    let t = |round| {
        turn_with(3, BASE, move |_, s| {
            hold(s, 0, &["poet", "painter", "lawyer", "sculptor", "composer", "alchemist", "botanist"]);
            s.round = round;
        })
    };
    t(1).expect_legal(0, "work poet");
    assert_eq!(t(2).expect_illegal(0, "work poet"), "F5.4.10");
}

#[test]
fn f10_14_with_three_builders_building_needs_no_money() {
    let mut t = turn_with(3, BASE, |_, s| {
        s.players[Seat(0)].builders = 3;
        purses(s, &[0, 35, 35]);
    });
    t.play(0, "build tower").play(0, "place 0 0 0 0");
    assert_eq!((money(&t, 0), pp(&t, 0)), (0, 3));
}

#[test]
fn f10_15_after_a_sale_of_everything_points_count_from_0() {
    let mut t = turn_with(3, BASE, |_, s| s.players[Seat(0)].pp = 5);
    t.play(0, "sell").play(0, "sell 5").play(0, "build tower").play(0, "place 0 0 0 0");
    assert_eq!(pp(&t, 0), 3);
}

#[test]
fn f10_16_if_all_pass_the_banker_gains_100() {
    let mut t = characters(3, |_, _| {});
    passes(&mut t, &[0, 1, 2]);
    assert_eq!(watch(&t).characters[5].money, 700);
    assert!(watch(&t).characters.iter().all(|character| character.owner.is_none()));
}

#[test]
fn f10_17_the_top_space_cannot_be_outbid() {
    let mut t = characters(3, |_, _| {});
    t.play(0, "bid muse 1500");
    assert!(t.legal_like(1, "bid muse").is_empty());
    t.play(1, "bid banker 500");
    assert!(t.legal_like(2, "bid banker").is_empty());
}

#[test]
fn f10_18_a_professor_without_decks_lapses_and_a_merchant_always_brings_something() {
    let mut t = auction_with(3, MUSE, |_, s| {
        s.players[Seat(1)].character = Some(Character::Professor);
        s.out = Cards::of(Pile::Bonus);
        prestige(s, 2, &Prestige::ALL.map(Prestige::word));
    });
    withdraw_all(&mut t);
    assert!(t.take_events().contains(&Event::ProfessorLapses { seat: Seat(1) }));
    assert_eq!(asked(&t), 0);
    let mut t = hires(3, "merchant", |_, s| (1..3).for_each(|seat| s.players[Seat(seat)].pp = 9));
    t.play(0, "merchant");
    assert_eq!(pp(&t, 0), 3);
}

#[test]
fn f10_19_no_tile_over_three_boards() {
    for seats in [3, 4] {
        let game = boxed(seats, COOP);
        for border in &game.grids().borders {
            for (building, joints) in border.joints.iter().enumerate() {
                let cells = game.grids().forms[building][0].cells.len() as u32;
                assert!(joints.iter().all(|j| j.masks[0].count_ones() + j.masks[1].count_ones() == cells));
            }
        }
    }
    // At the point where four boards meet a university would cover three or four.
    let t = turn(4, COOP);
    let mut t = t;
    t.play(0, "offer 1 university");
    assert_eq!(t.expect_illegal(0, "across 0 0 5 5"), "F8.4.5");
}

#[test]
fn f10_20_a_joint_building_is_one_tile() {
    let mut t = turn(2, COOP);
    t.play(0, "offer 1 tower").play(0, "across 0 0 6 0").play(0, "ask 0").play(1, "accept");
    assert_eq!(t.state.buildings[Building::Tower.idx()], 2);
}

#[test]
fn f10_21_what_happens_at_the_same_time() {
    let mut t = dealt(3, BASE);
    let back = t.legal(1)[0].clone();
    t.play(1, &back);
    assert_eq!(t.game.to_act(&t.state), ToAct::Seats([Seat(0), Seat(2)].into_iter().collect()));
}

#[test]
fn f10_22_at_most_one_character_at_a_time() {
    let mut t = auction_with(3, MUSE, |_, s| s.players[Seat(0)].character = Some(Character::Merchant));
    withdraw_all(&mut t);
    assert_eq!((player(&t, 0).character, asked(&t)), (None, 0));
}
