//! Chapters 5.4 to 5.7: actions, places, looking at five, recruiting.

use crate::common::*;
use signoria_core::{Game, Seat, ToAct};

/// Seat 0 of three in phase B of round 1 holds the poet with a work value of 3 + 2 for each of two jesters, and these bonus cards.
fn poet(bonus: &[&str]) -> Table {
    turn_with(3, BASE, |game, s| {
        let hand: Vec<&str> = ["poet", "painter", "lawyer"].iter().chain(bonus).copied().collect();
        hold(s, 0, &hand);
        s.players[Seat(0)].jesters = 2;
        lay(game, s, 0, "lake", [0, 0, 0, 0]);
        s.round = 3;
    })
}

#[test]
fn f5_4_1_up_to_two_actions_and_the_player_ends_his_turn() {
    let mut t = turn(3, BASE);
    t.play(0, "introduce travel").play(0, "build tower").play(0, "place 0 0 0 0");
    assert_eq!(player(&t, 0).actions, 2);
    // Nothing is left to do: the next player is asked.
    assert_eq!(asked(&t), 1);
    let mut t = turn(3, BASE);
    t.play(0, "end");
    assert_eq!((asked(&t), player(&t, 0).actions), (1, 0));
}

#[test]
fn f5_4_2_works_buildings_and_bonus_cards_twice_the_others_once() {
    let mut t = turn(3, BASE);
    t.play(0, "introduce travel");
    assert_eq!(t.expect_illegal(0, "introduce opinion"), "F5.4.40");
    let mut t = turn(3, BASE);
    for _ in 0..2 {
        t.play(0, "bonus");
        look_and_keep(&mut t, 0);
    }
    assert_eq!(player(&t, 0).held[Pile::Bonus.idx()], 2);
    let mut t = turn(3, BASE);
    t.play(0, "profession");
    look_and_keep(&mut t, 0);
    assert_eq!(t.expect_illegal(0, "profession"), "F5.4.30");
    let mut t = turn_with(3, BASE, |_, s| s.players[Seat(0)].builders = 3);
    t.play(0, "build tower").play(0, "place 0 0 0 0").play(0, "build chapel").play(0, "place 0 0 4 4");
    assert_eq!(player(&t, 0).buildings.count_ones(), 2);
}

/// The cards that are looked at come as they lie; the first one is kept, and the others go under in order.
pub(crate) fn look_and_keep(t: &mut Table, seat: u8) {
    t.deal(|_, possible| possible[0]);
    let keep = t.legal(seat)[0].clone();
    t.play(seat, &keep);
    while !t.legal_like(seat, "return").is_empty() {
        let back = t.legal(seat)[0].clone();
        t.play(seat, &back);
    }
}

#[test]
fn f5_4_3_recruiting_and_selling_are_no_actions() {
    let mut t = turn_with(3, BASE, |_, s| {
        s.players[Seat(0)].recruiting = 1;
        s.players[Seat(0)].pp = 2;
        hold(s, 1, &["painter", "lawyer"]);
        table(s, 1, &["poet"]);
    });
    t.play(0, "recruit poet").play(0, "sell").play(0, "sell 1");
    assert_eq!(player(&t, 0).actions, 0);
}

#[test]
fn f5_4_10_a_work_must_reach_the_least_value_with_all_bonus_cards() {
    // 3 for the lake, 4 for jesters, 3 for cards: 10 of 12.
    let t = poet(&[]);
    assert_eq!(t.expect_illegal(0, "work poet"), "F5.4.10");
    assert_eq!(t.expect_illegal(0, "work composer"), "F5.4.10");
    let mut t = poet(&["bonus_hand_card"]);
    t.play(0, "work poet");
    assert_eq!(player(&t, 0).table.professions().collect::<Vec<_>>(), [Profession::Poet]);
    assert_eq!(t.legal(0), ["play bonus_hand_card"]);
    // The lawyer wants no lake: 7 and 2 are too few.
    assert_eq!(poet(&["bonus_hand_card"]).expect_illegal(0, "work lawyer"), "F5.4.10");
}

#[test]
fn f5_4_11_bonus_cards_are_played_as_part_of_the_action() {
    let mut t = poet(&["bonus_hand_card", "bonus_lake", "bonus_forest"]);
    t.play(0, "work poet").play(0, "play bonus_hand_card");
    t.expect_legal(0, "done").expect_legal(0, "play bonus_lake");
    t.play(0, "play bonus_lake").play(0, "done");
    assert_eq!((t.state.work, player(&t, 0).actions), (14, 1));
    assert!(t.state.out.has(card("bonus_lake")));
    assert_eq!(hand(&t, 0), ["lawyer", "painter", "bonus_forest"]);
}

#[test]
fn f5_4_12_the_value_of_a_work() {
    let t = turn_with(3, BASE, |game, s| {
        hold(s, 0, &["poet", "painter"]);
        table(s, 0, &["lawyer"]);
        s.players[Seat(0)].recruiting = 1;
        s.players[Seat(0)].jesters = 1;
        free(s, 0, &[Freedom::Travel]);
        lay(game, s, 0, "theater", [0, 0, 3, 0]);
        lay(game, s, 0, "lake", [0, 0, 0, 0]);
    });
    let work = &t.view(0).players[0].works[1];
    assert_eq!((work.profession, work.parts, work.value), (Profession::Poet, [4, 3, 3, 2, 4, 0], 16));
}

#[test]
fn f5_4_13_bonus_cards_count_with_the_profession_on_the_table() {
    let mut t = poet(&["bonus_hand_card", "bonus_table_card"]);
    t.play(0, "work poet").play(0, "play bonus_hand_card");
    assert_eq!(t.state.work, 10 + 2);
    t.play(0, "play bonus_table_card");
    assert_eq!(t.state.work, 12 + 1);
}

#[test]
fn f5_4_14_no_wish_must_be_met() {
    let mut t = turn_with(3, BASE, |_, s| {
        hold(s, 0, &["mathematician", "theologian", "philosopher", "poet", "painter", "lawyer", "sculptor"]);
    });
    t.play(0, "work mathematician");
    assert_eq!(t.state.work, 7);
}

#[test]
fn f5_4_15_the_bank_pays_100_for_each_point_of_value() {
    let mut t = poet(&["bonus_hand_card"]);
    t.play(0, "work poet").play(0, "play bonus_hand_card");
    assert_eq!((money(&t, 0), t.state.work), (3500 + 1200, 12));
}

#[test]
fn f5_4_16_only_this_income_buys_prestige() {
    let mut t = poet(&["bonus_hand_card", "bonus_lake"]);
    t.play(0, "work poet").play(0, "play bonus_hand_card").play(0, "play bonus_lake");
    assert_eq!(t.state.work, 14);
    assert_eq!(t.legal(0), (0..=7).map(|k| format!("exchange {k}")).collect::<Vec<_>>());
    t.play(0, "exchange 5");
    assert_eq!((money(&t, 0), pp(&t, 0), t.state.work), (3500 + 1400 - 1000, 5, 0));
    assert_eq!(t.expect_illegal(0, "exchange 1"), "FD11");
}

#[test]
fn f5_4_17_the_marker_shows_the_higher_value() {
    let mut t = poet(&["bonus_hand_card", "bonus_lake", "bonus_jester"]);
    t.play(0, "work poet").play(0, "play bonus_hand_card").play(0, "done").play(0, "exchange 0");
    assert_eq!(player(&t, 0).best, 12);
    t.play(0, "work painter").play(0, "play bonus_lake").play(0, "play bonus_jester").play(0, "exchange 0");
    assert_eq!((player(&t, 0).best, pp(&t, 0)), (16, 0));
}

#[test]
fn f5_4_18_a_played_profession_is_spent_until_somebody_recruits_it() {
    let mut t = poet(&["bonus_hand_card"]);
    t.play(0, "work poet").play(0, "play bonus_hand_card").play(0, "exchange 0");
    assert_eq!(t.expect_illegal(0, "work poet"), "F5.4.10");
    let mut t = with(t, |_, s| {
        s.players[Seat(1)].recruiting = 1;
        s.players[Seat(0)].recruiting = 1;
    });
    t.play(0, "end").play(1, "recruit poet");
    assert!(hand(&t, 1).contains(&"poet"));
    // And it may wander back.
    table_of_seat_1(&mut t);
}

fn table_of_seat_1(t: &mut Table) {
    let back = with(std::mem::replace(t, turn(3, BASE)), |_, s| {
        hold(s, 1, &["alchemist", "physicist"]);
        s.players[Seat(1)].open = Cards::NONE;
        table(s, 1, &["poet"]);
        s.frames =
            signoria_florence::Frames::of(signoria_florence::Frame::Step(signoria_florence::Step::Turn(Seat(0))));
        s.frames.ask(signoria_florence::Question::Turn(Seat(0)));
    });
    *t = back;
    t.play(0, "recruit poet");
    assert!(hand(t, 0).contains(&"poet"));
}

#[test]
fn f5_4_20_a_building_costs_by_builders_and_brings_3() {
    for (builders, price) in [(0, 700), (1, 300), (2, 300), (3, 0)] {
        let mut t = turn_with(3, BASE, |_, s| s.players[Seat(0)].builders = builders);
        t.play(0, "build tower").play(0, "place 0 1 0 0");
        assert_eq!((money(&t, 0), pp(&t, 0), t.state.buildings[8]), (3500 - price, 3, 2));
    }
    let t = turn_with(3, BASE, |_, s| purses(s, &[6, 35, 35]));
    assert_eq!(t.expect_illegal(0, "build tower"), "F5.4.20");
    let t = turn_with(4, BASE, |game, s| (1..4).for_each(|seat| lay(game, s, seat, "tower", [0, 0, 0, 0])));
    assert_eq!(t.expect_illegal(0, "build tower"), "F5.4.20");
}

#[test]
fn f5_4_21_each_building_once() {
    let t = turn_with(3, BASE, |game, s| lay(game, s, 0, "tower", [0, 0, 0, 0]));
    assert_eq!(t.expect_illegal(0, "build tower"), "F5.4.21");
    t.expect_legal(0, "build chapel");
}

#[test]
fn f5_4_30_a_profession_is_one_of_five_for_300() {
    let mut t = turn(3, BASE);
    t.play(0, "profession");
    t.deal(|_, possible| *possible.last().unwrap());
    t.play(0, "keep poet");
    while !t.legal_like(0, "return").is_empty() {
        let back = t.legal(0)[0].clone();
        t.play(0, &back);
    }
    assert_eq!((money(&t, 0), player(&t, 0).held[0], player(&t, 0).bought), (3200, 4, 1));
    assert!(hand(&t, 0).contains(&"poet"));
    assert_eq!(t.state.deck_len(Pile::Profession), 11);
}

#[test]
fn f5_4_40_a_freedom_for_300_once_of_each_type() {
    let mut t = turn(3, BASE);
    t.play(0, "introduce travel");
    assert_eq!((money(&t, 0), player(&t, 0).freedoms, t.state.freedoms), (3200, 2, [2, 1, 2]));
    let t = turn_with(3, BASE, |_, s| free(s, 0, &[Freedom::Travel]));
    assert_eq!(t.expect_illegal(0, "introduce travel"), "F5.4.40");
    let t = turn_with(3, BASE, |_, s| (1..3).for_each(|seat| free(s, seat, &[Freedom::Travel])));
    assert_eq!(t.expect_illegal(0, "introduce travel"), "F5.4.40");
}

#[test]
fn f5_4_50_a_bonus_card_is_one_of_five_for_300() {
    let mut t = turn(3, BASE);
    t.play(0, "bonus");
    look_and_keep(&mut t, 0);
    assert_eq!((money(&t, 0), player(&t, 0).held[Pile::Bonus.idx()]), (3200, 1));
    let t = turn_with(3, BASE, |_, s| s.out = Cards::of(Pile::Bonus));
    assert_eq!(t.expect_illegal(0, "bonus"), "F5.4.50");
}

#[test]
fn f5_4_60_the_best_work_brings_3_and_so_does_a_tie() {
    let after = |best: [u16; 3]| {
        let mut t = turn_with(3, BASE, |_, s| {
            for (seat, value) in best.into_iter().enumerate() {
                s.players[Seat(seat as u8)].best = value;
            }
        });
        idle_until(&mut t, 2);
        [0, 1, 2].map(|seat| pp(&t, seat))
    };
    assert_eq!(after([8, 0, 0]), [3, 0, 0]);
    assert_eq!(after([8, 12, 12]), [0, 3, 3]);
    assert_eq!(after([0, 0, 0]), [0, 0, 0]);
}

/// Seat 0 places a tower.
fn placing(change: impl FnOnce(&Florence, &mut State)) -> Table {
    let mut t = turn_with(3, BASE, change);
    t.play(0, "build tower");
    t
}

#[test]
fn f5_5_1_a_tile_lies_on_free_cells_of_the_grid() {
    let t = placing(|game, s| lay(game, s, 0, "lake", [0, 0, 0, 0]));
    assert_eq!(t.expect_illegal(0, "place 0 0 5 0"), "F5.5.6");
    assert_eq!(t.expect_illegal(0, "place 0 0 2 0"), "F5.5.1");
    assert_eq!(t.expect_illegal(0, "place 0 0 2 6"), "F5.5.1");
    t.expect_legal(0, "place 0 0 3 0").expect_legal(0, "place 0 1 6 4");
    // A studio may be flipped, a landscape is its own mirror image.
    let mut t = turn(3, BASE);
    t.play(0, "build studio");
    assert_eq!(t.legal_like(0, "place 1").len(), t.legal_like(0, "place 0").len());
    let forms = |word: &str| {
        let view = watch(&t);
        view.forms.iter().find(|tile| tile.tile.word() == word).unwrap().forms.len()
    };
    assert_eq!(["forest", "lake", "park", "studio"].map(forms), [1, 2, 2, 8]);
}

#[test]
fn f5_5_2_buildings_do_not_touch_without_two_builders() {
    let chapel = |game: &Florence, s: &mut State| lay(game, s, 0, "chapel", [0, 0, 0, 0]);
    let t = placing(chapel);
    // The chapel covers the cells 0,0 0,1 1,1; the palace begins in row 5.
    assert_eq!(t.expect_illegal(0, "place 0 0 0 2"), "F5.5.2");
    assert_eq!(t.expect_illegal(0, "place 0 0 0 4"), "F5.5.2");
    t.expect_legal(0, "place 0 0 2 2").expect_legal(0, "place 0 0 3 4");
    let t = placing(|game, s| {
        chapel(game, s);
        s.players[Seat(0)].builders = 2;
    });
    t.expect_legal(0, "place 0 0 0 2").expect_legal(0, "place 0 0 0 4");
}

#[test]
fn f5_5_3_landscapes_touch_anything() {
    let t = placing(|game, s| lay(game, s, 0, "lake", [0, 0, 0, 0]));
    t.expect_legal(0, "place 0 0 0 1");
    let mut t = auction_with(3, BASE, |game, s| lay(game, s, 0, "chapel", [0, 0, 0, 0]));
    t.play(0, "name lake");
    passes(&mut t, &[1, 2]);
    t.expect_legal(0, "place 0 0 0 2").expect_legal(0, "place 0 0 0 4");
}

#[test]
fn f5_5_4_nothing_is_moved() {
    let mut t = turn(3, BASE);
    t.play(0, "build tower").play(0, "place 0 0 0 0").play(0, "build chapel").play(0, "place 0 0 4 4");
    assert_eq!(t.view(0).players[0].tiles[0].cells, [[0, 0], [1, 0], [2, 0]]);
}

#[test]
fn f5_5_5_only_the_new_tile_is_tested() {
    // Two buildings touch since there were two builders; the third one is judged by itself.
    let mut t = turn_with(3, BASE, |game, s| {
        s.players[Seat(0)].builders = 2;
        lay(game, s, 0, "tower", [0, 0, 0, 0]);
        lay(game, s, 0, "chapel", [0, 0, 0, 1]);
    });
    t.play(0, "build theater");
    t.expect_legal(0, "place 0 0 4 4");
}

#[test]
fn f5_5_6_the_name_of_a_place() {
    // The chapel is X. over XX; a quarter turn clockwise makes it XX over X.
    let mut t = turn(3, BASE);
    t.play(0, "build chapel").play(0, "place 0 1 4 2");
    assert_eq!(t.view(0).players[0].tiles[0].cells, [[4, 2], [4, 3], [5, 2]]);
    let mut t = turn(3, BASE);
    t.play(0, "build tower");
    // Half a turn gives the same pattern and counts once, under the lowest name; so does a flip.
    for twin in ["place 0 2 0 0", "place 1 0 0 0"] {
        assert_eq!(t.expect_illegal(0, twin), "F5.5.6");
    }
}

#[test]
fn f5_6_1_one_of_five_is_kept_and_the_order_of_the_others_is_chosen() {
    let mut t = turn(3, BASE);
    t.play(0, "bonus");
    t.deal(|_, possible| possible[0]);
    t.play(0, "keep bonus_forest").play(0, "return bonus_builder").play(0, "return bonus_building");
    t.play(0, "return bonus_freedom");
    // The last one goes by itself, deepest.
    let order: Vec<_> = t.view(0).decks[1].under.iter().map(|card| card.card.unwrap().word()).collect();
    assert_eq!(order, ["bonus_builder", "bonus_building", "bonus_freedom", "bonus_small_building_and_landscape"]);
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(0)));
}

#[test]
fn f5_7_1_recruiting_on_ones_own_turn_with_any_number_of_cards() {
    let mut t = turn_with(3, BASE, |_, s| {
        s.players[Seat(0)].recruiting = 2;
        hold(s, 1, &["painter"]);
        table(s, 1, &["poet", "lawyer"]);
    });
    t.play(0, "recruit poet").play(0, "introduce travel").play(0, "recruit lawyer");
    assert_eq!((player(&t, 0).recruiting, player(&t, 1).left), (0, 2));
    assert_eq!(t.expect_illegal(0, "recruit poet"), "F5.7.1");
}

#[test]
fn f5_7_2_a_face_up_profession_of_an_opponent() {
    let t = turn_with(3, BASE, |_, s| {
        s.players[Seat(0)].recruiting = 1;
        hold(s, 0, &["sculptor", "composer"]);
        table(s, 0, &["dramatist"]);
        hold(s, 1, &["painter", "lawyer"]);
        table(s, 1, &["poet"]);
    });
    assert_eq!(t.legal_like(0, "recruit"), ["recruit poet"]);
    assert_eq!(t.expect_illegal(0, "recruit dramatist"), "F5.7.2");
    assert_eq!(t.expect_illegal(0, "recruit painter"), "F5.7.2");
}

#[test]
fn f5_7_3_a_recruiting_card_counts_as_a_profession_card() {
    let t = turn_with(3, BASE, |_, s| {
        s.players[Seat(0)].recruiting = 2;
        s.players[Seat(0)].left = 1;
    });
    assert_eq!(t.view(0).players[0].cards, 3 + 2 + 1);
    let counts = t.game.counts(&t.state, Seat(0));
    assert_eq!((counts[Term::HandCard], counts[Term::TableCard]), (5, 1));
}
