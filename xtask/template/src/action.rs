//! Decisions and chance outcomes: their text form and their indices.

use crate::MAX_PLAYERS;
use crate::data::KINDS;
use core::fmt;
use core::str::FromStr;
use signoria_core::{Block, ParseActionError, Seat};

/// A decision or a chance outcome, in the order of the indices. Kinds of cards count from 0; texts show their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance: who is first. X2.1
    First(Seat),
    /// Chance: the prize, 1 to 6. X3.1
    Roll(u8),
    /// Chance: the kind that is drawn from the bag. X2.2, X3.6
    Card(u8),
    /// Bids a card. X3.2
    Bid(u8),
    /// Draws a card. X3.6
    Draw,
    /// Banks a card. X3.7
    Bank(u8),
}

const FIRST: Block<1> = Block::at(0, [MAX_PLAYERS as u32]);
const ROLL: Block<1> = Block::at(FIRST.end(), [6]);
const CARD: Block<1> = Block::at(ROLL.end(), [KINDS as u32]);
const BID: Block<1> = Block::at(CARD.end(), [KINDS as u32]);
const DRAW: Block<1> = Block::at(BID.end(), [1]);
const BANK: Block<1> = Block::at(DRAW.end(), [KINDS as u32]);
pub(crate) const N_ACTIONS: u32 = BANK.end();

impl Action {
    pub(crate) fn index(self) -> u32 {
        match self {
            Action::First(seat) => FIRST.index([seat.0.into()]),
            Action::Roll(n) => ROLL.index([u32::from(n) - 1]),
            Action::Card(kind) => CARD.index([kind.into()]),
            Action::Bid(kind) => BID.index([kind.into()]),
            Action::Draw => DRAW.index([0]),
            Action::Bank(kind) => BANK.index([kind.into()]),
        }
    }

    pub(crate) fn at(index: u32) -> Option<Self> {
        let in_block = |block: Block<1>| block.coordinates(index).map(|[n]| n as u8);
        None.or(in_block(FIRST).map(|n| Action::First(Seat(n))))
            .or(in_block(ROLL).map(|n| Action::Roll(n + 1)))
            .or(in_block(CARD).map(Action::Card))
            .or(in_block(BID).map(Action::Bid))
            .or(in_block(DRAW).map(|_| Action::Draw))
            .or(in_block(BANK).map(Action::Bank))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Roll(n) => write!(f, "roll {n}"),
            Action::Card(kind) => write!(f, "card {}", kind + 1),
            Action::Bid(kind) => write!(f, "bid {}", kind + 1),
            Action::Draw => f.write_str("draw"),
            Action::Bank(kind) => write!(f, "bank {}", kind + 1),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let number = |text: &str, min: u8, max: u8| match text.parse::<u8>() {
            Ok(n) if (min..=max).contains(&n) && !text.starts_with(['+', '0']) | (text == "0") => Ok(n),
            Ok(_) => Err(ParseActionError { problem: "number out of range" }),
            Err(_) => Err(ParseActionError { problem: "number expected" }),
        };
        let kind = |text| number(text, 1, KINDS as u8).map(|n| n - 1);
        if text == "draw" {
            return Ok(Action::Draw);
        }
        match text.split_once(' ').unwrap_or((text, "")) {
            ("first", seat) => Ok(Action::First(Seat(number(seat, 0, MAX_PLAYERS as u8 - 1)?))),
            ("roll", n) => Ok(Action::Roll(number(n, 1, 6)?)),
            ("card", n) => Ok(Action::Card(kind(n)?)),
            ("bid", n) => Ok(Action::Bid(kind(n)?)),
            ("bank", n) => Ok(Action::Bank(kind(n)?)),
            _ => Err(ParseActionError { problem: "unknown word" }),
        }
    }
}
