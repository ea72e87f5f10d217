//! Pictures of positions. A game that has no picture of its own is shown as the tree of its view.

mod burgundy;
mod tree;

use crate::paint::Sheet;
use crate::words::Words;
use signoria_burgundy::Burgundy;
use signoria_core::{Game, Seat, Viewer};
use signoria_games::Position;
use std::collections::BTreeSet;

/// What a picture is drawn for.
#[derive(Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) position: &'a Position,
    pub(crate) viewer: Viewer,
    /// The seat whose things are drawn large.
    pub(crate) me: Seat,
    /// The elements that the options touch: `cell:19`.
    pub(crate) lit: BTreeSet<String>,
    pub(crate) words: &'a Words,
    /// Columns to draw in.
    pub(crate) width: usize,
}

impl Scene<'_> {
    fn is_lit(&self, element: &str) -> bool {
        self.lit.contains(element)
    }
}

/// The picture of a position.
pub(crate) fn picture(scene: &Scene<'_>) -> Sheet {
    match scene.position.typed::<Burgundy>() {
        Some(held) => burgundy::picture(scene, &held.game.view(&held.state, scene.viewer)),
        None => tree::picture(scene),
    }
}

/// The pictures of the other players' things, where the picture of the table does not show them whole.
pub(crate) fn others(scene: &Scene<'_>) -> Option<Sheet> {
    let held = scene.position.typed::<Burgundy>()?;
    Some(burgundy::others(scene, &held.game.view(&held.state, scene.viewer)))
}
