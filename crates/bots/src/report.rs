//! What an arena found: win shares with their intervals, scores, by contestant and by board.

use crate::{Contestant, Elo, Match, Rounds, Verdict};
use serde::Serialize;
use serde_json::Value;
use std::fmt::{self, Write};

/// A share of the games with its 95 % interval by Wilson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Share {
    /// The share, 0 to 1.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} % ({:.1} to {:.1})", 100.0 * self.share, 100.0 * self.low, 100.0 * self.high)
    }
}

/// Standard errors to either side of a 95 % interval.
pub(crate) const SIDE: f64 = 1.959_964;

/// The share of `wins` in `games` with its 95 % interval by Wilson. Shared wins are fractions.
#[must_use]
pub fn wilson(wins: f64, games: u32) -> Share {
    if games == 0 {
        return Share { share: 0.0, low: 0.0, high: 1.0 };
    }
    let (n, z) = (f64::from(games), SIDE);
    let share = wins / n;
    let centre = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    Share { share, low: ((centre - half) / whole).max(0.0), high: ((centre + half) / whole).min(1.0) }
}

/// How one contestant did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContestantRow {
    /// Who.
    pub contestant: Contestant,
    /// Seats that it held in each game.
    pub seats: u32,
    /// Games that it won, shared wins as fractions.
    pub wins: f64,
    /// The share of the games that it won.
    pub win: Share,
    /// Its mean score.
    pub mean_score: f64,
    /// The standard deviation of its scores.
    pub deviation: f64,
    /// The mean score with which it won; nothing if it never did.
    pub mean_winning_score: Option<f64>,
}

/// How the games with one set of options went.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardRow {
    /// The options.
    pub options: Value,
    /// How many games.
    pub games: u32,
    /// The mean score of the winners.
    pub mean_winning_score: f64,
    /// The contestants in these games.
    pub contestants: Vec<ContestantRow>,
}

/// What whole rounds of seatings tell of the first contestant: in a round it sits on each seat with the same luck.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct RoundsRow {
    /// Who.
    pub contestant: Contestant,
    /// How many rounds there were.
    pub rounds: u32,
    /// The share of the wins of each seat that it held.
    pub share: Share,
    /// The standard error of that share.
    pub error: f64,
    /// The same as Elo above all others.
    pub elo: Elo,
    /// The points of each of its seats beyond the best of the others, with the 95 % interval: mean, lower and upper end.
    pub lead: [f64; 3],
    /// What the sequential test said, if it was asked for.
    pub verdict: Option<Verdict>,
}

/// What an arena found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// How many games were played.
    pub games: u32,
    /// The seed of the arena.
    pub seed: u64,
    /// The mean score of the winners.
    pub mean_winning_score: f64,
    /// Decisions of a game on average, those without a choice included.
    pub mean_decisions: f64,
    /// The contestants over all games, in the order of the line-up.
    pub contestants: Vec<ContestantRow>,
    /// What whole rounds tell of the first contestant, if it meets others in at least one.
    pub rounds: Option<RoundsRow>,
    /// The share of the games that each seat won.
    pub seats: Vec<Share>,
    /// The games by options, if there were several sets of them.
    pub boards: Vec<BoardRow>,
    /// The games one by one.
    #[serde(skip)]
    pub matches: Vec<Match>,
    /// The sets of options by [`Match::board`].
    #[serde(skip)]
    pub options: Vec<Value>,
}

impl Report {
    pub(crate) fn new(game: &'static str, seed: u64, boards: &[Value], matches: Vec<Match>) -> Self {
        let all: Vec<&Match> = matches.iter().collect();
        let seats = matches.first().map_or(0, |m| m.scores.len());
        let by_seat = |seat: usize| wilson(all.iter().map(|m| m.share(seat)).sum(), all.len() as u32);
        let board_row = |(index, options): (usize, &Value)| {
            let games: Vec<&Match> = matches.iter().filter(|m| m.board == index).collect();
            BoardRow {
                options: options.clone(),
                games: games.len() as u32,
                mean_winning_score: mean_winning_score(&games),
                contestants: contestants(&games),
            }
        };
        let decisions: f64 = all.iter().map(|m| f64::from(m.decisions)).sum();
        Report {
            game,
            games: all.len() as u32,
            seed,
            mean_winning_score: mean_winning_score(&all),
            mean_decisions: decisions / all.len().max(1) as f64,
            contestants: contestants(&all),
            rounds: rounds(&all, None),
            seats: (0..seats).map(by_seat).collect(),
            boards: if boards.len() > 1 { boards.iter().enumerate().map(board_row).collect() } else { Vec::new() },
            matches,
            options: boards.to_vec(),
        }
    }

    /// What the games say of the first contestant: whether it is better than the others by the second number of Elo rather than by
    /// the first.
    pub(crate) fn test(&mut self, bounds: (f64, f64)) -> Option<Verdict> {
        let all: Vec<&Match> = self.matches.iter().collect();
        self.rounds = rounds(&all, Some(bounds));
        self.rounds.and_then(|row| row.verdict)
    }

    /// A line per seat of every game, with a heading, for spreadsheets.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut csv = String::from("game,board,seat,contestant,score,rank,decisions\n");
        for (number, game) in self.matches.iter().enumerate() {
            // JSON in a quoted field: its own quotes stand twice.
            let board = format!("\"{}\"", self.options[game.board].to_string().replace('"', "\"\""));
            for (seat, contestant) in game.lineup.iter().enumerate() {
                let (score, rank) = (game.scores[seat], game.ranks[seat]);
                // Writing to a string cannot fail.
                let _ = writeln!(csv, "{number},{board},{seat},{contestant},{score},{rank},{}", game.decisions);
            }
        }
        csv
    }
}

/// The tables as people read them.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {} games, seed {}", self.game, self.games, self.seed)?;
        writeln!(f, "{:<16} {:>5} {:>24} {:>12} {:>8}", "contestant", "seats", "wins (95 %)", "mean score", "winning")?;
        for row in &self.contestants {
            writeln!(f, "{row}")?;
        }
        writeln!(f, "mean winning score {:.1}", self.mean_winning_score)?;
        if let Some(row) = &self.rounds {
            writeln!(f, "{row}")?;
        }
        for (seat, share) in self.seats.iter().enumerate() {
            writeln!(f, "seat {seat} wins {share}")?;
        }
        for board in &self.boards {
            writeln!(
                f,
                "\n{}: {} games, mean winning score {:.1}",
                board.options, board.games, board.mean_winning_score
            )?;
            for row in &board.contestants {
                writeln!(f, "{row}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for ContestantRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winning = self.mean_winning_score.map_or(String::from("-"), |score| format!("{score:.1}"));
        let score = format!("{:.1} ± {:.1}", self.mean_score, self.deviation);
        write!(
            f,
            "{:<16} {:>5} {:>24} {score:>12} {winning:>8}",
            self.contestant.to_string(),
            self.seats,
            self.win.to_string()
        )
    }
}

impl fmt::Display for RoundsRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RoundsRow { contestant, rounds, share, elo, lead: [lead, low, high], verdict, .. } = self;
        write!(f, "{contestant} over {rounds} rounds: {share}, {elo}, lead {lead:+.1} ({low:+.1} to {high:+.1})")?;
        let Some(Verdict { likelihood, better }) = verdict else { return Ok(()) };
        let word = match better {
            Some(true) => "better",
            Some(false) => "not better",
            None => "undecided",
        };
        write!(f, ", {word} ({likelihood:+.2})")
    }
}

/// Whole rounds, seen from the first contestant.
fn rounds(games: &[&Match], bounds: Option<(f64, f64)>) -> Option<RoundsRow> {
    let lineup = &games.first()?.lineup;
    let seats = lineup.len();
    let contestant = *lineup.first()?;
    let held = lineup.iter().filter(|other| **other == contestant).count();
    let whole = games.chunks_exact(seats);
    if held == seats || whole.len() == 0 {
        return None;
    }
    let mut shares = Rounds::new(seats);
    let mut leads = Vec::new();
    for round in whole {
        let own = || {
            let seats = |game: &Match| (0..game.lineup.len()).collect::<Vec<_>>();
            round.iter().flat_map(move |game| seats(game).into_iter().map(move |seat| (*game, seat)))
        };
        let own = || own().filter(|(game, seat)| game.lineup[*seat] == contestant);
        let lead = |(game, seat): (&Match, usize)| {
            let others = game.scores.iter().zip(&game.lineup).filter(|(_, other)| **other != contestant);
            f64::from(game.scores[seat] - others.map(|(score, _)| *score).max().unwrap_or(0))
        };
        shares.add(mean(own().map(|(game, seat)| game.share(seat))).unwrap_or(0.0));
        leads.push(mean(own().map(lead)).unwrap_or(0.0));
    }
    let lead = mean(leads.iter().copied()).unwrap_or(0.0);
    let variance = mean(leads.iter().map(|other| (other - lead).powi(2))).unwrap_or(0.0);
    let half = SIDE * (variance / leads.len() as f64).sqrt();
    Some(RoundsRow {
        contestant,
        rounds: shares.rounds(),
        share: shares.share(),
        error: shares.error(),
        elo: shares.elo(),
        lead: [lead, lead - half, lead + half],
        verdict: bounds.map(|(equal, better)| shares.sprt(equal, better)),
    })
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, n) = values.fold((0.0, 0), |(sum, n), value| (sum + value, n + 1));
    (n > 0).then(|| sum / f64::from(n))
}

fn mean_winning_score(games: &[&Match]) -> f64 {
    mean(games.iter().flat_map(|m| m.winning_scores())).unwrap_or(0.0)
}

fn contestants(games: &[&Match]) -> Vec<ContestantRow> {
    let mut order: Vec<Contestant> = Vec::new();
    for contestant in games.first().map(|m| &m.lineup).into_iter().flatten() {
        if !order.contains(contestant) {
            order.push(*contestant);
        }
    }
    let row = |contestant: Contestant| {
        // Every seat that it held in any game, with the game.
        let held: Vec<(&Match, usize)> = games
            .iter()
            .flat_map(|m| (0..m.lineup.len()).map(move |seat| (*m, seat)))
            .filter(|(m, seat)| m.lineup[*seat] == contestant)
            .collect();
        let score = |(m, seat): &(&Match, usize)| f64::from(m.scores[*seat]);
        let wins = held.iter().map(|(m, seat)| m.share(*seat)).sum();
        let mean_score = mean(held.iter().map(score)).unwrap_or(0.0);
        let variance = mean(held.iter().map(|h| (score(h) - mean_score).powi(2))).unwrap_or(0.0);
        let winning = held.iter().filter(|(m, seat)| m.ranks[*seat] == 1).map(score);
        ContestantRow {
            contestant,
            seats: (held.len() / games.len().max(1)) as u32,
            wins,
            win: wilson(wins, games.len() as u32),
            mean_score,
            deviation: variance.sqrt(),
            mean_winning_score: mean(winning),
        }
    };
    order.into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Brown, Cai, DasGupta 2001: 0 of 10 gives 0 to 0.2775; 5 of 10 gives 0.2366 to 0.7634.
        let none = wilson(0.0, 10);
        assert!(none.low.abs() < 1e-12 && (none.high - 0.277_53).abs() < 1e-4, "{none:?}");
        let half = wilson(5.0, 10);
        assert!((half.low - 0.236_59).abs() < 1e-4 && (half.high - 0.763_41).abs() < 1e-4, "{half:?}");
        assert_eq!(wilson(0.0, 0), Share { share: 0.0, low: 0.0, high: 1.0 });
    }
}
