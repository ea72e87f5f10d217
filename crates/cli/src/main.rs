//! `signoria`: modern board games exactly by their rulebooks, in the terminal, in the browser, and for bots.

mod args;
mod ascii;
mod audit;
mod completions;
mod components;
mod draw;
mod measure;
mod paint;
mod play;
mod replay;
mod rules;
#[cfg(feature = "serve")]
mod serve;
mod setup;
mod trouble;
mod words;

use args::{Args, Command};
use clap::Parser;
use std::io::Write;
use std::process::ExitCode;
use trouble::Trouble;

/// Gives memory back to the system that tables at rest let go of, as the system's own does not; see `docs/performance.md`.
#[cfg(all(unix, feature = "jemalloc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    let args = Args::parse();
    if args.no_color {
        anstream::ColorChoice::Never.write_global();
    }
    let json = args.command.json();
    match run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Trouble::Pipe) => ExitCode::SUCCESS,
        Err(trouble) => {
            // Nothing can be done where the terminal is gone.
            let _ = match &trouble {
                Trouble::Told(_) => Ok(()),
                _ if json => writeln!(anstream::stdout(), "{:#}", serde_json::json!({ "error": trouble.json() })),
                _ => paint::complain(&format!("{}{trouble}", paint::label("error"))),
            };
            ExitCode::from(trouble.kind().code())
        }
    }
}

fn run(args: Args) -> Result<(), Trouble> {
    let language = args.language();
    match args.command {
        Command::Play(play) => play::run(&play, language),
        Command::Replay(replay) => replay::run(&replay, language),
        Command::Audit(audit) => audit::run(&audit),
        Command::Rules(rules) => rules::run(&rules, language),
        Command::Arena(arena) => measure::arena(&arena),
        Command::Ladder(ladder) => measure::ladder(&ladder),
        Command::Bench(bench) => measure::bench(&bench),
        Command::Perft(perft) => measure::perft(&perft),
        Command::Components(components) => components::run(&components),
        Command::Completions { shell } => completions::run(shell),
        #[cfg(feature = "serve")]
        Command::Serve(serve) => serve::serve(&serve),
        #[cfg(feature = "serve")]
        Command::Backup(backup) => serve::backup(&backup),
        #[cfg(feature = "serve")]
        Command::Restore(restore) => serve::restore(&restore),
        #[cfg(feature = "serve")]
        Command::Db(db) => serve::db(&db),
    }
}
