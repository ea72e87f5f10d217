//! Chapter 8.3: The Muse and the Princess.

use crate::common::*;
use crate::f7_decisions::hires;
use signoria_core::{Game, Seat, ToAct};
use signoria_florence::Phase;

#[test]
fn f8_3_1_characters_follow_the_auction() {
    let mut t = auction(3, MUSE);
    withdraw_all(&mut t);
    assert_eq!((watch(&t).phase, asked(&t)), (Phase::Characters, 0));
}

#[test]
fn f8_3_2_round_the_table_until_all_have_bought_or_passed() {
    let mut t = characters(3, |_, _| {});
    t.play(0, "bid muse 300").play(1, "pass").play(2, "bid cardinal 300");
    // The markers of 0 and 2 still lie there: both must buy.
    assert_eq!((player(&t, 0).character, player(&t, 2).character), (Some(Character::Muse), Some(Character::Cardinal)));
    assert_eq!(watch(&t).phase, Phase::Actions);
}

#[test]
fn f8_3_3_a_marker_on_a_free_card_or_above_another_one() {
    let mut t = characters(3, |_, _| {});
    t.play(0, "bid muse 500");
    assert_eq!(t.expect_illegal(1, "bid muse 500"), "F8.3.3");
    assert_eq!(t.expect_illegal(1, "bid muse 300"), "F8.3.3");
    t.play(1, "bid muse 900").play(2, "pass");
    // The marker is back: seat 0 bids again on any card, or passes.
    assert_eq!(asked(&t), 0);
    t.expect_legal(0, "bid muse 1000").expect_legal(0, "bid cardinal 300").expect_legal(0, "pass");
}

#[test]
fn f8_3_4_who_has_a_marker_must_buy() {
    let mut t = hires(3, "cardinal", |_, _| {});
    assert_eq!((money(&t, 0), player(&t, 0).character), (3200, Some(Character::Cardinal)));
    assert!(t.take_events().contains(&Event::Hired { seat: Seat(0), character: Character::Cardinal, price: 300 }));
}

#[test]
fn f8_3_5_the_spaces() {
    assert_eq!(Character::Muse.spaces().collect::<Vec<_>>(), (3..=15).collect::<Vec<_>>());
    assert_eq!(Character::Banker.spaces().collect::<Vec<_>>(), (0..=5).collect::<Vec<_>>());
    let t = characters(3, |_, s| purses(s, &[0, 0, 0]));
    assert_eq!(t.legal(0).len(), 6 + 1);
}

#[test]
fn f8_3_6_a_bought_card_is_not_for_sale_again_in_the_phase() {
    let mut t = characters(3, |_, _| {});
    t.play(0, "bid merchant 300").play(1, "bid muse 300").play(2, "bid muse 400");
    assert_eq!(asked(&t), 0);
    t.play(0, "merchant");
    assert_eq!(player(&t, 0).character, None);
    assert_eq!(t.expect_illegal(1, "bid merchant 300"), "F8.3.6");
    t.play(1, "pass");
    idle_until(&mut t, 2);
    withdraw_all(&mut t);
    assert!(!t.legal_like(asked(&t), "bid merchant").is_empty());
}

#[test]
fn f8_3_6_all_are_for_sale_again_when_the_phase_is_over() {
    let mut t = characters(3, |_, _| {});
    let bought = |t: &Table| watch(t).characters.iter().filter(|one| one.bought).count();
    t.play(0, "bid professor 300").play(1, "bid muse 300").play(2, "bid muse 400").play(0, "hold");
    assert_eq!((watch(&t).phase, bought(&t)), (Phase::Characters, 1));
    t.play(1, "pass");
    assert_eq!((watch(&t).phase, bought(&t)), (Phase::Actions, 0));
    idle_until(&mut t, 2);
    assert_eq!((watch(&t).phase, bought(&t)), (Phase::Auction, 0));
    withdraw_all(&mut t);
    // The Professor's last chance. F8.3.13
    assert_eq!((watch(&t).phase, t.legal(0).last().unwrap().as_str(), bought(&t)), (Phase::Characters, "lapse", 0));
}

#[test]
fn f8_3_7_the_muse_adds_the_rounds_number() {
    let t = turn_with(3, MUSE, |_, s| {
        s.round = 4;
        s.players[Seat(0)].character = Some(Character::Muse);
    });
    assert_eq!(t.view(0).players[0].works[0].parts[5], 4);
}

#[test]
fn f8_3_8_the_cardinal_gives_a_third_action() {
    let mut t = turn_with(3, MUSE, |_, s| s.players[Seat(0)].character = Some(Character::Cardinal));
    t.play(0, "introduce travel");
    assert_eq!((watch(&t).players[0].actions, t.expect_illegal(0, "introduce opinion")), (2, "F5.4.40"));
    t.play(0, "build tower").play(0, "place 0 0 0 0").play(0, "build chapel").play(0, "place 0 0 4 4");
    assert_eq!(player(&t, 0).actions, 3);
}

/// Seat 0 of three holds the Princess, with two landscapes, two buildings, a builder and three professions: 15.
fn princess(round: u8) -> Table {
    turn_with(3, MUSE, |game, s| {
        lay(game, s, 0, "lake", [0, 0, 0, 0]);
        lay(game, s, 0, "lake", [0, 0, 4, 6]);
        lay(game, s, 0, "tower", [0, 1, 6, 0]);
        lay(game, s, 0, "chapel", [0, 0, 3, 2]);
        let player = &mut s.players[Seat(0)];
        (player.builders, player.character) = (1, Some(Character::Princess));
        s.round = round;
        player.jesters = u8::from(round > 4);
    })
}

#[test]
fn f8_3_9_a_princess_work_needs_no_profession() {
    let mut t = princess(5);
    assert_eq!(t.view(0).players[0].princess, Some(6 + 2 + 4 + 3));
    t.play(0, "princess").play(0, "exchange 7");
    let after = player(&t, 0);
    assert_eq!((after.best, after.actions, after.works, after.table_cards()), (15, 1, 0, 0));
    assert_eq!((money(&t, 0), pp(&t, 0), after.character), (3500 + 1500 - 1400, 7, None));
    assert_eq!(t.expect_illegal(0, "princess"), "F8.3.9");
    assert_eq!(princess(6).expect_illegal(0, "princess"), "F8.3.9");
}

#[test]
fn f8_3_10_the_merchant_makes_an_object_free_or_pays_by_place() {
    let begin = || {
        let mut t = auction_with(3, MUSE, |_, s| {
            s.players[Seat(0)].character = Some(Character::Merchant);
            s.players[Seat(0)].builders = 1;
            s.players[Seat(1)].pp = 4;
        });
        t.play(0, "name builder").play(1, "raise").play(2, "pass").play(0, "raise").play(1, "pass");
        t
    };
    let mut t = begin();
    t.play(0, "free");
    assert_eq!((money(&t, 0), player(&t, 0).builders, player(&t, 0).character), (3500, 2, None));
    let mut t = begin();
    t.play(0, "pay");
    // Second place, then the second builder's 3.
    assert_eq!((money(&t, 0), pp(&t, 0)), (3100, 2 + 3));
}

#[test]
fn f8_3_11_places_are_shared_and_the_next_one_is_skipped() {
    let t = characters(4, |_, s| {
        for (seat, points) in [9, 6, 6, 1].into_iter().enumerate() {
            s.players[Seat(seat as u8)].pp = points;
        }
    });
    assert_eq!(watch(&t).players.iter().map(|p| p.position).collect::<Vec<_>>(), [1, 2, 2, 4]);
}

#[test]
fn f8_3_12_the_professor_looks_for_nothing() {
    let mut t = turn_with(3, MUSE, |_, s| s.players[Seat(0)].character = Some(Character::Professor));
    t.play(0, "professor prestige");
    t.deal(|_, possible| possible[0]);
    t.play(0, "keep prestige_most_lakes");
    while !t.legal_like(0, "return").is_empty() {
        let back = t.legal(0)[0].clone();
        t.play(0, &back);
    }
    assert_eq!((money(&t, 0), player(&t, 0).actions, prestiges(&t, 0)), (3500, 0, vec!["prestige_most_lakes"]));
    assert_eq!(player(&t, 0).character, None);
}

#[test]
fn f8_3_13_when_characters_expire() {
    let mut t = turn_with(5, MUSE, |_, s| {
        let characters =
            [Character::Muse, Character::Cardinal, Character::Banker, Character::Merchant, Character::Professor];
        for (seat, character) in characters.into_iter().enumerate() {
            s.players[Seat(seat as u8)].character = Some(character);
        }
    });
    idle_until(&mut t, 2);
    let held = |t: &Table| [0, 1, 2, 3, 4].map(|seat| player(t, seat).character);
    assert_eq!(held(&t), [None, None, None, Some(Character::Merchant), Some(Character::Professor)]);
    while watch(&t).phase == Phase::Auction {
        let seat = asked(&t);
        let away = t.legal(seat).pop().unwrap();
        t.play(seat, &away);
    }
    // The Merchant brings points by himself, and the Professor is asked a last time.
    assert_eq!((pp(&t, 3), asked(&t), t.legal(4).last().unwrap().as_str()), (1, 4, "lapse"));
    t.play(4, "lapse");
    assert_eq!(held(&t), [None; 5]);
}

#[test]
fn f8_3_14_windows_of_merchant_and_professor() {
    // Right after buying, on the own turn, and in the next auction.
    hires(3, "merchant", |_, _| {}).expect_legal(0, "merchant");
    let mut t = turn_with(3, MUSE, |_, s| s.players[Seat(0)].character = Some(Character::Merchant));
    t.expect_legal(0, "merchant");
    t.play(0, "build tower");
    assert_eq!(t.expect_illegal(0, "merchant"), "F8.3.14");
    t.play(0, "place 0 0 0 0").expect_legal(0, "merchant");
    let mut t = auction_with(3, MUSE, |_, s| s.players[Seat(0)].character = Some(Character::Merchant));
    t.expect_legal(0, "merchant");
    t.play(0, "merchant");
    assert_eq!((asked(&t), pp(&t, 0)), (0, 1));
}

#[test]
fn f8_3_15_the_banker_pays_what_lies_on_him_less_the_bid() {
    let mut t = characters(3, |_, s| s.court.money = 8);
    t.play(0, "bid banker 200").play(1, "pass").play(2, "pass");
    assert_eq!((money(&t, 0), t.state.court.money), (3500 + 600, 6));
    // Nobody bought him: 100 more.
    let mut t = characters(3, |_, _| {});
    passes(&mut t, &[0, 1, 2]);
    assert_eq!(t.state.court.money, 7);
    // At the end all his owner's money becomes prestige.
    let mut t = turn_with(3, MUSE, |_, s| {
        s.round = 7;
        purses(s, &[7, 35, 35]);
        s.players[Seat(0)].character = Some(Character::Banker);
    });
    (0..3).for_each(|seat| {
        t.play(seat, "end");
    });
    t.play(0, "cash");
    assert_eq!((money(&t, 0), pp(&t, 0), t.game.to_act(&t.state)), (100, 3, ToAct::Over));
}

#[test]
fn f8_3_20_nobody_sells_prestige() {
    let t = turn_with(3, MUSE, |_, s| s.players[Seat(0)].pp = 9);
    assert_eq!(t.expect_illegal(0, "sell"), "F8.3.20");
    let t = auction_with(3, MUSE, |_, s| s.players[Seat(0)].pp = 9);
    assert_eq!(t.expect_illegal(0, "sell"), "F8.3.20");
}
