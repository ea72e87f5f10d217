//! The law of hidden information.

use super::{STRIDE, Suite, is_looked_at, json};
use crate::walk::{Step, pick, walk};
use crate::worlds::Worlds;
use serde_json::Value;
use signoria_core::{Actor, Collect, Game, Message, SearchRng, Seat, Silent, Standing, Viewer, is_legal, preview};

/// Options whose previews are compared at a node.
const PREVIEWS: usize = 6;
/// Samples that are drawn where they must vary.
const SAMPLES: usize = 24;
/// In how many games worlds are enumerated, and how long: so many comparisons, worlds, and answers while there are several.
const GAMES: u64 = 3;
const MOST_CHECKS: usize = 6;
const MOST_WORLDS: usize = 150;
const MOST_ANSWERS: usize = 12;

impl<G: Game> Suite<G> {
    /// For every seat a sample looks the same, allows the same and breaks nothing, and samples vary where something is
    /// hidden. What happens then tells nobody apart which world it was, unless the rules reveal it. And a choice that a
    /// viewer does not see leaves no trace in what he hears.
    pub fn nobody_is_told_what_is_hidden_from_him(&self) {
        for seed in 0..self.games {
            walk(&self.game, seed, |step, rng| {
                if !is_looked_at(seed, step.number, STRIDE) {
                    return;
                }
                for seat in Seat::all(self.game.seats()) {
                    self.samples_look_alike(&step, seat, rng);
                    self.previews_tell_nothing(&step, seat, rng);
                }
                self.secret_choices_leave_no_trace(&step, rng);
            });
        }
    }

    /// For every seat, samples are the worlds that fit what it has seen and heard, as often as they must be: compared with
    /// an exact enumeration from the beginning, as long as there are few of them.
    pub fn samples_are_as_likely_as_what_was_seen(&self) {
        let game = &self.game;
        let (mut hidden, mut checked) = (false, 0);
        for (seed, seat) in
            (0..self.games.min(GAMES)).flat_map(|seed| Seat::all(game.seats()).map(move |seat| (seed, seat)))
        {
            let mut worlds = Some(Worlds::new(game, game.start(), seat, self.likelihood));
            let (mut checks, mut answers) = (0, 0);
            walk(game, seed, |step, _| {
                let Some(tracked) = &mut worlds else { return };
                let before = tracked.count();
                tracked.answer(step.actor, step.action);
                let mut next = step.state.clone();
                game.apply(&mut next, step.actor, step.action, &mut Silent);
                hidden |= (self.hides)(game, &next, seat);
                answers += usize::from(tracked.count() > 1);
                if tracked.count() > 1 && tracked.count() != before {
                    tracked.check(seed);
                    checks += 1;
                }
                if checks == MOST_CHECKS || tracked.count() > MOST_WORLDS || answers == MOST_ANSWERS {
                    worlds = None;
                }
            });
            checked += checks;
        }
        assert_eq!(checked > 0, hidden, "worlds are enumerated where something is hidden");
    }

    fn samples_look_alike(&self, step: &Step<'_, G>, seat: Seat, rng: &mut SearchRng) {
        let game = &self.game;
        let state = step.state;
        let at = step.number;
        let hides = (self.hides)(game, state, seat);
        let mut varies = false;
        for n in 0..SAMPLES {
            let sample = game.sample(state, seat, rng);
            varies |= sample != *state;
            let broken = game.invariants(&sample);
            assert!(broken.is_empty(), "answer {at}: a sample for {seat:?} breaks {broken:?}");
            assert_eq!(game.to_act(&sample), game.to_act(state), "answer {at}: a sample for {seat:?}");
            for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
                let (sampled, real) = (shown(game, &sample, viewer), shown(game, state, viewer));
                assert_eq!(sampled, real, "answer {at}: {viewer:?} sees more than {seat:?} may know");
                assert_eq!(json(&sampled.view), json(&real.view), "answer {at}: {viewer:?}");
            }
            let legal = |state: &G::State| {
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                legal.into_iter().map(|a| (a, game.describe(state, seat, a))).collect::<Vec<_>>()
            };
            assert_eq!(legal(&sample), legal(state), "answer {at}: the options of {seat:?}");
            let numbers = |state: &G::State| {
                let mut numbers = Vec::new();
                game.observe(state, seat, &mut numbers);
                (
                    numbers,
                    game.in_play(state),
                    Seat::all(game.seats()).map(|of| game.points_now(state, of)).collect::<Vec<_>>(),
                )
            };
            assert_eq!(numbers(&sample), numbers(state), "answer {at}: the features of {seat:?}");
            if n == 0 {
                self.what_follows_looks_alike(step, seat, sample);
            }
            if n == 2 && !hides {
                break;
            }
        }
        assert_eq!(varies, hides, "answer {at}: something is hidden from {seat:?}: {hides}; samples vary: {varies}");
    }

    /// The same answer in the state and in a sample: who learns nothing sees and hears the same.
    fn what_follows_looks_alike(&self, step: &Step<'_, G>, seat: Seat, sample: G::State) {
        let game = &self.game;
        let possible = match step.actor {
            Actor::Seat(actor) => is_legal(game, &sample, actor, step.action),
            Actor::Chance => {
                let mut outcomes = Vec::new();
                game.chance(&sample, &mut outcomes);
                outcomes.iter().any(|(outcome, _)| *outcome == step.action)
            }
        };
        if !possible {
            return;
        }
        let [real, sampled] = [step.state.clone(), sample].map(|mut state| {
            let mut sink = Collect::default();
            game.apply(&mut state, step.actor, step.action, &mut sink);
            (state, sink)
        });
        let learned = real.1.learned.union(sampled.1.learned);
        for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
            let learns = match viewer {
                Viewer::Seat(seat) => learned.contains(seat),
                // Who looks on is the seat that no game has.
                Viewer::Watcher | Viewer::Open => learned.contains(Seat(7)),
            };
            if learns {
                continue;
            }
            let what = format!("answer {}: {} tells {viewer:?} what is hidden from {seat:?}", step.number, step.action);
            assert_eq!(heard(&real.1, viewer), heard(&sampled.1, viewer), "{what} (events)");
            if game.outcome(&real.0).is_none() {
                assert_eq!(shown(game, &real.0, viewer), shown(game, &sampled.0, viewer), "{what} (view)");
            }
        }
    }

    /// What an option would give is the same in every world that the seat cannot tell apart: a preview shows nothing that the
    /// seat would learn by doing it.
    fn previews_tell_nothing(&self, step: &Step<'_, G>, seat: Seat, rng: &mut SearchRng) {
        let game = &self.game;
        let mut legal = Vec::new();
        game.legal(step.state, seat, &mut legal);
        if legal.is_empty() {
            return;
        }
        let sample = game.sample(step.state, seat, rng);
        for _ in 0..PREVIEWS {
            let action = legal[pick(rng, legal.len())];
            let [real, sampled] = [step.state, &sample].map(|state| {
                let preview = preview(game, state, seat, action);
                let view = json(&game.view(&preview.state, Viewer::Seat(seat)));
                (preview.learns, view, preview.events.iter().map(json).collect::<Vec<_>>())
            });
            assert_eq!(real, sampled, "answer {}: the preview of {action} tells {seat:?} what is hidden", step.number);
        }
    }

    fn secret_choices_leave_no_trace(&self, step: &Step<'_, G>, rng: &mut SearchRng) {
        let game = &self.game;
        let other = step.answers[pick(rng, step.answers.len())];
        let [a, b] = [step.action, other].map(|action| {
            let mut state = step.state.clone();
            let mut sink = Collect::default();
            game.apply(&mut state, step.actor, action, &mut sink);
            (state, sink)
        });
        if a.0 == b.0 {
            return;
        }
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Watcher]);
        for viewer in viewers.filter(|viewer| shown(game, &a.0, *viewer) == shown(game, &b.0, *viewer)) {
            let (heard_a, heard_b) = (heard(&a.1, viewer), heard(&b.1, viewer));
            assert_eq!(heard_a, heard_b, "{viewer:?} hears whether it was {} or {other}", step.action);
        }
    }
}

/// What a viewer is shown of a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shown<V> {
    view: V,
    prompt: Option<Message>,
    standings: Vec<Standing>,
}

/// What a viewer is shown of a position.
pub(crate) fn shown<G: Game>(game: &G, state: &G::State, viewer: Viewer) -> Shown<G::View> {
    Shown {
        view: game.view(state, viewer),
        prompt: game.prompt(state, viewer),
        standings: game.standings(state, viewer),
    }
}

/// The events that reach a viewer, as they would be sent.
pub(crate) fn heard<E: serde::Serialize>(sink: &Collect<E>, viewer: Viewer) -> Vec<Value> {
    sink.events.iter().filter(|(to, _)| to.includes(viewer)).map(|(_, event)| json(event)).collect()
}
