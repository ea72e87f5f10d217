//! The rules, a file a chapter; legal and apply of a thing stand side by side.

mod auction;
mod building;
mod characters;
mod coop;
mod looks;
mod objects;
mod sales;
mod setup;
mod turns;
mod works;

use crate::event::Event;
use crate::frame::{Draw, Frame, Question, Step};
use crate::pieces::{Card, Character, Freedom};
use crate::state::State;
use crate::{Action, Florence};
use alloc::vec::Vec;
use signoria_core::contract::Rules;
use signoria_core::{Draws, Referee, Seat, SeatSet, Sink, Turn};

impl Rules for Florence {
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

    /// A lot is the turn of all who may still bid; a marker and a turn of phase B are one player's.
    fn turn(&self, s: &State) -> Turn {
        match s.frames.top() {
            _ if s.round == 0 || s.ending => Turn::NONE,
            Frame::Over => Turn::NONE,
            Frame::Ask(_) | Frame::Draw(_) | Frame::Step(_) => Turn { number: s.turns.into(), seats: s.turn_of },
        }
    }

    #[inline]
    fn deciders(&self, _: &State, question: Question) -> SeatSet {
        match question {
            Question::Discard { waiting } => waiting,
            Question::Name(seat)
            | Question::Raise(seat)
            | Question::Last(seat)
            | Question::Kind(seat)
            | Question::Place(seat, _)
            | Question::Keep(seat, _)
            | Question::Return(seat, _)
            | Question::Recruit(seat)
            | Question::Turn(seat)
            | Question::Bonus(seat)
            | Question::Exchange(seat)
            | Question::Sell(seat)
            | Question::Character(seat)
            | Question::UseNow(seat)
            | Question::Merchant(seat)
            | Question::Expiring(seat)
            | Question::Cash(seat) => SeatSet::only(seat),
            Question::Across(offer) | Question::Ask(offer) => SeatSet::only(offer.builder),
            Question::Answer(offer) => SeatSet::only(offer.partner),
        }
    }

    fn legal(&self, s: &State, question: Question, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        match question {
            Question::Discard { .. } => {
                out.extend(s.players[seat].secrets.peek(referee).hand.iter().map(Action::Return));
            }
            Question::Name(_) | Question::Last(_) => self.legal_names(s, question, seat, out),
            Question::Raise(_) => self.legal_raise(s, seat, out),
            Question::Kind(_) => self.legal_kinds(s, seat, out),
            Question::Place(_, tile) => self.legal_places(s, seat, tile, out),
            Question::Keep(_, _) => out.extend(s.looked.peek(referee).iter().map(Action::Keep)),
            Question::Return(_, _) => out.extend(s.looked.peek(referee).iter().map(Action::Return)),
            Question::Recruit(_) => {
                self.legal_recruits(s, seat, out);
                out.push(Action::Hold);
            }
            Question::Turn(_) => self.legal_turn(s, seat, referee, out),
            Question::Bonus(_) => self.legal_bonus(s, seat, referee, out),
            Question::Exchange(_) => out.extend((0..=self.most_exchanged(s)).map(Action::Exchange)),
            Question::Sell(_) => out.extend((1..=s.players[seat].pp).map(Action::SellPoints)),
            Question::Character(_) => self.legal_bids(s, seat, out),
            Question::UseNow(_) => {
                self.legal_windows(s, seat, out);
                out.push(Action::Hold);
            }
            Question::Merchant(_) => out.extend([Action::Free, Action::Pay]),
            Question::Expiring(_) => {
                self.legal_windows(s, seat, out);
                out.push(Action::Lapse);
            }
            Question::Cash(_) => out.extend([Action::Cash, Action::Decline]),
            Question::Across(offer) => self.legal_across(s, offer, out),
            Question::Ask(offer) => {
                let (least, most) = self.sums(s, offer.builder, offer.partner);
                out.extend((least..=most).map(Action::Ask));
            }
            Question::Answer(offer) => self.legal_answers(s, offer, out),
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
            (Question::Discard { waiting }, Action::Return(card)) => {
                self.discard(s, waiting, seat, card, referee, sink);
            }
            (Question::Name(_), Action::Name(lot)) => self.name(s, seat, lot, sink),
            (Question::Name(_), Action::Withdraw) => self.withdraw(s, seat, false, sink),
            (Question::Last(_), Action::Name(lot)) => self.buy(s, seat, lot, sink),
            (Question::Last(_), Action::Decline) => self.buy_nothing(s, seat, false, sink),
            (Question::Raise(_), Action::Raise) => self.raise(s, seat, sink),
            (Question::Raise(_), Action::Pass) => self.pass(s, seat, false, sink),
            (Question::Kind(_), Action::Landscape(kind)) => s.frames.replace(Frame::Step(Step::Landscape(seat, kind))),
            (Question::Place(_, tile), Action::Place { .. }) => self.place(s, seat, tile, action, sink),
            (Question::Keep(_, pile), Action::Keep(card)) => self.keep(s, seat, pile, card, referee, sink),
            (Question::Return(_, pile), Action::Return(card)) => self.put_under(s, seat, pile, card, referee, sink),
            (Question::Recruit(_), Action::Hold) => s.frames.pop(),
            (Question::Recruit(_) | Question::Turn(_), Action::Recruit(card)) => {
                self.recruit(s, seat, card, referee, sink);
            }
            (Question::Turn(_), Action::Work(card)) => self.begin_work(s, seat, card, referee, sink),
            (Question::Turn(_), Action::PrincessWork) => self.princess_work(s, seat, sink),
            (Question::Turn(_), Action::Build(building)) => self.begin_building(s, seat, building, sink),
            (Question::Turn(_), Action::Offer { partner, building }) => {
                self.begin_offer(s, seat, partner, building, sink);
            }
            (Question::Turn(_), Action::TakeProfession) => self.take_profession(s, seat, sink),
            (Question::Turn(_), Action::Introduce(freedom)) => self.introduce(s, seat, freedom, sink),
            (Question::Turn(_), Action::TakeBonus) => self.take_bonus(s, seat, sink),
            (Question::Turn(_), Action::End) => self.end_turn(s, seat, false, sink),
            (Question::Bonus(_), Action::Play(card)) => self.play_bonus(s, seat, card, referee, sink),
            (Question::Bonus(_), Action::Done) => self.complete(s, seat, sink),
            (Question::Exchange(_), Action::Exchange(points)) => self.exchange(s, seat, points, sink),
            (Question::Sell(_), Action::SellPoints(points)) => self.sell(s, seat, points, sink),
            (Question::Character(_), Action::Bid { character, bid }) => self.bid(s, seat, character, bid, sink),
            (Question::Character(_), Action::Pass) => self.pass_characters(s, seat, false, sink),
            (Question::UseNow(_), Action::Hold) => s.frames.pop(),
            (Question::Merchant(_), Action::Free) => self.take_free(s, seat, sink),
            (Question::Merchant(_), Action::Pay) => self.pay_and_score(s, seat, sink),
            (Question::Expiring(_), Action::Lapse) => self.lapse(s, seat, sink),
            (Question::Cash(_), Action::Cash) => self.cash(s, seat, sink),
            (Question::Cash(_), Action::Decline) => self.keep_money(s, seat),
            (Question::Across(offer), Action::Across { .. }) => self.across(s, offer, action, sink),
            (Question::Ask(offer), Action::Ask(sum)) => self.make_offer(s, offer, sum, sink),
            (Question::Answer(offer), Action::Accept) => self.accept(s, offer, sink),
            (Question::Answer(offer), Action::Decline) => self.refuse(s, offer, sink),
            (_, Action::Sell) => self.want_to_sell(s, seat, sink),
            (_, Action::UseMerchant) => self.use_merchant(s, seat, sink),
            (_, Action::UseProfessor(pile)) => self.use_professor(s, seat, pile, sink),
            (question, action) => unreachable!("{action} is no answer to {question:?}"),
        }
    }

    fn draws<'a>(&'a self, s: &'a State, draw: Draw, _: Referee) -> Draws<'a, Action> {
        let among = |pile| Draws::Among(s.unseen.in_pile(pile).0, |card| Action::Draw(Card::at(card)));
        match draw {
            Draw::First => Draws::Even(self.kit.seats.into(), |seat| Action::First(Seat(seat as u8))),
            Draw::Deal(_) => among(crate::Pile::Profession),
            Draw::Tile => Draws::Even(Freedom::COUNT as u32, |freedom| Action::Tile(Freedom::ALL[freedom])),
            Draw::Look(_, pile) => among(pile),
        }
    }

    fn drawn(&self, s: &mut State, draw: Draw, action: Action, referee: Referee, sink: &mut impl Sink<Event>) {
        match (draw, action) {
            (Draw::First, Action::First(seat)) => self.set_first(s, seat, sink),
            (Draw::Deal(seat), Action::Draw(card)) => self.deal(s, seat, card, referee, sink),
            (Draw::Tile, Action::Tile(freedom)) => self.set_tiles(s, freedom, sink),
            (Draw::Look(seat, _), Action::Draw(card)) => self.look_at_drawn(s, seat, card, referee, sink),
            (draw, action) => unreachable!("{action} is no outcome of {draw:?}"),
        }
    }

    #[inline]
    fn step(&self, s: &mut State, step: Step, referee: Referee, sink: &mut impl Sink<Event>) {
        match step {
            Step::Deal => self.deal_on(s),
            Step::Round => self.begin_round(s, sink),
            Step::Auction => self.auction_on(s, sink),
            Step::Expire => self.expire(s, referee, sink),
            Step::Characters => self.characters_on(s, sink),
            Step::Turn(seat) => self.turn_on(s, seat, sink),
            Step::BestWork => self.best_work(s, referee, sink),
            Step::Look(seat, pile, left) => self.look_on(s, seat, pile, left, referee, sink),
            Step::Return(seat, pile) => self.return_on(s, seat, pile, referee, sink),
            Step::Landscape(seat, kind) => self.landscape_on(s, seat, kind, sink),
        }
    }

    /// The parts of an action are taken back together: a building and its place, a work with its bonus cards and the
    /// exchange, an offer, a sale, the order of cards under a deck.
    fn midway(&self, s: &State, seat: Seat, _: Referee) -> bool {
        let Frame::Ask(question) = s.frames.top() else { return false };
        self.deciders(s, question).contains(seat)
            && match question {
                Question::Place(_, crate::Tile::Building(_))
                | Question::Return(_, _)
                | Question::Bonus(_)
                | Question::Exchange(_)
                | Question::Sell(_)
                | Question::Across(_)
                | Question::Ask(_) => true,
                Question::Discard { .. }
                | Question::Name(_)
                | Question::Raise(_)
                | Question::Last(_)
                | Question::Kind(_)
                | Question::Place(_, crate::Tile::Landscape(_))
                | Question::Keep(_, _)
                | Question::Recruit(_)
                | Question::Turn(_)
                | Question::Character(_)
                | Question::UseNow(_)
                | Question::Merchant(_)
                | Question::Expiring(_)
                | Question::Cash(_)
                | Question::Answer(_) => false,
            }
    }
}

impl Florence {
    /// The next turn begins.
    fn next_turn(&self, s: &mut State, seats: SeatSet) {
        s.turns += 1;
        s.turn_of = seats;
    }

    /// A player pays the bank.
    fn pay(&self, s: &mut State, seat: Seat, hundreds: u16) {
        s.players[seat].money -= hundreds;
        s.bank += i32::from(hundreds);
    }

    /// The bank pays a player.
    fn receive(&self, s: &mut State, seat: Seat, hundreds: u16) {
        s.players[seat].money += hundreds;
        s.bank -= i32::from(hundreds);
    }

    /// Who holds a character.
    fn holder(&self, s: &State, character: Character) -> Option<Seat> {
        Seat::all(self.kit.seats).find(|seat| s.players[*seat].character == Some(character))
    }
}
