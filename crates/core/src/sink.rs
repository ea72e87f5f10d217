//! Where the rules tell what happened.

use crate::{Eye, Seat, SeatSet, Viewer};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Who may see an event. Watchers see what everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Audience {
    /// Every seat and every watcher.
    All,
    /// These seats alone.
    Only(SeatSet),
    /// Everybody, watchers too, but these seats.
    Except(SeatSet),
}

impl Audience {
    /// One seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Audience::Only(SeatSet::only(seat))
    }

    /// Everybody but one seat.
    #[must_use]
    pub const fn except(seat: Seat) -> Self {
        Audience::Except(SeatSet::only(seat))
    }

    /// Whether `viewer` is among those who may see it.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) | (Audience::Except(_), Viewer::Watcher) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
            (Audience::Only(_), Viewer::Watcher) => false,
            // The open view after the end shows each thing once, as those who knew it saw it.
            (Audience::Only(_), Viewer::Open) => true,
            (Audience::Except(_), Viewer::Open) => false,
        }
    }
}

/// What the rules hand their events to. [`Silent`] costs nothing: the closures are never called.
pub trait Sink<E> {
    /// Tells `to` that something happened. What is veiled is read with the key of those who are told.
    fn event(&mut self, to: Audience, event: impl FnOnce(Eye) -> E);

    /// Notes that `to` now know something that they did not know before the action.
    /// Called by what is veiled alone, so the barrier of undo is derived, never declared.
    fn revealed(&mut self, to: SeatSet);
}

/// Drops everything at compile time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn event(&mut self, _: Audience, _: impl FnOnce(Eye) -> E) {}
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
    fn event(&mut self, to: Audience, event: impl FnOnce(Eye) -> E) {
        self.events.push((to, event(Eye::of_audience(to))));
    }
    fn revealed(&mut self, to: SeatSet) {
        self.learned = self.learned.union(to);
    }
}
