//! Decisions and chance outcomes. Money stands in hundreds; texts show florins.

use crate::data::MAX_PLAYERS;
use crate::pieces::{Bonus, Building, Card, Character, Freedom, Landscape, Lot, Pile, Profession};
use core::fmt;
use signoria_core::{ActionWords, Num, ParseActionError, Part, Seat, Seats, actions, number};

/// The most that a player can have, prestige points or hundreds of florins. F14.2
pub(crate) const MOST: u32 = 2_600;

/// From `LEAST` to `MOST` hundreds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Florins<const LEAST: u32, const MOST: u32>;

impl<const LEAST: u32, const MOST: u32> Part<u16> for Florins<LEAST, MOST> {
    const N: u32 = MOST + 1 - LEAST;

    fn index(value: u16) -> u32 {
        u32::from(value) - LEAST
    }

    fn at(index: u32) -> u16 {
        (index + LEAST) as u16
    }

    fn write(value: u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", u32::from(value) * 100)
    }

    fn read(words: &mut ActionWords<'_>) -> Result<u16, ParseActionError> {
        match words.number(LEAST * 100, MOST * 100)? {
            florins if florins.is_multiple_of(100) => Ok((florins / 100) as u16),
            _ => Err(ParseActionError { problem: "a multiple of 100 expected" }),
        }
    }
}

/// A column or row of the common grid: the corners of boards from -7 to 14, and the cells of the last one. F8.4.11
#[derive(Clone, Copy, Debug)]
pub(crate) struct Common;

impl Common {
    const LEAST: i8 = crate::data::LEAST;
    const MOST: i8 = crate::data::MOST + 6;
}

impl Part<i8> for Common {
    const N: u32 = (Common::MOST - Common::LEAST + 1) as u32;

    fn index(value: i8) -> u32 {
        (value - Common::LEAST) as u32
    }

    fn at(index: u32) -> i8 {
        index as i8 + Common::LEAST
    }

    fn write(value: i8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {value}")
    }

    fn read(words: &mut ActionWords<'_>) -> Result<i8, ParseActionError> {
        let word = words.word()?;
        match word.strip_prefix('-') {
            Some(digits) => number(digits, 1, Common::LEAST.unsigned_abs().into()).map(|n| -(n as i8)),
            None => number(word, 0, Common::MOST as u32).map(|n| n as i8),
        }
    }
}

actions! {
    /// A decision or a chance outcome, in the order of the indices.
    pub enum Action {
        /// Chance: the first start player. F2.9
        First(seat: Seat => Seats<{ MAX_PLAYERS as u32 }>) = "first",
        /// Chance: a card that nobody has looked at yet is dealt or looked at. F3.3.2
        Draw(card: Card) = "draw",
        /// Chance, two players: the freedom without a second tile; in the hard game the one with a second tile. F2.6
        Tile(freedom: Freedom) = "tile",
        /// Returns a profession, or puts a card under its deck. FD1, FD8
        Return(card: Card) = "return",
        /// Keeps one of the cards that were looked at. FD7
        Keep(card: Card) = "keep",
        /// Names a stack, or buys from it as the last one. FD2, FD4
        Name(lot: Lot) = "name",
        /// Raises the bid. FD3
        Raise = "raise",
        /// Chooses the landscape. FD5
        Landscape(kind: Landscape) = "landscape",
        /// Places a tile on the own board. FD6, FD16
        Place {
            /// 1: its columns are mirrored first.
            flip: u8 => Num<0, 1>,
            /// Quarter turns clockwise.
            turns: u8 => Num<0, 3>,
            /// The column of its left side.
            column: u8 => Num<0, 6>,
            /// The row of its top.
            row: u8 => Num<0, 6>,
        } = "place",
        /// Recruits a profession from an opponent's table. FD9 to FD11
        Recruit(profession: Profession) = "recruit",
        /// Completes a work. FD11, FD12
        Work(profession: Profession) = "work",
        /// Completes a work with the Princess. FD11
        PrincessWork = "princess",
        /// Builds alone. FD11, FD15
        Build(building: Building) = "build",
        /// Begins an offer to build together. FD11, FD28, FD29
        Offer {
            /// With whom.
            partner: Seat => Seats<{ MAX_PLAYERS as u32 }>,
            /// What.
            building: Building,
        } = "offer",
        /// Takes a profession. FD11
        TakeProfession = "profession",
        /// Introduces a freedom. FD11, FD17
        Introduce(freedom: Freedom) = "introduce",
        /// Takes a bonus card. FD11
        TakeBonus = "bonus",
        /// Plays a bonus card for the work. FD13
        Play(card: Bonus) = "play",
        /// Plays no more bonus cards. FD13
        Done = "done",
        /// Buys so many prestige points from the income. FD14
        Exchange(points: u8 => Num<0, 155>) = "exchange",
        /// Lays the marker on a character. FD19, FD20
        Bid {
            /// On whom.
            character: Character,
            /// On which space, in hundreds.
            bid: u16 => Florins<0, 15>,
        } = "bid",
        /// Places a building across a border. FD30
        Across {
            /// 1: its columns are mirrored first.
            flip: u8 => Num<0, 1>,
            /// Quarter turns clockwise.
            turns: u8 => Num<0, 3>,
            /// The column of its left side on the common grid.
            column: i8 => Common,
            /// The row of its top on the common grid.
            row: i8 => Common,
        } = "across",
        /// Asks the partner for a sum, in hundreds. FD31
        Ask(sum: u16 => Florins<0, MOST>) = "ask",
        /// Accepts an offer. FD32
        Accept = "accept",
        /// The Merchant: takes the object for nothing. FD22
        Free = "free",
        /// The Merchant: pays, and takes points for the position. FD22
        Pay = "pay",
        /// The Banker: exchanges all money. FD26
        Cash = "cash",
        /// The Merchant: points for the position. FD11, FD21, FD23
        UseMerchant = "merchant",
        /// The Professor: looks at five cards of a deck. FD11, FD21, FD23 to FD25
        UseProfessor(pile: Pile) = "professor",
        /// Wants to sell prestige. FD18
        Sell = "sell",
        /// Sells so many prestige points. FD18
        SellPoints(points: u16 => Num<1, MOST>) = "sell",
        /// Keeps a card for later: a recruiting card, the Merchant, the Professor. FD9, FD21
        Hold = "hold",
        /// Passes: for this lot, or for the characters of this round. FD3, FD19
        Pass = "pass",
        /// Withdraws from all auctions of this phase. FD2
        Withdraw = "withdraw",
        /// Declines: to buy the last object, an offer, the exchange. FD4, FD26, FD32
        Decline = "decline",
        /// Lets the Professor lapse. FD25
        Lapse = "lapse",
        /// Ends the turn. FD11
        End = "end",
    }
}
