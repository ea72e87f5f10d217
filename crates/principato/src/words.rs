//! What is said to people: options with the elements that they touch, refusals, prompts, lines of the log.

use crate::action::Activation;
use crate::data::{Alternative, Gain};
use crate::event::{Event, Gained, Paid, Placed};
use crate::frame::{Frame, Question};
use crate::pieces::{Cube, Face, Soldier, Token};
use crate::state::State;
use crate::{Action, FavorPlace, Principato};
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::contract::Words;
use signoria_core::{Arg, Choice, Element, Eye, Message, Notice, Refusal, Seat};

/// Where the points of a player stand.
const SCORE: Element = Element::only("score");
/// Where culture lies.
const PALACE: Element = Element::only("palace");

fn hand(slot: u8) -> Element {
    Element::one("hand", slot)
}

fn pool(place: u8) -> Element {
    Element::one("pool", place)
}

fn cube(cube: Cube) -> Element {
    Element::word("cube", cube.word())
}

fn soldiers(soldier: Soldier) -> Element {
    Element::word("token", soldier.word())
}

/// Where tokens of a kind lie: farms and banks with the cubes in them.
fn home(token: Token) -> Element {
    match token {
        Token::Farm => cube(Cube::Food),
        Token::Bank => cube(Cube::Money),
        Token::Field | Token::Palazzo | Token::Catapult | Token::Condottiere | Token::Militia => {
            Element::word("token", token.word())
        }
    }
}

impl Words for Principato {
    /// Elements of a player's board: `hand:0` (own cards), `option:0.1` (an alternative of an own card), `pool:3`,
    /// `cube:food`, `token:militia`; of a decision's numbers: `count:5`, `value:4`, `by_favor:1.0` (food, money),
    /// `own:2`, `favor:1`; and the buttons `do:…`.
    fn describe(&self, state: &State, seat: Seat, action: Action, _: Eye) -> Choice {
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
                    hand(slot).of(seat),
                    Element::two("option", slot, 0).of(seat),
                    Element::one("count", count),
                ];
                touches.extend(exchange.map(pool));
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
                touches: vec![Element::action("swap"), hand(slot).of(seat), pool(place)],
                price: Vec::new(),
            },
            Action::Favor(place) => {
                let mut touches = vec![Element::action("favor")];
                let label = match place {
                    FavorPlace::Church => Message::new("principato-choice-favor"),
                    FavorPlace::On(soldier) => {
                        touches.push(soldiers(soldier).of(seat));
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
                touches: vec![Element::action("move"), cube(what.cube()).of(seat), soldiers(what.soldier()).of(seat)],
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

    fn refusal(&self, state: &State, seat: Seat, action: Action, _: Eye) -> Refusal {
        let Frame::Ask(question) = state.frames.top() else { unreachable!("somebody is asked") };
        let (key, rule) = match (question, action) {
            (Question::Turn, Action::Activate(chosen)) => self.refuse_activation(state, seat, chosen),
            (Question::Turn, Action::Hire { slot, count, exchange }) => {
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
            (Question::Turn, Action::Swap { .. } | Action::Favor(_)) if state.actions == 0 => {
                ("principato-refusal-no-action", "P4.2")
            }
            (Question::Turn, Action::Swap { .. }) => ("principato-refusal-place", "P5.9"),
            (Question::Turn, Action::Favor(_)) if state.stock.cubes[Cube::Favor.idx()] == 0 => {
                ("principato-refusal-stock", "P5.10")
            }
            (Question::Turn, Action::Favor(FavorPlace::On(_)))
                if state.players[seat].cubes(Cube::Favor) < state.players[seat].capacity(Cube::Favor) =>
            {
                ("principato-refusal-church-first", "P5.12")
            }
            (Question::Turn, Action::Favor(_)) => ("principato-refusal-no-room", "P5.10"),
            (Question::Turn, Action::Move(what)) if state.players[seat].army(what.soldier()).empty() == 0 => {
                ("principato-refusal-no-empty-soldier", "P5.14")
            }
            (Question::Turn, Action::Move(_)) => ("principato-refusal-no-cube", "P5.14"),
            (Question::Turn, _) => ("principato-refusal-turn", "P4.2"),
            (Question::Supply(muster), Action::Supply { soldier, .. }) if soldier == muster.soldier => {
                ("principato-refusal-supply", "P7.5")
            }
            (Question::Supply(muster), _) => return now("principato-refusal-now-supply", muster.soldier, "P7.5"),
            (Question::Disband(muster), Action::Disband { soldier, .. }) if soldier == muster.soldier => {
                ("principato-refusal-disband", "P7.10")
            }
            (Question::Disband(muster), _) => return now("principato-refusal-now-disband", muster.soldier, "P7.10"),
        };
        Refusal(Message::new(key).rule(rule))
    }

    fn prompt(&self, state: &State, _: Eye) -> Message {
        let Frame::Ask(question) = state.frames.top() else { unreachable!("somebody is asked") };
        match question {
            Question::Turn if state.actions == 0 => Message::new("principato-prompt-after-actions").rule("P5.14"),
            Question::Turn => Message::new("principato-prompt-turn").arg("n", state.actions).rule("P4.2"),
            Question::Supply(muster) => {
                Message::new("principato-prompt-supply").arg("soldier", muster.soldier.key()).rule("P7.5")
            }
            Question::Disband(muster) => {
                Message::new("principato-prompt-disband").arg("soldier", muster.soldier.key()).rule("P7.10")
            }
        }
    }

    fn tell(&self, event: &Event) -> Notice {
        match event {
            Event::First { seat } => line("principato-log-first", "P2.9").of(*seat),
            Event::StartCard { seat, card } => {
                said(message("principato-log-start-card", "P2.4").arg("card", card.key())).of(*seat)
            }
            Event::TurnedOver { card, place } => {
                said(message("principato-log-turned-over", "P4.5").arg("card", card.key())).shows(pool(*place))
            }
            Event::GoalDealt { seat, back, goal: Some(goal) } => {
                said(message("principato-log-goal", "P2.6").arg("back", *back).arg("goal", goal.key())).of(*seat)
            }
            Event::GoalDealt { seat, back, goal: None } => {
                said(message("principato-log-goal-hidden", "P2.6").arg("back", *back)).of(*seat)
            }
            Event::Turn { seat, year, turn } => {
                let heading = message("principato-heading-turn", "P4.2").arg("year", *year).arg("turn", *turn);
                Notice::heading(heading).of(*seat)
            }
            Event::Activated { seat, slot, card, paid, gained, .. } => {
                let notice = said(activated(*card, *paid, *gained)).of(*seat).touches(hand(*slot).of(*seat));
                match *gained {
                    Gained::Tokens { token, .. } => notice.shows(home(token).of(*seat)),
                    Gained::Culture { value, .. } => notice.points(PALACE.of(*seat), value),
                    Gained::Cubes { food, money } => {
                        let stored = [(Cube::Food, food.stored), (Cube::Money, money.stored)];
                        let full = stored.into_iter().filter(|(_, stored)| *stored > 0);
                        full.fold(notice, |notice, (kind, _)| notice.shows(cube(kind).of(*seat)))
                    }
                }
            }
            Event::Exchanged { seat, slot, place, given, taken } => {
                traded("principato-log-exchanged", "P5.5", [*given, *taken], *seat, *slot, *place)
            }
            Event::Swapped { seat, slot, place, given, taken } => {
                traded("principato-log-swapped", "P5.9", [*given, *taken], *seat, *slot, *place)
            }
            Event::Favor { seat, soldier: None } => {
                line("principato-log-favor", "P5.10").of(*seat).shows(cube(Cube::Favor).of(*seat))
            }
            Event::Favor { seat, soldier: Some(soldier) } => {
                let line = message("principato-log-favor-soldier", "P5.10").arg("soldier", soldier.key());
                said(line).of(*seat).shows(soldiers(*soldier).of(*seat))
            }
            Event::Moved { seat, cube: moved, soldier } => {
                let line = message("principato-log-moved", "P5.14").arg("cube", moved.key());
                let notice = said(line.arg("soldier", soldier.key())).of(*seat);
                notice.moves(cube(*moved).of(*seat), soldiers(*soldier).of(*seat))
            }
            Event::TurnEnded { seat, forgone: 0 } => Notice::default().of(*seat),
            Event::TurnEnded { seat, forgone } => {
                said(message("principato-log-forgone", "P4.3").arg("n", *forgone)).of(*seat)
            }
            Event::Left { card } => said(message("principato-log-left", "P4.5").arg("card", card.key())),
            Event::YearEnded { year } => said(message("principato-log-year-ended", "P4.7").arg("year", *year)),
            Event::Year { year } => said(message("principato-log-year", "P4.8").arg("year", *year)),
            Event::MilitaryRound { year_end, number, order } => {
                let (log, heading, rule) = if *year_end {
                    ("principato-log-military-year-end", "principato-heading-military-year-end", "P7.1")
                } else {
                    ("principato-log-military-extra", "principato-heading-military-extra", "P7.2")
                };
                let order = Arg::List(order.iter().map(|seat| Arg::Seat(*seat)).collect());
                let mut line = message(log, rule).arg("number", *number);
                line.args.push(("order".into(), order));
                Notice { line: Some(line), ..Notice::heading(message(heading, rule).arg("n", *number)) }
            }
            Event::Supplied { seat, soldier, own, favor, strength } => {
                let line = message("principato-log-supplied", "P7.5")
                    .arg("soldier", soldier.key())
                    .arg("cube", soldier.cube().key())
                    .arg("own", *own)
                    .arg("favor", *favor)
                    .arg("strength", i32::from(*strength));
                let notice = said(line).of(*seat);
                let at = soldiers(*soldier).of(*seat);
                if own + favor > 0 { notice.shows(at) } else { notice.touches(at) }
            }
            Event::Awarded { seat, strength, points } => {
                let line = message("principato-log-awarded", "P7.7").arg("strength", i32::from(*strength));
                said(line.arg("points", *points)).of(*seat).points(SCORE.of(*seat), *points)
            }
            Event::Cleared { seat, food, money, favor } => {
                let line = message("principato-log-cleared", "P7.9").arg("food", *food).arg("money", *money);
                said(line.arg("favor", *favor)).of(*seat)
            }
            Event::Disbanded { seat, soldier, count } => {
                let line = message("principato-log-disbanded", "P7.10").arg("soldier", soldier.key()).arg("n", *count);
                let line = (*count > 0).then_some(line);
                Notice { line, ..Notice::default() }.of(*seat).touches(soldiers(*soldier).of(*seat))
            }
            Event::GoalShown { seat, goal, points } => {
                let line = message("principato-log-goal-shown", "P8.2").arg("goal", goal.key());
                said(line.arg("points", *points)).of(*seat).points(SCORE.of(*seat), *points)
            }
            Event::Final { seat, points } => {
                said(message("principato-log-final", "P8.2").arg("points", *points)).of(*seat)
            }
        }
    }
}

impl Principato {
    /// What an activation would bring in cubes, for its words.
    fn cubes_of(&self, state: &State, seat: Seat, activation: Activation) -> [Placed; 2] {
        let player = &state.players[seat];
        let face = self.face(player.card(activation.slot));
        self.gained_cubes(state, player, &face.alternatives[usize::from(activation.alternative)])
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
        let line =
            |key| told(paid, Message::new(key).arg("card", card.key()).arg("slot", which(state, seat, chosen.slot)));
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
            hand(chosen.slot).of(seat),
            Element::two("option", chosen.slot, chosen.alternative).of(seat),
        ];
        if food + money > 0 {
            touches.push(Element::two("by_favor", chosen.food_by_favor, chosen.money_by_favor));
        }
        touches.extend(chosen.value.map(|value| Element::one("value", value.get())));
        touches.extend(chosen.exchange.map(pool));
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

fn message(key: &'static str, rule: &'static str) -> Message {
    Message::new(key).rule(rule)
}

fn said(line: Message) -> Notice {
    Notice::line(line)
}

fn line(key: &'static str, rule: &'static str) -> Notice {
    said(message(key, rule))
}

fn traded(key: &'static str, rule: &'static str, [given, taken]: [Face; 2], seat: Seat, slot: u8, place: u8) -> Notice {
    let line = message(key, rule).arg("given", given.key()).arg("taken", taken.key()).arg("place", place + 1);
    said(line).of(seat).moves(hand(slot).of(seat), pool(place)).shows(hand(slot).of(seat))
}

/// The message with what was paid as things that it can name: `2 money and 1 favor`. `paid` is how many cubes.
fn told(paid: Paid, mut message: Message) -> Message {
    let favor = [paid.food_by_favor, paid.money_by_favor];
    // Where both food and money are due, it is said what favor stands for.
    let both = paid.food + favor[0] > 0 && paid.money + favor[1] > 0;
    let favors = if both {
        [("favor_food", favor[0]), ("favor_money", favor[1])]
    } else {
        [("favor", favor[0] + favor[1]), ("", 0)]
    };
    let parts = [("food", paid.food), ("money", paid.money)].into_iter().chain(favors).filter(|(_, n)| *n > 0);
    let cost = parts.map(|(word, n)| Arg::from(format!("principato-cost-{word}-{n}"))).collect();
    message.args.push(("cost".into(), Arg::List(cost)));
    message.arg("paid", paid.food + paid.money + favor[0] + favor[1])
}

fn activated(card: Face, paid: Paid, gained: Gained) -> Message {
    let line = |key| told(paid, message(key, card.rule()).arg("card", card.key()));
    match gained {
        Gained::Cubes { food, money } => line("principato-log-produced")
            .arg("food", food.got())
            .arg("money", money.got())
            .arg("lost_food", food.lost)
            .arg("lost_money", money.lost),
        Gained::Tokens { token, count } => line("principato-log-built").arg("token", token.key()).arg("n", count),
        Gained::Culture { kind, value } => line("principato-log-culture").arg("token", kind.key()).arg("value", value),
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
