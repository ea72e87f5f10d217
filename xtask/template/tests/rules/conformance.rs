//! What every game owes, and games that must stay as they are.

use proptest::prelude::*;
use signoria_core::{Game, Seat, SeatSet, Viewer, keys};
use signoria_testkit::{choices, conformance, golden, harness, play_choices};
use signoria_toy::{Action, Components, Length, Options, PlayerView, State, Toy};
use std::path::Path;

fn short(seats: u8) -> Toy {
    Toy::new(Components::default(), seats, Options::default()).unwrap()
}

fn long(seats: u8) -> Toy {
    let options = Options { length: Length::Long, first: Some(1) };
    Toy::new(Components::default(), seats, options).unwrap()
}

/// Whether there is more than one world that a seat cannot tell from this one: somebody else holds a card.
fn hides(game: &Toy, state: &State, seat: Seat) -> bool {
    let view = game.view(state, Viewer::Seat(seat));
    let holds = |player: &PlayerView| player.held > 0 || player.has_bid;
    view.players.iter().enumerate().any(|(other, player)| other != seat.idx() && holds(player))
}

/// What is bid is a random card of the hand, as far as others can tell.
fn likelihood(_: &Toy, state: &State, seat: Seat, action: Action) -> f64 {
    match action {
        Action::Bid(kind) => state.players[seat].hand.ways(kind, keys::referee()).into(),
        _ => 1.0,
    }
}

conformance!(short_2, Toy, || short(2), hides: hides, likelihood: likelihood, games: 20);
conformance!(short_3, Toy, || short(3), hides: hides, likelihood: likelihood, games: 20);
conformance!(long_2, Toy, || long(2), hides: hides, likelihood: likelihood, games: 20);
conformance!(long_4, Toy, || long(4), hides: hides, likelihood: likelihood, games: 20);

#[test]
fn golden_games_stay_as_they_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for seats in [2, 3, 4] {
        golden::check(&root, &format!("short-{seats}"), &short(seats));
        golden::check(&root, &format!("long-{seats}"), &long(seats));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn points_never_fall(choices in choices(60)) {
        let game = long(3);
        let mut before = [0; 3];
        for end in 0..choices.len() {
            let (state, _) = play_choices(&game, choices[..end].iter().copied());
            let standings = game.standings(&state, Viewer::Watcher);
            let now = [0, 1, 2].map(|seat: usize| standings[seat].score);
            prop_assert!((0..3).all(|seat| before[seat] <= now[seat]));
            before = now;
        }
    }

    #[test]
    fn bytes_play_and_offer_what_they_like(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        harness::play_bytes(&short(2), &bytes);
        harness::illegal_bytes(&long(4), &bytes);
        harness::record_bytes(&short(2), &bytes);
    }
}

#[test]
fn everybody_owes_a_bid_at_the_same_time() {
    let (state, _) = play_choices(&long(4), [0; 13]);
    assert_eq!(long(4).to_act(&state), signoria_core::ToAct::Seats(SeatSet::first_n(4)));
}
