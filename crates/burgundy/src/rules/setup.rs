//! Chapter 2, and the advanced set-up B8.20 to B8.23.

use crate::action::{Action, Side};
use crate::event::Event;
use crate::frame::Frame;
use crate::options::Variant;
use crate::state::{Choice, Player, Stacks, State};
use crate::tile::{Cell, Goods, Kind, Tile};
use crate::{Burgundy, NO_SEAT};
use alloc::vec::Vec;
use core::array::from_fn;
use signoria_core::{Actor, Audience, Bag, PerSeat, Seat, SeatSet, Sink, Veiled};

impl Burgundy {
    /// The table before anything has happened, chance included (B2.1 to B2.3, B2.7).
    pub(crate) fn empty_table(&self) -> State {
        let coloured = &self.tables.coloured;
        let of = |tile: Tile| coloured[tile.idx()];
        let mut state = State {
            frame: Frame::FirstPlayer,
            phase: 0,
            round: 0,
            turn: 0,
            bought: false,
            white: 0,
            order: [NO_SEAT; 4],
            track: [NO_SEAT; 4],
            depots: [None; 24],
            depot_goods: [[0; 6]; 6],
            black: [None; 8],
            coming: [None; 5],
            stacks: Stacks {
                castles: of(Tile::CASTLE),
                mines: of(Tile::MINE),
                ships: of(Tile::SHIP),
                buildings: Bag::new(from_fn(|i| coloured[Tile::FIRST_BUILDING + i])),
                animals: Bag::new(from_fn(|i| coloured[Tile::FIRST_ANIMAL + i])),
                knowledge: Bag::new(from_fn(|i| coloured[Tile::FIRST_KNOWLEDGE + i])),
                black: Bag::new(self.tables.black),
            },
            goods: Bag::new(self.tables.goods),
            removed: Bag::default(),
            sheets: PerSeat::default(),
            choices: PerSeat::default(),
            players: PerSeat(from_fn(|i| Player {
                silverlings: if i < self.n() { self.tables.start_silverlings } else { 0 },
                ..Player::default()
            })),
        };
        if let Some(first) = self.options.first {
            self.seat_players(&mut state, Seat(first));
        }
        state
    }

    /// B2.8, B2.9: clockwise from the first player, more workers for the later ones, and the markers in one stack.
    fn seat_players(&self, s: &mut State, first: Seat) {
        let mut seat = first;
        for place in 0..self.n() {
            s.order[place] = seat;
            s.players[seat].workers = self.tables.start_workers[self.by_players][place];
            seat = seat.next(self.seats);
        }
        s.track = s.order;
        s.frame = Frame::StartGoods { dealt: 0 };
    }

    pub(crate) fn first_player(&self, s: &mut State, first: Seat, sink: &mut impl Sink<Event>) {
        self.seat_players(s, first);
        sink.event(Audience::All, || Event::FirstPlayer { seat: first });
    }

    /// B2.6: three goods for each, in round order.
    pub(crate) fn deal_goods(&self, s: &mut State, dealt: u8, goods: Goods, sink: &mut impl Sink<Event>) {
        let seat = s.order[usize::from(dealt / self.tables.start_goods)];
        s.goods.draw(goods.idx());
        s.players[seat].goods[goods.idx()] += 1;
        sink.event(Audience::All, || Event::GoodsDealt { seat, goods: goods.number() });
        let dealt = dealt + 1;
        if dealt < self.tables.start_goods * self.seats {
            s.frame = Frame::StartGoods { dealt };
        } else if self.options.boards.is_some() {
            self.give_boards(s, sink);
        } else if self.options.variant == Variant::Base {
            // B2.4, B2.5
            for place in 0..self.n() {
                let seat = s.order[place];
                s.players[seat].board = 1;
                if let Some(cell) = self.board(&s.players[seat]).default_castle {
                    self.set_castle(s, seat, cell, sink);
                }
            }
            self.start_phase(s, sink);
        } else {
            s.frame = Frame::Sheets { dealt: 0 };
        }
    }

    /// B8.24: the boards that the table agreed on.
    fn give_boards(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        for (i, board) in self.options.boards.iter().flatten().enumerate() {
            s.players.0[i].board = *board;
        }
        self.choose_boards(s, sink);
    }

    /// B8.21, B8.22: one after another, or all at the same time.
    fn choose_boards(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        match self.options.variant {
            Variant::Secret => s.frame = Frame::ChooseSecretly { waiting: SeatSet::first_n(self.seats) },
            Variant::Base | Variant::Open => self.choose_openly(s, 0, sink),
        }
    }

    /// The question for the player at this place of the order; after the last one phase A begins.
    fn choose_openly(&self, s: &mut State, mut place: u8, sink: &mut impl Sink<Event>) {
        while place < self.seats {
            let seat = s.order[usize::from(place)];
            if s.players[seat].board == 0 {
                s.frame = Frame::ChooseSide { place };
                return;
            }
            match self.board(&s.players[seat]).default_castle {
                // On a fixed board 1 the castle stands in the centre, as in the base set-up.
                Some(cell) if self.options.variant == Variant::Base => self.set_castle(s, seat, cell, sink),
                _ => {
                    s.frame = Frame::ChooseCastle { place };
                    return;
                }
            }
            place += 1;
        }
        self.start_phase(s, sink);
    }

    /// B8.20: sheets in round order, without replacement.
    pub(crate) fn deal_sheet(&self, s: &mut State, dealt: u8, sheet: u8, sink: &mut impl Sink<Event>) {
        let seat = s.order[usize::from(dealt)];
        s.sheets[seat] = sheet + 1;
        sink.event(Audience::All, || Event::SheetDealt { seat, boards: self.tables.sheets[usize::from(sheet)] });
        if dealt + 1 < self.seats {
            s.frame = Frame::Sheets { dealt: dealt + 1 };
        } else {
            self.choose_boards(s, sink);
        }
    }

    /// The sheets that are not yet dealt.
    pub(crate) fn sheets_left(&self, s: &State) -> impl Iterator<Item = u8> {
        let dealt = s.sheets;
        (0..6).filter(move |sheet| !dealt.0.contains(&(sheet + 1)))
    }

    /// The board on a side of the sheet that a seat was dealt.
    pub(crate) fn side(&self, s: &State, seat: Seat, side: Side) -> u8 {
        self.tables.sheets[usize::from(s.sheets[seat]) - 1][side as usize]
    }

    pub(crate) fn legal_castles(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.board(&s.players[seat]).castles.map(Action::Castle));
    }

    /// BD1 and BD2 at once, or BD2 alone where the boards are fixed.
    pub(crate) fn legal_secret(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if s.players[seat].board > 0 {
            return self.legal_castles(s, seat, out);
        }
        for side in Side::ALL {
            let board = &self.tables.boards[usize::from(self.side(s, seat, side)) - 1];
            out.extend(board.castles.map(|cell| Action::Choose(side, cell)));
        }
    }

    pub(crate) fn choose_side(&self, s: &mut State, place: u8, side: Side, sink: &mut impl Sink<Event>) {
        let seat = s.order[usize::from(place)];
        let board = self.side(s, seat, side);
        s.players[seat].board = board;
        s.frame = Frame::ChooseCastle { place };
        sink.event(Audience::All, || Event::SideChosen { seat, board });
    }

    pub(crate) fn choose_castle(&self, s: &mut State, place: u8, cell: Cell, sink: &mut impl Sink<Event>) {
        self.set_castle(s, s.order[usize::from(place)], cell, sink);
        self.choose_openly(s, place + 1, sink);
    }

    /// B8.22: the choice stays with its owner until the last one has chosen.
    pub(crate) fn choose_secretly(
        &self,
        s: &mut State,
        waiting: SeatSet,
        actor: Actor,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let Actor::Seat(seat) = actor else { return };
        s.choices[seat] = Veiled::new(self.secret_choice(s, seat, action), SeatSet::only(seat));
        sink.event(Audience::All, || Event::Chosen { seat });
        let waiting = waiting.without(seat);
        s.frame = Frame::ChooseSecretly { waiting };
        if !waiting.is_empty() {
            return;
        }
        for place in 0..self.n() {
            let seat = s.order[place];
            s.choices[seat].reveal(SeatSet::EVERYBODY, sink);
            let shown = core::mem::take(&mut s.choices[seat]);
            if let Some(choice) = shown.peek() {
                s.players[seat].board = choice.board;
                self.set_castle(s, seat, choice.cell, sink);
            }
        }
        self.start_phase(s, sink);
    }

    /// The board and hex that an answer names.
    pub(crate) fn secret_choice(&self, s: &State, seat: Seat, action: Action) -> Option<Choice> {
        match action {
            Action::Choose(side, cell) => Some(Choice { board: self.side(s, seat, side), cell }),
            Action::Castle(cell) => Some(Choice { board: s.players[seat].board, cell }),
            _ => None,
        }
    }

    /// B2.5: the starting castle covers its hex; nothing is scored or done for it (BA18).
    fn set_castle(&self, s: &mut State, seat: Seat, cell: Cell, sink: &mut impl Sink<Event>) {
        s.stacks.castles -= 1;
        self.lay(&mut s.players[seat], cell, Tile::CASTLE);
        let board = s.players[seat].board;
        sink.event(Audience::All, || Event::CastleSet { seat, board, cell: cell.number() });
    }

    /// Lays a tile on a hex of the player's board, without any effect or score.
    pub fn lay(&self, player: &mut Player, cell: Cell, tile: Tile) {
        player.estate.0[cell.idx()] = Some(tile);
        player.covered |= cell.bit();
        player.beside |= self.tables.adjacent[cell.idx()];
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
