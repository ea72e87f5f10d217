//! Tables from the store, also such as were played under other rules than those of this program.
//!
//! The answers are the game: they are played again. Where every one of them still stands under the rules of today, the
//! game goes on under those, and its log says so. Where one does not, or the options of the game cannot be read any more,
//! the table is *stranded*: people see the last position that stands, what does not, and end the game or play on from there
//! at a new table.

use crate::table::{Changed, Table};
use crate::update::ChatLine;
use crate::{Branch, Effect, Header, Holder, Moment, Refused, RestoreError, Revised, Row, Status, Tail, To};
use signoria_core::record::Origin;
use signoria_core::{Message, PlayError, Refusal, Seat, SeatSet, ToAct};
use signoria_games::AnyGame;
use std::sync::Arc;

/// Why a table cannot go on.
#[derive(Clone, Debug)]
pub(crate) struct Stranded {
    /// The answer that does not stand, its number from 1.
    pub(crate) answer: u32,
    /// How many answers there were.
    pub(crate) of: u32,
    /// Whose answer it is; nothing for chance.
    pub(crate) seat: Option<Seat>,
    /// The answer as records have it, if the rules still know it.
    pub(crate) action: Option<String>,
    /// Why it does not stand.
    pub(crate) why: Message,
    /// That answer and those after it.
    pub(crate) rest: Vec<Row>,
    /// The options that cannot be read any more: then that is why, whatever else does not stand.
    pub(crate) options: Vec<String>,
}

impl Table {
    /// A stored table. Nothing is asked of bots or clocks yet: see [`pending`](Table::pending). If the rules, the
    /// components or the options of the box are others than the table's, its answers are tried under the new ones. `unread`
    /// names options of the table that the box is without, since nobody knows what they would mean.
    ///
    /// # Errors
    /// If the box is of another game or for another number of seats.
    pub fn restore(
        game: Arc<dyn AnyGame>,
        header: Header,
        rows: Vec<Row>,
        chat: Vec<ChatLine>,
        unread: Vec<String>,
    ) -> Result<Table, RestoreError> {
        if header.game != game.info().id {
            return Err(RestoreError::OtherBox("game"));
        }
        if header.seats.len() != usize::from(game.seats()) {
            return Err(RestoreError::OtherBox("number of seats"));
        }
        let orders = header.orders.clone();
        let mut table = Table::new(game, header);
        chat.into_iter().for_each(|line| table.note(line));
        let of = rows.len() as u32;
        let mut rows = rows.into_iter();
        while let Some(row) = rows.next() {
            if let Err(error) = table.answer(row.clone()) {
                table.stranded = Some(Stranded {
                    answer: table.version() + 1,
                    of,
                    seat: row.seat,
                    action: table.position.text(row.index),
                    why: reason(error),
                    rest: std::iter::once(row).chain(rows).collect(),
                    options: Vec::new(),
                });
                break;
            }
        }
        // In a lobby nothing has been decided by them yet.
        if !unread.is_empty() && table.header.status != Status::Lobby {
            table.stranded = Some(Stranded {
                answer: table.version() + 1,
                of,
                seat: None,
                action: None,
                why: Message::new("table-stranded-options"),
                rest: table.stranded.take().map_or(Vec::new(), |stranded| stranded.rest),
                options: unread,
            });
        }
        if table.stranded.is_some() {
            // Nobody owes an answer, and time is nobody's.
            table.header.clocks.since.fill(None);
        }
        // Orders that stand were given since, and the clocks know of the turns.
        table.header.orders = orders;
        table.turned = SeatSet::EMPTY;
        table.fit();
        for seat in table.all_seats() {
            // Answers that were not committed and do not stand any more are given anew.
            if table.stranded.is_some() || table.reopen(seat).is_err() {
                let Tail { base, number, .. } = table.header.tails[seat.idx()];
                table.header.tails[seat.idx()] = Tail { number: number + 1, ..Tail::on(base.min(table.version())) };
                table.open[seat.idx()] = Default::default();
                table.unsaved = table.stranded.is_none();
            }
        }
        Ok(table)
    }

    /// Takes the rules of the box for those of the table, if it has not come to an end and can go on.
    fn fit(&mut self) {
        let info = self.game.info();
        let options = self.game.options();
        let same = self.header.rules == info.rules_rev
            && self.header.components == self.game.components()
            && self.header.options == options;
        // A game that is over stays as it was played.
        if same || self.stranded.is_some() || self.header.status == Status::Over {
            return;
        }
        if self.header.status == Status::Playing {
            let (version, from, to) = (self.version(), self.header.rules, info.rules_rev);
            self.header.revised.push(Revised { version, from, to });
        }
        self.header.rules = info.rules_rev;
        self.header.components = self.game.components().to_owned();
        self.header.options = options;
        self.unsaved = true;
    }

    /// What a restored table waits for: bots to ask and an alarm to set. If the rules have been changed under it, that is
    /// to be saved first.
    pub fn pending(&mut self, now: impl Into<Moment>) -> Vec<Effect> {
        let now = now.into();
        if !self.unsaved {
            let mut effects = Vec::new();
            self.wake(now, &mut effects);
            return effects;
        }
        let from = self.rows().len();
        if self.header.status == Status::Playing {
            // The new rules may owe a draw here that the old ones did not, or be at their end.
            if self.deal(now.wall) {
                let tail = Tail::on(self.version());
                self.header.tails.fill(tail);
                self.open.fill_with(Default::default);
            }
            if self.position.to_act() == ToAct::Over {
                self.header.status = Status::Over;
            }
        }
        self.effects(Changed::stored(To::All), from, now)
    }

    /// Whether an answer does not stand under the rules of this program, so that the game cannot go on.
    #[must_use]
    pub fn is_stranded(&self) -> bool {
        self.stranded.is_some()
    }

    /// Whether everything may be seen: the game is over, and nobody plays on with what is hidden in it.
    pub(crate) fn is_open(&self) -> bool {
        self.header.status == Status::Over && self.header.went_on.is_none()
    }

    pub(crate) fn end(&mut self, seat: Seat) -> Result<Changed, Refused> {
        self.stranded_here()?;
        self.person(seat)?;
        self.header.status = Status::Over;
        Ok(Changed::stored(To::All))
    }

    pub(crate) fn go_on(&mut self, to: String) -> Result<Changed, Refused> {
        self.stranded_here()?;
        self.header.status = Status::Over;
        self.header.went_on = Some(to);
        Ok(Changed::stored(To::All))
    }

    fn stranded_here(&self) -> Result<(), Refused> {
        match self.header.status {
            Status::Lobby => Err(Refused::NotStarted),
            Status::Over => Err(Refused::Over),
            Status::Playing if self.stranded.is_none() => Err(Refused::NotStranded),
            Status::Playing => Ok(()),
        }
    }

    /// The answers of a stranded game that stand, for its people to play on from at another table. What is hidden stays
    /// hidden: each takes the seat that was theirs.
    ///
    /// # Errors
    /// If the game is not stranded, or over.
    pub fn rescue(&self) -> Result<(Branch, Vec<Holder>), Refused> {
        self.stranded_here()?;
        if self.position.to_act() == ToAct::Over {
            return Err(Refused::Over);
        }
        // The keys of requests are between the old table and its players.
        let rows = self.rows().iter().map(|row| Row { key: None, ..row.clone() }).collect();
        let origin = Origin { table: self.header.id.clone(), answers: self.version() };
        Ok((Branch { origin, rows }, self.header.seats.clone()))
    }
}

fn reason(error: PlayError) -> Message {
    match error {
        PlayError::Refused(Refusal(message)) => message,
        PlayError::Over => Message::new("table-stranded-over"),
        PlayError::NotYourTurn => Message::new("table-stranded-not-theirs"),
        PlayError::Impossible => Message::new("table-stranded-chance"),
    }
}

impl Revised {
    /// The line of the log.
    pub(crate) fn message(&self) -> Message {
        let key = if self.from == self.to { "table-log-components" } else { "table-log-revised" };
        Message::new(key).arg("from", self.from as i32).arg("to", self.to as i32)
    }
}
