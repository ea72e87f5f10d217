//! What is pending: who decides, and which chapter answers.

use crate::data::{MAX_PLAYERS, by_players};
use crate::kinds::{Card, Goal, Soldier};
use crate::view::Event;
use crate::{Action, Principato, State};
use alloc::vec::Vec;
use signoria_core::{Rng, Seat, Sink, ToAct};

/// More steps than anything takes that resolves by itself between two answers: a military round that asks nobody, twice
/// over.
const MAX_STEPS: usize = 64;

/// Apart, so that it costs nothing where it is not reached.
#[cold]
#[inline(never)]
fn stuck(state: &State) -> ! {
    unreachable!("nobody can answer after {MAX_STEPS} steps: {:?}", state.frames)
}

/// A question that is open, or what comes after the one above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// Chance: the starting player. P2.9
    First,
    /// Chance: the second start card of this seat. P2.4
    Start(Seat),
    /// Chance: the next card of the first pool. P2.5
    Pool,
    /// Chance: a goal for this seat. P2.6
    Goal {
        /// Of the pile with this back, 1 or 2.
        back: u8,
        /// Who gets it.
        seat: Seat,
    },
    /// The current player's turn. Chapter 4
    Turn,
    /// Chance: the next card of the supply deck. P4.5
    Refill,
    /// The next year begins, or the game ends, when the military round above is over. P4.8, P8.1
    NewYear,
    /// Supplying the army, one player after the other. P7.5
    Supply {
        /// The military round.
        round: Round,
        /// Whose decision it is: the place in the order of the round.
        place: u8,
        /// Which soldiers.
        soldier: Soldier,
    },
    /// Sending soldiers home, one player after the other. P7.10
    Disband {
        /// The military round.
        round: Round,
        /// Whose decision it is: the place in the order of the round.
        place: u8,
        /// Which soldiers.
        soldier: Soldier,
    },
    /// The game has ended. P8.1
    Over,
}

/// A military round that is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    /// The round at the end of a year, not an extra round. P7.1
    pub year_end: bool,
    /// The order of decisions, fixed at the start of the round. P7.4
    pub order: [Seat; MAX_PLAYERS],
}

/// The open questions. A military round lies on top of the refill or the year's end that it interrupts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frames {
    top: Frame,
    // `Over` where nothing is interrupted, so that equal stacks are equal values.
    below: Frame,
}

impl Frames {
    pub(crate) fn new(frame: Frame) -> Self {
        Frames { top: frame, below: Frame::Over }
    }

    /// The question to answer.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Frame {
        self.top
    }

    pub(crate) fn replace(&mut self, frame: Frame) {
        self.top = frame;
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.below = core::mem::replace(&mut self.top, frame);
    }

    pub(crate) fn pop(&mut self) {
        self.top = core::mem::replace(&mut self.below, Frame::Over);
    }

    pub(crate) fn past_set_up(&self) -> bool {
        !matches!(self.top(), Frame::First | Frame::Start(_) | Frame::Pool | Frame::Goal { .. })
    }

    pub(crate) fn in_turn(&self) -> bool {
        self.top() == Frame::Turn
    }
}

impl Principato {
    #[inline]
    pub(crate) fn decides(&self, state: &State) -> ToAct {
        match state.frames.top() {
            Frame::First | Frame::Start(_) | Frame::Pool | Frame::Goal { .. } | Frame::Refill => ToAct::Chance,
            Frame::Turn => ToAct::seat(state.current),
            Frame::Supply { round, place, .. } | Frame::Disband { round, place, .. } => {
                ToAct::seat(round.order[usize::from(place)])
            }
            Frame::Over => ToAct::Over,
            Frame::NewYear => unreachable!("a new year asks nothing"),
        }
    }

    #[inline]
    pub(crate) fn legal_of_frame(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.decides(state).includes(seat) {
            return;
        }
        match state.frames.top() {
            Frame::Turn => self.legal_turn(state, out),
            Frame::Supply { soldier, .. } => self.legal_supply(state, seat, soldier, out),
            Frame::Disband { soldier, .. } => self.legal_disband(state, seat, soldier, out),
            Frame::First
            | Frame::Start(_)
            | Frame::Pool
            | Frame::Goal { .. }
            | Frame::Refill
            | Frame::NewYear
            | Frame::Over => {}
        }
    }

    // P3.7
    pub(crate) fn chance_of_frame(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        match state.frames.top() {
            Frame::First => out.extend(Seat::all(self.seats).map(|seat| (Action::First(seat), 1))),
            Frame::Start(_) => out.extend(self.start_cards_left(state).map(|face| (Action::Start(face), 1))),
            Frame::Pool | Frame::Refill => {
                out.extend(state.deck.outcomes().map(|(kind, n)| (Action::Draw(Card::from_idx(kind)), n)));
            }
            Frame::Goal { back, .. } => out.extend(self.goals_left(state, back).map(|goal| (Action::Goal(goal), 1))),
            Frame::Turn | Frame::NewYear | Frame::Supply { .. } | Frame::Disband { .. } | Frame::Over => {}
        }
    }

    /// Draws without making the list.
    #[inline]
    pub(crate) fn roll_of_frame(&self, state: &State, rng: &mut impl Rng) -> Option<Action> {
        match state.frames.top() {
            Frame::Pool | Frame::Refill => Some(Action::Draw(Card::from_idx(state.deck.pick(rng)))),
            Frame::First
            | Frame::Start(_)
            | Frame::Goal { .. }
            | Frame::Turn
            | Frame::NewYear
            | Frame::Supply { .. }
            | Frame::Disband { .. }
            | Frame::Over => None,
        }
    }

    pub(crate) fn apply_to_frame(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        match (state.frames.top(), action) {
            (Frame::First, Action::First(seat)) => self.set_first(state, seat, sink),
            (Frame::Start(seat), Action::Start(face)) => self.deal_start(state, seat, face, sink),
            (Frame::Pool, Action::Draw(Card::Action(face))) => self.lay_out(state, face, sink),
            (Frame::Goal { back, seat }, Action::Goal(goal)) => self.deal_goal(state, back, seat, goal, sink),
            (Frame::Refill, Action::Draw(card)) => self.turn_over(state, card, sink),
            (Frame::Turn, Action::Activate(activation)) => self.activate(state, activation, sink),
            (Frame::Turn, Action::Hire { slot, count, exchange }) => self.hire(state, slot, count, exchange, sink),
            (Frame::Turn, Action::Swap { slot, place }) => self.swap(state, slot, place, sink),
            (Frame::Turn, Action::Favor(place)) => self.take_favor(state, place, sink),
            (Frame::Turn, Action::Move(what)) => self.free_move(state, what, sink),
            (Frame::Turn, Action::End) => self.forgo(state, sink),
            (Frame::Supply { round, place, soldier }, Action::Supply { own, favor, .. }) => {
                self.supply(state, round, place, soldier, [own, favor], sink);
            }
            (Frame::Disband { round, place, soldier }, Action::Disband { count, .. }) => {
                self.disband(state, round, place, soldier, count, sink);
            }
            (frame, action) => unreachable!("{action} is no answer to {frame:?}"),
        }
        self.settle(state, sink);
    }

    /// Carries on to the next question that has more than one answer, or to the next chance.
    #[inline]
    fn settle(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for _ in 0..MAX_STEPS {
            match state.frames.top() {
                Frame::Turn if state.actions == 0 && !state.players[state.current].can_move() => {
                    self.end_turn(state, sink)
                }
                Frame::Refill if state.deck.is_empty() => self.end_year(state, sink),
                Frame::NewYear => self.next_year(state, sink),
                Frame::Supply { round, place, soldier } if !self.can_supply(state, round, place, soldier) => {
                    self.next_supply(state, round, place, soldier, sink);
                }
                Frame::Disband { round, place, soldier } if !self.can_disband(state, round, place, soldier) => {
                    self.next_disband(state, round, place, soldier);
                }
                Frame::First
                | Frame::Start(_)
                | Frame::Pool
                | Frame::Goal { .. }
                | Frame::Turn
                | Frame::Refill
                | Frame::Supply { .. }
                | Frame::Disband { .. }
                | Frame::Over => return,
            }
        }
        stuck(state);
    }

    /// The number of cards that the pool has in every turn. P2.5
    pub(crate) fn pool_size(&self) -> u8 {
        self.components.pool[by_players(self.seats)]
    }

    /// Goals of a back that nobody has got yet.
    fn goals_left(&self, state: &State, back: u8) -> impl Iterator<Item = Goal> {
        let dealt = state.players.0.map(|player| player.goals[usize::from(back) - 1].map(|goal| *goal.peek()));
        let of_back = Goal::ALL.into_iter().filter(move |goal| self.components.goals[goal.idx()].back == back);
        of_back.filter(move |goal| !dealt.contains(&Some(*goal)))
    }
}
