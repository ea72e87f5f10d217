//! What rounds of games tell: in a round a bot sits once on every seat with the same luck, and what counts is its share of
//! the wins. Such rounds differ less than single games, so they tell more.

use crate::Share;
use crate::report::SIDE;

/// Shares of the wins, round by round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rounds {
    seats: usize,
    n: u32,
    sum: f64,
    squares: f64,
}

impl Rounds {
    /// None yet, at a table of so many seats.
    #[must_use]
    pub fn new(seats: usize) -> Self {
        Rounds { seats, n: 0, sum: 0.0, squares: 0.0 }
    }

    /// A round in which this part of the games was won.
    pub fn add(&mut self, share: f64) {
        self.n += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// How many rounds there were.
    #[must_use]
    pub fn rounds(&self) -> u32 {
        self.n
    }

    /// How many games that makes.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.n * self.seats as u32
    }

    /// The mean share of the wins with its 95 % interval.
    #[must_use]
    pub fn share(&self) -> Share {
        let share = self.sum / f64::from(self.n.max(1));
        let half = SIDE * self.error();
        Share { share, low: (share - half).max(0.0), high: (share + half).min(1.0) }
    }

    /// The standard error of the mean share.
    #[must_use]
    pub fn error(&self) -> f64 {
        (self.variance() / f64::from(self.n.max(1))).sqrt()
    }

    /// The variance between rounds. A round that went half another way is counted in, so that a few equal ones do not seem
    /// certain.
    fn variance(&self) -> f64 {
        let n = f64::from(self.n.max(1));
        let mean = self.sum / n;
        (self.squares / n - mean * mean).max(0.0) + 0.25 / n
    }

    /// The same as Elo above the others: a bot is as many times as likely to win as any other at the table.
    #[must_use]
    pub fn elo(&self) -> Elo {
        let Share { share, low, high } = self.share();
        let [elo, low, high] = [share, low, high].map(|share| elo(share, self.seats));
        Elo { elo, low, high }
    }

    /// Whether the bot is better than the others by `better` Elo rather than by `equal`, with one error in twenty either way.
    #[must_use]
    pub fn sprt(&self, equal: f64, better: f64) -> Verdict {
        let [equal, better] = [equal, better].map(|elo| expected(elo, self.seats));
        let n = f64::from(self.n);
        let mean = if self.n == 0 { 0.0 } else { self.sum / n };
        let likelihood = n * (better - equal) * (2.0 * mean - better - equal) / (2.0 * self.variance());
        // ln 19
        let bound = 2.944_439;
        Verdict {
            likelihood,
            better: match likelihood {
                l if l >= bound => Some(true),
                l if l <= -bound => Some(false),
                _ => None,
            },
        }
    }
}

/// Elo with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Elo {
    /// The estimate.
    pub elo: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl std::fmt::Display for Elo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:+.0} Elo ({:+.0} to {:+.0})", self.elo, self.low, self.high)
    }
}

/// What a sequential test says so far.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Verdict {
    /// The logarithm of how much likelier "better" is than "equal".
    pub likelihood: f64,
    /// What is decided, if it is.
    pub better: Option<bool>,
}

/// Elo of a share of the wins at a table of so many seats; an even share is 0.
fn elo(share: f64, seats: usize) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share * (seats as f64 - 1.0) / (1.0 - share)).log10()
}

/// The share of the wins of who is so much Elo above all others.
fn expected(elo: f64, seats: usize) -> f64 {
    let strength = 10.0_f64.powf(elo / 400.0);
    strength / (strength + seats as f64 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rounds(seats: usize, shares: &[f64], times: usize) -> Rounds {
        let mut rounds = Rounds::new(seats);
        shares.iter().cycle().take(times).for_each(|share| rounds.add(*share));
        rounds
    }

    #[test]
    fn an_even_share_is_no_elo_at_any_table() {
        for seats in 2..=5 {
            let even = 1.0 / seats as f64;
            assert!(elo(even, seats).abs() < 1e-9);
            assert!((elo(expected(120.0, seats), seats) - 120.0).abs() < 1e-6);
        }
        assert!((expected(400.0, 2) - 10.0 / 11.0).abs() < 1e-9);
    }

    #[test]
    fn a_test_ends_as_the_games_say() {
        assert_eq!(rounds(2, &[0.5, 1.0, 0.5, 0.0, 1.0], 200).sprt(0.0, 40.0).better, Some(true));
        assert_eq!(rounds(2, &[0.5, 0.0, 0.5, 0.0, 1.0], 200).sprt(0.0, 40.0).better, Some(false));
        assert_eq!(rounds(2, &[0.5, 1.0], 4).sprt(0.0, 40.0).better, None);
        assert_eq!(rounds(4, &[0.25, 0.5, 0.25, 0.25], 400).sprt(0.0, 40.0).better, Some(true));
    }

    #[test]
    fn intervals_shrink_with_rounds_and_hold_the_share() {
        let [few, many] = [20, 2000].map(|n| rounds(2, &[0.5, 1.0], n).share());
        assert!((few.share, many.share) == (0.75, 0.75) && few.high - few.low > 5.0 * (many.high - many.low));
    }
}
