//! Games for programs play the same games as everybody else, one by one and in batches.

use rayon::ThreadPoolBuilder;
use serde_json::json;
use signoria_core::dealer::Seed;
use signoria_core::{Actor, PlayError, Rng, SearchRng, Seat, ToAct, Viewer, below, search_rng};
use signoria_games::{AnyGame, AnyMaker, Luck, Reward, Rows, STAY, Sims, Simulation, built_in, maker};
use signoria_toy::Toy;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

fn makers() -> Vec<Arc<dyn AnyMaker>> {
    built_in().iter().cloned().chain([maker::<Toy>()]).collect()
}

/// Every game with every number of players.
fn games() -> Vec<Arc<dyn AnyGame>> {
    let sizes = |maker: &Arc<dyn AnyMaker>| {
        let make = |seats| maker.make(seats, &json!({})).unwrap();
        maker.info().seats.clone().map(make).collect::<Vec<_>>()
    };
    makers().iter().flat_map(sizes).collect()
}

/// How long an observation is.
fn numbers(game: &dyn AnyGame) -> usize {
    // Made once: a maker reads the components of its game.
    static LENGTHS: OnceLock<BTreeMap<&str, usize>> = OnceLock::new();
    let length = |maker: &Arc<dyn AnyMaker>| (maker.info().id, maker.layout().len());
    LENGTHS.get_or_init(|| makers().iter().map(length).collect())[game.info().id]
}

fn toy() -> Arc<dyn AnyGame> {
    maker::<Toy>().make(3, &json!({"first": 0})).unwrap()
}

/// Arrays for a batch.
struct Arrays {
    observations: Vec<f32>,
    masks: Vec<i8>,
    seats: Vec<i8>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
}

impl Arrays {
    fn of(game: &dyn AnyGame, n: usize) -> Self {
        let (actions, seats) = (game.info().n_actions as usize, usize::from(game.seats()));
        let observations = vec![7.0; n * numbers(game)];
        Arrays {
            observations,
            masks: vec![7; n * actions],
            seats: vec![7; n],
            rewards: vec![7.0; n * seats],
            dones: vec![true; n],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
        }
    }
}

fn nothing() -> Rows<'static> {
    Rows { observations: &mut [], masks: &mut [], seats: &mut [], rewards: &mut [], dones: &mut [] }
}

fn pick(sim: &Simulation, rng: &mut SearchRng) -> u32 {
    sim.legal()[below(rng, sim.legal().len() as u32) as usize]
}

#[test]
fn a_dealt_game_is_the_one_of_a_table_with_this_seed() {
    let seed = Seed([5; 32]);
    for game in games() {
        let (mut sim, mut position) = (game.sim(Luck::Dealt(seed.clone(), 0), &mut Vec::new()), game.start());
        let (mut rng, mut draw) = (search_rng(1), 0);
        loop {
            while position.to_act() == ToAct::Chance {
                let outcome = position.deal(&seed, draw);
                position.play(Actor::Chance, outcome).unwrap();
                draw += 1;
            }
            assert_eq!(sim.to_act(), position.to_act());
            let ToAct::Seats(seats) = position.to_act() else { break };
            let seat = seats.first().unwrap();
            assert_eq!(sim.actor(), Some(Actor::Seat(seat)));
            assert_eq!(sim.legal(), position.legal(seat));
            let choice = pick(&sim, &mut rng);
            sim.step(Actor::Seat(seat), choice, &mut Vec::new()).unwrap();
            position.play(Actor::Seat(seat), choice).unwrap();
        }
        assert!(sim.outcome().is_some() && sim.outcome() == position.outcome());
        assert_eq!(sim.position().view(Viewer::Open), position.view(Viewer::Open));
    }
}

#[test]
fn every_row_of_a_batch_is_the_game_of_its_own_seed() {
    const N: usize = 3;
    for game in games() {
        let n_actions = game.info().n_actions as usize;
        let (mut sims, mut arrays) = (game.sims(N, Reward::Win), Arrays::of(&*game, N));
        sims.start(40, arrays.rows());
        let mut alone: Vec<_> = (40..).take(N).map(|seed| game.sim(Luck::rolled(seed), &mut Vec::new())).collect();
        let (mut rng, mut ended) = (search_rng(2), [false; N]);
        let mut choices = [0; N];
        while ended != [true; N] {
            sims.choose(&mut rng, &mut choices);
            for (row, sim) in alone.iter_mut().enumerate().filter(|(row, _)| !ended[*row]) {
                assert_eq!(sims.legal(row), sim.legal());
                let mask = &arrays.masks[row * n_actions..][..n_actions];
                let marked: Vec<u32> =
                    (0..).zip(mask).filter(|(_, mark)| **mark == 1).map(|(index, _)| index).collect();
                assert_eq!(marked, sim.legal());
                assert!(mask.iter().all(|mark| *mark < 2));
                let Some(Actor::Seat(seat)) = sim.actor() else { panic!("chance is rolled") };
                assert_eq!(arrays.seats[row], seat.0 as i8);
                let mut seen = vec![7.0; numbers(&*game)];
                sim.observe(seat, &mut seen);
                assert!(arrays.observations[row * seen.len()..][..seen.len()] == seen);
                sim.step(Actor::Seat(seat), choices[row] as u32, &mut Vec::new()).unwrap();
            }
            sims.step(&choices, 1, arrays.rows()).unwrap();
            let going: Vec<usize> = (0..N).filter(|row| !ended[*row]).collect();
            for (row, sim) in going.into_iter().map(|row| (row, &alone[row])) {
                ended[row] = sim.actor().is_none();
                assert_eq!(arrays.dones[row], ended[row]);
                let worth = |seat| sim.outcome().map_or(0.0, |outcome| Reward::Win.of(&outcome, seat));
                let rewards: Vec<f32> = Seat::all(game.seats()).map(|seat| worth(seat) as f32).collect();
                assert!(Seat::all(game.seats()).map(worth).sum::<f64>().abs() < 1e-12);
                assert_eq!(arrays.rewards[row * rewards.len()..][..rewards.len()], rewards);
            }
        }
    }
}

#[test]
fn batches_do_not_depend_on_threads_and_begin_again_alike() {
    const N: usize = 7;
    let game = toy();
    let pool = ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    let run = |sims: &mut Box<dyn Sims>, threads: usize| {
        let (mut arrays, mut rng, mut seen) = (Arrays::of(&*game, N), search_rng(3), Vec::new());
        sims.start(9, arrays.rows());
        let mut choices = [0; N];
        for _ in 0..200 {
            sims.choose(&mut rng, &mut choices);
            choices[rng.next_u32() as usize % N] = STAY;
            pool.install(|| sims.step(&choices, threads, arrays.rows())).unwrap();
            let Arrays { observations, masks, seats, rewards, dones } = &arrays;
            seen.push((observations.clone(), masks.clone(), seats.clone(), rewards.clone(), dones.clone()));
        }
        seen
    };
    let mut sims = game.sims(N, Reward::Lead);
    let first = run(&mut sims, 1);
    assert!(first.iter().any(|(.., dones)| dones.contains(&true)), "games end and others begin");
    assert!(run(&mut sims, 1) == first, "the same batch again");
    for threads in [2, 3, 8] {
        assert!(run(&mut game.sims(N, Reward::Lead), threads) == first, "{threads} threads");
    }
}

#[test]
fn a_choice_that_is_not_possible_changes_no_row() {
    let game = toy();
    let mut sims = game.sims(4, Reward::Share);
    sims.start(1, nothing());
    let mut choices = [0; 4];
    sims.choose(&mut search_rng(1), &mut choices);
    let before: Vec<_> = (0..4).map(|row| sims.sim(row)).collect();
    for bad in [game.info().n_actions.into(), i64::MAX, i64::MIN, -2, 1 << 32] {
        choices[2] = bad;
        let error = sims.step(&choices, 1, nothing()).unwrap_err();
        assert!(matches!((error.row, error.error), (2, PlayError::Refused(_))), "{bad}");
    }
    choices[2] = STAY;
    assert!((0..4).all(|row| sims.sim(row).same(&*before[row])));
    sims.step(&choices, 1, nothing()).unwrap();
    assert_eq!((0..4).map(|row| sims.sim(row).same(&*before[row])).collect::<Vec<_>>(), [false, false, true, false]);
}

#[test]
fn chance_that_is_given_has_to_be_answered() {
    let mut sim = toy().sim(Luck::Given, &mut Vec::new());
    let outcomes = sim.chance();
    assert!(sim.actor() == Some(Actor::Chance) && outcomes.iter().all(|(_, weight)| *weight > 0));
    assert_eq!(sim.legal(), outcomes.iter().map(|(outcome, _)| *outcome).collect::<Vec<_>>());
    let first = sim.legal()[0];
    assert_eq!(sim.step(Actor::Seat(Seat(0)), first, &mut Vec::new()), Err(PlayError::NotYourTurn));
    let beyond = (0..).find(|index| !sim.legal().contains(index)).unwrap();
    assert_eq!(sim.step(Actor::Chance, beyond, &mut Vec::new()), Err(PlayError::Impossible));
    let mut rolled = Vec::new();
    sim.step(Actor::Chance, first, &mut rolled).unwrap();
    assert!(rolled.is_empty());
    sim.set_luck(Luck::rolled(1), &mut rolled);
    assert!(matches!(sim.actor(), Some(Actor::Seat(_))) && !rolled.is_empty(), "what is due is rolled at once");
    assert!(sim.chance().is_empty());
}

#[test]
fn several_who_owe_an_answer_may_give_it_in_any_order() {
    let mut sim = toy().sim(Luck::rolled(1), &mut Vec::new());
    let ToAct::Seats(seats) = sim.to_act() else { panic!("all bid") };
    assert_eq!((sim.actor(), seats.len()), (Some(Actor::Seat(Seat(0))), 3));
    let position = sim.position();
    for seat in [Seat(2), Seat(0), Seat(1)] {
        let error = sim.step(Actor::Seat(seat), u32::MAX, &mut Vec::new()).unwrap_err();
        assert!(matches!(error, PlayError::Refused(_)));
        sim.step(Actor::Seat(seat), position.legal(seat)[0], &mut Vec::new()).unwrap();
    }
    assert_eq!(sim.step(Actor::Chance, 0, &mut Vec::new()), Err(PlayError::Impossible));
}

#[test]
fn copies_are_alike_and_go_their_own_ways() {
    let game = toy();
    let mut sim = game.sim(Luck::rolled(4), &mut Vec::new());
    let (copy, other) = (sim.copy(), game.sim(Luck::rolled(5), &mut Vec::new()));
    assert!(sim.same(&*copy) && sim.fingerprint() == copy.fingerprint());
    assert!(!sim.same(&*other) && sim.fingerprint() != other.fingerprint());
    let choice = sim.legal()[0];
    sim.step(sim.actor().unwrap(), choice, &mut Vec::new()).unwrap();
    assert!(!sim.same(&*copy));
    let burgundy = built_in().get("burgundy").unwrap().make(2, &json!({})).unwrap();
    assert!(!sim.same(&*burgundy.sim(Luck::rolled(4), &mut Vec::new())), "of another game");
}

#[test]
fn a_sample_looks_the_same_to_its_seat() {
    for game in games() {
        let (mut sim, mut rng) = (game.sim(Luck::rolled(6), &mut Vec::new()), search_rng(7));
        for n in 0..20 {
            let Some(actor @ Actor::Seat(seat)) = sim.actor() else { break };
            let sample = sim.sample(seat, n);
            assert_eq!(sample.position().view(Viewer::Seat(seat)), sim.position().view(Viewer::Seat(seat)));
            assert_eq!(sample.legal(), sim.legal());
            let observe = |sim: &Simulation| {
                let mut seen = vec![0.0; numbers(&*game)];
                sim.observe(seat, &mut seen);
                seen
            };
            assert!(observe(&sample) == observe(&sim));
            assert!(sample.same(&*sim.sample(seat, n)), "the same seed, the same world");
            let choice = pick(&sim, &mut rng);
            sim.step(actor, choice, &mut Vec::new()).unwrap();
        }
    }
}

#[test]
fn rewards_of_shared_wins_and_of_leads() {
    let outcome = signoria_core::Outcome { scores: vec![30, 25, 30], ranks: vec![1, 3, 1] };
    let of = |reward: Reward| [0, 1, 2].map(|seat| reward.of(&outcome, Seat(seat)));
    assert_eq!(of(Reward::Share), [0.5, 0.0, 0.5]);
    assert_eq!(of(Reward::Win), [0.25, -0.5, 0.25]);
    assert_eq!(of(Reward::Lead), [0.0, -5.0, 0.0]);
}
