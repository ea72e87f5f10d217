//! The rulebooks for players: every number that somebody may meet stands in them, and every image can be drawn.

use crate::rules::{files_under, read};
use signoria_core::GameInfo;
use signoria_games::book::{Picture, images, is_rule};
use signoria_testkit::rulebook::rules;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The numbers of a game that are named to players and not defined in both of its books, each with the file that names it.
/// What names them: messages and refusals of the engine, the texts, the page, the guides, and the books themselves. And books
/// that the game does not show.
pub(crate) fn undefined(root: &Path, info: &GameInfo) -> Result<Vec<String>, String> {
    let game = info.id;
    let books = ["en", "pl"].map(|language| format!("docs/books/{game}.{language}.md"));
    let mut named: BTreeMap<String, String> = BTreeMap::new();
    let krate = root.join("crates").join(game);
    for path in files_under(&krate.join("src"), "rs")? {
        let text = read(&path)?;
        named.extend(quoted(&text).into_iter().map(|id| (id.to_owned(), shown(root, &path))));
    }
    let mut readable = files_under(&krate.join("text"), "ftl")?;
    for extension in ["ts", "svelte"] {
        readable.extend(files_under(&root.join("web/src/games").join(game), extension)?);
    }
    readable.extend(["en", "pl"].map(|language| root.join(format!("docs/guides/{game}.{language}.md"))));
    readable.extend(books.iter().map(|book| root.join(book)));
    let [en, pl] = books.each_ref().map(|book| read(&root.join(book)));
    let texts = [en?, pl?];
    let others = books.iter().zip(&texts).zip(info.rules).filter(|((_, text), shown)| text.as_str() != *shown);
    let mut wrong: Vec<String> = others.map(|((book, _), _)| format!("{game} shows other rules than {book}")).collect();
    let defined = texts.map(|text| rules(&text).into_iter().map(|rule| rule.id).collect::<BTreeSet<_>>());
    // Words that look like numbers of rules begin with other letters in pictures and addresses.
    let letter = defined[0].first().and_then(|id| id.chars().next()).unwrap_or_default();
    for path in readable {
        let text = read(&path)?;
        named.extend(written(&text, letter).into_iter().map(|id| (id.to_owned(), shown(root, &path))));
    }
    let lacking = named.iter().filter(|(id, _)| defined.iter().any(|book| !book.contains(*id)));
    wrong.extend(lacking.map(|(id, path)| format!("{path} names {id}, which the books of {game} do not define")));
    Ok(wrong)
}

/// Images of a game's books and guides that the page cannot draw, and pictures that none of them shows.
pub(crate) fn undrawn(root: &Path, info: &GameInfo) -> Result<Vec<String>, String> {
    let (mut wrong, mut seen) = (Vec::new(), BTreeSet::new());
    for path in ["books", "guides"]
        .iter()
        .flat_map(|folder| ["en", "pl"].map(|language| root.join(format!("docs/{folder}/{}.{language}.md", info.id))))
    {
        for address in images(&read(&path)?) {
            let key = format!("{address} = ");
            match Picture::from_address(&address) {
                Some(picture) if info.pictures.iter().any(|(name, _)| *name == picture.position) => {
                    seen.insert(picture.position.to_owned());
                }
                None if info.texts[0].lines().any(|line| line.starts_with(&key)) => {}
                _ => wrong.push(format!("{}: nothing is drawn at {address}", shown(root, &path))),
            }
        }
    }
    let idle = info.pictures.iter().filter(|(name, _)| !seen.contains(*name));
    wrong.extend(idle.map(|(name, _)| format!("no text of {} shows the picture {name}", info.id)));
    Ok(wrong)
}

fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

/// The numbers that stand alone between quotes: those of messages and refusals.
fn quoted(source: &str) -> Vec<&str> {
    let lines = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2)).filter(|word| is_rule(word)).collect()
}

/// The numbers of a text of which the first is `letter`.
fn written(text: &str, letter: char) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').map(|word| word.trim_end_matches('.'));
    words.filter(|word| word.starts_with(letter) && is_rule(word)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_in_messages_and_in_texts() {
        let source = "// see \"B1.1\"\nMessage::new(\"log\").rule(\"B5.4\"), [\"BA7\", \"x B2.1\"]";
        assert_eq!(quoted(source), ["B5.4", "BA7"]);
        assert_eq!(written("Pay (B5.4, BA7) in B5.2. M1.2 is none of ours.", 'B'), ["B5.4", "BA7", "B5.2"]);
    }
}
