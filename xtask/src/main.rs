//! What the project does to itself: `cargo xtask <command>`.

mod books;
mod codegen;
mod new_game;
mod routes;
mod rules;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask codegen                              write the client's types and positions
cargo xtask tidy                                 check arrows, fences, files and words
cargo xtask rules [--check] [--json] [GAME ...]  which numbered rules have a test
cargo xtask new-game NAME                        begin a game from the template";

fn main() -> ExitCode {
    let root = &root();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["codegen"] => {
            let written = codegen::write(root).map_err(|error| error.to_string());
            written.map(|written| written.into_iter().map(|path| path.display().to_string()).collect())
        }
        ["tidy"] => tidy::run(root),
        ["rules", ref rest @ ..] => {
            let games: Vec<&str> = rest.iter().copied().filter(|word| !word.starts_with("--")).collect();
            let wants = |flag| rest.contains(&flag);
            rules::run(root, &games, wants("--check"), wants("--json"))
        }
        ["new-game", name] => new_game::run(root, name),
        _ => Ok(vec![HELP.to_owned()]),
    };
    match done {
        Ok(lines) => {
            say(&lines);
            ExitCode::SUCCESS
        }
        Err(error) => {
            say(&[error]);
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
}

#[expect(clippy::print_stdout, reason = "a program for the terminal")]
fn say(lines: &[String]) {
    lines.iter().for_each(|line| println!("{line}"));
}
