//! Bots' moves that wait.

use crate::store::Owed;
use signoria_games::Position;
use signoria_table::Thought;
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::time::Duration;

/// How much more time than others somebody can have taken: so long others go first at most, once they are back.
const DEBT: Duration = Duration::from_secs(60);

/// A bot's move that is owed.
pub(super) struct Move {
    pub(super) owed: Owed,
    /// The person whose table it is.
    pub(super) whose: String,
    pub(super) position: Position,
    pub(super) seed: u64,
    /// Is told the index of the action, or nothing if the move is not thought about.
    pub(super) then: Box<dyn FnOnce(Option<u32>) + Send>,
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({:?}, {})", self.owed, self.whose)
    }
}

/// Moves that wait, by the person whose tables they are of: those go first for whom bots have thought least. However many
/// tables somebody opens, and however strong the bots there, everybody else waits for the one move that is being thought about
/// and no more.
#[derive(Debug, Default)]
pub(super) struct Moves {
    people: BTreeMap<String, Line>,
    /// The time taken by whoever was served last: somebody new begins there.
    floor: Duration,
    /// How many have come: of two who have taken as much, the one who waits longer goes first.
    come: u64,
}

/// What waits for one person.
#[derive(Debug, Default)]
struct Line {
    taken: Duration,
    running: u32,
    moves: VecDeque<(u64, Move)>,
}

impl Moves {
    /// How many wait.
    pub(super) fn len(&self) -> usize {
        self.people.values().map(|line| line.moves.len()).sum()
    }

    /// One more. It takes the place of an older one of the same seat at the same table, which comes back.
    pub(super) fn push(&mut self, new: Move) -> Option<Move> {
        let same =
            |other: &Move| other.owed.table == new.owed.table && other.owed.thought.seat == new.owed.thought.seat;
        let old = self.take_out(same).pop();
        self.come += 1;
        let floor = self.floor;
        let line = self.people.entry(new.whose.clone()).or_default();
        line.taken = line.taken.clamp(floor, floor + DEBT);
        line.moves.push_back((self.come, new));
        old
    }

    /// The next one.
    pub(super) fn pop(&mut self) -> Option<Move> {
        let waiting = self.people.values_mut().filter(|line| !line.moves.is_empty());
        let line = waiting.min_by_key(|line| (line.taken, line.moves[0].0))?;
        self.floor = self.floor.max(line.taken);
        line.running += 1;
        line.moves.pop_front().map(|(_, next)| next)
    }

    /// One of a person's is done, and took so long.
    pub(super) fn done(&mut self, whose: &str, took: Duration) {
        if let Some(line) = self.people.get_mut(whose) {
            // All may have been forgotten meanwhile.
            line.running = line.running.saturating_sub(1);
            line.taken += took;
        }
        let floor = self.floor;
        self.people.retain(|_, line| line.running > 0 || !line.moves.is_empty() || line.taken > floor);
        if self.people.values().all(|line| line.running == 0 && line.moves.is_empty()) {
            // Nobody waits: what was taken was taken from nobody.
            *self = Moves { come: self.come, ..Moves::default() };
        }
    }

    /// Takes out those of a table that it does not owe any more.
    pub(super) fn drop_stale(&mut self, table: &str, owed: &[Thought]) -> Vec<Move> {
        self.take_out(|waits| waits.owed.table == table && !owed.contains(&waits.owed.thought))
    }

    /// Forgets all.
    pub(super) fn clear(&mut self) {
        *self = Moves::default();
    }

    fn take_out(&mut self, which: impl Fn(&Move) -> bool) -> Vec<Move> {
        let mut out = Vec::new();
        for line in self.people.values_mut() {
            let mut at = 0;
            while at < line.moves.len() {
                if which(&line.moves[at].1) {
                    out.extend(line.moves.remove(at).map(|(_, old)| old));
                } else {
                    at += 1;
                }
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use signoria_core::Seat;
    use signoria_table::At;

    fn owed(table: &str, seat: u8, version: u32) -> Owed {
        let thought = Thought { seat: Seat(seat), level: "king".to_owned(), at: At { version, tail: 0 } };
        Owed { table: table.to_owned(), thought }
    }

    fn asked(whose: &str, owed: Owed) -> Move {
        let game = signoria_games::maker::<signoria_toy::Toy>().make(2, &serde_json::json!({})).unwrap();
        Move { owed, whose: whose.to_owned(), position: game.start(), seed: 0, then: Box::new(|_| {}) }
    }

    const LONG: Duration = Duration::from_secs(2);
    const SHORT: Duration = Duration::from_millis(1);

    #[test]
    fn whoever_has_many_tables_keeps_others_waiting_for_one_move_at_most() {
        let mut moves = Moves::default();
        for n in 0..20 {
            assert!(moves.push(asked("thief", owed(&format!("t{n}"), 0, 1))).is_none());
        }
        assert_eq!(moves.pop().unwrap().whose, "thief");
        moves.done("thief", LONG);
        moves.pop().unwrap();
        for version in 0..50 {
            assert!(moves.push(asked("ania", owed("hers", 1, version))).is_none());
            // The thief's move that was under way is done: hers is next, each time.
            moves.done("thief", LONG);
            let next = moves.pop().unwrap();
            assert_eq!(next.owed, owed("hers", 1, version));
            moves.done("ania", SHORT);
            let Some(next) = moves.pop() else { break };
            assert_eq!(next.whose, "thief");
        }
    }

    #[test]
    fn those_who_need_as_much_take_turns_and_nobody_waits_for_ever() {
        let mut moves = Moves::default();
        for n in 0..3 {
            for whose in ["ania", "bo", "celia"] {
                moves.push(asked(whose, owed(&format!("{whose}{n}"), 0, 0)));
            }
        }
        let mut served = Vec::new();
        while let Some(next) = moves.pop() {
            moves.done(&next.whose, LONG);
            served.push(next.whose);
        }
        assert_eq!(served, ["ania", "bo", "celia"].repeat(3));
        // Who has thought for hours pays back a minute of it.
        moves.push(asked("ania", owed("a", 0, 0)));
        moves.push(asked("bo", owed("b", 0, 0)));
        assert_eq!(moves.pop().unwrap().whose, "ania");
        moves.done("ania", Duration::from_secs(7_200));
        moves.push(asked("ania", owed("a", 0, 1)));
        let mut seconds = 0;
        while moves.pop().unwrap().whose == "bo" {
            moves.push(asked("bo", owed("b", 0, seconds)));
            moves.done("bo", Duration::from_secs(1));
            seconds += 1;
        }
        assert_eq!(seconds, 60);
    }

    #[test]
    fn a_seat_waits_once_and_what_is_not_owed_any_more_is_dropped() {
        let mut moves = Moves::default();
        assert!(moves.push(asked("ania", owed("t", 0, 1))).is_none());
        assert_eq!(moves.push(asked("ania", owed("t", 0, 2))).unwrap().owed, owed("t", 0, 1));
        assert!(moves.push(asked("ania", owed("t", 1, 2))).is_none());
        assert!(moves.push(asked("ania", owed("u", 0, 9))).is_none());
        assert_eq!(moves.len(), 3);
        let gone = moves.drop_stale("t", &[owed("t", 1, 2).thought]);
        assert_eq!(gone.iter().map(|gone| &gone.owed).collect::<Vec<_>>(), [&owed("t", 0, 2)]);
        assert_eq!(moves.len(), 2);
        assert_eq!(moves.pop().unwrap().owed, owed("t", 1, 2));
        moves.done("ania", SHORT);
        assert_eq!(moves.pop().unwrap().owed, owed("u", 0, 9));
        moves.done("ania", SHORT);
        assert!(moves.pop().is_none());
        assert!(moves.people.is_empty());
    }
}
