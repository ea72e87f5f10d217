//! What is said to people: keys of `text/*.ftl`, and the elements of the table.

use crate::frame::{Frame, Question};
use crate::{Action, Event, State, Toy};
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::contract::Words;
use signoria_core::{Arg, Choice, Element, Eye, Message, Notice, Order, Refusal, Seat};

const BAG: Element = Element::only("bag");
const SCORE: Element = Element::only("score");
const DRAW_ALWAYS: u16 = 0;

fn card(number: u8) -> Arg {
    format!("toy-card-{number}").into()
}

impl Words for Toy {
    fn describe(&self, _: &State, seat: Seat, action: Action, _: Eye) -> Choice {
        let held = |kind| Element::one("hand", kind).of(seat);
        let (label, touches) = match action {
            Action::Bid(kind) => (Message::new("toy-action-bid").arg("card", card(kind + 1)).rule("X3.2"), held(kind)),
            Action::Draw => (Message::new("toy-action-draw").rule("X3.6"), BAG),
            Action::Bank(kind) => {
                let label = Message::new("toy-action-bank").arg("card", card(kind + 1)).arg("points", kind);
                (label.rule("X3.7"), held(kind))
            }
            Action::First(_) | Action::Roll(_) | Action::Card(_) => unreachable!("{action} is no decision"),
        };
        let button = match action {
            Action::Bid(_) => "bid",
            Action::Bank(_) => "bank",
            _ => "draw",
        };
        Choice { label, touches: vec![Element::action(button), touches], price: Vec::new() }
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action, eye: Eye) -> Refusal {
        let (key, rule) = match (state.frames.top(), action) {
            (Frame::Ask(Question::Bid { .. }), Action::Bid(_)) => ("toy-refusal-not-in-hand", "X3.2"),
            (Frame::Ask(Question::Turn { .. }), Action::Bank(kind)) => {
                let is_held = state.players[seat].hand.seen_by(eye).any(|held| held == kind);
                (if is_held { "toy-refusal-last-card" } else { "toy-refusal-not-in-hand" }, "X3.7")
            }
            (Frame::Ask(Question::Bid { .. }), _) => ("toy-refusal-bid", "X3.2"),
            (_, _) => ("toy-refusal-turn", "X3.6"),
        };
        Refusal(Message::new(key).rule(rule))
    }

    fn prompt(&self, state: &State, _: Eye) -> Message {
        match state.frames.top() {
            Frame::Ask(Question::Bid { .. }) => Message::new("toy-prompt-bid").arg("prize", state.prize).rule("X3.2"),
            _ => Message::new("toy-prompt-turn").rule("X3.6"),
        }
    }

    fn tell(&self, event: &Event) -> Notice {
        let line = |key: &'static str, rule| Message::new(key).rule(rule);
        let hand = |seat| Element::only("hand").of(seat);
        match *event {
            Event::First { seat } => Notice::line(line("toy-log-first", "X2.1")).of(seat),
            Event::Drew { seat, card: known } => {
                let line = match known {
                    Some(number) => line("toy-log-drew", "X3.6").arg("card", card(number)),
                    None => line("toy-log-drew-hidden", "X3.6"),
                };
                Notice::line(line).of(seat).moves(BAG, hand(seat))
            }
            Event::Prize { prize } => {
                Notice::heading(line("toy-log-prize", "X3.1").arg("prize", prize)).shows(Element::only("prize"))
            }
            Event::Bid { seat } => {
                Notice::line(line("toy-log-bid", "X3.2")).of(seat).moves(hand(seat), Element::only("bid").of(seat))
            }
            Event::TurnedUp { seat, card: number } => {
                let line = line("toy-log-turned-up", "X3.3").arg("card", card(number));
                Notice::line(line).of(seat).shows(Element::only("bid").of(seat))
            }
            Event::Won { seat, points } => {
                let line = line("toy-log-won", "X3.4").arg("points", points);
                Notice::line(line).of(seat).points(SCORE.of(seat), points)
            }
            Event::Banked { seat, card: number, points } => {
                let line = line("toy-log-banked", "X3.7").arg("card", card(number)).arg("points", points);
                let banked = Element::only("banked").of(seat);
                Notice::line(line).of(seat).moves(hand(seat), banked).points(SCORE.of(seat), points)
            }
        }
    }

    fn orders(&self, _: &State, _: Seat, _: Eye) -> Vec<Order> {
        vec![Order { order: DRAW_ALWAYS, label: Message::new("toy-order-draw").rule("X3.6") }]
    }

    fn obey(&self, state: &State, _: Seat, order: u16, _: Eye) -> Option<Action> {
        let asked = matches!(state.frames.top(), Frame::Ask(Question::Turn { .. }));
        (asked && order == DRAW_ALWAYS).then_some(Action::Draw)
    }
}
