//! Pictures of positions. A game that has no picture of its own is shown as the tree of its view.

mod burgundy;
mod craftsmen;
mod florence;
mod parts;
mod principato;
mod tree;
mod tuscany;

use crate::paint::Sheet;
use crate::words::Words;
use signoria_burgundy::Burgundy;
use signoria_core::{Game, Seat, Viewer};
use signoria_craftsmen::Craftsmen;
use signoria_florence::Florence;
use signoria_games::Position;
use signoria_principato::Principato;
use signoria_tuscany::Tuscany;
use std::collections::BTreeSet;

/// What a picture is drawn for.
#[derive(Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) position: &'a Position,
    pub(crate) viewer: Viewer,
    /// The seat whose things are drawn large.
    pub(crate) me: Seat,
    /// The elements that the options touch: `depot:3`, `p0/cell:19`.
    pub(crate) lit: BTreeSet<String>,
    pub(crate) words: &'a Words,
    /// Columns to draw in.
    pub(crate) width: usize,
}

impl Scene<'_> {
    fn is_lit(&self, element: &str) -> bool {
        self.lit.contains(element)
    }

    /// Whether an option touches this thing of the seat whose things are drawn large.
    fn is_mine_lit(&self, element: &str) -> bool {
        self.is_lit(&format!("p{}/{element}", self.me))
    }

    /// The points of a player, as far as the viewer knows.
    fn score(&self, seat: Seat) -> i32 {
        self.position.standings(self.viewer)[seat.idx()].score
    }

    /// The view, if the position is one of this game.
    fn view<G: Game>(&self) -> Option<G::View> {
        let held = self.position.typed::<G>()?;
        Some(held.game.view(&held.state, self.viewer))
    }
}

/// The picture of a position.
pub(crate) fn picture(scene: &Scene<'_>) -> Sheet {
    if let Some(view) = scene.view::<Burgundy>() {
        burgundy::picture(scene, &view)
    } else if let Some(view) = scene.view::<Craftsmen>() {
        craftsmen::picture(scene, &view)
    } else if let Some(view) = scene.view::<Florence>() {
        florence::picture(scene, &view)
    } else if let Some(view) = scene.view::<Principato>() {
        principato::picture(scene, &view)
    } else if let Some(view) = scene.view::<Tuscany>() {
        tuscany::picture(scene, &view)
    } else {
        tree::picture(scene)
    }
}

/// What the letters and signs of a picture mean, and what else one needs to know of the pieces.
pub(crate) fn signs(scene: &Scene<'_>) -> Option<Sheet> {
    Some(craftsmen::signs(scene, &scene.view::<Craftsmen>()?))
}

/// The pictures of the other players' things, where the picture of the table does not show them whole.
pub(crate) fn others(scene: &Scene<'_>) -> Option<Sheet> {
    let scene = &parts::unlit(scene);
    if let Some(view) = scene.view::<Burgundy>() {
        Some(burgundy::others(scene, &view))
    } else if let Some(view) = scene.view::<Craftsmen>() {
        Some(craftsmen::others(scene, &view))
    } else if let Some(view) = scene.view::<Florence>() {
        Some(florence::others(scene, &view))
    } else if let Some(view) = scene.view::<Principato>() {
        Some(principato::others(scene, &view))
    } else {
        Some(tuscany::others(scene, &scene.view::<Tuscany>()?))
    }
}
