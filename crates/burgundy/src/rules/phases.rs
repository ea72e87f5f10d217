//! Chapter 4: phases and rounds (B4.1 to B4.10, B4.16).

use crate::Burgundy;
use crate::data::{KNOWLEDGE, PHASES, ROUNDS};
use crate::event::Event;
use crate::frame::{Draw, Frame};
use crate::pieces::{Depot, Goods, Kind, Source, Space, Tile};
use crate::state::{Stacks, State};
use signoria_core::{Audience, Sink};

impl Burgundy {
    /// B4.1: what is left on the depots leaves the game, goods stay.
    pub(crate) fn start_phase(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let mut removed = 0;
        for tile in state.depots.iter_mut().chain(&mut state.black).filter_map(Option::take) {
            state.removed.put(tile.idx());
            removed += 1;
        }
        state.round = 0;
        let phase = state.phase;
        sink.event(Audience::All, |_| Event::PhaseStarted { phase, removed });
        self.fill_depots(state, 0, sink);
    }

    /// B4.2, B4.3: the spaces in use, one after another. Castles, mines and ships are alike and need no draw.
    #[inline]
    fn fill_depots(&self, state: &mut State, from: usize, sink: &mut impl Sink<Event>) {
        for space in (from..Space::COUNT).map(Space::at) {
            let (stack, tile) = match self.kind_of(space, state.phase) {
                None => continue,
                Some(Kind::Castle) => (&mut state.stacks.castles, Tile::CASTLE),
                Some(Kind::Mine) => (&mut state.stacks.mines, Tile::MINE),
                Some(Kind::Ship) => (&mut state.stacks.ships, Tile::SHIP),
                Some(Kind::Knowledge | Kind::Animal | Kind::Building) => {
                    return state.frames.replace(Frame::Draw(Draw::Depot(space)));
                }
            };
            *stack -= 1;
            state.depots[space.idx()] = Some(tile);
            sink.event(Audience::All, |_| Event::TileLaid { tile, at: Source::Depot(space) });
        }
        state.frames.replace(Frame::Draw(Draw::Black { filled: 0 }));
    }

    /// The kind of tile that a space takes in a phase, if it is in use.
    pub(crate) fn kind_of(&self, space: Space, phase: u8) -> Option<Kind> {
        let entry = &self.kit.components.spaces[space.idx()];
        (entry.min_players <= self.kit.seats).then(|| entry.kind_in(phase, self.kit.seats))
    }

    /// The next tile of a numbered depot is turned up.
    pub(crate) fn fill_space(&self, state: &mut State, space: Space, tile: Tile, sink: &mut impl Sink<Event>) {
        let Stacks { buildings, animals, knowledge, .. } = &mut state.stacks;
        match tile.kind() {
            Kind::Building => buildings.draw(tile.idx() - Tile::FIRST_BUILDING),
            Kind::Animal => animals.draw(tile.idx() - Tile::FIRST_ANIMAL),
            Kind::Knowledge => knowledge.draw(tile.idx() - Tile::FIRST_KNOWLEDGE),
            Kind::Castle | Kind::Mine | Kind::Ship => unreachable!("{tile} needs no draw"),
        }
        state.depots[space.idx()] = Some(tile);
        sink.event(Audience::All, |_| Event::TileLaid { tile, at: Source::Depot(space) });
        self.fill_depots(state, space.idx() + 1, sink);
    }

    /// B4.4: the next tile of the black depot is turned up.
    pub(crate) fn fill_black(&self, state: &mut State, filled: u8, tile: Tile, sink: &mut impl Sink<Event>) {
        state.stacks.black.draw(tile.idx());
        state.black[usize::from(filled)] = Some(tile);
        sink.event(Audience::All, |_| Event::TileLaid { tile, at: Source::Black(filled) });
        let filled = filled + 1;
        let more = filled < self.kit.components.black_spaces[self.by_players];
        state.frames.replace(Frame::Draw(if more { Draw::Black { filled } } else { Draw::Goods { filled: 0 } }));
    }

    /// B4.5: the next goods of the phase are turned up, in the order in which they will leave (BA22).
    pub(crate) fn fill_goods(&self, state: &mut State, filled: u8, goods: Goods, sink: &mut impl Sink<Event>) {
        state.goods.draw(goods.idx());
        state.coming[usize::from(filled)] = Some(goods);
        let filled = filled + 1;
        sink.event(Audience::All, |_| Event::GoodsLaid { goods: goods.number(), round: filled });
        if filled < ROUNDS {
            state.frames.replace(Frame::Draw(Draw::Goods { filled }));
        } else {
            self.start_round(state, sink);
        }
    }

    /// B4.6: the order is fixed for the whole round.
    fn start_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.round += 1;
        state.order = state.track;
        state.white = 0;
        for player in &mut state.players.0 {
            player.dice = [0; 2];
            player.used = [false; 2];
        }
        state.frames.replace(Frame::Draw(Draw::Die { rolled: 0 }));
        let (phase, round, order) = (state.phase, state.round, state.order);
        sink.event(Audience::All, |_| Event::RoundStarted { phase, round, order: order[..self.n()].to_vec() });
    }

    /// B4.7, B4.8: all dice are rolled before anybody decides; then the white die sends a goods tile to its depot.
    pub(crate) fn roll_die(&self, state: &mut State, rolled: u8, value: u8, sink: &mut impl Sink<Event>) {
        if rolled < 2 * self.kit.seats {
            let seat = state.order[usize::from(rolled / 2)];
            state.players[seat].dice[usize::from(rolled % 2)] = value;
            if rolled % 2 == 1 {
                let dice = state.players[seat].dice;
                sink.event(Audience::All, |_| Event::Rolled { seat, dice });
            }
            return state.frames.replace(Frame::Draw(Draw::Die { rolled: rolled + 1 }));
        }
        state.white = value;
        let depot = Depot::no(value);
        let goods = state.coming[usize::from(state.round) - 1].take().expect("each round has its goods");
        state.depot_goods[depot.idx()][goods.idx()] += 1;
        sink.event(Audience::All, |_| Event::GoodsMoved { goods: goods.number(), depot: value });
        self.start_turn(state, 0, sink);
    }

    /// B4.10: five rounds make a phase, five phases the game.
    pub(crate) fn end_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.round < ROUNDS {
            return self.start_round(state, sink);
        }
        self.pay_mines(state, sink);
        if state.phase + 1 < PHASES {
            state.phase += 1;
            self.start_phase(state, sink);
        } else {
            self.score_end(state, sink);
        }
    }

    /// B4.16: a silverling for each mine; with knowledge 2 a worker, too (B6.22).
    fn pay_mines(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for place in 0..self.n() {
            let seat = state.order[place];
            let player = &mut state.players[seat];
            let mines = (player.covered & self.board(player).of_kind[Kind::Mine as usize]).count_ones() as u8;
            let workers = if player.knows(2) { mines * KNOWLEDGE.mine_workers } else { 0 };
            player.silverlings += mines;
            player.workers += workers;
            if mines > 0 {
                sink.event(Audience::All, |_| Event::MinesPaid { seat, silverlings: mines, workers });
            }
        }
    }
}
