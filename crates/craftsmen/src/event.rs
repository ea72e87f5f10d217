//! What can happen, as its audience may know it.

use crate::pieces::{Capital, Card, Favour, Good, Guild, Icon, Season, Side, Tier};
use alloc::vec::Vec;
use serde::{Serialize, Serializer};
use signoria_core::Seat;

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// The building and the place of the icon, from 0.
impl Serialize for Icon {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.card, self.icon).serialize(serializer)
    }
}

/// Something that happened. `forced`: nobody was asked. A card that is missing is one that the audience does not see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CraftsmenEvent"))]
#[allow(missing_docs)]
pub enum Event {
    /// A building card was dealt or drawn for an exchange. C2.3, C2.4, C2.10
    DealtBuilding {
        seat: Seat,
        tier: Tier,
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        card: Option<Card>,
    },
    /// A sawmill stands in a row; the one that went back into the box for it. C2.6, C2.10
    Sawmill {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        back: Option<Card>,
    },
    /// The turn order, at the beginning or from now on. C2.9, C5.11.2, C8.4.5
    Order { order: Vec<Seat> },
    /// A building card is given up for an exchange. C2.10
    Exchanged {
        seat: Seat,
        tier: Tier,
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        card: Option<Card>,
    },
    /// Somebody declined. CA29
    Declined { seat: Seat },
    /// A round begins. C4.2
    Round { year: u8, season: Season },
    /// A helper was sent. C5.1.3, C5.1.4
    Sent { seat: Seat, guild: Guild, space: u8 },
    /// A fee in points. C5.1.5
    FeePoints { seat: Seat, owner: Seat, points: i16 },
    /// With two players the owner of the lower disc draws a card. C8.4.2
    Compensation { seat: Seat },
    /// A capital card passed from hand to hand. C5.1.5, C5.7.3
    Gave { seat: Seat, to: Seat, card: Option<Capital> },
    /// Somebody passed for this helper phase. C5.1.6
    Passed { seat: Seat, forced: bool },
    /// A point for helpers that were not sent. C5.1.6
    Unused { seat: Seat },
    /// A stage begins. C5.2.1
    Stage { guild: Guild },
    /// A privilege was used, by a token or on gold. C5.2.2
    UsedPrivilege { seat: Seat, guild: Guild, token: bool },
    /// A face-up capital card was taken. C5.3.1, C5.6.8
    TookOpen { seat: Seat, card: Capital, slot: u8 },
    /// A capital card was drawn. C5.3.1, C5.6.8
    Drew { seat: Seat, card: Option<Capital> },
    /// A capital card was turned up. C5.3.3
    Displayed { card: Capital, slot: u8 },
    /// The discard pile became the stack. C10.1
    Reshuffled,
    /// A capital card was discarded. C4.6, C5.3.2, C5.7.3
    Discarded { seat: Seat, card: Capital },
    /// A building was built. C5.4.2
    Built {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Card,
        side: Side,
        cost: u8,
    },
    /// A price was paid. C5.2.4
    Paid { seat: Seat, price: u8, cards: Vec<Capital>, value: u8 },
    /// A bonus token. C5.4.5
    Token { seat: Seat, good: Good, points: u8 },
    /// Somebody looks at cards of a deck. C5.5.11
    Looks { seat: Seat, tier: Tier },
    /// A card that is looked at, for who sees it. C5.5.11
    Sees {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Card,
        tier: Tier,
    },
    /// Cards go back to their stack. C5.5.11
    PutsBack { seat: Seat, tier: Tier, count: u8, top: bool },
    /// A building card is displayed. C5.5.1, C5.5.11
    Offered {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Card,
        tier: Tier,
        slot: u8,
    },
    /// An auction begins. C5.5.2
    Opened {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Card,
        bid: u8,
    },
    /// A higher bid. C5.5.3, C5.5.7
    Bid { seat: Seat, bid: u8 },
    /// Somebody is out of the auction. C5.5.3
    NoBid { seat: Seat },
    /// The mayor turns a card up. C5.5.6
    MayorCard { card: Capital },
    /// The mayor's offer. C5.5.6
    MayorOffer { offer: u8 },
    /// The card goes under its stack. C5.5.7
    LostToMayor {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Card,
    },
    /// A building card was bought or won. C5.5.1, C5.5.5
    Got {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Card,
        slot: u8,
    },
    /// Work points are lost. C5.6.2
    Stopped { seat: Seat, points: u8 },
    /// A work token was returned for a work point. C5.10.1
    UsedWork { seat: Seat },
    /// A raw material was produced, for an icon or the fair. C5.6.4
    Raw {
        seat: Seat,
        good: Good,
        #[cfg_attr(feature = "ts", ts(type = "[number, number] | null"))]
        to: Option<Icon>,
    },
    /// A marker of the fair went to an icon. C5.6.5
    Traded {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
        to: Icon,
    },
    /// A half-product was produced, for an icon or the granary. C5.6.6
    Semi {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Card,
        points: u8,
        #[cfg_attr(feature = "ts", ts(type = "[number, number] | null"))]
        to: Option<Icon>,
    },
    /// A half-product lies in the granary; whose marker it pushed out. C5.6.8
    Stored { seat: Seat, good: Good, out: Option<Seat> },
    /// A product that no ship took. C5.6.10
    Wasted {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Card,
    },
    /// The captain was bribed. C5.6.9
    Bribed { seat: Seat, card: Capital, hold: u8 },
    /// A product lies in a hold; whose marker it pushed out. C5.6.7, C5.6.9
    Loaded { seat: Seat, good: Good, hold: u8, out: Option<Seat>, points: u8 },
    /// A half-product was bought; from whom, if it was a player's. C5.7.1
    Purchased {
        seat: Seat,
        good: Good,
        owner: Option<Seat>,
        #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
        to: Icon,
    },
    /// It was paid with a marker of the fair; who gained one there. C5.7.4
    PaidFromFair { seat: Seat, owner: Option<Seat> },
    /// A favour of the Town Hall. C5.8
    Favour { seat: Seat, favour: Favour },
    /// The final phase begins. C5.11
    FinalPhase,
    /// A privilege token for the fewest privileges. C5.11.1
    Fewest { seat: Seat, used: u8 },
    /// The year is counted up. C8.1
    YearEnds { year: u8 },
    /// What a ship brings a player. C8.1.1
    Sailed { seat: Seat, ship: u8, markers: u8, cargo: i16, bonus: u8 },
    /// What the city's growth brings a player. C8.1.2
    City { seat: Seat, sets: u8, points: i16 },
    /// What the granary brings a player. C8.1.3
    GranaryPoints { seat: Seat, markers: u8 },
    /// An investment. C8.1.4
    Invested { seat: Seat, cards: Vec<Capital>, points: u8 },
    /// Bonus tokens count. C8.2.2
    TokenPoints { seat: Seat, points: i16 },
    /// The game is over; who has won. C8.2.3
    Ended { winners: Vec<Seat> },
}
