//! Chapters 5 and 6: selling goods (B5.10 to B5.12), ships and the goods they take (B6.3, B6.4, B6.30).

use crate::Burgundy;
use crate::action::Action;
use crate::data::{GOODS_TYPES, GOODS_VP, KNOWLEDGE, SALE_SILVERLINGS};
use crate::event::Event;
use crate::frame::Question;
use crate::pieces::{Depot, Goods, With};
use crate::state::{Player, Points, State};
use alloc::vec::Vec;
use signoria_core::hex::bits;
use signoria_core::{Audience, Sink};

impl Burgundy {
    /// Of the stored types those that the die reaches; without a die, all of them (BA29).
    pub(crate) fn legal_sales(&self, player: &Player, with: With, stored: u8, out: &mut Vec<Action>) {
        let reached = match with.die() {
            Some(die) => stored & self.reach.values(player, player.dice[die]),
            None => stored,
        };
        out.extend(bits(reached.into()).map(|i| Action::Sell { with, goods: Goods::ALL[i] }));
    }

    /// B6.10: the sale of a warehouse.
    pub(crate) fn legal_warehouse(&self, state: &State, out: &mut Vec<Action>) {
        let player = &state.players[state.active()];
        self.legal_sales(player, With::Effect, stored_types(player), out);
        out.push(Action::Decline);
    }

    /// B5.11: all stored tiles of the type; knowledge 3 and 4 add to it (B5.12).
    pub(crate) fn sell(
        &self,
        state: &mut State,
        question: Question,
        with: With,
        goods: Goods,
        sink: &mut impl Sink<Event>,
    ) {
        self.use_die(state, question, with, Some(goods.number()), false, sink);
        let seat = state.active();
        let numbers = &KNOWLEDGE;
        let player = &mut state.players[seat];
        let tiles = core::mem::take(&mut player.goods[goods.idx()]);
        assert!(tiles > 0, "goods of the type are stored");
        player.sold[goods.idx()] += tiles;
        let vp = u16::from(tiles) * u16::from(GOODS_VP[self.by_players]);
        player.gain(Points::Goods, vp);
        let silverlings = if player.knows(3) { numbers.sale_silverlings } else { SALE_SILVERLINGS };
        let workers = if player.knows(4) { numbers.sale_workers } else { 0 };
        player.silverlings += silverlings;
        player.workers += workers;
        sink.event(Audience::All, |_| Event::GoodsSold {
            seat,
            goods: goods.number(),
            tiles,
            silverlings,
            workers,
            vp,
        });
    }

    /// A placed ship asks for a depot; where no depot holds goods only its marker moves (B7.2, B10.9).
    pub(crate) fn arrive(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.depot_goods == [[0; 6]; 6] {
            self.sail(state, sink);
        } else {
            state.frames.ask(Question::Ship);
        }
    }

    /// B6.3: any depot, an empty one too (BA11); with knowledge 5 two neighbours of the ring as well (B6.30).
    pub(crate) fn legal_ship(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(Depot::all().map(Action::Ship));
        if state.players[state.active()].knows(5) {
            out.extend(Depot::all().map(Action::ShipTwo));
        }
    }

    /// B6.4, B7.4: types already stored are taken without a question, the new ones if there is room for all of them.
    pub(crate) fn unload(&self, state: &mut State, depot: Depot, two: bool, sink: &mut impl Sink<Event>) {
        assert!(!two || state.players[state.active()].knows(5), "knowledge 5 opens a second depot");
        for goods in Goods::ALL {
            if state.players[state.active()].goods[goods.idx()] > 0 {
                self.take_goods(state, depot, two, goods, sink);
            }
        }
        self.unload_new(state, depot, two, sink);
    }

    fn unload_new(&self, state: &mut State, depot: Depot, two: bool, sink: &mut impl Sink<Event>) {
        let room = GOODS_TYPES - state.players[state.active()].goods_types();
        let new = new_goods(state, depot, two).count();
        if room > 0 && new > room {
            return state.frames.ask(Question::PickGoods { depot, two });
        }
        if room > 0 {
            for goods in Goods::ALL {
                self.take_goods(state, depot, two, goods, sink);
            }
        }
        self.sail(state, sink);
    }

    /// BD16: one of the new types, with all its tiles (BA12).
    pub(crate) fn pick(&self, state: &mut State, depot: Depot, two: bool, goods: Goods, sink: &mut impl Sink<Event>) {
        assert!(new_goods(state, depot, two).any(|new| new == goods), "a new type of the named depots is picked");
        self.take_goods(state, depot, two, goods, sink);
        self.unload_new(state, depot, two, sink);
    }

    pub(crate) fn legal_picks(&self, state: &State, depot: Depot, two: bool, out: &mut Vec<Action>) {
        out.extend(new_goods(state, depot, two).map(Action::Pick));
    }

    /// All goods of a type from the named depots (BA32: both together).
    fn take_goods(&self, state: &mut State, depot: Depot, two: bool, goods: Goods, sink: &mut impl Sink<Event>) {
        let seat = state.active();
        for depot in named(depot, two) {
            let tiles = core::mem::take(&mut state.depot_goods[depot.idx()][goods.idx()]);
            state.players[seat].goods[goods.idx()] += tiles;
            if tiles > 0 {
                sink.event(Audience::All, |_| Event::GoodsTaken {
                    seat,
                    depot: depot.number(),
                    goods: goods.number(),
                    tiles,
                });
            }
        }
    }

    /// B6.3: the marker moves one space, on top of the stack there; it counts from the next round on (BA20).
    fn sail(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let seat = state.active();
        state.players[seat].marker += 1;
        let space = state.players[seat].marker;
        let track = &mut state.track[..self.n()];
        let mut at = track.iter().position(|other| *other == seat).expect("every marker is on the track");
        while at > 0 && state.players[track[at - 1]].marker <= space {
            track.swap(at - 1, at);
            at -= 1;
        }
        let first = track[0] == seat;
        sink.event(Audience::All, |_| Event::MarkerMoved { seat, space, first });
    }
}

/// The types of goods that a player stores, as bits.
#[inline]
pub(super) fn stored_types(player: &Player) -> u8 {
    player.goods.iter().rev().fold(0, |set, n| set << 1 | u8::from(*n > 0))
}

/// The depots that a ship named.
pub(crate) fn named(depot: Depot, two: bool) -> impl Iterator<Item = Depot> {
    core::iter::once(depot).chain(two.then(|| depot.next()))
}

/// The types on the named depots that the active player does not store.
pub(crate) fn new_goods(state: &State, depot: Depot, two: bool) -> impl Iterator<Item = Goods> {
    let stored = &state.players[state.active()].goods;
    Goods::ALL.into_iter().filter(move |goods| {
        stored[goods.idx()] == 0 && named(depot, two).any(|at| state.depot_goods[at.idx()][goods.idx()] > 0)
    })
}
