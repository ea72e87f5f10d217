//! Chapter 4: turns, rounds and phases.

use crate::data::STACK;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::State;
use crate::{Action, Tuscany};
use alloc::vec::Vec;
use signoria_core::{Audience, Seat, Sink};

impl Tuscany {
    pub(super) fn start_turn(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.turn = seat;
        s.frames.replace(Frame::Action { extra: false });
        let (phase, round) = (s.phase, s.round);
        sink.event(Audience::All, || Event::TurnStarted { seat, phase, round });
    }

    /// The actions of a turn, with all that is settled together with each. The extra action follows the same rules. T4.2
    pub(super) fn legal_action(&self, s: &State, extra: bool, out: &mut Vec<Action>) {
        if self.can_draw(s) {
            out.push(Action::Draw);
        }
        self.legal_swap(s, out);
        self.legal_take(s, out);
        self.legal_place(s, out);
        if extra {
            out.push(Action::End);
        }
    }

    /// Whether draw, take or place is possible. T4.8
    pub(crate) fn some_action(&self, s: &State) -> bool {
        self.can_draw(s) || s.display.iter().any(Option::is_some) || s.active().can_place()
    }

    /// Whether no player has any action. T4.9
    pub(crate) fn is_deadlocked(&self, s: &State) -> bool {
        !self.can_draw(s)
            && s.display.iter().all(Option::is_none)
            && s.players.iter(self.seats).all(|(_, player)| !player.can_place())
    }

    /// T4.8, T4.9
    pub(super) fn action_or_skip(
        &self,
        s: &mut State,
        extra: bool,
        skipped: &mut u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        if extra || self.some_action(s) {
            return true;
        }
        self.skip(s, skipped, sink);
        false
    }

    #[cold]
    #[inline(never)]
    fn skip(&self, s: &mut State, skipped: &mut u8, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        sink.event(Audience::All, || Event::TurnSkipped { seat });
        *skipped += 1;
        if *skipped == self.seats {
            self.end_deadlocked(s, sink);
        } else {
            s.frames.replace(Frame::TurnOver { extra: false });
        }
    }

    /// Nobody can do anything any more: what is owed counts, and the game is over. T4.9
    fn end_deadlocked(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        sink.event(Audience::All, || Event::Deadlocked);
        for phase in s.phase..=3 {
            s.triggered &= phase == s.phase;
            s.phase = phase;
            self.score_phase(s, sink);
        }
        self.score_kept(s, sink);
        s.frames.replace(Frame::Over);
    }

    /// An action has been chosen; an extra one costs a marble. T4.2
    pub(super) fn begin_action(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let Frame::Action { extra } = s.frames.top() else { unreachable!("an action is chosen") };
        s.frames.replace(Frame::TurnOver { extra });
        if extra {
            let seat = s.turn;
            s.active_mut().marble -= 1;
            sink.event(Audience::All, || Event::MarbleSpent { seat });
        }
    }

    /// TD16: no further action.
    pub(super) fn end_turn(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        self.next_turn(s, sink);
    }

    /// After the main action a marble buys one more, at most one a turn. T4.2, TA9
    pub(super) fn turn_over(&self, s: &mut State, extra: bool, sink: &mut impl Sink<Event>) -> bool {
        if !extra && s.active().marble > 0 && self.some_action(s) {
            s.frames.replace(Frame::Action { extra: true });
            return true;
        }
        self.next_turn(s, sink);
        false
    }

    fn next_turn(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let next = s.turn.next(self.seats);
        if next != s.start {
            self.start_turn(s, next, sink);
        } else if self.end_round(s, sink) {
            s.frames.replace(Frame::Over);
        } else {
            s.round += 1;
            self.start_turn(s, next, sink);
        }
    }

    /// Whether the game is over. T4.4 to T4.7
    fn end_round(&self, s: &mut State, sink: &mut impl Sink<Event>) -> bool {
        match (s.triggered, s.phase, s.final_round) {
            (false, ..) => false,
            (true, 3, false) => {
                s.final_round = true;
                sink.event(Audience::All, || Event::FinalRound);
                false
            }
            (true, 3, true) => {
                self.score_phase(s, sink);
                self.score_kept(s, sink);
                true
            }
            (true, ..) => {
                self.score_phase(s, sink);
                s.phase += 1;
                s.triggered = false;
                false
            }
        }
    }

    /// The player to act has turned up an own tile: is a stack empty, and does it end the phase? T4.3 to T4.6, T10.8
    pub(super) fn check_stacks(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let (seat, shown, phase) = (s.turn, s.active().shown(), s.phase);
        if !shown.is_multiple_of(STACK) {
            return;
        }
        let stack = shown / STACK;
        sink.event(Audience::All, || Event::StackEmptied { seat, stack });
        if stack == phase && !s.triggered {
            s.triggered = true;
            sink.event(Audience::All, || Event::EndTriggered { seat, phase });
        }
    }
}
