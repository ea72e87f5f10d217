//! Chapter 5: gaining and moving cubes.

use crate::action::Move;
use crate::event::{Event, Placed};
use crate::pieces::{Cube, Soldier};
use crate::state::{Player, State};
use crate::{FavorPlace, Principato};
use signoria_core::{Audience, Seat, Sink};

impl Player {
    /// Where a gain would go: storage, then empty soldiers, the rest is lost (P5.11, P5.12). What the stock lacks is not
    /// gained at all, and so not lost either (P5.13).
    pub(crate) fn place(&self, cube: Cube, gain: u8, stock: u8) -> Placed {
        let there = gain.min(stock);
        let stored = there.min(self.capacity(cube) - self.cubes(cube));
        // Favor is never gained but by its own action, which asks for the soldier.
        let soldier = match cube {
            Cube::Food => self.army(Soldier::Militia).empty(),
            Cube::Money => self.army(Soldier::Condottiere).empty(),
            Cube::Favor => 0,
        };
        let on_soldiers = soldier.min(there - stored);
        Placed { stored, on_soldiers, lost: there - stored - on_soldiers }
    }

    /// Whether a free move is possible. P5.14
    #[inline]
    pub(crate) fn may_move(&self, what: Move) -> bool {
        self.army(what.soldier()).empty() > 0 && self.cubes(what.cube()) > 0
    }

    /// Whether any free move is possible. PD11
    #[inline]
    pub(crate) fn can_move(&self) -> bool {
        Soldier::ALL.into_iter().any(|soldier| self.can_supply(soldier))
    }

    /// Whether a soldier of a kind is without a cube, and a cube for it in storage.
    #[inline]
    pub(crate) fn can_supply(&self, soldier: Soldier) -> bool {
        self.army(soldier).empty() > 0 && self.cubes(soldier.cube()) + self.cubes(Cube::Favor) > 0
    }
}

impl Principato {
    pub(crate) fn gain(&self, state: &mut State, seat: Seat, cube: Cube, gain: u8) -> Placed {
        let player = &mut state.players[seat];
        let placed = player.place(cube, gain, state.stock.cubes[cube.idx()]);
        player.cubes[cube.idx()] += placed.stored;
        match cube {
            Cube::Food => player.army[Soldier::Militia.idx()].own += placed.on_soldiers,
            Cube::Money => player.army[Soldier::Condottiere.idx()].own += placed.on_soldiers,
            Cube::Favor => {}
        }
        state.stock.cubes[cube.idx()] -= placed.stored + placed.on_soldiers;
        placed
    }

    /// Cubes of storage go to the stock.
    pub(crate) fn pay(&self, state: &mut State, seat: Seat, cube: Cube, cost: u8) {
        state.players[seat].cubes[cube.idx()] -= cost;
        state.stock.cubes[cube.idx()] += cost;
    }

    /// Where a favor cube could be put: nowhere if there is none or no room for it. P5.10, PA23
    pub(super) fn legal_favor(&self, state: &State) -> impl Iterator<Item = FavorPlace> {
        let player = &state.players[state.current];
        let any = state.stock.cubes[Cube::Favor.idx()] > 0;
        let room = player.cubes(Cube::Favor) < player.capacity(Cube::Favor);
        let church = (any && room).then_some(FavorPlace::Church);
        // P5.12: the church first.
        let empty = move |soldier: &Soldier| any && !room && player.army(*soldier).empty() > 0;
        church.into_iter().chain(Soldier::ALL.into_iter().filter(empty).map(FavorPlace::On))
    }

    // P5.10
    pub(crate) fn take_favor(&self, state: &mut State, place: FavorPlace, sink: &mut impl Sink<Event>) {
        let seat = state.current;
        state.stock.cubes[Cube::Favor.idx()] -= 1;
        let player = &mut state.players[seat];
        let soldier = match place {
            FavorPlace::Church => {
                player.cubes[Cube::Favor.idx()] += 1;
                None
            }
            FavorPlace::On(soldier) => {
                player.army[soldier.idx()].favor += 1;
                Some(soldier)
            }
        };
        state.actions -= 1;
        sink.event(Audience::All, |_| Event::Favor { seat, soldier });
    }

    // P5.14
    pub(crate) fn free_move(&self, state: &mut State, what: Move, sink: &mut impl Sink<Event>) {
        let seat = state.current;
        self.onto_soldiers(state, seat, what.cube(), what.soldier(), 1);
        sink.event(Audience::All, |_| Event::Moved { seat, cube: what.cube(), soldier: what.soldier() });
    }

    /// Cubes go from storage onto soldiers, where they stay until the end of the next military round.
    pub(crate) fn onto_soldiers(&self, state: &mut State, seat: Seat, cube: Cube, soldier: Soldier, n: u8) {
        let player = &mut state.players[seat];
        player.cubes[cube.idx()] -= n;
        let army = &mut player.army[soldier.idx()];
        match cube {
            Cube::Food | Cube::Money => army.own += n,
            Cube::Favor => army.favor += n,
        }
    }
}
