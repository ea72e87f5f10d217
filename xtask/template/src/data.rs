//! The components: `data/*.toml` as typed tables, checked, with errors that name file, entry and rule.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Deserialize;
use signoria_core::SetupError;

/// The kinds of cards: the numbers 1 to 6. X1.1
pub const KINDS: usize = 6;

/// The most cards of a hand that the state has room for.
pub(crate) const MAX_HAND: u8 = 3;

/// The components, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// Cards of each number, 1 first. X1.1
    pub copies: [u8; KINDS],
    /// Cards of a hand at the start. X1.3
    pub hand: u8,
    /// Rounds of the short and of the long game. X1.3
    pub rounds: [u8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    hand: u8,
    rounds: Rounds,
    card: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rounds {
    short: u8,
    long: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    number: u8,
    copies: u8,
}

impl Default for Components {
    fn default() -> Self {
        Components::read(include_str!("../data/cards.toml")).expect("the built-in components are right")
    }
}

impl Components {
    /// The built-in components, with a host's own files in their place.
    pub(crate) fn from_files(files: &[(&str, &str)]) -> Result<Self, SetupError> {
        match files {
            [] => Ok(Components::default()),
            [("cards.toml", cards)] => Components::read(cards),
            [.., (name, _)] => Err(SetupError {
                at: String::from(*name).into(),
                problem: "no file of this game, or given twice".to_string(),
                allowed: "cards.toml".to_string(),
                rule: None,
            }),
        }
    }

    /// Components from the text of `cards.toml`.
    ///
    /// # Errors
    /// Names the entry that is wrong and what would be right.
    pub fn read(cards: &str) -> Result<Self, SetupError> {
        let wrong = |entry: String, problem: String, allowed: &str, rule| SetupError {
            at: format!("cards.toml: {entry}").into(),
            problem,
            allowed: allowed.to_string(),
            rule: Some(rule),
        };
        let file: File = toml::from_str(cards).map_err(|error| {
            wrong("file".to_string(), error.message().to_string(), "hand, rounds and one entry per card", "X1.3")
        })?;
        if !(1..=MAX_HAND).contains(&file.hand) {
            return Err(wrong("hand".to_string(), format!("{} cards", file.hand), "1 to 3", "X1.3"));
        }
        let mut copies = [0; KINDS];
        for card in &file.card {
            let slot = usize::from(card.number).checked_sub(1).and_then(|kind| copies.get_mut(kind));
            match slot {
                Some(slot) if *slot == 0 => *slot = card.copies,
                Some(_) => return Err(wrong(format!("card {}", card.number), "twice".to_string(), "once", "X1.1")),
                None => return Err(wrong(format!("card {}", card.number), "unknown".to_string(), "1 to 6", "X1.1")),
            }
        }
        let rounds = [file.rounds.short, file.rounds.long];
        let drawn = u32::from(file.hand + rounds[0].max(rounds[1])) * crate::MAX_PLAYERS as u32;
        let cards: u32 = copies.iter().map(|n| u32::from(*n)).sum();
        if cards < drawn || rounds.contains(&0) {
            return Err(wrong("card".to_string(), format!("{cards} cards"), "enough for every draw", "XA1"));
        }
        Ok(Components { copies, hand: file.hand, rounds })
    }
}
