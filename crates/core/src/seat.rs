//! Seats, sets of seats, and one value per seat.

use core::fmt;
use core::ops::{Index, IndexMut};
use serde::{Deserialize, Serialize};

/// The largest number of seats that any game here has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "u8"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seat(pub u8);

impl Seat {
    /// The seats `0..n`, clockwise.
    pub fn all(n: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..n).map(Seat)
    }

    /// The next seat clockwise at a table of `n`.
    #[must_use]
    pub fn next(self, n: u8) -> Seat {
        Seat((self.0 + 1) % n)
    }

    /// How many seats lie between `first` and this one, clockwise at a table of `n`: 0 for `first` itself.
    #[must_use]
    pub const fn steps_from(self, first: Seat, n: u8) -> u8 {
        (self.0 + n - first.0) % n
    }

    /// The others at a table of `n`, clockwise from the next one on.
    pub fn others(self, n: u8) -> impl Iterator<Item = Seat> + Clone {
        (1..n).map(move |steps| Seat((self.0 + steps) % n))
    }

    /// The seat as an array index.
    #[must_use]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "u8"))]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat, and those who look on.
    pub const EVERYBODY: SeatSet = SeatSet(u8::MAX);

    /// The seats `0..n`.
    #[must_use]
    pub const fn first_n(n: u8) -> SeatSet {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    /// One seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest seat of the set.
    #[must_use]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats of the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |s| self.contains(*s))
    }

    /// Both sets together.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// This set with `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |set: SeatSet, f: &mut fmt::Formatter<'_>| f.debug_set().entries(set.iter().map(|s| s.0)).finish();
        // No game has a seat 7: who looks on is in the set.
        match SeatSet(!self.0) {
            SeatSet::EMPTY => f.write_str("everybody"),
            missing if !missing.contains(Seat(7)) => {
                f.write_str("everybody but ")?;
                list(missing, f)
            }
            _ => list(*self, f),
        }
    }
}

/// One value per seat in a fixed array, indexed by [`Seat`]. Places above the number of players stay at their default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PerSeat<T, const N: usize>(pub [T; N]);

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat(core::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// The values of the first `n` seats with their seats.
    pub fn iter(&self, n: u8) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().take(usize::from(n)).enumerate().map(|(i, value)| (Seat(i as u8), value))
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.idx()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.idx()]
    }
}
