//! Chapters 8.1 and 8.2: the end, and two players.

use crate::common::*;
use signoria_core::{Game, Seat};
use signoria_florence::Phase;

/// The end of the last turn of round 7, everybody idle.
fn ended(seats: u8, options: Options, change: impl FnOnce(&Florence, &mut State)) -> Table {
    let mut t = turn_with(seats, options, |game, s| {
        s.round = 7;
        change(game, s);
    });
    idle_out(&mut t);
    t
}

#[test]
fn f8_1_1_merchant_professor_and_banker_are_settled_first() {
    let mut t = turn_with(3, MUSE, |_, s| {
        s.round = 7;
        s.players[Seat(0)].character = Some(Character::Banker);
        s.players[Seat(1)].character = Some(Character::Professor);
        s.players[Seat(2)].character = Some(Character::Merchant);
    });
    (0..3).for_each(|seat| {
        t.play(seat, "end");
    });
    // The Merchant brings the first place by himself, then the Professor is asked, then the Banker.
    assert_eq!((pp(&t, 2), asked(&t)), (1, 1));
    t.play(1, "lapse");
    assert_eq!((asked(&t), watch(&t).phase), (0, Phase::Ending));
    t.play(0, "cash");
    assert_eq!((pp(&t, 0), money(&t, 0)), (17, 100));
}

#[test]
fn f8_1_2_prestige_cards_are_turned_up_and_scored_on_the_final_position() {
    let t = ended(3, BASE, |_, s| {
        s.players[Seat(0)].jesters = 1;
        prestige(s, 0, &["prestige_most_jesters", "prestige_most_lakes"]);
        prestige(s, 2, &["prestige_most_builders"]);
    });
    assert_eq!(t.game.outcome(&t.state).unwrap().scores, [6, 0, 0]);
    assert_eq!(watch(&t).players[0].prestige.iter().map(|card| card.points).collect::<Vec<_>>(), [0, 6]);
}

#[test]
fn f8_1_3_most_prestige_then_most_money() {
    let t = ended(4, BASE, |_, s| {
        purses(s, &[10, 20, 20, 35]);
        for (seat, points) in [5, 5, 5, 4].into_iter().enumerate() {
            s.players[Seat(seat as u8)].pp = points;
        }
    });
    assert_eq!(t.game.outcome(&t.state).unwrap().ranks, [3, 1, 1, 4]);
}

#[test]
fn f8_1_4_prestige_of_50_and_more_is_counted_on() {
    let t = ended(3, BASE, |_, s| s.players[Seat(1)].pp = 73);
    assert_eq!(t.game.outcome(&t.state).unwrap().scores[1], 73);
}

#[test]
fn f8_2_1_two_players_begin_with_2500() {
    assert_eq!(money(&auction(2, BASE), 1), 2500);
}

#[test]
fn f8_2_2_the_opening_bid_of_two_is_300() {
    let mut t = auction(2, BASE);
    t.play(0, "name jester").play(1, "pass");
    assert_eq!(money(&t, 0), 2200);
    t.play(1, "name builder");
    assert_eq!((money(&t, 1), player(&t, 1).builders), (2200, 1));
}

#[test]
fn f8_2_3_the_landscapes_are_one_lot_of_two() {
    let mut t = auction(2, BASE);
    t.play(0, "name landscape").play(1, "raise").play(0, "pass").play(1, "landscape lake").play(1, "place 0 0 0 0");
    assert_eq!((player(&t, 1).landscapes, money(&t, 1)), ([0, 1, 0], 2100));
    assert_eq!(t.expect_illegal(0, "name landscape"), "F5.2.1");
    assert_eq!(t.expect_illegal(0, "name forest"), "F5.2.11");
    // Only what is in supply can be chosen; the lot is there while some type is.
    let mut t = auction_with(2, BASE, |game, s| {
        let forests = [[0, 0], [2, 0], [4, 0]].into_iter().chain([[0, 2], [2, 2], [4, 2]]);
        forests.zip([0, 0, 0, 1, 1, 1]).for_each(|([x, y], seat)| lay(game, s, seat, "forest", [0, 0, x, y]));
    });
    t.play(0, "name landscape").play(1, "pass");
    assert_eq!(t.legal(0), ["landscape lake", "landscape park"]);
}

#[test]
fn f8_2_4_five_freedoms_or_four() {
    assert_eq!(auction(2, BASE).state.freedoms.iter().sum::<u8>(), 5);
    assert_eq!(auction(2, Options { hard: true, ..BASE }).state.freedoms.iter().sum::<u8>(), 4);
}

#[test]
fn f8_2_5_expansions_go_with_two_players() {
    let t = auction(2, BOTH);
    assert_eq!((watch(&t).characters.len(), watch(&t).corners.len()), (6, 2));
    assert_eq!(t.expect_illegal(0, "sell"), "F8.3.20");
}
