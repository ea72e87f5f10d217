//! Chapter 5.6: the Craft Guild, and work tokens. C5.10

use crate::data::{FAIR, SHIPS};
use crate::event::Event;
use crate::frame::{Question, Step};
use crate::pieces::{Capital, Card, Good, ICONS, Icon, RAWS, Tier};
use crate::state::{Marker, Source, State};
use crate::{Action, Craftsmen, Frame};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink};

impl Craftsmen {
    /// The buildings of a player with an empty icon for a raw material, icon by icon.
    fn open_raws(&self, s: &State, seat: Seat) -> [u64; ICONS] {
        let built = s.players[seat].built;
        core::array::from_fn(|icon| self.works.takes_raw[icon] & built & !s.filled[icon])
    }

    /// The buildings of a player with an empty icon for a good, icon by icon.
    fn open_for(&self, s: &State, seat: Seat, good: Good) -> [u64; ICONS] {
        let built = s.players[seat].built;
        core::array::from_fn(|icon| self.works.takes[good.idx()][icon] & built & !s.filled[icon])
    }

    /// The icons of such sets, ascending.
    fn icons(open: [u64; ICONS]) -> impl Iterator<Item = Icon> {
        let cards = open.into_iter().fold(0, |all, set| all | set);
        Card::of_set(cards).flat_map(move |card| {
            let icons = (0..ICONS as u8).filter(move |icon| open[usize::from(*icon)] & card.bit() != 0);
            icons.map(move |icon| Icon { card, icon })
        })
    }

    /// The empty icons of a player for a good, ascending.
    pub(crate) fn icons_for(&self, s: &State, seat: Seat, good: Good) -> impl Iterator<Item = Icon> + use<> {
        Self::icons(self.open_for(s, seat, good))
    }

    /// The buildings of a player whose icons are all filled.
    pub(crate) fn ready(&self, s: &State, seat: Seat) -> u64 {
        let full = (0..ICONS).fold(u64::MAX, |full, icon| full & (s.filled[icon] | !self.works.has[icon]));
        s.players[seat].built & self.works.has[0] & full
    }

    /// Whether a player has a building for a raw material; everybody has a sawmill.
    fn yields(&self, s: &State, seat: Seat, good: Good) -> bool {
        good == Good::Wood || s.players[seat].built & self.works.yields[good.idx()] != 0
    }

    /// Whether there is any use for a work point. C5.6.3
    pub(crate) fn has_use(&self, s: &State, seat: Seat) -> bool {
        let player = &s.players[seat];
        // A raw material finds its place at the fair; where that is full, a marker of it can be traded.
        player.fair < FAIR || self.ready(s, seat) != 0 || self.open_raws(s, seat) != [0; ICONS]
    }

    /// Raw materials with their destinations. CD20, CD21, CD22
    fn raws(&self, s: &State, seat: Seat, mut add: impl FnMut(Good, Option<Icon>)) {
        for good in Good::ALL.into_iter().take(RAWS).filter(|good| self.yields(s, seat, *good)) {
            if s.players[seat].fair < FAIR {
                add(good, None);
            }
            self.icons_for(s, seat, good).for_each(|icon| add(good, Some(icon)));
        }
    }

    pub(super) fn legal_raws(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        self.raws(s, seat, |good, to| out.push(Action::Raw { good, to }));
        out.push(Action::Pass);
    }

    /// The uses of a work point. CD20, CD21, CD23, CD25
    pub(super) fn legal_uses(&self, s: &State, seat: Seat, doubles: bool, out: &mut Vec<Action>) {
        self.raws(s, seat, |good, to| out.push(Action::Raw { good, to }));
        if doubles && self.may_use_privilege(s, seat) {
            self.raws(s, seat, |good, to| out.push(Action::Double { good, to }));
        }
        if s.players[seat].fair > 0 {
            out.extend(Self::icons(self.open_raws(s, seat)).map(Action::Trade));
        }
        let ready = self.ready(s, seat);
        for card in Card::of_set(ready & Tier::Extended.set() & !self.works.shipped) {
            out.push(Action::Semi { card, to: None });
            let good = self.kit.components.card(card).good;
            out.extend(self.icons_for(s, seat, good).map(|icon| Action::Semi { card, to: Some(icon) }));
        }
        let shipped = ready & self.works.shipped;
        for card in Card::of_set(shipped) {
            let loads = (0..SHIPS as u8).filter(|ship| self.loads(s, seat, card, *ship));
            out.extend(loads.map(|ship| Action::Load { card, ship }));
        }
        out.extend(Card::of_set(shipped).filter(|card| !self.has_free_hold(s, *card)).map(Action::Waste));
        out.push(Action::Pass);
    }

    /// The place of the hold of a ship for what a building yields.
    #[must_use]
    pub fn hold(&self, card: Card, ship: u8) -> Option<usize> {
        let good = self.kit.components.card(card).good;
        self.works.hold[good.idx()][usize::from(ship)].map(usize::from)
    }

    /// Whether a product can go to a ship: freely, or by a bribe. C5.6.9
    pub(crate) fn loads(&self, s: &State, seat: Seat, card: Card, ship: u8) -> bool {
        self.hold(card, ship).is_some_and(|hold| {
            let [left, right] = s.holds[hold];
            right.is_none() || left != Marker::of(seat) && !s.players[seat].hand.is_empty()
        })
    }

    /// Whether some ship has a free slot for a product. C5.6.10
    pub(crate) fn has_free_hold(&self, s: &State, card: Card) -> bool {
        let mut holds = (0..SHIPS as u8).filter_map(|ship| self.hold(card, ship));
        holds.any(|hold| s.holds[hold][1].is_none())
    }

    /// The next work point, as long as there is a use for it. C5.6.3
    pub(super) fn work_on(&self, s: &mut State, seat: Seat) {
        if s.act.points > 0 && self.has_use(s, seat) {
            s.frames.ask(Question::Work(seat));
        } else {
            s.act.points = 0;
            s.frames.pop();
        }
    }

    /// Unspent points are lost. C5.6.2
    pub(super) fn stop(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let points = core::mem::take(&mut s.act.points);
        sink.event(Audience::All, |_| Event::Stopped { seat, points });
    }

    /// A work token is spent on one use. C5.10.1
    pub(super) fn use_token(
        &self,
        s: &mut State,
        seat: Seat,
        action: Action,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        s.players[seat].work -= 1;
        s.work += 1;
        sink.event(Audience::All, |_| Event::UsedWork { seat });
        self.produce(s, seat, action, referee, sink);
    }

    /// A work point is spent. C5.6.3
    pub(super) fn use_point(
        &self,
        s: &mut State,
        seat: Seat,
        action: Action,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        s.act.points -= 1;
        self.produce(s, seat, action, referee, sink);
    }

    fn produce(&self, s: &mut State, seat: Seat, action: Action, referee: Referee, sink: &mut impl Sink<Event>) {
        match action {
            Action::Raw { good, to } => self.raw(s, seat, good, to, sink),
            Action::Double { good, to } => {
                self.use_privilege(s, seat, sink);
                self.raw(s, seat, good, to, sink);
                let mut more = false;
                self.raws(s, seat, |_, _| more = true);
                if more {
                    s.frames.ask(Question::Second(seat));
                }
            }
            Action::Trade(to) => {
                s.players[seat].fair -= 1;
                s.filled[usize::from(to.icon)] |= to.card.bit();
                sink.event(Audience::All, |_| Event::Traded { seat, to });
            }
            Action::Semi { card, to } => self.semi(s, seat, card, to, sink),
            Action::Load { card, ship } => self.load(s, seat, card, ship, referee, sink),
            Action::Waste(card) => {
                self.empty(s, card);
                sink.event(Audience::All, |_| Event::Wasted { seat, card });
            }
            action => unreachable!("{action} is no use of a work point"),
        }
    }

    // C5.6.4
    pub(super) fn raw(&self, s: &mut State, seat: Seat, good: Good, to: Option<Icon>, sink: &mut impl Sink<Event>) {
        match to {
            None => s.players[seat].fair += 1,
            Some(Icon { card, icon }) => s.filled[usize::from(icon)] |= card.bit(),
        }
        sink.event(Audience::All, |_| Event::Raw { seat, good, to });
    }

    /// The inputs of a building are used up. C5.6.6, C5.6.7
    fn empty(&self, s: &mut State, card: Card) {
        s.filled.iter_mut().for_each(|filled| *filled &= !card.bit());
    }

    // C5.6.6, C5.6.8
    fn semi(&self, s: &mut State, seat: Seat, card: Card, to: Option<Icon>, sink: &mut impl Sink<Event>) {
        self.empty(s, card);
        let good = self.kit.components.card(card).good;
        let points = self.kit.components.recipe(good).points;
        s.players[seat].scores(Source::Semis, points.into());
        match to {
            Some(Icon { card: at, icon }) => {
                s.filled[usize::from(icon)] |= at.bit();
                sink.event(Audience::All, |_| Event::Semi { seat, card, points, to });
            }
            None => {
                sink.event(Audience::All, |_| Event::Semi { seat, card, points, to });
                let column = good.column().expect("meat is shipped");
                let out = Marker::enter(&mut s.granary[column], Marker::of(seat));
                sink.event(Audience::All, |_| Event::Stored { seat, good, out: out.and_then(Marker::seat) });
                s.frames.step(Step::Delivery(seat));
            }
        }
    }

    // C5.6.7, C5.6.9
    fn load(&self, s: &mut State, seat: Seat, card: Card, ship: u8, referee: Referee, sink: &mut impl Sink<Event>) {
        self.empty(s, card);
        let hold = self.hold(card, ship).expect("the ship takes the good") as u8;
        if s.holds[usize::from(hold)][1].is_none() {
            self.enter_hold(s, seat, hold, sink);
        } else if s.players[seat].hand.len() == 1 {
            let kind = s.players[seat].hand.cards(referee).next().expect("one card is there");
            self.bribe(s, seat, hold, Capital::at(kind), sink);
        } else {
            s.frames.ask(Question::Bribe(seat, hold));
        }
    }

    /// The captain throws the left marker out. C5.6.9
    pub(super) fn bribe(&self, s: &mut State, seat: Seat, hold: u8, kind: Capital, sink: &mut impl Sink<Event>) {
        s.players[seat].lose(kind, SeatSet::EVERYBODY, sink);
        s.pile.put(kind.idx());
        sink.event(Audience::All, |_| Event::Bribed { seat, card: kind, hold });
        self.enter_hold(s, seat, hold, sink);
    }

    /// The points come with the loading. C5.6.7
    fn enter_hold(&self, s: &mut State, seat: Seat, hold: u8, sink: &mut impl Sink<Event>) {
        let out = Marker::enter(&mut s.holds[usize::from(hold)], Marker::of(seat)).and_then(Marker::seat);
        let good = self.kit.components.holds[usize::from(hold)].good;
        let points = self.kit.components.recipe(good).points;
        s.players[seat].scores(Source::Finals, points.into());
        sink.event(Audience::All, |_| Event::Loaded { seat, good, hold, out, points });
    }

    /// What a delivery brings: a face-up card, or the first of the stack. C5.6.8, CA49
    fn brings(&self, s: &State, mut add: impl FnMut(Action)) {
        self.displayed(s).for_each(|(slot, _)| add(Action::Fetch(slot)));
        if !s.capital.is_empty() || !s.pile.is_empty() {
            add(Action::FetchTop);
        }
    }

    pub(super) fn legal_delivery(&self, s: &State, out: &mut Vec<Action>) {
        self.brings(s, |action| out.push(action));
    }

    /// With one card alone there is no choice, with none no card. CD24
    pub(super) fn delivery_on(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let (mut count, mut only) = (0, None);
        self.brings(s, |action| {
            count += 1;
            only = Some(action);
        });
        match only {
            Some(action) if count == 1 => self.fetch(s, seat, action, sink),
            Some(_) => s.frames.replace(Frame::Ask(Question::Delivery(seat))),
            None => s.frames.pop(),
        }
    }

    /// The display is filled, then the limit counts. C4.6
    pub(super) fn fetch(&self, s: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        s.frames.replace(Frame::Step(Step::Limit(seat)));
        match action {
            Action::Fetch(slot) => {
                let kind = s.display[usize::from(slot)].take().expect("a card is displayed");
                self.take_open(s, seat, kind, slot, sink);
                s.frames.step(Step::Refill);
            }
            _ => s.frames.step(Step::Draws(seat, 1)),
        }
    }
}
