//! Nets in the place of evaluations, and tests in the arena.

use signoria_bots::craftsmen::Guildmaster;
use signoria_bots::learned::{Ahead, Aim, Learned, Net, NetError, UNIT};
use signoria_bots::{
    Arena, Bot, Bots, Budget, Contestant, Heuristic, Ismcts, Knowledge, Level, Plain, Scores, Settings, Steps, bots_of,
    built_in, taught,
};
use signoria_core::{Actor, Game, Seat, Silent, ToAct, search_rng};
use signoria_craftsmen::Craftsmen;
use signoria_games::{Position, maker};
use signoria_toy::{Components, Options, Toy};
use std::sync::Arc;

/// Weights as they come, which say something else about every position.
fn net(numbers: usize) -> Net {
    let mut net = Net::new(numbers, 20.0, &mut search_rng(5));
    for (place, weight) in net.heads.as_flattened_mut().iter_mut().enumerate() {
        *weight = (place % 7) as f32 / 9.0 - 0.3;
    }
    net
}

fn learned() -> Learned<Plain> {
    Learned::new(Arc::new(net(Toy::LAYOUT.len())), Aim::Lead, Plain)
}

/// A position in which a seat has a choice: the first bid.
fn bidding() -> (Toy, <Toy as Game>::State) {
    let game = Toy::new(Components::default(), 3, Options::default()).unwrap();
    let (mut state, mut rng) = (game.start(), search_rng(8));
    while game.to_act(&state) == ToAct::Chance {
        let outcome = game.roll(&state, &mut rng);
        game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
    }
    (game, state)
}

fn weights() -> Vec<u8> {
    net(Toy::LAYOUT.len()).to_bytes::<Toy>(Aim::Lead, 0, 5)
}

fn with(weights: &[u8]) -> Bots {
    Bots::of(vec![taught::<Toy, _>(Plain, Settings::default(), |_| Steps::default(), weights)])
}

fn without() -> Bots {
    Bots::of(vec![bots_of::<Toy, _>(Plain, Settings::default())])
}

fn position() -> Position {
    let maker = maker::<Toy>();
    let mut position = maker.make(3, &maker.default_options()).unwrap().start();
    for draw in 0.. {
        if position.to_act() != ToAct::Chance {
            break;
        }
        let outcome = position.deal(&signoria_core::dealer::Seed([3; 32]), draw);
        position.play(Actor::Chance, outcome).unwrap();
    }
    position
}

/// Rates a bid by its number, expects the same points everywhere, and lets playouts stop where a round begins.
#[derive(Clone, Copy, Debug)]
struct Rated;

const EXPECTED: [f32; 5] = [7.0, 11.0, 3.0, 0.0, 0.0];

impl Heuristic<Toy> for Rated {
    fn points(&self, _: &Toy, _: &<Toy as Game>::State) -> Option<Scores> {
        Some(EXPECTED)
    }

    fn is_rated(&self) -> bool {
        true
    }

    fn rate(&self, _: &Toy, _: &<Toy as Game>::State, _: Seat, legal: &[<Toy as Game>::Action], out: &mut Vec<f32>) {
        out.extend((0..legal.len()).map(|at| at as f32));
    }

    fn stop(&self, game: &Toy, state: &<Toy as Game>::State, _: u32) -> bool {
        matches!(game.to_act(state), ToAct::Seats(seats) if seats.len() == u32::from(game.seats()))
    }
}

/// Where answers are rated, a net says at the ends of playouts what the evaluation misses, and answers are told apart as before.
#[test]
fn where_answers_are_rated_a_net_judges_where_playouts_stop() {
    let (game, state) = bidding();
    let net = Arc::new(net(Toy::LAYOUT.len()));
    let by = |aim| Learned::new(net.clone(), aim, Rated);
    let learned = by(Aim::Points);
    let points = Heuristic::points(&learned, &game, &state).unwrap();
    let judged = Heuristic::judgement(&learned, &game, &state).unwrap();
    for seat in Seat::all(3) {
        let mut numbers = Vec::new();
        game.observe(&state, seat, &mut numbers);
        let missed = UNIT * net.pass(&numbers).heads[0];
        assert!(missed != 0.0 && (points[seat.idx()] - EXPECTED[seat.idx()] - missed).abs() < 1e-4);
        assert_eq!(judged.points[seat.idx()], points[seat.idx()]);
        let lead = by(Aim::Lead).outlook(&game, &state, seat).lead - UNIT * net.pass(&numbers).heads[1];
        assert!((lead - [-4.0, 4.0, -8.0][seat.idx()]).abs() < 1e-4, "{lead}");
    }
    assert!(Heuristic::<Toy>::is_rated(&learned) && learned.stop(&game, &state, 0));
    let mut after = state.clone();
    let mut legal = Vec::new();
    game.legal(&state, Seat(0), &mut legal);
    game.apply(&mut after, Actor::Seat(Seat(0)), legal[0], &mut Silent);
    assert!(!learned.stop(&game, &after, 0), "a round that has begun is played to its end");
    // Who looks one decision ahead goes by the ratings.
    assert_eq!(learned.look(&game, &state, Seat(0), legal[0]), None);
    let knowledge = Knowledge::new(&game, &state, Seat(0));
    let first = Bot::<Toy>::advise(&Ahead::new(learned), &knowledge, &mut search_rng(2))[0].action;
    assert_eq!(Some(&first), legal.last());
}

/// Of two options the odds are the exponential of what lies between them over the temperature: none errs never, a little seldom, much
/// hardly cares.
#[test]
fn noise_takes_what_looks_worse_the_seldomer_the_worse_it_looks() {
    let (game, state) = bidding();
    let knowledge = Knowledge::new(&game, &state, Seat(0));
    let best = Bot::<Toy>::advise(&Ahead::new(learned()), &knowledge, &mut search_rng(0))[0].action;
    let errs = |temperature: f32| {
        let bot = Ahead::new(learned()).at(temperature);
        let first = |seed| Bot::<Toy>::advise(&bot, &knowledge, &mut search_rng(seed))[0].action;
        (0..300).filter(|seed| first(*seed) != best).count()
    };
    let found = [0.0, 0.01, 0.1, 100.0].map(errs);
    assert_eq!(found[0], 0);
    assert!(found.is_sorted() && found[1] < found[2], "{found:?}");
    let options = knowledge.legal().len();
    assert!(found[3].abs_diff(300 - 300 / options) < 50, "{found:?} of {options} options");
}

/// Nobody ships a net that its game does not fit any more: train another one, see docs/learning.md.
#[test]
fn the_nets_that_are_built_in_fit_their_games() {
    let troubles: Vec<_> = built_in().troubles().map(|(game, trouble)| format!("{game}: {trouble}")).collect();
    assert!(troubles.is_empty(), "{troubles:?}");
}

#[test]
fn a_net_that_does_not_fit_is_told_and_not_used() {
    let old = String::from_utf8_lossy(&weights()).replacen("\"features_rev\":1", "\"features_rev\":0", 1);
    let misfit = with(old.as_bytes());
    let troubles: Vec<_> = misfit.troubles().map(|(game, trouble)| (game, trouble.to_string())).collect();
    assert!(matches!(&troubles[..], [("toy", text)] if text.contains("features 0")), "{troubles:?}");
    assert_eq!(with(&weights()).troubles().count(), 0);
    for level in Level::ALL {
        for seed in 0..3 {
            let choose = |bots: &Bots| bots.choose(&position(), Seat(1), level, seed).unwrap();
            assert_eq!(choose(&misfit), choose(&without()), "{level}");
        }
    }
}

/// Numbers that a game has learned to tell since then weigh nothing; a net for more numbers than there are is none.
#[test]
fn a_net_for_the_first_numbers_goes_on_with_all_of_them() {
    let all = Toy::LAYOUT.len();
    let file = |numbers: usize| net(numbers).to_bytes::<Toy>(Aim::Lead, 7, 1);
    assert!(matches!(Net::read::<Toy>(&file(all - 2)), Err(NetError::Other(..))));
    let (narrow, header) = Net::read_widened::<Toy>(&file(all - 2)).unwrap();
    assert_eq!((header.games, header.sizes[0], narrow.first.len(), narrow.skip.len()), (7, all - 2, all, all));
    let numbers: Vec<(u16, f32)> = (0..all as u16 - 2).map(|at| (at, 0.5)).collect();
    let new = [(all as u16 - 2, 3.0), (all as u16 - 1, -2.0)];
    let as_it_did = narrow.pass(&numbers).heads;
    assert_eq!(narrow.pass(&[&numbers[..], &new].concat()).heads, as_it_did);
    assert_ne!(narrow.pass(&numbers[1..]).heads, as_it_did);
    assert!(matches!(Net::read_widened::<Toy>(&file(all + 1)), Err(NetError::Other(..))));
}

#[test]
fn levels_play_by_the_net_and_old_ones_without() {
    let hint = |bots: &Bots, contestant: &str| {
        let contestant: Contestant = contestant.parse().unwrap();
        bots.playing(&position()).unwrap().advise(&position(), Seat(1), contestant, 3)
    };
    let net = with(&weights());
    for level in ["steward", "prince:40", "king:80"] {
        assert_ne!(hint(&net, level), hint(&without(), level), "{level}");
        assert_eq!(hint(&net, level), hint(&net, level), "{level}: the same seed gives the same advice");
        let old = format!("old-{level}");
        assert_eq!(hint(&net, &old), hint(&without(), level), "{old}");
    }
    assert_eq!(hint(&net, "squire"), hint(&without(), "squire"));
}

/// The values of a net are the same on every machine, to the last bit.
#[test]
fn a_net_says_the_same_everywhere() {
    let numbers: Vec<(u16, f32)> = (0..40).step_by(3).map(|at| (at, 0.25 + f32::from(at) / 16.0)).collect();
    assert_eq!(net(40).pass(&numbers).heads.map(f32::to_bits), [3_202_835_881, 1_073_589_260, 3_209_773_411]);
}

#[test]
fn who_follows_a_net_does_what_it_promises_most() {
    let (game, state) = bidding();
    let knowledge = Knowledge::new(&game, &state, Seat(0));
    let advice = Bot::<Toy>::advise(&Ahead::new(learned()), &knowledge, &mut search_rng(2));
    let promises: Vec<f32> = advice
        .iter()
        .map(|advised| learned().look(&game, &state, Seat(0), advised.action).expect("the game is in play").promise)
        .collect();
    assert!(promises.len() > 1 && promises.is_sorted_by(|a, b| a >= b), "{promises:?}");
}

#[test]
fn a_search_by_a_net_gives_the_same_move_for_the_same_seed() {
    let (game, state) = bidding();
    let knowledge = Knowledge::new(&game, &state, Seat(0));
    let advise = |seed| {
        let bot = Ismcts::new(learned(), Budget::Iterations(120), Settings::IN_POINTS);
        Bot::<Toy>::advise(&bot, &knowledge, &mut search_rng(seed))
    };
    let advice = advise(2);
    assert_eq!(advice, advise(2));
    let left = 120 - advice.iter().map(|advised| advised.visits).sum::<u32>();
    assert!(left == 0 || advice[0].visits - advice[1].visits > left, "{advice:?}");
    assert!(advice[0].value.is_some_and(|value| (0.0..=1.0).contains(&value)));
}

#[test]
fn a_test_in_the_arena_stops_when_it_is_clear_on_any_number_of_threads() {
    let maker = maker::<Toy>();
    let bots = without();
    let run = |threads| {
        let contestants = ["prince:60", "page"].map(|text| text.parse().unwrap()).to_vec();
        let boards = vec![maker.default_options()];
        let test = Some((0.0, 20.0));
        let arena = Arena { seats: 2, contestants, boards, games: 4_000, seed: 4, threads, test };
        arena.run(&bots, &*maker, || ()).unwrap()
    };
    let [one, two] = [run(1), run(2)];
    assert_eq!(one, two);
    let row = one.rounds.unwrap();
    assert_eq!(row.verdict.and_then(|verdict| verdict.better), Some(true), "{row}");
    assert!(one.games < 4_000 && row.rounds * 2 == one.games && row.elo.low > 0.0, "{row}");
}

/// A net that corrects an evaluation fits no other one: whoever changes that of Craftsmen learns its net anew (docs/learning.md) and
/// writes down here what the new evaluation expects.
#[test]
fn the_evaluation_that_a_net_corrects_is_the_one_that_it_was_learned_with() {
    let game = Craftsmen::new(Default::default(), 3, Default::default()).unwrap();
    let guildmaster = Guildmaster::default();
    let (mut state, mut rng) = (game.start(), search_rng(1));
    let mut legal = Vec::new();
    let mut expected = [0.0_f64; 3];
    let mut stops = 0;
    loop {
        match game.to_act(&state) {
            ToAct::Over => break,
            ToAct::Chance => {
                let outcome = game.roll(&state, &mut rng);
                game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
            }
            ToAct::Seats(seats) => {
                if guildmaster.stop(&game, &state, 0) {
                    stops += 1;
                    let points = guildmaster.points(&game, &state).unwrap();
                    expected.iter_mut().zip(points).for_each(|(sum, points)| *sum += f64::from(points));
                }
                // Every third option, whatever it is: no rating decides what positions are seen.
                legal.clear();
                game.legal(&state, seats.first().unwrap(), &mut legal);
                let action = legal[legal.len() / 3];
                game.apply(&mut state, Actor::Seat(seats.first().unwrap()), action, &mut Silent);
            }
        }
    }
    assert_eq!(stops, 9);
    let found = expected.map(|sum| (sum / f64::from(stops) * 10.0).round() / 10.0);
    assert_eq!(found, [44.9, 65.6, 70.7]);
}

/// Where the rules have changed since a net was learned, it may have to be learned again. Two players have fewer games a round.
#[test]
fn who_follows_a_net_that_ships_beats_squire() {
    let matches = [
        ("burgundy", "steward", 2, 18),
        ("craftsmen", "prince", 3, 2),
        ("florence", "steward", 5, 5),
        ("principato", "steward", 3, 6),
        ("tuscany", "steward", 4, 6),
    ];
    for (game, level, players, rounds) in matches {
        let all = signoria_games::built_in();
        let maker = all.get(game).unwrap();
        let words = [level, "squire", "squire", "squire", "squire"];
        let arena = Arena {
            seats: players,
            contestants: words[..players.into()].iter().map(|text| text.parse().unwrap()).collect(),
            boards: built_in().boards(game, players),
            games: rounds * u32::from(players),
            seed: 1,
            threads: 0,
            test: None,
        };
        let row = arena.run(built_in(), &**maker, || ()).unwrap().rounds.unwrap();
        assert!(row.share.share > 1.5 / f64::from(players), "{game}: {row:?}");
    }
}
