//! How strong the levels are, over all boards of a game: `cargo run --release -p signoria-bots --example strength --
//! burgundy 2 198 prince:1000 squire` prints the tables of docs/performance.md.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use signoria_bots::{Arena, built_in as bots};
use signoria_games::built_in as games;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, count, contestants @ ..] = &args[..] else {
        return Err("expected: GAME PLAYERS GAMES BOT...; bots are page, squire, steward, prince, prince:500".into());
    };
    let games = games();
    let maker = games.get(game).ok_or("there is no such game")?;
    let seats = seats.parse()?;
    let arena = Arena {
        seats,
        contestants: contestants.iter().map(|text| text.parse()).collect::<Result<_, _>>()?,
        boards: bots().boards(game, seats),
        games: count.parse()?,
        seed: 1,
        threads: 0,
    };
    print!("{}", arena.run(bots(), &**maker, || eprint!("."))?);
    Ok(())
}
