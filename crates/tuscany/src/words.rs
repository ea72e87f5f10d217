//! What is said to people: options, log lines, refusals, prompts, as keys of `text/*.ftl`.

use crate::data::Components;
use crate::event::{Event, PieceView, TileView};
use crate::frame::{Frame, Question};
use crate::pieces::Piece;
use crate::pieces::{Bonus, Good, Kind, Tile};
use crate::state::{Cards, State};
use crate::{Action, DISPLAY, NO_SPACE, Tuscany, Unit};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::contract::Words;
use signoria_core::{Arg, Choice, Element, Eye, Message, Notice, Refusal, Seat};

const DECK: Element = Element::only("deck");
const SCORE: Element = Element::only("score");
const MARBLE: Element = Element::only("marble");
const WORKERS: Element = Element::only("worker");
const CARDS: Element = Element::only("cards");

fn display(slot: u8) -> Element {
    Element::one("display", slot)
}

fn kind_key(kind: Kind) -> String {
    format!("tuscany-kind-{}", kind.word())
}

fn bonus_key(bonus: Bonus) -> String {
    format!("tuscany-bonus-{}", bonus.short())
}

/// A tile is named by its kind, agriculture by its goods.
fn tile_key(kind: Kind, goods: impl Iterator<Item = Good>) -> String {
    let mut goods = goods.peekable();
    if goods.peek().is_none() {
        return format!("tuscany-tile-{}", kind.word());
    }
    goods.fold(String::from("tuscany-tile"), |key, good| key + "-" + good.word())
}

fn tile_name(components: &Components, tile: Tile) -> Arg {
    tile_key(tile.kind(), Good::of(components.goods_of(tile))).into()
}

fn item_name(components: &Components, item: Piece) -> Arg {
    match item {
        Piece::Tile(tile) => tile_name(components, tile),
        Piece::Hexagon => "tuscany-hexagon".into(),
        Piece::StartingCastle => "tuscany-starting-castle".into(),
    }
}

fn seen_tile(tile: &TileView) -> Arg {
    tile_key(tile.kind, tile.goods.iter().copied()).into()
}

fn seen_item(item: &PieceView) -> Arg {
    match item {
        PieceView::Tile { tile } => seen_tile(tile),
        PieceView::Hexagon => "tuscany-hexagon".into(),
        PieceView::StartingCastle => "tuscany-starting-castle".into(),
    }
}

/// `1 card`, `2 cards`, `4 cards` of each kind, `1 worker`, `2 workers`: nothing else can be paid. T5.3.7
fn payment(cards: &Cards, workers: u8) -> Arg {
    let mut parts: Vec<Arg> = Vec::new();
    for kind in Kind::ALL {
        let word = match cards[kind.idx()] {
            0 => continue,
            1 => "one",
            2 => "two",
            _ => "four",
        };
        parts.push(format!("tuscany-pay-{word}-{}", kind.word()).into());
    }
    match workers {
        0 => {}
        1 => parts.push("tuscany-pay-worker".into()),
        _ => parts.push("tuscany-pay-workers".into()),
    }
    Arg::List(parts)
}

/// Fields are numbered from 1 for people.
fn field_number(field: u8) -> u8 {
    field + 1
}

impl Words for Tuscany {
    /// An option in words, with the elements that it touches.
    fn describe(&self, s: &State, seat: Seat, action: Action, eye: Eye) -> Choice {
        let mut price = Vec::new();
        if s.frames.top() == Frame::Ask(Question::Action { extra: true }) && action != Action::End {
            price.push(("marble", 1));
        }
        if let Action::Pay(one, two) = action {
            let (_, workers) = Tuscany::cost(self.kind_to_pay(s), [one, two]);
            price.extend((workers > 0).then_some(("worker", workers)));
        }
        Choice { label: self.label(s, seat, action, eye), touches: self.touches(s, seat, action, eye), price }
    }

    fn refusal(&self, s: &State, seat: Seat, action: Action, _: Eye) -> Refusal {
        let Frame::Ask(question) = s.frames.top() else { unreachable!("somebody is asked") };
        let acting = matches!(question, Question::Action { .. });
        Refusal(match action {
            Action::Bonus(bonus) if matches!(question, Question::StartBonus { .. } | Question::City) => {
                Message::new("tuscany-refusal-bonus").arg("bonus", bonus_key(bonus)).rule("T6.2")
            }
            Action::Draw if acting => Message::new("tuscany-refusal-no-cards").rule("TA32"),
            Action::Swap(kind) if acting || question == Question::Swapped => {
                if self.fitting(s).next().is_some() {
                    Message::new("tuscany-refusal-swap-fits").rule("T5.2.2")
                } else if s.display.iter().flatten().any(|tile| tile.kind() == kind) {
                    Message::new("tuscany-refusal-swap-useless").rule("TA3")
                } else {
                    Message::new("tuscany-refusal-swap-kind").arg("kind", kind_key(kind)).rule("T5.2.2")
                }
            }
            Action::Take { slot, remove } if acting || question == Question::Swapped => {
                let capacity = usize::from(self.capacity(s));
                let storage = &s.active().storage[..capacity];
                match s.display[usize::from(slot)] {
                    None => Message::new("tuscany-refusal-no-tile").rule("T5.2.4"),
                    Some(tile) if question == Question::Swapped && !s.active().fits(tile.kind()) => {
                        Message::new("tuscany-refusal-must-fit").rule("T5.2.2")
                    }
                    Some(_) if storage.contains(&None) => Message::new("tuscany-refusal-space-free").rule("TA25"),
                    Some(_) if remove == NO_SPACE => Message::new("tuscany-refusal-storage-full").rule("T5.2.5"),
                    Some(_) => Message::new("tuscany-refusal-no-space").rule("T5.2.4"),
                }
            }
            Action::Place { space, field } if acting => self.why_not_placed(s, space, field),
            Action::Pay(one, two) if matches!(question, Question::Pay { .. }) => {
                if one > two {
                    Message::new("tuscany-refusal-pay-order").rule("T7.1")
                } else {
                    Message::new("tuscany-refusal-pay").rule("T5.3.2")
                }
            }
            Action::Free { slot, field } if matches!(question, Question::Castle { .. }) => {
                match s.display[usize::from(slot)] {
                    None => Message::new("tuscany-refusal-no-tile").rule("T6.1"),
                    Some(tile) => self.why_not_on(s, field, tile.kind()),
                }
            }
            Action::Layout(_) if question == Question::Estates && self.unsealed(s).contains(seat) => {
                Message::new("tuscany-refusal-laid").rule("T2.10")
            }
            Action::Castle(_) if question == Question::Estates => {
                Message::new("tuscany-refusal-not-laid").rule("T2.11")
            }
            Action::Decline => Message::new("tuscany-refusal-decline").rule("TA18"),
            Action::End => Message::new("tuscany-refusal-end").rule("T4.2"),
            Action::First(_) | Action::Deal(_) | Action::Card(_) | Action::Reveal(_) | Action::Yield(_) => {
                Message::new("tuscany-refusal-chance").rule("T3.5")
            }
            Action::Layout(_)
            | Action::Castle(_)
            | Action::Bonus(_)
            | Action::Draw
            | Action::Swap(_)
            | Action::Take { .. }
            | Action::Place { .. }
            | Action::Pay(..)
            | Action::Free { .. } => Message::new("tuscany-refusal-now").rule("T4.7"),
        })
    }

    /// What the seat that decides is asked.
    fn prompt(&self, s: &State, eye: Eye) -> Message {
        let Frame::Ask(question) = s.frames.top() else { unreachable!("somebody is asked") };
        match question {
            Question::Estates => {
                // How far a player has come with the own estate is nobody else's business.
                let own = eye.seat().and_then(|seat| s.players[seat].estate.seen_by(eye));
                let laid = own.is_some_and(|estate| estate.layout.is_some() && estate.castle.is_none());
                Message::new(if laid { "tuscany-prompt-castle" } else { "tuscany-prompt-layout" }).rule("T2.10")
            }
            Question::StartBonus { .. } => Message::new("tuscany-prompt-bonus").rule("T2.13"),
            Question::Action { extra: false } => Message::new("tuscany-prompt-action").rule("T4.2"),
            Question::Action { extra: true } => Message::new("tuscany-prompt-extra").rule("T4.2"),
            Question::Swapped => Message::new("tuscany-prompt-swapped").rule("T5.2.2"),
            Question::Pay { space, field } => {
                let item = s.active().storage[usize::from(space)].map(|item| item_name(&self.kit.components, item));
                Message::new("tuscany-prompt-pay")
                    .arg("item", item.unwrap_or(Arg::Int(0)))
                    .arg("field", field_number(field))
                    .rule("T5.3.2")
            }
            Question::Castle { .. } => Message::new("tuscany-prompt-free").rule("T6.1"),
            Question::City => Message::new("tuscany-prompt-city").rule("T6.2"),
        }
    }

    fn tell(&self, event: &Event) -> Notice {
        let notice = Notice { line: log_line(event), seat: doer(event), ..Notice::default() };
        let score = |seat: Seat, points: u8, notice: Notice| {
            if points > 0 { notice.points(SCORE.of(seat), points) } else { notice }
        };
        match event {
            Event::TurnStarted { phase, round, .. } => Notice {
                heading: Some(
                    Message::new("tuscany-heading-turn")
                        .arg("phase", *phase)
                        .arg("round", i32::from(*round))
                        .rule("T4.1"),
                ),
                ..notice
            },
            Event::Revealed { slot, .. } => notice.shows(display(*slot)),
            Event::Drew { seat, .. } => notice.moves(DECK, CARDS.of(*seat)),
            Event::Took { seat, slot, space, .. } => {
                notice.moves(display(*slot), Element::one("storage", *space).of(*seat))
            }
            Event::Refilled { seat, stack, slot, .. } => {
                notice.moves(Element::one("stack", stack - 1).of(*seat), display(*slot))
            }
            Event::Removed { seat, space, .. } => {
                notice.moves(Element::one("storage", *space).of(*seat), Element::only("trash"))
            }
            Event::Placed { seat, space, slot, field, .. } => {
                let from = match slot {
                    Some(slot) => display(*slot),
                    None => Element::one("storage", space.unwrap_or(0)).of(*seat),
                };
                notice.moves(from, Element::one("cell", *field).of(*seat))
            }
            Event::RegionDone { seat, fields, points } => {
                let cell = |field: u8| Element::one("cell", field).of(*seat);
                let notice = fields.iter().fold(notice, |notice, field| notice.touches(cell(*field)));
                match fields.last() {
                    Some(field) => notice.points(cell(*field), *points),
                    None => notice,
                }
            }
            Event::Goods { seat, field, points } => {
                let cell = Element::one("cell", *field).of(*seat);
                if *points > 0 { notice.points(cell, *points) } else { notice.touches(cell) }
            }
            Event::ColourDone { seat, points, .. } | Event::NoSpace { seat, points } => score(*seat, *points, notice),
            Event::BonusTaken { seat, green, .. } => score(*seat, *green, notice.touches(SCORE.of(*seat))),
            Event::Marble { seat, .. } => notice.shows(MARBLE.of(*seat)),
            Event::Workers { seat, .. } => notice.shows(WORKERS.of(*seat)),
            Event::Hexagon { seat, space } => notice.shows(Element::one("storage", *space).of(*seat)),
            Event::YieldCard { .. } => notice.shows(Element::only("yields")),
            Event::PhaseScored { green, .. } => {
                (0..).zip(green).fold(notice, |notice, (seat, points)| score(Seat(seat), *points, notice))
            }
            Event::FinalScored { seat, kept, .. } => score(*seat, kept.iter().sum(), notice),
            Event::FirstPlayer { .. }
            | Event::Draws { .. }
            | Event::DrawLost { .. }
            | Event::Dealt { .. }
            | Event::Sealed { .. }
            | Event::EstatesOpened
            | Event::TurnSkipped { .. }
            | Event::MarbleSpent { .. }
            | Event::Swapped { .. }
            | Event::StackEmptied { .. }
            | Event::EndTriggered { .. }
            | Event::Purged { .. }
            | Event::Shuffled { .. }
            | Event::Paid { .. }
            | Event::Declined { .. }
            | Event::NoTarget { .. }
            | Event::FinalRound
            | Event::Deadlocked => notice,
        }
    }
}

impl Tuscany {
    fn kind_to_pay(&self, s: &State) -> Kind {
        let Frame::Ask(Question::Pay { field, .. }) = s.frames.top() else { unreachable!("a placement is being paid") };
        s.active().kind_of(field)
    }

    fn label(&self, s: &State, seat: Seat, action: Action, eye: Eye) -> Message {
        let shown =
            |slot: u8| s.display[usize::from(slot)].map_or(Arg::Int(0), |tile| tile_name(&self.kit.components, tile));
        let stored = |space: u8| {
            let item = s.active().storage[usize::from(space)];
            item.map_or(Arg::Int(0), |item| item_name(&self.kit.components, item))
        };
        // Named only where it tells two items of a name apart; the first space is 1.
        let space_of = |space: u8| {
            let named = |other: u8| other == space || stored(other) != stored(space);
            if (0..self.capacity(s)).all(named) { 0 } else { space + 1 }
        };
        let green = |field: u8, piece: Piece| {
            let gain = self.gain(s, s.active(), field, piece);
            gain.region + gain.colour + gain.goods
        };
        match action {
            Action::Layout(layout) => {
                let text = format!("{}", Action::Layout(layout));
                let mut words = text.split(' ').skip(1);
                let mut word = |name: &'static str| (name, words.next().unwrap_or("").to_ascii_lowercase());
                let (order, turns, shifts) = (word("order"), word("turns"), word("shifts"));
                Message::new("tuscany-do-layout")
                    .arg(order.0, format!("tuscany-order-{}", order.1))
                    .arg(turns.0, format!("tuscany-turns-{}", turns.1))
                    .arg(shifts.0, format!("tuscany-shifts-{}", shifts.1))
                    .rule("T2.10")
            }
            Action::Castle(letter) => {
                let field = self.castle_choice(s, seat, letter, eye);
                Message::new("tuscany-do-castle").arg("field", field_number(field)).rule("T2.11")
            }
            Action::Bonus(bonus) => Message::new("tuscany-do-bonus").arg("bonus", bonus_key(bonus)).rule("T6.10"),
            Action::Draw => Message::new("tuscany-do-draw").arg("count", self.cards_to_draw(s)).rule("T5.1.1"),
            Action::Swap(kind) => Message::new("tuscany-do-swap").arg("kind", kind_key(kind)).rule("T5.2.2"),
            Action::Take { slot, remove: NO_SPACE } => {
                Message::new("tuscany-do-take").arg("tile", shown(slot)).arg("slot", slot + 1).rule("T5.2.4")
            }
            Action::Take { slot, remove } => Message::new("tuscany-do-take-for")
                .arg("tile", shown(slot))
                .arg("slot", slot + 1)
                .arg("item", stored(remove))
                .arg("space", space_of(remove))
                .rule("T5.2.5"),
            Action::Place { space, field } => {
                let item = s.active().storage[usize::from(space)];
                Message::new("tuscany-do-place")
                    .arg("item", stored(space))
                    .arg("space", space_of(space))
                    .arg("field", field_number(field))
                    .arg("green", item.map_or(0, |item| green(field, item)))
                    .rule("T5.3.1")
            }
            Action::Pay(one, two) => {
                let (cards, workers) = Tuscany::cost(self.kind_to_pay(s), [one, two]);
                Message::new("tuscany-do-pay").arg("payment", payment(&cards, workers)).rule("T5.3.2")
            }
            Action::Free { slot, field } => {
                let tile = s.display[usize::from(slot)];
                Message::new("tuscany-do-free")
                    .arg("tile", shown(slot))
                    .arg("slot", slot + 1)
                    .arg("field", field_number(field))
                    .arg("green", tile.map_or(0, |tile| green(field, Piece::Tile(tile))))
                    .rule("T6.1")
            }
            Action::Decline => Message::new("tuscany-do-decline").rule("TA18"),
            Action::End => Message::new("tuscany-do-end").rule("T4.2"),
            Action::First(_) | Action::Deal(_) | Action::Card(_) | Action::Reveal(_) | Action::Yield(_) => {
                unreachable!("{action} is no decision")
            }
        }
    }

    /// Cards and workers are picked one unit after the other; two of the same are picked twice.
    fn touches(&self, s: &State, seat: Seat, action: Action, eye: Eye) -> Vec<Element> {
        let storage = |space: u8| Element::one("storage", space).of(seat);
        let cell = |field: u8| Element::one("cell", field).of(seat);
        match action {
            Action::Layout(layout) => {
                let letters =
                    (0..).zip(layout.letters()).map(|(slot, letter)| Element::two("slot", slot, letter as u8));
                let turns = (0..3).map(|slot| Element::two("turn", slot as u8, layout.turned(slot).into()));
                let shifts = (0..2).map(|joint| Element::two("shift", joint as u8, layout.shift(joint) as u8));
                letters.chain(turns).chain(shifts).map(|element| element.of(seat)).collect()
            }
            Action::Castle(letter) => vec![cell(self.castle_choice(s, seat, letter, eye))],
            Action::Bonus(bonus) => vec![Element::one("bonus", bonus as u8)],
            Action::Draw => vec![Element::action("draw"), DECK],
            Action::Swap(kind) => {
                let of_kind = |slot: &usize| s.display[*slot].is_some_and(|tile| tile.kind() == kind);
                let slots = (0..DISPLAY).filter(of_kind).map(|slot| display(slot as u8));
                [Element::action("swap")].into_iter().chain(slots).collect()
            }
            Action::Take { slot, remove } => {
                let mut touches = vec![Element::action("take"), display(slot)];
                if remove != NO_SPACE {
                    touches.push(storage(remove));
                }
                touches
            }
            Action::Place { space, field } => vec![Element::action("place"), storage(space), cell(field)],
            Action::Pay(one, two) => {
                let kind = self.kind_to_pay(s);
                let counter = |unit: Unit| match unit {
                    Unit::Card => Element::one("hand", kind as u8).of(seat),
                    Unit::Pair(other) => Element::one("hand", other as u8).of(seat),
                    Unit::Worker => WORKERS.of(seat),
                };
                vec![counter(one), counter(two)]
            }
            Action::Free { slot, field } => vec![display(slot), cell(field)],
            Action::Decline => vec![Element::action("decline")],
            Action::End => vec![Element::action("end")],
            Action::First(_) | Action::Deal(_) | Action::Card(_) | Action::Reveal(_) | Action::Yield(_) => Vec::new(),
        }
    }

    /// The dark green field of the tile of a letter in the estate that a seat lays out.
    fn castle_choice(&self, s: &State, seat: Seat, letter: u8, eye: Eye) -> u8 {
        let estate = s.players[seat].estate.seen_by(eye).expect("a seat knows its own estate");
        let layout = estate.layout.expect("the estate is laid out");
        self.castle_field(layout, estate.tiles, letter.into())
    }

    fn why_not_placed(&self, s: &State, space: u8, field: u8) -> Message {
        let player = s.active();
        let Some(item) = player.storage[usize::from(space)] else {
            return Message::new("tuscany-refusal-nothing-stored").rule("T5.3.1");
        };
        let kind = match item {
            Piece::Tile(tile) => tile.kind(),
            Piece::Hexagon | Piece::StartingCastle => player.kind_of(field),
        };
        if player.open() >> field & 1 == 1 && player.kinds[kind.idx()] >> field & 1 == 1 {
            return Message::new("tuscany-refusal-cannot-pay").arg("kind", kind_key(kind)).rule("T5.3.2");
        }
        self.why_not_on(s, field, kind)
    }

    fn why_not_on(&self, s: &State, field: u8, kind: Kind) -> Message {
        let player = s.active();
        if player.covered >> field & 1 == 1 {
            Message::new("tuscany-refusal-covered").rule("T5.3.1")
        } else if player.kinds[kind.idx()] >> field & 1 == 0 {
            Message::new("tuscany-refusal-kind").arg("kind", kind_key(kind)).rule("T5.3.1")
        } else {
            Message::new("tuscany-refusal-apart").rule("T5.3.1")
        }
    }
}

/// Whose doing an event is.
fn doer(event: &Event) -> Option<Seat> {
    match event {
        Event::FirstPlayer { seat }
        | Event::Draws { seat, .. }
        | Event::Drew { seat, .. }
        | Event::DrawLost { seat, .. }
        | Event::Dealt { seat, .. }
        | Event::Sealed { seat }
        | Event::TurnStarted { seat, .. }
        | Event::TurnSkipped { seat }
        | Event::MarbleSpent { seat }
        | Event::BonusTaken { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Removed { seat, .. }
        | Event::Took { seat, .. }
        | Event::Refilled { seat, .. }
        | Event::StackEmptied { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Placed { seat, .. }
        | Event::RegionDone { seat, .. }
        | Event::ColourDone { seat, .. }
        | Event::Goods { seat, .. }
        | Event::Marble { seat, .. }
        | Event::Workers { seat, .. }
        | Event::Hexagon { seat, .. }
        | Event::NoSpace { seat, .. }
        | Event::YieldCard { seat, .. }
        | Event::Declined { seat }
        | Event::NoTarget { seat, .. }
        | Event::FinalScored { seat, .. } => Some(*seat),
        Event::Revealed { .. }
        | Event::EstatesOpened
        | Event::EndTriggered { .. }
        | Event::Purged { .. }
        | Event::Shuffled { .. }
        | Event::PhaseScored { .. }
        | Event::FinalRound
        | Event::Deadlocked => None,
    }
}

/// The line of the log for an event; none where another line tells it already.
fn log_line(event: &Event) -> Option<Message> {
    let message = match event {
        Event::FirstPlayer { .. } => Message::new("tuscany-log-first").rule("T2.7"),
        Event::Revealed { tile, .. } => {
            Message::new("tuscany-log-revealed").arg("tile", seen_tile(tile)).rule("T5.4.1")
        }
        Event::Draws { count, .. } => Message::new("tuscany-log-draws").arg("count", *count).rule("T5.1.2"),
        Event::Drew { kind: Some(kind), .. } => {
            Message::new("tuscany-log-drew").arg("kind", kind_key(*kind)).rule("T5.1.2")
        }
        Event::Drew { kind: None, .. } => return None,
        Event::DrawLost { count, .. } => Message::new("tuscany-log-lost").arg("count", *count).rule("T5.1.2"),
        Event::Dealt { .. } | Event::TurnStarted { .. } => return None,
        Event::Sealed { .. } => Message::new("tuscany-log-sealed").rule("T2.12"),
        Event::EstatesOpened => Message::new("tuscany-log-opened").rule("T2.12"),
        Event::TurnSkipped { .. } => Message::new("tuscany-log-skipped").rule("T4.8"),
        Event::MarbleSpent { .. } => Message::new("tuscany-log-marble-spent").rule("T4.2"),
        Event::BonusTaken { bonus, green, .. } => {
            Message::new("tuscany-log-bonus").arg("bonus", bonus_key(*bonus)).arg("green", *green).rule("T6.2")
        }
        Event::Swapped { kind, count, .. } => {
            Message::new("tuscany-log-swapped").arg("kind", kind_key(*kind)).arg("count", *count).rule("T5.2.2")
        }
        Event::Removed { item, .. } => Message::new("tuscany-log-removed").arg("item", seen_item(item)).rule("T5.2.5"),
        Event::Took { tile, .. } => Message::new("tuscany-log-took").arg("tile", seen_tile(tile)).rule("T5.2.4"),
        Event::Refilled { stack, left, tile, .. } => Message::new("tuscany-log-refilled")
            .arg("stack", *stack)
            .arg("left", *left)
            .arg("tile", seen_tile(tile))
            .rule("T5.2.6"),
        Event::StackEmptied { stack, .. } => Message::new("tuscany-log-emptied").arg("stack", *stack).rule("T4.3"),
        Event::EndTriggered { phase, .. } => {
            let rule = ["T4.4", "T4.5", "T4.6"][usize::from(*phase) - 1];
            Message::new("tuscany-log-triggered").arg("phase", *phase).rule(rule)
        }
        Event::Purged { kind, count } => {
            Message::new("tuscany-log-purged").arg("kind", kind_key(*kind)).arg("count", *count).rule("T5.4.1")
        }
        Event::Shuffled { supply, count } => {
            use crate::event::Supply;
            let (key, rule) = match supply {
                Supply::RegionCards => ("tuscany-log-shuffled-cards", "T3.5.2"),
                Supply::YieldCards => ("tuscany-log-shuffled-yields", "T3.5.3"),
                Supply::NeutralTiles => ("tuscany-log-shuffled-tiles", "T3.5.4"),
            };
            Message::new(key).arg("count", *count).rule(rule)
        }
        Event::Paid { cards, workers, .. } => {
            Message::new("tuscany-log-paid").arg("payment", payment(cards, *workers)).rule("T5.3.2")
        }
        Event::Placed { slot, field, kind, item, .. } => {
            let (key, rule) = match (item, slot) {
                (PieceView::Hexagon, _) => ("tuscany-log-placed-hexagon", "T5.3.1"),
                (_, Some(_)) => ("tuscany-log-placed-free", "T6.1"),
                (_, None) => ("tuscany-log-placed", "T5.3.3"),
            };
            Message::new(key)
                .arg("item", seen_item(item))
                .arg("kind", kind_key(*kind))
                .arg("field", field_number(*field))
                .rule(rule)
        }
        Event::RegionDone { fields, points, .. } => {
            Message::new("tuscany-log-region").arg("size", fields.len() as u8).arg("points", *points).rule("T5.3.4")
        }
        Event::ColourDone { kind, points, .. } => {
            Message::new("tuscany-log-colour").arg("kind", kind_key(*kind)).arg("points", *points).rule("T5.3.5")
        }
        Event::Goods { points, .. } => Message::new("tuscany-log-goods").arg("points", *points).rule("T6.4"),
        Event::Marble { count, .. } => Message::new("tuscany-log-marble").arg("count", *count).rule("T6.5"),
        Event::Workers { count, .. } => Message::new("tuscany-log-workers").arg("count", *count).rule("T6.6"),
        Event::Hexagon { .. } => Message::new("tuscany-log-hexagon").rule("T6.3"),
        Event::NoSpace { points, .. } => Message::new("tuscany-log-no-space").arg("points", *points).rule("T6.9"),
        Event::YieldCard { reward, amount, .. } => {
            use crate::pieces::Reward;
            let key = match reward {
                Reward::RedPoints => "tuscany-log-yield-red",
                Reward::GreenPoints => "tuscany-log-yield-green",
                Reward::RegionCards => "tuscany-log-yield-cards",
                Reward::Workers => "tuscany-log-yield-workers",
                Reward::Marble => "tuscany-log-yield-marble",
                Reward::Hexagons => "tuscany-log-yield-hexagons",
            };
            Message::new(key).arg("amount", *amount).rule("T6.9")
        }
        Event::Declined { .. } => Message::new("tuscany-log-declined").rule("TA18"),
        Event::NoTarget { kind, .. } => {
            let (key, rule) = match kind {
                Kind::Castle => ("tuscany-log-no-target-castle", "T10.10"),
                _ => ("tuscany-log-no-target-city", "T10.11"),
            };
            Message::new(key).rule(rule)
        }
        Event::PhaseScored { phase, .. } => Message::new("tuscany-log-scored").arg("phase", *phase).rule("T8.1"),
        Event::FinalRound => Message::new("tuscany-log-final-round").rule("T4.6"),
        Event::Deadlocked => Message::new("tuscany-log-deadlocked").rule("T4.9"),
        Event::FinalScored { kept, red, .. } => Message::new("tuscany-log-kept")
            .arg("points", kept.iter().sum::<u8>())
            .arg("red", i32::from(*red))
            .rule("T8.2"),
    };
    Some(message)
}
