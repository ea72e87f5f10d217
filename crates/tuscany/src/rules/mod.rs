//! The rules, a file a chapter; legal and apply of a thing stand side by side.

mod display;
mod draw;
mod effects;
mod place;
mod setup;
mod take;
mod turns;

use crate::event::Event;
use crate::frame::Frame;
use crate::{Action, State, Tuscany};
use alloc::vec::Vec;
use signoria_core::{Rng, Seat, Sink};

/// More steps than anything takes that resolves by itself between two answers: a chain of three pieces, then at most one
/// skipped turn a player.
const MAX_STEPS: usize = 64;

/// Apart, so that it costs nothing where it is not reached.
#[cold]
#[inline(never)]
fn stuck(s: &State) -> ! {
    unreachable!("nobody can answer after {MAX_STEPS} steps: {:?}", s.frames)
}

impl Tuscany {
    pub(crate) fn legal_of(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        match s.frames.top() {
            Frame::Estates => self.legal_estate(s, seat, out),
            Frame::StartBonus { .. } if seat == s.turn => self.legal_bonus(s, out),
            Frame::Action { extra } if seat == s.turn => self.legal_action(s, extra, out),
            Frame::Swapped if seat == s.turn => self.legal_swapped(s, out),
            Frame::Pay { field, .. } if seat == s.turn => self.legal_payment(s, field, out),
            Frame::Castle { .. } if seat == s.turn => self.legal_castle(s, out),
            Frame::City if seat == s.turn => {
                self.legal_bonus(s, out);
                out.push(Action::Decline);
            }
            // Another seat's decision.
            Frame::StartBonus { .. }
            | Frame::Action { .. }
            | Frame::Swapped
            | Frame::Pay { .. }
            | Frame::Castle { .. }
            | Frame::City => {}
            // Chance, frames that resolve by themselves, the end.
            Frame::First
            | Frame::Hands(_)
            | Frame::Deal { .. }
            | Frame::TurnOver { .. }
            | Frame::Placed { .. }
            | Frame::Cards { .. }
            | Frame::Yields { .. }
            | Frame::Refill { .. }
            | Frame::Fill
            | Frame::Over => {}
        }
    }

    pub(crate) fn chance_of(&self, s: &State, out: &mut Vec<(Action, u32)>) {
        match s.frames.top() {
            Frame::First => out.extend(Seat::all(self.seats).map(|seat| (Action::First(seat), 1))),
            Frame::Deal { letter, .. } => out.extend(self.undealt(s, letter).map(|tile| (Action::Deal(tile), 1))),
            Frame::Cards { .. } => out.extend(s.deck.outcomes().map(|(kind, n)| (Action::card(kind), n))),
            Frame::Yields { .. } => out.extend(s.yields.outcomes().map(|(card, n)| (Action::Yield(card as u8), n))),
            Frame::Refill { .. } => {
                out.extend(s.active().stacks.outcomes().map(|(face, n)| (Action::face(face), n)));
            }
            Frame::Fill => out.extend(s.pile.outcomes().map(|(face, n)| (Action::face(face), n))),
            Frame::Hands(_)
            | Frame::Estates
            | Frame::StartBonus { .. }
            | Frame::Action { .. }
            | Frame::TurnOver { .. }
            | Frame::Swapped
            | Frame::Pay { .. }
            | Frame::Placed { .. }
            | Frame::Castle { .. }
            | Frame::City
            | Frame::Over => {}
        }
    }

    /// The same distribution as [`Tuscany::chance_of`] without the list: nearly all draws are from a bag.
    pub(crate) fn roll_of(&self, s: &State, rng: &mut impl Rng) -> Option<Action> {
        match s.frames.top() {
            Frame::Cards { .. } => Some(Action::card(s.deck.pick(rng))),
            Frame::Yields { .. } => Some(Action::Yield(s.yields.pick(rng) as u8)),
            Frame::Refill { .. } => Some(Action::face(s.active().stacks.pick(rng))),
            Frame::Fill => Some(Action::face(s.pile.pick(rng))),
            _ => None,
        }
    }

    pub(crate) fn carry_out(&self, s: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Layout(layout) => self.lay_out(s, seat, layout),
            Action::Castle(letter) => self.seal(s, seat, letter, sink),
            Action::Bonus(bonus) => self.take_bonus(s, bonus, sink),
            Action::Draw => self.draw(s, sink),
            Action::Swap(kind) => self.swap(s, kind, sink),
            Action::Take { slot, remove } => self.take(s, slot, remove, sink),
            Action::Place { space, field } => self.choose_place(s, space, field, sink),
            Action::Pay(one, two) => self.pay(s, [one, two], sink),
            Action::Free { slot, field } => self.place_free(s, slot, field, sink),
            Action::Decline => self.decline(s, sink),
            Action::End => self.end_turn(s, sink),
            Action::First(first) => self.set_first(s, first, sink),
            Action::Deal(tile) => self.deal(s, tile, sink),
            Action::Card(kind) => self.draw_card(s, kind, sink),
            Action::Reveal(face) => self.reveal(s, face, sink),
            Action::Yield(card) => self.turn_up_yield(s, card, sink),
        }
        self.settle(s, sink);
    }

    /// Resolves what nobody answers, until somebody must. Turns are skipped in a row only here, so the row is counted
    /// here, too: an action answers, and begins another row. T4.9
    fn settle(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let mut skipped = 0;
        for _ in 0..MAX_STEPS {
            let waits = match s.frames.top() {
                Frame::Hands(seat) => self.next_hand(s, seat),
                Frame::TurnOver { extra } => self.turn_over(s, extra, sink),
                Frame::Action { extra } => self.action_or_skip(s, extra, &mut skipped, sink),
                Frame::Placed { field, freed } => self.placed(s, field, freed, sink),
                Frame::Castle { .. } => self.castle_or_skip(s, sink),
                Frame::City => self.city_or_skip(s, sink),
                Frame::Cards { seat, left } => self.next_card(s, seat, left, sink),
                Frame::Yields { left } => self.next_yield(s, left, sink),
                Frame::Refill { .. } => self.refill_or_fill(s),
                Frame::Fill => self.fill(s, sink),
                Frame::First
                | Frame::Deal { .. }
                | Frame::Estates
                | Frame::StartBonus { .. }
                | Frame::Swapped
                | Frame::Pay { .. }
                | Frame::Over => true,
            };
            if waits {
                return;
            }
        }
        stuck(s);
    }
}
