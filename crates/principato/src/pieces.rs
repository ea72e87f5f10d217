//! The pieces of the game and their words: faces of cards, goals, tokens, cubes. Which ones there are is a rule; their numbers are data.

use alloc::format;
use alloc::string::String;
use core::fmt;
use signoria_core::{ActionWords, ParseActionError, Part, named};

named! {
    /// The sixteen faces of the action cards (chapter 6).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Face {
        /// P6.1
        Cropland = "cropland",
        /// P6.2
        BuildFarm = "build_farm",
        /// P6.3
        BuildPalazzo = "build_palazzo",
        /// P6.4
        BuildBank = "build_bank",
        /// P6.5
        Harvest = "harvest",
        /// P6.6
        Market = "market",
        /// P6.7
        TaxCollectorAny = "tax_collector_any",
        /// P6.8
        TaxCollectorMoney = "tax_collector_money",
        /// P6.9
        TaxCollectorFood = "tax_collector_food",
        /// P6.10
        BuildCatapult = "build_catapult",
        /// P6.11
        BuildCatapultYear3 = "build_catapult_year3",
        /// P6.12
        HireCondottieri = "hire_condottieri",
        /// P6.13
        RecruitMilitia = "recruit_militia",
        /// P6.14
        Sculptor = "sculptor",
        /// P6.15
        Scribe = "scribe",
        /// P6.16
        Painter = "painter",
    }
}

named! {
    /// The eight goal cards (chapter 9).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Goal {
        /// P9.1
        Chapel = "chapel",
        /// P9.2
        TownHall = "town_hall",
        /// P9.3
        Palace = "palace",
        /// P9.4
        Villa = "villa",
        /// P9.5
        Armourer = "armourer",
        /// P9.6
        FertileLand = "fertile_land",
        /// P9.7
        ProsperousCity = "prosperous_city",
        /// P9.8
        Bastion = "bastion",
    }
}

named! {
    /// Tokens of the environs, the city center and the city wall (P1.14).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Token {
        /// Gives food at a harvest.
        Field = "field",
        /// Stores food.
        Farm = "farm",
        /// Gives money on the market.
        Palazzo = "palazzo",
        /// Stores money.
        Bank = "bank",
        /// Always strong.
        Catapult = "catapult",
        /// Strong with money or favor.
        Condottiere = "condottiere",
        /// Strong with food or favor.
        Militia = "militia",
    }
}

named! {
    /// Tokens of the palace (P1.6).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Culture {
        /// From the sculptor.
        Monument = "monument",
        /// From the scribe.
        Book = "book",
        /// From the painter.
        Painting = "painting",
    }
}

named! {
    /// Cubes (P1.7).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Cube {
        /// Lies in farms and on militia.
        Food = "food",
        /// Lies in banks and on condottieri.
        Money = "money",
        /// Lies in the church and on any soldier; pays as food or money (P5.3).
        Favor = "favor",
    }
}

named! {
    /// The two kinds of army token, sides of one (P1.5).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Soldier {
        /// Fed with food or favor.
        Militia = "militia",
        /// Paid with money or favor.
        Condottiere = "condottiere",
    }
}

named! {
    /// The stocks of tokens: both sides of a token come from the same one (P1.17).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Pile {
        /// Fields and farms.
        FieldFarm = "field_farm_token",
        /// Palazzi and banks.
        PalazzoBank = "palazzo_bank_token",
        /// Catapults.
        Catapult = "catapult_token",
        /// Condottieri and militia.
        Soldiers = "condottiere_militia_token",
    }
}

named! {
    /// The areas of a principality (P1.14).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Area {
        /// Fields and farms.
        Environs = "environs",
        /// Catapults, condottieri, militia.
        CityWall = "city_wall",
        /// Palazzi and banks.
        CityCenter = "city_center",
        /// Culture.
        Palace = "palace",
        /// Favor.
        Church = "church",
    }
}

macro_rules! keys {
    ($($name:ident)+) => {
        $(impl $name {
            /// The key of the name in the texts.
            #[must_use]
            pub fn key(self) -> String {
                format!("principato-{}", self.word())
            }
        })+
    };
}
keys! { Face Goal Token Culture Cube Soldier }

impl Face {
    /// The kind of card: `supply`, `production`, `military`, `culture`.
    #[must_use]
    pub const fn category(self) -> &'static str {
        match self {
            Face::Cropland | Face::BuildFarm | Face::BuildPalazzo | Face::BuildBank => "supply",
            Face::Harvest | Face::Market | Face::TaxCollectorAny | Face::TaxCollectorMoney | Face::TaxCollectorFood => {
                "production"
            }
            Face::BuildCatapult | Face::BuildCatapultYear3 | Face::HireCondottieri | Face::RecruitMilitia => "military",
            Face::Sculptor | Face::Scribe | Face::Painter => "culture",
        }
    }
}

impl Token {
    /// The stock that the token comes from.
    #[must_use]
    pub const fn pile(self) -> Pile {
        match self {
            Token::Field | Token::Farm => Pile::FieldFarm,
            Token::Palazzo | Token::Bank => Pile::PalazzoBank,
            Token::Catapult => Pile::Catapult,
            Token::Condottiere | Token::Militia => Pile::Soldiers,
        }
    }

    /// The area that the token lies in for good (P1.15).
    #[must_use]
    pub const fn area(self) -> Area {
        match self {
            Token::Field | Token::Farm => Area::Environs,
            Token::Palazzo | Token::Bank => Area::CityCenter,
            Token::Catapult | Token::Condottiere | Token::Militia => Area::CityWall,
        }
    }
}

impl Soldier {
    /// The cube that feeds or pays the soldier; favor does for both (P1.16).
    #[must_use]
    pub const fn cube(self) -> Cube {
        match self {
            Soldier::Militia => Cube::Food,
            Soldier::Condottiere => Cube::Money,
        }
    }

    /// The soldier as a token.
    #[must_use]
    pub const fn token(self) -> Token {
        match self {
            Soldier::Militia => Token::Militia,
            Soldier::Condottiere => Token::Condottiere,
        }
    }
}

/// A card of the three decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// An action card, told by its face alone: cards with the same face are the same.
    Action(Face),
    /// The military scoring card (P1.10).
    Military,
}

impl Card {
    /// The number of different cards.
    pub const COUNT: usize = Face::COUNT + 1;

    /// The kind within a [`Bag`](signoria_core::Bag) of cards.
    #[must_use]
    #[inline]
    pub const fn idx(self) -> usize {
        match self {
            Card::Action(face) => face.idx(),
            Card::Military => Face::COUNT,
        }
    }

    /// The card of a kind in a bag.
    #[must_use]
    #[inline]
    pub fn from_idx(kind: usize) -> Self {
        Face::ALL.get(kind).map_or(Card::Military, |face| Card::Action(*face))
    }
}

impl Part for Card {
    const N: u32 = Card::COUNT as u32;

    fn index(card: Self) -> u32 {
        card.idx() as u32
    }

    fn at(index: u32) -> Self {
        Card::from_idx(index as usize)
    }

    fn write(card: Self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match card {
            Card::Action(face) => Face::write(face, f),
            Card::Military => f.write_str(" military_scoring"),
        }
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Self, ParseActionError> {
        if words.has("military_scoring") { Ok(Card::Military) } else { Face::read(words).map(Card::Action) }
    }
}
