//! One match without I/O: seats, dealer, versions, undo, clocks, and the messages to clients.
//!
//! [`Table::handle`] takes a [`Command`] and the time, and gives [`Effect`]s: what to store, whom to tell, which bot to
//! ask, when to come back. The table itself never waits, writes or sends. Whoever runs it stores [`Save`] first, in one
//! transaction, and tells people afterwards; if storing fails, the table in memory is dropped and restored from the store.
//!
//! * The *version* of a table is the number of committed answers, chance included.
//! * A seat that decides has a *tail*: answers that it has given and may still take back. The others see the committed
//!   position. A tail is committed when nothing more is to be decided in it, or as soon as the seat has learned something
//!   hidden, since that cannot be taken back.
//! * Where several seats decide at the same time, each has its own tail, and its owner may revise it until the last is in.

mod clock;
mod command;
mod header;
mod holder;
mod request;
mod revised;
mod table;
mod tail;
mod text;
mod turns;
mod update;

pub use clock::{Clock, Clocks, Moment};
pub use command::{Command, Due, Effect, Refused, Row, Save, Thought, To};
pub use header::{Header, RestoreError, Revised, Status};
pub use holder::{Away, Holder, Person};
pub use request::RequestKey;
pub use table::{Branch, Setup, Table};
pub use tail::{At, Step, Tail};
pub use text::{highest_pile, is_plain, is_unseen};
pub use update::{
    Asked, ChatLine, ClocksView, LogLine, May, PreviewView, SeatKind, SeatView, StrandedView, Summary, Update,
    ViewerName,
};

/// The messages of the table in Fluent's form: English, Polish.
pub const TEXTS: [&str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")];
