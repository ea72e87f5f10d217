//! Chapters 2 and 4: set-up, and the course of rounds.

use crate::Florence;
use crate::data::{BUILDERS, BUILDINGS, DEALT, JESTERS, LANDSCAPES, RECRUITING, ROUNDS};
use crate::event::{Event, Phase};
use crate::frame::{Draw, Frame, Frames, Question, Step};
use crate::pieces::{Card, Cards, Freedom, Pile};
use crate::state::{Auction, Court, Player, State, Under};
use signoria_core::contract::{Scoring, Terms};
use signoria_core::{Audience, PerSeat, Referee, Seat, SeatSet, Sink, Veiled};

impl Florence {
    pub(super) fn set_up(&self) -> State {
        let seats = self.kit.seats;
        // F2.9
        let (start, begin) = match self.kit.options.first() {
            Some((first, _)) => (first, Frame::Step(Step::Deal)),
            None => (Seat(0), Frame::Draw(Draw::First)),
        };
        // F2.6: with two players one of each is certain; a draw says which types have a second tile.
        let freedoms = seats - 1;
        let money = self.starting_money();
        State {
            frames: Frames::of(begin),
            round: 0,
            turns: 0,
            turn_of: SeatSet::EMPTY,
            start,
            buildings: [BUILDINGS; crate::Building::COUNT],
            landscapes: [LANDSCAPES; crate::Landscape::COUNT],
            freedoms: [freedoms; Freedom::COUNT],
            freedoms_in_game: [freedoms; Freedom::COUNT],
            jesters: JESTERS,
            builders: BUILDERS,
            recruiting: RECRUITING,
            unseen: Cards::ALL,
            under: [Under::default(); Pile::COUNT],
            looked: Veiled::default(),
            out: Cards::NONE,
            bank: -i32::from(money) * i32::from(seats),
            auction: Auction::new(start, seats),
            court: Court {
                markers: [None; crate::Character::COUNT],
                bought: 0,
                done: SeatSet::EMPTY,
                next: start,
                // F2.10
                money: crate::data::BANKER_MONEY,
            },
            work: 0,
            making: Cards::NONE,
            ending: false,
            players: PerSeat(core::array::from_fn(|i| {
                let money = if i < usize::from(seats) { money } else { 0 };
                Player::new(Seat(i as u8), money)
            })),
        }
    }

    // F2.9
    pub(super) fn set_first(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.start = seat;
        s.frames.replace(Frame::Step(Step::Deal));
        sink.event(Audience::All, |_| Event::First { seat });
    }

    /// Four professions each, from the start player clockwise. F2.2
    pub(super) fn deal_on(&self, s: &mut State) {
        let seats = self.kit.seats;
        let mut clockwise = (0..seats).map(|n| Seat((s.start.0 + n) % seats));
        let waits = |seat: &Seat| s.players[*seat].held[Pile::Profession.idx()] < DEALT;
        match clockwise.find(waits) {
            Some(seat) => s.frames.draw(Draw::Deal(seat)),
            None => s.frames.replace(Frame::Ask(Question::Discard { waiting: SeatSet::first_n(seats) })),
        }
    }

    pub(super) fn deal(&self, s: &mut State, seat: Seat, card: Card, referee: Referee, sink: &mut impl Sink<Event>) {
        s.unseen = s.unseen.without(card);
        Veiled::new(card, SeatSet::EMPTY).reveal(SeatSet::only(seat), sink);
        let player = &mut s.players[seat];
        player.held[Pile::Profession.idx()] += 1;
        player.know(referee, |own| {
            own.hand = own.hand.with(card);
            own.kept = own.kept.with(card);
        });
        s.frames.pop();
        if let Some(card) = card.profession() {
            sink.event(Audience::only(seat), |_| Event::Dealt { seat, card });
        }
    }

    /// One of the four goes back; the deck gets all of them together, so that nobody's answer shows. F2.3, F2.4
    pub(super) fn discard(
        &self,
        s: &mut State,
        waiting: SeatSet,
        seat: Seat,
        card: Card,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let player = &mut s.players[seat];
        player.held[Pile::Profession.idx()] -= 1;
        player.know(referee, |own| {
            own.hand = own.hand.without(card);
            own.kept = own.kept.without(card);
            own.returned = Cards::only(card);
        });
        sink.event(Audience::only(seat), |_| Event::Returned { seat, card: card.profession() });
        sink.event(Audience::except(seat), |_| Event::Returned { seat, card: None });
        let waiting = waiting.without(seat);
        if !waiting.is_empty() {
            s.frames.replace(Frame::Ask(Question::Discard { waiting }));
            return;
        }
        for seat in Seat::all(self.kit.seats) {
            s.unseen = s.unseen.or(s.players[seat].secrets.peek(referee).returned);
        }
        let next = if self.kit.seats == 2 { Frame::Draw(Draw::Tile) } else { Frame::Step(Step::Round) };
        s.frames.replace(next);
    }

    // F2.6
    pub(super) fn set_tiles(&self, s: &mut State, freedom: Freedom, sink: &mut impl Sink<Event>) {
        let hard = self.kit.options.hard;
        s.freedoms = Freedom::ALL.map(|kind| 1 + u8::from((kind == freedom) == hard));
        s.freedoms_in_game = s.freedoms;
        s.frames.replace(Frame::Step(Step::Round));
        sink.event(Audience::All, |_| Event::Tiles { freedom, hard });
    }

    // F4.1, F4.3
    pub(super) fn begin_round(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        if s.round > 0 {
            s.start = s.start.next(self.kit.seats);
        }
        s.round += 1;
        for seat in Seat::all(self.kit.seats) {
            let player = &mut s.players[seat];
            player.best = 0;
            player.actions = 0;
            player.took_profession = false;
            player.took_freedom = false;
            player.refused = 0;
        }
        s.auction = Auction::new(s.start, self.kit.seats);
        self.next_turn(s, s.auction.active);
        s.frames.replace(Frame::Step(Step::Auction));
        let (round, minimum, start) = (s.round, self.minimum(s), s.start);
        sink.event(Audience::All, |_| Event::Round { round, minimum: minimum as u8, start });
        sink.event(Audience::All, |_| Event::Begins { phase: Phase::Auction });
    }

    /// The least value of a work in this round. F1.11
    pub(crate) fn minimum(&self, s: &State) -> u16 {
        let round = usize::from(s.round.clamp(1, ROUNDS)) - 1;
        self.kit.components.minimum[round].into()
    }

    pub(super) fn begin_actions(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        s.frames.replace(Frame::Step(Step::Turn(s.start)));
        self.next_turn(s, SeatSet::only(s.start));
        sink.event(Audience::All, |_| Event::Begins { phase: Phase::Actions });
    }

    /// The last settlements are made: prestige cards are turned up. F8.1.2
    pub(super) fn finish(&self, s: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        s.frames.replace(Frame::Over);
        for seat in Seat::all(self.kit.seats) {
            s.players[seat].prestige.reveal(SeatSet::EVERYBODY, sink);
        }
        let all = self.all_counts(s);
        for seat in Seat::all(self.kit.seats) {
            for card in s.players[seat].prestige.peek(referee).prestiges() {
                let points = self.prestige_points(&all, seat, card);
                sink.event(Audience::All, |_| Event::Scored { seat, card, points });
            }
        }
        let state = &*s;
        sink.event(Audience::All, |_| Event::Ended {
            winners: self.outcome(state, referee).winners().iter().collect(),
        });
    }
}
