//! What is said to people, without words: message keys with arguments. The words stand in the Fluent files of each game.

use crate::Seat;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde::Serialize;

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "t", content = "v", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Arg {
    /// A number; the message chooses the plural.
    Int(i32),
    /// A key of another message, the name of a thing. The message may use `$x` and, for each attribute of the
    /// name (`.acc`, `.gen` …), `$x_acc`, `$x_gen`.
    Name(Cow<'static, str>),
    /// A player, by seat.
    Seat(Seat),
    /// Several things, joined in the reader's language.
    List(Vec<Arg>),
}

impl From<i32> for Arg {
    fn from(n: i32) -> Self {
        Arg::Int(n)
    }
}

impl From<u8> for Arg {
    fn from(n: u8) -> Self {
        Arg::Int(n.into())
    }
}

impl From<&'static str> for Arg {
    fn from(key: &'static str) -> Self {
        Arg::Name(Cow::Borrowed(key))
    }
}

impl From<String> for Arg {
    fn from(key: String) -> Self {
        Arg::Name(Cow::Owned(key))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

/// A sentence: a key of the game's Fluent files, its arguments, and the rule that it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// The message's key, `burgundy-log-take`.
    pub key: Cow<'static, str>,
    /// Its arguments by name.
    pub args: Vec<(Cow<'static, str>, Arg)>,
    /// The number of the rule, `B5.4`, if one stands behind it.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub rule: Option<&'static str>,
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Message { key: key.into(), args: Vec::new(), rule: None }
    }

    /// The message with one argument more.
    #[must_use]
    pub fn arg(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The message resting on a rule.
    #[must_use]
    pub fn rule(mut self, id: &'static str) -> Self {
        self.rule = Some(id);
        self
    }
}

/// Something on the table that an option touches: `die:0`, `depot:3.2`, `cell:19`, `do:take`.
/// The kind `do` is a button with the kind of action; every other kind is a thing that the board draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Element {
    /// The kind of thing.
    pub kind: &'static str,
    /// Which one of them.
    pub at: ElementAt,
}

/// Which element of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ElementAt {
    /// By number.
    One(u8),
    /// By two numbers: the place, and the place within it.
    Two(u8, u8),
    /// By a word.
    Word(&'static str),
}

impl Element {
    /// The `n`th element of a kind.
    #[must_use]
    pub const fn one(kind: &'static str, n: u8) -> Self {
        Element { kind, at: ElementAt::One(n) }
    }

    /// An element within an element.
    #[must_use]
    pub const fn two(kind: &'static str, n: u8, m: u8) -> Self {
        Element { kind, at: ElementAt::Two(n, m) }
    }

    /// A button: a kind of action.
    #[must_use]
    pub const fn action(word: &'static str) -> Self {
        Element { kind: "do", at: ElementAt::Word(word) }
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            ElementAt::One(n) => write!(f, "{}:{n}", self.kind),
            ElementAt::Two(n, m) => write!(f, "{}:{n}.{m}", self.kind),
            ElementAt::Word(word) => write!(f, "{}:{word}", self.kind),
        }
    }
}

impl Serialize for Element {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// An option as a person sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// What it does, for the list of options.
    pub label: Message,
    /// The elements that it touches: clicking one of them narrows the options to those that touch it.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub touches: Vec<Element>,
    /// What it costs beyond the usual, by the name of the resource (`worker`, `silverling`).
    #[cfg_attr(feature = "ts", ts(type = "[string, number][]"))]
    pub price: Vec<(&'static str, u8)>,
}

/// Why an action is not legal: a message with the rule that forbids it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal(pub Message);

/// The text of an action that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseActionError {
    /// What was wrong, in a word or two: `unknown word`, `number out of range`.
    pub problem: &'static str,
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.problem)
    }
}

impl core::error::Error for ParseActionError {}
