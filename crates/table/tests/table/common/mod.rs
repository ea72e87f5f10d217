//! Scripts of commands, and what a table does about them.

pub(crate) mod mini;

use signoria_core::dealer::Seed;
use signoria_core::{Game, Seat, Viewer};
use signoria_games::AnyGame;
use signoria_table::{
    At, ChatLine, Clock, Command, Effect, Header, Holder, Person, Refused, RequestKey, Row, Setup, Table, Thought, To,
};
use std::fmt::Write;
use std::sync::Arc;

pub(crate) const START: u64 = 1_000_000;

/// What a store would have.
#[derive(Default)]
pub(crate) struct Store {
    header: Option<Header>,
    rows: Vec<Row>,
    chat: Vec<ChatLine>,
}

/// A table with its store and its wall clock.
pub(crate) struct Match {
    pub(crate) table: Table,
    pub(crate) store: Store,
    pub(crate) now: u64,
    pub(crate) transcript: String,
}

pub(crate) fn game<G: Game>(seats: u8, options: serde_json::Value) -> Arc<dyn AnyGame> {
    signoria_games::maker::<G>().make(seats, &options).expect("the options are right")
}

pub(crate) fn setup(game: Arc<dyn AnyGame>, seats: &[&str], clock: Clock) -> Setup {
    let holder = |name: &&str| match *name {
        "open" => Holder::Open,
        "bot" => Holder::bot("hard", ""),
        name => Holder::person(name.to_lowercase(), name),
    };
    Setup {
        id: "t1".into(),
        game,
        seats: seats.iter().map(holder).collect(),
        seed: Seed([9; 32]),
        clock,
        stand_in: "easy".into(),
        host: seats.first().map(|name| name.to_lowercase()),
        private: false,
        from: None,
    }
}

impl Match {
    pub(crate) fn open(setup: Setup) -> Self {
        let (table, effects) = Table::open(setup, START);
        let mut game = Match { table, store: Store::default(), now: START, transcript: String::new() };
        game.transcript.push_str("open\n");
        game.carry_out(&effects);
        game.check_restore();
        game
    }

    /// Stores, and writes down, what a command brought.
    fn carry_out(&mut self, effects: &[Effect]) {
        for (n, effect) in effects.iter().enumerate() {
            let line = match effect {
                Effect::Save(save) => {
                    assert_eq!(n, 0, "stored before anything else");
                    let stored = self.store.header.as_ref().map_or(0, |header| header.revision);
                    assert_eq!(save.header.revision, stored + 1, "over the revision before it");
                    assert_eq!(save.from as usize, self.store.rows.len(), "after the rows before them");
                    let rows = save.rows.iter().map(|row| self.row(row)).collect::<Vec<_>>().join(", ");
                    let tails = save.header.tails.iter().zip(0..).filter(|(tail, _)| !tail.steps.is_empty());
                    let tails = tails.map(|(tail, seat): (_, u8)| {
                        let steps: Vec<String> = tail.steps.iter().map(|step| self.text(step.index)).collect();
                        format!(
                            "; tail of {seat}: {}{}",
                            steps.join(", "),
                            if tail.sealed.is_some() { " (sealed)" } else { "" }
                        )
                    });
                    let line = format!("save {} [{rows}]{}", save.header.revision, tails.collect::<String>());
                    self.store.header = Some(save.header.clone());
                    self.store.rows.extend(save.rows.iter().cloned());
                    self.store.chat.extend(save.chat.clone());
                    line
                }
                Effect::Tell(To::All) => "tell all".into(),
                Effect::Tell(To::Seat(seat)) => format!("tell {seat}"),
                Effect::Think(Thought { seat, level, at }) => {
                    format!("{level} bot thinks for {seat} at {}.{}", at.version, at.tail)
                }
                Effect::Hint { seat, at } => format!("hint for {seat} at {}.{}", at.version, at.tail),
                Effect::Alarm { at } => format!("alarm in {} ms", at - self.now),
                Effect::Over(outcome) => format!("over {:?} {:?}", outcome.scores, outcome.ranks),
                Effect::Discard => "discard".into(),
            };
            writeln!(self.transcript, "  {line}").unwrap();
        }
    }

    fn text(&self, index: u32) -> String {
        self.table.position_of(Seat(0)).text(index).unwrap()
    }

    fn row(&self, row: &Row) -> String {
        let actor = row.seat.map_or("*".to_owned(), |seat| seat.to_string());
        format!("{actor} {}", self.text(row.index))
    }

    pub(crate) fn handle(&mut self, command: Command) -> Result<(), Refused> {
        let before: Vec<_> = self.viewers().map(|viewer| self.table.update(viewer, None, self.now)).collect();
        match self.table.handle(command, self.now) {
            Ok(effects) => {
                let alone = effects.iter().find_map(|effect| match effect {
                    Effect::Tell(To::Seat(seat)) => Some(*seat),
                    _ => None,
                });
                self.carry_out(&effects);
                if let Some(seat) = alone {
                    // Whoever is not told has nothing to learn.
                    for (viewer, before) in self.viewers().zip(before).filter(|(v, _)| *v != Viewer::Seat(seat)) {
                        assert_eq!(self.table.update(viewer, None, self.now), before, "{viewer:?}");
                    }
                }
                self.check_restore();
                Ok(())
            }
            Err(refused) => {
                writeln!(self.transcript, "  {}", refused.message().key).unwrap();
                let after: Vec<_> = self.viewers().map(|viewer| self.table.update(viewer, None, self.now)).collect();
                assert_eq!(before, after, "a refusal changes nothing");
                Err(refused)
            }
        }
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        let seats = Seat::all(self.table.game().seats()).map(Viewer::Seat);
        seats.chain([Viewer::Watcher, Viewer::Open])
    }

    /// A table from the store is the table that lives.
    pub(crate) fn check_restore(&self) {
        let restored = self.restored();
        assert_eq!(restored.header(), self.table.header());
        assert_eq!(restored.rows(), self.table.rows());
        assert_eq!(restored.draws(), self.table.draws());
        for viewer in self.viewers() {
            let mut live = self.table.update(viewer, None, self.now);
            live.seats.iter_mut().for_each(|seat| seat.connected = false);
            assert_eq!(restored.update(viewer, None, self.now), live, "{viewer:?}");
        }
    }

    fn restored(&self) -> Table {
        // Through text, as a store has it.
        let header = serde_json::to_string(self.store.header.as_ref().unwrap()).unwrap();
        let header = serde_json::from_str(&header).unwrap();
        Table::restore(self.table.game().clone(), header, self.store.rows.clone(), self.store.chat.clone(), vec![])
            .unwrap()
    }

    /// Carries a script out, one command a line, and gives back all that happened.
    pub(crate) fn run(&mut self, script: &str) -> &str {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            writeln!(self.transcript, "{line}").unwrap();
            let _ = self.line(line);
        }
        &self.transcript
    }

    fn line(&mut self, line: &str) -> Result<(), Refused> {
        let person = |name: &str| Person { id: name.to_lowercase(), name: name.into() };
        let words: Vec<&str> = line.split(' ').collect();
        let seat = words[0].parse().map(Seat);
        let command = match (seat, &words[..]) {
            (_, ["restart"]) => {
                self.table = self.restored();
                let effects = self.table.pending(self.now);
                self.carry_out(&effects);
                return Ok(());
            }
            (_, ["wait", ms]) => {
                self.now += ms.parse::<u64>().unwrap();
                return Ok(());
            }
            (_, ["alarm"]) => Command::Alarm,
            (_, ["start"]) => Command::Start,
            (_, ["join", name]) => Command::Join { person: person(name), seat: None },
            (_, ["join", name, seat]) => {
                Command::Join { person: person(name), seat: Some(Seat(seat.parse().unwrap())) }
            }
            (_, ["bot", seat, action @ ..]) => {
                let seat = Seat(seat.parse().unwrap());
                Command::BotActs { seat, at: self.table.at(seat), index: self.index(action) }
            }
            (Ok(seat), [_, "leave"]) => Command::Leave { seat },
            (Ok(seat), [_, "undo"]) => Command::Undo { seat, at: self.table.at(seat) },
            (Ok(seat), [_, "redo"]) => Command::Redo { seat, at: self.table.at(seat) },
            (Ok(seat), [_, "reset"]) => Command::Reset { seat, at: self.table.at(seat) },
            (Ok(seat), [_, "order", order]) => Command::Order { seat, order: order.parse().ok() },
            (Ok(seat), [_, "commit"]) => Command::Commit { seat, at: self.table.at(seat) },
            (Ok(seat), [_, "resign"]) => Command::Resign { seat },
            (Ok(by), [_, "drop", seat]) => Command::Drop { by, seat: Seat(seat.parse().unwrap()) },
            (_, [from, "becomes", to]) => Command::HandOver { from: from.to_lowercase(), to: person(to) },
            (Ok(seat), [_, "return"]) => Command::Return { seat },
            (Ok(seat), [_, "hint"]) => Command::Hint { seat },
            (Ok(seat), [_, "here"]) => Command::Presence { seat, connected: true },
            (Ok(seat), [_, "gone"]) => Command::Presence { seat, connected: false },
            (_, [name, "says", text @ ..]) => Command::Chat { from: person(name), text: text.join(" ") },
            (Ok(seat), [_, "hold", action @ ..]) => self.act(seat, self.table.at(seat), action, false, None),
            (Ok(seat), [_, "key", key, action @ ..]) => {
                self.act(seat, self.table.at(seat), action, true, Some((*key).to_owned().into()))
            }
            (Ok(seat), [_, "at", version, tail, action @ ..]) => {
                let at = At { version: version.parse().unwrap(), tail: tail.parse().unwrap() };
                self.act(seat, at, action, true, None)
            }
            (Ok(seat), [_, action @ ..]) => self.act(seat, self.table.at(seat), action, true, None),
            (Err(_), _) | (Ok(_), []) => panic!("unknown command {line}"),
        };
        self.handle(command)
    }

    fn act(&self, seat: Seat, at: At, action: &[&str], commit: bool, key: Option<RequestKey>) -> Command {
        Command::Act { seat, at, index: self.index(action), commit, key }
    }

    fn index(&self, action: &[&str]) -> u32 {
        self.table.position_of(Seat(0)).parse(&action.join(" ")).unwrap()
    }
}
