//! A game in progress.

use crate::errors::illegal;
use crate::game::Game;
use crate::seed::{Source, short};
use crate::{plain, words};
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyDict, PyList, PyTuple};
use serde_json::{Value, json};
use signoria_core::{Actor, PlayError, Seat, ToAct, Viewer};
use signoria_games::{Reward, Simulation};
use std::fmt::Write;

/// How a state came about, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Past {
    /// An answer that was given.
    Answered(Actor, u32),
    /// An outcome that was rolled.
    Rolled(u32),
    /// A world that a seat could not tell from the one before, by this seed.
    Sampled(Seat, u64),
    /// Other luck from here on.
    Reseeded(Box<Source>),
    /// Taken out of a batch: nobody knows how it came about.
    Unknown,
}

/// What a game is worth at its end, by name.
pub(crate) fn reward(name: &str) -> PyResult<Reward> {
    match name {
        "win" => Ok(Reward::Win),
        "share" => Ok(Reward::Share),
        "lead" => Ok(Reward::Lead),
        _ => Err(PyValueError::new_err(format!("reward is 'win', 'share' or 'lead', not {name:?}"))),
    }
}

/// A game in progress. Made by `Game.start` and `Game.load`.
///
/// A state is what is on the table, hidden things too. What one seat may know is in `view`, `observe`, `mask` and
/// `sample`. Equal states are those of equal boxes with the same things on the table; where the dice come from and how the
/// game came there does not count. A state can be copied, hashed and pickled.
///
/// >>> import signoria
/// >>> state = signoria.game("burgundy").start(seed=1)
/// >>> state.seat, state.over, len(state.legal()) > 0
/// (1, False, True)
/// >>> twin = state.copy()
/// >>> state.step(state.legal()[0])
/// >>> twin == state
/// False
#[pyclass(module = "signoria", weakref)]
#[derive(Debug)]
pub(crate) struct State {
    game: Py<Game>,
    sim: Simulation,
    source: Source,
    past: Vec<Past>,
    rolled: Vec<u32>,
}

impl State {
    pub(crate) fn begin(game: Py<Game>, source: Source) -> Self {
        let mut rolled = Vec::new();
        let sim = game.get().game.sim(source.luck(0), &mut rolled);
        let mut state = State { game, sim, source, past: Vec::new(), rolled };
        state.note_rolled();
        state
    }

    /// A row of a batch.
    pub(crate) fn of_batch(game: Py<Game>, sim: Simulation) -> Self {
        State { game, sim, source: Source::Given, past: vec![Past::Unknown], rolled: Vec::new() }
    }

    /// The state after these answers; nothing if the dice give other outcomes than these.
    pub(crate) fn replay(game: Py<Game>, source: Source, answers: &[(Actor, u32)]) -> Option<Self> {
        let mut state = State::begin(game, source);
        for (n, (actor, index)) in answers.iter().enumerate() {
            match state.past.get(n) {
                Some(Past::Rolled(rolled)) if (*actor, *rolled) == (Actor::Chance, *index) => {}
                Some(_) => return None,
                None => state.answer(*actor, *index).ok()?,
            }
        }
        (state.past.len() == answers.len()).then_some(state)
    }

    pub(crate) fn game(&self) -> &Py<Game> {
        &self.game
    }

    pub(crate) fn sim(&self) -> &Simulation {
        &self.sim
    }

    pub(crate) fn answer(&mut self, actor: Actor, index: u32) -> Result<(), PlayError> {
        self.sim.step(actor, index, &mut self.rolled)?;
        self.past.push(Past::Answered(actor, index));
        self.note_rolled();
        Ok(())
    }

    fn note_rolled(&mut self) {
        self.past.extend(self.rolled.drain(..).map(Past::Rolled));
    }

    pub(crate) fn reseed_from(&mut self, source: Source) {
        let chance = |step: &&Past| matches!(step, Past::Rolled(_) | Past::Answered(Actor::Chance, _));
        let draws = self.past.iter().filter(chance).count() as u64;
        self.past.push(Past::Reseeded(Box::new(source.clone())));
        self.sim.set_luck(source.luck(draws), &mut self.rolled);
        self.note_rolled();
    }

    fn sampled(&self, py: Python<'_>, seat: Seat, seed: u64) -> State {
        let mut past = self.past.clone();
        past.push(Past::Sampled(seat, seed));
        State {
            game: self.game.clone_ref(py),
            sim: self.sim.sample(seat, seed),
            source: self.source.clone(),
            past,
            rolled: Vec::new(),
        }
    }

    /// A seat that somebody names.
    pub(crate) fn seat_of(&self, seat: i64) -> PyResult<Seat> {
        let players = self.game.get().game.seats();
        let there = u8::try_from(seat).ok().filter(|seat| *seat < players);
        there.map(Seat).ok_or_else(|| PyIndexError::new_err(format!("there is no seat {seat}: 0 to {}", players - 1)))
    }

    /// The seat that somebody names, or the one that answers next.
    pub(crate) fn seat_or_next(&self, seat: Option<i64>) -> PyResult<Seat> {
        match (seat, self.sim.actor()) {
            (Some(seat), _) => self.seat_of(seat),
            (None, Some(Actor::Seat(seat))) => Ok(seat),
            (None, _) => Err(PyValueError::new_err("no seat decides here: name one")),
        }
    }

    fn viewer(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Viewer> {
        let Some(seat) = seat.filter(|seat| !seat.is_none()) else { return Ok(Viewer::Watcher) };
        if let Ok(word) = seat.extract::<String>() {
            return match (&*word, self.sim.to_act()) {
                ("open", ToAct::Over) => Ok(Viewer::Open),
                ("open", _) => Err(PyValueError::new_err("everything is open only when the game is over")),
                _ => Err(PyValueError::new_err(format!("a seat, None or 'open', not {word:?}"))),
            };
        }
        Ok(Viewer::Seat(self.seat_of(seat.extract()?)?))
    }

    fn words(&self, lang: &str) -> PyResult<Vec<Value>> {
        let texts = words::texts(words::language(lang)?);
        let Some(Actor::Seat(seat)) = self.sim.actor() else { return Ok(Vec::new()) };
        let options = self.sim.position().options(seat);
        let option = options.into_iter().map(|option| {
            json!({
                "index": option.index,
                "action": option.action,
                "label": texts.say(&option.choice.label, &[]),
                "touches": option.choice.touches,
                "price": option.choice.price,
            })
        });
        Ok(option.collect())
    }
}

/// Writes into a caller's array of the right length, or a new one.
fn filled<'py, T: numpy::Element + Copy + Default>(
    py: Python<'py>,
    out: Option<Bound<'py, PyAny>>,
    len: usize,
    dtype: &str,
    fill: impl FnOnce(&mut [T]),
) -> PyResult<Bound<'py, PyArray1<T>>> {
    let array = match out {
        None => PyArray1::<T>::zeros(py, [len], false),
        Some(out) => out
            .cast_into::<PyArray1<T>>()
            .map_err(|_| PyTypeError::new_err(format!("out is an array of {dtype} with one dimension")))?,
    };
    let borrowed = array.try_readwrite();
    let mut borrowed: PyReadwriteArray1<'_, T> = borrowed.map_err(|error| PyValueError::new_err(error.to_string()))?;
    let slice = borrowed.as_slice_mut().map_err(|_| PyValueError::new_err("out is not contiguous"))?;
    if slice.len() != len {
        return Err(PyValueError::new_err(format!("out has {} places; it takes {len}", slice.len())));
    }
    fill(slice);
    drop(borrowed);
    Ok(array)
}

#[pymethods]
impl State {
    /// The box.
    #[getter(game)]
    fn get_game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// The seat that answers next, or None where nobody decides: at the end, and where explicit chance is due. Of several
    /// that owe a decision at the same time it is the first.
    #[getter]
    fn seat(&self) -> Option<u8> {
        match self.sim.actor() {
            Some(Actor::Seat(seat)) => Some(seat.0),
            _ => None,
        }
    }

    /// All seats that owe a decision now, in seat order; they may answer in any order.
    #[getter]
    fn seats(&self) -> Vec<u32> {
        // A list of bytes would be `bytes` in Python.
        match self.sim.to_act() {
            ToAct::Seats(seats) => seats.iter().map(|seat| seat.0.into()).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.sim.to_act() == ToAct::Over
    }

    /// Whether an outcome of chance is due, which happens with explicit chance alone.
    #[getter]
    fn chance_due(&self) -> bool {
        self.sim.to_act() == ToAct::Chance
    }

    /// The points by seat at the end; before it None.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        self.sim.outcome().map(|outcome| outcome.scores)
    }

    /// The ranks by seat at the end, 1 for the winner, tie-breaks applied; before it None.
    #[getter]
    fn ranks(&self) -> Option<Vec<u32>> {
        self.sim.outcome().map(|outcome| outcome.ranks.into_iter().map(u32::from).collect())
    }

    /// The indices of what the next seat may answer, ascending; with explicit chance the outcomes that are due; [] at the
    /// end.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, self.sim.legal())
    }

    /// What the next seat may answer as an array of int8 with shape (n_actions,): 1 where an index is legal. Written into
    /// `out` if that is given.
    ///
    /// >>> import signoria
    /// >>> state = signoria.game("toy").start(seed=1)
    /// >>> state.mask().nonzero()[0].tolist() == state.legal()
    /// True
    #[pyo3(signature = (out=None))]
    fn mask<'py>(&self, py: Python<'py>, out: Option<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        filled(py, out, self.game.get().n_actions(), "int8", |mask: &mut [i8]| {
            mask.fill(0);
            self.sim.legal().iter().for_each(|index| mask[*index as usize] = 1);
        })
    }

    /// What a seat sees as an array of float32 with shape (observation_size,): itself first, the others clockwise from it;
    /// counts scaled to about 1, flags 0 or 1. By default the seat that answers next. Written into `out` if that is given.
    /// What the numbers are says `Game.observation_names`.
    ///
    /// >>> import signoria
    /// >>> state = signoria.game("toy").start(seed=1)
    /// >>> state.observe().shape == (state.game.observation_size,)
    /// True
    #[pyo3(signature = (seat=None, out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat_or_next(seat)?;
        filled(py, out, self.game.get().n_numbers(), "float32", |numbers: &mut [f32]| self.sim.observe(seat, numbers))
    }

    /// Answers for the next seat, or for `seat` where several owe a decision; with explicit chance it takes an outcome.
    ///
    /// Raises `Illegal` where the answer is not possible; then nothing has changed.
    ///
    /// >>> import signoria
    /// >>> signoria.game("toy").start(seed=1).step(10**6)
    /// Traceback (most recent call last):
    /// signoria.Illegal: there is no action 1000000
    #[pyo3(signature = (index, seat=None))]
    fn step(&mut self, py: Python<'_>, index: i64, seat: Option<i64>) -> PyResult<()> {
        let actor = match (seat, self.sim.actor()) {
            (Some(seat), _) => Actor::Seat(self.seat_of(seat)?),
            (None, Some(actor)) => actor,
            (None, None) => return Err(illegal(py, &PlayError::Over)),
        };
        let index = u32::try_from(index).unwrap_or(u32::MAX);
        self.answer(actor, index).map_err(|error| illegal(py, &error))
    }

    /// Answers by the text of the action, as records have it.
    #[pyo3(signature = (text, seat=None))]
    fn play(&mut self, py: Python<'_>, text: &str, seat: Option<i64>) -> PyResult<()> {
        let index = self.game.get().parse(text)?;
        self.step(py, index.into(), seat)
    }

    /// The text of an action's index.
    fn text(&self, index: u32) -> PyResult<String> {
        self.game.get().text(index)
    }

    /// The outcomes of the chance that is due with their weights: a list of (index, weight); [] where none is due.
    ///
    /// >>> import signoria
    /// >>> signoria.game("toy", options={"first": 0}).start(explicit_chance=True).chance()[:2]
    /// [(10, 5), (11, 5)]
    fn chance(&self) -> Vec<(u32, u32)> {
        self.sim.chance()
    }

    /// What a seat sees, as a dict; None for what everybody sees; 'open' for everything, once the game is over.
    fn view<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.sim.position().view(self.viewer(seat)?))
    }

    /// The same as one line of JSON with sorted keys.
    fn view_json(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        Ok(self.sim.position().view(self.viewer(seat)?).to_string())
    }

    /// How each player stands, as far as a seat knows (None: as everybody knows): a list of dicts with `score` and `points`
    /// by source.
    fn standings<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.sim.position().standings(self.viewer(seat)?))
    }

    /// The options of the next seat in words ('en' or 'pl'): a list of dicts with `index`, `action` (the text), `label`,
    /// `touches` (elements of the table) and `price`.
    ///
    /// >>> import signoria
    /// >>> signoria.game("toy").start(seed=1).options()[0]["action"]
    /// 'bid 1'
    #[pyo3(signature = (lang="en"))]
    fn options<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.words(lang)?)
    }

    /// The position in a few lines of words: what is asked of whom, how the players stand, what may be done.
    #[pyo3(signature = (lang="en"))]
    fn describe(&self, lang: &str) -> PyResult<String> {
        let texts = words::texts(words::language(lang)?);
        let position = self.sim.position();
        let viewer = match (self.sim.to_act(), self.sim.actor()) {
            (ToAct::Over, _) => Viewer::Open,
            (_, Some(Actor::Seat(seat))) => Viewer::Seat(seat),
            _ => Viewer::Watcher,
        };
        let mut said = texts.word(&format!("{}-title", self.game.get().id()));
        if let Some(prompt) = position.prompt(viewer) {
            let _ = write!(said, "\n{}", texts.say(&prompt, &[]));
        }
        for (seat, standing) in position.standings(viewer).iter().enumerate() {
            let _ = write!(said, "\n  {}: {}", seat + 1, standing.score);
        }
        for option in self.words(lang)? {
            let _ = write!(said, "\n  [{}] {}", option["index"], option["label"].as_str().unwrap_or_default());
        }
        Ok(said)
    }

    /// What the end is worth, by seat: with 'win' 1 for the only winner and -1 / (players - 1) for the others, so that the
    /// sum is 0; with 'share' the share of the win; with 'lead' the points beyond the best of the others. 0.0 before the
    /// end.
    #[pyo3(signature = (kind="win"))]
    fn rewards(&self, kind: &str) -> PyResult<Vec<f64>> {
        let (reward, outcome) = (reward(kind)?, self.sim.outcome());
        let worth = |seat| outcome.as_ref().map_or(0.0, |outcome| reward.of(outcome, seat));
        Ok(Seat::all(self.game.get().game.seats()).map(worth).collect())
    }

    /// A world that a seat cannot tell from this one, each as likely as the seat must believe it to be. Its view, its
    /// observation and its options are the same for that seat; what is hidden from it is drawn anew, and so is all luck to
    /// come.
    ///
    /// >>> import signoria
    /// >>> state = signoria.game("toy").start(seed=1)
    /// >>> world = state.sample(0, seed=5)
    /// >>> world.view(0) == state.view(0), world.view(1) == state.view(1)
    /// (True, False)
    #[pyo3(signature = (seat=None, seed=None))]
    fn sample(&self, py: Python<'_>, seat: Option<i64>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let seat = self.seat_or_next(seat)?;
        let seed = short(py, seed)?;
        Ok(self.sampled(py, seat, seed))
    }

    /// Other dice from here on. `seed` as in `Game.start`.
    #[pyo3(signature = (seed=None))]
    fn reseed(&mut self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        self.reseed_from(Source::from_seed(py, seed)?);
        Ok(())
    }

    /// The same state once more, with the same dice to come.
    fn copy(&self, py: Python<'_>) -> State {
        State {
            game: self.game.clone_ref(py),
            sim: self.sim.copy(),
            source: self.source.clone(),
            past: self.past.clone(),
            rolled: Vec::new(),
        }
    }

    fn __copy__(&self, py: Python<'_>) -> State {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyDict>) -> State {
        self.copy(py)
    }

    /// The answers so far, oldest first: a list of (seat, index), outcomes of chance with the seat -1.
    ///
    /// Raises RuntimeError for a sampled world and for a row of a batch, which did not come about by answers.
    fn history(&self) -> PyResult<Vec<(i32, u32)>> {
        let mut answers = Vec::with_capacity(self.past.len());
        for step in &self.past {
            match step {
                Past::Answered(Actor::Seat(seat), index) => answers.push((seat.0.into(), *index)),
                Past::Answered(Actor::Chance, index) | Past::Rolled(index) => answers.push((-1, *index)),
                Past::Reseeded(_) => {}
                Past::Sampled(..) => {
                    return Err(PyRuntimeError::new_err("a sampled world did not come about by answers"));
                }
                Past::Unknown => return Err(PyRuntimeError::new_err("a row of a batch keeps no answers")),
            }
        }
        Ok(answers)
    }

    /// The record of the game: the text that server, terminal and `Game.load` read. If a dealer's seed dealt all of it, that
    /// is in it: its hash at once, itself when the game is over.
    ///
    /// Raises RuntimeError for a sampled world and for a row of a batch.
    fn record(&self) -> PyResult<String> {
        let mut record = self.game.get().game.record();
        let position = self.sim.position();
        for (seat, index) in self.history()? {
            let actor = u8::try_from(seat).map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat)));
            record.push(actor, &position.text(index).unwrap_or_default());
        }
        let dealt_by_it = !self.past.iter().any(|step| matches!(step, Past::Reseeded(_)));
        if let Source::Dealer(seed) = &self.source
            && dealt_by_it
        {
            record.commitment = Some(seed.commitment());
            record.seed = self.over().then(|| seed.clone());
        }
        Ok(record.to_string())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<State>() else { return false };
        other.try_borrow().is_ok_and(|other| {
            let components = |state: &State| state.game.get().game.components().to_owned();
            self.sim.same(&**other.sim()) && components(self) == components(&other)
        })
    }

    fn __hash__(&self) -> u64 {
        self.sim.fingerprint()
    }

    fn __str__(&self) -> PyResult<String> {
        self.describe("en")
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let game = self.game.bind(py).repr()?;
        let at = match self.sim.actor() {
            Some(Actor::Seat(seat)) => format!("seat {seat} decides"),
            Some(Actor::Chance) => "chance is due".to_owned(),
            None => format!("over, {:?}", self.scores().unwrap_or_default()),
        };
        Ok(format!("<State of {game}: {at}>"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let past = PyList::empty(py);
        for step in &self.past {
            match step {
                Past::Answered(Actor::Seat(seat), index) => past.append((seat.0, *index))?,
                Past::Answered(Actor::Chance, index) => past.append((-1, *index))?,
                Past::Rolled(index) => past.append((-2, *index))?,
                Past::Sampled(seat, seed) => past.append((-3, seat.0, *seed))?,
                Past::Reseeded(source) => past.append((-4, source.pickled(py)?))?,
                Past::Unknown => return Err(PyTypeError::new_err("a row of a batch cannot be pickled")),
            }
        }
        let restore = py.import("signoria._signoria")?.getattr("_restore_state")?;
        (restore, (self.game.clone_ref(py), self.source.pickled(py)?, past)).into_pyobject(py)
    }
}

/// What a pickle of a state calls.
#[pyfunction]
#[pyo3(name = "_restore_state")]
pub(crate) fn restore_state(
    py: Python<'_>,
    game: Py<Game>,
    source: &Bound<'_, PyAny>,
    past: Vec<Bound<'_, PyTuple>>,
) -> PyResult<State> {
    let bad = || PyValueError::new_err("this is no pickle of a state of this version");
    let mut state = State::begin(game, Source::unpickled(source)?);
    for (n, step) in past.iter().enumerate() {
        let kind: i64 = step.get_item(0)?.extract()?;
        match kind {
            // Rolled again by the same dice.
            -2 => {
                let again = Past::Rolled(step.get_item(1)?.extract()?);
                if state.past.get(n) != Some(&again) {
                    return Err(bad());
                }
            }
            -3 => {
                let seat = state.seat_of(step.get_item(1)?.extract()?)?;
                state = state.sampled(py, seat, step.get_item(2)?.extract()?);
            }
            -4 => state.reseed_from(Source::unpickled(&step.get_item(1)?)?),
            _ => {
                let actor = if kind == -1 { Actor::Chance } else { Actor::Seat(state.seat_of(kind)?) };
                state.answer(actor, step.get_item(1)?.extract()?).map_err(|error| illegal(py, &error))?;
            }
        }
    }
    if state.past.len() == past.len() { Ok(state) } else { Err(bad()) }
}
