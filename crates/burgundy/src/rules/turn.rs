//! Chapters 4 and 5: the turn, the dice and what changes them (B4.11 to B4.15, B5.1 to B5.3), workers (B5.13).

use super::goods::stored_types;
use crate::Burgundy;
use crate::action::Action;
use crate::data::{KNOWLEDGE, TAKE_WORKERS};
use crate::event::Event;
use crate::frame::{Frame, Question, Step};
use crate::pieces::{With, occupied};
use crate::state::{Player, State};
use alloc::vec::Vec;
use signoria_core::{Audience, Seat, Sink};

impl Burgundy {
    /// The menu of a turn: a whole dice action, a purchase, or the end (BD3 and what follows, joined).
    pub(crate) fn legal_turn(&self, state: &State, out: &mut Vec<Action>) {
        let player = &state.players[state.active()];
        let dice = With::left(player.used);
        let on_depots = occupied(&state.depots);
        for with in dice {
            self.legal_takes(player, *with, on_depots, out);
        }
        let spots = self.spots(player);
        for with in dice {
            self.legal_places(player, *with, &spots, out);
        }
        let goods = stored_types(player);
        for with in dice {
            self.legal_sales(player, *with, goods, out);
        }
        out.extend(dice.iter().copied().map(Action::Workers));
        if self.may_buy(state) {
            self.legal_purchases(player, occupied(&state.black), on_depots, out);
        }
        if player.used == [true; 2] {
            out.push(Action::EndTurn);
        }
    }

    /// A castle's action: any of the four kinds, as if with an extra die of any value (B6.1).
    pub(crate) fn legal_castle_action(&self, state: &State, out: &mut Vec<Action>) {
        let player = &state.players[state.active()];
        self.legal_takes(player, With::Effect, occupied(&state.depots), out);
        self.legal_places(player, With::Effect, &self.spots(player), out);
        self.legal_sales(player, With::Effect, stored_types(player), out);
        out.push(Action::Workers(With::Effect));
    }

    pub(crate) fn start_turn(&self, state: &mut State, turn: u8, sink: &mut impl Sink<Event>) {
        state.turn = turn;
        state.bought = false;
        state.frames.replace(Frame::Step(Step::Turn));
        state.frames.ask(Question::Turn);
        let (seat, phase, round) = (state.active(), state.phase, state.round);
        sink.event(Audience::All, |_| Event::TurnStarted { seat, phase, round });
    }

    /// The menu again; the turn ends by itself when nothing is left to decide in it (B4.15, B7.3).
    pub(crate) fn go_on(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.players[state.active()].used == [true; 2] && !self.may_buy(state) {
            self.end_turn(state, sink);
        } else {
            state.frames.ask(Question::Turn);
        }
    }

    /// B4.9: the next turn in the order of the round.
    pub(crate) fn end_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        assert!(state.players[state.active()].used == [true; 2], "both dice are used");
        if state.turn + 1 < self.kit.seats {
            self.start_turn(state, state.turn + 1, sink);
        } else {
            self.end_round(state, sink);
        }
    }

    /// Sets a die aside and pays the workers that turn it into `value` (B5.1, B5.2). An effect needs no die.
    pub(crate) fn use_die(
        &self,
        state: &mut State,
        question: Question,
        with: With,
        value: Option<u8>,
        free: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(die) = with.die() else {
            assert!(question != Question::Turn, "an action of the turn needs a die");
            return;
        };
        assert!(question == Question::Turn, "{question:?} needs no die");
        let seat = state.active();
        let player = &mut state.players[seat];
        let rolled = player.dice[die];
        let value = value.unwrap_or(rolled);
        let workers = self.reach.cost(player, rolled, value, free);
        player.workers = player.workers.checked_sub(workers).expect("the workers are paid");
        assert!(!core::mem::replace(&mut player.used[die], true), "a die is used once");
        sink.event(Audience::All, |_| Event::DieUsed { seat, die: die as u8, rolled, value, workers });
    }

    /// B5.13: two workers; four with knowledge 14 (B6.39), and a silverling with 13 (B6.38).
    pub(crate) fn take_workers(&self, state: &mut State, question: Question, with: With, sink: &mut impl Sink<Event>) {
        self.use_die(state, question, with, None, false, sink);
        let seat = state.active();
        let numbers = &KNOWLEDGE;
        let player = &mut state.players[seat];
        let workers = self.workers_gained(player);
        let silverlings = if player.knows(13) { numbers.workers_silverlings } else { 0 };
        player.workers += workers;
        player.silverlings += silverlings;
        sink.event(Audience::All, |_| Event::WorkersTaken { seat, workers, silverlings });
    }

    /// Workers that the action "take worker tiles" brings.
    pub(crate) fn workers_gained(&self, player: &Player) -> u8 {
        if player.knows(14) { KNOWLEDGE.workers } else { TAKE_WORKERS }
    }

    /// Workers that an action with a die costs; 0 for what needs no die. `None` if it names nothing that there is.
    pub(crate) fn workers_for(&self, state: &State, seat: Seat, action: Action) -> Option<u8> {
        let player = &state.players[seat];
        let (with, value, free) = match action {
            Action::Take { with, space, .. } => (with, space.depot().number(), player.knows(12)),
            Action::Place { with, slot, cell } => {
                (with, self.kit.components.dice[cell.idx()], self.placing_is_free(player, player.stored(slot)?.kind()))
            }
            Action::Sell { with, goods } => (with, goods.number(), false),
            _ => return Some(0),
        };
        let Some(die) = with.die() else { return Some(0) };
        let rolled = player.dice[die];
        (rolled > 0).then(|| self.reach.cost(player, rolled, value, free))
    }
}
