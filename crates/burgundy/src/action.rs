//! Actions and chance outcomes, their text form and their indices.

use crate::tile::{Cell, Depot, Goods, Slot, Source, Space, Tile, With};
use core::fmt;
use core::str::FromStr;
use signoria_core::{Block, ParseActionError, Seat};

/// A decision or a chance outcome. The order is that of the indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance: the first player (B2.8).
    FirstPlayer(Seat),
    /// Chance: the next player's board sheet, `0..6` (B8.20).
    Sheet(u8),
    /// Chance: the next goods tile that is turned up.
    Goods(Goods),
    /// Chance: the next hex tile that is turned up.
    Tile(Tile),
    /// Chance: the next die.
    Die(u8),
    /// Open variant: a side of the dealt sheet (BD1).
    Side(Side),
    /// The hex of the starting castle (BD2).
    Castle(Cell),
    /// Secret variant: side and hex at once (B8.22).
    Choose(Side, Cell),
    /// Take a tile from a numbered depot; with a full storage a stored tile makes room (B5.4, B5.5).
    Take {
        /// The die, or an effect.
        with: With,
        /// Where the tile lies.
        space: Space,
        /// The stored tile that leaves the game.
        discard: Option<Slot>,
    },
    /// Place a stored tile (B5.6).
    Place {
        /// The die, or an effect.
        with: With,
        /// Which stored tile.
        slot: Slot,
        /// Where to.
        cell: Cell,
    },
    /// Sell all stored goods of a type (B5.11).
    Sell {
        /// The die, or an effect.
        with: With,
        /// Which type.
        goods: Goods,
    },
    /// Take worker tiles (B5.13).
    Workers(With),
    /// Buy a tile (B5.20).
    Buy {
        /// Where it lies.
        source: Source,
        /// The stored tile that leaves the game.
        discard: Option<Slot>,
    },
    /// A ship takes the goods of one depot (BD14).
    Ship(Depot),
    /// A ship takes the goods of this depot and the next one clockwise (B6.30).
    ShipTwo(Depot),
    /// Which new type of goods is taken when not all fit (BD16).
    Pick(Goods),
    /// Leave a "may" effect.
    Decline,
    /// End the turn (B4.15).
    EndTurn,
}

/// A side of a board sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Side {
    /// The side that the data calls the front.
    Front,
    /// The other one.
    Back,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Front, Side::Back];

    /// Its id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Side::Front => "front",
            Side::Back => "back",
        }
    }
}

const FIRST: Block<1> = Block::at(0, [4]);
const SHEET: Block<1> = Block::at(FIRST.end(), [6]);
const GOODS: Block<1> = Block::at(SHEET.end(), [6]);
const TILE: Block<1> = Block::at(GOODS.end(), [Tile::FACES as u32]);
const DIE: Block<1> = Block::at(TILE.end(), [6]);
const SIDE: Block<1> = Block::at(DIE.end(), [2]);
const CASTLE: Block<1> = Block::at(SIDE.end(), [37]);
const CHOOSE: Block<2> = Block::at(CASTLE.end(), [2, 37]);
/// What it is done with, the space, the discard (0 for none).
const TAKE: Block<3> = Block::at(CHOOSE.end(), [3, 24, 4]);
const PLACE: Block<3> = Block::at(TAKE.end(), [3, 3, 37]);
const SELL: Block<2> = Block::at(PLACE.end(), [3, 6]);
const WORKERS: Block<1> = Block::at(SELL.end(), [3]);
/// The source (black spaces first), the discard (0 for none).
const BUY: Block<2> = Block::at(WORKERS.end(), [8 + 24, 4]);
const SHIP: Block<1> = Block::at(BUY.end(), [6]);
const SHIP_TWO: Block<1> = Block::at(SHIP.end(), [6]);
const PICK: Block<1> = Block::at(SHIP_TWO.end(), [6]);
const DECLINE: Block<1> = Block::at(PICK.end(), [1]);
const END: Block<1> = Block::at(DECLINE.end(), [1]);

fn discard_no(discard: Option<Slot>) -> u32 {
    discard.map_or(0, |slot| slot as u32 + 1)
}

fn discard_of(no: u32) -> Option<Slot> {
    no.checked_sub(1).map(|i| Slot::ALL[i as usize])
}

const WITH: [With; 3] = [With::First, With::Second, With::Effect];

impl Action {
    /// Indices lie in `0..COUNT`.
    pub const COUNT: u32 = END.end();

    /// The index of the action.
    #[must_use]
    pub fn index(self) -> u32 {
        match self {
            Action::FirstPlayer(seat) => FIRST.index([seat.0.into()]),
            Action::Sheet(sheet) => SHEET.index([sheet.into()]),
            Action::Goods(goods) => GOODS.index([goods as u32]),
            Action::Tile(tile) => TILE.index([tile.idx() as u32]),
            Action::Die(value) => DIE.index([u32::from(value) - 1]),
            Action::Side(side) => SIDE.index([side as u32]),
            Action::Castle(cell) => CASTLE.index([cell.idx() as u32]),
            Action::Choose(side, cell) => CHOOSE.index([side as u32, cell.idx() as u32]),
            Action::Take { with, space, discard } => TAKE.index([with as u32, space.idx() as u32, discard_no(discard)]),
            Action::Place { with, slot, cell } => PLACE.index([with as u32, slot as u32, cell.idx() as u32]),
            Action::Sell { with, goods } => SELL.index([with as u32, goods as u32]),
            Action::Workers(with) => WORKERS.index([with as u32]),
            Action::Buy { source: Source::Black(i), discard } => BUY.index([i.into(), discard_no(discard)]),
            Action::Buy { source: Source::Depot(space), discard } => {
                BUY.index([8 + space.idx() as u32, discard_no(discard)])
            }
            Action::Ship(depot) => SHIP.index([depot.idx() as u32]),
            Action::ShipTwo(depot) => SHIP_TWO.index([depot.idx() as u32]),
            Action::Pick(goods) => PICK.index([goods as u32]),
            Action::Decline => DECLINE.index([0]),
            Action::EndTurn => END.index([0]),
        }
    }

    /// The action with an index.
    #[must_use]
    pub fn from_index(i: u32) -> Option<Action> {
        let depot = |d: u32| Depot::no(d as u8 + 1);
        let cell = |c: u32| Cell::at(c as usize);
        let action = if let Some([seat]) = FIRST.coordinates(i) {
            Action::FirstPlayer(Seat(seat as u8))
        } else if let Some([sheet]) = SHEET.coordinates(i) {
            Action::Sheet(sheet as u8)
        } else if let Some([goods]) = GOODS.coordinates(i) {
            Action::Goods(Goods::ALL[goods as usize])
        } else if let Some([tile]) = TILE.coordinates(i) {
            Action::Tile(Tile::at(tile as usize))
        } else if let Some([pips]) = DIE.coordinates(i) {
            Action::Die(pips as u8 + 1)
        } else if let Some([side]) = SIDE.coordinates(i) {
            Action::Side(Side::ALL[side as usize])
        } else if let Some([at]) = CASTLE.coordinates(i) {
            Action::Castle(cell(at))
        } else if let Some([side, at]) = CHOOSE.coordinates(i) {
            Action::Choose(Side::ALL[side as usize], cell(at))
        } else if let Some([with, space, discard]) = TAKE.coordinates(i) {
            let space = Space::at(space as usize);
            Action::Take { with: WITH[with as usize], space, discard: discard_of(discard) }
        } else if let Some([with, slot, at]) = PLACE.coordinates(i) {
            Action::Place { with: WITH[with as usize], slot: Slot::ALL[slot as usize], cell: cell(at) }
        } else if let Some([with, goods]) = SELL.coordinates(i) {
            Action::Sell { with: WITH[with as usize], goods: Goods::ALL[goods as usize] }
        } else if let Some([with]) = WORKERS.coordinates(i) {
            Action::Workers(WITH[with as usize])
        } else if let Some([source, discard]) = BUY.coordinates(i) {
            let source =
                source.checked_sub(8).map_or(Source::Black(source as u8), |s| Source::Depot(Space::at(s as usize)));
            Action::Buy { source, discard: discard_of(discard) }
        } else if let Some([at]) = SHIP.coordinates(i) {
            Action::Ship(depot(at))
        } else if let Some([at]) = SHIP_TWO.coordinates(i) {
            Action::ShipTwo(depot(at))
        } else if let Some([goods]) = PICK.coordinates(i) {
            Action::Pick(Goods::ALL[goods as usize])
        } else if DECLINE.coordinates(i).is_some() {
            Action::Decline
        } else if END.coordinates(i).is_some() {
            Action::EndTurn
        } else {
            return None;
        };
        Some(action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::FirstPlayer(seat) => write!(f, "first {seat}"),
            Action::Sheet(sheet) => write!(f, "sheet {}", sheet + 1),
            Action::Goods(goods) => write!(f, "goods {goods}"),
            Action::Tile(tile) => write!(f, "tile {tile}"),
            Action::Die(value) => write!(f, "die {value}"),
            Action::Side(side) => write!(f, "side {}", side.id()),
            Action::Castle(cell) => write!(f, "castle {cell}"),
            Action::Choose(side, cell) => write!(f, "choose {} {cell}", side.id()),
            Action::Take { with, space, discard } => {
                write!(f, "take {with} {space}")?;
                write_discard(f, *discard)
            }
            Action::Place { with, slot, cell } => write!(f, "place {with} {slot} {cell}"),
            Action::Sell { with, goods } => write!(f, "sell {with} {goods}"),
            Action::Workers(with) => write!(f, "workers {with}"),
            Action::Buy { source, discard } => {
                write!(f, "buy {source}")?;
                write_discard(f, *discard)
            }
            Action::Ship(depot) => write!(f, "ship {depot}"),
            Action::ShipTwo(depot) => write!(f, "ship {depot}+{}", depot.next()),
            Action::Pick(goods) => write!(f, "pick {goods}"),
            Action::Decline => f.write_str("decline"),
            Action::EndTurn => f.write_str("end"),
        }
    }
}

fn write_discard(f: &mut fmt::Formatter<'_>, discard: Option<Slot>) -> fmt::Result {
    discard.map_or(Ok(()), |slot| write!(f, " discard {slot}"))
}

const fn error<T>(problem: &'static str) -> Result<T, ParseActionError> {
    Err(ParseActionError { problem })
}

/// The words of an action's text, one after another.
struct Words<'a>(core::str::SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    fn word(&mut self) -> Result<&'a str, ParseActionError> {
        self.0.next().ok_or(ParseActionError { problem: "something is missing at the end" })
    }

    fn with(&mut self) -> Result<With, ParseActionError> {
        match self.word()? {
            "0" => Ok(With::First),
            "1" => Ok(With::Second),
            "free" => Ok(With::Effect),
            _ => error("0, 1 or free expected"),
        }
    }

    fn side(&mut self) -> Result<Side, ParseActionError> {
        match self.word()? {
            "front" => Ok(Side::Front),
            "back" => Ok(Side::Back),
            _ => error("front or back expected"),
        }
    }

    fn slot(&mut self) -> Result<Slot, ParseActionError> {
        Ok(Slot::ALL[usize::from(number(self.word()?, 0, 2)?)])
    }

    fn cell(&mut self) -> Result<Cell, ParseActionError> {
        number(self.word()?, 1, 37).map(Cell::no)
    }

    fn goods(&mut self) -> Result<Goods, ParseActionError> {
        number(self.word()?, 1, 6).map(Goods::no)
    }

    fn discard(&mut self) -> Result<Option<Slot>, ParseActionError> {
        match self.0.next() {
            None => Ok(None),
            Some("discard") => self.slot().map(Some),
            Some(_) => error("discard expected"),
        }
    }
}

/// A number without sign or leading zeros, so that every action has one text only.
fn number(text: &str, least: u8, most: u8) -> Result<u8, ParseActionError> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    match text.parse() {
        Ok(n) if plain && (least..=most).contains(&n) => Ok(n),
        _ if plain => error("number out of range"),
        _ => error("number expected"),
    }
}

fn space(text: &str) -> Result<Space, ParseActionError> {
    let Some((depot, slot)) = text.split_once('.') else { return error("depot.space expected") };
    Ok(Space::no(number(depot, 1, 6)?, number(slot, 1, 4)?))
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let mut words = Words(text.split_ascii_whitespace());
        let action = match words.word()? {
            "first" => Action::FirstPlayer(Seat(number(words.word()?, 0, 3)?)),
            "sheet" => Action::Sheet(number(words.word()?, 1, 6)? - 1),
            "goods" => Action::Goods(words.goods()?),
            "tile" => Action::Tile(words.word()?.parse()?),
            "die" => Action::Die(number(words.word()?, 1, 6)?),
            "side" => Action::Side(words.side()?),
            "castle" => Action::Castle(words.cell()?),
            "choose" => Action::Choose(words.side()?, words.cell()?),
            "take" => Action::Take { with: words.with()?, space: space(words.word()?)?, discard: words.discard()? },
            "place" => Action::Place { with: words.with()?, slot: words.slot()?, cell: words.cell()? },
            "sell" => Action::Sell { with: words.with()?, goods: words.goods()? },
            "workers" => Action::Workers(words.with()?),
            "buy" => {
                let from = words.word()?;
                let source = match from.strip_prefix("black.") {
                    Some(i) => Source::Black(number(i, 1, 8)? - 1),
                    None => Source::Depot(space(from)?),
                };
                Action::Buy { source, discard: words.discard()? }
            }
            "ship" => {
                let depots = words.word()?;
                match depots.split_once('+') {
                    None => Action::Ship(Depot::no(number(depots, 1, 6)?)),
                    Some((one, two)) => {
                        let (one, two) = (Depot::no(number(one, 1, 6)?), Depot::no(number(two, 1, 6)?));
                        if one.next() == two {
                            Action::ShipTwo(one)
                        } else {
                            return error("two neighbours expected, clockwise");
                        }
                    }
                }
            }
            "pick" => Action::Pick(words.goods()?),
            "decline" => Action::Decline,
            "end" => Action::EndTurn,
            _ => return error("unknown word"),
        };
        if words.0.next().is_some() { error("too many words") } else { Ok(action) }
    }
}
