//! Chapters 5.4 and 6.1: works and bonus cards.

use crate::data::{POINT_PRICE, PRINCESS_VALUE};
use crate::event::{Event, florins};
use crate::frame::{Frame, Question};
use crate::pieces::{Bonus, Card, Cards, Character, Pile, Profession, Term};
use crate::state::{Source, State};
use crate::{Action, Florence};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink, Veiled};

impl Florence {
    /// What a work with a profession would be worth without bonus cards, the profession in hand or on the table alike.
    /// F5.4.12
    pub(crate) fn work_value(&self, s: &State, seat: Seat, profession: Profession) -> u16 {
        self.work_parts(s, seat, profession).iter().sum()
    }

    /// The parts of that value: building, landscape, freedom, jesters, cards, Muse.
    pub(crate) fn work_parts(&self, s: &State, seat: Seat, profession: Profession) -> [u16; 6] {
        let [building, landscape, freedom, jester, card] = crate::data::WORK_VALUE;
        let player = &s.players[seat];
        let wishes = &self.kit.components.professions[profession.idx()];
        [
            building * u16::from(player.has_building(wishes.building)),
            landscape * u16::from(player.landscapes[wishes.landscape.idx()] > 0),
            freedom * u16::from(player.has_freedom(wishes.freedom)),
            jester * u16::from(player.jesters),
            card * u16::from(player.hand_cards() + player.table_cards()),
            self.muse_bonus(s, seat),
        ]
    }

    // F8.3.7
    fn muse_bonus(&self, s: &State, seat: Seat) -> u16 {
        if s.players[seat].character == Some(Character::Muse) { s.round.into() } else { 0 }
    }

    /// What a bonus card in hand is worth for a work with a profession card, before that card is played: then one card of the
    /// hand lies on the table. F5.4.13
    pub(crate) fn bonus_before(&self, s: &State, seat: Seat, bonus: Bonus) -> u16 {
        let mut counts = self.counts(s, seat);
        counts[Term::HandCard] = counts[Term::HandCard].saturating_sub(1);
        counts[Term::TableCard] += 1;
        self.bonus_value(&counts, bonus)
    }

    // F5.4.10
    pub(super) fn legal_works(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        let hand = s.players[seat].secrets.peek(referee).hand;
        if s.players[seat].held[Pile::Profession.idx()] == 0 {
            return;
        }
        let minimum = self.minimum(s);
        let bonus: u16 = hand.bonuses().map(|bonus| self.bonus_before(s, seat, bonus)).sum();
        let reaches = |profession: &Profession| self.work_value(s, seat, *profession) + bonus >= minimum;
        out.extend(hand.professions().filter(reaches).map(Action::Work));
    }

    /// Whether a player might hold cards for a work, as everybody must believe. F4.5
    pub(super) fn may_complete(&self, s: &State, seat: Seat) -> bool {
        let player = &s.players[seat];
        let unknown = player.held[Pile::Profession.idx()] > player.open.len();
        let tables = Seat::all(self.kit.seats).fold(Cards::NONE, |all, other| all.or(s.players[other].table));
        let opened = Seat::all(self.kit.seats).fold(Cards::NONE, |all, other| all.or(s.players[other].open));
        let possible = if unknown { Cards::of(Pile::Profession).minus(tables.or(opened)) } else { Cards::NONE };
        let professions = possible.or(player.open).professions();
        let Some(best) = professions.map(|profession| self.work_value(s, seat, profession)).max() else {
            return false;
        };
        let minimum = self.minimum(s);
        if best >= minimum || player.held[Pile::Bonus.idx()] == 0 {
            return best >= minimum;
        }
        let mut values =
            Bonus::ALL.map(|bonus| if s.out.has(bonus.into()) { 0 } else { self.bonus_before(s, seat, bonus) });
        values.sort_unstable_by(|a, b| b.cmp(a));
        best + values.iter().take(player.held[Pile::Bonus.idx()].into()).sum::<u16>() >= minimum
    }

    /// The profession card goes to the table; then come the bonus cards. F5.4.10, F5.4.13
    pub(super) fn begin_work(
        &self,
        s: &mut State,
        seat: Seat,
        profession: Profession,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let card = Card::from(profession);
        self.show(card, seat, sink);
        let player = &mut s.players[seat];
        player.know(referee, |own| own.hand = own.hand.without(card));
        player.open = player.open.without(card);
        player.held[Pile::Profession.idx()] -= 1;
        player.table = player.table.with(card);
        player.works += 1;
        s.work = self.work_value(s, seat, profession);
        s.making = Cards::only(card);
        let value = s.work;
        sink.event(Audience::All, |_| Event::Works { seat, card: Some(profession), value });
        if s.players[seat].held[Pile::Bonus.idx()] > 0 {
            s.frames.replace(Frame::Ask(Question::Bonus(seat)));
        } else {
            self.complete(s, seat, sink);
        }
    }

    /// A card of a hand is shown to everybody.
    fn show(&self, card: Card, seat: Seat, sink: &mut impl Sink<Event>) {
        Veiled::new(card, SeatSet::only(seat)).reveal(SeatSet::EVERYBODY, sink);
    }

    // FD13
    pub(super) fn legal_bonus(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        out.extend(s.players[seat].secrets.peek(referee).hand.bonuses().map(Action::Play));
        if s.work >= self.minimum(s) {
            out.push(Action::Done);
        }
    }

    // F5.4.11
    pub(super) fn play_bonus(
        &self,
        s: &mut State,
        seat: Seat,
        bonus: Bonus,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let value = self.bonus_value(&self.counts(s, seat), bonus);
        let card = Card::from(bonus);
        self.show(card, seat, sink);
        let player = &mut s.players[seat];
        player.know(referee, |own| own.hand = own.hand.without(card));
        player.held[Pile::Bonus.idx()] -= 1;
        s.out = s.out.with(card);
        s.making = s.making.with(card);
        s.work += value;
        sink.event(Audience::All, |_| Event::Played { seat, card: bonus, value });
        if s.players[seat].held[Pile::Bonus.idx()] == 0 {
            self.complete(s, seat, sink);
        }
    }

    /// What a Princess work is worth, if its player may complete it. F8.3.9
    pub(crate) fn princess_value(&self, s: &State, seat: Seat) -> Option<u16> {
        let [landscape, builder, building] = PRINCESS_VALUE;
        let player = &s.players[seat];
        let tiles: u8 = player.landscapes.iter().sum();
        let value = landscape * u16::from(tiles)
            + builder * u16::from(player.builders)
            + building * player.buildings.count_ones() as u16
            + u16::from(player.hand_cards() + player.table_cards());
        (player.character == Some(Character::Princess) && value >= self.minimum(s)).then_some(value)
    }

    // F8.3.9
    pub(super) fn princess_work(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.work = self.princess_value(s, seat).expect("the Princess may complete a work");
        s.players[seat].character = None;
        let value = s.work;
        sink.event(Audience::All, |_| Event::Works { seat, card: None, value });
        self.complete(s, seat, sink);
    }

    /// Income and marker. F5.4.15, F5.4.17
    pub(super) fn complete(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let value = s.work;
        self.receive(s, seat, value);
        let player = &mut s.players[seat];
        player.best = player.best.max(value);
        player.actions += 1;
        sink.event(Audience::All, |_| Event::Completed { seat, value, income: florins(value) });
        s.frames.replace(Frame::Ask(Question::Exchange(seat)));
    }

    // F5.4.16
    pub(crate) fn most_exchanged(&self, s: &State) -> u8 {
        (s.work / POINT_PRICE) as u8
    }

    pub(super) fn exchange(&self, s: &mut State, seat: Seat, points: u8, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        (s.work, s.making) = (0, Cards::NONE);
        let price = u16::from(points) * POINT_PRICE;
        self.pay(s, seat, price);
        s.players[seat].score(Source::Works, points.into());
        sink.event(Audience::All, |_| Event::Exchanged { seat, points, price: florins(price) });
    }
}
