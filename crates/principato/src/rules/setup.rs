//! Chapter 2: the setup.

use crate::Event;
use crate::data::by_players;
use crate::frame::{Draw, Frame, Frames};
use crate::pieces::{Card, Cube, Face, Goal, Pile, Token};
use crate::state::{Army, Player, Pool, State, Stock};
use crate::{MAX_PLAYERS, Principato};
use signoria_core::contract::Terms;
use signoria_core::{Audience, Bag, PerSeat, Referee, Seat, SeatSet, Sink, Veiled};

impl Principato {
    pub(crate) fn set_up(&self) -> State {
        let components = &self.kit.components;
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
        for seat in Seat::all(self.kit.seats) {
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
            frames: Frames::of(Frame::Draw(Draw::First)),
            first: Seat(0),
            year: 1,
            turns: 0,
            current: Seat(0),
            actions: 0,
            rounds: 0,
            pool: Pool::default(),
            deck: Bag::new(components.deck(0, self.kit.seats)),
            out: self.out_at_start(),
            stock,
            players,
        };
        if let Some((first, _)) = self.kit.options.first() {
            self.seat_first(&mut state, first);
        }
        state
    }

    /// P2.2: the cards whose mark is above the number of players; P2.4: start cards that nobody has got (yet).
    fn out_at_start(&self) -> [u8; Card::COUNT] {
        let mut out = [0; Card::COUNT];
        for deck in 0..3 {
            let removed = self.kit.components.removed(deck, self.kit.seats);
            out.iter_mut().zip(removed).for_each(|(out, n)| *out += n);
        }
        out[self.kit.components.start_equal.idx()] += MAX_PLAYERS as u8 - self.kit.seats;
        self.kit.components.start_different.iter().for_each(|face| out[face.idx()] += 1);
        out
    }

    // P2.9
    pub(crate) fn set_first(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        self.seat_first(state, seat);
        sink.event(Audience::All, |_| Event::First { seat });
    }

    fn seat_first(&self, state: &mut State, seat: Seat) {
        state.first = seat;
        state.current = seat;
        state.frames.replace(Frame::Draw(Draw::Start(seat)));
    }

    /// Start cards that nobody has got yet, a bit each by [`Face::idx`].
    pub(super) fn start_cards_left(&self, state: &State) -> u64 {
        let dealt = state.players.0.map(|player| player.hand[1]);
        let left = self.kit.components.start_different.iter().filter(|face| !dealt.contains(&Some(**face)));
        left.fold(0, |set, face| set | 1 << face.idx())
    }

    // P2.4
    pub(crate) fn deal_start(&self, state: &mut State, seat: Seat, face: Face, sink: &mut impl Sink<Event>) {
        state.players[seat].hand[1] = Some(face);
        state.out[face.idx()] -= 1;
        sink.event(Audience::All, |_| Event::StartCard { seat, card: face });
        let next = seat.next(self.kit.seats);
        let draw = if next == state.first { Draw::Pool } else { Draw::Start(next) };
        state.frames.replace(Frame::Draw(draw));
    }

    // P2.5
    pub(crate) fn lay_out(&self, state: &mut State, face: Face, sink: &mut impl Sink<Event>) {
        state.deck.draw(face.idx());
        state.pool.push(face);
        let place = state.pool.len() - 1;
        sink.event(Audience::All, |_| Event::TurnedOver { card: face, place });
        if state.pool.len() == self.pool_size() {
            state.frames.replace(Frame::Draw(Draw::Goal { back: 1, seat: state.first }));
        }
    }

    // P2.6: a goal is known to its owner alone.
    pub(crate) fn deal_goal(&self, state: &mut State, back: u8, seat: Seat, goal: Goal, sink: &mut impl Sink<Event>) {
        state.players[seat].goals[usize::from(back) - 1] = Some(Veiled::new(goal, SeatSet::only(seat)));
        sink.event(Audience::only(seat), |_| Event::GoalDealt { seat, back, goal: Some(goal) });
        sink.event(Audience::except(seat), |_| Event::GoalDealt { seat, back, goal: None });
        let next = seat.next(self.kit.seats);
        match (next == state.first, back) {
            (false, _) => state.frames.replace(Frame::Draw(Draw::Goal { back, seat: next })),
            (true, 1) => state.frames.replace(Frame::Draw(Draw::Goal { back: 2, seat: next })),
            (true, _) => self.begin_turn(state, sink),
        }
    }

    /// The number of cards that the pool has in every turn. P2.5
    pub(crate) fn pool_size(&self) -> u8 {
        self.kit.components.pool[by_players(self.kit.seats)]
    }

    /// Goals of a back that nobody has got yet, a bit each by [`Goal::idx`].
    pub(super) fn goals_left(&self, state: &State, back: u8, referee: Referee) -> u64 {
        let dealt = state.players.0.map(|player| player.goals[usize::from(back) - 1].map(|goal| *goal.peek(referee)));
        let of_back = |goal: &Goal| self.kit.components.goals[goal.idx()].back == back;
        let left = Goal::ALL.into_iter().filter(|goal| of_back(goal) && !dealt.contains(&Some(*goal)));
        left.fold(0, |set, goal| set | 1 << goal.idx())
    }
}
