//! Chapter 5: taking a tile from a depot (B5.4, B5.5) and buying one (B5.20 to B5.22).

use crate::Burgundy;
use crate::action::Action;
use crate::data::Effect;
use crate::event::Event;
use crate::state::{Player, State};
use crate::tile::{Building, KindSet, Slot, Source, Space, Tile, With};
use alloc::string::ToString;
use alloc::vec::Vec;
use signoria_core::{Audience, Sink};

/// Every die number: what needs no die reaches all depots.
pub(crate) const ANY_DEPOT: u8 = 0b11_1111;

impl Burgundy {
    /// The tiles on the depots of `numbers` (a bit each); with a full storage, each with each stored tile (B5.5).
    pub(crate) fn legal_takes(&self, s: &State, player: &Player, with: With, numbers: u8, out: &mut Vec<Action>) {
        let full = player.room().is_none();
        for space in &self.spaces {
            if numbers >> space.depot().idx() & 1 == 0 || s.depots[space.idx()].is_none() {
                continue;
            }
            if full {
                out.extend(Slot::ALL.map(|slot| Action::Take { with, space: *space, discard: Some(slot) }));
            } else {
                out.push(Action::Take { with, space: *space, discard: None });
            }
        }
    }

    /// The tiles that a building may take from any numbered depot; storage has room (B6.11 to B6.13, B6.18).
    pub(crate) fn legal_fetch(&self, s: &State, building: Building, out: &mut Vec<Action>) {
        if let Effect::Fetch(kinds) = self.tables.buildings[building as usize] {
            let with = With::Effect;
            out.extend(self.fetchable(s, kinds).map(|space| Action::Take { with, space, discard: None }));
        }
        out.push(Action::Decline);
    }

    /// The spaces of the numbered depots that hold a tile of some kinds.
    pub(crate) fn fetchable(&self, s: &State, kinds: KindSet) -> impl Iterator<Item = Space> {
        let on = move |space: &Space| s.depots[space.idx()].is_some_and(|tile| kinds.contains(tile.kind()));
        self.spaces.iter().copied().filter(on)
    }

    pub(crate) fn take_tile(
        &self,
        s: &mut State,
        with: With,
        space: Space,
        discard: Option<Slot>,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = s.active();
        let free = s.players[seat].knows(12);
        self.use_die(s, with, Some(space.depot().number()), free, sink);
        let Some(tile) = s.depots[space.idx()].take() else { return };
        let slot = self.store(s, tile, discard, sink);
        sink.event(Audience::All, || Event::TileTaken {
            seat,
            tile,
            from: space.to_string(),
            depot: space.depot().number(),
            slot: slot.idx() as u8,
        });
        self.back_to_turn(s, sink);
    }

    /// Puts a tile into storage; a stored tile makes room for it and leaves the game (B5.5, BA31).
    fn store(&self, s: &mut State, tile: Tile, discard: Option<Slot>, sink: &mut impl Sink<Event>) -> Slot {
        let seat = s.active();
        let player = &mut s.players[seat];
        let slot = discard.or_else(|| player.room()).unwrap_or(Slot::A);
        if let Some(old) = player.storage[slot.idx()].replace(tile) {
            s.removed.put(old.idx());
            sink.event(Audience::All, || Event::TileDiscarded { seat, tile: old, slot: slot.idx() as u8 });
        }
        slot
    }

    /// B5.20: once a turn, for two silverlings; knowledge 6 opens the numbered depots (B6.31).
    pub(crate) fn may_buy(&self, s: &State) -> bool {
        let player = &s.players[s.active()];
        !s.bought && player.silverlings >= self.tables.purchase_cost && self.for_sale(s, player)
    }

    fn for_sale(&self, s: &State, player: &Player) -> bool {
        s.black.iter().any(Option::is_some) || player.knows(6) && s.depots.iter().any(Option::is_some)
    }

    pub(crate) fn legal_purchases(&self, s: &State, player: &Player, out: &mut Vec<Action>) {
        let full = player.room().is_none();
        let mut offer = |source: Source| {
            if full {
                out.extend(Slot::ALL.map(|slot| Action::Buy { source, discard: Some(slot) }));
            } else {
                out.push(Action::Buy { source, discard: None });
            }
        };
        (0..8).filter(|i| s.black[usize::from(*i)].is_some()).for_each(|i| offer(Source::Black(i)));
        if player.knows(6) {
            let on_depots = self.spaces.iter().filter(|space| s.depots[space.idx()].is_some());
            on_depots.for_each(|space| offer(Source::Depot(*space)));
        }
    }

    pub(crate) fn buy(&self, s: &mut State, source: Source, discard: Option<Slot>, sink: &mut impl Sink<Event>) {
        let (place, depot) = match source {
            Source::Black(i) => (&mut s.black[usize::from(i)], 0),
            Source::Depot(space) => (&mut s.depots[space.idx()], space.depot().number()),
        };
        let Some(tile) = place.take() else { return };
        let seat = s.active();
        let silverlings = self.tables.purchase_cost;
        s.players[seat].silverlings -= silverlings;
        s.bought = true;
        let slot = self.store(s, tile, discard, sink).idx() as u8;
        sink.event(Audience::All, || Event::TileBought {
            seat,
            tile,
            from: source.to_string(),
            depot,
            slot,
            silverlings,
        });
        self.back_to_turn(s, sink);
    }
}
