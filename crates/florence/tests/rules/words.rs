//! What is said to people, beyond what every game owes: standing orders, and names of things.

use crate::common::*;
use signoria_core::{Game, Seat};

/// The order of a seat whose label and arguments say so.
fn order(t: &Table, seat: u8, key: &str, bid: Option<i32>) -> u16 {
    let orders = t.game.orders(&t.state, Seat(seat));
    let wanted = orders.iter().find(|order| {
        let says =
            |bid| order.label.args.iter().any(|(name, arg)| name == "bid" && *arg == signoria_core::Arg::Int(bid));
        order.label.key == key && bid.is_none_or(says)
    });
    wanted.unwrap_or_else(|| panic!("no order {key}")).order
}

fn obeys(t: &Table, seat: u8, order: u16) -> Option<String> {
    t.game.obey(&t.state, Seat(seat), order).map(|action| action.to_string())
}

#[test]
fn an_order_bids_up_to_its_limit_and_then_passes() {
    let mut t = auction(3, BASE);
    t.play(0, "name jester");
    let up_to_500 = order(&t, 2, "florence-order-limit", Some(500));
    // It waits for its seat to be asked.
    assert_eq!(obeys(&t, 2, up_to_500), None);
    t.play(1, "raise");
    assert_eq!(obeys(&t, 2, up_to_500), Some("raise".to_owned()));
    t.play(2, "raise").play(0, "pass").play(1, "raise");
    assert_eq!((t.state.auction.bid, obeys(&t, 2, up_to_500)), (5, Some("pass".to_owned())));
    // Another lot is none of its business.
    t.play(2, "pass").play(0, "name builder");
    assert_eq!(obeys(&t, 2, up_to_500), None);
}

#[test]
fn an_order_passes_a_lot_alone() {
    let mut t = auction(3, BASE);
    t.play(0, "name jester");
    let lot = order(&t, 1, "florence-order-lot", None);
    assert_eq!(obeys(&t, 1, lot), Some("pass".to_owned()));
    t.play(1, "pass").play(2, "raise").play(0, "pass").play(0, "name builder");
    assert_eq!(obeys(&t, 1, lot), None);
}

#[test]
fn an_order_passes_a_whole_phase() {
    let mut t = auction(3, MUSE);
    let phase = order(&t, 1, "florence-order-phase", None);
    t.play(0, "name jester");
    assert_eq!(obeys(&t, 1, phase), Some("pass".to_owned()));
    t.play(1, "pass").play(2, "pass");
    assert_eq!(obeys(&t, 1, phase), Some("withdraw".to_owned()));
    t.play(1, "withdraw").play(2, "decline");
    // The characters are another phase.
    let characters = order(&t, 1, "florence-order-characters", None);
    t.play(0, "pass");
    assert_eq!((obeys(&t, 1, phase), obeys(&t, 1, characters)), (None, Some("pass".to_owned())));
    // So is the auction of the next round.
    idle_until(&mut t, 2);
    assert_eq!(asked(&t), 1);
    assert_eq!((obeys(&t, 1, phase), obeys(&t, 1, characters)), (None, None));
}

#[test]
fn nobody_orders_what_is_over_for_him() {
    let mut t = auction(3, BASE);
    t.play(0, "name jester").play(1, "pass");
    let keys = |t: &Table, seat: u8| -> Vec<String> {
        let mut keys: Vec<String> =
            t.game.orders(&t.state, Seat(seat)).iter().map(|o| o.label.key.to_string()).collect();
        keys.dedup();
        keys
    };
    assert_eq!(keys(&t, 1), ["florence-order-phase"]);
    assert_eq!(keys(&t, 2), ["florence-order-lot", "florence-order-limit", "florence-order-phase"]);
    t.play(2, "pass");
    assert!(keys(&t, 0).is_empty());
}

#[test]
fn every_card_says_what_it_does_in_both_languages() {
    for text in Florence::INFO.texts {
        let has = |key: &str| text.lines().any(|line| line.starts_with(&format!("{key} = ")));
        let cards = Bonus::ALL.map(Bonus::word).into_iter().chain(Prestige::ALL.map(Prestige::word));
        for word in cards.chain(Character::ALL.map(Character::word)) {
            assert!(has(&format!("florence-effect-{word}")), "{word}");
        }
        for term in Term::ALL {
            assert!(has(&format!("florence-term-{}", term.word())));
        }
        for part in &Components::default().reconstructed {
            assert!(has(&format!("florence-reconstructed-{part}")), "{part}");
        }
    }
}
