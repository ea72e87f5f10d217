//! What bots pay in the auctions of The Princes of Florence: `cargo run --release -p signoria-bots --example prices --
//! LEVEL PLAYERS GAMES [OPTION]...`, options `muse` and `coop`. Prints a line for each lot: how often it was sold in a game,
//! the mean price by round, and how often it went for the opening bid.

use signoria_bots::florence::Maecenas;
use signoria_bots::{Bot, Contestant, Greedy, Ismcts, Knowledge, Level, RandomBot};
use signoria_core::{Actor, Collect, Game, ToAct, search_rng};
use signoria_florence::{Components, Event, Florence, Options};
use std::collections::BTreeMap;

/// Prices of one lot by round.
#[derive(Default)]
struct Sold(BTreeMap<u8, Vec<u32>>);

fn bot(contestant: Contestant) -> Box<dyn Bot<Florence>> {
    let heuristic = Maecenas::default();
    let budget = contestant.budget.unwrap_or(contestant.level.budget());
    match contestant.level {
        Level::Page => Box::new(RandomBot),
        Level::Squire => Box::new(Greedy::new(heuristic, 8)),
        Level::Steward | Level::Prince => Box::new(Ismcts::new(heuristic, budget, Maecenas::SETTINGS)),
    }
}

#[expect(clippy::print_stdout, reason = "it is what the program is for")]
fn main() {
    let given: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    let [level, players, games, modules @ ..] = &given[..] else { panic!("prices LEVEL PLAYERS GAMES [OPTION]...") };
    let bot = bot(level.parse().expect("a level, with a budget if you like"));
    let (players, games): (u8, u64) = (players.parse().expect("players"), games.parse().expect("games"));
    let has = |module: &str| modules.iter().any(|given| given == module);
    let options = Options { muse: has("muse"), coop: has("coop"), ..Options::default() };
    let game = Florence::new(Components::default(), players, options).expect("a game");
    let mut sold: BTreeMap<&'static str, Sold> = BTreeMap::new();
    for seed in 0..games {
        let (mut dice, mut rng) = (search_rng(seed), search_rng(!seed));
        let mut state = game.start();
        let mut round = 0;
        loop {
            let mut told = Collect::default();
            match game.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => {
                    let outcome = game.roll(&state, &mut dice);
                    game.apply(&mut state, Actor::Chance, outcome, &mut told);
                }
                ToAct::Seats(seats) => {
                    let seat = seats.first().expect("somebody decides");
                    let action = bot.choose(&Knowledge::new(&game, &state, seat), &mut rng);
                    game.apply(&mut state, Actor::Seat(seat), action, &mut told);
                }
            }
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
