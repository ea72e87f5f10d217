//! Whole random games on one core, for each number of players: `cargo bench -p signoria-principato -- [players] [games]`.
//! `make instructions` counts the instructions of the same games.
#![allow(clippy::print_stdout)]

use signoria_core::{Game, playout, search_rng};
use signoria_principato::{Action, Components, Options, Principato, State};
use std::time::{Duration, Instant};

/// Time on the core: what the system says where it does, so that other programs do not count; else the clock.
struct Watch(Option<Duration>, Instant);

impl Watch {
    fn on_core() -> Option<Duration> {
        let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
        text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
    }

    fn start() -> Self {
        Watch(Self::on_core(), Instant::now())
    }

    fn seconds(&self) -> f64 {
        let on_core = Self::on_core().zip(self.0).map(|(now, start)| now - start);
        on_core.unwrap_or_else(|| self.1.elapsed()).as_secs_f64()
    }
}

fn main() {
    let measured = std::env::args().any(|arg| arg == "--bench");
    let mut numbers = std::env::args().skip(1).filter_map(|arg| arg.parse::<u32>().ok());
    let players = numbers.next();
    // As an ordinary test this only shows that the games are played.
    let games = numbers.next().unwrap_or(if measured { 100_000 } else { 10 });
    println!("a state takes {} bytes, an action {}", size_of::<State>(), size_of::<Action>());
    println!("players  games  decisions  outcomes  games/s  answers/s  ns/answer");
    for seats in (2..=4).filter(|seats| players.is_none_or(|only| only == u32::from(*seats))) {
        let game = Principato::new(Components::default(), seats, Options::default()).expect("possible options");
        let mut rng = search_rng(1);
        let start = game.start();
        let (mut decisions, mut outcomes) = (0u64, 0u64);
        let watch = Watch::start();
        for _ in 0..games {
            let (d, o) = playout(&game, &mut start.clone(), &mut rng);
            decisions += u64::from(d);
            outcomes += u64::from(o);
        }
        let seconds = watch.seconds();
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
