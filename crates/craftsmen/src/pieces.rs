//! The things of the box, by name.

use core::fmt;
use signoria_core::{ActionWords, ParseActionError, Part, Plain, named};

named! {
    /// A colour of capital and of halves of buildings. C1.1.2, C1.2.1
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CraftsmenColor", rename_all = "snake_case"))]
    pub enum Color {
        /// Purple.
        Purple = "purple",
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
        /// Red.
        Red = "red",
    }
}

named! {
    /// A kind of capital card: colour and value, values of a colour side by side. C1.1.2
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CraftsmenCapital"))]
    #[allow(missing_docs)]
    pub enum Capital {
        /// Purple, worth 1; and so on.
        Purple1 = "purple_1",
        Purple2 = "purple_2",
        Purple3 = "purple_3",
        Green1 = "green_1",
        Green2 = "green_2",
        Green3 = "green_3",
        Blue1 = "blue_1",
        Blue2 = "blue_2",
        Blue3 = "blue_3",
        Red1 = "red_1",
        Red2 = "red_2",
        Red3 = "red_3",
    }
}

impl Capital {
    /// The kind of a place in [`Capital::ALL`].
    pub(crate) const fn at(idx: u8) -> Self {
        Self::ALL[idx as usize]
    }

    /// The kind of a colour and a value.
    #[must_use]
    pub const fn of(color: Color, value: u8) -> Self {
        Self::ALL[color.idx() * VALUES + value as usize - 1]
    }

    /// Its colour.
    #[must_use]
    pub const fn color(self) -> Color {
        Color::ALL[self.idx() / VALUES]
    }

    /// Its printed value.
    #[must_use]
    pub const fn value(self) -> u8 {
        (self.idx() % VALUES) as u8 + 1
    }
}

/// Values of capital cards of a colour: 1, 2, 3. C1.1.2
pub(crate) const VALUES: usize = 3;

named! {
    /// A good, and the only kind of building that yields it. C1.1.9, C1.3.1 to C1.3.23
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CraftsmenGood", rename_all = "snake_case"))]
    #[allow(missing_docs)]
    pub enum Good {
        /// Raw materials, the sawmill's first.
        Wood = "wood",
        IronOre = "iron_ore",
        Flax = "flax",
        Wheat = "wheat",
        Cow = "cow",
        Wax = "wax",
        Grapes = "grapes",
        /// Half-products.
        Barrel = "barrel",
        Rope = "rope",
        Leather = "leather",
        Paper = "paper",
        Iron = "iron",
        Fabric = "fabric",
        Meat = "meat",
        Flour = "flour",
        /// Final products.
        Weapons = "weapons",
        Tools = "tools",
        Clothes = "clothes",
        Books = "books",
        Candles = "candles",
        Wine = "wine",
        Beer = "beer",
        Bread = "bread",
    }
}

/// Raw materials. C1.1.9
pub(crate) const RAWS: usize = 7;
/// Half-products. C1.1.9
pub(crate) const SEMIS: usize = 8;
/// Final products. C1.1.9
pub(crate) const FINALS: usize = 8;
/// Half-products with a column in the granary: all but meat. C1.1.9
pub(crate) const COLUMNS: usize = 7;

impl Good {
    /// Where it is yielded.
    #[must_use]
    pub const fn tier(self) -> Tier {
        match self.idx() {
            0 => Tier::Sawmill,
            1..RAWS => Tier::Basic,
            RAWS..15 => Tier::Extended,
            _ => Tier::Advanced,
        }
    }

    /// Whether it is a raw material.
    #[must_use]
    pub const fn is_raw(self) -> bool {
        self.idx() < RAWS
    }

    /// Whether it goes to a ship: a final product or meat. C1.1.9
    #[must_use]
    pub const fn is_shipped(self) -> bool {
        matches!(self, Good::Meat) || self.idx() >= RAWS + SEMIS
    }

    /// The column of a half-product in the granary, the left one first.
    #[must_use]
    pub const fn column(self) -> Option<usize> {
        match self {
            Good::Barrel | Good::Rope | Good::Leather | Good::Paper | Good::Iron | Good::Fabric => {
                Some(self.idx() - RAWS)
            }
            Good::Flour => Some(COLUMNS - 1),
            _ => None,
        }
    }

    /// The half-product of a column.
    pub(crate) const fn in_column(column: usize) -> Good {
        if column == COLUMNS - 1 { Good::Flour } else { Good::ALL[RAWS + column] }
    }

    /// The place of a final product among them: its bonus token.
    #[must_use]
    pub const fn token(self) -> Option<usize> {
        self.idx().checked_sub(RAWS + SEMIS)
    }

    /// The final product of a bonus token.
    pub(crate) const fn of_token(token: usize) -> Good {
        Good::ALL[RAWS + SEMIS + token]
    }

    /// The name of the building that yields it, as the files of components have it.
    #[must_use]
    pub const fn building(self) -> &'static str {
        [
            "sawmill",
            "iron_mine",
            "flax_plantation",
            "wheat_field",
            "cow_pasture",
            "apiary",
            "vineyard",
            "cooper",
            "ropemaker",
            "tannery",
            "paper_mill",
            "smelter",
            "weaving_mill",
            "butcher",
            "mill",
            "armourer",
            "toolmaker",
            "tailor",
            "bookbinder",
            "candlemaker",
            "winery",
            "brewery",
            "bakery",
        ][self.idx()]
    }
}

named! {
    /// A deck of buildings. The sawmills are none in play; they come last so that the others count from 0.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CraftsmenTier", rename_all = "snake_case"))]
    pub enum Tier {
        /// Yield raw materials.
        Basic = "basic",
        /// Yield half-products.
        Extended = "extended",
        /// Yield final products.
        Advanced = "advanced",
        /// Yields wood; everybody has one.
        Sawmill = "sawmill",
    }
}

/// Decks of buildings with a stack and a display.
pub(crate) const DECKS: usize = 3;

impl Tier {
    /// The decks with a stack and a display.
    pub(crate) const PLAYED: [Tier; DECKS] = [Tier::Basic, Tier::Extended, Tier::Advanced];
    /// Where the cards of each tier begin, and where the last ones end.
    const BEGINS: [u8; 5] = [0, 24, 48, 64, 70];

    /// The cards of this tier.
    #[must_use]
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        (Self::BEGINS[self.idx()]..Self::BEGINS[self.idx() + 1]).map(Card)
    }

    /// The cards of a deck as a set.
    pub(crate) const fn set(self) -> u64 {
        below(Self::BEGINS[self.idx() + 1]) & !below(Self::BEGINS[self.idx()])
    }
}

/// The numbers below `n`, at most 64, as a set.
const fn below(n: u8) -> u64 {
    if n >= 64 { u64::MAX } else { (1 << n) - 1 }
}

/// Building cards, sawmills among them. C1.1.3 to C1.1.6
pub(crate) const CARDS: usize = 70;
/// The first sawmill.
pub(crate) const FIRST_SAWMILL: u8 = 64;
/// The first card with inputs.
pub(crate) const FIRST_WITH_INPUTS: u8 = 24;
/// The first advanced building.
pub(crate) const FIRST_ADVANCED: u8 = 48;
/// The most inputs of a building.
pub(crate) const ICONS: usize = 3;

/// A building card by its number, from 0: basic, extended, advanced, sawmills, in the order of their files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

impl Card {
    /// The card as an array index.
    #[must_use]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The card as a set; none for a sawmill.
    #[must_use]
    pub const fn bit(self) -> u64 {
        if self.0 < FIRST_SAWMILL { 1 << self.0 } else { 0 }
    }

    /// The cards of a set, ascending.
    pub fn of_set(set: u64) -> impl Iterator<Item = Card> {
        signoria_core::hex::bits(set).map(|card| Card(card as u8))
    }

    /// Its deck.
    #[must_use]
    pub fn tier(self) -> Tier {
        let at = Tier::BEGINS.iter().rposition(|begin| *begin <= self.0).unwrap_or(0);
        Tier::ALL[at.min(Tier::COUNT - 1)]
    }
}

impl Part for Card {
    const N: u32 = CARDS as u32;

    fn index(card: Card) -> u32 {
        card.0.into()
    }

    fn at(index: u32) -> Card {
        Card(index as u8)
    }

    fn write(card: Card, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", card.0)
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Card, ParseActionError> {
        words.number(0, CARDS as u32 - 1).map(|n| Card(n as u8))
    }
}

impl Plain for Card {
    fn write_plain(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

named! {
    /// A building of the town where helpers are sent, in the order of the stages. C1.1.1
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CraftsmenGuild", rename_all = "snake_case"))]
    #[allow(missing_docs)]
    pub enum Guild {
        /// Stage I; and so on.
        Bankers = "bankers",
        Builders = "builders",
        Notary = "notary",
        Craft = "craft",
        Merchants = "merchants",
        TownHall = "town_hall",
    }
}

named! {
    /// A season: a round. C4.1
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CraftsmenSeason", rename_all = "snake_case"))]
    #[allow(missing_docs)]
    pub enum Season {
        /// The first round of a year; and so on.
        Spring = "spring",
        Summer = "summer",
        Autumn = "autumn",
        Winter = "winter",
    }
}

named! {
    /// An end of a row. C5.4.2
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CraftsmenSide", rename_all = "snake_case"))]
    #[allow(missing_docs)]
    pub enum Side {
        Left = "left",
        Right = "right",
    }
}

named! {
    /// What the Town Hall gives. C5.8.1 to C5.8.3
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CraftsmenFavour", rename_all = "snake_case"))]
    pub enum Favour {
        /// A privilege token.
        Privilege = "privilege",
        /// A work token.
        Work = "work",
        /// A place in the next order.
        Order = "order_change",
    }
}

/// An icon of an own building that takes an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Icon {
    /// The building.
    pub card: Card,
    /// Which of its inputs, from 0.
    pub icon: u8,
}

/// Icons of the cards from `FIRST` to the last advanced one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Icons<const FIRST: u8>;

impl<const FIRST: u8> Part<Icon> for Icons<FIRST> {
    const N: u32 = (FIRST_SAWMILL - FIRST) as u32 * ICONS as u32;

    fn index(at: Icon) -> u32 {
        u32::from(at.card.0 - FIRST) * ICONS as u32 + u32::from(at.icon)
    }

    fn at(index: u32) -> Icon {
        Icon { card: Card(FIRST + (index / ICONS as u32) as u8), icon: (index % ICONS as u32) as u8 }
    }

    fn write(at: Icon, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", at.card.0, at.icon)
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Icon, ParseActionError> {
        let card = words.number(FIRST.into(), u32::from(FIRST_SAWMILL) - 1)? as u8;
        Ok(Icon { card: Card(card), icon: words.number(0, ICONS as u32 - 1)? as u8 })
    }
}

/// Nothing (a word of its own) or an icon.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Or<W, P>(core::marker::PhantomData<(W, P)>);

impl<W: signoria_core::Keyword, P: Part<Icon>> Part<Option<Icon>> for Or<W, P> {
    const N: u32 = P::N + 1;

    fn index(value: Option<Icon>) -> u32 {
        value.map_or(0, |icon| 1 + P::index(icon))
    }

    fn at(index: u32) -> Option<Icon> {
        index.checked_sub(1).map(P::at)
    }

    fn write(value: Option<Icon>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match value {
            None => write!(f, " {}", W::WORD),
            Some(icon) => P::write(icon, f),
        }
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Option<Icon>, ParseActionError> {
        if words.has(W::WORD) { Ok(None) } else { P::read(words).map(Some) }
    }
}
