//! `cargo xtask new-game NAME`: a new game from the template, which is a whole game that plays and is tested.

use crate::rules::read;
use std::fs;
use std::path::{Path, PathBuf};

/// The new names that the template's names become.
struct Names<'a> {
    id: &'a str,
    title: String,
    letter: char,
}

impl Names<'_> {
    /// The text of a file of the template under the new names.
    fn rename(&self, text: &str) -> String {
        let lower = self.letter.to_ascii_lowercase();
        let mut renamed = text.replace("toy", self.id).replace("Toy", &self.title);
        for mark in ["", "A", "V"] {
            let small = mark.to_ascii_lowercase();
            for digit in 0..=9 {
                renamed = renamed
                    .replace(&format!("X{mark}{digit}"), &format!("{}{mark}{digit}", self.letter))
                    .replace(&format!(" x{small}{digit}_"), &format!(" {lower}{small}{digit}_"));
            }
            renamed = renamed.replace(&format!("X{mark}<"), &format!("{}{mark}<", self.letter));
            renamed = renamed.replace(&format!("X{mark} "), &format!("{}{mark} ", self.letter));
        }
        renamed
    }
}

/// The command. Returns what is left to do by hand.
pub(crate) fn run(root: &Path, id: &str) -> Result<Vec<String>, String> {
    let plain = id.len() > 1 && id.bytes().all(|b| b.is_ascii_lowercase());
    if !plain {
        return Err(format!("`{id}` is no name for a game: it takes small letters, two or more, as in `burgundy`"));
    }
    let krate = root.join("crates").join(id);
    let rules = root.join("docs/rules");
    for taken in [&krate, &rules.join(format!("{id}.md"))] {
        if taken.exists() {
            return Err(format!("{} is there already", taken.display()));
        }
    }
    let first = id.chars().next().expect("two letters or more").to_ascii_uppercase();
    let names = Names { id, title: format!("{first}{}", &id[1..]), letter: first };
    let template = root.join("xtask/template");
    for path in files(&template)? {
        let inside = path.strip_prefix(&template).map_err(|error| error.to_string())?;
        let text = names.rename(&read(&path)?);
        let (to, text) = match inside.to_str() {
            Some("rules.md") => (rules.join(format!("{id}.md")), text),
            Some("rules.pl.md") => (rules.join("pl").join(format!("{id}.md")), text),
            Some("src/lib.rs") => {
                let text = text
                    .replace("../rules.md", &format!("../../../docs/rules/{id}.md"))
                    .replace("../rules.pl.md", &format!("../../../docs/rules/pl/{id}.md"))
                    .replace("`rules.md`", &format!("`docs/rules/{id}.md`"))
                    .replace(" A small complete game, and the template of every new one.", " Begun from the template.");
                (krate.join(inside), text)
            }
            Some("tests/rules/conformance.rs") => {
                let own = "Path::new(env!(\"CARGO_MANIFEST_DIR\")).join(\"tests/golden\")";
                let text = text
                    .replace(own, "golden::root_of(env!(\"CARGO_MANIFEST_DIR\"))")
                    .replace("use std::path::Path;\n", "");
                (krate.join(inside), text)
            }
            _ if inside.starts_with("tests/golden") => {
                let name = inside.file_name().ok_or("a golden file without a name")?;
                (root.join("tests/golden").join(id).join(name), text)
            }
            Some(name) => {
                let chapters = format!("tests/rules/{}", first.to_ascii_lowercase());
                (krate.join(name.replace("tests/rules/x", &chapters)), text)
            }
            None => return Err(format!("{} is no readable name", inside.display())),
        };
        fs::create_dir_all(to.parent().ok_or("a file without a folder")?).map_err(|error| error.to_string())?;
        fs::write(&to, text).map_err(|error| format!("{}: {error}", to.display()))?;
    }
    let manifest = root.join("Cargo.toml");
    let line = format!("signoria-{id} = {{ path = \"crates/{id}\" }}\n");
    let text = read(&manifest)?.replacen("signoria-games = {", &format!("{line}signoria-games = {{"), 1);
    fs::write(&manifest, text).map_err(|error| format!("{}: {error}", manifest.display()))?;
    Ok(vec![
        format!("crates/{id} plays already: cargo test -p signoria-{id}"),
        format!("Write docs/rules/{id}.md and docs/rules/pl/{id}.md first: every later file cites their numbers."),
        "Then fill data, state, action, frame, rules, score and view in this order.".to_owned(),
        format!("List the game in crates/games: one dependency, one line. Its board goes to web/src/games/{id}."),
    ])
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for extension in ["rs", "md", "toml", "ftl", "rec", "txt"] {
        found.extend(crate::rules::files_under(folder, extension)?);
    }
    found.retain(|path| !path.strip_prefix(folder).is_ok_and(|inside| inside.starts_with("target")));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn names_that_are_none_are_refused() {
        for name in ["", "x", "Chess", "new game", "../etc", "chess2"] {
            assert!(run(&crate::root(), name).unwrap_err().contains("is no name for a game"), "{name}");
        }
        assert!(run(&crate::root(), "core").unwrap_err().contains("is there already"));
    }

    #[test]
    fn numbers_of_rules_get_the_letter_of_the_game() {
        let names = Names { id: "chess", title: "Chess".to_owned(), letter: 'C' };
        let text = "fn x3_1_prize() // X3.1, XV2, XA1: Toy\nfn xv1_x() toy-log X<chapter>";
        assert_eq!(names.rename(text), "fn c3_1_prize() // C3.1, CV2, CA1: Chess\nfn cv1_x() chess-log C<chapter>");
    }

    /// A new game builds and its tests pass, in a workspace of its own.
    #[test]
    fn a_new_game_plays_from_its_first_minute() {
        let root = crate::root();
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        let place = std::env::temp_dir().join(format!("signoria-new-game-{}", std::process::id()));
        for part in ["crates/core", "crates/testkit", "xtask/template"] {
            copy(&root.join(part), &place.join(part));
        }
        let manifest = read(&root.join("Cargo.toml")).unwrap();
        let members = manifest.replace("\"xtask\", ", "");
        let profiles = members.find("\n[profile").map_or(&*members, |at| &members[..at]);
        fs::write(place.join("Cargo.toml"), profiles).unwrap();
        fs::copy(root.join("Cargo.lock"), place.join("Cargo.lock")).unwrap();

        run(&place, "chess").unwrap();
        let tested = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            .args(["test", "--offline", "--quiet", "--package", "signoria-chess"])
            .env("CARGO_TARGET_DIR", target.join("new-game"))
            .current_dir(&place)
            .output()
            .unwrap();
        let coverage = crate::rules::run(&place, &["chess"], true, false);
        fs::remove_dir_all(&place).unwrap();
        assert!(tested.status.success(), "{}", String::from_utf8_lossy(&tested.stdout));
        assert!(coverage.is_ok(), "{coverage:?}");
    }

    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let path = entry.unwrap().path();
            let into = to.join(path.file_name().unwrap());
            if path.is_dir() {
                copy(&path, &into);
            } else {
                fs::copy(&path, &into).unwrap();
            }
        }
    }
}
