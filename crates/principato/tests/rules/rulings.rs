//! Chapter 13: the rulings that show in play, and chapter 15 where no other test states it.

use crate::table::{army, awarded, deck_of, hold, in_year, last_turn, lay, opening, player, store, with};
use signoria_core::{Game, Seat, ToAct};
use signoria_principato::{Card, Components, Culture, Face, Frame, Goal, Pays, Question, Soldier, Token};

#[test]
fn pa1_which_cards_have_the_exchange_symbol() {
    let box_ = Components::default();
    let with_symbol: Vec<Face> = Face::ALL.into_iter().filter(|face| box_.faces[face.idx()].exchange).collect();
    assert_eq!(
        with_symbol,
        [Face::Harvest, Face::Market, Face::TaxCollectorAny, Face::TaxCollectorMoney, Face::TaxCollectorFood]
    );
}

#[test]
fn pa2_the_start_cards() {
    let box_ = Components::default();
    assert_eq!(box_.start_equal, Face::TaxCollectorAny);
    assert_eq!(box_.start_different, [Face::Cropland, Face::BuildFarm, Face::BuildPalazzo, Face::BuildBank]);
}

#[test]
fn pa4_values_of_culture_and_the_players_choice_of_monuments() {
    let culture = Components::default().culture;
    assert_eq!(culture[Culture::Monument.idx()][1..4], [5, 5, 5]);
    assert_eq!(culture[Culture::Book.idx()][2..5], [5, 5, 5]);
    assert_eq!(culture[Culture::Painting.idx()][3..6], [5, 5, 5]);
    let mut t = with(opening(2), |s| {
        hold(s, 0, 1, Face::Sculptor);
        store(&mut s.players[Seat(0)], [2, 1, 0]);
    });
    t.play(0, "activate 1 1 value 2");
    assert_eq!(player(&t, 0).culture_points(Culture::Monument), 2);
}

#[test]
fn pa5_bastion_counts_complete_fours() {
    let Pays::Units { step, points, .. } = Components::default().goals[Goal::Bastion.idx()].pays else {
        panic!("Bastion counts units")
    };
    assert_eq!((step, points), (4, 1));
    let t = with(opening(2), |s| s.players[Seat(0)].military = 7);
    assert_eq!(t.game.goal_points(player(&t, 0), Goal::Bastion), 1);
}

#[test]
fn pa6_the_eighth_goal_mirrors_fertile_land() {
    let goals = Components::default().goals;
    let units = |goal: Goal| match goals[goal.idx()].pays {
        Pays::Units { free, step, points, .. } => [free, step, points],
        Pays::Sets { .. } => panic!("{goal:?} counts units"),
    };
    assert_eq!(units(Goal::ProsperousCity), units(Goal::FertileLand));
    assert_eq!(
        Components::default().reconstructed,
        ["cards", "decks", "culture", "goals", "backs", "exchange", "bills", "board"]
    );
}

#[test]
fn pa7_components_are_limited() {
    let t = with(opening(2), |s| {
        hold(s, 0, 1, Face::BuildCatapult);
        store(&mut s.players[Seat(0)], [1, 1, 0]);
        s.players[Seat(1)].tokens[Token::Catapult.idx()] = 19;
    });
    assert_eq!(t.legal_like(0, "activate 1"), [""; 0]);
    assert_eq!(t.expect_illegal(0, "activate 1 0"), "P5.2");
}

#[test]
fn pa9_bills_are_open_and_only_make_change() {
    let mut t = last_turn(2, |s| s.players[Seat(1)].military = 200);
    t.play(0, "end");
    assert_eq!(t.view(0).players[1].military, 203);
}

#[test]
fn pa10_a_swapped_card_lies_on_the_emptied_place() {
    let mut t = opening(2);
    t.play(0, "swap 1 2");
    assert_eq!(t.state.pool.cards(), [Face::Harvest, Face::Market, Face::Cropland, Face::Painter, Face::Sculptor]);
}

#[test]
fn pa11_what_overflows_fills_empty_soldiers_by_itself() {
    let mut t = with(opening(2), |s| army(&mut s.players[Seat(0)], Soldier::Militia, [2, 0, 0]));
    t.play(0, "activate 0 2 exchange 0");
    assert_eq!((player(&t, 0).cubes[0], player(&t, 0).army(Soldier::Militia).own), (2, 1));
}

#[test]
fn pa12_free_moves_in_the_own_turn_and_no_other() {
    let mut t = with(opening(2), |s| army(&mut s.players[Seat(1)], Soldier::Militia, [1, 0, 0]));
    assert_eq!(t.legal(1), [""; 0]);
    assert_eq!(t.legal_like(0, "move"), [""; 0]);
    t.play(0, "end").chance("draw cropland");
    assert_eq!(t.legal_like(1, "move"), ["move food militia", "move favor militia"]);
    t.play(1, "move food militia").play(1, "favor church").play(1, "end");
}

#[test]
fn pa13_as_many_as_wanted_is_at_least_one() {
    let t = with(opening(2), |s| hold(s, 0, 1, Face::RecruitMilitia));
    assert_eq!(t.legal_like(0, "hire")[0], "hire 1 1");
}

#[test]
fn pa14_everybody_is_ranked_even_without_an_army() {
    let mut t = last_turn(4, |_| {});
    t.play(0, "end");
    assert_eq!(awarded(&t.take_events(), 4), [4, 4, 4, 4]);
    let mut t = last_turn(2, |s| {
        army(&mut s.players[Seat(0)], Soldier::Militia, [2, 0, 0]);
        army(&mut s.players[Seat(1)], Soldier::Militia, [1, 0, 0]);
        for seat in 0..2 {
            store(&mut s.players[Seat(seat)], [0, 0, 0]);
        }
    });
    t.play(0, "end");
    assert_eq!(awarded(&t.take_events(), 2), [0, 5]);
}

#[test]
fn pa15_after_the_cubes_the_win_is_shared() {
    let t = opening(2);
    let box_ = t.game.clone();
    let mut t = with(t, |s| {
        crate::table::go_to_year(&box_, s, 3);
        deck_of(s, &[]);
        s.rounds = 4;
    });
    t.play(0, "end");
    let outcome = t.game.outcome(&t.state).unwrap();
    assert_eq!((outcome.scores, outcome.ranks), (vec![3, 3], vec![1, 1]));
}

#[test]
fn pa16_favor_on_soldiers_is_cleared_too() {
    let mut t = last_turn(2, |s| army(&mut s.players[Seat(0)], Soldier::Condottiere, [2, 0, 2]));
    let favor = t.state.stock.cubes[2];
    t.play(0, "end");
    assert_eq!(t.state.stock.cubes[2], favor + 2);
}

#[test]
fn pa17_the_pool_is_full_in_every_turn() {
    for seats in 2..=4 {
        let mut t = opening(seats);
        t.drive(
            |state, _, legal| {
                if state.frames.top() == Frame::Ask(Question::Turn) {
                    assert_eq!(state.pool.len(), seats + 3);
                }
                *legal.last().unwrap()
            },
            |game, state| game.outcome(state).is_some(),
        );
    }
}

#[test]
fn pa18_an_activation_without_effect_is_legal() {
    let mut t = with(opening(2), |s| {
        store(&mut s.players[Seat(0)], [2, 2, 1]);
        lay(s, 1, Face::BuildBank);
    });
    t.play(0, "activate 0 0 exchange 1");
    assert_eq!((player(&t, 0).cubes, player(&t, 0).card(0)), ([2, 2, 1], Face::BuildBank));
}

#[test]
fn pa19_catapults_count_for_the_order() {
    let mut t = last_turn(2, |s| {
        s.players[Seat(1)].tokens[Token::Catapult.idx()] = 2;
        army(&mut s.players[Seat(0)], Soldier::Militia, [1, 0, 0]);
        army(&mut s.players[Seat(1)], Soldier::Militia, [1, 0, 0]);
    });
    t.play(0, "end");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
}

#[test]
fn pa22_the_leftmost_card_leaves_after_a_forgone_turn_as_well() {
    let mut t = opening(2);
    t.play(0, "end");
    assert_eq!(t.state.pool.cards()[0], Face::Market);
}

#[test]
fn pa23_no_favor_without_a_place() {
    let t = with(opening(2), |s| store(&mut s.players[Seat(0)], [1, 1, 3]));
    assert_eq!(t.legal_like(0, "favor"), [""; 0]);
}

#[test]
fn pa24_nobody_is_asked_after_the_last_round() {
    let t = opening(2);
    let box_ = t.game.clone();
    let mut t = with(t, |s| {
        crate::table::go_to_year(&box_, s, 3);
        deck_of(s, &[Card::Military]);
        army(&mut s.players[Seat(0)], Soldier::Militia, [2, 2, 0]);
    });
    t.play(0, "end").chance("draw military_scoring");
    // After the extra round soldiers may go; after the last they stay.
    t.play(0, "disband militia 0").play(0, "supply militia 0 0");
    assert_eq!(t.game.to_act(&t.state), ToAct::Over);
    assert_eq!(player(&t, 0).army(Soldier::Militia).tokens, 2);
}

#[test]
fn pa26_catapult_cards_are_told_apart_by_their_deck() {
    let t = in_year(4, 3);
    let decks = [0, 1, 2].map(|deck| t.game.parts().deck(deck, 4));
    let count = |face: Face| decks.map(|deck| deck[face.idx()]);
    assert_eq!(count(Face::BuildCatapult)[2], 0);
    assert_eq!(count(Face::BuildCatapultYear3)[..2], [0, 0]);
}

/// Every invariant of chapter 15 that a wrong position breaks is named.
fn broken(change: impl FnOnce(&mut signoria_principato::State)) -> Vec<&'static str> {
    let t = opening(3);
    let mut state = t.state.clone();
    change(&mut state);
    t.game.invariants(&state)
}

#[test]
fn p15_1_tokens_are_conserved() {
    assert_eq!(broken(|s| s.stock.tokens[2] += 1), ["P15.1 tokens"]);
    assert_eq!(broken(|s| s.players[Seat(0)].culture[0][3] += 1), ["P15.1 culture"]);
}

#[test]
fn p15_2_cubes_are_conserved() {
    assert_eq!(broken(|s| s.players[Seat(1)].cubes[2] += 1), ["P15.2 cubes"]);
    assert_eq!(broken(|s| s.stock.cubes[0] -= 1), ["P15.2 cubes"]);
}

#[test]
fn p15_3_no_place_holds_more_than_it_can() {
    let move_food = |s: &mut signoria_principato::State| {
        s.stock.cubes[0] -= 2;
        s.players[Seat(0)].cubes[0] += 2;
    };
    assert_eq!(broken(move_food), ["P15.3 storage"]);
    let no_soldier = |s: &mut signoria_principato::State| {
        s.stock.cubes[1] -= 1;
        s.players[Seat(0)].army[1].own += 1;
    };
    assert_eq!(broken(no_soldier), ["P15.3 soldiers"]);
}

#[test]
fn p15_4_every_card_is_in_one_place() {
    assert_eq!(broken(|s| s.out[0] += 1), ["P15.4 cards"]);
    assert_eq!(broken(|s| s.players[Seat(2)].hand[1] = Some(Face::Painter)), ["P15.4 cards"]);
}

#[test]
fn p15_5_two_cards_in_every_hand() {
    let lose = |s: &mut signoria_principato::State| {
        let card = s.players[Seat(0)].hand[0].take().unwrap();
        s.out[card.idx()] += 1;
    };
    assert_eq!(broken(lose), ["P15.5 hands"]);
}

#[test]
fn p15_6_the_size_of_the_pool() {
    let short = |s: &mut signoria_principato::State| {
        let card = s.pool.shift();
        s.out[card.idx()] += 1;
    };
    assert_eq!(broken(short), ["P15.6 pool"]);
}

#[test]
fn p15_12_somebody_can_always_answer() {
    for seats in 2..=4 {
        let mut questions = 0;
        let mut t = opening(seats);
        t.drive(
            |_, _, legal| {
                questions += 1;
                legal[questions % legal.len()]
            },
            |game, state| game.outcome(state).is_some(),
        );
        assert!(questions > 20 * usize::from(seats));
    }
}
