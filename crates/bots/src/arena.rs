//! The arena: many games between bots, seats and boards rotated, and what came of them.

use crate::{Bot, Bots, Contestant, Knowledge, Report};
use rayon::prelude::*;
use serde_json::Value;
use signoria_core::{Actor, Game, MAX_SEATS, Rng, SetupError, Silent, Sink, ToAct, search_rng};
use signoria_games::AnyMaker;
use std::ops::Deref;

/// A game of the arena, played out.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// Which of the arena's sets of options.
    pub board: usize,
    /// Who sat where.
    pub lineup: Vec<Contestant>,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Ranks by seat, 1 for the winner.
    pub ranks: Vec<u8>,
    /// Decisions of all seats, those without a choice included.
    pub decisions: u32,
}

impl Match {
    /// The share of the win that a seat has.
    #[must_use]
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.ranks.iter().filter(|rank| **rank == 1).count();
        if self.ranks[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// The scores of those who won.
    pub fn winning_scores(&self) -> impl Iterator<Item = f64> + '_ {
        self.scores.iter().zip(&self.ranks).filter(|(_, rank)| **rank == 1).map(|(score, _)| f64::from(*score))
    }
}

/// Why an arena cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The options make no game.
    #[error("{0}")]
    Setup(SetupError),
    /// Bots do not play this game.
    #[error("bots do not play {0}")]
    UnknownGame(&'static str),
    /// No contestants, more than there are seats, or no options.
    #[error("the arena needs contestants, at most one per seat, and at least one set of options")]
    Empty,
}

/// A series of games to be played.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The number of players.
    pub seats: u8,
    /// Who plays. Fewer contestants than seats sit down again, in this order, until all seats are taken.
    pub contestants: Vec<Contestant>,
    /// The sets of options that are played in turn: boards, variants.
    pub boards: Vec<Value>,
    /// How many games; best a multiple of the seats times the boards.
    pub games: u32,
    /// Fixes every die and every bot. The same seed gives the same games, however many threads play them, as long as
    /// budgets count iterations.
    pub seed: u64,
    /// How many games are played at the same time; 0: one per core.
    pub threads: usize,
    /// Stops, after whole rounds, as soon as it is clear whether the first contestant is better than the others by the second
    /// number of Elo rather than by the first.
    pub test: Option<(f64, f64)>,
}

/// Rounds between two looks at a test: the same on any number of threads.
const LOOK: u32 = 10;

impl Arena {
    /// Plays the games. `played` is called after every game, from any thread.
    ///
    /// In game `m` contestant `c` sits on seat `c + m`, and each board is played with every seating before the next one
    /// is. The games of one round of seatings have the same dealer, so that luck falls on all alike.
    ///
    /// # Errors
    /// If the options make no game, bots do not play it, or nobody takes part.
    ///
    /// # Panics
    /// If the machine gives no threads.
    pub fn run(&self, bots: &Bots, maker: &dyn AnyMaker, played: impl Fn() + Sync) -> Result<Report, ArenaError> {
        let look = if self.test.is_some() { LOOK } else { u32::MAX };
        let mut found = None;
        loop {
            let mut now = self.go_on(bots, maker, &played, found, look)?;
            let verdict = self.test.and_then(|bounds| now.test(bounds));
            if now.games >= self.games || verdict.is_some_and(|verdict| verdict.better.is_some()) {
                return Ok(now);
            }
            found = Some(now);
        }
    }

    /// Goes on from what was found, or begins: so many more rounds, as far as there are games left.
    ///
    /// # Errors
    /// If the options make no game, bots do not play it, or nobody takes part.
    ///
    /// # Panics
    /// If the machine gives no threads.
    pub fn go_on(
        &self,
        bots: &Bots,
        maker: &dyn AnyMaker,
        played: impl Fn() + Sync,
        found: Option<Report>,
        rounds: u32,
    ) -> Result<Report, ArenaError> {
        let seats = usize::from(self.seats);
        if self.contestants.is_empty() || self.contestants.len() > seats || self.boards.is_empty() {
            return Err(ArenaError::Empty);
        }
        let make = |options: &Value| maker.make(self.seats, options).map(|game| game.start());
        let starts: Vec<_> = self.boards.iter().map(make).collect::<Result<_, _>>().map_err(ArenaError::Setup)?;
        let players = bots.playing(&starts[0]).ok_or(ArenaError::UnknownGame(maker.info().id))?;
        let play = |m: usize| {
            let round = m / seats;
            let board = round % starts.len();
            let lineup: Vec<_> = (0..seats)
                .map(|seat| self.contestants[(seat + seats - m % seats) % seats % self.contestants.len()])
                .collect();
            let game = players.play_match(&starts[board], &lineup, mix(self.seed, round), mix(!self.seed, m));
            played();
            Match { board, lineup, ..game }
        };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build().expect("threads can be started");
        let mut matches = found.map_or(Vec::new(), |found| found.matches);
        let first = matches.len() as u32;
        let last = self.games.min(first.saturating_add(rounds.saturating_mul(self.seats.into())));
        matches.extend(pool.install(|| (first as usize..last as usize).into_par_iter().map(play).collect::<Vec<_>>()));
        Ok(Report::new(maker.info().id, self.seed, &self.boards, matches))
    }
}

/// A seed of its own for part `n` of something that has a seed.
fn mix(seed: u64, n: usize) -> u64 {
    search_rng(seed.wrapping_add((n as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))).next_u64()
}

/// Plays a game from a position on, one bot per seat; the same seeds give the same game. Seats that decide at the same
/// time answer in seat order.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn play_match<G: Game, B: Deref<Target: Bot<G>>>(
    game: &G,
    state: G::State,
    bots: &[B],
    dealer: u64,
    seed: u64,
) -> Match {
    play_match_told(game, state, bots, dealer, seed, &mut Silent)
}

/// The same game, and everything that happens in it is told.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn play_match_told<G: Game, B: Deref<Target: Bot<G>>>(
    game: &G,
    mut state: G::State,
    bots: &[B],
    dealer: u64,
    seed: u64,
    sink: &mut impl Sink<G::Event>,
) -> Match {
    let mut dice = search_rng(dealer);
    let mut rngs: [_; MAX_SEATS] = std::array::from_fn(|seat| search_rng(mix(seed, seat)));
    let mut decisions = 0;
    loop {
        match game.to_act(&state) {
            ToAct::Over => break,
            ToAct::Chance => {
                let outcome = game.roll(&state, &mut dice);
                game.apply(&mut state, Actor::Chance, outcome, sink);
            }
            ToAct::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                let knowledge = Knowledge::new(game, &state, seat);
                let action = bots[seat.idx()].choose(&knowledge, &mut rngs[seat.idx()]);
                game.apply(&mut state, Actor::Seat(seat), action, sink);
                decisions += 1;
            }
        }
    }
    let outcome = game.outcome(&state).expect("a game that is over has an outcome");
    Match { board: 0, lineup: Vec::new(), scores: outcome.scores, ranks: outcome.ranks, decisions }
}
