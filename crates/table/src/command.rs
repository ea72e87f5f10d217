//! What a table is told, what it answers, and why it refuses.

use crate::{At, ChatLine, Header, Person, RequestKey};
use serde::{Deserialize, Serialize};
use signoria_core::{Actor, Message, Outcome, PlayError, Refusal, Seat};

/// Something that happens to a table. Whoever sends it has checked that the person may speak for the seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A person takes an open seat, the first one if none is named. The game starts when the last seat is taken.
    Join {
        /// Who.
        person: Person,
        /// Where.
        seat: Option<Seat>,
    },
    /// A person gives a seat up before the game.
    Leave {
        /// Which.
        seat: Seat,
    },
    /// A table that has waited for players in vain is thrown away.
    Close,
    /// The game starts; bots take the open seats.
    Start,
    /// A person answers.
    Act {
        /// The seat.
        seat: Seat,
        /// What the answer stands on.
        at: At,
        /// The index of the action.
        index: u32,
        /// Confirm the tail at once if nothing more is to be decided in it.
        commit: bool,
        /// The same request again changes nothing.
        key: Option<RequestKey>,
    },
    /// A bot answers what [`Effect::Think`] asked.
    BotActs {
        /// The seat.
        seat: Seat,
        /// What was asked about.
        at: At,
        /// The index of the action.
        index: u32,
    },
    /// Takes the last answer of the tail back.
    Undo {
        /// The seat.
        seat: Seat,
        /// What it stands on.
        at: At,
    },
    /// Gives the answer that was taken back last again.
    Redo {
        /// The seat.
        seat: Seat,
        /// What it stands on.
        at: At,
    },
    /// Takes all answers of the tail back; each may be redone.
    Reset {
        /// The seat.
        seat: Seat,
        /// What it stands on.
        at: At,
    },
    /// Confirms the tail.
    Commit {
        /// The seat.
        seat: Seat,
        /// What it stands on.
        at: At,
    },
    /// A person says what the table shall answer for the seat from now on, or takes that back.
    Order {
        /// The seat.
        seat: Seat,
        /// The game's number of the order; nothing takes it back.
        order: Option<u16>,
    },
    /// A person gives up; a bot sits in.
    Resign {
        /// The seat.
        seat: Seat,
    },
    /// A person does not want to wait for one whose time has run out; a bot sits in.
    Drop {
        /// Who does not want to wait.
        by: Seat,
        /// Whose time has run out.
        seat: Seat,
    },
    /// A person comes back to the seat that a bot sits in.
    Return {
        /// The seat.
        seat: Seat,
    },
    /// A person goes on as another one, as a guest does who signs in to an account.
    HandOver {
        /// Who it was.
        from: String,
        /// Who it is from now on.
        to: Person,
    },
    /// A person asks what a bot would do.
    Hint {
        /// The seat.
        seat: Seat,
    },
    /// Somebody says something.
    Chat {
        /// Who.
        from: Person,
        /// What.
        text: String,
    },
    /// A person's page opened or closed its feed.
    Presence {
        /// The seat.
        seat: Seat,
        /// Whether it is there now.
        connected: bool,
    },
    /// The time that [`Effect::Alarm`] named has come.
    Alarm,
    /// A person ends a game that the rules do not fit any more.
    End {
        /// The seat.
        seat: Seat,
    },
    /// The people of a game that the rules do not fit any more play on at another table.
    GoOn {
        /// The id of the other table.
        to: String,
    },
}

/// What is to be done after a command, in this order.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Store this, in one transaction, before anything else.
    Save(Box<Save>),
    /// Give these viewers a fresh [`Update`](crate::Update).
    Tell(To),
    /// Ask a bot for an answer, and bring it as [`Command::BotActs`].
    Think(Thought),
    /// Ask a bot what it would do here, and tell this seat alone.
    Hint {
        /// The seat.
        seat: Seat,
        /// The position that is asked about.
        at: At,
    },
    /// Come back with [`Command::Alarm`] at this time. A later alarm takes the place of an earlier one.
    Alarm {
        /// When, by [`Moment::clock`](crate::Moment).
        at: u64,
    },
    /// The game is over.
    Over(Outcome),
    /// The table is thrown away instead of being stored, if it is at the revision before.
    Discard,
}

/// Whom to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// Every seat and every watcher.
    All,
    /// One seat.
    Seat(Seat),
}

/// What has to be durable before anybody hears of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// The table without its rows. `header.revision` counts the changes: it is stored only over the revision before it,
    /// so that of two nodes that changed the same table one has to reload and try again.
    pub header: Header,
    /// The version before the rows.
    pub from: u32,
    /// The answers that were committed, the first of them number `from`.
    pub rows: Vec<Row>,
    /// What was said.
    pub chat: Option<ChatLine>,
    /// Whether seats may have changed hands.
    pub seats: bool,
    /// What the table waits for now.
    pub due: Due,
}

/// What a table waits for without anybody being there: whoever runs it has to come back to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Due {
    /// When the next clock runs out, by [`Moment::clock`](crate::Moment).
    pub alarm: Option<u64>,
    /// The answers that bots owe, by seat.
    pub thoughts: Vec<Thought>,
}

/// An answer that a bot owes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Thought {
    /// The seat.
    pub seat: Seat,
    /// The level of the bot.
    pub level: String,
    /// What the answer will stand on.
    pub at: At,
}

/// A committed answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The seat, or nothing for chance.
    pub seat: Option<Seat>,
    /// The index of the action.
    pub index: u32,
    /// When it was committed: milliseconds since 1970.
    pub at: u64,
    /// The idempotency key that it came with.
    pub key: Option<RequestKey>,
}

impl Row {
    /// Who gave the answer.
    #[must_use]
    pub fn actor(&self) -> Actor {
        self.seat.map_or(Actor::Chance, Actor::Seat)
    }
}

/// Why a command changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The table or the tail has changed since; look again.
    Stale(At),
    /// The game has not started.
    NotStarted,
    /// The game has started already.
    Started,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The seat owes no answer now.
    NotYourTurn,
    /// The rules forbid it.
    Rules(Refusal),
    /// There is nothing to undo before the last barrier.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
    /// There is nothing to confirm yet.
    NothingToCommit,
    /// The game offers no such standing order now.
    NoSuchOrder,
    /// A bot sits in; come back first.
    BotSitsIn,
    /// No bot sits in here.
    NotAway,
    /// Nobody holds this seat in person, or there is no such seat.
    NoSuchPerson,
    /// The time of this seat has not run out.
    TimeLeft,
    /// The rules were changed under the game, and it does not fit them any more.
    Stranded,
    /// The rules fit the game.
    NotStranded,
    /// No seat is open, or not this one.
    Taken,
    /// The person sits here already.
    Seated,
    /// A message must have some text, and at most this many characters.
    BadChat(usize),
    /// A message has signs that nobody can see, or that turn the text around them.
    NotPlain,
    /// The key of the request belongs to another one.
    KeyReused,
}

impl Refused {
    /// The words: a key of [`TEXTS`](crate::TEXTS) or of the game.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Refused::Stale(_) => Message::new("table-refused-stale"),
            Refused::NotStarted => Message::new("table-refused-not-started"),
            Refused::Started => Message::new("table-refused-started"),
            Refused::Over => Message::new("table-refused-over"),
            Refused::NotOver => Message::new("table-refused-not-over"),
            Refused::NotYourTurn => Message::new("table-refused-not-your-turn"),
            Refused::Rules(Refusal(message)) => message.clone(),
            Refused::NothingToUndo => Message::new("table-refused-nothing-to-undo"),
            Refused::NothingToRedo => Message::new("table-refused-nothing-to-redo"),
            Refused::NothingToCommit => Message::new("table-refused-nothing-to-commit"),
            Refused::NoSuchOrder => Message::new("table-refused-no-such-order"),
            Refused::BotSitsIn => Message::new("table-refused-bot-sits-in"),
            Refused::NotAway => Message::new("table-refused-not-away"),
            Refused::NoSuchPerson => Message::new("table-refused-no-such-person"),
            Refused::TimeLeft => Message::new("table-refused-time-left"),
            Refused::Stranded => Message::new("table-refused-stranded"),
            Refused::NotStranded => Message::new("table-refused-not-stranded"),
            Refused::Taken => Message::new("table-refused-taken"),
            Refused::Seated => Message::new("table-refused-seated"),
            Refused::NotPlain => Message::new("table-refused-not-plain"),
            Refused::KeyReused => Message::new("table-refused-key-reused"),
            Refused::BadChat(limit) => Message::new("table-refused-bad-chat").arg("limit", *limit as i32),
        }
    }
}

impl From<PlayError> for Refused {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Over => Refused::Over,
            PlayError::NotYourTurn | PlayError::Impossible => Refused::NotYourTurn,
            PlayError::Refused(refusal) => Refused::Rules(refusal),
        }
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "refused: {}", self.message().key)
    }
}

impl std::error::Error for Refused {}
