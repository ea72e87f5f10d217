//! Chapters 1 and 2: components and the setup.

use crate::table::{POOL, army, game, has, hold, opening, opening_from, player, store, with};
use signoria_core::{Audience, Game, Seat, ToAct, Viewer};
use signoria_principato::{Area, Card, Cube, Event, Face, Pile, Soldier, Token};
use signoria_testkit::Scenario;

#[test]
fn p7_1_the_first_third_and_fifth_military_rounds_end_the_years() {
    for seats in [2, 3, 4] {
        let view = opening(seats).view(0);
        assert_eq!((view.year_ends, view.actions_of_turn), (vec![1, 3, 5], 2));
    }
}

#[test]
fn p1_15_tokens_stay_in_their_area_and_may_outnumber_its_spaces() {
    let areas = Token::ALL.map(Token::area);
    let wall = Area::CityWall;
    assert_eq!(areas, [Area::Environs, Area::Environs, Area::CityCenter, Area::CityCenter, wall, wall, wall]);
    let mut t = with(opening(2), |s| {
        s.players[Seat(0)].tokens[Token::Field.idx()] = 30;
        store(&mut s.players[Seat(0)], [0, 1, 0]);
    });
    let spaces = t.view(0).spaces[Area::Environs.idx()];
    t.play(0, "activate 1 0");
    assert_eq!(t.view(0).players[0].fields, 31);
    assert!(31 > spaces);
}

#[test]
fn p1_16_what_holds_which_cubes() {
    let t = with(opening(2), |s| {
        let player = &mut s.players[Seat(0)];
        player.tokens[Token::Farm.idx()] = 3;
        player.tokens[Token::Bank.idx()] = 2;
        army(player, Soldier::Militia, [2, 1, 1]);
        army(player, Soldier::Condottiere, [3, 1, 1]);
    });
    let player = player(&t, 0);
    assert_eq!(Cube::ALL.map(|cube| player.capacity(cube)), [6, 4, 3]);
    assert_eq!([player.army(Soldier::Militia).empty(), player.army(Soldier::Condottiere).empty()], [0, 1]);
    assert_eq!(Soldier::ALL.map(Soldier::cube), [Cube::Food, Cube::Money]);
    // A condottiere takes money or favor, never food.
    assert_eq!(t.legal_like(0, "move"), ["move money condottiere", "move favor condottiere"]);
}

#[test]
fn p1_17_both_sides_come_from_one_stock() {
    let mut t = with(opening(2), |s| army(&mut s.players[Seat(0)], Soldier::Condottiere, [3, 0, 0]));
    assert_eq!(t.state.stock.tokens[Pile::Soldiers.idx()], 34);
    assert_eq!(t.state.stock.tokens[Pile::FieldFarm.idx()], 38);
    t.play(0, "activate 1 0");
    assert_eq!(t.state.stock.tokens[Pile::FieldFarm.idx()], 37);
    assert_eq!(Token::Field.pile(), Token::Farm.pile());
    assert_eq!(Token::Militia.pile(), Token::Condottiere.pile());
}

#[test]
fn p2_2_marked_cards_stay_in_the_box() {
    for (seats, cards) in [(2, [18, 15, 15]), (3, [26, 22, 22]), (4, [34, 29, 29])] {
        let game = game(seats, 0);
        let decks = [0, 1, 2].map(|deck| game.parts().deck(deck, seats).iter().sum::<u8>());
        assert_eq!(decks, cards);
        let removed = (0..3).map(|deck| game.parts().removed(deck, seats).iter().sum::<u8>()).sum::<u8>();
        assert_eq!(removed, 92 - cards.iter().sum::<u8>());
        // They lie in the box with the start cards that nobody has yet.
        assert_eq!(game.start().out.iter().sum::<u8>(), removed + 4 - seats + 4);
    }
}

#[test]
fn p2_3_military_scoring_cards_belong_to_decks_2_and_3() {
    for seats in 2..=4 {
        let game = game(seats, 0);
        let military = [0, 1, 2].map(|deck| game.parts().deck(deck, seats)[Card::Military.idx()]);
        assert_eq!(military, [0, 1, 1]);
    }
    let view = opening(3).view(0);
    let told = view.decks.iter().map(|deck| (deck.calls, deck.military));
    assert_eq!(told.collect::<Vec<_>>(), [(false, false), (true, true), (true, true)]);
}

#[test]
fn p2_4_one_equal_and_one_different_start_card_each() {
    let mut t = Scenario::new(game(4, 1));
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    assert_eq!(outcomes.len(), 4);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    t.chance("start build_farm");
    outcomes.clear();
    t.game.chance(&t.state, &mut outcomes);
    assert_eq!(outcomes.len(), 3);
    t.chances(["start build_bank", "start cropland"]);
    assert_eq!(t.legal(0), [""; 0]);
    assert_eq!(t.state.players[Seat(1)].hand, [Some(Face::TaxCollectorAny), Some(Face::BuildFarm)]);
    assert_eq!(t.state.players[Seat(3)].hand, [Some(Face::TaxCollectorAny), Some(Face::Cropland)]);
    assert_eq!(t.state.players[Seat(0)].hand[1], None);
    let two = opening(2);
    // Unused start cards: two Tax Collectors, Palazzo and Bank, beside the marked ones.
    let marked = |face: Face| (0..3).map(|deck| two.game.parts().removed(deck, 2)[face.idx()]).sum::<u8>();
    for (face, unused) in
        [(Face::TaxCollectorAny, 2), (Face::BuildPalazzo, 1), (Face::BuildBank, 1), (Face::Cropland, 0)]
    {
        assert_eq!(two.state.out[face.idx()], marked(face) + unused, "{face:?}");
    }
}

#[test]
fn p2_5_the_pool_has_three_cards_more_than_players() {
    for seats in 2..=4 {
        let t = opening(seats);
        assert_eq!(t.state.pool.cards(), &POOL[..usize::from(seats) + 3]);
        let view = t.view(0);
        assert_eq!(view.decks[0].left, [13, 20, 27][usize::from(seats) - 2]);
        assert_eq!(view.decks[2].left, [15, 22, 29][usize::from(seats) - 2]);
    }
}

#[test]
fn p2_6_one_goal_of_each_back_known_to_its_owner() {
    let mut t = Scenario::new(game(3, 2));
    t.chances(["start cropland", "start build_farm", "start build_palazzo"]);
    t.chances(["draw market", "draw market", "draw harvest", "draw harvest", "draw harvest", "draw scribe"]);
    t.take_events();
    t.chance("goal villa");
    let told: Vec<_> = t.events.iter().map(|(to, event)| (*to, event.clone())).collect();
    let seat = Seat(2);
    let known = Event::GoalDealt { seat, back: 1, goal: Some(signoria_principato::Goal::Villa) };
    let hidden = Event::GoalDealt { seat, back: 1, goal: None };
    assert_eq!(told, [(Audience::only(seat), known), (Audience::except(seat), hidden)]);
    assert!(t.game.view(&t.state, Viewer::Seat(Seat(2))).players[2].goals[0].goal.is_some());
    for other in [Viewer::Seat(Seat(0)), Viewer::Watcher] {
        assert!(t.game.view(&t.state, other).players[2].goals[0].goal.is_none());
    }
    t.chances(["goal chapel", "goal palace"]);
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    let backs: Vec<_> = outcomes.iter().map(|(goal, weight)| (goal.to_string(), *weight)).collect();
    let expected = ["goal armourer", "goal fertile_land", "goal prosperous_city", "goal bastion"];
    assert_eq!(backs, expected.map(|goal| (goal.to_owned(), 1)));
    t.chances(["goal bastion", "goal armourer", "goal fertile_land"]);
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(2)));
}

#[test]
fn p2_7_the_stock_is_open_to_all() {
    let stock = opening(2).game.view(&opening(2).state, Viewer::Watcher).stock;
    let culture: Vec<_> = stock.culture.iter().map(|c| (c.kind.word(), c.value, c.count)).collect();
    assert_eq!(culture.len(), 9);
    assert_eq!(culture[..3], [("monument", 4, 5), ("monument", 3, 5), ("monument", 2, 5)]);
    assert_eq!(culture[6..], [("painting", 6, 5), ("painting", 5, 5), ("painting", 4, 5)]);
    assert_eq!(stock.bills.iter().map(|(_, n)| n).sum::<u8>(), 40);
}

#[test]
fn p2_8_what_everybody_begins_with() {
    let t = opening(3);
    for seat in 0..3 {
        let p = player(&t, seat);
        assert_eq!(Token::ALL.map(|token| p.count(token)), [1, 1, 1, 1, 0, 0, 0]);
        assert_eq!(p.cubes, [1, 1, 1]);
        assert_eq!((p.military, p.public_points()), (0, 0));
    }
}

#[test]
fn p2_9_the_starting_player_is_given_or_drawn() {
    let drawn = signoria_principato::Principato::new(Default::default(), 3, Default::default()).unwrap();
    let mut t = Scenario::new(drawn);
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    assert_eq!(
        outcomes.iter().map(|(seat, n)| (seat.to_string(), *n)).collect::<Vec<_>>(),
        [("first 0".to_owned(), 1), ("first 1".to_owned(), 1), ("first 2".to_owned(), 1)]
    );
    t.chance("first 2");
    assert!(has(&t.take_events(), |event| *event == Event::First { seat: Seat(2) }));
    let given = opening_from(3, 1);
    assert_eq!((given.state.first, given.state.current), (Seat(1), Seat(1)));
    let wrong = signoria_principato::Options { first: Some(2) };
    let error = signoria_principato::Principato::new(Default::default(), 2, wrong).unwrap_err();
    assert_eq!((error.at.as_ref(), error.rule), ("first", Some("P2.9")));
}

#[test]
fn p2_10_the_stock_that_is_left() {
    for (seats, pairs, food, favor) in [(2, 38, 37, 10), (3, 36, 36, 9), (4, 34, 35, 8)] {
        let stock = opening(seats).state.stock;
        assert_eq!(stock.tokens, [pairs, pairs, 19, 37]);
        assert_eq!(stock.cubes, [food, food, favor]);
        assert_eq!(stock.culture.iter().flatten().sum::<u8>(), 45);
    }
}

#[test]
fn p3_3_totals_of_cubes_are_enough() {
    let mut t = with(opening(2), |s| {
        let player = &mut s.players[Seat(0)];
        player.tokens[Token::Farm.idx()] = 2;
        store(player, [2, 0, 0]);
        hold(s, 0, 1, Face::TaxCollectorFood);
    });
    // Two farms with two food between them hold two more, wherever the two lie.
    t.play(0, "activate 1 0 exchange 0");
    assert_eq!(player(&t, 0).cubes, [4, 0, 0]);
}

#[test]
fn p3_5_what_is_open_to_all() {
    let t = opening(3);
    let watcher = t.game.view(&t.state, Viewer::Watcher);
    assert!(watcher.players.iter().all(|p| p.hand.iter().all(|card| card.face.is_some())));
    assert_eq!(watcher.pool.len(), 6);
    assert_eq!(watcher.decks.iter().map(|deck| deck.left).sum::<u8>(), 20 + 22 + 22);
    assert_eq!(watcher.out.iter().map(|cards| cards.count).sum::<u8>(), 22 + 1 + 1);
    for seat in 0..3 {
        let mut seen = t.view(seat);
        let mine = usize::from(seat);
        assert!(seen.players[mine].goals.iter().all(|goal| goal.goal.is_some()));
        seen.players[mine].goals = watcher.players[mine].goals.clone();
        assert_eq!(seen, watcher, "only the own goals differ");
    }
}

#[test]
fn p3_6_goals_of_others_and_those_left_over_are_hidden() {
    let t = opening(2);
    let json = serde_json::to_string(&t.view(0)).unwrap();
    assert!(json.contains("\"chapel\"") && json.contains("\"armourer\""));
    for hidden in ["town_hall", "fertile_land", "villa", "bastion", "palace\"", "prosperous_city"] {
        assert!(!json.contains(hidden), "{hidden}");
    }
    // The order of a deck does not exist: any of its cards may come next.
    let mut t = opening(2);
    t.play(0, "end");
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    assert_eq!(outcomes.iter().map(|(_, n)| n).sum::<u32>(), 13);
}

#[test]
fn p3_7_the_moments_of_chance_in_their_order() {
    let mut t = Scenario::new(signoria_principato::Principato::new(Default::default(), 2, Default::default()).unwrap());
    let mut kinds = Vec::new();
    t.deal(|_, possible| {
        kinds.push(possible[0].to_string().split(' ').next().unwrap().to_owned());
        possible[0]
    });
    kinds.dedup();
    assert_eq!(kinds, ["first", "start", "draw", "goal"]);
    let deck = t.state.deck;
    t.play(0, "end");
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    let weights: Vec<_> = outcomes.iter().map(|(card, n)| (card.to_string(), *n)).collect();
    let left: Vec<_> = deck
        .outcomes()
        .map(|(kind, n)| (signoria_principato::Action::Draw(Card::from_idx(kind)).to_string(), n))
        .collect();
    assert_eq!(weights, left);
}
