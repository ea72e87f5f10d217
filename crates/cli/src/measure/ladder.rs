//! The ladder: each level against those below it, and how strong that makes them on one scale.

use super::{bar, boards, maker};
use crate::args::Ladder;
use crate::setup;
use crate::trouble::Trouble;
use serde_json::json;
use signoria_bots::{Arena, Contestant, Duelled, Elo, Level, Report, Strength, strengths};
use signoria_games::AnyMaker;
use std::cmp::Ordering;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Rounds that each match has at least, and by which part of its rounds it then grows at a time.
const FEWEST: u32 = 2;
const GROWS: u32 = 4;

/// A match that can go on.
struct Going {
    rung: usize,
    above: Contestant,
    below: Contestant,
    arena: Arena,
    found: Option<Report>,
    time: Duration,
}

impl Going {
    fn is_over(&self) -> bool {
        self.found.as_ref().is_some_and(|found| found.games >= self.arena.games)
    }

    fn row(&self) -> Option<Duelled> {
        let row = self.found.as_ref()?.rounds?;
        Some(Duelled { seats: self.arena.seats, against: self.below, row })
    }

    /// How much a little more time is worth here: the width of the interval beside the step that it is of, by the time that was
    /// spent on it, since an interval shrinks the slower the more rounds there are.
    fn need(&self) -> f64 {
        let Some(Duelled { row, .. }) = self.row() else { return f64::INFINITY };
        let Elo { elo, low, high } = row.elo;
        (high - low) / elo.abs().clamp(SMALL, LARGE) / self.time.as_secs_f64().max(0.01)
    }

    /// Which match goes on sooner is the greater one. One that has not begun comes first; of these, weak bots and small tables,
    /// which take the least time.
    fn order(&self, other: &Self) -> Ordering {
        let dear = |going: &Self| (going.rung, going.arena.seats);
        self.need().total_cmp(&other.need()).then(dear(other).cmp(&dear(self)))
    }

    fn go_on(&mut self, maker: &dyn AnyMaker) -> Result<(), Trouble> {
        let began = Instant::now();
        let rounds = self.row().map_or(FEWEST, |duelled| (duelled.row.rounds / GROWS).max(FEWEST));
        let bar = bar(self.arena.games);
        bar.set_message(format!("{} – {}", self.above, self.below));
        bar.set_position(self.found.as_ref().map_or(0, |found| found.games.into()));
        let found = self.arena.go_on(signoria_bots::built_in(), maker, || bar.inc(1), self.found.take(), rounds);
        bar.finish_and_clear();
        self.found = Some(found.map_err(|error| Trouble::other(error.to_string()))?);
        self.time += began.elapsed();
        Ok(())
    }
}

/// Steps smaller than so many Elo are not worth knowing more exactly than this one, and greater ones, which may stand on few rounds
/// that were all won, not less exactly than that one.
const SMALL: f64 = 50.0;
const LARGE: f64 = 300.0;

/// Plays the matches, each time the one where it helps most, and tells them.
pub(crate) fn ladder(args: &Ladder) -> Result<(), Trouble> {
    let maker = maker(&args.game)?;
    let given = setup::options(&*maker, &args.game.options)?;
    let levels = || Level::ALL.into_iter().map(Contestant::from).collect();
    let rungs: Vec<Contestant> = if args.contestants.is_empty() { levels() } else { args.contestants.clone() };
    let anchor = rungs.iter().copied().find(|bot| *bot == Level::Squire.into()).unwrap_or(rungs[0]);
    let minutes = args.minutes.map(|minutes| Duration::try_from_secs_f64(60.0 * minutes));
    let time = minutes.transpose().map_err(|_| Trouble::other("--minutes takes a number of minutes"))?;
    let players = args.players.map_or(maker.info().seats.clone(), |n| n..=n);
    let mut matches: Vec<Going> = Vec::new();
    let (n, reach) = (rungs.len(), usize::from(args.reach));
    for (seats, place) in players.flat_map(|seats| (1..n).map(move |place| (seats, place))) {
        let above = rungs[place];
        matches.extend(rungs[place.saturating_sub(reach)..place].iter().rev().map(|below| {
            let arena = Arena {
                seats,
                contestants: (0..seats).map(|seat| if seat == 0 { above } else { *below }).collect(),
                boards: boards(&*maker, seats, given.clone()),
                games: args.rounds.saturating_mul(seats.into()),
                seed: args.seed,
                threads: args.threads,
                test: None,
            };
            Going { rung: place, above, below: *below, arena, found: None, time: Duration::ZERO }
        }));
    }
    let began = Instant::now();
    let mut rows: Vec<Duelled> = Vec::new();
    while time.is_none_or(|time| began.elapsed() < time)
        && let Some(next) = matches.iter_mut().filter(|going| !going.is_over()).max_by(|a, b| a.order(b))
    {
        next.go_on(&*maker)?;
        rows = matches.iter().filter_map(Going::row).collect();
        if let Some(file) = &args.write {
            insert(file, maker.info().id, &section(args, anchor, &rows))?;
        }
    }
    let mut out = anstream::stdout();
    if args.json {
        let found = |(seats, strengths)| json!({ "players": seats, "strengths": strengths });
        let strengths: Vec<_> = by_players(anchor, &rows).into_iter().map(found).collect();
        let (game, weights) = (maker.info().id, signoria_bots::built_in().weights(maker.info().id));
        let all =
            json!({ "game": game, "seed": args.seed, "weights": weights, "ladder": rows, "strengths": strengths });
        writeln!(out, "{all:#}")?;
    } else {
        let lines: String = rows.iter().map(|row| matched(row) + "\n").collect();
        writeln!(out, "{MATCHES}{lines}\n{}", scale(anchor, &rows))?;
    }
    Ok(())
}

const MATCHES: &str = "| players | match | rounds | share of the wins | Elo | lead |\n|---|---|---|---|---|---|\n";

/// A match as a line of the table.
fn matched(Duelled { seats, against, row }: &Duelled) -> String {
    let [lead, low, high] = row.lead;
    format!(
        "| {seats} | {} – {against} | {} | {} | {} | {lead:+.1} ({low:+.1} to {high:+.1}) |",
        row.contestant, row.rounds, row.share, row.elo
    )
}

/// How strong each bot is with each number of players that was played.
fn by_players(anchor: Contestant, rows: &[Duelled]) -> Vec<(u8, Vec<Strength>)> {
    rows.chunk_by(|a, b| a.seats == b.seats).map(|rows| (rows[0].seats, strengths(rows, anchor))).collect()
}

/// The same as a table.
fn scale(anchor: Contestant, rows: &[Duelled]) -> String {
    let columns = by_players(anchor, rows);
    let mut text = format!("| Elo above {anchor}, 95 % |");
    columns.iter().for_each(|(n, _)| text += &format!(" {n} players |"));
    text += &format!("\n|---|{}\n", "---|".repeat(columns.len()));
    let mut bots: Vec<Contestant> = Vec::new();
    for row in rows {
        for bot in [row.against, row.row.contestant] {
            if !bots.contains(&bot) {
                bots.push(bot);
            }
        }
    }
    for bot in bots {
        // Writing to a string cannot fail.
        let _ = write!(text, "| {bot} |");
        for (_, column) in &columns {
            let _ = match column.iter().find(|strength| strength.contestant == bot) {
                Some(_) if bot == anchor => write!(text, " 0 |"),
                Some(Strength { elo, .. }) => write!(text, " {:+.0} ({:+.0} to {:+.0}) |", elo.elo, elo.low, elo.high),
                None => write!(text, " |"),
            };
        }
        text.push('\n');
    }
    text
}

/// What is written of a ladder: how to play it again, on what it was played, and what came of it.
fn section(args: &Ladder, anchor: Contestant, rows: &[Duelled]) -> String {
    let game = &args.game.game;
    let mut command = format!("signoria ladder {game}");
    args.contestants.iter().for_each(|bot| command += &format!(" -c {bot}"));
    let options = [(args.players, "-n"), (Some(args.reach).filter(|reach| *reach > 1), "--reach")];
    options.iter().filter_map(|(n, word)| n.map(|n| format!(" {word} {n}"))).for_each(|word| command += &word);
    let most = rows.iter().map(|row| row.row.rounds).max().unwrap_or_default();
    command += &format!(" -r {most} --seed {}", args.seed);
    let net = match signoria_bots::built_in().weights(game) {
        Some(hash) => format!("weights of the net `{hash}`"),
        None => "no net".to_owned(),
    };
    let matches: String = rows.iter().map(|row| matched(row) + "\n").collect();
    format!(
        "`{command}`, {}, {}; {net}. A match has as many rounds as its line says: `-r` gives the same ones again.\n\n{}\n{MATCHES}{matches}",
        today(),
        machine(),
        scale(anchor, rows)
    )
}

/// The day, by the world's clock.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let time = time::OffsetDateTime::from_unix_timestamp(seconds as i64).unwrap_or(time::OffsetDateTime::UNIX_EPOCH);
    time.date().to_string()
}

/// The processors, as far as the system tells.
fn machine() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let name = name.map_or(std::env::consts::ARCH, |(_, name)| name.trim());
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    format!("{name}, {cores} processors")
}

/// Puts a text between the marks of a game in a file.
fn insert(file: &Path, game: &str, text: &str) -> Result<(), Trouble> {
    let trouble = |problem: String| Trouble::other(format!("{}: {problem}", file.display()));
    let old = std::fs::read_to_string(file).map_err(|error| trouble(error.to_string()))?;
    let new = replaced(&old, game, text)
        .ok_or_else(|| trouble(format!("there is no `<!-- ladder {game} -->` with an `<!-- end -->` after it")))?;
    std::fs::write(file, new).map_err(|error| trouble(error.to_string()))
}

fn replaced(old: &str, game: &str, text: &str) -> Option<String> {
    let begin = format!("<!-- ladder {game} -->\n");
    let from = old.find(&begin)? + begin.len();
    let to = from + old[from..].find("<!-- end -->")?;
    Some(format!("{}\n{text}\n{}", &old[..from], &old[to..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_text_is_written_anew_and_nothing_else() {
        let old = "# Figures\n\n<!-- ladder toy -->\nold\n<!-- end -->\n\n<!-- ladder nim -->\n<!-- end -->\n";
        let once = replaced(old, "toy", "| a |\n").unwrap();
        assert_eq!(
            once,
            "# Figures\n\n<!-- ladder toy -->\n\n| a |\n\n<!-- end -->\n\n<!-- ladder nim -->\n<!-- end -->\n"
        );
        assert_eq!(replaced(&once, "toy", "| a |\n").unwrap(), once);
        assert!(replaced(old, "chess", "").is_none());
        assert!(replaced("<!-- ladder toy -->\n", "toy", "").is_none());
    }

    #[test]
    fn a_day_is_written_as_everywhere() {
        let day = today();
        assert!(day.len() == 10 && day.starts_with("20") && day.matches('-').count() == 2, "{day}");
    }
}
