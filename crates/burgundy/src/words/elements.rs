//! The elements of the table, by the numbers that events and options name.

use crate::pieces::Source;
use signoria_core::{Element, Seat};

pub(super) fn die(seat: Seat, die: u8) -> Element {
    Element::one("die", die).of(seat)
}

pub(super) fn storage(seat: Seat, slot: u8) -> Element {
    Element::one("storage", slot).of(seat)
}

pub(super) fn cell(seat: Seat, number: u8) -> Element {
    Element::one("cell", number).of(seat)
}

pub(super) fn goods(seat: Seat, number: u8) -> Element {
    Element::one("goods", number).of(seat)
}

/// A board of the sheet that the player was dealt.
pub(super) fn board(seat: Seat, number: u8) -> Element {
    Element::one("board", number).of(seat)
}

pub(super) fn score(seat: Seat) -> Element {
    Element::only("score").of(seat)
}

pub(super) fn depot(number: u8) -> Element {
    Element::one("depot", number)
}

pub(super) fn depot_goods(depot: u8, goods: u8) -> Element {
    Element::two("depot_goods", depot, goods)
}

/// A space of a numbered depot or of the black one.
pub(super) fn place(source: Source) -> Element {
    match source {
        Source::Black(i) => Element::one("black", i + 1),
        Source::Depot(space) => Element::two("depot", space.depot().number(), space.slot()),
    }
}
