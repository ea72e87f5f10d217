//! A game in progress: small, flat, plain. Chapter 3.

use crate::data::{CultureCounts, MAX_PLAYERS, MAX_POOL};
use crate::frame::Frames;
use crate::pieces::{Card, Cube, Culture, Face, Goal, Pile, Soldier, Token};
use crate::{CHURCH, STORE};
use signoria_core::{Bag, PerSeat, Seat, Veiled};

/// A game in progress. P3.1
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The questions that are open, the one to answer on top.
    pub frames: Frames,
    /// The starting player, for the whole game. P2.9
    pub first: Seat,
    /// The year, from 1.
    pub year: u8,
    /// Turns that have ended in this year.
    pub turns: u8,
    /// Whose turn it is or comes next.
    pub current: Seat,
    /// Actions that the current player may still take. P4.2
    pub actions: u8,
    /// Military rounds that have been scored. P7.1
    pub rounds: u8,
    /// The pool, leftmost card first. P2.5
    pub pool: Pool,
    /// The supply deck: what is left of it, in an order that nobody knows. P3.7
    pub deck: Bag<{ Card::COUNT }>,
    /// Cards out of the game. Those of P2.2 lie in it from the start.
    pub out: [u8; Card::COUNT],
    /// What lies in the middle. P2.7
    pub stock: Stock,
    /// What belongs to each player.
    pub players: PerSeat<Player, MAX_PLAYERS>,
}

/// The row of open action cards. P2.5
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pool {
    // Places from `len` on hold the first face, so that equal pools are equal values.
    cards: [Face; MAX_POOL],
    len: u8,
}

impl Default for Pool {
    fn default() -> Self {
        Pool { cards: [Face::ALL[0]; MAX_POOL], len: 0 }
    }
}

impl Pool {
    /// The cards, leftmost first.
    #[must_use]
    #[inline]
    pub fn cards(&self) -> &[Face] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many cards there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether no card has been laid out yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Lays a card at the right end.
    pub fn push(&mut self, card: Face) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the leftmost card off; the others move one place left. P4.5
    pub fn shift(&mut self) -> Face {
        let gone = self.cards[0];
        self.cards.rotate_left(1);
        self.cards[MAX_POOL - 1] = Face::ALL[0];
        self.len -= 1;
        gone
    }

    /// Lays `card` on a place and gives what lay there. P5.5, P5.9
    pub fn exchange(&mut self, place: u8, card: Face) -> Face {
        core::mem::replace(&mut self.cards[usize::from(place)], card)
    }
}

/// Tokens and cubes in the middle. P2.7
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stock {
    /// Tokens by [`Pile::idx`].
    pub tokens: [u8; Pile::ALL.len()],
    /// Cubes by [`Cube::idx`].
    pub cubes: [u8; Cube::ALL.len()],
    /// Culture tokens by kind and value.
    pub culture: CultureCounts,
}

/// What belongs to a player. P3.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// The two action cards; nothing before they are dealt. P4.4
    pub hand: [Option<Face>; 2],
    /// Fields, farms, palazzi, banks, catapults, by [`Token::idx`].
    pub tokens: [u8; 5],
    /// The soldiers by [`Soldier::idx`].
    pub army: [Army; Soldier::ALL.len()],
    /// Cubes in farms, banks and the church, by [`Cube::idx`]. P3.3
    pub cubes: [u8; Cube::ALL.len()],
    /// Culture tokens by kind and value.
    pub culture: CultureCounts,
    /// The sum of the bills. P7.11
    pub military: u8,
    /// The goals of back 1 and back 2, known to their owner. P2.6
    pub goals: [Option<Veiled<Goal>>; 2],
}

/// Soldiers of one kind and the cubes that lie on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Army {
    /// How many.
    pub tokens: u8,
    /// Those with the kind's own cube: food on militia, money on condottieri.
    pub own: u8,
    /// Those with a favor cube.
    pub favor: u8,
}

impl Army {
    /// Soldiers without a cube.
    #[must_use]
    #[inline]
    pub fn empty(self) -> u8 {
        self.tokens - self.own - self.favor
    }

    /// P7.6: each soldier counts one up with a cube, one down without.
    #[must_use]
    pub fn strength(self) -> i8 {
        (self.own + self.favor) as i8 - self.empty() as i8
    }
}

impl Player {
    /// One of the two action cards.
    ///
    /// # Panics
    /// Before the start cards are dealt.
    #[must_use]
    #[inline]
    pub fn card(&self, slot: u8) -> Face {
        self.hand[usize::from(slot)].expect("start cards are dealt before the first turn")
    }

    /// How many tokens of a kind the player has.
    #[must_use]
    #[inline]
    pub fn count(&self, token: Token) -> u8 {
        match token {
            Token::Militia => self.army[Soldier::Militia.idx()].tokens,
            Token::Condottiere => self.army[Soldier::Condottiere.idx()].tokens,
            Token::Field | Token::Farm | Token::Palazzo | Token::Bank | Token::Catapult => self.tokens[token.idx()],
        }
    }

    pub(crate) fn add(&mut self, token: Token, n: u8) {
        match token {
            Token::Militia => self.army[Soldier::Militia.idx()].tokens += n,
            Token::Condottiere => self.army[Soldier::Condottiere.idx()].tokens += n,
            Token::Field | Token::Farm | Token::Palazzo | Token::Bank | Token::Catapult => {
                self.tokens[token.idx()] += n;
            }
        }
    }

    /// The soldiers of a kind.
    #[must_use]
    #[inline]
    pub fn army(&self, soldier: Soldier) -> Army {
        self.army[soldier.idx()]
    }

    /// Cubes of a kind in storage: what can pay (P5.4).
    #[must_use]
    #[inline]
    pub fn cubes(&self, cube: Cube) -> u8 {
        self.cubes[cube.idx()]
    }

    /// How many cubes of a kind storage can hold. P1.16
    #[must_use]
    #[inline]
    pub fn capacity(&self, cube: Cube) -> u8 {
        match cube {
            Cube::Food => STORE * self.tokens[Token::Farm.idx()],
            Cube::Money => STORE * self.tokens[Token::Bank.idx()],
            Cube::Favor => CHURCH,
        }
    }

    /// Cubes of a kind that lie on soldiers.
    #[must_use]
    pub fn on_soldiers(&self, cube: Cube) -> u8 {
        match cube {
            Cube::Food => self.army(Soldier::Militia).own,
            Cube::Money => self.army(Soldier::Condottiere).own,
            Cube::Favor => self.army.iter().map(|army| army.favor).sum(),
        }
    }

    /// Catapults, condottieri and militia. P7.4
    #[must_use]
    pub fn military_tokens(&self) -> u8 {
        self.tokens[Token::Catapult.idx()] + self.army.iter().map(|army| army.tokens).sum::<u8>()
    }

    /// P7.6
    #[must_use]
    pub fn strength(&self) -> i8 {
        self.tokens[Token::Catapult.idx()] as i8 + self.army.iter().map(|army| army.strength()).sum::<i8>()
    }

    /// The strength when everything in storage that can lie on a soldier does.
    #[must_use]
    pub fn reach(&self) -> i8 {
        self.reach_of(&Soldier::ALL)
    }

    /// The same when only some kinds of soldiers can still be supplied.
    #[must_use]
    pub fn reach_of(&self, soldiers: &[Soldier]) -> i8 {
        let mut empty = 0;
        let mut supplied = 0;
        for soldier in soldiers.iter().copied() {
            let own = self.army(soldier).empty().min(self.cubes(soldier.cube()));
            supplied += own;
            empty += self.army(soldier).empty() - own;
        }
        self.strength() + 2 * (supplied + empty.min(self.cubes(Cube::Favor))) as i8
    }

    /// How many culture tokens of a kind the player has.
    #[must_use]
    pub fn culture(&self, kind: Culture) -> u8 {
        self.culture[kind.idx()].iter().sum()
    }
}
