//! Chapter 10: the decision points, and how they are joined into answers.

use crate::table::{Table, army, hold, last_turn, opening, player, store, with};
use signoria_core::{Game, Seat, ToAct};
use signoria_principato::{Culture, Face, Soldier, Token};
use signoria_testkit::Scenario;

fn kinds(t: &Table, seat: u8) -> Vec<String> {
    let mut kinds: Vec<String> =
        t.legal(seat).iter().map(|action| action.split(' ').next().unwrap().to_owned()).collect();
    kinds.dedup();
    kinds
}

fn soldiers(tokens: [u8; 2]) -> Table {
    with(opening(2), |s| {
        let player = &mut s.players[Seat(0)];
        army(player, Soldier::Militia, [tokens[0], 0, 0]);
        army(player, Soldier::Condottiere, [tokens[1], 0, 0]);
    })
}

#[test]
fn pd1_what_a_turn_offers() {
    assert_eq!(kinds(&opening(2), 0), ["activate", "swap", "favor", "end"]);
    assert_eq!(kinds(&soldiers([1, 0]), 0), ["activate", "swap", "favor", "move", "end"]);
}

#[test]
fn pd2_only_cards_with_a_legal_alternative_are_activated() {
    let t = with(opening(2), |s| hold(s, 0, 1, Face::Painter));
    assert!(t.legal_like(0, "activate").iter().all(|action| action.starts_with("activate 0")));
    assert_eq!(t.legal_like(0, "swap 1").len(), 5);
}

#[test]
fn pd3_the_legal_alternatives() {
    let t = opening(2);
    let alternatives = [0, 1, 2].map(|n| t.legal_like(0, &format!("activate 0 {n}")).len());
    assert_eq!(alternatives, [5, 5, 5]);
    assert_eq!(t.legal_like(0, "activate 1"), ["activate 1 0", "activate 1 0 favor 0 1"]);
}

#[test]
fn pd4_favor_for_food() {
    let t = with(opening(2), |s| {
        hold(s, 0, 1, Face::Scribe);
        s.players[Seat(0)].tokens[Token::Farm.idx()] = 2;
        store(&mut s.players[Seat(0)], [2, 0, 3]);
    });
    // Four food: from 4 - 2 to 3 by favor.
    assert_eq!(t.legal_like(0, "activate 1 0 favor 2 0").len(), 3);
    assert_eq!(t.legal_like(0, "activate 1 0 favor 3 0").len(), 3);
    assert_eq!(t.legal_like(0, "activate 1").len(), 6);
}

#[test]
fn pd5_favor_for_money() {
    let t = with(opening(2), |s| {
        hold(s, 0, 1, Face::BuildCatapult);
        store(&mut s.players[Seat(0)], [0, 1, 2]);
    });
    assert_eq!(t.legal_like(0, "activate 1"), ["activate 1 0 favor 1 0", "activate 1 0 favor 1 1"]);
}

#[test]
fn pd6_how_many_soldiers() {
    let t = with(opening(2), |s| {
        hold(s, 0, 1, Face::RecruitMilitia);
        army(&mut s.players[Seat(1)], Soldier::Militia, [34, 0, 0]);
    });
    assert_eq!(t.legal_like(0, "hire"), ["hire 1 1", "hire 1 2", "hire 1 3"]);
}

#[test]
fn pd7_which_culture_token() {
    let t = with(opening(2), |s| {
        hold(s, 0, 1, Face::Sculptor);
        store(&mut s.players[Seat(0)], [1, 2, 0]);
        s.players[Seat(1)].culture[Culture::Monument.idx()][2] = 5;
    });
    assert_eq!(t.legal_like(0, "activate 1"), ["activate 1 0 value 2", "activate 1 0 value 4"]);
}

#[test]
fn pd8_where_a_favor_cube_goes() {
    let full = with(soldiers([1, 1]), |s| store(&mut s.players[Seat(0)], [0, 0, 3]));
    assert_eq!(full.legal_like(0, "favor"), ["favor militia", "favor condottiere"]);
    assert_eq!(soldiers([1, 1]).legal_like(0, "favor"), ["favor church"]);
}

#[test]
fn pd9_which_place_of_the_pool() {
    let t = opening(3);
    assert_eq!(t.legal_like(0, "activate 0 0 exchange").len(), 6);
    assert_eq!(t.legal_like(0, "swap 0").len(), 6);
    assert_eq!(t.expect_illegal(0, "activate 0 0 exchange 6"), "P5.5");
}

#[test]
fn pd10_which_cube_moves_where() {
    let all = ["move food militia", "move money condottiere", "move favor militia", "move favor condottiere"];
    assert_eq!(soldiers([1, 1]).legal_like(0, "move"), all);
    assert_eq!(soldiers([0, 1]).legal_like(0, "move"), [all[1], all[3]]);
    let t = with(soldiers([1, 1]), |s| store(&mut s.players[Seat(0)], [0, 1, 0]));
    assert_eq!(t.legal_like(0, "move"), [all[1]]);
}

#[test]
fn pd11_after_both_actions_only_moves_and_the_end() {
    let mut t = soldiers([1, 0]);
    t.play(0, "favor church").play(0, "favor church");
    assert_eq!(t.legal(0), ["move food militia", "move favor militia", "end"]);
    // Without a free move nothing is asked.
    t.play(0, "move favor militia");
    assert_eq!(t.game.to_act(&t.state), ToAct::Chance);
}

fn supplying() -> Table {
    let mut t = last_turn(2, |s| {
        let player = &mut s.players[Seat(1)];
        army(player, Soldier::Militia, [2, 0, 0]);
        army(player, Soldier::Condottiere, [3, 1, 0]);
        player.tokens[Token::Farm.idx()] = 2;
        store(player, [3, 2, 1]);
    });
    t.play(0, "end");
    t
}

#[test]
fn pd12_supply_of_food() {
    let t = supplying();
    let food = [0, 1, 2, 3].map(|n| t.legal_like(1, &format!("supply militia {n} ")).len());
    assert_eq!(food, [2, 2, 1, 0]);
}

#[test]
fn pd13_supply_of_money() {
    let mut t = supplying();
    t.play(1, "supply militia 2 0");
    let money = [0, 1, 2, 3].map(|n| t.legal_like(1, &format!("supply condottiere {n} ")).len());
    assert_eq!(money, [2, 2, 1, 0]);
}

#[test]
fn pd14_supply_of_favor_to_militia() {
    let t = supplying();
    t.expect_legal(1, "supply militia 1 1");
    assert_eq!(t.expect_illegal(1, "supply militia 2 1"), "P7.5");
    assert_eq!(t.expect_illegal(1, "supply militia 0 2"), "P7.5");
}

#[test]
fn pd15_supply_of_favor_to_condottieri() {
    let mut t = supplying();
    t.play(1, "supply militia 0 1");
    assert_eq!(t.legal(1), ["supply condottiere 0 0", "supply condottiere 1 0", "supply condottiere 2 0"]);
}

#[test]
fn pd16_disband_militia() {
    let mut t = supplying();
    t.play(1, "supply militia 0 0").play(1, "supply condottiere 0 0");
    assert_eq!(t.legal(1), ["disband militia 0", "disband militia 1", "disband militia 2"]);
}

#[test]
fn pd17_disband_condottieri() {
    let mut t = supplying();
    t.play(1, "supply militia 0 0").play(1, "supply condottiere 0 0").play(1, "disband militia 1");
    assert_eq!(t.legal(1).len(), 4);
    t.play(1, "disband condottiere 3");
    assert_eq!(player(&t, 1).army(Soldier::Condottiere).tokens, 0);
}

#[test]
fn pd18_the_starting_player_is_an_option_or_chance() {
    let drawn = signoria_principato::Principato::new(Default::default(), 4, Default::default()).unwrap();
    let mut t = Scenario::new(drawn);
    t.chance("first 3");
    assert_eq!(t.state.first, Seat(3));
    assert_eq!(crate::table::game(4, 3).start().first, Seat(3));
    assert_eq!(signoria_principato::Principato::form()[0].key, "first");
}
