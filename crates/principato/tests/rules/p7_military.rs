//! Chapter 7: military rounds.

use crate::table::{
    Table, army, awarded, deck_of, go_to_year, has, in_year, last_turn, opening, opening_from, player, store, with,
};
use signoria_core::{Game, Seat, ToAct};
use signoria_principato::{Card, Event, Phase, Pile, Soldier, State, Token};

const MILITIA: Soldier = Soldier::Militia;
const CONDOTTIERE: Soldier = Soldier::Condottiere;

fn catapults(s: &mut State, seat: u8, n: u8) {
    s.players[Seat(seat)].tokens[Token::Catapult.idx()] = n;
}

fn rounds(events: &[Event]) -> Vec<(bool, u8)> {
    let round = |event: &Event| match event {
        Event::MilitaryRound { year_end, number, .. } => Some((*year_end, *number)),
        _ => None,
    };
    events.iter().filter_map(round).collect()
}

/// The last turn of year 2 with seat 0 to move and these cards left in the deck.
fn year_2_with(seats: u8, cards: &[Card], change: impl FnOnce(&mut State)) -> Table {
    with(in_year(seats, 2), |s| {
        deck_of(s, cards);
        change(s);
    })
}

#[test]
fn p7_1_five_rounds_three_at_years_ends_and_two_extra() {
    let mut t = opening(3);
    let mut seen = Vec::new();
    t.drive(|_, _, legal| *legal.last().unwrap(), |game, state| game.outcome(state).is_some());
    seen.extend(rounds(&t.take_events()));
    assert_eq!(seen.iter().map(|(_, number)| *number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert_eq!(seen.iter().filter(|(year_end, _)| *year_end).count(), 3);
    assert_eq!(t.state.rounds, 5);
}

#[test]
fn p7_2_the_military_card_brings_an_extra_round_at_once() {
    let mut t = in_year(2, 2);
    t.play(0, "end").chance("draw military_scoring");
    assert_eq!(rounds(&t.take_events()), [(false, 2)]);
    assert_eq!(t.state.out[Card::Military.idx()], 1);
    assert!(!t.view(0).decks[1].military);
    // Nobody has an army: the round is over, and the refill is still owed.
    assert_eq!((t.state.pool.len(), t.game.to_act(&t.state)), (4, ToAct::Chance));
    t.chance("draw market");
    assert_eq!((t.state.pool.len(), t.state.current), (5, Seat(1)));
}

#[test]
fn p7_3_the_last_card_brings_two_whole_rounds() {
    let mut t = year_2_with(2, &[Card::Military], |s| {
        army(&mut s.players[Seat(0)], MILITIA, [2, 0, 0]);
        army(&mut s.players[Seat(1)], CONDOTTIERE, [3, 0, 0]);
    });
    t.play(0, "end").chance("draw military_scoring");
    t.play(1, "supply condottiere 1 1").play(0, "supply militia 1 0");
    // Cleared, then disbanding, then everybody supplies again from storage; the order is found anew.
    t.play(1, "disband condottiere 2").play(0, "disband militia 0");
    assert_eq!(rounds(&t.take_events()), [(false, 2), (true, 3)]);
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(0)));
    t.play(0, "supply militia 0 1");
    assert_eq!(t.state.rounds, 3);
    let events = t.take_events();
    assert_eq!(awarded(&events, 2), [5, 0]);
}

#[test]
fn p7_4_the_order_by_military_tokens_then_clockwise_from_the_first_player() {
    let order = |first: u8, tokens: [u8; 3]| {
        let mut t = with(opening_from(3, first), |s| {
            deck_of(s, &[]);
            for (seat, n) in (0..).zip(tokens) {
                catapults(s, seat, n / 2);
                army(&mut s.players[Seat(seat)], MILITIA, [n - n / 2, 0, 0]);
            }
        });
        t.play(first, "end");
        let events = t.take_events();
        let found = events.iter().find_map(|event| match event {
            Event::MilitaryRound { order, .. } => Some(order.iter().map(|seat| seat.0).collect::<Vec<_>>()),
            _ => None,
        });
        found.unwrap()
    };
    assert_eq!(order(0, [1, 3, 2]), [1, 2, 0]);
    assert_eq!(order(2, [2, 2, 2]), [2, 0, 1]);
    assert_eq!(order(1, [4, 0, 0]), [0, 1, 2]);
}

#[test]
fn p7_5_everybody_supplies_once_in_that_order() {
    let mut t = last_turn(2, |s| {
        for seat in 0..2 {
            army(&mut s.players[Seat(seat)], MILITIA, [2, 0, 0]);
            store(&mut s.players[Seat(seat)], [1, 1, 1]);
        }
        army(&mut s.players[Seat(1)], CONDOTTIERE, [1, 0, 0]);
    });
    t.play(0, "end");
    assert_eq!(t.view(0).phase, Phase::Supply);
    assert_eq!(t.legal(1), ["supply militia 0 0", "supply militia 0 1", "supply militia 1 0", "supply militia 1 1"]);
    assert_eq!(t.expect_illegal(1, "supply militia 2 0"), "P7.5");
    assert_eq!(t.expect_illegal(1, "supply condottiere 1 0"), "P7.5");
    t.play(1, "supply militia 1 0");
    assert_eq!(t.legal(1).len(), 3);
    t.play(1, "supply condottiere 0 1");
    let supplied = |event: &Event| matches!(event, Event::Supplied { seat: Seat(1), favor: 1, strength: 1, .. });
    assert!(has(&t.take_events(), supplied), "decisions are open as they are made");
    // The earlier decision is not reopened.
    assert_eq!(t.legal(1), [""; 0]);
    let rows: Vec<_> = t.view(0).military.unwrap().order.iter().map(|row| (row.seat.0, row.status)).collect();
    assert_eq!(rows, [(1, "decided"), (0, "deciding")]);
    t.play(0, "supply militia 1 1");
    assert_eq!(awarded(&t.take_events(), 2), [5, 0]);
}

#[test]
fn p7_6_strength_counts_catapults_and_soldiers_with_and_without_cubes() {
    let t = with(opening(2), |s| {
        catapults(s, 0, 2);
        army(&mut s.players[Seat(0)], MILITIA, [4, 1, 1]);
        army(&mut s.players[Seat(0)], CONDOTTIERE, [1, 0, 0]);
        army(&mut s.players[Seat(1)], CONDOTTIERE, [2, 0, 0]);
    });
    // Favor counts like the right cube.
    assert_eq!(player(&t, 0).strength(), 2 + 2 - 2 - 1);
    assert_eq!(player(&t, 1).strength(), -2);
    // One food, one money, one favor are in storage: three more soldiers could be supplied.
    assert_eq!(t.view(0).players[0].reach, 1 + 6);
}

#[test]
fn p7_7_places_pay_by_number_of_players() {
    for (seats, strengths, points) in
        [(2, &[3, 1][..], &[5, 0][..]), (3, &[1, 2, 3], &[0, 3, 6]), (4, &[4, 3, 2, 1], &[7, 4, 2, 0])]
    {
        let t = opening(seats);
        assert_eq!(&t.game.awards(strengths)[..usize::from(seats)], points);
    }
    let mut t = last_turn(3, |s| {
        catapults(s, 1, 2);
        catapults(s, 2, 1);
    });
    t.play(0, "end");
    assert_eq!([0, 1, 2].map(|seat| player(&t, seat).military), [0, 6, 3]);
}

#[test]
fn p7_8_ties_share_rounded_up() {
    let mut t = last_turn(4, |s| {
        catapults(s, 0, 1);
        catapults(s, 3, 1);
    });
    t.play(0, "end");
    assert_eq!([0, 1, 2, 3].map(|seat| player(&t, seat).military), [6, 1, 1, 6]);
}

#[test]
fn p7_9_army_cubes_go_to_the_stock() {
    let mut t = last_turn(2, |s| {
        army(&mut s.players[Seat(0)], MILITIA, [3, 2, 1]);
        army(&mut s.players[Seat(1)], CONDOTTIERE, [2, 1, 1]);
    });
    let before = t.state.stock.cubes;
    t.play(0, "end");
    assert_eq!(t.state.stock.cubes, [before[0] + 2, before[1] + 1, before[2] + 2]);
    assert!((0..2).all(|seat| player(&t, seat).army.iter().all(|army| army.own + army.favor == 0)));
    // What is in storage stays.
    assert_eq!(player(&t, 0).cubes, [1, 1, 1]);
}

#[test]
fn p7_10_soldiers_may_go_home_catapults_stay() {
    let mut t = last_turn(2, |s| {
        catapults(s, 0, 1);
        army(&mut s.players[Seat(0)], MILITIA, [2, 2, 0]);
        army(&mut s.players[Seat(0)], CONDOTTIERE, [1, 1, 0]);
        army(&mut s.players[Seat(1)], CONDOTTIERE, [4, 4, 0]);
    });
    t.play(0, "end");
    // Seats 0 and 1 have four military tokens each: seat 0 is the first player.
    assert_eq!(t.legal(0), ["disband militia 0", "disband militia 1", "disband militia 2"]);
    assert_eq!(t.expect_illegal(0, "disband militia 3"), "P7.10");
    assert_eq!(t.expect_illegal(0, "disband condottiere 1"), "P7.10");
    t.play(0, "disband militia 2").play(0, "disband condottiere 0").play(1, "disband condottiere 3");
    let tokens = [0, 1].map(|seat| Token::ALL.map(|token| player(&t, seat).count(token)));
    assert_eq!(tokens.map(|own| [own[4], own[5], own[6]]), [[1, 1, 0], [0, 1, 0]]);
    assert_eq!(t.state.stock.tokens[Pile::Soldiers.idx()], 35);
}

#[test]
fn p7_11_military_points_are_a_sum_that_never_falls() {
    let mut t = opening(2);
    let game = t.game.clone();
    t = with(t, |s| catapults(s, 1, 1));
    let mut before = [0; 2];
    t.drive(
        |state, _, legal| {
            let now = [0, 1].map(|seat| state.players[Seat(seat)].military);
            assert!(now[0] >= before[0] && now[1] >= before[1]);
            before = now;
            *legal.last().unwrap()
        },
        |_, state| game.outcome(state).is_some(),
    );
    assert_eq!([0, 1].map(|seat| player(&t, seat).military), [0, 25]);
}

#[test]
fn p11_2_an_empty_stock_ends_what_it_must() {
    let t = with(opening(2), |s| {
        army(&mut s.players[Seat(1)], MILITIA, [37, 0, 0]);
        crate::table::hold(s, 0, 1, signoria_principato::Face::HireCondottieri);
    });
    assert_eq!(t.legal_like(0, "hire"), [""; 0]);
    // Bills are no limit.
    let mut rich = last_turn(2, |s| s.players[Seat(0)].military = 100);
    rich.play(0, "end");
    assert_eq!(player(&rich, 0).military, 103);
}

#[test]
fn p11_3_disbanding_loses_no_cube_and_no_store() {
    let mut t = last_turn(2, |s| army(&mut s.players[Seat(0)], MILITIA, [1, 1, 0]));
    t.play(0, "end").play(0, "disband militia 1");
    let p = player(&t, 0);
    assert_eq!((p.cubes, p.count(Token::Farm), p.count(Token::Bank)), ([1, 1, 1], 1, 1));
}

#[test]
fn p11_5_the_military_card_on_top_of_the_new_deck() {
    let mut t = last_turn(2, |_| {});
    t.play(0, "end").chance("draw military_scoring");
    assert_eq!(rounds(&t.take_events()), [(true, 1), (false, 2)]);
    assert_eq!((t.state.pool.len(), t.state.year), (4, 2));
    t.chance("draw harvest");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
}

#[test]
fn p11_10_the_running_round_keeps_its_order() {
    let mut t = year_2_with(2, &[Card::Military], |s| {
        for seat in 0..2 {
            store(&mut s.players[Seat(seat)], [1, 0, 1]);
        }
        army(&mut s.players[Seat(0)], MILITIA, [2, 0, 0]);
        army(&mut s.players[Seat(1)], MILITIA, [3, 0, 0]);
    });
    t.play(0, "end").chance("draw military_scoring");
    t.play(1, "supply militia 0 0").play(0, "supply militia 0 0");
    // Seat 1 goes below seat 0, and yet seat 0 decides second in this round and first in the next.
    t.play(1, "disband militia 3").play(0, "disband militia 0");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(0)));
    assert_eq!(t.view(0).military.unwrap().order[0].seat, Seat(0));
}

#[test]
fn p15_8_no_soldier_holds_a_cube_after_the_clearing() {
    let mut t = last_turn(3, |s| {
        for seat in 0..3 {
            army(&mut s.players[Seat(seat)], MILITIA, [3, 1, 1]);
            army(&mut s.players[Seat(seat)], CONDOTTIERE, [2, 1, 0]);
        }
    });
    t.drive(|_, _, legal| *legal.last().unwrap(), |_, state| state.rounds == 1);
    assert!((0..3).all(|seat| player(&t, seat).army.iter().all(|army| army.own + army.favor == 0)));
}

#[test]
fn p15_9_what_a_round_pays_in_all() {
    for (seats, least, most) in [(2u8, 5, 6), (3, 9, 10), (4, 13, 16)] {
        let game = crate::table::game(seats, 0);
        let mut sums = Vec::new();
        for code in 0..u32::from(seats).pow(seats.into()) {
            let strengths: Vec<i8> =
                (0..u32::from(seats)).map(|i| (code / u32::from(seats).pow(i) % u32::from(seats)) as i8 - 1).collect();
            sums.push(game.awards(&strengths).iter().sum::<u8>());
        }
        assert_eq!((sums.iter().min(), sums.iter().max()), (Some(&least), Some(&most)));
    }
}

#[test]
fn p15_10_rounds_held_by_year() {
    let mut t = last_turn(2, |_| {});
    t.play(0, "end");
    assert_eq!((t.state.year, t.state.rounds), (2, 1));
    let game = t.game.clone();
    t = with(t, |s| deck_of(s, &[Card::Military]));
    t.chance("draw military_scoring");
    assert_eq!((t.state.year, t.state.rounds), (3, 3));
    assert!(game.invariants(&t.state).is_empty());
    let mut end = with(opening(2), |s| {
        go_to_year(&game, s, 3);
        deck_of(s, &[Card::Military]);
    });
    end.play(0, "end").chance("draw military_scoring");
    assert_eq!((end.state.rounds, end.game.to_act(&end.state)), (5, ToAct::Over));
}
