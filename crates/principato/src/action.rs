//! Decisions and chance outcomes. Slots of the hand, alternatives of a card and places of the pool count from 0, from the left.

use crate::CHURCH;
use crate::data::{MAX_ALTERNATIVES, MAX_PLAYERS, MAX_POOL, MAX_SOLDIERS, MAX_VALUE};
use crate::pieces::{Card, Cube, Face, Goal, Soldier};
use core::fmt;
use core::num::NonZeroU8;
use signoria_core::{ActionWords, Keyword, Maybe, Num, ParseActionError, Part, Seat, Seats, actions};

type Slot = Num<0, 1>;
type AlternativeNo = Num<0, { MAX_ALTERNATIVES as u32 - 1 }>;
type Place = Num<0, { MAX_POOL as u32 - 1 }>;
/// 0 to 3 units by favor: the church holds no more.
type ByFavor = Num<0, { CHURCH as u32 }>;
type Soldiers = Num<0, { MAX_SOLDIERS as u32 }>;

/// Introduces the place of the pool that a card is exchanged for.
#[derive(Debug)]
pub(crate) struct Exchanged;

impl Keyword for Exchanged {
    const WORD: &'static str = "exchange";
}

type Exchange = Maybe<Exchanged, Place>;

actions! {
    /// A decision or a chance outcome, in the order of the indices.
    pub enum Action {
        /// Chance: the starting player. P2.9
        First(seat: Seat => Seats<{ MAX_PLAYERS as u32 }>) = "first",
        /// Chance: the second start card of the next player. P2.4
        Start(face: Face) = "start",
        /// Chance: the card that is turned over. P2.5, P4.5, P7.2
        Draw(card: Card) = "draw",
        /// Chance: the goal that the next player gets. P2.6
        Goal(goal: Goal) = "goal",
        /// Activates a card. P5.1
        Activate(activation: Activation) = "activate",
        /// Activates a card that brings any number of soldiers. P6.12, P6.13
        Hire {
            /// Which of the own cards.
            slot: u8 => Slot,
            /// How many soldiers.
            count: u8 => Num<1, { MAX_SOLDIERS as u32 }>,
            /// The place of the pool to exchange the card for, if it has the symbol.
            exchange: Option<u8> => Exchange,
        } = "hire",
        /// Swaps an own card for one of the pool. P5.9
        Swap {
            /// Which of the own cards.
            slot: u8 => Slot,
            /// Which place of the pool.
            place: u8 => Place,
        } = "swap",
        /// Takes a favor cube. P5.10
        Favor(place: FavorPlace) = "favor",
        /// Moves a cube from storage onto a soldier. P5.14
        Move(what: Move) = "move",
        /// Ends the turn, forgoing what is left of it. P4.3
        End = "end",
        /// Supplies the soldiers of one kind. P7.5
        Supply {
            /// Which soldiers.
            soldier: Soldier,
            /// Cubes of their own kind: food for militia, money for condottieri.
            own: u8 => Soldiers,
            /// Favor cubes.
            favor: u8 => ByFavor,
        } = "supply",
        /// Returns soldiers of one kind to the stock. P7.10
        Disband {
            /// Which soldiers.
            soldier: Soldier,
            /// How many.
            count: u8 => Soldiers,
        } = "disband",
    }
}

/// All that is settled when a card is activated. P5.15
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Activation {
    /// Which of the own cards.
    pub slot: u8,
    /// Which of its alternatives.
    pub alternative: u8,
    /// Food of the cost that is paid by favor. P5.3
    pub food_by_favor: u8,
    /// Money of the cost that is paid by favor. P5.3
    pub money_by_favor: u8,
    /// The value of the culture token, if the card brings one. P6.19
    pub value: Option<NonZeroU8>,
    /// The place of the pool to exchange the card for, if it has the symbol. P5.5
    pub exchange: Option<u8>,
}

/// Where a favor cube is put. P5.10
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FavorPlace {
    /// The church.
    Church,
    /// A soldier, the church being full.
    On(Soldier),
}

impl FavorPlace {
    const ALL: [FavorPlace; 3] =
        [FavorPlace::Church, FavorPlace::On(Soldier::Militia), FavorPlace::On(Soldier::Condottiere)];

    const fn word(self) -> &'static str {
        match self {
            FavorPlace::Church => "church",
            FavorPlace::On(soldier) => soldier.word(),
        }
    }
}

/// A cube that goes from storage onto a soldier, for good. P5.14
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Food onto militia.
    Food,
    /// Money onto a condottiere.
    Money,
    /// Favor onto a soldier.
    Favor(Soldier),
}

impl Move {
    pub(crate) const ALL: [Move; 4] =
        [Move::Food, Move::Money, Move::Favor(Soldier::Militia), Move::Favor(Soldier::Condottiere)];

    /// The cube that is moved.
    #[must_use]
    pub const fn cube(self) -> Cube {
        match self {
            Move::Food => Cube::Food,
            Move::Money => Cube::Money,
            Move::Favor(_) => Cube::Favor,
        }
    }

    /// The soldier that gets it.
    #[must_use]
    pub const fn soldier(self) -> Soldier {
        match self {
            Move::Food => Soldier::Militia,
            Move::Money => Soldier::Condottiere,
            Move::Favor(soldier) => soldier,
        }
    }
}

/// `0 1`, then, each only where it is not nothing: `favor 1 0` (food, money), `value 4`, `exchange 3`.
impl Part for Activation {
    const N: u32 = <Slot as Part<u8>>::N * ALTERNATIVES * BY_FAVOR * BY_FAVOR * VALUES * EXCHANGES;

    fn index(a: Self) -> u32 {
        let mut n = u32::from(a.slot);
        n = n * ALTERNATIVES + u32::from(a.alternative);
        n = n * BY_FAVOR + u32::from(a.food_by_favor);
        n = n * BY_FAVOR + u32::from(a.money_by_favor);
        n = n * VALUES + a.value.map_or(0, |value| value.get().into());
        n * EXCHANGES + Exchange::index(a.exchange)
    }

    fn at(index: u32) -> Self {
        let mut left = index;
        let mut last = |n: u32| {
            let place = left % n;
            left /= n;
            place
        };
        let exchange = Exchange::at(last(EXCHANGES));
        let value = NonZeroU8::new(last(VALUES) as u8);
        let money_by_favor = last(BY_FAVOR) as u8;
        let food_by_favor = last(BY_FAVOR) as u8;
        let alternative = last(ALTERNATIVES) as u8;
        Activation { slot: left as u8, alternative, food_by_favor, money_by_favor, value, exchange }
    }

    fn write(a: Self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", a.slot, a.alternative)?;
        if (a.food_by_favor, a.money_by_favor) != (0, 0) {
            write!(f, " favor {} {}", a.food_by_favor, a.money_by_favor)?;
        }
        if let Some(value) = a.value {
            write!(f, " value {value}")?;
        }
        Exchange::write(a.exchange, f)
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Self, ParseActionError> {
        let slot = <Slot as Part<u8>>::read(words)?;
        let alternative = <AlternativeNo as Part<u8>>::read(words)?;
        let (mut food_by_favor, mut money_by_favor) = (0, 0);
        if words.has("favor") {
            food_by_favor = <ByFavor as Part<u8>>::read(words)?;
            // Nothing by favor is not written down.
            money_by_favor = words.number(u32::from(food_by_favor == 0), CHURCH.into())? as u8;
        }
        let value = if words.has("value") { words.number(1, MAX_VALUE as u32)? } else { 0 };
        let value = NonZeroU8::new(value as u8);
        Ok(Activation { slot, alternative, food_by_favor, money_by_favor, value, exchange: Exchange::read(words)? })
    }
}

const ALTERNATIVES: u32 = <AlternativeNo as Part<u8>>::N;
const BY_FAVOR: u32 = <ByFavor as Part<u8>>::N;
const EXCHANGES: u32 = <Exchange as Part<Option<u8>>>::N;
/// No culture token, or one of the values.
const VALUES: u32 = MAX_VALUE as u32 + 1;

impl Part for FavorPlace {
    const N: u32 = FavorPlace::ALL.len() as u32;

    fn index(place: Self) -> u32 {
        match place {
            FavorPlace::Church => 0,
            FavorPlace::On(soldier) => 1 + soldier as u32,
        }
    }

    fn at(index: u32) -> Self {
        FavorPlace::ALL[index as usize]
    }

    fn write(place: Self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", place.word())
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Self, ParseActionError> {
        let word = words.word()?;
        FavorPlace::ALL
            .into_iter()
            .find(|place| place.word() == word)
            .ok_or(ParseActionError { problem: "unknown word" })
    }
}

impl Part for Move {
    const N: u32 = Move::ALL.len() as u32;

    fn index(what: Self) -> u32 {
        match what {
            Move::Food => 0,
            Move::Money => 1,
            Move::Favor(soldier) => 2 + soldier as u32,
        }
    }

    fn at(index: u32) -> Self {
        Move::ALL[index as usize]
    }

    fn write(what: Self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", what.cube(), what.soldier())
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Self, ParseActionError> {
        let (cube, soldier) = (Cube::read(words)?, Soldier::read(words)?);
        let fits = Move::ALL.into_iter().find(|what| (what.cube(), what.soldier()) == (cube, soldier));
        fits.ok_or(ParseActionError { problem: "this cube does not fit this soldier" })
    }
}
