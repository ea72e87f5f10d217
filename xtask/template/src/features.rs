//! A position in numbers, as one seat sees it.

use crate::data::{KINDS, MAX_PLAYERS};
use crate::{Frame, Question, State, Toy};
use signoria_core::contract::Features;
use signoria_core::{Axis, Block, Eye, Layout, Observer, Seat};

/// Cards of a number that are told apart.
const COUNTS: usize = 4;
const NUMBERS: Axis = Axis::Numbers(1, KINDS as u16);
const RIVALS: Axis = Axis::Numbers(1, MAX_PLAYERS as u16 - 1);

impl Features for Toy {
    const LAYOUT: Layout = Layout {
        rev: 1,
        blocks: &[
            Block::flags("seats", &[Axis::Numbers(2, 3)]),
            Block::counts("rounds_left", &[], 4),
            Block::flags("moment", &[Axis::Words(&["draw", "bid", "turn", "turn_of_another"])]),
            Block::flags("place", &[Axis::Numbers(1, MAX_PLAYERS as u16)]),
            Block::flags("prize", &[Axis::Numbers(0, 7)]),
            Block::flags("hand", &[NUMBERS, Axis::Numbers(0, COUNTS as u16)]),
            Block::flags("bid", &[NUMBERS]),
            Block::counts("banked", &[NUMBERS], 2),
            Block::counts("in_the_bag", &[NUMBERS], 4),
            Block::counts("points", &[], 10),
            Block::flags("rival", &[RIVALS]),
            Block::counts("rival_lead", &[RIVALS], 10),
            Block::counts("rival_cards", &[RIVALS], 3),
            Block::counts("rival_cards_known", &[RIVALS, NUMBERS], 1),
            Block::flags("rival_has_bid", &[RIVALS]),
        ],
    };

    fn observe(&self, state: &State, seat: Seat, eye: Eye, o: &mut Observer<'_>) {
        let seats = self.kit.seats;
        let player = &state.players[seat];
        o.block("seats");
        o.hot(seats - 2);
        o.block("rounds_left");
        o.put(0, self.rounds().saturating_sub(state.round));
        o.block("moment");
        o.hot(match state.frames.top() {
            Frame::Ask(Question::Bid { .. }) => 1_usize,
            Frame::Ask(Question::Turn { seat: now, .. }) if now == seat => 2,
            Frame::Ask(Question::Turn { .. }) => 3,
            Frame::Draw(_) | Frame::Step(_) | Frame::Over => 0,
        });
        o.block("place");
        o.hot(seat.steps_from(state.first, seats));
        o.block("prize");
        o.hot(state.prize);
        let mut hand = [0_usize; KINDS];
        player.hand.seen_by(eye).for_each(|kind| hand[usize::from(kind)] += 1);
        o.block("hand");
        hand.into_iter().enumerate().for_each(|(kind, cards)| o.row(kind, COUNTS, cards));
        o.block("bid");
        player.bid.iter().filter_map(|bid| bid.seen_by(eye)).for_each(|kind| o.mark(usize::from(*kind)));
        o.block("banked");
        player.banked.iter().enumerate().for_each(|(kind, cards)| o.put(kind, *cards));
        // What is in the bag for all that the seat knows: everything but what it sees.
        o.block("in_the_bag");
        for kind in 0..KINDS {
            let seen =
                |of: Seat| state.players[of].hand.seen_by(eye).filter(|k| usize::from(*k) == kind).count() as i32;
            let shown = state.discards[kind] + state.players.iter(seats).map(|(_, p)| p.banked[kind]).sum::<u8>();
            let all = i32::from(self.kit.components.copies[kind]);
            o.put(kind, all - i32::from(shown) - Seat::all(seats).map(seen).sum::<i32>());
        }
        o.block("points");
        o.put(0, self.points_now(state, seat));
        let others = || seat.others(seats).enumerate();
        o.block("rival");
        others().for_each(|(at, _)| o.mark(at));
        o.block("rival_lead");
        others().for_each(|(at, other)| o.put(at, self.points_now(state, other) - self.points_now(state, seat)));
        o.block("rival_cards");
        others().for_each(|(at, other)| o.put(at, state.players[other].hand.len()));
        o.block("rival_cards_known");
        for (at, other) in others() {
            let known = state.players[other].hand.seen_by(eye);
            known.for_each(|kind| o.mark(at * KINDS + usize::from(kind)));
        }
        o.block("rival_has_bid");
        others().for_each(|(at, other)| o.mark_if(at, state.players[other].bid.is_some()));
    }

    fn points_now(&self, state: &State, seat: Seat) -> i32 {
        let player = &state.players[seat];
        i32::from(player.prizes) + i32::from(player.interest)
    }

    fn in_play(&self, state: &State) -> bool {
        state.round > 0
    }
}
