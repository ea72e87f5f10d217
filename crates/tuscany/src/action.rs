//! What players may do and what chance may bring, with their text forms and indices.

use crate::data::{Bonus, DISPLAY, FACES, FIELDS, Face, Kind, SEATS, SPACES, TILES_PER_LETTER, YIELDS};
use crate::estate::Layout;
use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;
use signoria_core::{Block, ParseActionError, Seat};

/// One of the two units that a placement costs. T5.3.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unit {
    /// One card of the field's kind.
    Card,
    /// A pair of cards of one other kind.
    Pair(Kind),
    /// A worker.
    Worker,
}

impl Unit {
    /// How many different units there are.
    pub const ALL: u32 = 10;

    fn index(self) -> u32 {
        match self {
            Unit::Card => 0,
            Unit::Pair(kind) => 1 + kind as u32,
            Unit::Worker => 9,
        }
    }

    fn at(index: u32) -> Unit {
        match index {
            0 => Unit::Card,
            9 => Unit::Worker,
            pair => Unit::Pair(Kind::ALL[pair as usize - 1]),
        }
    }
}

/// A decision or a chance outcome, in the order of their indices. What a person settles without learning anything in
/// between is one action: the tile with the item that makes room for it, the item with its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lays out the three estate tiles. TD1 to TD3
    Layout(Layout),
    /// Puts the starting castle on the dark green field of the tile of this letter and seals the estate. TD4
    Castle(u8),
    /// Takes a bonus tile, at set-up or by a city. TD5, TD15
    Bonus(Bonus),
    /// Draws region cards. TD6
    Draw,
    /// Discards all display tiles of a kind for neutral ones. TD7
    Swap(Kind),
    /// Takes a display tile. `remove` is the space whose item leaves the game, or [`NO_SPACE`] while one is free.
    /// TD8, TD9
    Take {
        /// The place in the display.
        slot: u8,
        /// The storage space that is cleared.
        remove: u8,
    },
    /// Places a stored item. TD10, TD11
    Place {
        /// The storage space.
        space: u8,
        /// The field of the estate.
        field: u8,
    },
    /// Pays for the placement, the lower unit first. TD12
    Pay(Unit, Unit),
    /// Places a display tile by a castle. TD13, TD14
    Free {
        /// The place in the display.
        slot: u8,
        /// The field of the estate.
        field: u8,
    },
    /// Goes without the castle's tile or the city's bonus tile.
    Decline,
    /// Ends the turn without spending a marble. TD16
    End,
    /// Chance: who starts. T2.7
    First(Seat),
    /// Chance: the tile of a letter that a player is dealt. T2.10
    Deal(u8),
    /// Chance: the region card that is drawn.
    Card(Kind),
    /// Chance: the tile that is turned up, an own or a neutral one, by its face.
    Reveal(Face),
    /// Chance: the yield card that is turned up, by its place in the list of yield cards.
    Yield(u8),
}

/// No storage space has to be cleared. T5.2.4
pub const NO_SPACE: u8 = SPACES as u8;

const LAYOUT: Block<3> = Block::at(0, [6, 8, 4]);
const CASTLE: Block<1> = Block::at(LAYOUT.end(), [3]);
const BONUS: Block<1> = Block::at(CASTLE.end(), [5]);
const DRAW: Block<1> = Block::at(BONUS.end(), [1]);
const SWAP: Block<1> = Block::at(DRAW.end(), [8]);
const TAKE: Block<2> = Block::at(SWAP.end(), [DISPLAY as u32, SPACES as u32 + 1]);
const PLACE: Block<2> = Block::at(TAKE.end(), [SPACES as u32, FIELDS as u32]);
const PAY: Block<2> = Block::at(PLACE.end(), [Unit::ALL, Unit::ALL]);
const FREE: Block<2> = Block::at(PAY.end(), [DISPLAY as u32, FIELDS as u32]);
const DECLINE: Block<1> = Block::at(FREE.end(), [1]);
const END: Block<1> = Block::at(DECLINE.end(), [1]);
const FIRST: Block<1> = Block::at(END.end(), [SEATS as u32]);
const DEAL: Block<1> = Block::at(FIRST.end(), [TILES_PER_LETTER as u32]);
const CARD: Block<1> = Block::at(DEAL.end(), [8]);
const REVEAL: Block<1> = Block::at(CARD.end(), [FACES as u32]);
const YIELD: Block<1> = Block::at(REVEAL.end(), [YIELDS as u32]);

impl Action {
    /// Indices lie below this.
    pub const COUNT: u32 = YIELD.end();

    pub(crate) fn index(self) -> u32 {
        match self {
            Action::Layout(Layout { order, turns, shifts }) => {
                LAYOUT.index([order.into(), turns.into(), shifts.into()])
            }
            Action::Castle(letter) => CASTLE.index([letter.into()]),
            Action::Bonus(bonus) => BONUS.index([bonus as u32]),
            Action::Draw => DRAW.index([0]),
            Action::Swap(kind) => SWAP.index([kind as u32]),
            Action::Take { slot, remove } => TAKE.index([slot.into(), remove.into()]),
            Action::Place { space, field } => PLACE.index([space.into(), field.into()]),
            Action::Pay(one, two) => PAY.index([one.index(), two.index()]),
            Action::Free { slot, field } => FREE.index([slot.into(), field.into()]),
            Action::Decline => DECLINE.index([0]),
            Action::End => END.index([0]),
            Action::First(seat) => FIRST.index([seat.0.into()]),
            Action::Deal(number) => DEAL.index([number.into()]),
            Action::Card(kind) => CARD.index([kind as u32]),
            Action::Reveal(face) => REVEAL.index([face.0.into()]),
            Action::Yield(card) => YIELD.index([card.into()]),
        }
    }

    pub(crate) fn at(index: u32) -> Option<Action> {
        let action = if let Some([order, turns, shifts]) = LAYOUT.coordinates(index) {
            Action::Layout(Layout { order: order as u8, turns: turns as u8, shifts: shifts as u8 })
        } else if let Some([letter]) = CASTLE.coordinates(index) {
            Action::Castle(letter as u8)
        } else if let Some([bonus]) = BONUS.coordinates(index) {
            Action::Bonus(Bonus::ALL[bonus as usize])
        } else if DRAW.coordinates(index).is_some() {
            Action::Draw
        } else if let Some([kind]) = SWAP.coordinates(index) {
            Action::Swap(Kind::ALL[kind as usize])
        } else if let Some([slot, remove]) = TAKE.coordinates(index) {
            Action::Take { slot: slot as u8, remove: remove as u8 }
        } else if let Some([space, field]) = PLACE.coordinates(index) {
            Action::Place { space: space as u8, field: field as u8 }
        } else if let Some([one, two]) = PAY.coordinates(index) {
            Action::Pay(Unit::at(one), Unit::at(two))
        } else if let Some([slot, field]) = FREE.coordinates(index) {
            Action::Free { slot: slot as u8, field: field as u8 }
        } else if DECLINE.coordinates(index).is_some() {
            Action::Decline
        } else if END.coordinates(index).is_some() {
            Action::End
        } else if let Some([seat]) = FIRST.coordinates(index) {
            Action::First(Seat(seat as u8))
        } else if let Some([number]) = DEAL.coordinates(index) {
            Action::Deal(number as u8)
        } else if let Some([kind]) = CARD.coordinates(index) {
            Action::Card(Kind::ALL[kind as usize])
        } else if let Some([face]) = REVEAL.coordinates(index) {
            Action::Reveal(Face(face as u8))
        } else {
            let [card] = YIELD.coordinates(index)?;
            Action::Yield(card as u8)
        };
        Some(action)
    }
}

const ORDERS: [&str; 6] = ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"];
const TURNS: [&str; 8] = ["uuu", "uut", "utu", "utt", "tuu", "tut", "ttu", "ttt"];
const SHIFTS: [&str; 4] = ["rr", "rl", "lr", "ll"];
const LETTERS: [&str; 3] = ["A", "B", "C"];
const FACE_WORDS: [&str; FACES] = [
    "castle",
    "city",
    "inn",
    "agriculture1",
    "agriculture2",
    "agriculture3",
    "agriculture4",
    "quarry",
    "village",
    "monastery",
    "cart",
];

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unit::Card => "card",
            Unit::Pair(kind) => kind.word(),
            Unit::Worker => "worker",
        })
    }
}

/// `layout BAC utu rl`, `castle B`, `bonus marble`, `draw`, `swap village`, `take 3`, `take 3 for 0`, `place 0 17`,
/// `pay card village`, `free 3 17`, `decline`, `end`; chance: `first 1`, `deal 2`, `card inn`, `tile quarry`, `yield 4`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Layout(Layout { order, turns, shifts }) => {
                let words = (ORDERS[usize::from(order)], TURNS[usize::from(turns)], SHIFTS[usize::from(shifts)]);
                write!(f, "layout {} {} {}", words.0, words.1, words.2)
            }
            Action::Castle(letter) => write!(f, "castle {}", LETTERS[usize::from(letter)]),
            Action::Bonus(bonus) => write!(f, "bonus {}", bonus.word()),
            Action::Draw => f.write_str("draw"),
            Action::Swap(kind) => write!(f, "swap {}", kind.word()),
            Action::Take { slot, remove: NO_SPACE } => write!(f, "take {slot}"),
            Action::Take { slot, remove } => write!(f, "take {slot} for {remove}"),
            Action::Place { space, field } => write!(f, "place {space} {field}"),
            Action::Pay(one, two) => write!(f, "pay {one} {two}"),
            Action::Free { slot, field } => write!(f, "free {slot} {field}"),
            Action::Decline => f.write_str("decline"),
            Action::End => f.write_str("end"),
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Deal(number) => write!(f, "deal {}", number + 1),
            Action::Card(kind) => write!(f, "card {}", kind.word()),
            Action::Reveal(face) => write!(f, "tile {}", FACE_WORDS[face.idx()]),
            Action::Yield(card) => write!(f, "yield {card}"),
        }
    }
}

const UNKNOWN: ParseActionError = ParseActionError { problem: "unknown word" };
const RANGE: ParseActionError = ParseActionError { problem: "number out of range" };
const NUMBER: ParseActionError = ParseActionError { problem: "a number was expected" };
const LENGTH: ParseActionError = ParseActionError { problem: "too few or too many words" };

fn number(text: &str, below: usize) -> Result<u8, ParseActionError> {
    let n: u8 = text.parse().map_err(|_| NUMBER)?;
    if usize::from(n) < below { Ok(n) } else { Err(RANGE) }
}

fn word(text: &str, words: &[&str]) -> Result<u8, ParseActionError> {
    words.iter().position(|w| *w == text).map(|i| i as u8).ok_or(UNKNOWN)
}

fn kind(text: &str) -> Result<Kind, ParseActionError> {
    Kind::ALL.into_iter().find(|kind| kind.word() == text).ok_or(UNKNOWN)
}

fn unit(text: &str) -> Result<Unit, ParseActionError> {
    match text {
        "card" => Ok(Unit::Card),
        "worker" => Ok(Unit::Worker),
        pair => kind(pair).map(Unit::Pair),
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let mut words = text.split(' ');
        let mut parts = [""; 5];
        let mut n = 0;
        for word in words.by_ref() {
            *parts.get_mut(n).ok_or(LENGTH)? = word;
            n += 1;
        }
        let action = match parts[..n] {
            ["layout", order, turns, shifts] => Action::Layout(Layout {
                order: word(order, &ORDERS)?,
                turns: word(turns, &TURNS)?,
                shifts: word(shifts, &SHIFTS)?,
            }),
            ["castle", letter] => Action::Castle(word(letter, &LETTERS)?),
            ["bonus", bonus] => Action::Bonus(Bonus::ALL.into_iter().find(|kind| kind.word() == bonus).ok_or(UNKNOWN)?),
            ["draw"] => Action::Draw,
            ["swap", of] => Action::Swap(kind(of)?),
            ["take", slot] => Action::Take { slot: number(slot, DISPLAY)?, remove: NO_SPACE },
            ["take", slot, "for", space] => {
                Action::Take { slot: number(slot, DISPLAY)?, remove: number(space, SPACES)? }
            }
            ["place", space, field] => Action::Place { space: number(space, SPACES)?, field: number(field, FIELDS)? },
            ["pay", one, two] => Action::Pay(unit(one)?, unit(two)?),
            ["free", slot, field] => Action::Free { slot: number(slot, DISPLAY)?, field: number(field, FIELDS)? },
            ["decline"] => Action::Decline,
            ["end"] => Action::End,
            ["first", seat] => Action::First(Seat(number(seat, SEATS)?)),
            ["deal", tile] => Action::Deal(number(tile, TILES_PER_LETTER + 1)?.checked_sub(1).ok_or(RANGE)?),
            ["card", of] => Action::Card(kind(of)?),
            ["tile", face] => Action::Reveal(Face(word(face, &FACE_WORDS)?)),
            ["yield", card] => Action::Yield(number(card, YIELDS)?),
            ["layout" | "castle" | "bonus" | "swap" | "take" | "place" | "pay" | "free" | "first", ..] => {
                return Err(LENGTH);
            }
            _ => return Err(UNKNOWN),
        };
        // One spelling alone: `take 03` and `take 3` must not be two texts of one action.
        if action.to_string() == text { Ok(action) } else { Err(NUMBER) }
    }
}
