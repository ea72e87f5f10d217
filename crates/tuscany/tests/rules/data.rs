//! The components: the built-in set is sound, and what is wrong with another one is named.

use signoria_core::contract::Parts;
use signoria_core::{Game, SetupError};
use signoria_tuscany::{Components, Tuscany};

/// A set in which one text of a file is another one.
fn with(file: &str, from: &str, to: &str) -> Result<Components, String> {
    let (_, text) = Components::FILES.iter().find(|(name, _)| *name == file).expect("a file of components");
    assert!(text.contains(from), "{file} has no `{from}`");
    Tuscany::components(&[(file, &text.replacen(from, to, 1))]).map_err(|error| error.to_string())
}

#[test]
fn the_built_in_set_passes_every_check() {
    assert_eq!(Tuscany::components(Components::FILES), Ok(Components::default()));
}

#[test]
fn what_is_wrong_is_named_with_file_entry_and_rule() {
    let cases = [
        (
            "kinds.toml",
            "estate_fields = 5",
            "estate_fields = 6",
            "kinds.toml: agriculture.estate_fields: is 6; allowed: 5 (T1.9)",
        ),
        (
            "kinds.toml",
            "placeable_fields = 2",
            "placeable_fields = 3",
            "kinds.toml: castle.placeable_fields: is 3; allowed: 2 (T1.10)",
        ),
        (
            "kinds.toml",
            "effect_optional = true",
            "effect_optional = false",
            "kinds.toml: castle.effect_optional: is false; allowed: true for castle and city alone (TA18)",
        ),
        (
            "kinds.toml",
            "id = \"city\"",
            "id = \"inn\"",
            "kinds.toml: kind: kinds missing, twice or in another order; allowed: the eight kinds in order (T1.9)",
        ),
        (
            "kinds.toml",
            "\"red\"",
            "\"blue\"",
            "kinds.toml: inn: colour or effect of another kind; allowed: one of its own (T1.9)",
        ),
        (
            "constants.toml",
            "draw_cards = 3",
            "draw_cards = 2",
            "constants.toml: action.draw_cards: is 2; allowed: 3 (T5.1.1)",
        ),
        (
            "constants.toml",
            "cards_per_point = 5",
            "cards_per_point = 3",
            "constants.toml: final.cards_per_point: is 3; allowed: 5 (T8.2)",
        ),
        (
            "constants.toml",
            "points = 6",
            "points = 5",
            "constants.toml: region_points: are [(1, 1), (2, 3), (3, 5)] (size, points); allowed: 1, 3 and 6 points for 1, 2 and 3 fields (T5.3.4)",
        ),
        (
            "constants.toml",
            "prefer = \"most\"",
            "prefer = \"fewest\"",
            "constants.toml: tie_break: other tie-breaks; allowed: most empty fields, then most green points (T8.3)",
        ),
        ("components.toml", "count = 122", "count = 120", "components.toml: region_card: is 120; allowed: 122 (T1.2)"),
        (
            "player_board.toml",
            "storage_spaces = 1",
            "storage_spaces = 2",
            "player_board.toml: board.storage_spaces: is 2; allowed: 1 (TA23)",
        ),
        (
            "bonus_tiles.toml",
            "count = 5",
            "count = 4",
            "bonus_tiles.toml: extra_region_card: 4 tiles; allowed: 5 of each kind (T1.4)",
        ),
        (
            "bonus_tiles.toml",
            "on_take = 2",
            "on_take = 3",
            "bonus_tiles.toml: extra_storage: gives 3 green points; allowed: 2 (T6.2)",
        ),
        (
            "color_bonus_tiles.toml",
            "side_1 = 2",
            "side_1 = 1",
            "color_bonus_tiles.toml: color_bonus_castle: gives 1 and 1; allowed: at most 4 for the first, fewer and something for the second (T1.24)",
        ),
        (
            "region_cards.toml",
            "count = 11",
            "count = 9",
            "region_cards.toml: region_card_castle: 9 cards; allowed: 8, as many as tiles, or 3 more (T1.22)",
        ),
        (
            "region_cards.toml",
            "count = 11",
            "count = 8",
            "region_cards.toml: count in all: is 119; allowed: 122 (T1.2)",
        ),
        ("yield_cards.toml", "count = 6", "count = 5", "yield_cards.toml: count in all: is 26; allowed: 27 (T1.2)"),
        (
            "yield_cards.toml",
            "reward = \"marble\"",
            "reward = \"workers\"",
            "yield_cards.toml: reward: a reward is missing; allowed: all six rewards (T6.9)",
        ),
        (
            "region_tiles.toml",
            "goods = [\"olives\", \"grapes\"]",
            "goods = [\"olives\", \"olives\"]",
            "region_tiles.toml: player_agriculture_olives_grapes: 2 goods; allowed: 1 or 2 different goods on agriculture tiles, none on others (T1.25)",
        ),
        (
            "region_tiles.toml",
            "is_starting_castle = true",
            "is_starting_castle = false",
            "region_tiles.toml: player_castle: the face of another entry of its set; allowed: each face once, with its count (T1.3)",
        ),
        (
            "estate_tiles.toml",
            "row_lengths = [3, 4, 3]",
            "row_lengths = [4, 3, 3]",
            "estate_tiles.toml: shape.row_lengths: the cells make rows of [3, 4, 3], the shape says [4, 3, 3]; allowed: 3, 4 and 3 (T1.20)",
        ),
        (
            "estate_tiles.toml",
            "\"agriculture\", \"monastery\", \"city\"",
            "\"agriculture\", \"city\", \"city\"",
            "estate_tiles.toml: a1: 2 of city; allowed: one castle and one city (T1.21)",
        ),
        (
            "estate_tiles.toml",
            "\"agriculture\", \"inn\", \"cart\", \"village\", \"village\"",
            "\"village\", \"village\", \"cart\", \"agriculture\", \"inn\"",
            "estate_tiles.toml: a1, b1, c1: a region of 4 fields; allowed: 1 to 3 fields (T1.11)",
        ),
        (
            "estate_layout.toml",
            "layouts = 192",
            "layouts = 96",
            "estate_layout.toml: geometry.layouts: is 96; allowed: 192 (T2.10)",
        ),
        (
            "estate_layout.toml",
            "dq = -1\ndr = 3",
            "dq = 0\ndr = 3",
            "estate_layout.toml: shift: other shifts; allowed: half a hexagon to the right, half a hexagon to the left (T1.20)",
        ),
    ];
    for (file, from, to, expected) in cases {
        // What balance asks says so; see below.
        let nothing = SetupError { at: "".into(), problem: String::new(), allowed: String::new(), rule: None };
        let said = with(file, from, to).unwrap_err().replace(&nothing.of_balance(file).allowed, "");
        assert_eq!(said, expected);
    }
    assert!(with("kinds.toml", "order = 0", "order = \"first\"").unwrap_err().starts_with("kinds.toml, line 12: "));
    assert!(
        Tuscany::components(&[("weather.toml", "")])
            .unwrap_err()
            .to_string()
            .starts_with("weather.toml: the game has no such file; ")
    );
}

/// A file after some changes, calling itself by a status.
fn typed_in(file: &str, status: &str, changes: &[(&str, &str)]) -> Result<Components, SetupError> {
    let (_, text) = Components::FILES.iter().find(|(name, _)| *name == file).expect("a file of components");
    let mut text = text.replacen("status = \"reconstructed\"", &format!("status = \"{status}\""), 1);
    for (from, to) in changes {
        assert!(text.contains(from), "{file} has no {from}");
        text = text.replacen(from, to, 1);
    }
    Tuscany::components(&[(file, &text)])
}

#[test]
fn t1_21_to_t1_25_what_balances_our_files_is_not_asked_of_printed_ones() {
    let cases: [(&str, &[(&str, &str)]); 3] = [
        ("color_bonus_tiles.toml", &[("side_1 = 4", "side_1 = 3")]),
        ("region_cards.toml", &[("count = 20", "count = 19"), ("count = 12", "count = 13")]),
        ("yield_cards.toml", &[("reward = \"workers\"", "reward = \"marble\"")]),
    ];
    for (file, changes) in cases {
        let error = typed_in(file, "reconstructed", changes).unwrap_err();
        assert!(error.allowed.contains(&format!("only while {file} calls itself")), "{error}");
        for status in ["rulebook", "public"] {
            typed_in(file, status, changes).unwrap_or_else(|error| panic!("{error}"));
        }
        let other = typed_in(file, "guessed", changes).unwrap_err();
        assert!(other.at.starts_with(file) && other.problem.contains("guessed"), "{other}");
    }
}
