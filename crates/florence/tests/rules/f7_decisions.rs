//! Chapter 7: who is asked what.

use crate::common::*;
use signoria_core::{Game, Seat, SeatSet, ToAct};

#[test]
fn fd1_which_profession_goes_back() {
    let mut t = dealt(4, BASE);
    assert_eq!(t.game.to_act(&t.state), ToAct::Seats(SeatSet::first_n(4)));
    assert_eq!(t.legal(3).len(), 4);
    let back = t.legal(3)[0].clone();
    t.play(3, &back);
    assert!(t.legal(3).is_empty());
    assert_eq!(t.expect_illegal(0, "return poet"), "F2.3");
}

#[test]
fn fd2_a_stack_or_withdraw() {
    let t = auction_with(3, BASE, |_, s| s.players[Seat(0)].pp = 1);
    let legal = t.legal(0);
    assert_eq!(legal.len(), 7 + 2);
    assert_eq!(legal[7..], ["sell", "withdraw"]);
    assert_eq!(auction(2, BASE).legal(0).len(), 5 + 1);
}

#[test]
fn fd3_raise_or_pass() {
    let mut t = auction(3, BASE);
    t.play(0, "name jester");
    assert_eq!(t.legal(1), ["raise", "pass"]);
    assert_eq!(t.expect_illegal(1, "withdraw"), "FD3");
}

#[test]
fn fd4_the_last_one_buys_or_declines() {
    let mut t = auction(3, BASE);
    t.play(0, "withdraw").play(1, "withdraw");
    assert_eq!(t.legal(2).last().unwrap(), "decline");
    assert_eq!(t.legal_like(2, "name").len(), 7);
}

#[test]
fn fd5_which_landscape_with_two_players() {
    let mut t = auction(2, BASE);
    t.play(0, "name landscape").play(1, "pass");
    assert_eq!(t.legal(0), ["landscape forest", "landscape lake", "landscape park"]);
}

#[test]
fn fd6_where_a_landscape_goes() {
    let mut t = auction(3, BASE);
    t.play(0, "name forest");
    passes(&mut t, &[1, 2]);
    assert_eq!(t.legal(0).len(), 30);
}

#[test]
fn fd7_which_card_is_kept() {
    let mut t = turn(3, BASE);
    t.play(0, "profession");
    t.deal(|_, possible| possible[0]);
    assert_eq!(t.legal(0).len(), 5);
    assert_eq!(t.expect_illegal(0, "keep poet"), "F5.6.1");
}

#[test]
fn fd8_which_card_goes_back_next() {
    let mut t = turn(3, BASE);
    t.play(0, "bonus");
    t.deal(|_, possible| possible[0]);
    let first = t.legal(0)[0].clone();
    t.play(0, &first);
    for left in [4, 3, 2] {
        assert_eq!(t.legal_like(0, "return").len(), left);
        let back = t.legal(0)[0].clone();
        t.play(0, &back);
    }
    assert!(t.legal_like(0, "return").is_empty());
}

fn recruiter() -> Table {
    auction_with(3, BASE, |_, s| {
        hold(s, 1, &["painter", "lawyer"]);
        table(s, 1, &["poet"]);
    })
}

#[test]
fn fd9_use_the_recruiting_card_now_or_keep_it() {
    let mut t = recruiter();
    t.play(0, "name recruiting_card");
    passes(&mut t, &[1, 2]);
    assert_eq!(t.legal(0), ["recruit poet", "hold"]);
}

#[test]
fn fd10_which_profession_is_recruited() {
    let t = turn_with(3, BASE, |_, s| {
        s.players[Seat(0)].recruiting = 1;
        hold(s, 1, &["painter", "lawyer"]);
        table(s, 1, &["poet"]);
        hold(s, 2, &["composer", "sculptor"]);
        table(s, 2, &["dramatist"]);
    });
    assert_eq!(t.legal_like(0, "recruit"), ["recruit dramatist", "recruit poet"]);
}

#[test]
fn fd11_a_turn_of_phase_b() {
    let t = turn(3, BASE);
    let legal = t.legal(0);
    assert_eq!(legal.len(), 10 + 1 + 3 + 1 + 1);
    for word in ["build university", "profession", "introduce religion", "bonus", "end"] {
        t.expect_legal(0, word);
    }
}

#[test]
fn fd12_which_profession_completes_a_work() {
    let t = turn_with(3, BASE, |_, s| {
        hold(s, 0, &["poet", "painter", "lawyer", "sculptor", "composer", "alchemist", "botanist"]);
    });
    assert_eq!(t.legal_like(0, "work").len(), 7);
}

#[test]
fn fd13_bonus_cards_one_by_one() {
    let mut t = turn_with(3, BASE, |_, s| {
        hold(
            s,
            0,
            &["poet", "painter", "lawyer", "sculptor", "composer", "alchemist", "bonus_table_card", "bonus_park"],
        );
    });
    t.play(0, "work poet");
    assert_eq!(t.legal(0), ["play bonus_table_card", "play bonus_park"]);
    assert_eq!(t.expect_illegal(0, "done"), "F5.4.10");
    t.play(0, "play bonus_table_card");
    assert_eq!(t.legal(0), ["play bonus_park", "done"]);
}

#[test]
fn fd14_how_much_prestige_is_bought() {
    let mut t = turn_with(3, BASE, |_, s| {
        hold(s, 0, &["poet", "painter", "lawyer", "sculptor", "composer", "alchemist", "botanist"]);
    });
    t.play(0, "work poet");
    assert_eq!(t.legal(0), ["exchange 0", "exchange 1", "exchange 2", "exchange 3"]);
    assert_eq!(t.expect_illegal(0, "exchange 4"), "F5.4.16");
}

#[test]
fn fd15_which_building() {
    let t = turn(3, BASE);
    assert_eq!(t.legal_like(0, "build").len(), 10);
}

#[test]
fn fd16_where_a_building_goes() {
    let mut t = turn(3, BASE);
    t.play(0, "build studio");
    assert!((100..200).contains(&t.legal(0).len()));
    assert!(t.game.midway(&t.state, Seat(0)));
}

#[test]
fn fd17_which_freedom() {
    let t = turn(3, BASE);
    assert_eq!(t.legal_like(0, "introduce").len(), 3);
}

#[test]
fn fd18_how_much_prestige_is_sold() {
    let mut t = turn_with(3, BASE, |_, s| s.players[Seat(0)].pp = 3);
    t.play(0, "sell");
    assert_eq!(t.legal(0), ["sell 1", "sell 2", "sell 3"]);
    assert_eq!(t.expect_illegal(0, "sell 4"), "F5.1.1");
    // A single point is sold without a question.
    let mut t = turn_with(3, BASE, |_, s| s.players[Seat(0)].pp = 1);
    t.play(0, "sell");
    assert_eq!((pp(&t, 0), money(&t, 0)), (0, 3600));
}

#[test]
fn fd19_a_character_or_pass() {
    let t = characters(3, |_, _| {});
    let legal = t.legal(0);
    assert_eq!(legal.len(), 5 * 13 + 6 + 1);
    assert_eq!(legal.last().unwrap(), "pass");
}

#[test]
fn fd20_which_space() {
    let t = characters(3, |_, s| purses(s, &[5, 35, 35]));
    assert_eq!(t.legal_like(0, "bid muse"), ["bid muse 300", "bid muse 400", "bid muse 500"]);
    assert_eq!(t.legal_like(0, "bid banker").len(), 6);
    assert_eq!(t.expect_illegal(0, "bid muse 600"), "F8.3.5");
    assert_eq!(t.expect_illegal(0, "bid muse 200"), "F8.3.5");
}

/// Seat 0 buys a character for 300; the others pass.
pub(crate) fn hires(seats: u8, character: &str, change: impl FnOnce(&Florence, &mut State)) -> Table {
    let mut t = characters(seats, change);
    let bid = if character == "banker" { 0 } else { 300 };
    t.play(0, &format!("bid {character} {bid}"));
    (1..seats).for_each(|seat| {
        t.play(seat, "pass");
    });
    t
}

#[test]
fn fd21_use_the_merchant_or_the_professor_now_or_keep_him() {
    assert_eq!(hires(3, "merchant", |_, _| {}).legal(0), ["merchant", "hold"]);
    assert_eq!(hires(3, "professor", |_, _| {}).legal(0), ["professor bonus", "professor prestige", "hold"]);
}

#[test]
fn fd22_a_free_object_or_pay_and_take_points() {
    let mut t = auction_with(3, MUSE, |_, s| s.players[Seat(0)].character = Some(Character::Merchant));
    t.play(0, "name jester");
    passes(&mut t, &[1, 2]);
    assert_eq!(t.legal(0), ["free", "pay"]);
}

#[test]
fn fd23_merchant_and_professor_in_the_auction() {
    let mut t = auction_with(3, MUSE, |_, s| {
        s.players[Seat(0)].character = Some(Character::Professor);
        s.players[Seat(1)].character = Some(Character::Merchant);
    });
    t.expect_legal(0, "professor bonus");
    t.play(0, "name jester");
    assert_eq!(t.legal(1), ["raise", "merchant", "pass"]);
    t.play(1, "merchant");
    assert_eq!((t.legal(1), pp(&t, 1)), (vec!["raise".to_owned(), "pass".to_owned()], 1));
}

#[test]
fn fd24_which_deck_the_professor_looks_at() {
    let t = hires(3, "professor", |_, s| s.out = Cards::of(Pile::Bonus));
    assert_eq!(t.legal(0), ["professor prestige", "hold"]);
    assert_eq!(t.expect_illegal(0, "professor bonus"), "F8.3.12");
    assert_eq!(t.expect_illegal(0, "professor profession"), "F8.3.12");
}

#[test]
fn fd25_the_professors_last_chance() {
    let mut t = auction_with(3, MUSE, |_, s| s.players[Seat(1)].character = Some(Character::Professor));
    withdraw_all(&mut t);
    assert_eq!(
        (asked(&t), t.legal(1)),
        (1, ["professor bonus", "professor prestige", "lapse"].map(str::to_owned).to_vec())
    );
    t.play(1, "lapse");
    assert_eq!(player(&t, 1).character, None);
}

#[test]
fn fd26_exchange_all_money_or_not() {
    let mut t = turn_with(3, MUSE, |_, s| {
        s.round = 7;
        s.players[Seat(0)].character = Some(Character::Banker);
    });
    (0..3).for_each(|seat| {
        t.play(seat, "end");
    });
    assert_eq!(t.legal(0), ["cash", "decline"]);
    t.play(0, "decline");
    assert_eq!((money(&t, 0), t.game.to_act(&t.state)), (3500, ToAct::Over));
}

#[test]
fn fd27_alone_or_together() {
    let t = turn(2, COOP);
    t.expect_legal(0, "build tower").expect_legal(0, "offer 1 tower");
    assert_eq!(turn(2, BASE).expect_illegal(0, "offer 1 tower"), "F8.4.9");
}

#[test]
fn fd28_which_neighbour() {
    let t = turn(4, COOP);
    assert_eq!((t.legal_like(0, "offer 1").len(), t.legal_like(0, "offer 3").len()), (10, 10));
    assert_eq!(t.expect_illegal(0, "offer 2 tower"), "F8.4.9");
    assert_eq!(t.expect_illegal(0, "offer 0 tower"), "F8.4.9");
}

#[test]
fn fd29_which_building_together() {
    let t = turn_with(2, COOP, |game, s| lay(game, s, 1, "tower", [0, 0, 3, 0]));
    assert_eq!(t.legal_like(0, "offer 1").len(), 9);
    assert_eq!(t.expect_illegal(0, "offer 1 tower"), "F8.4.5");
}

#[test]
fn fd30_where_across_the_border() {
    let mut t = turn(2, COOP);
    t.play(0, "offer 1 tower");
    assert_eq!(t.legal(0).len(), 8);
    assert_eq!(t.expect_illegal(0, "across 0 0 0 0"), "F8.4.5");
}

#[test]
fn fd31_which_sum() {
    let mut t = turn_with(2, COOP, |_, s| purses(s, &[5, 4]));
    t.play(0, "offer 1 tower").play(0, "across 0 0 5 0");
    assert_eq!(t.legal(0), ["ask 200", "ask 300", "ask 400"]);
    assert_eq!(t.expect_illegal(0, "ask 100"), "F8.4.6");
}

#[test]
fn fd32_accept_or_decline() {
    let mut t = turn_with(2, COOP, |_, s| s.players[Seat(1)].pp = 2);
    t.play(0, "offer 1 tower").play(0, "across 0 0 5 0").play(0, "ask 2600");
    assert_eq!((asked(&t), t.legal(1)), (1, ["sell", "decline"].map(str::to_owned).to_vec()));
    t.play(1, "sell").play(1, "sell 1");
    assert_eq!(t.legal(1), ["accept", "sell", "decline"]);
}

#[test]
fn fd33_after_a_refusal_the_turn_goes_on() {
    let mut t = turn(2, COOP);
    t.play(0, "offer 1 tower").play(0, "across 0 0 5 0").play(0, "ask 0").play(1, "decline");
    assert_eq!((asked(&t), player(&t, 0).actions, player(&t, 0).refused), (0, 0, 1));
    t.expect_legal(0, "offer 1 tower").expect_legal(0, "build tower").expect_legal(0, "end");
}
