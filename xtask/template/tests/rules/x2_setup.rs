//! Chapter 2: set-up.

use signoria_core::{Actor, Collect, Game, Seat, ToAct, Viewer};
use signoria_toy::{Action, Components, Length, Options, State, Toy};

fn toy(options: Options) -> Toy {
    Toy::new(Components::default(), 3, options).unwrap()
}

#[test]
fn x2_1_the_first_player_is_drawn_or_agreed() {
    let mut outcomes = Vec::new();
    let drawn = toy(Options::default());
    drawn.chance(&drawn.start(), &mut outcomes);
    assert_eq!(outcomes, [0, 1, 2].map(|seat| (Action::First(Seat(seat)), 1)));
    let agreed = toy(Options { first: Some(2), ..Options::default() });
    assert_eq!(agreed.start().first, Seat(2));
    let error = Toy::new(Components::default(), 3, Options { first: Some(3), ..Options::default() }).unwrap_err();
    assert_eq!(error.to_string(), "first: there is no seat 3; allowed: 0 to 2, or nothing (X2.1)");
}

/// A game of three after the deal: seat 1 begins and holds 6, 6, 1.
fn dealt() -> (Toy, State) {
    let game = toy(Options { first: Some(1), ..Options::default() });
    let mut state = game.start();
    for card in [5, 1, 2, 5, 1, 3, 0, 1, 4] {
        assert_eq!(game.to_act(&state), ToAct::Chance);
        game.apply(&mut state, Actor::Chance, Action::Card(card), &mut Collect::default());
    }
    (game, state)
}

#[test]
fn x2_2_each_player_draws_three_cards_that_watchers_and_others_do_not_see() {
    let (game, state) = dealt();
    let hand_of_1 = |viewer| game.view(&state, viewer).players[1].hand.clone();
    assert_eq!(hand_of_1(Viewer::Seat(Seat(1))), [1, 6, 6]);
    assert_eq!([Viewer::Seat(Seat(0)), Viewer::Watcher].map(hand_of_1), [Vec::<u8>::new(), Vec::new()]);
    assert_eq!(game.view(&state, Viewer::Watcher).players[1].held, 3);
}

#[test]
fn x2_3_three_rounds_or_four() {
    assert_eq!(toy(Options::default()).rounds(), 3);
    assert_eq!(toy(Options { length: Length::Long, ..Options::default() }).rounds(), 4);
}

#[test]
fn xa1_components_that_would_run_out_are_refused() {
    let text = include_str!("../../data/cards.toml").replace("5, 5", "4, 3");
    let error = Toy::components(&[("cards.toml", &text)]).unwrap_err();
    assert_eq!(error.to_string(), "cards.toml: copies: 21 cards; allowed: enough for every draw (XA1)");
    let error =
        Toy::components(&[("cards.toml", &include_str!("../../data/cards.toml").replace("= 3", "= 4"))]).unwrap_err();
    assert_eq!(error.to_string(), "cards.toml: hand: 4 cards; allowed: 1 to 3 (X1.3)");
    assert!(Toy::components(&[("weather.toml", "")]).is_err());
}
