//! The rules, a file a chapter; legal and apply of a thing stand side by side.

mod bids;
mod setup;
mod turns;

use crate::frame::{Draw, Frame, Question, Step};
use crate::{Action, Event, State, Toy};
use alloc::vec::Vec;
use signoria_core::contract::Rules;
use signoria_core::{Draws, Referee, Seat, SeatSet, Sink, Turn};

impl Rules for Toy {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Question = Question;
    type Draw = Draw;
    type Step = Step;

    fn start(&self) -> State {
        self.set_up()
    }

    fn top(&self, state: &State) -> Frame {
        state.frames.top()
    }

    /// A round of bids is everybody's turn, and then each has one.
    fn turn(&self, state: &State) -> Turn {
        let of_round = |n: u8| u32::from(state.round) * 8 + u32::from(n);
        match state.frames.bottom() {
            Frame::Ask(Question::Bid { .. }) => Turn { number: of_round(0), seats: SeatSet::first_n(self.kit.seats) },
            Frame::Ask(Question::Turn { seat, left }) | Frame::Step(Step::TurnOver(seat, left)) => {
                Turn { number: of_round(left), seats: SeatSet::only(seat) }
            }
            Frame::Draw(_) | Frame::Over => Turn::NONE,
        }
    }

    fn deciders(&self, _: &State, question: Question) -> SeatSet {
        match question {
            Question::Bid { waiting } => waiting,
            Question::Turn { seat, .. } => SeatSet::only(seat),
        }
    }

    fn legal(&self, state: &State, question: Question, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        match question {
            Question::Bid { .. } => self.legal_bids(state, seat, referee, out),
            Question::Turn { .. } => self.legal_turn(state, seat, referee, out),
        }
    }

    fn answer(
        &self,
        state: &mut State,
        question: Question,
        seat: Seat,
        action: Action,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        match (question, action) {
            (Question::Bid { waiting }, Action::Bid(kind)) => self.bid(state, waiting, seat, kind, referee, sink),
            (Question::Turn { left, .. }, Action::Draw) => self.draw(state, seat, left),
            (Question::Turn { left, .. }, Action::Bank(kind)) => self.bank(state, seat, left, kind, sink),
            (question, action) => unreachable!("{action} is no answer to {question:?}"),
        }
    }

    fn draws<'a>(&'a self, state: &'a State, draw: Draw, _: Referee) -> Draws<'a, Action> {
        match draw {
            Draw::First => Draws::Even(self.kit.seats.into(), |seat| Action::First(Seat(seat as u8))),
            Draw::Prize => Draws::Even(6, |pips| Action::Roll(pips as u8 + 1)),
            Draw::Deal(_) | Draw::Card(_) => state.bag.draws(|kind| Action::Card(kind as u8)),
        }
    }

    fn drawn(&self, state: &mut State, draw: Draw, action: Action, _: Referee, sink: &mut impl Sink<Event>) {
        match (draw, action) {
            (Draw::First, Action::First(seat)) => self.set_first(state, seat, sink),
            (Draw::Deal(left), Action::Card(kind)) => self.deal(state, left, kind, sink),
            (Draw::Prize, Action::Roll(prize)) => self.set_prize(state, prize, sink),
            (Draw::Card(seat), Action::Card(kind)) => self.take_card(state, seat, kind, sink),
            (draw, action) => unreachable!("{action} is no outcome of {draw:?}"),
        }
    }

    fn step(&self, state: &mut State, step: Step, _: Referee, _: &mut impl Sink<Event>) {
        match step {
            Step::TurnOver(seat, left) => self.end_turn(state, seat, left),
        }
    }
}
