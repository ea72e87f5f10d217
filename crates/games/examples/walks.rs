//! Games that follow from their seeds alone, for whoever has to play the same ones: `walks GAMES` plays so many of each game
//! with its fewest players and prints a line for each: game, number, scores, and what stands for the record and for what was
//! seen.
//!
//! Game `n` is dealt by the seed of 32 bytes `n % 251`. Decision `k` takes the legal action `(7 k² + 13 n + k) % legal`, the view
//! of whoever decides is looked at in every 32nd.

use serde_json::json;
use sha2::{Digest, Sha256};
use signoria_core::dealer::Seed;
use signoria_core::{Actor, Viewer};
use signoria_games::{AnyGame, Luck, built_in, maker};
use signoria_toy::Toy;
use std::io::Write;

fn walk(game: &dyn AnyGame, n: u64) -> String {
    let (mut record, mut views, mut rolled) = (game.record(), String::new(), Vec::new());
    let mut sim = game.sim(Luck::Dealt(Seed([(n % 251) as u8; 32]), 0), &mut rolled);
    for k in 0.. {
        let position = sim.position();
        let text = |index: u32| position.text(index).expect("an index of this game");
        rolled.drain(..).for_each(|outcome| record.push(Actor::Chance, &text(outcome)));
        let Some(actor @ Actor::Seat(seat)) = sim.actor() else { break };
        if k % 32 == 0 {
            views += &position.view(Viewer::Seat(seat)).to_string();
        }
        let legal = sim.legal();
        let choice = legal[((7 * k * k + 13 * n + k) % legal.len() as u64) as usize];
        record.push(actor, &text(choice));
        sim.step(actor, choice, &mut rolled).expect("a legal action");
    }
    let scores = sim.outcome().expect("the game is over").scores;
    format!("{} {n} {scores:?} {} {}", game.info().id, fingerprint(&record.to_string()), fingerprint(&views))
}

/// The beginning of the SHA-256 of a text.
fn fingerprint(text: &str) -> String {
    Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn main() -> std::io::Result<()> {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(10);
    let mut out = std::io::stdout().lock();
    for maker in built_in().iter().cloned().chain([maker::<Toy>()]) {
        let game = maker.make(*maker.info().seats.start(), &json!({})).expect("the default options make a game");
        for n in 0..games {
            writeln!(out, "{}", walk(&*game, n))?;
        }
    }
    Ok(())
}
