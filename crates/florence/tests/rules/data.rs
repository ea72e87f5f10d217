//! The components: the built-in set is sound, and what is wrong with another one is named.

use crate::common::*;
use signoria_core::Game;
use signoria_core::contract::Parts;

/// A set in which one text of a file is another one.
fn with_text(file: &str, from: &str, to: &str) -> Result<Components, String> {
    let (_, text) = Components::FILES.iter().find(|(name, _)| *name == file).expect("a file of components");
    assert!(text.contains(from), "{file} has no `{from}`");
    Florence::components(&[(file, &text.replacen(from, to, 1))]).map_err(|error| error.to_string())
}

#[test]
fn what_is_reconstructed_is_told() {
    let open = ["board_coop", "building_shapes", "coop_layouts", "landscape_shapes", "rounds"];
    let told: Vec<&str> = Components::default().reconstructed;

    assert_eq!(told, open);
    assert_eq!(watch(&auction(3, BASE)).reconstructed, Components::default().reconstructed);
}

#[test]
fn a_host_replaces_what_is_open() {
    let parts = with_text("rounds.toml", "minimum_work_value = 14", "minimum_work_value = 13").unwrap();
    assert_eq!(parts.minimum[3], 13);
    let parts =
        with_text("landscape_shapes.toml", "cells = [[0, 0], [1, 0], [2, 0]]", "cells = [[0, 0], [1, 0], [1, 1]]");
    let game = Florence::new(parts.unwrap(), 3, BASE).unwrap();
    assert_eq!(game.grids().forms[11].len(), 4);
    // Tower and chapel change outlines.
    let tower =
        with_text("building_shapes.toml", "cells = [[0, 0], [1, 0], [2, 0]]", "cells = [[0, 0], [0, 1], [0, 2]]");
    assert!(tower.is_ok());
    let moved = with_text("coop_layouts.toml", "{ seat = 1, x = 7, y = 0 }", "{ seat = 1, x = 7, y = 3 }").unwrap();
    let game = Florence::new(moved, 2, COOP).unwrap();
    assert_eq!(game.grids().faces[0][0].cells.count_ones(), 4);
}

#[test]
fn what_is_wrong_is_named_with_file_entry_and_rule() {
    let cases = [
        (
            "rounds.toml",
            "minimum_work_value = 14",
            "minimum_work_value = 12",
            "rounds.toml: round 4: 12; allowed: 13 or 14 (FA2)",
        ),
        (
            "rounds.toml",
            "minimum_work_value = 10",
            "minimum_work_value = 9",
            "rounds.toml: round 2: 9; allowed: 10 (F1.11)",
        ),
        (
            "professions.toml",
            "building = \"theater\"",
            "building = \"tower\"",
            "professions.toml: dramatist: another entry than the printed one; allowed: the built-in entry (F1.10)",
        ),
        (
            "bonus_cards.toml",
            "wv_each = 2",
            "wv_each = 3",
            "bonus_cards.toml: bonus_forest: another entry than the printed one; allowed: the built-in entry (F6.1.22)",
        ),
        (
            "prestige_cards.toml",
            "pp = 8",
            "pp = 9",
            "prestige_cards.toml: prestige_all_landscape_types: another entry than the printed one; allowed: the built-in entry (F6.2.15)",
        ),
        ("building_shapes.toml", "id = \"tower\"", "id = \"turret\"", ""),
        (
            "building_shapes.toml",
            "cells = [[0, 0], [1, 0], [2, 0]]",
            "cells = [[0, 0], [1, 0]]",
            "building_shapes.toml: tower: 2; allowed: 3 (F1.3)",
        ),
        (
            "building_shapes.toml",
            "cells = [[0, 0], [1, 0], [2, 0]]",
            "cells = [[0, 0], [1, 0], [5, 0]]",
            "building_shapes.toml: tower: cells that do not hang together, or one twice; allowed: one piece (FA24)",
        ),
        (
            "building_shapes.toml",
            "cells = [[0, 0], [1, 0], [2, 0]]",
            "cells = [[0, 0], [1, 0], [1, 1]]",
            "building_shapes.toml: chapel: the same outline as another one; allowed: ten and three different outlines (FA24)",
        ),
        (
            "landscape_shapes.toml",
            "cells = [[0, 0], [1, 0]]",
            "cells = [[0, 0], [1, 0], [0, 1]]",
            "landscape_shapes.toml: shape: [4, 3, 3]; allowed: at most 7 cells, forest largest, park smallest (F1.4)",
        ),
        (
            "board_coop.toml",
            "[3, 4]]",
            "[4, 4]]",
            "board_coop.toml: palace: another form or place; allowed: 3 x 2 cells on the grid (F1.2)",
        ),
        (
            "coop_layouts.toml",
            "{ seat = 1, x = 7, y = 0 }",
            "{ seat = 1, x = 6, y = 0 }",
            "coop_layouts.toml: 2 players: boards 0 and 1 do not share an edge; allowed: boards side by side, each beside the next and the last, none over another (F8.4.1)",
        ),
    ];
    for (file, from, to, wanted) in cases {
        let error = with_text(file, from, to).expect_err(file);
        assert!(wanted.is_empty() && error.starts_with(file) || error == wanted, "{error}");
    }
}
