//! Random games, step by step.

use signoria_core::{Actor, Game, Rng, SearchRng, Silent, ToAct, below, search_rng};

/// More answers than any game takes: who gets here does not end.
const MAX_ANSWERS: usize = 100_000;

/// What is about to be answered in a random game.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// The state before the answer.
    pub state: &'a G::State,
    /// Who answers.
    pub actor: Actor,
    /// All answers that are possible.
    pub answers: &'a [G::Action],
    /// The one that is given.
    pub action: G::Action,
    /// How many answers came before.
    pub number: usize,
}

/// Everything that can be answered now: who may answer, and what. Empty when the game is over.
pub fn answers<G: Game>(game: &G, state: &G::State) -> Vec<(Actor, Vec<G::Action>)> {
    match game.to_act(state) {
        ToAct::Over => Vec::new(),
        ToAct::Chance => {
            let mut outcomes = Vec::new();
            game.chance(state, &mut outcomes);
            vec![(Actor::Chance, outcomes.into_iter().map(|(outcome, _)| outcome).collect())]
        }
        ToAct::Seats(seats) => seats
            .iter()
            .map(|seat| {
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                (Actor::Seat(seat), legal)
            })
            .collect(),
    }
}

/// Plays a game at random: chance by its weights, decisions uniformly, seats that decide at the same time in any order.
/// Returns the last state.
///
/// # Panics
/// If nobody can act before the game is over, or the game does not end.
pub fn walk<G: Game>(game: &G, seed: u64, mut visit: impl FnMut(Step<'_, G>, &mut SearchRng)) -> G::State {
    let mut rng = search_rng(seed);
    let mut state = game.start();
    for number in 0.. {
        assert!(number < MAX_ANSWERS, "game {seed} does not end");
        let possible = answers(game, &state);
        if possible.is_empty() {
            break;
        }
        let (actor, answers) = &possible[pick(&mut rng, possible.len())];
        assert!(!answers.is_empty(), "game {seed}, answer {number}: {actor:?} must answer and cannot\n{state:?}");
        let action = match actor {
            Actor::Chance => game.roll(&state, &mut rng),
            Actor::Seat(_) => answers[pick(&mut rng, answers.len())],
        };
        visit(Step { state: &state, actor: *actor, answers, action, number }, &mut rng);
        game.apply(&mut state, *actor, action, &mut Silent);
    }
    state
}

/// A random position of a list.
pub(crate) fn pick(rng: &mut impl Rng, len: usize) -> usize {
    below(rng, u32::try_from(len).expect("a short list")) as usize
}
