//! Plays whole random games on one core and prints what the engine does: `figures [players] [games]`.
//! `make figures` runs it for every number of players; `make instructions` counts its instructions.
#![allow(clippy::print_stdout)]

use signoria_burgundy::{Burgundy, Components, Options, State};
use signoria_core::{Game, playout, search_rng};
use std::time::Instant;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|arg| arg.parse::<u32>().ok());
    let players = numbers.next();
    let games = numbers.next().unwrap_or(20_000);
    println!("a state takes {} bytes, an action {}", size_of::<State>(), size_of::<signoria_burgundy::Action>());
    println!("players  games  decisions  outcomes  games/s  answers/s  ns/answer");
    for seats in 2..=4 {
        if players.is_some_and(|only| only != u32::from(seats)) {
            continue;
        }
        let game = Burgundy::new(Components::default(), seats, Options::default()).expect("possible options");
        let mut rng = search_rng(1);
        let start = game.start();
        let (mut decisions, mut outcomes) = (0u64, 0u64);
        let clock = Instant::now();
        for _ in 0..games {
            let (d, o) = playout(&game, &mut start.clone(), &mut rng);
            decisions += u64::from(d);
            outcomes += u64::from(o);
        }
        let seconds = clock.elapsed().as_secs_f64();
        let answers = (decisions + outcomes) as f64;
        println!(
            "{seats:7}  {games:5}  {:9.1}  {:8.1}  {:7.0}  {:9.0}  {:9.1}",
            decisions as f64 / f64::from(games),
            outcomes as f64 / f64::from(games),
            f64::from(games) / seconds,
            answers / seconds,
            seconds * 1e9 / answers,
        );
    }
}
