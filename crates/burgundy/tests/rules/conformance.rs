//! What every game owes: the conformance suite, golden games, and sequences of choices and bytes.

use proptest::prelude::*;
use signoria_burgundy::{Burgundy, Components, Frame, Options, Question, State, Variant};
use signoria_core::{Game, Seat};
use signoria_testkit::{choices, conformance, golden, harness, play_choices};

fn burgundy(seats: u8, variant: Variant) -> Burgundy {
    Burgundy::new(Components::default(), seats, Options { variant, ..Options::default() }).unwrap()
}

/// Something is hidden only while others have chosen secretly (B3.4): what lies face down has no identity yet.
fn hides(game: &Burgundy, s: &State, seat: Seat) -> bool {
    match s.frames.top() {
        Frame::Ask(Question::Secret { waiting }) => {
            Seat::all(game.seats()).any(|other| other != seat && !waiting.contains(other))
        }
        _ => false,
    }
}

conformance!(base_2, Burgundy, || burgundy(2, Variant::Base), hides: hides);
conformance!(base_3, Burgundy, || burgundy(3, Variant::Base), hides: hides, games: 2);
conformance!(base_4, Burgundy, || burgundy(4, Variant::Base), hides: hides, games: 2);
conformance!(open_2, Burgundy, || burgundy(2, Variant::Open), hides: hides, games: 2);
conformance!(open_3, Burgundy, || burgundy(3, Variant::Open), hides: hides, games: 2);
conformance!(open_4, Burgundy, || burgundy(4, Variant::Open), hides: hides, games: 2);
conformance!(secret_2, Burgundy, || burgundy(2, Variant::Secret), hides: hides, games: 2);
conformance!(secret_3, Burgundy, || burgundy(3, Variant::Secret), hides: hides, games: 2);
conformance!(secret_4, Burgundy, || burgundy(4, Variant::Secret), hides: hides, games: 2);

/// The law of hidden information where it bites: at every step of the secret choices, not only at some.
#[test]
fn b8_22_a_secret_choice_is_hidden_until_all_have_chosen() {
    use signoria_core::{Viewer, search_rng};
    let mut steps = 0;
    for seed in 0..20 {
        let game = burgundy(4, Variant::Secret);
        signoria_testkit::walk(&game, seed, |step, _| {
            if !matches!(step.state.frames.top(), Frame::Ask(Question::Secret { .. })) {
                return;
            }
            for seat in Seat::all(4) {
                let samples: Vec<State> = (0..24).map(|n| game.sample(step.state, seat, &mut search_rng(n))).collect();
                let viewer = Viewer::Seat(seat);
                assert!(samples.iter().all(|s| game.view(s, viewer) == game.view(step.state, viewer)));
                let varies = samples.iter().any(|s| s != step.state);
                assert_eq!(varies, hides(&game, step.state, seat));
            }
            steps += 1;
        });
    }
    assert_eq!(steps, 20 * 4);
}

#[test]
fn golden_games_stay_as_they_are() {
    let root = golden::root_of(env!("CARGO_MANIFEST_DIR"));
    for seats in 2..=4 {
        for (name, variant) in [("base", Variant::Base), ("open", Variant::Open), ("secret", Variant::Secret)] {
            golden::check(&root, &format!("{name}-{seats}"), &burgundy(seats, variant));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn any_choices_keep_the_tiles_and_goods_together(choices in choices(600), seats in 2u8..=4) {
        let (state, record) = play_choices(&burgundy(seats, Variant::Secret), choices);
        prop_assert!(state.players.0.iter().all(|player| player.goods_types() <= 3));
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn bytes_play_and_offer_what_they_like(bytes in proptest::collection::vec(any::<u8>(), 0..1500)) {
        harness::play_bytes(&burgundy(2, Variant::Open), &bytes);
        harness::illegal_bytes(&burgundy(3, Variant::Base), &bytes);
        harness::record_bytes(&burgundy(2, Variant::Base), &bytes);
    }
}
