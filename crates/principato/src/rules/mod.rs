//! The rulebook, a chapter a file; legal and apply of a thing stand side by side.

mod actions;
mod cubes;
mod military;
mod setup;
mod turns;

pub(crate) use actions::Payments;
pub(crate) use turns::{ACTIONS, YEARS};

use crate::frame::{Draw, Frame, Question, Step};
use crate::pieces::{Card, Face, Goal};
use crate::{Action, Event, Principato, State};
use alloc::vec::Vec;
use signoria_core::contract::Rules;
use signoria_core::{Draws, Referee, Seat, SeatSet, Sink, Turn};

impl Rules for Principato {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Question = Question;
    type Draw = Draw;
    type Step = Step;

    fn start(&self) -> State {
        self.set_up()
    }

    #[inline]
    fn top(&self, state: &State) -> Frame {
        state.frames.top()
    }

    /// The turns of the year, and between them the military rounds, in which everybody acts.
    fn turn(&self, state: &State) -> Turn {
        let number = |of_year: u32| 1 + u32::from(state.year) * 256 + of_year;
        match state.frames.top() {
            Frame::Ask(Question::Turn) => {
                Turn { number: number(u32::from(state.turns)), seats: SeatSet::only(state.current) }
            }
            Frame::Ask(Question::Supply(_) | Question::Disband(_)) => {
                Turn { number: number(128 + u32::from(state.turns)), seats: SeatSet::first_n(self.kit.seats) }
            }
            Frame::Draw(_) | Frame::Step(_) | Frame::Over => Turn::NONE,
        }
    }

    #[inline]
    fn deciders(&self, state: &State, question: Question) -> SeatSet {
        SeatSet::only(match question {
            Question::Turn => state.current,
            Question::Supply(muster) | Question::Disband(muster) => muster.seat(),
        })
    }

    #[inline]
    fn legal(&self, state: &State, question: Question, _: Seat, _: Referee, out: &mut Vec<Action>) {
        match question {
            Question::Turn => self.legal_turn(state, out),
            Question::Supply(muster) => self.legal_supply(state, muster, out),
            Question::Disband(muster) => self.legal_disband(state, muster, out),
        }
    }

    #[inline]
    fn answer(
        &self,
        state: &mut State,
        question: Question,
        _: Seat,
        action: Action,
        _: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        match (question, action) {
            (Question::Turn, Action::End) => return self.forgo(state, sink),
            (Question::Turn, Action::Activate(activation)) => self.activate(state, activation, sink),
            (Question::Turn, Action::Hire { slot, count, exchange }) => self.hire(state, slot, count, exchange, sink),
            (Question::Turn, Action::Swap { slot, place }) => self.swap(state, slot, place, sink),
            (Question::Turn, Action::Favor(place)) => self.take_favor(state, place, sink),
            (Question::Turn, Action::Move(what)) => self.free_move(state, what, sink),
            (Question::Supply(muster), Action::Supply { soldier, own, favor }) if soldier == muster.soldier => {
                return self.supply(state, muster, [own, favor], sink);
            }
            (Question::Disband(muster), Action::Disband { soldier, count }) if soldier == muster.soldier => {
                return self.disband(state, muster, count, sink);
            }
            (question, action) => unreachable!("{action} is no answer to {question:?}"),
        }
        state.frames.replace(Frame::Step(Step::GoOn));
    }

    // P3.7
    #[inline]
    fn draws<'a>(&'a self, state: &'a State, draw: Draw, referee: Referee) -> Draws<'a, Action> {
        match draw {
            Draw::First => Draws::Even(self.kit.seats.into(), |seat| Action::First(Seat(seat as u8))),
            Draw::Start(_) => Draws::Among(self.start_cards_left(state), |face| Action::Start(Face::ALL[face])),
            Draw::Pool | Draw::Refill => state.deck.draws(|kind| Action::Draw(Card::from_idx(kind))),
            Draw::Goal { back, .. } => {
                Draws::Among(self.goals_left(state, back, referee), |goal| Action::Goal(Goal::ALL[goal]))
            }
        }
    }

    #[inline]
    fn drawn(&self, state: &mut State, draw: Draw, action: Action, _: Referee, sink: &mut impl Sink<Event>) {
        match (draw, action) {
            (Draw::First, Action::First(seat)) => self.set_first(state, seat, sink),
            (Draw::Start(seat), Action::Start(face)) => self.deal_start(state, seat, face, sink),
            (Draw::Pool, Action::Draw(Card::Action(face))) => self.lay_out(state, face, sink),
            (Draw::Goal { back, seat }, Action::Goal(goal)) => self.deal_goal(state, back, seat, goal, sink),
            (Draw::Refill, Action::Draw(card)) => self.turn_over(state, card, sink),
            (draw, action) => unreachable!("{action} is no outcome of {draw:?}"),
        }
    }

    #[inline]
    fn step(&self, state: &mut State, step: Step, referee: Referee, sink: &mut impl Sink<Event>) {
        match step {
            Step::GoOn => self.go_on(state, sink),
            Step::Refill => self.refill(state, sink),
            Step::NewYear => self.next_year(state, referee, sink),
            Step::Supply(muster) => self.ask_supply(state, muster, sink),
            Step::Disband(muster) => self.ask_disband(state, muster),
        }
    }
}
