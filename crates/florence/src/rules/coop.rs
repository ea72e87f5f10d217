//! Chapter 8.4: building together.

use crate::data::{AWARD, REFUSALS};
use crate::event::{Event, florins};
use crate::frame::{Frame, Offer, Question};
use crate::pieces::{Building, Tile};
use crate::state::{Source, State};
use crate::{Action, Florence, Joint, cells_of};
use alloc::vec::Vec;
use signoria_core::{Audience, Seat, Sink};

impl Florence {
    /// The places of a building across the border of two players, in the order of their names, and which of the masks is the
    /// first one's. F8.4.5
    fn joints<'a>(
        &'a self,
        s: &State,
        builder: Seat,
        partner: Seat,
        building: Building,
    ) -> impl Iterator<Item = (usize, &'a Joint)> + use<'a> {
        let border = self.grids.border_of(builder, partner);
        let free = |seat| !(self.occupied(s, seat) | self.kept_clear(s, seat));
        // The order of the border's seats, not of the two who build.
        let closed = border.map_or([0; 2], |(border, _)| border.seats.map(|seat| !free(seat)));
        let joints = border.map_or(&[][..], |(border, _)| &border.joints[building.idx()]);
        let open = move |(_, joint): &(usize, &Joint)| joint.masks[0] & closed[0] | joint.masks[1] & closed[1] == 0;
        joints.iter().enumerate().filter(open)
    }

    /// The least and the most that the partner can be asked for; none if the least is more. F8.4.6
    pub(crate) fn sums(&self, s: &State, builder: Seat, partner: Seat) -> (u16, u16) {
        let least = self.building_price(s, builder).saturating_sub(self.credit(s, builder));
        (least, self.credit(s, partner))
    }

    /// The offers that a player may make: neighbour and building. F8.4.4 to F8.4.6
    pub(crate) fn offers(&self, s: &State, seat: Seat) -> impl Iterator<Item = (Seat, Building)> {
        let may = s.players[seat].refused < REFUSALS;
        let partners = Seat::all(self.kit.seats).filter(move |other| {
            let (least, most) = self.sums(s, seat, *other);
            may && least <= most && self.grids.border_of(seat, *other).is_some()
        });
        partners.flat_map(move |partner| {
            let there = move |building: &Building| {
                s.buildings[building.idx()] > 0
                    && !s.players[seat].has_building(*building)
                    && !s.players[partner].has_building(*building)
                    && self.joints(s, seat, partner, *building).next().is_some()
            };
            Building::ALL.into_iter().filter(there).map(move |building| (partner, building))
        })
    }

    // FD28, FD29
    pub(super) fn begin_offer(
        &self,
        s: &mut State,
        builder: Seat,
        partner: Seat,
        building: Building,
        sink: &mut impl Sink<Event>,
    ) {
        let mut joints = self.joints(s, builder, partner, building);
        let (first, _) = joints.next().expect("a place across the border");
        let offer = Offer { builder, partner, building, joint: first as u8, sum: 0 };
        if joints.next().is_none() {
            self.settle_sum(s, offer, sink);
        } else {
            s.frames.replace(Frame::Ask(Question::Across(offer)));
        }
    }

    // FD30
    pub(super) fn legal_across(&self, s: &State, offer: Offer, out: &mut Vec<Action>) {
        out.extend(self.joints(s, offer.builder, offer.partner, offer.building).map(|(_, joint)| joint.action));
    }

    pub(super) fn across(&self, s: &mut State, offer: Offer, action: Action, sink: &mut impl Sink<Event>) {
        let mut joints = self.joints(s, offer.builder, offer.partner, offer.building);
        let (joint, _) = joints.find(|(_, joint)| joint.action == action).expect("a place across the border");
        self.settle_sum(s, Offer { joint: joint as u8, ..offer }, sink);
    }

    fn settle_sum(&self, s: &mut State, offer: Offer, sink: &mut impl Sink<Event>) {
        let (least, most) = self.sums(s, offer.builder, offer.partner);
        if least == most {
            self.make_offer(s, offer, least, sink);
        } else {
            s.frames.replace(Frame::Ask(Question::Ask(offer)));
        }
    }

    // F8.4.6
    pub(super) fn make_offer(&self, s: &mut State, offer: Offer, sum: u16, sink: &mut impl Sink<Event>) {
        s.frames.replace(Frame::Ask(Question::Answer(Offer { sum, ..offer })));
        let Offer { builder: seat, partner, building, .. } = offer;
        sink.event(Audience::All, |_| Event::Offered { seat, partner, building, sum: florins(sum) });
    }

    // FD32
    pub(super) fn legal_answers(&self, s: &State, offer: Offer, out: &mut Vec<Action>) {
        if s.players[offer.partner].money >= offer.sum {
            out.push(Action::Accept);
        }
        if self.may_sell(s, Question::Answer(offer), offer.partner) {
            out.push(Action::Sell);
        }
        out.push(Action::Decline);
    }

    /// The cells of an offer on the two boards: the builder's, the partner's.
    pub(crate) fn cells_of_offer(&self, offer: Offer) -> [u64; 2] {
        let (border, first) = self.grids.border_of(offer.builder, offer.partner).expect("neighbours");
        let masks = border.joints[offer.building.idx()][usize::from(offer.joint)].masks;
        [masks[first], masks[1 - first]]
    }

    /// The partner pays first, so that the builder may use it. F8.4.6, F8.4.7
    pub(super) fn accept(&self, s: &mut State, offer: Offer, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let Offer { builder: seat, partner, building, sum, .. } = offer;
        s.players[partner].money -= sum;
        s.players[seat].money += sum;
        let price = self.building_price(s, seat);
        self.sell_what_lacks(s, seat, price, sink);
        self.pay(s, seat, price);
        s.buildings[building.idx()] -= 1;
        let masks = self.cells_of_offer(offer);
        for (seat, mask) in [seat, partner].into_iter().zip(masks) {
            s.players[seat].lay(Tile::Building(building), mask);
            s.players[seat].score(Source::Buildings, AWARD);
        }
        s.players[seat].actions += 1;
        sink.event(Audience::All, |_| Event::BuiltTogether {
            seat,
            partner,
            building,
            cells: cells_of(masks[0]).collect(),
            beyond: cells_of(masks[1]).collect(),
            price: florins(price),
            sum: florins(sum),
            points: AWARD,
        });
    }

    // F8.4.6, FD33: back to the turn, no action used.
    pub(super) fn refuse(&self, s: &mut State, offer: Offer, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        s.players[offer.builder].refused += 1;
        sink.event(Audience::All, |_| Event::Refused { seat: offer.partner, partner: offer.builder });
    }
}
