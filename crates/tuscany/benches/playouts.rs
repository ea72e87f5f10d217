//! Whole random games on one core, for each number of players: `cargo bench -p signoria-tuscany -- [players] [games]`.

use signoria_core::Game;
use signoria_testkit::speed;
use signoria_tuscany::{Components, Options, Tuscany};

fn main() {
    speed::playouts(40_000, |seats| Tuscany::new(Components::default(), seats, Options::default()).expect("a box"));
}
