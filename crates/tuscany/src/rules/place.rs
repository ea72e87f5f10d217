//! Chapter 5.3: placing a stored item, and paying for it.

use crate::action::Unit;
use crate::event::{Event, PieceView};
use crate::frame::{Frame, Question, Step};
use crate::pieces::Kind;
use crate::pieces::Piece;
use crate::state::estate;
use crate::state::{Cards, Player, State};
use crate::{Action, Tuscany};
use alloc::vec::Vec;
use signoria_core::hex::bits;
use signoria_core::{Audience, Referee, SeatSet, Sink, Veiled};

/// The points of covering a field: completed region, colour bonus, goods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Gain {
    pub(crate) region: u8,
    pub(crate) colour: u8,
    pub(crate) goods: u8,
}

/// The units of a payment. T5.3.2
pub(crate) const UNITS: u8 = 2;

impl Player {
    /// The kinds of which a field can be paid, a bit each: two units out of cards, pairs and workers. T5.3.2
    pub(crate) fn affordable(&self, referee: Referee) -> u8 {
        let hand = self.hand.peek(referee);
        let jokers = self.workers + hand.iter().map(|n| n / 2).sum::<u8>();
        let units = |kind: usize| jokers - hand[kind] / 2 + hand[kind];
        (0..8).fold(0, |set, kind| set | u8::from(units(kind) >= UNITS) << kind)
    }

    /// The open fields on which an item may be placed for some payment, a bit each. T5.3.1
    pub(crate) fn fields_for(&self, item: Piece, affordable: u8) -> u32 {
        let open = self.open();
        match item {
            Piece::Tile(tile) if affordable >> tile.kind().idx() & 1 == 1 => open & self.kinds[tile.kind().idx()],
            Piece::Hexagon => {
                let kinds = bits(affordable.into()).map(|kind| self.kinds[kind]);
                open & kinds.fold(0, |fields, of_kind| fields | of_kind)
            }
            Piece::Tile(_) | Piece::StartingCastle => 0,
        }
    }

    /// Whether some stored item, field and payment exist. T4.8
    pub(super) fn can_place(&self, referee: Referee) -> bool {
        let affordable = self.affordable(referee);
        self.storage.iter().flatten().any(|item| self.fields_for(*item, affordable) != 0)
    }

    /// The units that pay for a field of a kind, with how often each can be paid, in canonical order. T5.3.2, T7.1
    fn units(&self, kind: Kind, hand: Cards) -> impl Iterator<Item = (Unit, u8)> + Clone {
        let pairs = Kind::ALL.into_iter().filter(move |other| *other != kind);
        let pairs = pairs.map(move |other| (Unit::Pair(other), hand[other.idx()] / 2));
        [(Unit::Card, hand[kind.idx()])]
            .into_iter()
            .chain(pairs)
            .chain([(Unit::Worker, self.workers)])
            .filter(|(_, often)| *often > 0)
    }
}

impl Tuscany {
    /// T5.3.1
    pub(super) fn legal_place(&self, s: &State, referee: Referee, out: &mut Vec<Action>) {
        let player = s.active();
        if player.storage.iter().all(Option::is_none) {
            return;
        }
        let affordable = player.affordable(referee);
        for (space, item) in (0..).zip(&player.storage) {
            let Some(item) = item else { continue };
            let fields = bits(player.fields_for(*item, affordable).into());
            out.extend(fields.map(|field| Action::Place { space, field: field as u8 }));
        }
    }

    pub(super) fn choose_place(&self, s: &mut State, extra: bool, space: u8, field: u8, sink: &mut impl Sink<Event>) {
        self.begin_action(s, extra, sink);
        s.frames.ask(Question::Pay { space, field });
    }

    /// Each payment once: the lower unit first. T7.1
    #[inline]
    pub(super) fn legal_payment(&self, s: &State, field: u8, referee: Referee, out: &mut Vec<Action>) {
        self.payments(s, field, *s.active().hand.peek(referee), out);
    }

    fn payments(&self, s: &State, field: u8, hand: Cards, out: &mut Vec<Action>) {
        let player = s.active();
        let units = player.units(player.kind_of(field), hand);
        for (one, often) in units.clone() {
            if often >= 2 {
                out.push(Action::Pay(one, one));
            }
            out.extend(units.clone().filter(|(two, _)| *two > one).map(|(two, _)| Action::Pay(one, two)));
        }
    }

    /// The payment that costs the player to act least: own cards first, then pairs of the largest pile (the scarce kinds
    /// come first in order), a worker last, since it keeps its point. Nothing if no placement is being paid. `hand` is that
    /// player's hand, for whoever knows it.
    #[must_use]
    pub fn cheapest_payment(&self, s: &State, hand: &Cards) -> Option<Action> {
        let Frame::Ask(Question::Pay { field, .. }) = s.frames.top() else { return None };
        let mut ways = Vec::new();
        self.payments(s, field, *hand, &mut ways);
        let dear = |unit: Unit| match unit {
            Unit::Card => (0, 0, 0),
            Unit::Pair(kind) => (1, u8::MAX - hand[kind.idx()], 8 - kind.idx()),
            Unit::Worker => (2, 0, 0),
        };
        ways.into_iter().min_by_key(|way| match *way {
            Action::Pay(one, two) => [dear(one).max(dear(two)), dear(one).min(dear(two))],
            _ => unreachable!("only payments are legal"),
        })
    }

    /// The cards and workers of a payment for a field of a kind. T5.3.2
    pub(crate) fn cost<const N: usize>(kind: Kind, units: [Unit; N]) -> (Cards, u8) {
        let (mut cards, mut workers) = ([0; 8], 0);
        for unit in units {
            match unit {
                Unit::Card => cards[kind.idx()] += 1,
                Unit::Pair(other) => cards[other.idx()] += 2,
                Unit::Worker => workers += 1,
            }
        }
        (cards, workers)
    }

    /// The cards go to the open discards, the workers to the supply; then the item is placed. T5.3.7, T5.3.3
    pub(super) fn pay(
        &self,
        s: &mut State,
        space: u8,
        field: u8,
        units: [Unit; 2],
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = s.turn;
        let player = s.active_mut();
        let kind = player.kind_of(field);
        let (cards, workers) = Self::cost(kind, units);
        player.with_hand(referee, |hand| hand.iter_mut().zip(cards).for_each(|(n, paid)| *n -= paid));
        player.held -= cards.iter().sum::<u8>();
        let after_a_draw = *player.drawn.peek(referee) != [0; 8];
        player.paid[usize::from(after_a_draw)].iter_mut().zip(cards).for_each(|(n, paid)| *n += paid);
        player.workers -= workers;
        if cards != [0; 8] {
            // What was in a hidden hand lies open now.
            Veiled::new(cards, SeatSet::only(seat)).reveal(SeatSet::EVERYBODY, sink);
        }
        for (kind, n) in cards.into_iter().enumerate() {
            (0..n).for_each(|_| s.spent.put(kind));
        }
        sink.event(Audience::All, |_| Event::Paid { seat, cards, workers });

        let player = s.active_mut();
        let item = player.storage[usize::from(space)].take().expect("an item is stored there");
        let shifts = player.shifts;
        player.put(field, item, self.adjacent(shifts));
        s.frames.replace(Frame::Step(Step::Placed { field, freed: space }));
        let item = || PieceView::of(&self.kit.components, item);
        sink.event(Audience::All, |_| Event::Placed {
            seat,
            space: Some(space),
            slot: None,
            field,
            kind,
            item: item(),
        });
    }

    /// What covering a field with a piece brings a player, the field being empty or already covered by it.
    pub(crate) fn gain(&self, s: &State, player: &Player, field: u8, piece: Piece) -> Gain {
        let kind = player.kind_of(field);
        let (covered, of_kind) = (player.covered | 1 << field, player.kinds[kind.idx()]);
        let region = estate::region(self.adjacent(player.shifts), of_kind, field.into());
        let mut gain = Gain::default();
        if region & !covered == 0 {
            gain.region = self.kit.components.region_points[region.count_ones() as usize];
        }
        if of_kind & !covered == 0 {
            let used = usize::from(s.colours[kind.idx()]);
            gain.colour = self.kit.components.colour_points[kind.idx()].get(used).copied().unwrap_or(0);
        }
        if kind == Kind::Agriculture {
            gain.goods = self.goods_points(player, region, field, piece);
        }
        gain
    }

    /// The green points for region and colour of covering a field.
    pub(crate) fn cover_points(&self, s: &State, player: &Player, field: u8) -> u8 {
        let gain = self.gain(s, player, field, Piece::Hexagon);
        gain.region + gain.colour
    }

    /// The piece on the field counts: region, colour, effect, in this order. T5.3.4 to T5.3.6, TA7
    pub(super) fn placed(&self, s: &mut State, field: u8, freed: u8, sink: &mut impl Sink<Event>) {
        let (seat, player) = (s.turn, s.active());
        let piece = player.pieces[usize::from(field)].expect("a piece lies there");
        let kind = player.kind_of(field);
        let gain = self.gain(s, player, field, piece);
        let colour_done = player.kinds[kind.idx()] & !player.covered == 0;
        if gain.region > 0 {
            let (kinds, shifts) = (player.kinds, player.shifts);
            sink.event(Audience::All, |_| {
                let region = estate::region(self.adjacent(shifts), kinds[kind.idx()], field.into());
                let fields = bits(region.into()).map(|field| field as u8).collect();
                Event::RegionDone { seat, fields, points: gain.region }
            });
        }
        if colour_done {
            // First, second, later player; two uses and the tile is gone. T5.3.5
            let used = &mut s.colours[kind.idx()];
            *used = (*used + 1).min(2);
            sink.event(Audience::All, |_| Event::ColourDone { seat, kind, points: gain.colour });
        }
        let points = &mut s.active_mut().points;
        points.regions += gain.region;
        points.colours += gain.colour;
        points.goods += gain.goods;
        if kind == Kind::Agriculture {
            sink.event(Audience::All, |_| Event::Goods { seat, field, points: gain.goods });
        }
        s.frames.pop();
        self.effect(s, kind, freed, sink);
    }
}
