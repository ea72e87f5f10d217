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
        player.storage.map(|stored| {
            stored.map_or(Spots::default(), |tile| Spots {
                cells: self.spots_of(player, tile),
                free: self.placing_is_free(player, tile.kind()),
            })
        })
    }

    /// The hexes that fit a tile but for the die number: empty, of its colour, beside a covered one.
    pub(crate) fn spots_of(&self, player: &Player, tile: Tile) -> u64 {
        let open = self.open(player, tile.kind());
        let anywhere = tile.kind() != Kind::Building || player.knows(1);
        if anywhere { open } else { open & !self.barred(player, tile) }
    }

    #[inline]
    fn open(&self, player: &Player, kind: Kind) -> u64 {
        player.beside & !player.covered & self.board(player).of_kind[kind as usize]
    }

    /// B5.7: the cities that already hold a building of this kind.
    fn barred(&self, player: &Player, building: Tile) -> u64 {
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
        let tile = state.players[seat].stored(slot).expect("a stored tile is placed");
        assert!(self.open(&state.players[seat], tile.kind()) & cell.bit() != 0, "{tile} fits on {cell:?}");
        let free = self.placing_is_free(&state.players[seat], tile.kind());
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
