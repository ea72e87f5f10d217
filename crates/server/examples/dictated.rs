//! The server with dice and draws that are known beforehand, which the tests of the page play at:
//! `cargo run -p signoria-server --example dictated -- <64 hexadecimal digits>`, with `SIGNORIA_DATABASE__PATH` naming a file
//! that is not there yet. It says its address in one line.

use signoria_core::dealer::Seed;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed: Seed =
        std::env::args().nth(1).ok_or("names no seed")?.parse().map_err(|_| "the seed has 64 hexadecimal digits")?;
    let config = signoria_server::Config::load(None)?;
    let (games, bots) = (signoria_games::built_in(), signoria_bots::built_in().clone());
    signoria_server::run_dictated(config, games, bots, seed.0, |address| {
        #[expect(clippy::print_stdout, reason = "whoever starts it reads the address")]
        {
            println!("http://{address}");
        }
    })?;
    Ok(())
}
