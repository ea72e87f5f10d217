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

    /// The value, if `viewer` knows it. Those who look on know what is shown to [`SeatSet::EVERYBODY`]; the open view
    /// after a game knows everything.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        let known = match viewer {
            Viewer::Seat(seat) => self.known.contains(seat),
            Viewer::Watcher => self.known == SeatSet::EVERYBODY,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Collect, Seat};
    use alloc::format;

    #[test]
    fn who_looks_on_knows_what_is_shown_to_everybody() {
        let mut card = Veiled::new(7, SeatSet::only(Seat(1)));
        let mut sink = Collect::<()>::default();
        card.reveal(SeatSet::first_n(2), &mut sink);
        assert_eq!((card.seen_by(Viewer::Seat(Seat(0))), card.seen_by(Viewer::Watcher)), (Some(&7), None));
        card.reveal(SeatSet::EVERYBODY, &mut sink);
        assert_eq!(card.seen_by(Viewer::Watcher), Some(&7));
        assert_eq!(format!("{:?}", sink.learned), "everybody but {1}");
    }
}
