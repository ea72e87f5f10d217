//! Chapter 5.4: the display is filled, and purged where a kind has too many tiles.

use crate::Tuscany;
use crate::event::{Event, Supply, TileView};
use crate::frame::{Draw, Frame, Step};
use crate::pieces::{Face, Kind, Tile};
use crate::state::State;
use signoria_core::{Audience, Sink};

impl Tuscany {
    /// All display tiles of a kind go to the open discards. How many they were. T5.2.2, T5.4.1, TA4
    pub(super) fn discard_kind(&self, s: &mut State, kind: Kind) -> u8 {
        let mut count = 0;
        for place in &mut s.display {
            if let Some(tile) = place.take_if(|tile| tile.kind() == kind) {
                s.discards[tile.idx()] += 1;
                count += 1;
            }
        }
        count
    }

    /// Empty places are filled with neutral tiles in order, as long as there are some; then a kind with five tiles or more
    /// is swept away, and the same again. T5.4.1, T5.4.2, T10.3
    pub(super) fn fill(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        if s.display.iter().any(Option::is_none) {
            if s.pile.is_empty() {
                self.renew_pile(s, sink);
            }
            if !s.pile.is_empty() {
                s.frames.replace(Frame::Draw(Draw::Neutral));
                return;
            }
        }
        match self.kind_to_purge(s) {
            None => s.frames.pop(),
            Some(kind) => {
                let count = self.discard_kind(s, kind);
                sink.event(Audience::All, |_| Event::Purged { kind, count });
            }
        }
    }

    fn kind_to_purge(&self, s: &State) -> Option<Kind> {
        let mut counts = [0; 8];
        for tile in s.display.iter().flatten() {
            counts[tile.kind().idx()] += 1;
        }
        Kind::ALL.into_iter().find(|kind| counts[kind.idx()] >= self.kit.components.purge_at)
    }

    /// The neutral tiles of the discards become the pile; those of players stay out for good. T3.5.4, T10.3
    fn renew_pile(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        for face in Face::all() {
            let count = core::mem::take(&mut s.discards[Tile::neutral(face).idx()]);
            (0..count).for_each(|_| s.pile.put(face.idx()));
        }
        let count = s.pile.len() as u8;
        if count > 0 {
            sink.event(Audience::All, |_| Event::Shuffled { supply: Supply::NeutralTiles, count });
        }
    }

    /// A neutral tile is turned up for the first empty place. T5.4.1
    pub(super) fn reveal(&self, s: &mut State, face: Face, sink: &mut impl Sink<Event>) {
        let slot = s.display.iter().position(Option::is_none).expect("a place is empty");
        s.pile.draw(face.idx());
        let tile = Tile::neutral(face);
        s.display[slot] = Some(tile);
        let tile = || TileView::of(&self.kit.components, tile);
        sink.event(Audience::All, |_| Event::Revealed { slot: slot as u8, tile: tile() });
        s.frames.replace(Frame::Step(Step::Fill));
    }
}
