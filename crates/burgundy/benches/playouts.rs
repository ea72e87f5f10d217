//! Whole random games on one core, for each number of players: `cargo bench -p signoria-burgundy -- [players] [games]`.
//! `make instructions` counts the instructions of the same games.

use signoria_burgundy::{Burgundy, Components, Options};
use signoria_core::Game;
use signoria_testkit::speed;

fn main() {
    speed::playouts(20_000, |seats| Burgundy::new(Components::default(), seats, Options::default()).expect("a box"));
}
