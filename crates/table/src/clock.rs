//! Time to think.

use serde::{Deserialize, Serialize};
use signoria_core::{Seat, SeatSet};

/// A moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// For people to read: milliseconds since 1970.
    pub wall: u64,
    /// What clocks run by, in milliseconds: it never goes back, does not jump with the calendar, and stands still while
    /// nobody can be served.
    pub clock: u64,
}

/// Where time is not measured, one number is both.
impl From<u64> for Moment {
    fn from(now: u64) -> Self {
        Moment { wall: now, clock: now }
    }
}

/// How much time there is. Whose time has run out may be dropped by an opponent; nothing else happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Clock {
    /// As much as you like.
    #[default]
    None,
    /// For play in one sitting: a stock of time, and some more for each turn.
    Live {
        /// The stock, in milliseconds.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        initial: u64,
        /// What a finished turn adds, in milliseconds.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        increment: u64,
    },
    /// For play over days: a deadline for each move.
    Days {
        /// Time for a move, in milliseconds.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        per_move: u64,
    },
}

/// The clocks of a game that runs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// The stock of each seat, without what runs now. Below 0 after a late answer.
    pub left: Vec<i64>,
    /// Since when each seat's clock has been running, by [`Moment::clock`].
    pub since: Vec<Option<u64>>,
    /// Seats whose person has gone away, until the bot has answered, and since when the clock ran if it did: whoever comes back
    /// before that was never away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    held: Vec<(Seat, Option<u64>)>,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: u8) -> Self {
        let stock = match clock {
            Clock::None => 0,
            Clock::Live { initial, .. } => signed(initial),
            Clock::Days { per_move } => signed(per_move),
        };
        Clocks { left: vec![stock; seats.into()], since: vec![None; seats.into()], held: Vec::new() }
    }

    /// Lets the clocks of `running` run and stops the others. Those of `moved` have committed something;
    /// a turn of those of `turned`, as the game means it, has ended, and gives them time.
    pub(crate) fn set(&mut self, clock: Clock, running: SeatSet, moved: SeatSet, turned: SeatSet, now: u64) {
        self.held.retain(|(seat, _)| !moved.contains(*seat));
        for seat in Seat::all(self.left.len() as u8) {
            let (left, since) = (&mut self.left[seat.idx()], &mut self.since[seat.idx()]);
            match clock {
                Clock::None => continue,
                Clock::Live { increment, .. } => {
                    if let Some(began) = since.filter(|_| !running.contains(seat)) {
                        *left -= signed(now.saturating_sub(began));
                        *since = None;
                    }
                    if turned.contains(seat) {
                        *left += signed(increment);
                    }
                }
                Clock::Days { .. } => {
                    if moved.contains(seat) || !running.contains(seat) {
                        *since = None;
                    }
                }
            }
            if running.contains(seat) {
                since.get_or_insert(now);
            }
        }
    }

    /// A person goes away; a bot answers from now on.
    pub(crate) fn go_away(&mut self, clock: Clock, seat: Seat, now: u64) {
        let since = match (clock, self.since[seat.idx()].take()) {
            (Clock::Live { .. }, Some(began)) => {
                self.left[seat.idx()] -= signed(now.saturating_sub(began));
                Some(now)
            }
            (_, since) => since,
        };
        self.held.push((seat, since));
    }

    /// Whoever comes back has a quarter of the stock at least, and time that begins now. Before the bot has answered time goes on
    /// as if nobody had been away: else it would never run out for those who go and come.
    pub(crate) fn come_back(&mut self, clock: Clock, seat: Seat) {
        if let Some(at) = self.held.iter().position(|(held, _)| *held == seat) {
            self.since[seat.idx()] = self.held.swap_remove(at).1;
            return;
        }
        self.since[seat.idx()] = None;
        if let Clock::Live { initial, .. } = clock {
            let left = &mut self.left[seat.idx()];
            *left = (*left).max(signed(initial) / 4);
        }
    }

    /// The time that a seat has left at `now`; nothing where there is no clock.
    #[must_use]
    pub fn left_at(&self, clock: Clock, seat: Seat, now: u64) -> Option<i64> {
        let ran = self.since[seat.idx()].map_or(0, |since| signed(now.saturating_sub(since)));
        match clock {
            Clock::None => None,
            Clock::Live { .. } | Clock::Days { .. } => Some(self.left[seat.idx()] - ran),
        }
    }

    /// The seats whose clock runs.
    #[must_use]
    pub fn running(&self) -> SeatSet {
        (0..).zip(&self.since).filter(|(_, since)| since.is_some()).map(|(seat, _)| Seat(seat)).collect()
    }

    /// The seats whose clock runs and has run out.
    #[must_use]
    pub fn out(&self, clock: Clock, now: u64) -> SeatSet {
        let out = |seat: &Seat| self.left_at(clock, *seat, now).is_some_and(|left| left <= 0);
        self.running().iter().filter(out).collect()
    }

    /// When the next clock runs out, after `now`.
    #[must_use]
    pub fn deadline(&self, clock: Clock, now: u64) -> Option<u64> {
        let left = |seat: Seat| self.left_at(clock, seat, now).and_then(|left| u64::try_from(left).ok());
        self.running().iter().filter_map(left).filter(|left| *left > 0).map(|left| now + left).min()
    }
}

fn signed(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}
