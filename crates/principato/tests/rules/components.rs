//! The components: what is built in is right, and what a host gets wrong is named.

use signoria_core::{Game, SetupError};
use signoria_principato::{Components, Face, Options, Principato};

/// The text of a built-in file.
fn file(name: &str) -> &'static str {
    Principato::INFO.data.iter().find(|(file, _)| *file == name).expect("a file of components").1
}

/// The components after a change of one file; `entry` is where the change begins.
fn changed(name: &str, entry: &str, from: &str, to: &str) -> Result<Components, SetupError> {
    let text = file(name);
    let start = text.find(entry).unwrap_or_else(|| panic!("{name} has no {entry}"));
    let (before, after) = text.split_at(start);
    assert!(after.contains(from), "{name}: no {from} after {entry}");
    Principato::components(&[(name, &format!("{before}{}", after.replacen(from, to, 1)))])
}

#[test]
fn the_built_in_components_are_the_files() {
    assert_eq!(Principato::components(Principato::INFO.data).unwrap(), Components::default());
}

#[test]
fn what_is_wrong_is_named_by_file_entry_and_rule() {
    for (file, entry, from, to, at, rule) in [
        ("components.toml", "id = \"food_cube\"", "count = 39", "count = 40", "food_cube", "P1.7"),
        ("components.toml", "id = \"field_farm_token\"", "count = 42", "count = 41", "field_farm_token", "P1.2"),
        ("components.toml", "players = 3", "pool_size = 6", "pool_size = 7", "player_count", "P2.5"),
        ("components.toml", "[game]", "actions_per_turn = 2", "actions_per_turn = 3", "game", "P4.2"),
        ("components.toml", "id = \"catapult\"", "start_count = 0", "start_count = 1", "catapult", "P2.8"),
        ("components.toml", "place = \"church\"", "capacity = 3", "capacity = 4", "storage", "P1.16"),
        ("components.toml", "id = \"book_token\"", "id = \"book_token\"", "id = \"Book\"", "Book", "P1.13"),
        ("military_scoring.toml", "players = 4", "7, 4, 2, 0", "7, 4, 3, 0", "award", "P7.7"),
        ("military_scoring.toml", "token = \"militia\"", "unsupplied = -1", "unsupplied = 0", "militia", "P7.6"),
        ("military_scoring.toml", "[rules]", "\"up\"", "\"down\"", "rules", "P7.8"),
        ("action_types.toml", "id = \"painter_1\"", "cost_money = 5", "cost_money = 4", "painter", "P6.16"),
        ("action_types.toml", "id = \"harvest\"", "exchange = true", "exchange = false", "harvest", "P6.5"),
        ("action_types.toml", "id = \"build_bank_2\"", "index = 2", "index = 3", "build_bank_2", "P5.1"),
        ("action_types.toml", "id = \"scribe_1\"", "\"book\"", "\"scroll\"", "scribe_1", "P6.15"),
        ("cards.toml", "id = \"s1_2\"", "tax_collector_any", "harvest", "S1", "P2.4"),
        ("cards.toml", "id = \"s2_build_farm\"", "build_farm\"\nmark", "cropland\"\nmark", "S2", "P2.4"),
        ("cards.toml", "id = \"d2_military_scoring\"", "deck = \"2\"", "deck = \"1\"", "d2_military_scoring", "P2.3"),
        ("cards.toml", "id = \"s1_1\"", "mark = 0", "mark = 3", "s1_1", "P2.2"),
        ("deck_plan.toml", "players = 2", "turns_total = 14", "turns_total = 13", "year 1", "P11.6"),
        ("deck_plan.toml", "[[entry]]", "count = 2", "count = 1", "cropland in deck 1", "PA3"),
        ("goals.toml", "id = \"villa\"", "2, 5, 9", "2, 5, 8", "villa", "P9.4"),
        ("goals.toml", "id = \"bastion\"", "step = 4", "step = 1", "bastion", "P9.8"),
        ("goals.toml", "id = \"prosperous_city\"", "step = 1", "step = 0", "prosperous_city", "P9.7"),
        ("culture_tokens.toml", "id = \"book_4\"", "count = 5", "count = 6", "book", "P1.6"),
        (
            "culture_tokens.toml",
            "id = \"painting_4\"",
            "victory_points = 4",
            "victory_points = 10",
            "painting_4",
            "P1.6",
        ),
        ("culture_tokens.toml", "id = \"monument_4\"", "victory_points = 4", "victory_points = 5", "monument", "PA4"),
        ("bills.toml", "id = \"bill_1\"", "count = 20", "count = 21", "bills", "P1.8"),
        ("bills.toml", "id = \"bill_5\"", "value = 5", "value = 1", "bills", "PA9"),
        ("board.toml", "id = \"church\"", "cube_limit = 3", "cube_limit = 2", "church", "P1.16"),
        ("board.toml", "id = \"palace\"", "\"book\", ", "", "palace", "P1.14"),
    ] {
        let error = changed(file, entry, from, to).unwrap_err();
        assert!(error.at.starts_with(file) && error.at.contains(at), "{error}");
        assert_eq!(error.rule, Some(rule), "{error}");
        assert!(!error.allowed.is_empty() && !error.problem.is_empty());
    }
}

#[test]
fn p15_4_the_decks_of_the_plan_are_those_of_the_cards() {
    let cards = file("cards.toml");
    let one_less = cards.rsplit_once("[[card]]").unwrap().0;
    let error = Principato::components(&[("cards.toml", one_less)]).unwrap_err();
    assert_eq!((error.at.as_ref(), error.rule), ("cards.toml: military scoring cards of deck 3", Some("P1.10")));
}

#[test]
fn what_cannot_be_read_is_named_by_line() {
    let error = changed("goals.toml", "id = \"chapel\"", "back = 1", "back = one").unwrap_err();
    assert!(error.at.starts_with("goals.toml, line "), "{error}");
    let error = changed("bills.toml", "[[bill]]", "value = 1", "worth = 1").unwrap_err();
    assert!(error.to_string().contains("worth"), "{error}");
    let error = Principato::components(&[("tiles.toml", "")]).unwrap_err();
    assert!(error.allowed.contains("cards.toml"), "{error}");
}

#[test]
fn pa3_what_keeps_our_decks_together_is_not_asked_of_printed_ones() {
    // A host who knows the printed faces: two cards change places between the decks.
    let printed = |status: &str| {
        let cards = file("cards.toml").replacen("status = \"mixed\"", status, 1);
        let (before, after) = cards.split_at(cards.find("id = \"d1_scribe").unwrap());
        let cards = format!("{before}{}", after.replacen("action = \"scribe\"", "action = \"painter\"", 1));
        let plan = file("deck_plan.toml");
        let at = |face: &str| format!("deck = 1\nmark = 0\nmin_players = 2\naction = \"{face}\"\ncount = 1");
        let plan = plan.replacen(&format!("[[entry]]\n{}\n\n", at("scribe")), "", 1).replacen(
            &at("painter"),
            &at("painter").replace("count = 1", "count = 2"),
            1,
        );
        Principato::components(&[("cards.toml", &cards), ("deck_plan.toml", &plan)])
    };
    assert_eq!(printed("status = \"mixed\"").unwrap_err().rule, Some("PA3"));
    let components = printed("status = \"public\"").unwrap();
    assert_eq!(components.deck(0, 2)[Face::Painter.idx()], 2);
    assert!(!components.reconstructed.contains(&"cards"));
    let game = Principato::new(components, 2, Options::default()).unwrap();
    assert_eq!(game.invariants(&game.start()), [""; 0]);
}

/// `cards.toml` and `deck_plan.toml` with a card more in deck 1 and one less in deck 2, as a printed set may have it.
fn uneven(status: &str) -> Result<Components, SetupError> {
    let cards = file("cards.toml").replacen("status = \"mixed\"", status, 1);
    let card =
        cards.split("[[card]]").find(|card| card.contains("deck = \"2\"\naction = \"harvest\"\nmark = 0")).unwrap();
    let cards = cards.replacen(card, &card.replace("deck = \"2\"", "deck = \"1\""), 1);
    let mut plan = file("deck_plan.toml").replacen("status = \"reconstructed\"", status, 1);
    for (players, deck, turns, per_player) in
        [(2, 1, 15, 8), (3, 1, 22, 8), (4, 1, 29, 8), (2, 2, 13, 7), (3, 2, 20, 7), (4, 2, 27, 7)]
    {
        let year = plan.split("[[year]]").find(|row| row.contains(&format!("players = {players}\ndeck = {deck}\n")));
        let year = year.unwrap().to_owned();
        let (had, has) = if deck == 1 { (turns - 1, players + 2 + turns) } else { (turns + 1, turns) };
        let cards = if deck == 1 { players + 2 + had } else { had };
        let new = year
            .replace(&format!("action_cards = {cards}"), &format!("action_cards = {has}"))
            .replace(&format!("turns_total = {had}"), &format!("turns_total = {turns}"))
            .replace("turns_per_player = 7", &format!("turns_per_player = {per_player}"));
        plan = plan.replacen(&year, &new, 1);
    }
    for (deck, change) in [(1, 1), (2, -1)] {
        let at =
            plan.find(&format!("deck = {deck}\nmark = 0\nmin_players = 2\naction = \"harvest\"\ncount = ")).unwrap();
        let at = at + plan[at..].find("count = ").unwrap() + "count = ".len();
        let count: i32 = plan[at..=at].parse().unwrap();
        plan.replace_range(at..=at, &(count + change).to_string());
    }
    Principato::components(&[("cards.toml", &cards), ("deck_plan.toml", &plan)])
}

#[test]
fn p4_9_as_many_turns_for_everybody_are_asked_of_our_own_decks_alone() {
    let error = uneven("status = \"reconstructed\"").unwrap_err();
    assert!(error.allowed.contains("only while"), "{error}");
    let components = uneven("status = \"public\"").unwrap();
    assert_eq!(components.turns[0], [8, 7, 7], "what the first player of a year has");
    // P4.8: whoever is next begins the next year, and games end.
    for players in 2..=4 {
        let game = Principato::new(components.clone(), players, Options::default()).unwrap();
        for seed in 0..20 {
            let mut state = game.start();
            signoria_core::playout(&game, &mut state, &mut signoria_core::search_rng(seed));
            assert!(game.outcome(&state).is_some());
        }
    }
}

#[test]
fn errors_speak_the_language_of_the_files() {
    let error = changed("action_types.toml", "id = \"painter_1\"", "cost_money = 5", "cost_money = 4").unwrap_err();
    assert_eq!(
        error.to_string(),
        "action_types.toml: painter: [0 food and 4 money for a painting]; \
         allowed: [0 food and 5 money for a painting] (P6.16)"
    );
    let error = changed("board.toml", "id = \"palace\"", "\"book\", ", "").unwrap_err();
    assert!(!error.to_string().contains('"'), "{error}");
}

#[test]
fn a_military_or_culture_card_may_get_the_symbol() {
    let file = changed("action_types.toml", "id = \"scribe\"", "exchange = false", "exchange = true");
    assert!(file.unwrap().faces[Face::Scribe.idx()].exchange);
}

#[test]
fn seats_and_options_that_make_no_game_are_refused() {
    for seats in [0, 1, 5] {
        assert!(Principato::new(Components::default(), seats, Options::default()).is_err());
    }
    assert!(serde_json::from_str::<Options>("{\"variant\":1}").is_err());
}
