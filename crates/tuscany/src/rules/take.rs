//! Chapter 5.2: taking a tile, and swapping before it.

use crate::data::{DISPLAY, STACK};
use crate::event::{Event, PieceView, TileView};
use crate::frame::{Draw, Frame, Question, Step};
use crate::pieces::{Face, Kind, Piece, Tile};
use crate::state::State;
use crate::{Action, NO_SPACE, Tuscany};
use alloc::vec::Vec;
use signoria_core::{Audience, Sink};

impl Tuscany {
    /// The storage spaces of the player to act. T5.2.4
    pub(crate) fn capacity(&self, s: &State) -> u8 {
        self.capacity_of(s.active())
    }

    /// The places of the display whose tile fits the player to act. T5.2.1
    pub(crate) fn fitting(&self, s: &State) -> impl Iterator<Item = usize> {
        let player = s.active();
        (0..DISPLAY).filter(move |slot| s.display[*slot].is_some_and(|tile| player.fits(tile.kind())))
    }

    /// Only if no display tile fits, and only if a neutral tile that can still come would. T5.2.2, TA3
    pub(crate) fn may_swap(&self, s: &State) -> bool {
        if self.fitting(s).next().is_some() {
            return false;
        }
        let (left, player) = (s.neutral_left(), s.active());
        Kind::ALL.into_iter().any(|kind| left[kind.idx()] > 0 && player.fits(kind))
    }

    /// T5.2.2
    pub(super) fn legal_swap(&self, s: &State, out: &mut Vec<Action>) {
        if self.may_swap(s) {
            self.kinds_to_swap(s, out);
        }
    }

    fn kinds_to_swap(&self, s: &State, out: &mut Vec<Action>) {
        let shown = s.display.iter().flatten().fold(0u8, |set, tile| set | 1 << tile.kind().idx());
        out.extend(Kind::ALL.into_iter().filter(|kind| shown >> kind.idx() & 1 == 1).map(Action::Swap));
    }

    /// A swap goes on until a tile fits; then one that fits must be taken. T5.2.2
    pub(super) fn legal_swapped(&self, s: &State, out: &mut Vec<Action>) {
        let mut fitting = self.fitting(s).peekable();
        if fitting.peek().is_none() {
            self.kinds_to_swap(s, out);
        } else {
            self.takes(s, fitting, out);
        }
    }

    /// T5.2.3
    pub(super) fn legal_take(&self, s: &State, out: &mut Vec<Action>) {
        self.takes(s, (0..DISPLAY).filter(|slot| s.display[*slot].is_some()), out);
    }

    /// Full storage: with each tile, each stored item that may make room for it. T5.2.5, TA25
    fn takes(&self, s: &State, slots: impl Iterator<Item = usize>, out: &mut Vec<Action>) {
        let capacity = self.capacity(s);
        let full = s.active().storage[..usize::from(capacity)].iter().all(Option::is_some);
        for slot in slots {
            let slot = slot as u8;
            if full {
                out.extend((0..capacity).map(|remove| Action::Take { slot, remove }));
            } else {
                out.push(Action::Take { slot, remove: NO_SPACE });
            }
        }
    }

    /// The action is a swap, which goes on until a tile is taken. T5.2.2
    pub(super) fn swap_first(&self, s: &mut State, extra: bool, kind: Kind, sink: &mut impl Sink<Event>) {
        self.begin_action(s, extra, sink);
        s.frames.ask(Question::Swapped);
        self.swap(s, kind, sink);
    }

    /// All display tiles of the kind go to the discards, neutral ones come. T5.2.2, TA31
    pub(super) fn swap(&self, s: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
        let (seat, count) = (s.turn, self.discard_kind(s, kind));
        s.frames.step(Step::Fill);
        sink.event(Audience::All, |_| Event::Swapped { seat, kind, count });
    }

    /// T5.2.4 to T5.2.7
    pub(super) fn take(&self, s: &mut State, slot: u8, remove: u8, sink: &mut impl Sink<Event>) {
        let (seat, capacity) = (s.turn, self.capacity(s));
        if remove != NO_SPACE {
            let item = s.active_mut().storage[usize::from(remove)].take().expect("the storage is full");
            // A tile goes to the box, a hexagon to the supply, which counts nothing. T5.2.5, TA5, T10.4
            if let Piece::Tile(tile) = item {
                s.removed[tile.idx()] += 1;
            }
            let item = || PieceView::of(&self.kit.components, item);
            sink.event(Audience::All, |_| Event::Removed { seat, space: remove, item: item() });
        }
        let tile = s.display[usize::from(slot)].take().expect("a tile lies there");
        let storage = &mut s.active_mut().storage[..usize::from(capacity)];
        let space = storage.iter().position(Option::is_none).expect("a space is free");
        storage[space] = Some(Piece::Tile(tile));
        self.refill_or_fill(s, slot);
        let tile = || TileView::of(&self.kit.components, tile);
        sink.event(Audience::All, |_| Event::Took { seat, slot, space: space as u8, tile: tile() });
    }

    /// A place was vacated: an own tile comes, or, when all three stacks are empty, a neutral one. T5.2.6
    #[inline]
    pub(super) fn refill_or_fill(&self, s: &mut State, slot: u8) {
        let is_empty = s.active().stacks.is_empty();
        s.frames.push(if is_empty { Frame::Step(Step::Fill) } else { Frame::Draw(Draw::Own { slot }) });
    }

    /// The own tile for the vacated place. T5.2.6, T5.2.7
    pub(super) fn refill(&self, s: &mut State, slot: u8, face: Face, sink: &mut impl Sink<Event>) {
        let tile = Tile::own(s.turn, face);
        let seat = s.turn;
        s.active_mut().stacks.draw(tile.face().idx());
        s.display[usize::from(slot)] = Some(tile);
        let shown = s.active().shown();
        sink.event(Audience::All, |_| Event::Refilled {
            seat,
            stack: shown.div_ceil(STACK),
            left: shown.next_multiple_of(STACK) - shown,
            slot,
            tile: TileView::of(&self.kit.components, tile),
        });
        self.check_stacks(s, sink);
        s.frames.replace(Frame::Step(Step::Fill));
    }
}
