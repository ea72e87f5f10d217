//! What bots pay in the auctions of The Princes of Florence: `cargo run --release -p signoria-bots --example prices --
//! LEVEL PLAYERS GAMES [OPTION]...`, options `muse` and `coop`. Prints a line for each lot: how often it was sold in a game,
//! the mean price by round, and how often it went for the opening bid.

use signoria_bots::florence::Maecenas;
use signoria_bots::{bot_of, play_match_told};
use signoria_core::{Collect, Game};
use signoria_florence::{Components, Event, Florence, Options};
use std::collections::BTreeMap;

/// Prices of one lot by round.
#[derive(Default)]
struct Sold(BTreeMap<u8, Vec<u32>>);

#[expect(clippy::print_stdout, reason = "it is what the program is for")]
fn main() {
    let given: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    let [level, players, games, modules @ ..] = &given[..] else { panic!("prices LEVEL PLAYERS GAMES [OPTION]...") };
    let contestant = level.parse().expect("a level, with a budget if you like");
    let bot = bot_of::<Florence, _>(Maecenas::default(), Maecenas::SETTINGS, None, contestant);
    let (players, games): (u8, u64) = (players.parse().expect("players"), games.parse().expect("games"));
    let has = |module: &str| modules.iter().any(|given| given == module);
    let options = Options { muse: has("muse"), coop: has("coop"), ..Options::default() };
    let game = Florence::new(Components::default(), players, options).expect("a game");
    let mut sold: BTreeMap<&'static str, Sold> = BTreeMap::new();
    for seed in 0..games {
        let bots = vec![&*bot; players.into()];
        let mut told = Collect::default();
        play_match_told(&game, game.start(), &bots, seed, !seed, &mut told);
        let mut round = 0;
        for (_, event) in told.events {
            match event {
                Event::Round { round: begun, .. } => round = begun,
                Event::Won { lot, price, .. } => {
                    sold.entry(lot.word()).or_default().0.entry(round).or_default().push(price);
                }
                _ => {}
            }
        }
    }
    println!("| lot | a game | mean price | at the opening bid | dearest | by round |\n|---|---|---|---|---|---|");
    for (lot, Sold(by_round)) in &sold {
        let all: Vec<u32> = by_round.values().flatten().copied().collect();
        let mean = |prices: &[u32]| f64::from(prices.iter().sum::<u32>()) / prices.len() as f64;
        let opening = all.iter().min().copied().unwrap_or(0);
        let cheap = all.iter().filter(|price| **price == opening).count();
        let rounds: Vec<String> = by_round.values().map(|prices| format!("{:.0}", mean(prices))).collect();
        println!(
            "| {lot} | {:.1} | {:.0} | {:.0} % | {} | {} |",
            all.len() as f64 / games as f64,
            mean(&all),
            100.0 * cheap as f64 / all.len() as f64,
            all.iter().max().unwrap_or(&0),
            rounds.join(", ")
        );
    }
}
