//! The rules, a file a chapter; legal and apply of a thing stand side by side.

mod rounds;
mod setup;

use crate::{Action, Draw, Event, Frame, Question, State, Toy};
use alloc::vec::Vec;
use core::convert::Infallible;
use signoria_core::{Draws, Referee, Seat, SeatSet, Sink, Turn, contract::Rules};

impl Rules for Toy {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Question = Question;
    type Draw = Draw;
    type Step = Infallible;

    fn start(&self) -> State {
        self.set_up()
    }

    fn top(&self, state: &State) -> Frame {
        state.frame
    }

    /// A round of bids is everybody's turn.
    fn turn(&self, state: &State) -> Turn {
        match state.frame {
            Frame::Ask(Question::Bid) => Turn { number: state.round.into(), seats: SeatSet::first_n(self.kit.seats) },
            _ => Turn::NONE,
        }
    }

    fn deciders(&self, state: &State, question: Question) -> SeatSet {
        match question {
            Question::Bid => self.bidders(state),
        }
    }

    fn legal(&self, state: &State, question: Question, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        match question {
            Question::Bid => self.legal_bids(state, seat, referee, out),
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
            (Question::Bid, Action::Bid(kind)) => self.bid(state, seat, kind, referee, sink),
            (question, action) => unreachable!("{action} is no answer to {question:?}"),
        }
    }

    fn draws<'a>(&'a self, state: &'a State, draw: Draw, _: Referee) -> Draws<'a, Action> {
        match draw {
            Draw::First => Draws::Even(self.kit.seats.into(), |seat| Action::First(Seat(seat as u8))),
            Draw::Prize => Draws::Even(6, |pips| Action::Roll(pips as u8 + 1)),
            Draw::Card(_) => state.bag.draws(|kind| Action::Card(kind as u8)),
        }
    }

    fn drawn(&self, state: &mut State, draw: Draw, action: Action, _: Referee, sink: &mut impl Sink<Event>) {
        match (draw, action) {
            (Draw::First, Action::First(seat)) => self.set_first(state, seat, sink),
            (Draw::Card(left), Action::Card(kind)) => self.deal(state, left, kind, sink),
            (Draw::Prize, Action::Roll(prize)) => self.set_prize(state, prize, sink),
            (draw, action) => unreachable!("{action} is no outcome of {draw:?}"),
        }
    }

    fn step(&self, _: &mut State, step: Infallible, _: Referee, _: &mut impl Sink<Event>) {
        match step {}
    }
}
