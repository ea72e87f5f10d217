//! Words for messages, from the Fluent files of the games and of the platform, in English and Polish.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use signoria_core::{Arg, GameInfo, Message};
use std::fmt::{self, Debug};
use unic_langid::{LanguageIdentifier, langid};

/// A language of the product.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
}

impl Language {
    /// Both of them.
    pub const ALL: [Language; 2] = [Language::En, Language::Pl];

    /// The language of a tag such as `pl` or `pl-PL`.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        match tag.split(['-', '_']).next().unwrap_or("").to_ascii_lowercase().as_str() {
            "en" => Some(Language::En),
            "pl" => Some(Language::Pl),
            _ => None,
        }
    }

    /// The tag: `en`, `pl`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
        }
    }

    /// Its place in [`GameInfo::texts`] and [`GameInfo::rules`].
    #[must_use]
    pub fn idx(self) -> usize {
        match self {
            Language::En => 0,
            Language::Pl => 1,
        }
    }

    fn id(self) -> LanguageIdentifier {
        match self {
            Language::En => langid!("en"),
            Language::Pl => langid!("pl"),
        }
    }
}

/// The messages of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Texts({})", self.language.tag())
    }
}

impl Texts {
    /// The messages of some games, with further sources after them.
    ///
    /// # Panics
    /// If a source is not Fluent: they are part of the program, and a test reads them all.
    #[must_use]
    pub fn new<'a>(language: Language, games: impl IntoIterator<Item = &'a GameInfo>, more: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        bundle.set_use_isolating(false);
        let sources = games.into_iter().map(|info| info.texts[language.idx()]).chain(more.iter().copied());
        for source in sources {
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("messages in {}: {errors:?}", language.tag()));
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle }
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message in words; `names` are the players' names by seat. A key without words is shown as itself.
    #[must_use]
    pub fn say(&self, message: &Message, names: &[String]) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            self.set(&mut args, name, arg, names);
        }
        self.format(&message.key, None, &args)
    }

    /// The words of a key without arguments.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.format(key, None, &FluentArgs::new())
    }

    fn set(&self, args: &mut FluentArgs<'static>, name: &str, arg: &Arg, names: &[String]) {
        match arg {
            Arg::Int(n) => args.set(name.to_owned(), *n),
            Arg::Name(key) => {
                args.set(name.to_owned(), self.word(key));
                let message = self.bundle.get_message(key);
                for attribute in message.iter().flat_map(|message| message.attributes()) {
                    let text = self.format(key, Some(attribute.id()), &FluentArgs::new());
                    args.set(format!("{name}_{}", attribute.id()), text);
                }
            }
            Arg::Seat(seat) => args.set(name.to_owned(), self.seat(*seat, names)),
            Arg::List(items) => {
                let words: Vec<String> = items
                    .iter()
                    .map(|item| match item {
                        Arg::Int(n) => n.to_string(),
                        Arg::Name(key) => self.word(key),
                        Arg::Seat(seat) => self.seat(*seat, names),
                        Arg::List(_) => String::new(),
                    })
                    .collect();
                args.set(name.to_owned(), self.join(&words));
            }
        }
    }

    fn seat(&self, seat: signoria_core::Seat, names: &[String]) -> String {
        names.get(seat.idx()).cloned().unwrap_or_else(|| format!("{}", seat.0 + 1))
    }

    fn join(&self, words: &[String]) -> String {
        let and = match self.language {
            Language::En => " and ",
            Language::Pl => " i ",
        };
        match words {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => format!("{}{and}{last}", most.join(", ")),
        }
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> String {
        let Some(message) = self.bundle.get_message(key) else { return key.to_owned() };
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|a| a.value()),
            None => message.value(),
        };
        let Some(pattern) = pattern else { return key.to_owned() };
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PL: &str = "tile-ship = statek\n    .acc = statek\n    .gen = statku\n\
        tile-cow = krowa\n    .acc = krowę\n\
        log = Kładzie { $tile_acc } na polu { $cell }\n\
        gain = { $n ->\n    [one] { $n } punkt\n    [few] { $n } punkty\n   *[many] { $n } punktów\n}\n\
        both = { $tiles }";

    #[test]
    fn names_take_the_case_that_the_sentence_asks_for() {
        let texts = Texts::new(Language::Pl, [], &[PL]);
        let message = Message::new("log").arg("tile", "tile-cow").arg("cell", 7);
        assert_eq!(texts.say(&message, &[]), "Kładzie krowę na polu 7");
        let list = Arg::List(vec!["tile-cow".into(), "tile-ship".into()]);
        let message = Message { key: "both".into(), args: vec![("tiles".into(), list)], rule: None };
        assert_eq!(texts.say(&message, &[]), "krowa i statek");
    }

    #[test]
    fn polish_plurals_have_three_forms() {
        let texts = Texts::new(Language::Pl, [], &[PL]);
        let say = |n: i32| texts.say(&Message::new("gain").arg("n", n), &[]);
        assert_eq!([1, 3, 5, 22].map(say), ["1 punkt", "3 punkty", "5 punktów", "22 punkty"]);
    }
}
