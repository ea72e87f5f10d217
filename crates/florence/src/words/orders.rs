//! Standing orders for the auctions: a lot, a limit, a phase.
//!
//! An order is a number: the lot and the round that it is for, and what it says: nothing more for this lot, up to so many
//! hundreds, or nothing more in this phase.

use super::{lot_name, money};
use crate::event::Phase;
use crate::frame::{Frame, Question};
use crate::pieces::Lot;
use crate::state::State;
use crate::{Action, Florence};
use alloc::vec::Vec;
use signoria_core::{Message, Order, Seat};

const LOT_BITS: u16 = 8;
const ROUND_BITS: u16 = 8;
/// Instead of a limit: the whole phase.
const PHASE: u16 = u16::MAX / (LOT_BITS * ROUND_BITS);

/// The number of an order. `lot` is any where the phase is meant: 0 for phase A1, 1 for phase A2.
fn order(lot: u16, round: u8, limit: u16) -> u16 {
    lot + LOT_BITS * (u16::from(round) + ROUND_BITS * limit)
}

impl Florence {
    pub(super) fn orders_of(&self, s: &State, seat: Seat) -> Vec<Order> {
        let mut orders = Vec::new();
        match self.phase(s) {
            Phase::Auction if s.auction.active.contains(seat) => {
                if let Some(lot) = s.auction.lot.filter(|_| !s.auction.passed.contains(seat)) {
                    let label = Message::new("florence-order-lot").arg("lot", lot_name(lot)).rule("F5.2.5");
                    orders.push(Order { order: order(lot as u16, s.round, 0), label });
                    let most = self.credit(s, seat).min(PHASE - 1);
                    for limit in (s.auction.bid + 1..=most).filter(|_| self.can_use(s, seat, lot)) {
                        let label = Message::new("florence-order-limit")
                            .arg("lot", lot_name(lot))
                            .arg("bid", money(limit))
                            .rule("F5.2.5");
                        orders.push(Order { order: order(lot as u16, s.round, limit), label });
                    }
                }
                let label = Message::new("florence-order-phase").rule("F5.2.4");
                orders.push(Order { order: order(0, s.round, PHASE), label });
            }
            Phase::Characters if !s.court.done.contains(seat) => {
                let label = Message::new("florence-order-characters").rule("F8.3.3");
                orders.push(Order { order: order(1, s.round, PHASE), label });
            }
            _ => {}
        }
        orders
    }

    pub(super) fn answer_of_order(&self, s: &State, seat: Seat, given: u16) -> Option<Action> {
        let Frame::Ask(question) = s.frames.top() else { return None };
        let limit = given / (LOT_BITS * ROUND_BITS);
        let is_for = |lot: u16| given == order(lot, s.round, limit);
        match question {
            Question::Raise(_) if limit == PHASE && is_for(0) => Some(Action::Pass),
            Question::Name(_) if limit == PHASE && is_for(0) => Some(Action::Withdraw),
            Question::Last(_) if limit == PHASE && is_for(0) => Some(Action::Decline),
            Question::Character(_) if limit == PHASE && is_for(1) => Some(Action::Pass),
            Question::Raise(_) if limit != PHASE && s.auction.lot.is_some_and(|lot: Lot| is_for(lot as u16)) => {
                let raises = s.auction.bid < limit && self.may_raise(s, seat);
                Some(if raises { Action::Raise } else { Action::Pass })
            }
            _ => None,
        }
    }
}
