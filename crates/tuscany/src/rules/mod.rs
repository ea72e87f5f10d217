//! The rules, a file a chapter; legal and apply of a thing stand side by side.

mod display;
mod draw;
mod effects;
mod place;
mod setup;
mod take;
mod turns;

pub(crate) use place::UNITS;

use crate::frame::{Draw, Frame, Question, Step};
use crate::pieces::{Face, Kind};
use crate::{Action, Event, State, Tuscany};
use alloc::vec::Vec;
use signoria_core::contract::Rules;
use signoria_core::{Draws, Referee, Seat, SeatSet, Sink, Turn};

impl Rules for Tuscany {
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
    fn top(&self, s: &State) -> Frame {
        s.frames.top()
    }

    /// Laying out the estates is everybody's turn, and then each has one after the other.
    fn turn(&self, s: &State) -> Turn {
        match s.frames.top() {
            Frame::Ask(Question::Estates) => Turn { number: 1, seats: SeatSet::first_n(self.kit.seats) },
            Frame::Over => Turn::NONE,
            Frame::Ask(_) | Frame::Draw(_) | Frame::Step(_) => {
                let number = 2 + u32::from(s.round) * u32::from(self.kit.seats) + u32::from(s.turn.0);
                Turn { number, seats: SeatSet::only(s.turn) }
            }
        }
    }

    #[inline]
    fn deciders(&self, s: &State, question: Question) -> SeatSet {
        match question {
            Question::Estates => self.unsealed(s),
            Question::StartBonus { .. }
            | Question::Action { .. }
            | Question::Swapped
            | Question::Pay { .. }
            | Question::Castle { .. }
            | Question::City => SeatSet::only(s.turn),
        }
    }

    #[inline]
    fn legal(&self, s: &State, question: Question, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        match question {
            Question::Estates => self.legal_estate(s, seat, referee, out),
            Question::StartBonus { .. } => self.legal_bonus(s, out),
            Question::Action { extra } => self.legal_action(s, extra, referee, out),
            Question::Swapped => self.legal_swapped(s, out),
            Question::Pay { field, .. } => self.legal_payment(s, field, referee, out),
            Question::Castle { .. } => self.legal_castle(s, out),
            Question::City => {
                self.legal_bonus(s, out);
                out.push(Action::Decline);
            }
        }
    }

    #[inline]
    fn answer(
        &self,
        s: &mut State,
        question: Question,
        seat: Seat,
        action: Action,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        match (question, action) {
            (Question::Estates, Action::Layout(layout)) => self.lay_out(s, seat, layout, referee),
            (Question::Estates, Action::Castle(letter)) => self.seal(s, seat, letter, referee, sink),
            (Question::StartBonus { taken }, Action::Bonus(bonus)) => {
                self.take_start_bonus(s, taken, bonus, referee, sink);
            }
            (Question::Action { extra }, Action::Draw) => self.draw(s, extra, sink),
            (Question::Action { extra }, Action::Swap(kind)) => self.swap_first(s, extra, kind, sink),
            (Question::Action { extra }, Action::Take { slot, remove }) => {
                self.begin_action(s, extra, sink);
                self.take(s, slot, remove, sink);
            }
            (Question::Action { extra }, Action::Place { space, field }) => {
                self.choose_place(s, extra, space, field, sink);
            }
            (Question::Action { extra: true }, Action::End) => self.next_turn(s, referee, sink),
            (Question::Swapped, Action::Swap(kind)) => self.swap(s, kind, sink),
            (Question::Swapped, Action::Take { slot, remove }) => {
                s.frames.pop();
                self.take(s, slot, remove, sink);
            }
            (Question::Pay { space, field }, Action::Pay(one, two)) => {
                self.pay(s, space, field, [one, two], referee, sink);
            }
            (Question::Castle { freed }, Action::Free { slot, field }) => {
                self.place_free(s, freed, slot, field, sink);
            }
            (Question::City, Action::Bonus(bonus)) => {
                self.take_bonus(s, bonus, sink);
                s.frames.pop();
            }
            (Question::Castle { .. } | Question::City, Action::Decline) => self.decline(s, sink),
            (question, action) => unreachable!("{action} is no answer to {question:?}"),
        }
    }

    #[inline]
    fn draws<'a>(&'a self, s: &'a State, draw: Draw, referee: Referee) -> Draws<'a, Action> {
        let face = |face: usize| Action::Reveal(Face(face as u8));
        match draw {
            Draw::First => Draws::Even(self.kit.seats.into(), |seat| Action::First(Seat(seat as u8))),
            Draw::Deal { seat, letter } => {
                Draws::Among(self.undealt(s, seat, letter, referee), |tile| Action::Deal(tile as u8))
            }
            Draw::Card { .. } => s.deck.draws(|kind| Action::Card(Kind::ALL[kind])),
            Draw::Yield { .. } => s.yields.draws(|card| Action::Yield(card as u8)),
            Draw::Own { .. } => s.active().stacks.draws(face),
            Draw::Neutral => s.pile.draws(face),
        }
    }

    #[inline]
    fn drawn(&self, s: &mut State, draw: Draw, action: Action, referee: Referee, sink: &mut impl Sink<Event>) {
        match (draw, action) {
            (Draw::First, Action::First(first)) => self.set_first(s, first, sink),
            (Draw::Deal { seat, letter }, Action::Deal(tile)) => self.deal(s, seat, letter, tile, referee, sink),
            (Draw::Card { seat, left }, Action::Card(kind)) => self.draw_card(s, seat, left, kind, referee, sink),
            (Draw::Yield { left }, Action::Yield(card)) => self.turn_up_yield(s, left, card, sink),
            (Draw::Own { slot }, Action::Reveal(face)) => self.refill(s, slot, face, sink),
            (Draw::Neutral, Action::Reveal(face)) => self.reveal(s, face, sink),
            (draw, action) => unreachable!("{action} is no outcome of {draw:?}"),
        }
    }

    #[inline]
    fn step(&self, s: &mut State, step: Step, referee: Referee, sink: &mut impl Sink<Event>) {
        match step {
            Step::Hands(seat) => self.next_hand(s, seat),
            Step::TurnOver { extra } => self.turn_over(s, extra, referee, sink),
            Step::Placed { field, freed } => self.placed(s, field, freed, sink),
            Step::Castle { freed } => self.castle_or_skip(s, freed, sink),
            Step::City => self.city_or_skip(s, sink),
            Step::Cards { seat, left } => self.next_card(s, seat, left, sink),
            Step::Yields { left } => self.next_yield(s, left, sink),
            Step::Fill => self.fill(s, sink),
        }
    }

    /// An estate is laid out and its castle set, an item placed and paid for: one decision each. T2.12, T5.3.1
    fn midway(&self, s: &State, seat: Seat, referee: Referee) -> bool {
        match s.frames.top() {
            Frame::Ask(Question::Pay { .. }) => seat == s.turn,
            Frame::Ask(Question::Estates) => {
                let player = &s.players[seat];
                player.estate.peek(referee).layout.is_some() && !player.sealed
            }
            Frame::Ask(_) | Frame::Draw(_) | Frame::Step(_) | Frame::Over => false,
        }
    }
}
