//! What every game owes, and games that must stay as they are.

use proptest::prelude::*;
use signoria_core::{Game, Seat};
use signoria_craftsmen::{Action, Components, Craftsmen, Options, State};
use signoria_testkit::{conformance, golden, harness};

fn boxed(seats: u8) -> Craftsmen {
    Craftsmen::new(Components::default(), seats, Options::default()).unwrap()
}

/// Whether a seat can think of another world: once another one was dealt a card.
fn hides(game: &Craftsmen, s: &State, seat: Seat) -> bool {
    s.year > 0 || Seat::all(game.seats()).any(|other| other != seat && !s.players[other].hand.is_empty())
}

conformance!(two, Craftsmen, || boxed(2), hides: hides, games: 2);
conformance!(three, Craftsmen, || boxed(3), hides: hides, games: 1);
conformance!(four, Craftsmen, || boxed(4), hides: hides, games: 1);
conformance!(five, Craftsmen, || boxed(5), hides: hides, games: 1);

#[test]
fn golden_games_stay_as_they_are() {
    let root = golden::root_of(env!("CARGO_MANIFEST_DIR"));
    for seats in 2..=5 {
        golden::check(&root, &format!("base-{seats}"), &boxed(seats));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(12) })]

    #[test]
    fn bytes_play_and_offer_what_they_like(bytes in proptest::collection::vec(any::<u8>(), 0..1_500)) {
        harness::play_bytes(&boxed(2), &bytes);
        harness::illegal_bytes(&boxed(5), &bytes);
        harness::illegal_bytes(&boxed(3), &bytes);
        harness::record_bytes(&boxed(4), &bytes);
    }
}

/// No question has a list that nobody could read.
#[test]
fn lists_stay_short() {
    for seats in 2..=5 {
        signoria_testkit::walk(&boxed(seats), 5, |step, _| {
            let invests = |action: &Action| matches!(action, Action::Invest { .. } | Action::Pass);
            assert!(step.answers.len() <= 60 || step.answers.iter().all(invests), "{:?}", step.answers);
        });
    }
}
