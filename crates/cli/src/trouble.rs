//! What went wrong, and what to do about it.

use crate::words::Words;
use signoria_core::record::{RecordError, RecordProblem};
use signoria_core::{PlayError, Refusal, SetupError};
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
    /// Anything else, in words that say what would be right.
    Other(String),
}

impl Trouble {
    pub(crate) fn other(text: impl Into<String>) -> Self {
        Trouble::Other(text.into())
    }

    pub(crate) fn file(path: &Path) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.to_owned();
        |error| Trouble::File(path, error)
    }

    pub(crate) fn record(path: &Path) -> impl FnOnce(RecordError) -> Self {
        let path = path.to_owned();
        |error| Trouble::Record(path, error)
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
            _ => Trouble::Other(format!("the terminal: {error}")),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Setup(error) => error.fmt(f),
            Trouble::Record(path, error) => write!(f, "{}: {}", path.display(), in_words(error)),
            Trouble::File(path, error) => write!(f, "{}: {error}", path.display()),
            Trouble::Pipe => f.write_str("nobody reads the output any more"),
            Trouble::Other(text) => f.write_str(text),
        }
    }
}

/// A record's error, a refusal by the rules in words instead of its key.
fn in_words(error: &RecordError) -> String {
    let RecordProblem::Illegal { action, error: PlayError::Refused(Refusal(message)) } = &error.problem else {
        return error.to_string();
    };
    let words = Words::new(Language::En, Vec::new()).say(message);
    let rule = message.rule.map_or(String::new(), |rule| format!(" ({rule})"));
    format!("line {}: `{action}`: not allowed: {words}{rule}", error.line)
}
