//! What is known of Burgundy, and how strong it makes the levels.

use signoria_bots::burgundy::Burgher;
use signoria_bots::{Arena, Bot, Budget, Contestant, Greedy, Heuristic, Knowledge, Level, RandomBot, Report, built_in};
use signoria_burgundy::{Burgundy, Components, Frame, Options, Question, State, Variant};
use signoria_core::dealer::Seed;
use signoria_core::{Actor, Game, Seat, Silent, ToAct, search_rng};
use signoria_games::maker;

fn game(seats: u8, options: Options) -> Burgundy {
    Burgundy::new(Components::default(), seats, options).unwrap()
}

/// Plays a game and shows every position in which somebody decides, and the last one.
fn play(game: &Burgundy, bot: &impl Bot<Burgundy>, seed: u64, mut look: impl FnMut(&State)) {
    let (mut state, mut rng) = (game.start(), search_rng(seed));
    loop {
        match game.to_act(&state) {
            ToAct::Over => return look(&state),
            ToAct::Chance => {
                let outcome = game.roll(&state, &mut rng);
                game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
            }
            ToAct::Seats(seats) => {
                look(&state);
                let seat = seats.first().unwrap();
                let action = bot.choose(&Knowledge::new(game, &state, seat), &mut rng);
                game.apply(&mut state, Actor::Seat(seat), action, &mut Silent);
            }
        }
    }
}

#[test]
fn at_the_end_the_evaluation_is_the_score() {
    let burgher = Burgher::default();
    for seats in 2..=4 {
        let game = game(seats, Options::default());
        play(&game, &Greedy::new(burgher, 1), seats.into(), |state| {
            if let Some(outcome) = game.outcome(state) {
                let points = burgher.points(&game, state).unwrap();
                let scores: Vec<f32> = outcome.scores.iter().map(|score| *score as f32).collect();
                assert_eq!(points[..seats.into()], scores[..]);
            }
        });
    }
}

#[test]
fn with_no_dice_left_the_evaluation_is_the_final_scoring() {
    // B8.10: nothing that a player can no longer use may be counted. Half a point is a worker without a partner.
    let burgher = Burgher::default();
    let game = game(2, Options::default());
    let mut seen = 0;
    for seed in 0..40 {
        play(&game, &RandomBot, seed, |state| {
            let last = state.phase == 4 && state.round == 5 && state.turn == 1;
            if state.frames.top() == Frame::Ask(Question::Turn)
                && last
                && state.players[state.active()].used == [true; 2]
            {
                for seat in Seat::all(2) {
                    let player = &state.players[seat];
                    let mines = player.tiles().filter(|(_, tile)| tile.word() == "mine").count() as u16;
                    let income = if player.knows(2) { mines / 2 } else { 0 } + mines;
                    let sure = player.vp() + game.at_end(state, seat).iter().sum::<u16>() + income;
                    let points = burgher.points_of(&game, state, seat).unwrap();
                    assert!((points - f32::from(sure)).abs() <= 2.0, "{points} for {sure}, seed {seed}");
                    seen += 1;
                }
            }
        });
    }
    assert!(seen > 0, "a purchase was left to decide in some game");
}

#[test]
fn every_level_answers_every_prompt_of_every_variant() {
    for variant in ["base", "open", "secret"] {
        for (seats, level) in [(2, Level::Prince), (3, Level::Squire), (4, Level::Page), (2, Level::Steward)] {
            let options = serde_json::json!({ "variant": variant });
            let mut position = maker::<Burgundy>().make(seats, &options).unwrap().start();
            let mut draw = 0;
            loop {
                match position.to_act() {
                    ToAct::Over => break,
                    ToAct::Chance => {
                        let outcome = position.deal(&Seed([7; 32]), draw);
                        position.play(Actor::Chance, outcome).unwrap();
                        draw += 1;
                    }
                    ToAct::Seats(deciding) => {
                        for seat in deciding.iter() {
                            let contestant = Contestant { budget: Some(Budget::Iterations(8)), ..level.into() };
                            let index = built_in().choose(&position, seat, contestant, draw).unwrap();
                            position.play(Actor::Seat(seat), index).unwrap();
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_secret_choice_of_the_others_is_not_seen() {
    let game = game(2, Options { variant: Variant::Secret, ..Options::default() });
    let (mut state, mut rng) = (game.start(), search_rng(4));
    while game.to_act(&state) == ToAct::Chance {
        let outcome = game.roll(&state, &mut rng);
        game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
    }
    let mut legal = Vec::new();
    game.legal(&state, Seat(0), &mut legal);
    let advice = |chosen: usize| {
        let mut state = state.clone();
        game.apply(&mut state, Actor::Seat(Seat(0)), legal[chosen], &mut Silent);
        let bot = Greedy::new(Burgher::default(), 2);
        bot.advise(&Knowledge::new(&game, &state, Seat(1)), &mut search_rng(1))
    };
    assert_eq!(advice(0), advice(legal.len() - 1));
}

fn arena(contestants: [&str; 2], games: u32) -> Report {
    let contestants = contestants.map(|text| text.parse().unwrap()).into();
    let boards = built_in().boards("burgundy", 2);
    assert_eq!(boards.len(), 9);
    let arena = Arena { seats: 2, contestants, boards, games, seed: 1, threads: 0, test: None };
    arena.run(built_in(), &*maker::<Burgundy>(), || ()).unwrap()
}

#[test]
fn greed_beats_chance() {
    let report = arena(["squire", "page"], 24);
    assert!(report.contestants[0].win.low > 0.75, "{report}");
}

#[test]
fn search_beats_greed() {
    let report = arena(["steward:100", "squire"], 36);
    assert!(report.contestants[0].win.low > 0.5, "{report}");
}
