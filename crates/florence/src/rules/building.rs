//! Chapter 5.5: places, and building alone.

use crate::data::{AWARD, BUILDING_PRICE, TOUCH};
use crate::event::{Event, florins};
use crate::frame::{Frame, Question};
use crate::pieces::{Building, Tile};
use crate::state::{Source, State};
use crate::{Action, Florence, Form, around, cells_of};
use alloc::vec::Vec;
use signoria_core::{Audience, Seat, Sink};

impl Florence {
    /// Cells with a building, a landscape or the palace. F5.5.1
    pub(crate) fn occupied(&self, s: &State, seat: Seat) -> u64 {
        s.players[seat].built | s.players[seat].land | self.grids.palace
    }

    /// Cells beside a building or the palace, where they may not be built on. F5.5.2
    pub(crate) fn kept_clear(&self, s: &State, seat: Seat) -> u64 {
        let player = &s.players[seat];
        if player.builders >= TOUCH { 0 } else { around(player.built | self.grids.palace) }
    }

    /// Cells at the border that a player may not build on alone. F8.4.3
    pub(crate) fn border_closed(&self, s: &State, seat: Seat) -> u64 {
        let builders = s.players[seat].builders;
        if builders >= TOUCH {
            return 0;
        }
        let faces = self.grids.faces[seat.idx()].iter();
        faces.fold(0, |closed, face| {
            closed
                | if builders == 0 {
                    face.cells
                } else {
                    face.facing(s.players[face.neighbour].built | self.grids.palace)
                }
        })
    }

    /// Cells on which a tile may lie. F5.5
    #[inline]
    #[must_use]
    pub fn free_for(&self, s: &State, seat: Seat, tile: Tile) -> u64 {
        let occupied = self.occupied(s, seat);
        match tile {
            Tile::Landscape(_) => !occupied,
            Tile::Building(_) => !(occupied | self.kept_clear(s, seat) | self.border_closed(s, seat)),
        }
    }

    /// Whether a tile has a place.
    pub(crate) fn has_place(&self, s: &State, seat: Seat, tile: Tile) -> bool {
        let free = self.free_for(s, seat, tile);
        self.grids.forms[tile.idx()].iter().any(|form| form.fits(free) != 0)
    }

    /// The place of a tile if there is one alone.
    pub(super) fn only_place(&self, s: &State, seat: Seat, tile: Tile) -> Option<u64> {
        let free = self.free_for(s, seat, tile);
        let mut only = None;
        for form in &self.grids.forms[tile.idx()] {
            let corners = form.fits(free);
            if corners == 0 {
                continue;
            }
            if only.is_some() || corners & (corners - 1) != 0 {
                return None;
            }
            only = Some(form.mask << corners.trailing_zeros());
        }
        only
    }

    // FD6, FD16, F5.5.6
    pub(super) fn legal_places(&self, s: &State, seat: Seat, tile: Tile, out: &mut Vec<Action>) {
        let free = self.free_for(s, seat, tile);
        for form in &self.grids.forms[tile.idx()] {
            let mut corners = form.fits(free);
            while corners != 0 {
                let corner = corners.trailing_zeros() as u8;
                corners &= corners - 1;
                let (column, row) = (corner / 7, corner % 7);
                out.push(Action::Place { flip: form.flip, turns: form.turns, column, row });
            }
        }
    }

    /// The cells of a place by its name, if it is one on the board.
    pub(crate) fn mask_of(&self, tile: Tile, action: Action) -> Option<u64> {
        let Action::Place { flip, turns, column, row } = action else { return None };
        let form = self.grids.forms[tile.idx()].iter().find(|form| (form.flip, form.turns) == (flip, turns))?;
        form.at(column, row)
    }

    /// The form of a tile that an option names.
    pub(crate) fn form_of(&self, tile: Tile, flip: u8, turns: u8) -> &Form {
        let mut forms = self.grids.forms[tile.idx()].iter();
        forms.find(|form| (form.flip, form.turns) == (flip, turns)).expect("options name forms")
    }

    /// What a building costs a player. F5.4.20
    #[must_use]
    pub fn building_price(&self, s: &State, seat: Seat) -> u16 {
        BUILDING_PRICE[usize::from(s.players[seat].builders)]
    }

    /// The buildings that a player may build alone. F5.4.20, F5.4.21
    pub(crate) fn buildable(&self, s: &State, seat: Seat) -> impl Iterator<Item = Building> {
        let player = &s.players[seat];
        let free = self.free_for(s, seat, Tile::Building(Building::University));
        let pays = player.money >= self.building_price(s, seat);
        let fits = move |building: &Building| {
            pays && s.buildings[building.idx()] > 0
                && !player.has_building(*building)
                && self.grids.forms[building.idx()].iter().any(|form| form.fits(free) != 0)
        };
        Building::ALL.into_iter().filter(fits)
    }

    // FD15
    pub(super) fn begin_building(&self, s: &mut State, seat: Seat, building: Building, sink: &mut impl Sink<Event>) {
        let tile = Tile::Building(building);
        match self.only_place(s, seat, tile) {
            Some(mask) => self.build(s, seat, building, mask, sink),
            None => s.frames.replace(Frame::Ask(Question::Place(seat, tile))),
        }
    }

    pub(super) fn place(&self, s: &mut State, seat: Seat, tile: Tile, action: Action, sink: &mut impl Sink<Event>) {
        let mask = self.mask_of(tile, action).expect("a place on the board");
        match tile {
            Tile::Building(building) => self.build(s, seat, building, mask, sink),
            Tile::Landscape(kind) => {
                s.frames.pop();
                self.lay_landscape(s, seat, kind, mask, sink);
            }
        }
    }

    // F5.4.20
    fn build(&self, s: &mut State, seat: Seat, building: Building, mask: u64, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let price = self.building_price(s, seat);
        self.pay(s, seat, price);
        s.buildings[building.idx()] -= 1;
        let player = &mut s.players[seat];
        player.actions += 1;
        player.lay(Tile::Building(building), mask);
        player.score(Source::Buildings, AWARD);
        let (price, points) = (florins(price), AWARD);
        let cells = || cells_of(mask).collect();
        sink.event(Audience::All, |_| Event::Built { seat, building, cells: cells(), price, points });
    }
}
