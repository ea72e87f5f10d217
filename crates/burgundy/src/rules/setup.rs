//! Chapter 2, and the advanced set-up B8.20 to B8.23.

use crate::Burgundy;
use crate::action::Action;
use crate::data::{GOODS_TILES, START_GOODS, START_SILVERLINGS};
use crate::event::Event;
use crate::frame::{Draw, Frame, Frames, Question, Step};
use crate::options::Variant;
use crate::pieces::{Cell, Goods, Kind, Side, Source, Space, Tile};
use crate::state::{Choice, PLAYERS, Player, Stacks, State};
use alloc::vec::Vec;
use core::array::from_fn;
use signoria_core::contract::Terms;
use signoria_core::{Audience, Bag, PerSeat, Referee, Seat, SeatSet, Sink, Veiled};

/// The seat that stands in places of the round order that nobody has.
const NO_SEAT: Seat = Seat(0);

impl Burgundy {
    /// The table before anything has happened, chance included (B2.1 to B2.3, B2.7).
    pub(crate) fn set_up(&self) -> State {
        let coloured = &self.kit.components.coloured;
        let of = |tile: Tile| coloured[tile.idx()];
        let mut state = State {
            frames: Frames::of(Frame::Draw(Draw::FirstPlayer)),
            phase: 0,
            round: 0,
            turn: 0,
            bought: false,
            white: 0,
            order: [NO_SEAT; PLAYERS],
            track: [NO_SEAT; PLAYERS],
            depots: [None; Space::COUNT],
            depot_goods: [[0; 6]; 6],
            black: [None; Source::BLACK],
            coming: [None; 5],
            stacks: Stacks {
                castles: of(Tile::CASTLE),
                mines: of(Tile::MINE),
                ships: of(Tile::SHIP),
                buildings: Bag::new(from_fn(|i| coloured[Tile::FIRST_BUILDING + i])),
                animals: Bag::new(from_fn(|i| coloured[Tile::FIRST_ANIMAL + i])),
                knowledge: Bag::new(from_fn(|i| coloured[Tile::FIRST_KNOWLEDGE + i])),
                black: Bag::new(self.kit.components.black),
            },
            goods: Bag::new([GOODS_TILES; 6]),
            removed: Bag::default(),
            sheets: PerSeat::default(),
            choices: PerSeat::default(),
            players: PerSeat(from_fn(|i| Player {
                silverlings: if i < self.n() { START_SILVERLINGS } else { 0 },
                ..Player::default()
            })),
        };
        if let Some((first, _)) = self.kit.options.first() {
            self.seat_players(&mut state, first);
        }
        state
    }

    /// B2.8, B2.9: clockwise from the first player, more workers for the later ones, and the markers in one stack.
    fn seat_players(&self, state: &mut State, first: Seat) {
        let mut seat = first;
        for place in 0..self.n() {
            state.order[place] = seat;
            state.players[seat].workers = place as u8 + 1;
            seat = seat.next(self.kit.seats);
        }
        state.track = state.order;
        state.frames.replace(Frame::Draw(Draw::StartGoods { dealt: 0 }));
    }

    pub(crate) fn first_player(&self, state: &mut State, first: Seat, sink: &mut impl Sink<Event>) {
        self.seat_players(state, first);
        sink.event(Audience::All, |_| Event::FirstPlayer { seat: first });
    }

    /// B2.6: three goods for each, in round order.
    pub(crate) fn deal_goods(&self, state: &mut State, dealt: u8, goods: Goods, sink: &mut impl Sink<Event>) {
        let seat = state.order[usize::from(dealt / START_GOODS)];
        state.goods.draw(goods.idx());
        state.players[seat].goods[goods.idx()] += 1;
        sink.event(Audience::All, |_| Event::GoodsDealt { seat, goods: goods.number() });
        let dealt = dealt + 1;
        if dealt < START_GOODS * self.kit.seats {
            state.frames.replace(Frame::Draw(Draw::StartGoods { dealt }));
        } else if self.kit.options.boards.is_some() {
            self.give_boards(state);
        } else if self.kit.options.variant == Variant::Base {
            // B2.4, B2.5
            for place in 0..self.n() {
                let seat = state.order[place];
                state.players[seat].board = 1;
                let cell =
                    self.board(&state.players[seat]).default_castle.expect("board 1 says where the castle stands");
                self.set_castle(state, seat, cell, sink);
            }
            self.start_phase(state, sink);
        } else {
            state.frames.replace(Frame::Draw(Draw::Sheet { dealt: 0 }));
        }
    }

    /// B8.24: the boards that the table agreed on.
    fn give_boards(&self, state: &mut State) {
        for (i, board) in self.kit.options.boards.iter().flatten().enumerate() {
            state.players.0[i].board = *board;
        }
        self.choose_boards(state);
    }

    /// B8.21, B8.22: one after another, or all at the same time.
    fn choose_boards(&self, state: &mut State) {
        match self.kit.options.variant {
            Variant::Secret => {
                state.frames.replace(Frame::Step(Step::Reveal));
                state.frames.ask(Question::Secret { waiting: SeatSet::first_n(self.kit.seats) });
            }
            Variant::Base | Variant::Open => state.frames.replace(Frame::Step(Step::Boards { place: 0 })),
        }
    }

    /// The question for the player at this place of the order; after the last one phase A begins.
    pub(crate) fn next_board(&self, state: &mut State, place: u8, sink: &mut impl Sink<Event>) {
        if place == self.kit.seats {
            return self.start_phase(state, sink);
        }
        let seat = state.order[usize::from(place)];
        state.frames.replace(Frame::Step(Step::Boards { place: place + 1 }));
        if state.players[seat].board == 0 {
            return state.frames.ask(Question::Side { place });
        }
        match self.board(&state.players[seat]).default_castle {
            // On a fixed board 1 the castle stands in the centre, as in the base set-up.
            Some(cell) if self.kit.options.variant == Variant::Base => self.set_castle(state, seat, cell, sink),
            _ => state.frames.ask(Question::Castle { place }),
        }
    }

    /// B8.20: sheets in round order, without replacement.
    pub(crate) fn deal_sheet(&self, state: &mut State, dealt: u8, sheet: u8, sink: &mut impl Sink<Event>) {
        let seat = state.order[usize::from(dealt)];
        state.sheets[seat] = sheet + 1;
        sink.event(Audience::All, |_| Event::SheetDealt {
            seat,
            boards: self.kit.components.sheets[usize::from(sheet)],
        });
        if dealt + 1 < self.kit.seats {
            state.frames.replace(Frame::Draw(Draw::Sheet { dealt: dealt + 1 }));
        } else {
            self.choose_boards(state);
        }
    }

    /// The sheets that are not yet dealt.
    pub(crate) fn sheets_left(&self, state: &State) -> u64 {
        let dealt = state.sheets.0.iter().fold(0, |set, sheet| set | 1 << sheet);
        0b111_111 & !(dealt >> 1)
    }

    /// The board on a side of the sheet that a seat was dealt.
    pub(crate) fn side(&self, state: &State, seat: Seat, side: Side) -> u8 {
        self.kit.components.sheets[usize::from(state.sheets[seat]) - 1][side as usize]
    }

    pub(crate) fn legal_castles(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.board(&state.players[seat]).castles.map(Action::Castle));
    }

    /// BD1 and BD2 at once, or BD2 alone where the boards are fixed.
    pub(crate) fn legal_secret(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.players[seat].board > 0 {
            return self.legal_castles(state, seat, out);
        }
        for side in Side::ALL {
            let board = &self.kit.components.boards[usize::from(self.side(state, seat, side)) - 1];
            out.extend(board.castles.map(|cell| Action::Choose(side, cell)));
        }
    }

    pub(crate) fn choose_side(&self, state: &mut State, place: u8, side: Side, sink: &mut impl Sink<Event>) {
        let seat = state.order[usize::from(place)];
        let board = self.side(state, seat, side);
        state.players[seat].board = board;
        state.frames.ask(Question::Castle { place });
        sink.event(Audience::All, |_| Event::SideChosen { seat, board });
    }

    pub(crate) fn choose_castle(&self, state: &mut State, place: u8, cell: Cell, sink: &mut impl Sink<Event>) {
        self.set_castle(state, state.order[usize::from(place)], cell, sink);
    }

    /// B8.22: the choice stays with its owner until the last one has chosen.
    pub(crate) fn choose_secretly(
        &self,
        state: &mut State,
        waiting: SeatSet,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        state.choices[seat] = Veiled::new(Some(self.secret_choice(state, seat, action)), SeatSet::only(seat));
        sink.event(Audience::All, |_| Event::Chosen { seat });
        let waiting = waiting.without(seat);
        if !waiting.is_empty() {
            state.frames.ask(Question::Secret { waiting });
        }
    }

    /// B8.22: all choices are shown at once, and the castles stand.
    pub(crate) fn reveal(&self, state: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        for place in 0..self.n() {
            let seat = state.order[place];
            state.choices[seat].reveal(SeatSet::EVERYBODY, sink);
            let shown = core::mem::take(&mut state.choices[seat]);
            let choice = shown.peek(referee).expect("everybody has chosen");
            state.players[seat].board = choice.board;
            self.set_castle(state, seat, choice.cell, sink);
        }
        self.start_phase(state, sink);
    }

    /// The board and hex that an answer names.
    pub(crate) fn secret_choice(&self, state: &State, seat: Seat, action: Action) -> Choice {
        match action {
            Action::Choose(side, cell) => Choice { board: self.side(state, seat, side), cell },
            Action::Castle(cell) => Choice { board: state.players[seat].board, cell },
            action => unreachable!("{action} is no secret choice"),
        }
    }

    /// B2.5: the starting castle covers its hex; nothing is scored or done for it (BA18).
    fn set_castle(&self, state: &mut State, seat: Seat, cell: Cell, sink: &mut impl Sink<Event>) {
        state.stacks.castles -= 1;
        let player = &mut state.players[seat];
        assert!(self.board(player).castles.contains(&cell), "the castle stands on a dark green hex");
        self.lay(player, cell, Tile::CASTLE);
        let board = player.board;
        sink.event(Audience::All, |_| Event::CastleSet { seat, board, cell: cell.number() });
    }

    /// Lays a tile on a hex of the player's board, without any effect or score.
    pub fn lay(&self, player: &mut Player, cell: Cell, tile: Tile) {
        player.estate.0[cell.idx()] = Some(tile);
        player.covered |= cell.bit();
        player.beside |= self.kit.components.adjacent[cell.idx()];
        match tile.kind() {
            Kind::Building => {
                let city = self.board(player).city_of[cell.idx()];
                player.city_kinds[usize::from(city)] |= 1 << (tile.idx() - Tile::FIRST_BUILDING);
            }
            Kind::Knowledge => player.knowledge |= 1 << (tile.idx() - Tile::FIRST_KNOWLEDGE + 1),
            Kind::Castle | Kind::Mine | Kind::Ship | Kind::Animal => {}
        }
    }
}
