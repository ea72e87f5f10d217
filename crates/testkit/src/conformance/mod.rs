//! What holds for every game, checked along random games.

mod against_the_grain;
mod hidden;
pub(crate) use hidden::{heard, shown};
mod words;

use crate::walk::{pick, walk};
use crate::worlds::Likelihood;
use serde_json::Value;
use signoria_core::record::Record;
use signoria_core::{Actor, Collect, Game, PlayError, Seat, Silent, ToAct, play, search_rng};
use std::collections::BTreeSet;

/// How many answers lie between two that are looked at closely.
const STRIDE: usize = 7;
/// By how many answers the next game is shifted, so that a game with a rhythm of its own, or a short one, is seen everywhere.
const SHIFT: usize = 11;
/// Throws of a chance that is compared with its weights.
const THROWS: u32 = 3_000;

/// A game and how hard to test it.
#[derive(Debug)]
pub struct Suite<G: Game> {
    /// The box.
    pub game: G,
    /// Random games for each test.
    pub games: u64,
    /// Whether there is more than one world that a seat cannot tell from a state.
    pub hides: fn(&G, &G::State, Seat) -> bool,
    /// How likely an answer of another is in a world.
    pub likelihood: Likelihood<G>,
}

impl<G: Game> Suite<G> {
    /// Every number of a position has a name of its own and lies within the layout, and in the course of a game most of what a
    /// seat does changes some of them.
    pub fn features_have_names_and_show_what_happens(&self) {
        let game = &self.game;
        let names: BTreeSet<_> = (0..G::LAYOUT.len()).map(|index| G::LAYOUT.name(index)).collect();
        assert_eq!(names.len(), G::LAYOUT.len(), "two indices with one name");
        assert!(!names.contains(&None), "an index without a name");
        let observe = |state: &G::State, seat| {
            let mut numbers = Vec::new();
            game.observe(state, seat, &mut numbers);
            numbers
        };
        let (mut decisions, mut changes) = (0, 0);
        for seed in 0..self.games.min(2) {
            walk(game, seed, |step, _| {
                let Actor::Seat(seat) = step.actor else { return };
                let numbers = observe(step.state, seat);
                let strange = numbers.iter().find(|(at, n)| usize::from(*at) >= G::LAYOUT.len() || n.abs() > 64.0);
                assert_eq!(strange, None, "answer {}: beyond the layout, or in too small a unit", step.number);
                let mut next = step.state.clone();
                game.apply(&mut next, step.actor, step.action, &mut Silent);
                decisions += 1;
                changes += usize::from(observe(&next, seat) != numbers);
            });
        }
        assert!(10 * changes >= 9 * decisions, "of {decisions} decisions {changes} change what their seat sees");
    }

    /// Games end; until then somebody can act; invariants hold after every answer; the result comes at the end alone.
    pub fn random_games_end_and_keep_every_invariant(&self) {
        let game = &self.game;
        assert_eq!(game.invariants(&game.start()), [""; 0], "at the start");
        for seed in 0..self.games {
            let last = walk(game, seed, |step, _| {
                assert_eq!(game.outcome(step.state), None, "a result before the end");
                let mut next = step.state.clone();
                game.apply(&mut next, step.actor, step.action, &mut Silent);
                let broken = game.invariants(&next);
                assert!(broken.is_empty(), "{broken:?} after {}: {} {:?}", step.number, step.action, step.actor);
            });
            let outcome = game.outcome(&last).expect("a game that is over has a result");
            assert_eq!((outcome.scores.len(), outcome.ranks.len()), (game.seats().into(), game.seats().into()));
            for rank in &outcome.ranks {
                let better = outcome.ranks.iter().filter(|other| *other < rank).count();
                assert_eq!(usize::from(*rank), better + 1, "ranks count the better ones: {:?}", outcome.ranks);
            }
            for (a, b) in (0..outcome.ranks.len()).flat_map(|a| (0..a).map(move |b| (a, b))) {
                let by_score = outcome.scores[b].cmp(&outcome.scores[a]);
                let by_rank = outcome.ranks[a].cmp(&outcome.ranks[b]);
                assert!(by_score.is_eq() || by_score == by_rank, "more points, better rank: {outcome:?}");
            }
        }
    }

    /// `legal` is ascending and unique; `play` takes these actions and refuses all others with a rule, unchanged.
    pub fn legal_actions_are_sorted_and_the_only_ones_that_are_accepted(&self) {
        let game = &self.game;
        let all: Vec<G::Action> = (0..G::INFO.n_actions).filter_map(G::action).collect();
        let rules = crate::rulebook::rules(G::INFO.rules[0]);
        for seed in 0..self.games {
            walk(game, seed, |step, _| {
                assert!(step.answers.is_sorted_by(|a, b| a < b), "ascending and unique: {:?}", step.answers);
                assert!(
                    step.answers.is_sorted_by_key(|a| G::index(*a)),
                    "ascending by index as well: {:?}",
                    step.answers
                );
                let outsiders = Seat::all(game.seats()).filter(|seat| !game.to_act(step.state).includes(*seat));
                for seat in outsiders {
                    let mut legal = Vec::new();
                    game.legal(step.state, seat, &mut legal);
                    assert!(legal.is_empty(), "{seat:?} owes nothing and may {legal:?}");
                    let refused = play(game, &mut step.state.clone(), Actor::Seat(seat), step.action, &mut Silent);
                    assert_eq!(refused, Err(PlayError::NotYourTurn));
                }
                if !is_looked_at(seed, step.number, STRIDE * 5) {
                    return;
                }
                for action in &all {
                    let mut state = step.state.clone();
                    let played = play(game, &mut state, step.actor, *action, &mut Silent);
                    let listed = step.answers.binary_search(action).is_ok();
                    assert_eq!(played.is_ok(), listed, "{action} by {:?}: {played:?}", step.actor);
                    let Err(error) = played else { continue };
                    assert!(state == *step.state, "{action} was refused and changed the state");
                    match error {
                        PlayError::Refused(refusal) => {
                            let rule = refusal.0.rule.unwrap_or_else(|| panic!("{action} is refused without a rule"));
                            assert!(
                                rules.iter().any(|r| r.id == rule),
                                "{action} is refused by an unknown rule {rule}"
                            );
                        }
                        PlayError::Impossible => assert_eq!(step.actor, Actor::Chance),
                        PlayError::Over | PlayError::NotYourTurn => panic!("{action}: {error}"),
                    }
                }
            });
        }
    }

    /// The actions and `0..n_actions` are the same thing, in the same order, and so are their texts.
    pub fn indices_and_texts_of_actions_read_back(&self) {
        let n = G::INFO.n_actions;
        let mut texts = BTreeSet::new();
        let mut before = None;
        for index in 0..n {
            let action = G::action(index).unwrap_or_else(|| panic!("no action has the index {index}"));
            assert_eq!(G::index(action), index, "{action:?}");
            assert!(before < Some(action), "actions ascend with their indices: {before:?}, {action:?}");
            before = Some(action);
            let text = action.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&action), "`{text}`");
            assert!(!text.contains('\n') && text.trim() == text && !text.is_empty(), "`{text}` fits on a line");
            assert!(texts.insert(text.clone()), "`{text}` stands for two actions");
            for spoiled in [format!("{text} 1"), text.to_uppercase()] {
                if let Ok(read) = spoiled.parse::<G::Action>() {
                    assert_eq!(read.to_string(), spoiled, "`{spoiled}` must not read as another form of something");
                }
            }
        }
        for beyond in [n, n + 1, u32::MAX] {
            assert_eq!(G::action(beyond), None, "index {beyond}");
        }
        assert!("".parse::<G::Action>().is_err());
    }

    /// A clone stays as it was while the game goes on; a record reads back and gives the same states, whole or cut off
    /// anywhere (which is undo); who listens changes nothing.
    pub fn clones_records_and_rebuilds_agree(&self) {
        let game = &self.game;
        let options = serde_json::to_string(game.options()).expect("options are plain data");
        let read: G::Options = serde_json::from_str(&options).expect("options read back");
        assert_eq!(&read, game.options());
        let rebuilt = G::new(G::Components::default(), game.seats(), read).expect("a box that was made once");
        assert!(rebuilt.start() == game.start(), "the same box starts alike");
        for seed in 0..self.games {
            let mut record = Record::new(game, &options);
            let mut kept = vec![];
            let last = walk(game, seed, |step, rng| {
                if is_looked_at(seed, step.number, STRIDE) {
                    kept.push((step.number, step.state.clone()));
                    // Another future on a clone leaves this one alone.
                    let mut other = step.state.clone();
                    let detour = step.answers[pick(rng, step.answers.len())];
                    game.apply(&mut other, step.actor, detour, &mut Silent);
                    let mut heard = step.state.clone();
                    game.apply(&mut heard, step.actor, detour, &mut Collect::default());
                    assert!(heard == other, "{detour} does the same whether anybody listens or not");
                }
                record.push(step.actor, &step.action);
            });
            assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
            let mut clones = kept.iter();
            let replayed = record.replay(&rebuilt, |line, state, _, _| {
                if is_looked_at(seed, line - record.line_of(0), STRIDE) {
                    assert!(clones.next().is_some_and(|(_, clone)| clone == state), "line {line} replays otherwise");
                }
                Ok(Silent)
            });
            assert!(replayed == Ok(last), "game {seed} replays to another end");
            for (number, clone) in kept.iter().rev().take(3) {
                let mut undone = record.clone();
                undone.entries.truncate(*number);
                let state = undone.replay(game, |_, _, _, _| Ok(Silent));
                assert!(state.as_ref() == Ok(clone), "undo back to answer {number} gives another state");
            }
        }
    }

    /// Outcomes ascend, have positive weights and readable texts; `roll` gives each as often as its weight says.
    pub fn chance_is_dealt_by_its_weights(&self) {
        let game = &self.game;
        let mut seen = BTreeSet::new();
        for seed in 0..self.games {
            walk(game, seed, |step, _| {
                let mut outcomes = Vec::new();
                game.chance(step.state, &mut outcomes);
                assert_eq!(outcomes.is_empty(), game.to_act(step.state) != ToAct::Chance);
                assert!(outcomes.is_sorted_by(|(a, _), (b, _)| a < b), "{outcomes:?}");
                assert!(outcomes.iter().all(|(_, weight)| *weight > 0), "{outcomes:?}");
                // Each shape of a chance once: the outcomes tell it apart well enough.
                let shape = outcomes.first().map(|(first, _)| (outcomes.len(), G::index(*first)));
                if outcomes.len() < 2 || seen.len() > 40 || !seen.insert(shape) {
                    return;
                }
                let mut rng = search_rng(seed);
                let mut counts = vec![0u32; outcomes.len()];
                for _ in 0..THROWS {
                    let outcome = game.roll(step.state, &mut rng);
                    let at = outcomes.binary_search_by_key(&outcome, |(o, _)| *o);
                    counts[at.unwrap_or_else(|_| panic!("{outcome} was rolled and cannot happen"))] += 1;
                }
                let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                for ((outcome, weight), count) in outcomes.iter().zip(counts) {
                    // Five standard deviations and one: a right `roll` fails once in a million outcomes, and with the
                    // fixed stream never twice differently.
                    let p = f64::from(*weight) / f64::from(total);
                    let mean = f64::from(THROWS) * p;
                    let off = (f64::from(count) - mean).abs();
                    assert!(off <= 5.0 * (mean * (1.0 - p)).sqrt() + 1.0, "{outcome}: {count} of {THROWS}, not {mean}");
                }
            });
        }
    }
}

/// Whether an answer of a random game is one of those that are looked at closely.
fn is_looked_at(seed: u64, number: usize, stride: usize) -> bool {
    (number + SHIFT * seed as usize).is_multiple_of(stride)
}

/// A value as JSON, as it would be sent.
pub(crate) fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}
