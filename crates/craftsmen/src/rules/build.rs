//! Chapter 5.4: the Builders' Guild.

use crate::data::{BUILD_COST, BUILDS};
use crate::event::Event;
use crate::frame::Question;
use crate::pieces::{Card, FINALS, Good, Side};
use crate::state::{ALL_COLORS, State};
use crate::{Action, Craftsmen};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, Sink};

impl Craftsmen {
    /// Whether a card fits beside another one: the upper colours or the lower ones are equal. C5.4.2, CA32
    #[must_use]
    pub fn fits(&self, card: Card, neighbour: Card) -> bool {
        let [card, neighbour] = [card, neighbour].map(|card| self.kit.components.card(card));
        card.top == neighbour.top || card.bottom == neighbour.bottom
    }

    /// Another building, as long as there may be one; then the price of all together. C5.4.1
    pub(super) fn build_on(&self, s: &mut State, seat: Seat) {
        if !s.act.done && s.act.built < BUILDS && s.players[seat].holds_buildings() {
            s.frames.ask(Question::Build(seat));
            return;
        }
        s.frames.pop();
        if s.act.cost > 0 {
            self.charge(s, seat, s.act.cost, ALL_COLORS);
        }
    }

    // CD9, CD10
    pub(super) fn legal_build(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        let player = &s.players[seat];
        let money = player.worth(referee);
        let ends = Side::ALL.map(|side| player.end(side));
        let privilege = self.may_use_privilege(s, seat);
        for card in Card::of_set(player.buildings(referee)) {
            if s.act.cost + BUILD_COST[card.tier().idx()] > money {
                continue;
            }
            for side in Side::ALL {
                if privilege || self.fits(card, ends[side.idx()]) {
                    out.push(Action::Build { card, side });
                }
            }
        }
        out.push(Action::Pass);
    }

    /// A building that does not fit needs the privilege. C5.4.4
    pub(super) fn build(
        &self,
        s: &mut State,
        seat: Seat,
        card: Card,
        side: Side,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        if !self.fits(card, s.players[seat].end(side)) {
            self.use_privilege(s, seat, sink);
        }
        let player = &mut s.players[seat];
        player.show_building(seat, card, referee, sink);
        player.build(card, side);
        s.act.built += 1;
        let cost = BUILD_COST[card.tier().idx()];
        s.act.cost += cost;
        sink.event(Audience::All, |_| Event::Built { seat, card, side, cost });
    }

    pub(super) fn build_no_more(&self, s: &mut State) {
        s.frames.pop();
        s.act.done = true;
    }

    /// The goods that a player's row yields, sawmill apart.
    pub(crate) fn yielded(&self, s: &State, seat: Seat) -> u32 {
        let cards = Card::of_set(s.players[seat].built);
        cards.fold(0, |goods, card| goods | 1 << self.kit.components.card(card).good.idx())
    }

    /// A token for each line that is whole now. C5.4.5, C10.14
    pub(super) fn tokens_on(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        if s.act.built == 0 {
            return;
        }
        let yielded = self.yielded(s, seat);
        for token in 0..FINALS {
            let good = Good::of_token(token);
            if s.tokens >> token & 1 == 1 && self.works.line[good.idx()] & !yielded == 0 {
                s.tokens &= !(1 << token);
                s.players[seat].tokens |= 1 << token;
                let points = self.kit.components.tokens[token];
                sink.event(Audience::All, |_| Event::Token { seat, good, points });
            }
        }
    }

    /// The row of a player, colour by colour: how often each stands on a half. C8.1.2, CA19
    #[must_use]
    pub fn halves(&self, s: &State, seat: Seat) -> [u8; 4] {
        let mut halves = [0; 4];
        for card in s.players[seat].row() {
            let part = self.kit.components.card(*card);
            halves[part.top.idx()] += 1;
            halves[part.bottom.idx()] += 1;
        }
        halves
    }
}
