//! What every game owes, and games that must stay as they are.

use proptest::prelude::*;
use signoria_core::{Game, Seat};
use signoria_florence::{Components, Florence, Options, State};
use signoria_testkit::{choices, conformance, golden, harness, play_choices};

fn boxed(seats: u8, muse: bool, coop: bool) -> Florence {
    Florence::new(Components::default(), seats, Options { muse, coop, ..Options::default() }).unwrap()
}

fn hard(muse: bool, coop: bool) -> Florence {
    Florence::new(Components::default(), 2, Options { muse, coop, hard: true, first: Some(1) }).unwrap()
}

/// Whether a seat can think of another world. Once a profession was dealt to somebody else it can: afterwards it does not
/// even know what the others returned.
fn hides(game: &Florence, s: &State, seat: Seat) -> bool {
    s.round > 0 || Seat::all(game.seats()).any(|other| other != seat && s.players[other].held[0] > 0)
}

conformance!(base_2, Florence, || boxed(2, false, false), hides: hides, games: 2);
conformance!(base_3, Florence, || boxed(3, false, false), hides: hides, games: 1);
conformance!(base_4, Florence, || boxed(4, false, false), hides: hides, games: 1);
conformance!(base_5, Florence, || boxed(5, false, false), hides: hides, games: 1);
conformance!(hard_2, Florence, || hard(false, false), hides: hides, games: 1);
conformance!(muse_3, Florence, || boxed(3, true, false), hides: hides, games: 2);
conformance!(coop_4, Florence, || boxed(4, false, true), hides: hides, games: 1);
conformance!(both_2, Florence, || hard(true, true), hides: hides, games: 1);
conformance!(both_5, Florence, || boxed(5, true, true), hides: hides, games: 1);
