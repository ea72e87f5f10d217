//! Chapter 2: the set-up, draw by draw, the starting order, and the exchanges.

use crate::data::{DEALT, DEALT_BASIC, MAX_PLAYERS, MOST_HOLDS, SHOWN, START};
use crate::event::Event;
use crate::frame::{Draw, Question, Step};
use crate::pieces::{COLUMNS, Capital, Card, DECKS, FIRST_SAWMILL, Guild, Season, Side, Tier};
use crate::state::{Act, Auction, Disc, Marker, Payment, Player, Slot, Source, Stack, State};
use crate::{Action, Craftsmen, Frame, Frames};
use alloc::vec::Vec;
use core::array;
use signoria_core::{Audience, Bag, PerSeat, Referee, Seat, SeatSet, Sink};

impl Craftsmen {
    /// Before the first card is dealt. C2.1, C2.7, C2.8
    pub(super) fn set_up(&self) -> State {
        let seats = self.kit.seats;
        let house = self.works.house;
        let shuffled = |tier: Tier| Stack::shuffled(tier.set() & house, tier.set() & !house);
        State {
            frames: Frames::of(Frame::Step(Step::SetUp)),
            year: 0,
            season: Season::Spring,
            guild: None,
            cursor: 0,
            turns: 0,
            turn_of: SeatSet::EMPTY,
            order: array::from_fn(|i| Seat(i as u8)),
            changes: [None; 3],
            queues: [[[Disc::NONE; 2]; 3]; Guild::COUNT],
            pictures: [[0; MAX_PLAYERS]; Guild::COUNT],
            used: PerSeat::default(),
            capital: Bag::new(self.kit.components.capital),
            pile: Bag::default(),
            display: [None; SHOWN],
            stacks: Tier::PLAYED.map(shuffled),
            offers: [[None; SHOWN]; DECKS],
            tokens: u8::MAX,
            sawmills: (1 << 6) - 1,
            privileges: 2 * seats,
            work: 2 * seats,
            granary: [[Marker::NEUTRAL; 2]; COLUMNS],
            holds: [[Marker::NONE; 2]; MOST_HOLDS],
            filled: [0; 3],
            act: Act::NONE,
            payment: Payment::NONE,
            auction: Auction::NONE,
            looked: [Slot::NONE; 5],
            looks: 0,
            batch: 0,
            players: PerSeat(array::from_fn(|seat| Player::new(Seat(seat as u8)))),
        }
    }

    /// The next draw, in the order of C2.2 to C2.6.
    pub(super) fn deal_on(&self, s: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        let seats = self.kit.seats;
        let shown = SHOWN as u8;
        let basics = DEALT_BASIC * seats;
        let mut at = s.cursor;
        s.cursor += 1;
        let mut within = |n: u8| {
            let inside = at < n;
            if !inside {
                at -= n;
            }
            inside.then_some(at)
        };
        let draw = if let Some(nth) = within(DEALT * seats) {
            Draw::Hand(Seat(nth / DEALT))
        } else if within(shown).is_some() {
            Draw::Display
        } else if let Some(nth) = within(basics) {
            Draw::Deal(Seat(nth / DEALT_BASIC), Tier::Basic, false)
        } else if within(shown).is_some() {
            Draw::Offer(Tier::Basic)
        } else if let Some(nth) = within(seats) {
            Draw::Deal(Seat(nth), Tier::Extended, false)
        } else if within(shown).is_some() {
            Draw::Offer(Tier::Extended)
        } else if within(shown).is_some() {
            Draw::Offer(Tier::Advanced)
        } else if let Some(nth) = within(seats) {
            Draw::Sawmill(Seat(nth))
        } else {
            self.set_order(s, referee, sink);
            return;
        };
        s.frames.draw(draw);
    }

    /// The lowest sum of printed values is first; of equals the younger player. C2.9
    fn set_order(&self, s: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        let seats = self.kit.seats;
        for seat in Seat::all(seats) {
            let player = &mut s.players[seat];
            let sum = player.hand.cards(referee).map(|kind| Capital::at(kind).value()).sum();
            player.dealt.replace(sum);
        }
        let mut order: Vec<Seat> = Seat::all(seats).collect();
        order.sort_by_key(|seat| (*s.players[*seat].dealt.peek(referee), self.age(*seat)));
        for (place, seat) in order.iter().enumerate() {
            s.order[place] = *seat;
            s.players[*seat].scores(Source::Start, START[place]);
        }
        // What the order tells about the hands is news to all but those who have seen them.
        sink.revealed(SeatSet::EVERYBODY);
        sink.event(Audience::All, |_| Event::Order { order });
        s.cursor = 0;
        s.frames.replace(Frame::Step(Step::Exchange(0)));
    }

    /// The next player may exchange, in starting order. C2.10
    pub(super) fn exchange_on(&self, s: &mut State, place: u8) {
        if place == self.kit.seats {
            s.year = 1;
            s.frames.replace(Frame::Step(Step::Round));
            return;
        }
        let seat = s.order[usize::from(place)];
        s.frames.replace(Frame::Step(Step::Exchange(place + 1)));
        s.frames.ask(Question::Sawmill(seat));
        s.frames.ask(Question::Exchange(seat));
    }

    // CD1
    pub(super) fn legal_exchange(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        out.extend(Card::of_set(s.players[seat].buildings(referee)).map(Action::Exchange));
        out.push(Action::Pass);
    }

    /// The card is named before the new one is drawn. C2.10, CA46
    pub(super) fn exchange(
        &self,
        s: &mut State,
        seat: Seat,
        card: Card,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let tier = card.tier();
        let player = &mut s.players[seat];
        let secret = *player.secret.peek(referee);
        player.secret.replace(secret & !card.bit());
        player.held[tier.idx()] -= 1;
        s.batch += 1;
        s.looked[0] = Slot::of(card, SeatSet::only(seat), s.batch);
        s.looks = 1;
        s.frames.replace(Frame::Draw(Draw::Deal(seat, tier, true)));
        sink.event(Audience::only(seat), |_| Event::Exchanged { seat, tier, card: Some(card) });
        sink.event(Audience::except(seat), |_| Event::Exchanged { seat, tier, card: None });
    }

    /// A building card comes into a hand; what was given up for it goes under the stack. C2.3, C2.4, C2.10
    pub(super) fn dealt(
        &self,
        s: &mut State,
        seat: Seat,
        card: Card,
        exchanged: bool,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        let tier = card.tier();
        s.stacks[tier.idx()].draw(card);
        let player = &mut s.players[seat];
        let secret = *player.secret.peek(referee);
        player.secret.replace(secret | card.bit());
        player.held[tier.idx()] += 1;
        if exchanged {
            let given = core::mem::replace(&mut s.looked[0], Slot::NONE);
            s.looks = 0;
            s.stacks[tier.idx()].put_under(given);
        }
        sink.event(Audience::only(seat), |_| Event::DealtBuilding { seat, tier, card: Some(card) });
        sink.event(Audience::except(seat), |_| Event::DealtBuilding { seat, tier, card: None });
    }

    /// A sawmill is the first building of the row. C2.6
    pub(super) fn deal_sawmill(&self, s: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        s.sawmills &= !(1 << (card.0 - FIRST_SAWMILL));
        s.players[seat].build(card, Side::Left);
        sink.event(Audience::All, |_| Event::Sawmill { seat, card, back: None });
    }

    // CD2
    pub(super) fn legal_sawmill(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let colors = |card: Card| {
            let part = self.kit.components.card(card);
            (part.top, part.bottom)
        };
        let own = colors(s.players[seat].row()[0]);
        let in_box = Tier::Sawmill.cards().filter(|card| s.sawmills >> (card.0 - FIRST_SAWMILL) & 1 == 1);
        out.extend(in_box.filter(|card| colors(*card) != own).map(Action::Sawmill));
        out.push(Action::Pass);
    }

    // C2.10
    pub(super) fn exchange_sawmill(&self, s: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let back = s.players[seat].change_sawmill(card);
        s.sawmills &= !(1 << (card.0 - FIRST_SAWMILL));
        s.sawmills |= 1 << (back.0 - FIRST_SAWMILL);
        sink.event(Audience::All, |_| Event::Sawmill { seat, card, back: Some(back) });
    }
}
