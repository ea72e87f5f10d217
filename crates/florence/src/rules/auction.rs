//! Chapter 5.2: phase A1, the auction.

use crate::event::{Event, Phase, florins};
use crate::frame::{Question, Step};
use crate::pieces::{Landscape, Lot, Pile, Tile};
use crate::state::{Source, State};
use crate::{Action, Florence, Frame};
use alloc::vec::Vec;
use signoria_core::{Audience, Seat, SeatSet, Sink};

impl Florence {
    /// What can be named: seven stacks, or with two players five lots. F5.2.11, F8.2.3
    #[must_use]
    pub fn lots(&self) -> &'static [Lot] {
        const ALL: [Lot; 7] =
            [Lot::Forest, Lot::Lake, Lot::Park, Lot::Jester, Lot::Builder, Lot::PrestigeCard, Lot::RecruitingCard];
        const TWO: [Lot; 5] = [Lot::Jester, Lot::Builder, Lot::PrestigeCard, Lot::RecruitingCard, Lot::Landscape];
        if self.kit.seats == 2 { &TWO } else { &ALL }
    }

    /// How many objects a stack has.
    #[must_use]
    pub fn left_of(&self, s: &State, lot: Lot) -> u8 {
        match lot {
            Lot::Forest | Lot::Lake | Lot::Park => s.landscapes[lot.idx()],
            Lot::Landscape => s.landscapes.iter().sum(),
            Lot::Jester => s.jesters,
            Lot::Builder => s.builders,
            Lot::PrestigeCard => s.deck_len(Pile::Prestige),
            Lot::RecruitingCard => s.recruiting,
        }
    }

    /// Whether a player could use an object, whatever it costs. F5.2.9 (b), (c)
    #[must_use]
    pub fn can_use(&self, s: &State, seat: Seat, lot: Lot) -> bool {
        match lot {
            Lot::Forest | Lot::Lake | Lot::Park => {
                lot.landscape().is_some_and(|kind| self.has_place(s, seat, Tile::Landscape(kind)))
            }
            Lot::Landscape => self.kinds(s, seat).next().is_some(),
            Lot::Builder => s.players[seat].takes_builder(),
            Lot::Jester | Lot::PrestigeCard | Lot::RecruitingCard => true,
        }
    }

    /// The landscapes that are there and that a player can place. F8.2.3
    pub(super) fn kinds(&self, s: &State, seat: Seat) -> impl Iterator<Item = Landscape> {
        let there = move |kind: &Landscape| s.landscapes[kind.idx()] > 0;
        Landscape::ALL.into_iter().filter(there).filter(move |kind| self.has_place(s, seat, Tile::Landscape(*kind)))
    }

    /// The stacks that a player could name with so much to pay. F5.2.1, F5.2.3
    pub(super) fn nameable(&self, s: &State, seat: Seat, cash: u16) -> impl Iterator<Item = Lot> {
        let lots = if cash >= self.opening_bid() { self.lots() } else { &[] };
        let free = |lot: &Lot| !s.auction.is_sold(*lot) && self.left_of(s, *lot) > 0;
        lots.iter().copied().filter(free).filter(move |lot| self.can_use(s, seat, *lot))
    }

    /// Whether a player may raise: whoever wins can still sell what the price takes. F5.1.3, F5.2.5, F5.2.9
    pub(crate) fn may_raise(&self, s: &State, seat: Seat) -> bool {
        self.credit(s, seat) > s.auction.bid && s.auction.lot.is_some_and(|lot| self.can_use(s, seat, lot))
    }

    /// The next bid, the next lot or the next phase.
    pub(super) fn auction_on(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        if s.auction.lot.is_some() {
            self.next_bid(s, sink);
            return;
        }
        match s.auction.active.len() {
            0 => self.end_auction(s, sink),
            1 => {
                let seat = s.auction.active.first().expect("one is active");
                if self.may_answer(s, Question::Last(seat), seat) {
                    s.frames.ask(Question::Last(seat));
                } else {
                    // F10.2
                    self.buy_nothing(s, seat, true, sink);
                }
            }
            _ => {
                // F5.2.7
                while !s.auction.active.contains(s.auction.auctioneer) {
                    s.auction.auctioneer = s.auction.auctioneer.next(self.kit.seats);
                }
                let seat = s.auction.auctioneer;
                if self.may_answer(s, Question::Name(seat), seat) {
                    s.frames.ask(Question::Name(seat));
                } else {
                    // F5.2.4, F10.2
                    self.withdraw(s, seat, true, sink);
                }
            }
        }
    }

    /// Whether there is anything but to pass, withdraw or decline. F4.5, F5.1.4, FD23
    fn may_answer(&self, s: &State, question: Question, seat: Seat) -> bool {
        let may_bid = match question {
            Question::Raise(_) => self.may_raise(s, seat),
            _ => self.nameable(s, seat, self.credit(s, seat)).next().is_some(),
        };
        may_bid || self.has_window(s, seat)
    }

    // F5.2.5, F5.2.6
    fn next_bid(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let mut seat = s.auction.last;
        for _ in 0..self.kit.seats {
            seat = seat.next(self.kit.seats);
            let is_in = s.auction.active.contains(seat) && !s.auction.passed.contains(seat);
            if !is_in || seat == s.auction.high {
                continue;
            }
            if self.may_answer(s, Question::Raise(seat), seat) {
                s.frames.ask(Question::Raise(seat));
            } else {
                self.pass(s, seat, true, sink);
            }
            return;
        }
        self.knock_down(s, sink);
    }

    // FD2, FD4
    pub(super) fn legal_names(&self, s: &State, question: Question, seat: Seat, out: &mut Vec<Action>) {
        // The last one pays at once, in cash; a bid may count on prestige. F5.1.3
        let naming = matches!(question, Question::Name(_));
        let purse = if naming { self.credit(s, seat) } else { s.players[seat].money };
        out.extend(self.nameable(s, seat, purse).map(Action::Name));
        self.legal_windows(s, seat, out);
        if self.may_sell(s, question, seat) {
            out.push(Action::Sell);
        }
        out.push(if naming { Action::Withdraw } else { Action::Decline });
    }

    // F5.2.3
    pub(super) fn name(&self, s: &mut State, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let bid = self.opening_bid();
        s.auction.lot = Some(lot);
        s.auction.bid = bid;
        s.auction.high = seat;
        s.auction.last = seat;
        sink.event(Audience::All, |_| Event::Named { seat, lot, bid: florins(bid) });
    }

    // F5.2.4
    pub(super) fn withdraw(&self, s: &mut State, seat: Seat, forced: bool, sink: &mut impl Sink<Event>) {
        if !forced {
            s.frames.pop();
        }
        s.auction.active = s.auction.active.without(seat);
        self.next_turn(s, s.auction.active);
        sink.event(Audience::All, |_| Event::Withdrew { seat, forced });
    }

    // FD3
    pub(super) fn legal_raise(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.may_raise(s, seat) {
            out.push(Action::Raise);
        }
        self.legal_windows(s, seat, out);
        if self.may_sell(s, Question::Raise(seat), seat) {
            out.push(Action::Sell);
        }
        out.push(Action::Pass);
    }

    // F5.2.5
    pub(super) fn raise(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        s.auction.bid += 1;
        s.auction.high = seat;
        s.auction.last = seat;
        let (lot, bid) = (s.auction.lot.expect("a lot is auctioned"), florins(s.auction.bid));
        sink.event(Audience::All, |_| Event::Raised { seat, lot, bid });
    }

    // F5.2.5
    pub(super) fn pass(&self, s: &mut State, seat: Seat, forced: bool, sink: &mut impl Sink<Event>) {
        if !forced {
            s.frames.pop();
        }
        s.auction.passed = s.auction.passed.with(seat);
        s.auction.last = seat;
        let lot = s.auction.lot.expect("a lot is auctioned");
        sink.event(Audience::All, |_| Event::Passed { seat, lot, forced });
    }

    // F5.2.8
    pub(super) fn buy(&self, s: &mut State, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        s.auction.lot = Some(lot);
        s.auction.bid = self.opening_bid();
        s.auction.high = seat;
        s.auction.last = seat;
        self.knock_down(s, sink);
    }

    // F5.2.8
    pub(super) fn buy_nothing(&self, s: &mut State, seat: Seat, forced: bool, sink: &mut impl Sink<Event>) {
        if !forced {
            s.frames.pop();
        }
        s.auction.active = SeatSet::EMPTY;
        sink.event(Audience::All, |_| Event::BoughtNothing { seat, forced });
    }

    /// The high bidder gets the lot; a Merchant may make it free. F5.2.6, F8.3.10
    fn knock_down(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let seat = s.auction.high;
        if s.players[seat].character == Some(crate::Character::Merchant) {
            s.frames.ask(Question::Merchant(seat));
        } else {
            self.award(s, seat, s.auction.bid, sink);
        }
    }

    // F8.3.10
    pub(super) fn take_free(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        s.players[seat].character = None;
        let lot = s.auction.lot.expect("a lot is won");
        sink.event(Audience::All, |_| Event::MerchantFree { seat, lot });
        self.award(s, seat, 0, sink);
    }

    /// The points come before the object takes effect. F8.3.10, FA30
    pub(super) fn pay_and_score(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        self.score_merchant(s, seat, false, sink);
        self.award(s, seat, s.auction.bid, sink);
    }

    /// The winner pays and takes the object, which takes effect before anything else. F5.2.6
    fn award(&self, s: &mut State, seat: Seat, price: u16, sink: &mut impl Sink<Event>) {
        let lot = s.auction.lot.take().expect("a lot is won");
        s.auction.active = s.auction.active.without(seat);
        s.auction.passed = SeatSet::EMPTY;
        // F8.2.3: with two players no landscape of any type any more.
        s.auction.sold |= 1 << lot.idx();
        self.next_turn(s, s.auction.active);
        self.sell_what_lacks(s, seat, price, sink);
        self.pay(s, seat, price);
        sink.event(Audience::All, |_| Event::Won { seat, lot, price: florins(price) });
        self.gain(s, seat, lot, sink);
    }

    // F5.2.10
    fn end_auction(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        if self.kit.options.muse {
            s.frames.replace(Frame::Step(Step::Expire));
        } else {
            self.begin_actions(s, sink);
        }
    }

    /// Points for the Merchant's position; the card is spent. F8.3.10, F8.3.11
    pub(super) fn score_merchant(&self, s: &mut State, seat: Seat, forced: bool, sink: &mut impl Sink<Event>) {
        let position = self.position(s, seat);
        s.players[seat].character = None;
        s.players[seat].score(Source::Merchant, position.into());
        sink.event(Audience::All, |_| Event::Merchant { seat, position, forced });
    }

    pub(super) fn begin_characters(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        s.court.bought = 0;
        s.court.done = SeatSet::EMPTY;
        s.court.next = s.start;
        s.frames.replace(Frame::Step(Step::Characters));
        self.next_turn(s, SeatSet::only(s.start));
        sink.event(Audience::All, |_| Event::Begins { phase: Phase::Characters });
    }
}
