//! Matches of one bot against others of one kind, by rounds in which each seat has the same luck.

use signoria_bots::{Bot, Knowledge, Rounds, play_match};
use signoria_core::{Game, Rng, SearchRng, search_rng};
use std::sync::Mutex;

/// A match that goes on round by round: in each round the first bot sits once on every seat, and the dealer is the same.
#[derive(Debug)]
pub struct Duel {
    /// The shares of the win of the first bot, round by round.
    pub rounds: Rounds,
    /// Mean scores of the first bot and of the others.
    pub scores: [f64; 2],
    /// The mean score of whoever won.
    pub winners: f64,
}

/// Plays rounds until there are so many, or `enough` says so.
pub fn duel<G: Game>(
    games: &[G],
    first: &dyn Bot<G>,
    others: &dyn Bot<G>,
    rounds: u32,
    seed: u64,
    mut enough: impl FnMut(&Duel) -> bool,
) -> Duel {
    let seats = usize::from(games[0].seats());
    let mut duel = Duel { rounds: Rounds::new(seats), scores: [0.0; 2], winners: 0.0 };
    let mut luck = search_rng(seed);
    for round in 0..rounds {
        let game = &games[round as usize % games.len()];
        let (dealer, own) = (luck.next_u64(), luck.next_u64());
        let mut share = 0.0;
        let mut scores = [0.0; 2];
        let mut winners = 0.0;
        for seat in 0..seats {
            let bots: Vec<&dyn Bot<G>> = (0..seats).map(|at| if at == seat { first } else { others }).collect();
            let played = play_match(game, game.start(), &bots, dealer, own.wrapping_add(seat as u64));
            share += played.share(seat);
            winners += played.winning_scores().next().unwrap_or_default();
            for (at, score) in played.scores.iter().enumerate() {
                scores[usize::from(at != seat)] +=
                    f64::from(*score) / if at == seat { 1.0 } else { seats as f64 - 1.0 };
            }
        }
        duel.rounds.add(share / seats as f64);
        let before = f64::from(round) / f64::from(round + 1);
        for (mean, sum) in duel.scores.iter_mut().zip(scores) {
            *mean = *mean * before + sum / seats as f64 / f64::from(round + 1);
        }
        duel.winners = duel.winners * before + winners / seats as f64 / f64::from(round + 1);
        if enough(&duel) {
            break;
        }
    }
    duel
}

/// What a bot promised itself in one part of its games, beside what came true.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Promises {
    /// How often it promised something.
    pub n: u32,
    /// How many points too much it promised on average.
    pub bias: f64,
    /// The root of the mean square of its errors, in points.
    pub error: f64,
}

/// Plays games in which a bot sits on all seats, and compares the points that its choices promised with its scores, by fifths
/// of a seat's choices in a game.
pub fn promises<G: Game>(games: &[G], bot: &dyn Bot<G>, n: u32, seed: u64) -> [Promises; 5] {
    let mut luck = search_rng(seed);
    let mut found = [Promises::default(); 5];
    for nth in 0..n {
        let game = &games[nth as usize % games.len()];
        let seats = usize::from(game.seats());
        let promised = Mutex::new(vec![Vec::<f32>::new(); seats]);
        let promising = |knowledge: &Knowledge<'_, G>, rng: &mut SearchRng| {
            let best = bot.advise(knowledge, rng)[0];
            promised.lock().expect("never poisoned")[knowledge.seat().idx()].extend(best.points);
            best.action
        };
        let played = play_match(game, game.start(), &vec![&promising; seats], luck.next_u64(), luck.next_u64());
        for (promised, score) in promised.into_inner().expect("never poisoned").iter().zip(&played.scores) {
            for (at, points) in promised.iter().enumerate() {
                let wrong = f64::from(*points) - f64::from(*score);
                let part = &mut found[5 * at / promised.len()];
                part.n += 1;
                part.bias += wrong;
                part.error += wrong * wrong;
            }
        }
    }
    for part in &mut found {
        let n = f64::from(part.n.max(1));
        (part.bias, part.error) = (part.bias / n, (part.error / n).sqrt());
    }
    found
}
