//! What the fuzz targets do with bytes. The first byte chooses a game in a box; the rest plays.

use serde_json::Value;
use signoria_burgundy::Burgundy;
use signoria_core::{Field, FieldKind, Game};
use signoria_craftsmen::Craftsmen;
use signoria_florence::Florence;
use signoria_principato::Principato;
use signoria_testkit::harness;
use signoria_toy::Toy;
use signoria_tuscany::Tuscany;
use std::cell::Cell;

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

/// The id of the game that the first byte chooses.
pub fn game_of(bytes: &[u8]) -> Option<&'static str> {
    struct Which(Cell<Option<&'static str>>);
    impl Harness for Which {
        fn run<G: Game>(&self, _: &G, _: &[u8]) {
            self.0.set(Some(G::INFO.id));
        }
    }
    let which = Which(Cell::new(None));
    with_game(&which, bytes);
    which.0.get()
}

/// The least number that chooses Craftsmen.
const CRAFTSMEN: u8 = 240;

fn with_game(harness: &impl Harness, bytes: &[u8]) {
    let Some((choice, rest)) = bytes.split_first() else { return };
    // The lower numbers keep the games that the corpus was found with.
    if *choice >= CRAFTSMEN {
        return harness.run(&boxed::<Craftsmen>(choice - CRAFTSMEN), rest);
    }
    let (game, kind) = (choice % 5, choice / 5);
    match game {
        0 => harness.run(&boxed::<Burgundy>(kind), rest),
        1 => harness.run(&boxed::<Principato>(kind), rest),
        2 => harness.run(&boxed::<Tuscany>(kind), rest),
        3 => harness.run(&boxed::<Florence>(kind), rest),
        _ => harness.run(&boxed::<Toy>(kind), rest),
    }
}

/// A box of a game: the number of players and the options follow from a number.
fn boxed<G: Game>(kind: u8) -> G {
    let (least, most) = (*G::INFO.seats.start(), *G::INFO.seats.end());
    let seats = least + kind % (most - least + 1);
    let chosen = usize::from(kind) / usize::from(most - least + 1);
    let value = |field: Field| match field.kind {
        FieldKind::Flag => Some((field.key.to_owned(), Value::from(chosen % 2 == 1))),
        FieldKind::Word(words) => Some((field.key.to_owned(), Value::from(words[chosen % words.len()]))),
        FieldKind::Number { .. } | FieldKind::NumberPerSeat { .. } => None,
    };
    let options = Value::Object(G::form().into_iter().filter_map(value).collect());
    let options: G::Options = serde_json::from_value(options).expect("options of the form");
    // Not every number of players can be had with every option.
    G::new(G::Components::default(), seats, options)
        .or_else(|_| G::new(G::Components::default(), seats, G::Options::default()))
        .expect("a box with the default options")
}
