//! What every game owes, and games that must stay as they are.

use crate::common::{Draw, Frame, Question, State, Tuscany, game, referee};
use proptest::prelude::*;
use signoria_core::{Game, Seat};
use signoria_testkit::{choices, conformance, golden, harness, play_choices};
use signoria_tuscany::{Components, Options};

fn drawn(seats: u8) -> Tuscany {
    Tuscany::new(Components::default(), seats, Options::default()).unwrap()
}

/// Whether a seat can think of another world. Estates are hidden until they are open. Cards are, unless what the seat
/// sees leaves one way alone to spread the rest over the deck and the hands.
fn hides(game: &Tuscany, s: &State, seat: Seat) -> bool {
    let others = || Seat::all(game.seats()).filter(move |other| *other != seat).map(|other| &s.players[other]);
    let dealt = |other: Seat| match *s.frames.all() {
        [Frame::Draw(Draw::Deal { seat: next, letter })] => (other, 0) < (next, letter),
        [Frame::Ask(Question::Estates)] => true,
        _ => false,
    };
    if Seat::all(game.seats()).any(|other| other != seat && dealt(other)) {
        return true;
    }
    let kinds = |cards: &[u8; 8]| cards.iter().filter(|n| **n > 0).count();
    let mine = s.players[seat].drawn.peek(referee());
    let hands = others().fold([0u8; 8], |sum, p| std::array::from_fn(|kind| sum[kind] + p.hand.peek(referee())[kind]));
    let fresh: [u8; 8] = std::array::from_fn(|kind| s.shuffled[kind] - mine[kind]);
    let may: [u8; 8] = std::array::from_fn(|kind| fresh[kind].min(s.deck.count(kind) + hands[kind]));
    let deck_open = kinds(&may) > 1 && !s.deck.is_empty() && s.deck.len() < may.iter().map(|n| u16::from(*n)).sum();
    // Which of several others holds what, and which of them drew what.
    let holders = others().filter(|player| player.held > 0).count();
    let drawers = others().filter(|player| *player.drawn.peek(referee()) != [0; 8]).count();
    let drawn: [u8; 8] = std::array::from_fn(|kind| fresh[kind] - s.deck.count(kind));
    deck_open || holders > 1 && kinds(&hands) > 1 || drawers > 1 && kinds(&drawn) > 1
}

conformance!(players_2, Tuscany, || drawn(2), hides: hides);
conformance!(players_3, Tuscany, || drawn(3), hides: hides, games: 2);
conformance!(players_4, Tuscany, || drawn(4), hides: hides, games: 1);

#[test]
fn golden_games_stay_as_they_are() {
    let root = golden::root_of(env!("CARGO_MANIFEST_DIR"));
    for seats in 2..=4 {
        golden::check(&root, &format!("base-{seats}"), &drawn(seats));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(16) })]

    #[test]
    fn t13_10_points_never_fall(choices in choices(600)) {
        let game = drawn(3);
        let mut before = [(0, 0); 3];
        for end in (0..choices.len()).step_by(23) {
            let (state, _) = play_choices(&game, choices[..end].iter().copied());
            for (seat, before) in before.iter_mut().enumerate() {
                let points = state.players[Seat(seat as u8)].points;
                let now = (points.red(), points.green());
                prop_assert!(before.0 <= now.0 && before.1 <= now.1);
                *before = now;
            }
        }
    }

    #[test]
    fn bytes_play_and_offer_what_they_like(bytes in proptest::collection::vec(any::<u8>(), 0..900)) {
        harness::play_bytes(&drawn(2), &bytes);
        harness::illegal_bytes(&drawn(4), &bytes);
        harness::illegal_bytes(&game(3), &bytes);
        harness::record_bytes(&drawn(2), &bytes);
    }
}

/// Records and programs count on the indices and texts of actions.
#[test]
fn actions_keep_their_indices_and_texts() {
    let texts = (0..Tuscany::INFO.n_actions).map(|index| format!("{index} {}\n", Tuscany::action(index).unwrap()));
    assert_eq!((Tuscany::INFO.n_actions, signoria_testkit::fingerprint(texts)), (792, 0xa496_e63b_90d3_f567));
}
