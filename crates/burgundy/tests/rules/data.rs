//! The component data: the built-in files hold, and files that break a rule are refused by name.

use signoria_burgundy::data::{
    Components, Counted, EFFECTS, END_SCORES, Effect, GOODS_TILES, GOODS_TYPES, GOODS_VP, KNOWLEDGE, Knowledge,
    LARGE_BONUS, LEFTOVERS, PHASE_BONUS, PHASES, PURCHASE_COST, REGION_VP, ROUNDS, SALE_SILVERLINGS, SMALL_BONUS,
    START_GOODS, START_SILVERLINGS, TAKE_WORKERS,
};
use signoria_burgundy::pieces::{Building, Goods, Kind};
use signoria_burgundy::{Burgundy, Options, Variant};
use signoria_core::{Game, SetupError};

fn built_in(name: &str) -> &'static str {
    Burgundy::INFO.data.iter().find(|(file, _)| *file == name).expect("a file of components").1
}

/// The error of the built-in set with the first `old` of a file replaced by `new`.
fn error(file: &str, old: &str, new: &str) -> SetupError {
    let text = built_in(file);
    assert!(text.contains(old), "{file} has no {old:?}");
    Burgundy::components(&[(file, &text.replacen(old, new, 1))]).expect_err("a broken file")
}

#[test]
fn the_built_in_components_hold_every_rule_of_the_box() {
    let components = Burgundy::components(&[]).expect("the built-in set");
    assert_eq!(components.coloured.iter().chain(&components.black).map(|n| u32::from(*n)).sum::<u32>(), 164);
    assert_eq!(components.boards.iter().map(|board| board.regions.len()).min(), Some(13));
    assert_eq!(components.boards.iter().map(|board| board.regions.len()).max(), Some(21));
}

#[test]
fn the_files_speak_of_no_machine() {
    for (name, text) in Burgundy::INFO.data {
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
    let components = Burgundy::components(&[("board_sheets.toml", &swapped)]).expect("another pairing");
    assert_eq!(components.sheets[..2], [[1, 3], [1, 2]]);
}

#[test]
fn errors_name_file_entry_and_rule() {
    let unreadable = error("boards.toml", "die = 6", "die = six");
    assert!(unreadable.at.starts_with("boards.toml, line "), "{unreadable}");
    let unknown = Burgundy::components(&[("cards.toml", "")]).expect_err("no such file");
    assert_eq!(unknown.at, "cards.toml");
    assert!(unknown.allowed.contains("boards.toml"));

    let broken = [
        // A hex of another kind.
        (
            "boards.toml",
            "color = \"yellow\"\ntile_type = \"knowledge\"",
            "color = \"grey\"\ntile_type = \"mine\"",
            "boards.toml: board_1",
            "B1.12",
        ),
        ("boards.toml", "color = \"yellow\"", "color = \"grey\"", "boards.toml: b1_04", "B1.1"),
        ("boards.toml", "die = 6", "die = 7", "boards.toml: b1_01", "B1.11"),
        ("boards.toml", "die = 6", "die = 5", "boards.toml: b2_01", "B1.12"),
        ("boards.toml", "q = 1\nr = -3", "q = 1\nr = -2", "boards.toml: b1_02", "B1.11"),
        ("boards.toml", "copies = 4", "copies = 3", "boards.toml: board_1", "B1.10"),
        ("boards.toml", "city_sizes = [5, 3, 3, 1]", "city_sizes = [5, 4, 2, 1]", "boards.toml: board_1", "B1.13"),
        (
            "boards.toml",
            "default_castle_space = \"b1_19\"",
            "default_castle_space = \"b1_18\"",
            "boards.toml: board_1",
            "B2.5",
        ),
        ("board_sheets.toml", "back = 2", "back = 1", "board_sheets.toml: boards", "B1.10"),
        ("depots.toml", "neighbours = [2, 6]", "neighbours = [2, 3]", "depots.toml: depot_1", "BA13"),
        ("depots.toml", "min_players = 3", "min_players = 4", "depots.toml: spaces for 3 players", "B4.2"),
        (
            "depots.toml",
            "exception_phases = [\"B\", \"D\"]",
            "exception_phases = [\"B\"]",
            "depots.toml: depot_6_1",
            "B4.3",
        ),
        ("depots.toml", "spaces = 6", "spaces = 7", "depots.toml: players and spaces of the black depot", "B2.11"),
        ("hex_tiles.toml", "count = 14", "count = 15", "hex_tiles.toml: tiles of each kind", "B1.1"),
        (
            "hex_tiles.toml",
            "animals = 2\ncount = 2",
            "animals = 2\ncount = 3",
            "hex_tiles.toml: tiles of each kind",
            "B1.1",
        ),
        ("hex_tiles.toml", "back = \"dark_green\"", "back = \"grey\"", "hex_tiles.toml: castle", "B1.1"),
    ];
    for (file, old, new, at, rule) in broken {
        let error = error(file, old, new);
        assert_eq!((&*error.at, error.rule), (at, Some(rule)), "{old} -> {new}: {error}");
        assert!(!error.problem.is_empty() && !error.allowed.is_empty());
    }
}

#[test]
fn where_the_rulebook_leaves_no_choice_only_the_built_in_values_are_taken() {
    let broken = [
        ("knowledge.toml", "workers_per_mine = 1", "workers_per_mine = 2", "knowledge.toml: knowledge_02"),
        ("knowledge.toml", "effect = \"buy_anywhere\"", "effect = \"buy_twice\"", "knowledge.toml: knowledge_06"),
        ("knowledge.toml", "tile_types = [\"building\"]", "tile_types = [\"mine\"]", "knowledge.toml: knowledge_09"),
        ("knowledge.toml", "vp = 3", "vp = 2", "knowledge.toml: knowledge_15"),
        ("buildings.toml", "workers = 4", "workers = 3", "buildings.toml: boarding_house"),
        ("buildings.toml", "optional = true", "optional = false", "buildings.toml: warehouse"),
        ("goods.toml", "count = 7", "count = 8", "goods.toml: goods_1"),
        ("scoring.toml", "vp = 6", "vp = 7", "scoring.toml: region_3"),
        ("scoring.toml", "region_bonus = 10", "region_bonus = 9", "scoring.toml: phase_a"),
        ("scoring.toml", "vp_2p = 5", "vp_2p = 6", "scoring.toml: bonus_dark_green_large"),
        ("setup.toml", "start_workers = [1, 2]", "start_workers = [2, 2]", "setup.toml: players_2"),
        ("setup.toml", "purchase_cost_silverlings = 2", "purchase_cost_silverlings = 3", "setup.toml: constants"),
    ];
    for (file, old, new, at) in broken {
        let error = error(file, old, new);
        assert_eq!((&*error.at, &*error.problem), (at, "another value"), "{old} -> {new}: {error}");
    }
    let other = built_in("goods.toml").replacen("status = \"public\"", "status = \"rulebook\"", 1);
    Burgundy::components(&[("goods.toml", &other)]).expect("where the facts come from is no value of the game");
    let more = format!("weather = 1\n{}", built_in("goods.toml"));
    assert_eq!(Burgundy::components(&[("goods.toml", &more)]).expect_err("more").at, "goods.toml: weather");
}

#[test]
fn all_files_may_be_given_back_as_they_are() {
    let components = Burgundy::components(Burgundy::INFO.data).expect("the built-in files");
    assert_eq!(components.reconstructed, ["board_sheets"]);
}

fn table(name: &str) -> toml::Table {
    built_in(name).parse().expect("a table")
}

fn rows<'a>(table: &'a toml::Table, key: &str) -> &'a [toml::Value] {
    table[key].as_array().expect("rows")
}

/// A number of a row; 0 where it has none.
fn number(row: &toml::Value, key: &str) -> u8 {
    row.get(key).and_then(toml::Value::as_integer).unwrap_or(0).try_into().expect("a small number")
}

fn column(table: &toml::Table, key: &str, of: &str) -> Vec<u8> {
    rows(table, key).iter().map(|row| number(row, of)).collect()
}

fn kinds(row: &toml::Value) -> Vec<&str> {
    row["tile_types"].as_array().expect("a list").iter().filter_map(toml::Value::as_str).collect()
}

/// What the rules go by stands in the code; what a reader finds in the files must be the same.
#[test]
fn the_files_say_what_the_rules_go_by() {
    let setup = table("setup.toml");
    let constant = |key: &str| number(&setup["constants"], key);
    let times = ["phases", "rounds_per_phase", "goods_per_phase"].map(constant);
    assert_eq!(times, [PHASES, ROUNDS, ROUNDS]);
    assert_eq!(usize::from(constant("goods_storage_types")), GOODS_TYPES);
    assert_eq!(["start_silverlings", "start_goods"].map(constant), [START_SILVERLINGS, START_GOODS]);
    assert_eq!(["take_workers_action", "purchase_cost_silverlings"].map(constant), [TAKE_WORKERS, PURCHASE_COST]);
    assert_eq!(column(&setup, "player_count", "goods_vp"), GOODS_VP);
    assert_eq!(column(&setup, "player_count", "large_bonus_vp"), LARGE_BONUS);
    assert_eq!(column(&setup, "player_count", "small_bonus_vp"), SMALL_BONUS);
    assert_eq!(column(&setup, "player_count", "black_depot_spaces"), Components::default().black_spaces);

    let goods = table("goods.toml");
    assert_eq!(column(&goods, "good", "count"), [GOODS_TILES; 6]);
    assert_eq!(column(&goods, "good", "die"), Goods::ALL.map(Goods::number));

    let scoring = table("scoring.toml");
    assert_eq!(column(&scoring, "region_score", "vp"), REGION_VP[1..]);
    assert_eq!(column(&scoring, "phase", "region_bonus"), PHASE_BONUS);
    assert_eq!(column(&scoring, "goods_sale", "vp_per_tile"), GOODS_VP);
    assert_eq!(column(&scoring, "goods_sale", "silverlings_per_sale"), [SALE_SILVERLINGS; 3]);
    for bonus in rows(&scoring, "bonus_tile") {
        let points = ["vp_2p", "vp_3p", "vp_4p"].map(|key| number(bonus, key));
        assert_eq!(points, if bonus["size"].as_str() == Some("large") { LARGE_BONUS } else { SMALL_BONUS });
    }
    let left = rows(&scoring, "final_score").iter().map(|row| (number(row, "units"), number(row, "vp")));
    assert_eq!(left.collect::<Vec<_>>(), LEFTOVERS.map(|rule| (rule.units, rule.vp)));

    let buildings = table("buildings.toml");
    for ((building, effect), row) in Building::ALL.into_iter().zip(EFFECTS).zip(rows(&buildings, "building")) {
        assert_eq!(row["id"].as_str(), Some(building.word()));
        match effect {
            Effect::Sell => assert_eq!(row["effect"].as_str(), Some("sell_one_goods_type")),
            Effect::Place => assert_eq!(row["effect"].as_str(), Some("place_stored_tile")),
            Effect::Workers(n) => assert_eq!(number(row, "workers"), n),
            Effect::Silverlings(n) => assert_eq!(number(row, "silverlings"), n),
            Effect::Points(n) => assert_eq!(number(row, "vp"), n),
            Effect::Fetch(set) => {
                let told = kinds(row);
                assert!(Kind::ALL.into_iter().all(|kind| set.contains(kind) == told.contains(&kind.word())));
            }
        }
    }

    let knowledge = table("knowledge.toml");
    let tile = |n: u8| &rows(&knowledge, "knowledge")[usize::from(n) - 1];
    assert_eq!(column(&knowledge, "knowledge", "number"), (1..=26).collect::<Vec<u8>>());
    let told = Knowledge {
        mine_workers: number(tile(2), "workers_per_mine"),
        sale_silverlings: number(tile(3), "silverlings_total"),
        sale_workers: number(tile(4), "workers"),
        animal_vp: number(tile(7), "vp_per_scored_tile"),
        worker_steps: number(tile(8), "max_step_per_worker"),
        free_steps: number(tile(12), "shift"),
        free_for: Kind::ALL.map(|kind| (9..=11).find(|n| kinds(tile(*n)).contains(&kind.word())).expect("a tile")),
        workers_silverlings: number(tile(13), "silverlings"),
        workers: number(tile(14), "workers_total"),
    };
    assert_eq!(told, KNOWLEDGE);
    assert!((9..=12).all(|n| number(tile(n), "shift") == KNOWLEDGE.free_steps));
    for score in END_SCORES {
        let row = tile(score.number);
        assert_eq!(number(row, "vp"), score.vp);
        let per = match score.per {
            Counted::SoldTypes => "sold_goods_type",
            Counted::SoldGoods => "sold_goods_tile",
            Counted::Buildings(building) => {
                assert_eq!(row["building"].as_str(), Some(building.word()));
                "building"
            }
            Counted::Species => "animal_type",
            Counted::BonusTiles => "bonus_tile",
        };
        assert_eq!(row["per"].as_str(), Some(per));
    }
}

#[test]
fn ids_are_plain_and_stand_there_once() {
    assert_eq!(error("hex_tiles.toml", "id = \"mine\"", "id = \"castle\"").at, "hex_tiles.toml: castle");
    assert_eq!(error("hex_tiles.toml", "id = \"mine\"", "id = \"Mine 1\"").at, "hex_tiles.toml: Mine 1");
    let guessed = error("goods.toml", "status = \"public\"", "status = \"guessed\"");
    assert!(guessed.at.starts_with("goods.toml, line "), "{guessed}");
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
    assert_eq!(refused(2, first), ("first".into(), "0 to 1, or nothing".into()));
}
