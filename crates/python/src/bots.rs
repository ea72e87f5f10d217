//! Bots and arenas. The interpreter's lock is released while they think.

use crate::errors::bad_setup;
use crate::game::all;
use crate::seed::short;
use crate::state::State;
use crate::{json, plain};
use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyDict};
use serde_json::Value;
use signoria_bots::{Arena, ArenaError, Bots, Contestant, Level, NoChoice, Plain, Settings, bots_of, built_in};
use signoria_core::Seat;
use signoria_games::Position;
use signoria_toy::Toy;
use std::sync::OnceLock;

/// The bots of a game.
fn of(id: &str) -> &'static Bots {
    static TOY: OnceLock<Bots> = OnceLock::new();
    if built_in().ids().any(|known| known == id) {
        built_in()
    } else {
        TOY.get_or_init(|| Bots::of(vec![bots_of::<Toy, _>(Plain, Settings::default())]))
    }
}

/// A bot by its name.
pub(crate) fn contestant(name: &str) -> PyResult<Contestant> {
    name.parse().map_err(|error: signoria_bots::ParseContestantError| PyValueError::new_err(error.to_string()))
}

/// The best option of a seat of a position.
pub(crate) fn chosen(id: &str, position: &Position, seat: Seat, bot: Contestant, seed: u64) -> Result<u32, NoChoice> {
    of(id).choose(position, seat, bot, seed)
}

fn no_choice(error: NoChoice) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// What a bot would answer for a seat: the index of an action. The bot knows what the seat knows, nothing else.
///
/// `bot` is page (plays at random), novice (takes what looks good, and errs often), squire (takes what looks best), steward, prince
/// or king (by what was learned of the game, where there is something), perhaps with a budget for a decision: 'prince:500'
/// iterations, 'prince:200ms'; old-prince goes without what was learned. The same seed gives the same answer as long as the budget
/// counts iterations. By default the seat that answers next.
///
/// >>> import signoria
/// >>> state = signoria.game("toy").start(seed=1)
/// >>> signoria.bots.choose(state, "prince:50", seed=1) in state.legal()
/// True
#[pyfunction]
#[pyo3(signature = (state, bot="squire", seed=None, seat=None))]
pub(crate) fn choose(
    py: Python<'_>,
    state: &State,
    bot: &str,
    seed: Option<&Bound<'_, PyAny>>,
    seat: Option<i64>,
) -> PyResult<u32> {
    let (bot, seed, seat) = (contestant(bot)?, short(py, seed)?, state.seat_or_next(seat)?);
    let (id, position) = (state.game().get().id(), state.sim().position());
    py.detach(|| chosen(id, &position, seat, bot, seed)).map_err(no_choice)
}

/// What the strongest bot thinks of the options of a seat, the best first: a list of dicts with `index`, `win` (the share
/// of a win that it promises, 0 to 1, or None), `points` at the end (or None) and `visits`.
///
/// `budget` is 500 for iterations or '200ms' for time; None: the bot's own.
///
/// >>> import signoria
/// >>> state = signoria.game("toy").start(seed=1)
/// >>> best = signoria.bots.hint(state, 50, seed=1)[0]
/// >>> best["index"] in state.legal(), best["visits"] > 0
/// (True, True)
#[pyfunction]
#[pyo3(signature = (state, budget=None, seed=None, seat=None))]
pub(crate) fn hint<'py>(
    py: Python<'py>,
    state: &State,
    budget: Option<&Bound<'py, PyAny>>,
    seed: Option<&Bound<'_, PyAny>>,
    seat: Option<i64>,
) -> PyResult<Bound<'py, PyAny>> {
    let budget = match budget {
        None => None,
        Some(budget) => contestant(&format!("{}:{}", Level::Prince, budget.str()?))?.budget,
    };
    let (seed, seat) = (short(py, seed)?, state.seat_or_next(seat)?);
    let (id, position) = (state.game().get().id(), state.sim().position());
    let advice = py.detach(|| of(id).hint(&position, seat, budget, seed)).map_err(no_choice)?;
    plain(py, &advice)
}

/// Many games between bots, seats and boards rotated: what came of them, as a dict (`contestants` with their share of wins
/// and its 95 % interval, `mean_winning_score`, `mean_decisions`, `seats` …), and under `games_played` the games one by
/// one. The same as `signoria arena` with the same seed.
///
/// `bots` are at most as many as there are players; fewer sit down again in this order. Without `options` all boards that
/// the bots know are played in turn. `threads` 0 is one for each core; the seed gives the same games with any.
///
/// >>> import signoria
/// >>> report = signoria.bots.arena("toy", ["prince:30", "page"], games=20, seed=1)
/// >>> report["games"], report["contestants"][0]["contestant"]
/// (20, 'prince:30')
#[pyfunction]
#[pyo3(signature = (game, bots, *, players=None, options=None, games=100, seed=0, threads=0))]
#[expect(clippy::too_many_arguments, reason = "keywords of a call in Python")]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    players: Option<u8>,
    options: Option<&Bound<'py, PyDict>>,
    games: u32,
    seed: u64,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    if threads > 1024 {
        return Err(PyValueError::new_err("at most 1024 threads"));
    }
    let maker = all().get(game).ok_or_else(|| PyKeyError::new_err(format!("there is no game {game:?}")))?;
    let seats = players.unwrap_or((*maker.info().seats.start()).max(bots.len().min(255) as u8));
    let boards = match options {
        Some(options) => vec![json(options.as_any())?],
        None => of(game).boards(game, seats),
    };
    let contestants = bots.iter().map(|bot| contestant(bot)).collect::<PyResult<Vec<_>>>()?;
    let arena = Arena { seats, contestants, boards, games, seed, threads, test: None };
    let report = py.detach(|| arena.run(of(game), &**maker, || ()));
    let report = report.map_err(|error| match error {
        ArenaError::Setup(error) => bad_setup(py, &error),
        _ => PyValueError::new_err(error.to_string()),
    })?;
    let played: Vec<Value> = report
        .matches
        .iter()
        .map(|game| {
            serde_json::json!({
                "bots": game.lineup, "scores": game.scores, "ranks": game.ranks, "decisions": game.decisions,
                "options": report.options.get(game.board),
            })
        })
        .collect();
    let said = plain(py, &report)?;
    said.set_item("games_played", plain(py, &played)?)?;
    Ok(said)
}
