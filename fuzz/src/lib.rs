//! What the fuzz targets do with bytes. The first byte chooses a game in a box; the rest plays.

use signoria_burgundy::{Burgundy, Variant};
use signoria_core::Game;
use signoria_testkit::harness;
use signoria_toy::{Length, Toy};

/// Something to do with any game and bytes.
trait Harness {
    fn run<G: Game>(&self, game: &G, bytes: &[u8]);
}

/// Bytes pick legal actions and outcomes.
pub fn play(bytes: &[u8]) {
    struct Play;
    impl Harness for Play {
        fn run<G: Game>(&self, game: &G, bytes: &[u8]) {
            harness::play_bytes(game, bytes);
        }
    }
    with_game(&Play, bytes);
}

/// Bytes pick a position and offer it arbitrary actions.
pub fn illegal(bytes: &[u8]) {
    struct Illegal;
    impl Harness for Illegal {
        fn run<G: Game>(&self, game: &G, bytes: &[u8]) {
            harness::illegal_bytes(game, bytes);
        }
    }
    with_game(&Illegal, bytes);
}

/// Bytes are read as a record.
pub fn record(bytes: &[u8]) {
    struct Record;
    impl Harness for Record {
        fn run<G: Game>(&self, game: &G, bytes: &[u8]) {
            harness::record_bytes(game, bytes);
        }
    }
    with_game(&Record, bytes);
}

fn with_game(harness: &impl Harness, bytes: &[u8]) {
    let Some((choice, rest)) = bytes.split_first() else { return };
    let (game, seats) = (choice % 5, 2 + (choice / 5) % 3);
    let burgundy = |variant| {
        let options = signoria_burgundy::Options { variant, ..Default::default() };
        Burgundy::new(Default::default(), seats, options).expect("possible options")
    };
    let toy = |length| {
        let options = signoria_toy::Options { length, ..Default::default() };
        Toy::new(Default::default(), seats, options).expect("possible options")
    };
    match game {
        0 => harness.run(&burgundy(Variant::Base), rest),
        1 => harness.run(&burgundy(Variant::Open), rest),
        2 => harness.run(&burgundy(Variant::Secret), rest),
        3 => harness.run(&toy(Length::Short), rest),
        _ => harness.run(&toy(Length::Long), rest),
    }
}
