//! What is said to people.

use super::{Suite, json};
use crate::rulebook::{Rule, rules};
use crate::texts::{Texts, messages_in};
use crate::walk::walk;
use signoria_core::{Actor, Collect, FieldKind, Game, Message, PlayError, Seat, Silent, Viewer, play};
use std::collections::{BTreeMap, BTreeSet};

impl<G: Game> Suite<G> {
    /// Every option touches something, and no two options of a decision read alike.
    pub fn options_can_be_told_apart(&self) {
        for seed in 0..self.games {
            walk(&self.game, seed, |step, _| {
                let Actor::Seat(seat) = step.actor else { return };
                let mut seen = BTreeMap::new();
                for action in step.answers {
                    let choice = self.game.describe(step.state, seat, *action);
                    assert!(!choice.touches.is_empty(), "{action} touches nothing");
                    let read = format!("{:?} {:?}", choice.label, choice.price);
                    if let Some(other) = seen.insert(read, action) {
                        panic!("answer {}: {action} and {other} read alike: {:?}", step.number, choice.label);
                    }
                }
            });
        }
    }

    /// Both languages have the same keys and read every message that comes up, with the arguments that it brings; rules
    /// that are cited exist.
    pub fn every_message_has_words_in_both_languages(&self) {
        let game = &self.game;
        let [en, pl] = G::INFO.texts.map(|source| Texts::parse(source).unwrap_or_else(|error| panic!("{error}")));
        assert_eq!(en.keys().collect::<Vec<_>>(), pl.keys().collect::<Vec<_>>(), "both languages have the same keys");
        let prefix = format!("{}-", G::INFO.id);
        for key in en.keys() {
            assert!(key.starts_with(&prefix), "{key} belongs to another game");
        }
        let [rules, polish] = G::INFO.rules.map(rules);
        let numbers = |rules: &[Rule]| rules.iter().map(|rule| rule.id.clone()).collect::<Vec<_>>();
        assert_eq!(numbers(&rules), numbers(&polish), "the rules have the same numbers in both languages");
        let mut checked = BTreeSet::new();
        let mut check = |message: &Message| {
            if checked.insert(format!("{message:?}")) {
                for (language, texts) in [("en", &en), ("pl", &pl)] {
                    texts.check(message).unwrap_or_else(|problem| panic!("{language}: {problem} in {message:?}"));
                }
                if let Some(rule) = message.rule {
                    assert!(rules.iter().any(|r| r.id == rule), "{} cites the unknown rule {rule}", message.key);
                }
            }
        };
        for key in fixed_keys::<G>() {
            check(&Message::new(key));
        }
        let all: Vec<G::Action> = (0..G::INFO.n_actions).filter_map(G::action).collect();
        for seed in 0..self.games {
            let last = walk(game, seed, |step, _| {
                let mut state = step.state.clone();
                let mut sink = Collect::default();
                game.apply(&mut state, step.actor, step.action, &mut sink);
                for (_, event) in &sink.events {
                    let notice = game.tell(event);
                    notice.line.iter().chain(&notice.heading).for_each(&mut check);
                }
                let Actor::Seat(seat) = step.actor else { return };
                let view = json(&game.view(step.state, Viewer::Seat(seat)));
                let shown = messages_in(&view);
                let prompt = game.prompt(step.state, Viewer::Seat(seat));
                check(&prompt.expect("a seat that decides is asked something"));
                shown.iter().for_each(&mut check);
                game.orders(step.state, seat).iter().for_each(|order| check(&order.label));
                for standing in game.standings(step.state, Viewer::Seat(seat)) {
                    standing.points.iter().for_each(|row| check(&Message::new(row.source)));
                }
                for action in step.answers {
                    check(&game.describe(step.state, seat, *action).label);
                }
                // Refusals of some other actions: another window of the range each time.
                let window = all.iter().cycle().skip(step.number * 31 % all.len()).take(40.min(all.len()));
                for action in window {
                    if let Err(PlayError::Refused(refusal)) =
                        play(game, &mut step.state.clone(), step.actor, *action, &mut Silent)
                    {
                        check(&refusal.0);
                    }
                }
            });
            for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Watcher, Viewer::Open]) {
                messages_in(&json(&game.view(&last, viewer))).iter().for_each(&mut check);
            }
        }
    }
}

/// The keys that every game has: its title, what it is about, its options.
fn fixed_keys<G: Game>() -> Vec<String> {
    let id = G::INFO.id;
    let mut keys = vec![format!("{id}-title"), format!("{id}-about")];
    for field in G::form() {
        keys.push(format!("{id}-option-{}", field.key));
        if let FieldKind::Word(words) = &field.kind {
            keys.extend(words.iter().map(|word| format!("{id}-option-{}-{word}", field.key)));
        }
    }
    keys
}
