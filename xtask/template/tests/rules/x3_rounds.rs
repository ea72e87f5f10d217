//! Chapters 3 and 4: rounds and the end.

use signoria_core::{
    Actor, Collect, Game, Outcome, PlayError, Refusal, Seat, SeatSet, Silent, ToAct, Turn, Viewer, play,
};
use signoria_toy::{Action, Components, Draw, Event, Frame, Length, Options, State, Toy};

/// A game of two after the deal: seat 1 begins, seat 0 holds 1, 2, 3 and seat 1 holds 2, 3, 6.
fn dealt(options: Options) -> (Toy, State) {
    let game = Toy::new(Components::default(), 2, Options { first: Some(1), ..options }).unwrap();
    let mut state = game.start();
    answer(&game, &mut state, Actor::Chance, &["card 2", "card 1", "card 3", "card 2", "card 6", "card 3"]);
    (game, state)
}

fn answer(game: &Toy, state: &mut State, actor: Actor, actions: &[&str]) -> Vec<Event> {
    let mut seen = Collect::default();
    for action in actions {
        play(game, state, actor, action.parse().unwrap(), &mut seen).unwrap();
    }
    seen.events.into_iter().map(|(_, event)| event).collect()
}

fn chance(game: &Toy, state: &mut State, action: &str) -> Vec<Event> {
    answer(game, state, Actor::Chance, &[action])
}

fn seat(game: &Toy, state: &mut State, seat: u8, action: &str) -> Vec<Event> {
    answer(game, state, Actor::Seat(Seat(seat)), &[action])
}

fn legal(game: &Toy, state: &State, seat: u8) -> String {
    let mut legal = Vec::new();
    game.legal(state, Seat(seat), &mut legal);
    legal.iter().map(Action::to_string).collect::<Vec<_>>().join(", ")
}

/// A whole round; unless it is the last one, both draw a 4 after it in the first two rounds, a 5 later.
fn round(game: &Toy, state: &mut State, prize: &str, bids: [&str; 2]) {
    chance(game, state, prize);
    seat(game, state, 0, bids[0]);
    seat(game, state, 1, bids[1]);
    while matches!(state.frame, Frame::Draw(Draw::Card(_))) {
        chance(game, state, if state.round <= 2 { "card 4" } else { "card 5" });
    }
}

#[test]
fn x3_1_the_die_sets_the_prize() {
    let (game, mut state) = dealt(Options::default());
    let mut outcomes = Vec::new();
    game.chance(&state, &mut outcomes);
    assert_eq!(outcomes, [1, 2, 3, 4, 5, 6].map(|n| (Action::Roll(n), 1)));
    assert_eq!(chance(&game, &mut state, "roll 4"), [Event::Prize { prize: 4 }]);
    assert_eq!(game.view(&state, Viewer::Watcher).prize, 4);
}

#[test]
fn x3_2_bids_are_secret_until_all_have_bid() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 4");
    assert_eq!(legal(&game, &state, 0), "bid 1, bid 2, bid 3");
    seat(&game, &mut state, 1, "bid 6");
    let bid_of_1 = |viewer| (game.view(&state, viewer).players[1].has_bid, game.view(&state, viewer).players[1].bid);
    assert_eq!(bid_of_1(Viewer::Seat(Seat(1))), (true, Some(6)));
    assert_eq!(bid_of_1(Viewer::Seat(Seat(0))), (true, None));
    assert_eq!(bid_of_1(Viewer::Watcher), (true, None));
    assert_eq!(game.to_act(&state), ToAct::seat(Seat(0)));
}

#[test]
fn x3_2_a_card_that_is_not_in_the_hand_cannot_be_bid() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 4");
    let before = state.clone();
    let refused = play(&game, &mut state, Actor::Seat(Seat(0)), Action::Bid(5), &mut Silent).unwrap_err();
    assert!(matches!(refused, PlayError::Refused(Refusal(message)) if message.rule == Some("X3.2")));
    assert_eq!(state, before);
}

#[test]
fn x3_3_the_highest_card_wins_and_equal_ones_go_by_seat() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 4");
    seat(&game, &mut state, 0, "bid 3");
    let events = seat(&game, &mut state, 1, "bid 2");
    assert!(events.contains(&Event::Won { seat: Seat(0), points: 4 }));
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 4");
    seat(&game, &mut state, 0, "bid 3");
    // Seat 1 is the first player.
    let events = seat(&game, &mut state, 1, "bid 3");
    assert!(events.contains(&Event::Won { seat: Seat(1), points: 4 }));
}

#[test]
fn x3_4_the_winner_gains_the_prize_and_is_first_in_the_next_round() {
    let (game, mut state) = dealt(Options::default());
    round(&game, &mut state, "roll 5", ["bid 3", "bid 2"]);
    assert_eq!(game.standings(&state, Viewer::Watcher)[0].score, 5);
    assert_eq!((state.first, state.frame), (Seat(0), Frame::Draw(Draw::Prize)));
}

#[test]
fn x3_5_bids_go_to_the_discards() {
    let (game, mut state) = dealt(Options::default());
    round(&game, &mut state, "roll 1", ["bid 1", "bid 2"]);
    assert_eq!(game.view(&state, Viewer::Watcher).discards, [1, 1, 0, 0, 0, 0]);
}

#[test]
fn x3_6_each_player_draws_a_secret_card_from_the_winner_on() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 1");
    seat(&game, &mut state, 0, "bid 3");
    seat(&game, &mut state, 1, "bid 2");
    let drew = |seat, card| Event::Drew { seat: Seat(seat), card };
    assert_eq!(chance(&game, &mut state, "card 5"), [drew(0, Some(5)), drew(0, None)]);
    assert_eq!(game.view(&state, Viewer::Seat(Seat(1))).players[0].hand, [0; 0]);
    assert_eq!(chance(&game, &mut state, "card 6"), [drew(1, Some(6)), drew(1, None)]);
    chance(&game, &mut state, "roll 2");
    assert_eq!((state.round, legal(&game, &state, 0)), (2, "bid 1, bid 2, bid 5".to_owned()));
}

/// A clock credits time once a round: it is everybody's turn until all have bid.
#[test]
fn x3_2_a_round_of_bids_is_one_turn_of_everybody() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 1");
    let all = Turn { number: 1, seats: SeatSet::first_n(2) };
    assert_eq!(game.turn(&state), all);
    seat(&game, &mut state, 0, "bid 3");
    assert_eq!(game.turn(&state), all);
    seat(&game, &mut state, 1, "bid 2");
    assert_eq!(game.turn(&state), Turn::NONE);
}

#[test]
fn x4_1_the_game_ends_when_the_last_bids_are_turned_up() {
    let (game, mut state) = dealt(Options { length: Length::Long, ..Options::default() });
    for (prize, bids) in
        [("roll 1", ["bid 1", "bid 2"]), ("roll 1", ["bid 2", "bid 3"]), ("roll 1", ["bid 3", "bid 6"])]
    {
        round(&game, &mut state, prize, bids);
        assert_eq!(game.outcome(&state), None);
    }
    round(&game, &mut state, "roll 6", ["bid 4", "bid 5"]);
    assert_eq!(game.to_act(&state), ToAct::Over);
    assert_eq!(game.outcome(&state), Some(Outcome { scores: vec![0, 1 + 1 + 1 + 6], ranks: vec![2, 1] }));
}

#[test]
fn x4_2_a_tie_goes_to_the_first_clockwise_from_the_winner_of_the_last_round() {
    let end = |prizes: [u8; 2]| {
        let (game, mut state) = dealt(Options::default());
        for seat in Seat::all(2) {
            state.players[seat].prizes = prizes[seat.idx()];
        }
        state.frame = Frame::Over;
        game.outcome(&state).unwrap().ranks
    };
    assert_eq!(end([5, 4]), [1, 2]);
    // Seat 1 was the winner of the last round.
    assert_eq!(end([4, 4]), [2, 1]);
}

#[test]
fn xv1_the_second_player_gains_five() {
    let (game, mut state) = dealt(Options::default());
    round(&game, &mut state, "roll 1", ["bid 1", "bid 2"]);
    chance(&game, &mut state, "roll 5");
    seat(&game, &mut state, 0, "bid 4");
    let events = seat(&game, &mut state, 1, "bid 6");
    assert!(events.contains(&Event::Won { seat: Seat(1), points: 5 }));
}

#[test]
fn xv2_a_tie_goes_to_the_first_player() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 3");
    seat(&game, &mut state, 0, "bid 2");
    let events = seat(&game, &mut state, 1, "bid 2");
    assert!(events.contains(&Event::Won { seat: Seat(1), points: 3 }));
}

#[test]
fn x7_1_a_lost_card_is_noticed() {
    let (game, mut state) = dealt(Options::default());
    assert_eq!(game.invariants(&state), [""; 0]);
    state.discards[0] += 1;
    assert_eq!(game.invariants(&state), ["X7.1 cards of each number"]);
}

#[test]
fn x7_2_a_hand_that_lacks_a_card_is_noticed() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 1");
    state.players[Seat(0)].hand.remove(0, SeatSet::EMPTY);
    assert!(game.invariants(&state).contains(&"X7.2 a whole hand to bid from"));
}
