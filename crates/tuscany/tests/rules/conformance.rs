//! What every game owes, and games that must stay as they are.

use crate::common::*;
use proptest::prelude::*;
use signoria_core::{Actor, Bag, Game, Seat};
use signoria_testkit::{Worlds, choices, conformance, golden, harness, play_choices};
use signoria_tuscany::Unit;

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
    // What the seat cannot place, by source: held by others when the deck was last shuffled, or drawn since.
    let sum = |cards: &[u8; 8]| cards.iter().sum::<u8>();
    let me = &s.players[seat];
    let (hand, drawn) = (me.hand.peek(referee()), me.drawn.peek(referee()));
    let held_before = |kind: usize| hand[kind] + me.paid[0][kind] + me.paid[1][kind] - drawn[kind];
    let mut before: [u8; 8] = std::array::from_fn(|k| game.parts().cards[k] - s.shuffled[k] - held_before(k));
    let mut since: [u8; 8] = std::array::from_fn(|kind| s.shuffled[kind] - drawn[kind]);
    let mut places = Vec::new();
    for player in others() {
        let drawn = sum(player.drawn.peek(referee()));
        let mut held = player.held + sum(&player.paid[0]) + sum(&player.paid[1]) - drawn;
        let (mut since_held, both) = (drawn, player.paid[1]);
        for (kind, n) in player.paid[0].into_iter().enumerate() {
            (before[kind], held) = (before[kind] - n, held - n);
        }
        for (kind, n) in both.into_iter().enumerate().filter(|(_, n)| *n > 0) {
            if held > 0 && before[kind] > 0 && since[kind] > 0 {
                // Which of the two was paid nobody knows.
                return true;
            }
            let from_before = since[kind] == 0;
            let (pool, place) = if from_before { (&mut before, &mut held) } else { (&mut since, &mut since_held) };
            (pool[kind], *place) = (pool[kind] - n, *place - n);
        }
        places.push((held, since_held));
    }
    let kinds = |cards: &[u8; 8]| cards.iter().filter(|n| **n > 0).count();
    let holders = places.iter().filter(|(held, _)| *held > 0).count();
    let drawers = places.iter().filter(|(_, since)| *since > 0).count() + usize::from(!s.deck.is_empty());
    kinds(&before) > 1 && holders > 1 || kinds(&since) > 1 && drawers > 1
}

/// What is paid is a random part of the hand, as far as others can tell. T3.7
fn likelihood(_: &Tuscany, s: &State, seat: Seat, action: Action) -> f64 {
    let (Action::Pay(one, two), Frame::Ask(Question::Pay { field, .. })) = (action, s.frames.top()) else { return 1.0 };
    let player = &s.players[seat];
    let mut cards = [0u8; 8];
    for unit in [one, two] {
        match unit {
            Unit::Card => cards[player.kind_of(field) as usize] += 1,
            Unit::Pair(kind) => cards[kind as usize] += 2,
            Unit::Worker => {}
        }
    }
    let choose = |n: u8, k: u8| (0..k).fold(1.0, |ways, i| ways * f64::from(n - i) / f64::from(i + 1));
    let ways: f64 = player.hand.peek(referee()).iter().zip(cards).map(|(n, k)| choose(*n, k)).product();
    ways / choose(player.held, cards.iter().sum())
}

conformance!(players_2, Tuscany, || drawn(2), hides: hides, likelihood: likelihood);
conformance!(players_3, Tuscany, || drawn(3), hides: hides, likelihood: likelihood, games: 2);
conformance!(players_4, Tuscany, || drawn(4), hides: hides, likelihood: likelihood, games: 1);

/// Seat 1 holds three castles, seat 2 and 3 hold nothing, and the deck is about to run out. Everybody knows that.
fn before_a_shuffle(seats: u8) -> Table {
    with(table(seats), |s| {
        let spent = [3, 2, 0, 0, 0, 2, 0, 0];
        let hand = [5, 9, 11, 20, 16, 18, 16, 16];
        s.spent = Bag::new(spent);
        s.players[Seat(0)].hand.replace(hand);
        hold(s, 1, &[(Kind::Castle, 3)]);
        s.players[Seat(1)].storage[0] = Some(Piece::Tile(own(1, "village")));
        s.players[Seat(1)].storage[1] = Some(Piece::Hexagon);
        s.players[Seat(1)].bonus[Bonus::ExtraStorage as usize] = 1;
        (s.players[Seat(1)].workers, s.players[Seat(1)].marble) = (2, 1);
        s.turn = Seat(1);
    })
}

/// What seat 0 must believe after such answers, and whether samples follow it after each of them.
fn follow(seats: u8, script: &[(Option<u8>, &str)]) {
    let t = before_a_shuffle(seats);
    assert_eq!(t.state.deck.len(), 1);
    let mut worlds = Worlds::new(&t.game, t.state.clone(), Seat(0), likelihood);
    for (n, (seat, answer)) in script.iter().enumerate() {
        let actor = seat.map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat)));
        worlds.answer(actor, answer.parse().unwrap());
        worlds.check(n as u64);
    }
    assert!(worlds.count() > 1);
}

const DRAWN_BY_1: [(Option<u8>, &str); 5] =
    [(Some(1), "draw"), (None, "card city"), (None, "card castle"), (None, "card village"), (Some(1), "end")];

#[test]
fn t3_7_with_two_players_the_payments_since_a_shuffle_are_a_random_part_of_the_hand() {
    let paid = [(Some(0), "take 5"), (None, "tile village"), (Some(1), "place 0 6"), (Some(1), "pay castle worker")];
    follow(2, &[&DRAWN_BY_1[..], &paid].concat());
}

/// Four castles go, and of a fourth one nobody knows whether it was drawn since; then seat 1 draws again.
#[test]
fn t3_7_several_payments_of_one_hand_are_weighed_together() {
    let drawn_by_2 = [(Some(2), "draw"), (None, "card castle"), (None, "card city"), (None, "card castle")];
    let paid = [
        (Some(0), "take 5"),
        (None, "tile village"),
        (Some(1), "place 0 6"),
        (Some(1), "pay castle worker"),
        (Some(1), "place 1 5"),
        (Some(1), "pay castle worker"),
    ];
    follow(2, &[&DRAWN_BY_1[..], &paid].concat());
    follow(3, &[&DRAWN_BY_1[..], &drawn_by_2, &paid].concat());
}

#[test]
fn t3_7_who_has_drawn_nothing_since_a_shuffle_holds_no_card_of_it() {
    let drawn_by_2 = [(Some(2), "draw"), (None, "card castle"), (None, "card city"), (None, "card castle")];
    let paid = [(Some(0), "take 5"), (None, "tile village"), (Some(1), "place 0 6"), (Some(1), "pay castle castle")];
    follow(3, &[&DRAWN_BY_1[..], &drawn_by_2, &paid].concat());
    let taken = [(Some(2), "take 4"), (None, "tile village"), (Some(3), "take 5"), (None, "tile village")];
    let last = [(Some(0), "take 6"), (None, "tile village"), (Some(1), "place 0 6"), (Some(1), "pay card castle")];
    follow(4, &[&DRAWN_BY_1[..], &taken, &last].concat());
}

/// Three castles and a city are certain: nobody else held a card at the shuffle, and none has been paid.
#[test]
fn t3_7_what_somebody_certainly_holds_he_holds_in_every_sample() {
    let mut t = before_a_shuffle(3);
    for (seat, answer) in DRAWN_BY_1 {
        match seat {
            Some(seat) => t.play(seat, answer),
            None => t.chance(answer),
        };
    }
    for seed in 0..200 {
        let sample = t.game.sample(&t.state, Seat(0), &mut signoria_core::search_rng(seed));
        let held = sample.players[Seat(1)].hand.peek(referee());
        assert!(held[Kind::Castle as usize] >= 3 && held[Kind::City as usize] >= 1);
        assert_eq!(*sample.players[Seat(2)].hand.peek(referee()), [0; 8]);
    }
}

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
