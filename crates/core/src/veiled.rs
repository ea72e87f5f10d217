//! Things that only some seats know, and the two keys that open them.
//!
//! A [`Veiled`] is read with a key. The rules hold the [`Referee`], which reads everything; what makes views, words and
//! events holds an [`Eye`], which reads what its viewer may know. Neither can be made by a game: the doors of
//! [`Game`](crate::Game) hand them out, so code that shows things cannot reach what it must not show.

use crate::{Audience, Seat, SeatSet, Sink, Viewer};

/// The key of the rules: it reads everything.
#[derive(Clone, Copy, Debug)]
pub struct Referee(());

/// The key of somebody who looks: it reads what all of those who look through it know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eye(SeatSet);

impl Eye {
    /// The seat that looks, if it is one seat.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        self.0.first().filter(|seat| self.0 == SeatSet::only(*seat))
    }

    /// Whether it sees what `known` know.
    #[must_use]
    pub fn knows(self, known: SeatSet) -> bool {
        self.0.0 & !known.0 == 0
    }

    pub(crate) fn of_audience(audience: Audience) -> Self {
        Eye(match audience {
            Audience::All => SeatSet::EVERYBODY,
            Audience::Only(seats) => seats,
            Audience::Except(seats) => SeatSet(!seats.0),
        })
    }
}

/// Where the keys are made: for whoever runs games (the doors of [`Game`](crate::Game), searches over sampled worlds,
/// tests). A game's crate never comes here.
pub mod keys {
    use super::{Eye, Referee, SeatSet, Viewer};

    /// The key of the rules.
    #[must_use]
    #[inline(always)]
    pub const fn referee() -> Referee {
        Referee(())
    }

    /// The key of a viewer.
    #[must_use]
    pub fn eye(viewer: Viewer) -> Eye {
        Eye(match viewer {
            Viewer::Seat(seat) => SeatSet::only(seat),
            Viewer::Watcher => SeatSet::EVERYBODY,
            Viewer::Open => SeatSet::EMPTY,
        })
    }
}

/// A value with the set of seats that know it. It has no serde form on purpose: nothing that holds one can be sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Veiled<T> {
    value: T,
    known: SeatSet,
}

impl<T> Veiled<T> {
    /// A value that the seats of `known` know.
    pub const fn new(value: T, known: SeatSet) -> Self {
        Veiled { value, known }
    }

    /// The value, for the rules.
    #[inline(always)]
    pub fn peek(&self, _: Referee) -> &T {
        &self.value
    }

    /// The value, if who looks knows it. Those who look on know what is shown to [`SeatSet::EVERYBODY`]; the open view
    /// after a game knows everything.
    pub fn seen_by(&self, eye: Eye) -> Option<&T> {
        eye.knows(self.known).then_some(&self.value)
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

    /// Another value in its place, known to the same seats.
    pub fn replace(&mut self, value: T) {
        self.value = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Collect;
    use alloc::format;

    #[test]
    fn who_looks_on_knows_what_is_shown_to_everybody() {
        let mut card = Veiled::new(7, SeatSet::only(Seat(1)));
        let mut sink = Collect::<()>::default();
        card.reveal(SeatSet::first_n(2), &mut sink);
        let watcher = keys::eye(Viewer::Watcher);
        assert_eq!((card.seen_by(keys::eye(Viewer::Seat(Seat(0)))), card.seen_by(watcher)), (Some(&7), None));
        card.reveal(SeatSet::EVERYBODY, &mut sink);
        assert_eq!(card.seen_by(watcher), Some(&7));
        assert_eq!(format!("{:?}", sink.learned), "everybody but {1}");
    }

    #[test]
    fn a_secret_of_two_stays_between_them() {
        let pair = SeatSet::only(Seat(1)).with(Seat(3));
        let deal = Veiled::new("deal", pair);
        for (viewer, sees) in [
            (Viewer::Seat(Seat(1)), true),
            (Viewer::Seat(Seat(3)), true),
            (Viewer::Seat(Seat(0)), false),
            (Viewer::Watcher, false),
            (Viewer::Open, true),
        ] {
            assert_eq!(deal.seen_by(keys::eye(viewer)).is_some(), sees, "{viewer:?}");
        }
        assert_eq!(deal.seen_by(Eye::of_audience(Audience::Only(pair))), Some(&"deal"));
        assert_eq!(deal.seen_by(Eye::of_audience(Audience::Except(pair))), None);
        assert_eq!(deal.seen_by(Eye::of_audience(Audience::All)), None);
    }
}
