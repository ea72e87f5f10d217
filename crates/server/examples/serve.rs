//! The server within a program of one's own: `cargo run -p signoria-server --example serve -- [signoria.toml]`.

use std::path::PathBuf;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args_os().nth(1).map(PathBuf::from);
    let config = signoria_server::Config::load(file.as_deref())?;
    let (games, bots) = (signoria_games::built_in(), signoria_bots::built_in().clone());
    signoria_server::run(config, games, bots, |address| {
        #[expect(clippy::print_stdout, reason = "a program for people")]
        {
            println!("Signoria is at http://{address}");
        }
    })?;
    Ok(())
}
