//! How a course went: a table for programs, a picture for people.

use crate::Progress;
use std::fmt::Write;

/// How the net did at a time.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// How far the course was.
    pub progress: Progress,
    /// The share of the wins against what was known before, with its interval, by number of players.
    pub wins: Vec<(u8, [f64; 3])>,
}

/// All of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve(pub Vec<Point>);

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const MARGIN: f64 = 48.0;
const COLOURS: [&str; 4] = ["#8c2f1b", "#1f5673", "#5b7f2b", "#7a5195"];

impl Curve {
    /// The head of the table.
    pub const HEAD: &'static str = "games,seconds,mean_score,error_points,error_lead,players,win,low,high\n";

    /// The lines of one point of the table.
    #[must_use]
    pub fn lines(point: &Point) -> String {
        let Point { progress: p, wins } = point;
        let mut out = String::new();
        for (players, [win, low, high]) in wins {
            let [points, lead] = p.errors;
            let (games, seconds, score) = (p.games, p.seconds, p.score);
            let _ = writeln!(
                out,
                "{games},{seconds:.0},{score:.2},{points:.2},{lead:.2},{players},{win:.4},{low:.4},{high:.4}"
            );
        }
        out
    }

    /// The table as a file.
    #[must_use]
    pub fn csv(&self) -> String {
        self.0.iter().map(Curve::lines).fold(Curve::HEAD.to_owned(), |all, lines| all + &lines)
    }

    /// The shares of the wins over the games, a line for each number of players, their even shares dashed.
    #[must_use]
    pub fn svg(&self, game: &str) -> String {
        let most = self.0.last().map_or(1.0, |point| point.progress.games.max(1) as f64);
        let x = |games: f64| MARGIN + games / most * (WIDTH - 2.0 * MARGIN);
        let y = |share: f64| HEIGHT - MARGIN - share * (HEIGHT - 2.0 * MARGIN);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
             font-size=\"12\">\n<title>{game}: wins against the level before</title>\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fffdf7\"/>\n"
        );
        for tenth in (0..=10).step_by(2) {
            let at = y(f64::from(tenth) / 10.0);
            let _ = writeln!(
                out,
                "<path d=\"M{MARGIN} {at:.1}H{:.1}\" stroke=\"#ddd\"/><text x=\"{:.1}\" y=\"{:.1}\" \
                 text-anchor=\"end\">{} %</text>",
                WIDTH - MARGIN,
                MARGIN - 6.0,
                at + 4.0,
                10 * tenth
            );
        }
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{most} games</text>",
            WIDTH - MARGIN,
            HEIGHT - MARGIN + 20.0
        );
        let players: Vec<u8> = self.0.last().map(|p| p.wins.iter().map(|(n, _)| *n).collect()).unwrap_or_default();
        for (n, colour) in players.iter().zip(COLOURS.iter().cycle()) {
            let line: Vec<String> = self
                .0
                .iter()
                .flat_map(|point| {
                    let own = point.wins.iter().filter(|(players, _)| players == n);
                    own.map(|(_, [win, ..])| format!("{:.1} {:.1}", x(point.progress.games as f64), y(*win)))
                })
                .collect();
            let even = y(1.0 / f64::from(*n));
            let _ = writeln!(
                out,
                "<path d=\"M{MARGIN} {even:.1}H{:.1}\" stroke=\"{colour}\" stroke-dasharray=\"2 4\"/>\
                 <path d=\"M{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\">{n} players</text>",
                WIDTH - MARGIN,
                line.join("L"),
                MARGIN + 8.0,
                MARGIN + 16.0 * f64::from(*n)
            );
        }
        out.push_str("</svg>\n");
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_a_line_for_each_number_of_players_and_a_picture_a_curve() {
        let at = |games| Point {
            progress: Progress { games, ..Progress::default() },
            wins: vec![(2, [0.5, 0.4, 0.6]), (4, [0.25, 0.2, 0.3])],
        };
        let curve = Curve(vec![at(100), at(200)]);
        let csv = curve.csv();
        assert_eq!(csv.lines().count(), 5);
        assert!(csv.lines().all(|line| line.split(',').count() == 9), "{csv}");
        let svg = curve.svg("toy");
        assert_eq!(svg.matches("stroke-width=\"2\"").count(), 2);
        assert!(svg.contains("200 games") && svg.ends_with("</svg>\n"));
    }
}
