//! Where the rules tell what happened.

use crate::{Seat, SeatSet, Viewer};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Who may see an event. Watchers see what everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Audience {
    /// Every seat and every watcher.
    All,
    /// One seat alone.
    Only(Seat),
    /// Everybody, watchers too, but this seat.
    Except(Seat),
}

impl Audience {
    /// Whether `viewer` is among those who may see it.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) | (Audience::Except(_), Viewer::Watcher) => true,
            (Audience::Only(seat), Viewer::Seat(v)) => seat == v,
            (Audience::Except(seat), Viewer::Seat(v)) => seat != v,
            (Audience::Only(_), Viewer::Watcher) => false,
            // The open view after the end shows each thing once, as the one who knew it saw it.
            (Audience::Only(_), Viewer::Open) => true,
            (Audience::Except(_), Viewer::Open) => false,
        }
    }
}

/// What the rules hand their events to. [`Silent`] costs nothing: the closures are never called.
pub trait Sink<E> {
    /// Tells `to` that something happened.
    fn event(&mut self, to: Audience, event: impl FnOnce() -> E);

    /// Notes that `to` now know something that they did not know before the action.
    /// Called by [`Veiled::reveal`](crate::Veiled::reveal) alone, so the barrier of undo is derived, never declared.
    fn revealed(&mut self, to: SeatSet);
}

/// Drops everything at compile time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn event(&mut self, _: Audience, _: impl FnOnce() -> E) {}
    #[inline(always)]
    fn revealed(&mut self, _: SeatSet) {}
}

/// Keeps everything, in order.
#[derive(Clone, Debug)]
pub struct Collect<E> {
    /// The events with their audiences, oldest first.
    pub events: Vec<(Audience, E)>,
    /// Who learned something hidden.
    pub learned: SeatSet,
}

impl<E> Default for Collect<E> {
    fn default() -> Self {
        Collect { events: Vec::new(), learned: SeatSet::EMPTY }
    }
}

impl<E> Sink<E> for Collect<E> {
    fn event(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.events.push((to, event()));
    }
    fn revealed(&mut self, to: SeatSet) {
        self.learned = self.learned.union(to);
    }
}
