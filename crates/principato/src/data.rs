//! The components: `data/*.toml` as typed tables, checked, with errors that name file, entry and rule.

mod check;
mod tables;

use crate::pieces::{Area, Card, Cube, Culture, Face, Goal, Pile, Token};
use alloc::vec::Vec;
use signoria_core::contract::Parts;
use signoria_core::data::Files;
use signoria_core::{SetupError, files};
use tables::Tables;

/// The fewest and the most players.
pub(crate) const PLAYERS: core::ops::RangeInclusive<u8> = 2..=4;
/// The most seats.
pub const MAX_PLAYERS: usize = 4;
/// The most cards of the pool (P2.5).
pub const MAX_POOL: usize = 7;
/// The highest value that a culture token may have.
pub const MAX_VALUE: usize = 9;
/// Condottieri and militia in all. P1.5
pub(crate) const MAX_SOLDIERS: u8 = 37;
/// The most alternatives on a card (P6.7).
pub const MAX_ALTERNATIVES: usize = 3;

/// How many of each value there are, by kind of culture; index 0 is value 1.
pub type CultureCounts = [[u8; MAX_VALUE]; Culture::ALL.len()];
/// How many of each card, by [`Card::idx`].
pub type CardCounts = [u8; Card::COUNT];

/// The components, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// What the cards do, by face.
    pub faces: [FaceData; Face::ALL.len()],
    /// The start card that everybody has. P2.4
    pub start_equal: Face,
    /// The start cards of which everybody gets another one. P2.4
    pub start_different: [Face; MAX_PLAYERS],
    /// The cards of decks 1 to 3 by mark: those without a mark, marked 3, marked 4. P2.2
    pub decks: [[CardCounts; 3]; 3],
    /// Cards of the pool with 2, 3, 4 players. P2.5
    pub pool: [u8; 3],
    /// Tokens by pile. P1.2-P1.5
    pub tokens: [u8; Pile::ALL.len()],
    /// Cubes by kind. P1.7
    pub cubes: [u8; Cube::ALL.len()],
    /// Culture tokens. P1.6
    pub culture: CultureCounts,
    /// Points for the places of a military round with 2, 3, 4 players. P7.7
    pub awards: [[u8; MAX_PLAYERS]; 3],
    /// What the goals pay, by goal.
    pub goals: [GoalData; Goal::ALL.len()],
    /// Military bills: value and number. P1.8
    pub bills: Vec<(u8, u8)>,
    /// Printed spaces by area. They limit nothing (P1.15).
    pub spaces: [u8; Area::ALL.len()],
    /// Turns of each player in a year with 2, 3, 4 players, by year. P4.9
    pub turns: [[u8; 3]; 3],
    /// The parts that no source gives and that were therefore reconstructed, by file.
    pub reconstructed: Vec<&'static str>,
}

/// What a face of an action card does. Chapter 6
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceData {
    /// Whether the card has the exchange symbol. P5.5
    pub exchange: bool,
    /// What it offers; exactly one is chosen. P5.1
    pub alternatives: Vec<Alternative>,
}

/// One alternative of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// Food to pay.
    pub food: u8,
    /// Money to pay.
    pub money: u8,
    /// What it brings.
    pub gain: Gain,
}

/// What an alternative brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// Cubes.
    Cubes {
        /// Of food.
        food: u8,
        /// Of money.
        money: u8,
    },
    /// A cube for each own token.
    PerToken {
        /// The token that is counted.
        token: Token,
        /// The cube.
        cube: Cube,
    },
    /// Tokens.
    Tokens {
        /// Which.
        token: Token,
        /// How many.
        count: u8,
    },
    /// As many soldiers as the player wants. P6.18
    Soldiers(crate::Soldier),
    /// A culture token of any value. P6.19
    Culture(Culture),
}

/// A goal card. Chapter 9
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoalData {
    /// The number on its back, 1 or 2.
    pub back: u8,
    /// What it pays for.
    pub pays: Pays,
}

/// What a goal pays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pays {
    /// Sets with one culture token of each of some kinds. P9.9
    Sets {
        /// Which kinds belong to a set, by [`Culture::idx`].
        kinds: [bool; Culture::ALL.len()],
        /// Points for one, two, three sets.
        points: [u8; 3],
    },
    /// Points for every `step` units beyond the first `free` ones.
    Units {
        /// Which tokens are units, by [`Token::idx`]; none of them means military points.
        tokens: [bool; Token::ALL.len()],
        /// Units that pay nothing.
        free: u8,
        /// Units to a step; incomplete steps pay nothing.
        step: u8,
        /// Points of a step.
        points: u8,
    },
}

impl Default for Components {
    fn default() -> Self {
        Self::built_in()
    }
}

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = files![
        "components.toml",
        "action_types.toml",
        "cards.toml",
        "deck_plan.toml",
        "military_scoring.toml",
        "goals.toml",
        "culture_tokens.toml",
        "bills.toml",
        "board.toml",
    ];

    fn read(files: &Files<'_>) -> Result<Self, SetupError> {
        let tables = Tables::read(files)?;
        check::all(&tables, files)?;
        Ok(tables.components())
    }
}

impl Components {
    /// The cards of a deck (0 to 2) with so many players. P2.2
    #[must_use]
    pub fn deck(&self, deck: usize, players: u8) -> CardCounts {
        let marks = &self.decks[deck][..usize::from(players) - 1];
        core::array::from_fn(|kind| marks.iter().map(|cards| cards[kind]).sum())
    }

    /// The cards of a deck (0 to 2) that stay in the box with so many players. P2.2
    #[must_use]
    pub fn removed(&self, deck: usize, players: u8) -> CardCounts {
        let marks = &self.decks[deck][usize::from(players) - 1..];
        core::array::from_fn(|kind| marks.iter().map(|cards| cards[kind]).sum())
    }
}

/// The row of a table by number of players.
pub(crate) const fn by_players(players: u8) -> usize {
    players as usize - 2
}

impl Tables {
    /// The tables put together. They are checked: every lookup succeeds.
    fn components(&self) -> Components {
        let card = |row: &tables::CardRow| Face::from_word(&row.action).map_or(Card::Military, Card::Action);
        let start = |deck| {
            self.cards.card.iter().filter(move |row| row.deck == deck).filter_map(|r| Face::from_word(&r.action))
        };
        let mut different = start("S2");
        let mut decks = [[[0; Card::COUNT]; 3]; 3];
        for row in &self.cards.card {
            if let Ok(deck) = row.deck.parse::<usize>() {
                decks[deck - 1][by_players(row.min_players)][card(row).idx()] += 1;
            }
        }
        let count = |id: &str| self.components.component.iter().find(|row| row.id == id).map_or(0, |row| row.count);
        let mut culture = CultureCounts::default();
        for row in &self.culture.culture {
            culture[row.kind.idx()][usize::from(row.victory_points) - 1] += row.count;
        }
        let by_count = |players: usize| {
            let row = self.military.award.iter().find(|row| usize::from(row.players) == players + 2);
            row.map_or([0; MAX_PLAYERS], |row| core::array::from_fn(|i| row.points.get(i).copied().unwrap_or(0)))
        };
        let pool = |players: usize| {
            let row = self.components.player_count.iter().find(|row| usize::from(row.players) == players + 2);
            row.map_or(0, |row| row.pool_size)
        };
        let turns = |players: usize, deck: usize| {
            let mut rows = self.plan.year.iter();
            let row = rows.find(|row| (by_players(row.players), usize::from(row.deck)) == (players, deck + 1));
            row.map_or(0, |row| row.turns_per_player)
        };
        let spaces = |area: Area| self.board.area.iter().find(|row| row.id == area).map_or(0, |row| row.printed_spaces);
        let face = |face: Face| FaceData {
            exchange: self.actions.action.iter().any(|row| row.id == face && row.exchange),
            alternatives: self.actions.option.iter().filter(|r| r.action == face).filter_map(alternative).collect(),
        };
        let goal = |goal: Goal| {
            let row = self.goals.goal.iter().find(|row| row.id == goal).expect("every goal has an entry");
            GoalData { back: row.back, pays: pays(row) }
        };
        let mut start_different = core::array::from_fn(|_| different.next().expect("there are four S2 cards"));
        start_different.sort_unstable();
        Components {
            faces: Face::ALL.map(face),
            start_equal: start("S1").next().expect("there are S1 cards"),
            start_different,
            decks,
            pool: core::array::from_fn(pool),
            tokens: Pile::ALL.map(|pile| count(pile.word())),
            cubes: ["food_cube", "money_cube", "favor_cube"].map(count),
            culture,
            awards: core::array::from_fn(by_count),
            goals: Goal::ALL.map(goal),
            bills: self.bills.bill.iter().map(|row| (row.value, row.count)).collect(),
            spaces: Area::ALL.map(spaces),
            turns: core::array::from_fn(|players| core::array::from_fn(|deck| turns(players, deck))),
            reconstructed: check::reconstructed(self),
        }
    }
}

/// The alternative of a row, if the row says one thing and nothing else.
fn alternative(row: &tables::OptionRow) -> Option<Alternative> {
    let cubes = (row.gain_food, row.gain_money) != (0, 0);
    let token = Token::from_word(&row.gain_token);
    let culture = Culture::from_word(&row.gain_token);
    let per = Token::from_word(&row.per_token).zip(Cube::from_word(&row.per_token_cube));
    let soldier = match token {
        Some(Token::Militia) => Some(crate::Soldier::Militia),
        Some(Token::Condottiere) => Some(crate::Soldier::Condottiere),
        _ => None,
    };
    let gain = match (cubes, token, culture, per, row.gain_token_count, row.gain_token_count_chosen) {
        (true, None, None, None, 0, false) => Gain::Cubes { food: row.gain_food, money: row.gain_money },
        (false, None, None, Some((token, cube)), 0, false) => Gain::PerToken { token, cube },
        (false, Some(token), None, None, count @ 1.., false) => Gain::Tokens { token, count },
        (false, Some(_), None, None, 0, true) => Gain::Soldiers(soldier?),
        (false, None, Some(kind), None, 1, false) => Gain::Culture(kind),
        _ => return None,
    };
    Some(Alternative { food: row.cost_food, money: row.cost_money, gain })
}

fn pays(row: &tables::GoalRow) -> Pays {
    if row.kind == "sets" {
        Pays::Sets {
            kinds: Culture::ALL.map(|kind| row.tokens.iter().any(|token| token == kind.word())),
            points: core::array::from_fn(|i| row.set_points.get(i).copied().unwrap_or(0)),
        }
    } else {
        Pays::Units {
            tokens: Token::ALL.map(|kind| row.tokens.iter().any(|token| token == kind.word())),
            free: row.free_units,
            step: row.step,
            points: row.points_per_step,
        }
    }
}
