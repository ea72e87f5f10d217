//! Chapter 8.3: phase A2, and the characters.

use crate::data::{BANKER_MONEY, POINT_PRICE};
use crate::event::{Event, florins};
use crate::frame::Question;
use crate::pieces::{Character, Lot, Pile};
use crate::state::{Source, State};
use crate::{Action, Florence};
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink};

impl Character {
    /// The bidding spaces, in hundreds. F8.3.5
    #[must_use]
    pub const fn spaces(self) -> RangeInclusive<u16> {
        match self {
            Character::Banker => 0..=5,
            Character::Muse
            | Character::Cardinal
            | Character::Princess
            | Character::Merchant
            | Character::Professor => 3..=15,
        }
    }
}

impl Florence {
    /// Round the table over those who have neither bought nor passed. F8.3.2 to F8.3.4
    pub(super) fn characters_on(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let seats = self.kit.seats;
        if s.court.done == SeatSet::first_n(seats) {
            self.end_characters(s, sink);
            return;
        }
        while s.court.done.contains(s.court.next) {
            s.court.next = s.court.next.next(seats);
        }
        let seat = s.court.next;
        let marked = Character::ALL.into_iter().find(|c| s.court.markers[c.idx()].is_some_and(|(by, _)| by == seat));
        if let Some(character) = marked {
            self.hire(s, seat, character, sink);
        } else if self.open_bids(s, seat).next().is_some() {
            s.frames.ask(Question::Character(seat));
        } else {
            self.pass_characters(s, seat, true, sink);
        }
    }

    /// The spaces on which a player may lay the marker. F8.3.3, F8.3.5
    pub(crate) fn open_bids(&self, s: &State, seat: Seat) -> impl Iterator<Item = (Character, u16)> {
        let money = s.players[seat].money;
        Character::ALL.into_iter().filter(|c| s.court.bought >> c.idx() & 1 == 0).flat_map(move |character| {
            let above = s.court.markers[character.idx()].map(|(_, bid)| bid);
            let payable = move |bid: &u16| character == Character::Banker || *bid <= money;
            character
                .spaces()
                .filter(move |bid| above.is_none_or(|above| *bid > above))
                .filter(payable)
                .map(move |bid| (character, bid))
        })
    }

    // FD19, FD20
    pub(super) fn legal_bids(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.open_bids(s, seat).map(|(character, bid)| Action::Bid { character, bid }));
        out.push(Action::Pass);
    }

    // F8.3.3
    pub(super) fn bid(&self, s: &mut State, seat: Seat, character: Character, bid: u16, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let marker = &mut s.court.markers[character.idx()];
        let back = marker.replace((seat, bid)).map(|(by, _)| by);
        sink.event(Audience::All, |_| Event::Marker { seat, character, bid: florins(bid), back });
        self.next_at_court(s, seat);
    }

    // F8.3.3
    pub(super) fn pass_characters(&self, s: &mut State, seat: Seat, forced: bool, sink: &mut impl Sink<Event>) {
        if !forced {
            s.frames.pop();
        }
        s.court.done = s.court.done.with(seat);
        sink.event(Audience::All, |_| Event::PassedCharacters { seat, forced });
        self.next_at_court(s, seat);
    }

    fn next_at_court(&self, s: &mut State, seat: Seat) {
        s.court.next = seat.next(self.kit.seats);
        self.next_turn(s, SeatSet::only(s.court.next));
    }

    /// Whose marker still lies there, must buy. F8.3.4, F8.3.15
    fn hire(&self, s: &mut State, seat: Seat, character: Character, sink: &mut impl Sink<Event>) {
        let (_, bid) = s.court.markers[character.idx()].take().expect("a marker lies there");
        s.court.done = s.court.done.with(seat);
        s.court.bought |= 1 << character.idx();
        s.players[seat].character = Some(character);
        self.next_at_court(s, seat);
        let price = if character == Character::Banker { 0 } else { bid };
        self.pay(s, seat, price);
        sink.event(Audience::All, |_| Event::Hired { seat, character, price: florins(price) });
        if character == Character::Banker {
            let money = s.court.money - bid;
            s.court.money = BANKER_MONEY;
            self.receive(s, seat, money);
            sink.event(Audience::All, |_| Event::BankerPays { seat, money: florins(money) });
        } else if self.has_window(s, seat) {
            s.frames.ask(Question::UseNow(seat));
        }
    }

    // F8.3.15
    fn end_characters(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        if s.court.bought >> Character::Banker.idx() & 1 == 0 {
            s.court.money += 1;
            let money = florins(s.court.money);
            sink.event(Audience::All, |_| Event::BankerGrows { money });
        }
        self.begin_actions(s, sink);
    }

    /// The decks that the Professor may look at. F8.3.12, FA32
    pub(crate) fn decks_for_professor(&self, s: &State) -> impl Iterator<Item = Pile> {
        let auctioned = s.auction.lot == Some(Lot::PrestigeCard);
        let lens = [Pile::Bonus, Pile::Prestige].map(|pile| s.deck_len(pile));
        let open = [lens[0] > 0, lens[1] > 0 && !auctioned];
        [Pile::Bonus, Pile::Prestige].into_iter().zip(open).filter(|(_, open)| *open).map(|(pile, _)| pile)
    }

    /// Whether a player may use the Merchant or the Professor now. F8.3.14
    pub(crate) fn has_window(&self, s: &State, seat: Seat) -> bool {
        match s.players[seat].character {
            Some(Character::Merchant) => true,
            Some(Character::Professor) => self.decks_for_professor(s).next().is_some(),
            Some(Character::Muse | Character::Cardinal | Character::Princess | Character::Banker) | None => false,
        }
    }

    // FD11, FD21, FD23 to FD25
    pub(super) fn legal_windows(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        match s.players[seat].character {
            Some(Character::Merchant) => out.push(Action::UseMerchant),
            Some(Character::Professor) => out.extend(self.decks_for_professor(s).map(Action::UseProfessor)),
            Some(Character::Muse | Character::Cardinal | Character::Princess | Character::Banker) | None => {}
        }
    }

    /// The place on the fame track: shared places count as the better one. F8.3.11
    #[must_use]
    pub fn position(&self, s: &State, seat: Seat) -> u8 {
        let mine = s.players[seat].pp;
        1 + Seat::all(self.kit.seats).filter(|other| s.players[*other].pp > mine).count() as u8
    }

    // F8.3.10
    pub(super) fn use_merchant(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        self.score_merchant(s, seat, false, sink);
    }

    // F8.3.12
    pub(super) fn use_professor(&self, s: &mut State, seat: Seat, pile: Pile, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        s.players[seat].character = None;
        self.look(s, seat, pile, 0, sink);
    }

    /// Merchant, Professor and, at the end, Banker. F8.3.13, F8.1.1
    pub(super) fn expire(&self, s: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        if let Some(seat) = self.holder(s, Character::Merchant) {
            self.score_merchant(s, seat, true, sink);
        } else if let Some(seat) = self.holder(s, Character::Professor) {
            if self.has_window(s, seat) {
                s.frames.ask(Question::Expiring(seat));
            } else {
                // F10.18
                self.professor_goes(s, seat, sink);
            }
        } else if !s.ending {
            self.begin_characters(s, sink);
        } else if let Some(seat) = self.holder(s, Character::Banker) {
            if s.players[seat].money >= POINT_PRICE {
                s.frames.ask(Question::Cash(seat));
            } else {
                s.players[seat].character = None;
            }
        } else {
            self.finish(s, referee, sink);
        }
    }

    // FD25
    pub(super) fn lapse(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        self.professor_goes(s, seat, sink);
    }

    fn professor_goes(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.players[seat].character = None;
        sink.event(Audience::All, |_| Event::ProfessorLapses { seat });
    }

    /// All money for points; what is left over stays. F8.3.15, FA17
    pub(super) fn cash(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let points = s.players[seat].money / POINT_PRICE;
        self.pay(s, seat, points * POINT_PRICE);
        let player = &mut s.players[seat];
        player.score(Source::Banker, points as i16);
        player.character = None;
        let price = florins(points * POINT_PRICE);
        sink.event(Audience::All, |_| Event::Cashed { seat, points, price });
    }

    // FD26
    pub(super) fn keep_money(&self, s: &mut State, seat: Seat) {
        s.frames.pop();
        s.players[seat].character = None;
    }
}
