//! What can happen, as its audience may know it. Money stands in florins.

use crate::pieces::{Bonus, Building, Card, Character, Freedom, Lot, Pile, Prestige, Profession, Tile};
use alloc::vec::Vec;
use serde::{Serialize, Serializer};
use signoria_core::Seat;

/// A phase of a round. F4.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorencePhase"))]
pub enum Phase {
    /// Professions are dealt and returned.
    SetUp,
    /// Phase A1: the auction.
    Auction,
    /// Phase A2: the characters.
    Characters,
    /// Phase B: actions.
    Actions,
    /// The last settlements.
    Ending,
    /// The game is over.
    Over,
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// Something that happened. Cells are columns and rows. `forced`: nobody was asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorenceEvent"))]
#[allow(missing_docs)]
pub enum Event {
    /// The first start player was drawn. F2.9
    First { seat: Seat },
    /// A profession was dealt. F2.2
    Dealt { seat: Seat, card: Profession },
    /// A profession was returned; which one, for those who know. F2.3
    Returned { seat: Seat, card: Option<Profession> },
    /// The freedoms of two players are known. F2.6
    Tiles { freedom: Freedom, hard: bool },
    /// A round begins. F4.1
    Round { round: u8, minimum: u8, start: Seat },
    /// A phase begins. F4.1
    Begins { phase: Phase },
    /// A stack was named; that is the opening bid. F5.2.3
    Named { seat: Seat, lot: Lot, bid: u32 },
    /// The bid was raised. F5.2.5
    Raised { seat: Seat, lot: Lot, bid: u32 },
    /// Somebody passed on the lot. F5.2.5
    Passed { seat: Seat, lot: Lot, forced: bool },
    /// Somebody withdrew from the phase. F5.2.4
    Withdrew { seat: Seat, forced: bool },
    /// The last player bought nothing. F5.2.8
    BoughtNothing { seat: Seat, forced: bool },
    /// An object was won or bought. F5.2.6, F5.2.8
    Won { seat: Seat, lot: Lot, price: u32 },
    /// A builder came. F5.3.4
    Builder { seat: Seat, builders: u8, points: i16 },
    /// A jester came. F5.3.3
    Jester { seat: Seat, jesters: u8 },
    /// A landscape was placed. F5.3.1
    Landscape {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "FlorenceLandscape"))]
        tile: Tile,
        cells: Vec<[u8; 2]>,
        points: i16,
    },
    /// Somebody looks at cards. F5.6.1
    Looks { seat: Seat, pile: Pile, count: u8, price: u32 },
    /// A card that is looked at, for those who see it. F5.6.1
    Sees {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        card: Card,
    },
    /// A card was kept and the others go under the deck; which card, for those who know. F5.6.1
    Keeps {
        seat: Seat,
        pile: Pile,
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        card: Option<Card>,
        under: u8,
    },
    /// A card was put under its deck, for those who know. F5.6.1
    Under {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        card: Card,
    },
    /// A profession was recruited. F5.7.2
    Recruited { seat: Seat, from: Seat, card: Profession },
    /// A profession or the Princess begins a work. F5.4.10, F8.3.9
    Works { seat: Seat, card: Option<Profession>, value: u16 },
    /// A bonus card was played for it. F5.4.11
    Played { seat: Seat, card: Bonus, value: u16 },
    /// The work is completed. F5.4.15
    Completed { seat: Seat, value: u16, income: u32 },
    /// Points were bought from the income. F5.4.16
    Exchanged { seat: Seat, points: u8, price: u32 },
    /// A building was built alone. F5.4.20
    Built { seat: Seat, building: Building, cells: Vec<[u8; 2]>, price: u32, points: i16 },
    /// A freedom was introduced. F5.4.40
    Introduced { seat: Seat, freedom: Freedom, price: u32 },
    /// Prestige was sold. F5.1.1
    Sold { seat: Seat, points: u16, money: u32 },
    /// A turn is over. F5.4.1
    TurnOver { seat: Seat, forced: bool },
    /// The best work. F5.4.60
    BestWork { seat: Seat, value: u16, points: i16 },
    /// Nobody has completed a work. F5.4.60
    NoWork,
    /// A marker on a character. F8.3.3
    Marker { seat: Seat, character: Character, bid: u32, back: Option<Seat> },
    /// Somebody passed for the characters. F8.3.3
    PassedCharacters { seat: Seat, forced: bool },
    /// A character was bought. F8.3.4
    Hired { seat: Seat, character: Character, price: u32 },
    /// The Banker was bought and pays. F8.3.15
    BankerPays { seat: Seat, money: u32 },
    /// Nobody bought the Banker. F8.3.15
    BankerGrows { money: u32 },
    /// The Merchant brings points; by himself where he expires. F8.3.10, F8.3.13
    Merchant { seat: Seat, position: u8, forced: bool },
    /// The Merchant makes an object free. F8.3.10
    MerchantFree { seat: Seat, lot: Lot },
    /// The Professor lapses. F8.3.13
    ProfessorLapses { seat: Seat },
    /// The Banker exchanges all money. F8.3.15
    Cashed { seat: Seat, points: u16, price: u32 },
    /// An offer to build together. F8.4.6
    Offered { seat: Seat, partner: Seat, building: Building, sum: u32 },
    /// It was refused. F8.4.6
    Refused { seat: Seat, partner: Seat },
    /// It was accepted, and both have built. F8.4.7
    BuiltTogether {
        seat: Seat,
        partner: Seat,
        building: Building,
        cells: Vec<[u8; 2]>,
        beyond: Vec<[u8; 2]>,
        price: u32,
        sum: u32,
        points: i16,
    },
    /// A prestige card at the end. F8.1.2
    Scored { seat: Seat, card: Prestige, points: u8 },
    /// The game is over; who has won. F8.1.3
    Ended { winners: Vec<Seat> },
}

/// Hundreds as florins.
pub(crate) fn florins(hundreds: u16) -> u32 {
    u32::from(hundreds) * 100
}
