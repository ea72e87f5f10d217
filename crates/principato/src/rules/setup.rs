//! Chapter 2: the setup.

use crate::frame::{Frame, Frames};
use crate::kinds::{Card, Cube, Face, Goal, Pile, Token};
use crate::state::{Army, Player, Pool, State, Stock};
use crate::view::Event;
use crate::{MAX_PLAYERS, Principato};
use signoria_core::{Audience, Bag, PerSeat, Seat, SeatSet, Sink, Veiled};

impl Principato {
    pub(crate) fn set_up(&self) -> State {
        let components = &self.components;
        let mut stock = Stock { tokens: components.tokens, cubes: components.cubes, culture: components.culture };
        let nothing = Player {
            hand: [None; 2],
            tokens: [0; 5],
            army: [Army::default(); 2],
            cubes: [0; 3],
            culture: Default::default(),
            military: 0,
            goals: [None; 2],
        };
        let mut players = PerSeat([nothing; MAX_PLAYERS]);
        for seat in Seat::all(self.seats) {
            let player = &mut players[seat];
            // P2.4: the first start card is the same for all.
            player.hand[0] = Some(components.start_equal);
            // P2.8
            for token in [Token::Field, Token::Farm, Token::Palazzo, Token::Bank] {
                player.tokens[token.idx()] = 1;
            }
            player.cubes = [1; 3];
            for pile in [Pile::FieldFarm, Pile::PalazzoBank] {
                stock.tokens[pile.idx()] -= 2;
            }
            for cube in Cube::ALL {
                stock.cubes[cube.idx()] -= 1;
            }
        }
        let mut state = State {
            frames: Frames::new(Frame::First),
            first: Seat(0),
            year: 1,
            turns: 0,
            current: Seat(0),
            actions: 0,
            rounds: 0,
            pool: Pool::default(),
            deck: Bag::new(components.deck(0, self.seats)),
            out: self.out_at_start(),
            stock,
            players,
        };
        if let Some(first) = self.options.first {
            self.seat_first(&mut state, Seat(first));
        }
        state
    }

    /// P2.2: the cards whose mark is above the number of players; P2.4: start cards that nobody has got (yet).
    fn out_at_start(&self) -> [u8; Card::COUNT] {
        let mut out = [0; Card::COUNT];
        for deck in 0..3 {
            let removed = self.components.removed(deck, self.seats);
            out.iter_mut().zip(removed).for_each(|(out, n)| *out += n);
        }
        out[self.components.start_equal.idx()] += MAX_PLAYERS as u8 - self.seats;
        self.components.start_different.iter().for_each(|face| out[face.idx()] += 1);
        out
    }

    // P2.9
    pub(crate) fn set_first(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        self.seat_first(state, seat);
        sink.event(Audience::All, || Event::First { seat });
    }

    fn seat_first(&self, state: &mut State, seat: Seat) {
        state.first = seat;
        state.current = seat;
        state.frames.replace(Frame::Start(seat));
    }

    /// In the order of the faces.
    pub(crate) fn start_cards_left(&self, state: &State) -> impl Iterator<Item = Face> {
        let dealt = state.players.0.map(|player| player.hand[1]);
        self.components.start_different.into_iter().filter(move |face| !dealt.contains(&Some(*face)))
    }

    // P2.4
    pub(crate) fn deal_start(&self, state: &mut State, seat: Seat, face: Face, sink: &mut impl Sink<Event>) {
        state.players[seat].hand[1] = Some(face);
        state.out[face.idx()] -= 1;
        sink.event(Audience::All, || Event::StartCard { seat, card: face });
        let next = seat.next(self.seats);
        state.frames.replace(if next == state.first { Frame::Pool } else { Frame::Start(next) });
    }

    // P2.5
    pub(crate) fn lay_out(&self, state: &mut State, face: Face, sink: &mut impl Sink<Event>) {
        state.deck.draw(face.idx());
        state.pool.push(face);
        let place = state.pool.len() - 1;
        sink.event(Audience::All, || Event::TurnedOver { card: face, place });
        if state.pool.len() == self.pool_size() {
            state.frames.replace(Frame::Goal { back: 1, seat: state.first });
        }
    }

    // P2.6: a goal is known to its owner alone.
    pub(crate) fn deal_goal(&self, state: &mut State, back: u8, seat: Seat, goal: Goal, sink: &mut impl Sink<Event>) {
        state.players[seat].goals[usize::from(back) - 1] = Some(Veiled::new(goal, SeatSet::only(seat)));
        sink.event(Audience::Only(seat), || Event::GoalDealt { seat, back, goal: Some(goal) });
        sink.event(Audience::Except(seat), || Event::GoalDealt { seat, back, goal: None });
        let next = seat.next(self.seats);
        match (next == state.first, back) {
            (false, _) => state.frames.replace(Frame::Goal { back, seat: next }),
            (true, 1) => state.frames.replace(Frame::Goal { back: 2, seat: next }),
            (true, _) => self.begin_turn(state, sink),
        }
    }
}
