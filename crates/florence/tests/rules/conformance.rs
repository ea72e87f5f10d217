//! What every game owes, and games that must stay as they are.

use proptest::prelude::*;
use signoria_core::{Game, Seat};
use signoria_florence::{Action, Components, Florence, Options, State};
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

#[test]
fn golden_games_stay_as_they_are() {
    let root = golden::root_of(env!("CARGO_MANIFEST_DIR"));
    for seats in 2..=5 {
        golden::check(&root, &format!("base-{seats}"), &boxed(seats, false, false));
    }
    golden::check(&root, "muse-3", &boxed(3, true, false));
    golden::check(&root, "coop-4", &boxed(4, false, true));
    golden::check(&root, "hard-both-2", &hard(true, true));
    golden::check(&root, "both-5", &boxed(5, true, true));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(12) })]

    /// With the Muse prestige never falls.
    #[test]
    fn f13_8_prestige_never_falls_with_the_muse(choices in choices(400)) {
        let game = boxed(3, true, true);
        let mut before = [0; 3];
        for end in (0..choices.len()).step_by(29) {
            let (state, _) = play_choices(&game, choices[..end].iter().copied());
            for (seat, before) in before.iter_mut().enumerate() {
                let now = state.players[Seat(seat as u8)].pp;
                prop_assert!(*before <= now);
                *before = now;
            }
        }
    }

    #[test]
    fn bytes_play_and_offer_what_they_like(bytes in proptest::collection::vec(any::<u8>(), 0..900)) {
        harness::play_bytes(&boxed(2, true, true), &bytes);
        harness::illegal_bytes(&boxed(5, true, true), &bytes);
        harness::illegal_bytes(&boxed(3, false, false), &bytes);
        harness::record_bytes(&boxed(4, false, true), &bytes);
    }
}

/// No question has a list that nobody could read: at most 200 answers, sums and sales aside.
#[test]
fn lists_stay_short() {
    for game in [boxed(4, false, false), boxed(5, true, true), boxed(2, false, true)] {
        signoria_testkit::walk(&game, 5, |step, _| {
            let long = |action: &Action| matches!(action, Action::Ask(_) | Action::SellPoints(_));
            assert!(step.answers.len() <= 200 || step.answers.iter().all(long), "{:?}", step.answers);
        });
    }
}
