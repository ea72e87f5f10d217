//! Options as people see them: the words, the elements of the table that they touch, the price.

use super::{effect_rule, elements, goods_name, question, tile_name};
use crate::Burgundy;
use crate::action::Action;
use crate::data::PURCHASE_COST;
use crate::frame::Question;
use crate::pieces::{Slot, Source, Space, Tile, With};
use crate::rules::named;
use crate::state::State;
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::{Arg, Choice, Element, Message, Seat};

fn name(tile: Option<Tile>) -> Arg {
    tile.map_or(Arg::Int(0), tile_name)
}

/// Which of several tiles with the same face the one at a place is, by its place from 1; 0 if it is the only one.
fn number_among(tiles: &[Option<Tile>], place: usize) -> u8 {
    let alike = tiles.iter().filter(|tile| **tile == tiles[place]).count();
    if alike > 1 { place as u8 + 1 } else { 0 }
}

impl Burgundy {
    pub(super) fn option(&self, state: &State, seat: Seat, action: Action) -> Choice {
        let player = &state.players[seat];
        let asked = question(state);
        let die = |with: With| with.die().map(|die| elements::die(seat, die as u8));
        let storage = |slot: Slot| elements::storage(seat, slot.idx() as u8);
        let workers = self.workers_for(state, seat, action).unwrap_or(0);
        let mut price = if workers > 0 { vec![("worker", workers)] } else { Vec::new() };
        // The rule of an action with a die, or of the effect that allows it.
        let rule = |with: With, own: &'static str| if with == With::Effect { effect_rule(asked) } else { own };
        let (label, mut touches): (Message, Vec<Element>) = match action {
            Action::Take { with, space, discard } => {
                let label = with_discard(state, seat, "burgundy-do-take", "burgundy-do-take-over", discard);
                let label = with_die(state, seat, with, label)
                    .arg("tile", name(state.depots[space.idx()]))
                    .arg("copy", depot_copy(state, space))
                    .arg("depot", space.depot().number());
                let mut touches = vec![Element::action("take"), elements::place(Source::Depot(space))];
                touches.extend(die(with).into_iter().chain(discard.map(storage)));
                (label.rule(rule(with, "B5.4")), touches)
            }
            Action::Place { with, slot, cell: at } => {
                let label = with_die(state, seat, with, Message::new("burgundy-do-place"))
                    .arg("tile", name(player.stored(slot)))
                    .arg("copy", number_among(&player.storage, slot.idx()))
                    .arg("cell", at.number());
                let mut touches = vec![Element::action("place"), storage(slot), elements::cell(seat, at.number())];
                touches.extend(die(with));
                (label.rule(rule(with, "B5.6")), touches)
            }
            Action::Sell { with, goods } => {
                let label = with_die(state, seat, with, Message::new("burgundy-do-sell"))
                    .arg("goods", goods_name(goods.number()))
                    .arg("tiles", player.goods[goods.idx()]);
                let mut touches = vec![Element::action("sell"), elements::goods(seat, goods.number())];
                touches.extend(die(with));
                (label.rule(rule(with, "B5.11")), touches)
            }
            Action::Workers(with) => {
                let label = with_die(state, seat, with, Message::new("burgundy-do-workers"));
                let mut touches = vec![Element::action("workers")];
                touches.extend(die(with));
                (label.arg("workers", self.workers_gained(player)).rule("B5.13"), touches)
            }
            Action::Buy { source, discard } => {
                price.push(("silverling", PURCHASE_COST));
                let label = with_discard(state, seat, "burgundy-do-buy", "burgundy-do-buy-over", discard);
                let (tile, copy, depot) = match source {
                    Source::Black(i) => (state.black[usize::from(i)], number_among(&state.black, usize::from(i)), 0),
                    Source::Depot(space) => {
                        (state.depots[space.idx()], depot_copy(state, space), space.depot().number())
                    }
                };
                let mut touches = vec![Element::action("buy"), elements::place(source)];
                touches.extend(discard.map(storage));
                let label = label.arg("tile", name(tile)).arg("copy", copy).arg("depot", depot);
                (label.rule("B5.20"), touches)
            }
            Action::Ship(at) => {
                let mut touches = vec![Element::action("ship"), elements::depot(at.number())];
                touches.extend(player.knows(5).then(|| Element::action("one_depot")));
                (Message::new("burgundy-do-ship").arg("depot", at.number()).rule("B6.3"), touches)
            }
            Action::ShipTwo(at) => {
                let label = Message::new("burgundy-do-ship-two").arg("depot", at.number());
                let second = at.next();
                let both = [at, second].map(|depot| elements::depot(depot.number()));
                let mut touches = vec![Element::action("ship"), Element::action("two_depots")];
                touches.extend(both);
                (label.arg("second", second.number()).rule("B6.30"), touches)
            }
            Action::Pick(goods) => {
                let mut touches = vec![Element::action("pick")];
                if let Question::PickGoods { depot, two } = asked {
                    let lying = named(depot, two).filter(|at| state.depot_goods[at.idx()][goods.idx()] > 0);
                    touches.extend(lying.map(|at| elements::depot_goods(at.number(), goods.number())));
                }
                (Message::new("burgundy-do-pick").arg("goods", goods_name(goods.number())).rule("B6.4"), touches)
            }
            Action::Side(side) => {
                let board = self.side(state, seat, side);
                let touches = vec![Element::action("side"), elements::board(seat, board)];
                (Message::new("burgundy-do-side").arg("board", board).rule("B8.20"), touches)
            }
            Action::Castle(at) => {
                let label = Message::new("burgundy-do-castle").arg("cell", at.number());
                (label.rule("B8.20"), vec![Element::action("castle"), elements::cell(seat, at.number())])
            }
            Action::Choose(side, at) => {
                let board = self.side(state, seat, side);
                let label = Message::new("burgundy-do-choose").arg("board", board).arg("cell", at.number());
                let touches =
                    vec![Element::action("castle"), elements::board(seat, board), elements::cell(seat, at.number())];
                (label.rule("B8.22"), touches)
            }
            Action::Decline => {
                let label = Message::new("burgundy-do-decline").rule(effect_rule(asked));
                (label, vec![Element::action("decline")])
            }
            Action::EndTurn => (Message::new("burgundy-do-end").rule("B4.15"), vec![Element::action("end")]),
            Action::FirstPlayer(_) | Action::Sheet(_) | Action::Goods(_) | Action::Tile(_) | Action::Die(_) => {
                unreachable!("{action} is no decision")
            }
        };
        touches.sort_unstable();
        Choice { label, touches, price }
    }
}

/// The label with the rolled value of the die that the action uses, 0 if it needs none; and which die, where both are unused
/// and alike.
fn with_die(state: &State, seat: Seat, with: With, label: Message) -> Message {
    let player = &state.players[seat];
    let alike = player.dice[0] == player.dice[1] && player.used == [false; 2];
    let (die, which) = with.die().map_or((0, 0), |die| (player.dice[die], if alike { die as u8 + 1 } else { 0 }));
    label.arg("die", die).arg("which", which)
}

/// The label of a taken or bought tile, with the stored tile that makes room for it.
fn with_discard(state: &State, seat: Seat, plain: &'static str, over: &'static str, discard: Option<Slot>) -> Message {
    match discard {
        None => Message::new(plain),
        Some(slot) => {
            let storage = &state.players[seat].storage;
            let copy = number_among(storage, slot.idx());
            Message::new(over).arg("old", name(storage[slot.idx()])).arg("old_copy", copy)
        }
    }
}

/// Which of several alike tiles of one depot a tile is.
fn depot_copy(state: &State, space: Space) -> u8 {
    let first = 4 * space.depot().idx();
    number_among(&state.depots[first..first + 4], space.idx() - first)
}
