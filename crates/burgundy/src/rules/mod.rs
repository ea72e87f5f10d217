//! The rules, a file a chapter; what may be done and what it does stand side by side.

mod effects;
mod goods;
mod phases;
mod place;
mod reach;
mod scoring;
mod setup;
mod take;
mod turn;

pub(crate) use effects::cell_numbers;
pub(crate) use goods::named;
pub(crate) use reach::Reach;

use crate::frame::{Draw, Frame, Question, Step};
use crate::pieces::{Goods, Kind, Side, Tile};
use crate::{Action, Burgundy, Event, State};
use alloc::vec::Vec;
use signoria_core::contract::Rules;
use signoria_core::{Draws, Referee, Seat, SeatSet, Sink, Turn};

impl Rules for Burgundy {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Question = Question;
    type Draw = Draw;
    type Step = Step;

    fn start(&self) -> State {
        self.set_up()
    }

    #[inline]
    fn top(&self, state: &State) -> Frame {
        state.frames.top()
    }

    /// B4.9: each player has one turn in a round. The set-up and the dice are nobody's.
    fn turn(&self, state: &State) -> Turn {
        match state.frames.top() {
            Frame::Ask(question) if question.in_turn() => {
                let round = 5 * u32::from(state.phase) + u32::from(state.round);
                let number = u32::from(self.kit.seats) * (round - 1) + u32::from(state.turn) + 1;
                Turn { number, seats: SeatSet::only(state.active()) }
            }
            Frame::Ask(_) | Frame::Draw(_) | Frame::Step(_) | Frame::Over => Turn::NONE,
        }
    }

    #[inline]
    fn deciders(&self, state: &State, question: Question) -> SeatSet {
        match question {
            Question::Side { place } | Question::Castle { place } => SeatSet::only(state.order[usize::from(place)]),
            Question::Secret { waiting } => waiting,
            Question::Turn
            | Question::CastleAction
            | Question::Warehouse
            | Question::Fetch(_)
            | Question::CityHall
            | Question::Ship
            | Question::PickGoods { .. } => SeatSet::only(state.active()),
        }
    }

    #[inline]
    fn legal(&self, state: &State, question: Question, seat: Seat, _: Referee, out: &mut Vec<Action>) {
        match question {
            Question::Side { .. } => out.extend(Side::ALL.map(Action::Side)),
            Question::Castle { .. } => self.legal_castles(state, seat, out),
            Question::Secret { .. } => self.legal_secret(state, seat, out),
            Question::Turn => self.legal_turn(state, out),
            Question::CastleAction => self.legal_castle_action(state, out),
            Question::Warehouse => self.legal_warehouse(state, out),
            Question::Fetch(building) => self.legal_fetch(state, building, out),
            Question::CityHall => self.legal_city_hall(state, out),
            Question::Ship => self.legal_ship(state, out),
            Question::PickGoods { depot, two } => self.legal_picks(state, depot, two, out),
        }
    }

    #[inline]
    fn answer(
        &self,
        state: &mut State,
        question: Question,
        seat: Seat,
        action: Action,
        _: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        use Question as Q;
        state.frames.pop();
        match (question, action) {
            (Q::Side { place }, Action::Side(side)) => self.choose_side(state, place, side, sink),
            (Q::Castle { place }, Action::Castle(cell)) => self.choose_castle(state, place, cell, sink),
            (Q::Secret { waiting }, Action::Choose(..) | Action::Castle(_)) => {
                self.choose_secretly(state, waiting, seat, action, sink);
            }
            (Q::Turn | Q::CastleAction | Q::Fetch(_), Action::Take { with, space, discard }) => {
                self.take_tile(state, question, with, space, discard, sink);
            }
            (Q::Turn | Q::CastleAction | Q::CityHall, Action::Place { with, slot, cell }) => {
                self.place_tile(state, question, with, slot, cell, sink);
            }
            (Q::Turn | Q::CastleAction | Q::Warehouse, Action::Sell { with, goods }) => {
                self.sell(state, question, with, goods, sink);
            }
            (Q::Turn | Q::CastleAction, Action::Workers(with)) => self.take_workers(state, question, with, sink),
            (Q::Turn, Action::Buy { source, discard }) => self.buy(state, source, discard, sink),
            (Q::Turn, Action::EndTurn) => self.end_turn(state, sink),
            (Q::Warehouse | Q::Fetch(_) | Q::CityHall, Action::Decline) => self.decline(state, sink),
            (Q::Ship, Action::Ship(depot)) => self.unload(state, depot, false, sink),
            (Q::Ship, Action::ShipTwo(depot)) => self.unload(state, depot, true, sink),
            (Q::PickGoods { depot, two }, Action::Pick(goods)) => self.pick(state, depot, two, goods, sink),
            (question, action) => unreachable!("{action} is no answer to {question:?}"),
        }
    }

    #[inline]
    fn draws<'a>(&'a self, state: &'a State, draw: Draw, _: Referee) -> Draws<'a, Action> {
        let stacks = &state.stacks;
        match draw {
            Draw::FirstPlayer => Draws::Even(self.kit.seats.into(), |seat| Action::FirstPlayer(Seat(seat as u8))),
            Draw::StartGoods { .. } | Draw::Goods { .. } => state.goods.draws(|goods| Action::Goods(Goods::ALL[goods])),
            Draw::Sheet { .. } => Draws::Among(self.sheets_left(state), |sheet| Action::Sheet(sheet as u8)),
            Draw::Depot(space) => match self.kind_of(space, state.phase) {
                Some(Kind::Building) => stacks.buildings.draws(|i| Action::Tile(Tile::at(Tile::FIRST_BUILDING + i))),
                Some(Kind::Animal) => stacks.animals.draws(|i| Action::Tile(Tile::at(Tile::FIRST_ANIMAL + i))),
                Some(Kind::Knowledge) => stacks.knowledge.draws(|i| Action::Tile(Tile::at(Tile::FIRST_KNOWLEDGE + i))),
                kind => unreachable!("nothing is drawn for {space}: {kind:?}"),
            },
            Draw::Black { .. } => stacks.black.draws(|i| Action::Tile(Tile::at(i))),
            Draw::Die { .. } => Draws::Even(6, |pips| Action::Die(pips as u8 + 1)),
        }
    }

    #[inline]
    fn drawn(&self, state: &mut State, draw: Draw, action: Action, _: Referee, sink: &mut impl Sink<Event>) {
        match (draw, action) {
            (Draw::FirstPlayer, Action::FirstPlayer(seat)) => self.first_player(state, seat, sink),
            (Draw::StartGoods { dealt }, Action::Goods(goods)) => self.deal_goods(state, dealt, goods, sink),
            (Draw::Sheet { dealt }, Action::Sheet(sheet)) => self.deal_sheet(state, dealt, sheet, sink),
            (Draw::Depot(space), Action::Tile(tile)) => self.fill_space(state, space, tile, sink),
            (Draw::Black { filled }, Action::Tile(tile)) => self.fill_black(state, filled, tile, sink),
            (Draw::Goods { filled }, Action::Goods(goods)) => self.fill_goods(state, filled, goods, sink),
            (Draw::Die { rolled }, Action::Die(value)) => self.roll_die(state, rolled, value, sink),
            (draw, action) => unreachable!("{action} is no outcome of {draw:?}"),
        }
    }

    #[inline]
    fn step(&self, state: &mut State, step: Step, referee: Referee, sink: &mut impl Sink<Event>) {
        match step {
            Step::Boards { place } => self.next_board(state, place, sink),
            Step::Reveal => self.reveal(state, referee, sink),
            Step::Turn => self.go_on(state, sink),
        }
    }

    /// Side and hex are one choice of a board (B8.20).
    fn midway(&self, state: &State, seat: Seat, _: Referee) -> bool {
        match state.frames.top() {
            Frame::Ask(Question::Castle { place }) => {
                state.order[usize::from(place)] == seat && self.kit.options.boards.is_none()
            }
            Frame::Ask(_) | Frame::Draw(_) | Frame::Step(_) | Frame::Over => false,
        }
    }
}
