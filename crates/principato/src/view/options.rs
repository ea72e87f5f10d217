//! Options in words, with the elements that they touch; prompts; refusals.

use super::events::Paid;
use crate::action::Activation;
use crate::data::{Alternative, Gain};
use crate::frame::Frame;
use crate::kinds::{Cube, Face, Soldier};
use crate::state::State;
use crate::{Action, FavorPlace, Principato};
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::{Choice, Element, ElementAt, Message, Refusal, Seat};

/// What the seat that decides is asked.
pub(super) fn prompt(state: &State) -> Option<Message> {
    let message = match state.frames.top() {
        Frame::Turn if state.actions == 0 => Message::new("principato-prompt-after-actions").rule("P5.14"),
        Frame::Turn => Message::new("principato-prompt-turn").arg("n", state.actions).rule("P4.2"),
        Frame::Supply { soldier, .. } => {
            Message::new("principato-prompt-supply").arg("soldier", soldier.key()).rule("P7.5")
        }
        Frame::Disband { soldier, .. } => {
            Message::new("principato-prompt-disband").arg("soldier", soldier.key()).rule("P7.10")
        }
        Frame::First
        | Frame::Start(_)
        | Frame::Pool
        | Frame::Goal { .. }
        | Frame::Refill
        | Frame::NewYear
        | Frame::Over => return None,
    };
    Some(message)
}

/// A thing that is one of its kind: `cube:food`, `token:militia`.
fn thing(kind: &'static str, word: &'static str) -> Element {
    Element { kind, at: ElementAt::Word(word) }
}

impl Principato {
    /// Elements of the board: `hand:0` (own cards), `option:0.1` (an alternative of an own card), `pool:3`,
    /// `cube:food`, `token:militia`; of a decision's numbers: `count:5`, `value:4`, `by_favor:1.0` (food, money),
    /// `own:2`, `favor:1`; and the buttons `do:…`.
    pub(crate) fn choice(&self, state: &State, seat: Seat, action: Action) -> Choice {
        match action {
            Action::Activate(activation) => self.activation_choice(state, seat, activation),
            Action::Hire { slot, count, exchange } => {
                let card = state.players[seat].card(slot);
                let soldier = match self.face(card).alternatives.first().map(|a| a.gain) {
                    Some(Gain::Soldiers(soldier)) => soldier,
                    _ => unreachable!("{card:?} brings no soldiers"),
                };
                let label = Message::new("principato-choice-hire")
                    .arg("card", card.key())
                    .arg("slot", which(state, seat, slot))
                    .arg("token", soldier.key())
                    .arg("n", count);
                let mut touches = vec![
                    Element::action("activate"),
                    Element::one("hand", slot),
                    Element::two("option", slot, 0),
                    Element::one("count", count),
                ];
                touches.extend(exchange.map(|place| Element::one("pool", place)));
                let label = self.exchange_for(state, label, exchange).rule(card.rule());
                Choice { label, touches, price: Vec::new() }
            }
            Action::Swap { slot, place } => Choice {
                label: Message::new("principato-choice-swap")
                    .arg("card", state.players[seat].card(slot).key())
                    .arg("slot", which(state, seat, slot))
                    .arg("taken", state.pool.cards()[usize::from(place)].key())
                    .arg("place", place + 1)
                    .rule("P5.9"),
                touches: vec![Element::action("swap"), Element::one("hand", slot), Element::one("pool", place)],
                price: Vec::new(),
            },
            Action::Favor(place) => {
                let mut touches = vec![Element::action("favor")];
                let label = match place {
                    FavorPlace::Church => Message::new("principato-choice-favor"),
                    FavorPlace::On(soldier) => {
                        touches.push(thing("token", soldier.id()));
                        Message::new("principato-choice-favor-soldier").arg("soldier", soldier.key())
                    }
                };
                Choice { label: label.rule("P5.10"), touches, price: Vec::new() }
            }
            Action::Move(what) => Choice {
                label: Message::new("principato-choice-move")
                    .arg("cube", what.cube().key())
                    .arg("soldier", what.soldier().key())
                    .rule("P5.14"),
                touches: vec![
                    Element::action("move"),
                    thing("cube", what.cube().id()),
                    thing("token", what.soldier().id()),
                ],
                price: Vec::new(),
            },
            Action::End => Choice {
                label: Message::new("principato-choice-end").arg("n", state.actions).rule("P4.3"),
                touches: vec![Element::action("end")],
                price: Vec::new(),
            },
            Action::Supply { soldier, own, favor } => {
                let strength = state.players[seat].strength() + 2 * (own + favor) as i8;
                Choice {
                    label: Message::new("principato-choice-supply")
                        .arg("soldier", soldier.key())
                        .arg("cube", soldier.cube().key())
                        .arg("own", own)
                        .arg("favor", favor)
                        .arg("strength", i32::from(strength))
                        .rule("P7.5"),
                    touches: vec![Element::action("supply"), Element::one("own", own), Element::one("favor", favor)],
                    price: Vec::new(),
                }
            }
            Action::Disband { soldier, count } => Choice {
                label: Message::new("principato-choice-disband")
                    .arg("soldier", soldier.key())
                    .arg("n", count)
                    .rule("P7.10"),
                touches: vec![Element::action("disband"), Element::one("count", count)],
                price: Vec::new(),
            },
            Action::First(_) | Action::Start(_) | Action::Draw(_) | Action::Goal(_) => {
                unreachable!("{action} is no decision")
            }
        }
    }

    fn activation_choice(&self, state: &State, seat: Seat, chosen: Activation) -> Choice {
        let card = state.players[seat].card(chosen.slot);
        let Alternative { food, money, gain } = self.face(card).alternatives[usize::from(chosen.alternative)];
        let favor = chosen.food_by_favor + chosen.money_by_favor;
        let paid = Paid {
            food: food - chosen.food_by_favor,
            money: money - chosen.money_by_favor,
            food_by_favor: chosen.food_by_favor,
            money_by_favor: chosen.money_by_favor,
        };
        let line = |key| {
            let line = Message::new(key).arg("card", card.key()).arg("slot", which(state, seat, chosen.slot));
            paid.told(line)
        };
        let label = match gain {
            Gain::Cubes { .. } | Gain::PerToken { .. } => {
                let [food, money] = self.cubes_of(state, seat, chosen);
                line("principato-choice-produce")
                    .arg("food", food.got())
                    .arg("money", money.got())
                    .arg("lost_food", food.lost)
                    .arg("lost_money", money.lost)
            }
            Gain::Tokens { token, count } => line("principato-choice-build").arg("token", token.key()).arg("n", count),
            Gain::Culture(kind) => line("principato-choice-culture")
                .arg("token", kind.key())
                .arg("value", chosen.value.map_or(0, core::num::NonZeroU8::get)),
            Gain::Soldiers(_) => unreachable!("hiring has an action of its own"),
        };
        let mut touches = vec![
            Element::action("activate"),
            Element::one("hand", chosen.slot),
            Element::two("option", chosen.slot, chosen.alternative),
        ];
        if food + money > 0 {
            touches.push(Element::two("by_favor", chosen.food_by_favor, chosen.money_by_favor));
        }
        touches.extend(chosen.value.map(|value| Element::one("value", value.get())));
        touches.extend(chosen.exchange.map(|place| Element::one("pool", place)));
        Choice {
            label: self.exchange_for(state, label, chosen.exchange).rule(card.rule()),
            touches,
            price: if favor > 0 { vec![("favor", favor)] } else { Vec::new() },
        }
    }

    /// The label; the one with the card that is taken, if the card is exchanged.
    fn exchange_for(&self, state: &State, mut label: Message, exchange: Option<u8>) -> Message {
        let Some(place) = exchange else { return label };
        label.key = format!("{}-exchange", label.key).into();
        label.arg("place", place + 1).arg("taken", state.pool.cards()[usize::from(place)].key())
    }

    /// Why an action is not legal, where the seat owes a decision.
    pub(crate) fn refuse(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let (key, rule) = match (state.frames.top(), action) {
            (Frame::Turn, Action::Activate(chosen)) => self.refuse_activation(state, seat, chosen),
            (Frame::Turn, Action::Hire { slot, count, exchange }) => {
                let face = self.face(state.players[seat].card(slot));
                match face.alternatives.first().map(|a| a.gain) {
                    _ if state.actions == 0 => ("principato-refusal-no-action", "P4.2"),
                    Some(Gain::Soldiers(soldier)) if count > state.stock.tokens[soldier.token().pile().idx()] => {
                        ("principato-refusal-stock", "P6.18")
                    }
                    Some(Gain::Soldiers(_)) => refuse_exchange(face.exchange, exchange),
                    _ => ("principato-refusal-no-soldiers", "P6.12"),
                }
            }
            (Frame::Turn, Action::Swap { .. } | Action::Favor(_)) if state.actions == 0 => {
                ("principato-refusal-no-action", "P4.2")
            }
            (Frame::Turn, Action::Swap { .. }) => ("principato-refusal-place", "P5.9"),
            (Frame::Turn, Action::Favor(_)) if state.stock.cubes[Cube::Favor.idx()] == 0 => {
                ("principato-refusal-stock", "P5.10")
            }
            (Frame::Turn, Action::Favor(FavorPlace::On(_)))
                if state.players[seat].cubes(Cube::Favor) < state.players[seat].capacity(Cube::Favor) =>
            {
                ("principato-refusal-church-first", "P5.12")
            }
            (Frame::Turn, Action::Favor(_)) => ("principato-refusal-no-room", "P5.10"),
            (Frame::Turn, Action::Move(what)) if state.players[seat].army(what.soldier()).empty() == 0 => {
                ("principato-refusal-no-empty-soldier", "P5.14")
            }
            (Frame::Turn, Action::Move(_)) => ("principato-refusal-no-cube", "P5.14"),
            (Frame::Turn, _) => ("principato-refusal-turn", "P4.2"),
            (Frame::Supply { soldier, .. }, Action::Supply { soldier: other, .. }) if soldier == other => {
                ("principato-refusal-supply", "P7.5")
            }
            (Frame::Supply { soldier, .. }, _) => return now("principato-refusal-now-supply", soldier, "P7.5"),
            (Frame::Disband { soldier, .. }, Action::Disband { soldier: other, .. }) if soldier == other => {
                ("principato-refusal-disband", "P7.10")
            }
            (Frame::Disband { soldier, .. }, _) => return now("principato-refusal-now-disband", soldier, "P7.10"),
            (Frame::First | Frame::Start(_) | Frame::Pool | Frame::Goal { .. }, _) => {
                ("principato-refusal-chance", "P3.7")
            }
            (Frame::Refill | Frame::NewYear, _) => ("principato-refusal-chance", "P4.5"),
            (Frame::Over, _) => ("principato-refusal-over", "P8.1"),
        };
        Refusal(Message::new(key).rule(rule))
    }

    fn refuse_activation(&self, state: &State, seat: Seat, chosen: Activation) -> (&'static str, &'static str) {
        let player = &state.players[seat];
        let face = self.face(player.card(chosen.slot));
        let Some(alternative) = face.alternatives.get(usize::from(chosen.alternative)) else {
            return ("principato-refusal-alternative", "P5.1");
        };
        let by_favor = [chosen.food_by_favor, chosen.money_by_favor];
        if state.actions == 0 {
            ("principato-refusal-no-action", "P4.2")
        } else if matches!(alternative.gain, Gain::Soldiers(_)) {
            ("principato-refusal-how-many", "P6.18")
        } else if !self.in_stock(state, alternative.gain) {
            ("principato-refusal-stock", "P5.2")
        } else if by_favor[0] > alternative.food || by_favor[1] > alternative.money {
            ("principato-refusal-too-much-favor", "P5.3")
        } else if alternative.food - by_favor[0] > player.cubes(Cube::Food)
            || alternative.money - by_favor[1] > player.cubes(Cube::Money)
            || by_favor[0] + by_favor[1] > player.cubes(Cube::Favor)
        {
            ("principato-refusal-cost", "P5.2")
        } else {
            match (alternative.gain, chosen.value) {
                (Gain::Culture(kind), Some(value))
                    if state.stock.culture[kind.idx()][usize::from(value.get()) - 1] > 0 =>
                {
                    refuse_exchange(face.exchange, chosen.exchange)
                }
                (Gain::Culture(_), _) => ("principato-refusal-value", "P6.19"),
                (_, Some(_)) => ("principato-refusal-no-culture", "P5.1"),
                (_, None) => refuse_exchange(face.exchange, chosen.exchange),
            }
        }
    }
}

/// Which of two equal own cards is meant, from 1; 0 where the face tells.
fn which(state: &State, seat: Seat, slot: u8) -> u8 {
    let [left, right] = state.players[seat].hand;
    if left == right { slot + 1 } else { 0 }
}

fn refuse_exchange(symbol: bool, exchange: Option<u8>) -> (&'static str, &'static str) {
    match (symbol, exchange) {
        (true, None) => ("principato-refusal-must-exchange", "P5.5"),
        (false, Some(_)) => ("principato-refusal-no-symbol", "P5.6"),
        (_, _) => ("principato-refusal-place", "P5.5"),
    }
}

fn now(key: &'static str, soldier: Soldier, rule: &'static str) -> Refusal {
    Refusal(Message::new(key).arg("soldier", soldier.key()).rule(rule))
}

impl Face {
    /// The rule that tells what the card does.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        [
            "P6.1", "P6.2", "P6.3", "P6.4", "P6.5", "P6.6", "P6.7", "P6.8", "P6.9", "P6.10", "P6.11", "P6.12", "P6.13",
            "P6.14", "P6.15", "P6.16",
        ][self.idx()]
    }
}
