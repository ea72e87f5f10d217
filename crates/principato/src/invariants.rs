//! What always holds, one named check a line. Chapter 15

use crate::Principato;
use crate::data::{MAX_PLAYERS, by_players};
use crate::frame::{Draw, Frame, Question};
use crate::pieces::{Card, Cube, Face, Goal, Pile, Token};
use crate::state::{Player, State};
use alloc::vec::Vec;
use signoria_core::Referee;
use signoria_core::contract::Checks;

impl Checks for Principato {
    fn invariants(&self, state: &State, referee: Referee) -> Vec<&'static str> {
        let box_ = &self.kit.components;
        let players = || state.players.iter(self.kit.seats).map(|(_, player)| player);
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
        let later = (usize::from(state.year)..3).map(|deck| box_.deck(deck, self.kit.seats));
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
                .all(|(goal, back)| goal.is_none_or(|goal| box_.goals[goal.peek(referee).idx()].back == back))
        };
        let goal_once = |goal: Goal| {
            players().flat_map(|p| p.goals.iter().flatten()).filter(|g| *g.peek(referee) == goal).count() <= 1
        };
        let dealing =
            matches!(state.frames.top(), Frame::Draw(Draw::First | Draw::Start(_) | Draw::Pool | Draw::Goal { .. }));
        let in_turn = matches!(state.frames.top(), Frame::Ask(Question::Turn));
        let pool = box_.pool[by_players(self.kit.seats)];
        let checks = [
            ("P15.1 tokens", Pile::ALL.into_iter().all(pile)),
            ("P15.1 culture", (0..3).all(|kind| (0..state.stock.culture[kind].len()).all(|v| culture(kind, v)))),
            ("P15.2 cubes", Cube::ALL.into_iter().all(cube)),
            ("P15.3 storage", players().all(|p| Cube::ALL.into_iter().all(|c| p.cubes(c) <= p.capacity(c)))),
            ("P15.3 soldiers", players().all(|p| p.army.iter().all(|a| a.own + a.favor <= a.tokens))),
            ("P15.4 cards", (0..Card::COUNT).all(card)),
            ("P15.5 hands", dealing || players().all(|p| p.hand.iter().all(Option::is_some))),
            ("P15.6 pool", dealing || state.pool.len() == pool - u8::from(!in_turn)),
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
}

impl Principato {
    /// How many cards of a kind there are in all, start cards included.
    fn all_cards(&self, kind: usize) -> u32 {
        let box_ = &self.kit.components;
        let decks = box_.decks.iter().flatten().map(|cards| u32::from(cards[kind])).sum::<u32>();
        let start = box_.start_different.iter().chain([&box_.start_equal; MAX_PLAYERS]);
        decks + start.filter(|face| face.idx() == kind).count() as u32
    }
}
