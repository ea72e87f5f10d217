//! What is known of Craftsmen, and how strong it makes the levels.

use signoria_bots::craftsmen::Guildmaster;
use signoria_bots::{Arena, Bot, Budget, Greedy, Heuristic, Ismcts, Knowledge, built_in};
use signoria_core::{Actor, Game, Seat, Silent, ToAct, search_rng};
use signoria_craftsmen::{Craftsmen, Frame, Options, Question, State};
use signoria_games::maker;

fn game(seats: u8) -> Craftsmen {
    Craftsmen::new(Default::default(), seats, Options::default()).unwrap()
}

/// Plays a game until `look`, which is shown every position in which somebody decides and the last one, has seen enough.
fn play(game: &Craftsmen, bot: &impl Bot<Craftsmen>, seed: u64, mut look: impl FnMut(&State) -> bool) {
    let (mut state, mut rng) = (game.start(), search_rng(seed));
    loop {
        match game.to_act(&state) {
            ToAct::Chance => {
                let outcome = game.roll(&state, &mut rng);
                game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
            }
            ToAct::Seats(seats) => {
                if look(&state) {
                    return;
                }
                let seat = seats.first().unwrap();
                let action = bot.choose(&Knowledge::new(game, &state, seat), &mut rng);
                game.apply(&mut state, Actor::Seat(seat), action, &mut Silent);
            }
            ToAct::Over => {
                look(&state);
                return;
            }
        }
    }
}

fn squire() -> Greedy<Guildmaster> {
    Greedy::new(Guildmaster::default(), 1)
}

#[test]
fn at_the_end_the_evaluation_is_the_score() {
    for seats in 2..=5 {
        let game = game(seats);
        play(&game, &squire(), seats.into(), |state| {
            if let Some(outcome) = game.outcome(state) {
                let points = Guildmaster::default().points(&game, state).unwrap();
                let scores: Vec<f32> = outcome.scores.iter().map(|score| *score as f32).collect();
                assert_eq!(points[..seats.into()], scores[..]);
            }
            false
        });
    }
}

/// A rating is worked out from a sampled world: all that it looks at must be the same in each of them.
#[test]
fn ratings_look_at_nothing_that_their_seat_does_not_see() {
    let game = game(3);
    let (mut legal, mut rng, mut n) = (Vec::new(), search_rng(5), 0);
    play(&game, &squire(), 3, |state| {
        let ToAct::Seats(seats) = game.to_act(state) else { return false };
        let seat = seats.first().unwrap();
        n += 1;
        if n % 5 == 0 {
            legal.clear();
            game.legal(state, seat, &mut legal);
            let rated = |state: &State| {
                let mut ratings = Vec::new();
                Guildmaster::default().rate(&game, state, seat, &legal, &mut ratings);
                ratings
            };
            let ratings = rated(state);
            assert_eq!(ratings.len(), legal.len());
            assert_eq!(rated(&game.sample(state, seat, &mut rng)), ratings, "{:?}", state.frames);
        }
        false
    });
    assert!(n > 500, "{n} decisions");
}

/// The first helper of a game.
fn opening() -> (Craftsmen, State) {
    let game = game(3);
    let mut found = None;
    play(&game, &squire(), 1, |state| {
        let begins = matches!(state.frames.top(), Frame::Ask(Question::Helper(_)));
        if begins {
            found = Some(state.clone());
        }
        begins
    });
    (game, found.unwrap())
}

#[test]
fn more_of_what_is_good_promises_more() {
    let (game, state) = opening();
    let promised = |change: &dyn Fn(&mut State)| {
        let mut state = state.clone();
        change(&mut state);
        Guildmaster::default().points(&game, &state).unwrap()[0]
    };
    let base = promised(&|_| {});
    let better: [&dyn Fn(&mut State); 5] = [
        &|s| s.players[Seat(0)].score += 5,
        &|s| s.players[Seat(0)].privileges += 1,
        &|s| s.players[Seat(0)].fair += 1,
        &|s| s.players[Seat(0)].work += 1,
        // A line of its own: cooper, wheat field, brewery.
        &|s| {
            let side = signoria_craftsmen::Side::Right;
            [24, 9, 60].into_iter().for_each(|card| s.players[Seat(0)].build(signoria_craftsmen::Card(card), side));
        },
    ];
    for (n, change) in better.iter().enumerate() {
        assert!(promised(change) > base, "{n}: {} and {base}", promised(change));
    }
}

#[test]
fn the_search_plays_a_round_with_whatever_it_is_asked() {
    let game = game(2);
    let search = Ismcts::new(Guildmaster::default(), Budget::Iterations(3), Guildmaster::SETTINGS);
    let mut seen = 0;
    play(&game, &search, 2, |state| {
        seen += 1;
        (state.year, state.season as u8) == (1, 1)
    });
    assert!(seen > 10, "{seen} decisions");
}

#[test]
fn greed_beats_chance() {
    let contestants = ["squire", "page"].map(|text| text.parse().unwrap()).into();
    let boards = built_in().boards("craftsmen", 2);
    let arena = Arena { seats: 2, contestants, boards, games: 12, seed: 1, threads: 0, test: None };
    let report = arena.run(built_in(), &*maker::<Craftsmen>(), || ()).unwrap();
    assert!(report.contestants[0].win.low > 0.7, "{report}");
}
