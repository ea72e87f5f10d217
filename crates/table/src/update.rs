//! The messages to clients.

use crate::table::LOG_KEPT;
use crate::{Away, Clock, Holder, Moment, Refused, Status, Table};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use signoria_core::record::Origin;
use signoria_core::{Mark, Message, Order, Outcome, Seat, Standing, ToAct, Viewer};
use signoria_games::{OptionView, Position, Shown};

/// An event of a committed answer.
#[derive(Clone, Debug)]
pub(crate) struct Logged {
    /// The version after the answer.
    pub(crate) version: u32,
    pub(crate) shown: Shown,
}

/// Everything that one viewer may know of a table. Each update is whole; only the log begins where the viewer asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Update {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The options of the game.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub setup: Value,
    /// The files of components in which the host has put other values, without `.toml`.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub replaced: Vec<&'static str>,
    /// The number of committed answers, chance included.
    pub version: u32,
    /// The number of changes to the viewer's own tail since then. An answer names both.
    pub tail: u32,
    /// Whose update it is.
    pub viewer: ViewerName,
    /// How far the table is.
    pub status: Status,
    /// The game's view, the viewer's own tail included; nothing in the lobby.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub view: Value,
    /// How each player stands, as far as the viewer knows, by seat; nothing in the lobby.
    pub standings: Vec<Standing>,
    /// The seats that have not confirmed an answer yet.
    pub to_act: Vec<Seat>,
    /// What they are asked.
    pub prompt: Option<Message>,
    /// What the viewer may do, if it decides.
    pub options: Vec<OptionView>,
    /// Standing orders that the viewer may give.
    pub orders: Vec<Order>,
    /// The one that it has given.
    pub order: Option<u16>,
    /// What happened since the version that the viewer asked for, and then in its own tail.
    pub log: Vec<LogLine>,
    /// What else the viewer may do.
    pub may: May,
    /// The clocks.
    pub clocks: ClocksView,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
    /// The last lines of the chat.
    pub chat: Vec<ChatLine>,
    /// The hash of the dealer's seed.
    pub commitment: String,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// The game that this one goes on from, if it does not begin at the start.
    pub from: Option<Origin>,
    /// Why the game cannot go on, if its rules were changed and an answer does not stand any more.
    pub stranded: Option<StrandedView>,
}

/// A game that the rules do not fit any more. The update shows the last position that stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StrandedView {
    /// The answer that does not stand, its number from 1.
    pub answer: u32,
    /// How many answers there were.
    pub of: u32,
    /// Whose answer it is; nothing for chance.
    pub seat: Option<Seat>,
    /// The answer as records have it. Only for its own player while the game is not over: it may be secret.
    pub action: Option<String>,
    /// Why it does not stand.
    pub why: Message,
    /// The options that cannot be read any more, if that is why: the position is that of a game without them.
    pub options: Vec<String>,
    /// The revision of the rules that the game was played under.
    pub from: u32,
    /// The revision of the rules of today.
    pub to: u32,
}

/// Whose eyes an update is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ViewerName {
    /// A player.
    Seat(Seat),
    /// Somebody who looks on.
    Watcher,
    /// Anybody, after the end.
    Open,
}

impl From<Viewer> for ViewerName {
    fn from(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => ViewerName::Seat(seat),
            Viewer::Watcher => ViewerName::Watcher,
            Viewer::Open => ViewerName::Open,
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LogLine {
    /// The version after the answer that brought it. A line of a tail carries the number that it will have.
    pub version: u32,
    /// Whose doing it is, if it is somebody's.
    pub seat: Option<Seat>,
    /// Whether it may still be taken back.
    pub tentative: bool,
    /// The game's event.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub event: Value,
    /// The words, if it is worth any.
    pub message: Option<Message>,
    /// The heading, if it begins a new part of the game.
    pub heading: Option<Message>,
    /// What it does to the elements of the table, in order.
    pub marks: Vec<Mark>,
}

/// What a viewer may do besides the game's own options.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct May {
    /// Take a seat.
    pub join: bool,
    /// Give the seat up.
    pub leave: bool,
    /// Start the game.
    pub start: bool,
    /// Take the last answer back.
    pub undo: bool,
    /// Give it again.
    pub redo: bool,
    /// Confirm the answers.
    pub commit: bool,
    /// Ask a bot.
    pub hint: bool,
    /// Give up.
    pub resign: bool,
    /// Come back.
    #[serde(rename = "return")]
    pub come_back: bool,
    /// Let bots sit in for these seats, whose time has run out.
    pub drop: Vec<Seat>,
    /// End a game that the rules do not fit any more, or play on from there at a new table.
    pub rescue: bool,
}

/// The clocks as a client shows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClocksView {
    /// How much time there is.
    pub rule: Clock,
    /// The time of the update: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: u64,
    /// The milliseconds that each seat has left; below 0 where time has run out.
    #[cfg_attr(feature = "ts", ts(type = "(number | null)[]"))]
    pub left: Vec<Option<i64>>,
    /// The seats whose clock runs.
    pub running: Vec<Seat>,
    /// When the next clock runs out: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub deadline: Option<u64>,
}

/// What sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot,
    /// A person.
    Person,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// What sits there.
    pub kind: SeatKind,
    /// The name; empty where nobody sits.
    pub name: String,
    /// The level of the bot that answers, a stand-in's too.
    pub level: Option<String>,
    /// Whether the person's page is there.
    pub connected: bool,
    /// Why a bot sits in for the person, if one does.
    pub stand_in: Option<Away>,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// When: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// The seat of whoever said it, if they have one.
    pub seat: Option<Seat>,
    /// Their name.
    pub from: String,
    /// What they said. Plain text.
    pub text: String,
}

/// What an option would give.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PreviewView {
    /// The view of the seat afterwards.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub view: Value,
    /// What it would see happen, up to the first chance or to what it would learn.
    pub log: Vec<LogLine>,
    /// Whether it would learn something: then the view is the one before.
    pub learns: bool,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Summary {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options of the game.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: Value,
    /// How far it is.
    pub status: Status,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The seats that have not confirmed an answer yet.
    pub to_act: Vec<Seat>,
    /// How much time there is.
    pub clock: Clock,
    /// Whether it is reached by its link alone.
    pub private: bool,
    /// When it was opened: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: u64,
    /// When it was last changed: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: u64,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// Which past moment of a game is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The number of answers.
    pub version: u32,
    /// Through whose eyes.
    pub viewer: Viewer,
}

impl Table {
    /// The update for a viewer, with the log after version `since` (all of it, if none is named). After the end everybody
    /// sees everything; before, [`Viewer::Open`] sees what a watcher sees.
    #[must_use]
    pub fn update(&self, viewer: Viewer, since: Option<u32>, now: impl Into<Moment>) -> Update {
        let now = now.into();
        let eyes = self.eyes(viewer);
        let seat = seat_of(viewer);
        let in_lobby = self.header.status == Status::Lobby;
        let (tail, position) = match seat {
            Some(seat) => (self.at(seat).tail, self.position_of(seat)),
            None => (0, &self.position),
        };
        Update {
            table: self.header.id.clone(),
            game: self.header.game.clone(),
            setup: self.header.options.clone(),
            replaced: self.game.replaced().to_vec(),
            version: self.version(),
            tail,
            viewer: viewer.into(),
            status: self.header.status,
            view: if in_lobby { Value::Null } else { position.view(eyes) },
            standings: if in_lobby { Vec::new() } else { position.standings(eyes) },
            to_act: self.owing().iter().collect(),
            prompt: if in_lobby { None } else { position.prompt(eyes) },
            orders: match seat {
                Some(seat) if self.playing().is_ok() && self.present(seat).is_ok() => position.orders(seat),
                Some(_) | None => Vec::new(),
            },
            order: seat.and_then(|seat| self.order_of(seat)),
            options: match seat {
                Some(seat) if self.decides(seat) && self.present(seat).is_ok() => position.options(seat),
                Some(_) | None => Vec::new(),
            },
            log: self.log_for(eyes, since).into_iter().chain(self.tail_log(seat)).collect(),
            may: self.may(viewer, now.clock),
            clocks: self.clocks_view(now),
            seats: self.seat_views(),
            outcome: self.outcome(),
            chat: self.chat.clone(),
            commitment: self.header.commitment().to_string(),
            seed: self.is_open().then(|| self.header.seed.to_string()),
            from: self.header.from.clone(),
            stranded: self.stranded_view(seat),
        }
    }

    /// The table in a list.
    #[must_use]
    pub fn summary(&self) -> Summary {
        Summary {
            id: self.header.id.clone(),
            game: self.header.game.clone(),
            options: self.header.options.clone(),
            status: self.header.status,
            seats: self.seat_views(),
            to_act: self.owing().iter().collect(),
            clock: self.header.clock,
            private: self.header.private,
            created: self.header.created,
            changed: self.header.changed,
            outcome: self.outcome(),
        }
    }

    /// The table as it stood after `asked.version` answers, through the eyes asked for, with the log since the answer
    /// before. While the game runs, `me` may look through its own eyes and those of watchers only.
    ///
    /// # Errors
    /// [`Refused::NotStarted`] in the lobby, [`Refused::NoSuchPerson`] for eyes that are not allowed or not there,
    /// [`Refused::Stale`] for a version that has not come yet.
    pub fn past(&self, me: Viewer, asked: Asked, now: impl Into<Moment>) -> Result<Update, Refused> {
        let now = now.into();
        let Asked { version, viewer } = asked;
        let known = match viewer {
            Viewer::Seat(seat) => seat.idx() < self.header.seats.len(),
            Viewer::Watcher | Viewer::Open => true,
        };
        let allowed = match self.header.status {
            Status::Lobby => return Err(Refused::NotStarted),
            Status::Over if self.is_open() => true,
            Status::Playing | Status::Over => viewer == Viewer::Watcher || viewer == me && viewer != Viewer::Open,
        };
        if !known || !allowed {
            return Err(Refused::NoSuchPerson);
        }
        if version > self.version() {
            return Err(Refused::Stale(crate::At { version: self.version(), tail: 0 }));
        }
        let (position, log) = self.replayed(version, version.saturating_sub(1));
        let over = position.to_act() == ToAct::Over;
        Ok(Update {
            table: self.header.id.clone(),
            game: self.header.game.clone(),
            setup: self.header.options.clone(),
            replaced: self.game.replaced().to_vec(),
            version,
            tail: 0,
            viewer: viewer.into(),
            status: if over { Status::Over } else { Status::Playing },
            view: position.view(viewer),
            standings: position.standings(viewer),
            prompt: position.prompt(viewer),
            orders: Vec::new(),
            order: None,
            to_act: match position.to_act() {
                ToAct::Seats(seats) => seats.iter().collect(),
                ToAct::Chance | ToAct::Over => Vec::new(),
            },
            options: Vec::new(),
            log: log.iter().filter(|line| line.shown.to.includes(viewer)).map(Logged::line).collect(),
            may: May::default(),
            clocks: self.clocks_view(now),
            seats: self.seat_views(),
            outcome: position.outcome(),
            chat: Vec::new(),
            commitment: self.header.commitment().to_string(),
            seed: self.is_open().then(|| self.header.seed.to_string()),
            from: self.header.from.clone(),
            stranded: None,
        })
    }

    /// What an option would give, for the seat that decides.
    ///
    /// # Errors
    /// Why it is not possible.
    pub fn preview(&self, seat: Seat, index: u32) -> Result<PreviewView, Refused> {
        self.playing()?;
        self.present(seat)?;
        let preview = self.position_of(seat).preview(seat, index)?;
        let version = self.version() + 1 + self.header.tails[seat.idx()].steps.len() as u32;
        let log = preview.events.iter().map(|shown| LogLine::of(version, shown, true)).collect();
        Ok(PreviewView { view: preview.view, log, learns: preview.learns })
    }

    /// Before the end nobody sees everything.
    fn eyes(&self, viewer: Viewer) -> Viewer {
        match viewer {
            _ if self.is_open() => Viewer::Open,
            Viewer::Open => Viewer::Watcher,
            viewer => viewer,
        }
    }

    /// The position after so many answers, and what happened after answer `since` until then. All of it stands.
    fn replayed(&self, version: u32, since: u32) -> (Position, Vec<Logged>) {
        let (mut position, mut log) = (self.game.start(), Vec::new());
        for (version, row) in (1..).zip(&self.rows[..version as usize]) {
            let actor = row.actor();
            let played = position.play(actor, row.index).expect("it was played before");
            if version > since {
                log.extend(played.events.into_iter().map(|shown| Logged { version, shown }));
            }
        }
        (position, log)
    }

    /// What happened after answer `since`, or all of it. Whoever knows more than there is knows another game: they get
    /// all of it, too.
    fn log_for(&self, eyes: Viewer, since: Option<u32>) -> Vec<LogLine> {
        let since = since.filter(|since| *since <= self.version()).unwrap_or(0);
        let seen = |line: &&Logged| line.version > since && line.shown.to.includes(eyes);
        let mut lines: Vec<LogLine> = if since >= self.version().saturating_sub(LOG_KEPT) {
            self.log.iter().filter(seen).map(Logged::line).collect()
        } else {
            self.replayed(self.version(), since).1.iter().filter(seen).map(Logged::line).collect()
        };
        for revised in self.header.revised.iter().filter(|revised| revised.version > since) {
            let after = lines.partition_point(|line| line.version <= revised.version);
            let event = json!({ "event": "revised", "from": revised.from, "to": revised.to });
            let message = Some(revised.message());
            lines.insert(
                after,
                LogLine {
                    version: revised.version,
                    seat: None,
                    tentative: false,
                    event,
                    message,
                    heading: None,
                    marks: Vec::new(),
                },
            );
        }
        lines
    }

    fn stranded_view(&self, seat: Option<Seat>) -> Option<StrandedView> {
        self.stranded.as_ref().map(|stranded| {
            let mine = self.is_open() || stranded.seat.is_some() && stranded.seat == seat;
            StrandedView {
                answer: stranded.answer,
                of: stranded.of,
                seat: stranded.seat,
                action: stranded.action.clone().filter(|_| mine),
                why: stranded.why.clone(),
                options: stranded.options.clone(),
                from: self.header.rules,
                to: self.game.info().rules_rev,
            }
        })
    }

    fn tail_log(&self, seat: Option<Seat>) -> impl Iterator<Item = LogLine> {
        seat.into_iter().flat_map(move |seat| {
            let steps = (self.version() + 1..).zip(&self.open[seat.idx()].shown);
            steps.flat_map(move |(version, shown)| {
                let mine = shown.iter().filter(move |shown| shown.to.includes(Viewer::Seat(seat)));
                mine.map(move |shown| LogLine::of(version, shown, true))
            })
        })
    }

    fn may(&self, viewer: Viewer, clock: u64) -> May {
        let status = self.header.status;
        let Some(seat) = seat_of(viewer) else {
            let join = status == Status::Lobby && self.header.seats.contains(&Holder::Open);
            return May { join, ..May::default() };
        };
        let holder = &self.header.seats[seat.idx()];
        let tail = &self.header.tails[seat.idx()];
        let on = status == Status::Playing && self.stranded.is_none();
        let playing = on && holder.answers_in_person();
        let host = self.header.host.as_deref().is_some_and(|host| holder.is(host));
        let in_person = |seat: &Seat| self.header.seats[seat.idx()].answers_in_person();
        let drop = self.droppable(clock).without(seat).iter().filter(in_person);
        May {
            join: false,
            leave: status == Status::Lobby,
            start: status == Status::Lobby && host,
            undo: playing && !tail.steps.is_empty(),
            redo: playing && !tail.redo.is_empty(),
            commit: playing && self.can_commit(seat),
            hint: playing && self.decides(seat),
            resign: playing,
            come_back: on && !playing,
            drop: if playing { drop.collect() } else { Vec::new() },
            rescue: status == Status::Playing && !on,
        }
    }

    fn clocks_view(&self, Moment { wall, clock: now }: Moment) -> ClocksView {
        let (clock, clocks) = (self.header.clock, &self.header.clocks);
        ClocksView {
            rule: clock,
            now: wall,
            left: self.all_seats().map(|seat| clocks.left_at(clock, seat, now)).collect(),
            running: clocks.running().iter().collect(),
            deadline: clocks.deadline(clock, now).map(|deadline| wall + (deadline - now)),
        }
    }

    fn seat_views(&self) -> Vec<SeatView> {
        let view = |(seat, holder): (Seat, &Holder)| SeatView {
            kind: match holder {
                Holder::Open => SeatKind::Open,
                Holder::Bot { .. } => SeatKind::Bot,
                Holder::Person { .. } => SeatKind::Person,
            },
            name: holder.name().to_owned(),
            level: holder.level(&self.header.stand_in).map(str::to_owned),
            connected: self.connected.contains(seat),
            stand_in: match holder {
                Holder::Person { away, .. } => *away,
                Holder::Open | Holder::Bot { .. } => None,
            },
        };
        self.all_seats().zip(&self.header.seats).map(view).collect()
    }
}

impl Logged {
    fn line(&self) -> LogLine {
        LogLine::of(self.version, &self.shown, false)
    }
}

impl LogLine {
    /// The line for an event of an answer.
    #[must_use]
    pub fn of(version: u32, shown: &Shown, tentative: bool) -> Self {
        let notice = shown.notice.clone();
        LogLine {
            version,
            seat: notice.seat,
            tentative,
            event: shown.event.clone(),
            message: notice.line,
            heading: notice.heading,
            marks: notice.marks,
        }
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Watcher | Viewer::Open => None,
    }
}
