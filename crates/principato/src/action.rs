//! Decisions and chance outcomes: their text form and their indices.

use crate::data::{MAX_ALTERNATIVES, MAX_PLAYERS, MAX_POOL, MAX_VALUE};
use crate::kinds::{Card, Cube, Face, Goal, Soldier};
use crate::{CHURCH, MAX_SOLDIERS};
use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;
use signoria_core::{Block, ParseActionError, Seat};

/// A decision or a chance outcome, in the order of the indices. Slots of the hand, alternatives of a card and places of
/// the pool count from 0, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance: the starting player. P2.9
    First(Seat),
    /// Chance: the second start card of the next player. P2.4
    Start(Face),
    /// Chance: the card that is turned over. P2.5, P4.5, P7.2
    Draw(Card),
    /// Chance: the goal that the next player gets. P2.6
    Goal(Goal),
    /// Activates a card. P5.1
    Activate(Activation),
    /// Activates a card that brings any number of soldiers. P6.12, P6.13
    Hire {
        /// Which of the own cards.
        slot: u8,
        /// How many soldiers.
        count: u8,
        /// The place of the pool to exchange the card for, if it has the symbol.
        exchange: Option<u8>,
    },
    /// Swaps an own card for one of the pool. P5.9
    Swap {
        /// Which of the own cards.
        slot: u8,
        /// Which place of the pool.
        place: u8,
    },
    /// Takes a favor cube. P5.10
    Favor(FavorPlace),
    /// Moves a cube from storage onto a soldier. P5.14
    Move(Move),
    /// Ends the turn, forgoing what is left of it. P4.3
    End,
    /// Supplies the soldiers of one kind. P7.5
    Supply {
        /// Which soldiers.
        soldier: Soldier,
        /// Cubes of their own kind: food for militia, money for condottieri.
        own: u8,
        /// Favor cubes.
        favor: u8,
    },
    /// Returns soldiers of one kind to the stock. P7.10
    Disband {
        /// Which soldiers.
        soldier: Soldier,
        /// How many.
        count: u8,
    },
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

    const fn id(self) -> &'static str {
        match self {
            FavorPlace::Church => "church",
            FavorPlace::On(soldier) => soldier.id(),
        }
    }

    const fn idx(self) -> u32 {
        match self {
            FavorPlace::Church => 0,
            FavorPlace::On(soldier) => 1 + soldier as u32,
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

    const fn idx(self) -> u32 {
        match self {
            Move::Food => 0,
            Move::Money => 1,
            Move::Favor(soldier) => 2 + soldier as u32,
        }
    }
}

const FACES: u32 = Face::ALL.len() as u32;
const SLOTS: u32 = 2;
const KINDS: u32 = Soldier::ALL.len() as u32;
/// 0 to 3 units by favor: the church holds no more.
const BY_FAVOR: u32 = CHURCH as u32 + 1;
/// No exchange, or one of the places of the pool.
const EXCHANGE: u32 = MAX_POOL as u32 + 1;
const SOLDIERS: u32 = MAX_SOLDIERS as u32;

const FIRST: Block<1> = Block::at(0, [MAX_PLAYERS as u32]);
const START: Block<1> = Block::at(FIRST.end(), [FACES]);
const DRAW: Block<1> = Block::at(START.end(), [Card::COUNT as u32]);
const GOAL: Block<1> = Block::at(DRAW.end(), [Goal::ALL.len() as u32]);
const ACTIVATE: Block<6> =
    Block::at(GOAL.end(), [SLOTS, MAX_ALTERNATIVES as u32, BY_FAVOR, BY_FAVOR, MAX_VALUE as u32 + 1, EXCHANGE]);
const HIRE: Block<3> = Block::at(ACTIVATE.end(), [SLOTS, SOLDIERS, EXCHANGE]);
const SWAP: Block<2> = Block::at(HIRE.end(), [SLOTS, MAX_POOL as u32]);
const FAVOR: Block<1> = Block::at(SWAP.end(), [3]);
const MOVE: Block<1> = Block::at(FAVOR.end(), [4]);
const END: Block<1> = Block::at(MOVE.end(), [1]);
const SUPPLY: Block<3> = Block::at(END.end(), [KINDS, SOLDIERS + 1, BY_FAVOR]);
const DISBAND: Block<2> = Block::at(SUPPLY.end(), [KINDS, SOLDIERS + 1]);
pub(crate) const N_ACTIONS: u32 = DISBAND.end();

impl Action {
    pub(crate) fn index(self) -> u32 {
        let place = |exchange: Option<u8>| exchange.map_or(0, |place| 1 + u32::from(place));
        match self {
            Action::First(seat) => FIRST.index([seat.0.into()]),
            Action::Start(face) => START.index([face as u32]),
            Action::Draw(card) => DRAW.index([card.idx() as u32]),
            Action::Goal(goal) => GOAL.index([goal as u32]),
            Action::Activate(a) => {
                let value = a.value.map_or(0, |value| value.get().into());
                let [slot, alternative, food, money] =
                    [a.slot, a.alternative, a.food_by_favor, a.money_by_favor].map(u32::from);
                ACTIVATE.index([slot, alternative, food, money, value, place(a.exchange)])
            }
            Action::Hire { slot, count, exchange } => HIRE.index([slot.into(), u32::from(count) - 1, place(exchange)]),
            Action::Swap { slot, place } => SWAP.index([slot.into(), place.into()]),
            Action::Favor(place) => FAVOR.index([place.idx()]),
            Action::Move(what) => MOVE.index([what.idx()]),
            Action::End => END.index([0]),
            Action::Supply { soldier, own, favor } => SUPPLY.index([soldier as u32, own.into(), favor.into()]),
            Action::Disband { soldier, count } => DISBAND.index([soldier as u32, count.into()]),
        }
    }

    pub(crate) fn at(index: u32) -> Option<Self> {
        let one = |block: Block<1>| block.coordinates(index).map(|[n]| n as usize);
        let place = |n: u32| (n as u8).checked_sub(1);
        None.or(one(FIRST).map(|n| Action::First(Seat(n as u8))))
            .or(one(START).map(|n| Action::Start(Face::ALL[n])))
            .or(one(DRAW).map(|n| Action::Draw(Card::from_idx(n))))
            .or(one(GOAL).map(|n| Action::Goal(Goal::ALL[n])))
            .or(ACTIVATE.coordinates(index).map(|[slot, alternative, food, money, value, exchange]| {
                Action::Activate(Activation {
                    slot: slot as u8,
                    alternative: alternative as u8,
                    food_by_favor: food as u8,
                    money_by_favor: money as u8,
                    value: NonZeroU8::new(value as u8),
                    exchange: place(exchange),
                })
            }))
            .or(HIRE.coordinates(index).map(|[slot, count, exchange]| Action::Hire {
                slot: slot as u8,
                count: count as u8 + 1,
                exchange: place(exchange),
            }))
            .or(SWAP.coordinates(index).map(|[slot, n]| Action::Swap { slot: slot as u8, place: n as u8 }))
            .or(one(FAVOR).map(|n| Action::Favor(FavorPlace::ALL[n])))
            .or(one(MOVE).map(|n| Action::Move(Move::ALL[n])))
            .or(one(END).map(|_| Action::End))
            .or(SUPPLY.coordinates(index).map(|[soldier, own, favor]| Action::Supply {
                soldier: Soldier::ALL[soldier as usize],
                own: own as u8,
                favor: favor as u8,
            }))
            .or(DISBAND.coordinates(index).map(|[soldier, count]| Action::Disband {
                soldier: Soldier::ALL[soldier as usize],
                count: count as u8,
            }))
    }
}

/// ` exchange 3`, or nothing.
struct Exchange(Option<u8>);

impl fmt::Display for Exchange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |place| write!(f, " exchange {place}"))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Start(face) => write!(f, "start {}", face.id()),
            Action::Draw(Card::Action(face)) => write!(f, "draw {}", face.id()),
            Action::Draw(Card::Military) => f.write_str("draw military_scoring"),
            Action::Goal(goal) => write!(f, "goal {}", goal.id()),
            Action::Activate(a) => {
                write!(f, "activate {} {}", a.slot, a.alternative)?;
                if (a.food_by_favor, a.money_by_favor) != (0, 0) {
                    write!(f, " favor {} {}", a.food_by_favor, a.money_by_favor)?;
                }
                if let Some(value) = a.value {
                    write!(f, " value {value}")?;
                }
                Exchange(a.exchange).fmt(f)
            }
            Action::Hire { slot, count, exchange } => write!(f, "hire {slot} {count}{}", Exchange(*exchange)),
            Action::Swap { slot, place } => write!(f, "swap {slot} {place}"),
            Action::Favor(place) => write!(f, "favor {}", place.id()),
            Action::Move(what) => write!(f, "move {} {}", what.cube().id(), what.soldier().id()),
            Action::End => f.write_str("end"),
            Action::Supply { soldier, own, favor } => write!(f, "supply {} {own} {favor}", soldier.id()),
            Action::Disband { soldier, count } => write!(f, "disband {} {count}", soldier.id()),
        }
    }
}

/// The words of an action's text, one after the other.
struct Words<'a>(core::iter::Peekable<core::str::Split<'a, char>>);

type Parsed<T> = Result<T, ParseActionError>;

fn problem<T>(problem: &'static str) -> Parsed<T> {
    Err(ParseActionError { problem })
}

impl Words<'_> {
    fn word<T>(&mut self, known: impl FnOnce(&str) -> Option<T>) -> Parsed<T> {
        let word = self.0.next().ok_or(ParseActionError { problem: "word missing" })?;
        known(word).ok_or(ParseActionError { problem: "unknown word" })
    }

    fn number(&mut self, min: u8, max: u32) -> Parsed<u8> {
        let Some(word) = self.0.next() else { return problem("number missing") };
        match word.parse::<u8>() {
            Ok(_) if word.starts_with('+') || (word.starts_with('0') && word != "0") => problem("number expected"),
            Ok(n) if (u32::from(min)..=max).contains(&n.into()) => Ok(n),
            Ok(_) => problem("number out of range"),
            Err(_) => problem("number expected"),
        }
    }

    fn has(&mut self, word: &str) -> bool {
        self.0.next_if_eq(&word).is_some()
    }

    fn slot(&mut self) -> Parsed<u8> {
        self.number(0, SLOTS - 1)
    }

    fn place(&mut self) -> Parsed<u8> {
        self.number(0, MAX_POOL as u32 - 1)
    }

    fn exchange(&mut self) -> Parsed<Option<u8>> {
        if self.has("exchange") { self.place().map(Some) } else { Ok(None) }
    }

    fn activation(&mut self) -> Parsed<Activation> {
        let slot = self.slot()?;
        let alternative = self.number(0, MAX_ALTERNATIVES as u32 - 1)?;
        let (mut food_by_favor, mut money_by_favor) = (0, 0);
        if self.has("favor") {
            food_by_favor = self.number(0, BY_FAVOR - 1)?;
            // Nothing by favor is not written down.
            money_by_favor = self.number(u8::from(food_by_favor == 0), BY_FAVOR - 1)?;
        }
        let value = if self.has("value") { NonZeroU8::new(self.number(1, MAX_VALUE as u32)?) } else { None };
        let exchange = self.exchange()?;
        Ok(Activation { slot, alternative, food_by_favor, money_by_favor, value, exchange })
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Parsed<Self> {
        let mut words = Words(text.split(' ').peekable());
        let action = match words.0.next().unwrap_or("") {
            "first" => Action::First(Seat(words.number(0, MAX_PLAYERS as u32 - 1)?)),
            "start" => Action::Start(words.word(Face::from_id)?),
            "draw" if words.has("military_scoring") => Action::Draw(Card::Military),
            "draw" => Action::Draw(Card::Action(words.word(Face::from_id)?)),
            "goal" => Action::Goal(words.word(Goal::from_id)?),
            "activate" => Action::Activate(words.activation()?),
            "hire" => {
                Action::Hire { slot: words.slot()?, count: words.number(1, SOLDIERS)?, exchange: words.exchange()? }
            }
            "swap" => Action::Swap { slot: words.slot()?, place: words.place()? },
            "favor" => Action::Favor(words.word(|w| FavorPlace::ALL.into_iter().find(|place| place.id() == w))?),
            "move" => {
                let cube = words.word(Cube::from_id)?;
                let soldier = words.word(Soldier::from_id)?;
                let fits = Move::ALL.into_iter().find(|what| (what.cube(), what.soldier()) == (cube, soldier));
                Action::Move(fits.ok_or(ParseActionError { problem: "this cube does not fit this soldier" })?)
            }
            "end" => Action::End,
            "supply" => Action::Supply {
                soldier: words.word(Soldier::from_id)?,
                own: words.number(0, SOLDIERS)?,
                favor: words.number(0, BY_FAVOR - 1)?,
            },
            "disband" => Action::Disband { soldier: words.word(Soldier::from_id)?, count: words.number(0, SOLDIERS)? },
            _ => return problem("unknown word"),
        };
        if words.0.next().is_some() { problem("a word too many") } else { Ok(action) }
    }
}
