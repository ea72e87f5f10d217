//! Files of components, read and checked: errors name the file, the entry and the rule that it breaks.
//!
//! A file says in its table `provenance` where its facts are from; one that says nothing was read from printed components. Where its `status` says `reconstructed` or `mixed`, no source gives all of it:
//! a host may put other values there, and only what the rulebook says is checked. What can have one value alone is no
//! data but a constant of the game's crate.

use crate::{Plain, SetupError, plain};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// The built-in files of a game's crate by their names, from its folder `data`: `files!["boards.toml", "tiles.toml"]`.
#[macro_export]
macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", $name)))),+]
    };
}

/// Where the facts of a file come from.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Provenance {
    /// How sure they are.
    pub status: Status,
    /// The sources.
    pub sources: Vec<String>,
    /// How they were checked.
    pub checks: String,
    /// What else there is to say.
    #[serde(default)]
    pub note: String,
}

/// What a file that says nothing is taken for: read from printed components.
impl Default for Provenance {
    fn default() -> Self {
        Provenance { status: Status::Public, sources: Vec::new(), checks: String::new(), note: String::new() }
    }
}

crate::named! {
    /// How sure a fact is.
    pub enum Status {
        /// The rulebook says so.
        Rulebook = "rulebook",
        /// A public source says so.
        Public = "public",
        /// No source says so: made up so that it fits all that is known.
        Reconstructed = "reconstructed",
        /// Some of it is reconstructed.
        Mixed = "mixed",
    }
}

impl Status {
    /// Whether a host may put other values there.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Status::Reconstructed | Status::Mixed)
    }
}

/// What a check says.
pub type Checked = Result<(), SetupError>;

/// The texts of a game's component files: a host's own where given, the built-in ones for the rest.
#[derive(Clone, Debug)]
pub struct Files<'a> {
    built_in: &'static [(&'static str, &'static str)],
    texts: Vec<(&'static str, &'a str)>,
}

impl<'a> Files<'a> {
    /// Puts the given files in the place of the built-in ones.
    ///
    /// # Errors
    /// Names a file that the game does not have, or one that is given twice.
    pub fn new(
        built_in: &'static [(&'static str, &'static str)],
        given: &[(&str, &'a str)],
    ) -> Result<Self, SetupError> {
        let mut texts: Vec<(&'static str, &'a str)> = built_in.to_vec();
        let mut seen: Vec<&str> = Vec::new();
        for (name, text) in given {
            let known = || built_in.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
            let file = texts.iter_mut().find(|(built_in, _)| built_in == name);
            let file = file.ok_or_else(|| wrong(*name, "the game has no such file", known(), None))?;
            ensure(!seen.contains(name), *name, "given twice", "once", None)?;
            seen.push(name);
            // A byte order mark is no part of the text.
            file.1 = text.trim_start_matches('\u{feff}');
        }
        Ok(Files { built_in, texts })
    }

    /// A file as a typed table.
    ///
    /// # Errors
    /// Names the file, the line and what stands there.
    pub fn table<T: DeserializeOwned>(&self, name: &str) -> Result<T, SetupError> {
        let text = self.texts.iter().find(|(file, _)| *file == name).map(|(_, text)| *text);
        let text = text.ok_or_else(|| wrong(name, "no file of this name was given", "all files of the game", None))?;
        toml::from_str(text).map_err(|error| {
            let at = error.span().map(|span| text[..span.start].lines().count().max(1));
            let at = at.map_or_else(|| name.to_owned(), |line| format!("{name}, line {line}"));
            wrong(at, error.message(), "the form of the built-in file", None)
        })
    }

    /// Where the facts of a file come from.
    ///
    /// # Errors
    /// Names the file whose `provenance` is incomplete.
    pub fn provenance(&self, name: &str) -> Result<Provenance, SetupError> {
        #[derive(Deserialize)]
        struct Head {
            provenance: Option<Provenance>,
        }
        let Head { provenance: Some(provenance) } = self.table(name)? else { return Ok(Provenance::default()) };
        let told = !provenance.sources.is_empty() && !provenance.checks.is_empty();
        ensure(
            told,
            format!("{name}: provenance"),
            "no sources or checks",
            "where it is from and how it was checked",
            None,
        )?;
        Ok(provenance)
    }

    /// What a file says, without what it says about itself.
    ///
    /// # Errors
    /// As [`table`](Files::table).
    pub fn facts(&self, name: &str) -> Result<toml::Table, SetupError> {
        let mut table: toml::Table = self.table(name)?;
        table.remove("provenance");
        Ok(table)
    }

    /// The files that say anything else than the built-in ones, without `.toml`: what a table tells its players.
    ///
    /// # Errors
    /// As [`table`](Files::table).
    pub fn replaced(&self) -> Result<Vec<&'static str>, SetupError> {
        let printed = Files::new(self.built_in, &[])?;
        let mut names = Vec::new();
        for ((name, own), (_, text)) in self.texts.iter().zip(self.built_in) {
            if own != text && self.facts(name)? != printed.facts(name)? {
                names.push(name.trim_end_matches(".toml"));
            }
        }
        Ok(names)
    }

    /// The files that are open to a host's own values, without `.toml`: what a table tells its players. Checks the provenance
    /// of every file.
    ///
    /// # Errors
    /// As [`provenance`](Files::provenance).
    pub fn reconstructed(&self) -> Result<Vec<&'static str>, SetupError> {
        let mut open = Vec::new();
        for (name, _) in &self.texts {
            if self.provenance(name)?.status.is_open() {
                open.push(name.trim_end_matches(".toml"));
            }
        }
        Ok(open)
    }
}

/// An error at an entry.
pub fn wrong(
    at: impl Display,
    problem: impl Display,
    allowed: impl Display,
    rule: impl Into<Option<&'static str>>,
) -> SetupError {
    SetupError {
        at: at.to_string().into(),
        problem: problem.to_string(),
        allowed: allowed.to_string(),
        rule: rule.into(),
    }
}

/// An error at an entry unless `holds`.
///
/// # Errors
/// That one.
pub fn ensure(
    holds: bool,
    at: impl Display,
    problem: impl Display,
    allowed: impl Display,
    rule: impl Into<Option<&'static str>>,
) -> Checked {
    if holds { Ok(()) } else { Err(wrong(at, problem, allowed, rule)) }
}

/// An error at an entry unless what was found is what is wanted.
///
/// # Errors
/// That one.
pub fn equal<T: PartialEq + Plain + ?Sized>(
    found: &T,
    wanted: &T,
    at: impl Display,
    rule: impl Into<Option<&'static str>>,
) -> Checked {
    ensure(found == wanted, at, plain(found), plain(wanted), rule)
}

/// Each id once, in small letters, digits and underscores.
///
/// # Errors
/// Names the first id that is not.
pub fn ids<'a>(file: &str, ids: impl IntoIterator<Item = &'a str>, rule: impl Into<Option<&'static str>>) -> Checked {
    let rule = rule.into();
    let mut seen: Vec<&str> = Vec::new();
    for id in ids {
        let form = id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_') && !id.is_empty();
        ensure(form, format!("{file}: {id}"), "the form of the id", "a-z, 0-9 and _", rule)?;
        ensure(!seen.contains(&id), format!("{file}: {id}"), "the id stands there twice", "once", rule)?;
        seen.push(id);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT_IN: &[(&str, &str)] = &[
        ("a.toml", "n = 1\n[provenance]\nstatus = \"rulebook\"\nsources = [\"here\"]\nchecks = \"read twice\"\n"),
        ("b.toml", "n = 2\n[provenance]\nstatus = \"mixed\"\nsources = [\"there\"]\nchecks = \"counted\"\n"),
    ];

    #[derive(Debug, PartialEq, Deserialize)]
    struct Table {
        n: u8,
    }

    #[test]
    fn a_host_replaces_some_of_the_files() {
        let own = "\u{feff}n = 7\n[provenance]\nstatus = \"public\"\nsources = [\"mine\"]\nchecks = \"by eye\"\n";
        let files = Files::new(BUILT_IN, &[("b.toml", own)]).expect("known");
        assert_eq!((files.table("a.toml"), files.table("b.toml")), (Ok(Table { n: 1 }), Ok(Table { n: 7 })));
        assert_eq!(files.reconstructed(), Ok(Vec::new()));
        assert_eq!(files.replaced(), Ok(Vec::from(["b"])));
        let files = Files::new(BUILT_IN, &[]).expect("known");
        assert_eq!((files.reconstructed(), files.replaced()), (Ok(Vec::from(["b"])), Ok(Vec::new())));
        // The same facts from another source replace nothing.
        let files = Files::new(BUILT_IN, &[("b.toml", "# Read again.\nn = 2\n")]).expect("known");
        assert_eq!(files.replaced(), Ok(Vec::new()));
    }

    #[test]
    fn errors_name_file_and_line() {
        let error = Files::new(BUILT_IN, &[("c.toml", "")]).expect_err("unknown");
        assert_eq!(error.to_string(), "c.toml: the game has no such file; allowed: a.toml, b.toml");
        let error = Files::new(BUILT_IN, &[("a.toml", ""), ("a.toml", "")]).expect_err("twice");
        assert_eq!(error.at, "a.toml");
        let files = Files::new(BUILT_IN, &[("a.toml", "# first\nn = \"one\"\n")]).expect("known");
        let error = files.table::<Table>("a.toml").expect_err("no number");
        assert!(error.at.starts_with("a.toml, line 2"), "{error}");
        let untold = "[provenance]\nstatus = \"public\"\nsources = []\nchecks = \"\"\n";
        let files = Files::new(BUILT_IN, &[("a.toml", untold)]).expect("known");
        assert_eq!(files.provenance("a.toml").expect_err("no sources").at, "a.toml: provenance");
        let files = Files::new(BUILT_IN, &[("a.toml", "n = 3")]).expect("known");
        assert_eq!(files.provenance("a.toml"), Ok(Provenance::default()));
    }
}
