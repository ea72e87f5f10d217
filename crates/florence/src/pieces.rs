//! The kinds of things in the box, and sets of cards.

use core::fmt;
use signoria_core::{ActionWords, ParseActionError, Part, named};

named! {
    /// A profession: 21 cards, all different. F1.10
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorenceProfession"))]
    #[allow(missing_docs)]
    pub enum Profession {
        Mathematician = "mathematician",
        Theologian = "theologian",
        Philosopher = "philosopher",
        Botanist = "botanist",
        Alchemist = "alchemist",
        Physicist = "physicist",
        Watchmaker = "watchmaker",
        Goldsmith = "goldsmith",
        BellMaker = "bell_maker",
        Cartographer = "cartographer",
        Lawyer = "lawyer",
        Choreographer = "choreographer",
        Composer = "composer",
        Sculptor = "sculptor",
        Painter = "painter",
        Pharmacist = "pharmacist",
        Physician = "physician",
        Dramatist = "dramatist",
        Poet = "poet",
        Astronomer = "astronomer",
        OrganBuilder = "organ_builder",
    }
}

named! {
    /// A bonus card: 20, all different. F6.1
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorenceBonus"))]
    #[allow(missing_docs)]
    pub enum Bonus {
        Building = "bonus_building",
        SmallBuildingAndLandscape = "bonus_small_building_and_landscape",
        Forest = "bonus_forest",
        Freedom = "bonus_freedom",
        Builder = "bonus_builder",
        PrestigeCardAndFreedom = "bonus_prestige_card_and_freedom",
        HandCard = "bonus_hand_card",
        LargeBuilding = "bonus_large_building",
        BuildingSizeGroup = "bonus_building_size_group",
        Lake = "bonus_lake",
        Jester = "bonus_jester",
        BuilderAndLake = "bonus_builder_and_lake",
        LandscapeType = "bonus_landscape_type",
        TableCard = "bonus_table_card",
        MediumBuildingAndForest = "bonus_medium_building_and_forest",
        Landscape = "bonus_landscape",
        Park = "bonus_park",
        JesterAndFreedom = "bonus_jester_and_freedom",
        PrestigeCard = "bonus_prestige_card",
        ElementType = "bonus_element_type",
    }
}

named! {
    /// A prestige card: 14, all different. F6.2
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorencePrestige"))]
    #[allow(missing_docs)]
    pub enum Prestige {
        MostBuildings = "prestige_most_buildings",
        AllLandscapeTypes = "prestige_all_landscape_types",
        MostLakes = "prestige_most_lakes",
        MostJesters = "prestige_most_jesters",
        BuilderJesterLandscapes = "prestige_builder_jester_landscapes",
        TwoLargeBuildings = "prestige_two_large_buildings",
        MostLandscapes = "prestige_most_landscapes",
        AllFreedoms = "prestige_all_freedoms",
        MostBuilders = "prestige_most_builders",
        MostWorks = "prestige_most_works",
        FewestEmptySpaces = "prestige_fewest_empty_spaces",
        MostForests = "prestige_most_forests",
        BuildingsFreedomsWorks = "prestige_buildings_freedoms_works",
        MostParks = "prestige_most_parks",
    }
}

named! {
    /// A type of building: three tiles each. F1.3
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorenceBuilding"))]
    #[allow(missing_docs)]
    pub enum Building {
        University = "university",
        Laboratory = "laboratory",
        Workshop = "workshop",
        Library = "library",
        Opera = "opera",
        Studio = "studio",
        Hospital = "hospital",
        Theater = "theater",
        Tower = "tower",
        Chapel = "chapel",
    }
}

named! {
    /// How large a building is. F1.3
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorenceSize"))]
    #[allow(missing_docs)]
    pub enum Size {
        Large = "large",
        Medium = "medium",
        Small = "small",
    }
}

named! {
    /// A type of landscape: six tiles each. F1.4
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorenceLandscape"))]
    #[allow(missing_docs)]
    pub enum Landscape {
        Forest = "forest",
        Lake = "lake",
        Park = "park",
    }
}

named! {
    /// A type of freedom. F1.5
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorenceFreedom"))]
    #[allow(missing_docs)]
    pub enum Freedom {
        Religion = "religion",
        Travel = "travel",
        Opinion = "opinion",
    }
}

named! {
    /// A character of The Muse and the Princess. F8.3
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorenceCharacter"))]
    #[allow(missing_docs)]
    pub enum Character {
        Muse = "muse",
        Cardinal = "cardinal",
        Princess = "princess",
        Merchant = "merchant",
        Professor = "professor",
        Banker = "banker",
    }
}

named! {
    /// What is auctioned. With two players the three landscapes are the last one together. F5.2.11, F8.2.3
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorenceLot"))]
    #[allow(missing_docs)]
    pub enum Lot {
        Forest = "forest",
        Lake = "lake",
        Park = "park",
        Jester = "jester",
        Builder = "builder",
        PrestigeCard = "prestige_card",
        RecruitingCard = "recruiting_card",
        Landscape = "landscape",
    }
}

named! {
    /// A face-down deck.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorenceDeck"))]
    #[allow(missing_docs)]
    pub enum Pile {
        Profession = "profession",
        Bonus = "bonus",
        Prestige = "prestige",
    }
}

named! {
    /// What cards count. F6.1.22, F6.2
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlorenceTerm"))]
    #[allow(missing_docs)]
    pub enum Term {
        Building = "building",
        BuildingLarge = "building_large",
        BuildingMedium = "building_medium",
        BuildingSmall = "building_small",
        Landscape = "landscape",
        Forest = "forest",
        Lake = "lake",
        Park = "park",
        Freedom = "freedom",
        Builder = "builder",
        Jester = "jester",
        PrestigeCard = "prestige_card",
        HandCard = "hand_card",
        TableCard = "table_card",
        EmptySpace = "empty_space",
    }
}

impl Lot {
    /// The landscape of a stack of landscapes.
    #[must_use]
    pub const fn landscape(self) -> Option<Landscape> {
        match self {
            Lot::Forest => Some(Landscape::Forest),
            Lot::Lake => Some(Landscape::Lake),
            Lot::Park => Some(Landscape::Park),
            Lot::Jester | Lot::Builder | Lot::PrestigeCard | Lot::RecruitingCard | Lot::Landscape => None,
        }
    }
}

/// A building or a landscape: what lies on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// A building.
    Building(Building),
    /// A landscape.
    Landscape(Landscape),
}

impl Tile {
    /// How many there are.
    pub const COUNT: usize = Building::COUNT + Landscape::COUNT;

    /// The buildings first.
    #[must_use]
    pub const fn idx(self) -> usize {
        match self {
            Tile::Building(building) => building.idx(),
            Tile::Landscape(landscape) => Building::COUNT + landscape.idx(),
        }
    }

    /// Its word in data, records and texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Tile::Building(building) => building.word(),
            Tile::Landscape(landscape) => landscape.word(),
        }
    }
}

/// A card of one of the three decks: professions, then bonus cards, then prestige cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many there are.
    pub const COUNT: usize = Profession::COUNT + Bonus::COUNT + Prestige::COUNT;
    const BONUS: u8 = Profession::COUNT as u8;
    const PRESTIGE: u8 = Self::BONUS + Bonus::COUNT as u8;

    /// The card at a place.
    #[must_use]
    pub const fn at(place: usize) -> Self {
        Card(place as u8)
    }

    /// The deck that it belongs to.
    #[must_use]
    pub const fn pile(self) -> Pile {
        match self.0 {
            0..Self::BONUS => Pile::Profession,
            Self::BONUS..Self::PRESTIGE => Pile::Bonus,
            _ => Pile::Prestige,
        }
    }

    /// The profession.
    #[must_use]
    pub fn profession(self) -> Option<Profession> {
        Profession::ALL.get(usize::from(self.0)).copied()
    }

    /// The bonus card.
    #[must_use]
    pub fn bonus(self) -> Option<Bonus> {
        Bonus::ALL.get(usize::from(self.0.checked_sub(Self::BONUS)?)).copied()
    }

    /// The prestige card.
    #[must_use]
    pub fn prestige(self) -> Option<Prestige> {
        Prestige::ALL.get(usize::from(self.0.checked_sub(Self::PRESTIGE)?)).copied()
    }

    /// Its word in data, records and texts.
    #[must_use]
    pub fn word(self) -> &'static str {
        let place = usize::from(self.0);
        match self.pile() {
            Pile::Profession => Profession::ALL[place].word(),
            Pile::Bonus => Bonus::ALL[place - usize::from(Self::BONUS)].word(),
            Pile::Prestige => Prestige::ALL[place - usize::from(Self::PRESTIGE)].word(),
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        (0..Self::COUNT).map(Card::at).find(|card| card.word() == word)
    }
}

impl From<Profession> for Card {
    fn from(profession: Profession) -> Self {
        Card(profession as u8)
    }
}

impl From<Bonus> for Card {
    fn from(bonus: Bonus) -> Self {
        Card(Self::BONUS + bonus as u8)
    }
}

impl From<Prestige> for Card {
    fn from(prestige: Prestige) -> Self {
        Card(Self::PRESTIGE + prestige as u8)
    }
}

impl Part for Card {
    const N: u32 = Card::COUNT as u32;

    fn index(value: Self) -> u32 {
        value.0.into()
    }

    fn at(index: u32) -> Self {
        Card(index as u8)
    }

    fn write(value: Self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", value.word())
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Self, ParseActionError> {
        Self::from_word(words.word()?).ok_or(ParseActionError { problem: "unknown word" })
    }
}

/// A set of cards, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(pub u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All cards.
    pub const ALL: Cards = Cards((1 << Card::COUNT) - 1);

    /// One card alone.
    #[must_use]
    pub const fn only(card: Card) -> Self {
        Cards(1 << card.0)
    }

    /// All cards of a deck.
    #[must_use]
    pub const fn of(pile: Pile) -> Self {
        let (from, to) = match pile {
            Pile::Profession => (0, Card::BONUS),
            Pile::Bonus => (Card::BONUS, Card::PRESTIGE),
            Pile::Prestige => (Card::PRESTIGE, Card::COUNT as u8),
        };
        Cards((1 << to) - (1 << from))
    }

    /// Those that belong to a deck.
    #[must_use]
    pub const fn in_pile(self, pile: Pile) -> Self {
        self.and(Cards::of(pile))
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Cards) -> Self {
        Cards(self.0 & other.0)
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Cards) -> Self {
        Cards(self.0 | other.0)
    }

    /// Those that are not in the other set.
    #[must_use]
    pub const fn minus(self, other: Cards) -> Self {
        Cards(self.0 & !other.0)
    }

    /// With one card more.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Cards(self.0 | 1 << card.0)
    }

    /// Without a card.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Cards(self.0 & !(1 << card.0))
    }

    /// Whether a card is in the set.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, ascending.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(card)
        })
    }

    /// The professions, ascending.
    pub fn professions(self) -> impl Iterator<Item = Profession> + Clone {
        self.iter().filter_map(Card::profession)
    }

    /// The bonus cards, ascending.
    pub fn bonuses(self) -> impl Iterator<Item = Bonus> + Clone {
        self.iter().filter_map(Card::bonus)
    }

    /// The prestige cards, ascending.
    pub fn prestiges(self) -> impl Iterator<Item = Prestige> + Clone {
        self.iter().filter_map(Card::prestige)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}
