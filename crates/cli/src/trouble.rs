//! What went wrong, and what to do about it.

use crate::setup;
use crate::words::Words;
use serde_json::{Value, json};
use signoria_core::record::{RecordError, RecordProblem};
use signoria_core::{Message, PlayError, Refusal, SetupError};
use signoria_games::Language;
use std::fmt;
use std::path::{Path, PathBuf};

/// Why a command did not do what it was asked for.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// Options or components that make no game.
    Setup(SetupError),
    /// A record that cannot be used.
    Record(PathBuf, RecordError),
    /// A file that cannot be read or written.
    File(PathBuf, std::io::Error),
    /// Whoever read the output has gone.
    Pipe,
    /// It has been told already; only the exit code is left to give.
    Told(Kind),
    /// Anything else, in words that say what would be right.
    Other(Kind, String),
}

/// What scripts tell apart. Each has an exit code of its own; 2 is a command line that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Anything that is not one of the others: no such file, no such option.
    Failed,
    /// A record that breaks the rules, or that is none.
    Illegal,
    /// Dice or draws that are not those of the seed, or a seed that is not the published one.
    WrongDice,
    /// A record of a game that is not over.
    Unfinished,
    /// A record without a seed.
    NothingToCheck,
}

impl Kind {
    pub(crate) fn code(self) -> u8 {
        match self {
            Kind::Failed => 1,
            Kind::Illegal => 3,
            Kind::WrongDice => 4,
            Kind::Unfinished => 5,
            Kind::NothingToCheck => 6,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Kind::Failed => "failed",
            Kind::Illegal => "illegal",
            Kind::WrongDice => "wrong_dice",
            Kind::Unfinished => "unfinished",
            Kind::NothingToCheck => "nothing_to_check",
        }
    }
}

impl Trouble {
    pub(crate) fn other(text: impl Into<String>) -> Self {
        Trouble::Other(Kind::Failed, text.into())
    }

    pub(crate) fn of(kind: Kind, text: impl Into<String>) -> Self {
        Trouble::Other(kind, text.into())
    }

    pub(crate) fn file(path: &Path) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.to_owned();
        |error| Trouble::File(path, error)
    }

    pub(crate) fn record(path: &Path) -> impl FnOnce(RecordError) -> Self {
        let path = path.to_owned();
        |error| Trouble::Record(path, error)
    }

    pub(crate) fn kind(&self) -> Kind {
        match self {
            Trouble::Record(_, error) => match &error.problem {
                RecordProblem::OtherSeed | RecordProblem::NotDealt { .. } => Kind::WrongDice,
                RecordProblem::OtherGame(_) | RecordProblem::OtherRules { .. } | RecordProblem::OtherBox => {
                    Kind::Failed
                }
                RecordProblem::NotARecord
                | RecordProblem::UnknownHeader(_)
                | RecordProblem::BadHeader(_)
                | RecordProblem::Twice(_)
                | RecordProblem::Missing(_)
                | RecordProblem::BadActor(_)
                | RecordProblem::BadAction { .. }
                | RecordProblem::Illegal { .. }
                | RecordProblem::OtherOrigin => Kind::Illegal,
            },
            Trouble::Told(kind) | Trouble::Other(kind, _) => *kind,
            Trouble::Setup(_) | Trouble::File(..) | Trouble::Pipe => Kind::Failed,
        }
    }

    /// For programs: the kind, the words, and the line of a record.
    pub(crate) fn json(&self) -> Value {
        let line = match self {
            Trouble::Record(_, error) if error.line > 0 => Some(error.line),
            _ => None,
        };
        json!({ "kind": self.kind().word(), "code": self.kind().code(), "line": line, "message": self.to_string() })
    }

    /// The same without words: they have been told.
    pub(crate) fn told(&self) -> Self {
        Trouble::Told(self.kind())
    }
}

impl From<SetupError> for Trouble {
    fn from(error: SetupError) -> Self {
        Trouble::Setup(error)
    }
}

/// Only for the terminal: every file names itself.
impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Trouble::Pipe,
            _ => Trouble::other(format!("the output: {}", reason(&error))),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Setup(error) => error.fmt(f),
            Trouble::Record(path, error) => write!(f, "{}: {}", setup::name(path), in_words(error)),
            Trouble::File(path, error) => write!(f, "{}: {}", setup::name(path), reason(error)),
            Trouble::Pipe => f.write_str("nobody reads the output any more"),
            Trouble::Told(_) => Ok(()),
            Trouble::Other(_, text) => f.write_str(text),
        }
    }
}

/// What the system says, without its number.
fn reason(error: &std::io::Error) -> String {
    error.to_string().split(" (os error").next().unwrap_or_default().to_owned()
}

/// A record's error, a refusal by the rules in words instead of its key.
fn in_words(error: &RecordError) -> String {
    let RecordProblem::Illegal { action, error: PlayError::Refused(Refusal(message)) } = &error.problem else {
        return error.to_string();
    };
    format!("line {}: `{action}`: not allowed: {}", error.line, refusal(message, Vec::new()))
}

/// Why the rules refuse an answer, with the number of the rule.
pub(crate) fn refusal(message: &Message, names: Vec<String>) -> String {
    let words = Words::new(Language::En, names).say(message);
    let rule = message.rule.map_or(String::new(), |rule| format!(" ({rule})"));
    format!("{words}{rule}")
}
