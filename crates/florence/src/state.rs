//! A game in progress: small, flat, plain. Money stands in hundreds of florins.

use crate::data::{CELLS, MAX_PLAYERS, MOST_BUILDERS};
use crate::frame::Frames;
use crate::pieces::{Building, Card, Cards, Character, Freedom, Landscape, Lot, Pile, Profession, Tile};
use signoria_core::{PerSeat, Referee, Seat, SeatSet, Veiled};

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What is going on.
    pub frames: Frames,
    /// The round, from 1; 0 during the set-up.
    pub round: u8,
    /// Turns of the game so far: lots, markers and turns of phase B.
    pub turns: u16,
    /// Whose turn that is.
    pub turn_of: SeatSet,
    /// The start player. F2.9, F4.3
    pub start: Seat,
    /// Tiles left by type of building. F1.3
    pub buildings: [u8; Building::COUNT],
    /// Tiles left by type of landscape. F1.4
    pub landscapes: [u8; Landscape::COUNT],
    /// Tiles left by freedom. F2.6
    pub freedoms: [u8; Freedom::COUNT],
    /// Tiles that came into the game by freedom. F2.6
    pub freedoms_in_game: [u8; Freedom::COUNT],
    /// Jesters left.
    pub jesters: u8,
    /// Builders left.
    pub builders: u8,
    /// Recruiting cards left.
    pub recruiting: u8,
    /// The parts of the three decks that nobody has looked at. F3.2.1
    pub unseen: Cards,
    /// What was put under each deck. F3.2.2
    pub under: [Under; Pile::COUNT],
    /// The cards that are being looked at. F3.2.7
    pub looked: Veiled<Cards>,
    /// Bonus cards that were played. F3.2.11
    pub out: Cards,
    /// What the bank has received more than it has paid. F13.7
    pub bank: i32,
    /// Phase A1. F3.1.3
    pub auction: Auction,
    /// Phase A2. F3.1.4
    pub court: Court,
    /// The value of the work that is being completed, so far. F5.4.12
    pub work: u16,
    /// Its cards: the profession, unless it is the Princess's, and the bonus cards that were played for it.
    pub making: Cards,
    /// Best-work awards have been made, and the last question after that. F8.1.1
    pub ending: bool,
    /// What belongs to each player.
    pub players: PerSeat<Player, MAX_PLAYERS>,
}

/// Cards that were put under a deck, the first one nearest to the top. F3.2.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Under {
    cards: [(Veiled<Card>, Seat); Profession::COUNT],
    len: u8,
}

impl Default for Under {
    fn default() -> Self {
        let nothing = (Veiled::new(Card::at(0), SeatSet::EMPTY), Seat(0));
        Under { cards: [nothing; Profession::COUNT], len: 0 }
    }
}

impl Under {
    /// The cards with those who put them there.
    #[must_use]
    pub fn all(&self) -> &[(Veiled<Card>, Seat)] {
        &self.cards[..usize::from(self.len)]
    }

    pub(crate) fn all_mut(&mut self) -> &mut [(Veiled<Card>, Seat)] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// A card goes below the others; who puts it there knows it.
    pub fn put(&mut self, card: Card, by: Seat) {
        self.cards[usize::from(self.len)] = (Veiled::new(card, SeatSet::only(by)), by);
        self.len += 1;
    }

    /// The card nearest to the top comes up.
    pub(crate) fn take(&mut self, referee: Referee) -> Card {
        let (card, _) = self.cards[0];
        self.cards.copy_within(1..usize::from(self.len), 0);
        self.len -= 1;
        self.cards[usize::from(self.len)] = Under::default().cards[0];
        *card.peek(referee)
    }
}

/// Phase A1. F3.1.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Auction {
    /// The stacks that were sold, a bit each. F5.2.1
    pub sold: u8,
    /// Who has neither won nor withdrawn. F5.2.2
    pub active: SeatSet,
    /// Who names the next lot. F5.2.7
    pub auctioneer: Seat,
    /// The lot that is auctioned.
    pub lot: Option<Lot>,
    /// The bid, in hundreds.
    pub bid: u16,
    /// The high bidder.
    pub high: Seat,
    /// Who answered last.
    pub last: Seat,
    /// Who has passed on this lot. F5.2.5
    pub passed: SeatSet,
}

impl Auction {
    pub(crate) fn new(start: Seat, seats: u8) -> Self {
        Auction {
            sold: 0,
            active: SeatSet::first_n(seats),
            auctioneer: start,
            lot: None,
            bid: 0,
            high: start,
            last: start,
            passed: SeatSet::EMPTY,
        }
    }

    /// Whether a stack was sold in this phase. F5.2.1
    #[must_use]
    pub const fn is_sold(&self, lot: Lot) -> bool {
        self.sold >> lot.idx() & 1 == 1
    }
}

/// Phase A2. F3.1.4
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Court {
    /// Who has a marker on each character, and its bid in hundreds.
    pub markers: [Option<(Seat, u16)>; Character::COUNT],
    /// The characters that were bought in this phase A2, a bit each. F8.3.6
    pub bought: u8,
    /// Who has bought or passed. F8.3.2
    pub done: SeatSet,
    /// Whose turn comes next, if he is still in.
    pub next: Seat,
    /// The money on the Banker, in hundreds. F8.3.15
    pub money: u16,
}

/// Where prestige points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// Bought from the income of works. F5.4.16
    Works,
    /// Buildings. F5.4.20
    Buildings,
    /// Further landscapes of a type. F5.3.1
    Landscapes,
    /// The second and the third builder. F5.3.4
    Builders,
    /// Best works. F5.4.60
    BestWorks,
    /// The Merchant. F8.3.10
    Merchant,
    /// The Banker at the end. F8.3.15
    Banker,
    /// Sold. F5.1.1
    Sold,
}

impl Source {
    /// How many there are.
    pub const COUNT: usize = 8;
}

/// What belongs to a player. F3.1.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// In hundreds.
    pub money: u16,
    /// Prestige points.
    pub pp: u16,
    /// Prestige points by source.
    pub points: [i16; Source::COUNT],
    /// The tiles on the grid: [`Player::tile`] reads them.
    pub cells: [u8; CELLS],
    /// Cells of buildings.
    pub built: u64,
    /// Cells of landscapes.
    pub land: u64,
    /// The buildings, a bit each.
    pub buildings: u16,
    /// Landscape tiles by type.
    pub landscapes: [u8; Landscape::COUNT],
    /// The freedoms, a bit each.
    pub freedoms: u8,
    /// Builders.
    pub builders: u8,
    /// Jesters.
    pub jesters: u8,
    /// The hand and what its player remembers.
    pub secrets: Veiled<Secrets>,
    /// Prestige cards. F3.2.8
    pub prestige: Veiled<Cards>,
    /// Cards of each deck that he holds: in hand, and prestige cards. Public. F3.2.4, F3.2.8
    pub held: [u8; Pile::COUNT],
    /// The professions in hand that everybody saw him recruit. F3.2.6
    pub open: Cards,
    /// The professions on the table.
    pub table: Cards,
    /// Recruiting cards in hand.
    pub recruiting: u8,
    /// Recruiting cards that others left on the table. F5.7.2
    pub left: u8,
    /// The work value marker; 0 before the first work of the round. F5.4.17
    pub best: u16,
    /// Actions used in this round.
    pub actions: u8,
    /// Whether a profession was taken in this round.
    pub took_profession: bool,
    /// Whether a freedom was introduced in this round.
    pub took_freedom: bool,
    /// Offers that were refused in this turn. F8.4.6
    pub refused: u8,
    /// The character that lies open before him. F8.3.6
    pub character: Option<Character>,
    /// Objects won in phase A1, by lot. F13.12
    pub won: [u8; Lot::COUNT],
    /// Works completed with a profession card. F13.6
    pub works: u8,
    /// Professions bought. F13.5
    pub bought: u8,
}

/// What only its player knows. F3.2.3, F3.2.4
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Secrets {
    /// Professions and bonus cards in hand.
    pub hand: Cards,
    /// The professions that he was dealt and kept, wherever they are now.
    pub kept: Cards,
    /// The professions that he took from the deck, wherever they are now.
    pub drawn: Cards,
    /// The profession that he returned.
    pub returned: Cards,
    /// The professions that he has looked at: nobody kept them from the deal. Of bonus and prestige cards there is nothing
    /// to remember: as long as a deck has an unseen part, nobody has looked at what lies under it. F3.3.2
    pub seen: Cards,
}

const LAND: u8 = 16;

impl Player {
    pub(crate) fn new(seat: Seat, money: u16) -> Self {
        Player {
            money,
            pp: 0,
            points: [0; Source::COUNT],
            cells: [0; CELLS],
            built: 0,
            land: 0,
            buildings: 0,
            landscapes: [0; Landscape::COUNT],
            freedoms: 0,
            builders: 0,
            jesters: 0,
            secrets: Veiled::new(Secrets::default(), SeatSet::only(seat)),
            prestige: Veiled::new(Cards::NONE, SeatSet::only(seat)),
            held: [0; Pile::COUNT],
            open: Cards::NONE,
            table: Cards::NONE,
            recruiting: 0,
            left: 0,
            best: 0,
            actions: 0,
            took_profession: false,
            took_freedom: false,
            refused: 0,
            character: None,
            won: [0; Lot::COUNT],
            works: 0,
            bought: 0,
        }
    }

    /// Puts a tile on cells of this board.
    pub fn lay(&mut self, tile: Tile, mask: u64) {
        let code = match tile {
            Tile::Building(building) => {
                self.built |= mask;
                self.buildings |= 1 << building.idx();
                1 + building as u8
            }
            Tile::Landscape(kind) => {
                self.land |= mask;
                let nth = self.landscapes[kind.idx()];
                self.landscapes[kind.idx()] += 1;
                LAND + kind as u8 * 8 + nth
            }
        };
        let mut left = mask;
        while left != 0 {
            self.cells[left.trailing_zeros() as usize] = code;
            left &= left - 1;
        }
    }

    /// The cells of the `nth` tile of a type; a building is there once.
    #[must_use]
    pub fn tile(&self, tile: Tile, nth: u8) -> u64 {
        let code = match tile {
            Tile::Building(building) => 1 + building as u8,
            Tile::Landscape(kind) => LAND + kind as u8 * 8 + nth,
        };
        self.cells.iter().enumerate().filter(|(_, cell)| **cell == code).fold(0, |set, (cell, _)| set | 1 << cell)
    }

    /// Whether he has a building.
    #[must_use]
    pub const fn has_building(&self, building: Building) -> bool {
        self.buildings >> building.idx() & 1 == 1
    }

    /// Whether he has a freedom.
    #[must_use]
    pub const fn has_freedom(&self, freedom: Freedom) -> bool {
        self.freedoms >> freedom.idx() & 1 == 1
    }

    /// Profession and recruiting cards in hand. F6.1.22
    #[must_use]
    pub const fn hand_cards(&self) -> u8 {
        self.held[Pile::Profession.idx()] + self.recruiting
    }

    /// Profession and recruiting cards on the table. F6.1.22
    #[must_use]
    pub const fn table_cards(&self) -> u8 {
        self.table.len() + self.left
    }

    /// Whether another builder may be taken. F5.3.4
    #[must_use]
    pub const fn takes_builder(&self) -> bool {
        self.builders < MOST_BUILDERS
    }

    /// Prestige points come or, sold, go.
    pub(crate) fn score(&mut self, source: Source, points: i16) {
        self.pp = self.pp.checked_add_signed(points).expect("prestige does not fall below 0");
        self.points[source as usize] += points;
    }

    /// Changes what the player knows.
    pub fn know(&mut self, referee: Referee, change: impl FnOnce(&mut Secrets)) {
        let mut secrets = *self.secrets.peek(referee);
        change(&mut secrets);
        self.secrets.replace(secrets);
    }
}

impl State {
    /// How many cards a deck has.
    #[must_use]
    pub fn deck_len(&self, pile: Pile) -> u8 {
        self.unseen.in_pile(pile).len() + self.under[pile.idx()].len
    }
}
