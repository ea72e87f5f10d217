//! Bots on games whose right answers are known.

use crate::small::{Answer, Kuhn, Nim, Pennies, Small, SureOrDie, Tiny};
use signoria_bots::{
    Bot, Budget, ChanceNodes, Endgame, Finisher, Greedy, Heuristic, Ismcts, Knowledge, Plain, RandomBot, Scores,
    Settings,
};
use signoria_core::{Game, Seat, search_rng};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

fn search(iterations: u32) -> Ismcts<Plain> {
    Ismcts::new(Plain, Budget::Iterations(iterations), Settings::default())
}

/// What a bot does at the end of these answers.
fn answer<S: Small>(bot: &impl Bot<Tiny<S>>, answers: &[u32], seat: u8, seed: u64) -> u32 {
    let (game, state) = (Tiny(S::default()), answers.to_vec());
    let Answer(n) = bot.choose(&Knowledge::new(&game, &state, Seat(seat)), &mut search_rng(seed));
    n
}

#[test]
fn the_search_leaves_a_multiple_of_four() {
    for heap in [5, 6, 7, 9, 10, 11, 13] {
        for seed in 0..3 {
            assert_eq!(answer::<Nim>(&search(3000), &[heap], 0, seed), heap % 4, "heap {heap}, seed {seed}");
        }
    }
}

#[test]
fn a_search_ends_when_nothing_is_likely_to_change_the_answer() {
    let (game, state) = (Tiny(Nim), vec![5]);
    let mut before = 3000;
    for patience in [1, 3, 9] {
        let search = Ismcts::new(Plain, Budget::Iterations(3000), Settings { patience, ..Settings::default() });
        let advice = search.advise(&Knowledge::new(&game, &state, Seat(0)), &mut search_rng(2));
        let spent = advice.iter().map(|advised| advised.visits).sum::<u32>();
        let ahead = advice[0].visits - advice[1].visits;
        assert!(spent < before && ahead > (3000 - spent) / patience, "patience {patience}: {advice:?}");
        before = spent;
    }
}

#[test]
fn each_seat_maximises_its_own_value() {
    // Seat 1 is on the move; what is good for seat 0 would be another answer.
    for heap in [6, 7, 10, 11] {
        assert_eq!(answer::<Nim>(&search(3000), &[heap, 1], 1, 7), (heap - 1) % 4, "heap {heap}");
    }
}

#[test]
fn chance_is_averaged() {
    // The die wins in half of the cases only, whatever it shows at the first try.
    for seed in 0..8 {
        assert_eq!(answer::<SureOrDie>(&Greedy::new(Plain, 32), &[], 0, seed), 0);
        assert_eq!(answer::<SureOrDie>(&search(300), &[], 0, seed), 0);
        let per_outcome = Settings { chance: ChanceNodes::PerOutcome, ..Settings::default() };
        let search = Ismcts::new(Plain, Budget::Iterations(300), per_outcome);
        assert_eq!(answer::<SureOrDie>(&search, &[], 0, seed), 0);
    }
}

#[test]
fn simultaneous_answers_are_not_seen() {
    // If the other seat saw the penny, refusing would be best: 0.3 instead of 0. Unseen, a penny is worth a half.
    let (game, state) = (Tiny(Pennies), Vec::new());
    for seed in 0..8 {
        let knowledge = Knowledge::new(&game, &state, Seat(0));
        let advice = search(1000).advise(&knowledge, &mut search_rng(seed));
        let [pennies, all] = [Some(Answer(2)), None].map(|but| {
            advice.iter().filter(|advised| Some(advised.action) != but).map(|advised| advised.visits).sum::<u32>()
        });
        assert!(4 * pennies > all, "seed {seed}: {advice:?}");
    }
}

#[test]
fn dominated_answers_of_kuhns_poker_are_not_played() {
    let bots = search(2000);
    for seed in 0..4 {
        // Facing a bet: the king calls, the jack folds, in both seats.
        assert_eq!(answer::<Kuhn>(&bots, &[0, 2, 1], 1, seed), 1);
        assert_eq!(answer::<Kuhn>(&bots, &[1, 0, 1], 1, seed), 0);
        assert_eq!(answer::<Kuhn>(&bots, &[2, 1, 0, 1], 0, seed), 1);
        assert_eq!(answer::<Kuhn>(&bots, &[0, 1, 0, 1], 0, seed), 0);
        // After a pass the king bets: it cannot lose by it.
        assert_eq!(answer::<Kuhn>(&bots, &[0, 2, 0], 1, seed), 1);
    }
}

#[test]
fn a_bot_is_blind_to_what_its_seat_does_not_know() {
    // The same knowledge in different worlds gives the same advice, move for move and visit for visit.
    let game = Tiny(Kuhn);
    for answer in [0, 1] {
        let advice = [0, 2].map(|other| {
            let state = vec![other, 1, answer];
            search(500).advise(&Knowledge::new(&game, &state, Seat(1)), &mut search_rng(5))
        });
        assert_eq!(advice[0], advice[1]);
    }
}

/// Rates by the answer's number, and promises the more points the smaller it is.
#[derive(Clone, Copy, Debug)]
struct Rated(bool);

impl Heuristic<Tiny<Nim>> for Rated {
    fn points(&self, _: &Tiny<Nim>, answers: &Vec<u32>) -> Option<Scores> {
        let last = answers.last().map_or(0.0, |n| -(*n as f32));
        Some(std::array::from_fn(|seat| if seat == 0 { last } else { 0.0 }))
    }

    fn rate(&self, _: &Tiny<Nim>, _: &Vec<u32>, _: Seat, legal: &[Answer], out: &mut Vec<f32>) {
        out.extend(legal.iter().map(|answer| answer.0 as f32));
    }

    fn is_rated(&self) -> bool {
        self.0
    }
}

#[test]
fn a_heuristic_says_whether_its_ratings_tell_answers_apart() {
    for seed in 0..4 {
        assert_eq!(answer::<Nim>(&Greedy::new(Rated(false), 2), &[9], 0, seed), 1);
        assert_eq!(answer::<Nim>(&Greedy::new(Rated(true), 2), &[9], 0, seed), 3);
    }
    // With one iteration the search tries what its heuristic thinks most of.
    let first = |rated| Ismcts::new(Rated(rated), Budget::Iterations(1), Settings::default());
    assert_eq!(answer::<Nim>(&first(false), &[9], 0, 1), 1);
    assert_eq!(answer::<Nim>(&first(true), &[9], 0, 1), 3);
}

#[test]
fn noise_takes_what_looks_worse_the_seldomer_the_worse_it_looks() {
    // Ratings of 1, 2 and 3 points, each a fortieth of a win; the odds of two options are e for each point between them.
    let greedy = Greedy::new(Rated(true), 2).at(0.025);
    let mut counts = [0; 3];
    (0..3_000).for_each(|seed| counts[answer::<Nim>(&greedy, &[9], 0, seed) as usize - 1] += 1);
    let e = std::f64::consts::E;
    let all = e + e.powi(2) + e.powi(3);
    for (n, count) in (1..).zip(counts) {
        let (expected, found) = (e.powi(n) / all, f64::from(count) / 3_000.0);
        assert!((expected - found).abs() < 0.03, "{n}: {found:.3} of the games, not {expected:.3}");
    }
    // By what is promised right after an answer it is the same: the fewer points, the better here.
    let greedy = Greedy::new(Rated(false), 2).at(0.025);
    let first = (0..3_000).filter(|seed| answer::<Nim>(&greedy, &[9], 0, *seed) == 1).count();
    assert!((1_900..2_090).contains(&first), "{first} of 3000");
}

#[test]
fn any_function_is_a_bot() {
    let first = |knowledge: &Knowledge<'_, Tiny<Nim>>, _: &mut signoria_core::SearchRng| knowledge.legal()[0];
    assert_eq!(answer::<Nim>(&first, &[9], 0, 0), 1);
    let random: Vec<u32> = (0..20).map(|seed| answer::<Nim>(&RandomBot, &[9], 0, seed)).collect();
    assert!((1..=3).all(|n| random.contains(&n)));
}

/// What a seat's answers are worth at the end of these, if it can be worked out by so many positions.
fn solved<S: Small>(answers: &[u32], seat: u8, positions: u32) -> Option<Vec<f32>> {
    let (game, state) = (Tiny(S::default()), answers.to_vec());
    let knowledge = Knowledge::new(&game, &state, Seat(seat));
    let worths = Endgame::new(&game, &Plain, positions).worths(&knowledge, &knowledge.legal(), &mut search_rng(1));
    worths.map(|worths| worths.into_iter().map(|worth| worth.value).collect())
}

#[test]
fn the_end_of_a_game_is_solved_by_choice_and_chance() {
    // Who takes the last of seven begins with three.
    let values = solved::<Nim>(&[7], 0, 1000).unwrap();
    assert!(values[2] > 0.8 && values[0] < 0.2 && values[1] < 0.2, "{values:?}");
    // The die wins by 4, 5 and 6, and shares by 3: seven twelfths. The lead counts a fifth.
    let values = solved::<SureOrDie>(&[], 0, 1000).unwrap();
    let lead = |points: f32| 0.2 / (1.0 + (-points / 10.0).exp());
    let die: f32 = (1..=6).map(|n| lead(n as f32 - 3.0)).sum::<f32>() / 6.0 + 0.8 * 7.0 / 12.0;
    assert!((values[0] - 0.8 - lead(1.0)).abs() < 1e-5 && (values[1] - die).abs() < 1e-5, "{values:?}");
}

/// Counts the ends that are judged.
#[derive(Debug, Default)]
struct Ends(AtomicU32);

impl<G: Game> Heuristic<G> for Ends {
    fn spread(&self, _: &G, _: &G::State) -> f32 {
        self.0.fetch_add(1, Ordering::Relaxed);
        10.0
    }
}

/// A single line of play is short enough in both; it is how many lines there are that counts.
#[test]
fn what_is_out_of_reach_is_not_looked_at() {
    for (heap, reached) in [(7, true), (39, false)] {
        let (game, state, ends) = (Tiny(Nim), vec![heap], Ends::default());
        let knowledge = Knowledge::new(&game, &state, Seat(0));
        let worths = Endgame::new(&game, &ends, 1000).worths(&knowledge, &knowledge.legal(), &mut search_rng(1));
        assert_eq!((worths.is_some(), ends.0.into_inner() > 0), (reached, reached), "heap {heap}");
    }
}

#[test]
fn who_finishes_says_what_each_answer_comes_to() {
    // Four points for sure; the die makes three and a half on average.
    let game = Tiny(SureOrDie);
    let advice =
        Finisher::new(Plain, 1000, RandomBot).advise(&Knowledge::new(&game, &Vec::new(), Seat(0)), &mut search_rng(1));
    let points: Vec<_> = advice.iter().map(|advised| (advised.action, advised.points)).collect();
    assert_eq!(points, [(Answer(0), Some(4.0)), (Answer(1), Some(3.5))]);
    assert!(advice.iter().all(|advised| advised.value.is_some()));
}

#[test]
fn what_cannot_be_known_is_not_solved() {
    assert_eq!(solved::<Nim>(&[13], 0, 8), None, "too much to look at");
    assert_eq!(solved::<Pennies>(&[], 0, 1000), None, "both answer at once");
    // Facing a bet the king wins by calling whatever the other holds; what the queen should do depends on it.
    let values = solved::<Kuhn>(&[0, 2, 1], 1, 1000).unwrap();
    assert!(values[1] > values[0], "{values:?}");
    assert_eq!(solved::<Kuhn>(&[0, 1, 1], 1, 1000), None);
}

#[test]
fn who_finishes_asks_another_only_where_the_end_is_far() {
    let last = |knowledge: &Knowledge<'_, Tiny<Nim>>, _: &mut signoria_core::SearchRng| {
        *knowledge.legal().last().expect("a seat that decides has an answer")
    };
    for (heap, positions, expected) in [(5, 1000, 1), (6, 1000, 2), (6, 3, 3)] {
        let bot = Finisher::new(Plain, positions, last);
        assert_eq!(answer::<Nim>(&bot, &[heap], 0, 1), expected, "heap {heap}");
    }
}

#[test]
fn with_a_budget_of_time_a_tree_grows_on_each_core() {
    let search = Ismcts::new(Plain, Budget::Time(Duration::ZERO), Settings::default());
    let (game, state) = (Tiny(Nim), vec![7]);
    let advice = search.advise(&Knowledge::new(&game, &state, Seat(0)), &mut search_rng(1));
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    // Each looks at the clock after sixteen iterations.
    assert_eq!(advice.iter().map(|advised| advised.visits).sum::<u32>(), 16 * cores);
    assert_eq!(advice.len(), 3);
}
