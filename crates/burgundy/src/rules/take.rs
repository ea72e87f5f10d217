//! Chapter 5: taking a tile from a depot (B5.4, B5.5) and buying one (B5.20 to B5.22).

use crate::Burgundy;
use crate::action::Action;
use crate::data::{EFFECTS, Effect, PURCHASE_COST};
use crate::event::Event;
use crate::frame::Question;
use crate::pieces::{Building, KindSet, Slot, Source, Space, Tile, With, occupied};
use crate::state::{Player, State};
use alloc::vec::Vec;
use signoria_core::hex::bits;
use signoria_core::{Audience, Sink};

impl Burgundy {
    /// The tiles on the depots that a die reaches, knowledge 12 helping (B6.37), or without a die on all of them; with a full
    /// storage, each with each stored tile that may make room (B5.5).
    pub(crate) fn legal_takes(&self, player: &Player, with: With, on_depots: u32, out: &mut Vec<Action>) {
        let reached = match with.die() {
            Some(die) => on_depots & self.reach.spaces(player, player.dice[die], player.knows(12)),
            None => on_depots,
        };
        let spaces = bits(reached.into()).map(Space::at);
        if player.room().is_some() {
            out.extend(spaces.map(|space| Action::Take { with, space, discard: None }));
        } else {
            for space in spaces {
                out.extend(Slot::ALL.map(|slot| Action::Take { with, space, discard: Some(slot) }));
            }
        }
    }

    /// The tiles that a building may take from any numbered depot; storage has room (B6.11 to B6.13, B6.18).
    pub(crate) fn legal_fetch(&self, state: &State, building: Building, out: &mut Vec<Action>) {
        if let Effect::Fetch(kinds) = EFFECTS[building as usize] {
            let with = With::Effect;
            out.extend(self.fetchable(state, kinds).map(|space| Action::Take { with, space, discard: None }));
        }
        out.push(Action::Decline);
    }

    /// The spaces of the numbered depots that hold a tile of some kinds.
    pub(crate) fn fetchable(&self, state: &State, kinds: KindSet) -> impl Iterator<Item = Space> {
        let on = move |space: &Space| state.depots[space.idx()].is_some_and(|tile| kinds.contains(tile.kind()));
        self.spaces.iter().copied().filter(on)
    }

    pub(crate) fn take_tile(
        &self,
        state: &mut State,
        question: Question,
        with: With,
        space: Space,
        discard: Option<Slot>,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = state.active();
        let free = state.players[seat].knows(12);
        self.use_die(state, question, with, Some(space.depot().number()), free, sink);
        let tile = state.depots[space.idx()].take().expect("a tile lies on the space");
        let slot = self.store(state, tile, discard, sink);
        sink.event(Audience::All, |_| Event::TileTaken {
            seat,
            tile,
            from: Source::Depot(space),
            depot: space.depot().number(),
            slot: slot.idx() as u8,
        });
    }

    /// Puts a tile into storage; a stored tile makes room for it and leaves the game (B5.5, BA31).
    fn store(&self, state: &mut State, tile: Tile, discard: Option<Slot>, sink: &mut impl Sink<Event>) -> Slot {
        let seat = state.active();
        let player = &mut state.players[seat];
        let slot = match (player.room(), discard) {
            (Some(slot), None) | (None, Some(slot)) => slot,
            (room, discard) => unreachable!("room is {room:?}, and {discard:?} makes some"),
        };
        if let Some(old) = player.storage[slot.idx()].replace(tile) {
            state.removed.put(old.idx());
            sink.event(Audience::All, |_| Event::TileDiscarded { seat, tile: old, slot: slot.idx() as u8 });
        }
        slot
    }

    /// B5.20: once a turn, for two silverlings; knowledge 6 opens the numbered depots (B6.31).
    pub(crate) fn may_buy(&self, state: &State) -> bool {
        let player = &state.players[state.active()];
        !state.bought && player.silverlings >= PURCHASE_COST && self.for_sale(state, player)
    }

    fn for_sale(&self, state: &State, player: &Player) -> bool {
        occupied(&state.black) != 0 || player.knows(6) && occupied(&state.depots) != 0
    }

    pub(crate) fn legal_purchases(&self, player: &Player, black: u32, on_depots: u32, out: &mut Vec<Action>) {
        let on_depots = if player.knows(6) { on_depots } else { 0 };
        let black = bits(black.into()).map(|i| Source::Black(i as u8));
        let sources = black.chain(bits(on_depots.into()).map(|i| Source::Depot(Space::at(i))));
        if player.room().is_some() {
            out.extend(sources.map(|source| Action::Buy { source, discard: None }));
        } else {
            for source in sources {
                out.extend(Slot::ALL.map(|slot| Action::Buy { source, discard: Some(slot) }));
            }
        }
    }

    pub(crate) fn buy(&self, state: &mut State, source: Source, discard: Option<Slot>, sink: &mut impl Sink<Event>) {
        let (place, depot) = match source {
            Source::Black(i) => (&mut state.black[usize::from(i)], 0),
            Source::Depot(space) => (&mut state.depots[space.idx()], space.depot().number()),
        };
        let tile = place.take().expect("a tile lies on the space");
        let seat = state.active();
        let silverlings = PURCHASE_COST;
        let player = &mut state.players[seat];
        assert!(!state.bought, "a turn has one purchase");
        assert!(depot == 0 || player.knows(6), "knowledge 6 opens the numbered depots");
        player.silverlings = player.silverlings.checked_sub(silverlings).expect("the purchase is paid");
        state.bought = true;
        let slot = self.store(state, tile, discard, sink).idx() as u8;
        sink.event(Audience::All, |_| Event::TileBought { seat, tile, from: source, depot, slot, silverlings });
    }
}
