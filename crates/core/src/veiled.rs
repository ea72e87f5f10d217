//! Things that only some seats know.

use crate::{SeatSet, Sink, Viewer};

/// A value with the set of seats that know it. It has no serde form on purpose: nothing that holds one can be sent.
///
/// Rules read it with [`peek`](Veiled::peek); views with [`seen_by`](Veiled::seen_by) alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Veiled<T> {
    value: T,
    known: SeatSet,
}

impl<T> Veiled<T> {
    /// A value that the seats of `known` know.
    pub fn new(value: T, known: SeatSet) -> Self {
        Veiled { value, known }
    }

    /// The value, for the rules and nobody else.
    pub fn peek(&self) -> &T {
        &self.value
    }

    /// The value, if `viewer` knows it. The open view after a game knows everything.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        let known = match viewer {
            Viewer::Seat(seat) => self.known.contains(seat),
            Viewer::Watcher => false,
            Viewer::Open => true,
        };
        known.then_some(&self.value)
    }

    /// Who knows the value.
    pub fn known(&self) -> SeatSet {
        self.known
    }

    /// Shows the value to `to` as well, and tells the sink if anybody learned something.
    pub fn reveal<E>(&mut self, to: SeatSet, sink: &mut impl Sink<E>) {
        let new = SeatSet(to.0 & !self.known.0);
        if !new.is_empty() {
            self.known = self.known.union(new);
            sink.revealed(new);
        }
    }

    /// Another value in its place, known to the same seats: what a sample of the hidden things does.
    pub fn replace(&mut self, value: T) {
        self.value = value;
    }
}
