//! Arena, bench and perft: what is measured of bots and engines.

mod ladder;

pub(crate) use ladder::ladder;

use crate::args::{Arena, Bench, GameArgs, Perft};
use crate::trouble::Trouble;
use crate::{ascii, setup};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::{Value, json};
use signoria_core::ToAct;
use signoria_games::AnyMaker;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

fn maker(args: &GameArgs) -> Result<Arc<dyn AnyMaker>, Trouble> {
    setup::maker(&args.game, args.components.as_deref())
}

/// Bots against each other.
pub(crate) fn arena(args: &Arena) -> Result<(), Trouble> {
    let maker = maker(&args.game)?;
    let options = setup::options(&*maker, &args.game.options)?;
    let arena = signoria_bots::Arena {
        seats: args.players,
        contestants: args.contestants.clone(),
        boards: boards(&*maker, args.players, options),
        games: if args.pairs { args.games.saturating_mul(args.players.into()) } else { args.games },
        seed: args.seed,
        threads: args.threads,
        test: args.sprt,
    };
    let bar = bar(arena.games);
    let report = arena.run(signoria_bots::built_in(), &*maker, || bar.inc(1));
    bar.finish_and_clear();
    let report = report.map_err(|error| Trouble::other(error.to_string()))?;
    let mut out = anstream::stdout();
    if args.csv {
        write!(out, "{}", report.csv())?;
    } else if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report).expect("a report is plain data"))?;
    } else {
        write!(out, "{report}")?;
    }
    Ok(())
}

/// The sets of options that an arena plays in turn: those that the bots know of the game, with the options that are given
/// in the place of theirs. Where these make no game together, the given ones alone.
fn boards(maker: &dyn AnyMaker, players: u8, given: Value) -> Vec<Value> {
    let mut boards: Vec<Value> = Vec::new();
    for mut board in signoria_bots::built_in().boards(maker.info().id, players) {
        if let (Value::Object(board), Value::Object(given)) = (&mut board, &given) {
            board.extend(given.clone());
        }
        if maker.make(players, &board).is_ok() && !boards.contains(&board) {
            boards.push(board);
        }
    }
    if boards.is_empty() { vec![given] } else { boards }
}

/// How far a long task is: drawn on a terminal only, beside the output proper.
fn bar(games: u32) -> ProgressBar {
    let word = if games == 1 { "game" } else { "games" };
    let template = format!("{{bar:30}} {{pos}} of {{len}} {word}, {{eta}} left");
    let signs = if ascii::wanted() { "#." } else { "█░" };
    let style = ProgressStyle::with_template(&template).expect("a plain template").progress_chars(signs);
    ProgressBar::new(games.into()).with_style(style)
}

/// The speed of an engine with one number of players.
#[derive(Debug, Serialize)]
struct Speed {
    players: u8,
    games: u32,
    seconds: f64,
    playouts_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    chances_per_game: f64,
}

/// Random games on one core.
pub(crate) fn bench(args: &Bench) -> Result<(), Trouble> {
    let maker = maker(&args.game)?;
    let options = setup::options(&*maker, &args.game.options)?;
    let time = Duration::try_from_secs_f64(args.time)
        .ok()
        .filter(|time| !time.is_zero())
        .ok_or_else(|| Trouble::other(format!("--time {}: it takes seconds, more than 0", args.time)))?;
    let players = args.players.map_or(maker.info().seats.clone(), |n| n..=n);
    let mut rows = Vec::new();
    for players in players {
        let start = maker.make(players, &options)?.start();
        let (mut games, mut decisions, mut chances) = (0_u32, 0_u64, 0_u64);
        let began = Instant::now();
        while games == 0 || began.elapsed() < time {
            let (d, c) = start.clone().playout(games.into());
            (games, decisions, chances) = (games + 1, decisions + u64::from(d), chances + u64::from(c));
        }
        let seconds = began.elapsed().as_secs_f64();
        let n = f64::from(games);
        rows.push(Speed {
            players,
            games,
            seconds,
            playouts_per_second: n / seconds,
            decisions_per_second: decisions as f64 / seconds,
            decisions_per_game: decisions as f64 / n,
            chances_per_game: chances as f64 / n,
        });
    }
    let mut out = anstream::stdout();
    if args.json {
        let game = maker.info().id;
        writeln!(out, "{:#}", json!({ "game": game, "options": options, "speed": rows }))?;
        return Ok(());
    }
    let id = maker.info().id;
    writeln!(out, "{id}: random games on one core")?;
    writeln!(out, "players   games   playouts/s   decisions/s   decisions/game   chance/game")?;
    for row in rows {
        writeln!(
            out,
            "{:>7} {:>7} {:>12.0} {:>13.0} {:>16.1} {:>13.1}",
            row.players,
            row.games,
            row.playouts_per_second,
            row.decisions_per_second,
            row.decisions_per_game,
            row.chances_per_game
        )?;
    }
    Ok(())
}

/// The number of sequences of answers.
pub(crate) fn perft(args: &Perft) -> Result<(), Trouble> {
    let position = match &args.from {
        Some(path) => {
            let (record, game) = setup::record(path, args.game.components.as_deref())?;
            if record.game != args.game.game {
                let (found, wanted) = (&record.game, &args.game.game);
                return Err(Trouble::other(format!("{}: a record of {found}, not of {wanted}", setup::name(path))));
            }
            game.load(&record).map_err(Trouble::record(path))?
        }
        None => {
            let maker = maker(&args.game)?;
            let options = setup::options(&*maker, &args.game.options)?;
            maker.make(args.players, &options)?.start()
        }
    };
    let mut out = anstream::stdout();
    let over = position.to_act() == ToAct::Over;
    let mut rows = Vec::new();
    if !args.json {
        writeln!(out, "depth              nodes    seconds")?;
    }
    for depth in 1..=args.depth {
        let began = Instant::now();
        let nodes = if over { 0 } else { position.perft(depth) };
        let seconds = began.elapsed().as_secs_f64();
        if !args.json {
            writeln!(out, "{depth:>5} {nodes:>18} {seconds:>10.3}")?;
        }
        rows.push(json!({ "depth": depth, "nodes": nodes, "seconds": seconds }));
    }
    if args.json {
        writeln!(out, "{:#}", json!({ "game": args.game.game, "perft": rows }))?;
    }
    Ok(())
}
