//! The components: `data/*.toml` as typed tables, checked, with errors that name file, entry and rule.

use alloc::vec::Vec;
use serde::Deserialize;
use signoria_core::contract::Parts;
use signoria_core::data::{Files, ensure, equal};
use signoria_core::{SetupError, files};

/// The most players.
pub const MAX_PLAYERS: usize = 4;
/// The kinds of cards: the numbers 1 to 6. X1.1
pub const KINDS: usize = 6;
/// The most cards of a hand. X7.2
pub const MAX_HAND: usize = 3;

/// The components, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// Cards of each number, 1 first. X1.1
    pub copies: [u8; KINDS],
    /// Cards of a hand at the start. X1.3
    pub hand: u8,
    /// Rounds of the short and of the long game. X1.3
    pub rounds: [u8; 2],
    /// The files that are open to a host's own values.
    pub reconstructed: Vec<&'static str>,
}

#[derive(Deserialize)]
struct CardsFile {
    hand: u8,
    rounds: [u8; 2],
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
struct CardRow {
    number: u8,
    copies: u8,
}

impl Default for Components {
    fn default() -> Self {
        Self::built_in()
    }
}

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = files!["cards.toml"];

    fn read(files: &Files<'_>) -> Result<Self, SetupError> {
        let CardsFile { hand, rounds, card } = files.table("cards.toml")?;
        let allowed = (1..=MAX_HAND).contains(&hand.into());
        ensure(allowed, "cards.toml: hand", format_args!("{hand} cards"), "1 to 3", "X1.3")?;
        let numbers: Vec<u8> = card.iter().map(|row| row.number).collect();
        equal(&numbers[..], &[1, 2, 3, 4, 5, 6][..], "cards.toml: card", "X1.1")?;
        let drawn = u32::from(hand + rounds[0].max(rounds[1])) * MAX_PLAYERS as u32;
        let cards: u32 = card.iter().map(|row| u32::from(row.copies)).sum();
        let enough = cards >= drawn && !rounds.contains(&0);
        ensure(enough, "cards.toml: card", format_args!("{cards} cards"), "enough for every draw", "XA1")?;
        let copies = core::array::from_fn(|kind| card[kind].copies);
        Ok(Components { copies, hand, rounds, reconstructed: files.reconstructed()? })
    }
}
