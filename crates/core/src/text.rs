//! What is said to people, without words: message keys with arguments. The words stand in the Fluent files of each game.

use crate::{Seat, SeatSet};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde::Serialize;

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "t", content = "v", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(no_recursion))]
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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

/// Something on the table that an option touches or an event names: `p1/cell:19` on a player's board, `p0+1/hex:4` on what
/// two players share, `depot:3.2` on the table, `do:take` for a button.
///
/// The kind `do` is a button with the kind of action; every other kind is a thing that the board draws. What lies on a
/// player's board always says whose, the own board too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Element {
    /// Whose it is: nobody's (on the table), one player's, or what some share.
    pub owner: SeatSet,
    /// The kind of thing.
    pub kind: &'static str,
    /// Which one of them.
    pub at: ElementAt,
}

/// Which element of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ElementAt {
    /// There is one alone.
    Only,
    /// By number.
    One(u8),
    /// By two numbers: the place, and the place within it.
    Two(u8, u8),
    /// By a word.
    Word(&'static str),
}

impl Element {
    /// The only one of a kind: `score`.
    #[must_use]
    pub const fn only(kind: &'static str) -> Self {
        Element { owner: SeatSet::EMPTY, kind, at: ElementAt::Only }
    }

    /// The `n`th element of a kind.
    #[must_use]
    pub const fn one(kind: &'static str, n: u8) -> Self {
        Element { owner: SeatSet::EMPTY, kind, at: ElementAt::One(n) }
    }

    /// An element within an element.
    #[must_use]
    pub const fn two(kind: &'static str, n: u8, m: u8) -> Self {
        Element { owner: SeatSet::EMPTY, kind, at: ElementAt::Two(n, m) }
    }

    /// The element of a kind with a word.
    #[must_use]
    pub const fn word(kind: &'static str, word: &'static str) -> Self {
        Element { owner: SeatSet::EMPTY, kind, at: ElementAt::Word(word) }
    }

    /// A button: a kind of action.
    #[must_use]
    pub const fn action(word: &'static str) -> Self {
        Element::word("do", word)
    }

    /// The element on the board of a player.
    #[must_use]
    pub const fn of(self, seat: Seat) -> Self {
        self.shared(SeatSet::only(seat))
    }

    /// The element on what these players share.
    #[must_use]
    pub const fn shared(self, owner: SeatSet) -> Self {
        Element { owner, ..self }
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, seat) in self.owner.iter().enumerate() {
            write!(f, "{}{seat}", if i == 0 { 'p' } else { '+' })?;
        }
        if !self.owner.is_empty() {
            f.write_str("/")?;
        }
        f.write_str(self.kind)?;
        match self.at {
            ElementAt::Only => Ok(()),
            ElementAt::One(n) => write!(f, ":{n}"),
            ElementAt::Two(n, m) => write!(f, ":{n}.{m}"),
            ElementAt::Word(word) => write!(f, ":{word}"),
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Choice {
    /// What it does, for the list of options.
    pub label: Message,
    /// The elements that it touches: clicking one of them narrows the options to those that touch it. An element that stands
    /// here twice has to be clicked twice: paying with two of the same.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub touches: Vec<Element>,
    /// What it costs beyond the usual, by the name of the resource (`worker`, `silverling`).
    #[cfg_attr(feature = "ts", ts(type = "[string, number][]"))]
    pub price: Vec<(&'static str, u8)>,
}

/// How an event is shown: whose line of the log it is, the line, and what moves on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Notice {
    /// Whose doing it is, if it is somebody's.
    pub seat: Option<Seat>,
    /// The line of the log, if it is worth one.
    pub line: Option<Message>,
    /// A heading in the log that begins a new part of the game: a round, a turn.
    pub heading: Option<Message>,
    /// What it does to the elements of the table, in order.
    pub marks: Vec<Mark>,
}

impl Notice {
    /// A line of nobody's doing.
    #[must_use]
    pub fn line(line: Message) -> Self {
        Notice { line: Some(line), ..Notice::default() }
    }

    /// A heading.
    #[must_use]
    pub fn heading(heading: Message) -> Self {
        Notice { heading: Some(heading), ..Notice::default() }
    }

    /// The notice as the doing of a seat.
    #[must_use]
    pub fn of(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    /// The notice with one mark more.
    #[must_use]
    pub fn mark(mut self, mark: Mark) -> Self {
        self.marks.push(mark);
        self
    }

    /// Something goes from one place to another.
    #[must_use]
    pub fn moves(self, from: Element, to: Element) -> Self {
        self.mark(Mark::Move { from, to })
    }

    /// Something appears or changes.
    #[must_use]
    pub fn shows(self, at: Element) -> Self {
        self.mark(Mark::Show { at })
    }

    /// Something is concerned, nothing moves.
    #[must_use]
    pub fn touches(self, at: Element) -> Self {
        self.mark(Mark::Touch { at })
    }

    /// Points are won (or lost, below 0) at a place.
    #[must_use]
    pub fn points(self, at: Element, points: impl Into<i32>) -> Self {
        self.mark(Mark::Points { at, points: points.into() })
    }
}

/// What an event does to the elements of the table: for motion, for marks of what has changed, for gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "mark", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Mark {
    /// Something goes from one place to another.
    Move {
        /// From where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        from: Element,
        /// To where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        to: Element,
    },
    /// Something appears or changes.
    Show {
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        at: Element,
    },
    /// Something is concerned, nothing moves.
    Touch {
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        at: Element,
    },
    /// Points are won, or lost where the number is below 0.
    Points {
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        at: Element,
        /// How many.
        points: i32,
    },
}

/// How a player stands, as far as the viewer knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Standing {
    /// The points that decide the game.
    pub score: i32,
    /// The points by source.
    pub points: Vec<Points>,
}

impl Standing {
    /// The score is the sum of the points that count.
    #[must_use]
    pub fn of(points: Vec<Points>) -> Self {
        Standing { score: points.iter().filter(|row| row.counts).map(|row| row.points).sum(), points }
    }
}

/// Points from one source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Points {
    /// The key of the source's name.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub source: &'static str,
    /// How many.
    pub points: i32,
    /// Whether they are part of the score, and not points of another track that it is made from.
    pub counts: bool,
}

impl Points {
    /// Points that are part of the score.
    #[must_use]
    pub fn of(source: &'static str, points: impl Into<i32>) -> Self {
        Points { source, points: points.into(), counts: true }
    }
}

/// A standing order that a seat may give: the table answers for it as long as the order says how. Undo clears it, and so does
/// whatever the seat learns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Order {
    /// The game's number of the order: what a client sends back.
    pub order: u16,
    /// What it says.
    pub label: Message,
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
