//! Words of the terminal, in the language of the reader.

use signoria_core::{Arg, Message, Seat};
use signoria_games::{Language, Texts, built_in};

/// The terminal's own messages: English, Polish.
const TEXTS: [&str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")];

/// Messages in words, and the names of the players.
#[derive(Debug)]
pub(crate) struct Words {
    texts: Texts,
    names: Vec<String>,
}

impl Words {
    pub(crate) fn new(language: Language, names: Vec<String>) -> Self {
        let games = built_in();
        let infos = games.iter().map(|maker| maker.info());
        let own = language.idx();
        Words {
            texts: Texts::new(language, infos, &[TEXTS[own], signoria_table::TEXTS[own], signoria_bots::TEXTS[own]]),
            names,
        }
    }

    pub(crate) fn language(&self) -> Language {
        self.texts.language()
    }

    /// A message in words.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.texts.say(message, &self.names)
    }

    /// A message of the terminal, `cli-` put before its key.
    pub(crate) fn own(&self, key: &str) -> String {
        self.texts.word(&format!("cli-{key}"))
    }

    /// A message of the terminal with arguments; text goes in as it is.
    pub(crate) fn with(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let args = args.iter().map(|(name, arg)| ((*name).into(), arg.clone())).collect();
        self.say(&Message { key: format!("cli-{key}").into(), args, rule: None })
    }

    /// The words of a key, if it has any.
    pub(crate) fn known(&self, key: &str) -> Option<String> {
        self.texts.has(key).then(|| self.texts.word(key))
    }

    /// The name of a player.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.idx()).map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_keys() {
        let keys = |text: &str| {
            let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
            keys.filter(|key| key.starts_with("cli-")).collect::<std::collections::BTreeSet<_>>()
        };
        assert_eq!(keys(TEXTS[0]), keys(TEXTS[1]));
        let words = Words::new(Language::Pl, vec!["Ania".into()]);
        assert_eq!(
            words.with("lights", &[("n", Arg::Int(3))]),
            words.own("lights"),
            "an unknown key is shown as it is"
        );
    }
}
