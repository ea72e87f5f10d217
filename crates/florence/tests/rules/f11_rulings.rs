//! Chapter 11: the rulings.

use crate::common::*;
use crate::f7_decisions::hires;
use signoria_core::{Game, Seat};

#[test]
fn fa1_the_bank_never_runs_out() {
    let t = turn_with(3, BASE, |_, s| purses(s, &[900, 900, 900]));
    assert_eq!((t.state.bank, watch(&t).players[0].money), (-2700, 90_000));
}

#[test]
fn fa3_the_start_player_is_configured() {
    assert_eq!(auction(3, BASE).state.start, Seat(0));
    assert_eq!(dealt(4, Options { first: Some(3), ..BASE }).state.start, Seat(3));
}

#[test]
fn fa4_money_is_public() {
    let t = turn(3, BASE);
    assert_eq!(t.view(1).players[0].money, 3500);
}

#[test]
fn fa5_prestige_and_bonus_decks_are_shuffled() {
    let mut t = turn(3, BASE);
    t.play(0, "bonus");
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    assert_eq!(outcomes.len(), 20);
}

#[test]
fn fa6_prestige_is_sold_at_ones_own_decisions_alone() {
    let mut t = auction_with(3, BASE, |_, s| s.players[Seat(1)].pp = 9);
    assert!(t.legal(1).is_empty());
    t.play(0, "name jester").expect_legal(1, "sell");
}

#[test]
fn fa7_no_bid_for_what_cannot_be_used() {
    let mut t = auction_with(3, BASE, |_, s| {
        s.players[Seat(1)].builders = 3;
        s.round = 4;
    });
    t.play(0, "name builder");
    // Not even to raise a rival's price.
    assert_eq!(asked(&t), 2);
}

#[test]
fn fa8_the_fixed_price_of_two_is_300() {
    let mut t = auction(2, BASE);
    t.play(0, "withdraw").play(1, "name jester");
    assert_eq!(money(&t, 1), 2200);
}

#[test]
fn fa9_the_order_of_returned_cards_is_free() {
    let mut t = turn(3, BASE);
    t.play(0, "bonus");
    t.deal(|_, possible| possible[0]);
    t.play(0, "keep bonus_building");
    assert_eq!(t.legal(0).len(), 4);
}

#[test]
fn fa10_recruiting_is_for_ones_own_turn() {
    let t = turn_with(3, BASE, |_, s| {
        s.players[Seat(1)].recruiting = 1;
        hold(s, 0, &["painter", "lawyer"]);
        table(s, 0, &["poet"]);
    });
    assert!(t.legal(1).is_empty());
    let mut t = t;
    t.play(0, "end").expect_legal(1, "recruit poet");
}

#[test]
fn fa11_a_tie_in_money_too_is_shared() {
    let mut t = turn_with(3, BASE, |_, s| {
        s.round = 7;
        s.players[Seat(2)].money = 3;
    });
    idle_out(&mut t);
    assert_eq!(t.game.outcome(&t.state).unwrap().ranks, [1, 1, 3]);
}

#[test]
fn fa12_bids_for_the_banker_rise() {
    let mut t = characters(3, |_, _| {});
    t.play(0, "bid banker 200");
    assert_eq!(t.expect_illegal(1, "bid banker 100"), "F8.3.3");
    t.expect_legal(1, "bid banker 300");
}

#[test]
fn fa13_a_bid_for_the_banker_needs_no_cash() {
    let mut t = characters(3, |_, s| purses(s, &[0, 35, 35]));
    t.play(0, "bid banker 500");
    passes(&mut t, &[1, 2]);
    assert_eq!(money(&t, 0), 100);
}

#[test]
fn fa14_a_princess_work_must_reach_the_least_value_and_lays_no_card() {
    let t = turn_with(3, MUSE, |_, s| s.players[Seat(0)].character = Some(Character::Princess));
    // Three cards in hand: 3 of 7.
    assert_eq!(t.expect_illegal(0, "princess"), "F8.3.9");
    let mut t = turn_with(3, MUSE, |_, s| {
        s.players[Seat(0)].character = Some(Character::Princess);
        hold(s, 0, &["poet", "painter", "lawyer", "sculptor", "composer", "alchemist", "botanist"]);
    });
    t.play(0, "princess").play(0, "exchange 0");
    assert_eq!((player(&t, 0).best, player(&t, 0).table_cards()), (7, 0));
}

#[test]
fn fa15_the_merchants_owner_bids_no_more_than_his_cash() {
    let mut t = auction_with(3, MUSE, |_, s| {
        purses(s, &[35, 3, 35]);
        s.players[Seat(1)].character = Some(Character::Merchant);
    });
    t.play(0, "name jester").play(1, "raise").play(2, "raise").play(0, "pass");
    assert_eq!(t.expect_illegal(1, "raise"), "F5.2.9");
    // The last one's purchase is free, too.
    let mut t = auction_with(3, MUSE, |_, s| s.players[Seat(2)].character = Some(Character::Merchant));
    t.play(0, "withdraw").play(1, "withdraw").play(2, "name jester").play(2, "free");
    assert_eq!((money(&t, 2), player(&t, 2).jesters), (3500, 1));
}

#[test]
fn fa16_characters_act_where_their_owner_is_asked_something() {
    let mut t = auction_with(3, MUSE, |_, s| s.players[Seat(2)].character = Some(Character::Professor));
    assert!(t.legal(2).is_empty());
    t.play(0, "name jester").play(1, "pass").expect_legal(2, "professor bonus");
}

#[test]
fn fa17_the_banker_exchanges_all_or_nothing() {
    let mut t = turn_with(3, MUSE, |_, s| {
        s.round = 7;
        purses(s, &[1, 35, 35]);
        s.players[Seat(0)].character = Some(Character::Banker);
    });
    // With less than 200 F there is nothing to ask.
    idle_out(&mut t);
    assert_eq!((pp(&t, 0), money(&t, 0)), (0, 100));
}

#[test]
fn fa18_characters_of_round_7_expire_after_the_best_work() {
    let mut t = turn_with(3, MUSE, |_, s| {
        s.round = 7;
        (s.players[Seat(0)].best, s.players[Seat(1)].best) = (0, 17);
        s.players[Seat(0)].character = Some(Character::Merchant);
    });
    idle_out(&mut t);
    // Seat 1 has the best work by then: the Merchant's owner is second.
    assert_eq!([pp(&t, 0), pp(&t, 1)], [2, 3]);
}

#[test]
fn fa20_landscapes_know_no_border() {
    let mut t = auction_with(3, COOP, |game, s| lay(game, s, 1, "tower", [0, 1, 0, 0]));
    t.play(0, "name park");
    passes(&mut t, &[1, 2]);
    t.expect_legal(0, "place 0 1 6 0");
}

#[test]
fn fa21_border_conditions_are_for_building_alone() {
    let mut t = turn_with(2, COOP, |game, s| lay(game, s, 1, "chapel", [0, 0, 0, 0]));
    t.play(0, "offer 1 tower");
    // Alone a border needs a builder; together it needs none.
    t.expect_legal(0, "across 0 0 5 5");
    // An empty cell or a landscape beyond does not matter when building alone with one builder.
    let mut t = turn_with(2, COOP, |game, s| {
        s.players[Seat(0)].builders = 1;
        lay(game, s, 1, "lake", [0, 1, 0, 0]);
    });
    t.play(0, "build tower").expect_legal(0, "place 0 1 6 0");
}

#[test]
fn fa22_three_refused_offers_in_a_turn() {
    let mut t = turn(4, COOP);
    for partner in [1, 3, 1] {
        t.play(0, &format!("offer {partner} tower"));
        let place = t.legal(0)[0].clone();
        t.play(0, &place).play(0, "ask 0").play(partner, "decline");
    }
    assert_eq!(t.expect_illegal(0, "offer 3 tower"), "F8.4.6");
    t.play(0, "end").expect_legal(1, "offer 0 tower");
}

#[test]
fn fa23_empty_cells_are_those_of_the_own_board() {
    let mut t = turn(2, COOP);
    t.play(0, "offer 1 tower").play(0, "across 0 0 6 0").play(0, "ask 0").play(1, "accept");
    assert_eq!(watch(&t).players.iter().map(|p| p.empty).collect::<Vec<_>>(), [42, 41]);
}

#[test]
fn fa25_cards_on_tables_are_compared_plainly() {
    let t = turn(3, BASE);
    let mut all = signoria_core::PerSeat::<signoria_florence::Counts, 5>::default();
    all[Seat(0)][Term::TableCard] = 5;
    let mut score = |rival: u8| {
        all[Seat(1)][Term::TableCard] = rival;
        t.game.prestige_points(&all, Seat(0), Prestige::MostWorks)
    };
    assert_eq!([score(4), score(5), score(6)], [7, 4, 0]);
}

#[test]
fn fa27_a_work_uses_one_profession_card() {
    let mut t = turn_with(3, BASE, |_, s| {
        hold(s, 0, &["poet", "painter", "lawyer", "sculptor", "composer", "alchemist", "botanist"]);
    });
    t.play(0, "work poet");
    assert_eq!(player(&t, 0).table.len(), 1);
    assert_eq!(t.expect_illegal(0, "work painter"), "FD14");
}

#[test]
fn fa28_a_profession_recruited_in_this_turn_can_be_played() {
    let mut t = turn_with(3, BASE, |_, s| {
        s.players[Seat(0)].recruiting = 1;
        hold(s, 0, &["painter", "lawyer", "sculptor", "composer", "alchemist", "botanist"]);
        hold(s, 1, &["physicist", "watchmaker"]);
        table(s, 1, &["poet"]);
    });
    t.play(0, "recruit poet").play(0, "work poet");
    assert_eq!(t.state.work, 7);
}

#[test]
fn fa29_used_characters_come_back_in_the_next_phase_a2() {
    let mut t = hires(3, "merchant", |_, _| {});
    t.play(0, "merchant");
    idle_until(&mut t, 2);
    withdraw_all(&mut t);
    let seat = asked(&t);
    assert_eq!(t.legal_like(seat, "bid merchant").len(), 13);
}

#[test]
fn fa30_the_merchants_points_come_before_the_objects() {
    let mut t = auction_with(3, MUSE, |_, s| {
        s.players[Seat(0)].character = Some(Character::Merchant);
        s.players[Seat(0)].builders = 1;
        s.players[Seat(1)].pp = 2;
    });
    t.play(0, "name builder");
    passes(&mut t, &[1, 2]);
    t.play(0, "pay");
    assert_eq!(pp(&t, 0), 2 + 3);
}

#[test]
fn fa31_a_tie_scores_for_the_owner_only_and_never_with_nothing() {
    let mut t = turn_with(3, BASE, |game, s| {
        s.round = 7;
        prestige(s, 0, &["prestige_most_landscapes", "prestige_most_parks"]);
        lay(game, s, 0, "lake", [0, 0, 0, 0]);
        lay(game, s, 1, "lake", [0, 0, 0, 0]);
    });
    idle_out(&mut t);
    assert_eq!(t.game.outcome(&t.state).unwrap().scores, [4, 0, 0]);
}

#[test]
fn fa32_the_professor_keeps_off_the_prestige_stack_while_it_is_auctioned() {
    let mut t = auction_with(3, MUSE, |_, s| s.players[Seat(1)].character = Some(Character::Professor));
    t.play(0, "name prestige_card");
    assert_eq!(t.legal(1), ["raise", "professor bonus", "pass"]);
    assert_eq!(t.expect_illegal(1, "professor prestige"), "F8.3.12");
}

#[test]
fn fa33_everybody_remembers_what_he_put_back_himself() {
    let t = turn_with(3, BASE, |_, s| {
        under(s, 0, &["bonus_park", "bonus_lake"]);
        under(s, 1, &["bonus_forest"]);
    });
    let known = |seat: u8| -> Vec<Option<&str>> {
        t.view(seat).decks[1].under.iter().map(|card| card.card.map(Card::word)).collect()
    };
    assert_eq!(known(0), [Some("bonus_park"), Some("bonus_lake"), None]);
    assert_eq!(known(1), [None, None, Some("bonus_forest")]);
    assert_eq!(known(2), [None; 3]);
}
