//! A box: a game with its number of players, options and components.

use crate::errors::{bad_record, bad_setup};
use crate::seed::Source;
use crate::state::State;
use crate::words;
use crate::{json, plain};
use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyDict, PyTuple};
use serde_json::Value;
use signoria_core::record::Record;
use signoria_core::{Actor, ParseActionError, dealer::Seed};
use signoria_games::{AnyGame, AnyMaker, Games, built_in, folder, maker};
use signoria_toy::Toy;
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

/// Every game, and the toy.
pub(crate) fn all() -> &'static Games {
    static ALL: OnceLock<Games> = OnceLock::new();
    ALL.get_or_init(|| Games::of(built_in().iter().cloned().chain([maker::<Toy>()]).collect()))
}

/// The ids of all games.
///
/// The last one, `toy`, is made up: a tiny game with a die, a bag, hands and secret bids, small enough to be solved.
///
/// >>> import signoria
/// >>> signoria.games()
/// ['burgundy', 'craftsmen', 'florence', 'principato', 'tuscany', 'toy']
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    all().iter().map(|maker| maker.info().id).collect()
}

/// Puts a box together: a game with its number of players, its options, perhaps other components.
///
/// `players` is the least number that the game takes if it is not given. `options` are those of the form
/// (`Game.form`); what is not named keeps its default. `components` replaces built-in ones: the path of a folder with
/// TOML files, or a dict of file names and texts.
///
/// >>> import signoria
/// >>> signoria.game("burgundy", players=3)
/// signoria.game('burgundy', players=3)
/// >>> signoria.game("burgundy", players=9)
/// Traceback (most recent call last):
/// signoria.SetupError: seats: 9 players; allowed: 2 to 4 (B1.1)
#[pyfunction]
#[pyo3(signature = (id, players=None, options=None, components=None))]
pub(crate) fn game(
    py: Python<'_>,
    id: &str,
    players: Option<u8>,
    options: Option<&Bound<'_, PyDict>>,
    components: Option<&Bound<'_, PyAny>>,
) -> PyResult<Game> {
    let options = options.map_or(Ok(Value::Object(Default::default())), |options| json(options.as_any()))?;
    let known = || PyKeyError::new_err(format!("there is no game {id:?}; there are: {}", games().join(", ")));
    let info = all().get(id).ok_or_else(known)?.info();
    let files = match components {
        None => None,
        Some(files) => Some(match files.cast::<PyDict>() {
            Ok(files) => files.extract::<BTreeMap<String, String>>()?.into_iter().collect(),
            Err(_) => folder::read(&files.extract::<PathBuf>()?, info).map_err(|error| bad_setup(py, &error))?,
        }),
    };
    Game::new(py, id, players.unwrap_or(*info.seats.start()), &options, files)
}

/// What a pickle of a box calls.
#[pyfunction]
#[pyo3(name = "_restore_game")]
pub(crate) fn restore_game(
    py: Python<'_>,
    id: &str,
    players: u8,
    options: &str,
    files: Option<Vec<(String, String)>>,
) -> PyResult<Game> {
    let options = serde_json::from_str(options).map_err(|error| PyValueError::new_err(error.to_string()))?;
    Game::new(py, id, players, &options, files)
}

/// A box: what never changes during a game. Made by `signoria.game`.
///
/// Equal boxes are those of the same game with the same players, options and components. A box can be pickled.
///
/// >>> import signoria
/// >>> game = signoria.game("tuscany")
/// >>> game.title, game.players, game.n_actions < 1000
/// ('The Castles of Tuscany', 2, True)
#[pyclass(module = "signoria", frozen, weakref)]
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) game: Arc<dyn AnyGame>,
    maker: Arc<dyn AnyMaker>,
    files: Option<Vec<(String, String)>>,
}

impl Game {
    fn new(
        py: Python<'_>,
        id: &str,
        players: u8,
        options: &Value,
        files: Option<Vec<(String, String)>>,
    ) -> PyResult<Self> {
        let mut maker = all().get(id).ok_or_else(|| PyKeyError::new_err(id.to_owned()))?.clone();
        if let Some(files) = &files {
            let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
            maker = maker.with_components(&files).map_err(|error| bad_setup(py, &error))?;
        }
        let game = maker.make(players, options).map_err(|error| bad_setup(py, &error))?;
        Ok(Game { game, maker, files })
    }

    pub(crate) fn n_actions(&self) -> usize {
        self.game.info().n_actions as usize
    }

    pub(crate) fn n_numbers(&self) -> usize {
        self.maker.layout().len()
    }

    pub(crate) fn id(&self) -> &'static str {
        self.game.info().id
    }

    fn same(&self, other: &Game) -> bool {
        let key = |game: &Game| (game.id(), game.game.seats(), game.game.options(), game.game.components().to_owned());
        key(self) == key(other)
    }

    /// The index of an action's text.
    pub(crate) fn parse(&self, text: &str) -> PyResult<u32> {
        let bad = |error: ParseActionError| PyValueError::new_err(format!("cannot read the action {text:?}: {error}"));
        self.game.start().parse(text).map_err(bad)
    }

    fn read(&self, py: Python<'_>, text: &str) -> PyResult<Record> {
        text.parse().map_err(|error| bad_record(py, &error))
    }
}

#[pymethods]
impl Game {
    /// The game's id, as `signoria.games()` has it.
    #[getter(id)]
    fn get_id(&self) -> &'static str {
        self.id()
    }

    /// Its English title.
    #[getter]
    fn title(&self) -> &'static str {
        self.game.info().title
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.game.seats()
    }

    /// The fewest and the most players that the game takes.
    #[getter]
    fn players_range(&self) -> (u8, u8) {
        let seats = &self.game.info().seats;
        (*seats.start(), *seats.end())
    }

    /// The options, those with defaults too.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.game.options())
    }

    /// What options there are: a list of dicts with `key`, `kind` and `when` (what must hold for it to be asked).
    #[getter]
    fn form<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.maker.form())
    }

    /// `default`, or the fingerprint of other components.
    #[getter]
    fn components(&self) -> &str {
        self.game.components()
    }

    /// The texts of the built-in components by file name, to begin own ones from.
    #[getter]
    fn files(&self) -> HashMap<&'static str, &'static str> {
        self.game.info().data.iter().copied().collect()
    }

    /// How many indices of actions there are; outcomes of chance have indices too. The same for all players and options.
    #[getter(n_actions)]
    fn get_n_actions(&self) -> usize {
        self.n_actions()
    }

    /// How many numbers an observation has; the same for all players and options.
    #[getter]
    fn observation_size(&self) -> usize {
        self.n_numbers()
    }

    /// Raised when the meaning of a record changes.
    #[getter]
    fn rules_rev(&self) -> u32 {
        self.game.info().rules_rev
    }

    /// Raised when the meaning of an action's index changes.
    #[getter]
    fn actions_rev(&self) -> u32 {
        self.game.info().actions_rev
    }

    /// Raised when the meaning of an observation's number changes.
    #[getter]
    fn features_rev(&self) -> u32 {
        self.maker.layout().rev
    }

    /// A name for every number of an observation.
    ///
    /// >>> import signoria
    /// >>> names = signoria.game("toy").observation_names()
    /// >>> len(names) == signoria.game("toy").observation_size
    /// True
    fn observation_names(&self) -> Vec<String> {
        let layout = self.maker.layout();
        (0..layout.len()).filter_map(|index| layout.name(index)).collect()
    }

    /// Begins a game.
    ///
    /// `seed` is an int below 2**64 for the fast generator, or 32 bytes (or 64 hexadecimal digits) for the dealer of a
    /// table: then dice and draws are those of a server and of `signoria play --seed` with the same seed. None: one that
    /// nobody has chosen. With `explicit_chance` nothing is rolled: `State.chance` lists the outcomes, and `State.step`
    /// takes them.
    ///
    /// >>> import signoria
    /// >>> state = signoria.game("toy").start(seed=7)
    /// >>> while not state.over:
    /// ...     state.step(state.legal()[0])
    /// >>> len(state.scores)
    /// 2
    #[pyo3(signature = (seed=None, *, explicit_chance=false))]
    fn start(slf: Py<Self>, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>, explicit_chance: bool) -> PyResult<State> {
        if explicit_chance && seed.is_some() {
            return Err(PyValueError::new_err("explicit chance has no seed: the outcomes are given"));
        }
        let source = if explicit_chance { Source::Given } else { Source::from_seed(py, seed)? };
        Ok(State::begin(slf, source))
    }

    /// The position at the end of a record, every answer checked. It goes on with the dice of `seed`, by default those of
    /// the record's own seed if it has one.
    ///
    /// Raises `RecordError` with the line.
    #[pyo3(signature = (text, seed=None))]
    fn load(slf: Py<Self>, py: Python<'_>, text: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let this = slf.get();
        let record = this.read(py, text)?;
        this.game.load(&record).map_err(|error| bad_record(py, &error))?;
        let reader = this.game.start();
        let answers: Vec<(Actor, u32)> =
            record.entries.iter().filter_map(|e| Some((e.actor, reader.parse(&e.action).ok()?))).collect();
        if let (None, Some(dealer)) = (seed, &record.seed)
            && let Some(state) = State::replay(slf.clone_ref(py), Source::Dealer(dealer.clone()), &answers)
        {
            return Ok(state);
        }
        let source = match (seed, &record.seed) {
            (None, Some(dealer)) => Source::Dealer(dealer.clone()),
            _ => Source::from_seed(py, seed)?,
        };
        let mut state = State::replay(slf, Source::Given, &answers).expect("the record was played through");
        state.reseed_from(source);
        Ok(state)
    }

    /// Checks a record: every answer, and every die and draw by the seed (the record's own if none is given). Returns the
    /// number of draws.
    ///
    /// Raises `RecordError` with the line of the first that is wrong.
    #[pyo3(signature = (text, seed=None))]
    fn audit(&self, py: Python<'_>, text: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
        let record = self.read(py, text)?;
        let given: Option<Seed> = match seed {
            None => None,
            Some(_) => match Source::from_seed(py, seed)? {
                Source::Dealer(seed) => Some(seed),
                Source::Short(_) | Source::Given => {
                    return Err(PyValueError::new_err("the seed of a dealer has 32 bytes or 64 hexadecimal digits"));
                }
            },
        };
        let seed = given
            .or_else(|| record.seed.clone())
            .ok_or_else(|| PyValueError::new_err("the record has no seed: give it to check the dice"))?;
        self.game.audit(&record, &seed).map_err(|error| bad_record(py, &error))
    }

    /// The text of an action's index, as records have it.
    ///
    /// >>> import signoria
    /// >>> game = signoria.game("toy")
    /// >>> game.index(game.text(3))
    /// 3
    pub(crate) fn text(&self, index: u32) -> PyResult<String> {
        let unknown = || PyValueError::new_err(format!("there is no action {index}"));
        self.game.start().text(index).ok_or_else(unknown)
    }

    /// The index of an action's text.
    fn index(&self, text: &str) -> PyResult<u32> {
        self.parse(text)
    }

    /// The numbered rules in Markdown, in English or Polish.
    #[pyo3(signature = (lang="en"))]
    fn rules(&self, lang: &str) -> PyResult<&'static str> {
        Ok(self.game.info().rules[words::language(lang)?.idx()])
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let mut said = format!("signoria.game('{}', players={}", self.id(), self.game.seats());
        if self.game.options() != self.maker.default_options() {
            said += &format!(", options={}", self.options(py)?.repr()?);
        }
        if self.files.is_some() {
            said += &format!(", components='{}'", self.game.components());
        }
        Ok(said + ")")
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Game>().is_ok_and(|other| self.same(other.get()))
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.id(), self.game.seats(), self.game.options().to_string(), self.game.components()).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let restore = py.import("signoria._signoria")?.getattr("_restore_game")?;
        let made = (self.id(), self.game.seats(), self.game.options().to_string(), self.files.clone());
        (restore, made).into_pyobject(py)
    }
}
