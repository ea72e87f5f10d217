//! Golden files and scenarios notice what they are there for.

use signoria_core::{Game, Seat, ToAct};
use signoria_testkit::{Scenario, golden};
use signoria_toy::{Action, Components, Options, Toy};
use std::collections::VecDeque;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

fn toy() -> Toy {
    Toy::new(Components::default(), 2, Options::default()).unwrap()
}

/// A copy of the golden files of Toy's short game for two, with something replaced in one of them.
fn spoiled(name: &str, file: &str, from: &str, to: &str) -> PathBuf {
    let place = std::env::temp_dir().join(format!("signoria-golden-{name}-{}", std::process::id()));
    fs::create_dir_all(place.join("toy")).unwrap();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/template/tests/golden/toy");
    for extension in ["rec", "txt"] {
        let text = fs::read_to_string(source.join(format!("short-2.{extension}"))).unwrap();
        let text = if extension == file { text.replacen(from, to, 1) } else { text };
        fs::write(place.join("toy").join(format!("short-2.{extension}")), text).unwrap();
    }
    place
}

fn holds(place: &Path) -> bool {
    let held = catch_unwind(|| golden::check_or_write(place, "short-2", &toy(), false)).is_ok();
    fs::remove_dir_all(place).unwrap();
    held
}

#[test]
fn a_golden_game_that_reads_otherwise_is_noticed() {
    assert!(holds(&spoiled("same", "rec", "", "")));
    assert!(!holds(&spoiled("result", "rec", "# scores [", "# scores [1")));
    assert!(!holds(&spoiled("answer", "rec", "* roll ", "* roll 1")));
    assert!(!holds(&spoiled("told", "txt", "\"event\":\"won\"", "\"event\":\"lost\"")));
    assert!(!holds(&spoiled("short", "txt", "open: ", "\nopen: ")));
}

#[test]
fn a_scenario_dictates_chance_and_refuses_what_the_rules_refuse() {
    let mut t = Scenario::new(toy());
    t.chances(["first 0", "card 1", "card 4", "card 2", "card 5", "card 3", "card 6", "roll 4"]);
    assert_eq!(t.legal(1), ["bid 4", "bid 5", "bid 6"]);
    assert_eq!(t.expect_illegal(0, "bid 6"), "X3.2");
    t.expect_legal(0, "bid 3").legal_like(0, "bid");
    t.play(1, "bid 6").play(0, "bid 1");
    // The first player, two events a card, the prize, two bids, two shown, one prize won.
    assert_eq!(t.take_events().len(), 1 + 2 * 6 + 1 + 2 + 2 + 1);
    assert_eq!(t.record.entries.len(), 10);
    assert!(catch_unwind(AssertUnwindSafe(|| drop(t.play(1, "bid 4").legal(1)))).is_err());
    assert!(catch_unwind(AssertUnwindSafe(|| drop(t.chance("roll 4").legal(1)))).is_err());
}

#[test]
fn a_script_is_dealt_in_order_where_it_is_possible() {
    let mut t = Scenario::new(toy());
    let mut script: VecDeque<Action> =
        ["first 1", "card 6", "card 5", "roll 5"].map(|text| text.parse().unwrap()).into();
    t.deal_scripted(&mut script);
    assert!(script.is_empty());
    assert_eq!((t.state.first, t.state.prize), (Seat(1), 5));
    // The first two cards as scripted, then the least ones.
    assert_eq!([0, 1].map(|seat| t.view(seat).players[usize::from(seat)].hand.clone()), [[1, 1, 5], [1, 1, 6]]);
    assert_eq!(t.game.to_act(&t.state), ToAct::Seats(signoria_core::SeatSet::first_n(2)));
}
