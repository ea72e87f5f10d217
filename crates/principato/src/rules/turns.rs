//! Chapter 4: turns and years.

use crate::Event;
use crate::action::Move;
use crate::data::by_players;
use crate::frame::{Draw, Frame, Question, Step};
use crate::pieces::Card;
use crate::{Action, Principato, State};
use alloc::vec::Vec;
use signoria_core::{Audience, Bag, Referee, Seat, Sink};

/// P4.2
pub(crate) const ACTIONS: u8 = 2;
/// P4.1
pub(crate) const YEARS: u8 = 3;

impl Principato {
    /// A turn of the current player, with a full pool. P4.2
    pub(crate) fn begin_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.actions = ACTIONS;
        state.frames.replace(Frame::Ask(Question::Turn));
        let (seat, year, turn) = (state.current, state.year, state.turns / self.kit.seats + 1);
        sink.event(Audience::All, |_| Event::Turn { seat, year, turn });
    }

    /// Actions that a seat has left in the game, those of its turn among them. P4.2, P4.9
    #[must_use]
    pub fn actions_left(&self, state: &State, seat: Seat) -> u8 {
        let n = self.kit.seats;
        let turns = self.kit.components.turns[by_players(n)];
        // The year began with the seat from which so many turns lead to the current one.
        let began = Seat((state.current.0 + n - state.turns % n) % n);
        let played = state.turns / n + u8::from(seat.steps_from(began, n) < state.turns % n);
        let year = usize::from(state.year.clamp(1, YEARS)) - 1;
        let whole = turns[year].saturating_sub(played) + turns[year + 1..].iter().sum::<u8>();
        let begun = state.current == seat && state.frames.top() == Frame::Ask(Question::Turn);
        ACTIONS * whole - if begun { ACTIONS - state.actions } else { 0 }
    }

    #[inline]
    pub(super) fn legal_turn(&self, state: &State, out: &mut Vec<Action>) {
        if state.actions > 0 {
            self.legal_activations(state, out);
            self.legal_hires(state, out);
            self.legal_swaps(state, out);
            out.extend(self.legal_favor(state).map(Action::Favor));
        }
        let player = &state.players[state.current];
        if player.can_move() {
            out.extend(Move::ALL.into_iter().filter(|what| player.may_move(*what)).map(Action::Move));
        }
        // P4.3
        out.push(Action::End);
    }

    // P4.3
    pub(crate) fn forgo(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let (seat, actions) = (state.current, state.actions);
        sink.event(Audience::All, |_| Event::TurnEnded { seat, forgone: actions });
        self.end_turn(state, sink);
    }

    /// A turn ends by itself when nothing is left to do in it. P4.3, P5.14
    #[inline]
    pub(super) fn go_on(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.actions == 0 && !state.players[state.current].can_move() {
            self.end_turn(state, sink);
        } else {
            state.frames.replace(Frame::Ask(Question::Turn));
        }
    }

    // P4.5, P4.7
    #[inline]
    pub(super) fn refill(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.deck.is_empty() {
            self.end_year(state, sink);
        } else {
            state.frames.replace(Frame::Draw(Draw::Refill));
        }
    }

    // P4.5, P4.6
    pub(crate) fn end_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.actions = 0;
        state.turns += 1;
        state.current = state.current.next(self.kit.seats);
        let card = state.pool.shift();
        state.out[card.idx()] += 1;
        sink.event(Audience::All, |_| Event::Left { card });
        state.frames.replace(Frame::Step(Step::Refill));
    }

    /// The next card of the supply deck: an action card for the pool, or an extra military round. P4.5, P7.2
    pub(crate) fn turn_over(&self, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
        state.deck.draw(card.idx());
        match card {
            Card::Action(face) => {
                state.pool.push(face);
                let place = state.pool.len() - 1;
                sink.event(Audience::All, |_| Event::TurnedOver { card: face, place });
                self.begin_turn(state, sink);
            }
            Card::Military => {
                state.out[card.idx()] += 1;
                // The refill goes on when the round is over.
                state.frames.replace(Frame::Step(Step::Refill));
                self.begin_round(state, false, sink);
            }
        }
    }

    // P4.7
    pub(crate) fn end_year(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let year = state.year;
        sink.event(Audience::All, |_| Event::YearEnded { year });
        state.frames.replace(Frame::Step(Step::NewYear));
        self.begin_round(state, true, sink);
    }

    // P4.8; P8.1 after the third year.
    pub(super) fn next_year(&self, state: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        if state.year == YEARS {
            return self.finish(state, referee, sink);
        }
        let deck = self.kit.components.deck(usize::from(state.year), self.kit.seats);
        state.year += 1;
        state.turns = 0;
        state.deck = Bag::new(deck);
        let year = state.year;
        sink.event(Audience::All, |_| Event::Year { year });
        state.frames.replace(Frame::Step(Step::Refill));
    }
}
