//! Games by people who do not play to win: they hoard, empty what can be emptied, refuse, or change as little as they can.
//! What no sensible player does often enough for a random game to show it still has to end.

use super::Suite;
use crate::walk::{answers, pick};
use signoria_core::{Actor, Game, SearchRng, Silent, search_rng};
use std::collections::BTreeSet;

/// More answers than any such game takes: who gets here does not end.
const MAX_ANSWERS: usize = 5_000;
/// Of so many options one is chosen by what it changes; more would take long and tell little more.
const LOOKED_AT: usize = 6;

/// A way to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Policy {
    /// Keeps what it has.
    Hoard,
    /// Takes whatever can be taken away from the table.
    Empty,
    /// Ends, declines and passes, and does what comes nearest to that where it must do something.
    Refuse,
    /// Does what leaves the state most as it was.
    Stall,
}

/// How chance falls.
#[derive(Clone, Copy, Debug)]
enum Luck {
    Fair,
    Least,
    Greatest,
}

impl Policy {
    const ALL: [Policy; 4] = [Policy::Hoard, Policy::Empty, Policy::Refuse, Policy::Stall];

    /// How gladly an action is chosen by its first word, greatest first. A word that is not here is in between.
    fn likes(self, word: &str) -> i8 {
        match (self, word) {
            (Policy::Hoard, "draw" | "take" | "workers" | "hold") => 1,
            (Policy::Hoard, "pay" | "place" | "buy" | "sell" | "bank" | "activate" | "hire" | "supply" | "disband") => {
                -1
            }
            (Policy::Hoard, "name" | "raise" | "build" | "introduce" | "work" | "play") => -1,
            (
                Policy::Empty,
                "take" | "free" | "buy" | "ship" | "disband" | "name" | "raise" | "profession" | "bonus",
            ) => 2,
            (Policy::Empty, "draw" | "swap" | "hire" | "introduce" | "build" | "recruit") => 1,
            (Policy::Refuse, "end" | "decline" | "pass" | "withdraw" | "hold" | "lapse") => 2,
            (Policy::Refuse, "draw" | "workers" | "swap") => 1,
            _ => 0,
        }
    }
}

/// What options came up in games.
#[derive(Default)]
struct Seen {
    /// The policies that once did not like all of them.
    narrowed: BTreeSet<Policy>,
    /// Whether there were once some of different first words.
    several_words: bool,
}

fn first_word(action: &impl ToString) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}

impl<G: Game> Suite<G> {
    /// Whatever people are after, and however chance falls, games end and keep every invariant.
    pub fn games_against_the_grain_end(&self) {
        let mut seen = Seen::default();
        for policy in Policy::ALL {
            for luck in [Luck::Fair, Luck::Least, Luck::Greatest] {
                self.play_out(|_| policy, luck, &mut seen);
            }
        }
        // Each seat has an aim of its own.
        self.play_out(|seat| Policy::ALL[seat % 4], Luck::Fair, &mut seen);
        // Where all options have one word, only what they change can tell them apart.
        for policy in Policy::ALL.into_iter().filter(|policy| seen.several_words || *policy == Policy::Stall) {
            assert!(
                seen.narrowed.contains(&policy),
                "no option tells {policy:?} from playing at random: name its words here"
            );
        }
    }

    fn play_out(&self, of_seat: impl Fn(usize) -> Policy, luck: Luck, seen: &mut Seen) {
        let game = &self.game;
        let mut rng = search_rng(luck as u64);
        let mut state = game.start();
        let what = format!("{:?} and others, {luck:?} chance", of_seat(0));
        for number in 0.. {
            assert!(number < MAX_ANSWERS, "{what}: the game does not end");
            let possible = answers(game, &state);
            let Some((actor, answers)) = possible.first() else { break };
            assert!(!answers.is_empty(), "{what}: {actor:?} must answer and cannot\n{state:?}");
            let action = match (*actor, luck) {
                (Actor::Chance, Luck::Fair) => game.roll(&state, &mut rng),
                (Actor::Chance, Luck::Least) => answers[0],
                (Actor::Chance, Luck::Greatest) => answers[answers.len() - 1],
                (Actor::Seat(seat), _) => {
                    let policy = of_seat(seat.idx());
                    let liked = self.liked(policy, &state, *actor, answers, &mut rng);
                    if liked.len() < answers.len() {
                        seen.narrowed.insert(policy);
                    }
                    seen.several_words |= answers.iter().any(|other| first_word(other) != first_word(&answers[0]));
                    liked[pick(&mut rng, liked.len())]
                }
            };
            game.apply(&mut state, *actor, action, &mut Silent);
            let broken = game.invariants(&state);
            assert!(broken.is_empty(), "{what}: {broken:?} after {number}: {action} {actor:?}");
        }
        assert!(game.outcome(&state).is_some(), "{what}: a game that is over has a result");
    }

    /// The options that a policy likes best.
    fn liked(
        &self,
        policy: Policy,
        state: &G::State,
        actor: Actor,
        answers: &[G::Action],
        rng: &mut SearchRng,
    ) -> Vec<G::Action> {
        if policy == Policy::Stall {
            let first = pick(rng, answers.len());
            let some = answers.iter().cycle().skip(first).take(answers.len().min(LOOKED_AT));
            return some.min_by_key(|action| self.changed(state, actor, **action)).into_iter().copied().collect();
        }
        let likes = |action: &G::Action| policy.likes(&first_word(action));
        let best = answers.iter().map(likes).max();
        answers.iter().filter(|action| Some(likes(action)) == best).copied().collect()
    }

    /// How many words of a state's description an action changes.
    fn changed(&self, state: &G::State, actor: Actor, action: G::Action) -> usize {
        let mut next = state.clone();
        self.game.apply(&mut next, actor, action, &mut Silent);
        let (was, is) = (format!("{state:?}"), format!("{next:?}"));
        let mut pairs = (was.split(' '), is.split(' '));
        let mut changed = 0;
        loop {
            match (pairs.0.next(), pairs.1.next()) {
                (None, None) => return changed,
                (a, b) => changed += usize::from(a != b),
            }
        }
    }
}
