//! Whether a record keeps the rules, and whether its dice were those of the published commitment.

use crate::args::Audit;
use crate::paint;
use crate::setup::{self, count};
use crate::trouble::{Kind, Trouble};
use serde_json::json;
use signoria_core::record::Origin;
use std::io::Write;

pub(crate) fn run(args: &Audit) -> Result<(), Trouble> {
    let name = setup::name(&args.file);
    let (record, game) = setup::record(&args.file, args.components.as_deref())?;
    let position = game.load(&record).map_err(Trouble::record(&args.file))?;
    let seed = match &args.seed {
        Some(hex) => Some(setup::seed("--seed", hex)?),
        None => record.seed.clone(),
    };
    if let Some(path) = &args.source {
        let (source, _) = setup::record(path, args.components.as_deref())?;
        record.check_origin(&source).map_err(Trouble::record(&args.file))?;
    }
    let draws = match &seed {
        Some(seed) => Some(game.audit(&record, seed).map_err(Trouble::record(&args.file))?),
        None => None,
    };
    let committed = record.commitment.is_some();
    let outcome = position.outcome();
    let answers = record.entries.len();
    // What is right so far and still no whole proof has a code of its own.
    let short = if outcome.is_none() {
        let text = format!(
            "{name}: unfinished: the game is not over after {}; a record that was cut short looks the same",
            count(answers, "answer")
        );
        Some(Trouble::of(Kind::Unfinished, text))
    } else if draws.is_none() {
        let text = format!(
            "{name}: every answer keeps the rules, but there is no seed to check the dice with; it opens when the game is \
             over, or name it with --seed"
        );
        Some(Trouble::of(Kind::NothingToCheck, text))
    } else {
        None
    };
    if args.json {
        let found = json!({
            "game": record.game,
            "answers": answers,
            "from": record.from,
            "source_checked": args.source.is_some(),
            "draws": draws,
            "committed": committed,
            "over": outcome.is_some(),
            "outcome": outcome,
            "error": short.as_ref().map(Trouble::json),
        });
        writeln!(anstream::stdout(), "{found:#}")?;
        return short.map_or(Ok(()), |short| Err(short.told()));
    }
    let mut out = paint::out();
    let mut say = |text: String| paint::lines(&text).iter().try_for_each(|line| writeln!(out, "{line}"));
    say(format!("{}: {}, all by the rules", record.game, count(answers, "answer")))?;
    if let Some(Origin { table, answers }) = &record.from {
        let checked = match args.source {
            Some(_) => "and are its own",
            None => "whose record proves them: name it with --source, and audit it by itself",
        };
        let first = match answers {
            1 => "the first answer is".to_owned(),
            n => format!("the first {n} answers are"),
        };
        say(format!("{first} from the game at table {table}, {checked}"))?;
    }
    if let Some(draws) = draws {
        say(format!("{}, all as the seed deals them", count(draws as usize, "die or draw")))?;
        let commitment = match committed {
            true => "the seed is the one whose hash was published before the game",
            false => "the record has no commitment, so the seed could have been chosen later",
        };
        say(commitment.to_owned())?;
    }
    short.map_or(Ok(()), Err)
}
