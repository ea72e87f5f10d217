//! The component data: the built-in files hold, and files that break a rule are refused by name.

use signoria_burgundy::data::BUILT_IN;
use signoria_burgundy::{Burgundy, Components, Options, Variant};
use signoria_core::{Game, SetupError};

fn built_in(name: &str) -> &'static str {
    BUILT_IN.iter().find(|(file, _)| *file == name).expect("a file of components").1
}

/// The error of the built-in set with the first `old` of a file replaced by `new`.
fn error(file: &str, old: &str, new: &str) -> SetupError {
    let text = built_in(file);
    assert!(text.contains(old), "{file} has no {old:?}");
    Components::from_files(&[(file, &text.replacen(old, new, 1))]).expect_err("a broken file")
}

#[test]
fn the_built_in_components_hold_every_rule_of_the_box() {
    let components = Components::from_files(&[]).expect("the built-in set");
    assert_eq!(components.coloured.iter().chain(&components.black).map(|n| u32::from(*n)).sum::<u32>(), 164);
    assert_eq!(components.boards.iter().map(|board| board.regions.len()).min(), Some(13));
    assert_eq!(components.boards.iter().map(|board| board.regions.len()).max(), Some(21));
}

#[test]
fn the_files_speak_of_no_machine() {
    for (name, text) in BUILT_IN {
        assert!(!text.contains("://"), "{name} holds an address");
        for folder in ["\"/work", "\"/farm", "\"/tmp", "\"/home", "\"/root"] {
            assert!(!text.contains(folder), "{name} holds a path of a machine");
        }
    }
}

#[test]
fn a_file_of_the_same_form_takes_the_place_of_a_built_in_one() {
    let swapped = built_in("board_sheets.toml").replace("back = 2", "back = 20").replace("back = 3", "back = 2");
    let swapped = swapped.replace("back = 20", "back = 3");
    let components = Components::from_files(&[("board_sheets.toml", &swapped)]).expect("another pairing");
    assert_eq!(components.sheets[..2], [[1, 3], [1, 2]]);
}

#[test]
fn errors_name_file_entry_and_rule() {
    let unreadable = error("goods.toml", "die = 1", "die = one");
    assert_eq!(unreadable.at, "goods.toml");
    let unknown = Components::from_files(&[("cards.toml", "")]).expect_err("no such file");
    assert_eq!(unknown.at, "cards.toml");
    assert!(unknown.allowed.contains("boards.toml"));

    let broken = [
        // A hex of another kind.
        (
            "boards.toml",
            "color = \"yellow\"\ntile_type = \"knowledge\"",
            "color = \"grey\"\ntile_type = \"mine\"",
            "boards.toml, board_1",
            "B1.12",
        ),
        ("boards.toml", "color = \"yellow\"", "color = \"grey\"", "boards.toml, b1_04", "B1.1"),
        ("boards.toml", "die = 6", "die = 7", "boards.toml, b1_01", "B1.11"),
        ("boards.toml", "die = 6", "die = 5", "boards.toml, b2_01", "B1.12"),
        ("boards.toml", "q = 1\nr = -3", "q = 1\nr = -2", "boards.toml, b1_02", "B1.11"),
        ("boards.toml", "copies = 4", "copies = 3", "boards.toml, board_1", "B1.10"),
        ("boards.toml", "city_sizes = [5, 3, 3, 1]", "city_sizes = [5, 4, 2, 1]", "boards.toml, board_1", "B1.13"),
        (
            "boards.toml",
            "default_castle_space = \"b1_19\"",
            "default_castle_space = \"b1_18\"",
            "boards.toml, board_1",
            "B2.5",
        ),
        ("board_sheets.toml", "back = 2", "back = 1", "board_sheets.toml", "B1.10"),
        ("depots.toml", "neighbours = [2, 6]", "neighbours = [2, 3]", "depots.toml, depot_1", "BA13"),
        ("depots.toml", "min_players = 3", "min_players = 4", "depots.toml, spaces for 3 players", "B4.2"),
        (
            "depots.toml",
            "exception_phases = [\"B\", \"D\"]",
            "exception_phases = [\"B\"]",
            "depots.toml, depot_6_1",
            "B4.3",
        ),
        ("depots.toml", "spaces = 6", "spaces = 7", "depots.toml", "B2.11"),
        ("hex_tiles.toml", "count = 14", "count = 15", "hex_tiles.toml", "B1.1"),
        ("hex_tiles.toml", "animals = 2\ncount = 2", "animals = 2\ncount = 3", "hex_tiles.toml", "B1.1"),
        ("hex_tiles.toml", "back = \"dark_green\"", "back = \"grey\"", "hex_tiles.toml, castle", "B1.1"),
        ("knowledge.toml", "workers_per_mine = 1", "workers_per_mine = 2", "knowledge.toml, knowledge_02", "B6.22"),
        (
            "knowledge.toml",
            "effect = \"buy_anywhere\"",
            "effect = \"buy_twice\"",
            "knowledge.toml, knowledge_06",
            "B6.7",
        ),
        (
            "knowledge.toml",
            "tile_types = [\"building\"]",
            "tile_types = [\"mine\"]",
            "knowledge.toml, knowledge_09",
            "B6.34",
        ),
        ("knowledge.toml", "vp = 3", "vp = 2", "knowledge.toml, knowledge_15", "B6.40"),
        ("buildings.toml", "workers = 4", "workers = 3", "buildings.toml, boarding_house", "B6.14"),
        ("buildings.toml", "optional = true", "optional = false", "buildings.toml, warehouse", "BA15"),
        ("goods.toml", "count = 7", "count = 8", "goods.toml, goods_1", "B1.4"),
        ("scoring.toml", "vp = 6", "vp = 7", "scoring.toml", "B8.1"),
        ("scoring.toml", "region_bonus = 10", "region_bonus = 9", "scoring.toml", "B8.1"),
        ("scoring.toml", "vp_2p = 5", "vp_2p = 6", "scoring.toml, bonus_dark_green_large", "B8.4"),
        ("setup.toml", "start_workers = [1, 2]", "start_workers = [2, 2]", "setup.toml, players_2", "B2.8"),
        (
            "setup.toml",
            "purchase_cost_silverlings = 2",
            "purchase_cost_silverlings = 3",
            "setup.toml, constants",
            "B5.20",
        ),
    ];
    for (file, old, new, at, rule) in broken {
        let error = error(file, old, new);
        assert_eq!((&*error.at, error.rule), (at, Some(rule)), "{old} -> {new}: {error}");
        assert!(!error.problem.is_empty() && !error.allowed.is_empty());
    }
}

#[test]
fn ids_are_plain_and_stand_there_once() {
    assert_eq!(error("goods.toml", "goods_1", "goods_2").at, "goods.toml, goods_2");
    assert_eq!(error("goods.toml", "goods_1", "Goods 1").at, "goods.toml, Goods 1");
    assert_eq!(error("goods.toml", "status = \"public\"", "status = \"guessed\"").at, "goods.toml, provenance");
}

#[test]
fn impossible_options_are_refused_with_what_is_allowed() {
    let refused = |seats: u8, options: Options| {
        let error = Burgundy::new(Components::default(), seats, options).expect_err("impossible options");
        (error.at.to_string(), error.allowed)
    };
    let boards = |boards: &[u8]| Options { boards: Some(boards.to_vec()), ..Options::default() };
    assert_eq!(refused(5, Options::default()), ("seats".into(), "2 to 4".into()));
    assert_eq!(refused(3, boards(&[1, 2])), ("boards".into(), "one board number for each seat".into()));
    assert_eq!(refused(2, boards(&[1, 10])), ("boards".into(), "1 to 9".into()));
    assert_eq!(refused(2, boards(&[0, 1])), ("boards".into(), "1 to 9".into()));
    let first = Options { first: Some(2), variant: Variant::Open, ..Options::default() };
    assert_eq!(refused(2, first), ("first".into(), "0 to 1".into()));
}
