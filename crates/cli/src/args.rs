//! The commands and their options.

use clap::builder::PossibleValuesParser;
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use signoria_bots::Contestant;
use signoria_games::Language;
use std::path::PathBuf;

/// Modern board games exactly by their rulebooks: in the terminal, in the browser, for bots and for research.
#[derive(Debug, Parser)]
#[command(name = "signoria", version, arg_required_else_help = true, max_term_width = 100)]
pub(crate) struct Args {
    /// The language of games and rules; otherwise that of the environment
    #[arg(long, global = true, value_name = "en|pl")]
    lang: Option<Tongue>,
    /// Print without colours, as with NO_COLOR set; signs say the same
    #[arg(long, global = true)]
    pub(crate) no_color: bool,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// A language, as it is written on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Tongue {
    /// English
    En,
    /// Polski
    Pl,
}

impl Args {
    /// The language that is asked for, or that of the environment.
    pub(crate) fn language(&self) -> Language {
        match self.lang {
            Some(Tongue::En) => Language::En,
            Some(Tongue::Pl) => Language::Pl,
            None => {
                let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
                let tag = set("SIGNORIA_LANG")
                    .or_else(|| set("LC_ALL"))
                    .or_else(|| set("LC_MESSAGES"))
                    .or_else(|| set("LANG"));
                tag.and_then(|tag| Language::from_tag(&tag)).unwrap_or_default()
            }
        }
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal, against bots or with friends beside you
    Play(Play),
    /// Look at a finished game move by move, through anybody's eyes
    Replay(Replay),
    /// Check that a record keeps the rules and that its dice were fair
    Audit(Audit),
    /// Read the numbered rules
    Rules(Rules),
    /// Serve the page and the interface for programs
    #[cfg(feature = "serve")]
    Serve(Serve),
    /// Copy the server's database, which may be in use
    #[cfg(feature = "serve")]
    Backup(Backup),
    /// Put a backup in the place of the server's database
    #[cfg(feature = "serve")]
    Restore(Restore),
    /// Move the server's database to another kind
    #[cfg(feature = "serve")]
    #[command(subcommand)]
    Db(Db),
    /// Let bots play many games against each other
    Arena(Arena),
    /// Measure each level of bots against the one below it, as a table for docs/performance.md
    Ladder(Ladder),
    /// Measure how fast a game's engine plays at random
    Bench(Bench),
    /// Count the sequences of answers up to a depth
    Perft(Perft),
    /// Write the built-in components out, to begin your own from
    Components(Components),
    /// Write completions for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

/// The ids of the games: for checks, help and completions.
fn games() -> PossibleValuesParser {
    signoria_games::built_in().iter().map(|maker| maker.info().id).collect::<Vec<_>>().into()
}

impl Command {
    /// Whether a program reads the output.
    pub(crate) fn json(&self) -> bool {
        match self {
            Command::Audit(Audit { json, .. })
            | Command::Rules(Rules { json, .. })
            | Command::Arena(Arena { json, .. })
            | Command::Ladder(Ladder { json, .. })
            | Command::Bench(Bench { json, .. })
            | Command::Perft(Perft { json, .. }) => *json,
            Command::Play(_) | Command::Replay(_) | Command::Components(_) | Command::Completions { .. } => false,
            #[cfg(feature = "serve")]
            Command::Serve(_) | Command::Backup(_) | Command::Restore(_) | Command::Db(_) => false,
        }
    }
}

/// Which game, with what.
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct GameArgs {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: String,
    /// An option of the game, several times if need be: -o variant=open -o boards=1,4
    #[arg(short, long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// A folder with components of your own, files in the form of the game's data folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) components: Option<PathBuf>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Play {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: Option<String>,
    /// Who sits there, once for each seat: `me`, a name, or a bot (page, novice, squire, steward, prince, king).
    /// Otherwise you and one steward
    #[arg(short, long = "seat", value_name = "WHO", conflicts_with = "resume")]
    pub(crate) seats: Vec<String>,
    /// An option of the game, several times if need be: -o variant=open -o boards=1,4
    #[arg(short, long = "option", value_name = "KEY=VALUE", conflicts_with = "resume")]
    pub(crate) options: Vec<String>,
    /// A folder with components of your own, files in the form of the game's data folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) components: Option<PathBuf>,
    /// Where the game is kept; otherwise a new file in the folder for your data ($XDG_DATA_HOME/signoria)
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with a game that was saved
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    pub(crate) resume: Option<PathBuf>,
    /// Ask before your answers become final
    #[arg(long)]
    pub(crate) confirm: bool,
    /// The dealer's secret, 64 hexadecimal digits; otherwise fresh from the system
    #[arg(long, value_name = "HEX", conflicts_with = "resume")]
    pub(crate) seed: Option<String>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Replay {
    /// The record; `-` reads standard input
    pub(crate) file: PathBuf,
    /// Through whose eyes: a seat from 0, `watcher`, or `open`
    #[arg(long, default_value = "open", value_name = "WHO")]
    pub(crate) eyes: String,
    /// Begin after so many answers; with output into a file or a pipe, print that moment alone
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Print the log of the whole game instead
    #[arg(long)]
    pub(crate) log: bool,
    /// The folder with the components that the game was played with
    #[arg(long, value_name = "FOLDER")]
    pub(crate) components: Option<PathBuf>,
}

/// The exit code tells what was found: 0 all is right, 3 the record breaks the rules or is none, 4 the dice are not those
/// of the seed, 5 the game is unfinished, 6 there is no seed to check the dice with, 1 anything else.
#[derive(Debug, ClapArgs)]
pub(crate) struct Audit {
    /// The record; `-` reads standard input
    pub(crate) file: PathBuf,
    /// The dealer's seed, if it does not stand in the record
    #[arg(long, value_name = "HEX")]
    pub(crate) seed: Option<String>,
    /// The record of the game that it goes on from, to check that its first answers are those
    #[arg(long, value_name = "RECORD")]
    pub(crate) source: Option<PathBuf>,
    /// The folder with the components that the game was played with
    #[arg(long, value_name = "FOLDER")]
    pub(crate) components: Option<PathBuf>,
    /// For programs, errors too
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Components {
    /// Where to; each game gets a folder of its own in there
    pub(crate) folder: PathBuf,
    /// The games; otherwise all of them
    #[arg(value_parser = games(), value_name = "GAME")]
    pub(crate) games: Vec<String>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Rules {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: String,
    /// Numbers (B5.2, B5) or words to look for; nothing: all rules
    pub(crate) what: Vec<String>,
    /// For programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Who plays, once each: page, novice, squire, steward, prince, king, with a budget of their own if you like
    /// (prince:500, prince:200ms); old-prince goes without the net. Fewer than seats sit down again
    #[arg(short, long = "contestant", value_name = "BOT", required = true)]
    pub(crate) contestants: Vec<Contestant>,
    /// The number of players
    #[arg(short = 'n', long, default_value_t = 2)]
    pub(crate) players: u8,
    /// How many games: best a multiple of the players times the boards, which are played in turn unless an option fixes
    /// them
    #[arg(short = 'g', long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// Count the games in rounds: in each the first bot sits on each seat once, with the same dice
    #[arg(long)]
    pub(crate) pairs: bool,
    /// Stop as soon as it is clear whether the first bot is better than the others by the second number of Elo rather than by
    /// the first, with one error in twenty: 0,20
    #[arg(long, value_name = "EQUAL,BETTER", value_parser = bounds)]
    pub(crate) sprt: Option<(f64, f64)>,
    /// Fixes every die and every bot
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at the same time; 0: one per core
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    /// For programs
    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,
    /// A line per seat of every game
    #[arg(long)]
    pub(crate) csv: bool,
}

/// Two numbers of Elo.
fn bounds(text: &str) -> Result<(f64, f64), String> {
    let two = text.split_once(',').and_then(|(equal, better)| Some((equal.parse().ok()?, better.parse().ok()?)));
    two.filter(|(equal, better)| equal < better).ok_or_else(|| "two numbers, the smaller one first: 0,20".to_owned())
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Ladder {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The rungs from below, each to be measured against those before on all other seats; otherwise all levels
    #[arg(short, long = "contestant", value_name = "BOT")]
    pub(crate) contestants: Vec<Contestant>,
    /// The number of players; otherwise each one that the game takes
    #[arg(short = 'n', long)]
    pub(crate) players: Option<u8>,
    /// How many rungs down each bot is measured against
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) reach: u8,
    /// Rounds of each match at most: in a round the stronger bot sits on each seat once, with the same dice
    #[arg(short, long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rounds: u32,
    /// Minutes after which no more rounds begin. They are spent on the matches whose intervals are widest beside their steps
    #[arg(long)]
    pub(crate) minutes: Option<f64>,
    /// A text file whose part between <!-- ladder GAME --> and <!-- end --> is written anew, again and again
    #[arg(long, value_name = "FILE")]
    pub(crate) write: Option<PathBuf>,
    /// Fixes every die and every bot
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at the same time; 0: one per core
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    /// For programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Bench {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The number of players; otherwise each one that the game takes
    #[arg(short = 'n', long)]
    pub(crate) players: Option<u8>,
    /// How long to play, in seconds, for each number of players
    #[arg(long, default_value_t = 2.0, value_name = "SECONDS")]
    pub(crate) time: f64,
    /// For programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The number of players
    #[arg(short = 'n', long, default_value_t = 2)]
    pub(crate) players: u8,
    /// The most answers in a sequence, decisions and chance outcomes alike
    #[arg(short, long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: u32,
    /// Begin where this record ends, with its players and options; `-` reads standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "options"])]
    pub(crate) from: Option<PathBuf>,
    /// For programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[cfg(feature = "serve")]
#[derive(Debug, ClapArgs)]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) config: ConfigArgs,
    /// Check the configuration, print it, and stop
    #[arg(long)]
    pub(crate) check_config: bool,
    /// Print the description of the interface for programs (OpenAPI), and stop
    #[arg(long)]
    pub(crate) openapi: bool,
}

#[cfg(feature = "serve")]
#[derive(Debug, ClapArgs)]
pub(crate) struct ConfigArgs {
    /// The configuration, TOML; the environment (SIGNORIA_LISTEN and so on) stands above it
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Where to serve
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = signoria_server::address)]
    pub(crate) listen: Option<std::net::SocketAddr>,
    /// The database, a SQLite file
    #[arg(long, value_name = "FILE")]
    pub(crate) database: Option<PathBuf>,
}

#[cfg(feature = "serve")]
#[derive(Debug, ClapArgs)]
pub(crate) struct Backup {
    #[command(flatten)]
    pub(crate) config: ConfigArgs,
    /// The file to write; it must not be there yet
    pub(crate) to: PathBuf,
}

#[cfg(feature = "serve")]
#[derive(Debug, ClapArgs)]
pub(crate) struct Restore {
    #[command(flatten)]
    pub(crate) config: ConfigArgs,
    /// The backup
    pub(crate) from: PathBuf,
}

#[cfg(feature = "serve")]
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Db {
    /// Copy everything into an empty database, which is checked; nobody may serve either meanwhile
    ///
    /// A database is the name of a SQLite file or `postgres://user@host/database`. A password comes from PGPASSWORD or
    /// ~/.pgpass, so that nobody else on this machine reads it in the list of processes.
    Copy {
        /// The database that is copied
        #[arg(long, value_name = "DATABASE")]
        from: String,
        /// The database that is copied to; made if it is a file that is not there
        #[arg(long, value_name = "DATABASE")]
        to: String,
    },
}
