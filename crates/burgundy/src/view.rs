//! What a viewer sees: everything of B3.1, and of the secret choices his own (B3.4).

use crate::Burgundy;
use crate::data::{
    self, GOODS_TYPES, GOODS_VP, LARGE_BONUS, PHASE_BONUS, PHASES, PURCHASE_COST, REGION_VP, ROUNDS, SMALL_BONUS,
};
use crate::frame::{Draw, Frame, Question};
use crate::pieces::{Cell, Depot, Goods, Kind, Side, Tile};
use crate::rules::named;
use crate::state::{Choice, Player, Points, State};
use crate::words::LETTERS;
use alloc::vec::Vec;
use serde::Serialize;
use signoria_core::contract::Eyes;
use signoria_core::{Eye, Seat};

/// The table as one viewer sees it. Numbers are those of the rulebook: depots, goods and hexes from 1, phases A to E as 0 to 4.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The phase, 0 to 4.
    pub phase: u8,
    /// The round of the phase, 1 to 5; 0 while a phase is prepared.
    pub round: u8,
    /// How many rounds a phase has.
    pub rounds: u8,
    /// What the phases are called, in their order, as keys of texts.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub phases: Vec<&'static str>,
    /// What is going on: `setup`, `choice`, `phase`, `roll`, `turn`, `castle`, `warehouse`, `fetch`, `city_hall`, `ship`,
    /// `goods`, `over`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub step: &'static str,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// Whether the purchase of this turn has been made; no while nobody's turn goes on.
    pub bought: bool,
    /// The depots that a ship has named, while its goods are picked.
    pub named: Vec<u8>,
    /// The order of the round.
    pub order: Vec<Seat>,
    /// How many turns of the round are over; none while dice are rolled or a phase is prepared, all at the end.
    pub moved: u8,
    /// The spaces of the turn order track from its start, each with its stack from top to bottom.
    pub track: Vec<Vec<Seat>>,
    /// The white die, once it is rolled.
    pub white: Option<u8>,
    /// Who holds the white die (rolls it in the next round).
    pub white_holder: Option<Seat>,
    /// The six numbered depots.
    pub depots: Vec<DepotView>,
    /// The spaces of the black depot.
    #[cfg_attr(feature = "ts", ts(type = "(string | null)[]"))]
    pub black: Vec<Option<Tile>>,
    /// The goods on the five round spaces.
    pub coming: Vec<Option<u8>>,
    /// How many goods lie face down on each phase space.
    pub goods_stacks: Vec<u8>,
    /// How many tiles are left in each face-down stack.
    pub stacks: Vec<StackView>,
    /// The tiles that left the game, by face.
    #[cfg_attr(feature = "ts", ts(type = "[string, number][]"))]
    pub removed: Vec<(Tile, u8)>,
    /// The bonus tiles.
    pub bonus: Vec<BonusView>,
    /// Points for a region of 1 to 8 hexes.
    pub region_vp: Vec<u8>,
    /// Points on top in each phase.
    pub phase_bonus: Vec<u8>,
    /// Points for each goods tile sold.
    pub goods_vp: u8,
    /// Silverlings for a purchase.
    pub purchase_cost: u8,
    /// How many types of goods a player can store.
    pub goods_types: u8,
    /// The hexes of every estate, by number.
    pub hexes: Vec<HexView>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

/// A numbered depot.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DepotView {
    /// Its number.
    pub number: u8,
    /// The hex spaces in use.
    pub spaces: Vec<SpaceView>,
    /// How many goods of each type.
    pub goods: Vec<u8>,
}

/// A hex space of a depot.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    /// Which space of the depot, 1 to 4.
    pub slot: u8,
    /// What it takes in this phase.
    pub kind: Kind,
    /// What lies there.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub tile: Option<Tile>,
}

/// A face-down stack.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackView {
    /// The colour of the backs.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub back: &'static str,
    /// How many tiles.
    pub left: u16,
}

/// The two bonus tiles of a colour.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BonusView {
    /// The colour's kind.
    pub kind: Kind,
    /// Points of the large tile.
    pub large: u8,
    /// Who has it.
    pub large_owner: Option<Seat>,
    /// Points of the small tile.
    pub small: u8,
    /// Who has it.
    pub small_owner: Option<Seat>,
}

/// A hex of every estate.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexView {
    /// Column in axial coordinates, pointy top, the centre at 0.
    pub q: i8,
    /// Row.
    pub r: i8,
    /// Die number.
    pub die: u8,
}

/// A player's side of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// What the final scoring would add if the game ended now, by the key of the source; empty once it has.
    #[cfg_attr(feature = "ts", ts(type = "[string, number][]"))]
    pub at_end: Vec<(&'static str, u16)>,
    /// The estate, once its board is known.
    pub board: Option<BoardView>,
    /// The boards of the dealt sheet, while one is to be chosen.
    pub offered: Vec<BoardView>,
    /// Whether a secret choice is made.
    pub chosen: bool,
    /// The secret choice, as far as the viewer may see it.
    pub choice: Option<ChoiceView>,
    /// The stored tiles.
    #[cfg_attr(feature = "ts", ts(type = "(string | null)[]"))]
    pub storage: Vec<Option<Tile>>,
    /// Stored goods by type.
    pub goods: Vec<u8>,
    /// Sold goods by type.
    pub sold: Vec<u8>,
    /// Silverlings.
    pub silverlings: u8,
    /// Worker tiles.
    pub workers: u8,
    /// The dice of this round.
    pub dice: Vec<DieView>,
    /// The space of the marker on the turn order track, from 0.
    pub marker: u8,
    /// Empty hexes.
    pub empty: u32,
}

/// An estate board with what lies on it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardView {
    /// Its number.
    pub number: u8,
    /// Its hexes, by number.
    pub cells: Vec<CellView>,
}

/// A hex of one estate.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CellView {
    /// What it takes: its colour.
    pub kind: Kind,
    /// Its region.
    pub region: u8,
    /// What lies there.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub tile: Option<Tile>,
}

/// A secret choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChoiceView {
    /// The board.
    pub board: u8,
    /// The hex of the starting castle.
    pub cell: u8,
}

/// A die of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieView {
    /// What was rolled, once it was.
    pub value: Option<u8>,
    /// Whether it is set aside.
    pub used: bool,
}

impl Eyes for Burgundy {
    type View = View;

    fn view(&self, state: &State, eye: Eye) -> View {
        let tables = &self.kit.components;
        let top = state.frames.top();
        let seated = top != Frame::Draw(Draw::FirstPlayer);
        let n = if seated { self.n() } else { 0 };
        let track = &state.track[..n];
        let on = |space: u8| track.iter().copied().filter(|seat| state.players[*seat].marker == space).collect();
        let owner = |has: &dyn Fn(&Player) -> bool| {
            state.players.iter(self.kit.seats).find(|(_, player)| has(player)).map(|(seat, _)| seat)
        };
        View {
            phase: state.phase,
            round: state.round,
            rounds: ROUNDS,
            phases: LETTERS.to_vec(),
            step: step(top),
            active: in_turn(top).then(|| state.active()),
            bought: in_turn(top) && state.bought,
            named: match top {
                Frame::Ask(Question::PickGoods { depot, two }) => named(depot, two).map(Depot::number).collect(),
                Frame::Ask(_) | Frame::Draw(_) | Frame::Step(_) | Frame::Over => Vec::new(),
            },
            order: state.order[..n].to_vec(),
            moved: match top {
                Frame::Over => self.kit.seats,
                frame if in_turn(frame) => state.turn,
                Frame::Ask(_) | Frame::Draw(_) | Frame::Step(_) => 0,
            },
            track: (0..7).map(on).collect(),
            white: (state.white > 0).then_some(state.white),
            white_holder: track.first().copied(),
            depots: Depot::all()
                .map(|depot| DepotView {
                    number: depot.number(),
                    spaces: self
                        .spaces
                        .iter()
                        .filter(|space| space.depot() == depot)
                        .map(|space| SpaceView {
                            slot: space.slot(),
                            kind: tables.spaces[space.idx()].kind_in(state.phase, self.kit.seats),
                            tile: state.depots[space.idx()],
                        })
                        .collect(),
                    goods: state.depot_goods[depot.idx()].to_vec(),
                })
                .collect(),
            black: state.black[..usize::from(tables.black_spaces[self.by_players])].to_vec(),
            coming: state.coming.iter().map(|goods| goods.map(Goods::number)).collect(),
            goods_stacks: (0..PHASES).map(|phase| face_down(state, phase)).collect(),
            stacks: Kind::ALL
                .iter()
                .map(|kind| StackView { back: kind.colour(), left: state.stacks.left(*kind) })
                .chain([StackView { back: "black", left: state.stacks.black.len() }])
                .collect(),
            removed: state.removed.outcomes().map(|(i, count)| (Tile::at(i), count as u8)).collect(),
            bonus: Kind::ALL
                .iter()
                .map(|kind| BonusView {
                    kind: *kind,
                    large: LARGE_BONUS[self.by_players],
                    large_owner: owner(&|player| player.large.contains(*kind)),
                    small: SMALL_BONUS[self.by_players],
                    small_owner: owner(&|player| player.small.contains(*kind)),
                })
                .collect(),
            region_vp: REGION_VP[1..].to_vec(),
            phase_bonus: PHASE_BONUS.to_vec(),
            goods_vp: GOODS_VP[self.by_players],
            purchase_cost: PURCHASE_COST,
            goods_types: GOODS_TYPES as u8,
            hexes: (0..Cell::COUNT)
                .map(|i| HexView { q: tables.hexes[i].q, r: tables.hexes[i].r, die: tables.dice[i] })
                .collect(),
            players: Seat::all(self.kit.seats).map(|seat| self.player_view(state, seat, eye)).collect(),
        }
    }
}

impl Burgundy {
    fn to_come(&self, state: &State, seat: Seat) -> Vec<(&'static str, u16)> {
        let points = Points::all().zip(self.at_end(state, seat)).filter(|(_, vp)| *vp > 0);
        points.map(|(source, vp)| (source.key(), vp)).collect()
    }

    fn player_view(&self, state: &State, seat: Seat, eye: Eye) -> PlayerView {
        let player = &state.players[seat];
        let boards = |number: u8| &self.kit.components.boards[usize::from(number) - 1];
        let offered = state.sheets[seat] > 0 && player.board == 0;
        let choice = state.choices[seat].seen_by(eye).copied().flatten();
        PlayerView {
            seat,
            at_end: if state.frames.top() == Frame::Over { Vec::new() } else { self.to_come(state, seat) },
            board: (player.board > 0).then(|| board_view(boards(player.board), player)),
            offered: if offered {
                Side::ALL.into_iter().map(|side| board_view(boards(self.side(state, seat, side)), player)).collect()
            } else {
                Vec::new()
            },
            chosen: matches!(state.frames.top(), Frame::Ask(Question::Secret { waiting }) if !waiting.contains(seat)),
            choice: choice.map(|Choice { board, cell }| ChoiceView { board, cell: cell.number() }),
            storage: player.storage.to_vec(),
            goods: player.goods.to_vec(),
            sold: player.sold.to_vec(),
            silverlings: player.silverlings,
            workers: player.workers,
            dice: player
                .dice
                .iter()
                .zip(player.used)
                .map(|(value, used)| DieView { value: (*value > 0).then_some(*value), used })
                .collect(),
            marker: player.marker,
            empty: player.empty(),
        }
    }
}

fn board_view(board: &data::Board, player: &Player) -> BoardView {
    let cell = |i: usize| CellView { kind: board.kinds[i], region: board.region_of[i], tile: player.estate.0[i] };
    BoardView { number: board.number, cells: (0..Cell::COUNT).map(cell).collect() }
}

/// Goods that lie face down on a phase space: five until the phase is opened (B2.2, B4.5).
pub(crate) fn face_down(state: &State, phase: u8) -> u8 {
    match state.frames.top() {
        Frame::Draw(Draw::Goods { filled }) if state.phase == phase => 5 - filled,
        _ if state.phase > phase => 0,
        _ if state.phase == phase && state.round > 0 => 0,
        _ => 5,
    }
}

/// Whether a player's turn is going on.
pub(crate) fn in_turn(frame: Frame) -> bool {
    matches!(frame, Frame::Ask(question) if question.in_turn())
}

fn step(frame: Frame) -> &'static str {
    match frame {
        Frame::Draw(Draw::FirstPlayer | Draw::StartGoods { .. } | Draw::Sheet { .. }) => "setup",
        Frame::Draw(Draw::Depot(_) | Draw::Black { .. } | Draw::Goods { .. }) => "phase",
        Frame::Draw(Draw::Die { .. }) => "roll",
        Frame::Ask(Question::Side { .. } | Question::Castle { .. } | Question::Secret { .. }) => "choice",
        Frame::Ask(Question::Turn) => "turn",
        Frame::Ask(Question::CastleAction) => "castle",
        Frame::Ask(Question::Warehouse) => "warehouse",
        Frame::Ask(Question::Fetch(_)) => "fetch",
        Frame::Ask(Question::CityHall) => "city_hall",
        Frame::Ask(Question::Ship) => "ship",
        Frame::Ask(Question::PickGoods { .. }) => "goods",
        Frame::Over => "over",
        Frame::Step(step) => unreachable!("{step:?} follows by itself"),
    }
}
