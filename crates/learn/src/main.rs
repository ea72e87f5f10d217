//! `signoria-learn`: learns a game, and measures what it has learned.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod courses;
mod store;

use clap::{Parser, Subcommand};
use signoria_bots::learned::{Ahead, Learned};
use signoria_bots::{Bot, Budget, Finisher, Greedy, Heuristic, Ismcts, Plain, RandomBot, Settings};
use signoria_core::Game;
use signoria_learn::{
    Constant, Course, Curve, Duel, Late, Length, Lesson, Point, SEARCHED, Saved, duel, endings, promises, settle, tune,
};
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Learns a game by playing it, and measures what was learned.
#[derive(Debug, Parser)]
#[command(name = "signoria-learn", version, max_term_width = 100)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Learn a game. The folder gets the net, the table and the picture of how it went, and what it takes to go on
    Train {
        /// The game
        game: String,
        /// Where to write
        #[arg(long)]
        out: PathBuf,
        /// How long
        #[arg(long, default_value_t = 30.0, conflicts_with = "games")]
        minutes: f64,
        /// How many games instead: the same number and seed give the same net
        #[arg(long)]
        games: Option<u64>,
        /// Learn it as a new game: nothing is known of it beforehand but its rules and features
        #[arg(long)]
        plain: bool,
        /// Fixes the games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Go on with what the folder has
        #[arg(long)]
        resume: bool,
        /// Go on with this net, as if its games were the first ones of the course
        #[arg(long, conflicts_with = "resume")]
        from: Option<PathBuf>,
        /// Since then numbers were added at the end of the game's layout: they begin with weights of 0
        #[arg(long, requires = "from")]
        widened: bool,
        /// Rounds of the matches that show how far it is, for each number of players; 0: none
        #[arg(long, default_value_t = 12)]
        rounds: u32,
        /// By so many games promises are put right in the end, as `settle` does; 0: not at all
        #[arg(long, default_value_t = SETTLED_BY)]
        settle: u32,
    },
    /// Let a net play a match, by rounds with one dealer in which it sits on each seat once, against others on all other seats
    Match {
        /// The game
        game: String,
        /// The file of the net
        net: PathBuf,
        /// How the net plays: ahead (one decision), ahead:0.05 (which takes what looks worse by a share of a win now and then),
        /// search:100, or finish:100, a search that solves the end of a game; a search perhaps with other settings than it has:
        /// search:100,exploration=0.1,prior=2,epsilon=0.1,patience=6
        #[arg(long, default_value = "ahead")]
        by: String,
        /// Against whom: page, squire, prince:1000, plain:1000 (a search that knows nothing but the rules), or another net's file
        /// with a way to play, as old.net@ahead
        #[arg(long, default_value = "squire")]
        against: String,
        /// Fail unless the net wins so many percent of the games
        #[arg(long)]
        bar: Option<f64>,
        /// It was learned as a new game: nothing was known of it beforehand
        #[arg(long)]
        plain: bool,
        /// The number of players; otherwise each one that the game takes
        #[arg(short = 'n', long)]
        players: Option<u8>,
        /// At most so many rounds
        #[arg(long, default_value_t = 100)]
        rounds: u32,
        /// Stop as soon as it is clear which of two differences in Elo is the likelier: 0,20
        #[arg(long, value_delimiter = ',', num_args = 1)]
        sprt: Vec<f64>,
        /// Fixes the luck
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Compare what a net promises with what comes true, in games in which it sits on all seats, by fifths of a game
    Promises {
        /// The game
        game: String,
        /// The file of the net
        net: PathBuf,
        /// How the net plays: ahead (one decision), search:100, or finish:100, a search that solves the end of a game
        #[arg(long, default_value = "ahead")]
        by: String,
        /// The number of players; otherwise each one that the game takes
        #[arg(short = 'n', long)]
        players: Option<u8>,
        /// So many games
        #[arg(long, default_value_t = 200)]
        games: u32,
        /// Fixes the luck
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Put right what a net promises too much or too little by the clock alone, which changes next to nothing of how it plays
    Settle {
        /// The game
        game: String,
        /// The file of the net
        net: PathBuf,
        /// Where to write the net that came of it
        #[arg(long)]
        out: PathBuf,
        /// By so many games
        #[arg(long, default_value_t = SETTLED_BY)]
        games: u32,
        /// Iterations of the searches that play them where answers are rated
        #[arg(long, default_value_t = SEARCHED)]
        iterations: u32,
        /// The number of players; otherwise each one that the game takes, in turn
        #[arg(short = 'n', long)]
        players: Option<u8>,
        /// Fixes the luck
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Find constants of a net's search by playing: matches of searches with constants a little this or that way, and after each
    /// a step towards what won (SPSA). What comes of it is told in the words of `match --by`, for the test whether it is better
    Tune {
        /// The game
        game: String,
        /// The file of the net
        net: PathBuf,
        /// The search whose constants are moved
        #[arg(long, default_value = "search:400")]
        by: String,
        /// Which constants: exploration, prior, epsilon (the random answers of playouts)
        #[arg(long, value_delimiter = ',', default_value = "exploration,prior")]
        constants: Vec<String>,
        /// The number of players
        #[arg(short = 'n', long, default_value_t = 2)]
        players: u8,
        /// So many matches, each of two rounds
        #[arg(long, default_value_t = 400)]
        steps: u32,
        /// Fixes the luck
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Compare what a bot answers at the end of games with what is best, where that can be worked out
    Endings {
        /// The game
        game: String,
        /// Who answers: page, squire, prince:1000, or a net's file with a way to play, as new.net@search:4000
        bot: String,
        /// Who plays the games, in the same words
        #[arg(long, default_value = "squire")]
        games_by: String,
        /// The number of players; otherwise each one that the game takes
        #[arg(short = 'n', long)]
        players: Option<u8>,
        /// So many positions in which the answer matters
        #[arg(long, default_value_t = 500)]
        positions: u32,
        /// At most so many of one game
        #[arg(long, default_value_t = 5)]
        of_a_game: u32,
        /// At most so many games
        #[arg(long, default_value_t = 500)]
        games: u32,
        /// Positions that may be looked at to work one out
        #[arg(long, default_value_t = 100_000)]
        looks: u32,
        /// Fixes the luck
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

fn main() {
    if let Err(problem) = run(&Args::parse().command) {
        eprintln!("{problem}");
        std::process::exit(1);
    }
}

type Done = Result<(), String>;

fn run(command: &Command) -> Done {
    let (Command::Train { game, .. }
    | Command::Match { game, .. }
    | Command::Promises { game, .. }
    | Command::Settle { game, .. }
    | Command::Tune { game, .. }
    | Command::Endings { game, .. }) = command;
    match game.as_str() {
        "burgundy" => carry_out(command, courses::burgundy()),
        "tuscany" => carry_out(command, courses::tuscany()),
        "principato" => carry_out(command, courses::principato()),
        "florence" => carry_out(command, courses::florence()),
        "craftsmen" => carry_out(command, courses::craftsmen()),
        "toy" => carry_out(command, courses::toy()),
        other => Err(format!("{other} is no game that can be learned")),
    }
}

fn carry_out<G: Game, H: Heuristic<G> + Clone + Debug + 'static>(command: &Command, known: Course<G, H>) -> Done {
    match command {
        Command::Train { plain: true, .. } | Command::Match { plain: true, .. } => {
            work(command, courses::as_new(known))
        }
        _ => work(command, known),
    }
}

fn work<G: Game, H: Heuristic<G> + Clone + Debug + 'static>(command: &Command, course: Course<G, H>) -> Done {
    let play = Play { course: &course };
    match command {
        Command::Train { out, minutes, games, seed, resume, from, widened, rounds, settle: settled_by, .. } => {
            let length = games.map_or(Length::Time(Duration::from_secs_f64(60.0 * minutes)), Length::Games);
            let saved = match from {
                Some(net) => Some(store::begin::<G>(net, *widened)?),
                None if *resume => Some(store::load::<G>(out)?),
                None => None,
            };
            let lesson = train(&course, length, *seed, saved, *rounds, out)?;
            let mut taught = lesson.taught().clone();
            settle(&course, &all_boxes(&course)?, &mut taught, *settled_by, SEARCHED, *seed);
            let net = out.join("net");
            store::write(&net, &taught.to_bytes::<G>(course.aim, lesson.progress().games, *seed))?;
            println!("{}", net.display());
            Ok(())
        }
        Command::Match { net, by, against, bar, players, rounds, sprt, seed, .. } => {
            let sprt = match sprt[..] {
                [] => None,
                [equal, better] => Some((equal, better)),
                _ => return Err("--sprt takes two differences in Elo: 0,20".to_owned()),
            };
            let own = play.learned(net, by)?;
            let others = play.bot(against)?;
            for players in players.map_or(G::INFO.seats, |n| n..=n) {
                let games = boxes::<G, H>(&course, players)?;
                let began = Instant::now();
                let found = duel(&games, &*own, &*others, *rounds, *seed, |duel| {
                    sprt.is_some_and(|bounds| is_decided(bounds)(duel))
                });
                let [own, theirs] = found.scores;
                print!(
                    "{} players, {by} against {against}: {} of {} games, {}; means {own:.1} and {theirs:.1}, of winners {:.1}; {:.0} s",
                    players,
                    found.rounds.share(),
                    found.rounds.games(),
                    found.rounds.elo(),
                    found.winners,
                    began.elapsed().as_secs_f64()
                );
                if let Some((equal, better)) = sprt {
                    let verdict = found.rounds.sprt(equal, better);
                    print!("; {} ({:+.2})", verdict.better.map_or("undecided", word), verdict.likelihood);
                }
                println!();
                let won = 100.0 * found.rounds.share().share;
                if let Some(bar) = bar.filter(|bar| won < *bar) {
                    return Err(format!("{won:.1} % of the games are less than {bar} %"));
                }
            }
            Ok(())
        }
        Command::Promises { net, by, players, games: n, seed, .. } => {
            let bot = play.learned(net, by)?;
            for players in players.map_or(G::INFO.seats, |n| n..=n) {
                print!("{players} players, {n} games, points promised too much and errors by fifths:");
                for part in promises(&boxes::<G, H>(&course, players)?, &*bot, *n, *seed) {
                    print!(" {:+.1} ({:.1})", part.bias, part.error);
                }
                println!();
            }
            Ok(())
        }
        Command::Settle { net, out, games, iterations, players, seed, .. } => {
            let (mut taught, header) = store::net::<G>(net)?;
            let boxes = match players {
                Some(players) => boxes(&course, *players)?,
                None => all_boxes(&course)?,
            };
            settle(&course, &boxes, &mut taught, *games, *iterations, *seed);
            store::write(out, &taught.to_bytes::<G>(header.aim, header.games, header.seed))
        }
        Command::Tune { net, by, constants, players, steps, seed, .. } => {
            let n = by.strip_prefix("search:");
            let n = n.ok_or_else(|| format!("{by}: constants are those of a search: search:400"))?;
            let (budget, learned) = (iterations(n)?, play.net(net)?);
            let unknown = |word: &str| format!("{word} is no constant of a search: exploration, prior, epsilon");
            let moved = constants.iter().map(|word| constant(word).ok_or_else(|| unknown(word)));
            let moved = moved.collect::<Result<Vec<_>, _>>()?;
            let told = |mut settings: Settings| {
                let words = constants.iter().zip(&moved);
                let words = words.map(|(word, constant)| format!(",{word}={:.4}", constant.of(&mut settings)));
                by.clone() + &words.collect::<String>()
            };
            let make = |settings| -> Box<dyn Bot<G>> { Box::new(Ismcts::new(learned.clone(), budget, settings)) };
            let start = course.by_net.resolute();
            let games = boxes::<G, H>(&course, *players)?;
            let found = tune(&games, start, &moved, make, (*steps, *seed), |step, settings| {
                if step.is_multiple_of(steps.div_ceil(20)) {
                    println!("{step:6} steps  {}", told(settings));
                }
            });
            println!("from {} to {}", told(start), told(found));
            Ok(())
        }
        Command::Endings { bot, games_by, players, positions, of_a_game, games: most, looks, seed, .. } => {
            let (answering, playing) = (play.bot(bot)?, play.bot(games_by)?);
            let late = Late { positions: *positions, of_a_game: *of_a_game, games: *most, looks: *looks, back: BACK };
            for players in players.map_or(G::INFO.seats, |n| n..=n) {
                let games = boxes::<G, H>(&course, players)?;
                let began = Instant::now();
                let found = endings(&games, &*playing, &*answering, &course.before, late, *seed);
                println!(
                    "{players} players, {bot}: best in {} of {} positions ({} solved) of {} games; {:.4} of a win lost on average; {:.0} s",
                    found.share(),
                    found.positions,
                    found.solved,
                    found.games,
                    found.lost,
                    began.elapsed().as_secs_f64()
                );
            }
            Ok(())
        }
    }
}

/// Games by which promises are put right.
const SETTLED_BY: u32 = 2_000;

/// Decisions that cannot be solved, after which the rest of a game is left alone.
const BACK: u32 = 4;
/// Positions that a net which finishes looks at, as Prince and King do.
const FINISH: u32 = 20_000;

/// Rounds before which nothing is decided.
const FEW: u32 = 5;

fn is_decided((equal, better): (f64, f64)) -> impl Fn(&Duel) -> bool {
    move |duel| duel.rounds.rounds() > FEW && duel.rounds.sprt(equal, better).better.is_some()
}

fn word(better: bool) -> &'static str {
    if better { "better" } else { "not better" }
}

/// The boxes that a match plays in turn.
fn boxes<G: Game, H: Heuristic<G>>(course: &Course<G, H>, players: u8) -> Result<Vec<G>, String> {
    let make = |options| G::new(G::Components::default(), players, options).map_err(|problem| problem.to_string());
    course.before.boards(players).into_iter().map(make).collect()
}

/// The boxes of matches of each number of players.
fn all_boxes<G: Game, H: Heuristic<G>>(course: &Course<G, H>) -> Result<Vec<G>, String> {
    let all: Result<Vec<_>, _> = G::INFO.seats.map(|players| boxes(course, players)).collect();
    Ok(all?.into_iter().flatten().collect())
}

/// Makes bots from their words.
struct Play<'a, G: Game, H> {
    course: &'a Course<G, H>,
}

impl<G: Game, H: Heuristic<G> + Clone + Debug + 'static> Play<'_, G, H> {
    fn net(&self, file: &Path) -> Result<Learned<H>, String> {
        let (net, header) = store::net::<G>(file)?;
        Ok(Learned::new(Arc::new(net), header.aim, self.course.before.clone()))
    }

    fn learned(&self, net: &Path, by: &str) -> Result<Box<dyn Bot<G>>, String> {
        let learned = self.net(net)?;
        if self.course.before.is_rated() && by.starts_with("ahead") {
            return Err(format!(
                "{by}: the net of this game judges where playouts stop, so it plays by `search:100` or by `finish:100`"
            ));
        }
        match by.split_once(':') {
            None if by == "ahead" => Ok(Box::new(Ahead::new(learned))),
            Some(("ahead", temperature)) => Ok(Box::new(Ahead::new(learned).at(number(temperature)?))),
            Some(("search", n)) => Ok(Box::new(self.search(learned, n)?)),
            Some(("finish", n)) => {
                Ok(Box::new(Finisher::new(self.course.before.clone(), FINISH, self.search(learned, n)?)))
            }
            _ => Err(format!(
                "{by}: a net plays `ahead`, `ahead:0.05` (with noise), by `search:100`, or by `finish:100`"
            )),
        }
    }

    /// A search by a net for so many iterations, perhaps with other settings.
    fn search(&self, learned: Learned<H>, text: &str) -> Result<Ismcts<Learned<H>>, String> {
        let mut parts = text.split(',');
        let n = iterations(parts.next().unwrap_or_default())?;
        let mut settings = self.course.by_net.resolute();
        for part in parts {
            let unknown = || format!("{part}: settings are exploration=0.1, prior=2, epsilon=0.1, patience=6");
            match part.split_once('=').ok_or_else(unknown)? {
                ("patience", x) => settings.patience = (number(x)? as u32).max(1),
                (word, x) => *constant(word).ok_or_else(unknown)?.of(&mut settings) = number(x)?,
            }
        }
        Ok(Ismcts::new(learned, n, settings))
    }

    fn bot(&self, word: &str) -> Result<Box<dyn Bot<G>>, String> {
        if let Some((file, by)) = word.split_once('@') {
            return self.learned(Path::new(file), by);
        }
        let before = self.course.before.clone();
        match word.split_once(':') {
            None if word == "page" => Ok(Box::new(RandomBot)),
            None if word == "squire" => Ok(Box::new(Greedy::new(before, 8))),
            Some(("prince", n)) => Ok(Box::new(Ismcts::new(before, iterations(n)?, self.course.settings))),
            Some(("plain", n)) => Ok(Box::new(Ismcts::new(Plain, iterations(n)?, Settings::default()))),
            _ => Err(format!("{word}: against page, squire, prince:1000, plain:1000, or FILE@ahead")),
        }
    }
}

fn number(text: &str) -> Result<f32, String> {
    let parsed = text.parse().ok().filter(|number: &f32| number.is_finite() && *number >= 0.0);
    parsed.ok_or_else(|| format!("{text} is no number of 0 or more"))
}

/// A constant of a search by its word.
fn constant(word: &str) -> Option<Constant> {
    Constant::ALL.into_iter().find(|(known, _)| *known == word).map(|(_, constant)| constant)
}

fn iterations(text: &str) -> Result<Budget, String> {
    text.parse().map(Budget::Iterations).map_err(|_| format!("{text} is no number of iterations"))
}

/// Looks at how far it is, and saves it, so often in a course.
const LOOKS: f32 = 10.0;

fn train<G: Game, H: Heuristic<G> + Clone + Debug + 'static>(
    course: &Course<G, H>,
    length: Length,
    seed: u64,
    saved: Option<Saved>,
    rounds: u32,
    out: &Path,
) -> Result<Lesson<G, H>, String> {
    std::fs::create_dir_all(out).map_err(|problem| format!("{}: {problem}", out.display()))?;
    let mut lesson = match saved {
        Some(saved) => Lesson::resume(course.clone(), length, seed, saved),
        None => Lesson::new(course.clone(), length, seed),
    };
    let before = lesson.progress().seconds;
    let began = Instant::now();
    let mut curve = Curve::default();
    let mut next = lesson.progress().done + 1.0 / LOOKS;
    let mut paused = 0.0;
    while !lesson.is_over() {
        lesson.round(before + began.elapsed().as_secs_f64() - paused);
        let progress = lesson.progress();
        if progress.games.is_multiple_of(500) || lesson.is_over() {
            println!(
                "{:6.0} s {:8} games {:4.0} %  score {:6.1}  error {:5.2} points, {:5.2} lead  {} examples",
                progress.seconds,
                progress.games,
                100.0 * progress.done,
                progress.score,
                progress.errors[0],
                progress.errors[1],
                progress.examples
            );
        }
        if progress.done >= next || lesson.is_over() {
            let look = Instant::now();
            next += 1.0 / LOOKS;
            let mut point = Point { progress, wins: Vec::new() };
            for players in G::INFO.seats {
                let games = boxes::<G, H>(course, players)?;
                let squire = Greedy::new(course.before.clone(), 8);
                let found = duel(&games, &*course.bot(lesson.taught()), &squire, rounds, 5, |_| false);
                let share = found.rounds.share();
                println!("    {players} players against squire: {share}; means {:.1?}", found.scores);
                point.wins.push((players, [share.share, share.low, share.high]));
            }
            curve.0.push(point);
            store::save::<G, H>(&lesson, course.aim, seed, &curve, out)?;
            paused += look.elapsed().as_secs_f64();
        }
    }
    Ok(lesson)
}
