//! Why an action is not legal.

use super::{building_rule, colour_name, effect_rule, goods_name, question, tile_name};
use crate::Burgundy;
use crate::action::Action;
use crate::data::{EFFECTS, Effect, PURCHASE_COST};
use crate::frame::Question;
use crate::pieces::{Cell, Depot, Kind, Slot, Source, Space, With};
use crate::state::{Player, State};
use signoria_core::{Message, Seat};

fn because(key: &'static str, rule: &'static str) -> Message {
    Message::new(key).rule(rule)
}

impl Burgundy {
    pub(super) fn why_not(&self, state: &State, seat: Seat, action: Action) -> Message {
        let asked = question(state);
        let asked_otherwise = || because("burgundy-refuse-not-asked", "B7.8");
        match action {
            Action::FirstPlayer(_) | Action::Sheet(_) | Action::Goods(_) | Action::Tile(_) | Action::Die(_) => {
                because("burgundy-refuse-chance", "B3.5")
            }
            Action::Side(_) => because("burgundy-refuse-no-choice", "B8.21"),
            Action::Choose(..) | Action::Castle(_) => match asked {
                Question::Castle { .. } | Question::Secret { .. } => because("burgundy-refuse-castle-hex", "B8.20"),
                _ => because("burgundy-refuse-no-choice", "B8.20"),
            },
            Action::Take { with, space, discard } => match asked {
                Question::Turn | Question::CastleAction | Question::Fetch(_) => {
                    self.no_take(state, seat, with, space, discard)
                }
                _ => asked_otherwise(),
            },
            Action::Place { with, slot, cell } => match asked {
                Question::Turn | Question::CastleAction | Question::CityHall => {
                    self.no_place(state, seat, with, slot, cell)
                }
                _ => asked_otherwise(),
            },
            Action::Sell { with, goods } => match asked {
                Question::Turn | Question::CastleAction | Question::Warehouse => {
                    let stored = state.players[seat].goods[goods.idx()] > 0;
                    let missing =
                        || because("burgundy-refuse-no-goods", "B5.10").arg("goods", goods_name(goods.number()));
                    self.wrong_die(state, seat, with)
                        .or_else(|| (!stored).then(missing))
                        .unwrap_or_else(|| self.too_dear(state, seat, action))
                }
                _ => asked_otherwise(),
            },
            Action::Workers(with) => match asked {
                Question::Turn | Question::CastleAction => {
                    self.wrong_die(state, seat, with).unwrap_or_else(asked_otherwise)
                }
                _ => asked_otherwise(),
            },
            Action::Buy { source, discard } => self.no_purchase(state, seat, source, discard),
            Action::Ship(_) | Action::ShipTwo(_) if asked != Question::Ship => asked_otherwise(),
            Action::Ship(_) => asked_otherwise(),
            Action::ShipTwo(_) => because("burgundy-refuse-two-depots", "B6.30"),
            Action::Pick(goods) => match asked {
                Question::PickGoods { .. } => {
                    because("burgundy-refuse-pick", "B6.4").arg("goods", goods_name(goods.number()))
                }
                _ => asked_otherwise(),
            },
            Action::Decline => match asked {
                Question::CastleAction => because("burgundy-refuse-castle-must", "BA17"),
                Question::Turn => because("burgundy-refuse-no-pass", "B4.14"),
                Question::Ship | Question::PickGoods { .. } => because("burgundy-refuse-ship-must", "B6.3"),
                _ => asked_otherwise(),
            },
            Action::EndTurn => match asked {
                Question::Turn => because("burgundy-refuse-dice-left", "B4.14"),
                _ => asked_otherwise(),
            },
        }
    }

    /// A die that cannot be used, a die where none is wanted, or no die where one is.
    fn wrong_die(&self, state: &State, seat: Seat, with: With) -> Option<Message> {
        match (with.die(), question(state)) {
            (None, Question::Turn) => Some(because("burgundy-refuse-needs-die", "B4.11")),
            (Some(_), Question::Turn) => {
                let used = with.die().is_some_and(|die| state.players[seat].used[die]);
                used.then(|| because("burgundy-refuse-die-used", "B4.11"))
            }
            (Some(_), asked) => Some(because("burgundy-refuse-no-die", effect_rule(asked))),
            (None, _) => None,
        }
    }

    fn too_dear(&self, state: &State, seat: Seat, action: Action) -> Message {
        because("burgundy-refuse-workers", "B5.2")
            .arg("workers", self.workers_for(state, seat, action).unwrap_or(0))
            .arg("have", state.players[seat].workers)
    }

    /// A discard that is missing, or one without need.
    fn wrong_discard(&self, player: &Player, discard: Option<Slot>) -> Option<Message> {
        match (player.room(), discard) {
            (None, None) => Some(because("burgundy-refuse-full", "B5.5")),
            (Some(_), Some(_)) => Some(because("burgundy-refuse-room", "BA9")),
            _ => None,
        }
    }

    fn empty_depot(&self, depot: Depot) -> Message {
        because("burgundy-refuse-nothing-there", "B10.1").arg("depot", depot.number())
    }

    fn no_take(&self, state: &State, seat: Seat, with: With, space: Space, discard: Option<Slot>) -> Message {
        if let Some(reason) = self.wrong_die(state, seat, with) {
            return reason;
        }
        let Some(tile) = state.depots[space.idx()] else { return self.empty_depot(space.depot()) };
        if let Question::Fetch(building) = question(state)
            && let Effect::Fetch(kinds) = EFFECTS[building as usize]
            && !kinds.contains(tile.kind())
        {
            return because("burgundy-refuse-fetch", building_rule(building)).arg("tile", tile_name(tile));
        }
        let dear = || self.too_dear(state, seat, Action::Take { with, space, discard });
        self.wrong_discard(&state.players[seat], discard).unwrap_or_else(dear)
    }

    fn no_place(&self, state: &State, seat: Seat, with: With, slot: Slot, cell: Cell) -> Message {
        if let Some(reason) = self.wrong_die(state, seat, with) {
            return reason;
        }
        let player = &state.players[seat];
        let Some(tile) = player.stored(slot) else { return because("burgundy-refuse-no-tile", "B5.6") };
        let kind = self.board(player).kinds[cell.idx()];
        if player.tile(cell).is_some() {
            because("burgundy-refuse-covered", "B5.6").arg("cell", cell.number())
        } else if kind != tile.kind() {
            because("burgundy-refuse-colour", "B5.6").arg("cell", cell.number()).arg("colour", colour_name(kind))
        } else if player.beside & cell.bit() == 0 {
            because("burgundy-refuse-beside", "B5.6").arg("cell", cell.number())
        } else if tile.kind() == Kind::Building && !player.knows(1) && self.barred(player, tile) & cell.bit() != 0 {
            because("burgundy-refuse-city", "B5.7").arg("tile", tile_name(tile))
        } else {
            self.too_dear(state, seat, Action::Place { with, slot, cell })
        }
    }

    fn no_purchase(&self, state: &State, seat: Seat, source: Source, discard: Option<Slot>) -> Message {
        let player = &state.players[seat];
        if question(state) != Question::Turn {
            return because("burgundy-refuse-buy-later", "BA7");
        }
        if state.bought {
            return because("burgundy-refuse-bought", "B4.12");
        }
        if player.silverlings < PURCHASE_COST {
            return because("burgundy-refuse-silverlings", "B5.20")
                .arg("silverlings", PURCHASE_COST)
                .arg("have", player.silverlings);
        }
        match source {
            Source::Depot(_) if !player.knows(6) => return because("burgundy-refuse-black-only", "B6.31"),
            Source::Depot(space) if state.depots[space.idx()].is_none() => return self.empty_depot(space.depot()),
            Source::Black(i) if state.black[usize::from(i)].is_none() => {
                return because("burgundy-refuse-black-empty", "B10.1");
            }
            Source::Depot(_) | Source::Black(_) => {}
        }
        self.wrong_discard(player, discard).unwrap_or_else(|| because("burgundy-refuse-not-asked", "B7.8"))
    }
}
