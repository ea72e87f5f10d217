//! What every game owes, and games that must stay as they are.

use proptest::prelude::*;
use signoria_core::{Game, Seat, keys};
use signoria_craftsmen::{Action, Capital, Card, Components, Craftsmen, Options, Slot, State};
use signoria_testkit::{conformance, golden, harness};
use std::collections::{BTreeMap, BTreeSet};

fn boxed(seats: u8) -> Craftsmen {
    Craftsmen::new(Components::default(), seats, Options::default()).unwrap()
}

/// Whether a seat can think of another world.
fn hides(game: &Craftsmen, s: &State, seat: Seat) -> bool {
    capital_is_hidden(game, s, seat) || buildings_are_hidden(game, s, seat) || order_is_hidden(s, seat)
}

fn others(game: &Craftsmen, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats()).filter(move |other| *other != seat)
}

fn put_back(s: &State) -> impl Iterator<Item = &Slot> {
    s.stacks.iter().flat_map(|stack| stack.on_top().iter().chain(stack.beneath()))
}

/// The seat is unsure of a card in another hand, and of what is left there are several kinds.
fn capital_is_hidden(game: &Craftsmen, s: &State, seat: Seat) -> bool {
    let unsure = |other: Seat| s.players[other].hand.unsure(seat, keys::referee());
    let held: BTreeSet<u8> = others(game, seat).flat_map(unsure).collect();
    let others_of_it = (0..Capital::COUNT as u8).filter(|kind| s.capital.count((*kind).into()) > 0);
    !held.is_empty() && held.iter().copied().chain(others_of_it).collect::<BTreeSet<_>>().len() > 1
}

/// A building that the seat has not seen could lie elsewhere: those of a tier with a house change places among themselves, and
/// so do those without.
fn buildings_are_hidden(game: &Craftsmen, s: &State, seat: Seat) -> bool {
    #[derive(PartialEq, Eq, PartialOrd, Ord)]
    enum Place {
        Slot(usize),
        Hand(Seat),
        Rest,
    }
    let looked = &s.looked[..usize::from(s.looks)];
    let slots = put_back(s).chain(looked).enumerate().filter(|(_, slot)| !slot.seen().contains(seat));
    let slots = slots.map(|(nth, slot)| (*slot.card.peek(keys::referee()), Place::Slot(nth)));
    let in_hand =
        |other: Seat| Card::of_set(*s.players[other].secret.peek(keys::referee())).map(move |card| (card, other));
    let in_hands = others(game, seat).flat_map(in_hand).map(|(card, other)| (card, Place::Hand(other)));
    let class = |card: Card| (card.tier(), game.parts().cards[card.idx()].house);
    let mut places: BTreeMap<_, BTreeSet<Place>> = BTreeMap::new();
    for (card, place) in slots.chain(in_hands) {
        places.entry(class(card)).or_default().insert(place);
    }
    // What lies in the stacks without an order could be there as well.
    for card in s.stacks.iter().flat_map(|stack| Card::of_set(stack.house | stack.plain)) {
        if let Some(places) = places.get_mut(&class(card)) {
            places.insert(Place::Rest);
        }
    }
    places.values().any(|places| places.len() > 1)
}

/// Of cards that were put back together the seat does not know which is where. Those that are still looked at are in no order.
fn order_is_hidden(s: &State, seat: Seat) -> bool {
    let slots = put_back(s).chain(s.looked[..usize::from(s.looks)].first());
    let mut lots = BTreeSet::new();
    slots.filter(|slot| slot.batch > 0 && !slot.card.known().contains(seat)).any(|slot| !lots.insert(slot.batch))
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
