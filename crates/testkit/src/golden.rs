//! Golden records and playthroughs: games that once were right and must stay so.
//!
//! `tests/golden/<game>/<name>.rec` is a record with the result as comments; `<name>.txt` beside it shows what everybody
//! sees, hears and may do at each step. `UPDATE_GOLDEN=1` writes the playthroughs anew, and records that are missing; then
//! they are reviewed. A record that is there stays: who means to replace it deletes it first.

use crate::conformance::json;
use crate::walk::{answers, walk};
use serde_json::Value;
use signoria_core::record::{Record, RecordError};
use signoria_core::{Actor, Collect, Game, Seat, Silent, Viewer, play};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Checks the golden record and playthrough `name` of a game. With `UPDATE_GOLDEN=1` writes the playthrough, and the
/// record, by random play, if there is none.
/// `root` is the folder of all golden files, normally `tests/golden` of the workspace.
///
/// # Panics
/// If the record does not replay to its result, or the playthrough reads otherwise than before.
pub fn check<G: Game>(root: &Path, name: &str, game: &G) {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1");
    check_or_write(root, name, game, update);
}

/// [`check`] that is told whether to write.
///
/// # Panics
/// As [`check`].
pub fn check_or_write<G: Game>(root: &Path, name: &str, game: &G, update: bool) {
    let folder = root.join(G::INFO.id);
    let (record_path, text_path) = (folder.join(format!("{name}.rec")), folder.join(format!("{name}.txt")));
    if update && !record_path.exists() {
        fs::create_dir_all(&folder).expect("the folder of golden files");
        write(&record_path, &played_at_random(game));
    }
    let text = read(&record_path);
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", record_path.display()));
    let options: G::Options = serde_json::from_str(&record.options).expect("options of a golden record");
    assert_eq!((&options, record.seats), (game.options(), game.seats()), "{name} was played in another box");
    let told = playthrough(game, &record).unwrap_or_else(|error| panic!("{}: {error}", record_path.display()));
    assert_eq!(result_in(&text), told.result, "{}: another result", record_path.display());
    if update {
        write(&text_path, &told.text);
    }
    let expected = read(&text_path);
    for (n, (was, is)) in expected.lines().zip(told.text.lines()).enumerate() {
        assert_eq!(was, is, "{}:{}: reads otherwise now", text_path.display(), n + 1);
    }
    assert_eq!(expected.lines().count(), told.text.lines().count(), "{}: another length", text_path.display());
}

/// The folder of golden files for a crate that lies two levels below the workspace.
#[must_use]
pub fn root_of(manifest_dir: &str) -> PathBuf {
    Path::new(manifest_dir).join("../../tests/golden")
}

/// Every golden record of a game, by path: for other readers of records.
///
/// # Panics
/// If the folder cannot be read.
#[must_use]
pub fn records(root: &Path, game: &str) -> Vec<PathBuf> {
    let folder = root.join(game);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a golden file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "rec"));
    paths.sort();
    paths
}

/// What a record looks like to everybody.
struct Told {
    text: String,
    result: String,
}

fn played_at_random<G: Game>(game: &G) -> String {
    let options = serde_json::to_string(game.options()).expect("options are plain data");
    let mut record = Record::new(game, &options);
    let last = walk(game, u64::from(game.seats()), |step, _| record.push(step.actor, &step.action));
    format!("{record}{}", result_line(game, &last))
}

fn result_line<G: Game>(game: &G, state: &G::State) -> String {
    let outcome = game.outcome(state).expect("a golden game is over");
    format!("# scores {:?} ranks {:?}\n", outcome.scores, outcome.ranks)
}

fn result_in(text: &str) -> String {
    text.lines().filter(|line| line.starts_with("# scores")).map(|line| format!("{line}\n")).collect()
}

fn playthrough<G: Game>(game: &G, record: &Record) -> Result<Told, RecordError> {
    // The checked replay first: it names the line of what is wrong.
    record.replay(game, |_, _, _, _| Ok(Silent))?;
    let viewers: Vec<Viewer> = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Watcher]).collect();
    let mut text = String::new();
    let mut state = game.start();
    let look = |state: &G::State| -> Vec<Value> {
        let seen = |viewer: &Viewer| {
            let standings = game.standings(state, *viewer);
            let scores: Vec<i32> = standings.iter().map(|standing| standing.score).collect();
            let prompt = game.prompt(state, *viewer).map(|prompt| prompt.key);
            serde_json::json!({ "view": json(&game.view(state, *viewer)), "scores": scores, "prompt": prompt })
        };
        viewers.iter().map(seen).collect()
    };
    let mut views = look(&state);
    for (viewer, view) in viewers.iter().zip(&views) {
        line(&mut text, format_args!("{} sees {view}", name_of(*viewer)));
    }
    for (n, entry) in record.entries.iter().enumerate() {
        let action: G::Action = entry.action.parse().expect("a record that was replayed");
        for (actor, legal) in answers(game, &state) {
            if let Actor::Seat(seat) = actor {
                let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
                line(&mut text, format_args!("  {seat} may {}", legal.join(" | ")));
            }
        }
        match entry.actor {
            Actor::Seat(seat) => line(&mut text, format_args!("{n}: {seat} {action}")),
            Actor::Chance => line(&mut text, format_args!("{n}: * {action}")),
        }
        let mut heard = Collect::default();
        play(game, &mut state, entry.actor, action, &mut heard).expect("a record that was replayed");
        for (to, event) in &heard.events {
            line(&mut text, format_args!("  {to:?} hears {}", json(event)));
        }
        if !heard.learned.is_empty() {
            line(&mut text, format_args!("  revealed to {:?}", heard.learned));
        }
        let new = look(&state);
        let mut changes: Vec<(String, Vec<String>)> = Vec::new();
        for ((viewer, was), is) in viewers.iter().zip(&views).zip(&new) {
            let mut changed = String::new();
            differences("", was, is, &mut changed);
            match changes.iter_mut().find(|(seen, _)| *seen == changed) {
                Some((_, who)) => who.push(name_of(*viewer)),
                None => changes.push((changed, vec![name_of(*viewer)])),
            }
        }
        for (changed, who) in changes.into_iter().filter(|(changed, _)| !changed.is_empty()) {
            line(&mut text, format_args!("  {} sees{changed}", who.join(", ")));
        }
        views = new;
    }
    line(&mut text, format_args!("open: {}", json(&game.view(&state, Viewer::Open))));
    let result = result_line(game, &state);
    text.push_str(&result);
    Ok(Told { text, result })
}

fn name_of(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Watcher => "watcher".to_owned(),
        Viewer::Open => "open".to_owned(),
    }
}

/// What changed between two JSON values, by path.
fn differences(path: &str, was: &Value, is: &Value, out: &mut String) {
    match (was, is) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            a.iter().zip(b.values()).for_each(|((key, a), b)| differences(&format!("{path}/{key}"), a, b, out));
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).enumerate().for_each(|(i, (a, b))| differences(&format!("{path}/{i}"), a, b, out));
        }
        _ if was == is => {}
        _ => write!(out, " {path} {is}").expect("a string takes everything"),
    }
}

fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    writeln!(text, "{content}").expect("a string takes everything");
}

fn read(path: &Path) -> String {
    fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; UPDATE_GOLDEN=1 writes golden files", path.display()))
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
