//! A game in progress: one plain value.

use crate::data::{Bonus, DISPLAY, FACES, FIELDS, Kind, OWN_TILES, SEATS, SPACES, TILES, Tile, YIELDS};
use crate::estate::Layout;
use crate::frame::Frames;
use signoria_core::{Bag, PerSeat, Seat, Veiled};

/// Region cards: how many of each kind.
pub type Cards = [u8; 8];

/// What lies on a field or on a storage space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A region tile.
    Tile(Tile),
    /// A wooden hexagon.
    Hexagon,
    /// The starting castle; never on a storage space.
    StartingCastle,
}

/// The position of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What is going on.
    pub frames: Frames,
    /// The phase, 1 to 3. T4.1
    pub phase: u8,
    /// The round, from 1 through all phases; 0 during the set-up.
    pub round: u16,
    /// Who has the start player card. T2.7
    pub start: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether the end of the phase has been triggered. T4.4
    pub triggered: bool,
    /// Whether this is the one more round of the third phase. T4.6
    pub final_round: bool,
    /// The tiles of the display. T2.8
    pub display: [Option<Tile>; DISPLAY],
    /// The neutral pile by face. T2.6
    pub pile: Bag<FACES>,
    /// The open discards beside the pile: how many of each tile. T5.4.1
    pub discards: [u8; TILES],
    /// The tiles that have left the game. T5.2.5
    pub removed: [u8; TILES],
    /// The region deck. T2.2
    pub deck: Bag<8>,
    /// The open discards of region cards. T5.3.7
    pub spent: Bag<8>,
    /// What the deck held when it was last shuffled: all have seen it. T3.5.2
    pub shuffled: Cards,
    /// The yield deck. T2.2
    pub yields: Bag<YIELDS>,
    /// The open discards of yield cards. T6.8
    pub spent_yields: Bag<YIELDS>,
    /// Bonus tiles in stock by kind. T2.3
    pub bonus: [u8; 5],
    /// How often each colour bonus tile has been used, at most twice. T5.3.5
    pub colours: [u8; 8],
    /// The players.
    pub players: PerSeat<Player, SEATS>,
}

/// How a player lays out the estate, until all have sealed theirs known to that player alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Estate {
    /// The tiles that were dealt by letter, 0 to 3 each.
    pub tiles: [u8; 3],
    /// The layout, once chosen.
    pub layout: Option<Layout>,
    /// The letter of the tile with the starting castle, A as 0, once chosen.
    pub castle: Option<u8>,
}

/// Points by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Points {
    /// Green: completed regions. T5.3.4
    pub regions: u8,
    /// Green: colour bonus tiles. T5.3.5
    pub colours: u8,
    /// Green: goods and hexagons on agriculture fields. T6.4
    pub goods: u8,
    /// Green: bonus tiles of storage. T6.2
    pub storage: u8,
    /// Green: yield cards. T6.9
    pub green_yields: u8,
    /// Red: yield cards. T6.9
    pub red_yields: u8,
    /// Red: what green counted at the end of each phase. T8.1
    pub phases: [u8; 3],
    /// Red, at the end: cards, stored tiles, stored hexagons, marble, workers. T8.2
    pub kept: [u8; 5],
}

impl Points {
    /// The green points.
    #[must_use]
    #[inline]
    pub fn green(&self) -> u8 {
        self.regions + self.colours + self.goods + self.storage + self.green_yields
    }

    /// The red points.
    #[must_use]
    pub fn red(&self) -> u16 {
        u16::from(self.red_yields) + self.phases.iter().chain(&self.kept).map(|n| u16::from(*n)).sum::<u16>()
    }
}

/// What belongs to a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// The region cards in hand, known to the player alone. T3.4
    pub hand: Veiled<Cards>,
    /// How many cards are in hand, as everybody sees.
    pub held: u8,
    /// Which of the cards that the deck held when it was last shuffled this player has drawn, known to the player alone.
    pub drawn: Veiled<Cards>,
    /// The cards that this player has paid since then: before the first draw from that deck, and after it.
    pub paid: [Cards; 2],
    /// The estate as it is laid out.
    pub estate: Veiled<Estate>,
    /// The fields of each kind, a bit each; none before the estates are open.
    pub kinds: [u32; 8],
    /// Which pair of shifts the layout has.
    pub shifts: u8,
    /// What lies on each field.
    pub pieces: [Option<Piece>; FIELDS],
    /// The covered fields, a bit each.
    pub covered: u32,
    /// The fields beside a covered one, a bit each, covered or not.
    pub beside: u32,
    /// What has not been turned up of the own three stacks, by face. T2.4
    pub stacks: Bag<FACES>,
    /// The storage spaces; those beyond the capacity are empty. T5.2.4
    pub storage: [Option<Piece>; SPACES],
    /// Workers.
    pub workers: u8,
    /// Marble.
    pub marble: u8,
    /// Bonus tiles by kind.
    pub bonus: [u8; 5],
    /// Points by source.
    pub points: Points,
}

impl Default for Player {
    fn default() -> Self {
        Player {
            hand: Veiled::default(),
            held: 0,
            drawn: Veiled::default(),
            paid: [[0; 8]; 2],
            estate: Veiled::default(),
            kinds: [0; 8],
            shifts: 0,
            pieces: [None; FIELDS],
            covered: 0,
            beside: 0,
            stacks: Bag::default(),
            storage: [None; SPACES],
            workers: 0,
            marble: 0,
            bonus: [0; 5],
            points: Points::default(),
        }
    }
}

const _: () = assert!(size_of::<State>() <= 2048, "a state stays small");

impl Player {
    /// Own tiles turned up so far. T13.5
    #[must_use]
    #[inline]
    pub fn shown(&self) -> u8 {
        OWN_TILES - self.stacks.len() as u8
    }

    /// The empty fields beside a placed piece, a bit each. T5.2.1
    #[must_use]
    #[inline]
    pub fn open(&self) -> u32 {
        self.beside & !self.covered
    }

    /// Whether a tile of the kind has a field now; cards do not matter. T5.2.1, TA2
    #[must_use]
    #[inline]
    pub fn fits(&self, kind: Kind) -> bool {
        self.open() & self.kinds[kind.idx()] != 0
    }

    /// The kind of a field of the open estate.
    #[must_use]
    #[inline]
    pub fn kind_of(&self, field: u8) -> Kind {
        let at = self.kinds.iter().position(|set| set >> field & 1 == 1);
        Kind::ALL[at.expect("every field of an open estate has a kind")]
    }

    /// The bonus tiles of a kind.
    #[must_use]
    #[inline]
    pub fn has(&self, bonus: Bonus) -> u8 {
        self.bonus[bonus.idx()]
    }

    /// Whether the estate is laid out and sealed. That it is, everybody sees. T2.12
    #[must_use]
    pub(crate) fn sealed(&self) -> bool {
        self.estate.peek().castle.is_some()
    }

    /// The empty fields of the estate. T8.3
    #[must_use]
    pub fn empty_fields(&self) -> u32 {
        FIELDS as u32 - self.covered.count_ones()
    }

    /// Changes the hand.
    #[inline]
    pub(crate) fn with_hand(&mut self, change: impl FnOnce(&mut Cards)) {
        let mut hand = *self.hand.peek();
        change(&mut hand);
        self.hand.replace(hand);
    }

    /// Puts a piece on a field.
    #[inline]
    pub(crate) fn put(&mut self, field: u8, piece: Piece, adjacent: &[u32; FIELDS]) {
        self.pieces[usize::from(field)] = Some(piece);
        self.covered |= 1 << field;
        self.beside |= adjacent[usize::from(field)];
    }
}

impl State {
    /// The player whose turn it is.
    #[must_use]
    #[inline]
    pub fn active(&self) -> &Player {
        &self.players[self.turn]
    }

    #[inline]
    pub(crate) fn active_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn]
    }

    /// Neutral tiles that can still be turned up: those of the pile and those of the discards. T10.3
    #[must_use]
    pub fn neutral_left(&self) -> Cards {
        let mut kinds = [0; 8];
        for face in crate::data::Face::all() {
            kinds[face.kind().idx()] += self.pile.count(face.idx()) + self.discards[Tile::neutral(face).idx()];
        }
        kinds
    }
}
