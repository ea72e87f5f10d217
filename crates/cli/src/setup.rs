//! Which game, with which options and components.

use crate::trouble::Trouble;
use serde_json::{Map, Value};
use signoria_core::dealer::Seed;
use signoria_core::record::Record;
use signoria_core::{Field, FieldKind};
use signoria_games::{AnyGame, AnyMaker, built_in};
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

/// The game with an id, with a host's own components if a folder is named.
pub(crate) fn maker(id: &str, components: Option<&Path>) -> Result<Arc<dyn AnyMaker>, Trouble> {
    let games = built_in();
    let known: Vec<&str> = games.iter().map(|maker| maker.info().id).collect();
    let maker = games
        .get(id)
        .ok_or_else(|| Trouble::other(format!("there is no game `{id}`; there are: {}", known.join(", "))))?;
    let Some(folder) = components else { return Ok(maker.clone()) };
    let files = signoria_games::folder::read(folder, maker.info())?;
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    Ok(maker.with_components(&files)?)
}

/// Options from the words of the command line: `variant=open`, `boards=1,4`, `long` for a flag.
pub(crate) fn options(maker: &dyn AnyMaker, words: &[String]) -> Result<Value, Trouble> {
    let form = maker.form();
    let mut options = Map::new();
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or((word, "true"));
        let field = form.iter().find(|field| field.key == key).ok_or_else(|| {
            let known: Vec<String> = form.iter().map(allowed).collect();
            Trouble::other(format!("{} has no option `{key}`; allowed: {}", maker.info().id, known.join(", ")))
        })?;
        let value = parse(&field.kind, value)
            .ok_or_else(|| Trouble::other(format!("`{word}` is not possible; allowed: {}", allowed(field))))?;
        if options.insert(key.to_owned(), value).is_some() {
            return Err(Trouble::other(format!("`{word}`: the option `{key}` is given twice; allowed: once")));
        }
    }
    Ok(Value::Object(options))
}

fn parse(kind: &FieldKind, text: &str) -> Option<Value> {
    let number = |text: &str, min: i32, max: i32| text.trim().parse().ok().filter(|n| (min..=max).contains(n));
    match kind {
        FieldKind::Flag => text.parse::<bool>().ok().map(Value::from),
        FieldKind::Word(words) => words.contains(&text).then(|| text.into()),
        FieldKind::Number { min, max } => number(text, *min, *max).map(Value::from),
        FieldKind::NumberPerSeat { min, max } => {
            text.split(',').map(|text| number(text, *min, *max)).collect::<Option<Vec<i32>>>().map(Value::from)
        }
    }
}

fn allowed(field: &Field) -> String {
    let key = field.key;
    match &field.kind {
        FieldKind::Flag => format!("{key}=true"),
        FieldKind::Word(words) => format!("{key}={}", words.join("|")),
        FieldKind::Number { min, max } => format!("{key}={min}..{max}"),
        FieldKind::NumberPerSeat { min, max } => format!("{key}=N,N… (one for each seat, {min}..{max})"),
    }
}

/// A dealer's secret, as an option of the command line gives it.
pub(crate) fn seed(option: &str, hex: &str) -> Result<Seed, Trouble> {
    hex.parse().map_err(|_| Trouble::other(format!("{option} {hex}: a seed has 64 hexadecimal digits")))
}

/// So many of something, `1 answer`, `2 answers`.
pub(crate) fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// Where text is read from, as it is told: the path, or the standard input for `-`.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// The text of a file that people and the program wrote: a record, a saved game. `-` is the standard input. A byte order
/// mark, which some editors write, is no part of it.
pub(crate) fn text(path: &Path) -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    let read = match path == Path::new("-") {
        true => std::io::stdin().lock().read_to_end(&mut bytes),
        false => std::fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes)),
    };
    read.map_err(Trouble::file(path))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|b| **b == b'\n').count();
        Trouble::other(format!("{}: line {line}: this is no text, but other data or a damaged file", name(path)))
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// A record and the box that it was played with.
pub(crate) fn record(path: &Path, components: Option<&Path>) -> Result<(Record, Arc<dyn AnyGame>), Trouble> {
    let name = name(path);
    let record: Record = text(path)?.parse().map_err(Trouble::record(path))?;
    let maker = maker(&record.game, components)?;
    if maker.components() != record.components {
        return Err(Trouble::other(format!(
            "{name}: played with components {}; name their folder with --components (found here: {})",
            record.components,
            maker.components()
        )));
    }
    let options = serde_json::from_str(&record.options)
        .map_err(|error| Trouble::other(format!("{name}: the options are not JSON: {error}")))?;
    let game = maker.make(record.seats, &options).map_err(|error| Trouble::other(format!("{name}: {error}")))?;
    Ok((record, game))
}
