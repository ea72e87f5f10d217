//! Many games at once, in arrays that are made once.

use crate::bots::{chosen, contestant};
use crate::errors::{Illegal, illegal};
use crate::game::{Game, game};
use crate::seed::short;
use crate::state::{State, reward};
use numpy::{PyArray, PyArray1, PyArray2, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyAny, PyDict};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use signoria_core::{Actor, Rng, SearchRng, search_rng};
use signoria_games::{Rows, STAY, Sims};

/// An array of the batch, and the form of it that is given out, which nobody can write into.
#[derive(Debug)]
struct Shared<T: numpy::Element, D: numpy::ndarray::Dimension> {
    array: Py<PyArray<T, D>>,
    view: Py<PyAny>,
}

impl<T: numpy::Element, D: numpy::ndarray::Dimension> Shared<T, D> {
    fn new(py: Python<'_>, array: Bound<'_, PyArray<T, D>>) -> PyResult<Self> {
        let view = array.call_method0("view")?;
        view.call_method("setflags", (), Some(&[("write", false)].into_py_dict(py)?))?;
        Ok(Shared { array: array.unbind(), view: view.unbind() })
    }
}

/// Most games of a batch, and most threads.
const MOST: usize = 1 << 16;
const MOST_THREADS: usize = 256;

/// Many games of one kind that go on together. A game that ends is followed by the next one in the same step.
///
/// `game` is an id or a `Game`; `players` and `options` go with an id. Row `i` begins with the game of the seed
/// `seed + i`: it is that of `Game.start(seed + i)`. `reward` is 'win', 'share' or 'lead' as in `State.rewards`. With
/// `threads` above 1 the rows are shared among so many threads; the games stay the same.
///
/// The arrays are made once and are written anew by every step: read-only, and valid until the next one. Without
/// `observations` or `masks` those are None, and nothing is computed for them.
///
/// >>> import signoria
/// >>> batch = signoria.Batch("toy", n=4, seed=1)
/// >>> batch.observations.shape == (4, batch.game.observation_size), batch.masks.shape == (4, batch.game.n_actions)
/// (True, True)
/// >>> for _ in range(100):
/// ...     batch.step(batch.random())
/// >>> batch.games_ended > 0
/// True
#[pyclass(module = "signoria")]
#[derive(Debug)]
pub(crate) struct Batch {
    game: Py<Game>,
    sims: Box<dyn Sims>,
    threads: usize,
    pool: Option<ThreadPool>,
    whim: SearchRng,
    choices: Vec<i64>,
    ended: u64,
    observations: Option<Shared<f32, numpy::Ix2>>,
    masks: Option<Shared<i8, numpy::Ix2>>,
    seats: Shared<i8, numpy::Ix1>,
    rewards: Shared<f32, numpy::Ix2>,
    dones: Shared<bool, numpy::Ix1>,
    picked: Shared<i64, numpy::Ix1>,
}

/// What is written under a released lock.
enum Work {
    Start(u64),
    Step,
}

impl Batch {
    /// Writes the arrays of this batch, which nobody else can write into, without the interpreter's lock.
    fn work(&mut self, py: Python<'_>, work: Work) -> PyResult<()> {
        fn open<'py, T: numpy::Element, D: numpy::ndarray::Dimension>(
            py: Python<'py>,
            shared: &Shared<T, D>,
        ) -> PyResult<numpy::PyReadwriteArray<'py, T, D>> {
            let busy = |_| PyRuntimeError::new_err("an array of this batch is held by somebody else");
            shared.array.bind(py).try_readwrite().map_err(busy)
        }
        const WHOLE: &str = "arrays of a batch are contiguous";
        let mut observations = self.observations.as_ref().map(|shared| open(py, shared)).transpose()?;
        let mut masks = self.masks.as_ref().map(|shared| open(py, shared)).transpose()?;
        let mut seats = open(py, &self.seats)?;
        let mut rewards = open(py, &self.rewards)?;
        let mut dones = open(py, &self.dones)?;
        let rows = Rows {
            observations: observations.as_mut().map_or(&mut [], |array| array.as_slice_mut().expect(WHOLE)),
            masks: masks.as_mut().map_or(&mut [], |array| array.as_slice_mut().expect(WHOLE)),
            seats: seats.as_slice_mut().expect(WHOLE),
            rewards: rewards.as_slice_mut().expect(WHOLE),
            dones: dones.as_slice_mut().expect(WHOLE),
        };
        let (sims, choices, threads, pool) = (&mut self.sims, &self.choices, self.threads, &self.pool);
        let done = py.detach(|| match (work, pool) {
            (Work::Start(seed), _) => {
                sims.start(seed, rows);
                Ok(())
            }
            (Work::Step, None) => sims.step(choices, 1, rows),
            (Work::Step, Some(pool)) => pool.install(|| sims.step(choices, threads, rows)),
        });
        done.map_err(|error| {
            let inner = illegal(py, &error.error);
            let said = Illegal::new_err(format!("row {}: {}", error.row, inner.value(py)));
            for name in ["key", "rule", "en", "pl"] {
                if let Ok(value) = inner.value(py).getattr(name) {
                    let _ = said.value(py).setattr(name, value);
                }
            }
            let _ = said.value(py).setattr("row", error.row);
            said
        })
    }

    /// What `random` and `choose` found, in the array that is given out.
    fn give(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let mut picked =
            self.picked.array.bind(py).try_readwrite().map_err(|e| PyRuntimeError::new_err(e.to_string()))?;
        picked.as_slice_mut()?.copy_from_slice(&self.choices);
        Ok(self.picked.view.clone_ref(py))
    }

    /// Copies a caller's choices.
    fn take(&mut self, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let py = actions.py();
        let array = match actions.cast::<PyArray1<i64>>() {
            Ok(array) => array.clone(),
            Err(_) => {
                let safe = [("casting", "same_kind")].into_py_dict(py)?;
                let array = py.import("numpy")?.call_method1("asarray", (actions,))?;
                array.call_method("astype", ("int64",), Some(&safe))?.cast_into::<PyArray1<i64>>().map_err(|_| {
                    PyTypeError::new_err(format!("actions is an array of integers with shape ({},)", self.sims.len()))
                })?
            }
        };
        if array.len() != self.sims.len() {
            let (got, n) = (array.len(), self.sims.len());
            return Err(PyValueError::new_err(format!("{got} actions for {n} games")));
        }
        let array = array.try_readonly().map_err(|error| PyValueError::new_err(error.to_string()))?;
        self.choices.iter_mut().zip(array.as_array()).for_each(|(choice, action)| *choice = *action);
        Ok(())
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (
        game, n=64, *, players=None, options=None, seed=None, observations=true, masks=true, reward="win", threads=1
    ))]
    #[expect(clippy::too_many_arguments, reason = "keywords of a call in Python")]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        n: usize,
        players: Option<u8>,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<&Bound<'_, PyAny>>,
        observations: bool,
        masks: bool,
        reward: &str,
        threads: usize,
    ) -> PyResult<Self> {
        if n == 0 || n > MOST || threads == 0 || threads > MOST_THREADS {
            let said = format!("n is 1 to {MOST}, threads 1 to {MOST_THREADS}");
            return Err(PyValueError::new_err(said));
        }
        let reward = self::reward(reward)?;
        let game = match game.cast::<Game>() {
            Ok(game) if players.is_none() && options.is_none() => game.clone().unbind(),
            Ok(_) => return Err(PyTypeError::new_err("players and options are those of the game that is given")),
            Err(_) => Py::new(py, self::game(py, game.extract()?, players, options, None)?)?,
        };
        let this = game.get();
        let (actions, numbers, players) = (this.n_actions(), this.n_numbers(), usize::from(this.game.seats()));
        let pool = (threads > 1).then(|| ThreadPoolBuilder::new().num_threads(threads).build());
        let pool = pool.transpose().map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        let sims = this.game.sims(n, reward);
        let observations = observations.then(|| Shared::new(py, PyArray2::zeros(py, [n, numbers], false)));
        let masks = masks.then(|| Shared::new(py, PyArray2::zeros(py, [n, actions], false)));
        let mut batch = Batch {
            sims,
            threads,
            pool,
            whim: search_rng(0),
            choices: vec![STAY; n],
            ended: 0,
            observations: observations.transpose()?,
            masks: masks.transpose()?,
            seats: Shared::new(py, PyArray1::zeros(py, [n], false))?,
            rewards: Shared::new(py, PyArray2::zeros(py, [n, players], false))?,
            dones: Shared::new(py, PyArray1::zeros(py, [n], false))?,
            picked: Shared::new(py, PyArray1::zeros(py, [n], false))?,
            game,
        };
        batch.reset(py, seed)?;
        Ok(batch)
    }

    /// The box.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// What the seats that answer next see: float32 (n, observation_size), as `State.observe`; None if not wanted.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        self.observations.as_ref().map(|shared| shared.view.clone_ref(py))
    }

    /// What they may answer: int8 (n, n_actions), 1 where an index is legal; None if not wanted.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        self.masks.as_ref().map(|shared| shared.view.clone_ref(py))
    }

    /// The seats that answer next: int8 (n,).
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyAny> {
        self.seats.view.clone_ref(py)
    }

    /// What the games that ended with the last step are worth: float32 (n, players); 0 in all other rows.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyAny> {
        self.rewards.view.clone_ref(py)
    }

    /// Where a game ended with the last step, and the row is in the next game already: bool (n,).
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyAny> {
        self.dones.view.clone_ref(py)
    }

    /// How many games have ended since the last `reset`.
    #[getter]
    fn games_ended(&self) -> u64 {
        self.ended
    }

    /// Begins all games anew.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = short(py, seed)?;
        self.whim = search_rng(seed ^ 0x7768_696d);
        self.ended = 0;
        self.work(py, Work::Start(seed))
    }

    /// Answers in every row: integers (n,), -1 for rows that stay as they are.
    ///
    /// Raises `Illegal` (with `row`) if one of them is not possible; then nothing has changed in any row.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.take(actions)?;
        self.work(py, Work::Step)?;
        let dones = self.dones.array.bind(py).try_readonly().map_err(|e| PyRuntimeError::new_err(e.to_string()))?;
        self.ended += dones.as_slice()?.iter().map(|done| u64::from(*done)).sum::<u64>();
        Ok(())
    }

    /// A legal answer for each row, each as likely as the others: int64 (n,), valid until the next call.
    fn random(&mut self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.sims.choose(&mut self.whim, &mut self.choices);
        self.give(py)
    }

    /// What a bot would answer, for the rows that `where` marks (all if it is not given), -1 for the others: int64 (n,),
    /// valid until the next call. `bot` as in `signoria.bots.choose`; `seed` None goes on with the seeds of the batch.
    #[pyo3(signature = (bot="squire", r#where=None, seed=None))]
    fn choose(
        &mut self,
        py: Python<'_>,
        bot: &str,
        r#where: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let (bot, n) = (contestant(bot)?, self.sims.len());
        let marked: Vec<bool> = match r#where {
            None => vec![true; n],
            Some(marks) => {
                py.import("numpy")?.call_method1("asarray", (marks, "bool"))?.call_method0("tolist")?.extract()?
            }
        };
        if marked.len() != n {
            return Err(PyValueError::new_err(format!("{} marks for {n} games", marked.len())));
        }
        let seed = if seed.is_some() { short(py, seed)? } else { self.whim.next_u64() };
        let (sims, choices, pool, id) = (&self.sims, &mut self.choices, &self.pool, self.game.get().id());
        py.detach(|| {
            let pick = |row: usize| {
                let sim = sims.sim(row);
                let Some(Actor::Seat(seat)) = sim.actor().filter(|_| marked[row]) else { return STAY };
                chosen(id, &sim.position(), seat, bot, seed.wrapping_add(row as u64)).map_or(STAY, i64::from)
            };
            match pool {
                None => choices.iter_mut().enumerate().for_each(|(row, choice)| *choice = pick(row)),
                Some(pool) => pool.install(|| {
                    choices.par_iter_mut().enumerate().for_each(|(row, choice)| *choice = pick(row));
                }),
            }
        });
        self.give(py)
    }

    /// One of the games, copied, with the same dice to come. It keeps no answers: it has no record and no pickle.
    fn state(&self, py: Python<'_>, row: i64) -> PyResult<State> {
        let n = self.sims.len();
        let there = usize::try_from(row).ok().filter(|row| *row < n);
        let row = there.ok_or_else(|| PyIndexError::new_err(format!("there is no row {row}: 0 to {}", n - 1)))?;
        Ok(State::of_batch(self.game.clone_ref(py), self.sims.sim(row)))
    }

    fn __len__(&self) -> usize {
        self.sims.len()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<Batch of {} games of {}>", self.sims.len(), self.game.bind(py).repr()?))
    }
}
