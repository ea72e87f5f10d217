//! What a net promises, made to hold on average by the clock.
//!
//! TD(λ) learns from what the net thought on the way, among rivals that were weaker once, so what it promises early in a game may
//! be some points off for all positions alike. Mixing in more of what came true costs strength, since that is full of luck. What is
//! off by the clock alone can be found from few games, and put right without changing which answer looks best: options of one
//! decision stand at the same hour.

use crate::play::{Company, Course, Example, Style};
use signoria_bots::Heuristic;
use signoria_bots::learned::{HEADS, Net};
use signoria_core::{Game, search_rng};
use std::fmt::Debug;

/// What a net told of a position, and what came true.
struct Told {
    heads: [f32; HEADS],
    wanted: [f32; HEADS],
}

/// Turns through all of the clock's numbers: each is put right with the others as they are.
const TURNS: u32 = 60;
/// A number that fewer positions have stays as it is.
const FEW: usize = 200;

/// Plays so many games, boxes in turn, in which the net sits on all seats, and shifts what it tells by the numbers of the clock
/// ([`Course::clock`]) until it is right on average. Where answers are rated it searches for so many iterations: the better it plays,
/// the more it makes of a position.
///
/// # Panics
/// If a block of the clock is none of the game's.
pub fn settle<G: Game, H: Heuristic<G> + Clone + Debug>(
    course: &Course<G, H>,
    boxes: &[G],
    net: &mut Net,
    games: u32,
    iterations: u32,
    seed: u64,
) {
    let block = |name: &&str| G::LAYOUT.block(name).expect("a clock is made of the game's blocks");
    let clock: Vec<usize> = course.clock.iter().flat_map(block).collect();
    let learned = course.learned(net);
    let (mut rng, mut examples) = (search_rng(seed), Vec::new());
    // What the best of several options promises is a little too much, so positions after own answers are what counts.
    let style = Style { random: 0.0, lambda: 1.0, others: None, iterations };
    let mut told: Vec<Told> = Vec::new();
    // Where each of the clock's numbers is not 0, and what it is there.
    let mut at: Vec<Vec<(usize, f32)>> = vec![Vec::new(); clock.len()];
    for game in boxes.iter().cycle().take(games as usize) {
        let company = Company { net: Some(&learned), past: &[], others: 0.0 };
        course.play(game, company, style, &mut rng, &mut examples);
        for Example { numbers, wanted, promised } in examples.drain(..) {
            for (number, value) in &numbers {
                if let Some(place) = clock.iter().position(|of| *of == usize::from(*number)) {
                    at[place].push((told.len(), *value));
                }
            }
            let mut heads = net.pass(&numbers).heads;
            // What a search promises is a mean over what it tried before it came here, which is less than what is done.
            heads[0] = promised.unwrap_or(heads[0]);
            told.push(Told { heads, wanted });
        }
    }
    for _ in 0..TURNS {
        for (number, at) in clock.iter().zip(&at).filter(|(_, at)| at.len() >= FEW) {
            let shift = missing(at.iter().map(|(which, value)| (&told[*which], *value)));
            net.skip[*number].iter_mut().zip(shift).for_each(|(weight, shift)| *weight += shift);
            for (which, value) in at {
                told[*which].heads.iter_mut().zip(shift).for_each(|(head, shift)| *head += value * shift);
            }
        }
    }
}

/// What the weights of a number lack: for points and leads by least squares, for odds by a step towards the right shares.
fn missing<'a>(told: impl Iterator<Item = (&'a Told, f32)>) -> [f32; HEADS] {
    let (mut wrong, mut slope) = ([0.0_f64; HEADS], [0.0_f64; HEADS]);
    for (Told { heads, wanted }, value) in told {
        let share = 1.0 / (1.0 + (-heads[2]).exp());
        let errors = [wanted[0] - heads[0], wanted[1] - heads[1], wanted[2] - share];
        for (head, bend) in [1.0, 1.0, share * (1.0 - share)].into_iter().enumerate() {
            wrong[head] += f64::from(value * errors[head]);
            slope[head] += f64::from(value * value * bend);
        }
    }
    std::array::from_fn(|head| (wrong[head] / slope[head].max(1.0)) as f32)
}
