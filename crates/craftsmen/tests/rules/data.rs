//! The components: the built-in set is sound, and what is wrong with another one is named.

use crate::common::*;
use signoria_core::contract::Parts;

/// A set in which one text of a file is another one.
fn with_text(file: &str, from: &str, to: &str) -> Result<Components, String> {
    let (_, text) = Components::FILES.iter().find(|(name, _)| *name == file).expect("a file of components");
    assert!(text.contains(from), "{file} has no `{from}`");
    Craftsmen::components(&[(file, &text.replacen(from, to, 1))]).map_err(|error| error.to_string())
}

#[test]
fn what_is_reconstructed_is_told() {
    let told = Components::default().reconstructed;
    let open = [
        "board",
        "bonus_tokens",
        "building_types",
        "cards_advanced",
        "cards_basic",
        "cards_capital",
        "cards_extended",
        "cards_sawmill",
        "ship_holds",
        "ships",
    ];
    assert_eq!(told, open);
    assert_eq!(watch(&begun(3)).reconstructed, told);
    // The table says what it is, in both languages.
    for file in told {
        let key = format!("craftsmen-reconstructed-{file} = ");
        assert!(Craftsmen::INFO.texts.iter().all(|text| text.lines().any(|line| line.starts_with(&key))), "{key}");
    }
}

/// Components that a host knows are no longer called reconstructed.
#[test]
fn what_a_host_replaces_is_told_no_more() {
    let parts = with_text("ship_holds.toml", "status = \"reconstructed\"", "status = \"rulebook\"").unwrap();
    let left: Vec<_> = Components::default().reconstructed.into_iter().filter(|file| *file != "ship_holds").collect();
    assert_eq!(parts.reconstructed, left);
}

#[test]
fn a_host_replaces_what_is_open() {
    let parts = with_text("cards_basic.toml", "top = \"purple\"", "top = \"red\"").unwrap();
    assert_eq!(parts.card(Card(0)).top, signoria_craftsmen::Color::Red);
    let parts = with_text("bonus_tokens.toml", "points = 5", "points = 7").unwrap();
    assert_eq!(parts.tokens[0], 7);
    let parts = with_text("ships.toml", "bonuses = [6, 4, 2]", "bonuses = [6, 4, 3]").unwrap();
    assert_eq!(parts.bonuses[2], [6, 4, 3]);
    let parts =
        with_text("building_types.toml", "inputs = [\"iron\", \"wood\"]", "inputs = [\"iron\", \"barrel\", \"wood\"]");
    let parts = parts.unwrap();
    assert_eq!(parts.recipe(Good::Tools).inputs, [Good::Iron, Good::Barrel, Good::Wood]);
    // A building with three inputs is played as the others.
    let game = Craftsmen::new(parts, 3, Options::default()).unwrap();
    signoria_testkit::walk(&game, 1, |step, _| assert!(game.invariants(step.state).is_empty()));
}

#[test]
fn what_is_wrong_is_named_with_file_entry_and_rule() {
    let cases = [
        (
            "board.toml",
            "hand_max_any_time = 10",
            "hand_max_any_time = 12",
            "board.toml: limits: hand_max_any_time: 12; allowed: 10 (C1.1.1)",
        ),
        (
            "board.toml",
            "id = \"purple\"",
            "id = \"violet\"",
            "board.toml: capital_color 1: id: violet; allowed: purple (C1.1.1)",
        ),
        (
            "board.toml",
            "final_phase = true\nnote",
            "final_phase = 1\nnote",
            "board.toml: season 4: final_phase: is not there; allowed: true or false (CA41)",
        ),
        ("goods.toml", "tier = \"raw\"", "tier = \"semi\"", "goods.toml: good 1: tier: semi; allowed: raw (C1.1.9)"),
        ("granary.toml", "spaces = 2", "spaces = 3", "granary.toml: granary_column 1: spaces: 3; allowed: 2 (C2.7)"),
        (
            "bonus_tokens.toml",
            "points = 5",
            "points = 21",
            "bonus_tokens.toml: weapons: points: 21; allowed: 0 to 20 (C14.9)",
        ),
        ("bonus_tokens.toml", "good = \"weapons\"", "good = \"tools\"", ""),
        ("cards_basic.toml", "house = false", "house = true", "cards_basic.toml: house symbols: 1; allowed: 0 (C2.4)"),
        (
            "cards_basic.toml",
            "type = \"iron_mine\"",
            "type = \"mill\"",
            "cards_basic.toml: iron_mine_purple: type: mill; allowed: [iron_mine, flax_plantation, wheat_field, cow_pasture, apiary, vineyard] (C1.1.9)",
        ),
        ("cards_capital.toml", "count = 4", "count = 5", "cards_capital.toml: cards: 49; allowed: 48 (C1.1.2)"),
        (
            "cards_capital.toml",
            "count = 4",
            "count = 9",
            "cards_capital.toml: purple_1: count: 9; allowed: 1 to 6 (C1.1.2)",
        ),
        (
            "building_types.toml",
            "inputs = [\"wheat\"]",
            "inputs = [\"flax\"]",
            "building_types.toml: mill: inputs: [flax]; allowed: [wheat] (C1.3.15)",
        ),
        (
            "building_types.toml",
            "inputs = [\"iron\", \"leather\"]",
            "inputs = [\"iron\", \"meat\"]",
            "building_types.toml: armourer: inputs: [iron, meat]; allowed: two or three different raw materials and half-products, no meat (C1.2.2)",
        ),
        (
            "building_types.toml",
            "output = \"flour\"",
            "output = \"meat\"",
            "building_types.toml: mill: output: meat; allowed: flour (C1.1.9)",
        ),
        ("ship_holds.toml", "slots = 2", "slots = 3", "ship_holds.toml: ship_1_tools: slots: 3; allowed: 2 (C5.6.9)"),
        ("ship_holds.toml", "row = 2", "row = 3", "ship_holds.toml: ship_1_wine: row: 3; allowed: 2 (C8.1.1)"),
        (
            "ship_holds.toml",
            "good = \"wine\"",
            "good = \"tools\"",
            "ship_holds.toml: ship_1_wine: good: twice on this ship; allowed: once (CA1)",
        ),
        ("ships.toml", "bonuses = [4]", "bonuses = [5]", "ships.toml: ship_1: bonuses: 5; allowed: 4 (C8.1.1)"),
    ];
    for (file, from, to, wanted) in cases {
        let error = with_text(file, from, to).expect_err(file);
        assert!(wanted.is_empty() && error.starts_with(file) || error == wanted, "{error}");
    }
}
