//! A finished game move by move.

use crate::args::Replay;
use crate::paint::{self, DIM, LIT, RUBRIC, styled};
use crate::play::show;
use crate::setup;
use crate::trouble::Trouble;
use crate::words::Words;
use signoria_core::{Actor, Arg, Seat, ToAct, Viewer};
use signoria_games::{Language, Position, Shown};
use signoria_table::LogLine;
use std::io::{BufRead, IsTerminal, Write};

/// A moment of the game: the position after so many answers, and what the last one brought.
struct Moment {
    position: Position,
    actor: Option<Actor>,
    shown: Vec<Shown>,
}

pub(crate) fn run(args: &Replay, language: Language) -> Result<(), Trouble> {
    let (record, game) = setup::record(&args.file, args.components.as_deref())?;
    // Everything is checked first, so that what is wrong is named with its line.
    game.load(&record).map_err(Trouble::record(&args.file))?;
    let mut position = game.start();
    let mut moments = vec![Moment { position: position.clone(), actor: None, shown: Vec::new() }];
    for entry in &record.entries {
        let played = position.parse(&entry.action).ok().and_then(|index| position.play(entry.actor, index).ok());
        let shown = played.expect("the record has been checked").events;
        moments.push(Moment { position: position.clone(), actor: Some(entry.actor), shown });
    }
    let names = (0..usize::from(record.seats)).map(|seat| match record.players.get(seat) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => (seat + 1).to_string(),
    });
    let words = Words::new(language, names.collect());
    let viewer = eyes(&args.eyes, record.seats)?;
    let show = Show { moments, viewer, words };
    if args.log {
        return (1..show.moments.len()).try_for_each(|n| show.log(n));
    }
    let at = args.at.unwrap_or(0);
    if at >= show.moments.len() {
        let answers = setup::count(record.entries.len(), "answer");
        return Err(Trouble::other(format!("--at {at}: the record has {answers}; it takes 0 to that")));
    }
    if args.at.is_some() && !std::io::stdout().is_terminal() {
        return show.moment(at);
    }
    show.walk(at)
}

fn eyes(text: &str, seats: u8) -> Result<Viewer, Trouble> {
    match text {
        "open" => Ok(Viewer::Open),
        "watcher" => Ok(Viewer::Watcher),
        _ => match text.parse() {
            Ok(seat) if seat < seats => Ok(Viewer::Seat(Seat(seat))),
            _ => {
                Err(Trouble::other(format!("--eyes {text}: it takes open, watcher, or a seat from 0 to {}", seats - 1)))
            }
        },
    }
}

struct Show {
    moments: Vec<Moment>,
    viewer: Viewer,
    words: Words,
}

impl Show {
    fn walk(&self, mut at: usize) -> Result<(), Trouble> {
        let last = self.moments.len() - 1;
        let mut lines = std::io::stdin().lock();
        let mut out = paint::out();
        let mut bytes = Vec::new();
        self.moment(at)?;
        loop {
            write!(out, "{} {} ", styled(&self.words.own("replay-keys"), DIM), styled("›", LIT))?;
            out.flush()?;
            bytes.clear();
            if lines.read_until(b'\n', &mut bytes)? == 0 {
                return Ok(());
            }
            let text = String::from_utf8_lossy(&bytes).trim().to_lowercase();
            at = match (text.as_str(), text.parse::<usize>()) {
                ("q" | "quit", _) => return Ok(()),
                ("", _) if at == last => return Ok(()),
                ("", _) => at + 1,
                ("b" | "back", _) => at.saturating_sub(1),
                ("s", _) => self.next_turn(at),
                (_, Ok(n)) if n <= last => n,
                _ => {
                    writeln!(out, "{}", self.words.with("replay-no", &[("total", Arg::Int(last as i32))]))?;
                    continue;
                }
            };
            self.moment(at)?;
        }
    }

    /// The next moment in which another seat decides.
    fn next_turn(&self, at: usize) -> usize {
        let decides = |n: usize| match self.moments[n].position.to_act() {
            ToAct::Seats(seats) => Some(seats),
            ToAct::Chance | ToAct::Over => None,
        };
        let now = decides(at);
        let last = self.moments.len() - 1;
        (at + 1..=last).find(|n| decides(*n).is_some_and(|seats| Some(seats) != now)).unwrap_or(last)
    }

    fn moment(&self, at: usize) -> Result<(), Trouble> {
        let moment = &self.moments[at];
        let me = match (self.viewer, moment.position.to_act(), moment.actor) {
            (Viewer::Seat(seat), ..) | (_, _, Some(Actor::Seat(seat))) => seat,
            (_, ToAct::Seats(seats), _) => seats.first().unwrap_or(Seat(0)),
            _ => Seat(0),
        };
        let mut out = paint::out();
        if std::io::stdout().is_terminal() {
            write!(out, "\x1b[2J\x1b[H")?;
        }
        let total = self.moments.len() - 1;
        let title = self.words.with("replay-at", &[("n", Arg::Int(at as i32)), ("total", Arg::Int(total as i32))]);
        writeln!(out, "{}", styled(&title, RUBRIC))?;
        for line in show::picture(&moment.position, self.viewer, me, Default::default(), &self.words) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
        self.log(at)?;
        if let Some(outcome) = moment.position.outcome() {
            let points = show::points(&moment.position.standings(self.viewer), &self.words);
            for line in points.iter().chain(&show::outcome(&outcome, &self.words)) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    /// What the answer before a moment brought.
    fn log(&self, at: usize) -> Result<(), Trouble> {
        let moment = &self.moments[at];
        let mut out = paint::out();
        for shown in moment.shown.iter().filter(|shown| shown.to.includes(self.viewer)) {
            let line = LogLine::of(at as u32, shown, false);
            if let Some(text) = show::log_line(&line, &self.words) {
                paint::lines(&text).iter().try_for_each(|line| writeln!(out, "{line}"))?;
            }
        }
        Ok(())
    }
}
