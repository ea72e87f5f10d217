//! `cargo xtask tidy`: what a reviewer would otherwise have to watch for: the arrows between crates, the fences around
//! game crates, the same files in each of them, fresh generated files, and words that do not belong here.

use crate::rules::{files_under, read};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What each crate may use, dev-dependencies apart. The arrows of ARCHITECTURE.md.
struct Arrows {
    name: &'static str,
    may_use: &'static [&'static str],
}

/// `GAME` stands for any game's crate.
const GAME: &str = "a game";
const ARROWS: &[Arrows] = &[
    Arrows { name: "core", may_use: &[] },
    Arrows { name: GAME, may_use: &["core"] },
    Arrows { name: "testkit", may_use: &["core"] },
    Arrows { name: "games", may_use: &["core", GAME] },
    Arrows { name: "bots", may_use: &["core", "games", GAME] },
    Arrows { name: "table", may_use: &["core", "games"] },
    Arrows { name: "server", may_use: &["core", "games", "table", "bots"] },
    Arrows { name: "cli", may_use: &["core", "games", GAME, "table", "bots", "server"] },
    Arrows { name: "learn", may_use: &["core", "bots", GAME] },
    Arrows { name: "python", may_use: &["core", "games", GAME, "bots"] },
    Arrows { name: "xtask", may_use: &["core", "games", GAME, "table", "server", "testkit"] },
];

/// Crates that nothing else may use, not even in tests.
const ENDS: [&str; 4] = ["cli", "learn", "python", "xtask"];

/// Libraries that a crate may use, where only a few are allowed.
const LIBRARIES: &[(&str, &[&str])] = &[
    ("core", &["rand_chacha", "rand_core", "rand_xoshiro", "serde", "sha2", "toml", "ts-rs", "utoipa"]),
    (GAME, &["once_cell", "serde", "toml", "ts-rs"]),
];

/// Libraries that a crate may not use.
const FOREIGN: &[(&str, &[&str])] = &[("table", &["tokio", "axum", "sqlx", "rusqlite", "reqwest", "hyper"])];

/// What no rule of a game needs, by the reason why not.
const FENCED: &[(&str, &str)] = &[
    ("f32", "floats do not belong in rules"),
    ("f64", "floats do not belong in rules"),
    ("HashMap", "the order of a hash map must not reach the rules"),
    ("HashSet", "the order of a hash set must not reach the rules"),
    ("std::", "games do without the standard library"),
    ("loop", "a loop has a bound: `for`, or `while` with a measure that falls"),
    ("unsafe", "games do without unsafe code"),
    ("keys::", "the keys of hidden things are for those who run games"),
];

/// The modules of every game crate, no more and no less; a long one has a folder beside it.
const MODULES: &[&str] = &[
    "lib",
    "data",
    "options",
    "state",
    "action",
    "frame",
    "rules",
    "score",
    "view",
    "sample",
    "features",
    "event",
    "words",
    "invariants",
];
/// What a game may do without: the things that its components are.
const PIECES: &str = "pieces";
/// What stands beside its sources.
const BESIDE: &[&str] = &["text/en.ftl", "text/pl.ftl", "data", "tests"];
/// The lines of a file of rules, at most: longer chapters are split.
const LONGEST: usize = 600;
/// What the template's sources stay below, in lines of code: whoever begins a game reads all of them first.
const TEMPLATE: usize = 500;

/// A package of the workspace.
struct Package {
    /// Without `signoria-`.
    name: String,
    folder: PathBuf,
    /// Name and whether it is a dev-dependency.
    uses: Vec<(String, bool)>,
    /// Whether tests and examples in its sources would be passed over: not to build it once more for those that it has not.
    untested: [bool; 2],
}

impl Package {
    /// The name in the tables of arrows. A crate with components is a game, listed or not.
    fn role(&self, games: &[String]) -> String {
        let is_game = games.contains(&self.name) || self.folder.join("data").is_dir();
        if is_game { GAME.to_owned() } else { self.name.clone() }
    }
}

/// The command: everything that is wrong.
pub(crate) fn run(root: &Path) -> Result<Vec<String>, String> {
    let packages = packages(root)?;
    let games = games(&packages)?;
    let mut wrong = arrows(&packages, &games);
    for package in packages.iter().filter(|package| games.contains(&package.name)) {
        wrong.extend(game_files(package)?);
        wrong.extend(fences(package)?);
        wrong.extend(elements(root, package)?);
    }
    for package in &packages {
        wrong.extend(passed_over(package)?);
    }
    for info in signoria_games::built_in().iter().map(|maker| maker.info()) {
        wrong.extend(crate::books::undefined(root, info)?);
        wrong.extend(crate::books::undrawn(root, info)?);
    }
    wrong.extend(long_template(&root.join("xtask/template"))?);
    wrong.extend(folders_apart(root)?);
    wrong.extend(numbers_of_rules(root)?);
    wrong.extend(words(root)?);
    let stale = crate::codegen::stale(root).into_keys();
    wrong.extend(stale.map(|path| format!("{} is not fresh: cargo xtask codegen writes it", path.display())));
    if wrong.is_empty() {
        Ok(vec![format!("{} crates, {} games: all in order", packages.len(), games.len())])
    } else {
        Err(wrong.join("\n"))
    }
}

/// The games: what the registry uses beside core, and the template.
fn games(packages: &[Package]) -> Result<Vec<String>, String> {
    let registry = packages.iter().find(|package| package.name == "games").ok_or("there is no registry of games")?;
    let ours = registry.uses.iter().filter(|(_, dev)| !dev).filter_map(|(name, _)| name.strip_prefix("signoria-"));
    Ok(ours.filter(|name| *name != "core").chain(["toy"]).map(str::to_owned).collect())
}

fn packages(root: &Path) -> Result<Vec<Package>, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages = list(&metadata["packages"]).into_iter().map(|package| Package {
        name: text(&package["name"]).trim_start_matches("signoria-").to_owned(),
        folder: Path::new(&text(&package["manifest_path"])).parent().unwrap_or(root).to_owned(),
        uses: list(&package["dependencies"]).iter().map(|d| (text(&d["name"]), text(&d["kind"]) == "dev")).collect(),
        untested: ["test", "doctest"].map(|tested| {
            let targets = list(&package["targets"]);
            targets.iter().any(|target| list(&target["kind"]).contains(&"lib".into()) && target[tested] == false)
        }),
    });
    Ok(packages.collect())
}

fn arrows(packages: &[Package], games: &[String]) -> Vec<String> {
    let mut wrong = Vec::new();
    for package in packages {
        let role = package.role(games);
        let arrows = ARROWS.iter().find(|arrows| arrows.name == role);
        for (used, dev) in &package.uses {
            let name = used.trim_start_matches("signoria-");
            let ours = packages.iter().find(|other| other.name == name);
            let Some(other) = ours else {
                let only = LIBRARIES.iter().find(|(krate, _)| *krate == role);
                let never = FOREIGN.iter().find(|(krate, _)| *krate == role);
                let bad = only.is_some_and(|(_, libraries)| !libraries.contains(&name))
                    || never.is_some_and(|(_, libraries)| libraries.contains(&name));
                if bad && !dev {
                    wrong.push(format!("{} must not use the library {name}", package.name));
                }
                continue;
            };
            let allowed = if *dev {
                !ENDS.contains(&name)
            } else {
                // A crate that nobody has thought of is held to core alone.
                arrows.map_or(&["core"][..], |arrows| arrows.may_use).contains(&other.role(games).as_str())
            };
            if !allowed {
                wrong.push(format!("{} must not use {name}", package.name));
            }
        }
    }
    wrong
}

/// The same files in every game.
fn game_files(package: &Package) -> Result<Vec<String>, String> {
    let mut wrong: Vec<String> = BESIDE
        .iter()
        .filter(|file| !package.folder.join(file).exists())
        .map(|file| format!("{} lacks {file}", package.name))
        .collect();
    let source = package.folder.join("src");
    let mut found: Vec<String> = Vec::new();
    for entry in std::fs::read_dir(&source).map_err(|error| format!("{}: {error}", source.display()))? {
        let entry = entry.map_err(|error| error.to_string())?.path();
        found.extend(entry.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned));
    }
    let lacks = MODULES.iter().filter(|module| !found.iter().any(|name| name == *module));
    wrong.extend(lacks.map(|module| format!("{} lacks src/{module}.rs", package.name)));
    let strange = found.iter().filter(|name| !MODULES.contains(&name.as_str()) && *name != PIECES);
    wrong.extend(strange.map(|name| format!("{}/src/{name} is no module of a game", package.name)));
    for path in files_under(&source.join("rules"), "rs")? {
        let lines = read(&path)?.lines().count();
        if lines > LONGEST {
            let name = path.strip_prefix(&source).unwrap_or(&path).display();
            wrong.push(format!("{}/src/{name} has {lines} lines: at most {LONGEST} in a file of rules", package.name));
        }
    }
    Ok(wrong)
}

/// A template of so much code that it is no small game any more.
fn long_template(folder: &Path) -> Result<Option<String>, String> {
    let source = folder.join("src");
    let mut lines = 0;
    for path in files_under(&source, "rs")? {
        lines += lines_of_code(&read(&path)?);
    }
    let wrong = || format!("{} has {lines} lines of code: fewer than {TEMPLATE} in the template", source.display());
    Ok((lines >= TEMPLATE).then(wrong))
}

/// The lines that are neither blank nor only a comment.
fn lines_of_code(text: &str) -> usize {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")).count()
}

/// The page's folders of games stand side by side: none reaches into another one.
fn folders_apart(root: &Path) -> Result<Vec<String>, String> {
    let games = root.join("web/src/games");
    let mut wrong = Vec::new();
    for extension in ["ts", "svelte"] {
        for path in files_under(&games, extension)? {
            let inside = path.strip_prefix(&games).unwrap_or(&path);
            let own = inside.components().next().map(|part| part.as_os_str().to_string_lossy().into_owned());
            for (number, line) in read(&path)?.lines().enumerate() {
                if let Some(folder) = imported(line, inside.components().count() - 1)
                    && Some(&folder) != own.as_ref()
                {
                    let name = inside.display();
                    wrong.push(format!("web/src/games/{name}:{}: reaches into the folder of {folder}", number + 1));
                }
            }
        }
    }
    Ok(wrong)
}

/// The game's folder that a line of a file imports from, `depth` folders below the games.
fn imported(line: &str, depth: usize) -> Option<String> {
    let from = line.split("from '").nth(1).or_else(|| line.split("import('").nth(1))?;
    let path = from.split('\'').next()?;
    let out = "../".repeat(depth);
    let beside = path.strip_prefix(&out).filter(|rest| depth > 0 && !rest.starts_with("../"))?;
    Some(beside.split('/').next()?.to_owned())
}

/// The kinds of elements that a game's folder of the page draws or asks for are those that the engine names: one that is
/// spelt otherwise could never be touched.
fn elements(root: &Path, package: &Package) -> Result<Vec<String>, String> {
    let mut named = BTreeSet::from(["do".to_owned()]);
    for path in files_under(&package.folder.join("src"), "rs")? {
        named.extend(named_elements(&read(&path)?));
    }
    let mut wrong = Vec::new();
    for extension in ["ts", "svelte"] {
        for path in files_under(&root.join("web/src/games").join(&package.name), extension)? {
            for (number, line) in read(&path)?.lines().enumerate() {
                let name = path.strip_prefix(root).unwrap_or(&path).display();
                for (kind, counted) in drawn_elements(line) {
                    if !named.contains(kind) {
                        wrong.push(format!("{name}:{}: the engine names no element `{kind}`", number + 1));
                    } else if counted {
                        wrong.push(format!("{name}:{}: how many `{kind}` there are comes from the view", number + 1));
                    }
                }
                // What stands for a game in lists is a picture of no table.
                if counts_itself(line) && !path.ends_with("Vignette.svelte") {
                    wrong.push(format!("{name}:{}: how many there are comes from the view: {line}", number + 1));
                }
            }
        }
    }
    Ok(wrong)
}

/// The kinds of elements that a source of an engine names.
fn named_elements(text: &str) -> Vec<String> {
    let makers = ["only(", "one(", "two(", "word("];
    let calls =
        text.split("Element::").skip(1).filter_map(|call| makers.iter().find_map(|name| call.strip_prefix(name)));
    let kinds = calls.filter_map(|given| given.trim_start().strip_prefix('"')?.split('"').next());
    kinds.map(str::to_owned).collect()
}

/// Whether a line of the page goes through so many places by numbers of its own: `[0, 1, 2]`, `{ length: 3 }`.
fn counts_itself(line: &str) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    line.contains("[0, 1") || line.split("length: ").skip(1).any(|given| given.starts_with(digit))
}

/// The kinds of elements in a line of the page: names with an owner before them (`{prefix}goods`, `p{seat}/die`), names with
/// a number after them (`depot:{n}`), and names that are told to be an element's. With each, whether that number is the page's
/// own (`depot:3`).
fn drawn_elements(line: &str) -> Vec<(&str, bool)> {
    let quotes = ['"', '\'', '`'];
    let mut kinds = Vec::new();
    for (at, quote) in line.char_indices().filter(|(_, c)| quotes.contains(c)) {
        let (before, text) = (&line[..at], &line[at + quote.len_utf8()..]);
        let owned = ["{prefix}", "${prefix}"].iter().find_map(|owner| text.strip_prefix(owner)).or_else(|| {
            let seat = text.strip_prefix("p{").or_else(|| text.strip_prefix("p${"))?;
            seat.split_once("}/").filter(|(seat, _)| !seat.contains(quotes)).map(|(_, name)| name)
        });
        let name = owned.unwrap_or(text);
        let end = name.find(|c: char| !(c.is_ascii_lowercase() || c == '_')).unwrap_or(name.len());
        let (kind, rest) = name.split_at(end);
        let is_numbered = rest
            .strip_prefix(':')
            .is_some_and(|which| which.starts_with(|c: char| "{$".contains(c) || c.is_ascii_digit()));
        let told = [" el=", " data-el=", "marks.of(", "marks.known(", "marks.touch("];
        let is_told = told.iter().any(|word| before.trim_end_matches('{').ends_with(word));
        let is_name = (owned.is_some() || is_told) && (rest.starts_with(':') || rest.starts_with(quotes));
        if !kind.is_empty() && !before.ends_with("style=") && (is_numbered || is_name) {
            kinds.push((kind, rest[1..].starts_with(|c: char| c.is_ascii_digit())));
        }
    }
    kinds
}

/// The texts of a board name no number of the rules, as a figure or a word: what may be counted differently comes from the view.
fn numbers_of_rules(root: &Path) -> Result<Vec<String>, String> {
    let mut wrong = Vec::new();
    for path in files_under(&root.join("web/src/games"), "ftl")? {
        for (number, line) in read(&path)?.lines().enumerate().filter(|(_, line)| says_a_number(line)) {
            let name = path.strip_prefix(root).unwrap_or(&path).display();
            wrong.push(format!("{name}:{}: a number of the rules comes from the view: {line}", number + 1));
        }
    }
    Ok(wrong)
}

/// Numbers from two on in words, in both languages, as far as they are nothing else.
const NUMBERS: [&str; 19] = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "dwa", "dwie", "dwóch", "trzy", "trzech",
    "cztery", "czterech", "pięć", "pięciu", "sześć",
];

/// Whether a line of Fluent says a number from two on itself. Names of variants and of what is put in are none.
fn says_a_number(line: &str) -> bool {
    let said = |text: &str| {
        let word = |word: &str| NUMBERS.contains(&word.to_lowercase().as_str());
        text.contains(|c: char| ('2'..='9').contains(&c)) || text.split(|c: char| !c.is_alphabetic()).any(word)
    };
    let mut text = match line.split_once(" = ") {
        Some((_, text)) => text,
        None => line.split_once("] ").map_or(line, |(_, text)| text),
    };
    while let Some((before, rest)) = text.split_once('{') {
        if said(before) {
            return true;
        }
        text = rest.split_once('}').map_or("", |(_, after)| after);
    }
    !line.starts_with('#') && said(text)
}

fn fences(package: &Package) -> Result<Vec<String>, String> {
    let mut wrong = Vec::new();
    let source = package.folder.join("src");
    if !read(&source.join("lib.rs"))?.contains("no_std") {
        wrong.push(format!("{} must be no_std", package.name));
    }
    for path in files_under(&source, "rs")? {
        let name = path.strip_prefix(&source).unwrap_or(&path);
        let of_the_view = name.starts_with("view") || name == Path::new("view.rs");
        for (number, line) in read(&path)?.lines().enumerate() {
            let code = line.split("//").next().unwrap_or("");
            let at = || format!("{}/src/{}:{}", package.name, name.display(), number + 1);
            for (word, why) in FENCED.iter().filter(|(word, _)| has_word(code, word)) {
                wrong.push(format!("{}: `{word}`: {why}", at()));
            }
            if of_the_view && has_word(code, "peek") {
                wrong.push(format!("{}: a view reads hidden things by `seen_by` alone", at()));
            }
        }
    }
    Ok(wrong)
}

/// Tests and examples in sources whose manifest says that there are none.
fn passed_over(package: &Package) -> Result<Vec<String>, String> {
    let mut wrong = Vec::new();
    for path in files_under(&package.folder.join("src"), "rs")? {
        let text = read(&path)?;
        let name = || format!("{}: {}", package.name, path.strip_prefix(&package.folder).unwrap_or(&path).display());
        let [tests, examples] = package.untested;
        if tests && text.contains("#[test]") {
            wrong.push(format!("{} has tests that `test = false` passes over", name()));
        }
        let fences = text.lines().filter_map(|line| line.trim().trim_start_matches(['/', '!']).strip_prefix(" ```"));
        if examples && fences.step_by(2).any(|kind| kind != "text") {
            wrong.push(format!("{} has examples that `doctest = false` passes over", name()));
        }
    }
    Ok(wrong)
}

/// Whether a word stands in a line by itself.
fn has_word(line: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        !before.ends_with(part) && (word.ends_with(':') || !after.starts_with(part))
    })
}

/// Words of a workshop that a reader has no use for: places on somebody's machine.
fn words(root: &Path) -> Result<Vec<String>, String> {
    let places = [concat!("/wo", "rk/"), concat!("/tmp", "/t-"), concat!("../sha", "red/"), concat!("see", "ds/")];
    let mut wrong = Vec::new();
    for extension in ["rs", "md", "toml", "ftl", "ts", "svelte", "css", "py", "yml", "sql"] {
        for folder in ["crates", "docs", "xtask", "web/src", "web/test", "web/e2e", "fuzz", "tests"] {
            for path in files_under(&root.join(folder), extension)? {
                let vendored =
                    ["target", "node_modules"].iter().any(|n| path.components().any(|c| c.as_os_str() == *n));
                if vendored {
                    continue;
                }
                for (number, line) in read(&path)?.lines().enumerate() {
                    for place in places.iter().filter(|place| line.contains(**place)) {
                        let name = path.strip_prefix(root).unwrap_or(&path).display();
                        wrong.push(format!("{name}:{}: `{place}` is no place of this project", number + 1));
                    }
                }
            }
        }
    }
    Ok(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_workspace_is_tidy() {
        run(&crate::root()).unwrap_or_else(|wrong| panic!("{wrong}"));
    }

    fn package(name: &str, uses: &[(&str, bool)]) -> Package {
        let uses = uses.iter().map(|(name, dev)| ((*name).to_owned(), *dev)).collect();
        Package { name: name.to_owned(), folder: PathBuf::from("nowhere"), uses, untested: [false; 2] }
    }

    #[test]
    fn tests_that_would_be_passed_over_are_named() {
        let core = Package { folder: crate::root().join("crates/core"), untested: [true; 2], ..package("core", &[]) };
        let wrong = passed_over(&core).unwrap();
        let named = |part: &str| wrong.iter().any(|line| line.contains(part));
        assert!(named("core: src/bag.rs has tests") && named("core: src/code.rs has examples"), "{wrong:?}");
        assert_eq!(passed_over(&Package { untested: [false; 2], ..core }).unwrap(), Vec::<String>::new());
    }

    #[test]
    fn an_arrow_against_the_grain_is_named() {
        let packages = [
            package("core", &[("tokio", false)]),
            package("toy", &[("signoria-core", false), ("signoria-testkit", true), ("signoria-chess", false)]),
            package("chess", &[("serde_json", false), ("signoria-cli", true)]),
            package("games", &[("signoria-core", false), ("signoria-chess", false)]),
            package("table", &[("signoria-chess", false), ("axum", false), ("serde", false)]),
            package("testkit", &[("signoria-core", false), ("signoria-toy", true)]),
            package("cli", &[("signoria-chess", false)]),
        ];
        let games = games(&packages).unwrap();
        assert_eq!(games, ["chess", "toy"]);
        let expected = [
            "core must not use the library tokio",
            "toy must not use chess",
            "chess must not use the library serde_json",
            "chess must not use cli",
            "table must not use chess",
            "table must not use the library axum",
        ];
        assert_eq!(arrows(&packages, &games), expected);
    }

    #[test]
    fn a_file_too_many_and_a_file_too_few_are_named() {
        let core = Package { folder: crate::root().join("crates/core"), ..package("core", &[]) };
        let wrong = game_files(&core).unwrap();
        for line in ["core lacks src/rules.rs", "core lacks text/pl.ftl", "core/src/veiled is no module of a game"] {
            assert!(wrong.iter().any(|found| found == line), "{line}: {wrong:?}");
        }
    }

    #[test]
    fn a_template_that_has_grown_is_named() {
        let core = crate::root().join("crates/core");
        let wrong = long_template(&core).unwrap().unwrap();
        assert!(wrong.contains("core/src has ") && wrong.ends_with(": fewer than 500 in the template"), "{wrong}");
        assert_eq!(long_template(&crate::root().join("xtask/template")), Ok(None));
    }

    #[test]
    fn blank_lines_and_comments_are_no_code() {
        let text = "//! A game.\n\nuse core::fmt; // Kept.\n    /// A part.\n    // Why.\n    fn f() {}\n}\n";
        assert_eq!(lines_of_code(text), 3);
    }

    #[test]
    fn an_import_from_another_game_is_named() {
        assert_eq!(imported("import Tile from '../burgundy/Tile.svelte'", 1), Some("burgundy".to_owned()));
        assert_eq!(imported("const part = await import('../tuscany/tiles')", 1), Some("tuscany".to_owned()));
        assert_eq!(imported("import { t } from '../../lib/i18n.svelte'", 1), None);
        assert_eq!(imported("import Own from './Own.svelte'", 1), None);
    }

    #[test]
    fn elements_of_engine_and_page_are_found() {
        let engine =
            "let at = Element::one(\n  \"cell\", n);\nElement::only(\"deck\").of(seat), Element::word(kind, word)";
        assert_eq!(named_elements(engine), ["cell", "deck"]);
        for (line, kinds) in [
            (r#"<El el="{prefix}storage:{i}" name={t('x')}>"#, &[("storage", false)][..]),
            (r#"<g data-el="p{seat}/bid" class="mine">"#, &[("bid", false)]),
            (r"const el = $derived(`depot:${n}.${slot}`)", &[("depot", false)]),
            (r#"<El el="deck" {name}>"#, &[("deck", false)]),
            (r#"<El el="{prefix}token:field" name={title('field')}>"#, &[("token", false)]),
            (
                r"marks.of('court') ? `${prefix}die:${i}` : 'count:0'",
                &[("court", false), ("die", false), ("count", true)],
            ),
            (r#"<b class="num" style="width:{w}px">{t('toy-deck')}</b>"#, &[]),
            (r"new MediaQuery('max-width: 640px')", &[]),
        ] {
            assert_eq!(drawn_elements(line), kinds, "{line}");
        }
    }

    #[test]
    fn places_that_the_page_counts_itself_are_found() {
        for counts in ["{#each [0, 1, 2] as i (i)}", "{#each { length: 3 - player.fair } as _, n (n)}"] {
            assert!(counts_itself(counts), "{counts}");
        }
        for told in ["{#each { length: view.rounds } as _, i (i)}", "boards={[{ seat, at: [0, 0] }]}", "t.length === 1"]
        {
            assert!(!counts_itself(told), "{told}");
        }
    }

    #[test]
    fn numbers_of_rules_are_found_in_texts() {
        for said in
            ["x = Round { $n } of 5", "x = 3 { $cube }", "    [one] { $n } of 7 tiles", "x = Sets of four", "x = Dwie"]
        {
            assert!(says_a_number(said), "{said}");
        }
        for said in [
            "x-2 = Round { $n } of { $all2 }",
            "    [2] { $n } tiles",
            "x = Tension { $two }",
            "x = 1 { $cube }",
            "# At most 5",
        ] {
            assert!(!says_a_number(said), "{said}");
        }
    }

    #[test]
    fn words_are_told_from_parts_of_words() {
        assert!(has_word("let x: f32 = 0;", "f32") && has_word("use std::fmt;", "std::"));
        assert!(!has_word("let f32x = 0;", "f32") && !has_word("no_std", "std::") && !has_word("peeked()", "peek"));
    }
}
