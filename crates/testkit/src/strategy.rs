//! Choice sequences: games as lists of small numbers, which proptest shrinks well.

use crate::walk::answers;
use proptest::collection::vec;
use proptest::prelude::*;
use signoria_core::record::Record;
use signoria_core::{Game, Silent};

/// Up to `most` choices. A choice picks among what is possible, decisions and chance alike, whatever its number is.
pub fn choices(most: usize) -> impl Strategy<Value = Vec<u16>> {
    vec(any::<u16>(), 0..=most)
}

/// Plays by choices until they are used up or the game is over, checking all invariants on the way. Returns the state
/// and the record that led to it.
///
/// # Panics
/// If an invariant breaks or nobody can act.
pub fn play_choices<G: Game>(game: &G, choices: impl IntoIterator<Item = u16>) -> (G::State, Record) {
    let options = serde_json::to_string(game.options()).expect("options are plain data");
    let mut record = Record::new(game, &options);
    let mut state = game.start();
    for choice in choices {
        let mut possible = answers(game, &state);
        if possible.is_empty() {
            break;
        }
        let (actor, answers) = possible.swap_remove(usize::from(choice) % possible.len());
        assert!(!answers.is_empty(), "{actor:?} must answer and cannot");
        let action = answers[usize::from(choice) % answers.len()];
        game.apply(&mut state, actor, action, &mut Silent);
        record.push(actor, &action);
        let broken = game.invariants(&state);
        assert!(broken.is_empty(), "{broken:?} after {action} of\n{record}");
    }
    (state, record)
}
