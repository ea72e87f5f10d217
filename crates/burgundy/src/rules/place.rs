//! Chapter 5: adding a tile to the estate (B5.6 to B5.9).

use crate::Burgundy;
use crate::action::Action;
use crate::data::KNOWLEDGE;
use crate::event::Event;
use crate::frame::Question;
use crate::pieces::{Cell, Kind, Slot, Tile, With};
use crate::state::{Player, State};
use alloc::vec::Vec;
use signoria_core::hex::bits;
use signoria_core::{Audience, Sink};

/// Where a stored tile fits (B5.6).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spots {
    /// The hexes that fit but for the die number, as bits.
    pub(crate) cells: u64,
    /// Whether knowledge gives a free step for it (B6.34 to B6.36).
    pub(crate) free: bool,
}

impl Burgundy {
    /// Where each stored tile fits.
    pub(crate) fn spots(&self, player: &Player) -> [Spots; 3] {
        player.storage.map(|stored| match stored {
            None => Spots::default(),
            Some(tile) => {
                let cells = self.fitting(player, tile, player.beside & !player.covered);
                Spots { cells, free: self.placing_is_free(player, tile.kind()) }
            }
        })
    }

    /// Those of these empty hexes on which a tile fits but for the die number.
    #[inline]
    pub(crate) fn fitting(&self, player: &Player, tile: Tile, open: u64) -> u64 {
        let kind = tile.kind();
        let cells = open & self.board(player).of_kind[kind as usize];
        if kind == Kind::Building && cells != 0 && !player.knows(1) {
            cells & !self.barred(player, tile)
        } else {
            cells
        }
    }

    /// B5.7: the cities that already hold a building of this kind.
    pub(crate) fn barred(&self, player: &Player, building: Tile) -> u64 {
        let kind = building.idx() - Tile::FIRST_BUILDING;
        let cities = self.board(player).cities.iter().zip(player.city_kinds);
        cities.filter(|(_, kinds)| kinds >> kind & 1 == 1).fold(0, |set, (city, _)| set | city)
    }

    /// Knowledge 9 to 11: a free step for the kinds that they name (B6.34 to B6.36).
    #[inline]
    pub(crate) fn placing_is_free(&self, player: &Player, kind: Kind) -> bool {
        player.knows(KNOWLEDGE.free_for[kind as usize])
    }

    pub(crate) fn legal_places(&self, player: &Player, with: With, spots: &[Spots; 3], out: &mut Vec<Action>) {
        let reached = match with.die() {
            Some(die) => [false, true].map(|free| self.reach.cells(player, player.dice[die], free)),
            None => [u64::MAX; 2],
        };
        for slot in Slot::ALL {
            let Spots { cells, free } = spots[slot.idx()];
            let cells = bits(cells & reached[usize::from(free)]);
            out.extend(cells.map(|cell| Action::Place { with, slot, cell: Cell::at(cell) }));
        }
    }

    /// B5.9: the region, the colour, the effect, in this order (BA1).
    pub(crate) fn place_tile(
        &self,
        state: &mut State,
        question: Question,
        with: With,
        slot: Slot,
        cell: Cell,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = state.active();
        let player = &state.players[seat];
        let tile = player.stored(slot).expect("a stored tile is placed");
        let open = player.beside & !player.covered & self.board(player).of_kind[tile.kind() as usize];
        assert!(open & cell.bit() != 0, "{tile} fits on {cell:?}");
        let free = self.placing_is_free(player, tile.kind());
        self.use_die(state, question, with, Some(self.kit.components.dice[cell.idx()]), free, sink);
        let player = &mut state.players[seat];
        player.storage[slot.idx()] = None;
        self.lay(player, cell, tile);
        sink.event(Audience::All, |_| Event::TilePlaced { seat, tile, slot: slot.idx() as u8, cell: cell.number() });
        self.score_region(state, cell, sink);
        self.score_colour(state, tile.kind(), sink);
        self.effect(state, tile, cell, sink);
    }
}
