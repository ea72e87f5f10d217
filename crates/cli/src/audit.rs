//! Whether a record keeps the rules, and whether its dice were those of the published commitment.

use crate::args::Audit;
use crate::setup;
use crate::trouble::Trouble;
use serde_json::json;
use signoria_core::record::Origin;
use std::io::Write;

pub(crate) fn run(args: &Audit) -> Result<(), Trouble> {
    let (record, game) = setup::record(&args.file, args.components.as_deref())?;
    let position = game.load(&record).map_err(Trouble::record(&args.file))?;
    let seed = match &args.seed {
        Some(hex) => hex.parse().map_err(|_| Trouble::other("the seed takes 64 hexadecimal digits"))?,
        None => record.seed.clone().ok_or_else(|| {
            Trouble::other(format!(
                "{}: every answer keeps the rules, but there is no seed to check the dice with; it opens when the game is \
                 over, or name it with --seed",
                args.file.display()
            ))
        })?,
    };
    if let Some(path) = &args.source {
        let (source, _) = setup::record(path, args.components.as_deref())?;
        record.check_origin(&source).map_err(Trouble::record(&args.file))?;
    }
    let draws = game.audit(&record, &seed).map_err(Trouble::record(&args.file))?;
    let committed = record.commitment.is_some();
    let outcome = position.outcome();
    let mut out = anstream::stdout();
    if args.json {
        let found = json!({
            "game": record.game,
            "answers": record.entries.len(),
            "from": record.from,
            "source_checked": args.source.is_some(),
            "draws": draws,
            "committed": committed,
            "over": outcome.is_some(),
            "outcome": outcome,
        });
        writeln!(out, "{found:#}")?;
        return Ok(());
    }
    writeln!(out, "{}: {} answers, all by the rules", record.game, record.entries.len())?;
    if let Some(Origin { table, answers }) = &record.from {
        let checked = match args.source {
            Some(_) => "and are its own",
            None => "whose record proves them: name it with --source, and audit it by itself",
        };
        writeln!(out, "the first {answers} answers are from the game at table {table}, {checked}")?;
    }
    writeln!(out, "{draws} dice and draws, all as the seed deals them")?;
    let commitment = match committed {
        true => "the seed is the one whose hash was published before the game",
        false => "the record has no commitment, so the seed could have been chosen later",
    };
    writeln!(out, "{commitment}")?;
    if outcome.is_none() {
        writeln!(out, "the game is not over")?;
    }
    Ok(())
}
