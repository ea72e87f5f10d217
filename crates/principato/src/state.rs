//! A game in progress: small, flat, plain. Chapter 3, and chapter 15 for what always holds.

use crate::data::{CultureCounts, MAX_PLAYERS, MAX_POOL, by_players};
use crate::frame::Frames;
use crate::kinds::{Card, Cube, Culture, Face, Goal, Pile, Soldier, Token};
use crate::{CHURCH, Principato, STORE};
use alloc::vec::Vec;
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

impl Principato {
    /// The names of the checks of chapter 15 that fail.
    pub(crate) fn broken(&self, state: &State) -> Vec<&'static str> {
        let box_ = &self.components;
        let players = || state.players.iter(self.seats).map(|(_, player)| player);
        let all = |of: &dyn Fn(&Player) -> u8| players().map(of).map(u32::from).sum::<u32>();
        let pile = |pile: Pile| {
            let own = |p: &Player| Token::ALL.iter().filter(|t| t.pile() == pile).map(|t| p.count(*t)).sum::<u8>();
            u32::from(state.stock.tokens[pile.idx()]) + all(&own) == u32::from(box_.tokens[pile.idx()])
        };
        let cube = |cube: Cube| {
            let own = |p: &Player| p.cubes(cube) + p.on_soldiers(cube);
            u32::from(state.stock.cubes[cube.idx()]) + all(&own) == u32::from(box_.cubes[cube.idx()])
        };
        let culture = |kind: usize, value: usize| {
            let total = all(&|p| p.culture[kind][value]) + u32::from(state.stock.culture[kind][value]);
            total == u32::from(box_.culture[kind][value])
        };
        let later = (usize::from(state.year)..3).map(|deck| box_.deck(deck, self.seats));
        let card = |kind: usize| {
            let mut there = u32::from(state.deck.count(kind)) + u32::from(state.out[kind]);
            there += later.clone().map(|deck| u32::from(deck[kind])).sum::<u32>();
            let is = |face: &&Face| face.idx() == kind;
            there += state.pool.cards().iter().filter(is).count() as u32;
            there += players().flat_map(|p| p.hand.iter().flatten()).filter(is).count() as u32;
            there == self.all_cards(kind)
        };
        let goals = |p: &Player| {
            p.goals
                .iter()
                .zip(1..)
                .all(|(goal, back)| goal.is_none_or(|goal| box_.goals[goal.peek().idx()].back == back))
        };
        let goal_once =
            |goal: Goal| players().flat_map(|p| p.goals.iter().flatten()).filter(|g| *g.peek() == goal).count() <= 1;
        let set_up = state.frames.past_set_up();
        let pool = box_.pool[by_players(self.seats)];
        let checks = [
            ("P15.1 tokens", Pile::ALL.into_iter().all(pile)),
            ("P15.1 culture", (0..3).all(|kind| (0..state.stock.culture[kind].len()).all(|v| culture(kind, v)))),
            ("P15.2 cubes", Cube::ALL.into_iter().all(cube)),
            ("P15.3 storage", players().all(|p| Cube::ALL.into_iter().all(|c| p.cubes(c) <= p.capacity(c)))),
            ("P15.3 soldiers", players().all(|p| p.army.iter().all(|a| a.own + a.favor <= a.tokens))),
            ("P15.4 cards", (0..Card::COUNT).all(card)),
            ("P15.5 hands", !set_up || players().all(|p| p.hand.iter().all(Option::is_some))),
            ("P15.6 pool", !set_up || state.pool.len() == pool - u8::from(!state.frames.in_turn())),
            ("P15.7 supply", players().all(|p| p.tokens[..4].iter().all(|n| *n >= 1))),
            ("P15.10 actions", state.actions <= 2 && (1..=3).contains(&state.year)),
            (
                "P15.10 rounds",
                (2 * (state.year - 1)).saturating_sub(1) <= state.rounds && state.rounds < 2 * state.year,
            ),
            ("P15.11 goals", players().all(goals) && Goal::ALL.into_iter().all(goal_once)),
        ];
        checks.into_iter().filter_map(|(name, holds)| (!holds).then_some(name)).collect()
    }

    /// How many cards of a kind there are in all, start cards included.
    fn all_cards(&self, kind: usize) -> u32 {
        let box_ = &self.components;
        let decks = box_.decks.iter().flatten().map(|cards| u32::from(cards[kind])).sum::<u32>();
        let start = box_.start_different.iter().chain([&box_.start_equal; MAX_PLAYERS]);
        decks + start.filter(|face| face.idx() == kind).count() as u32
    }
}
