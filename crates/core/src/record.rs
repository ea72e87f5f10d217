//! The record of a game: a header and the answers, decisions and chance outcomes alike, in a text that reads back.
//!
//! ```text
//! signoria 1
//! game burgundy
//! rules 1
//! seats 2
//! options {"variant":"base"}
//! components default
//! player 0 Ania
//! player 1 Lorenzo
//! commitment 630dcd29…
//! seed 00010203…
//!
//! * first 0
//! 0 take 0 3.2
//! ```
//!
//! A game that goes on from a step of another one says so after its players: `from 4f0c… 120` names the table of the other
//! one, and how many of the answers are from there. The seed stands there only once the game is over. Lines that begin
//! with `#` are comments.

use crate::dealer::{Commitment, Seed};
use crate::{Actor, Game, PlayError, Seat, Sink, play};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One answer: who gave it, and the text of the action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// A seat, or chance.
    pub actor: Actor,
    /// The text form of the action.
    pub action: String,
}

/// Where a game begins that goes on from a step of another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Origin {
    /// The id of the other game's table.
    pub table: String,
    /// How many of the answers are from there: the first ones. Their dice and draws are the other game's.
    pub answers: u32,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.table, self.answers)
    }
}

/// A game as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The revision of its rules.
    pub rules: u32,
    /// The number of players.
    pub seats: u8,
    /// The options as one line of JSON.
    pub options: String,
    /// `default`, or the fingerprint of a host's own components.
    pub components: String,
    /// The names of the players, by seat; may be empty.
    pub players: Vec<String>,
    /// The game that it goes on from, if it does not begin at the start.
    pub from: Option<Origin>,
    /// The published hash of the dealer's seed.
    pub commitment: Option<Commitment>,
    /// The seed itself, once the game is over.
    pub seed: Option<Seed>,
    /// The answers, oldest first.
    pub entries: Vec<Entry>,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// The first line is not `signoria 1`.
    NotARecord,
    /// A header line with an unknown word.
    UnknownHeader(String),
    /// A header line whose value cannot be read; what it takes.
    BadHeader(&'static str),
    /// The same header twice.
    Twice(&'static str),
    /// A header that must be there is not.
    Missing(&'static str),
    /// Another game than the one asked for.
    OtherGame(String),
    /// Made under another revision of the rules.
    OtherRules {
        /// The record's revision.
        record: u32,
        /// The revision of this program.
        program: u32,
    },
    /// Made for other players or options than the box at hand.
    OtherBox,
    /// The line names nobody who acts.
    BadActor(String),
    /// The action's text cannot be read.
    BadAction {
        /// The text.
        action: String,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// The action is not possible there.
    Illegal {
        /// The action.
        action: String,
        /// Why not.
        error: PlayError,
    },
    /// The seed does not belong to the commitment.
    OtherSeed,
    /// The game that it goes on from has other answers up to there.
    OtherOrigin,
    /// The seed gives another outcome.
    NotDealt {
        /// What the record says.
        found: String,
        /// What the seed gives.
        dealt: String,
    },
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1; 0 if something is missing.
    pub line: usize,
    /// What is wrong.
    pub problem: RecordProblem,
}

impl RecordError {
    pub(crate) fn at(line: usize, problem: RecordProblem) -> Self {
        RecordError { line, problem }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        match &self.problem {
            RecordProblem::NotARecord => f.write_str("not a record: the first line must be `signoria 1`"),
            RecordProblem::UnknownHeader(word) => write!(f, "unknown header `{word}`"),
            RecordProblem::BadHeader(wants) => write!(f, "unreadable header; it takes {wants}"),
            RecordProblem::Twice(word) => write!(f, "header `{word}` stands there twice"),
            RecordProblem::Missing(word) => write!(f, "header `{word}` is missing"),
            RecordProblem::OtherGame(game) => write!(f, "a record of another game, {game}"),
            RecordProblem::OtherRules { record, program } => write!(
                f,
                "made under revision {record} of the rules; this program plays revision {program}, and nothing was loaded"
            ),
            RecordProblem::OtherBox => f.write_str("made for other seats or options than this game has"),
            RecordProblem::BadActor(word) => write!(f, "`{word}` is neither a seat nor `*`"),
            RecordProblem::BadAction { action, problem } => write!(f, "cannot read the action `{action}`: {problem}"),
            RecordProblem::Illegal { action, error } => write!(f, "`{action}`: {error}"),
            RecordProblem::OtherSeed => f.write_str("the seed does not belong to the published commitment"),
            RecordProblem::OtherOrigin => {
                f.write_str("the game that this one goes on from has other answers up to there")
            }
            RecordProblem::NotDealt { found, dealt } => {
                write!(f, "the record says `{found}`, the seed deals `{dealt}`")
            }
        }
    }
}

impl core::error::Error for RecordError {}

impl Record {
    /// A record of a game that begins.
    pub fn new<G: Game>(game: &G, options_json: &str) -> Self {
        Record {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_rev,
            seats: game.seats(),
            options: options_json.to_owned(),
            components: "default".to_owned(),
            players: Vec::new(),
            from: None,
            commitment: None,
            seed: None,
            entries: Vec::new(),
        }
    }

    /// Adds an answer.
    pub fn push(&mut self, actor: Actor, action: &impl ToString) {
        self.entries.push(Entry { actor, action: action.to_string() });
    }

    /// Plays the record from the start, checking every answer. `each` is called before an answer is carried out, with
    /// its line, and says where the events go.
    ///
    /// # Errors
    /// The line, the action and the rule of the first answer that is not possible.
    pub fn replay<G: Game, S: Sink<G::Event>>(
        &self,
        game: &G,
        mut each: impl FnMut(usize, &G::State, Actor, G::Action) -> Result<S, RecordError>,
    ) -> Result<G::State, RecordError> {
        self.check_header(G::INFO.id, G::INFO.rules_rev)?;
        if self.seats != game.seats() {
            return Err(RecordError::at(self.line_of_header("seats"), RecordProblem::OtherBox));
        }
        let mut state = game.start();
        for (i, entry) in self.entries.iter().enumerate() {
            let line = self.line_of(i);
            let action = entry.action.parse::<G::Action>().map_err(|error| {
                let problem = RecordProblem::BadAction { action: entry.action.clone(), problem: error.problem };
                RecordError::at(line, problem)
            })?;
            let mut sink = each(line, &state, entry.actor, action)?;
            play(game, &mut state, entry.actor, action, &mut sink).map_err(|error| {
                RecordError::at(line, RecordProblem::Illegal { action: entry.action.clone(), error })
            })?;
        }
        Ok(state)
    }

    /// Checks that the record is of this game and these rules.
    ///
    /// # Errors
    /// Says which of the two differs.
    pub fn check_header(&self, game: &str, rules: u32) -> Result<(), RecordError> {
        if self.game != game {
            return Err(RecordError::at(self.line_of_header("game"), RecordProblem::OtherGame(self.game.clone())));
        }
        if self.rules != rules {
            let problem = RecordProblem::OtherRules { record: self.rules, program: rules };
            return Err(RecordError::at(self.line_of_header("rules"), problem));
        }
        Ok(())
    }

    /// How many of the answers are from another game.
    #[must_use]
    pub fn foreign(&self) -> usize {
        self.from.as_ref().map_or(0, |from| from.answers as usize)
    }

    /// Checks that the answers before the step are those of the game that this one goes on from.
    ///
    /// # Errors
    /// The line of the first that differs, or of what says where it comes from.
    pub fn check_origin(&self, source: &Record) -> Result<(), RecordError> {
        let header = |record: &Record| {
            (record.game.clone(), record.rules, record.seats, record.options.clone(), record.components.clone())
        };
        let other = |line| RecordError::at(line, RecordProblem::OtherOrigin);
        if self.from.is_none() || header(self) != header(source) || self.foreign() > source.entries.len() {
            return Err(other(self.line_of_header("from")));
        }
        let differs =
            self.entries[..self.foreign()].iter().zip(&source.entries).position(|(mine, theirs)| mine != theirs);
        differs.map_or(Ok(()), |entry| Err(other(self.line_of(entry))))
    }

    /// The line of an entry in the text form.
    #[must_use]
    pub fn line_of(&self, entry: usize) -> usize {
        let optional = [self.from.is_some(), self.commitment.is_some(), self.seed.is_some()];
        8 + self.players.len() + optional.into_iter().filter(|there| *there).count() + entry
    }

    pub(crate) fn line_of_header(&self, word: &str) -> usize {
        match word {
            "game" => 2,
            "rules" => 3,
            "seats" => 4,
            "options" => 5,
            "components" => 6,
            "from" => 7 + self.players.len(),
            _ => 7 + self.players.len() + usize::from(self.from.is_some()),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "signoria 1\ngame {}\nrules {}\nseats {}", self.game, self.rules, self.seats)?;
        writeln!(f, "options {}\ncomponents {}", self.options, self.components)?;
        for (seat, name) in self.players.iter().enumerate() {
            writeln!(f, "player {seat} {}", name.replace(['\n', '\r'], " "))?;
        }
        if let Some(from) = &self.from {
            writeln!(f, "from {from}")?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {seed}")?;
        }
        writeln!(f)?;
        for entry in &self.entries {
            match entry.actor {
                Actor::Seat(seat) => writeln!(f, "{seat} {}", entry.action)?,
                Actor::Chance => writeln!(f, "* {}", entry.action)?,
            }
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim_end()))
            .filter(|(_, line)| !line.starts_with('#'));
        if lines.next().map(|(_, line)| line) != Some("signoria 1") {
            return Err(RecordError::at(1, RecordProblem::NotARecord));
        }
        let (mut game, mut rules, mut seats, mut options, mut components) = (None, None, None, None, None);
        let (mut from, mut commitment, mut seed) = (None, None, None);
        let mut players: Vec<String> = Vec::new();
        for (line, text) in lines.by_ref() {
            if text.is_empty() {
                break;
            }
            let bad = |wants| RecordError::at(line, RecordProblem::BadHeader(wants));
            let (word, value) = text.split_once(' ').unwrap_or((text, ""));
            match word {
                "game" => set(&mut game, value.to_owned(), "game", line)?,
                "rules" => set(&mut rules, value.parse().map_err(|_| bad("a number"))?, "rules", line)?,
                "seats" => set(&mut seats, value.parse().map_err(|_| bad("a number of players"))?, "seats", line)?,
                "options" => set(&mut options, value.to_owned(), "options", line)?,
                "components" => set(&mut components, value.to_owned(), "components", line)?,
                "player" => {
                    let (seat, name) = value.split_once(' ').unwrap_or((value, ""));
                    if seat.parse() != Ok(players.len()) {
                        return Err(bad("the seats in order, each with a name"));
                    }
                    players.push(name.to_owned());
                }
                "from" => {
                    let origin = value.split_once(' ').and_then(|(table, answers)| {
                        Some(Origin { table: table.to_owned(), answers: answers.parse().ok()? })
                    });
                    set(&mut from, origin.ok_or_else(|| bad("a table and a number of answers"))?, "from", line)?;
                }
                "commitment" => {
                    set(&mut commitment, value.parse().map_err(|_| bad("64 hexadecimal digits"))?, "commitment", line)?;
                }
                "seed" => set(&mut seed, value.parse().map_err(|_| bad("64 hexadecimal digits"))?, "seed", line)?,
                _ => return Err(RecordError::at(line, RecordProblem::UnknownHeader(word.to_owned()))),
            }
        }
        let missing = |word| RecordError::at(0, RecordProblem::Missing(word));
        let mut record = Record {
            game: game.ok_or_else(|| missing("game"))?,
            rules: rules.ok_or_else(|| missing("rules"))?,
            seats: seats.ok_or_else(|| missing("seats"))?,
            options: options.ok_or_else(|| missing("options"))?,
            components: components.unwrap_or_else(|| "default".to_owned()),
            players,
            from,
            commitment,
            seed,
            entries: Vec::new(),
        };
        for (line, text) in lines.filter(|(_, text)| !text.is_empty()) {
            let (word, action) = text.split_once(' ').unwrap_or((text, ""));
            let actor = match word {
                "*" => Actor::Chance,
                _ => match word.parse() {
                    Ok(seat) if seat < record.seats => Actor::Seat(Seat(seat)),
                    _ => return Err(RecordError::at(line, RecordProblem::BadActor(word.to_owned()))),
                },
            };
            record.entries.push(Entry { actor, action: action.to_owned() });
        }
        if record.foreign() > record.entries.len() {
            let wants = "as many answers as the record has, or fewer";
            return Err(RecordError::at(record.line_of_header("from"), RecordProblem::BadHeader(wants)));
        }
        Ok(record)
    }
}

fn set<T>(slot: &mut Option<T>, value: T, word: &'static str, line: usize) -> Result<(), RecordError> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(RecordError::at(line, RecordProblem::Twice(word))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        Record {
            game: "burgundy".to_owned(),
            rules: 1,
            seats: 2,
            options: "{}".to_owned(),
            components: "default".to_owned(),
            players: ["Ania", "Lorenzo il Magnifico"].map(str::to_owned).into(),
            from: Some(Origin { table: "4f0c".to_owned(), answers: 1 }),
            commitment: Some(Seed([3; 32]).commitment()),
            seed: Some(Seed([3; 32])),
            entries: [
                Entry { actor: Actor::Chance, action: "first 1".to_owned() },
                Entry { actor: Actor::Seat(Seat(1)), action: "take 0 3.2".to_owned() },
            ]
            .into(),
        }
    }

    #[test]
    fn a_record_reads_back_and_knows_its_lines() {
        let record = sample();
        let text = record.to_string();
        assert_eq!(text.parse(), Ok(record.clone()));
        assert_eq!(text.lines().nth(record.line_of(1) - 1), Some("1 take 0 3.2"));
        for word in ["from", "commitment"] {
            assert!(text.lines().nth(record.line_of_header(word) - 1).unwrap().starts_with(word));
        }
        let plain = Record { from: None, ..record };
        assert_eq!(plain.to_string().parse(), Ok(plain));
    }

    #[test]
    fn a_game_that_goes_on_from_another_one_has_its_answers() {
        let (branch, source) = (sample(), Record { from: None, ..sample() });
        assert_eq!(branch.check_origin(&source), Ok(()));
        let wrong = |source: &Record, line| {
            assert_eq!(branch.check_origin(source), Err(RecordError::at(line, RecordProblem::OtherOrigin)));
        };
        let mut other = source.clone();
        other.entries[0].action = "first 0".to_owned();
        wrong(&other, branch.line_of(0));
        wrong(&Record { entries: Vec::new(), ..source.clone() }, 9);
        wrong(&Record { options: "{\"first\":0}".to_owned(), ..source.clone() }, 9);
        // What comes after the step is its own.
        other.clone_from(&source);
        other.entries[1].action = "take 0 4.2".to_owned();
        assert_eq!(branch.check_origin(&other), Ok(()));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        let text = sample().to_string();
        let cases = [
            ("signoria 1", "chess 1", "line 1: not a record"),
            ("seats 2", "seats two", "line 4: unreadable header; it takes a number of players"),
            ("seats 2", "seats 2\nseats 3", "line 5: header `seats` stands there twice"),
            ("rules 1\n", "", "header `rules` is missing"),
            ("player 1", "player 2", "line 8: unreadable header"),
            ("components", "weather", "line 6: unknown header `weather`"),
            ("from 4f0c 1", "from 4f0c", "line 9: unreadable header; it takes a table and a number of answers"),
            ("from 4f0c 1", "from 4f0c 3", "line 9: unreadable header; it takes as many answers"),
            ("\n1 take", "\n7 take", "line 14: `7` is neither a seat nor `*`"),
        ];
        for (from, to, expected) in cases {
            let error = text.replacen(from, to, 1).parse::<Record>().unwrap_err().to_string();
            assert!(error.starts_with(expected), "{error}");
        }
    }
}
