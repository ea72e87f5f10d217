//! What is said to people: keys of `text/*.ftl`, and the elements of the table.

use crate::{Action, Event, State, Toy};
use alloc::{format, vec, vec::Vec};
use signoria_core::{Arg, Choice, Element, Eye, Message, Notice, Refusal, Seat, contract::Words};

fn card(number: u8) -> Arg {
    format!("toy-card-{number}").into()
}

impl Words for Toy {
    fn describe(&self, _: &State, seat: Seat, action: Action, _: Eye) -> Choice {
        let Action::Bid(kind) = action else { unreachable!("{action} is no decision") };
        let label = Message::new("toy-action-bid").arg("card", card(kind + 1)).rule("X3.2");
        let touches = vec![Element::action("bid"), Element::one("hand", kind).of(seat)];
        Choice { label, touches, price: Vec::new() }
    }

    fn refusal(&self, _: &State, _: Seat, action: Action, _: Eye) -> Refusal {
        let is_bid = matches!(action, Action::Bid(_));
        Refusal(Message::new(if is_bid { "toy-refusal-not-in-hand" } else { "toy-refusal-bid" }).rule("X3.2"))
    }

    fn prompt(&self, state: &State, _: Eye) -> Message {
        Message::new("toy-prompt-bid").arg("prize", state.prize).rule("X3.2")
    }

    fn tell(&self, event: &Event) -> Notice {
        let line = |key, rule| Message::new(key).rule(rule);
        let of = |seat, line| Notice::line(line).of(seat);
        let (bag, die, score) = (Element::only("bag"), Element::only("prize"), Element::only("score"));
        let (hand, bid) = (Element::only("hand"), Element::only("bid"));
        match *event {
            Event::First { seat } => of(seat, line("toy-log-first", "X2.1")),
            Event::Drew { seat, card: Some(number) } => {
                let drawn = line("toy-log-drew", "X3.6").arg("card", card(number));
                of(seat, drawn).moves(bag, hand.of(seat))
            }
            Event::Drew { seat, card: None } => of(seat, line("toy-log-drew-hidden", "X3.6")).moves(bag, hand.of(seat)),
            Event::Prize { prize } => Notice::heading(line("toy-log-prize", "X3.1").arg("prize", prize)).shows(die),
            Event::Bid { seat } => of(seat, line("toy-log-bid", "X3.2")).moves(hand.of(seat), bid.of(seat)),
            Event::TurnedUp { seat, card: number } => {
                of(seat, line("toy-log-turned-up", "X3.3").arg("card", card(number))).shows(bid.of(seat))
            }
            Event::Won { seat, points } => {
                of(seat, line("toy-log-won", "X3.4").arg("points", points)).points(score.of(seat), points)
            }
        }
    }
}
