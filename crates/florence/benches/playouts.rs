//! Whole random base games on one core, for each number of players: `cargo bench -p signoria-florence -- [players] [games]`.

use signoria_core::Game;
use signoria_florence::{Components, Florence, Options};
use signoria_testkit::speed;

fn main() {
    speed::playouts(40_000, |seats| Florence::new(Components::default(), seats, Options::default()).expect("a box"));
}
