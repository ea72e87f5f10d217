//! Nets in the place of evaluations, and tests in the arena.

use signoria_bots::learned::{Ahead, Aim, Learned, Net};
use signoria_bots::{Arena, Bot, Bots, Budget, Ismcts, Knowledge, Plain, Settings, bots_of};
use signoria_core::{Actor, Game, Seat, Silent, ToAct, search_rng};
use signoria_games::maker;
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
    assert_eq!(advice.iter().map(|advised| advised.visits).sum::<u32>(), 120);
    assert!(advice[0].value.is_some_and(|value| (0.0..=1.0).contains(&value)));
}

#[test]
fn a_test_in_the_arena_stops_when_it_is_clear_on_any_number_of_threads() {
    let maker = maker::<Toy>();
    let bots = Bots::of(vec![bots_of::<Toy, _>(Plain, Settings::default())]);
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
