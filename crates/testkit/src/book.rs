//! What the rules and guides for those who play take from the engine: pictures of positions and tables of components.
//! Each is made by a test, which compares it with what is there, and writes it anew when `UPDATE_BOOKS` is set.

use serde_json::json;
use signoria_core::{Game, ToAct, Viewer};
use std::path::Path;
use std::{env, fs};

/// Holds the picture `pictures/<name>.json` of a crate to a position as one viewer sees it: its view, how the seats stand,
/// and whose answer is due. `krate` is the crate's folder, `env!("CARGO_MANIFEST_DIR")`.
///
/// # Panics
/// Where the picture differs or is not there, or the game does not list it.
pub fn picture<G: Game>(krate: &str, name: &str, game: &G, state: &G::State, viewer: Viewer) {
    let to_act: Vec<u8> = match game.to_act(state) {
        ToAct::Seats(seats) => seats.iter().map(|seat| seat.0).collect(),
        ToAct::Chance | ToAct::Over => Vec::new(),
    };
    let made =
        json!({ "view": game.view(state, viewer), "standings": game.standings(state, viewer), "to_act": to_act });
    hold(&Path::new(krate).join("pictures").join(format!("{name}.json")), &format!("{made}\n"));
    assert!(G::INFO.pictures.iter().any(|(known, _)| *known == name), "{name} is not listed in the game's pictures");
}

/// Holds a table of a game's book to rows of cells in both languages, the first row the head. In the book it stands between
/// the lines `<!-- table NAME -->` and `<!-- end -->`.
///
/// # Panics
/// Where the table differs or is not there.
pub fn table<G: Game>(name: &str, rows: impl Fn(&Words) -> Vec<Vec<String>>) {
    for words in Words::both::<G>() {
        let text = format!("docs/books/{}.{}.md", G::INFO.id, words.pick(["en", "pl"]));
        hold_table(&text, name, &rows(&words));
    }
}

fn hold_table(text: &str, name: &str, rows: &[Vec<String>]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(text);
    let old = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{text}: {error}"));
    let begin = format!("<!-- table {name} -->\n");
    let (before, rest) = old.split_once(&begin).unwrap_or_else(|| panic!("{text} has no line {begin}"));
    let (_, after) = rest.split_once("<!-- end -->").unwrap_or_else(|| panic!("{text}: {name} has no <!-- end -->"));
    hold(&path, &format!("{before}{begin}\n{}\n<!-- end -->{after}", markdown(rows)));
}

/// What a game calls its things in one language, for the tables of its book.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    language: usize,
    texts: &'static str,
}

impl Words {
    fn both<G: Game>() -> [Self; 2] {
        [0, 1].map(|language| Words { language, texts: G::INFO.texts[language] })
    }

    /// What is in this language, of English and Polish.
    #[must_use]
    pub fn pick<T: Copy>(&self, english_and_polish: [T; 2]) -> T {
        english_and_polish[self.language]
    }

    /// What a key of the game's texts says.
    ///
    /// # Panics
    /// Where the key does not stand on a line of its own.
    #[must_use]
    pub fn of(&self, key: &str) -> &'static str {
        let line = self.texts.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        line.unwrap_or_else(|| panic!("{key} stands on a line of its own"))
    }

    /// A thing, drawn beside its name.
    #[must_use]
    pub fn thing(&self, key: &str) -> String {
        format!("![{}]({key})", self.of(key))
    }
}

fn markdown(rows: &[Vec<String>]) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let (head, body) = rows.split_first().expect("a table has a head");
    let rule = vec!["---".to_owned(); head.len()];
    [line(head), line(&rule)].into_iter().chain(body.iter().map(|cells| line(cells))).collect()
}

fn hold(path: &Path, made: &str) {
    if env::var_os("UPDATE_BOOKS").is_some() {
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the folder can be made");
        fs::write(path, made).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let there = fs::read_to_string(path).unwrap_or_default();
    assert!(there == made, "{} is not what the engine makes; set UPDATE_BOOKS=1 to write it anew", path.display());
}
