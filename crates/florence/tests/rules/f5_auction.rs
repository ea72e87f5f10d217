//! Chapters 5.1 to 5.3: money, the auction, the objects.

use crate::common::*;
use signoria_core::{Seat, SeatSet};
use signoria_florence::Phase;

#[test]
fn f5_1_1_a_point_sells_for_100_and_prestige_stays_above_0() {
    let mut t = turn_with(3, BASE, |_, s| s.players[Seat(0)].pp = 4);
    t.play(0, "sell");
    assert_eq!(t.legal(0), ["sell 1", "sell 2", "sell 3", "sell 4"]);
    t.play(0, "sell 3");
    assert_eq!((money(&t, 0), pp(&t, 0), player(&t, 0).actions), (3800, 1, 0));
    assert_eq!(t.expect_illegal(0, "sell 1"), "FD11");
}

#[test]
fn f5_1_2_the_question_is_asked_again_after_a_sale() {
    let mut t = auction_with(3, BASE, |_, s| s.players[Seat(1)].pp = 5);
    t.play(0, "name jester");
    for sold in 1..=2 {
        t.play(1, "sell").play(1, "sell 2");
        assert_eq!((asked(&t), pp(&t, 1)), (1, 5 - 2 * sold));
    }
    t.expect_legal(1, "raise");
}

#[test]
fn f5_1_3_what_is_paid_at_once_is_paid_in_cash() {
    let mut t = auction_with(3, BASE, |_, s| purses(s, &[3, 2, 35]));
    t.play(0, "name jester");
    // The second player could not pay 300 and has nothing to sell: he passes by himself.
    assert_eq!(asked(&t), 2);
    t.play(2, "raise");
    assert_eq!(player(&t, 2).jesters, 1);
    let t = turn_with(3, BASE, |_, s| purses(s, &[2, 35, 35]));
    assert_eq!(t.expect_illegal(0, "bonus"), "F5.4.50");
    assert_eq!(t.expect_illegal(0, "build tower"), "F5.4.20");
    assert_eq!(t.expect_illegal(0, "introduce travel"), "F5.4.40");
    // So does the last player: prestige is sold first.
    let mut t = auction_with(3, BASE, |_, s| {
        purses(s, &[35, 35, 1]);
        s.players[Seat(2)].pp = 1;
    });
    t.play(0, "withdraw").play(1, "withdraw");
    assert_eq!(t.legal(2), ["sell", "decline"]);
    t.play(2, "sell").expect_legal(2, "name jester");
}

#[test]
fn f5_1_3_a_bid_may_count_on_prestige_and_only_the_winner_sells() {
    let mut t = auction_with(3, BASE, |_, s| {
        purses(s, &[1, 0, 35]);
        s.players[Seat(0)].pp = 2;
        s.players[Seat(1)].pp = 9;
    });
    // The first can pay 300, the second 900; nothing is sold before somebody has won.
    t.play(0, "name jester").play(1, "raise").play(2, "raise").play(1, "raise");
    assert_eq!([pp(&t, 0), pp(&t, 1)], [2, 9]);
    t.take_events();
    t.play(2, "pass");
    // The first could not reach 500 and passed by himself; the winner sells what lacks, and no more.
    assert_eq!([pp(&t, 0), pp(&t, 1)], [2, 4]);
    assert_eq!((money(&t, 0), money(&t, 1), player(&t, 1).jesters), (100, 0, 1));
    let sold = Event::Sold { seat: Seat(1), points: 5, money: 500 };
    assert!(heard(&mut t, 2).contains(&sold));
    // A lot may be named like this, too.
    t.play(0, "name builder").play(2, "pass");
    assert_eq!((pp(&t, 0), money(&t, 0), player(&t, 0).builders), (1, 0, 1));
}

#[test]
fn f5_1_3_with_the_muse_a_bid_needs_cash() {
    let mut t = auction_with(3, MUSE, |_, s| {
        purses(s, &[35, 2, 35]);
        s.players[Seat(1)].pp = 9;
    });
    t.play(0, "name jester");
    assert_eq!(asked(&t), 2);
}

#[test]
fn f5_1_4_a_sale_is_offered_only_where_it_can_matter() {
    // Prestige is enough for a bid.
    let mut t = auction_with(3, BASE, |_, s| {
        purses(s, &[35, 0, 0]);
        s.players[Seat(1)].pp = 3;
        s.players[Seat(2)].pp = 2;
    });
    t.play(0, "name jester");
    assert_eq!(t.legal(1), ["raise", "sell", "pass"]);
    t.play(1, "pass");
    // 200 from a sale do not suffice for 300: the third is not asked, and the first has won.
    assert_eq!(player(&t, 0).jesters, 1);
    // At the end of a turn with no action left nothing can be bought.
    let t = turn_with(3, BASE, |_, s| {
        s.players[Seat(0)].pp = 3;
        s.players[Seat(0)].actions = 2;
        s.players[Seat(0)].recruiting = 1;
        table(s, 1, &["poet"]);
    });
    assert_eq!(t.expect_illegal(0, "sell"), "F5.1.4");
}

#[test]
fn f5_2_1_one_object_a_player_and_one_a_stack() {
    let mut t = auction(3, BASE);
    t.play(0, "name jester");
    passes(&mut t, &[1, 2]);
    assert_eq!(t.expect_illegal(1, "name jester"), "F5.2.1");
    t.play(1, "name builder").play(2, "pass");
    // The first has an object and is not asked.
    assert_eq!((player(&t, 1).builders, asked(&t)), (1, 2));
    let t = auction_with(3, BASE, |_, s| s.players[Seat(1)].recruiting = 5);
    assert_eq!(t.expect_illegal(0, "name recruiting_card"), "F5.2.1");
}

#[test]
fn f5_2_2_the_start_player_is_the_first_auctioneer() {
    let t = auction(3, Options { first: Some(2), ..BASE });
    let view = watch(&t).auction.unwrap();
    assert_eq!((view.auctioneer, view.active), (Seat(2), [0, 1, 2].map(Seat).to_vec()));
    assert_eq!(asked(&t), 2);
}

#[test]
fn f5_2_3_naming_is_a_bid_of_200() {
    let mut t = auction(3, BASE);
    t.play(0, "name lake");
    let view = watch(&t).auction.unwrap();
    assert_eq!((view.lot, view.bid, view.high), (Some(Lot::Lake), 200, Some(Seat(0))));
}

#[test]
fn f5_2_4_who_names_nothing_is_out_of_the_phase() {
    let mut t = auction(3, BASE);
    t.play(0, "withdraw").play(1, "name jester").play(2, "raise");
    assert_eq!(asked(&t), 1);
    t.play(1, "pass");
    assert_eq!(player(&t, 2).jesters, 1);
    // Who cannot name anything withdraws by himself.
    let mut t = auction_with(3, BASE, |_, s| purses(s, &[35, 1, 35]));
    t.play(0, "withdraw");
    assert_eq!(asked(&t), 2);
    assert!(t.take_events().contains(&Event::Withdrew { seat: Seat(1), forced: true }));
}

#[test]
fn f5_2_5_bids_go_clockwise_by_100_and_a_pass_is_for_this_lot() {
    let mut t = auction(4, BASE);
    t.play(0, "name jester").play(1, "raise").play(2, "pass").play(3, "raise").play(0, "raise");
    assert_eq!((t.state.auction.bid, asked(&t)), (5, 1));
    assert_eq!(t.legal(1), ["raise", "pass"]);
    // The high bidder is not asked to outbid himself.
    passes(&mut t, &[1, 3]);
    assert_eq!((player(&t, 0).jesters, money(&t, 0)), (1, 3000));
    t.play(1, "name builder");
    assert_eq!(asked(&t), 2);
}

#[test]
fn f5_2_6_the_winner_alone_pays_and_the_object_takes_effect_first() {
    let mut t = auction(3, BASE);
    t.play(0, "name park").play(1, "raise");
    passes(&mut t, &[2, 0]);
    assert_eq!(asked(&t), 1);
    t.play(1, "place 0 0 0 0");
    assert_eq!([0, 1, 2].map(|seat| money(&t, seat)), [3500, 3200, 3500]);
    assert_eq!(watch(&t).players[1].landscapes, [0, 0, 1]);
}

#[test]
fn f5_2_7_the_auctioneer_stays_until_he_has_won_or_withdrawn() {
    let mut t = auction(3, BASE);
    t.play(0, "name jester").play(1, "raise");
    passes(&mut t, &[2, 0]);
    assert_eq!((asked(&t), watch(&t).auction.unwrap().auctioneer), (0, Seat(0)));
    t.play(0, "name builder").play(2, "pass");
    // He has won: the next active player from him, not from another winner.
    assert_eq!(asked(&t), 2);
}

#[test]
fn f5_2_8_the_last_player_buys_at_the_opening_price_or_declines() {
    let mut t = auction(3, BASE);
    t.play(0, "withdraw").play(1, "withdraw");
    t.expect_legal(2, "decline");
    t.play(2, "name jester");
    assert_eq!((money(&t, 2), player(&t, 2).jesters, watch(&t).phase), (3300, 1, Phase::Actions));
    let mut t = auction(3, BASE);
    t.play(0, "withdraw").play(1, "withdraw").play(2, "decline");
    assert_eq!((money(&t, 2), watch(&t).phase), (3500, Phase::Actions));
}

#[test]
fn f5_2_9_who_cannot_use_an_object_neither_names_nor_raises() {
    let mut t = auction_with(3, BASE, |_, s| {
        s.players[Seat(0)].builders = 3;
        s.players[Seat(2)].builders = 3;
        s.round = 4;
    });
    assert_eq!(t.expect_illegal(0, "name builder"), "F5.2.1");
    t = with(t, |_, s| s.players[Seat(2)].builders = 2);
    assert_eq!(t.expect_illegal(0, "name builder"), "F5.3.4");
    t.play(0, "withdraw").play(1, "name builder");
    assert_eq!(asked(&t), 2);
    // A landscape needs a place.
    let t = auction_with(3, BASE, |_, s| s.players[Seat(0)].land = 0);
    t.expect_legal(0, "name forest");
    let full = full_board();
    assert_eq!(full.expect_illegal(0, "name forest"), "F5.2.9");
    full.expect_legal(0, "name park");
}

/// Seat 0 has room for a park and no other landscape.
pub(crate) fn full_board() -> Table {
    auction_with(3, BASE, |game, s| {
        fill(game, s, 0, 2);
    })
}

/// Lays buildings until only places for tiles of so many cells are left.
pub(crate) fn fill(game: &Florence, s: &mut State, seat: u8, room: usize) {
    let seat = Seat(seat);
    s.players[seat].builders = 2;
    for building in Building::ALL {
        let tile = Tile::Building(building);
        let free = |s: &State| !(s.players[seat].built | s.players[seat].land | game.grids().palace);
        let place = game.grids().forms[tile.idx()].iter().find_map(|form| {
            let corners = form.fits(free(s));
            (corners != 0).then(|| form.mask << corners.trailing_zeros())
        });
        if let Some(mask) = place {
            s.players[seat].lay(tile, mask);
        }
    }
    // Landscapes close what is still too wide.
    for kind in [Landscape::Forest, Landscape::Lake] {
        let tile = Tile::Landscape(kind);
        for _ in 0..6 {
            let free = !(s.players[seat].built | s.players[seat].land | game.grids().palace);
            let place = game.grids().forms[tile.idx()].iter().find_map(|form| {
                let corners = form.fits(free);
                (corners != 0 && form.cells.len() > room).then(|| form.mask << corners.trailing_zeros())
            });
            match place {
                Some(mask) if s.players[seat].landscapes.iter().sum::<u8>() < 4 => s.players[seat].lay(tile, mask),
                _ => break,
            }
        }
    }
}

#[test]
fn f5_2_10_the_phase_ends_when_nobody_is_active() {
    let mut t = auction(3, BASE);
    for (seat, lot) in [(0, "jester"), (1, "builder")] {
        t.play(seat, &format!("name {lot}"));
        while watch(&t).auction.is_some_and(|auction| auction.lot.is_some()) {
            let seat = asked(&t);
            t.play(seat, "pass");
        }
    }
    t.play(2, "name park").play(2, "place 0 0 0 0");
    assert_eq!((watch(&t).phase, t.state.auction.active), (Phase::Actions, SeatSet::EMPTY));
}

#[test]
fn f5_2_10_markers_leave_the_stacks_when_the_phase_ends() {
    let mut t = auction(3, BASE);
    t.play(0, "name jester");
    passes(&mut t, &[1, 2]);
    let sold = |t: &Table| watch(t).lots.iter().filter(|lot| lot.sold).map(|lot| lot.lot).collect::<Vec<_>>();
    assert_eq!(sold(&t), [Lot::Jester]);
    withdraw_all(&mut t);
    assert_eq!((watch(&t).phase, sold(&t)), (Phase::Actions, vec![]));
}

#[test]
fn f5_2_11_seven_stacks_with_three_or_more_players() {
    let t = auction(3, BASE);
    let lots: Vec<String> = t.legal_like(0, "name");
    assert_eq!(lots.len(), 7);
    let mut t = t;
    t.play(0, "name lake");
    passes(&mut t, &[1, 2]);
    t.play(0, "place 0 0 0 0");
    t.expect_legal(1, "name forest").expect_legal(1, "name park");
    assert_eq!(t.expect_illegal(1, "name landscape"), "F5.2.11");
}

/// Seat 0 wins a lot for 200.
fn wins(change: impl FnOnce(&Florence, &mut State), lot: &str) -> Table {
    let mut t = auction_with(3, BASE, change);
    t.play(0, &format!("name {lot}"));
    passes(&mut t, &[1, 2]);
    t
}

#[test]
fn f5_3_1_a_landscape_is_placed_at_once_and_a_second_one_brings_3() {
    let mut t = wins(|game, s| lay(game, s, 0, "lake", [0, 0, 0, 0]), "lake");
    t.play(0, "place 0 0 4 4");
    assert_eq!((pp(&t, 0), player(&t, 0).landscapes), (3, [0, 2, 0]));
    let mut t = wins(|game, s| lay(game, s, 0, "lake", [0, 0, 0, 0]), "park");
    t.play(0, "place 0 0 4 4");
    assert_eq!(pp(&t, 0), 0);
}

#[test]
fn f5_3_2_a_landscape_adds_3_once() {
    let value = |n: u8| {
        let t = turn_with(3, BASE, |game, s| {
            hold(s, 0, &["poet", "painter", "lawyer"]);
            (0..n).for_each(|row| lay(game, s, 0, "lake", [0, 0, 0, row]));
        });
        t.view(0).players[0].works.iter().find(|work| work.profession == Profession::Poet).unwrap().parts[1]
    };
    assert_eq!([0, 1, 2].map(value), [0, 3, 3]);
}

#[test]
fn f5_3_3_a_jester_adds_2_each() {
    let mut t = wins(|_, s| s.players[Seat(0)].jesters = 2, "jester");
    assert_eq!(t.view(0).players[0].works[0].parts[3], 6);
    assert!(t.take_events().contains(&Event::Jester { seat: Seat(0), jesters: 3 }));
}

#[test]
fn f5_3_4_builders_make_building_cheaper_then_closer_then_free() {
    for (builders, price, points) in [(0, 300, 0), (1, 300, 3), (2, 0, 3)] {
        let t = wins(|_, s| s.players[Seat(0)].builders = builders, "builder");
        assert_eq!((watch(&t).players[0].building_price, pp(&t, 0)), (price, points));
        assert_eq!(watch(&t).players[0].kept_clear.is_empty(), builders >= 1);
    }
    assert_eq!(watch(&auction(3, BASE)).players[0].building_price, 700);
}

#[test]
fn f5_3_5_a_prestige_card_is_one_of_five() {
    let mut t = wins(|_, _| {}, "prestige_card");
    t.deal(|_, possible| possible[0]);
    assert_eq!(t.legal_like(0, "keep").len(), 5);
    t.play(0, "keep prestige_most_lakes");
    assert_eq!(prestiges(&t, 0), ["prestige_most_lakes"]);
    assert_eq!(t.legal_like(0, "return").len(), 4);
}

#[test]
fn f5_3_6_a_recruiting_card_can_be_used_at_once_or_kept() {
    let poet = |_: &Florence, s: &mut State| {
        hold(s, 1, &["painter", "lawyer"]);
        table(s, 1, &["poet"]);
    };
    let mut t = wins(poet, "recruiting_card");
    assert_eq!(t.legal(0), ["recruit poet", "hold"]);
    t.play(0, "recruit poet");
    assert_eq!((player(&t, 0).recruiting, player(&t, 1).left), (0, 1));
    let mut t = wins(poet, "recruiting_card");
    t.play(0, "hold");
    assert_eq!(player(&t, 0).recruiting, 1);
    // Without a target nothing is asked.
    assert_eq!(asked(&wins(|_, _| {}, "recruiting_card")), 1);
}

#[test]
fn f5_3_7_objects_work_for_their_owner_alone() {
    let t = turn_with(3, BASE, |_, s| s.players[Seat(1)].jesters = 3);
    assert_eq!(t.view(0).players[0].works[0].parts[3], 0);
    assert_eq!(t.view(1).players[1].works[0].parts[3], 6);
}
