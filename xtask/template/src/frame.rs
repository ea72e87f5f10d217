//! What is pending: who decides, and which chapter answers.
//!
//! Toy never has more than one question open, so the state holds one frame. A game whose effects nest keeps a stack.

use crate::view::Event;
use crate::{Action, State, Toy};
use alloc::vec::Vec;
use signoria_core::{Actor, Message, Refusal, Seat, SeatSet, Sink, ToAct};

/// The question that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// Chance: the first player. X2.1
    First,
    /// Chance: the next card of a starting hand; so many cards are still to be dealt. X2.2
    Deal {
        /// Cards to deal, this one included.
        left: u8,
    },
    /// Chance: the prize of the round. X3.1
    Roll,
    /// Everybody's bid. X3.2
    Bid {
        /// Who has not bid yet.
        waiting: SeatSet,
    },
    /// A turn: draw or bank. X3.6
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// Turns to come in this round, this one included.
        left: u8,
    },
    /// Chance: the card that is drawn. X3.6
    Draw {
        /// Whose turn it is.
        seat: Seat,
        /// Turns to come in this round, this one included.
        left: u8,
    },
    /// The game has ended. X4.1
    Over,
}

impl Frame {
    pub(crate) fn to_act(self) -> ToAct {
        match self {
            Frame::First | Frame::Deal { .. } | Frame::Roll | Frame::Draw { .. } => ToAct::Chance,
            Frame::Bid { waiting } => ToAct::Seats(waiting),
            Frame::Turn { seat, .. } => ToAct::seat(seat),
            Frame::Over => ToAct::Over,
        }
    }
}

impl Toy {
    pub(crate) fn legal_of_frame(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.frame {
            Frame::Bid { waiting } if waiting.contains(seat) => self.legal_bids(state, seat, out),
            Frame::Turn { seat: active, .. } if active == seat => self.legal_turn(state, seat, out),
            Frame::Bid { .. } | Frame::Turn { .. } => {}
            Frame::First | Frame::Deal { .. } | Frame::Roll | Frame::Draw { .. } | Frame::Over => {}
        }
    }

    pub(crate) fn chance_of_frame(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        match state.frame {
            Frame::First => out.extend(Seat::all(self.seats).map(|seat| (Action::First(seat), 1))),
            Frame::Roll => out.extend((1..=6).map(|n| (Action::Roll(n), 1))),
            Frame::Deal { .. } | Frame::Draw { .. } => {
                out.extend(state.bag.outcomes().map(|(kind, n)| (Action::Card(kind as u8), n)));
            }
            Frame::Bid { .. } | Frame::Turn { .. } | Frame::Over => {}
        }
    }

    pub(crate) fn apply_to_frame(&self, state: &mut State, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        match (state.frame, actor, action) {
            (Frame::First, Actor::Chance, Action::First(seat)) => self.set_first(state, seat, sink),
            (Frame::Deal { left }, Actor::Chance, Action::Card(kind)) => self.deal(state, left, kind, sink),
            (Frame::Roll, Actor::Chance, Action::Roll(n)) => self.set_prize(state, n, sink),
            (Frame::Bid { waiting }, Actor::Seat(seat), Action::Bid(kind)) => {
                self.bid(state, waiting, seat, kind, sink);
            }
            (Frame::Turn { left, .. }, Actor::Seat(seat), Action::Draw) => state.frame = Frame::Draw { seat, left },
            (Frame::Turn { left, .. }, Actor::Seat(seat), Action::Bank(kind)) => {
                self.bank(state, seat, kind, sink);
                self.end_turn(state, seat, left);
            }
            (Frame::Draw { seat, left }, Actor::Chance, Action::Card(kind)) => {
                self.draw(state, seat, kind, sink);
                self.end_turn(state, seat, left);
            }
            (frame, actor, action) => unreachable!("{action} of {actor:?} is no answer to {frame:?}"),
        }
    }

    pub(crate) fn refusal_of_frame(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let (key, rule) = match (state.frame, action) {
            (Frame::Bid { .. }, Action::Bid(_)) => ("toy-refusal-not-in-hand", "X3.2"),
            (Frame::Bid { .. }, _) => ("toy-refusal-bid", "X3.2"),
            (Frame::Turn { .. }, Action::Bank(kind)) if state.players[seat].hand.peek()[usize::from(kind)] > 0 => {
                ("toy-refusal-last-card", "X3.7")
            }
            (Frame::Turn { .. }, Action::Bank(_)) => ("toy-refusal-not-in-hand", "X3.7"),
            (Frame::Turn { .. }, _) => ("toy-refusal-turn", "X3.6"),
            (Frame::First | Frame::Deal { .. } | Frame::Roll | Frame::Draw { .. }, _) => ("toy-refusal-chance", "X3.1"),
            (Frame::Over, _) => ("toy-refusal-over", "X4.1"),
        };
        Refusal(Message::new(key).rule(rule))
    }
}
