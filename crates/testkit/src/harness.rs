//! What fuzz targets do with bytes, as plain functions: the targets and the ordinary tests call the same ones.

use crate::strategy::play_choices;
use signoria_core::record::Record;
use signoria_core::{Actor, Game, Seat, Silent, ToAct, is_legal, play};

/// Bytes pick legal actions and outcomes; invariants hold, and the record gives the same state again.
///
/// # Panics
/// If not.
pub fn play_bytes<G: Game>(game: &G, bytes: &[u8]) {
    let (state, record) = play_choices(game, words(bytes));
    let replayed = record.to_string().parse::<Record>().map(|record| record.replay(game, |_, _, _, _| Ok(Silent)));
    assert!(replayed == Ok(Ok(state)), "the record gives another state");
}

/// Bytes pick a position and then offer it arbitrary actions of arbitrary actors: exactly the possible ones are taken,
/// and a refusal changes nothing.
///
/// # Panics
/// If not.
pub fn illegal_bytes<G: Game>(game: &G, bytes: &[u8]) {
    let (way, offers) = bytes.split_at(bytes.len() / 2);
    let (mut state, _) = play_choices(game, words(way));
    for offer in offers.chunks_exact(3) {
        let actor = match offer[0] % (game.seats() + 1) {
            seat if seat < game.seats() => Actor::Seat(Seat(seat)),
            _ => Actor::Chance,
        };
        let index = u32::from(u16::from_le_bytes([offer[1], offer[2]])) % G::INFO.n_actions;
        let action = G::action(index).expect("every index has an action");
        let possible = match (game.to_act(&state), actor) {
            (ToAct::Seats(_), Actor::Seat(seat)) => is_legal(game, &state, seat, action),
            (ToAct::Chance, Actor::Chance) => {
                let mut outcomes = Vec::new();
                game.chance(&state, &mut outcomes);
                outcomes.iter().any(|(outcome, _)| *outcome == action)
            }
            (ToAct::Over | ToAct::Seats(_) | ToAct::Chance, _) => false,
        };
        let before = state.clone();
        let played = play(game, &mut state, actor, action, &mut Silent);
        assert_eq!(played.is_ok(), possible, "{action} by {actor:?}: {played:?}");
        assert!(possible || state == before, "{action} was refused and changed the state");
        let broken = game.invariants(&state);
        assert!(broken.is_empty(), "{broken:?} after {action}");
    }
}

/// Bytes are read as a record. Whatever they are, they are read or refused, and what is read is written the same way.
///
/// # Panics
/// If not.
pub fn record_bytes<G: Game>(game: &G, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(record) = text.parse::<Record>() else { return };
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record), "a record reads back as it was written");
    if let Ok(state) = record.replay(game, |_, _, _, _| Ok(Silent)) {
        let broken = game.invariants(&state);
        assert!(broken.is_empty(), "{broken:?} after a record that was accepted");
    }
}

/// Two bytes a choice.
fn words(bytes: &[u8]) -> impl Iterator<Item = u16> + '_ {
    bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
}
