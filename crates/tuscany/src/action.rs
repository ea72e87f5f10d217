//! What players may do and what chance may bring.

use crate::data::{DISPLAY, FIELDS, SEATS, SPACES, TILES_PER_LETTER, YIELDS};
use crate::pieces::{Bonus, Face, Kind};
use crate::state::estate::Layout;
use core::fmt;
use signoria_core::{ActionWords, Num, ParseActionError, Part, Seat, Seats, actions};

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

/// No storage space has to be cleared. T5.2.4
pub const NO_SPACE: u8 = SPACES as u8;

type Slot = Num<0, { DISPLAY as u32 - 1 }>;
type Space = Num<0, { SPACES as u32 - 1 }>;
type Field = Num<0, { FIELDS as u32 - 1 }>;

actions! {
    /// A decision or a chance outcome, in the order of their indices. What a person settles without learning anything in
    /// between is one action: the tile with the item that makes room for it, the item with its field.
    pub enum Action {
        /// Lays out the three estate tiles. TD1 to TD3
        Layout(layout: Layout) = "layout",
        /// Puts the starting castle on the dark green field of the tile of this letter and seals the estate. TD4
        Castle(letter: u8 => Letter) = "castle",
        /// Takes a bonus tile, at set-up or by a city. TD5, TD15
        Bonus(bonus: Bonus => ShortBonus) = "bonus",
        /// Draws region cards. TD6
        Draw = "draw",
        /// Discards all display tiles of a kind for neutral ones. TD7
        Swap(kind: Kind) = "swap",
        /// Takes a display tile. `remove` is the space whose item leaves the game, or [`NO_SPACE`] while one is free.
        /// TD8, TD9
        Take {
            /// The place in the display.
            slot: u8 => Slot,
            /// The storage space that is cleared.
            remove: u8 => Room,
        } = "take",
        /// Places a stored item. TD10, TD11
        Place {
            /// The storage space.
            space: u8 => Space,
            /// The field of the estate.
            field: u8 => Field,
        } = "place",
        /// Pays for the placement, the lower unit first. TD12
        Pay(one: Unit, two: Unit) = "pay",
        /// Places a display tile by a castle. TD13, TD14
        Free {
            /// The place in the display.
            slot: u8 => Slot,
            /// The field of the estate.
            field: u8 => Field,
        } = "free",
        /// Goes without the castle's tile or the city's bonus tile.
        Decline = "decline",
        /// Ends the turn without spending a marble. TD16
        End = "end",
        /// Chance: who starts. T2.7
        First(seat: Seat => Seats<{ SEATS as u32 }>) = "first",
        /// Chance: the tile of a letter that a player is dealt. T2.10
        Deal(tile: u8 => Num<0, { TILES_PER_LETTER as u32 - 1 }, 1>) = "deal",
        /// Chance: the region card that is drawn.
        Card(kind: Kind) = "card",
        /// Chance: the tile that is turned up, an own or a neutral one, by its face.
        Reveal(face: Face) = "tile",
        /// Chance: the yield card that is turned up, by its place in the list of yield cards.
        Yield(card: u8 => Num<0, { YIELDS as u32 - 1 }>) = "yield",
    }
}

const ORDERS: [&str; 6] = ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"];
const TURNS: [&str; 8] = ["uuu", "uut", "utu", "utt", "tuu", "tut", "ttu", "ttt"];
const SHIFTS: [&str; 4] = ["rr", "rl", "lr", "ll"];
const LETTERS: [&str; 3] = ["A", "B", "C"];

fn one_of(words: &mut ActionWords<'_>, known: &[&str]) -> Result<u8, ParseActionError> {
    let word = words.word()?;
    let place = known.iter().position(|other| *other == word).ok_or(ParseActionError { problem: "unknown word" })?;
    Ok(place as u8)
}

/// `BAC utu rl`: the order, which tiles are upright or turned, the shifts.
impl Part for Layout {
    const N: u32 = Layout::ALL as u32;

    fn index(layout: Self) -> u32 {
        (u32::from(layout.order) * TURNS.len() as u32 + u32::from(layout.turns)) * SHIFTS.len() as u32
            + u32::from(layout.shifts)
    }

    fn at(index: u32) -> Self {
        Layout { order: (index / 32) as u8, turns: (index / 4 % 8) as u8, shifts: (index % 4) as u8 }
    }

    fn write(Layout { order, turns, shifts }: Self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = (ORDERS[usize::from(order)], TURNS[usize::from(turns)], SHIFTS[usize::from(shifts)]);
        write!(f, " {} {} {}", words.0, words.1, words.2)
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Self, ParseActionError> {
        Ok(Layout { order: one_of(words, &ORDERS)?, turns: one_of(words, &TURNS)?, shifts: one_of(words, &SHIFTS)? })
    }
}

/// The letter of an estate tile, A as 0.
#[derive(Debug)]
pub(crate) struct Letter;

impl Part<u8> for Letter {
    const N: u32 = LETTERS.len() as u32;

    fn index(letter: u8) -> u32 {
        letter.into()
    }

    fn at(index: u32) -> u8 {
        index as u8
    }

    fn write(letter: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", LETTERS[usize::from(letter)])
    }

    fn read(words: &mut ActionWords<'_>) -> Result<u8, ParseActionError> {
        one_of(words, &LETTERS)
    }
}

/// A bonus tile by its short word.
#[derive(Debug)]
pub(crate) struct ShortBonus;

impl Part<Bonus> for ShortBonus {
    const N: u32 = Bonus::COUNT as u32;

    fn index(bonus: Bonus) -> u32 {
        bonus as u32
    }

    fn at(index: u32) -> Bonus {
        Bonus::ALL[index as usize]
    }

    fn write(bonus: Bonus, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", bonus.short())
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Bonus, ParseActionError> {
        one_of(words, &Bonus::ALL.map(Bonus::short)).map(|place| Bonus::ALL[usize::from(place)])
    }
}

/// ` for 2`: the storage space that is cleared; nothing while one is free, which comes last.
#[derive(Debug)]
pub(crate) struct Room;

impl Part<u8> for Room {
    const N: u32 = SPACES as u32 + 1;

    fn index(space: u8) -> u32 {
        space.into()
    }

    fn at(index: u32) -> u8 {
        index as u8
    }

    fn write(space: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if space == NO_SPACE { Ok(()) } else { write!(f, " for {space}") }
    }

    fn read(words: &mut ActionWords<'_>) -> Result<u8, ParseActionError> {
        if words.has("for") { <Space as Part<u8>>::read(words) } else { Ok(NO_SPACE) }
    }
}

impl Part for Unit {
    const N: u32 = Kind::COUNT as u32 + 2;

    fn index(unit: Self) -> u32 {
        match unit {
            Unit::Card => 0,
            Unit::Pair(kind) => 1 + kind as u32,
            Unit::Worker => Kind::COUNT as u32 + 1,
        }
    }

    fn at(index: u32) -> Self {
        match index.checked_sub(1).map(|pair| Kind::ALL.get(pair as usize)) {
            None => Unit::Card,
            Some(Some(kind)) => Unit::Pair(*kind),
            Some(None) => Unit::Worker,
        }
    }

    fn write(unit: Self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match unit {
            Unit::Card => f.write_str(" card"),
            Unit::Pair(kind) => write!(f, " {kind}"),
            Unit::Worker => f.write_str(" worker"),
        }
    }

    fn read(words: &mut ActionWords<'_>) -> Result<Self, ParseActionError> {
        if words.has("card") {
            Ok(Unit::Card)
        } else if words.has("worker") {
            Ok(Unit::Worker)
        } else {
            Kind::read(words).map(Unit::Pair)
        }
    }
}
