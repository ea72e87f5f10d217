//! What every game owes, and games that must stay as they are.

use proptest::prelude::*;
use signoria_core::{Game, Seat, Viewer};
use signoria_principato::{Components, Options, Principato, State};
use signoria_testkit::{choices, conformance, golden, harness, play_choices};

fn drawn(seats: u8) -> Principato {
    Principato::new(Components::default(), seats, Options::default()).unwrap()
}

fn game(seats: u8, first: u8) -> Principato {
    Principato::new(Components::default(), seats, Options { first: Some(first) }).unwrap()
}

/// Something is hidden as soon as somebody else has a goal, until all goals are turned up. P3.6
fn hides(game: &Principato, state: &State, seat: Seat) -> bool {
    let veiled = |other: Seat| state.players[other].goals.iter().flatten().any(|g| !g.known().contains(seat));
    Seat::all(game.seats()).any(|other| other != seat && veiled(other))
}

conformance!(players_2, Principato, || drawn(2), hides: hides);
conformance!(players_3, Principato, || drawn(3), hides: hides);
conformance!(players_4, Principato, || drawn(4), hides: hides);
conformance!(seated_3, Principato, || game(3, 2), hides: hides, games: 2);

#[test]
fn golden_games_stay_as_they_are() {
    let root = golden::root_of(env!("CARGO_MANIFEST_DIR"));
    for seats in 2..=4 {
        golden::check(&root, &format!("base-{seats}"), &drawn(seats));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn p15_7_what_is_owned_stays_owned(choices in choices(300)) {
        let game = drawn(4);
        let mut before: Option<Vec<[u8; 6]>> = None;
        for end in (0..choices.len()).step_by(7) {
            let (state, _) = play_choices(&game, choices[..end].iter().copied());
            let view = game.view(&state, Viewer::Watcher);
            let now: Vec<[u8; 6]> = view
                .players
                .iter()
                .map(|p| [p.fields, p.farms, p.palazzi, p.banks, p.catapults, p.military])
                .collect();
            if let Some(before) = before {
                for (was, is) in before.iter().flatten().zip(now.iter().flatten()) {
                    prop_assert!(was <= is);
                }
            }
            prop_assert!(now.iter().all(|player| player[..4].iter().all(|n| *n >= 1)));
            before = Some(now);
        }
    }

    #[test]
    fn bytes_play_and_offer_what_they_like(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        harness::play_bytes(&drawn(2), &bytes);
        harness::illegal_bytes(&drawn(4), &bytes);
        harness::illegal_bytes(&game(3, 1), &bytes);
        harness::record_bytes(&drawn(2), &bytes);
    }
}

/// Records and programs count on the indices and texts of actions.
#[test]
fn actions_keep_their_indices_and_texts() {
    let texts =
        (0..Principato::INFO.n_actions).map(|index| format!("{index} {}\n", Principato::action(index).unwrap()));
    assert_eq!((Principato::INFO.n_actions, signoria_testkit::fingerprint(texts)), (8719, 0xae41_0db6_6fca_f166));
}
