//! Decisions and chance outcomes.

use crate::data::{MOST_BID, MOST_OF_A_KIND, SHIPS};
use crate::pieces::{
    Capital, Card, Color, FIRST_ADVANCED, FIRST_SAWMILL, FIRST_WITH_INPUTS, Favour, Good, Guild, Icon, Icons, Or, RAWS,
    Side, Tier,
};
use core::fmt;
use signoria_core::{ActionWords, Keyword, Num, ParseActionError, Part, actions};

/// The fair as a destination.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ToFair;

impl Keyword for ToFair {
    const WORD: &'static str = "fair";
}

/// The granary as a destination.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ToGranary;

impl Keyword for ToGranary {
    const WORD: &'static str = "granary";
}

/// One of the goods of a rank: raw materials.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Raw;

impl Part<Good> for Raw {
    const N: u32 = RAWS as u32;

    fn index(good: Good) -> u32 {
        good as u32
    }

    fn at(index: u32) -> Good {
        Good::ALL[index as usize]
    }

    fn write(good: Good, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        <Good as Part>::write(good, f)
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Good, ParseActionError> {
        <Good as Part>::read(words).and_then(|good| {
            if good.is_raw() { Ok(good) } else { Err(ParseActionError { problem: "no raw material" }) }
        })
    }
}

/// One of the three decks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deck;

impl Part<Tier> for Deck {
    const N: u32 = 3;

    fn index(tier: Tier) -> u32 {
        tier as u32
    }

    fn at(index: u32) -> Tier {
        Tier::ALL[index as usize]
    }

    fn write(tier: Tier, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        <Tier as Part>::write(tier, f)
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Tier, ParseActionError> {
        match <Tier as Part>::read(words)? {
            Tier::Sawmill => Err(ParseActionError { problem: "no deck" }),
            tier => Ok(tier),
        }
    }
}

/// The cards from `FIRST` up to `LAST`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cards<const FIRST: u8, const LAST: u8>;

impl<const FIRST: u8, const LAST: u8> Part<Card> for Cards<FIRST, LAST> {
    const N: u32 = (LAST + 1 - FIRST) as u32;

    fn index(card: Card) -> u32 {
        u32::from(card.0 - FIRST)
    }

    fn at(index: u32) -> Card {
        Card(FIRST + index as u8)
    }

    fn write(card: Card, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        <Card as Part>::write(card, f)
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Card, ParseActionError> {
        words.number(FIRST.into(), LAST.into()).map(|n| Card(n as u8))
    }
}

/// Cards with a place in a hand.
type Building = Cards<0, { FIRST_SAWMILL - 1 }>;
/// Extended buildings.
type Extended = Cards<FIRST_WITH_INPUTS, { FIRST_ADVANCED - 1 }>;
/// Buildings with inputs.
type Works = Cards<FIRST_WITH_INPUTS, { FIRST_SAWMILL - 1 }>;

actions! {
    /// A decision or a chance outcome, in the order of the indices.
    pub enum Action {
        /// Chance: a capital card comes up. C3.3
        Capital(kind: Capital) = "capital",
        /// Chance: a building card is dealt or comes up. C3.3
        Card(card: Card) = "card",
        /// Exchanges a building card of the hand. CD1
        Exchange(card: Card => Building) = "exchange",
        /// Exchanges the sawmill for this one. CD2
        Sawmill(card: Card => Cards<FIRST_SAWMILL, { FIRST_SAWMILL + 5 }>) = "sawmill",
        /// Sends a helper. CD3
        Helper(guild: Guild) = "helper",
        /// Sets the helper upon the disc of a space. CD4
        Space(space: u8 => Num<0, 2>) = "space",
        /// Pays in points. CD5
        Points = "points",
        /// Gives a capital card away: a fee, a bribe, a price. CD5, CD26, CD28
        Give(kind: Capital) = "give",
        /// Takes face-up cards at the bank: the first, the second, both, none. CD6
        Take(which: u8 => Num<0, 3>) = "take",
        /// Uses the bankers' privilege. CD7
        Privilege = "privilege",
        /// Discards a card. CD8, CD32
        Discard(kind: Capital) = "discard",
        /// Discards two cards, in the order of their kinds. CD8, CD32
        DiscardTwo {
            /// The lesser one.
            first: Capital,
            /// The greater one, or the same.
            second: Capital,
        } = "discard",
        /// Builds a card at an end of the row. CD9, CD10
        Build {
            /// The card of the hand.
            card: Card => Building,
            /// Where.
            side: Side,
        } = "build",
        /// Pays with so many cards of a colour, by value; colours come in their order. CD11
        Pay {
            /// The colour.
            color: Color,
            /// Cards worth 1.
            ones: u8 => Num<0, MOST_OF_A_KIND>,
            /// Cards worth 2.
            twos: u8 => Num<0, MOST_OF_A_KIND>,
            /// Cards worth 3.
            threes: u8 => Num<0, MOST_OF_A_KIND>,
        } = "pay",
        /// Looks at five cards of a deck. CD12
        Peek(tier: Tier => Deck) = "peek",
        /// Displays two of the cards looked at, in the order of their numbers. CD13
        Show {
            /// The first.
            first: Card => Building,
            /// The second.
            second: Card => Building,
        } = "show",
        /// The others go on top of the stack. CD14
        Top = "top",
        /// The others go under the stack. CD14
        Under = "under",
        /// This one of the others goes back next. CD15
        Back(card: Card => Building) = "back",
        /// Buys a displayed card. CD16
        Buy {
            /// Its deck.
            tier: Tier => Deck,
            /// Its space.
            slot: u8 => Num<0, 1>,
        } = "buy",
        /// Puts a displayed card up for auction. CD16
        Auction {
            /// Its deck.
            tier: Tier => Deck,
            /// Its space.
            slot: u8 => Num<0, 1>,
        } = "auction",
        /// Bids. CD17, CD18, CD19
        Bid(bid: u8 => Num<1, MOST_BID>) = "bid",
        /// Produces a raw material. CD20, CD21, CD22
        Raw {
            /// Which.
            good: Good => Raw,
            /// Where it goes; nowhere is the fair.
            to: Option<Icon> => Or<ToFair, Icons<FIRST_WITH_INPUTS>>,
        } = "raw",
        /// Produces a raw material, and then a second one with the same work point. CD20, CD21
        Double {
            /// Which is first.
            good: Good => Raw,
            /// Where it goes; nowhere is the fair.
            to: Option<Icon> => Or<ToFair, Icons<FIRST_WITH_INPUTS>>,
        } = "double",
        /// Takes an own marker from the fair to an icon. CD20, CD21
        Trade(to: Icon => Icons<FIRST_WITH_INPUTS>) = "trade",
        /// Produces a half-product. CD20, CD23
        Semi {
            /// Where.
            card: Card => Extended,
            /// Where it goes; nowhere is the granary.
            to: Option<Icon> => Or<ToGranary, Icons<FIRST_ADVANCED>>,
        } = "semi",
        /// Produces a final product or meat and loads it. CD20, CD25
        Load {
            /// Where.
            card: Card => Works,
            /// Which ship.
            ship: u8 => Num<0, { SHIPS as u32 - 1 }>,
        } = "load",
        /// Produces a final product or meat that no ship takes. CD20, CD25
        Waste(card: Card => Works) = "waste",
        /// Takes a face-up card for a delivery. CD24
        Fetch(slot: u8 => Num<0, 1>) = "fetch",
        /// Takes the first card of the stack for a delivery. CD24
        FetchTop = "stack",
        /// Buys a half-product for an icon. CD27, CD29
        Purchase(to: Icon => Icons<FIRST_ADVANCED>) = "purchase",
        /// Pays with a marker of the fair. CD28
        Fair = "fair",
        /// Takes a favour of the Town Hall. CD30
        Hall(favour: Favour) = "hall",
        /// Invests one card of each colour, by value. CD33, CD34
        Invest {
            /// Of the purple card.
            purple: u8 => Num<1, 3>,
            /// Of the green one.
            green: u8 => Num<1, 3>,
            /// Of the blue one.
            blue: u8 => Num<1, 3>,
            /// Of the red one.
            red: u8 => Num<1, 3>,
        } = "invest",
        /// Declines, stops, passes.
        Pass = "pass",
    }
}
