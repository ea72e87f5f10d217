//! Chapter 4: turns, rounds and phases.

use crate::data::STACK;
use crate::event::Event;
use crate::frame::{Frame, Question, Step};
use crate::state::State;
use crate::{Action, Tuscany};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, Sink};

impl Tuscany {
    /// A turn begins with its main action, if there is any. T4.8, T4.9
    pub(super) fn start_turn(&self, s: &mut State, seat: Seat, referee: Referee, sink: &mut impl Sink<Event>) {
        s.turn = seat;
        let (phase, round) = (s.phase, s.round);
        sink.event(Audience::All, |_| Event::TurnStarted { seat, phase, round });
        if self.some_action(s, referee) {
            s.skipped = 0;
            s.frames.replace(Frame::Ask(Question::Action { extra: false }));
            return;
        }
        sink.event(Audience::All, |_| Event::TurnSkipped { seat });
        s.skipped += 1;
        if s.skipped == self.kit.seats {
            self.end_deadlocked(s, sink);
        } else {
            s.frames.replace(Frame::Step(Step::TurnOver { extra: false }));
        }
    }

    /// The actions of a turn, with all that is settled together with each. The extra action follows the same rules. T4.2
    pub(super) fn legal_action(&self, s: &State, extra: bool, referee: Referee, out: &mut Vec<Action>) {
        if self.can_draw(s) {
            out.push(Action::Draw);
        }
        self.legal_swap(s, out);
        self.legal_take(s, out);
        self.legal_place(s, referee, out);
        if extra {
            out.push(Action::End);
        }
    }

    /// Whether draw, take or place is possible. T4.8
    pub(crate) fn some_action(&self, s: &State, referee: Referee) -> bool {
        self.can_draw(s) || s.display.iter().any(Option::is_some) || s.active().can_place(referee)
    }

    /// Whether no player has any action. T4.9
    pub(crate) fn is_deadlocked(&self, s: &State, referee: Referee) -> bool {
        !self.can_draw(s)
            && s.display.iter().all(Option::is_none)
            && s.players.iter(self.kit.seats).all(|(_, player)| !player.can_place(referee))
    }

    /// Nobody can do anything any more: what is owed counts, and the game is over. T4.9
    fn end_deadlocked(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        sink.event(Audience::All, |_| Event::Deadlocked);
        for phase in s.phase..=3 {
            s.triggered &= phase == s.phase;
            s.phase = phase;
            self.score_phase(s, sink);
        }
        self.score_kept(s, sink);
        s.frames.replace(Frame::Over);
    }

    /// An action has been chosen; an extra one costs a marble. T4.2
    #[inline]
    pub(super) fn begin_action(&self, s: &mut State, extra: bool, sink: &mut impl Sink<Event>) {
        s.frames.replace(Frame::Step(Step::TurnOver { extra }));
        if extra {
            let seat = s.turn;
            s.active_mut().marble -= 1;
            sink.event(Audience::All, |_| Event::MarbleSpent { seat });
        }
    }

    /// After the main action a marble buys one more, at most one a turn. T4.2, TA9
    #[inline]
    pub(super) fn turn_over(&self, s: &mut State, extra: bool, referee: Referee, sink: &mut impl Sink<Event>) {
        if !extra && s.active().marble > 0 && self.some_action(s, referee) {
            s.frames.replace(Frame::Ask(Question::Action { extra: true }));
        } else {
            self.next_turn(s, referee, sink);
        }
    }

    /// TD16: also without the extra action.
    pub(super) fn next_turn(&self, s: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        let next = s.turn.next(self.kit.seats);
        if next != s.start {
            self.start_turn(s, next, referee, sink);
        } else if self.end_round(s, sink) {
            s.frames.replace(Frame::Over);
        } else {
            s.round += 1;
            self.start_turn(s, next, referee, sink);
        }
    }

    /// Whether the game is over. T4.4 to T4.7
    fn end_round(&self, s: &mut State, sink: &mut impl Sink<Event>) -> bool {
        match (s.triggered, s.phase, s.final_round) {
            (false, ..) => false,
            (true, 3, false) => {
                s.final_round = true;
                sink.event(Audience::All, |_| Event::FinalRound);
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
        sink.event(Audience::All, |_| Event::StackEmptied { seat, stack });
        if stack == phase && !s.triggered {
            s.triggered = true;
            sink.event(Audience::All, |_| Event::EndTriggered { seat, phase });
        }
    }
}
