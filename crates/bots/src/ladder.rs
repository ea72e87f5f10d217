//! A ladder of bots: how strong each is on one scale, from matches of some against others (Bradley and Terry's model).

use crate::report::SIDE;
use crate::{Contestant, Elo, RoundsRow};
use serde::Serialize;

/// What one match of a ladder came to: a bot on one seat in turn, another one on all others.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Duelled {
    /// The number of players.
    pub seats: u8,
    /// Who sat on all other seats.
    pub against: Contestant,
    /// Who sat on one, and how it did.
    pub row: RoundsRow,
}

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Strength {
    /// Who.
    pub contestant: Contestant,
    /// Elo above the anchor.
    pub elo: Elo,
}

/// What a match says of the strengths of two bots, by their places.
#[derive(Clone, Copy, Debug)]
struct Said {
    above: usize,
    below: usize,
    /// The share of the wins.
    share: f64,
    /// How many independent games say as much.
    games: f64,
    /// What the others' number is worth, as a logarithm of odds.
    offset: f64,
}

/// How strong the bots of some matches are, from the most likely strengths; `anchor` is 0. Those of whom no match leads to the
/// anchor are left out. Intervals are at 95 %.
#[must_use]
pub fn strengths(matches: &[Duelled], anchor: Contestant) -> Vec<Strength> {
    // Who is tied to the anchor, which comes first.
    let mut tied = vec![anchor];
    let pair = |duel: &Duelled| [duel.row.contestant, duel.against];
    while let Some(new) = matches.iter().find_map(|duel| {
        let [one, other] = pair(duel).map(|bot| tied.contains(&bot));
        (one != other).then(|| pair(duel)[usize::from(one)])
    }) {
        tied.push(new);
    }
    let place = |bot: Contestant| tied.iter().position(|known| *known == bot);
    let said: Vec<Said> = matches
        .iter()
        .filter_map(|duel| {
            let (above, below) = (place(duel.row.contestant)?, place(duel.against)?);
            // What was always or never won is not certain.
            let half = 0.5 / f64::from(duel.row.rounds * u32::from(duel.seats)).max(1.0);
            let share = duel.row.share.share.clamp(half, 1.0 - half);
            let games = share * (1.0 - share) / duel.row.error.powi(2);
            (above != below).then(|| Said { above, below, share, games, offset: f64::from(duel.seats - 1).ln() })
        })
        .collect();
    let (odds, covariance) = likeliest(&said, tied.len());
    let points = 400.0 / std::f64::consts::LN_10;
    let strength = |(at, contestant): (usize, &Contestant)| {
        let (elo, half) = (points * odds[at], points * SIDE * covariance[at][at].max(0.0).sqrt());
        Strength { contestant: *contestant, elo: Elo { elo, low: elo - half, high: elo + half } }
    };
    let mut found: Vec<Strength> = tied.iter().enumerate().map(strength).collect();
    found.sort_by(|a, b| a.elo.elo.total_cmp(&b.elo.elo));
    found
}

/// The likeliest logarithms of odds, by Newton's steps, and their covariance; the first is 0.
fn likeliest(said: &[Said], n: usize) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut odds = vec![0.0; n];
    let mut covariance = vec![vec![0.0; n]; n];
    for _ in 0..50 {
        let mut slope = vec![0.0; n];
        let mut bend = vec![vec![0.0; n]; n];
        for Said { above, below, share, games, offset } in said {
            let expected = 1.0 / (1.0 + (odds[*below] + offset - odds[*above]).exp());
            let weight = games * expected * (1.0 - expected);
            slope[*above] += games * (share - expected);
            slope[*below] -= games * (share - expected);
            for (one, other, sign) in
                [(*above, *above, 1.0), (*below, *below, 1.0), (*above, *below, -1.0), (*below, *above, -1.0)]
            {
                bend[one][other] += sign * weight;
            }
        }
        // The anchor stays where it is.
        bend[0].fill(0.0);
        bend.iter_mut().for_each(|row| row[0] = 0.0);
        bend[0][0] = 1.0;
        slope[0] = 0.0;
        covariance = inverse(bend);
        // A step of more than two is not to be trusted: the curve is flat where nearly all is won.
        let step = |row: &Vec<f64>| row.iter().zip(&slope).map(|(c, s)| c * s).sum::<f64>().clamp(-2.0, 2.0);
        odds.iter_mut().zip(&covariance).for_each(|(odds, row)| *odds += step(row));
    }
    covariance[0][0] = 0.0;
    (odds, covariance)
}

/// The inverse of a small matrix that has one, by Gauss and Jordan.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    for (at, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|other| f64::from(u8::from(at == other))));
    }
    for at in 0..n {
        let best = (at..n).max_by(|a, b| matrix[*a][at].abs().total_cmp(&matrix[*b][at].abs())).unwrap_or(at);
        matrix.swap(at, best);
        let pivot = matrix[at][at];
        matrix[at].iter_mut().for_each(|value| *value /= pivot);
        let own = matrix[at].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(other, _)| *other != at) {
            let factor = row[at];
            row.iter_mut().zip(&own).for_each(|(value, own)| *value -= factor * own);
        }
    }
    matrix.into_iter().map(|row| row[n..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Share};

    /// A match of so many games, of which the first bot wins as many as its Elo says.
    fn duel(above: Level, below: Level, seats: u8, games: u32, elo: f64) -> Duelled {
        let odds = 10_f64.powf(elo / 400.0);
        let share = odds / (odds + f64::from(seats) - 1.0);
        let error = (share * (1.0 - share) / f64::from(games)).sqrt();
        let none = Elo { elo, low: elo, high: elo };
        let row = RoundsRow {
            contestant: above.into(),
            rounds: games / u32::from(seats),
            share: Share { share, low: share, high: share },
            error,
            elo: none,
            lead: [0.0; 3],
            verdict: None,
        };
        Duelled { seats, against: below.into(), row }
    }

    fn elo(strengths: &[Strength], level: Level) -> Elo {
        strengths.iter().find(|strength| strength.contestant == level.into()).unwrap().elo
    }

    #[test]
    fn strengths_that_are_known_are_found() {
        for seats in [2, 4] {
            let matches = [
                duel(Level::Squire, Level::Page, seats, 4_000, 300.0),
                duel(Level::Steward, Level::Squire, seats, 4_000, 180.0),
                duel(Level::Prince, Level::Steward, seats, 4_000, 150.0),
                duel(Level::Prince, Level::Squire, seats, 4_000, 330.0),
            ];
            let found = strengths(&matches, Level::Squire.into());
            let order: Vec<Contestant> = found.iter().map(|strength| strength.contestant).collect();
            assert_eq!(order, [Level::Page, Level::Squire, Level::Steward, Level::Prince].map(Contestant::from));
            for (level, wanted) in
                [(Level::Page, -300.0), (Level::Squire, 0.0), (Level::Steward, 180.0), (Level::Prince, 330.0)]
            {
                assert!((elo(&found, level).elo - wanted).abs() < 1e-6, "{seats} players: {found:?}");
            }
        }
    }

    #[test]
    fn the_interval_of_one_match_is_that_of_its_share() {
        // 100 games, half of them won: a standard error of 0.05, and a slope of 400 / ln 10 / 0.25 Elo.
        let found = strengths(&[duel(Level::Squire, Level::Page, 2, 100, 0.0)], Level::Page.into());
        let Elo { elo, low, high } = elo(&found, Level::Squire);
        let half = 1.959_964 * 0.05 / 0.25 * 400.0 / std::f64::consts::LN_10;
        assert!(elo.abs() < 1e-9 && (high - half).abs() < 1e-6 && (low + half).abs() < 1e-6, "{low} to {high}");
    }

    #[test]
    fn matches_that_disagree_are_weighed_by_what_they_say() {
        // Directly 200, round about 100 and less certain.
        let direct = duel(Level::Prince, Level::Squire, 2, 1_000, 200.0);
        let around =
            [duel(Level::Steward, Level::Squire, 2, 1_000, 50.0), duel(Level::Prince, Level::Steward, 2, 1_000, 50.0)];
        let alone = strengths(&[direct], Level::Squire.into());
        let all = strengths(&[direct, around[0], around[1]], Level::Squire.into());
        let (alone, all) = (elo(&alone, Level::Prince), elo(&all, Level::Prince));
        assert!((alone.elo - 200.0).abs() < 1e-6);
        assert!(all.elo > 130.0 && all.elo < 190.0, "{all:?}");
        assert!(all.high - all.low < alone.high - alone.low, "more games say more: {alone:?}, {all:?}");
    }

    #[test]
    fn who_won_all_or_is_tied_to_nobody_breaks_nothing() {
        let all = duel(Level::Squire, Level::Page, 2, 40, 9_000.0);
        let row = RoundsRow { error: (0.25_f64 / 20.0 / 20.0).sqrt(), ..all.row };
        let apart = duel(Level::King, Level::Prince, 2, 40, 100.0);
        let found = strengths(&[Duelled { row, ..all }, apart], Level::Page.into());
        assert_eq!(found.len(), 2);
        let Elo { elo, low, high } = elo(&found, Level::Squire);
        assert!(elo > 600.0 && elo < 900.0 && low.is_finite() && high > elo + 100.0, "{low} {elo} {high}");
    }
}
