//! Chapter 6: what tiles do.

use crate::event::{Event, PieceView, Supply};
use crate::frame::{Draw, Frame, Question, Step};
use crate::pieces::Piece;
use crate::pieces::{Bonus, Kind, Reward};
use crate::state::{Player, State};
use crate::{Action, Tuscany};
use alloc::vec::Vec;
use signoria_core::hex::bits;
use signoria_core::{Audience, Sink};

impl Tuscany {
    /// The effect of the kind of the field. T5.3.6
    pub(super) fn effect(&self, s: &mut State, kind: Kind, freed: u8, sink: &mut impl Sink<Event>) {
        let c = &self.kit.components;
        let more = |s: &State, bonus: Bonus| c.bonus_amount[bonus.idx()] * s.active().has(bonus);
        match kind {
            Kind::Castle => s.frames.step(Step::Castle { freed }),
            Kind::City => s.frames.step(Step::City),
            Kind::Inn => self.store_hexagon(s, freed, sink),
            // The goods have been counted with the region. T6.4
            Kind::Agriculture => {}
            Kind::Quarry => self.gain_marble(s, c.quarry_marble + more(s, Bonus::ExtraMarble), sink),
            Kind::Village => self.gain_workers(s, c.village_workers + more(s, Bonus::ExtraWorker), sink),
            // `extra_region_card` does not apply. T6.7
            Kind::Monastery => self.draw_cards(s, c.monastery_cards, sink),
            Kind::Cart => s.frames.step(Step::Yields { left: c.cart_cards + more(s, Bonus::ExtraYieldCard) }),
        }
    }

    /// The display tiles that have a legal field, with each of those fields. T6.1
    pub(super) fn legal_castle(&self, s: &State, out: &mut Vec<Action>) {
        let player = s.active();
        for (slot, tile) in (0..).zip(&s.display) {
            let Some(tile) = tile else { continue };
            let fields = bits((player.open() & player.kinds[tile.kind().idx()]).into());
            out.extend(fields.map(|field| Action::Free { slot, field: field as u8 }));
        }
        out.push(Action::Decline);
    }

    /// Without a tile that has a field the castle's effect is skipped. T10.10
    pub(super) fn castle_or_skip(&self, s: &mut State, freed: u8, sink: &mut impl Sink<Event>) {
        if self.fitting(s).next().is_some() {
            s.frames.replace(Frame::Ask(Question::Castle { freed }));
        } else {
            self.no_target(s, Kind::Castle, sink);
        }
    }

    /// Without a bonus tile in stock the city's effect is skipped. T10.11
    pub(super) fn city_or_skip(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        if s.bonus.iter().any(|stock| *stock > 0) {
            s.frames.replace(Frame::Ask(Question::City));
        } else {
            self.no_target(s, Kind::City, sink);
        }
    }

    fn no_target(&self, s: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.frames.pop();
        sink.event(Audience::All, |_| Event::NoTarget { seat, kind });
    }

    /// The tile lies on its field; the display is refilled before the tile counts. T6.1, TA6
    pub(super) fn place_free(&self, s: &mut State, freed: u8, slot: u8, field: u8, sink: &mut impl Sink<Event>) {
        let tile = s.display[usize::from(slot)].take().expect("a tile lies there");
        let (seat, player) = (s.turn, s.active_mut());
        let shifts = player.shifts;
        player.put(field, Piece::Tile(tile), self.adjacent(shifts));
        s.frames.replace(Frame::Step(Step::Placed { field, freed }));
        self.refill_or_fill(s, slot);
        sink.event(Audience::All, |_| {
            let item = PieceView::of(&self.kit.components, Piece::Tile(tile));
            Event::Placed { seat, space: None, slot: Some(slot), field, kind: tile.kind(), item }
        });
    }

    /// T6.1, T6.2
    pub(super) fn decline(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.frames.pop();
        sink.event(Audience::All, |_| Event::Declined { seat });
    }

    /// T6.3
    fn store_hexagon(&self, s: &mut State, space: u8, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.active_mut().storage[usize::from(space)] = Some(Piece::Hexagon);
        sink.event(Audience::All, |_| Event::Hexagon { seat, space });
    }

    /// Goods that the region does not show yet; a hexagon is a further one, always. T6.4, TA11
    pub(super) fn goods_points(&self, player: &Player, region: u32, field: u8, piece: Piece) -> u8 {
        let Piece::Tile(tile) = piece else { return self.kit.components.hexagon_points };
        let others = bits((region & player.covered & !(1 << field)).into()).map(|other| player.pieces[other]);
        let shown = others.fold(0, |shown, piece| match piece {
            Some(Piece::Tile(tile)) => shown | self.kit.components.goods_of(tile),
            Some(Piece::Hexagon | Piece::StartingCastle) | None => shown,
        });
        self.kit.components.good_points * (self.kit.components.goods_of(tile) & !shown).count_ones() as u8
    }

    /// T6.5, T6.9
    fn gain_marble(&self, s: &mut State, count: u8, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.active_mut().marble += count;
        sink.event(Audience::All, |_| Event::Marble { seat, count });
    }

    /// T6.6, T6.9
    fn gain_workers(&self, s: &mut State, count: u8, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.active_mut().workers += count;
        sink.event(Audience::All, |_| Event::Workers { seat, count });
    }

    /// The next yield card is due: an empty deck is renewed first. T3.5.3, T6.8
    pub(super) fn next_yield(&self, s: &mut State, left: u8, sink: &mut impl Sink<Event>) {
        if left == 0 {
            return s.frames.pop();
        }
        if s.yields.is_empty() {
            let count = s.spent_yields.len() as u8;
            s.yields.refill(&mut s.spent_yields);
            sink.event(Audience::All, |_| Event::Shuffled { supply: Supply::YieldCards, count });
        }
        s.frames.replace(Frame::Draw(Draw::Yield { left }));
    }

    /// The card is rewarded and discarded before the next one. T6.8, T6.9
    pub(super) fn turn_up_yield(&self, s: &mut State, left: u8, card: u8, sink: &mut impl Sink<Event>) {
        s.frames.replace(Frame::Step(Step::Yields { left: left - 1 }));
        s.yields.draw(card.into());
        s.spent_yields.put(card.into());
        let seat = s.turn;
        let (reward, amount) = (
            self.kit.components.yields[usize::from(card)].reward,
            self.kit.components.yields[usize::from(card)].amount,
        );
        sink.event(Audience::All, |_| Event::YieldCard { seat, reward, amount });
        match reward {
            Reward::RedPoints => s.active_mut().points.red_yields += amount,
            Reward::GreenPoints => s.active_mut().points.green_yields += amount,
            Reward::RegionCards => self.draw_cards(s, amount, sink),
            Reward::Workers => self.gain_workers(s, amount, sink),
            Reward::Marble => self.gain_marble(s, amount, sink),
            Reward::Hexagons => (0..amount).for_each(|_| self.yield_hexagon(s, sink)),
        }
    }

    /// Onto a free space, or red points instead. T6.9, TA13
    fn yield_hexagon(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let (seat, capacity) = (s.turn, usize::from(self.capacity(s)));
        match s.active().storage[..capacity].iter().position(Option::is_none) {
            Some(space) => self.store_hexagon(s, space as u8, sink),
            None => {
                let points = self.kit.components.no_space_points;
                s.active_mut().points.red_yields += points;
                sink.event(Audience::All, |_| Event::NoSpace { seat, points });
            }
        }
    }
}
