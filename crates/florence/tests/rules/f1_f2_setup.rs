//! Chapters 1 and 2: components and set-up.

use crate::common::*;
use signoria_core::contract::Terms;
use signoria_core::{Field, FieldKind, Game, Seat, SeatSet, ToAct, When};
use signoria_testkit::Scenario;

#[test]
fn f1_10_professions_wish_for_what_the_table_says() {
    let game = boxed(3, BASE);
    let wishes = |p: Profession| {
        let part = game.parts().professions[p.idx()];
        [part.building.word(), part.landscape.word(), part.freedom.word()].join(" ")
    };
    assert_eq!(wishes(Profession::Mathematician), "university lake religion");
    assert_eq!(wishes(Profession::BellMaker), "workshop forest religion");
    assert_eq!(wishes(Profession::Poet), "theater lake travel");
    assert_eq!(wishes(Profession::OrganBuilder), "chapel forest opinion");
    let count = |kind: Landscape| game.parts().professions.iter().filter(|part| part.landscape == kind).count();
    assert_eq!(Landscape::ALL.map(count), [9, 7, 5]);
    let freedoms = |kind: Freedom| game.parts().professions.iter().filter(|part| part.freedom == kind).count();
    assert_eq!(Freedom::ALL.map(freedoms), [7; 3]);
}

#[test]
fn f1_11_each_round_has_its_least_value() {
    assert_eq!(boxed(4, BASE).parts().minimum, [7, 10, 12, 14, 15, 16, 17]);
}

#[test]
fn f2_1_everybody_begins_with_an_empty_board_at_0() {
    let view = watch(&dealt(4, BASE));
    assert_eq!(view.players.len(), 4);
    assert!(view.players.iter().all(|p| (p.pp, p.tiles.len(), p.empty) == (0, 0, 43)));
    assert_eq!(view.palace, [[0, 5], [0, 6], [1, 5], [1, 6], [2, 5], [2, 6]]);
    assert_eq!(watch(&dealt(4, COOP)).palace, [[1, 3], [1, 4], [2, 3], [2, 4], [3, 3], [3, 4]]);
}

#[test]
fn f2_2_four_professions_each_that_nobody_else_sees() {
    let t = dealt(3, BASE);
    let own = t.view(1).players[1].works.iter().map(|work| work.profession).collect::<Vec<_>>();
    assert_eq!(own, [Profession::Alchemist, Profession::Physicist, Profession::Watchmaker, Profession::Goldsmith]);
    assert!(t.view(0).players[1].works.is_empty());
    assert_eq!(t.view(0).players[1].professions, 4);
}

#[test]
fn f2_3_each_returns_one_and_the_answers_stay_veiled() {
    let mut t = dealt(3, BASE);
    assert_eq!(t.game.to_act(&t.state), ToAct::Seats(SeatSet::first_n(3)));
    t.play(2, "return cartographer");
    assert_eq!(t.view(2).players[2].returned, Some(Profession::Cartographer));
    assert_eq!((t.view(0).players[2].returned, t.view(0).players[2].done), (None, true));
    assert_eq!(t.legal(0), ["return mathematician", "return theologian", "return philosopher", "return botanist"]);
    // It is in no deck before the last one has answered.
    assert_eq!(watch(&t).decks[0].unseen, 9);
}

#[test]
fn f2_4_undealt_and_returned_cards_make_the_deck() {
    for (seats, deck) in [(2, 15), (3, 12), (4, 9), (5, 6)] {
        let t = auction(seats, BASE);
        assert_eq!(watch(&t).decks[0].unseen, deck);
        assert!(watch(&t).decks[0].under.is_empty());
        assert!(t.state.unseen.has(card("botanist")));
    }
}

#[test]
fn f2_5_money_is_3500_and_2500_for_two() {
    for (seats, florins) in [(2, 2500), (3, 3500), (4, 3500), (5, 3500)] {
        assert!((0..seats).all(|seat| money(&auction(seats, BASE), seat) == florins));
    }
}

#[test]
fn f2_6_freedoms_in_supply() {
    for seats in [3, 4, 5] {
        assert_eq!(auction(seats, BASE).state.freedoms, [seats - 1; 3]);
    }
    let mut t = dealt(2, BASE);
    // Before the draw one tile of each is certain, and no more.
    assert_eq!(watch(&t).freedoms.iter().map(|freedom| (freedom.left, freedom.of)).collect::<Vec<_>>(), [(1, 1); 3]);
    t.play(0, "return botanist").play(1, "return goldsmith");
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    assert_eq!(outcomes.len(), 3);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    t.chance("tile travel");
    assert_eq!(t.state.freedoms, [2, 1, 2]);
    let mut t = dealt(2, Options { hard: true, ..BASE });
    t.play(0, "return botanist").play(1, "return goldsmith").chance("tile travel");
    assert_eq!(t.state.freedoms, [1, 2, 1]);
}

#[test]
fn f2_7_two_hidden_decks_and_an_open_stack() {
    let t = auction(4, BASE);
    let decks: Vec<_> = watch(&t).decks.iter().map(|deck| (deck.pile, deck.unseen)).collect();
    assert_eq!(decks, [(Pile::Profession, 9), (Pile::Bonus, 20), (Pile::Prestige, 14)]);
    assert_eq!(t.state.recruiting, 5);
}

#[test]
fn f2_9_the_start_player_is_agreed_or_drawn() {
    assert_eq!(Scenario::new(boxed(3, Options { first: Some(2), ..BASE })).state.start, Seat(2));
    let drawn = Scenario::new(boxed(3, Options { first: None, ..BASE }));
    let mut outcomes = Vec::new();
    drawn.game.chance(&drawn.state, &mut outcomes);
    assert_eq!(outcomes, [0, 1, 2].map(|seat| (Action::First(Seat(seat)), 1)));
    let mut t = drawn;
    t.chance("first 1");
    assert_eq!(watch(&t).start, Some(Seat(1)));
}

#[test]
fn f2_10_six_characters_and_600_on_the_banker() {
    let view = watch(&auction(3, MUSE));
    assert_eq!(view.characters.len(), 6);
    assert_eq!(view.characters[5].money, 600);
    assert!(watch(&auction(3, BASE)).characters.is_empty());
}

#[test]
fn f2_11_the_options_of_a_game() {
    let form = Options::form();
    assert_eq!(form.iter().map(|field| field.key).collect::<Vec<_>>(), ["muse", "coop", "hard", "first"]);
    let hard = Field::new("hard", FieldKind::Flag).when(When::Seats { min: 2, max: 2 });
    assert_eq!(form[2], hard);
    for seats in [1, 6] {
        assert!(Florence::new(Components::default(), seats, BASE).is_err());
    }
    let error = Florence::new(Components::default(), 3, Options { hard: true, ..BASE }).unwrap_err();
    assert_eq!((error.at.as_ref(), error.rule), ("hard", Some("F2.6")));
    let error = Florence::new(Components::default(), 3, Options { first: Some(3), ..BASE }).unwrap_err();
    assert_eq!((error.at.as_ref(), error.rule), ("first", Some("F2.9")));
    assert!(serde_json::from_str::<Options>("{\"banker\":true}").is_err());
}
