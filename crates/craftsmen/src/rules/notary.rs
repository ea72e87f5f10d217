//! Chapter 5.5: the Notary: buying, the auction, the mayor, and the look at five cards.

use crate::data::{BUY_COST, MAYOR, MOST_BID, PEEK, SHOWN};
use crate::event::Event;
use crate::frame::{Draw, Question, Step};
use crate::pieces::{Capital, Card, Tier};
use crate::state::{ALL_COLORS, Auction, Slot, State, worth};
use crate::{Action, Craftsmen, Frame};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink, Veiled};

impl Craftsmen {
    /// Whether a player can at least begin an auction: everybody can count the cards. C5.5.2
    pub(super) fn may_act_at_notary(&self, s: &State, seat: Seat) -> bool {
        !s.players[seat].hand.is_empty() && s.offers.as_flattened().iter().any(Option::is_some)
    }

    /// The displayed cards with their places, deck by deck.
    pub fn offered(&self, s: &State) -> impl Iterator<Item = (Tier, u8, Card)> + use<> {
        let offers = s.offers;
        Tier::PLAYED.into_iter().flat_map(move |tier| {
            let slots = offers[tier.idx()].into_iter().zip(0..);
            slots.filter_map(move |(card, slot)| card.map(|card| (tier, slot, card)))
        })
    }

    /// The colours that buy a card. C5.5.1, CA33
    #[must_use]
    pub fn colors_of(&self, card: Card) -> u8 {
        let part = self.kit.components.card(card);
        1 << part.top.idx() | 1 << part.bottom.idx()
    }

    pub(super) fn notary_on(&self, s: &mut State, seat: Seat) {
        s.frames.replace(Frame::Ask(Question::Notary(seat)));
    }

    // CD16
    pub(super) fn legal_notary(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        let cards = s.players[seat].capital(referee);
        for (tier, slot, card) in self.offered(s) {
            if worth(&cards, self.colors_of(card)) >= BUY_COST[tier.idx()] {
                out.push(Action::Buy { tier, slot });
            }
        }
        out.extend(self.offered(s).map(|(tier, slot, _)| Action::Auction { tier, slot }));
        out.push(Action::Pass);
    }

    // C5.5.1
    pub(super) fn buy(&self, s: &mut State, seat: Seat, tier: Tier, slot: u8) {
        s.frames.pop();
        let card = s.offers[tier.idx()][usize::from(slot)].expect("a card is displayed");
        s.auction = Auction { lot: Some((tier, slot)), initiator: seat, leader: seat, ..Auction::NONE };
        s.frames.step(Step::Won(seat));
        self.charge(s, seat, BUY_COST[tier.idx()], self.colors_of(card));
    }

    // C5.5.2
    pub(super) fn auction(&self, s: &mut State, seat: Seat, tier: Tier, slot: u8) {
        s.auction = Auction { lot: Some((tier, slot)), initiator: seat, leader: seat, last: seat, ..Auction::NONE };
        s.frames.replace(Frame::Ask(Question::Open(seat)));
    }

    /// The card that is up for auction.
    #[must_use]
    pub fn lot(&self, s: &State) -> Option<Card> {
        s.auction.lot.and_then(|(tier, slot)| s.offers[tier.idx()][usize::from(slot)])
    }

    /// Bids above one, up to what the hand is worth. C5.5.4
    pub(super) fn legal_bids(&self, s: &State, seat: Seat, above: u8, referee: Referee, out: &mut Vec<Action>) {
        let most = s.players[seat].worth(referee).min(MOST_BID as u8);
        out.extend((above + 1..=most).map(Action::Bid));
    }

    pub(super) fn open(&self, s: &mut State, seat: Seat, bid: u8, sink: &mut impl Sink<Event>) {
        s.auction.bids[seat.idx()] = bid;
        s.frames.replace(Frame::Step(Step::Auction));
        let card = self.lot(s).expect("a card is up for auction");
        sink.event(Audience::All, |_| Event::Opened { seat, card, bid });
    }

    /// Round the table from the left of who answered last; the leader is never asked. C5.5.3
    pub(super) fn auction_on(&self, s: &mut State) {
        let seats = self.kit.seats;
        let mut seat = s.auction.last;
        for _ in 0..seats {
            seat = seat.next(seats);
            if seat != s.auction.leader && !s.auction.out.contains(seat) {
                s.frames.ask(Question::Bid(seat));
                return;
            }
        }
        if s.auction.raised() {
            self.knock_down(s);
        } else {
            // C5.5.6
            let (tier, _) = s.auction.lot.expect("a card is up for auction");
            s.frames.replace(Frame::Step(Step::Offer));
            s.frames.step(Step::Mayor(MAYOR[tier.idx()]));
        }
    }

    pub(super) fn bid(&self, s: &mut State, seat: Seat, bid: u8, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        s.auction.bids[seat.idx()] = bid;
        s.auction.leader = seat;
        s.auction.last = seat;
        sink.event(Audience::All, |_| Event::Bid { seat, bid });
    }

    pub(super) fn pass_bid(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        s.auction.out = s.auction.out.with(seat);
        s.auction.last = seat;
        sink.event(Audience::All, |_| Event::NoBid { seat });
    }

    /// The mayor turns up cards, as many as there are. C5.5.6, C10.11
    pub(super) fn mayor_on(&self, s: &mut State, left: u8, sink: &mut impl Sink<Event>) {
        if left > 0 && self.stock(s, sink) {
            s.frames.replace(Frame::Step(Step::Mayor(left - 1)));
            s.frames.draw(Draw::Mayor);
        } else {
            s.frames.pop();
        }
    }

    pub(super) fn drawn_by_mayor(&self, s: &mut State, kind: Capital, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        s.capital.draw(kind.idx());
        s.auction.mayor[kind.idx()] += 1;
        sink.event(Audience::All, |_| Event::MayorCard { card: kind });
    }

    // C5.5.7, CA14
    pub(super) fn offer_on(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let offer = s.auction.offer();
        sink.event(Audience::All, |_| Event::MayorOffer { offer });
        if offer > s.auction.bid() {
            s.frames.replace(Frame::Ask(Question::Mayor(s.auction.initiator)));
        } else {
            self.knock_down(s);
        }
    }

    // CD19
    pub(super) fn outbid(&self, s: &mut State, seat: Seat, bid: u8, sink: &mut impl Sink<Event>) {
        s.auction.bids[seat.idx()] = bid;
        sink.event(Audience::All, |_| Event::Bid { seat, bid });
        self.knock_down(s);
    }

    /// The card goes under its stack before the space is filled. C5.5.7
    pub(super) fn lose_to_mayor(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let (tier, slot) = s.auction.lot.expect("a card is up for auction");
        let card = s.offers[tier.idx()][usize::from(slot)].take().expect("it is displayed");
        s.batch += 1;
        s.stacks[tier.idx()].put_under(Slot::of(card, SeatSet::EVERYBODY, s.batch));
        sink.event(Audience::All, |_| Event::LostToMayor { seat, card });
        self.end_auction(s);
        s.frames.replace(Frame::Step(Step::Offers(tier)));
    }

    /// The leader pays and takes the card. C5.5.5
    fn knock_down(&self, s: &mut State) {
        let winner = s.auction.leader;
        s.frames.replace(Frame::Step(Step::Won(winner)));
        self.charge(s, winner, s.auction.bid(), ALL_COLORS);
    }

    pub(super) fn won(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let (tier, slot) = s.auction.lot.expect("a card was paid for");
        let card = s.offers[tier.idx()][usize::from(slot)].take().expect("it is displayed");
        s.players[seat].take_building(card);
        sink.event(Audience::All, |_| Event::Got { seat, card, slot });
        self.end_auction(s);
        s.frames.replace(Frame::Step(Step::Offers(tier)));
    }

    /// The mayor's cards go to the discard pile in all cases. C5.5.8
    fn end_auction(&self, s: &mut State) {
        let auction = core::mem::replace(&mut s.auction, Auction::NONE);
        for (kind, count) in auction.mayor.iter().enumerate() {
            (0..*count).for_each(|_| s.pile.put(kind));
        }
    }

    // C5.5.1, C10.2
    pub(super) fn offers_on(&self, s: &mut State, tier: Tier) {
        if s.offers[tier.idx()].contains(&None) && self.has_stack(s, tier) {
            s.frames.draw(Draw::Offer(tier));
        } else {
            s.frames.pop();
        }
    }

    pub(super) fn drawn_to_offers(&self, s: &mut State, tier: Tier, card: Card, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let mut drawn = s.stacks[tier.idx()].draw(card);
        drawn.card.reveal(SeatSet::EVERYBODY, sink);
        self.display_building(s, tier, card, sink);
    }

    fn display_building(&self, s: &mut State, tier: Tier, card: Card, sink: &mut impl Sink<Event>) {
        let offers = &mut s.offers[tier.idx()];
        let slot = offers.iter().position(Option::is_none).expect("a space is empty");
        offers[slot] = Some(card);
        sink.event(Audience::All, |_| Event::Offered { card, tier, slot: slot as u8 });
    }

    /// The privilege, before or after the action. C5.5.10, CA47
    pub(super) fn peek_on(&self, s: &mut State, seat: Seat) {
        let stacks = Tier::PLAYED.into_iter().any(|tier| self.has_stack(s, tier));
        if stacks && self.may_use_privilege(s, seat) {
            s.frames.replace(Frame::Ask(Question::Peek(seat)));
        } else {
            s.frames.pop();
        }
    }

    // CD12
    pub(super) fn legal_peek(&self, s: &State, out: &mut Vec<Action>) {
        out.extend(Tier::PLAYED.into_iter().filter(|tier| self.has_stack(s, *tier)).map(Action::Peek));
        out.push(Action::Pass);
    }

    /// The displayed cards and the top three of the stack. C5.5.11
    pub(super) fn peek(&self, s: &mut State, seat: Seat, tier: Tier, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        self.use_privilege(s, seat, sink);
        for card in s.offers[tier.idx()].iter_mut().filter_map(Option::take) {
            s.looked[usize::from(s.looks)] = Slot::of(card, SeatSet::EVERYBODY, 0);
            s.looks += 1;
        }
        s.frames.step(Step::Look(seat, tier, PEEK));
        sink.event(Audience::All, |_| Event::Looks { seat, tier });
    }

    pub(super) fn look_on(
        &self,
        s: &mut State,
        seat: Seat,
        tier: Tier,
        left: u8,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        if left > 0 && self.has_stack(s, tier) {
            s.frames.replace(Frame::Step(Step::Look(seat, tier, left - 1)));
            s.frames.draw(Draw::Look(seat, tier));
            return;
        }
        // Of a lot that was drawn in part nobody but who knows each place knows any more which cards these are.
        for slot in &mut s.looked[..usize::from(s.looks)] {
            if slot.batch > 0 && s.stacks[tier.idx()].has_of(slot.batch) {
                s.stacks[tier.idx()].forget(slot.batch);
                slot.among = SeatSet::EMPTY;
            }
        }
        if usize::from(s.looks) > SHOWN {
            s.frames.replace(Frame::Ask(Question::Show(seat, tier)));
        } else {
            s.frames.pop();
            let count = s.looks;
            (0..count).for_each(|_| self.show_looked(s, tier, 0, referee, sink));
        }
    }

    pub(super) fn looked_at(&self, s: &mut State, seat: Seat, tier: Tier, card: Card, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let mut slot = s.stacks[tier.idx()].draw(card);
        slot.card.reveal(SeatSet::only(seat), sink);
        s.looked[usize::from(s.looks)] = slot;
        s.looks += 1;
        sink.event(Audience::only(seat), |_| Event::Sees { seat, card, tier });
    }

    // CD13
    pub(super) fn legal_show(&self, s: &State, referee: Referee, out: &mut Vec<Action>) {
        let looked = s.looked[..usize::from(s.looks)].iter();
        let cards = looked.fold(0, |cards, slot| cards | slot.card.peek(referee).bit());
        for first in Card::of_set(cards) {
            let others = Card::of_set(cards).filter(|second| *second > first);
            out.extend(others.map(|second| Action::Show { first, second }));
        }
    }

    /// The place of a card that is looked at.
    fn place_of(&self, s: &State, card: Card, referee: Referee) -> u8 {
        let mut looked = s.looked[..usize::from(s.looks)].iter();
        looked.position(|slot| *slot.card.peek(referee) == card).expect("the card is looked at") as u8
    }

    pub(super) fn show(
        &self,
        s: &mut State,
        seat: Seat,
        tier: Tier,
        cards: [Card; 2],
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        for card in cards {
            let place = self.place_of(s, card, referee);
            self.show_looked(s, tier, place, referee, sink);
        }
        // Who put them there knows the order alone; which cards they are others know as far as they saw them.
        s.batch += 1;
        let own = SeatSet::only(seat);
        for slot in &mut s.looked[..usize::from(s.looks)] {
            *slot = Slot { card: Veiled::new(*slot.card.peek(referee), own), among: slot.seen(), batch: s.batch };
        }
        Self::sort_looked(s, referee);
        if self.has_stack(s, tier) {
            s.frames.ask(Question::Side(seat, tier));
        } else {
            // With no stack there is one side alone.
            self.put_back(s, seat, tier, true, sink);
        }
    }

    /// A card that is looked at is displayed; the others close up.
    fn show_looked(&self, s: &mut State, tier: Tier, place: u8, referee: Referee, sink: &mut impl Sink<Event>) {
        let mut slot = self.take_looked(s, place);
        slot.card.reveal(SeatSet::EVERYBODY, sink);
        self.display_building(s, tier, *slot.card.peek(referee), sink);
    }

    fn take_looked(&self, s: &mut State, place: u8) -> Slot {
        let slot = s.looked[usize::from(place)];
        s.looked.copy_within(usize::from(place) + 1..usize::from(s.looks), place.into());
        s.looks -= 1;
        s.looked[usize::from(s.looks)] = Slot::NONE;
        slot
    }

    // CD14
    pub(super) fn put_back(&self, s: &mut State, seat: Seat, tier: Tier, top: bool, sink: &mut impl Sink<Event>) {
        let count = s.looks;
        sink.event(Audience::All, |_| Event::PutsBack { seat, tier, count, top });
        s.frames.step(Step::Back(seat, tier, top));
    }

    pub(super) fn back_on(&self, s: &mut State, seat: Seat, tier: Tier, top: bool, referee: Referee) {
        match s.looks {
            0 => s.frames.pop(),
            1 => self.back_at(s, seat, tier, top, 0, referee),
            _ => s.frames.ask(Question::Back(seat, tier, top)),
        }
    }

    /// The next card, on top of or under those put back before. CD15, CA31
    pub(super) fn back(&self, s: &mut State, seat: Seat, card: Card, top: bool, referee: Referee) {
        let place = self.place_of(s, card, referee);
        self.back_at(s, seat, card.tier(), top, place, referee);
    }

    fn back_at(&self, s: &mut State, seat: Seat, tier: Tier, top: bool, place: u8, referee: Referee) {
        // One card alone has no order: who knows it knows its place.
        let alone = s.looks == 1 && !s.stacks[tier.idx()].has_of(s.batch);
        let slot = self.take_looked(s, place);
        let known = if alone { slot.among } else { SeatSet::only(seat) };
        let slot = Slot { card: Veiled::new(*slot.card.peek(referee), known), among: slot.among, batch: s.batch };
        let stack = &mut s.stacks[tier.idx()];
        if top {
            stack.put_on_top(slot);
        } else {
            stack.put_under(slot);
        }
    }

    // CD15
    pub(super) fn legal_back(&self, s: &State, referee: Referee, out: &mut Vec<Action>) {
        out.extend(s.looked[..usize::from(s.looks)].iter().map(|slot| Action::Back(*slot.card.peek(referee))));
    }
}
