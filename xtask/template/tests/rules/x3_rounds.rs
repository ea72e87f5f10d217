//! Chapters 3 and 4: rounds and the end.

use signoria_core::{
    Actor, Collect, Game, Outcome, PlayError, Refusal, Seat, SeatSet, Silent, ToAct, Turn, Viewer, play,
};
use signoria_toy::{Action, Components, Draw, Event, Frame, Length, Options, Question, State, Toy};

/// A game of two after the deal: seat 1 begins, seat 0 holds 1, 2, 3 and seat 1 holds 2, 3, 6.
fn dealt(options: Options) -> (Toy, State) {
    let game = Toy::new(Components::default(), 2, Options { first: Some(1), ..options }).unwrap();
    let mut state = game.start();
    answer(&game, &mut state, Actor::Chance, &["card 2", "card 3", "card 6", "card 1", "card 2", "card 3"]);
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

/// A whole round in which both draw: a 4 in the first two rounds, a 5 later.
fn round(game: &Toy, state: &mut State, prize: &str, bids: [&str; 2]) {
    chance(game, state, prize);
    seat(game, state, 0, bids[0]);
    seat(game, state, 1, bids[1]);
    let winner = state.first.0;
    for active in [winner, 1 - winner] {
        seat(game, state, active, "draw");
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
fn x3_4_the_last_prize_counts_twice_with_a_double_finish() {
    let (game, mut state) = dealt(Options { double: true, ..Options::default() });
    round(&game, &mut state, "roll 1", ["bid 1", "bid 2"]);
    round(&game, &mut state, "roll 1", ["bid 2", "bid 3"]);
    chance(&game, &mut state, "roll 5");
    seat(&game, &mut state, 0, "bid 3");
    seat(&game, &mut state, 1, "bid 6");
    assert_eq!(state.players[Seat(1)].prizes, 1 + 1 + 10);
}

#[test]
fn x3_5_bids_go_to_the_discards() {
    let (game, mut state) = dealt(Options::default());
    round(&game, &mut state, "roll 1", ["bid 1", "bid 2"]);
    assert_eq!(game.view(&state, Viewer::Watcher).discards, [1, 1, 0, 0, 0, 0]);
}

#[test]
fn x3_6_the_winner_takes_the_first_turn_and_a_drawn_card_is_secret() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 1");
    seat(&game, &mut state, 0, "bid 3");
    seat(&game, &mut state, 1, "bid 2");
    assert_eq!(legal(&game, &state, 0), "draw, bank 1, bank 2");
    assert_eq!(legal(&game, &state, 1), "");
    seat(&game, &mut state, 0, "draw");
    let events = chance(&game, &mut state, "card 5");
    let drew = |card| Event::Drew { seat: Seat(0), card };
    assert_eq!(events, [drew(Some(5)), drew(None)]);
    assert_eq!(state.frames.top(), Frame::Ask(Question::Turn { seat: Seat(1), left: 1 }));
}

#[test]
fn x3_7_a_banked_card_is_worth_its_number_less_one() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 1");
    seat(&game, &mut state, 0, "bid 1");
    seat(&game, &mut state, 1, "bid 3");
    assert_eq!(seat(&game, &mut state, 1, "bank 6"), [Event::Banked { seat: Seat(1), card: 6, points: 5 }]);
    assert_eq!(game.standings(&state, Viewer::Watcher)[1].score, 1 + 5);
}

#[test]
fn x3_7_the_last_card_cannot_be_banked() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 1");
    seat(&game, &mut state, 0, "bid 1");
    seat(&game, &mut state, 1, "bid 3");
    seat(&game, &mut state, 1, "bank 6");
    seat(&game, &mut state, 0, "bank 2");
    chance(&game, &mut state, "roll 1");
    seat(&game, &mut state, 0, "bid 3");
    seat(&game, &mut state, 1, "bid 2");
    // Seat 0 has no card left.
    assert_eq!(legal(&game, &state, 0), "draw");
}

#[test]
fn x3_6_a_standing_order_draws_and_a_turn_ends_with_it() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 1");
    assert_eq!(game.obey(&state, Seat(0), 0), None);
    let all = game.turn(&state);
    seat(&game, &mut state, 0, "bid 3");
    assert_eq!(game.turn(&state), all);
    seat(&game, &mut state, 1, "bid 2");
    assert_eq!(game.turn(&state), Turn { number: 10, seats: SeatSet::only(Seat(0)) });
    assert_eq!(game.orders(&state, Seat(0)).len(), 1);
    assert_eq!(game.obey(&state, Seat(0), 0), Some(Action::Draw));
    assert_eq!(game.obey(&state, Seat(0), 7), None);
}

#[test]
fn x3_8_the_winner_is_first_in_the_next_round() {
    let (game, mut state) = dealt(Options::default());
    round(&game, &mut state, "roll 1", ["bid 3", "bid 2"]);
    assert_eq!((state.round, state.first, state.frames.top()), (2, Seat(0), Frame::Draw(Draw::Prize)));
}

#[test]
fn x4_1_the_game_ends_after_its_rounds_and_cards_in_hand_count() {
    let (game, mut state) = dealt(Options { length: Length::Long, ..Options::default() });
    for (prize, bids) in
        [("roll 1", ["bid 1", "bid 2"]), ("roll 1", ["bid 2", "bid 3"]), ("roll 1", ["bid 3", "bid 6"])]
    {
        round(&game, &mut state, prize, bids);
        assert_eq!(game.outcome(&state), None);
    }
    round(&game, &mut state, "roll 6", ["bid 4", "bid 4"]);
    assert_eq!(game.to_act(&state), ToAct::Over);
    assert_eq!(game.outcome(&state), Some(Outcome { scores: vec![3, 1 + 1 + 1 + 6 + 3], ranks: vec![2, 1] }));
}

#[test]
fn x4_2_a_tie_goes_to_banked_cards_and_then_to_the_winner_of_the_last_round() {
    let end = |prizes: [u8; 2], banked: [[u8; 6]; 2]| {
        let (game, mut state) = dealt(Options::default());
        for seat in [0, 1] {
            state.players[Seat(seat)].prizes = prizes[usize::from(seat)];
            state.players[Seat(seat)].banked = banked[usize::from(seat)];
        }
        state.frames.replace(Frame::Over);
        game.outcome(&state).unwrap().ranks
    };
    assert_eq!(end([4, 5], [[0; 6]; 2]), [2, 1]);
    assert_eq!(end([4, 4], [[1, 0, 0, 0, 0, 0], [0; 6]]), [1, 2]);
    // Seat 1 was the winner of the last round.
    assert_eq!(end([4, 4], [[0; 6]; 2]), [2, 1]);
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
fn xv2_a_tie_in_the_last_round_with_a_double_finish() {
    let (game, mut state) = dealt(Options { double: true, ..Options::default() });
    round(&game, &mut state, "roll 1", ["bid 1", "bid 6"]);
    round(&game, &mut state, "roll 1", ["bid 3", "bid 3"]);
    chance(&game, &mut state, "roll 3");
    seat(&game, &mut state, 0, "bid 2");
    let events = seat(&game, &mut state, 1, "bid 2");
    assert!(events.contains(&Event::Won { seat: Seat(1), points: 6 }));
}

#[test]
fn x7_1_a_lost_card_is_noticed() {
    let (game, mut state) = dealt(Options::default());
    assert_eq!(game.invariants(&state), [""; 0]);
    state.discards[0] += 1;
    assert_eq!(game.invariants(&state), ["X7.1 cards of each number"]);
}

#[test]
fn x7_2_a_bid_without_a_card_is_noticed() {
    let (game, mut state) = dealt(Options::default());
    chance(&game, &mut state, "roll 1");
    [1, 2, 3].iter().for_each(|kind| state.players[Seat(0)].hand.remove(kind - 1, SeatSet::EMPTY));
    assert!(game.invariants(&state).contains(&"X7.2 a card to bid"));
}
