//! Chapter 5.4: phase B, the turns.

use crate::data::{AWARD, PRICE, ROUNDS};
use crate::event::{Event, Phase, florins};
use crate::frame::{Frame, Question, Step};
use crate::pieces::{Character, Freedom, Pile};
use crate::state::{Source, State};
use crate::{Action, Florence};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink};

impl Florence {
    /// Actions that a player may still take in this round. F5.4.1, F8.3.8
    #[must_use]
    pub fn actions_left(&self, s: &State, seat: Seat) -> u8 {
        let player = &s.players[seat];
        (2 + u8::from(player.character == Some(Character::Cardinal))).saturating_sub(player.actions)
    }

    /// Who has nothing to do, as everybody can see, is not asked: who might hold a card that can be played, is. F4.5
    pub(super) fn turn_on(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.may_act(s, seat) {
            s.frames.ask(Question::Turn(seat));
        } else {
            self.end_turn(s, seat, true, sink);
        }
    }

    /// Whether everybody must believe that a player has a choice. No hidden card counts here.
    fn may_act(&self, s: &State, seat: Seat) -> bool {
        self.may_sell(s, Question::Turn(seat), seat)
            || self.has_window(s, seat)
            || s.players[seat].recruiting > 0 && !self.targets(s, seat).is_empty()
            || self.actions_left(s, seat) > 0
                && (self.takes_profession(s, seat)
                    || self.takes_bonus(s, seat)
                    || self.introduces(s, seat).next().is_some()
                    || self.princess_value(s, seat).is_some()
                    || self.buildable(s, seat).next().is_some()
                    || self.offers(s, seat).next().is_some()
                    || self.may_complete(s, seat))
    }

    // FD11
    pub(super) fn legal_turn(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        self.legal_recruits(s, seat, out);
        if self.actions_left(s, seat) > 0 {
            self.legal_works(s, seat, referee, out);
            if self.princess_value(s, seat).is_some() {
                out.push(Action::PrincessWork);
            }
            out.extend(self.buildable(s, seat).map(Action::Build));
            out.extend(self.offers(s, seat).map(|(partner, building)| Action::Offer { partner, building }));
            if self.takes_profession(s, seat) {
                out.push(Action::TakeProfession);
            }
            out.extend(self.introduces(s, seat).map(Action::Introduce));
            if self.takes_bonus(s, seat) {
                out.push(Action::TakeBonus);
            }
        }
        self.legal_windows(s, seat, out);
        if self.may_sell(s, Question::Turn(seat), seat) {
            out.push(Action::Sell);
        }
        out.push(Action::End);
    }

    // F5.4.30
    fn takes_profession(&self, s: &State, seat: Seat) -> bool {
        let player = &s.players[seat];
        !player.took_profession && player.money >= PRICE && s.deck_len(Pile::Profession) > 0
    }

    pub(super) fn take_profession(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        self.pay(s, seat, PRICE);
        let player = &mut s.players[seat];
        player.actions += 1;
        player.took_profession = true;
        player.bought += 1;
        self.look(s, seat, Pile::Profession, PRICE, sink);
    }

    // F5.4.50
    fn takes_bonus(&self, s: &State, seat: Seat) -> bool {
        s.players[seat].money >= PRICE && s.deck_len(Pile::Bonus) > 0
    }

    pub(super) fn take_bonus(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        self.pay(s, seat, PRICE);
        s.players[seat].actions += 1;
        self.look(s, seat, Pile::Bonus, PRICE, sink);
    }

    // F5.4.40
    fn introduces(&self, s: &State, seat: Seat) -> impl Iterator<Item = Freedom> {
        let player = &s.players[seat];
        let may = !player.took_freedom && player.money >= PRICE;
        Freedom::ALL
            .into_iter()
            .filter(move |freedom| may && s.freedoms[freedom.idx()] > 0 && !player.has_freedom(*freedom))
    }

    pub(super) fn introduce(&self, s: &mut State, seat: Seat, freedom: Freedom, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        self.pay(s, seat, PRICE);
        s.freedoms[freedom.idx()] -= 1;
        let player = &mut s.players[seat];
        player.actions += 1;
        player.took_freedom = true;
        player.freedoms |= 1 << freedom.idx();
        sink.event(Audience::All, |_| Event::Introduced { seat, freedom, price: florins(PRICE) });
    }

    // F5.4.1
    pub(super) fn end_turn(&self, s: &mut State, seat: Seat, forced: bool, sink: &mut impl Sink<Event>) {
        if !forced {
            s.frames.pop();
        }
        sink.event(Audience::All, |_| Event::TurnOver { seat, forced });
        let next = seat.next(self.kit.seats);
        if next == s.start {
            s.frames.replace(Frame::Step(Step::BestWork));
        } else {
            s.frames.replace(Frame::Step(Step::Turn(next)));
            self.next_turn(s, SeatSet::only(next));
        }
    }

    /// The best work, expiries, and the next round or the end. F5.4.60, F4.3, F4.4, F8.3.13
    pub(super) fn best_work(&self, s: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        let value = Seat::all(self.kit.seats).map(|seat| s.players[seat].best).max().unwrap_or(0);
        if value == 0 {
            sink.event(Audience::All, |_| Event::NoWork);
        }
        let is_last = s.round == ROUNDS;
        for seat in Seat::all(self.kit.seats) {
            let player = &mut s.players[seat];
            if value > 0 && player.best == value {
                player.score(Source::BestWorks, AWARD);
                sink.event(Audience::All, |_| Event::BestWork { seat, value, points: AWARD });
            }
            match player.character {
                Some(Character::Muse | Character::Cardinal | Character::Princess) => player.character = None,
                Some(Character::Banker) if !is_last => player.character = None,
                Some(Character::Banker | Character::Merchant | Character::Professor) | None => {}
            }
        }
        if !is_last {
            s.frames.replace(Frame::Step(Step::Round));
            return;
        }
        s.ending = true;
        if self.kit.options.muse {
            s.frames.replace(Frame::Step(Step::Expire));
            sink.event(Audience::All, |_| Event::Begins { phase: Phase::Ending });
        } else {
            self.finish(s, referee, sink);
        }
    }
}
