//! The table: who sits there, what happened, and the one door for everything that happens.

use crate::revised::Stranded;
use crate::update::{ChatLine, Logged};
use crate::{
    At, Away, Clock, Clocks, Command, Due, Effect, Header, Holder, Moment, Person, Refused, Row, Save, Status, Thought,
};
use crate::{Tail, To, is_plain};
use signoria_core::dealer::Seed;
use signoria_core::record::{Origin, Record};
use signoria_core::{Outcome, Seat, SeatSet, ToAct};
use signoria_games::{AnyGame, Position, Shown};
use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

/// The longest message in the chat, in characters.
const CHAT_LIMIT: usize = 500;
/// The lines of chat that an update carries.
const CHAT_SHOWN: usize = 200;
/// How many of them may be of those who do not sit at the table: they push nobody's words away.
const CHAT_OF_WATCHERS: usize = 16;
/// How many answers back the log is at hand.
pub(crate) const LOG_KEPT: u32 = 24;
/// The names of bots that come without one, by seat.
const BOT_NAMES: [&str; 5] = ["Lorenzo", "Caterina", "Cosimo", "Isabella", "Leonardo"];

/// What a table is opened with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The table's id.
    pub id: String,
    /// The box.
    pub game: Arc<dyn AnyGame>,
    /// Who sits where, one entry for each seat of the box. A bot without a name gets one.
    pub seats: Vec<Holder>,
    /// The dealer's secret, fresh from the system's generator.
    pub seed: Seed,
    /// How much time there is.
    pub clock: Clock,
    /// The level of bots that sit in for people, and on seats that are open when the game starts.
    pub stand_in: String,
    /// The person who may start the game.
    pub host: Option<String>,
    /// Whether it is reached by its link alone.
    pub private: bool,
    /// The game that it goes on from; every seat is held then.
    pub from: Option<Branch>,
}

/// A game up to one of its steps, for another one to go on from there.
#[derive(Clone, Debug)]
pub struct Branch {
    /// Where it is from.
    pub origin: Origin,
    /// The answers up to there.
    pub(crate) rows: Vec<Row>,
}

/// One match: seats, dealer, versions, tails, clocks.
pub struct Table {
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) header: Header,
    pub(crate) rows: Vec<Row>,
    pub(crate) chat: Vec<ChatLine>,
    /// The committed position.
    pub(crate) position: Position,
    /// The last events; see [`LOG_KEPT`].
    pub(crate) log: VecDeque<Logged>,
    /// The position and the events of each tail.
    pub(crate) open: Vec<OpenTail>,
    /// The number of draws that the dealer has made.
    pub(crate) draws: u64,
    pub(crate) connected: SeatSet,
    /// Those whose turn has ended since the clocks were last set.
    pub(crate) turned: SeatSet,
    /// Why it cannot go on, if an answer does not stand under the rules of this program.
    pub(crate) stranded: Option<Stranded>,
    /// The rules have been changed under it since it was saved last.
    pub(crate) unsaved: bool,
    /// What bots are thinking about.
    asked: Vec<Option<At>>,
    alarm: Option<u64>,
}

/// What follows from a tail: nothing as long as it is empty.
#[derive(Default)]
pub(crate) struct OpenTail {
    pub(crate) position: Option<Position>,
    /// Each step's events.
    pub(crate) shown: Vec<Vec<Shown>>,
}

/// What a command changed.
#[derive(Default)]
pub(crate) struct Changed {
    save: bool,
    tell: Option<To>,
    chat: Option<ChatLine>,
    handed_over: bool,
    effects: Vec<Effect>,
}

impl Changed {
    pub(crate) fn stored(tell: To) -> Self {
        Changed { save: true, tell: Some(tell), ..Changed::default() }
    }

    /// Both changes, one after the other.
    fn and(mut self, next: Changed) -> Self {
        self.save |= next.save;
        self.tell = Some(To::All);
        self.effects.extend(next.effects);
        self
    }

    pub(crate) fn told() -> Self {
        Changed { tell: Some(To::All), ..Changed::default() }
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({}, {}, version {})", self.header.id, self.header.game, self.version())
    }
}

impl Table {
    /// Opens a table. The game starts at once if no seat is open.
    ///
    /// # Panics
    /// If the number of seats is not that of the box, if a branch is of another box, or if it comes with open seats.
    #[must_use]
    pub fn open(setup: Setup, now: impl Into<Moment>) -> (Table, Vec<Effect>) {
        let now = now.into();
        let Setup { id, game, mut seats, seed, clock, stand_in, host, private, from } = setup;
        let (origin, rows) = from.map_or((None, Vec::new()), |from| (Some(from.origin), from.rows));
        assert_eq!(seats.len(), usize::from(game.seats()), "one holder for each seat of the box");
        for (holder, own) in seats.iter_mut().zip(BOT_NAMES) {
            if let Holder::Bot { name, .. } = holder
                && name.is_empty()
            {
                own.clone_into(name);
            }
        }
        let header = Header {
            revision: 0,
            id,
            game: game.info().id.to_owned(),
            rules: game.info().rules_rev,
            options: game.options(),
            components: game.components().to_owned(),
            seed,
            from: origin,
            clocks: Clocks::new(clock, game.seats()),
            tails: vec![Tail::default(); seats.len()],
            orders: vec![None; seats.len()],
            seats,
            stand_in,
            host,
            private,
            clock,
            status: Status::Lobby,
            created: now.wall,
            changed: now.wall,
            revised: Vec::new(),
            outcome: None,
            went_on: None,
        };
        let mut table = Table::new(game, header);
        for row in rows {
            table.answer(Row { at: now.wall, ..row }).expect("a branch is of the same box");
        }
        if !table.header.seats.contains(&Holder::Open) {
            table.begin(now.wall);
        }
        assert!(table.header.from.is_none() || table.header.status != Status::Lobby, "a branch begins at once");
        let effects = table.effects(Changed::stored(To::All), 0, now);
        (table, effects)
    }

    pub(crate) fn new(game: Arc<dyn AnyGame>, header: Header) -> Self {
        let seats = header.seats.len();
        Table {
            position: game.start(),
            game,
            header,
            rows: Vec::new(),
            chat: Vec::new(),
            log: VecDeque::new(),
            open: (0..seats).map(|_| OpenTail::default()).collect(),
            draws: 0,
            connected: SeatSet::EMPTY,
            turned: SeatSet::EMPTY,
            stranded: None,
            unsaved: false,
            asked: vec![None; seats],
            alarm: None,
        }
    }

    /// Carries a command out.
    ///
    /// # Errors
    /// Why nothing has changed.
    pub fn handle(&mut self, command: Command, now: impl Into<Moment>) -> Result<Vec<Effect>, Refused> {
        let now = now.into();
        let from = self.rows.len();
        let changed = self.obey(command, now)?;
        let changed = match self.follow_orders(now.wall) {
            Some(ordered) => changed.and(ordered),
            None => changed,
        };
        Ok(self.effects(changed, from, now))
    }

    fn obey(&mut self, command: Command, moment: Moment) -> Result<Changed, Refused> {
        let now = moment.wall;
        match command {
            Command::Join { person, seat } => self.join(person, seat, now),
            Command::Leave { seat } => self.leave(seat),
            Command::Close => self.throw_away(),
            Command::Start => self.start(now),
            Command::Act { seat, at, index, commit, key } => self.act(seat, at, index, commit, key, now),
            Command::BotActs { seat, at, index } => self.bot_acts(seat, at, index, now),
            Command::Undo { seat, at } => self.undo(seat, at, false),
            Command::Reset { seat, at } => self.undo(seat, at, true),
            Command::Redo { seat, at } => self.redo(seat, at, now),
            Command::Commit { seat, at } => self.confirm(seat, at, now),
            Command::Order { seat, order } => self.give_order(seat, order),
            Command::Resign { seat } => self.resign(seat, moment.clock),
            Command::Drop { by, seat } => self.drop_seat(by, seat, moment.clock),
            Command::Return { seat } => self.come_back(seat),
            Command::HandOver { from, to } => self.hand_over(&from, to),
            Command::Hint { seat } => self.hint(seat),
            Command::Chat { from, text } => self.say(from, &text, now),
            Command::Presence { seat, connected } => self.presence(seat, connected),
            Command::Alarm => {
                self.alarm = None;
                Ok(Changed::told())
            }
            Command::End { seat } => self.end(seat),
            Command::GoOn { to } => self.go_on(to),
        }
    }

    /// Runs the clocks and gathers what is to be done.
    pub(crate) fn effects(&mut self, changed: Changed, from: usize, now: Moment) -> Vec<Effect> {
        let mut effects = Vec::new();
        let rows = self.rows[from..].to_vec();
        if changed.save {
            let moved: SeatSet = rows.iter().filter_map(|row| row.seat).collect();
            let turned = std::mem::take(&mut self.turned);
            self.header.clocks.set(self.header.clock, self.running(), moved, turned, now.clock);
            self.header.revision += 1;
            // Who people are at other tables is no change to the game at this one.
            if !changed.handed_over {
                self.header.changed = now.wall;
            }
            let seats = changed.handed_over || self.header.status == Status::Lobby || from == 0;
            if self.header.status == Status::Over && self.header.outcome.is_none() {
                self.header.outcome = self.position.outcome();
            }
            let due = self.due(now);
            let (header, from) = (self.header.clone(), from as u32);
            let save = Save { header, from, rows, chat: changed.chat, seats, due };
            self.unsaved = false;
            effects.push(Effect::Save(Box::new(save)));
        }
        let committed = self.rows.len() > from;
        effects.extend(if committed { Some(To::All) } else { changed.tell }.map(Effect::Tell));
        effects.extend(changed.effects);
        if committed && let Some(outcome) = self.position.outcome() {
            effects.push(Effect::Over(outcome));
        }
        self.wake(now, &mut effects);
        effects
    }

    /// Asks the bots that owe an answer and sets the alarm, each once.
    pub(crate) fn wake(&mut self, now: Moment, effects: &mut Vec<Effect>) {
        let Due { alarm, thoughts } = self.due(now);
        let mut asked = vec![None; self.asked.len()];
        for thought in thoughts {
            let at = Some(thought.at);
            asked[thought.seat.idx()] = at;
            if self.asked[thought.seat.idx()] != at {
                effects.push(Effect::Think(thought));
            }
        }
        self.asked = asked;
        if alarm != self.alarm {
            self.alarm = alarm;
            effects.extend(alarm.map(|at| Effect::Alarm { at }));
        }
    }

    /// What the table waits for without anybody being there.
    #[must_use]
    pub fn due(&self, now: impl Into<Moment>) -> Due {
        let level = |seat: Seat| self.header.seats[seat.idx()].level(&self.header.stand_in);
        let thought = |seat| level(seat).map(|level| Thought { seat, level: level.to_owned(), at: self.at(seat) });
        Due {
            alarm: self.header.clocks.deadline(self.header.clock, now.into().clock),
            thoughts: self.owing().iter().filter_map(thought).collect(),
        }
    }

    /// Seats that owe an answer, by the committed position.
    pub(crate) fn committed_owing(&self) -> SeatSet {
        match self.position.to_act() {
            ToAct::Seats(seats) if self.header.status == Status::Playing && self.stranded.is_none() => seats,
            ToAct::Seats(_) | ToAct::Chance | ToAct::Over => SeatSet::EMPTY,
        }
    }

    /// Seats that owe an answer and have not confirmed one yet.
    pub(crate) fn owing(&self) -> SeatSet {
        self.committed_owing().iter().filter(|seat| self.header.tails[seat.idx()].sealed.is_none()).collect()
    }

    fn running(&self) -> SeatSet {
        self.owing().iter().filter(|seat| self.header.seats[seat.idx()].answers_in_person()).collect()
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.header.seats.len() as u8)
    }

    // ---- Before the game ----

    fn join(&mut self, person: Person, seat: Option<Seat>, now: u64) -> Result<Changed, Refused> {
        self.in_lobby()?;
        if self.header.seat_of(&person.id).is_some() {
            return Err(Refused::Seated);
        }
        let seat = match seat {
            Some(seat) => Some(seat.idx()),
            None => self.header.seats.iter().position(|holder| *holder == Holder::Open),
        };
        let holder = seat.and_then(|seat| self.header.seats.get_mut(seat)).ok_or(Refused::Taken)?;
        if *holder != Holder::Open {
            return Err(Refused::Taken);
        }
        // Whoever opened the table may have left it to those who come.
        self.header.host.get_or_insert_with(|| person.id.clone());
        *holder = Holder::Person { person, away: None };
        if !self.header.seats.contains(&Holder::Open) {
            self.begin(now);
        }
        Ok(Changed::stored(To::All))
    }

    fn leave(&mut self, seat: Seat) -> Result<Changed, Refused> {
        self.in_lobby()?;
        self.person(seat)?;
        self.header.seats[seat.idx()] = Holder::Open;
        self.connected = self.connected.without(seat);
        let mut changed = Changed::stored(To::All);
        let next_host = self.header.seats.iter().find_map(|holder| match holder {
            Holder::Person { person, .. } => Some(person.id.clone()),
            Holder::Open | Holder::Bot { .. } => None,
        });
        if next_host.is_none() {
            changed.effects.push(Effect::Discard);
        }
        if self.header.host.as_deref().is_none_or(|host| self.header.seat_of(host).is_none()) {
            self.header.host = next_host;
        }
        Ok(changed)
    }

    /// A table that nobody has come to is thrown away.
    fn throw_away(&mut self) -> Result<Changed, Refused> {
        self.in_lobby()?;
        Ok(Changed { effects: vec![Effect::Discard], ..Changed::stored(To::All) })
    }

    fn start(&mut self, now: u64) -> Result<Changed, Refused> {
        self.in_lobby()?;
        for (holder, name) in self.header.seats.iter_mut().zip(BOT_NAMES) {
            if *holder == Holder::Open {
                *holder = Holder::bot(self.header.stand_in.clone(), name);
            }
        }
        self.begin(now);
        Ok(Changed::stored(To::All))
    }

    pub(crate) fn begin(&mut self, now: u64) {
        self.header.status = Status::Playing;
        self.deal(now);
        let tail = Tail::on(self.version());
        self.header.tails.fill(tail);
    }

    fn in_lobby(&self) -> Result<(), Refused> {
        match self.header.status {
            Status::Lobby => Ok(()),
            Status::Playing => Err(Refused::Started),
            Status::Over => Err(Refused::Over),
        }
    }

    // ---- People ----

    /// The game runs.
    pub(crate) fn playing(&self) -> Result<(), Refused> {
        match self.header.status {
            Status::Lobby => Err(Refused::NotStarted),
            Status::Playing if self.stranded.is_some() => Err(Refused::Stranded),
            Status::Playing => Ok(()),
            Status::Over => Err(Refused::Over),
        }
    }

    /// The seat is held by a person; why a bot sits in, if one does.
    pub(crate) fn person(&self, seat: Seat) -> Result<Option<Away>, Refused> {
        match self.header.seats.get(seat.idx()) {
            Some(Holder::Person { away, .. }) => Ok(*away),
            Some(Holder::Open | Holder::Bot { .. }) | None => Err(Refused::NoSuchPerson),
        }
    }

    /// The seat is held by a person who answers.
    pub(crate) fn present(&self, seat: Seat) -> Result<(), Refused> {
        match self.person(seat)? {
            None => Ok(()),
            Some(Away::Dropped | Away::Resigned) => Err(Refused::BotSitsIn),
        }
    }

    fn set_away(&mut self, seat: Seat, now_away: Option<Away>) {
        if let Holder::Person { away, .. } = &mut self.header.seats[seat.idx()] {
            *away = now_away;
        }
        // A bot begins where everybody stands; a confirmed answer stays.
        if now_away.is_some() && self.header.tails[seat.idx()].sealed.is_none() {
            let Tail { base, number, .. } = self.header.tails[seat.idx()];
            self.header.tails[seat.idx()] = Tail { number: number + 1, ..Tail::on(base) };
            self.open[seat.idx()] = OpenTail::default();
        }
    }

    fn resign(&mut self, seat: Seat, now: u64) -> Result<Changed, Refused> {
        self.playing()?;
        self.present(seat)?;
        self.set_away(seat, Some(Away::Resigned));
        self.header.clocks.go_away(self.header.clock, seat, now);
        Ok(Changed::stored(To::All))
    }

    fn drop_seat(&mut self, by: Seat, seat: Seat, now: u64) -> Result<Changed, Refused> {
        self.playing()?;
        self.present(by)?;
        self.present(seat)?;
        if by == seat || !self.droppable(now).contains(seat) {
            return Err(Refused::TimeLeft);
        }
        self.set_away(seat, Some(Away::Dropped));
        self.header.clocks.go_away(self.header.clock, seat, now);
        Ok(Changed::stored(To::All))
    }

    /// Seats whose time has run out.
    pub(crate) fn droppable(&self, clock: u64) -> SeatSet {
        self.header.clocks.out(self.header.clock, clock)
    }

    fn come_back(&mut self, seat: Seat) -> Result<Changed, Refused> {
        self.playing()?;
        if self.person(seat)?.is_none() {
            return Err(Refused::NotAway);
        }
        self.set_away(seat, None);
        self.header.clocks.come_back(self.header.clock, seat);
        Ok(Changed::stored(To::All))
    }

    fn hand_over(&mut self, from: &str, to: Person) -> Result<Changed, Refused> {
        let seat = self.header.seat_of(from).ok_or(Refused::NoSuchPerson)?;
        if self.header.seat_of(&to.id).is_some() {
            return Err(Refused::Seated);
        }
        if self.header.host.as_deref() == Some(from) {
            self.header.host = Some(to.id.clone());
        }
        if let Holder::Person { person, .. } = &mut self.header.seats[seat.idx()] {
            *person = to;
        }
        self.connected = self.connected.without(seat);
        Ok(Changed { handed_over: true, ..Changed::stored(To::All) })
    }

    fn hint(&self, seat: Seat) -> Result<Changed, Refused> {
        self.playing()?;
        self.present(seat)?;
        if !self.decides(seat) {
            return Err(Refused::NotYourTurn);
        }
        Ok(Changed { effects: vec![Effect::Hint { seat, at: self.at(seat) }], ..Changed::default() })
    }

    fn say(&mut self, from: Person, text: &str, now: u64) -> Result<Changed, Refused> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > CHAT_LIMIT {
            return Err(Refused::BadChat(CHAT_LIMIT));
        }
        if !is_plain(text) {
            return Err(Refused::NotPlain);
        }
        let line = ChatLine { at: now, seat: self.header.seat_of(&from.id), from: from.name, text: text.to_owned() };
        self.note(line.clone());
        Ok(Changed { chat: Some(line), ..Changed::stored(To::All) })
    }

    /// Keeps a line, and lets the oldest go that there is no room for.
    pub(crate) fn note(&mut self, line: ChatLine) {
        let of_watchers = |line: &ChatLine| line.seat.is_none();
        let crowded =
            of_watchers(&line) && self.chat.iter().filter(|line| of_watchers(line)).count() >= CHAT_OF_WATCHERS;
        if crowded {
            let oldest = self.chat.iter().position(of_watchers).expect("there are some");
            self.chat.remove(oldest);
        } else if self.chat.len() >= CHAT_SHOWN {
            self.chat.remove(0);
        }
        self.chat.push(line);
    }

    fn presence(&mut self, seat: Seat, connected: bool) -> Result<Changed, Refused> {
        self.person(seat)?;
        let now = if connected { self.connected.with(seat) } else { self.connected.without(seat) };
        let changed = std::mem::replace(&mut self.connected, now) != now;
        Ok(if changed { Changed::told() } else { Changed::default() })
    }

    // ---- What can be asked ----

    /// What is stored of the table besides rows and chat.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The box.
    #[must_use]
    pub fn game(&self) -> &Arc<dyn AnyGame> {
        &self.game
    }

    /// The committed answers.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// What was said last, as much as is shown.
    #[must_use]
    pub fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// The number of committed answers, chance included.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.rows.len() as u32
    }

    /// What a command of this seat has to stand on now.
    #[must_use]
    pub fn at(&self, seat: Seat) -> At {
        At { version: self.version(), tail: self.header.tails[seat.idx()].number }
    }

    /// The position that a seat decides in: the committed one with its own tail. For bots, which have to ask it through
    /// the eyes of that seat.
    #[must_use]
    pub fn position_of(&self, seat: Seat) -> &Position {
        self.open[seat.idx()].position.as_ref().unwrap_or(&self.position)
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.header.outcome.clone().or_else(|| self.position.outcome())
    }

    /// The whole game with the dealer's seed, once it is over.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        self.is_open().then(|| {
            let mut record = self.game.record();
            record.players = self.header.names();
            record.from.clone_from(&self.header.from);
            record.commitment = Some(self.header.commitment());
            record.seed = Some(self.header.seed.clone());
            record.rules = self.header.rules;
            if self.stranded.as_ref().is_some_and(|stranded| !stranded.options.is_empty()) {
                record.options = self.header.options.to_string();
            }
            let rest = self.stranded.iter().flat_map(|stranded| &stranded.rest);
            for row in self.rows.iter().chain(rest) {
                let text = self.position.text(row.index).unwrap_or_else(|| format!("#{}", row.index));
                record.push(row.actor(), &text);
            }
            record
        })
    }

    /// The game up to its answer number `answers`, for another table to go on from there. What was hidden is open by now, so
    /// only a game that is over can be gone on from.
    ///
    /// # Errors
    /// [`Refused::NotOver`], or [`Refused::Stale`] if the game has no step after so many answers.
    pub fn branch(&self, answers: u32) -> Result<Branch, Refused> {
        match self.header.status {
            Status::Lobby | Status::Playing => return Err(Refused::NotOver),
            // What is hidden in it is still being played with.
            Status::Over if self.header.went_on.is_some() => return Err(Refused::NotOver),
            Status::Over if answers >= self.version() => {
                return Err(Refused::Stale(At { version: self.version(), tail: 0 }));
            }
            Status::Over => {}
        }
        // The keys of requests are between the old table and its players.
        let rows = self.rows[..answers as usize].iter().map(|row| Row { key: None, ..row.clone() }).collect();
        Ok(Branch { origin: Origin { table: self.header.id.clone(), answers }, rows })
    }

    /// The number of chance outcomes among the answers.
    #[must_use]
    pub fn draws(&self) -> u64 {
        self.draws
    }
}
