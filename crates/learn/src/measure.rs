//! Matches of one bot against others of one kind, by rounds in which each seat has the same luck.

use signoria_bots::{Bot, EQUAL, Endgame, Heuristic, Knowledge, Rounds, Share, play_match, wilson};
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

/// What a bot does at the end of games, beside what is best there.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Endings {
    /// Positions that were solved, also those in which all answers come to the same.
    pub solved: u32,
    /// Those of them in which it matters what is answered.
    pub positions: u32,
    /// In so many of these the bot did what is best, or as good.
    pub agreed: u32,
    /// The value that its answers lost on average: shares of a win, with a little of the lead.
    pub lost: f64,
    /// The games that they come from.
    pub games: u32,
}

impl Endings {
    /// The part of the positions in which the bot did what is best, with its 95 % interval.
    #[must_use]
    pub fn share(&self) -> Share {
        wilson(f64::from(self.agreed), self.positions)
    }
}

/// How late a position must be and how much may be looked at to solve it.
#[derive(Clone, Copy, Debug)]
pub struct Late {
    /// Positions in all.
    pub positions: u32,
    /// Positions of one game, so that many games are seen.
    pub of_a_game: u32,
    /// Games at most.
    pub games: u32,
    /// Positions that are looked at to solve one.
    pub looks: u32,
    /// Decisions before the last that could be solved, back to which one more is tried.
    pub back: u32,
}

/// Plays games and goes back from the end of each: what can be solved there is compared with what a bot answers.
pub fn endings<G: Game, H: Heuristic<G>>(
    games: &[G],
    players: &dyn Bot<G>,
    bot: &dyn Bot<G>,
    heuristic: &H,
    late: Late,
    seed: u64,
) -> Endings {
    let mut luck = search_rng(seed);
    let mut found = Endings::default();
    while found.positions < late.positions && found.games < late.games {
        let game = &games[found.games as usize % games.len()];
        found.games += 1;
        let states = Mutex::new(Vec::new());
        let seen = |knowledge: &Knowledge<'_, G>, rng: &mut SearchRng| {
            let action = players.choose(knowledge, rng);
            states.lock().expect("never poisoned").push((knowledge.sample(rng), knowledge.seat()));
            action
        };
        play_match(game, game.start(), &vec![&seen; game.seats().into()], luck.next_u64(), luck.next_u64());
        let (mut of_game, mut missed) = (0, 0);
        for (state, seat) in states.into_inner().expect("never poisoned").iter().rev() {
            if of_game == late.of_a_game || missed > late.back || found.positions == late.positions {
                break;
            }
            let knowledge = Knowledge::new(game, state, *seat);
            let legal = knowledge.legal();
            if legal.len() < 2 {
                continue;
            }
            let Some(worths) = Endgame::new(game, heuristic, late.looks).worths(&knowledge, &legal, &mut luck) else {
                missed += 1;
                continue;
            };
            found.solved += 1;
            let values: Vec<f32> = worths.iter().map(|worth| worth.value).collect();
            let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            if values.iter().all(|value| best - value <= EQUAL) {
                continue;
            }
            let answer = bot.choose(&knowledge, &mut luck);
            let at = legal.iter().position(|action| *action == answer).expect("a bot answers with an option");
            of_game += 1;
            found.positions += 1;
            found.agreed += u32::from(best - values[at] <= EQUAL);
            found.lost += f64::from(best - values[at]);
        }
    }
    found.lost /= f64::from(found.positions.max(1));
    found
}
