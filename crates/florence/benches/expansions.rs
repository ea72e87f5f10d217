//! Whole random games with both expansions on one core, for each number of players:
//! `cargo bench -p signoria-florence --bench expansions -- [players] [games]`.

use signoria_core::Game;
use signoria_florence::{Components, Florence, Options};
use signoria_testkit::speed;

fn main() {
    let options = Options { muse: true, coop: true, ..Options::default() };
    speed::playouts(20_000, |seats| Florence::new(Components::default(), seats, options.clone()).expect("a box"));
}
