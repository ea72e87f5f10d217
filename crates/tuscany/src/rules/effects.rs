//! Chapter 6: what tiles do.

use crate::data::{Bonus, Kind, Reward};
use crate::event::{Event, PieceView, Supply};
use crate::frame::Frame;
use crate::state::{Piece, Player, State};
use crate::{Action, Tuscany};
use alloc::vec::Vec;
use signoria_core::hex::bits;
use signoria_core::{Audience, Sink};

impl Tuscany {
    /// The effect of the kind of the field. T5.3.6
    pub(super) fn effect(&self, s: &mut State, kind: Kind, freed: u8, sink: &mut impl Sink<Event>) {
        let c = &self.components;
        let more = |s: &State, bonus: Bonus| c.bonus_amount[bonus.idx()] * s.active().has(bonus);
        match kind {
            Kind::Castle => s.frames.push(Frame::Castle { freed }),
            Kind::City => s.frames.push(Frame::City),
            Kind::Inn => self.store_hexagon(s, freed, sink),
            // The goods have been counted with the region. T6.4
            Kind::Agriculture => {}
            Kind::Quarry => self.gain_marble(s, c.quarry_marble + more(s, Bonus::ExtraMarble), sink),
            Kind::Village => self.gain_workers(s, c.village_workers + more(s, Bonus::ExtraWorker), sink),
            // `extra_region_card` does not apply. T6.7
            Kind::Monastery => self.draw_cards(s, c.monastery_cards, sink),
            Kind::Cart => s.frames.push(Frame::Yields { left: c.cart_cards + more(s, Bonus::ExtraYieldCard) }),
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
    pub(super) fn castle_or_skip(&self, s: &mut State, sink: &mut impl Sink<Event>) -> bool {
        let waits = self.fitting(s).next().is_some();
        if !waits {
            self.no_target(s, Kind::Castle, sink);
        }
        waits
    }

    /// Without a bonus tile in stock the city's effect is skipped. T10.11
    pub(super) fn city_or_skip(&self, s: &mut State, sink: &mut impl Sink<Event>) -> bool {
        let waits = s.bonus.iter().any(|stock| *stock > 0);
        if !waits {
            self.no_target(s, Kind::City, sink);
        }
        waits
    }

    fn no_target(&self, s: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.frames.pop();
        sink.event(Audience::All, || Event::NoTarget { seat, kind });
    }

    /// The tile lies on its field; the display is refilled before the tile counts. T6.1, TA6
    pub(super) fn place_free(&self, s: &mut State, slot: u8, field: u8, sink: &mut impl Sink<Event>) {
        let Frame::Castle { freed } = s.frames.top() else { unreachable!("a castle places a tile") };
        let tile = s.display[usize::from(slot)].take().expect("a tile lies there");
        let (seat, player) = (s.turn, s.active_mut());
        let shifts = player.shifts;
        player.put(field, Piece::Tile(tile), self.adjacent(shifts));
        s.frames.replace(Frame::Placed { field, freed });
        s.frames.push(Frame::Refill { slot });
        sink.event(Audience::All, || {
            let item = PieceView::of(&self.components, Piece::Tile(tile));
            Event::Placed { seat, space: None, slot: Some(slot), field, kind: tile.kind(), item }
        });
    }

    /// T6.1, T6.2
    pub(super) fn decline(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.frames.pop();
        sink.event(Audience::All, || Event::Declined { seat });
    }

    /// T6.3
    fn store_hexagon(&self, s: &mut State, space: u8, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.active_mut().storage[usize::from(space)] = Some(Piece::Hexagon);
        sink.event(Audience::All, || Event::Hexagon { seat, space });
    }

    /// Goods that the region does not show yet; a hexagon is a further one, always. T6.4, TA11
    pub(super) fn goods_points(&self, player: &Player, region: u32, field: u8, piece: Piece) -> u8 {
        let Piece::Tile(tile) = piece else { return self.components.hexagon_points };
        let others = bits((region & player.covered & !(1 << field)).into()).map(|other| player.pieces[other]);
        let shown = others.fold(0, |shown, piece| match piece {
            Some(Piece::Tile(tile)) => shown | self.components.goods_of(tile),
            Some(Piece::Hexagon | Piece::StartingCastle) | None => shown,
        });
        self.components.good_points * (self.components.goods_of(tile) & !shown).count_ones() as u8
    }

    /// T6.5, T6.9
    fn gain_marble(&self, s: &mut State, count: u8, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.active_mut().marble += count;
        sink.event(Audience::All, || Event::Marble { seat, count });
    }

    /// T6.6, T6.9
    fn gain_workers(&self, s: &mut State, count: u8, sink: &mut impl Sink<Event>) {
        let seat = s.turn;
        s.active_mut().workers += count;
        sink.event(Audience::All, || Event::Workers { seat, count });
    }

    /// The next yield card is due: an empty deck is renewed first. T3.5.3, T6.8
    pub(super) fn next_yield(&self, s: &mut State, left: u8, sink: &mut impl Sink<Event>) -> bool {
        if left == 0 {
            s.frames.pop();
            return false;
        }
        if s.yields.is_empty() {
            let count = s.spent_yields.len() as u8;
            s.yields.refill(&mut s.spent_yields);
            sink.event(Audience::All, || Event::Shuffled { supply: Supply::YieldCards, count });
        }
        true
    }

    /// The card is rewarded and discarded before the next one. T6.8, T6.9
    pub(super) fn turn_up_yield(&self, s: &mut State, card: u8, sink: &mut impl Sink<Event>) {
        let Frame::Yields { left } = s.frames.top() else { unreachable!("a yield card is turned up") };
        s.frames.replace(Frame::Yields { left: left - 1 });
        s.yields.draw(card.into());
        s.spent_yields.put(card.into());
        let seat = s.turn;
        let (reward, amount) =
            (self.components.yields[usize::from(card)].reward, self.components.yields[usize::from(card)].amount);
        sink.event(Audience::All, || Event::YieldCard { seat, reward, amount });
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
                let points = self.components.no_space_points;
                s.active_mut().points.red_yields += points;
                sink.event(Audience::All, || Event::NoSpace { seat, points });
            }
        }
    }
}
