//! The rules, a file a chapter; legal and apply of a thing stand side by side.

mod bank;
mod build;
mod craft;
mod helpers;
mod merchants;
mod notary;
mod pay;
mod round;
mod setup;
mod year;

pub use helpers::RIBBON;
pub(crate) use pay::payments;
pub(crate) use year::{invested, investments};

use crate::event::Event;
use crate::frame::{Draw, Frame, Question, Step, Surplus};
use crate::pieces::{Capital, Card, FIRST_SAWMILL};
use crate::state::State;
use crate::{Action, Craftsmen};
use alloc::vec::Vec;
use signoria_core::contract::Rules;
use signoria_core::{Draws, Referee, Seat, SeatSet, Sink, Turn};

impl Question {
    /// Who is asked.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Question::Exchange(seat)
            | Question::Sawmill(seat)
            | Question::Helper(seat)
            | Question::Space(seat, _)
            | Question::Fee(seat, _, _)
            | Question::Take(seat)
            | Question::Privilege(seat)
            | Question::Discard(seat, _)
            | Question::Build(seat)
            | Question::Pay(seat)
            | Question::Peek(seat)
            | Question::Show(seat, _)
            | Question::Side(seat, _)
            | Question::Back(seat, _, _)
            | Question::Notary(seat)
            | Question::Open(seat)
            | Question::Bid(seat)
            | Question::Mayor(seat)
            | Question::Work(seat)
            | Question::Second(seat)
            | Question::Delivery(seat)
            | Question::Bribe(seat, _)
            | Question::Merchant(seat)
            | Question::Price(seat, _)
            | Question::Hall(seat)
            | Question::Token(seat)
            | Question::Invest(seat) => seat,
        }
    }
}

impl Rules for Craftsmen {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Question = Question;
    type Draw = Draw;
    type Step = Step;

    fn start(&self) -> State {
        self.set_up()
    }

    #[inline]
    fn top(&self, s: &State) -> Frame {
        s.frames.top()
    }

    /// A helper, an action of a disc, a question of a window: each is a turn. What others answer meanwhile belongs to it.
    fn turn(&self, s: &State) -> Turn {
        match s.frames.top() {
            Frame::Over => Turn::NONE,
            _ if s.year == 0 => Turn::NONE,
            Frame::Ask(_) | Frame::Draw(_) | Frame::Step(_) => Turn { number: s.turns.into(), seats: s.turn_of },
        }
    }

    #[inline]
    fn deciders(&self, _: &State, question: Question) -> SeatSet {
        SeatSet::only(question.seat())
    }

    fn legal(&self, s: &State, question: Question, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        match question {
            Question::Exchange(_) => self.legal_exchange(s, seat, referee, out),
            Question::Sawmill(_) => self.legal_sawmill(s, seat, out),
            Question::Helper(_) => self.legal_helper(s, seat, out),
            Question::Space(_, guild) => self.legal_space(s, seat, guild, out),
            Question::Fee(..) => self.legal_fee(s, seat, referee, out),
            Question::Take(_) => self.legal_take(s, out),
            Question::Privilege(_) => out.extend([Action::Privilege, Action::Pass]),
            Question::Discard(_, surplus) => self.legal_discard(s, seat, surplus, referee, out),
            Question::Build(_) => self.legal_build(s, seat, referee, out),
            Question::Pay(_) => self.legal_pay(s, seat, referee, out),
            Question::Peek(_) => self.legal_peek(s, out),
            Question::Show(..) => self.legal_show(s, referee, out),
            Question::Side(..) => out.extend([Action::Top, Action::Under]),
            Question::Back(..) => self.legal_back(s, referee, out),
            Question::Notary(_) => self.legal_notary(s, seat, referee, out),
            Question::Open(_) => self.legal_bids(s, seat, 0, referee, out),
            Question::Bid(_) => {
                self.legal_bids(s, seat, s.auction.bid(), referee, out);
                out.push(Action::Pass);
            }
            Question::Mayor(_) => {
                self.legal_bids(s, seat, s.auction.offer(), referee, out);
                out.push(Action::Pass);
            }
            Question::Work(_) => self.legal_uses(s, seat, true, out),
            Question::Token(_) => self.legal_uses(s, seat, false, out),
            Question::Second(_) => self.legal_raws(s, seat, out),
            Question::Delivery(_) => self.legal_delivery(s, out),
            Question::Bribe(..) => self.legal_cards(s, seat, referee, out),
            Question::Merchant(_) => self.legal_purchases(s, seat, out),
            Question::Price(..) => self.legal_price(s, seat, referee, out),
            Question::Hall(_) => self.legal_favours(s, seat, out),
            Question::Invest(_) => self.legal_invest(s, seat, referee, out),
        }
    }

    fn answer(
        &self,
        s: &mut State,
        question: Question,
        seat: Seat,
        action: Action,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        match (question, action) {
            (Question::Exchange(_), Action::Exchange(card)) => self.exchange(s, seat, card, referee, sink),
            (Question::Sawmill(_), Action::Sawmill(card)) => self.exchange_sawmill(s, seat, card, sink),
            (Question::Helper(_), Action::Helper(guild)) => self.send(s, seat, guild, referee, sink),
            (Question::Helper(_), Action::Pass) => self.pass_helpers(s, seat, false, sink),
            (Question::Space(_, guild), Action::Space(space)) => {
                self.choose_space(s, seat, guild, space, referee, sink);
            }
            (Question::Fee(_, guild, space), Action::Points | Action::Give(_)) => {
                let owner = self.single(s, guild, space.into()).expect("a disc lies alone there");
                let card = if let Action::Give(kind) = action { Some(kind) } else { None };
                self.pay_fee(s, [seat, owner], card, sink);
            }
            (Question::Take(_), Action::Take(which)) => self.take(s, seat, which, sink),
            (Question::Privilege(_), Action::Privilege) => self.bank_privilege(s, seat, true, referee, sink),
            (Question::Privilege(_), Action::Pass) => self.bank_privilege(s, seat, false, referee, sink),
            (Question::Discard(_, surplus), Action::Discard(kind)) => self.discards(s, seat, surplus, &[kind], sink),
            (Question::Discard(_, surplus), Action::DiscardTwo { first, second }) => {
                self.discards(s, seat, surplus, &[first, second], sink);
            }
            (Question::Build(_), Action::Build { card, side }) => self.build(s, seat, card, side, referee, sink),
            (Question::Build(_), Action::Pass) => self.build_no_more(s),
            (Question::Pay(_), Action::Pay { color, ones, twos, threes }) => {
                self.pay(s, color, [ones, twos, threes], referee);
            }
            (Question::Peek(_), Action::Peek(tier)) => self.peek(s, seat, tier, sink),
            (Question::Show(_, tier), Action::Show { first, second }) => {
                self.show(s, seat, tier, [first, second], referee, sink);
            }
            (Question::Side(_, tier), Action::Top | Action::Under) => {
                s.frames.pop();
                self.put_back(s, seat, tier, action == Action::Top, sink);
            }
            (Question::Back(_, _, top), Action::Back(card)) => {
                s.frames.pop();
                self.back(s, seat, card, top, referee);
            }
            (Question::Notary(_), Action::Buy { tier, slot }) => self.buy(s, seat, tier, slot),
            (Question::Notary(_), Action::Auction { tier, slot }) => self.auction(s, seat, tier, slot),
            (Question::Open(_), Action::Bid(bid)) => self.open(s, seat, bid, sink),
            (Question::Bid(_), Action::Bid(bid)) => self.bid(s, seat, bid, sink),
            (Question::Bid(_), Action::Pass) => self.pass_bid(s, seat, sink),
            (Question::Mayor(_), Action::Bid(bid)) => self.outbid(s, seat, bid, sink),
            (Question::Mayor(_), Action::Pass) => self.lose_to_mayor(s, seat, sink),
            (Question::Work(_), Action::Pass) => self.stop(s, seat, sink),
            (Question::Work(_), action) => self.use_point(s, seat, action, referee, sink),
            (Question::Token(_), Action::Pass) => {
                s.cursor += 1;
                self.declines(s, seat, sink);
            }
            (Question::Token(_), action) => self.use_token(s, seat, action, referee, sink),
            (Question::Second(_), Action::Raw { good, to }) => {
                s.frames.pop();
                self.raw(s, seat, good, to, sink);
            }
            (Question::Delivery(_), action) => self.fetch(s, seat, action, sink),
            (Question::Bribe(_, hold), Action::Give(kind)) => {
                s.frames.pop();
                self.bribe(s, seat, hold, kind, sink);
            }
            (Question::Merchant(_), Action::Purchase(to)) => self.purchase(s, seat, to, referee, sink),
            (Question::Price(_, owner), Action::Give(kind)) => {
                s.frames.pop();
                self.pay_merchant(s, seat, owner, kind, sink);
            }
            (Question::Price(_, owner), Action::Fair) => {
                s.frames.pop();
                self.pay_from_fair(s, seat, owner, sink);
            }
            (Question::Hall(_), Action::Hall(favour)) => self.favour(s, seat, favour, sink),
            (Question::Invest(_), Action::Invest { purple, green, blue, red }) => {
                self.invest(s, seat, [purple, green, blue, red], sink);
            }
            (
                Question::Exchange(_)
                | Question::Sawmill(_)
                | Question::Take(_)
                | Question::Peek(_)
                | Question::Notary(_)
                | Question::Second(_)
                | Question::Merchant(_)
                | Question::Hall(_)
                | Question::Invest(_),
                Action::Pass,
            ) => self.declines(s, seat, sink),
            (question, action) => unreachable!("{action} is no answer to {question:?}"),
        }
    }

    fn draws<'a>(&'a self, s: &'a State, draw: Draw, referee: Referee) -> Draws<'a, Action> {
        match draw {
            Draw::Hand(_) | Draw::Display | Draw::Mayor => {
                s.capital.draws(|kind| Action::Capital(Capital::at(kind as u8)))
            }
            Draw::Deal(_, tier, _) | Draw::Offer(tier) | Draw::Look(_, tier) => s.stacks[tier.idx()].draws(referee),
            Draw::Sawmill(_) => Draws::Among(s.sawmills.into(), |card| Action::Card(Card(FIRST_SAWMILL + card as u8))),
        }
    }

    fn drawn(&self, s: &mut State, draw: Draw, action: Action, referee: Referee, sink: &mut impl Sink<Event>) {
        match (draw, action) {
            (Draw::Hand(seat), Action::Capital(kind)) => self.drawn_to_hand(s, seat, kind, sink),
            (Draw::Display, Action::Capital(kind)) => self.drawn_to_display(s, kind, sink),
            (Draw::Mayor, Action::Capital(kind)) => self.drawn_by_mayor(s, kind, sink),
            (Draw::Deal(seat, _, exchanged), Action::Card(card)) => {
                self.dealt(s, seat, card, exchanged, referee, sink);
            }
            (Draw::Offer(tier), Action::Card(card)) => self.drawn_to_offers(s, tier, card, sink),
            (Draw::Look(seat, tier), Action::Card(card)) => self.looked_at(s, seat, tier, card, sink),
            (Draw::Sawmill(seat), Action::Card(card)) => self.deal_sawmill(s, seat, card, sink),
            (draw, action) => unreachable!("{action} is no outcome of {draw:?}"),
        }
    }

    #[inline]
    fn step(&self, s: &mut State, step: Step, referee: Referee, sink: &mut impl Sink<Event>) {
        match step {
            Step::SetUp => self.deal_on(s, referee, sink),
            Step::Exchange(place) => self.exchange_on(s, place),
            Step::Round => self.begin_round(s, sink),
            Step::Helpers => self.helpers_on(s, sink),
            Step::Stage => self.stage_on(s),
            Step::Window => self.window_on(s, sink),
            Step::Final => self.final_phase(s, sink),
            Step::Year => self.year(s, sink),
            Step::Invest => self.invest_on(s),
            Step::RoundEnd => self.round_end(s, referee, sink),
            Step::Stack(seat, guild, space) => self.stacked(s, seat, guild, space, sink),
            Step::Draws(seat, left) => self.draws_on(s, seat, left, sink),
            Step::Refill => self.refill_on(s, sink),
            Step::Bank(seat) => self.bank_on(s, seat, referee, sink),
            Step::Limit(seat) => self.limit_on(s, seat, referee, sink),
            Step::Build(seat) => self.build_on(s, seat),
            Step::Tokens(seat) => self.tokens_on(s, seat, sink),
            Step::Pay(seat) => self.pay_on(s, seat, referee, sink),
            Step::Notary(seat) => self.notary_on(s, seat),
            Step::Peek(seat) => self.peek_on(s, seat),
            Step::Look(seat, tier, left) => self.look_on(s, seat, tier, left, referee, sink),
            Step::Back(seat, tier, top) => self.back_on(s, seat, tier, top, referee),
            Step::Auction => self.auction_on(s),
            Step::Mayor(left) => self.mayor_on(s, left, sink),
            Step::Offer => self.offer_on(s, sink),
            Step::Won(seat) => self.won(s, seat, sink),
            Step::Offers(tier) => self.offers_on(s, tier),
            Step::Work(seat) => self.work_on(s, seat),
            Step::Delivery(seat) => self.delivery_on(s, seat, sink),
        }
    }

    /// The parts of an action are taken back together: a helper with space and fee, two buildings with their payment, an
    /// auction and its first bid, cards that go back, a delivery and its card, a product and its bribe, two raw materials,
    /// a purchase and its price, a discard of several cards.
    fn midway(&self, s: &State, seat: Seat, _: Referee) -> bool {
        let Frame::Ask(question) = s.frames.top() else { return false };
        question.seat() == seat
            && match question {
                Question::Space(..)
                | Question::Fee(..)
                | Question::Pay(_)
                | Question::Side(..)
                | Question::Back(..)
                | Question::Open(_)
                | Question::Second(_)
                | Question::Delivery(_)
                | Question::Bribe(..)
                | Question::Price(..) => true,
                Question::Discard(_, Surplus { from, .. }) => from > 0,
                Question::Build(_) => s.act.built > 0,
                Question::Exchange(_)
                | Question::Sawmill(_)
                | Question::Helper(_)
                | Question::Take(_)
                | Question::Privilege(_)
                | Question::Peek(_)
                | Question::Show(..)
                | Question::Notary(_)
                | Question::Bid(_)
                | Question::Mayor(_)
                | Question::Work(_)
                | Question::Merchant(_)
                | Question::Hall(_)
                | Question::Token(_)
                | Question::Invest(_) => false,
            }
    }
}
