//! What the pictures of several games are made of.

use super::Scene;
use crate::paint::{BOLD, DIM, LIT, RUBRIC, Sheet, cut, seat};
use anstyle::Style;
use signoria_core::{Arg, Seat};

/// A hex to be drawn: four letters above, its number below.
pub(super) struct Hexagon<'a> {
    /// Column and row, axial, points up.
    pub(super) at: (i8, i8),
    /// Four letters.
    pub(super) face: &'a str,
    pub(super) number: usize,
    pub(super) style: Style,
    /// Whether it can be picked.
    pub(super) lit: bool,
}

/// Draws hexes as a honeycomb: two rows a hex, each row of hexes half a hex further. The leftmost and the topmost lie at
/// the edge of the sheet.
pub(super) fn honeycomb<'a>(sheet: &mut Sheet, hexes: impl IntoIterator<Item = Hexagon<'a>> + Clone) {
    let place = |hex: &Hexagon<'_>| (3 * (2 * i32::from(hex.at.0) + i32::from(hex.at.1)), 2 * i32::from(hex.at.1));
    let places = || hexes.clone().into_iter().map(|hex| place(&hex));
    let left = places().map(|(x, _)| x).min().unwrap_or(0);
    let top = places().map(|(_, y)| y).min().unwrap_or(0);
    for hex in hexes.clone() {
        let (x, y) = place(&hex);
        let (x, y) = ((x - left) as usize, (y - top) as usize);
        let (mark, end) = if hex.lit { ('›', '‹') } else { (' ', ' ') };
        let below = if hex.lit { LIT.bg_color(hex.style.get_bg_color()) } else { hex.style };
        sheet.put(x, y, "╱", hex.style);
        sheet.put(x + 1, y, hex.face, hex.style);
        sheet.put(x + 5, y, "╲", hex.style);
        sheet.put(x, y + 1, "╲", hex.style);
        sheet.put(x + 1, y + 1, &format!("{mark}{:02}{end}", hex.number), below);
        sheet.put(x + 5, y + 1, "╱", hex.style);
    }
}

/// A player's sign and name.
pub(super) fn name(scene: &Scene<'_>, who: Seat, x: usize, y: usize, sheet: &mut Sheet) -> usize {
    let (sign, style) = seat(who);
    let x = sheet.put(x, y, &sign.to_string(), style) + 1;
    sheet.put(x, y, &cut(scene.words.name(who), 20), BOLD) + 2
}

/// A player's sign and name with the points.
pub(super) fn name_with_points(scene: &Scene<'_>, who: Seat, y: usize, sheet: &mut Sheet) -> usize {
    let x = name(scene, who, 0, y, sheet);
    sheet.put(x, y, &scene.words.with("vp", &[("n", Arg::Int(scene.score(who)))]), RUBRIC) + 2
}

/// A caption with a number.
pub(super) fn count(sheet: &mut Sheet, x: usize, y: usize, caption: &str, number: impl ToString) -> usize {
    let x = sheet.put(x, y, caption, DIM) + 1;
    sheet.put(x, y, &number.to_string(), BOLD)
}

/// Words in small capitals' stead: what a block of the picture is.
pub(super) fn caption(sheet: &mut Sheet, y: usize, text: &str) -> usize {
    sheet.put(0, y, text, DIM) + 1
}

/// The scene with nothing that can be picked: for the things of others.
pub(super) fn unlit<'a>(scene: &Scene<'a>) -> Scene<'a> {
    Scene { lit: Default::default(), ..*scene }
}

/// The players in turn after the one that the picture is drawn for.
pub(super) fn others(me: Seat, players: usize) -> impl Iterator<Item = Seat> {
    (1..players).map(move |n| Seat(((me.idx() + n) % players) as u8))
}
