//! Whole random games on one core, for each number of players: `cargo bench -p signoria-craftsmen -- [players] [games]`.

use signoria_core::Game;
use signoria_craftsmen::{Components, Craftsmen, Options};
use signoria_testkit::speed;

fn main() {
    speed::playouts(20_000, |seats| Craftsmen::new(Components::default(), seats, Options::default()).expect("a box"));
}
