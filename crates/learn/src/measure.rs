//! Matches of one bot against others of one kind, by rounds in which each seat has the same luck.

use signoria_bots::{Bot, Rounds, play_match};
use signoria_core::{Game, Rng, search_rng};

/// A match that goes on round by round: in each round the first bot sits once on every seat, and the dealer is the same.
#[derive(Debug)]
pub struct Duel {
    /// The shares of the win of the first bot, round by round.
    pub rounds: Rounds,
    /// Mean scores of the first bot and of the others.
    pub scores: [f64; 2],
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
    let mut duel = Duel { rounds: Rounds::new(seats), scores: [0.0; 2] };
    let mut luck = search_rng(seed);
    for round in 0..rounds {
        let game = &games[round as usize % games.len()];
        let (dealer, own) = (luck.next_u64(), luck.next_u64());
        let mut share = 0.0;
        let mut scores = [0.0; 2];
        for seat in 0..seats {
            let bots: Vec<&dyn Bot<G>> = (0..seats).map(|at| if at == seat { first } else { others }).collect();
            let played = play_match(game, game.start(), &bots, dealer, own.wrapping_add(seat as u64));
            share += played.share(seat);
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
        if enough(&duel) {
            break;
        }
    }
    duel
}
