//! Chapter 2: set-up.

use crate::data::{Bonus, FACES, Face, Kind, TILES, TILES_PER_LETTER, YIELDS};
use crate::estate::Layout;
use crate::event::Event;
use crate::frame::{Frame, Frames};
use crate::state::{Estate, Piece, Player, State};
use crate::{Action, Tuscany};
use alloc::vec::Vec;
use core::array;
use signoria_core::{Audience, Bag, PerSeat, Seat, SeatSet, Sink, Veiled};

impl Tuscany {
    /// The box unpacked: T2.2 to T2.6. Nothing is shuffled, since a tile or card gets its identity when it is drawn. T3.6
    pub(crate) fn set_up(&self) -> State {
        let c = &self.components;
        let mut players = PerSeat::default();
        for seat in Seat::all(self.seats) {
            let own = SeatSet::only(seat);
            players[seat] = Player {
                hand: Veiled::new([0; 8], own),
                drawn: Veiled::new([0; 8], own),
                estate: Veiled::new(Estate::default(), own),
                stacks: Bag::new(c.own), // T2.4
                ..Player::default()
            };
        }
        let mut yields = [0; YIELDS];
        for (count, card) in yields.iter_mut().zip(&c.yields) {
            *count = card.count;
        }
        // The last one is done first: the start player, the display, the hands. T2.7 to T2.9
        let mut frames = Frames::of(Frame::Hands(Seat(0)));
        frames.push(Frame::Fill);
        if self.options.first.is_none() {
            frames.push(Frame::First);
        }
        let start = Seat(self.options.first.unwrap_or(0));
        State {
            frames,
            phase: 1,
            round: 0,
            start,
            turn: start,
            triggered: false,
            final_round: false,
            display: [None; _],
            pile: Bag::<FACES>::new(c.neutral),
            discards: [0; TILES],
            removed: [0; TILES],
            deck: Bag::new(c.cards),
            spent: Bag::default(),
            shuffled: c.cards,
            yields: Bag::new(yields),
            spent_yields: Bag::default(),
            bonus: c.bonus_count,
            colours: [0; 8],
            players,
        }
    }

    /// T2.7, TA28
    pub(super) fn set_first(&self, s: &mut State, first: Seat, sink: &mut impl Sink<Event>) {
        (s.start, s.turn) = (first, first);
        s.frames.pop();
        sink.event(Audience::All, || Event::FirstPlayer { seat: first });
    }

    /// T2.9
    pub(super) fn next_hand(&self, s: &mut State, seat: Seat) -> bool {
        if seat.0 == self.seats {
            s.frames.replace(Frame::Deal { seat: Seat(0), letter: 0 });
        } else {
            s.frames.replace(Frame::Hands(Seat(seat.0 + 1)));
            s.frames.push(Frame::Cards { seat, left: self.components.start_hand });
        }
        false
    }

    /// The tiles of a letter that no seat has been dealt. Seats are dealt to in order. T2.10
    pub(super) fn undealt(&self, s: &State, letter: u8) -> impl Iterator<Item = u8> {
        let Frame::Deal { seat: dealt, .. } = s.frames.top() else { unreachable!("tiles are being dealt") };
        let taken = Seat::all(dealt.0)
            .map(|seat| s.players[seat].estate.peek().tiles[usize::from(letter)])
            .fold(0u8, |set, tile| set | 1 << tile);
        (0..TILES_PER_LETTER as u8).filter(move |tile| taken >> tile & 1 == 0)
    }

    /// T2.10
    pub(super) fn deal(&self, s: &mut State, tile: u8, sink: &mut impl Sink<Event>) {
        let Frame::Deal { seat, letter } = s.frames.top() else { unreachable!("tiles are being dealt") };
        let estate = &mut s.players[seat].estate;
        let mut dealt = *estate.peek();
        dealt.tiles[usize::from(letter)] = tile;
        estate.replace(dealt);
        sink.event(Audience::Only(seat), || {
            let kinds = self.components.estate[usize::from(letter)][usize::from(tile)].cells.to_vec();
            Event::Dealt { seat, letter, kinds }
        });
        s.frames.replace(match (seat, letter) {
            (_, 0 | 1) => Frame::Deal { seat, letter: letter + 1 },
            (Seat(n), _) if n + 1 < self.seats => Frame::Deal { seat: Seat(n + 1), letter: 0 },
            _ => Frame::Estates,
        });
    }

    /// The seats that have not yet sealed their estate. T2.12
    pub(crate) fn unsealed(&self, s: &State) -> SeatSet {
        Seat::all(self.seats).filter(|seat| s.players[*seat].estate.peek().castle.is_none()).collect()
    }

    /// T2.10, T2.11
    pub(super) fn legal_estate(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let estate = s.players[seat].estate.peek();
        match (estate.layout, estate.castle) {
            (None, _) => out.extend(Layout::all().map(Action::Layout)),
            (Some(_), None) => out.extend((0..3).map(Action::Castle)),
            (Some(_), Some(_)) => {}
        }
    }

    /// T2.10
    pub(super) fn lay_out(&self, s: &mut State, seat: Seat, layout: Layout) {
        let estate = &mut s.players[seat].estate;
        let laid = Estate { layout: Some(layout), ..*estate.peek() };
        estate.replace(laid);
    }

    /// T2.11, T2.12
    pub(super) fn seal(&self, s: &mut State, seat: Seat, letter: u8, sink: &mut impl Sink<Event>) {
        let estate = &mut s.players[seat].estate;
        let sealed = Estate { castle: Some(letter), ..*estate.peek() };
        estate.replace(sealed);
        sink.event(Audience::All, || Event::Sealed { seat });
        if self.unsealed(s).is_empty() {
            self.open_estates(s, sink);
        }
    }

    /// All estates become known together. T2.12, TA29
    fn open_estates(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            let player = &mut s.players[seat];
            player.estate.reveal(SeatSet::EVERYBODY, sink);
            let (estate, layout) = (*player.estate.peek(), self.layout_of(player));
            player.kinds = layout.kinds(&self.components, estate.tiles);
            player.shifts = layout.shifts;
            let letter = estate.castle.map_or(0, usize::from);
            let field = self.castle_field(layout, estate.tiles, letter);
            // No effect and no points, but the field is covered. TA16
            player.put(field, Piece::StartingCastle, self.adjacent(layout.shifts));
        }
        sink.event(Audience::All, || Event::EstatesOpened);
        s.frames.replace(Frame::StartBonus { taken: 0 });
    }

    /// The layout of an estate that has one.
    pub(crate) fn layout_of(&self, player: &Player) -> Layout {
        player.estate.peek().layout.expect("the estate is laid out")
    }

    /// The dark green field of the tile of a letter, A as 0, in an estate of these tiles.
    #[must_use]
    pub fn castle_field(&self, layout: Layout, tiles: [u8; 3], letter: usize) -> u8 {
        let castles = layout.kinds(&self.components, tiles)[Kind::Castle.idx()];
        let slot = layout.letters().iter().position(|l| *l == letter).expect("every letter has a slot");
        let of_slot: [u32; 3] = array::from_fn(|slot| 0x3ff << (10 * slot));
        (castles & of_slot[slot]).trailing_zeros() as u8
    }

    /// The kinds of bonus tiles in stock. T2.13, T6.2
    pub(super) fn legal_bonus(&self, s: &State, out: &mut Vec<Action>) {
        out.extend(Bonus::ALL.into_iter().filter(|bonus| s.bonus[bonus.idx()] > 0).map(Action::Bonus));
    }

    /// T2.13, T6.2
    pub(super) fn take_bonus(&self, s: &mut State, bonus: Bonus, sink: &mut impl Sink<Event>) {
        let (seat, green) = (s.turn, self.components.bonus_green[bonus.idx()]);
        s.bonus[bonus.idx()] -= 1;
        let player = s.active_mut();
        player.bonus[bonus.idx()] += 1;
        player.points.storage += green;
        sink.event(Audience::All, || Event::BonusTaken { seat, bonus, green });
        match s.frames.top() {
            Frame::StartBonus { taken } if taken + 1 < self.seats => {
                s.turn = seat.next(self.seats);
                s.frames.replace(Frame::StartBonus { taken: taken + 1 });
            }
            Frame::StartBonus { .. } => {
                s.round = 1;
                self.start_turn(s, s.start, sink);
            }
            _ => s.frames.pop(),
        }
    }
}

impl Action {
    pub(super) fn card(kind: usize) -> Action {
        Action::Card(Kind::ALL[kind])
    }

    pub(super) fn face(face: usize) -> Action {
        Action::Reveal(Face(face as u8))
    }
}
