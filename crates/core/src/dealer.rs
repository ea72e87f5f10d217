//! The dealer: dice and draws that nobody can foresee and everybody can check afterwards.
//!
//! A table has a secret seed of 256 bits. Its SHA-256 is published when the game starts, the seed when it ends.
//! Outcome number `n` of a game (from 0, counting chance outcomes alone, those of a game that it goes on from too) is drawn
//! from ChaCha20 keyed with the seed, on stream `n`, block 0: a 32-bit word `x` gives `x * total >> 32` where `total` is the sum of the weights; words whose low
//! half of the product lies below `2^32 mod total` are skipped. The outcome is the one whose running sum of weights, in ascending
//! order of the outcomes, first exceeds that number.

use crate::record::{Record, RecordError, RecordProblem};
use crate::{Actor, Game, Silent, ToAct, below, pick_weighted};
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use sha2::{Digest, Sha256};

/// 256 secret bits.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// The SHA-256 of a seed, safe to publish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

impl Seed {
    /// What is published before the game.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// A uniform integer in `0..n` for draw number `draw`.
    #[must_use]
    pub fn draw(&self, draw: u64, n: u32) -> u32 {
        below(&mut self.stream(draw), n)
    }

    fn stream(&self, draw: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(draw);
        rng
    }
}

/// Never shows the bits: a seed in a log would give the game away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(of {})", self.commitment())
    }
}

/// The next outcome of the chance that is due, as draw number `draw`.
///
/// # Panics
/// If no chance is due.
pub fn deal<G: Game>(game: &G, state: &G::State, seed: &Seed, draw: u64) -> G::Action {
    let mut outcomes = Vec::new();
    game.chance(state, &mut outcomes);
    pick_weighted(&outcomes, &mut seed.stream(draw))
}

/// Recomputes every draw of a record from its seed. The draws of a game that it goes on from are not its own and not
/// counted: that game's record and seed are for them.
///
/// # Errors
/// Names the line of the first outcome that the seed does not give, or what else is wrong with the record.
pub fn audit<G: Game>(game: &G, record: &Record, seed: &Seed) -> Result<u64, RecordError> {
    if record.commitment.is_some_and(|published| published != seed.commitment()) {
        return Err(RecordError::at(record.line_of_header("commitment"), RecordProblem::OtherSeed));
    }
    let (mut draws, mut own) = (0, 0);
    let first = record.line_of(record.foreign());
    record.replay(game, |line, state, actor, action| {
        if actor == Actor::Chance && game.to_act(state) == ToAct::Chance {
            if line >= first {
                let dealt = deal(game, state, seed, draws);
                if dealt != action {
                    let problem = RecordProblem::NotDealt { found: action.to_string(), dealt: dealt.to_string() };
                    return Err(RecordError::at(line, problem));
                }
                own += 1;
            }
            draws += 1;
        }
        Ok(Silent)
    })?;
    Ok(own)
}

/// A number of 64 hexadecimal digits was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHexError;

impl fmt::Display for ParseHexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("64 hexadecimal digits expected")
    }
}

impl core::error::Error for ParseHexError {}

fn parse_hex(text: &str) -> Result<[u8; 32], ParseHexError> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(ParseHexError);
    }
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digits = core::str::from_utf8(digits).map_err(|_| ParseHexError)?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| ParseHexError)?;
    }
    Ok(bytes)
}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

impl FromStr for Seed {
    type Err = ParseHexError;
    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        parse_hex(text).map(Seed)
    }
}

/// The secret in hexadecimal. Written into records of finished games and kept in the host's own store.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Commitment {
    type Err = ParseHexError;
    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        parse_hex(text).map(Commitment)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published vectors: a reader in another language checks against these (see docs/dealer.md).
    #[test]
    fn draws_of_a_known_seed() {
        let seed = Seed(core::array::from_fn(|i| i as u8));
        assert_eq!(seed.commitment().to_string(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        let dice: Vec<u32> = (0..12).map(|n| 1 + seed.draw(n, 6)).collect();
        assert_eq!(dice, DICE);
        let wide: Vec<u32> = (0..4).map(|n| seed.draw(n, 3_000_000_000)).collect();
        assert_eq!(wide, WIDE);
    }
    const DICE: [u32; 12] = [3, 1, 5, 6, 6, 2, 6, 2, 4, 1, 2, 6];
    const WIDE: [u32; 4] = [1466857413, 34498962, 2454606472, 2909247352];

    #[test]
    fn seeds_and_commitments_read_back() {
        let seed = Seed([7; 32]);
        assert_eq!(seed.to_string().parse(), Ok(seed.clone()));
        assert_eq!(seed.commitment().to_string().parse(), Ok(seed.commitment()));
        assert_eq!("07".parse::<Seed>(), Err(ParseHexError));
        assert!(!alloc::format!("{seed:?}").contains("0707"));
    }
}
