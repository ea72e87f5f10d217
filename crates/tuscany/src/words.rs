//! What is said to people: options, log lines, refusals, prompts, as keys of `text/*.ftl`.

use crate::data::{Bonus, Components, Good, Kind, Tile};
use crate::event::{Event, PieceView, TileView};
use crate::frame::Frame;
use crate::state::{Cards, Piece, State};
use crate::{Action, DISPLAY, NO_SPACE, Tuscany, Unit};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::{Arg, Choice, Element, Message, Seat, Viewer};

fn kind_key(kind: Kind) -> String {
    format!("tuscany-kind-{}", kind.word())
}

fn bonus_key(bonus: Bonus) -> String {
    format!("tuscany-bonus-{}", bonus.word())
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

impl Tuscany {
    /// An option in words, with the elements that it touches.
    pub(crate) fn choice(&self, s: &State, seat: Seat, action: Action) -> Choice {
        let mut price = Vec::new();
        if matches!(s.frames.top(), Frame::Action { extra: true }) && action != Action::End {
            price.push(("marble", 1));
        }
        if let Action::Pay(one, two) = action {
            let (_, workers) = Tuscany::cost(self.kind_to_pay(s), [one, two]);
            price.extend((workers > 0).then_some(("worker", workers)));
        }
        Choice { label: self.label(s, seat, action), touches: self.touches(s, seat, action), price }
    }

    fn kind_to_pay(&self, s: &State) -> Kind {
        let Frame::Pay { field, .. } = s.frames.top() else { unreachable!("a placement is being paid") };
        s.active().kind_of(field)
    }

    fn label(&self, s: &State, seat: Seat, action: Action) -> Message {
        let shown =
            |slot: u8| s.display[usize::from(slot)].map_or(Arg::Int(0), |tile| tile_name(&self.components, tile));
        let stored = |space: u8| {
            let item = s.active().storage[usize::from(space)];
            item.map_or(Arg::Int(0), |item| item_name(&self.components, item))
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
                let player = &s.players[seat];
                let field = self.castle_field(self.layout_of(player), player.estate.peek().tiles, letter.into());
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

    /// Cards and workers are picked one unit after the other: `hand:3`, then another one, or `again:3` for the same once
    /// more; workers are `worker:0` and `again:8`.
    fn touches(&self, s: &State, seat: Seat, action: Action) -> Vec<Element> {
        match action {
            Action::Layout(layout) => {
                let letters =
                    (0..).zip(layout.letters()).map(|(slot, letter)| Element::two("slot", slot, letter as u8));
                let turns = (0..3).map(|slot| Element::two("turn", slot as u8, layout.turned(slot).into()));
                let shifts = (0..2).map(|joint| Element::two("shift", joint as u8, layout.shift(joint) as u8));
                letters.chain(turns).chain(shifts).collect()
            }
            Action::Castle(letter) => {
                let player = &s.players[seat];
                let field = self.castle_field(self.layout_of(player), player.estate.peek().tiles, letter.into());
                vec![Element::one("cell", field)]
            }
            Action::Bonus(bonus) => vec![Element::one("bonus", bonus as u8)],
            Action::Draw => vec![Element::action("draw"), Element::one("deck", 0)],
            Action::Swap(kind) => {
                let of_kind = |slot: &usize| s.display[*slot].is_some_and(|tile| tile.kind() == kind);
                let slots = (0..DISPLAY).filter(of_kind).map(|slot| Element::one("display", slot as u8));
                [Element::action("swap")].into_iter().chain(slots).collect()
            }
            Action::Take { slot, remove } => {
                let mut touches = vec![Element::action("take"), Element::one("display", slot)];
                if remove != NO_SPACE {
                    touches.push(Element::one("storage", remove));
                }
                touches
            }
            Action::Place { space, field } => {
                vec![Element::action("place"), Element::one("storage", space), Element::one("cell", field)]
            }
            Action::Pay(one, two) => {
                let kind = self.kind_to_pay(s) as u8;
                let counter = |unit: Unit| match unit {
                    Unit::Card => Element::one("hand", kind),
                    Unit::Pair(other) => Element::one("hand", other as u8),
                    Unit::Worker => Element::one("worker", 0),
                };
                let again = match two {
                    Unit::Card => kind,
                    Unit::Pair(other) => other as u8,
                    Unit::Worker => 8,
                };
                vec![counter(one), if one == two { Element::one("again", again) } else { counter(two) }]
            }
            Action::Free { slot, field } => vec![Element::one("display", slot), Element::one("cell", field)],
            Action::Decline => vec![Element::action("decline")],
            Action::End => vec![Element::action("end")],
            Action::First(_) | Action::Deal(_) | Action::Card(_) | Action::Reveal(_) | Action::Yield(_) => Vec::new(),
        }
    }

    /// What the seat that decides is asked.
    pub(crate) fn prompt(&self, s: &State, viewer: Viewer) -> Option<Message> {
        let message = match s.frames.top() {
            Frame::Estates => {
                // How far a player has come with the own estate is nobody else's business.
                let laid = match viewer {
                    Viewer::Seat(seat) if self.unsealed(s).contains(seat) => s.players[seat].estate.peek().layout,
                    Viewer::Seat(_) | Viewer::Watcher | Viewer::Open => None,
                };
                Message::new(if laid.is_some() { "tuscany-prompt-castle" } else { "tuscany-prompt-layout" })
                    .rule("T2.10")
            }
            Frame::StartBonus { .. } => Message::new("tuscany-prompt-bonus").rule("T2.13"),
            Frame::Action { extra: false } => Message::new("tuscany-prompt-action").rule("T4.2"),
            Frame::Action { extra: true } => Message::new("tuscany-prompt-extra").rule("T4.2"),
            Frame::Swapped => Message::new("tuscany-prompt-swapped").rule("T5.2.2"),
            Frame::Pay { space, field } => {
                let item = s.active().storage[usize::from(space)].map(|item| item_name(&self.components, item));
                Message::new("tuscany-prompt-pay")
                    .arg("item", item.unwrap_or(Arg::Int(0)))
                    .arg("field", field_number(field))
                    .rule("T5.3.2")
            }
            Frame::Castle { .. } => Message::new("tuscany-prompt-free").rule("T6.1"),
            Frame::City => Message::new("tuscany-prompt-city").rule("T6.2"),
            Frame::First
            | Frame::Hands(_)
            | Frame::Deal { .. }
            | Frame::TurnOver { .. }
            | Frame::Placed { .. }
            | Frame::Cards { .. }
            | Frame::Yields { .. }
            | Frame::Refill { .. }
            | Frame::Fill
            | Frame::Over => return None,
        };
        Some(message)
    }

    /// Why an action is not legal, with the rule that forbids it.
    pub(crate) fn why_not(&self, s: &State, seat: Seat, action: Action) -> Message {
        let frame = s.frames.top();
        let acting = matches!(frame, Frame::Action { .. });
        match action {
            Action::Bonus(bonus) if matches!(frame, Frame::StartBonus { .. } | Frame::City) => {
                Message::new("tuscany-refusal-bonus").arg("bonus", bonus_key(bonus)).rule("T6.2")
            }
            Action::Draw if acting => Message::new("tuscany-refusal-no-cards").rule("TA32"),
            Action::Swap(kind) if acting || frame == Frame::Swapped => {
                if self.fitting(s).next().is_some() {
                    Message::new("tuscany-refusal-swap-fits").rule("T5.2.2")
                } else if s.display.iter().flatten().any(|tile| tile.kind() == kind) {
                    Message::new("tuscany-refusal-swap-useless").rule("TA3")
                } else {
                    Message::new("tuscany-refusal-swap-kind").arg("kind", kind_key(kind)).rule("T5.2.2")
                }
            }
            Action::Take { slot, remove } if acting || frame == Frame::Swapped => {
                let capacity = usize::from(self.capacity(s));
                let storage = &s.active().storage[..capacity];
                match s.display[usize::from(slot)] {
                    None => Message::new("tuscany-refusal-no-tile").rule("T5.2.4"),
                    Some(tile) if frame == Frame::Swapped && !s.active().fits(tile.kind()) => {
                        Message::new("tuscany-refusal-must-fit").rule("T5.2.2")
                    }
                    Some(_) if storage.contains(&None) => Message::new("tuscany-refusal-space-free").rule("TA25"),
                    Some(_) if remove == NO_SPACE => Message::new("tuscany-refusal-storage-full").rule("T5.2.5"),
                    Some(_) => Message::new("tuscany-refusal-no-space").rule("T5.2.4"),
                }
            }
            Action::Place { space, field } if acting => self.why_not_placed(s, space, field),
            Action::Pay(one, two) if matches!(frame, Frame::Pay { .. }) => {
                if one > two {
                    Message::new("tuscany-refusal-pay-order").rule("T7.1")
                } else {
                    Message::new("tuscany-refusal-pay").rule("T5.3.2")
                }
            }
            Action::Free { slot, field } if matches!(frame, Frame::Castle { .. }) => {
                match s.display[usize::from(slot)] {
                    None => Message::new("tuscany-refusal-no-tile").rule("T6.1"),
                    Some(tile) => self.why_not_on(s, field, tile.kind()),
                }
            }
            Action::Layout(_) if frame == Frame::Estates && self.unsealed(s).contains(seat) => {
                Message::new("tuscany-refusal-laid").rule("T2.10")
            }
            Action::Castle(_) if frame == Frame::Estates => Message::new("tuscany-refusal-not-laid").rule("T2.11"),
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
        }
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

/// The line of the log for an event; none where another line tells it already.
pub(crate) fn message(event: &Event) -> Option<Message> {
    let line = |key: &'static str, seat: Seat| Message::new(key).arg("seat", seat);
    let message = match event {
        Event::FirstPlayer { seat } => line("tuscany-log-first", *seat).rule("T2.7"),
        Event::Revealed { tile, .. } => {
            Message::new("tuscany-log-revealed").arg("tile", seen_tile(tile)).rule("T5.4.1")
        }
        Event::Draws { seat, count } => line("tuscany-log-draws", *seat).arg("count", *count).rule("T5.1.2"),
        Event::Drew { seat, kind: Some(kind) } => {
            line("tuscany-log-drew", *seat).arg("kind", kind_key(*kind)).rule("T5.1.2")
        }
        Event::Drew { kind: None, .. } => return None,
        Event::DrawLost { seat, count } => line("tuscany-log-lost", *seat).arg("count", *count).rule("T5.1.2"),
        Event::Dealt { .. } | Event::TurnStarted { .. } => return None,
        Event::Sealed { seat } => line("tuscany-log-sealed", *seat).rule("T2.12"),
        Event::EstatesOpened => Message::new("tuscany-log-opened").rule("T2.12"),
        Event::TurnSkipped { seat } => line("tuscany-log-skipped", *seat).rule("T4.8"),
        Event::MarbleSpent { seat } => line("tuscany-log-marble-spent", *seat).rule("T4.2"),
        Event::BonusTaken { seat, bonus, green } => {
            line("tuscany-log-bonus", *seat).arg("bonus", bonus_key(*bonus)).arg("green", *green).rule("T6.2")
        }
        Event::Swapped { seat, kind, count } => {
            line("tuscany-log-swapped", *seat).arg("kind", kind_key(*kind)).arg("count", *count).rule("T5.2.2")
        }
        Event::Removed { seat, item, .. } => {
            line("tuscany-log-removed", *seat).arg("item", seen_item(item)).rule("T5.2.5")
        }
        Event::Took { seat, tile, .. } => line("tuscany-log-took", *seat).arg("tile", seen_tile(tile)).rule("T5.2.4"),
        Event::Refilled { seat, stack, left, tile, .. } => line("tuscany-log-refilled", *seat)
            .arg("stack", *stack)
            .arg("left", *left)
            .arg("tile", seen_tile(tile))
            .rule("T5.2.6"),
        Event::StackEmptied { seat, stack } => line("tuscany-log-emptied", *seat).arg("stack", *stack).rule("T4.3"),
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
        Event::Paid { seat, cards, workers } => {
            line("tuscany-log-paid", *seat).arg("payment", payment(cards, *workers)).rule("T5.3.2")
        }
        Event::Placed { seat, slot, field, kind, item, .. } => {
            let (key, rule) = match (item, slot) {
                (PieceView::Hexagon, _) => ("tuscany-log-placed-hexagon", "T5.3.1"),
                (_, Some(_)) => ("tuscany-log-placed-free", "T6.1"),
                (_, None) => ("tuscany-log-placed", "T5.3.3"),
            };
            line(key, *seat)
                .arg("item", seen_item(item))
                .arg("kind", kind_key(*kind))
                .arg("field", field_number(*field))
                .rule(rule)
        }
        Event::RegionDone { seat, fields, points } => {
            line("tuscany-log-region", *seat).arg("size", fields.len() as u8).arg("points", *points).rule("T5.3.4")
        }
        Event::ColourDone { seat, kind, points } => {
            line("tuscany-log-colour", *seat).arg("kind", kind_key(*kind)).arg("points", *points).rule("T5.3.5")
        }
        Event::Goods { seat, points, .. } => line("tuscany-log-goods", *seat).arg("points", *points).rule("T6.4"),
        Event::Marble { seat, count } => line("tuscany-log-marble", *seat).arg("count", *count).rule("T6.5"),
        Event::Workers { seat, count } => line("tuscany-log-workers", *seat).arg("count", *count).rule("T6.6"),
        Event::Hexagon { seat, .. } => line("tuscany-log-hexagon", *seat).rule("T6.3"),
        Event::NoSpace { seat, points } => line("tuscany-log-no-space", *seat).arg("points", *points).rule("T6.9"),
        Event::YieldCard { seat, reward, amount } => {
            use crate::data::Reward;
            let key = match reward {
                Reward::RedPoints => "tuscany-log-yield-red",
                Reward::GreenPoints => "tuscany-log-yield-green",
                Reward::RegionCards => "tuscany-log-yield-cards",
                Reward::Workers => "tuscany-log-yield-workers",
                Reward::Marble => "tuscany-log-yield-marble",
                Reward::Hexagons => "tuscany-log-yield-hexagons",
            };
            line(key, *seat).arg("amount", *amount).rule("T6.9")
        }
        Event::Declined { seat } => line("tuscany-log-declined", *seat).rule("TA18"),
        Event::NoTarget { seat, kind } => {
            let (key, rule) = match kind {
                Kind::Castle => ("tuscany-log-no-target-castle", "T10.10"),
                _ => ("tuscany-log-no-target-city", "T10.11"),
            };
            line(key, *seat).rule(rule)
        }
        Event::PhaseScored { phase, .. } => Message::new("tuscany-log-scored").arg("phase", *phase).rule("T8.1"),
        Event::FinalRound => Message::new("tuscany-log-final-round").rule("T4.6"),
        Event::Deadlocked => Message::new("tuscany-log-deadlocked").rule("T4.9"),
        Event::FinalScored { seat, kept, red } => line("tuscany-log-kept", *seat)
            .arg("points", kept.iter().sum::<u8>())
            .arg("red", i32::from(*red))
            .rule("T8.2"),
    };
    Some(message)
}
