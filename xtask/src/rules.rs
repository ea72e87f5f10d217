//! `cargo xtask rules`: which numbered rules have a test that bears their number.

use serde::Serialize;
use signoria_testkit::rulebook::{Rule, rules};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// How the rules of a game are covered by its tests.
#[derive(Debug, Serialize)]
pub(crate) struct Coverage {
    /// The id of the game.
    game: String,
    /// Rules to which a test is owed.
    observable: usize,
    /// Those of them that have one.
    covered: usize,
    /// Tests that bear a rule's number.
    tests: usize,
    /// Rules that lack a test, by number.
    pub(crate) uncovered: Vec<String>,
    /// Tests whose number no rule has, as `file: name`.
    pub(crate) unknown: Vec<String>,
}

/// A crate whose tests are named after a file of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rulebook {
    /// The id of the game.
    pub(crate) game: String,
    /// The rules.
    path: PathBuf,
    /// The crate.
    krate: PathBuf,
}

/// The rulebooks whose games have a crate with tests, and that of the template.
pub(crate) fn rulebooks(root: &Path) -> Result<Vec<Rulebook>, String> {
    let template = root.join("xtask/template");
    let mut found = vec![Rulebook { game: "toy".to_owned(), path: template.join("rules.md"), krate: template }];
    for path in files_under(&root.join("docs/rules"), "md")? {
        let game = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        let krate = root.join("crates").join(&game);
        if path.parent() == Some(&root.join("docs/rules")) && krate.join("tests").is_dir() {
            found.push(Rulebook { game, path, krate });
        }
    }
    Ok(found)
}

/// The coverage of the rules of one game.
pub(crate) fn coverage(book: &Rulebook) -> Result<Coverage, String> {
    let rules = rules(&read(&book.path)?);
    let mut tests = Vec::new();
    for folder in ["src", "tests"] {
        for path in files_under(&book.krate.join(folder), "rs")? {
            let file = path.strip_prefix(&book.krate).unwrap_or(&path).display().to_string();
            tests.extend(test_names(&read(&path)?).into_iter().map(|name| (file.clone(), name)));
        }
    }
    Ok(match_up(&book.game, &rules, &tests))
}

fn match_up(game: &str, rules: &[Rule], tests: &[(String, String)]) -> Coverage {
    let by_prefix: BTreeMap<String, &Rule> = rules.iter().map(|rule| (rule.test_prefix(), rule)).collect();
    let letters: Vec<&str> = rules.iter().map(|rule| letters_of(&rule.id)).collect();
    let mut covered: BTreeMap<&str, usize> = BTreeMap::new();
    let mut unknown = Vec::new();
    for (file, name) in tests {
        let known = numbers_in(name).into_iter().rev().find_map(|number| by_prefix.get(number));
        match known {
            Some(rule) => *covered.entry(&rule.id).or_default() += 1,
            None if claims_a_number(name, &letters) => unknown.push(format!("{file}: {name}")),
            None => {}
        }
    }
    let owed: Vec<&Rule> = rules.iter().filter(|rule| !rule.descriptive).collect();
    let lacking = owed.iter().filter(|rule| !covered.contains_key(&*rule.id));
    let uncovered: Vec<String> = lacking.map(|rule| rule.id.clone()).collect();
    Coverage {
        game: game.to_owned(),
        observable: owed.len(),
        covered: owed.len() - uncovered.len(),
        tests: covered.values().sum(),
        uncovered,
        unknown,
    }
}

/// The beginnings of a test's name that could be a rule's number, the shortest first:
/// `b3_5_1_first_seat` may mean B3, B3.5 or B3.5.1.
fn numbers_in(name: &str) -> Vec<&str> {
    let ends = name.match_indices('_').map(|(at, _)| &name[..at]);
    ends.take_while(|beginning| {
        let (first, rest) = beginning.split_once('_').unwrap_or((beginning, ""));
        let digits = first.trim_start_matches(|c: char| c.is_ascii_lowercase());
        let numeric = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        numeric(digits) && digits.len() < first.len() && (rest.is_empty() || rest.split('_').all(numeric))
    })
    .collect()
}

/// Whether a name begins like a number of these rules: their letters and then a digit.
fn claims_a_number(name: &str, letters: &[&str]) -> bool {
    let first = name.split('_').next().unwrap_or("");
    let digits = first.trim_start_matches(|c: char| c.is_ascii_lowercase());
    let word = &first[..first.len() - digits.len()];
    digits.starts_with(|c: char| c.is_ascii_digit()) && letters.iter().any(|l| l.eq_ignore_ascii_case(word))
}

fn letters_of(id: &str) -> &str {
    id.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.')
}

/// The names of the test functions of a Rust file: each `fn` that follows a `#[test]`.
fn test_names(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    for after in source.split("#[test]").skip(1) {
        let Some((_, rest)) = after.split_once("fn ") else { continue };
        let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        names.push(name);
    }
    names
}

/// The report for people.
pub(crate) fn report(all: &[Coverage]) -> Vec<String> {
    let mut lines = vec![format!("{:<12} {:>8} {:>10} {:>6}", "game", "covered", "observable", "tests")];
    for c in all {
        lines.push(format!("{:<12} {:>8} {:>10} {:>6}", c.game, c.covered, c.observable, c.tests));
    }
    for c in all {
        if !c.uncovered.is_empty() {
            lines.push(format!("{} lacks tests of {}", c.game, c.uncovered.join(", ")));
        }
        lines.extend(c.unknown.iter().map(|test| format!("{}: no rule has the number of {test}", c.game)));
    }
    lines
}

/// The command: `games` empty means all. Fails on unknown numbers, and with `check` on rules without a test.
pub(crate) fn run(root: &Path, games: &[&str], check: bool, json: bool) -> Result<Vec<String>, String> {
    let mut books = rulebooks(root)?;
    if let Some(unknown) = games.iter().find(|game| !books.iter().any(|book| book.game == **game)) {
        let known: Vec<_> = books.iter().map(|book| book.game.as_str()).collect();
        return Err(format!("no game {unknown} with rules and tests; there are {}", known.join(", ")));
    }
    books.retain(|book| games.is_empty() || games.contains(&book.game.as_str()));
    let all = books.iter().map(coverage).collect::<Result<Vec<_>, _>>()?;
    let lines =
        if json { vec![serde_json::to_string_pretty(&all).map_err(|error| error.to_string())?] } else { report(&all) };
    if all.iter().any(|c| !c.unknown.is_empty() || (check && !c.uncovered.is_empty())) {
        return Err(lines.join("\n"));
    }
    Ok(lines)
}

/// The files with an extension below a folder, sorted; none if the folder is missing.
pub(crate) fn files_under(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            found.extend(files_under(&path, extension)?);
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

pub(crate) fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cover(names: &[&str]) -> Coverage {
        let text =
            "- **B5.2** a\n- **B5.20** b\n- **B3.5** c\n- **B3.5.1** d\n- **BV2** e\n- **B1.1** (descriptive) f\n";
        let tests: Vec<_> = names.iter().map(|name| ("t.rs".to_owned(), (*name).to_owned())).collect();
        match_up("burgundy", &rules(text), &tests)
    }

    #[test]
    fn a_test_covers_the_rule_whose_number_it_begins_with() {
        let c = cover(&["b5_20_one_purchase", "b3_5_1_first_seat", "bv2_2_players", "helper"]);
        assert_eq!(c.uncovered, ["B5.2", "B3.5"]);
        assert_eq!((c.observable, c.covered, c.tests, c.unknown.len()), (5, 3, 3, 0));
        let c = cover(&["b5_2_a", "b5_20_b", "b3_5_c", "b3_5_1_d", "bv2_e"]);
        assert!(c.uncovered.is_empty());
    }

    #[test]
    fn a_number_that_no_rule_has_is_named() {
        assert_eq!(cover(&["b5_3_x", "bv7_y", "b99_z"]).unknown, ["t.rs: b5_3_x", "t.rs: bv7_y", "t.rs: b99_z"]);
        assert!(cover(&["a_bag", "base_2_players", "b_side", "ismcts2_x"]).unknown.is_empty());
    }

    #[test]
    fn tests_are_found_in_plain_files_and_in_property_blocks() {
        let source =
            "#[test]\nfn b1_2_a() {}\nfn helper() {}\nproptest! {\n    #[test]\n    fn b1_3_b(x in 0..3) {}\n}\n";
        assert_eq!(test_names(source), ["b1_2_a", "b1_3_b"]);
    }

    #[test]
    fn every_rule_of_the_games_is_tested() {
        let root = crate::root();
        let books = rulebooks(&root).unwrap();
        assert!(books.iter().any(|book| book.game == "toy"));
        let names: Vec<&str> = books.iter().map(|book| book.game.as_str()).collect();
        run(&root, &names, true, false).unwrap_or_else(|report| panic!("{report}"));
    }
}
