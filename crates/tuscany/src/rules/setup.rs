//! Chapter 2: set-up.

use crate::data::{TILES_PER_LETTER, YIELDS};
use crate::event::Event;
use crate::frame::{Draw, Frame, Frames, Question, Step};
use crate::pieces::Piece;
use crate::pieces::{Bonus, FACES, TILES};
use crate::state::estate::Layout;
use crate::state::{Estate, Player, State};
use crate::{Action, Tuscany};
use alloc::vec::Vec;
use signoria_core::contract::Terms;
use signoria_core::{Audience, Bag, PerSeat, Referee, Seat, SeatSet, Sink, Veiled};

impl Tuscany {
    /// The box unpacked: T2.2 to T2.6. Nothing is shuffled, since a tile or card gets its identity when it is drawn. T3.6
    pub(crate) fn set_up(&self) -> State {
        let c = &self.kit.components;
        let mut players = PerSeat::default();
        for seat in Seat::all(self.kit.seats) {
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
        let mut frames = Frames::of(Frame::Step(Step::Hands(Seat(0))));
        frames.step(Step::Fill);
        let start = match self.kit.options.first() {
            Some((first, _)) => first,
            None => {
                frames.draw(Draw::First);
                Seat(0)
            }
        };
        State {
            frames,
            phase: 1,
            round: 0,
            start,
            turn: start,
            skipped: 0,
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
        sink.event(Audience::All, |_| Event::FirstPlayer { seat: first });
    }

    /// T2.9
    pub(super) fn next_hand(&self, s: &mut State, seat: Seat) {
        if seat.0 == self.kit.seats {
            s.frames.replace(Frame::Draw(Draw::Deal { seat: Seat(0), letter: 0 }));
        } else {
            s.frames.replace(Frame::Step(Step::Hands(Seat(seat.0 + 1))));
            s.frames.step(Step::Cards { seat, left: self.kit.components.start_hand });
        }
    }

    /// The tiles of a letter that no seat before this one has been dealt, a bit each. T2.10
    pub(super) fn undealt(&self, s: &State, seat: Seat, letter: u8, referee: Referee) -> u64 {
        let dealt = Seat::all(seat.0).map(|seat| s.players[seat].estate.peek(referee).tiles[usize::from(letter)]);
        dealt.fold((1 << TILES_PER_LETTER) - 1, |left, tile| left & !(1 << tile))
    }

    /// T2.10
    pub(super) fn deal(
        &self,
        s: &mut State,
        seat: Seat,
        letter: u8,
        tile: u8,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &mut s.players[seat].estate;
        let mut dealt = *estate.peek(referee);
        dealt.tiles[usize::from(letter)] = tile;
        estate.replace(dealt);
        sink.event(Audience::only(seat), |_| {
            let kinds = self.kit.components.estate[usize::from(letter)][usize::from(tile)].cells.to_vec();
            Event::Dealt { seat, letter, kinds }
        });
        s.frames.replace(match (seat, letter) {
            (_, 0 | 1) => Frame::Draw(Draw::Deal { seat, letter: letter + 1 }),
            (Seat(n), _) if n + 1 < self.kit.seats => Frame::Draw(Draw::Deal { seat: Seat(n + 1), letter: 0 }),
            _ => Frame::Ask(Question::Estates),
        });
    }

    /// The seats that have not yet sealed their estate. T2.12
    pub(crate) fn unsealed(&self, s: &State) -> SeatSet {
        Seat::all(self.kit.seats).filter(|seat| !s.players[*seat].sealed).collect()
    }

    /// T2.10, T2.11
    pub(super) fn legal_estate(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        let estate = s.players[seat].estate.peek(referee);
        match (estate.layout, estate.castle) {
            (None, _) => out.extend(Layout::all().map(Action::Layout)),
            (Some(_), None) => out.extend((0..3).map(Action::Castle)),
            (Some(_), Some(_)) => {}
        }
    }

    /// T2.10
    pub(super) fn lay_out(&self, s: &mut State, seat: Seat, layout: Layout, referee: Referee) {
        let estate = &mut s.players[seat].estate;
        let laid = Estate { layout: Some(layout), ..*estate.peek(referee) };
        assert_eq!(estate.peek(referee).layout, None, "an estate is laid out once");
        estate.replace(laid);
    }

    /// T2.11, T2.12
    pub(super) fn seal(&self, s: &mut State, seat: Seat, letter: u8, referee: Referee, sink: &mut impl Sink<Event>) {
        let player = &mut s.players[seat];
        let sealed = Estate { castle: Some(letter), ..*player.estate.peek(referee) };
        assert!(sealed.layout.is_some() && !player.sealed, "an estate is laid out, then sealed once");
        player.estate.replace(sealed);
        player.sealed = true;
        sink.event(Audience::All, |_| Event::Sealed { seat });
        if self.unsealed(s).is_empty() {
            self.open_estates(s, referee, sink);
        }
    }

    /// All estates become known together. T2.12, TA29
    fn open_estates(&self, s: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.kit.seats) {
            let player = &mut s.players[seat];
            player.estate.reveal(SeatSet::EVERYBODY, sink);
            let Estate { tiles, layout: Some(layout), castle: Some(letter) } = *player.estate.peek(referee) else {
                unreachable!("a sealed estate is laid out")
            };
            player.kinds = layout.kinds(&self.kit.components, tiles);
            player.shifts = layout.shifts;
            let field = self.castle_field(layout, tiles, letter.into());
            // No effect and no points, but the field is covered. TA16
            player.put(field, Piece::StartingCastle, self.adjacent(layout.shifts));
        }
        sink.event(Audience::All, |_| Event::EstatesOpened);
        s.frames.replace(Frame::Ask(Question::StartBonus { taken: 0 }));
    }

    /// The kinds of bonus tiles in stock. T2.13, T6.2
    pub(super) fn legal_bonus(&self, s: &State, out: &mut Vec<Action>) {
        out.extend(Bonus::ALL.into_iter().filter(|bonus| s.bonus[bonus.idx()] > 0).map(Action::Bonus));
    }

    /// T2.13, T6.2
    pub(super) fn take_bonus(&self, s: &mut State, bonus: Bonus, sink: &mut impl Sink<Event>) {
        let (seat, green) = (s.turn, self.kit.components.bonus_green[bonus.idx()]);
        s.bonus[bonus.idx()] -= 1;
        let player = s.active_mut();
        player.bonus[bonus.idx()] += 1;
        player.points.storage += green;
        sink.event(Audience::All, |_| Event::BonusTaken { seat, bonus, green });
    }

    /// One after the other from the start player, then the first turn. T2.13
    pub(super) fn take_start_bonus(
        &self,
        s: &mut State,
        taken: u8,
        bonus: Bonus,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        self.take_bonus(s, bonus, sink);
        if taken + 1 < self.kit.seats {
            s.turn = s.turn.next(self.kit.seats);
            s.frames.replace(Frame::Ask(Question::StartBonus { taken: taken + 1 }));
        } else {
            s.round = 1;
            self.start_turn(s, s.start, referee, sink);
        }
    }
}
