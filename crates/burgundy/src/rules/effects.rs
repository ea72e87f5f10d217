//! Chapter 6: what a tile does when it is placed.

use crate::Burgundy;
use crate::action::Action;
use crate::data::{EFFECTS, Effect, KNOWLEDGE};
use crate::event::Event;
use crate::frame::Question;
use crate::pieces::{Building, Cell, Face, Species, Tile, With};
use crate::state::{Points, State};
use alloc::vec::Vec;
use signoria_core::hex::bits;
use signoria_core::{Audience, Seat, Sink};

impl Burgundy {
    /// The effect of the tile that the active player has just placed, up to its question.
    pub(crate) fn effect(&self, state: &mut State, tile: Tile, cell: Cell, sink: &mut impl Sink<Event>) {
        match tile.face() {
            // B6.1, BA17: always possible, and not to be declined.
            Face::Castle => state.frames.ask(Question::CastleAction),
            // B6.2, B6.7: they act later.
            Face::Mine | Face::Knowledge(_) => {}
            Face::Ship => self.arrive(state, sink),
            Face::Animal(species, _) => self.score_animals(state, species, cell, sink),
            Face::Building(building) => self.building_effect(state, building, sink),
        }
    }

    /// B6.6: an effect that cannot be used is lost.
    fn building_effect(&self, state: &mut State, building: Building, sink: &mut impl Sink<Event>) {
        let seat = state.active();
        let player = &mut state.players[seat];
        let (mut workers, mut silverlings, mut vp) = (0, 0, 0);
        let question = match EFFECTS[building as usize] {
            // B6.10
            Effect::Sell => (player.goods_types() > 0).then_some(Question::Warehouse),
            // B6.11 to B6.13
            Effect::Fetch(kinds) => self.fetchable(state, kinds).next().map(|_| Question::Fetch(building)),
            // B6.16
            Effect::Place => self.spots(player).iter().any(|spots| spots.cells != 0).then_some(Question::CityHall),
            // B6.14
            Effect::Workers(n) => {
                workers = n;
                player.workers += n;
                None
            }
            // B6.15
            Effect::Silverlings(n) => {
                silverlings = n;
                player.silverlings += n;
                None
            }
            // B6.17
            Effect::Points(n) => {
                vp = u16::from(n);
                player.gain(Points::Watchtowers, vp);
                None
            }
        };
        if (workers, silverlings, vp) != (0, 0, 0) {
            sink.event(Audience::All, |_| Event::BuildingGave { seat, building, workers, silverlings, vp });
        }
        if let Some(question) = question {
            state.frames.ask(question);
        }
    }

    /// B6.16: die numbers do not matter.
    pub(crate) fn legal_city_hall(&self, state: &State, out: &mut Vec<Action>) {
        let player = &state.players[state.active()];
        self.legal_places(player, With::Effect, &self.spots(player), out);
        out.push(Action::Decline);
    }

    /// B6.6: the building stays, its effect is lost.
    pub(crate) fn decline(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let seat = state.active();
        sink.event(Audience::All, |_| Event::Declined { seat });
    }

    /// B6.5: every animal tile of the species on the new tile's pasture scores, with one more each by knowledge 7 (B6.32).
    fn score_animals(&self, state: &mut State, species: Species, cell: Cell, sink: &mut impl Sink<Event>) {
        let seat: Seat = state.active();
        let player = &mut state.players[seat];
        let board = self.board(player);
        let pasture = board.regions[usize::from(board.region_of[cell.idx()])] & player.covered;
        let (mut tiles, mut animals) = (0, 0);
        let mut cells = 0;
        for at in bits(pasture) {
            if let Some(Face::Animal(other, n)) = player.estate.0[at].map(Tile::face)
                && other == species
            {
                tiles += 1;
                animals += u16::from(n);
                cells |= 1 << at;
            }
        }
        player.gain(Points::Animals, animals);
        let mut vp = animals;
        if player.knows(7) {
            let more = tiles * u16::from(KNOWLEDGE.animal_vp);
            player.gain(Points::Knowledge(7), more);
            vp += more;
        }
        sink.event(Audience::All, |_| Event::AnimalsScored { seat, cells: cell_numbers(cells), vp });
    }
}

/// The numbers of the hexes of a set.
pub(crate) fn cell_numbers(cells: u64) -> Vec<u8> {
    bits(cells).map(|cell| cell as u8 + 1).collect()
}
