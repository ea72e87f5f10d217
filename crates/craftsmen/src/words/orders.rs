//! Standing orders: no work token, no investment, no bid.
//!
//! An order is a number: what it says, and the round or, for an auction, the turn that it is for.

use crate::frame::{Frame, Question};
use crate::pieces::Season;
use crate::state::State;
use crate::view::Phase;
use crate::{Action, Craftsmen};
use alloc::vec::Vec;
use signoria_core::{Message, Order, Seat};

/// No work token in this round.
const NO_TOKEN: u16 = 1;
/// No investment at the end of this year.
const NO_INVESTMENT: u16 = 2;
/// No bid in this auction.
const NO_BID: u16 = 3;

/// The number of an order for what is going on.
fn order(says: u16, s: &State) -> u16 {
    let of_round = u16::from(s.year) * Season::COUNT as u16 + s.season as u16;
    says + 4 * if says == NO_BID { s.turns } else { of_round }
}

impl Craftsmen {
    pub(super) fn orders_of(&self, s: &State, seat: Seat) -> Vec<Order> {
        let player = &s.players[seat];
        // Who is asked just answers: an order would say the same. A token is asked for again and again in a round.
        let asked = |question: Question| s.frames.top() == Frame::Ask(question);
        let phase = self.phase(s);
        let mut orders = Vec::new();
        let mut add = |says: u16, key: &'static str, rule| {
            orders.push(Order { order: order(says, s), label: Message::new(key).rule(rule) });
        };
        if player.work > 0 && matches!(phase, Phase::Stage | Phase::Window) {
            add(NO_TOKEN, "craftsmen-order-no-token", "C5.10.1");
        }
        let counts = s.season == Season::Winter && matches!(phase, Phase::Stage | Phase::Window | Phase::Year);
        if counts && !asked(Question::Invest(seat)) {
            add(NO_INVESTMENT, "craftsmen-order-no-investment", "C8.1.4");
        }
        let bidding = s.frames.all().iter().any(|frame| matches!(frame, Frame::Ask(Question::Bid(_))));
        if bidding && !s.auction.out.contains(seat) && s.auction.leader != seat && !asked(Question::Bid(seat)) {
            add(NO_BID, "craftsmen-order-no-bid", "C5.5.3");
        }
        orders
    }

    pub(super) fn answer_of_order(&self, s: &State, given: u16) -> Option<Action> {
        let Frame::Ask(question) = s.frames.top() else { return None };
        let says = match question {
            Question::Token(_) => NO_TOKEN,
            Question::Invest(_) => NO_INVESTMENT,
            Question::Bid(_) => NO_BID,
            _ => return None,
        };
        (given == order(says, s)).then_some(Action::Pass)
    }
}
