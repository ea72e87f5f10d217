//! A position in numbers, as one seat sees it.

use crate::{KINDS, MAX_PLAYERS, State, Toy};
use signoria_core::{Axis, Block, Eye, Layout, Observer, Seat, contract::Features};

const NUMBERS: Axis = Axis::Numbers(1, KINDS as u16);
const RIVALS: Axis = Axis::Numbers(1, MAX_PLAYERS as u16 - 1);

impl Features for Toy {
    const LAYOUT: Layout = Layout {
        rev: 1,
        blocks: &[
            Block::counts("rounds_left", &[], 4),
            Block::flags("place", &[Axis::Numbers(1, MAX_PLAYERS as u16)]),
            Block::flags("prize", &[Axis::Numbers(0, 7)]),
            Block::counts("hand", &[NUMBERS], 2),
            Block::flags("bid", &[NUMBERS]),
            Block::counts("unseen", &[NUMBERS], 4),
            Block::flags("rival", &[RIVALS]),
            Block::counts("rival_lead", &[RIVALS], 10),
        ],
    };

    fn observe(&self, state: &State, seat: Seat, eye: Eye, o: &mut Observer<'_>) {
        let (seats, player) = (self.kit.seats, &state.players[seat]);
        let mut hand = [0; KINDS];
        player.hand.seen_by(eye).for_each(|kind| hand[usize::from(kind)] += 1);
        o.block("rounds_left");
        o.put(0, self.rounds() - state.round);
        o.block("place");
        o.hot(seat.steps_from(state.first, seats));
        o.block("prize");
        o.hot(state.prize);
        o.block("hand");
        o.put_all(&hand);
        o.block("bid");
        player.bid.and_then(|bid| bid.seen_by(eye).copied()).into_iter().for_each(|kind| o.hot(kind));
        o.block("unseen");
        (0..KINDS).for_each(|kind| o.put(kind, self.kit.components.copies[kind] - state.discards[kind] - hand[kind]));
        let rivals = || seat.others(seats).map(|other| &state.players[other]).enumerate();
        o.block("rival");
        rivals().for_each(|(at, _)| o.mark(at));
        o.block("rival_lead");
        rivals().for_each(|(at, rival)| o.put(at, i32::from(rival.prizes) - i32::from(player.prizes)));
    }

    fn points_now(&self, state: &State, seat: Seat) -> i32 {
        state.players[seat].prizes.into()
    }

    fn in_play(&self, state: &State) -> bool {
        state.round > 0
    }
}
