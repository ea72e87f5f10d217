//! A game in progress: small, flat, plain.

mod stack;

pub use stack::{Slot, Stack};

use crate::data::{CHANGES, HELPERS, MAX_PLAYERS, MOST_CARDS, MOST_HOLDS, SET, SHOWN, SPACES};
use crate::frame::Frames;
use crate::pieces::{
    CARDS, COLUMNS, Capital, Card, Color, DECKS, FINALS, FIRST_SAWMILL, Guild, ICONS, Season, Side, Tier, VALUES,
};
use signoria_core::{Bag, Hand, PerSeat, Referee, Seat, SeatSet, Sink, Veiled};

/// Cards of a hand or a payment by kind.
pub type Cards = [u8; Capital::COUNT];

/// A game in progress. Chapter 3
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What is going on.
    pub frames: Frames,
    /// The year, from 1; 0 during the set-up.
    pub year: u8,
    /// The season.
    pub season: Season,
    /// The guild whose stage it is, if it is one's.
    pub guild: Option<Guild>,
    /// How far the course of the round is within its list: a disc of a queue, a place in the turn order, a draw of the set-up.
    pub cursor: u8,
    /// The number of the turn.
    pub turns: u16,
    /// Whose turn it is.
    pub turn_of: SeatSet,
    /// The turn order. C3.1.1
    pub order: [Seat; MAX_PLAYERS],
    /// The order-change track, from the left. C5.8.3
    pub changes: [Option<Seat>; CHANGES],
    /// The queues: guild, space, the lower disc first. C3.1.1
    pub queues: [[[Disc; 2]; SPACES]; Guild::COUNT],
    /// Discs on the pictures of the guilds. C5.9.1
    pub pictures: [[u8; MAX_PLAYERS]; Guild::COUNT],
    /// Privileges used in this round. C5.11.1
    pub used: PerSeat<u8, MAX_PLAYERS>,
    /// The capital stack. C3.2.2
    pub capital: Bag<{ Capital::COUNT }>,
    /// The capital discard pile.
    pub pile: Bag<{ Capital::COUNT }>,
    /// The face-up capital cards.
    pub display: [Option<Capital>; SHOWN],
    /// The stacks of buildings.
    pub stacks: [Stack; DECKS],
    /// The displays of buildings.
    pub offers: [[Option<Card>; SHOWN]; DECKS],
    /// Bonus tokens that are left, a bit each.
    pub tokens: u8,
    /// Sawmills in the box, a bit each. C2.6
    pub sawmills: u8,
    /// Privilege tokens in the pool.
    pub privileges: u8,
    /// Work tokens in the pool.
    pub work: u8,
    /// The columns of the granary, the lower marker first. C3.1.4
    pub granary: [[Marker; 2]; COLUMNS],
    /// The holds of the ships, the left marker first. C3.1.4
    pub holds: [[Marker; 2]; MOST_HOLDS],
    /// The buildings whose icon is filled, icon by icon. C1.2.3
    pub filled: [u64; ICONS],
    /// The action that is going on.
    pub act: Act,
    /// The payment that is going on.
    pub payment: Payment,
    /// The auction that is going on.
    pub auction: Auction,
    /// The cards that somebody looks at: those of the display first. C5.5.11
    pub looked: [Slot; 5],
    /// How many.
    pub looks: u8,
    /// A number for each lot of cards that was put back. C5.5.11
    pub batch: u8,
    /// What belongs to each player.
    pub players: PerSeat<Player, MAX_PLAYERS>,
}

/// A place for a helper's disc.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Disc(u8);

impl Disc {
    const USED: u8 = 8;

    /// No disc.
    pub const NONE: Disc = Disc(0);

    /// A disc of a player.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Disc(seat.0 + 1)
    }

    /// Whose it is.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat((self.0 & 7) - 1)) }
    }

    /// Whether it has used a privilege. C5.2.2
    #[must_use]
    pub const fn used(self) -> bool {
        self.0 & Self::USED != 0
    }

    /// Marks that it has.
    pub fn use_privilege(&mut self) {
        self.0 |= Self::USED;
    }
}

/// A place for a goods marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marker(u8);

impl Marker {
    /// No marker.
    pub const NONE: Marker = Marker(0);
    /// A neutral one.
    pub const NEUTRAL: Marker = Marker(7);

    /// A player's one.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Marker(seat.0 + 1)
    }

    /// Whose it is, if it is a player's.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        if self.0 == 0 || self.0 == 7 { None } else { Some(Seat(self.0 - 1)) }
    }

    /// Whether none lies there.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// A marker enters a queue of two; the one that it pushes out, if both places are taken. C5.6.8, C5.6.9
    pub(crate) fn enter(queue: &mut [Marker; 2], marker: Marker) -> Option<Marker> {
        match queue.iter_mut().find(|place| place.is_none()) {
            Some(place) => {
                *place = marker;
                None
            }
            None => {
                let out = queue[0];
                *queue = [queue[1], marker];
                Some(out)
            }
        }
    }
}

/// The action that is going on. C5.2.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Act {
    /// The space of its disc, from 0, and whether the disc is the upper one; none in winter and in windows.
    pub disc: Option<(u8, u8)>,
    /// Whether it has used its privilege.
    pub privileged: bool,
    /// Work points left.
    pub points: u8,
    /// What the buildings cost so far.
    pub cost: u8,
    /// Buildings so far.
    pub built: u8,
    /// Whether the notary's action is over.
    pub done: bool,
}

impl Act {
    pub(crate) const NONE: Act = Act { disc: None, privileged: false, points: 0, cost: 0, built: 0, done: false };
}

/// A price that somebody pays. C5.2.4
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment {
    /// What it comes to; 0 while nobody pays.
    pub price: u8,
    /// The colours that count, a bit each.
    pub colors: u8,
    /// What is laid down so far, for the payer alone.
    pub laid: Veiled<Cards>,
    /// The next colour.
    pub next: u8,
    /// Whether the payer was asked.
    pub asked: bool,
}

impl Payment {
    pub(crate) const NONE: Payment = Payment {
        price: 0,
        colors: 0,
        laid: Veiled::new([0; Capital::COUNT], SeatSet::EVERYBODY),
        next: 0,
        asked: false,
    };
}

/// Every colour.
pub(crate) const ALL_COLORS: u8 = (1 << Color::COUNT) - 1;

/// An auction. C3.1.5
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Auction {
    /// The card's deck and space; none while there is no auction.
    pub lot: Option<(Tier, u8)>,
    /// Who began it.
    pub initiator: Seat,
    /// Who leads.
    pub leader: Seat,
    /// Who answered last.
    pub last: Seat,
    /// Who has passed.
    pub out: SeatSet,
    /// The last bid of each player; 0 for none.
    pub bids: [u8; MAX_PLAYERS],
    /// The mayor's cards.
    pub mayor: Cards,
}

impl Auction {
    pub(crate) const NONE: Auction = Auction {
        lot: None,
        initiator: Seat(0),
        leader: Seat(0),
        last: Seat(0),
        out: SeatSet::EMPTY,
        bids: [0; MAX_PLAYERS],
        mayor: [0; Capital::COUNT],
    };

    /// The bid to beat.
    #[must_use]
    pub fn bid(&self) -> u8 {
        self.bids[self.leader.idx()]
    }

    /// Whether somebody raised the first bid: then the mayor stays out. C5.5.6
    #[must_use]
    pub fn raised(&self) -> bool {
        self.bids.iter().filter(|bid| **bid > 0).count() > 1
    }

    /// The sum of the printed values of the mayor's cards. CA13
    #[must_use]
    pub fn offer(&self) -> u8 {
        printed(&self.mayor)
    }
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The starting order. C2.9
    Start,
    /// Half-products. C5.6.6
    Semis,
    /// Final products and meat. C5.6.7
    Finals,
    /// Markers on ships. C8.1.1
    Cargo,
    /// Bonus points of ships. C8.1.1
    Ships,
    /// City growth. C8.1.2
    City,
    /// The granary. C8.1.3
    Granary,
    /// Investments. C8.1.4
    Investment,
    /// Helpers that were not sent. C5.1.6
    Helpers,
    /// Fees, paid and received. C5.1.5
    Fees,
}

impl Source {
    /// How many there are.
    pub const COUNT: usize = 10;
}

/// The most cards of a row: the sawmill, four a season, two a winter. C14.3
pub(crate) const MOST_ROW: usize = 43;

/// What belongs to a player. C3.1.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// The capital in hand. C3.2.1
    pub hand: Hand<MOST_CARDS>,
    /// The sum of the five cards dealt, as long as none has left the hand; then 0. CA48
    pub dealt: Veiled<u8>,
    /// Building cards in hand that nobody else has seen. C3.2.1
    pub secret: Veiled<u64>,
    /// Building cards in hand that came from a display. CA48
    pub open: u64,
    /// Building cards in hand, by deck.
    pub held: [u8; DECKS],
    /// The row from the left.
    row: [Card; MOST_ROW],
    len: u8,
    /// The buildings in the row, without the sawmill.
    pub built: u64,
    /// The points on the track.
    pub score: i16,
    /// The same by source.
    pub points: [i16; Source::COUNT],
    /// Own markers on the fair.
    pub fair: u8,
    /// Privilege tokens.
    pub privileges: u8,
    /// Work tokens.
    pub work: u8,
    /// Bonus tokens, a bit each.
    pub tokens: u8,
    /// Free helpers.
    pub helpers: u8,
    /// Whether he has passed in this helper phase.
    pub passed: bool,
}

impl Player {
    pub(crate) fn new(seat: Seat) -> Self {
        let own = SeatSet::only(seat);
        Player {
            hand: Hand::of(seat),
            dealt: Veiled::new(0, own),
            secret: Veiled::new(0, own),
            open: 0,
            held: [0; DECKS],
            row: [Card(0); MOST_ROW],
            len: 0,
            built: 0,
            score: 0,
            points: [0; Source::COUNT],
            fair: 0,
            privileges: 0,
            work: 0,
            tokens: 0,
            helpers: HELPERS,
            passed: false,
        }
    }

    /// The row from the left.
    #[must_use]
    pub fn row(&self) -> &[Card] {
        &self.row[..usize::from(self.len)]
    }

    /// The building at an end of the row.
    #[must_use]
    pub fn end(&self, side: Side) -> Card {
        match side {
            Side::Left => self.row[0],
            Side::Right => self.row[usize::from(self.len) - 1],
        }
    }

    /// Puts a building at an end of the row.
    pub fn build(&mut self, card: Card, side: Side) {
        let len = usize::from(self.len);
        if side == Side::Left {
            self.row.copy_within(..len, 1);
            self.row[0] = card;
        } else {
            self.row[len] = card;
        }
        self.len += 1;
        self.built |= card.bit();
    }

    /// Another sawmill in the place of the first one. C2.10
    pub(crate) fn change_sawmill(&mut self, card: Card) -> Card {
        debug_assert!(self.len == 1 && self.row[0].0 >= FIRST_SAWMILL);
        core::mem::replace(&mut self.row[0], card)
    }

    /// All building cards in hand, for the rules.
    #[must_use]
    pub fn buildings(&self, referee: Referee) -> u64 {
        self.secret.peek(referee) | self.open
    }

    /// How many building cards are in hand.
    #[must_use]
    pub fn holds_buildings(&self) -> bool {
        self.held != [0; DECKS]
    }

    /// A building card that all have seen comes into the hand.
    pub(crate) fn take_building(&mut self, card: Card) {
        self.open |= card.bit();
        self.held[card.tier().idx()] += 1;
    }

    /// A building card leaves the hand and is seen by all.
    pub(crate) fn show_building<E>(&mut self, seat: Seat, card: Card, referee: Referee, sink: &mut impl Sink<E>) {
        let secret = *self.secret.peek(referee);
        if secret & card.bit() != 0 {
            Veiled::new(card, SeatSet::only(seat)).reveal(SeatSet::EVERYBODY, sink);
            self.secret.replace(secret & !card.bit());
        } else {
            self.open &= !card.bit();
        }
        self.held[card.tier().idx()] -= 1;
    }

    /// How many capital cards of each kind are in hand, for the rules.
    #[must_use]
    pub fn capital(&self, referee: Referee) -> Cards {
        let mut cards = [0; Capital::COUNT];
        self.hand.cards(referee).for_each(|kind| cards[usize::from(kind)] += 1);
        cards
    }

    /// A capital card leaves the hand; `known` see which.
    pub(crate) fn lose<E>(&mut self, kind: Capital, known: SeatSet, sink: &mut impl Sink<E>) {
        self.hand.show(kind as u8, known, sink);
        self.hand.remove(kind as u8, known);
        self.dealt.replace(0);
    }

    /// Points are won, or lost below 0.
    pub(crate) fn scores(&mut self, source: Source, points: i16) {
        self.score += points;
        self.points[source as usize] += points;
        debug_assert!(self.score >= 0, "fees are paid by those who can");
    }

    /// What the whole hand is worth, for the rules. C5.2.4
    #[must_use]
    pub fn worth(&self, referee: Referee) -> u8 {
        worth(&self.capital(referee), ALL_COLORS)
    }
}

/// The sum of the printed values.
pub(crate) fn printed(cards: &Cards) -> u8 {
    cards.chunks_exact(VALUES).map(|of| of[0] + 2 * of[1] + 3 * of[2]).sum()
}

/// What cards of one colour are worth: the printed values or as a set. C5.2.4
#[must_use]
pub fn set_value(of: &[u8]) -> u8 {
    let n = of[0] + of[1] + of[2];
    let face = of[0] + 2 * of[1] + 3 * of[2];
    face.max(SET * n.saturating_sub(1))
}

/// What cards are worth, those of some colours. C5.2.4
#[must_use]
pub fn worth(cards: &Cards, colors: u8) -> u8 {
    let sets = cards.chunks_exact(VALUES).enumerate();
    sets.filter(|(color, _)| colors >> color & 1 == 1).map(|(_, of)| set_value(of)).sum()
}

const _: () = assert!(CARDS - FIRST_SAWMILL as usize == 6 && FINALS == 8);
const _: () = assert!(size_of::<State>() < 2048, "C14: a state stays below 2 KB");
