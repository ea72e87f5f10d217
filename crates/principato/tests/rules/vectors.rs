//! Chapter 12: the test vectors, those of the rulebook first.

use crate::table::{
    army, awarded, catapults_and_militia, deck_of, farms_by_favor, final_score, full_church, game, go_to_year, has,
    in_year, last_turn, military_card_last, militia_of_three, opening, player, rich_harvest, scribe_and_militia,
    sculptor_by_favor, store, with,
};
use serde::Deserialize;
use signoria_core::{Game, Seat, ToAct};
use signoria_principato::{Card, Culture, Event, Face, Goal, Pile, Soldier, Token};

const MILITIA: Soldier = Soldier::Militia;
const CONDOTTIERE: Soldier = Soldier::Condottiere;

/// `test_vectors.toml`.
#[derive(Deserialize)]
struct Vectors {
    strength: Vec<Strength>,
    scoring: Vec<Scoring>,
    goal: Vec<GoalVector>,
}

#[derive(Deserialize)]
struct Strength {
    id: String,
    catapults: u8,
    militia: u8,
    militia_supplied: u8,
    condottieri: u8,
    condottieri_supplied: u8,
    expected: i8,
}

#[derive(Deserialize)]
struct Scoring {
    id: String,
    strengths: Vec<i8>,
    expected: Vec<u8>,
}

#[derive(Deserialize)]
struct GoalVector {
    id: String,
    goal: Goal,
    monuments: u8,
    books: u8,
    paintings: u8,
    catapults: u8,
    fields: u8,
    farms: u8,
    palazzi: u8,
    banks: u8,
    military_points: u8,
    expected: i32,
}

fn vectors() -> Vectors {
    toml::from_str(include_str!("test_vectors.toml")).unwrap()
}

#[test]
fn every_strength_vector() {
    for v in vectors().strength {
        let t = with(opening(2), |s| {
            let player = &mut s.players[Seat(0)];
            player.tokens[Token::Catapult.idx()] = v.catapults;
            army(player, MILITIA, [v.militia, v.militia_supplied, 0]);
            army(player, CONDOTTIERE, [v.condottieri, v.condottieri_supplied, 0]);
        });
        assert_eq!(player(&t, 0).strength(), v.expected, "{}", v.id);
    }
}

#[test]
fn every_scoring_vector() {
    for v in vectors().scoring {
        let points = game(v.strengths.len() as u8, 0).awards(&v.strengths);
        assert_eq!(points[..v.strengths.len()], v.expected, "{}", v.id);
    }
}

#[test]
fn every_goal_vector() {
    for v in vectors().goal {
        let mut p = *player(&opening(2), 0);
        for (kind, n) in Culture::ALL.into_iter().zip([v.monuments, v.books, v.paintings]) {
            p.culture[kind.idx()][3] = n;
        }
        p.tokens = [v.fields, v.farms, v.palazzi, v.banks, v.catapults];
        p.military = v.military_points;
        assert_eq!(game(2, 0).goal_points(&p, v.goal), v.expected, "{}", v.id);
    }
}

#[test]
fn pv1_two_catapults_and_three_militia_of_which_two_fed() {
    let t = with(opening(2), catapults_and_militia);
    assert_eq!(player(&t, 0).strength(), 3);
}

#[test]
fn pv2_four_players_two_tied_first() {
    assert_eq!(game(4, 0).awards(&[5, 5, 3, 2]), [6, 6, 2, 0]);
}

#[test]
fn pv3_afterwards_the_food_goes_and_one_militia_too() {
    let mut t = last_turn(2, catapults_and_militia);
    let (food, soldiers) = (t.state.stock.cubes[0], t.state.stock.tokens[Pile::Soldiers.idx()]);
    t.play(0, "end").play(0, "disband militia 1");
    assert_eq!(t.state.stock.cubes[0], food + 2);
    assert_eq!(t.state.stock.tokens[Pile::Soldiers.idx()], soldiers + 1);
    let p = player(&t, 0);
    assert_eq!((p.army(MILITIA).tokens, p.count(Token::Catapult)), (2, 2));
}

#[test]
fn pv4_the_military_card_last_in_its_deck() {
    let mut t = military_card_last();
    t.play(0, "supply militia 1 0").play(0, "disband militia 0");
    t.play(0, "supply militia 1 0").play(0, "disband militia 1");
    let awards = t.take_events().iter().filter(|e| matches!(e, Event::Awarded { seat: Seat(0), .. })).count();
    assert_eq!((awards, player(&t, 0).military, player(&t, 0).cubes[0]), (2, 10, 0));
    assert_eq!((t.state.year, t.state.rounds), (3, 3));
}

#[test]
fn pv5_a_symbol_card_changes_places_with_one_of_the_pool() {
    let mut t = opening(3);
    t.play(0, "activate 0 1 exchange 2");
    assert_eq!(player(&t, 0).card(0), Face::Scribe);
    assert_eq!((t.state.pool.cards()[2], t.state.pool.len()), (Face::TaxCollectorAny, 6));
}

#[test]
fn pv6_ties() {
    for (strengths, points) in [
        (&[0, 0][..], &[3, 3][..]),
        (&[4, 4, 1], &[5, 5, 0]),
        (&[4, 1, 1], &[6, 2, 2]),
        (&[2, 2, 2], &[3, 3, 3]),
        (&[0, 0, 0, 0], &[4, 4, 4, 4]),
        (&[3, 3, 3, 1], &[5, 5, 5, 0]),
        (&[9, 1, 1, 1], &[7, 2, 2, 2]),
        (&[6, 4, 4, 0], &[7, 3, 3, 0]),
        (&[6, 4, 1, 1], &[7, 4, 1, 1]),
        (&[5, 2, 5, 2], &[6, 1, 6, 1]),
    ] {
        let awards = game(strengths.len() as u8, 0).awards(strengths);
        assert_eq!(&awards[..points.len()], points);
    }
}

#[test]
fn pv7_a_harvest_that_overflows() {
    let fields = |militia: u8| {
        let mut t = rich_harvest(militia);
        t.play(0, "activate 1 0 exchange 0");
        (player(&t, 0).cubes[0], player(&t, 0).army(MILITIA).own)
    };
    assert_eq!(fields(0), (2, 0));
    assert_eq!(fields(1), (2, 1));
}

#[test]
fn pv8_farms_by_favor() {
    let mut t = farms_by_favor(2);
    t.play(0, "activate 1 1 favor 0 2");
    assert_eq!((player(&t, 0).cubes, player(&t, 0).count(Token::Farm)), ([0, 0, 0], 3));
    assert_eq!(farms_by_favor(1).legal_like(0, "activate 1"), ["activate 1 0", "activate 1 0 favor 0 1"]);
}

#[test]
fn pv9_a_sculptor_who_takes_favor_for_money() {
    let t = sculptor_by_favor();
    let values = [2, 3, 4].map(|value| format!("activate 1 1 favor 0 1 value {value}"));
    assert_eq!(t.legal_like(0, "activate 1"), values);
}

/// Turns of each year when the military cards lie at the given places of decks 2 and 3.
fn turns(seats: u8, military_after: usize) -> Vec<u8> {
    let mut t = opening(seats);
    let mut turns = vec![0; 3];
    let mut drawn = 0;
    while t.game.to_act(&t.state) != ToAct::Over {
        let before = t.state.year;
        t.deal(|state, possible| {
            if state.year > before || state.turns == 0 {
                drawn = 0;
            }
            let military = possible.iter().position(|card| card.to_string() == "draw military_scoring");
            let pick = match military {
                Some(last) if drawn >= military_after || possible.len() == 1 => last,
                _ => 0,
            };
            drawn += 1;
            possible[pick]
        });
        if t.game.to_act(&t.state) != ToAct::Over {
            turns[usize::from(t.state.year) - 1] += 1;
            let seat = t.state.current.0;
            t.play(seat, "end");
        }
    }
    turns
}

#[test]
fn pv10_fourteen_turns_a_year_for_two() {
    for at in [0, 1, 5, 99] {
        assert_eq!(turns(2, at), [14, 14, 14]);
    }
}

#[test]
fn pv11_twenty_one_turns_for_three_and_twenty_eight_for_four() {
    assert_eq!(turns(3, 0), [21, 21, 21]);
    assert_eq!(turns(3, 99), [21, 21, 21]);
    assert_eq!(turns(4, 7), [28, 28, 28]);
}

#[test]
fn pv12_a_first_turn() {
    let mut t = opening(2);
    t.play(0, "activate 0 1 exchange 0").play(0, "favor church");
    assert_eq!(player(&t, 0).cubes, [2, 2, 2]);
    assert_eq!(t.state.stock.cubes, [36, 36, 9]);
    assert_eq!(player(&t, 0).card(0), Face::Harvest);
}

#[test]
fn pv13_a_final_score() {
    let t = final_score();
    assert_eq!(player(&t, 1).military, 19);
    assert_eq!(t.game.outcome(&t.state).unwrap().scores[1], 39);
}

#[test]
fn pv14_the_order_of_a_round() {
    let order = |tokens: [u8; 3]| {
        militia_of_three(tokens).view(0).military.unwrap().order.iter().map(|row| row.seat.0).collect::<Vec<_>>()
    };
    assert_eq!(order([2, 3, 3]), [1, 2, 0]);
    assert_eq!(order([3, 2, 3]), [2, 0, 1]);
}

#[test]
fn pv15_a_moved_cube_no_longer_pays() {
    let mut t = scribe_and_militia();
    assert!(!t.legal_like(0, "activate 1").is_empty());
    t.play(0, "move food militia");
    assert_eq!((player(&t, 0).cubes[0], player(&t, 0).army(MILITIA).own), (1, 1));
    assert_eq!(t.legal_like(0, "activate 1"), [""; 0]);
}

#[test]
fn pv16_three_military_rounds_in_a_row() {
    let mut t = with(in_year(2, 2), |s| deck_of(s, &[Card::Military]));
    t.play(0, "end").chance("draw military_scoring");
    assert_eq!((t.state.year, t.state.rounds), (3, 3));
    t.chance("draw military_scoring");
    assert_eq!(t.state.rounds, 4);
    t.chance("draw harvest");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
    let rounds: Vec<_> = t
        .take_events()
        .iter()
        .filter_map(|event| match event {
            Event::MilitaryRound { year_end, number, .. } => Some((*year_end, *number)),
            _ => None,
        })
        .collect();
    assert_eq!(rounds, [(false, 2), (true, 3), (false, 4)]);
}

#[test]
fn pv17_favor_with_a_full_church() {
    let mut t = full_church(1, 0);
    assert_eq!(t.legal_like(0, "favor"), ["favor militia"]);
    t.play(0, "favor militia");
    assert_eq!(player(&t, 0).army(MILITIA).favor, 1);
    assert!(has(&t.take_events(), |e| *e == Event::Favor { seat: Seat(0), soldier: Some(MILITIA) }));
    assert_eq!(full_church(1, 1).legal_like(0, "favor").len(), 2);
    assert_eq!(full_church(0, 0).legal_like(0, "favor"), [""; 0]);
}

#[test]
fn pv18_a_tie_at_the_end() {
    let ranks = |cubes: [[u8; 3]; 2]| {
        let t = opening(2);
        let box_ = t.game.clone();
        let mut t = with(t, |s| {
            go_to_year(&box_, s, 3);
            deck_of(s, &[]);
            s.rounds = 4;
            for seat in 0..2 {
                s.players[Seat(seat)].military = 37;
                store(&mut s.players[Seat(seat)], cubes[usize::from(seat)]);
                // Cubes on soldiers are gone before they could count.
                army(&mut s.players[Seat(seat)], CONDOTTIERE, [1, 1 - seat, seat]);
            }
        });
        t.play(0, "end");
        assert_eq!(awarded(&t.take_events(), 2), [3, 3]);
        let outcome = t.game.outcome(&t.state).unwrap();
        // Bastion is not dealt to two players here: both have 40 points.
        assert_eq!(outcome.scores, [40, 40]);
        outcome.ranks
    };
    assert_eq!(ranks([[1, 2, 0], [0, 0, 3]]), [1, 1]);
    assert_eq!(ranks([[2, 2, 0], [0, 0, 3]]), [1, 2]);
}
