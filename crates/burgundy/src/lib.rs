//! The Castles of Burgundy, for 2 to 4 players, by the rules of 2011 (docs/rules/burgundy.md).
//!
//! [`Burgundy`] is the box. Each round the players use two dice each to take hex tiles, place them in their estates, sell
//! goods or take workers; `rules` has a file for each chapter of that.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

pub mod action;
mod chance;
mod choices;
pub mod data;
mod event;
pub mod frame;
mod invariants;
mod options;
mod place;
mod reach;
mod refusal;
mod rules;
mod score;
pub mod state;
pub mod tile;
mod view;
mod words;

pub use action::{Action, Side};
pub use data::Components;
pub use event::Event;
pub use frame::Frame;
pub use options::{Options, Variant};
pub use state::{Choice, Player, Points, State};
pub use view::{
    BoardView, BonusView, CellView, ChoiceView, DepotView, DieView, HexView, PlayerView, SpaceView, StackView, View,
};

use alloc::vec::Vec;
use reach::Reach;
use signoria_core::{
    Actor, Choice as Described, Field, Game, GameInfo, Message, Outcome, Refusal, Rng, Seat, SetupError, Sink, ToAct,
    Viewer,
};
use tile::Space;

/// The seat that stands in places of the round order that nobody has.
pub(crate) const NO_SEAT: Seat = Seat(0);

/// The box: components, options, and what follows from both.
#[derive(Clone, Debug)]
pub struct Burgundy {
    tables: Components,
    options: Options,
    seats: u8,
    /// Place of the number of players in tables for 2, 3 and 4.
    by_players: usize,
    reach: Reach,
    /// The depot spaces in use.
    spaces: Vec<Space>,
}

impl Burgundy {
    /// The components.
    #[must_use]
    pub fn tables(&self) -> &Components {
        &self.tables
    }

    /// The number of players, for arrays.
    #[inline]
    fn n(&self) -> usize {
        usize::from(self.seats)
    }

    /// The estate board of a player who has one.
    #[must_use]
    #[inline]
    pub fn board(&self, player: &Player) -> &data::Board {
        &self.tables.boards[usize::from(player.board) - 1]
    }

    fn do_it(&self, s: &mut State, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        match (s.frame, action) {
            (Frame::FirstPlayer, Action::FirstPlayer(seat)) => self.first_player(s, seat, sink),
            (Frame::StartGoods { dealt }, Action::Goods(goods)) => self.deal_goods(s, dealt, goods, sink),
            (Frame::Sheets { dealt }, Action::Sheet(sheet)) => self.deal_sheet(s, dealt, sheet, sink),
            (Frame::FillDepots { space }, Action::Tile(tile)) => self.fill_space(s, space, tile, sink),
            (Frame::FillBlack { filled }, Action::Tile(tile)) => self.fill_black(s, filled, tile, sink),
            (Frame::FillGoods { filled }, Action::Goods(goods)) => self.fill_goods(s, filled, goods, sink),
            (Frame::Roll { rolled }, Action::Die(value)) => self.roll_die(s, rolled, value, sink),
            (Frame::ChooseSide { place }, Action::Side(side)) => self.choose_side(s, place, side, sink),
            (Frame::ChooseCastle { place }, Action::Castle(cell)) => self.choose_castle(s, place, cell, sink),
            (Frame::ChooseSecretly { waiting }, _) => self.choose_secretly(s, waiting, actor, action, sink),
            (Frame::PickGoods { depot, two }, Action::Pick(goods)) => self.pick(s, depot, two, goods, sink),
            (Frame::Ship, Action::Ship(depot)) => self.unload(s, depot, false, sink),
            (Frame::Ship, Action::ShipTwo(depot)) => self.unload(s, depot, true, sink),
            (_, Action::Take { with, space, discard }) => self.take_tile(s, with, space, discard, sink),
            (_, Action::Place { with, slot, cell }) => self.place_tile(s, with, slot, cell, sink),
            (_, Action::Sell { with, goods }) => self.sell(s, with, goods, sink),
            (_, Action::Workers(with)) => self.take_workers(s, with, sink),
            (_, Action::Buy { source, discard }) => self.buy(s, source, discard, sink),
            (_, Action::Decline) => self.decline(s, sink),
            (_, Action::EndTurn) => self.end_turn(s, sink),
            // Not legal here: nothing happens.
            (
                _,
                Action::FirstPlayer(_)
                | Action::Goods(_)
                | Action::Sheet(_)
                | Action::Tile(_)
                | Action::Die(_)
                | Action::Side(_)
                | Action::Castle(_)
                | Action::Choose(..)
                | Action::Pick(_)
                | Action::Ship(_)
                | Action::ShipTwo(_),
            ) => {}
        }
    }
}

impl Game for Burgundy {
    type Components = Components;
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "burgundy",
        title: "The Castles of Burgundy",
        designer: "Stefan Feld",
        edition: "alea / Ravensburger, 2011",
        seats: 2..=4,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: Action::COUNT,
        data: &data::BUILT_IN,
        rules: [include_str!("../../../docs/rules/burgundy.md"), include_str!("../../../docs/rules/pl/burgundy.md")],
        texts: [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")],
    };

    fn form() -> Vec<Field> {
        Options::form()
    }

    fn components(files: &[(&str, &str)]) -> Result<Components, SetupError> {
        Components::from_files(files)
    }

    fn new(tables: Components, seats: u8, options: Options) -> Result<Self, SetupError> {
        options.check(seats, &tables)?;
        let spaces = (0..Space::COUNT).filter(|i| tables.spaces[*i].min_players <= seats).map(Space::at).collect();
        let reach = Reach::of(&tables);
        Ok(Burgundy { tables, options, seats, by_players: usize::from(seats) - 2, reach, spaces })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        self.empty_table()
    }

    fn to_act(&self, state: &State) -> ToAct {
        self.who(state)
    }

    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.who(s).includes(seat) {
            return;
        }
        match s.frame {
            Frame::ChooseSide { .. } => out.extend(Side::ALL.map(Action::Side)),
            Frame::ChooseCastle { .. } => self.legal_castles(s, seat, out),
            Frame::ChooseSecretly { .. } => self.legal_secret(s, seat, out),
            Frame::Turn => self.legal_turn(s, out),
            Frame::CastleAction => self.legal_castle_action(s, out),
            Frame::Warehouse => self.legal_warehouse(s, out),
            Frame::Fetch(building) => self.legal_fetch(s, building, out),
            Frame::CityHall => self.legal_city_hall(s, out),
            Frame::Ship => self.legal_ship(s, out),
            Frame::PickGoods { depot, two } => self.legal_picks(s, depot, two, out),
            Frame::FirstPlayer
            | Frame::StartGoods { .. }
            | Frame::Sheets { .. }
            | Frame::FillDepots { .. }
            | Frame::FillBlack { .. }
            | Frame::FillGoods { .. }
            | Frame::Roll { .. }
            | Frame::Over => {}
        }
    }

    fn chance(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        self.outcomes(state, out);
    }

    fn roll(&self, state: &State, _: &mut Vec<(Action, u32)>, rng: &mut impl Rng) -> Action {
        self.roll_one(state, rng).expect("a die or a draw is due")
    }

    fn apply(&self, state: &mut State, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        self.do_it(state, actor, action, sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_for(state, viewer)
    }

    fn sample(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        self.sample_for(state, seat, rng)
    }

    fn index(action: Action) -> u32 {
        action.index()
    }

    fn action(index: u32) -> Option<Action> {
        Action::from_index(index)
    }

    fn describe(&self, state: &State, seat: Seat, action: Action) -> Described {
        self.describe_action(state, seat, action)
    }

    fn message(&self, event: &Event) -> Option<Message> {
        self.line(event)
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        self.refuse(state, seat, action)
    }

    fn invariants(&self, state: &State) -> Vec<&'static str> {
        self.broken(state)
    }
}
