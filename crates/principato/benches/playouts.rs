//! Whole random games on one core, for each number of players: `cargo bench -p signoria-principato -- [players] [games]`.

use signoria_core::Game;
use signoria_principato::{Components, Options, Principato};
use signoria_testkit::speed;

fn main() {
    speed::playouts(100_000, |seats| Principato::new(Components::default(), seats, Options::default()).expect("a box"));
}
