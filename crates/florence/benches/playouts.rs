//! Whole random games on one core, for each number of players, without and with both expansions:
//! `cargo bench -p signoria-florence -- [players] [games]`.

use signoria_core::Game;
use signoria_florence::{Components, Florence, Options};
use signoria_testkit::speed;

fn main() {
    let boxed =
        |options: Options| move |seats| Florence::new(Components::default(), seats, options.clone()).expect("a box");
    speed::playouts(40_000, boxed(Options::default()));
    speed::playouts(20_000, boxed(Options { muse: true, coop: true, ..Options::default() }));
}
