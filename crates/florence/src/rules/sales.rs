//! Chapter 5.1: prestige for money.

use crate::Florence;
use crate::event::{Event, florins};
use crate::frame::{Frame, Question};
use crate::state::{Source, State};
use signoria_core::{Audience, Seat, Sink};

impl Florence {
    /// Whether prestige may be sold before a question is answered: only where the money can matter. F5.1.4
    pub(crate) fn may_sell(&self, s: &State, question: Question, seat: Seat) -> bool {
        self.sells()
            && s.players[seat].pp > 0
            && match question {
                Question::Name(_) | Question::Last(_) => self.nameable(s, seat, self.credit(s, seat)).next().is_some(),
                Question::Raise(_) => self.may_raise(s, seat),
                Question::Turn(_) => self.actions_left(s, seat) > 0,
                Question::Answer(_) => true,
                Question::Discard { .. }
                | Question::Kind(_)
                | Question::Place(_, _)
                | Question::Keep(_, _)
                | Question::Return(_, _)
                | Question::Recruit(_)
                | Question::Bonus(_)
                | Question::Exchange(_)
                | Question::Sell(_)
                | Question::Character(_)
                | Question::UseNow(_)
                | Question::Merchant(_)
                | Question::Expiring(_)
                | Question::Cash(_)
                | Question::Across(_)
                | Question::Ask(_) => false,
            }
    }

    // FD18
    pub(super) fn want_to_sell(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.ask(Question::Sell(seat));
        if s.players[seat].pp == 1 {
            self.sell(s, seat, 1, sink);
        }
    }

    /// One hundred for each point; then the question is asked again. F5.1.1, F5.1.2
    pub(super) fn sell(&self, s: &mut State, seat: Seat, points: u16, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        // Phases ask again by themselves; an offer waits for its answer.
        if !matches!(s.frames.top(), Frame::Ask(Question::Answer(_))) {
            s.frames.pop();
        }
        self.turn_into_money(s, seat, points, sink);
    }

    /// Whoever has promised a price before somebody else answered pays what lacks with prestige. F5.1.3
    pub(super) fn sell_what_lacks(&self, s: &mut State, seat: Seat, price: u16, sink: &mut impl Sink<Event>) {
        let lacks = self.lacks(s, seat, price);
        if lacks > 0 {
            self.turn_into_money(s, seat, lacks, sink);
        }
    }

    fn turn_into_money(&self, s: &mut State, seat: Seat, points: u16, sink: &mut impl Sink<Event>) {
        s.players[seat].score(Source::Sold, -(points as i16));
        self.receive(s, seat, points);
        sink.event(Audience::All, |_| Event::Sold { seat, points, money: florins(points) });
    }
}
