//! The components: `data/*.toml` as typed tables, checked, with errors that name file, entry and rule.

use serde::Deserialize;
use signoria_core::data::{Files, ensure};
use signoria_core::{SetupError, contract::Parts, files};

/// The most players.
pub const MAX_PLAYERS: usize = 4;
/// The kinds of cards: the numbers 1 to 6. X1.1
pub const KINDS: usize = 6;
/// The most cards of a hand. X7.2
pub const MAX_HAND: usize = 3;

/// The components, checked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Components {
    /// Cards of each number, 1 first. X1.1
    pub copies: [u8; KINDS],
    /// Cards of a hand. X1.3
    pub hand: u8,
    /// Rounds of the short and of the long game. X1.3
    pub rounds: [u8; 2],
}

impl Default for Components {
    fn default() -> Self {
        Self::built_in()
    }
}

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = files!["cards.toml"];

    fn read(files: &Files<'_>) -> Result<Self, SetupError> {
        let Components { copies, hand, rounds } = files.table("cards.toml")?;
        let allowed = (1..=MAX_HAND).contains(&hand.into());
        ensure(allowed, "cards.toml: hand", format_args!("{hand} cards"), "1 to 3", "X1.3")?;
        ensure(!rounds.contains(&0), "cards.toml: rounds", "0", "1 or more", "X1.3")?;
        // Nothing is drawn after the last round.
        let drawn = (u32::from(hand) + u32::from(rounds[0].max(rounds[1])) - 1) * MAX_PLAYERS as u32;
        let cards: u32 = copies.iter().map(|copies| u32::from(*copies)).sum();
        ensure(cards >= drawn, "cards.toml: copies", format_args!("{cards} cards"), "enough for every draw", "XA1")?;
        Ok(Components { copies, hand, rounds })
    }
}
